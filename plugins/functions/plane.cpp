// SPDX-License-Identifier: GPL-3.0-or-later
#include "plane.h"

#include "base/sentence.h"
#include "base/text.h"
#include "blocks/block.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "blocks/ticks.h"
#include "graph/number_text.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::functions {

using namespace Qt::StringLiterals;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

Axis axisOf(const Inputs &in, std::string_view least, std::string_view most, std::string_view scale, double length,
            const Context &context)
{
    Axis axis{in.number(least), in.number(most), in.text(scale) == "logarithmic"_L1, length};
    if (axis.least >= axis.most) {
        context.fail({Sentence::tr("An axis ends before it begins."),
                      Sentence::tr("Make the most greater than the least."), base::toText(most)});
        if (axis.least > axis.most)
            std::swap(axis.least, axis.most);
        else
            axis.most = axis.least + std::max(1.0, std::abs(axis.least));
    }
    if (axis.isLogarithmic && axis.least <= 0) {
        context.fail({Sentence::tr("A logarithmic axis has no place for 0 and numbers below it."),
                      Sentence::tr("Let it begin with a number above 0."), base::toText(least)});
        axis.most = axis.most > 0 ? axis.most : 1;
        axis.least = axis.most / 1000;
    }
    return axis;
}

std::vector<double> logarithmicTicks(const Axis &axis)
{
    const double decades = std::log10(axis.most / axis.least);
    // Of few decades also what lies between them, so that there are always labels.
    const std::vector<double> factors = decades <= 1.2 ? std::vector<double>{1, 2, 3, 5}
        : decades <= 2.5                               ? std::vector<double>{1, 2, 5}
                                                       : std::vector<double>{1};
    const int stride = std::max(1, static_cast<int>(std::ceil(decades / 8)));
    std::vector<double> ticks;
    for (int power = static_cast<int>(std::floor(std::log10(axis.least)));
         power <= static_cast<int>(std::ceil(std::log10(axis.most))); ++power) {
        for (const double factor : factors) {
            const double value = factor * std::pow(10.0, power);
            if (power % stride == 0 && value >= axis.least * (1 - 1e-9) && value <= axis.most * (1 + 1e-9))
                ticks.push_back(value);
        }
    }
    return ticks;
}

} // namespace

double Axis::at(double value) const
{
    const double share = isLogarithmic ? std::log(value / least) / std::log(most / least)
                                       : (value - least) / (most - least);
    return (share - 0.5) * length;
}

double Axis::valueAt(double share) const
{
    return isLogarithmic ? least * std::pow(most / least, share) : std::lerp(least, most, share);
}

graph::PropertyTable planeProperties()
{
    return graph::joined(
        blocks::rangeProperties({-4, 4}, {-1, 5}),
        row::choice("xScale", "linear", "linear|logarithmic", "Whether equal lengths are equal steps or equal factors")
            .titled("Scale of x"),
        row::choice("yScale", "linear", "linear|logarithmic", "Whether equal lengths are equal steps or equal factors")
            .titled("Scale of y"),
        row::number("width", 8, "Length of the x axis").between(0.01, 1000).in("units"),
        row::number("height", 5, "Length of the y axis").between(0.01, 1000).in("units"),
        row::boolean("showGrid", true, "Faint lines at the ticks").titled("Show grid"),
        row::color("axisColour", "GREY_B", "Colour of axes and numbers").titled("Colour of axes"),
        blocks::typeSizeRow(28));
}

Plane planeOf(const Inputs &in, const Context &context)
{
    return {axisOf(in, "xLeast", "xMost", "xScale", in.number("width"), context),
            axisOf(in, "yLeast", "yMost", "yScale", in.number("height"), context)};
}

std::vector<double> tickNumbers(const Axis &axis)
{
    if (axis.isLogarithmic)
        return logarithmicTicks(axis);
    const double rough = (axis.most - axis.least) / std::clamp(axis.length / 0.9, 2.0, 12.0);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / power;
    const double step = power * (lead < std::sqrt(2) ? 1 : lead < std::sqrt(10) ? 2 : lead < std::sqrt(50) ? 5 : 10);
    std::vector<double> ticks;
    if (!(step > 0 && std::isfinite(step)))
        return ticks;
    constexpr int most = 100; // far from 0 the next number may be the same one
    const double first = std::ceil(axis.least / step - 1e-9);
    for (int i = 0; i < most && (first + i) * step <= axis.most + step * 1e-9; ++i)
        ticks.push_back((first + i) * step + 0.0); // avoids −0
    return ticks;
}

Shape numberLabel(double value, const base::Vec3 &at, const base::Vec3 &side, const Inputs &in)
{
    const base::Color color = in.color("axisColour");
    const double size = std::abs(value);
    if (size == 0 || (size >= 1e-3 && size < 1e5))
        return blocks::tickLabel(value, in.number("size"), color, at, side);
    const int power = static_cast<int>(std::floor(std::log10(size) + 1e-9));
    const double factor = std::round(value / std::pow(10.0, power) * 1000) / 1000;
    const QString digits = factor == 1 ? QString()
                                       : graph::numberText(factor, -1, graph::NumberNotation::Latex) + u"\\cdot "_s;
    typeset::FormulaStyle style;
    style.em = typeset::emForFormulaSize(in.number("size"));
    style.color = color;
    base::Box point;
    point.add(at);
    const auto set = typeset::formula(digits + u"10^{%1}"_s.arg(power), style);
    return set ? shape::nextTo(set->shape, point, side, 0.15) : Shape();
}

std::vector<Shape> drawnAxes(const Plane &plane, const Inputs &in, const Context &context)
{
    const base::Color color = in.color("axisColour");
    const shape::Style line = blocks::lineStyle(color, 2, context.setting);
    const shape::Style faint = blocks::lineStyle(color.withAlpha(0.18), 1, context.setting);
    const double left = -plane.x.length / 2;
    const double bottom = -plane.y.length / 2;
    // Axes pass through 0 where it is seen; numbers stand at the border, where no curve crosses them.
    const auto zero = [](const Axis &axis) {
        return axis.isLogarithmic ? -axis.length / 2 : std::clamp(axis.at(0), -axis.length / 2, axis.length / 2);
    };
    const double crossX = zero(plane.x);
    const double crossY = zero(plane.y);
    std::vector<Shape> grid, ticks, labels;
    for (const double value : tickNumbers(plane.x)) {
        const double x = plane.x.at(value);
        grid.push_back(shape::leaf(shape::line({x, bottom}, {x, -bottom}), faint));
        ticks.push_back(shape::leaf(shape::line({x, crossY - 0.05}, {x, crossY + 0.05}), line));
        labels.push_back(numberLabel(value, {x, bottom, 0}, {0, -1, 0}, in));
    }
    for (const double value : tickNumbers(plane.y)) {
        const double y = plane.y.at(value);
        grid.push_back(shape::leaf(shape::line({left, y}, {-left, y}), faint));
        ticks.push_back(shape::leaf(shape::line({crossX - 0.05, y}, {crossX + 0.05, y}), line));
        labels.push_back(numberLabel(value, {left, y, 0}, {-1, 0, 0}, in));
    }
    if (!in.boolean("showGrid"))
        grid.clear();
    return {shape::group(std::move(grid), u"grid"_s),
            shape::leaf(shape::line({left, crossY}, {-left, crossY}), line, u"x"_s),
            shape::leaf(shape::line({crossX, bottom}, {crossX, -bottom}), line, u"y"_s),
            shape::group(std::move(ticks), u"ticks"_s), shape::group(std::move(labels), u"labels"_s)};
}

} // namespace lectograph::functions
