// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <limits>
#include <optional>
#include <vector>

/// The geometry of aligning, distributing and spacing blocks, the same on stage (y up) and in the graph (y down). Each
/// function returns how far every rectangle moves, in the order of the rectangles.
namespace lectograph::editor {

using Shifts = std::vector<QPointF>;

/// −1 the edge with the smaller coordinate, 0 the centre, 1 the edge with the larger one, of `target`; nothing: that
/// coordinate is kept.
Shifts aligned(const std::vector<QRectF> &rects, const QRectF &target, std::optional<int> x, std::optional<int> y);

/// Makes the gaps equal; the outermost rectangles stay. The gaps are negative if there is not enough room, unless
/// `least` makes the last one move instead.
Shifts distributed(const std::vector<QRectF> &rects, Qt::Orientation along,
                   double least = -std::numeric_limits<double>::infinity());

/// The rectangle that stays while the others are spaced: the first or the last, by coordinate.
enum class Fixed { First, Last };
/// Makes each gap `gap`, in the order in which the rectangles are.
Shifts spaced(const std::vector<QRectF> &rects, Qt::Orientation along, double gap, Fixed fixed = Fixed::First);

/// The sum of two moves.
Shifts together(Shifts some, const Shifts &others);

/// The direction in which the rectangles are rather one after the other.
Qt::Orientation orientationOf(const std::vector<QRectF> &rects);

QRectF boundsOf(const std::vector<QRectF> &rects);

} // namespace lectograph::editor
