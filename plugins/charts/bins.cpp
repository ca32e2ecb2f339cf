// SPDX-License-Identifier: GPL-3.0-or-later
#include "bins.h"

#include "blocks/axis_scale.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::charts {

namespace {

constexpr int mostAutomaticBins = 1000;

std::vector<double> sortedFinite(std::span<const double> values)
{
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted), [](double value) { return std::isfinite(value); });
    std::ranges::sort(sorted);
    return sorted;
}

/// Between the two numbers next to it, as numpy does.
double quantile(const std::vector<double> &sorted, double share)
{
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], at - static_cast<double>(below));
}

Bins counted(const std::vector<double> &sorted, std::vector<double> edges)
{
    Bins bins;
    bins.edges = std::move(edges);
    bins.numbers = std::ssize(sorted);
    auto from = sorted.begin();
    for (std::size_t i = 0; i + 1 < bins.edges.size(); ++i) {
        const bool isLast = i + 2 == bins.edges.size();
        const auto to = isLast ? sorted.end() : std::lower_bound(from, sorted.end(), bins.edges[i + 1]);
        bins.counts.push_back(to - from);
        from = to;
    }
    return bins;
}

} // namespace

int automaticBinCount(std::span<const double> values)
{
    const std::vector<double> sorted = sortedFinite(values);
    if (sorted.empty() || !(sorted.back() > sorted.front()))
        return 1;
    const double range = sorted.back() - sorted.front();
    const auto size = static_cast<double>(sorted.size());
    double width = range / (std::log2(size) + 1);
    const double quartiles = 2 * (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / std::cbrt(size);
    if (quartiles > 0)
        width = std::min(width, quartiles);
    if (std::ranges::all_of(sorted, [](double value) { return value == std::round(value); }))
        width = std::max(width, 1.0);
    return static_cast<int>(std::clamp(std::ceil(range / width), 1.0, double{mostAutomaticBins}));
}

Bins binsOfCount(std::span<const double> values, int count)
{
    const std::vector<double> sorted = sortedFinite(values);
    if (sorted.empty())
        return {};
    double least = sorted.front();
    double most = sorted.back();
    if (!(most > least)) { // a bin of width 1 around a single number, or what is left of it far from 0
        const double half = std::max(0.5, std::abs(least) * 1e-9);
        least -= half;
        most += half;
    }
    std::vector<double> edges;
    for (int i = 0; i <= count; ++i)
        edges.push_back(std::lerp(least, most, static_cast<double>(i) / count));
    return counted(sorted, std::move(edges));
}

double binCountOfWidth(std::span<const double> values, double width)
{
    const blocks::NumberRange range = blocks::finiteRange(values);
    return range.least > range.most ? 0 : std::floor(range.most / width) - std::floor(range.least / width) + 1;
}

Bins halved(std::span<const double> values, const Bins &bins)
{
    std::vector<double> edges;
    for (const double edge : bins.edges) {
        if (!edges.empty())
            edges.push_back(std::midpoint(edges.back(), edge));
        edges.push_back(edge);
    }
    return edges.empty() ? Bins{} : counted(sortedFinite(values), std::move(edges));
}

Bins binsOfWidth(std::span<const double> values, double width)
{
    const std::vector<double> sorted = sortedFinite(values);
    if (sorted.empty())
        return {};
    const double first = std::floor(sorted.front() / width);
    const auto count = static_cast<int>(binCountOfWidth(values, width));
    std::vector<double> edges;
    for (int i = 0; i <= count; ++i)
        edges.push_back((first + i) * width);
    return counted(sorted, std::move(edges));
}

} // namespace lectograph::charts
