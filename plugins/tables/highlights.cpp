// SPDX-License-Identifier: GPL-3.0-or-later
#include "highlights.h"

#include "blocks/highlight.h"
#include "shape/outlines.h"

#include <cmath>

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using base::Box;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

/// Between two edges where a place is no whole number.
double between(const std::vector<double> &edges, double place)
{
    const double at = std::clamp(place, 0.0, static_cast<double>(edges.size()) - 1);
    const auto before = static_cast<std::size_t>(std::floor(at));
    return std::lerp(edges[before], edges[std::min(before + 1, edges.size() - 1)], at - std::floor(at));
}

std::vector<double> columnEdges(const Geometry &geometry)
{
    std::vector<double> edges;
    const auto head = static_cast<std::size_t>(geometry.content.headColumns);
    for (std::size_t i = head; i < geometry.set.columns.size(); ++i)
        edges.push_back(geometry.set.columns[i].left);
    edges.push_back(geometry.width());
    return edges;
}

/// The last row of the head, which names the columns.
double nameTop(const Geometry &geometry)
{
    const Content &content = geometry.content;
    return content.headRows > 0 ? geometry.headTops[static_cast<std::size_t>(content.headRows) - 1] : 0;
}

/// A box drawn about this one keeps within its cells: the distance is counted from their contents.
Box narrowed(Box box)
{
    constexpr double usualGap = 0.1; // of the property "highlightGap"
    box.min = box.min + base::Vec3{usualGap, usualGap, 0};
    box.max = box.max - base::Vec3{usualGap, usualGap, 0};
    return box;
}

Shape byNumber(const Geometry &geometry, const Inputs &in, const Context &context)
{
    const Content &content = geometry.content;
    const std::vector<double> edges = columnEdges(geometry);
    const int columns = content.table.columns();
    const int rows = content.table.rows();
    const blocks::CellBoxes boxes{
        rows, columns, [&](double firstRow, double firstColumn, double lastRow, double lastColumn) {
            const bool isRow = firstColumn == 0 && lastColumn == columns - 1 && columns > 1;
            const bool isColumn = firstRow == 0 && lastRow == rows - 1 && rows > 1;
            const std::vector<double> &lines = geometry.places.lines;
            return narrowed(
                geometry.box(isRow ? 0 : between(edges, firstColumn), between(edges, lastColumn + 1),
                             isColumn ? nameTop(geometry) : geometry.headHeight() + between(lines, firstRow),
                             geometry.headHeight() + between(lines, lastRow + 1)));
        }};
    return blocks::highlightBoxes(blocks::highlightsOf(in), boxes, in, context);
}

Box boxOf(const Geometry &geometry, const CellPlace &place)
{
    if (place.row && place.column)
        return geometry.cellBox(*place.row, *place.column);
    if (place.row)
        return geometry.box(0, geometry.width(), geometry.top(*place.row), geometry.bottom(*place.row));
    const Column &column = geometry.set.columns[static_cast<std::size_t>(place.column.value_or(0))];
    return geometry.box(column.left, column.right(), nameTop(geometry), geometry.height());
}

Shape byName(const Geometry &geometry, const Inputs &in, const Context &context)
{
    std::vector<Shape> boxes;
    QStringList names;
    const auto places = cellPlaces(geometry.content, in.texts("highlighted"), context);
    for (const CellPlace &place : places)
        names.append(place.written);
    names = blocks::partNames(names);
    for (std::size_t i = 0; i < places.size() && in.text("highlightAs") != "colour"_L1; ++i) {
        const Shape box = blocks::boxAround(narrowed(boxOf(geometry, places[i])), in.number("highlightGap"),
                                            in.color("highlightColour"), in.number("highlightWidth"), context,
                                            names[static_cast<qsizetype>(i)]);
        const double shown = places[i].row ? geometry.shown(*places[i].row) : 1;
        boxes.push_back(box.edited([shown](shape::Part &part) { part.opacity *= shown; }));
    }
    return shape::group(std::move(boxes), u"named"_s);
}

Shape frames(const Geometry &geometry, const Inputs &in, const Context &context)
{
    return byNumber(geometry, in, context).edited([&](shape::Part &part) {
        part.name = u"highlights"_s;
        part.children.push_back(byName(geometry, in, context));
    });
}

} // namespace

std::optional<Shape> highlightGrounds(const Geometry &geometry, const Inputs &in, const Context &context)
{
    const QString &as = in.text("highlightAs");
    if (as != "fill"_L1 && as != "both"_L1)
        return std::nullopt;
    const double opacity = in.number("highlightFill");
    return shape::withLeaves(frames(geometry, in, context), [&](shape::Part &leaf) {
        leaf.style.fill = in.color("highlightColour").withAlpha(opacity);
        leaf.style.stroke = leaf.style.stroke.withAlpha(0);
    });
}

std::optional<Shape> highlightFrames(const Geometry &geometry, const Inputs &in, const Context &context)
{
    if (in.text("highlightAs") != "box"_L1)
        return std::nullopt;
    return frames(geometry, in, context);
}

} // namespace lectograph::tables
