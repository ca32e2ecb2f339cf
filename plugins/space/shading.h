// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "shape/shape.h"

#include <span>
#include <vector>

namespace lectograph::space {

/// A flat face of a solid or surface: corners in order, and the colour of each.
struct Face
{
    std::vector<base::Vec3> corners;
    std::vector<base::Color> colors;
};

/// "shading", "light", "smooth": one light far away.
graph::PropertyTable lightProperties();

enum class Body : quint8 {
    Sheet, ///< lit from both sides alike
    Solid, ///< convex around the origin; if it is smooth, what looks away from the light is in the dark
};

/// Faces in that light, in their order: each in the mean of its colours, or if the light is smooth, in colours that change
/// evenly from corner to corner. Edges where two faces meet at more than 50° stay sharp. `style` has the edges and the
/// opacity.
std::vector<shape::Shape> litFaces(std::span<const Face> faces, Body body, const shape::Style &style,
                                   const graph::Inputs &inputs);

} // namespace lectograph::space
