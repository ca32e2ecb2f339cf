// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/random.h"
#include "graph/row.h"

#include <cmath>

namespace lectograph::blocks {

const graph::PropertySpec seedSpec =
    row::integer("seed", 0,
                 "Where the random numbers begin: the same seed gives the same ones each time, another one others")
        .titled("Random seed");

quint64 seedOf(const graph::Inputs &inputs, const graph::Context &context)
{
    return context.setting.seed * 0x10001 + static_cast<quint64>(inputs.integer("seed"));
}

base::Color brightColor(tensor::Random &random, double hueFrom, double hueTo, double lightest)
{
    const double hue = std::lerp(hueFrom, hueTo, random.uniform());
    const double saturation = std::lerp(0.5, 0.8, random.uniform());
    return base::fromHsl(hue, saturation, std::lerp(0.5, lightest, random.uniform()));
}

} // namespace lectograph::blocks
