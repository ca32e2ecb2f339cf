// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "shape/pathops.h"

#include <span>
#include <vector>

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Path;
using shape::Shape;

namespace {

void addAreas(const Shape &shape, const base::Transform &outer, std::vector<Path> &areas)
{
    const base::Transform placement = outer * shape->placement;
    if (!shape->path.isEmpty())
        areas.push_back(shape::mapped(shape->path, placement));
    for (const Shape &child : shape->children)
        addAreas(child, placement, areas);
}

/// Halves with halves: one area after the other would go over all before each time.
Path united(std::span<const Path> areas)
{
    if (areas.size() < 2)
        return areas.empty() ? Path() : areas.front();
    const std::size_t half = (areas.size() + 1) / 2;
    return shape::combined(united(areas.first(half)), united(areas.subspan(half)), shape::Boolean::Union);
}

/// The filled area of a tree as one path.
Path areaOf(const Shape &shape)
{
    std::vector<Path> areas;
    addAreas(shape, {}, areas);
    return united(areas);
}

} // namespace

NodeType boolean()
{
    return {
        .id = u"shapes.boolean"_s,
        .title = u"Combined areas"_s,
        .category = u"Shapes"_s,
        .help = u"One area made of those of two flat shapes."_s,
        .properties =
            joined(row::shape("first", "The first area").titled("First shape").required(),
                   row::shape("second", "The second area").titled("Second shape").required(),
                   row::choice("operation", "union",
                               "union=Union|difference=Subtract|intersection=Intersect|exclusion=Exclude",
                               "Both, the first without the second, what they share, or what they do not share")
                       .titled("Operation"),
                   blocks::styleProperties({.fillOpacity = 0.5})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const QString &word = in.text("operation");
            const auto operation = word == "difference"_L1 ? shape::Boolean::Difference
                : word == "intersection"_L1                ? shape::Boolean::Intersection
                : word == "exclusion"_L1                   ? shape::Boolean::Exclusion
                                                           : shape::Boolean::Union;
            return shape::leaf(shape::combined(areaOf(*in.shape("first")), areaOf(*in.shape("second")), operation),
                               blocks::styleOf(in, context));
        }),
    };
}

} // namespace lectograph::shapes
