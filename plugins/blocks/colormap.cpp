// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/colormap.h"

#include "blocks/block.h"

#include <algorithm>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::Color;

namespace {

/// ColorBrewer's RdBu (eleven steps); dark red is the minimum.
std::vector<Color> redBlue()
{
    std::vector<Color> stops;
    for (const quint32 rgb : {0x67001fu, 0xb2182bu, 0xd6604du, 0xf4a582u, 0xfddbc7u, 0xf7f7f7u, 0xd1e5f0u, 0x92c5deu,
                              0x4393c3u, 0x2166acu, 0x053061u})
        stops.push_back(Color::fromRgb(rgb));
    return stops;
}

std::vector<Color> stopsOf(const graph::Inputs &inputs)
{
    const QString &map = inputs.text("map");
    if (map == "red to blue"_L1)
        return redBlue();
    if (map == "dark to light"_L1)
        return {Color::fromRgb(0x222222), Color::fromRgb(0xffffff)};
    if (map == "blue"_L1)
        return {Color::fromRgb(0x1c758a), Color::fromRgb(0x9cdceb)};
    const std::vector<Color> &own = inputs.colors("colours");
    return own.empty() ? redBlue() : own;
}

} // namespace

graph::PropertyTable colorRangeProperties()
{
    return {
        row::number("least", 0, "The number of the first colour").titled("Value of the first colour"),
        row::number("most", 0,
                    "The number of the last colour; if it is the same as the least, the range is that of the data")
            .titled("Value of the last colour"),
    };
}

graph::PropertyTable colormapProperties()
{
    return joined(row::choice("map", "red to blue", "red to blue|dark to light|blue=Shades of blue|own=Own colours",
                              "The colours, from least to most")
                      .titled("Colour scale"),
                  row::colors("colours", "Your own colours, spread evenly").titled("Own colours"),
                  colorRangeProperties());
}

Color Colormap::at(double value) const
{
    if (std::isnan(value) || stops.size() < 2)
        return stops.empty() ? Color{} : stops.front();
    const auto &[least, most] = range;
    const double share = most > least ? std::clamp((value - least) / (most - least), 0.0, 1.0) : 0.5;
    const double place = share * static_cast<double>(stops.size() - 1);
    const auto first = std::min(static_cast<std::size_t>(place), stops.size() - 2);
    return base::mix(stops[first], stops[first + 1], place - static_cast<double>(first));
}

NumberRange rangeOf(const graph::Inputs &inputs, const tensor::Numbers &values)
{
    NumberRange range{inputs.number("least"), inputs.number("most")};
    if (range.least < range.most)
        return range;
    range.least = std::numeric_limits<double>::infinity();
    range.most = -range.least;
    values.visit([&range](auto numbers) {
        for (const auto value : numbers) {
            if (std::isfinite(value)) {
                range.least = std::min(range.least, static_cast<double>(value));
                range.most = std::max(range.most, static_cast<double>(value));
            }
        }
    });
    return range;
}

Colormap colormapOf(const graph::Inputs &inputs, const tensor::Numbers &values)
{
    return {stopsOf(inputs), rangeOf(inputs, values)};
}

} // namespace lectograph::blocks
