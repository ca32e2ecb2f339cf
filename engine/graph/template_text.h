// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

/// Where the places of a template are. In "{index + 1} of {count}" all braces are places, and "{{" and "}}" are braces.
/// As soon as a text has a place that is marked, as in "\frac{{=index + 1}}{2}", only marked ones are places and all other
/// braces are letters: so formulas and formatted texts, which are full of braces, can be templates too.
namespace lectograph::graph {

/// Whether only "{=…}" are places.
bool hasMarkedPlaces(QStringView text);

/// A letter of a template, also one that is written as two braces, or what opens a place.
struct TemplatePiece
{
    bool isPlace = false;
    qsizetype length = 1;
};
/// `isMarked` as hasMarkedPlaces() says of the whole text.
TemplatePiece templatePieceAt(QStringView text, qsizetype at, bool isMarked);

} // namespace lectograph::graph
