// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/cell_marks.h"
#include "blocks/drawn_entries.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"
#include "typeset/formula.h"

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

NodeType heatmap()
{
    return {
        .id = u"charts.heatmap"_s,
        .title = u"Heat map"_s,
        .category = u"Charts"_s,
        .help =
            u"Every entry of a matrix as a coloured cell. The parts are “entries/ROW/COLUMN”; more than 2,500 cells are one image."_s,
        .properties =
            graph::joined(blocks::cellProperties(), blocks::colormapProperties(),
                          row::number("fillOpacity", 1, "How opaque the cells are").between(0, 1),
                          row::color("stroke", "BLACK", "Colour of the lines between cells").titled("Line colour"),
                          row::number("strokeWidth", 0, "Width of the lines between cells")
                              .titled("Line width")
                              .atLeast(0)
                              .in("hundredths")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const tensor::Tensor &tensor = in.tensor("tensor");
            const blocks::Colormap map = blocks::colormapOf(in, tensor.values());
            if (tensor.size() > blocks::mostCells) {
                const double opacity = in.number("fillOpacity");
                return shape::group(
                    {blocks::imageOfCells(tensor, in.number("cellWidth"), in.number("cellHeight"),
                                          [&](double value) { return map.at(value).withAlpha(opacity); })});
            }
            return blocks::entries(in,
                                   blocks::drawHeat(in, context, map, in.color("stroke"), in.number("strokeWidth")));
        }),
        .drawnEntry = blocks::drawnEntries(),
    };
}

NodeType colorBar()
{
    return {
        .id = u"charts.colour-bar"_s,
        .title = u"Colour bar"_s,
        .category = u"Charts"_s,
        .help = u"What the colours of a heat map mean. The parts are “bar” and “labels”."_s,
        .properties = graph::joined(blocks::colormapProperties(),
                                    row::number("width", 0.3, "Of the bar").atLeast(0.01).in("units"),
                                    row::number("height", 4, "Of the bar").atLeast(0.01).in("units"),
                                    row::numbers("ticks", {-1, 0, 1}, "Which numbers are written beside it"),
                                    blocks::decimalsRow(0), blocks::typeSizeRow(24),
                                    row::color("colour", "WHITE", "Colour of the numbers").titled("Colour of numbers")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const blocks::Colormap map = blocks::colormapOf(in, in.numbers("ticks"));
            const double height = in.number("height");
            shape::Style style;
            style.fill = Color{1, 1, 1, 1};
            style.fillGradient = std::make_shared<shape::Gradient>(shape::Gradient{map.stops, 90});
            const Shape bar = shape::leaf(shape::rectangle(in.number("width"), height), style, u"bar"_s);
            std::vector<Shape> labels;
            shape::Style digits;
            digits.fill = digits.stroke = in.color("colour");
            digits.strokeWidth = 0;
            for (const double tick : in.numbers("ticks")) {
                shape::Numeral numeral;
                numeral.value = tick;
                numeral.decimals = in.integer("decimals");
                numeral.size = in.number("size");
                const auto &[least, most] = map.range;
                const double share = most > least ? (tick - least) / (most - least) : 0.5;
                const Shape number = typeset::number(numeral, digits);
                labels.push_back(shape::movedTo(
                    number, {in.number("width") / 2 + 0.15 + number.bounds().width() / 2, (share - 0.5) * height, 0}));
            }
            return shape::group({bar, shape::group(std::move(labels), u"labels"_s)});
        }),
    };
}

} // namespace lectograph::charts
