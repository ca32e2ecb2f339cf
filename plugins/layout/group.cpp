// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "shape/select.h"

namespace lectograph::layout {

using namespace Qt::StringLiterals;
using base::Result;
using base::Transform;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

NodeType group()
{
    return {
        .id = u"layout.group"_s,
        .title = u"Group"_s,
        .category = u"Layout"_s,
        .help = u"Several shapes as one, each staying where it is. The parts are called like the linked blocks."_s,
        .properties = {row::shapes("children", "The shapes, from back to front").titled("Contents").independent()},
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) { return shape::group(in.shapes("children")); }),
    };
}

namespace {

/// Parts of a shape. A phrase that is not in its text is reported: nothing is there, and all of the text comes before it, so
/// that a lecture whose words an author replaces shows everything else.
Result<Shape> partsOf(const Shape &shape, const QString &pattern, const Context &context)
{
    auto parts = shape::selected(shape, pattern);
    if (parts || !pattern.contains(u'"'))
        return parts;
    context.warn(parts.error().text());
    return pattern.startsWith("before "_L1) ? Result<Shape>(shape) : Result<Shape>(shape::group({}));
}

} // namespace

NodeType part()
{
    return {
        .id = u"layout.part"_s,
        .title = u"Part"_s,
        .category = u"Layout"_s,
        .help = u"Parts of a shape as a shape of their own, standing where they stand in it."_s,
        .properties =
            {
                row::shape("shape", "The shape that has them").required(),
                row::text("pattern", "",
                          "Which parts: names such as cells/3/2, numbers such as 1..4, .tag, or \"a phrase\" in quotes")
                    .titled("Parts")
                    .as(graph::TextKind::Name),
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            return partsOf(*in.shape("shape"), in.text("pattern"), context);
        }),
    };
}

NodeType parts()
{
    return {
        .id = u"layout.parts"_s,
        .title = u"Parts one by one"_s,
        .category = u"Layout"_s,
        .help =
            u"Parts of a shape as a list of shapes, each where it stands: repeat something over them, or ask for the "
            "place of one by its number, as in parts[0].centre."_s,
        .properties = {row::shape("shape", "The shape that has them").required(),
                       row::text("pattern", "*",
                                 "Which parts: * for its children, names such as cells/3/2, or numbers such as 1..4")
                           .titled("Parts")
                           .as(graph::TextKind::Name)},
        .outputs = {{.key = "parts", .type = ValueType::Shapes, .help = "The parts in their order"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<graph::Outputs> {
            const Shape &shape = *in.shape("shape");
            if (shape->children.empty())
                return graph::Outputs{std::vector<Shape>()};
            return shape::select(shape, in.text("pattern")).map([&](const std::vector<shape::IndexPath> &paths) {
                std::vector<Shape> parts;
                for (const shape::IndexPath &path : paths)
                    parts.push_back(shape::partInSpace(shape, path));
                return graph::Outputs{std::move(parts)};
            });
        },
    };
}

NodeType repeat()
{
    return {
        .id = u"layout.repeat"_s,
        .title = u"Copies"_s,
        .category = u"Layout"_s,
        .help = u"Copies of a shape, each a step further than the one before. The parts are called 0, 1, 2, …"_s,
        .properties =
            {
                row::shape("shape", "What is copied").required(),
                row::integer("count", 3, "How many copies").titled("Number of copies").between(0, 5000),
                row::vector("step", {1, 0, 0}, "From each copy to the next")
                    .titled("Distance between copies")
                    .in("units"),
                row::number("stepTurn", 0, "How far each copy is turned against the one before")
                    .titled("Rotation per copy")
                    .in("°"),
                row::number("stepScale", 1, "Size of each copy against the one before")
                    .titled("Size per copy")
                    .between(0, 100),
                row::number("stepOpacity", 1, "Opacity of each copy against the one before")
                    .titled("Opacity per copy")
                    .between(0, 1),
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const Shape &original = *in.shape("shape");
            const int count = in.integer("count");
            if (const auto few = shape::checkCopies(original, static_cast<quint64>(count)); !few)
                return tl::unexpected(few.error());
            const base::Vec3 centre = original.bounds().centre();
            std::vector<Shape> copies;
            for (int i = 0; i < count; ++i) {
                const double size = std::pow(in.number("stepScale"), i);
                const Transform about = base::about(centre,
                                                    Transform::rotation(blocks::radians(in.number("stepTurn") * i))
                                                        * Transform::scaling(size, size, size));
                const Shape copy = shape::transformed(original, Transform::translation(in.vector("step") * i) * about);
                copies.push_back(copy.edited([&](shape::Part &root) {
                    root.name = QString::number(i);
                    root.opacity *= std::pow(in.number("stepOpacity"), i);
                }));
            }
            return shape::group(std::move(copies));
        }),
    };
}

} // namespace lectograph::layout
