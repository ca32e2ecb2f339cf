// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace lectograph::editor {

/// Where guides are, in scene units.
struct GuidePositions
{
    std::vector<double> x = {}; ///< of vertical ones
    std::vector<double> y = {}; ///< of horizontal ones
};

/// What a moved item snaps to, in scene units, y up.
struct SnapTargets
{
    QRectF frame;
    std::vector<QRectF> others;
    double grid = 0; ///< spacing of the grid; 0: no grid
    GuidePositions guides = {};
};

struct Snapped
{
    QPointF shift;                  ///< to add to the movement
    std::vector<QLineF> lines = {}; ///< guides to show
    std::vector<QLineF> gaps = {};  ///< equal distances to show
};

inline constexpr double snapReach = 6; ///< pixels

/// The smallest shift, at most `reach` per axis, that aligns an edge or the centre of `moving` with an edge or the
/// centre of a target or a guide, or makes its gap to a neighbour in the same row or column equal to its other gap, or to a gap
/// between two others there. Items have priority over the grid; a point has no gaps.
Snapped snapped(const QRectF &moving, const SnapTargets &targets, double reach);

/// The other item whose width (or height) is nearest to `length`, at most `reach` from it.
std::optional<QRectF> sameLength(double length, Qt::Orientation along, const std::vector<QRectF> &others, double reach);
/// The rotation about `centre` that leads from one point on the widget to another, counter-clockwise, −180 to 180.
double degreesAround(const QPointF &centre, const QPointF &from, const QPointF &to);
/// A rotation of an item that is at `start`, in tenths; near a multiple of 15° it leads there if it `snaps`.
double snappedTurn(double start, double degrees, bool snaps);
/// A line that shows the width or the height of an item, `beside` its lower or left edge.
QLineF lengthLine(const QRectF &rect, Qt::Orientation along, double beside);

} // namespace lectograph::editor
