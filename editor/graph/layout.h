// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace lectograph::editor::diagram {

/// An edge between two cards, by index.
struct Edge
{
    int from = 0;
    int to = 0;
};

/// Automatic positions (top left corners, from 0, 0) for cards of these sizes: in columns from left to right, each card
/// right of those it is linked to; connected parts stay together; cards do not overlap. Deterministic: the same graph
/// gives the same positions. The layers are those of diagram::layout() in the engine; a part that is too large for it
/// is put in columns without regard to its links.
std::vector<QPointF> arranged(const std::vector<QSizeF> &sizes, const std::vector<Edge> &edges);

} // namespace lectograph::editor::diagram
