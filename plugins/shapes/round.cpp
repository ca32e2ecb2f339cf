// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "rows.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::radians;
using blocks::shapeOutput;
using blocks::strokeOf;
using blocks::strokeProperties;
using blocks::styleOf;
using blocks::styleProperties;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;

namespace {

row::Row startAngleRow()
{
    return row::number("start", 0, "Where it begins: 0 on the right, 90 at the top").titled("Start angle").in("°");
}

row::Row openingAngleRow()
{
    return row::number("sweep", 90, "How far it turns, counter-clockwise")
        .titled("Opening angle")
        .between(-360, 360)
        .in("°");
}

} // namespace

NodeType circle()
{
    return {
        .id = u"shapes.circle"_s,
        .title = u"Circle"_s,
        .category = u"Shapes"_s,
        .help = u"A circle."_s,
        .properties = joined(row::number("radius", 1, "From its centre to its line").atLeast(0).in("units"),
                             styleProperties({.stroke = "RED"})),
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
        .properties = joined(row::number("radius", 0.08, "From its centre to its edge").atLeast(0).in("units"),
                             styleProperties({.fillOpacity = 1, .strokeWidth = 0})),
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
        .properties = joined(widthRow(2), heightRow(1), styleProperties()),
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
        .properties = joined(row::number("radius", 1, "Of the circle").atLeast(0).in("units"), startAngleRow(),
                             openingAngleRow(), strokeProperties()),
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
        .properties = joined(row::number("innerRadius", 0, "Of the hole; 0: none").atLeast(0).in("units"),
                             row::number("outerRadius", 1, "Of the disc").atLeast(0).in("units"), startAngleRow(),
                             openingAngleRow(), styleProperties({.fillOpacity = 1, .strokeWidth = 0})),
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
