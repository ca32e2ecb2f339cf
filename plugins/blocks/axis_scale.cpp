// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/axis_scale.h"

#include <QDate>
#include <QRegularExpression>

#include <cmath>
#include <limits>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;

double AxisScale::share(double value) const
{
    if (isLogarithmic()) {
        if (!(value > 0))
            return std::numeric_limits<double>::quiet_NaN();
        return std::log(value / least) / std::log(most / least);
    }
    return (value - least) / (most - least);
}

double AxisScale::value(double share) const
{
    return isLogarithmic() ? least * std::pow(most / least, share) : least + share * (most - least);
}

AxisScale mixed(const AxisScale &from, const AxisScale &to, double share)
{
    if (from.kind != to.kind || share >= 1)
        return to;
    if (share <= 0)
        return from;
    AxisScale scale = to;
    scale.steps = {.count = 0};
    const auto between = [&](double a, double b) {
        return to.isLogarithmic() ? a * std::pow(b / a, share) : std::lerp(a, b, share);
    };
    scale.least = between(from.least, to.least);
    scale.most = between(from.most, to.most);
    return scale;
}

AxisScale categoryScale(const QStringList &names)
{
    AxisScale scale;
    scale.kind = AxisKind::Categories;
    scale.least = -0.5;
    scale.most = std::max(0.5, static_cast<double>(names.size()) - 0.5);
    scale.categories = names;
    return scale;
}

QPointF PlotPlane::at(double xValue, double yValue) const
{
    return {xAt(xValue), yAt(yValue)};
}

NumberRange finiteRange(std::span<const double> values, AxisKind kind)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    NumberRange range{infinity, -infinity};
    for (const double value : values) {
        if (!std::isfinite(value) || (kind == AxisKind::Logarithmic && value <= 0))
            continue;
        range.least = std::min(range.least, value);
        range.most = std::max(range.most, value);
    }
    return range;
}

std::optional<double> writtenDate(const QString &text)
{
    static const QRegularExpression form(
        uR"(^\s*(\d{4})(?:\s*[-/.年년]\s*(\d{1,2})(?:\s*[-/.月월]\s*(\d{1,2}))?)?[\s.年월月日일]*$)"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto part = [&](int index) { return match.captured(index).isEmpty() ? 1 : match.captured(index).toInt(); };
    const QDate date(match.captured(1).toInt(), part(2), part(3));
    if (!date.isValid())
        return std::nullopt;
    return static_cast<double>(QDate(1970, 1, 1).daysTo(date));
}

} // namespace lectograph::blocks
