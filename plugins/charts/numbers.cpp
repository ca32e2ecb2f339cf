// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/cell_marks.h"
#include "blocks/colormap.h"
#include "blocks/drawn_entries.h"
#include "types.h"

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

NodeType numbers()
{
    return {
        .id = u"charts.numbers"_s,
        .title = u"Numbers in cells"_s,
        .category = u"Charts"_s,
        .help = u"Every entry of a matrix as digits in its cell. The parts are “entries/ROW/COLUMN”; what is masked "
                u"has the "
                u"tag “masked”."_s,
        .properties = graph::joined(
            blocks::cellProperties(), blocks::cellDigitProperties(),
            row::color("colour", "WHITE", "Colour of the digits"),
            row::colors("colours", "From the least number to the greatest, spread evenly, instead of one colour")
                .titled("Colours by size"),
            blocks::colorRangeProperties(), blocks::cellMaskProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            return blocks::entries(in, blocks::drawDigits(in));
        }),
        .drawnEntry = blocks::drawnEntries(),
    };
}

} // namespace lectograph::charts
