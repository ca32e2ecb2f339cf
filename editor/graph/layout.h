// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace lectograph::editor::diagram {

/// From one card to another, by their numbers.
struct Edge
{
    int from = 0;
    int to = 0;
};

/// Where cards of these sizes stand (their top left corners, from 0, 0) if nobody has put them anywhere: in columns from
/// left to right, each right of what it is linked to; what hangs together stays together; none covers another. The same
/// graph gives the same places. After Sugiyama et al., "Methods for visual understanding of hierarchical system
/// structures" (1981): layers, then an order in each that crosses little, then heights.
std::vector<QPointF> arranged(const std::vector<QSizeF> &sizes, const std::vector<Edge> &edges);

} // namespace lectograph::editor::diagram
