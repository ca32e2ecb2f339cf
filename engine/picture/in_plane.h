// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/view.h"

#include <array>

namespace lectograph::picture {

/// Unit vectors at right angles in the plane of a placement, in which widths are true.
struct PlaneAxes
{
    base::Vec3 right;
    base::Vec3 up;
};

/// Nothing if the placement has no plane.
std::optional<PlaneAxes> axesOf(const base::Transform &place);
/// From the coordinates of a path to those on the axes, both from the placement's origin.
base::Transform onAxes(const base::Transform &place, const PlaneAxes &axes);

/// Whether the strokes of an item are to be drawn in its plane, narrowed with it when that is seen from the side.
bool strokesLieInPlane(const View &view, const Item &item);

/// The colours of a shading as functions of a point in the path's plane: dot(channel, (x, y, 1)), for red, green and blue,
/// between the least and the most that the path has.
struct ShadingPlane
{
    std::array<base::Vec3, 3> channels;
    std::array<double, 3> least;
    std::array<double, 3> most;

    base::Color at(const QPointF &point) const;
};
ShadingPlane planeOf(const shape::Shading &shading, const shape::Path &path);

} // namespace lectograph::picture
