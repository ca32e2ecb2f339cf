// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "shape/shape.h"

#include <span>

namespace lectograph::space {

/// The direction of a vector with the length 1; 0 of 0.
base::Vec3 unitVector(const base::Vec3 &v);

/// A straight line between two points. Its stroke faces the viewer wherever the camera stands, unless its style says that
/// it lies in a plane: the one that `across` is in too.
shape::Shape lineThrough(const base::Vec3 &from, const base::Vec3 &to, const shape::Style &style,
                         const QString &name = {}, const base::Vec3 &across = {0, 1, 0});
/// An arrow head at the end of a line, as a stroke that ends in nothing, so that it faces the viewer too.
shape::Shape headOf(const base::Vec3 &from, const base::Vec3 &to, shape::Style style);
/// How long headOf() makes it.
double headLength(double length, const shape::Style &style);
/// The same line in dashes.
shape::Shape dashesThrough(const base::Vec3 &from, const base::Vec3 &to, const shape::Style &style, double dash);

/// A flat polygon whose corners lie in one plane.
shape::Shape facet(std::span<const base::Vec3> corners, const shape::Style &style);

/// The shape at a point, turned about that point to face the viewer.
shape::Shape facingAt(const shape::Shape &shape, const base::Vec3 &at);

/// "sameSize": whether labels are as large on screen wherever they stand.
graph::PropertyTable labelFacingProperties();
/// Like facingAt(), for a label of a block with these properties.
shape::Shape labelAt(const shape::Shape &label, const base::Vec3 &at, const graph::Inputs &inputs);

} // namespace lectograph::space
