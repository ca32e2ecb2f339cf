// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "graph/placement.h"
#include "shape/layout.h"

namespace lectograph::layout {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::PropertySpec;

namespace {

const PropertySpec children = row::shapes("children", "The shapes, in order").titled("Contents").independent();

} // namespace

NodeType row()
{
    return {
        .id = u"layout.row"_s,
        .title = u"Row"_s,
        .category = u"Layout"_s,
        .help = u"Shapes side by side. The parts are called like the linked blocks."_s,
        .properties =
            {
                children,
                row::number("spacing", 0.25, "Room between neighbours").in("units"),
                row::choice("lineUp", "centre", "centre|drawn=Middle of what is drawn|up|down",
                            "What is at the same height; texts in the middle stand on one line"),
                row::choice("direction", "right", "right|left", "Where the second one stands from the first"),
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) {
            const base::Vec3 direction = graph::direction(in.text("direction"));
            const double spacing = in.number("spacing");
            const QString &lineUp = in.text("lineUp");
            return shape::group(
                lineUp == "centre"_L1
                    ? shape::arrangedOnBaseline(in.shapes("children"), direction, spacing)
                    : shape::arranged(in.shapes("children"), direction, spacing, graph::direction(lineUp)));
        }),
    };
}

NodeType column()
{
    return {
        .id = u"layout.column"_s,
        .title = u"Column"_s,
        .category = u"Layout"_s,
        .help = u"Shapes one below the other. The parts are called like the linked blocks."_s,
        .properties =
            {
                children,
                row::number("spacing", 0.25, "Room between neighbours").in("units"),
                row::choice("lineUp", "centre", "centre|left|right", "What is above each other"),
                row::choice("direction", "down", "down|up", "Where the second one stands from the first"),
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) {
            return shape::group(shape::arranged(in.shapes("children"), graph::direction(in.text("direction")),
                                                in.number("spacing"), graph::direction(in.text("lineUp"))));
        }),
    };
}

NodeType grid()
{
    return {
        .id = u"layout.grid"_s,
        .title = u"Rows and columns"_s,
        .category = u"Layout"_s,
        .help =
            u"Shapes in rows, all of them with as much room as the largest; the texts of a row stand on one line. The parts are called like the linked blocks."_s,
        .properties =
            {
                children,
                row::integer("columns", 3, "How many stand in a row").titled("Shapes in a row").between(1, 1000),
                row::number("gapX", 0.25, "Room between neighbours in a row").titled("Column spacing").in("units"),
                row::number("gapY", 0.25, "Room between rows").titled("Row spacing").in("units"),
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) {
            return shape::group(shape::arrangedInGrid(in.shapes("children"), in.integer("columns"), in.number("gapX"),
                                                      in.number("gapY")));
        }),
    };
}

} // namespace lectograph::layout
