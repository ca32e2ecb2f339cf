// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "rows.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using blocks::styleOf;
using blocks::styleProperties;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

NodeType square()
{
    return {
        .id = u"shapes.square"_s,
        .title = u"Square"_s,
        .category = u"Shapes"_s,
        .help = u"A square, with round corners if wanted."_s,
        .properties = joined(row::number("size", 2, "Length of a side").atLeast(0).in("units"), blocks::cornerRow(0),
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
        .properties = joined(widthRow(4), heightRow(2), blocks::cornerRow(0), styleProperties()),
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
        .properties = joined(row::numbers("points", {-1, -1, 1, -1, 0, 1}, "The corners: x and y of each in turn")
                                 .titled("Corners")
                                 .in("units"),
                             styleProperties({.stroke = "BLUE"})),
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
        .properties =
            joined(row::integer("corners", 6, "How many corners it has").titled("Number of corners").between(3, 1000),
                   row::number("radius", 1, "From its centre to its corners").atLeast(0).in("units"),
                   styleProperties({.stroke = "BLUE"})),
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
            row::integer("points", 5, "How many points it has").titled("Number of points").between(2, 1000),
            row::number("outerRadius", 1, "From its centre to its points").atLeast(0).in("units"),
            row::number("innerRadius", 0.382, "From its centre to the corners between them").atLeast(0).in("units"),
            styleProperties({.fill = "YELLOW", .fillOpacity = 1, .stroke = "YELLOW"})),
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
        .properties = joined(row::number("inset", 0, "How far it stays inside the frame; negative: stands out")
                                 .between(-100, 3)
                                 .in("units"),
                             blocks::cornerRow(0),
                             styleProperties({.fill = "GREY_E", .fillOpacity = 1, .strokeWidth = 0})),
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
