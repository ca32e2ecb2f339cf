// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/drawn_entries.h"
#include "blocks/highlight.h"
#include "brackets.h"
#include "frame.h"
#include "types.h"

namespace lectograph::matrices {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

NodeType matrix()
{
    const graph::PropertyTable own = {
        row::tensor("tensor", "The numbers; if there are none, random ones").titled("Matrix")};
    return {
        .id = u"matrices.matrix"_s,
        .title = u"Matrix in brackets"_s,
        .category = u"Charts"_s,
        .help = u"The numbers of a matrix between brackets, coloured by sign and size; dots stand for what is not "
                u"shown. The parts are “entries/ROW/COLUMN”, “dots”, “brackets” and “boxes”; entries have the tags "
                u"“row:ROW” and “column:COLUMN”, counted from 0 as shown."_s,
        .properties = joined(own, excerptProperties(), digitProperties(), bracketProperties(),
                             blocks::highlightPlaceProperties(), blocks::highlightProperties(), sizeProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const int rows = in.integer("rows");
            const int columns = in.integer("columns");
            const tensor::Tensor &given = in.tensor("tensor");
            const bool isRandom = given.isEmpty() && in.boolean("random") && rows > 0 && columns > 0;
            const auto numbers = isRandom ? randomNumbers(rows, columns, randomRange(in), in, context)
                                          : Result<tensor::Tensor>(given);
            if (!numbers)
                return tl::unexpected(numbers.error());
            const Dots dots = dotsOf(in, isRandom);
            return framedNumbers({*numbers, shown(numbers->rows(), rows, dots, in.integer("dotsRow")),
                                  shown(numbers->columns(), columns, dots, in.integer("dotsColumn"))},
                                 blocks::highlightsOf(in), in, context);
        }),
        .drawnEntry = [](const Inputs &in, const QString &part) -> std::optional<graph::DrawnEntry> {
            const tensor::Tensor &given = in.tensor("tensor");
            const auto entry = blocks::entryPart(part);
            if (!entry || given.isEmpty())
                return std::nullopt;
            const Dots dots = dotsOf(in, false);
            const int row = shownAt(shown(given.rows(), in.integer("rows"), dots, in.integer("dotsRow")), entry->row);
            const int column = shownAt(shown(given.columns(), in.integer("columns"), dots, in.integer("dotsColumn")),
                                       entry->column);
            if (row < 0 || column < 0)
                return std::nullopt;
            return graph::DrawnEntry{"tensor", row, column};
        },
    };
}

} // namespace lectograph::matrices
