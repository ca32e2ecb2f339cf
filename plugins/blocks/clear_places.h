// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "shape/shape.h"

#include <QPointF>
#include <QSizeF>

#include <span>
#include <vector>

namespace lectograph::blocks {

/// "clearOf": what labels do not cover where there is another place for them.
graph::PropertyTable clearOfProperties();

/// From where a label is looked at: the axes of the picture, and how much this view counts.
struct LabelView
{
    base::Vec3 right{1, 0, 0};
    base::Vec3 up{0, 1, 0};
    double weight = 1;
};

/// Where the middle of a label may stand: a point, and an offset from it in the plane of the picture.
struct LabelPlace
{
    base::Vec3 at;
    QPointF offset;
};

/// How far apart the points are by which outlines are seen: no label lies between two of them.
inline constexpr double outlineStep = 0.05;

/// Points along all outlines that are seen, and around images; the first 20,000.
std::vector<base::Vec3> outlinePoints(std::span<const shape::Shape> shapes);

/// How many of the points a label at this place covers, in all views together.
double coveredPoints(const LabelPlace &place, const QSizeF &label, std::span<const base::Vec3> points,
                     std::span<const LabelView> views);
/// The place at which a label covers the fewest points, of several the first.
LabelPlace clearestPlace(std::span<const LabelPlace> places, const QSizeF &label, std::span<const base::Vec3> points,
                         std::span<const LabelView> views);

/// Places for the label of a brace: at its tip, along it to both sides, and further out by `outwards`.
std::vector<LabelPlace> placesAlong(const base::Vec3 &tip, const base::Vec3 &brace, const base::Vec3 &outwards);

} // namespace lectograph::blocks
