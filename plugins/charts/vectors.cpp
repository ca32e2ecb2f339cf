// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/marks.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "tensor/tensor.h"
#include "types.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

namespace {

/// Lighter for larger numbers, darker for smaller ones, based on the vector's colour; distinguishable without colour
/// vision.
Color shaded(const Color &color, double value, double reach)
{
    const double share = std::isnan(value) ? 0 : std::clamp(value / reach, -1.0, 1.0);
    const Color end = share > 0 ? Color{1, 1, 1, color.a} : Color{0, 0, 0, color.a};
    return base::mix(color, end, std::abs(share) * 0.6);
}

/// The factor by which the largest number fills a cell; all are of one size.
double sizeInCells(const std::vector<Shape> &numbers, double width, double height)
{
    double widest = 0;
    double highest = 0;
    for (const Shape &number : numbers) {
        widest = std::max(widest, number.bounds().width());
        highest = std::max(highest, number.bounds().height());
    }
    return widest > 0 && highest > 0 ? std::min(width / widest, height / highest) : 1;
}

} // namespace

NodeType vectors()
{
    return {
        .id = u"charts.vectors"_s,
        .title = u"Vectors as columns"_s,
        .category = u"Charts"_s,
        .help = u"Every row of a matrix as a column of cells. The parts are “VECTOR/cells/ENTRY” and, with numbers, "
                u"“VECTOR/numbers/ENTRY”."_s,
        .properties = blocks::joined(
            {
                {.key = "tensor",
                 .type = ValueType::Tensor,
                 .preset = "[[1, 0.5, 0, -1]]",
                 .title = "Vectors",
                 .help = "One vector in each row"},
                {.key = "cellWidth",
                 .type = ValueType::Number,
                 .preset = "0.5",
                 .help = "Of a column",
                 .min = 0.01,
                 .unit = "units"},
                {.key = "cellHeight",
                 .type = ValueType::Number,
                 .preset = "0.5",
                 .help = "Of an entry",
                 .min = 0.01,
                 .unit = "units"},
                {.key = "spacing",
                 .type = ValueType::Number,
                 .preset = "0.5",
                 .help = "Room between vectors",
                 .min = 0,
                 .unit = "units"},
                {.key = "colours",
                 .type = ValueType::Colors,
                 .preset = "[\"BLUE\"]",
                 .help = "One for each vector, over again if there are fewer"},
                {.key = "shade",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .title = "Shade by value",
                 .help = "Lighter for greater entries, darker for smaller ones"},
                {.key = "reach",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Value of the full shade",
                 .help = "The entry with the full shade",
                 .min = 0.001},
                {.key = "showNumbers",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .help = "The entries as digits in the cells"},
                blocks::decimalsProperty("2"),
                {.key = "numberColour",
                 .type = ValueType::Color,
                 .preset = "\"BLACK\"",
                 .help = "Colour of the digits"},
                {.key = "fillOpacity",
                 .type = ValueType::Number,
                 .preset = "0.8",
                 .help = "How opaque the cells are",
                 .min = 0,
                 .max = 1},
                {.key = "strokeWidth",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Border width",
                 .help = "Width of the cells' borders",
                 .min = 0,
                 .unit = "hundredths"},
            },
            {}),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const tensor::Tensor &tensor = in.tensor("tensor");
            if (const auto few = blocks::checkCount(tensor.size()); !few)
                return base::within(u"tensor"_s, few.error());
            const std::vector<Color> &colors = in.colors("colours");
            const double width = in.number("cellWidth");
            const double height = in.number("cellHeight");
            const double pitch = width + in.number("spacing");
            const shape::Path cell = shape::rectangle(width, height);
            std::vector<Shape> columns;
            std::vector<Shape> numbers;
            std::vector<base::Vec3> places; // of the numbers
            for (int vector = 0; vector < tensor.rows(); ++vector) {
                const Color color = colors.empty() ? context.setting.color(u"BLUE")
                                                   : colors[static_cast<std::size_t>(vector) % colors.size()];
                const double x = (vector - (tensor.rows() - 1) / 2.0) * pitch;
                std::vector<Shape> cells;
                for (int entry = 0; entry < tensor.columns(); ++entry) {
                    const double value = tensor.at(vector, entry);
                    const base::Vec3 at{x, ((tensor.columns() - 1) / 2.0 - entry) * height, 0};
                    shape::Style style = blocks::lineStyle(color, in.number("strokeWidth"), context.setting);
                    style.fill = (in.boolean("shade") ? shaded(color, value, in.number("reach")) : color)
                                     .withAlpha(in.number("fillOpacity"));
                    cells.push_back(shape::shifted(shape::leaf(cell, style), at));
                    if (!in.boolean("showNumbers"))
                        continue;
                    shape::Numeral numeral;
                    numeral.value = value;
                    numeral.decimals = in.integer("decimals");
                    shape::Style digits;
                    digits.fill = digits.stroke = in.color("numberColour");
                    digits.strokeWidth = 0;
                    numbers.push_back(typeset::number(numeral, digits));
                    places.push_back(at);
                }
                columns.push_back(shape::group(std::move(cells), u"cells"_s));
            }
            const double size = sizeInCells(numbers, width * 0.8, height * 0.5);
            const auto entries = static_cast<std::size_t>(tensor.columns());
            for (std::size_t vector = 0; vector < columns.size(); ++vector) {
                std::vector<Shape> parts{columns[vector]};
                if (in.boolean("showNumbers")) {
                    std::vector<Shape> own;
                    for (std::size_t i = vector * entries; i < (vector + 1) * entries; ++i)
                        own.push_back(shape::centredAt(shape::scaled(numbers[i], size), places[i]));
                    parts.push_back(shape::group(std::move(own), u"numbers"_s));
                }
                columns[vector] = shape::group(std::move(parts), QString::number(vector));
            }
            return shape::group(std::move(columns));
        }),
    };
}

} // namespace lectograph::charts
