// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "base/sentence.h"

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::Outputs;

std::function<Result<Outputs>(const Inputs &, const Context &)> drawing(Draw draw)
{
    return [draw = std::move(draw)](const Inputs &inputs, const Context &context) -> Result<Outputs> {
        auto shape = draw(inputs, context);
        if (!shape)
            return tl::unexpected(shape.error());
        return Outputs{std::move(*shape)};
    };
}

std::vector<graph::PortSpec> shapeOutput()
{
    return {{.key = "shape", .type = graph::ValueType::Shape, .help = "What is drawn"}};
}

Result<void> addAll(timeline::Registry &registry, std::initializer_list<graph::NodeType> types)
{
    for (const graph::NodeType &type : types) {
        if (const auto added = registry.nodes.add(type); !added)
            return added;
    }
    return {};
}

Result<std::vector<QPointF>> pointsOf(const std::vector<double> &numbers)
{
    if (numbers.size() % 2 != 0)
        return base::failure(
            base::Sentence::tr("The last point has no y: the count of numbers is odd (%1).").arg(numbers.size()),
            base::Sentence::tr("Write x and y of each point in turn: x1, y1, x2, y2, …"), u"points"_s);
    std::vector<QPointF> points;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        points.emplace_back(numbers[i], numbers[i + 1]);
    return points;
}

graph::ControlPoints cornersOf(const Inputs &inputs)
{
    graph::ControlPoints corners{.areMoved = false, .turning = graph::ControlPoints::Turning::None, .areSized = false};
    const std::vector<double> &numbers = inputs.numbers("points");
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        corners.points.push_back(
            {.key = "points", .at = {numbers[i], numbers[i + 1], 0}, .item = static_cast<int>(i / 2)});
    return corners;
}

} // namespace lectograph::blocks
