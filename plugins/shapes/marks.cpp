// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "shape/outlines.h"
#include "shape/select.h"
#include "timeline/units.h"

#include <functional>

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Box;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

const graph::PropertySpec marked = row::shape("shape", "The shape that it marks").required();

const graph::PropertySpec markedParts =
    row::text(
        "parts", "",
        "Which parts of it, each by itself: * for all, numbers such as 1..4, .tag, a \"phrase\"; empty: the shape as a "
        "whole")
        .titled("Marked parts")
        .as(graph::TextKind::Name);

/// The parts with their pieces: the letters of a phrase or of a line are marked as one.
Result<timeline::Wholes> piecesOf(const Shape &shape, const shape::Pattern &pattern)
{
    if (timeline::Wholes phrases = timeline::phrasesIn(shape, pattern); !phrases.empty())
        return phrases;
    auto paths = shape::select(shape, pattern);
    if (!paths)
        return tl::unexpected(paths.error());
    if (pattern.segments().back().kind == shape::Pattern::Segment::Kind::Line && !paths->empty())
        return timeline::Wholes{*std::move(paths)};
    timeline::Wholes all;
    for (shape::IndexPath &path : *paths)
        all.push_back({std::move(path)});
    return all;
}

/// One mark around or at the whole shape, or one for each of its parts, in order.
Result<Shape> marks(const Inputs &in, const std::function<Shape(const Box &)> &mark)
{
    const Shape &shape = *in.shape("shape");
    const shape::Pattern pattern(in.text("parts"));
    if (pattern.isEmpty())
        return mark(shape.bounds());
    const auto parts = piecesOf(shape, pattern);
    if (!parts)
        return base::within(u"parts"_s, parts.error());
    std::vector<Shape> all;
    for (const auto &pieces : *parts) {
        if (pieces.empty()) // nothing stands there
            continue;
        Box box;
        for (const shape::IndexPath &path : pieces)
            box.add(shape::partInSpace(shape, path).bounds());
        all.push_back(mark(box));
    }
    return shape::group(std::move(all));
}

} // namespace

NodeType surround()
{
    return {
        .id = u"shapes.surround"_s,
        .title = u"Surrounding rectangle"_s,
        .category = u"Annotations"_s,
        .help = u"A rectangle around a shape, or around each of its parts."_s,
        .properties = joined(marked, markedParts, blocks::paddingRow(0.1),
                             row::vector("extra", {0, 0}, "Further room on the left and right, and above and below")
                                 .titled("Extra margin")
                                 .in("units"),
                             blocks::cornerRow(0), blocks::styleProperties({.stroke = "YELLOW"})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const double padding = 2 * in.number("padding");
            const base::Vec3 extra = in.vector("extra");
            const shape::Style style = blocks::styleOf(in, context);
            return marks(in, [&](const Box &box) {
                return shape::shifted(shape::leaf(shape::rectangle(std::max(0.0, box.width() + padding + 2 * extra.x),
                                                                   std::max(0.0, box.height() + padding + 2 * extra.y),
                                                                   in.number("corner")),
                                                  style),
                                      box.centre());
            });
        }),
    };
}

NodeType underline()
{
    return {
        .id = u"shapes.underline"_s,
        .title = u"Underline"_s,
        .category = u"Annotations"_s,
        .help = u"A line with thin ends under a shape, or under each of its parts."_s,
        .properties = joined(
            marked, markedParts, row::number("distance", 0.1, "How far below it").in("units"),
            row::number("stretch", 1.2, "Its length, in widths of the shape").titled("Relative length").between(0, 100),
            blocks::strokeProperties({.strokeWidth = 3, .widthProfile = {0, 1, 1, 0}})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const shape::Style style = blocks::strokeOf(in, context);
            return marks(in, [&](const Box &box) {
                const double half = in.number("stretch") * box.width() / 2;
                const base::Vec3 middle = box.at({0, -1, 0}) - base::Vec3{0, in.number("distance"), 0};
                return shape::shifted(shape::leaf(shape::line({-half, 0}, {half, 0}), style), middle);
            });
        }),
    };
}

NodeType cross()
{
    return {
        .id = u"shapes.cross"_s,
        .title = u"Cross"_s,
        .category = u"Annotations"_s,
        .help = u"Two diagonals over a shape, which cross it out."_s,
        .properties =
            joined(marked,
                   row::number("stretch", 1, "Its size, in sizes of the shape").titled("Relative size").between(0, 100),
                   blocks::strokeProperties({.stroke = "RED", .strokeWidth = 6, .widthProfile = {0, 1, 0}})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const Box &box = in.shape("shape")->bounds();
            const double stretch = in.number("stretch");
            return shape::shifted(
                shape::leaf(shape::cross(box.width() * stretch, box.height() * stretch), blocks::strokeOf(in, context)),
                box.centre());
        }),
    };
}

} // namespace lectograph::shapes
