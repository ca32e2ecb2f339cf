// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace lectograph::editor {

/// What something that is moved lines up with, in scene units, y up.
struct SnapTargets
{
    QRectF frame;
    std::vector<QRectF> others;
    double grid = 0; ///< distance of its lines; 0: none
};

struct Snapped
{
    QPointF shift;             ///< to be added to the movement
    std::vector<QLineF> lines; ///< what it lines up with, to be shown
};

/// The smallest shift, of at most `reach` in each direction, that brings an edge or the centre of `moving` onto an edge or the
/// centre of a target. Things come before the grid.
Snapped snapped(const QRectF &moving, const SnapTargets &targets, double reach);

} // namespace lectograph::editor
