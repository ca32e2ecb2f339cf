// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <functional>

namespace lectograph::bench {

/// A lecture of 2 seconds with one large block, which is another one in each frame.
struct Heavy
{
    QString name;
    QString node;                        ///< its id, in the scene “scene1”
    QString key;                         ///< of what an author writes
    std::function<QJsonValue(int)> edit; ///< what is written there after so many edits
    lecture::Lecture lecture;
};

/// Rows and columns of words and numbers; the rows travel as they are sorted.
Heavy heavyTable(int cells);
/// Two lines of losses in training, which grow thicker.
Heavy heavyChart(int points);
/// Three links for two blocks, while it is built up.
Heavy heavyDiagram(int blocks);
/// Every tenth line is another one in the second version, to which it moves.
Heavy heavyListing(int lines);

/// The sizes that a lecture may have: a table of 1,000 cells, a chart of 100,000 points, a diagram of 200 blocks, a
/// listing of 500 lines.
std::vector<Heavy> heavies();

} // namespace lectograph::bench
