// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"

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
using graph::PropertyTable;
using shape::Shape;

namespace {

PropertyTable bubbleProperties()
{
    const PropertyTable own = {
        row::shape("content", "What is in it, if not the text; it is moved there"),
        row::number("width", 0, "At least this wide").titled("Minimum width").atLeast(0).in("units"),
        row::number("height", 0, "At least this high").titled("Minimum height").atLeast(0).in("units"),
        row::number("padding", 0.25, "Room around its content").atLeast(0).in("units"),
        row::vector("tip", {0, 0}, "Who speaks, as seen from its middle; [0, 0]: below its left corner")
            .titled("Where the speaker is")
            .in("units"),
        row::boolean("mirrored", false, "The other way round, but for its content"),
        row::boolean("flipped", false, "The speaker is above instead of below; its content stays upright")
            .titled("Upside down"),
        row::shape("speaker",
                   "Who speaks: the tip is at the upper right corner of this shape, or at the corner that a mirrored "
                   "or flipped bubble needs"),
    };
    return joined(own, blocks::labelProperties(36),
                  blocks::styleProperties({.fill = "BLACK", .fillOpacity = 0.8, .strokeWidth = 3}));
}

/// The content of the bubble, around the origin, and the size of the body around it.
struct Filling
{
    Shape content;
    double width;
    double height;
};

Result<Filling> fillingOf(const Inputs &in, const Context &context)
{
    const Shape *linked = in.shape("content");
    const auto label = linked ? Result<Shape>(*linked) : blocks::labelOf(in, context);
    if (!label)
        return tl::unexpected(label.error());
    const double room = 2 * in.number("padding");
    return Filling{shape::movedTo(*label, {}).edited([](shape::Part &part) { part.name = u"content"_s; }),
                   std::max({in.number("width"), label->bounds().width() + room, 0.1}),
                   std::max({in.number("height"), label->bounds().height() + room, 0.1})};
}

QPointF tipOf(const Inputs &in, const base::Box &body)
{
    const Vec3 tip = in.vector("tip");
    QPointF point(tip.x, tip.y);
    if (point.isNull())
        point = {-body.width() / 2, -body.height()};
    return {in.boolean("mirrored") ? -point.x() : point.x(), in.boolean("flipped") ? -point.y() : point.y()};
}

/// The bubble with its tip at the speaker, if there is one.
Shape atSpeaker(const Shape &bubble, const QPointF &tip, const Inputs &in)
{
    const Shape *speaker = in.shape("speaker");
    if (!speaker || speaker->bounds().isEmpty())
        return bubble;
    const Vec3 corner{in.boolean("mirrored") ? -1.0 : 1.0, in.boolean("flipped") ? -1.0 : 1.0, 0};
    return shape::shifted(bubble, speaker->bounds().at(corner) - Vec3{tip.x(), tip.y(), 0});
}

} // namespace

NodeType speechBubble()
{
    return {
        .id = u"shapes.speech-bubble"_s,
        .title = u"Speech bubble"_s,
        .category = u"Annotations"_s,
        .help = u"A bubble with what somebody says. Its parts are “body” and “content”."_s,
        .properties = bubbleProperties(),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto filling = fillingOf(in, context);
            if (!filling)
                return tl::unexpected(filling.error());
            const double corner = std::min(filling->width, filling->height) / 4;
            const base::Box box{{-filling->width / 2, -filling->height / 2, 0},
                                {filling->width / 2, filling->height / 2, 0}};
            const QPointF tip = tipOf(in, box);
            const shape::Path body = shape::speechBubble(filling->width, filling->height, corner, tip);
            return atSpeaker(
                shape::group({shape::leaf(body, blocks::styleOf(in, context), u"body"_s), filling->content}), tip, in);
        }),
    };
}

NodeType cloud()
{
    return {
        .id = u"shapes.cloud"_s,
        .title = u"Thought cloud"_s,
        .category = u"Annotations"_s,
        .help = u"A cloud with what somebody thinks. Its parts are “puffs”, “body” and “content”."_s,
        .properties = bubbleProperties(),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto filling = fillingOf(in, context);
            if (!filling)
                return tl::unexpected(filling.error());
            const shape::Style style = blocks::styleOf(in, context);
            const Shape body = shape::leaf(shape::cloud(filling->width, filling->height), style, u"body"_s);
            // Three puffs from the cloud's edge to the thinker, each smaller than the previous one.
            const base::Box &box = body.bounds();
            const QPointF tip = tipOf(in, box);
            const double reach = std::max(std::abs(tip.x()) / (box.width() / 2),
                                          std::abs(tip.y()) / (box.height() / 2));
            std::vector<Shape> puffs;
            if (reach > 1) {
                const QPointF edge = tip / reach;
                const double size = std::min(box.width(), box.height()) / 12;
                for (const double share : {0.25, 0.6, 0.9}) {
                    const QPointF at = edge + (tip - edge) * share;
                    puffs.push_back(shape::shifted(shape::leaf(shape::circle(size * (1.15 - 0.8 * share)), style),
                                                   {at.x(), at.y(), 0}));
                }
            }
            return atSpeaker(shape::group({shape::group(std::move(puffs), u"puffs"_s), body, filling->content}), tip,
                             in);
        }),
    };
}

} // namespace lectograph::shapes
