// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/cells.h"

#include "base/hash.h"
#include "blocks/marks.h"
#include "graph/row.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using shape::Shape;

namespace {

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
        m_sum = {m_sum.r + color.r * color.a, m_sum.g + color.g * color.a, m_sum.b + color.b * color.a,
                 m_sum.a + color.a};
        ++m_count;
    }
    std::array<uchar, 4> bytes() const
    {
        const double count = std::max(1, m_count);
        const auto byte = [&](double c) {
            return static_cast<uchar>(std::lround(std::clamp(c / count, 0.0, 1.0) * 255));
        };
        return {byte(m_sum.r), byte(m_sum.g), byte(m_sum.b), byte(m_sum.a)};
    }

private:
    Color m_sum{0, 0, 0, 0};
    int m_count = 0;
};

QImage imageOf(const tensor::Tensor &tensor, const std::function<Color(double value)> &color)
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
                    mean.add(color(numbers[line + static_cast<std::size_t>(column)]));
            }
            std::ranges::copy(mean.bytes(), to);
        }
    }
    return image;
}

} // namespace

graph::PropertyTable cellProperties()
{
    return {
        row::matrix("tensor", {{1, 0.5}, {0.25, 0}}, "The numbers").titled("Matrix"),
        row::number("cellWidth", 1, "From one column to the next").atLeast(0.001).in("units"),
        row::number("cellHeight", 1, "From one row to the next").atLeast(0.001).in("units"),
    };
}

QStringList cellTags(int row, int column)
{
    return {u"row:%1"_s.arg(row), u"column:%1"_s.arg(column),
            column > row       ? u"upper"_s
                : column < row ? u"lower"_s
                               : u"diagonal"_s};
}

QStringList optionalCellTags()
{
    return {u"upper"_s, u"diagonal"_s, u"lower"_s, u"masked"_s};
}

Result<Shape> entries(const tensor::Tensor &tensor, double cellWidth, double cellHeight, const DrawEntry &draw)
{
    if (const auto few = checkCount(tensor.size()); !few)
        return base::within(u"tensor"_s, few.error());
    const QStringList optional = optionalCellTags();
    std::vector<Shape> rows;
    for (int row = 0; row < tensor.rows(); ++row) {
        std::vector<Shape> line;
        for (int column = 0; column < tensor.columns(); ++column) {
            const auto entry = draw(tensor.at(row, column), row, column);
            if (!entry)
                return tl::unexpected(entry.error());
            if (!*entry)
                continue;
            const base::Vec3 at{(column - (tensor.columns() - 1) / 2.0) * cellWidth,
                                ((tensor.rows() - 1) / 2.0 - row) * cellHeight, 0};
            line.push_back((*entry)->edited([&](shape::Part &part) {
                part.name = QString::number(column);
                part.placement = base::Transform::translation(at) * part.placement;
                part.tags += cellTags(row, column);
                part.optionalTags += optional;
            }));
        }
        rows.push_back(shape::group(std::move(line), QString::number(row)));
    }
    return shape::group(std::move(rows), u"entries"_s).edited([&](shape::Part &part) { part.optionalTags = optional; });
}

Result<Shape> entries(const graph::Inputs &inputs, const DrawEntry &draw)
{
    return entries(inputs.tensor("tensor"), inputs.number("cellWidth"), inputs.number("cellHeight"), draw)
        .map([](const Shape &all) { return shape::group({all}); });
}

Shape imageOfCells(const tensor::Tensor &tensor, double cellWidth, double cellHeight,
                   const std::function<Color(double value)> &color, const CellImage &look)
{
    auto raster = std::make_shared<shape::Raster>();
    raster->image = imageOf(tensor, color);
    if (!look.isFromTop)
        raster->image = raster->image.mirrored();
    raster->isSmooth = look.isSmooth;
    base::Hash hash;
    for (int y = 0; y < raster->image.height(); ++y) {
        const auto *line = reinterpret_cast<const quint32 *>(raster->image.constScanLine(y));
        for (int x = 0; x < raster->image.width(); ++x)
            hash.add(line[x]);
    }
    raster->hash = hash.add(raster->image.width()).add(raster->isSmooth).value();
    shape::Part part;
    part.name = u"cells"_s;
    part.optionalTags = {u"masked"_s};
    part.image = std::move(raster);
    part.placement = base::Transform::scaling(cellWidth * tensor.columns(), cellHeight * tensor.rows());
    return Shape(std::move(part));
}

} // namespace lectograph::blocks
