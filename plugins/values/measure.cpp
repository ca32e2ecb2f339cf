// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "graph/placement.h"
#include "graph/row.h"

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

NodeType measure()
{
    return {
        .id = u"values.measure"_s,
        .title = u"Position and size"_s,
        .category = u"Values"_s,
        .help = u"Position and size of a shape, as numbers that other blocks can follow."_s,
        .properties =
            {
                row::shape("shape", "What is measured").required(),
                row::choice("at", "centre", "centre|up|down|left|right|up-left|up-right|down-left|down-right",
                            "The point of it that counts")
                    .titled("Point to measure"),
            },
        .outputs =
            {
                {.key = "point", .type = ValueType::Vector, .help = "The point"},
                {.key = "x", .type = ValueType::Number, .help = "The point's distance to the right of the origin"},
                {.key = "y", .type = ValueType::Number, .help = "The point's height above the origin"},
                {.key = "width", .type = ValueType::Number, .help = "From the shape's left to its right"},
                {.key = "height", .type = ValueType::Number, .help = "From the shape's bottom to its top"},
            },
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const base::Box &box = in.shape("shape")->bounds();
            const base::Vec3 point = box.at(graph::direction(in.text("at")));
            return Outputs{point, point.x, point.y, box.width(), box.height()};
        },
    };
}

} // namespace lectograph::values
