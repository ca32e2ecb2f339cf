// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/cell_marks.h"
#include "blocks/drawn_entries.h"
#include "types.h"

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

NodeType dots()
{
    return {
        .id = u"charts.dots"_s,
        .title = u"Dots by size"_s,
        .category = u"Charts"_s,
        .help =
            u"Every entry of a matrix as a dot that grows with it; nothing for 0 and less. The parts are “entries/ROW/COLUMN”."_s,
        .properties = graph::joined(
            blocks::cellProperties(), blocks::dotProperties(),
            row::number("least", 0, "This number and smaller ones have no dot").titled("Value without a dot"),
            row::number("most", 1,
                        "The number whose dot has the full radius; if it is the same as the least, the range is that "
                        "of the data")
                .titled("Value of the full radius"),
            row::color("colour", "GREY_C", "Colour of the dots")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            return blocks::entries(in, blocks::drawDots(in, context));
        }),
        .drawnEntry = blocks::drawnEntries(),
    };
}

} // namespace lectograph::charts
