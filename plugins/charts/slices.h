// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart_data.h"
#include "shape/path.h"

#include <optional>

namespace lectograph::charts {

/// A slice of a pie: a share of the whole, clockwise from the top.
struct Slice
{
    QString name = {};
    QString part = {};     ///< its name as a part, unlike those of the others
    std::size_t color = 0; ///< the number of its colour
    double number = 0;     ///< as given
    double share = 0;      ///< of the sum of all, 0…1
    double from = 0;       ///< where it begins, in shares of the circle
    double sweep = 0;      ///< how much of the circle it takes: its share, unless it is on its way
    double presence = 1;   ///< less while it comes or goes
};

/// What is made of the numbers.
struct SliceWishes
{
    QString order = QStringLiteral("as given"); ///< or "largest first"
    double leastShare = 0;                      ///< of slices; smaller ones are put together
    QString otherName;                          ///< of these
};

/// Numbers that are not above 0 have no slice.
std::vector<Slice> slicesOf(const QStringList &names, const std::vector<double> &numbers, const SliceWishes &wishes);

/// On the way from one pie to another: slices pair by their names. One that comes opens where it will stand, one that
/// goes closes where it stood, so that there is no gap at any time.
std::vector<Slice> slicesBetween(const std::vector<Slice> &before, const std::vector<Slice> &after, double share);

/// A part of a ring, or of a disc where `inner` is 0, clockwise from the top by shares of the circle; narrower by half
/// of `gap` at each of its straight sides.
shape::Path slicePath(double inner, double outer, double from, double sweep, double gap);
/// The point at this radius and share of the circle.
QPointF slicePoint(double radius, double share);

/// The heights for labels of these sizes that come nearest to those wanted, in descending order, without touching.
std::vector<double> spreadHeights(const std::vector<double> &wanted, const std::vector<double> &sizes, double gap);

} // namespace lectograph::charts
