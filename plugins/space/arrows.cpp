// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrows.h"

#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "facets.h"
#include "label_places.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::ValueType;
using shape::Shape;

namespace {

constexpr std::string_view howFar = "How far it goes along x, y and z: link a vector in space";

/// Where the middle of a label is seen from the tip: above it, or below where the arrow goes down, which is where it leaves
/// room. In between the label goes around the tip on the side to which the arrow points, without a jump, so that it goes
/// along with an arrow that turns.
QPointF besideTip(const Vec3 &way, const base::Box &label, double gap)
{
    constexpr double above = -0.2;
    constexpr double below = -0.5;
    constexpr double sideways = 0.2;
    const double rise = std::clamp(2 * (way.y - below) / (above - below) - 1, -1.0, 1.0);
    const double side = std::clamp(way.x / sideways, -1.0, 1.0) * std::sqrt(1 - rise * rise);
    return {side * (gap + label.width() / 2), rise * (gap + label.height() / 2)};
}

/// Other places around the tip.
std::vector<blocks::LabelPlace> placesAround(const Vec3 &tip, const base::Box &label, double gap)
{
    constexpr QPointF sides[] = {{0, 1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}, {1, -1}, {-1, -1}, {0, -1}};
    std::vector<blocks::LabelPlace> places;
    for (const QPointF &side : sides)
        places.push_back({tip, {side.x() * (gap + label.width() / 2), side.y() * (gap + label.height() / 2)}});
    return places;
}

} // namespace

row::Row unitRow()
{
    return row::number("unit", 0.5, "How long the number 1 is, as for the axes")
        .titled("Length of 1")
        .between(0.0001, 1000)
        .in("units");
}

row::Row firstVectorRow()
{
    return row::vector("first", {3, 0.5, 1}, howFar).titled("First vector");
}

row::Row secondVectorRow()
{
    return row::vector("second", {0.5, 2, -1}, howFar).titled("Second vector");
}

std::vector<Shape> arrowThrough(const Vec3 &from, const Vec3 &to, const shape::Style &style)
{
    const double length = base::length(to - from);
    if (!(length > 0))
        return {};
    // The shaft ends within the head.
    const double share = headLength(length, style) / length;
    const auto ofArrow = [](shape::Part &part) { part.tags.append(u"arrow"_s); };
    return {lineThrough(from, base::mix(from, to, 1 - 0.95 * share), style, u"shaft"_s).edited(ofArrow),
            headOf(from, to, style).edited(ofArrow)};
}

graph::PropertyTable tipLabelProperties()
{
    const graph::PropertyTable label = graph::joined(
        blocks::labelProperties(30), labelFacingProperties(),
        row::shape("labelShape", "A picture, a formula or any other shape instead of the label")
            .titled("Picture at the tip"),
        row::choice("labelSide", "clear",
                    "clear=Above, or below where the arrow goes down|beyond=In the direction of the arrow",
                    "Where it stands at the tip")
            .titled("Place of the label"),
        row::number("labelGap", 0.15,
                    "From the tip to the edge of the label, or to its middle in the direction of the arrow")
            .titled("Gap to the label")
            .in("units"));
    return graph::joined(label, blocks::clearOfProperties());
}

Result<std::optional<Shape>> tipLabel(const Vec3 &from, const Vec3 &to, const graph::Inputs &inputs,
                                      const graph::Context &context)
{
    const auto text = blocks::labelOf(inputs, context);
    if (!text)
        return tl::unexpected(text.error());
    const Shape *picture = inputs.shape("labelShape");
    const Shape label = picture ? shape::shifted(*picture, -picture->bounds().centre()) : *text;
    if (label.leafCount() == 0)
        return std::nullopt;
    const double gap = inputs.number("labelGap");
    const double length = base::length(to - from);
    const Vec3 way = length > 0 ? (to - from) * (1 / length) : Vec3{0, 1, 0};
    const bool isBeyond = inputs.text("labelSide") == "beyond"_L1;
    const base::Box &box = label.bounds();
    std::vector<blocks::LabelPlace> places{isBeyond ? blocks::LabelPlace{to + way * gap, {}}
                                                    : blocks::LabelPlace{to, besideTip(way, box, gap)}};
    std::vector<Vec3> outlines;
    if (std::vector<Shape> others = inputs.shapes("clearOf"); !others.empty()) {
        std::ranges::move(placesAround(to, box, gap), std::back_inserter(places));
        std::ranges::move(arrowThrough(from, to, blocks::strokeOf(inputs, context)), std::back_inserter(others));
        outlines = blocks::outlinePoints(others);
    }
    const auto [at, offset] = blocks::clearestPlace(places, {box.width(), box.height()}, outlines, viewsAround());
    return labelAt(shape::shifted(label, {offset.x(), offset.y(), 0}), at, inputs).edited([](shape::Part &part) {
        part.name = u"label"_s;
    });
}

graph::ControlPoints originOfTwo(const graph::Inputs &inputs)
{
    const double unit = inputs.number("unit");
    const Vec3 tail = inputs.vector("from") * unit;
    const auto vector = [&](std::string_view key) {
        const Vec3 tip = tail + inputs.vector(key) * unit;
        return graph::ControlPoint{.key = key, .at = tip, .unit = unit, .isDifference = true, .hasHandle = false};
    };
    return {.points = {{.key = "from", .at = tail, .unit = unit}, vector("first"), vector("second")},
            .areOnAxes = true};
}

std::vector<graph::PortSpec> arrowOutputs()
{
    return {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
            {.key = "vector", .type = ValueType::Vector, .help = "How far it goes along x, y and z"},
            {.key = "tip", .type = ValueType::Vector, .help = "The point at which it ends"},
            {.key = "length", .type = ValueType::Number, .help = "Its length"}};
}

} // namespace lectograph::space
