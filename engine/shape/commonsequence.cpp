// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/commonsequence.h"

#include <algorithm>
#include <cmath>

namespace lectograph::shape {

namespace {

/// The step from one range of coordinates to another. If one end or the middle stays in place, so does the rest.
double leastStep(double low, double high, double otherLow, double otherHigh)
{
    const double steps[] = {otherLow - low, otherHigh - high, (otherLow + otherHigh - low - high) / 2};
    return *std::ranges::min_element(steps, {}, [](double step) { return std::abs(step); });
}

/// The way that all go together: it does not say which of them belong together.
base::Vec3 commonWay(const std::vector<base::Vec3> &from, const std::vector<base::Vec3> &to)
{
    if (from.empty() || to.empty())
        return {};
    const auto along = [&](double base::Vec3::*axis) {
        const auto [low, high] = std::ranges::minmax(from, {}, axis);
        const auto [otherLow, otherHigh] = std::ranges::minmax(to, {}, axis);
        return leastStep(low.*axis, high.*axis, otherLow.*axis, otherHigh.*axis);
    };
    return {along(&base::Vec3::x), along(&base::Vec3::y), along(&base::Vec3::z)};
}

} // namespace

Ways::Ways(const std::vector<base::Vec3> &from, const std::vector<base::Vec3> &to)
    : m_from(from), m_to(to), m_common(commonWay(from, to))
{}

qint64 Ways::steps(std::size_t i, std::size_t j) const
{
    constexpr double longest = 1e6;
    constexpr double stepsPerUnit = 1e4;
    const base::Vec3 way = m_to[j] - m_from[i] - m_common;
    const double square = base::dot(way, way);
    return std::llround((square < longest ? square : longest) * stepsPerUnit);
}

std::vector<std::pair<std::size_t, std::size_t>> commonOf(const Items &a, const Items &b)
{
    constexpr std::size_t longest = 1000; // characters; the table below is quadratic in this
    if (a.keys.size() > longest || b.keys.size() > longest)
        return {};
    constexpr qint64 one = qint64(1) << 44; // more than all ways together
    const Ways ways(a.places, b.places);
    const std::size_t width = b.keys.size() + 1;
    // Of the common subsequence from (i, j) to the ends: `one` for each member, less the ways.
    std::vector<qint64> value((a.keys.size() + 1) * width, 0);
    const auto joined = [&](std::size_t i, std::size_t j) {
        return a.keys[i] == b.keys[j] ? value[(i + 1) * width + j + 1] + one - ways.steps(i, j) : -1;
    };
    for (std::size_t i = a.keys.size(); i-- > 0;) {
        for (std::size_t j = b.keys.size(); j-- > 0;) {
            const std::size_t here = i * width + j;
            value[here] = std::max({joined(i, j), value[here + width], value[here + 1]});
        }
    }
    std::vector<std::pair<std::size_t, std::size_t>> common;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.keys.size() && j < b.keys.size()) {
        const std::size_t here = i * width + j;
        if (value[here] == joined(i, j))
            common.emplace_back(i++, j++);
        else if (value[here] == value[here + 1])
            ++j;
        else
            ++i;
    }
    return common;
}

} // namespace lectograph::shape
