// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"

#include <span>

namespace lectograph::space {

/// "faceShapes", "faceTexts" and their kin: what stands on the faces of a solid.
graph::PropertyTable faceContentProperties();

/// What the number `index` of these lists puts on a face with these corners, upright on it and within it; an empty group
/// if there is nothing. The normal shows outward.
base::Result<shape::Shape> contentOnFace(std::span<const base::Vec3> corners, const base::Vec3 &normal, int index,
                                         const graph::Inputs &inputs, const graph::Context &context);

} // namespace lectograph::space
