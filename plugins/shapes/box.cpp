// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "rows.h"
#include "shape/layout.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

/// How much smaller the label must be to lie within width and height; at most 1.
double fitOf(const Shape &label, double width, double height)
{
    const base::Box &text = label.bounds();
    return std::min({1.0, width / text.width(), height / text.height()});
}

/// The text with the middle of its letters in the middle of the height, as far as there is room, so that the words of
/// boxes in a row stand on one line.
Shape onMiddle(const Shape &label, double height)
{
    const base::Box box = shape::centredAt(label, {}).bounds();
    const double room = std::max(0.0, (height - box.height()) / 2);
    const double way = box.centre().y;
    return shape::movedTo(label, {0, std::clamp(way, -room, room), 0});
}

/// The label within width and height. With “wrap” its lines are broken so that it can stay as large as possible.
Result<Shape> fittedLabel(const Inputs &in, const Context &context, double width, double height)
{
    Result<Shape> label = blocks::labelOf(in, context);
    if (!label || label->leafCount() == 0)
        return label;
    constexpr double steps[]{1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3};
    double fit = fitOf(*label, width, height);
    for (const double size : steps) {
        if (!in.boolean("wrap") || fit >= size || width <= 0)
            break;
        const Result<Shape> wrapped = blocks::labelOf(in, context, width / size);
        if (!wrapped)
            return wrapped;
        const double wrappedFit = fitOf(*wrapped, width, height);
        if (wrappedFit > fit) {
            fit = wrappedFit;
            label = wrapped;
        }
    }
    return onMiddle(shape::scaled(*label, fit), height);
}

} // namespace

NodeType box()
{
    return {
        .id = u"shapes.box"_s,
        .title = u"Labelled box"_s,
        .category = u"Diagrams"_s,
        .help = u"A box of a block diagram with its name in it. Its parts are “box” and “label”."_s,
        .properties =
            joined(widthRow(3), heightRow(1), blocks::cornerRow(0),
                   row::number("padding", 0.1, "Room between text and border; a longer text is made smaller")
                       .atLeast(0)
                       .in("units"),
                   row::boolean("wrap", false, "A longer text goes on in another line before it is made smaller")
                       .titled("Wrap text"),
                   blocks::labelProperties(24),
                   blocks::styleProperties({.fill = "BLUE", .fillOpacity = 0.3, .stroke = "BLUE", .strokeWidth = 2})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const double width = in.number("width");
            const double height = in.number("height");
            std::vector<Shape> parts{shape::leaf(shape::rectangle(width, height, in.number("corner")),
                                                 blocks::styleOf(in, context), u"box"_s)};
            const double room = 2 * in.number("padding");
            const auto label = fittedLabel(in, context, std::max(0.0, width - room), std::max(0.0, height - room));
            if (!label)
                return label;
            if (label->leafCount() > 0)
                parts.push_back(*label);
            return shape::group(std::move(parts));
        }),
    };
}

NodeType plusNode()
{
    return {
        .id = u"shapes.plus-node"_s,
        .title = u"Sum node"_s,
        .category = u"Diagrams"_s,
        .help = u"A small circle with a plus or a cross: where two lines of a block diagram are added or multiplied. "
                u"Its parts are “ring” and “symbol”."_s,
        .properties = joined(row::number("radius", 0.2, "From its centre to its line").atLeast(0).in("units"),
                             row::choice("symbol", "plus", "plus|times", "What happens there"),
                             blocks::styleProperties({.fill = "BLACK", .strokeWidth = 3})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const double radius = in.number("radius");
            const shape::Style style = blocks::styleOf(in, context);
            const double arm = 0.6 * radius;
            const bool plus = in.text("symbol") == "plus"_L1;
            const double slant = plus ? 0 : arm / std::sqrt(2);
            const shape::Path symbol = plus ? shape::Path({shape::line({-arm, 0}, {arm, 0}).contours().front(),
                                                           shape::line({0, -arm}, {0, arm}).contours().front()})
                                            : shape::cross(2 * slant, 2 * slant);
            shape::Style bare = style;
            bare.fill.a = 0;
            bare.fillGradient.reset();
            return shape::group(
                {shape::leaf(shape::circle(radius), style, u"ring"_s), shape::leaf(symbol, bare, u"symbol"_s)});
        }),
    };
}

} // namespace lectograph::shapes
