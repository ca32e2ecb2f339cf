// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/clear_places.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "graph/placement.h"
#include "shape/layout.h"
#include "shape/outlines.h"

#include <numbers>

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

NodeType brace()
{
    return {
        .id = u"shapes.brace"_s,
        .title = u"Brace"_s,
        .category = u"Annotations"_s,
        .help =
            u"A curly brace along one side of a shape, with a label at its tip. Its parts are “brace” and “label”."_s,
        .properties = joined(
            row::shape("shape", "The shape that it embraces").required(),
            row::choice("onSide", "down", "down|up|left|right", "On which side of it").titled("Side of the shape"),
            blocks::distanceRow(0.2),
            row::number("depth", 0.25, "From its tip to its ends").between(0.01, 10).in("units"),
            blocks::tipLabelDistanceRow(), blocks::labelProperties(36), blocks::clearOfProperties(),
            blocks::styleProperties({.fillOpacity = 1, .strokeWidth = 0})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const base::Box &box = in.shape("shape")->bounds();
            const Vec3 side = graph::direction(in.text("onSide"));
            const double turn = std::atan2(side.y, side.x) + std::numbers::pi / 2; // the untransformed tip points down
            const double length = side.x == 0 ? box.width() : box.height();
            Shape curly = shape::leaf(shape::brace(length, in.number("depth")), blocks::styleOf(in, context),
                                      u"brace"_s);
            curly = shape::transformed(curly, base::Transform::rotation(turn));
            curly = shape::nextTo(curly, box, side, in.number("distance"));
            const auto label = blocks::labelOf(in, context);
            if (!label)
                return label;
            if (label->leafCount() == 0)
                return shape::group({curly});
            const Shape atTip = shape::nextTo(*label, curly.bounds(), side, in.number("labelDistance"));
            const base::Box &text = atTip.bounds();
            const Vec3 along = side.x == 0 ? Vec3{length, 0, 0} : Vec3{0, length, 0};
            const Vec3 outwards{side.x * text.width(), side.y * text.height(), 0};
            const blocks::LabelView front;
            const auto places = blocks::placesAlong(text.centre(), along, outwards);
            const Vec3 place = blocks::clearestPlace(places, {text.width(), text.height()},
                                                     blocks::outlinePoints(in.shapes("clearOf")), {&front, 1})
                                   .at;
            return shape::group({curly, shape::shifted(atTip, place - text.centre())});
        }),
    };
}

NodeType bracket()
{
    return {
        .id = u"shapes.bracket"_s,
        .title = u"Brackets"_s,
        .category = u"Annotations"_s,
        .help = u"Square brackets left and right of a shape. Its parts are “left” and “right”."_s,
        .properties = joined(row::shape("shape", "The shape between them").required(), blocks::distanceRow(0.1),
                             row::number("overhang", 0.125, "How much higher and lower than it they are")
                                 .titled("Extra height")
                                 .in("units"),
                             row::number("thickness", 0.05, "Of their bars").atLeast(0).in("units"),
                             row::number("depth", 0.2, "Length of their hooks").atLeast(0.01).in("units"),
                             blocks::styleProperties({.fillOpacity = 1, .strokeWidth = 0})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const base::Box &box = in.shape("shape")->bounds();
            const shape::Style style = blocks::styleOf(in, context);
            const double height = std::max(0.0, box.height() + 2 * in.number("overhang"));
            const auto one = [&](bool left, const QString &name) {
                const Shape bracket =
                    shape::leaf(shape::bracket(height, left, in.number("thickness"), in.number("depth")), style, name);
                return shape::nextTo(bracket, box, {left ? -1.0 : 1.0, 0, 0}, in.number("distance"));
            };
            return shape::group({one(true, u"left"_s), one(false, u"right"_s)});
        }),
    };
}

} // namespace lectograph::shapes
