// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "depth.h"

#include <cmath>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

NodeType stack()
{
    return {
        .id = u"space.stack"_s,
        .title = u"Stack in depth"_s,
        .category = u"Space"_s,
        .help = u"Shapes one behind the other: copies of one, or several in turn. The parts are 0, 1, 2, … from the "
                u"front to the back."_s,
        .properties = graph::joined(
            row::shapes("children", "The shapes, from the front to the back").titled("Contents").independent(),
            row::integer("count", 5, "How many; the shapes over again if there are fewer. 0: each of them once")
                .between(0, 1000),
            row::vector("step", {0, 0, -1}, "From each to the next, which is behind it").titled("Offset"),
            row::number("lastOpacity", 1, "They fade towards the back until this")
                .titled("Opacity of the last")
                .between(0, 1),
            unfoldingProperties(1, "0: all are in the place of the first; 1: the whole stack")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const std::vector<Shape> &children = in.shapes("children");
            const int count = in.integer("count") > 0 ? in.integer("count") : static_cast<int>(children.size());
            std::vector<Shape> copies;
            // From the back to the front: where all are in one place, the first is seen.
            for (int i = count - 1; i >= 0 && !children.empty(); --i) {
                const Shape &child = children[static_cast<std::size_t>(i) % children.size()];
                const base::Vec3 by = in.vector("step") * (i * unfolded(in, i, count));
                copies.push_back(shape::shifted(child, by).edited([&](shape::Part &part) {
                    part.name = QString::number(i);
                    if (count > 1)
                        part.opacity *= std::lerp(1.0, in.number("lastOpacity"), i / (count - 1.0));
                }));
            }
            return shape::group(std::move(copies));
        }),
    };
}

} // namespace lectograph::space
