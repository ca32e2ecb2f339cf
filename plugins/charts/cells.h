// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "marks.h"
#include "shape/shape.h"
#include "tensor/tensor.h"

#include <functional>

namespace lectograph::charts {

// Shared by blocks that show a matrix entry by entry: cells of equal size in rows and columns around the origin, parts
// “entries/ROW/COLUMN”, and the tags of shapes.grid.

/// "tensor", "cellWidth", "cellHeight".
inline graph::PropertyTable cellProperties()
{
    using graph::ValueType;
    return {
        {.key = "tensor",
         .type = ValueType::Tensor,
         .preset = "[[1, 0.5], [0.25, 0]]",
         .title = "Matrix",
         .help = "The numbers"},
        {.key = "cellWidth",
         .type = ValueType::Number,
         .preset = "1",
         .help = "From one column to the next",
         .min = 0.001,
         .unit = "units"},
        {.key = "cellHeight",
         .type = ValueType::Number,
         .preset = "1",
         .help = "From one row to the next",
         .min = 0.001,
         .unit = "units"},
    };
}

/// Draws one number, centred on the origin; nothing to leave the entry out.
using DrawEntry = std::function<std::optional<shape::Shape>(double value, int row, int column)>;

inline base::Result<shape::Shape> entries(const graph::Inputs &inputs, const DrawEntry &draw)
{
    const tensor::Tensor &tensor = inputs.tensor("tensor");
    if (const auto few = checkCount(tensor.size()); !few)
        return base::within(QStringLiteral("tensor"), few.error());
    const double width = inputs.number("cellWidth");
    const double height = inputs.number("cellHeight");
    std::vector<shape::Shape> rows;
    for (int row = 0; row < tensor.rows(); ++row) {
        std::vector<shape::Shape> line;
        for (int column = 0; column < tensor.columns(); ++column) {
            const auto entry = draw(tensor.at(row, column), row, column);
            if (!entry)
                continue;
            const base::Vec3 at{(column - (tensor.columns() - 1) / 2.0) * width,
                                ((tensor.rows() - 1) / 2.0 - row) * height, 0};
            line.push_back(entry->edited([&](shape::Part &part) {
                part.name = QString::number(column);
                part.placement = base::Transform::translation(at) * part.placement;
                part.tags += QStringList{QStringLiteral("row:%1").arg(row), QStringLiteral("column:%1").arg(column),
                                         column > row       ? QStringLiteral("upper")
                                             : column < row ? QStringLiteral("lower")
                                                            : QStringLiteral("diagonal")};
            }));
        }
        rows.push_back(shape::group(std::move(line), QString::number(row)));
    }
    return shape::group({shape::group(std::move(rows), QStringLiteral("entries"))});
}

} // namespace lectograph::charts
