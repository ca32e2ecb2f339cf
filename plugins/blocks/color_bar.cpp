// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/color_bar.h"

#include "shape/outlines.h"

#include <algorithm>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using shape::Shape;

namespace {

/// One number has the colour in the middle.
std::vector<AxisTick> ticksOfOne(double value, const AxisSettings &numbers, const QString &language)
{
    const std::vector<double> one{value};
    return {{value, numberLabels(one, value == 0 ? 1 : value, numbers.numbers, language).front()}};
}

/// Fewer than at an axis: they tell what the colours are, and are not read off.
std::vector<AxisTick> barTicks(const AxisScale &scale, AxisSettings numbers, const AxisPlace &place,
                               const AxesStyle &style, const graph::Context &context)
{
    constexpr double apart = 3.6; // ems
    if (numbers.ticks == 0)
        numbers.ticks = std::clamp(static_cast<int>(place.length / (apart * style.em)) + 1, 2, 7);
    return fittingTicks(scale, numbers, place, style, context);
}

} // namespace

Shape drawnColorBar(const Colormap &map, const AxisSettings &numbers, double width, double height,
                    const AxesStyle &style, const graph::Context &context)
{
    shape::Style fill;
    fill.fill = base::Color{1, 1, 1, 1};
    fill.fillGradient = std::make_shared<shape::Gradient>(shape::Gradient{map.stops, 90});
    std::vector<Shape> parts{shape::leaf(shape::rectangle(width, height), fill, u"bar"_s)};

    const AxisPlace place{.isUpright = true,
                          .length = height,
                          .across = width / 2,
                          .wordsFrom = width / 2 + axisTickLength,
                          .hasLine = false,
                          .wordsRight = true};
    AxisScale scale{.least = map.range.least, .most = map.range.most};
    std::vector<AxisTick> ticks;
    if (!(std::isfinite(scale.least) && std::isfinite(scale.most)))
        scale = {};
    else if (scale.least < scale.most)
        ticks = barTicks(scale, numbers, place, style, context);
    else if (numbers.hasTicks) {
        ticks = ticksOfOne(scale.least, numbers, context.setting.language());
        const double around = std::max(1.0, std::abs(scale.least));
        scale = {.least = scale.least - around, .most = scale.least + around};
    }
    const DrawnAxis axis = drawnAxis(scale, ticks, {}, place, style, context);
    for (const Shape &part : axis.axis->children)
        parts.push_back(part);
    if (!numbers.title.trimmed().isEmpty()) {
        const Shape title = chartText(numbers.title, style.size, style.title, context);
        const double bottom = std::max(height / 2 + 0.35 * style.em, axis.words.max.y) + 0.55 * style.em;
        parts.push_back(
            shape::shifted(title, {-width / 2 - title.bounds().min.x, bottom - shape::lineBox(title).min.y, 0})
                .edited([](shape::Part &part) { part.name = u"title"_s; }));
    }
    return shape::group(std::move(parts), u"colour bar"_s);
}

} // namespace lectograph::blocks
