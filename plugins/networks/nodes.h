// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pass.h"
#include "places.h"
#include "pulse.h"

#include "shape/shape.h"

namespace lectograph::networks {

/// "nodeColour", "nodeStroke", "activationColour", "showValues", "decimals".
graph::PropertyTable nodeProperties();

/// The names of nodes, in the order of the slots of each column; empty shapes where there is none.
using NodeTexts = std::vector<std::vector<shape::Shape>>;
NodeTexts nodeTextsOf(const graph::Inputs &in, const graph::Context &context, const std::vector<Column> &columns);
/// How wide the boxes of each column are around them, and how high all boxes are.
struct BoxSizes
{
    std::vector<double> widths;
    double height = 0;
};
BoxSizes boxSizesOf(const NodeTexts &texts);

/// What the nodes show.
struct NodeState
{
    const std::vector<Column> &columns;
    const Places &places;
    const NodeTexts &texts;
    const Pass &pass;
    const Dropout &dropout;
    const Pulse &pulse;
};

/// The group “columns”.
shape::Shape nodesOf(const NodeState &state, const graph::Inputs &in, const graph::Context &context);

} // namespace lectograph::networks
