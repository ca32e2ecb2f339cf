// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/colormap.h"

#include "blocks/block.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::Color;

namespace {

using Stops = std::vector<quint32>;

/// ColorBrewer's RdBu (eleven steps); dark red is the minimum.
const Stops redBlue{0x67001f, 0xb2182b, 0xd6604d, 0xf4a582, 0xfddbc7, 0xf7f7f7,
                    0xd1e5f0, 0x92c5de, 0x4393c3, 0x2166ac, 0x053061};
// By ten of their 256 colours: between these, they are nearly straight.
const Stops viridis{0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725};
const Stops magma{0x000004, 0x180f3d, 0x440f76, 0x721f81, 0x9e2f7f, 0xcd4071, 0xf1605d, 0xfd9668, 0xfeca8d, 0xfcfdbf};
const Stops cividis{0x00224e, 0x123570, 0x3b496c, 0x575d6d, 0x707173, 0x8a8678, 0xa59c74, 0xc3b369, 0xe1cc55, 0xfee838};

std::vector<Color> colorsOf(const Stops &stops)
{
    std::vector<Color> colors;
    std::ranges::transform(stops, std::back_inserter(colors), Color::fromRgb);
    return colors;
}

std::vector<Color> stopsOf(const graph::Inputs &inputs)
{
    const QString &map = inputs.text("map");
    if (map == "viridis"_L1)
        return colorsOf(viridis);
    if (map == "magma"_L1)
        return colorsOf(magma);
    if (map == "cividis"_L1)
        return colorsOf(cividis);
    if (map == "dark to light"_L1)
        return colorsOf({0x222222, 0xffffff});
    if (map == "blue"_L1)
        return colorsOf({0x1c758a, 0x9cdceb});
    std::vector<Color> stops = colorsOf(redBlue);
    if (map == "blue to red"_L1)
        std::ranges::reverse(stops);
    const std::vector<Color> &own = inputs.colors("colours");
    return map == "own"_L1 && !own.empty() ? own : stops;
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
    return joined(
        row::choice("map", "red to blue", colormaps, "The colours, from least to most").titled("Colour scale"),
        row::colors("colours", "Your own colours, spread evenly").titled("Own colours"), colorRangeProperties());
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
