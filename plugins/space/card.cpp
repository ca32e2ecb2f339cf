// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "facets.h"
#include "shape/layout.h"
#include "shape/outlines.h"

#include <cmath>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// The axes of a card as its reader sees it. The direction that it looks at is its z axis.
base::Transform cardPlane(const QString &faces, const Vec3 &direction)
{
    Vec3 z{0, 0, 1};
    if (faces == "right"_L1)
        z = {1, 0, 0};
    else if (faces == "left"_L1)
        z = {-1, 0, 0};
    else if (faces == "up"_L1)
        z = {0, 1, 0};
    else if (faces == "free"_L1 && base::length(direction) > 0)
        z = unitVector(direction);
    const bool isLevel = std::abs(z.x) + std::abs(z.z) < 1e-6;
    const Vec3 x = isLevel ? Vec3{1, 0, 0} : unitVector(base::cross({0, 1, 0}, z));
    return {x, base::cross(z, x), z, {}};
}

} // namespace

NodeType card()
{
    return {
        .id = u"space.card"_s,
        .title = u"Card in space"_s,
        .category = u"Space"_s,
        .help = u"Shapes on a card that stands or lies in space. Its parts are “card” and “content”, whose parts are "
                u"called like the linked blocks."_s,
        .properties = graph::joined(
            row::shapes("children", "What is on the card; it keeps its arrangement and is made to fit")
                .titled("Contents")
                .independent(),
            row::number("width", 3.2, "From left to right").between(0.01, 10000).in("units"),
            row::number("height", 1.8, "From its bottom to its top").between(0.01, 10000).in("units"),
            row::number("corner", 0.1, "Radius of its corners").titled("Corner radius").atLeast(0).in("units"),
            row::number("padding", 0.15, "From the contents to its edges").atLeast(0).in("units"),
            row::choice("looks", "front",
                        "front=The front|right=The right|left=The left|up=Above: it lies|free=A direction",
                        "The direction from which it is read")
                .titled("Shows to"),
            row::vector("normal", {1, 0, 1}, "The direction from which it is read, if it shows to one")
                .titled("Direction"),
            blocks::styleProperties({.fill = "BLACK", .fillOpacity = 0.75, .strokeWidth = 1})),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const double width = in.number("width");
            const double height = in.number("height");
            std::vector<Shape> parts{shape::leaf(shape::rectangle(width, height, in.number("corner")),
                                                 blocks::styleOf(in, context), u"card"_s)};
            const Shape content = shape::group(in.shapes("children"), u"content"_s);
            const double padding = in.number("padding");
            if (content.leafCount() > 0 && width > 2 * padding && height > 2 * padding) {
                const Shape fitted = shape::fitted(content, width - 2 * padding, height - 2 * padding);
                parts.push_back(shape::shifted(fitted, -fitted.bounds().centre()));
            }
            return shape::group(std::move(parts)).edited([&](shape::Part &part) {
                part.placement = cardPlane(in.text("looks"), in.vector("normal"));
            });
        }),
    };
}

} // namespace lectograph::space
