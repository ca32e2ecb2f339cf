// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/cells.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Result;
using base::Transform;
using base::Vec3;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

/// The size of a cell and the gap between cells.
struct Cells
{
    double width;
    double height;
    double gap;
};

Cells cellsOf(const Inputs &in, double naturalWidth, double naturalHeight)
{
    const auto share = [&](const char *size, const char *count, double natural) {
        const double whole = in.number(size);
        const int cells = in.integer(count);
        return whole > 0 ? std::max(0.0, (whole - in.number("cellGap") * (cells - 1)) / cells) : natural;
    };
    return {share("width", "columns", naturalWidth), share("height", "rows", naturalHeight), in.number("cellGap")};
}

/// All cells share one path.
Shape cellOf(const Inputs &in, const Context &context, Cells &cells)
{
    const Shape *linked = in.shape("cell");
    if (!linked) {
        cells = cellsOf(in, 1, 1);
        return shape::leaf(shape::rectangle(cells.width, cells.height), blocks::styleOf(in, context));
    }
    const base::Box &box = linked->bounds();
    cells = cellsOf(in, box.width(), box.height());
    const Shape centred = shape::movedTo(*linked, {});
    return shape::transformed(centred,
                              Transform::scaling(box.width() > 0 ? cells.width / box.width() : 1,
                                                 box.height() > 0 ? cells.height / box.height() : 1));
}

} // namespace

NodeType grid()
{
    return {
        .id = u"shapes.grid"_s,
        .title = u"Grid of cells"_s,
        .category = u"Diagrams"_s,
        .help =
            u"Rows and columns of equal cells. A cell's part is “cells/ROW/COLUMN”, counted from 0 at the top left; "
            u"its tags are “row:ROW”, “column:COLUMN” and “upper”, “diagonal” or “lower”."_s,
        .properties = joined(row::integer("rows", 4, "How many cells from top to bottom").between(1, 300),
                             row::integer("columns", 4, "How many cells from left to right").between(1, 300),
                             row::number("width", 0, "Of the whole grid; 0: as its cells are").atLeast(0).in("units"),
                             row::number("height", 0, "Of the whole grid; 0: as its cells are").atLeast(0).in("units"),
                             row::number("cellGap", 0, "Room between cells").atLeast(0).in("units"),
                             row::shape("cell", "A shape for every cell, instead of a square").titled("Cell shape"),
                             blocks::styleProperties({.stroke = "GREY_B", .strokeWidth = 1})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const int rows = in.integer("rows");
            const int columns = in.integer("columns");
            Cells cells{};
            const Shape cell = cellOf(in, context, cells);
            if (const auto few = shape::checkCopies(cell, static_cast<quint64>(rows) * static_cast<quint64>(columns));
                !few)
                return tl::unexpected(few.error());
            const QStringList optional = blocks::optionalCellTags();
            std::vector<Shape> lines;
            for (int row = 0; row < rows; ++row) {
                std::vector<Shape> line;
                for (int column = 0; column < columns; ++column) {
                    const Vec3 at{(column - (columns - 1) / 2.0) * (cells.width + cells.gap),
                                  ((rows - 1) / 2.0 - row) * (cells.height + cells.gap), 0};
                    line.push_back(cell.edited([&](shape::Part &part) {
                        part.name = QString::number(column);
                        part.placement = Transform::translation(at) * part.placement;
                        part.tags = blocks::cellTags(row, column);
                        part.optionalTags = optional;
                    }));
                }
                lines.push_back(shape::group(std::move(line), QString::number(row)));
            }
            return shape::group({shape::group(std::move(lines), u"cells"_s)});
        }),
    };
}

} // namespace lectograph::shapes
