// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lectograph::typeset {

// Internal to the room: line breaking of paragraphs.

/// A range [from, to) of a paragraph without trailing white space.
struct LinePiece
{
    qsizetype from = 0;
    qsizetype to = 0;
};

/// The length of the text without trailing white space.
qsizetype withoutBlankEnd(QStringView text);

/// Fills lines of `width` greedily; `positions` are the x positions of all characters on one long line (one more than
/// characters). Lines break where Unicode allows it (UAX 14: no line begins with “，” or “。”), in Korean only between
/// words, and within a word only if it is wider than a line, then preferably beside a mark.
std::vector<LinePiece> filledLines(const QString &paragraph, const std::vector<double> &positions, double width);

/// The characters after which a justified line may be stretched: spaces, and ideographs followed by ideographs.
std::vector<qsizetype> stretchPoints(const QString &paragraph, LinePiece line);

} // namespace lectograph::typeset
