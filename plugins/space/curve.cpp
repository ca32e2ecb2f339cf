// SPDX-License-Identifier: GPL-3.0-or-later
#include "curve.h"

#include <algorithm>
#include <cmath>

namespace lectograph::space {

using base::Vec3;

namespace {

/// Between b and c, by Barry and Goldman's pyramid; u from 0 to 1.
Vec3 splineAt(const Vec3 &a, const Vec3 &b, const Vec3 &c, const Vec3 &d, double u)
{
    // Never 0, so that equal points divide by nothing.
    const auto knot = [](const Vec3 &from, const Vec3 &to) {
        return std::max(1e-6, std::sqrt(base::length(to - from)));
    };
    const double t1 = knot(a, b);
    const double t2 = t1 + knot(b, c);
    const double t3 = t2 + knot(c, d);
    const double t = std::lerp(t1, t2, u);
    const Vec3 ab = base::mix(a, b, t / t1);
    const Vec3 bc = base::mix(b, c, (t - t1) / (t2 - t1));
    const Vec3 cd = base::mix(c, d, (t - t2) / (t3 - t2));
    return base::mix(base::mix(ab, bc, t / t2), base::mix(bc, cd, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1));
}

} // namespace

std::vector<Vec3> smoothThrough(std::span<const Vec3> points)
{
    constexpr int pieces = 12; // between two points
    std::vector<Vec3> line;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Vec3 &b = points[i];
        const Vec3 &c = points[i + 1];
        const Vec3 a = i > 0 ? points[i - 1] : b * 2 - c;
        const Vec3 d = i + 2 < points.size() ? points[i + 2] : c * 2 - b;
        for (int piece = 0; piece < pieces; ++piece)
            line.push_back(piece == 0 ? b : splineAt(a, b, c, d, piece / double(pieces)));
    }
    if (!points.empty())
        line.push_back(points.back());
    return line;
}

std::vector<Vec3> partOfLine(std::span<const Vec3> line, double from, double to)
{
    std::vector<double> lengths{0};
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        lengths.push_back(lengths.back() + base::length(line[i + 1] - line[i]));
    const auto pointAt = [&](double length) {
        const auto next = static_cast<std::size_t>(std::ranges::upper_bound(lengths, length) - lengths.begin());
        if (next == 0 || next >= lengths.size())
            return next == 0 ? line.front() : line.back();
        return base::mix(line[next - 1], line[next],
                         (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1]));
    };
    const double start = from * lengths.back();
    const double end = to * lengths.back();
    std::vector<Vec3> part;
    if (start < end)
        part.push_back(pointAt(start));
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (lengths[i] > start && lengths[i] < end)
            part.push_back(line[i]);
    }
    part.push_back(pointAt(end));
    return part;
}

} // namespace lectograph::space
