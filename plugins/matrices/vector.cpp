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

namespace {

/// A row as it is, or a column of a matrix, standing up or lying down.
tensor::Tensor vectorFrom(const tensor::Tensor &tensor, int column, bool isRow)
{
    std::vector<double> values;
    if (tensor.rows() == 1) {
        values.assign(tensor.values().begin(), tensor.values().end());
    } else if (!tensor.isEmpty()) {
        for (int row = 0; row < tensor.rows(); ++row)
            values.push_back(tensor.at(row, std::min(column, tensor.columns() - 1)));
    }
    const int count = static_cast<int>(values.size());
    return isRow ? tensor::Tensor(1, count, std::move(values)) : tensor::Tensor(count, 1, std::move(values));
}

} // namespace

NodeType vector()
{
    const graph::PropertyTable own = {
        row::tensor("tensor", "The numbers, in a row or a column; if there are none, random ones").titled("Vector"),
        row::integer("column", 0, "Which column is shown if it is a matrix, counted from 0")
            .titled("Column of the matrix")
            .atLeast(0),
        row::integer("count", 7, "How many are shown at most, dots included")
            .titled("Number of entries")
            .between(0, 100),
        row::choice("direction", "column", "column|row", "Whether it stands or lies"),
        dotsSpec(),
        dotsPlaceSpec("dotsPlace", "Place of dots",
                      "Which entry is dots: 0 is the first, -1 the last, -2 the last but one"),
        row::numbers("highlight", "Counted from 0 as shown; keyframes move a box from entry to entry")
            .titled("Highlighted entries"),
    };
    return {
        .id = u"matrices.vector"_s,
        .title = u"Vector in brackets"_s,
        .category = u"Charts"_s,
        .help = u"The numbers of a vector between brackets, brighter the larger they are; dots stand for what is not "
                u"shown. The parts are “entries/ROW/COLUMN”, “dots”, “brackets” and “boxes”."_s,
        .properties = joined(own, digitProperties({"GREY_C", "WHITE", "GREY_C", "WHITE"}), bracketProperties(),
                             blocks::highlightProperties(), sizeProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const int most = in.integer("count");
            const bool isRow = in.text("direction") == "row"_L1;
            const tensor::Tensor &given = in.tensor("tensor");
            const bool isRandom = given.isEmpty() && in.boolean("random") && most > 0;
            const auto numbers = isRandom ? randomNumbers(most, 1, randomRange(in), in, context)
                                          : Result<tensor::Tensor>(given);
            if (!numbers)
                return tl::unexpected(numbers.error());
            const tensor::Tensor vector = vectorFrom(*numbers, in.integer("column"), isRow);
            const Dots dots = dotsOf(in, isRandom);
            blocks::Highlights highlights;
            for (const double place : in.numbers("highlight")) {
                highlights.entries.push_back(isRow ? 0 : place);
                highlights.entries.push_back(isRow ? place : 0);
            }
            return framedNumbers({vector, shown(vector.rows(), most, dots, in.integer("dotsPlace")),
                                  shown(vector.columns(), most, dots, in.integer("dotsPlace"))},
                                 highlights, in, context);
        }),
        .drawnEntry = [](const Inputs &in, const QString &part) -> std::optional<graph::DrawnEntry> {
            const tensor::Tensor &given = in.tensor("tensor");
            const auto entry = blocks::entryPart(part);
            if (!entry || given.isEmpty())
                return std::nullopt;
            const bool isRow = given.rows() == 1;
            const int place = shownAt(shown(isRow ? given.columns() : given.rows(), in.integer("count"),
                                            dotsOf(in, false), in.integer("dotsPlace")),
                                      std::max(entry->row, entry->column));
            if (place < 0)
                return std::nullopt;
            return isRow ? graph::DrawnEntry{"tensor", 0, place}
                         : graph::DrawnEntry{"tensor", place, std::min(in.integer("column"), given.columns() - 1)};
        },
    };
}

} // namespace lectograph::matrices
