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
using graph::ValueType;

namespace {

constexpr PropertySpec children{
    .key = "children", .type = ValueType::Shapes, .title = "Contents", .help = "The shapes, in order"};

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
                {.key = "spacing",
                 .type = ValueType::Number,
                 .preset = "0.25",
                 .help = "Room between neighbours",
                 .unit = "units"},
                {.key = "lineUp",
                 .type = ValueType::Choice,
                 .preset = "\"centre\"",
                 .help = "What is at the same height; texts in the middle stand on one line",
                 .choices = "centre|drawn=Middle of what is drawn|up|down"},
                {.key = "direction",
                 .type = ValueType::Choice,
                 .preset = "\"right\"",
                 .help = "Where the second one stands from the first",
                 .choices = "right|left"},
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
                {.key = "spacing",
                 .type = ValueType::Number,
                 .preset = "0.25",
                 .help = "Room between neighbours",
                 .unit = "units"},
                {.key = "lineUp",
                 .type = ValueType::Choice,
                 .preset = "\"centre\"",
                 .help = "What is above each other",
                 .choices = "centre|left|right"},
                {.key = "direction",
                 .type = ValueType::Choice,
                 .preset = "\"down\"",
                 .help = "Where the second one stands from the first",
                 .choices = "down|up"},
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
                {.key = "columns",
                 .type = ValueType::Integer,
                 .preset = "3",
                 .title = "Shapes in a row",
                 .help = "How many stand in a row",
                 .min = 1,
                 .max = 1000},
                {.key = "gapX",
                 .type = ValueType::Number,
                 .preset = "0.25",
                 .title = "Column spacing",
                 .help = "Room between neighbours in a row",
                 .unit = "units"},
                {.key = "gapY",
                 .type = ValueType::Number,
                 .preset = "0.25",
                 .title = "Row spacing",
                 .help = "Room between rows",
                 .unit = "units"},
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
