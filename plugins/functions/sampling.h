// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plane.h"

#include <functional>
#include <vector>

namespace lectograph::functions {

using FunctionOfX = std::function<double(double x)>;
/// A piece of a curve, in numbers, from left to right.
using Run = std::vector<QPointF>;

/// The points by which a function is drawn between two numbers: close together where it bends. It is divided where it has
/// no value, jumps or has a pole; what lies far beyond the plane is left out.
std::vector<Run> runsOf(const FunctionOfX &function, const Plane &plane, double from, double to);

/// The parts of a run within the plane, in scene units.
std::vector<Run> clipped(const Run &run, const Plane &plane);

} // namespace lectograph::functions
