// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <string_view>
#include <vector>

namespace lectograph::graph {

/// A property that says where a block is drawn, such as an end of a line or the tail of an arrow. Whoever moves the block
/// by hand changes these, so that what is linked to them follows; each can be dragged alone.
struct ControlPoint
{
    std::string_view key; ///< a vector or, with an item, a list of x and y of one point after the other
    base::Vec3 at;        ///< in scene units, before the placement of the block
    double unit = 1;      ///< how long the number 1 of the property is in the scene
    int item = -1;
    bool isDifference = false; ///< the property says how far it is from another of the points, and moves along with it
    bool hasHandle = true;
    std::string_view shape = {}; ///< the property with a shape at which it is instead, if one is linked
};

/// The points of a block, and which changes of the whole they express. Others are up to the placement (graph/placement.h).
struct ControlPoints
{
    enum class Turning {
        None,  ///< something about it has a direction of its own
        Plane, ///< only in the plane of the picture
        Space
    };
    std::vector<ControlPoint> points{};
    bool areMoved = true;
    Turning turning = Turning::Space;
    bool areSized = true;   ///< a distance between them is all that has a size
    bool areOnAxes = false; ///< in the numbers of axes in space: who moves these too leaves the numbers as they are

    bool isEmpty() const { return points.empty(); }
};

} // namespace lectograph::graph
