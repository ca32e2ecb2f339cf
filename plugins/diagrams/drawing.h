// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "emphasis.h"
#include "placing.h"
#include "tensor_shapes.h"

namespace lectograph::diagrams {

struct DiagramLook
{
    base::Color fill;
    double fillOpacity = 1;
    base::Color stroke;
    double strokeWidth = 2;
    base::Color line;
    double lineWidth = 3;
    base::Color background;
    base::Color highlight;
    base::Color wrong;
    double highlightShare = 1;
    double dimmed = 0.25; ///< opacity of what is not highlighted
    double corner = 0.12;
    double linkCorner = 0.15;
    double build = 1;
    double em = 0.3;
};

/// The parts “groups”, “links”, “labels” and “blocks”, each with what it contains by name, in the order of the flow.
std::vector<shape::Shape> drawnDiagram(const Model &model, const Placed &placed, const Texts &texts,
                                       const TensorShapes &tensors, const Emphasis &emphasis, const DiagramLook &look,
                                       const graph::Context &context);

} // namespace lectograph::diagrams
