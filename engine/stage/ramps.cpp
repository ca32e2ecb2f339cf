// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/ramps.h"

#include <algorithm>
#include <cmath>

namespace lectograph::stage {

namespace {

quint64 keyOf(const shape::Gradient &gradient)
{
    base::Hash key;
    for (const base::Color &stop : gradient.stops)
        key.add(double(stop.r)).add(double(stop.g)).add(double(stop.b)).add(double(stop.a));
    return key.value();
}

base::Color colorAt(const std::vector<base::Color> &stops, double share)
{
    const double at = share * static_cast<double>(stops.size() - 1);
    const auto before = std::min(static_cast<std::size_t>(at), stops.size() - 1);
    const auto after = std::min(before + 1, stops.size() - 1);
    return base::mix(stops[before], stops[after], at - static_cast<double>(before));
}

} // namespace

void Ramps::clear()
{
    m_rows.clear();
    m_bytes.clear();
}

int Ramps::rowOf(const shape::Gradient &gradient)
{
    const auto [entry, isNew] = m_rows.try_emplace(keyOf(gradient), height());
    if (!isNew)
        return entry->second;
    for (int x = 0; x < width; ++x) {
        const base::Color color = colorAt(gradient.stops, x / (width - 1.0));
        for (const float component : {color.r * color.a, color.g * color.a, color.b * color.a, color.a})
            m_bytes.append(static_cast<char>(std::lround(255 * std::clamp(component, 0.0f, 1.0f))));
    }
    return entry->second;
}

} // namespace lectograph::stage
