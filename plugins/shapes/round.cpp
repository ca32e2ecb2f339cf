// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::joined;
using blocks::radians;
using blocks::shapeOutput;
using blocks::strokeOf;
using blocks::strokeProperties;
using blocks::styleOf;
using blocks::styleProperties;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;

NodeType circle()
{
    return {
        .id = u"shapes.circle"_s,
        .title = u"Circle"_s,
        .category = u"Shapes"_s,
        .help = u"A circle."_s,
        .properties = joined(
            {
                {.key = "radius",
                 .type = ValueType::Number,
                 .preset = "1",
                 .help = "From its centre to its line",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties({.stroke = "\"RED\""})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(shape::circle(in.number("radius")), styleOf(in, context));
        }),
    };
}

NodeType dot()
{
    return {
        .id = u"shapes.dot"_s,
        .title = u"Dot"_s,
        .category = u"Shapes"_s,
        .help = u"A small filled circle that marks a point."_s,
        .properties = joined(
            {
                {.key = "radius",
                 .type = ValueType::Number,
                 .preset = "0.08",
                 .help = "From its centre to its edge",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties({.fillOpacity = "1", .strokeWidth = "0"})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(shape::circle(in.number("radius")), styleOf(in, context));
        }),
    };
}

NodeType ellipse()
{
    return {
        .id = u"shapes.ellipse"_s,
        .title = u"Ellipse"_s,
        .category = u"Shapes"_s,
        .help = u"A circle stretched in width or height."_s,
        .properties = joined(
            {
                {.key = "width",
                 .type = ValueType::Number,
                 .preset = "2",
                 .help = "From left to right",
                 .min = 0,
                 .unit = "units"},
                {.key = "height",
                 .type = ValueType::Number,
                 .preset = "1",
                 .help = "From bottom to top",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(shape::ellipse(in.number("width"), in.number("height")), styleOf(in, context));
        }),
    };
}

NodeType arc()
{
    return {
        .id = u"shapes.arc"_s,
        .title = u"Arc"_s,
        .category = u"Lines"_s,
        .help = u"A piece of a circle's line; the circle's centre stays at the position."_s,
        .properties = joined(
            {
                {.key = "radius",
                 .type = ValueType::Number,
                 .preset = "1",
                 .help = "Of the circle",
                 .min = 0,
                 .unit = "units"},
                {.key = "start",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Start angle",
                 .help = "Where it begins: 0 on the right, 90 at the top",
                 .unit = "°"},
                {.key = "sweep",
                 .type = ValueType::Number,
                 .preset = "90",
                 .title = "Opening angle",
                 .help = "How far it turns, counter-clockwise",
                 .min = -360,
                 .max = 360,
                 .unit = "°"},
            },
            strokeProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(
                shape::arc(in.number("radius"), radians(in.number("start")), radians(in.number("sweep"))),
                strokeOf(in, context));
        }),
    };
}

NodeType sector()
{
    return {
        .id = u"shapes.sector"_s,
        .title = u"Sector"_s,
        .category = u"Shapes"_s,
        .help = u"A piece of a disc or of a ring; the circle's centre stays at the position."_s,
        .properties = joined(
            {
                {.key = "innerRadius",
                 .type = ValueType::Number,
                 .preset = "0",
                 .help = "Of the hole; 0: none",
                 .min = 0,
                 .unit = "units"},
                {.key = "outerRadius",
                 .type = ValueType::Number,
                 .preset = "1",
                 .help = "Of the disc",
                 .min = 0,
                 .unit = "units"},
                {.key = "start",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Start angle",
                 .help = "Where it begins: 0 on the right, 90 at the top",
                 .unit = "°"},
                {.key = "sweep",
                 .type = ValueType::Number,
                 .preset = "90",
                 .title = "Opening angle",
                 .help = "How far it turns, counter-clockwise",
                 .min = -360,
                 .max = 360,
                 .unit = "°"},
            },
            styleProperties({.fillOpacity = "1", .strokeWidth = "0"})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(shape::sector(in.number("innerRadius"), in.number("outerRadius"),
                                             radians(in.number("start")), radians(in.number("sweep"))),
                               styleOf(in, context));
        }),
    };
}

} // namespace lectograph::shapes
