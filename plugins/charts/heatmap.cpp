// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/hash.h"
#include "blocks/block.h"
#include "blocks/style.h"
#include "cells.h"
#include "colormap.h"
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
using graph::ValueType;
using shape::Shape;

namespace {

/// From this number of cells on, they are drawn as one image: thousands of squares would look the same and be slow.
constexpr int mostCells = 2500;

/// Cells are enlarged so that smoothing cannot blur them into each other.
constexpr int pixelsPerCell = 8;

QRgb pixel(const Color &color)
{
    const auto byte = [](float c) { return static_cast<int>(std::lround(std::clamp(c, 0.0f, 1.0f) * 255)); };
    return qRgb(byte(color.r), byte(color.g), byte(color.b));
}

Shape asImage(const tensor::Tensor &tensor, const Colormap &map, double width, double height)
{
    QImage cells(tensor.columns(), tensor.rows(), QImage::Format_RGB32);
    base::Hash hash;
    for (int row = 0; row < tensor.rows(); ++row) {
        for (int column = 0; column < tensor.columns(); ++column) {
            const QRgb rgb = pixel(map.at(tensor.at(row, column)));
            cells.setPixel(column, row, rgb);
            hash.add(rgb);
        }
    }
    hash.add(tensor.columns());
    auto raster = std::make_shared<shape::Raster>();
    raster->image = cells.scaled(tensor.columns() * pixelsPerCell, tensor.rows() * pixelsPerCell)
                        .convertToFormat(QImage::Format_RGBA8888_Premultiplied);
    raster->hash = hash.value();
    shape::Part part;
    part.name = u"cells"_s;
    part.image = std::move(raster);
    part.placement = base::Transform::scaling(width, height);
    return shape::group({Shape(std::move(part))});
}

} // namespace

NodeType heatmap()
{
    return {
        .id = u"charts.heatmap"_s,
        .title = u"Heat map"_s,
        .category = u"Charts"_s,
        .help =
            u"Every entry of a matrix as a coloured cell. The parts are “entries/ROW/COLUMN”; more than 2,500 cells are one image."_s,
        .properties = blocks::joined(blocks::joined(cellProperties(), colormapProperties()),
                                     {
                                         {.key = "fillOpacity",
                                          .type = ValueType::Number,
                                          .preset = "1",
                                          .help = "How opaque the cells are",
                                          .min = 0,
                                          .max = 1},
                                         {.key = "stroke",
                                          .type = ValueType::Color,
                                          .preset = "\"BLACK\"",
                                          .title = "Line colour",
                                          .help = "Colour of the lines between cells"},
                                         {.key = "strokeWidth",
                                          .type = ValueType::Number,
                                          .preset = "0",
                                          .title = "Line width",
                                          .help = "Width of the lines between cells",
                                          .min = 0,
                                          .unit = "hundredths"},
                                     }),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const tensor::Tensor &tensor = in.tensor("tensor");
            const Colormap map = colormapOf(in, tensor.values());
            const double width = in.number("cellWidth");
            const double height = in.number("cellHeight");
            if (tensor.size() > mostCells)
                return asImage(tensor, map, width * tensor.columns(), height * tensor.rows());
            const shape::Path cell = shape::rectangle(width, height);
            shape::Style style;
            style.stroke = in.color("stroke").withAlpha(in.number("strokeWidth") > 0 ? 1 : 0);
            style.strokeWidth = in.number("strokeWidth");
            style.screenWidth = context.setting.dialect == base::Dialect::Gl;
            return entries(in, [&](double value, int, int) {
                style.fill = map.at(value).withAlpha(in.number("fillOpacity"));
                return shape::leaf(cell, style);
            });
        }),
    };
}

NodeType colorBar()
{
    return {
        .id = u"charts.colour-bar"_s,
        .title = u"Colour bar"_s,
        .category = u"Charts"_s,
        .help = u"What the colours of a heat map mean. The parts are “bar” and “labels”."_s,
        .properties = blocks::joined(
            colormapProperties(),
            {
                {.key = "width",
                 .type = ValueType::Number,
                 .preset = "0.3",
                 .help = "Of the bar",
                 .min = 0.01,
                 .unit = "units"},
                {.key = "height",
                 .type = ValueType::Number,
                 .preset = "4",
                 .help = "Of the bar",
                 .min = 0.01,
                 .unit = "units"},
                {.key = "ticks",
                 .type = ValueType::Numbers,
                 .preset = "[-1, 0, 1]",
                 .help = "Which numbers are written beside it"},
                {.key = "decimals",
                 .type = ValueType::Integer,
                 .preset = "0",
                 .help = "Digits after the point",
                 .min = 0,
                 .max = 8},
                {.key = "size", .type = ValueType::Number, .preset = "24", .help = "Type size", .min = 1, .max = 400},
                {.key = "colour",
                 .type = ValueType::Color,
                 .preset = "\"WHITE\"",
                 .title = "Colour of numbers",
                 .help = "Colour of the numbers"},
            }),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const Colormap map = colormapOf(in, in.numbers("ticks"));
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
                const double share = map.most > map.least ? (tick - map.least) / (map.most - map.least) : 0.5;
                const Shape number = typeset::number(numeral, digits);
                labels.push_back(shape::movedTo(
                    number, {in.number("width") / 2 + 0.15 + number.bounds().width() / 2, (share - 0.5) * height, 0}));
            }
            return shape::group({bar, shape::group(std::move(labels), u"labels"_s)});
        }),
    };
}

} // namespace lectograph::charts
