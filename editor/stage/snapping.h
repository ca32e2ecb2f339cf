// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace lectograph::editor {

/// What a moved item snaps to, in scene units, y up.
struct SnapTargets
{
    QRectF frame;
    std::vector<QRectF> others;
    double grid = 0; ///< spacing of the grid; 0: no grid
};

struct Snapped
{
    QPointF shift;             ///< to add to the movement
    std::vector<QLineF> lines; ///< guides to show
};

/// The smallest shift, at most `reach` per axis, that aligns an edge or the centre of `moving` with an edge or the
/// centre of a target. Items have priority over the grid.
Snapped snapped(const QRectF &moving, const SnapTargets &targets, double reach);

} // namespace lectograph::editor
