// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/marks.h"
#include "blocks/rows.h"
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
        .properties = graph::joined(
            row::matrix("tensor", {{1, 0.5, 0, -1}}, "One vector in each row").titled("Vectors"),
            row::number("cellWidth", 0.5, "Of a column").atLeast(0.01).in("units"),
            row::number("cellHeight", 0.5, "Of an entry").atLeast(0.01).in("units"),
            row::number("spacing", 0.5, "Room between vectors").atLeast(0).in("units"),
            row::colors("colours", {"BLUE"}, "One for each vector, over again if there are fewer"),
            row::boolean("shade", false, "Lighter for greater entries, darker for smaller ones")
                .titled("Shade by value"),
            row::number("reach", 1, "The entry with the full shade").titled("Value of the full shade").atLeast(0.001),
            row::boolean("showNumbers", false, "The entries as digits in the cells"), blocks::decimalsRow(2),
            row::color("numberColour", "BLACK", "Colour of the digits"),
            row::number("fillOpacity", 0.8, "How opaque the cells are").between(0, 1),
            row::number("strokeWidth", 1, "Width of the cells' borders")
                .titled("Border width")
                .atLeast(0)
                .in("hundredths")),
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
