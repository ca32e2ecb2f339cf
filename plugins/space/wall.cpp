// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/cells.h"
#include "blocks/colormap.h"
#include "blocks/style.h"
#include "depth.h"
#include "shape/outlines.h"

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;
using tensor::Tensor;

namespace {

/// The matrices, one for each head.
Result<std::vector<Tensor>> patternsOf(const Inputs &in)
{
    constexpr int mostPatterns = 2000;
    const Tensor &tensor = in.tensor("tensor");
    const int count = in.integer("count") > 0 ? in.integer("count") : tensor.heads();
    if (tensor.isEmpty())
        return std::vector<Tensor>();
    if (count > mostPatterns)
        return base::failure(base::Sentence::tr("%1 patterns are too many to be told apart.").arg(count),
                             base::Sentence::tr("Show a part of them: at most %1.").arg(mostPatterns), u"tensor"_s);
    if (tensor.rows() % count != 0)
        return base::failure(
            base::Sentence::tr("%1 rows cannot be divided into %2 patterns.").arg(tensor.rows()).arg(count),
            base::Sentence::tr("Choose a number that divides the rows without a rest."), u"count"_s);
    const Tensor heads = tensor.withHeads(count);
    std::vector<Tensor> patterns;
    for (int i = 0; i < count; ++i)
        patterns.push_back(heads.head(i));
    return patterns;
}

} // namespace

NodeType wall()
{
    return {
        .id = u"space.wall"_s,
        .title = u"Wall of patterns"_s,
        .category = u"Space"_s,
        .help = u"Every head of a tensor as a small coloured pattern, in rows and columns; they can be gathered one "
                u"behind the other. The parts are “PATTERN/cells” and “PATTERN/frame”."_s,
        .properties = graph::joined(
            row::matrix("tensor", {{1, 0.4}, {0, 0.6}, {1, 0.9}, {0, 0.1}},
                        "Matrices of the same size, one for each head")
                .titled("Patterns"),
            row::integer("count", 0, "Into how many the rows are divided; 0: one for each head of the tensor")
                .titled("Number of patterns")
                .atLeast(0),
            row::integer("columns", 12, "How many are side by side").titled("Patterns in a row").between(1, 1000),
            row::number("width", 0.7, "How wide each pattern is; its height follows")
                .titled("Width of a pattern")
                .between(0.001, 1000)
                .in("units"),
            row::number("spacing", 0.08, "Room between neighbours").between(0, 1000).in("units"),
            row::vector("step", {0, 0, -0.2}, "From each to the next, when they are one behind the other")
                .titled("Offset in the stack"),
            row::number("stackScale", 3, "How many times as large they are there")
                .titled("Size in the stack")
                .between(0, 1000),
            unfoldingProperties(1, "0: a stack, one behind the other; 1: a wall"), blocks::colormapProperties(),
            blocks::strokeProperties({.stroke = "GREY_B", .strokeWidth = 1})),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto patterns = patternsOf(in);
            if (!patterns)
                return tl::unexpected(patterns.error());
            if (patterns->empty())
                return Shape();
            const blocks::Colormap map = blocks::colormapOf(in, in.tensor("tensor").values());
            const shape::Style style = blocks::strokeOf(in, context);
            const int count = static_cast<int>(patterns->size());
            const int columns = std::min(in.integer("columns"), count);
            const int rows = (count + columns - 1) / columns;
            const double cell = in.number("width") / patterns->front().columns();
            const double height = cell * patterns->front().rows();
            const shape::Path outline = shape::rectangle(in.number("width"), height);
            const Vec3 pitch{in.number("width") + in.number("spacing"), height + in.number("spacing"), 0};
            std::vector<Shape> parts;
            // From the back to the front: in a stack without depth, the first is seen.
            for (int i = count - 1; i >= 0; --i) {
                const int row = i / columns;
                const Vec3 onWall{(i % columns - (columns - 1) / 2.0) * pitch.x, ((rows - 1) / 2.0 - row) * pitch.y, 0};
                const Vec3 inStack = in.vector("step") * (i - (count - 1) / 2.0);
                const double share = unfolded(in, i, count);
                const double scale = std::lerp(in.number("stackScale"), 1.0, share);
                std::vector<Shape> own{blocks::imageOfCells((*patterns)[static_cast<std::size_t>(i)], cell, cell,
                                                            [&](double value) { return map.at(value); })};
                if (style.hasStroke())
                    own.push_back(shape::leaf(outline, style, u"frame"_s));
                parts.push_back(shape::group(std::move(own), QString::number(i)).edited([&](shape::Part &part) {
                    part.placement = base::Transform::translation(base::mix(inStack, onWall, share))
                        * base::Transform::scaling(scale, scale, scale);
                }));
            }
            return shape::group(std::move(parts));
        }),
    };
}

} // namespace lectograph::space
