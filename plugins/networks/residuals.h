// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pass.h"
#include "places.h"
#include "pulse.h"

#include "shape/shape.h"

namespace lectograph::networks {

/// "residuals".
graph::PropertyTable residualProperties();
/// What the property says; a connection that cannot be is reported and left out.
std::vector<Residual> residualsOf(const graph::Inputs &in, const graph::Context &context,
                                  const std::vector<Column> &columns);

/// How high above the columns each of them runs, from 0: the fewest levels at which no two run over each other. One may
/// begin at the column at which another of its level ends.
std::vector<int> levelsOf(const std::vector<Residual> &residuals);

struct DrawnResiduals
{
    shape::Shape group; ///< “residuals”
    std::vector<shape::Shape> lit;
};
/// Arcs over the columns, from `bottom` upwards.
DrawnResiduals drawnResiduals(const std::vector<Residual> &residuals, const std::vector<Column> &columns,
                              const Places &places, double bottom, const Pulse &pulse, const graph::Inputs &in,
                              const graph::Context &context);

} // namespace lectograph::networks
