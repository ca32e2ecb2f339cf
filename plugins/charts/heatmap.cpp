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

#include <algorithm>
#include <array>
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

/// From this number of cells on, they are drawn as one image: thousands of squares would look the same and be slow.
constexpr int mostCells = 2500;

/// Of rows and of columns of the image: graphics cards take no larger ones. Where there are more, the colours of
/// neighbouring cells are mixed, which are much smaller than a pixel then.
constexpr int mostPixels = 4096;

/// How many cells next to each other share a pixel of the image.
int cellsPerPixel(int cells)
{
    int share = 1;
    while ((cells + share - 1) / share > mostPixels)
        share *= 2;
    return share;
}

/// The mean of the colours of some cells, premultiplied.
class MeanColor
{
public:
    void add(const Color &color)
    {
        m_sum = {m_sum.r + color.r, m_sum.g + color.g, m_sum.b + color.b, m_sum.a};
        ++m_count;
    }
    std::array<uchar, 4> bytes(double opacity) const
    {
        const auto byte = [&](double c) {
            return static_cast<uchar>(std::lround(std::clamp(c, 0.0, 1.0) * opacity * 255));
        };
        const double count = std::max(1, m_count);
        return {byte(m_sum.r / count), byte(m_sum.g / count), byte(m_sum.b / count), byte(1)};
    }

private:
    Color m_sum{0, 0, 0, 0};
    int m_count = 0;
};

/// One pixel for each cell.
QImage imageOf(const tensor::Tensor &tensor, const Colormap &map, double opacity)
{
    const int rows = cellsPerPixel(tensor.rows());
    const int columns = cellsPerPixel(tensor.columns());
    QImage image((tensor.columns() + columns - 1) / columns, (tensor.rows() + rows - 1) / rows,
                 QImage::Format_RGBA8888_Premultiplied);
    const tensor::Numbers numbers = tensor.values();
    for (int y = 0; y < image.height(); ++y) {
        uchar *to = image.scanLine(y);
        for (int x = 0; x < image.width(); ++x, to += 4) {
            MeanColor mean;
            for (int row = y * rows; row < std::min((y + 1) * rows, tensor.rows()); ++row) {
                const std::size_t line = static_cast<std::size_t>(row) * static_cast<std::size_t>(tensor.columns());
                for (int column = x * columns; column < std::min((x + 1) * columns, tensor.columns()); ++column)
                    mean.add(map.at(numbers[line + static_cast<std::size_t>(column)]));
            }
            std::ranges::copy(mean.bytes(opacity), to);
        }
    }
    return image;
}

Shape asImage(const tensor::Tensor &tensor, const Colormap &map, double opacity, double width, double height)
{
    auto raster = std::make_shared<shape::Raster>();
    raster->image = imageOf(tensor, map, std::clamp(opacity, 0.0, 1.0));
    raster->isSmooth = false;
    base::Hash hash;
    for (int y = 0; y < raster->image.height(); ++y) {
        const auto *line = reinterpret_cast<const quint32 *>(raster->image.constScanLine(y));
        for (int x = 0; x < raster->image.width(); ++x)
            hash.add(line[x]);
    }
    raster->hash = hash.add(raster->image.width()).add(raster->isSmooth).value();
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
                return asImage(tensor, map, in.number("fillOpacity"), width * tensor.columns(), height * tensor.rows());
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
