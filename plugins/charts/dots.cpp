// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "cells.h"
#include "colormap.h"
#include "shape/outlines.h"
#include "types.h"

#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

NodeType dots()
{
    return {
        .id = u"charts.dots"_s,
        .title = u"Dots by size"_s,
        .category = u"Charts"_s,
        .help =
            u"Every entry of a matrix as a dot that grows with it; nothing for 0 and less. The parts are “entries/ROW/COLUMN”."_s,
        .properties = blocks::joined(
            cellProperties(),
            {
                {.key = "radius",
                 .type = ValueType::Number,
                 .preset = "0.3",
                 .title = "Radius for the value 1",
                 .help = "Of the dot for 1",
                 .min = 0,
                 .unit = "units"},
                {.key = "power",
                 .type = ValueType::Number,
                 .preset = "0.75",
                 .title = "Exponent",
                 .help = "The radius goes with this power of the number",
                 .min = 0.05,
                 .max = 4},
                {.key = "least",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Value without a dot",
                 .help = "This number and smaller ones have no dot"},
                {.key = "most",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Value of the full radius",
                 .help = "The number whose dot has the full radius; if it is the same as the least, the range is that "
                         "of the data"},
                {.key = "colour", .type = ValueType::Color, .preset = "\"GREY_C\"", .help = "Colour of the dots"},
            }),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            // All dots share one path.
            const shape::Path circle = shape::circle(1);
            shape::Style style;
            style.fill = in.color("colour");
            style.stroke = style.fill.withAlpha(0);
            style.strokeWidth = 0;
            style.screenWidth = context.setting.dialect == base::Dialect::Gl;
            const NumberRange range = rangeOf(in, in.tensor("tensor").values());
            return entries(in, [&](double value, int, int) -> std::optional<Shape> {
                if (!(value > range.least) || !std::isfinite(value))
                    return std::nullopt;
                const double share = (value - range.least) / (range.most - range.least);
                const double radius = in.number("radius") * std::pow(share, in.number("power"));
                return shape::transformed(shape::leaf(circle, style), base::Transform::scaling(radius, radius));
            });
        }),
    };
}

} // namespace lectograph::charts
