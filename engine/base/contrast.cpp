// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contrast.h"

#include <algorithm>
#include <cmath>

namespace lectograph::base {

double luminance(const Color &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

double contrast(const Color &one, const Color &other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

} // namespace lectograph::base
