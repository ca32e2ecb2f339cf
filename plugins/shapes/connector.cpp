// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "arrow.h"
#include "blocks/block.h"
#include "blocks/clear_places.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "ends.h"
#include "graph/placement.h"
#include "route.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "shape/pathops.h"

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

namespace {

/// The nearest axis direction; `fallback` for a zero vector.
QPointF axis(const Vec3 &direction, const QPointF &fallback)
{
    if (direction.x == 0 && direction.y == 0)
        return fallback;
    return std::abs(direction.x) >= std::abs(direction.y) ? QPointF(std::copysign(1, direction.x), 0)
                                                          : QPointF(0, std::copysign(1, direction.y));
}

double turn(const QPointF &a, const QPointF &b)
{
    return a.x() * b.y() - a.y() * b.x();
}

std::vector<QPointF> cornersOf(const Inputs &in, const Ends &ends, double reach)
{
    const QPointF from(ends.from.x, ends.from.y);
    const QPointF to(ends.to.x, ends.to.y);
    const QString &route = in.text("route");
    if (route == "straight"_L1)
        return {from, to};
    if (route == "loop"_L1) {
        const QPointF out = axis(graph::direction(in.text("loopSide")), {1, 0});
        return routed(from, out, to, out, reach);
    }
    const QPointF way = axis(ends.to - ends.from, {1, 0});
    return routed(from, axis(ends.fromSide, way), to, axis(ends.toSide, -way), reach);
}

/// Removes collinear corners, which would shorten the straight ends.
std::vector<QPointF> tidied(const std::vector<QPointF> &corners)
{
    std::vector<QPointF> kept{corners.front()};
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const QPointF &next = corners[i];
        const QPointF piece = next - kept.back();
        const bool last = i + 1 == corners.size();
        if (!last && (piece.isNull() || std::abs(turn(piece, corners[i + 1] - next)) < 1e-12))
            continue;
        kept.push_back(next);
    }
    return kept;
}

/// The length of the straight ends after rounding the corners: the space for tips.
double straightEnds(const std::vector<QPointF> &corners, double radius)
{
    const auto lengthOf = [&](std::size_t i) {
        const QPointF piece = corners[i] - corners[i - 1];
        return std::hypot(piece.x(), piece.y());
    };
    if (corners.size() == 2)
        return lengthOf(1) * 0.45; // for two tips
    return std::max(0.0, std::min(lengthOf(1), lengthOf(corners.size() - 1)) - radius);
}

/// The midpoint of a segment, the segment, and the perpendicular direction of the label.
struct LabelPlace
{
    QPointF point;
    QPointF piece;
    Vec3 side;
};

/// The label of a loop is outside, on the outermost segment; on other lines it is on the longest segment.
LabelPlace labelPlace(const std::vector<QPointF> &corners, const Vec3 &outward, const Vec3 &wanted)
{
    const bool loops = !(outward == Vec3{}) && corners.size() == 4;
    const auto lengthOf = [&](std::size_t i) {
        const QPointF piece = corners[i] - corners[i - 1];
        return QPointF::dotProduct(piece, piece);
    };
    std::size_t chosen = 1;
    for (std::size_t i = 2; i < corners.size(); ++i) {
        if (lengthOf(i) > lengthOf(chosen) * (1 + 1e-9))
            chosen = i;
    }
    if (loops)
        chosen = 2;
    const QPointF piece = corners[chosen] - corners[chosen - 1];
    const Vec3 side = !(wanted == Vec3{})           ? wanted
        : loops                                     ? outward
        : std::abs(piece.y()) > std::abs(piece.x()) ? Vec3{1, 0, 0}
                                                    : Vec3{0, 1, 0};
    return {(corners[chosen] + corners[chosen - 1]) / 2, piece, side};
}

/// The label beside the middle of its segment; or further along it or on its other side, if something lies there.
Shape labelBeside(const Shape &label, const LabelPlace &place, const std::vector<Shape> &arrow, const Inputs &in)
{
    const auto at = [&](double share, const Vec3 &side) {
        const QPointF point = place.point + place.piece * share;
        base::Box box;
        box.add(Vec3{point.x(), point.y(), 0});
        return shape::nextTo(label, box, side, in.number("labelDistance"));
    };
    const Shape first = at(0, place.side);
    std::vector<Shape> others = in.shapes("clearOf");
    if (others.empty())
        return first;
    others.insert(others.end(), arrow.begin(), arrow.end());
    std::vector<blocks::LabelPlace> places;
    for (const Vec3 &side : {place.side, -place.side}) {
        for (const double share : {0.0, 0.25, -0.25})
            places.push_back({at(share, side).bounds().centre(), {}});
    }
    const base::Box &box = first.bounds();
    const blocks::LabelView front;
    return shape::movedTo(
        first,
        blocks::clearestPlace(places, {box.width(), box.height()}, blocks::outlinePoints(others), {&front, 1}).at);
}

/// Trims both ends by `gap`.
shape::Path withGap(const shape::Path &path, double gap)
{
    const double length = shape::lengthOf(path);
    const double share = length > 0 ? std::clamp(gap / length, 0.0, 0.3) : 0;
    return share > 0 ? shape::partial(path, share, 1 - share) : path;
}

} // namespace

NodeType connector()
{
    return {
        .id = u"shapes.connector"_s,
        .title = u"Connector"_s,
        .category = u"Diagrams"_s,
        .help =
            u"A line of a block diagram from one shape to another: straight, with right angles, or in a loop around "
            u"what lies between, as residual connections go. Its parts are “shaft”, “tip” and “label”."_s,
        .properties = joined(
            endProperties({-2, 0}, {2, 1}),
            row::choice("route", "elbow", "elbow=Right angles|straight|loop=Loop around", "How it goes")
                .titled("Route"),
            row::choice("loopSide", "right", "right|left|up|down", "Where a loop goes round"),
            row::number("reach", 0.5, "How far it goes out before it turns round")
                .titled("Loop distance")
                .atLeast(0)
                .in("units"),
            row::number("corner", 0.15, "Radius of its corners").titled("Corner radius").atLeast(0).in("units"),
            row::number("endGap", 0, "How far it keeps away from both ends")
                .titled("Gap at both ends")
                .between(0, 100)
                .in("units"),
            row::choice("labelSide", "auto", "auto=Automatic|up|down|left|right", "Where its label stands")
                .titled("Label side"),
            row::number("labelDistance", 0.1, "From the line to the label").in("units"), tipProperties("stem", 1.25),
            blocks::labelProperties(20), blocks::clearOfProperties(), blocks::strokeProperties({.strokeWidth = 4})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const Ends ends = endsOf(in);
            const shape::Style style = blocks::strokeOf(in, context);
            const double corner = in.number("corner");
            const double gap = in.number("endGap");
            Tips tips = tipsOf(in, context.setting.dialect);
            // Long enough for the tip where the line reverses.
            const double reach = std::max(in.number("reach"),
                                          tipLength(usualWidth(style.strokeWidth, tips.look), tips) + corner + gap);
            const std::vector<QPointF> corners = tidied(cornersOf(in, ends, reach));
            tips.room = std::max(0.0, straightEnds(corners, corner) - gap);
            const shape::Path path = withGap(shape::withRoundedCorners(shape::polygon(corners, false), corner), gap);
            std::vector<Shape> parts = arrowAlong(path, style, tips);
            const auto label = blocks::labelOf(in, context);
            if (!label)
                return label;
            if (label->leafCount() > 0) {
                const Vec3 wanted = graph::direction(in.text("labelSide"));
                const Vec3 outward = in.text("route") == "loop"_L1 ? graph::direction(in.text("loopSide")) : Vec3{};
                parts.push_back(labelBeside(*label, labelPlace(corners, outward, wanted), parts, in));
            }
            return shape::shifted(shape::group(std::move(parts)), {0, 0, ends.from.z});
        }),
        .controlPoints =
            [](const Inputs &in) {
                graph::ControlPoints ends = graph::pointsOfEnds(in, true);
                ends.turning = graph::ControlPoints::Turning::None; // it goes upright and across
                return ends;
            },
    };
}

} // namespace lectograph::shapes
