// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/placeholders.h"
#include "letters.h"
#include "tensor/products.h"
#include "typeset/formula.h"

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

/// If the formula uses only one number of the table, a single row is treated as a column: one formula per number.
tensor::Tensor rowsOf(const tensor::Tensor &table, const QString &latex)
{
    const bool isRow = table.rows() == 1 && table.columns() > 1;
    return isRow && blocks::mostValueAsked(latex) <= 2 ? tensor::transpose(table) : table;
}

} // namespace

NodeType series()
{
    return {
        .id = u"text.series"_s,
        .title = u"Series of formulas"_s,
        .category = u"Text"_s,
        .help = u"The same formula with 1, 2, 3, … in it, at equal distances: names for the rows or columns of a grid; "
                u"or with numbers from a table, written \\val{2}. The first one's middle stays at the position. The "
                u"parts are called "
                u"0, 1, 2, …"_s,
        .properties = joined(
            row::text("latex", "x_{\\val{1}}",
                      "The formula in LaTeX; \\val{1} is the running number, \\val[2]{2} the table's number with two "
                      "decimals")
                .titled("Formula"),
            row::tensor("table",
                        "Numbers for \\val{2}, \\val{3}, … in a row for each formula; the rows say how many formulas "
                        "there are. In a single row each number gets a formula, unless that asks for \\val{3}"),
            row::integer("first", 1, "The first running number").titled("First number").between(-100000, 100000),
            row::integer("last", 3, "The last running number").titled("Last number").between(-100000, 100000),
            row::vector("step", {1, 0, 0}, "From the middle of each formula to that of the next")
                .titled("Spacing")
                .in("units"),
            letterProperties(48)),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            constexpr int most = 2000;
            const int first = in.integer("first");
            const tensor::Tensor table = rowsOf(in.tensor("table"), in.text("latex"));
            const int count = table.isEmpty() ? in.integer("last") - first + 1 : table.rows();
            if (count > most)
                return base::failure(
                    base::Sentence::tr("These would be %1 formulas.").arg(count),
                    base::Sentence::tr("The most is %1: choose a smaller last number or a shorter table.").arg(most),
                    table.isEmpty() ? u"last"_s : u"table"_s);
            const typeset::FormulaStyle style{.em = typeset::emForFormulaSize(in.number("size")),
                                              .color = in.color("colour"),
                                              .display = true,
                                              .language = context.setting.language(),
                                              .colors = context.setting.colors};
            std::vector<Shape> formulas;
            double baseline = 0; // of the first one, and of all others in their places
            for (int i = 0; i < count; ++i) {
                std::vector<double> values{static_cast<double>(first + i)};
                for (int column = 0; !table.isEmpty() && column < table.columns(); ++column)
                    values.push_back(table.at(i, column));
                const auto latex = blocks::withValues(in.text("latex"), values, blocks::Spelling::Latex);
                if (!latex)
                    return tl::unexpected(latex.error());
                const auto set = typeset::formula(*latex, style);
                if (!set)
                    return base::within(u"latex"_s, set.error());
                if (i == 0)
                    baseline = set->baseline;
                const base::Vec3 place = in.vector("step") * i + base::Vec3{0, baseline - set->baseline, 0};
                formulas.push_back(shape::shifted(dressed(*set, in, context), place).edited([i](shape::Part &part) {
                    part.name = QString::number(i);
                }));
            }
            return shape::group(std::move(formulas));
        }),
    };
}

} // namespace lectograph::text
