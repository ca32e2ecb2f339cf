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
        .properties = {{.key = "children",
                        .type = ValueType::Shapes,
                        .title = "Contents",
                        .help = "The shapes, from back to front"}},
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
                {.key = "shape", .type = ValueType::Shape, .help = "The shape that has them", .required = true},
                {.key = "pattern",
                 .type = ValueType::Text,
                 .preset = "\"\"",
                 .title = "Parts",
                 .help = "Which parts: names such as cells/3/2, numbers such as 1..4, .tag, or \"a phrase\" in quotes",
                 .text = graph::TextKind::Name},
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
        .properties = {{.key = "shape", .type = ValueType::Shape, .help = "The shape that has them", .required = true},
                       {.key = "pattern",
                        .type = ValueType::Text,
                        .preset = "\"*\"",
                        .title = "Parts",
                        .help = "Which parts: * for its children, names such as cells/3/2, or numbers such as 1..4",
                        .text = graph::TextKind::Name}},
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
                {.key = "shape", .type = ValueType::Shape, .help = "What is copied", .required = true},
                {.key = "count",
                 .type = ValueType::Integer,
                 .preset = "3",
                 .title = "Number of copies",
                 .help = "How many copies",
                 .min = 0,
                 .max = 5000},
                {.key = "step",
                 .type = ValueType::Vector,
                 .preset = "[1, 0, 0]",
                 .title = "Distance between copies",
                 .help = "From each copy to the next",
                 .unit = "units"},
                {.key = "stepTurn",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Rotation per copy",
                 .help = "How far each copy is turned against the one before",
                 .unit = "°"},
                {.key = "stepScale",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Size per copy",
                 .help = "Size of each copy against the one before",
                 .min = 0,
                 .max = 100},
                {.key = "stepOpacity",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Opacity per copy",
                 .help = "Opacity of each copy against the one before",
                 .min = 0,
                 .max = 1},
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
