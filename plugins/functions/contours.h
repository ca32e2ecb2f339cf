// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plane.h"

#include <functional>
#include <vector>

namespace lectograph::functions {

using FunctionOfPlane = std::function<double(double x, double y)>;

/// The values of a function at evenly spaced points of a plane, borders included: row 0 is at the bottom.
struct Samples
{
    int columns = 0;
    int rows = 0;
    std::vector<double> values; ///< row by row; not finite where there is none

    double at(int column, int row) const
    {
        return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
                      + static_cast<std::size_t>(column)];
    }
};

/// Spends of the allowance as much as sampling the plane costs, and returns at how many points.
qsizetype spendForSamples(const Plane &plane);
/// Points about 0.06 units apart, and no more than a picture can show.
Samples sampled(const FunctionOfPlane &function, const Plane &plane);

using Polyline = std::vector<QPointF>; ///< in scene units; closed if it ends where it begins

/// Where the function has this value, by marching squares: a square in which two lines could be joined in two ways is
/// told by the mean of its corners. No line leads where there is no value.
std::vector<Polyline> contoursAt(double level, const Samples &samples, const Plane &plane);

} // namespace lectograph::functions
