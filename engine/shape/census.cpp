// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/census.h"

#include "base/sentence.h"
#include "shape/shape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::shape {

namespace {

using base::failure;
using base::Result;
using base::Sentence;

constexpr quint64 most = std::numeric_limits<quint64>::max();
constexpr double infinity = std::numeric_limits<double>::infinity();

quint64 sum(quint64 a, quint64 b)
{
    return a > most - b ? most : a + b;
}

quint64 product(quint64 a, quint64 b)
{
    return b != 0 && a > most / b ? most : a * b;
}

bool areFinite(std::initializer_list<double> numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); });
}

bool isFinite(const base::Color &c)
{
    return areFinite({c.r, c.g, c.b, c.a});
}

bool isFinite(const std::shared_ptr<const Gradient> &gradient)
{
    return !gradient
        || (std::isfinite(gradient->directionDegrees)
            && std::ranges::all_of(gradient->stops, [](const base::Color &stop) { return isFinite(stop); }));
}

bool isFinite(const std::shared_ptr<const Shading> &shading)
{
    return !shading
        || (std::ranges::all_of(shading->at,
                                [](const QPointF &at) {
                                    return areFinite({at.x(), at.y()});
                                })
            && std::ranges::all_of(shading->colors, [](const base::Color &color) { return isFinite(color); }));
}

bool isFinite(const Style &style)
{
    return isFinite(style.fill) && isFinite(style.stroke) && isFinite(style.backStroke) && isFinite(style.fillGradient)
        && isFinite(style.shading) && isFinite(style.strokeGradient);
}

/// Half of the widest stroke, in scene units.
double widestOf(const Style &style)
{
    double factor = 1;
    if (style.widthProfile) {
        for (const double each : *style.widthProfile)
            factor = std::isfinite(each) ? std::max(factor, std::abs(each)) : infinity;
    }
    if (!areFinite({style.strokeWidth, style.backStrokeWidth}))
        return infinity;
    constexpr double unit = 0.01;
    return std::max(std::abs(style.strokeWidth) * factor, std::abs(style.backStrokeWidth)) * unit / 2;
}

/// The reach of one part without its children, in its own space.
double reachOf(const Part &part)
{
    if (!areFinite({part.opacity, part.revealFrom, part.revealTo, part.z})
        || (part.numeral && !areFinite({part.numeral->size, part.numeral->anchor})))
        return infinity;
    double reach = part.image ? 0.5 : 0;
    if (!part.path.isEmpty())
        reach = std::max({reach, part.path.reach(), isFinite(part.style) ? widestOf(part.style) : infinity});
    return reach;
}

/// The reach of a cube around the origin after the placement.
double placedReach(double reach, const base::Transform &by)
{
    const auto along = [reach](double x, double y, double z, double origin) {
        return std::abs(origin) + (std::abs(x) + std::abs(y) + std::abs(z)) * reach;
    };
    const double x = along(by.x.x, by.y.x, by.z.x, by.origin.x);
    const double y = along(by.x.y, by.y.y, by.z.y, by.origin.y);
    const double z = along(by.x.z, by.y.z, by.z.z, by.origin.z);
    return areFinite({x, y, z}) ? std::max({x, y, z}) : infinity;
}

} // namespace

Census operator+(const Census &a, const Census &b)
{
    return {sum(a.parts, b.parts), sum(a.points, b.points), std::max(a.reach, b.reach)};
}

Census censusOf(const Part &part)
{
    Census census{1, 0, reachOf(part)};
    for (const Contour &contour : part.path.contours())
        census.points += contour.points.size();
    for (const Shape &child : part.children)
        census = census + child.census();
    census.reach = placedReach(census.reach, part.placement);
    return census;
}

bool fits(const Census &census, const Budget &budget)
{
    return census.parts <= budget.parts && census.points <= budget.points;
}

Result<void> checkCount(const Census &census, const Budget &budget)
{
    if (fits(census, budget))
        return {};
    return failure(
        Sentence::tr("This would draw %L1 parts with %L2 points; there may be %L3 parts and %L4 points at most.")
            .arg(census.parts)
            .arg(census.points)
            .arg(budget.parts)
            .arg(budget.points),
        Sentence::tr("Make fewer copies, or show a part of them."));
}

Result<void> checkDrawable(const Shape &shape)
{
    const Census census = shape.census();
    if (auto few = checkCount(census, blockBudget); !few)
        return few;
    if (census.reach <= farthest)
        return {};
    if (census.reach < infinity) {
        return failure(
            Sentence::tr("This reaches %L1 units from the middle of the frame, and nothing may lie beyond %L2.")
                .arg(census.reach, 0, 'g', 3)
                .arg(farthest, 0, 'g', 6),
            Sentence::tr("Look for a number that is far too large."));
    }
    return failure(Sentence::tr("A number of this shape is not finite: something like 1/0 or 0/0 was computed."),
                   Sentence::tr("Look up what is linked here."));
}

Result<void> checkCopies(const Shape &shape, quint64 count)
{
    const Census one = shape.census();
    return checkCount({product(one.parts, count), product(one.points, count), one.reach}, blockBudget);
}

} // namespace lectograph::shape
