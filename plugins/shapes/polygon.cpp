// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::joined;
using blocks::shapeOutput;
using blocks::styleOf;
using blocks::styleProperties;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

NodeType square()
{
    return {
        .id = u"shapes.square"_s,
        .title = u"Square"_s,
        .category = u"Shapes"_s,
        .help = u"A square, with round corners if wanted."_s,
        .properties = joined(
            {
                {.key = "size",
                 .type = ValueType::Number,
                 .preset = "2",
                 .help = "Length of a side",
                 .min = 0,
                 .unit = "units"},
                {.key = "corner",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Corner radius",
                 .help = "Radius of the corners",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const double size = in.number("size");
            return shape::leaf(shape::rectangle(size, size, in.number("corner")), styleOf(in, context));
        }),
    };
}

NodeType rectangle()
{
    return {
        .id = u"shapes.rectangle"_s,
        .title = u"Rectangle"_s,
        .category = u"Shapes"_s,
        .help = u"A rectangle, with round corners if wanted."_s,
        .properties = joined(
            {
                {.key = "width",
                 .type = ValueType::Number,
                 .preset = "4",
                 .help = "From left to right",
                 .min = 0,
                 .unit = "units"},
                {.key = "height",
                 .type = ValueType::Number,
                 .preset = "2",
                 .help = "From bottom to top",
                 .min = 0,
                 .unit = "units"},
                {.key = "corner",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Corner radius",
                 .help = "Radius of the corners",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(shape::rectangle(in.number("width"), in.number("height"), in.number("corner")),
                               styleOf(in, context));
        }),
    };
}

NodeType polygon()
{
    return {
        .id = u"shapes.polygon"_s,
        .title = u"Polygon"_s,
        .category = u"Shapes"_s,
        .help = u"A closed figure through corners that you give."_s,
        .properties = joined(
            {
                {.key = "points",
                 .type = ValueType::Numbers,
                 .preset = "[-1, -1, 1, -1, 0, 1]",
                 .title = "Corners",
                 .help = "The corners: x and y of each in turn",
                 .unit = "units"},
            },
            styleProperties({.stroke = "\"BLUE\""})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto points = blocks::pointsOf(in.numbers("points"));
            if (!points)
                return tl::unexpected(points.error());
            return shape::leaf(shape::polygon(*points), styleOf(in, context));
        }),
        .controlPoints = blocks::cornersOf,
    };
}

NodeType regularPolygon()
{
    return {
        .id = u"shapes.regular-polygon"_s,
        .title = u"Regular polygon"_s,
        .category = u"Shapes"_s,
        .help = u"A triangle, pentagon, hexagon, …"_s,
        .properties = joined(
            {
                {.key = "corners",
                 .type = ValueType::Integer,
                 .preset = "6",
                 .title = "Number of corners",
                 .help = "How many corners it has",
                 .min = 3,
                 .max = 1000},
                {.key = "radius",
                 .type = ValueType::Number,
                 .preset = "1",
                 .help = "From its centre to its corners",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties({.stroke = "\"BLUE\""})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(shape::regularPolygon(in.integer("corners"), in.number("radius")), styleOf(in, context));
        }),
    };
}

NodeType star()
{
    return {
        .id = u"shapes.star"_s,
        .title = u"Star"_s,
        .category = u"Shapes"_s,
        .help = u"A star."_s,
        .properties = joined(
            {
                {.key = "points",
                 .type = ValueType::Integer,
                 .preset = "5",
                 .title = "Number of points",
                 .help = "How many points it has",
                 .min = 2,
                 .max = 1000},
                {.key = "outerRadius",
                 .type = ValueType::Number,
                 .preset = "1",
                 .help = "From its centre to its points",
                 .min = 0,
                 .unit = "units"},
                {.key = "innerRadius",
                 .type = ValueType::Number,
                 .preset = "0.382",
                 .help = "From its centre to the corners between them",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties({.fill = "\"YELLOW\"", .fillOpacity = "1", .stroke = "\"YELLOW\""})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return shape::leaf(shape::star(in.integer("points"), in.number("outerRadius"), in.number("innerRadius")),
                               styleOf(in, context));
        }),
    };
}

NodeType card()
{
    return {
        .id = u"shapes.card"_s,
        .title = u"Card"_s,
        .category = u"Shapes"_s,
        .help = u"A rectangle as large as the frame: a background, or a dimmer over everything behind it."_s,
        .properties = joined(
            {
                {.key = "inset",
                 .type = ValueType::Number,
                 .preset = "0",
                 .help = "How far it stays inside the frame; negative: stands out",
                 .min = -100,
                 .max = 3,
                 .unit = "units"},
                {.key = "corner",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Corner radius",
                 .help = "Radius of the corners",
                 .min = 0,
                 .unit = "units"},
            },
            styleProperties({.fill = "\"GREY_E\"", .fillOpacity = "1", .strokeWidth = "0"})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const double inset = 2 * in.number("inset");
            return shape::leaf(shape::rectangle(std::max(0.0, context.setting.frameWidth - inset),
                                                std::max(0.0, context.setting.frameHeight - inset),
                                                in.number("corner")),
                               styleOf(in, context));
        }),
    };
}

} // namespace lectograph::shapes
