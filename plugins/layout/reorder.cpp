// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/random.h"

#include <algorithm>
#include <numeric>

namespace lectograph::layout {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// The indices of `count` parts in a new order: each place has the index of the part that comes there.
std::vector<int> newOrder(int count, const Inputs &in, const Context &context)
{
    const QString &order = in.text("order");
    if (order == "random"_L1)
        return tensor::randomPermutation(count, blocks::seedOf(in, context));
    std::vector<int> indices(static_cast<std::size_t>(count));
    std::iota(indices.begin(), indices.end(), 0);
    if (order == "reverse"_L1) {
        std::ranges::reverse(indices);
        return indices;
    }
    const auto fromMiddle = [&](int index) { return std::abs(2 * index + 1 - count); };
    if (order == "outwards"_L1)
        std::ranges::stable_sort(indices, std::ranges::less(), fromMiddle);
    else
        std::ranges::stable_sort(indices, std::ranges::greater(), fromMiddle);
    return indices;
}

} // namespace

NodeType reorder()
{
    return {
        .id = u"layout.reorder"_s,
        .title = u"Reordered"_s,
        .category = u"Layout"_s,
        .help =
            u"A shape whose parts come in another order in animations with a lag. They keep their places and names."_s,
        .properties =
            {
                row::shape("shape", "The shape that has the parts").required(),
                row::choice(
                    "order", "random",
                    "random=Random|reverse=Backwards|outwards=From the middle outwards|inwards=From the ends inwards",
                    "Which part comes first; later ones are drawn over earlier ones"),
                blocks::seedSpec,
            },
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) {
            return in.shape("shape")->edited([&](shape::Part &part) {
                std::vector<Shape> ordered;
                for (const int index : newOrder(static_cast<int>(part.children.size()), in, context))
                    ordered.push_back(part.children[static_cast<std::size_t>(index)]);
                part.children = std::move(ordered);
            });
        }),
    };
}

} // namespace lectograph::layout
