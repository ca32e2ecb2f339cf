// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "cells.h"
#include "colormap.h"
#include "shape/layout.h"
#include "types.h"
#include "typeset/formula.h"

#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

namespace {

/// Whether the mask is −∞ at this entry.
bool isMasked(const tensor::Tensor &mask, int row, int column)
{
    return row < mask.rows() && column < mask.columns()
        && mask.at(row, column) == -std::numeric_limits<double>::infinity();
}

/// Of the digits: by size if there are several colours.
Colormap colorsOf(const Inputs &in)
{
    const std::vector<base::Color> &colors = in.colors("colours");
    return {colors.empty() ? std::vector{in.color("colour")} : colors, rangeOf(in, in.tensor("tensor").values())};
}

Shape digits(const Inputs &in, const Colormap &colors, double value, bool masked)
{
    const bool finite = std::isfinite(value);
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = in.integer("decimals");
    numeral.plusSign = in.boolean("plusSign");
    numeral.size = finite ? in.number("size") : in.number("infinitySize");
    shape::Style style;
    style.fill = masked ? in.color("maskedColour") : colors.at(value);
    style.stroke = style.fill;
    style.strokeWidth = masked ? in.number("maskedBorder") : 0;
    const Shape number = typeset::number(numeral, style);
    return shape::fitted(number, std::min(number.bounds().width(), in.number("cellWidth") * in.number("fill")), 0);
}

double opacity(const Inputs &in, double value, bool masked)
{
    if (masked)
        return in.number("maskedOpacity");
    const double floor = in.number("faintest");
    // Small weights darken quickly: manim's rush_from.
    static const base::Easing emphasis = base::Easing::parse(u"rush-from"_s).value();
    return floor >= 1 || !std::isfinite(value) ? 1 : floor + (1 - floor) * emphasis.at(value);
}

} // namespace

NodeType numbers()
{
    return {
        .id = u"charts.numbers"_s,
        .title = u"Numbers in cells"_s,
        .category = u"Charts"_s,
        .help = u"Every entry of a matrix as digits in its cell. The parts are “entries/ROW/COLUMN”; what is masked "
                u"has the "
                u"tag “masked”."_s,
        .properties = blocks::joined(
            cellProperties(),
            {
                {.key = "decimals",
                 .type = ValueType::Integer,
                 .preset = "2",
                 .help = "Digits after the point",
                 .min = 0,
                 .max = 8},
                {.key = "plusSign",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .help = "A plus before positive numbers"},
                {.key = "size", .type = ValueType::Number, .preset = "30", .help = "Type size", .min = 1, .max = 400},
                {.key = "infinitySize",
                 .type = ValueType::Number,
                 .preset = "36",
                 .title = "Size of −∞",
                 .help = "Type size of −∞",
                 .min = 1,
                 .max = 400},
                {.key = "fill",
                 .type = ValueType::Number,
                 .preset = "0.85",
                 .title = "Share of the cell width",
                 .help = "Share of the cell's width that digits may fill",
                 .min = 0.05,
                 .max = 2},
                {.key = "colour", .type = ValueType::Color, .preset = "\"WHITE\"", .help = "Colour of the digits"},
                {.key = "colours",
                 .type = ValueType::Colors,
                 .preset = "[]",
                 .title = "Colours by size",
                 .help = "From the least number to the greatest, spread evenly, instead of one colour"},
                {.key = "least",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Value of the first colour",
                 .help = "The number of the first colour"},
                {.key = "most",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Value of the last colour",
                 .help =
                     "The number of the last colour; if it is the same as the least, the range is that of the data"},
                {.key = "faintest",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Opacity of 0",
                 .help = "Opacity for 0, if greater shares are to stand out",
                 .min = 0,
                 .max = 1},
                {.key = "mask",
                 .type = ValueType::Tensor,
                 .preset = "[]",
                 .help = "Entries are masked where this matrix has −∞"},
                {.key = "maskedColour",
                 .type = ValueType::Color,
                 .preset = "\"RED\"",
                 .title = "Colour where masked",
                 .help = "Colour of masked entries"},
                {.key = "maskedOpacity",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Opacity where masked",
                 .help = "Opacity of masked entries",
                 .min = 0,
                 .max = 1},
                {.key = "maskedBorder",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Outline width where masked",
                 .help = "A line around masked entries' digits in their colour",
                 .min = 0,
                 .unit = "hundredths"},
            }),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const tensor::Tensor &mask = in.tensor("mask");
            const Colormap colors = colorsOf(in);
            return entries(in, [&](double value, int row, int column) {
                const bool masked = isMasked(mask, row, column) || value == -std::numeric_limits<double>::infinity();
                return digits(in, colors, value, masked).edited([&](shape::Part &part) {
                    part.opacity = opacity(in, value, masked);
                    if (masked)
                        part.tags.append(u"masked"_s);
                });
            });
        }),
    };
}

} // namespace lectograph::charts
