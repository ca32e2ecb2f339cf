// SPDX-License-Identifier: GPL-3.0-or-later
#include "mesh.h"

#include "blocks/block.h"
#include "blocks/colormap.h"
#include "shading.h"

#include <array>
#include <cmath>

namespace lectograph::space {

using base::Vec3;
using shape::Shape;

graph::PropertyTable meshProperties()
{
    return graph::joined(
        row::number("width", 4, "Length along x").between(0.01, 10000).in("units"),
        row::number("depth", 4, "Length along z").between(0.01, 10000).in("units"),
        row::number("unit", 1, "How high the number 1 is").titled("Height of 1").between(-1000, 1000).in("units"),
        row::number("fillOpacity", 0.9, "Opacity of the faces").between(0, 1),
        row::color("stroke", "WHITE", "Colour of the edges").titled("Edge colour"),
        row::number("strokeWidth", 0.5, "Width of the edges; 0: none").titled("Edge width").atLeast(0).in("hundredths"),
        blocks::colormapProperties(), lightProperties());
}

Vec3 meshPoint(const tensor::Tensor &heights, int row, int column, const graph::Inputs &in)
{
    return {(column / double(heights.columns() - 1) - 0.5) * in.number("width"),
            heights.at(row, column) * in.number("unit"), (row / double(heights.rows() - 1) - 0.5) * in.number("depth")};
}

Shape meshOf(const tensor::Tensor &heights, const graph::Inputs &in)
{
    const blocks::Colormap colormap = blocks::colormapOf(in, heights.values());
    const auto pointAt = [&](int row, int column) { return meshPoint(heights, row, column, in); };
    shape::Style style;
    style.strokeWidth = in.number("strokeWidth");
    style.stroke = in.color("stroke");
    style.join = shape::Join::Round;
    const auto colorAt = [&](double height) {
        return colormap.at(height).withAlpha(static_cast<float>(in.number("fillOpacity")));
    };
    const bool isSmooth = in.boolean("smooth");
    std::vector<Face> triangles; ///< two for each face: four points seldom lie in one plane
    std::vector<std::pair<int, int>> cells;
    for (int row = 0; row + 1 < heights.rows(); ++row) {
        for (int column = 0; column + 1 < heights.columns(); ++column) {
            const std::array corners{pointAt(row, column), pointAt(row + 1, column), pointAt(row + 1, column + 1),
                                     pointAt(row, column + 1)};
            const std::array its{heights.at(row, column), heights.at(row + 1, column), heights.at(row + 1, column + 1),
                                 heights.at(row, column + 1)};
            const double sum = its[0] + its[1] + its[2] + its[3];
            if (!std::isfinite(sum))
                continue;
            cells.emplace_back(row, column);
            for (const std::array<std::size_t, 3> &half : {std::array<std::size_t, 3>{0, 1, 2}, {0, 2, 3}}) {
                Face &triangle = triangles.emplace_back();
                for (const std::size_t corner : half) {
                    triangle.corners.push_back(corners[corner]);
                    triangle.colors.push_back(colorAt(isSmooth ? its[corner] : sum / 4));
                }
            }
        }
    }
    const std::vector<Shape> halves = litFaces(triangles, Body::Sheet, style, in);
    std::vector<std::vector<Shape>> faces(static_cast<std::size_t>(heights.rows() - 1));
    for (std::size_t i = 0; i < cells.size(); ++i)
        faces[static_cast<std::size_t>(cells[i].first)].push_back(
            shape::group({halves[2 * i], halves[2 * i + 1]}, QString::number(cells[i].second)));
    std::vector<Shape> rows;
    for (std::vector<Shape> &row : faces)
        rows.push_back(shape::group(std::move(row), QString::number(rows.size())));
    return shape::group(std::move(rows));
}

} // namespace lectograph::space
