// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/scale.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr double leastSeconds = 0.02;
constexpr double mostSeconds = 1e6;
constexpr double leastValues = 1e-6;
constexpr double mostValues = 1e12;

} // namespace

void Scale::zoom(const QPointF &pixel, double horizontally, double vertically)
{
    const double second = secondAt(pixel.x());
    const double value = valueAt(pixel.y());
    seconds = std::clamp(seconds * horizontally, leastSeconds, mostSeconds);
    values = std::clamp(values * vertically, leastValues, mostValues);
    fromSeconds = second - (pixel.x() - plot.left()) / plot.width() * seconds;
    fromValue = value - (plot.bottom() - pixel.y()) / plot.height() * values;
}

void Scale::pan(const QPointF &pixels)
{
    fromSeconds -= pixels.x() * secondsPerPixel();
    fromValue += pixels.y() * valuePerPixel();
}

void Scale::fit(double firstSecond, double lastSecond, double least, double greatest)
{
    const double length = std::max(lastSecond - firstSecond, 0.5);
    const double height = greatest - least > 1e-9 ? greatest - least : std::max(1.0, std::abs(least) * 0.2);
    seconds = length * 1.16;
    fromSeconds = (firstSecond + lastSecond) / 2 - seconds / 2;
    values = height * 1.3;
    fromValue = (least + greatest) / 2 - values / 2;
}

double niceStep(double least)
{
    const double power = std::pow(10, std::floor(std::log10(std::max(least, 1e-12))));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

std::vector<double> multiples(double step, double from, double to)
{
    std::vector<double> found;
    const double first = std::ceil(from / step);
    for (int i = 0; i < 500 && (first + i) * step <= to; ++i)
        found.push_back((first + i) * step);
    return found;
}

double tidy(double value, double perPixel)
{
    const double unit = std::pow(10, std::floor(std::log10(std::max(perPixel, 1e-12))));
    // Dividing by the inverse of a small unit gives the shortest number: 0.3 instead of 0.30000000000000004.
    return unit < 1 ? std::round(value / unit) / std::round(1 / unit) : std::round(value / unit) * unit;
}

} // namespace lectograph::editor
