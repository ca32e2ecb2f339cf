// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/cell_marks.h"
#include "blocks/style.h"

#include "base/easing.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "graph/row.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using graph::Inputs;
using shape::Shape;

namespace {

/// Of the digits: by size if there are several colours.
Colormap colorsOf(const Inputs &in)
{
    const std::vector<base::Color> &colors = in.colors("colours");
    return {colors.empty() ? std::vector{in.color("colour")} : colors, rangeOf(in, in.tensor("tensor").values())};
}

Shape numberOf(const Inputs &in, double value, const shape::Style &style)
{
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = in.integer("decimals");
    numeral.plusSign = in.boolean("plusSign");
    numeral.size = std::isfinite(value) ? in.number("size") : in.number("infinitySize");
    return typeset::number(numeral, style);
}

double widthForDigits(const Inputs &in)
{
    return in.number("cellWidth") * in.number("fill");
}

/// All numbers are as small as the widest must be: that with the most digits, or with the most after a minus.
double fitOfDigits(const Inputs &in)
{
    double least = 0;
    double most = 0;
    for (const double value : in.tensor("tensor").values()) {
        if (std::isfinite(value)) {
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
    return shape::commonFit(std::vector{numberOf(in, least, {}), numberOf(in, most, {})}, widthForDigits(in));
}

Shape digits(const Inputs &in, const Colormap &colors, double fit, double value, bool masked)
{
    shape::Style style;
    style.fill = masked ? in.color("maskedColour") : colors.at(value);
    style.stroke = style.fill;
    style.strokeWidth = masked ? in.number("maskedBorder") : 0;
    const Shape number = numberOf(in, value, style);
    if (!std::isfinite(value))
        fit = shape::commonFit({&number, 1}, widthForDigits(in));
    return shape::scaled(number, fit);
}

} // namespace

graph::PropertyTable dotProperties()
{
    return {
        row::number("radius", 0.3, "Of the dot for 1").titled("Radius for the value 1").atLeast(0).in("units"),
        row::number("power", 0.75, "The radius goes with this power of the number").titled("Exponent").between(0.05, 4),
    };
}

DrawEntry drawDots(const Inputs &in, const graph::Context &context)
{
    shape::Style style = lineStyle(in.color("colour").withAlpha(0), 0, context.setting);
    style.fill = in.color("colour");
    // All dots share one path.
    return [&in, style, circle = shape::circle(1),
            range = rangeOf(in, in.tensor("tensor").values())](double value, int, int) -> std::optional<Shape> {
        if (!(value > range.least) || !std::isfinite(value))
            return std::nullopt;
        const double share = (value - range.least) / (range.most - range.least);
        const double radius = in.number("radius") * std::pow(share, in.number("power"));
        return shape::transformed(shape::leaf(circle, style), base::Transform::scaling(radius, radius));
    };
}

graph::PropertyTable cellDigitProperties()
{
    return {
        decimalsRow(2),
        plusSignRow(false),
        typeSizeRow(30),
        row::number("infinitySize", 36, "Type size of −∞").titled("Size of −∞").between(1, 400),
        row::number("fill", 0.85, "Share of the cell's width that digits may fill")
            .titled("Share of the cell width")
            .between(0.05, 2),
    };
}

graph::PropertyTable cellMaskProperties()
{
    return {
        row::number("faintest", 1, "Opacity for 0, if greater shares are to stand out")
            .titled("Opacity of 0")
            .between(0, 1),
        row::tensor("mask", "Entries are masked where this matrix has −∞"),
        row::color("maskedColour", "RED", "Colour of masked entries").titled("Colour where masked"),
        row::number("maskedOpacity", 1, "Opacity of masked entries").titled("Opacity where masked").between(0, 1),
        row::number("maskedBorder", 0, "A line around masked entries' digits in their colour")
            .titled("Outline width where masked")
            .atLeast(0)
            .in("hundredths"),
    };
}

bool isMaskedEntry(const Inputs &in, double value, int row, int column)
{
    const double masked = -std::numeric_limits<double>::infinity();
    const tensor::Tensor &mask = in.tensor("mask");
    return value == masked || (row < mask.rows() && column < mask.columns() && mask.at(row, column) == masked);
}

double cellOpacity(const Inputs &in, double value, bool masked)
{
    if (masked)
        return in.number("maskedOpacity");
    const double floor = in.number("faintest");
    // Small weights darken quickly: manim's rush_from.
    static const base::Easing emphasis = base::Easing::parse(u"rush-from"_s).value();
    return floor >= 1 || !std::isfinite(value) ? 1 : floor + (1 - floor) * emphasis.at(value);
}

DrawEntry drawDigits(const Inputs &in)
{
    return [&in, colors = colorsOf(in), fit = fitOfDigits(in)](double value, int row, int column) {
        const bool masked = isMaskedEntry(in, value, row, column);
        return std::optional(digits(in, colors, fit, value, masked).edited([&](shape::Part &part) {
            part.opacity = cellOpacity(in, value, masked);
            if (masked)
                part.tags.append(u"masked"_s);
        }));
    };
}

DrawEntry drawHeat(const Inputs &in, const graph::Context &context, const Colormap &map, const QSizeF &cell,
                   const base::Color &stroke, double strokeWidth)
{
    shape::Style style = lineStyle(stroke.withAlpha(strokeWidth > 0 ? 1 : 0), strokeWidth, context.setting);
    const shape::Path path = shape::rectangle(cell.width(), cell.height());
    return
        [style, path, map, opacity = in.number("fillOpacity")](double value, int, int) mutable -> std::optional<Shape> {
            if (std::isnan(value))
                return std::nullopt;
            style.fill = map.at(value).withAlpha(opacity);
            return shape::leaf(path, style);
        };
}

} // namespace lectograph::blocks
