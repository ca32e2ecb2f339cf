// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lectograph::typeset {

// Internal to the room: where the lines of a paragraph end.

/// A piece [from, to) of a paragraph, the blanks at its end left out.
struct LinePiece
{
    qsizetype from = 0;
    qsizetype to = 0;
};

/// Chinese and Japanese characters and their punctuation, which are set one beside the other in squares.
bool isSquare(QChar character);

/// How long the text is without the blanks at its end.
qsizetype withoutBlankEnd(QStringView text);

/// Fills lines of `width` one after the other; `positions` tells where each character begins on one long line (one more
/// than characters). Lines break where Unicode allows it (UAX 14: no line begins with “，” or “。”), in Korean only
/// between words, and within a word only if it is wider than a line.
std::vector<LinePiece> filledLines(const QString &paragraph, const std::vector<double> &positions, double width);

/// The characters after which a justified line may be stretched: its blanks, and where it has ideographs between them.
std::vector<qsizetype> stretchPoints(const QString &paragraph, LinePiece line);

} // namespace lectograph::typeset
