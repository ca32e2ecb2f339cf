// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/colormap.h"
#include "blocks/style.h"
#include "shading.h"
#include "tensor/tensor.h"

#include <array>
#include <cmath>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

NodeType surface()
{
    return {
        .id = u"space.surface"_s,
        .title = u"Surface in space"_s,
        .category = u"Space"_s,
        .help = u"A matrix as heights over the floor: a loss over two weights, for example. Columns go along x, rows "
                u"along z "
                u"towards the viewer. The parts are “ROW/COLUMN”."_s,
        .properties = blocks::joined(
            {
                {.key = "tensor",
                 .type = ValueType::Tensor,
                 .preset = "[[1, 0.6, 0.8, 1.4], [0.7, 0, 0.3, 1], [0.9, 0.2, 0.1, 0.8], [1.5, 0.9, 0.7, 1.2]]",
                 .title = "Heights",
                 .help = "The height at every crossing"},
                {.key = "width",
                 .type = ValueType::Number,
                 .preset = "4",
                 .help = "Length along x",
                 .min = 0.01,
                 .max = 10000,
                 .unit = "units"},
                {.key = "depth",
                 .type = ValueType::Number,
                 .preset = "4",
                 .help = "Length along z",
                 .min = 0.01,
                 .max = 10000,
                 .unit = "units"},
                {.key = "unit",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Height of 1",
                 .help = "How high the number 1 is",
                 .min = -1000,
                 .max = 1000,
                 .unit = "units"},
                {.key = "fillOpacity",
                 .type = ValueType::Number,
                 .preset = "0.9",
                 .help = "Opacity of the faces",
                 .min = 0,
                 .max = 1},
                {.key = "stroke",
                 .type = ValueType::Color,
                 .preset = "\"WHITE\"",
                 .title = "Edge colour",
                 .help = "Colour of the edges"},
                {.key = "strokeWidth",
                 .type = ValueType::Number,
                 .preset = "0.5",
                 .title = "Edge width",
                 .help = "Width of the edges; 0: none",
                 .min = 0,
                 .unit = "hundredths"},
            },
            blocks::joined(blocks::colormapProperties(), lightProperties())),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const tensor::Tensor &heights = in.tensor("tensor");
            constexpr qsizetype mostFaces = 2500;
            if (heights.rows() < 2 || heights.columns() < 2)
                return base::failure(base::Sentence::tr("A surface needs two rows and two columns."),
                                     base::Sentence::tr("Link a larger matrix."), u"tensor"_s);
            if (qsizetype(heights.rows() - 1) * (heights.columns() - 1) > mostFaces)
                return base::failure(base::Sentence::tr("A surface of %1 × %2 heights has too many faces.")
                                         .arg(heights.rows())
                                         .arg(heights.columns()),
                                     base::Sentence::tr("Link a smaller matrix, at most 51 × 51."), u"tensor"_s);
            const blocks::Colormap colormap = blocks::colormapOf(in, heights.values());
            const auto pointAt = [&](int row, int column) {
                return Vec3{(column / double(heights.columns() - 1) - 0.5) * in.number("width"),
                            heights.at(row, column) * in.number("unit"),
                            (row / double(heights.rows() - 1) - 0.5) * in.number("depth")};
            };
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
                    const std::array corners{pointAt(row, column), pointAt(row + 1, column),
                                             pointAt(row + 1, column + 1), pointAt(row, column + 1)};
                    const std::array its{heights.at(row, column), heights.at(row + 1, column),
                                         heights.at(row + 1, column + 1), heights.at(row, column + 1)};
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
            const std::vector<Shape> halves = litFaces(triangles, style, in);
            std::vector<std::vector<Shape>> faces(static_cast<std::size_t>(heights.rows() - 1));
            for (std::size_t i = 0; i < cells.size(); ++i)
                faces[static_cast<std::size_t>(cells[i].first)].push_back(
                    shape::group({halves[2 * i], halves[2 * i + 1]}, QString::number(cells[i].second)));
            std::vector<Shape> rows;
            for (std::vector<Shape> &row : faces)
                rows.push_back(shape::group(std::move(row), QString::number(rows.size())));
            return shape::group(std::move(rows));
        }),
    };
}

} // namespace lectograph::space
