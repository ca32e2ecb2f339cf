// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"
#include "graph/row.h"
#include "shape/shape.h"

#include <optional>
#include <vector>

namespace lectograph::space {

/// "unit": how long the number 1 is on the axes. All that stands on the same axes has the same.
row::Row unitRow();

/// The parts “shaft” and “tip” of an arrow, with the tag “arrow”; none if it has no length.
std::vector<shape::Shape> arrowThrough(const base::Vec3 &from, const base::Vec3 &to, const shape::Style &style);

/// "label" and its kin, "labelShape", "labelSide", "labelGap": what stands at the tip of an arrow.
graph::PropertyTable tipLabelProperties();
/// It faces the viewer as the part “label”; nothing if there is no label.
base::Result<std::optional<shape::Shape>> tipLabel(const base::Vec3 &from, const base::Vec3 &to,
                                                   const graph::Inputs &inputs, const graph::Context &context);

/// "first" and "second": a pair of vectors.
row::Row firstVectorRow();
row::Row secondVectorRow();
/// Of what is drawn from the tail that two vectors share, "from", "first" and "second".
graph::ControlPoints originOfTwo(const graph::Inputs &inputs);

/// The outputs of an arrow: "shape", "vector", "tip" and "length", the latter three in numbers of the axes.
std::vector<graph::PortSpec> arrowOutputs();

} // namespace lectograph::space
