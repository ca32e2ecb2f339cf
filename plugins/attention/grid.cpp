// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/cell_marks.h"
#include "blocks/drawn_entries.h"
#include "blocks/placeholders.h"
#include "blocks/rounding.h"
#include "shape/layout.h"
#include "surroundings.h"
#include "tensor/products.h"
#include "types.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::attention {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::DrawEntry;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

DrawEntry drawFormulas(const Inputs &in, const Context &context)
{
    const typeset::FormulaStyle style{.em = typeset::emForFormulaSize(in.number("size")),
                                      .color = in.color("colour"),
                                      .display = true,
                                      .language = context.setting.language(),
                                      .colors = context.setting.colors};
    const auto formula = [&in, style](double value, int row, int column) {
        return blocks::withValues(in.text("latex"), {row + 1.0, column + 1.0, value}, blocks::Spelling::Latex)
            .and_then([&](const QString &latex) { return typeset::formula(latex, style); })
            .map_error([](base::Error error) { return base::within(u"latex"_s, std::move(error)).value(); })
            .map([](const typeset::Typeset &set) { return shape::movedTo(set.shape, {}); });
    };
    const tensor::Tensor &tensor = in.tensor("tensor");
    std::vector<Result<Shape>> results;
    std::vector<Shape> formulas;
    for (int row = 0; row < tensor.rows(); ++row) {
        for (int column = 0; column < tensor.columns(); ++column) {
            results.push_back(formula(tensor.at(row, column), row, column));
            if (results.back())
                formulas.push_back(*results.back());
        }
    }
    // All are as small as the widest must be.
    const double fit = shape::commonFit(formulas, in.number("cellWidth") * in.number("fill"));
    return [&in, fit, columns = tensor.columns(),
            results = std::move(results)](double value, int row, int column) -> Result<std::optional<Shape>> {
        const bool masked = blocks::isMaskedEntry(in, value, row, column);
        return results[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
                       + static_cast<std::size_t>(column)]
            .map([&](const Shape &set) {
                return std::optional(shape::scaled(set, fit).edited([&](shape::Part &part) {
                    part.opacity *= blocks::cellOpacity(in, value, masked);
                    if (masked)
                        part.tags.append(u"masked"_s);
                }));
            });
    };
}

DrawEntry drawCells(const Inputs &in, const Context &context)
{
    const QString &show = in.text("show");
    if (show == "numbers"_L1)
        return blocks::drawDigits(in);
    if (show == "formula"_L1)
        return drawFormulas(in, context);
    if (show == "shape"_L1) {
        const Shape *cell = in.shape("cell");
        const auto centred = cell ? std::optional(shape::movedTo(*cell, {})) : std::nullopt;
        return [centred](double, int, int) { return centred; };
    }
    if (show == "heat"_L1)
        return blocks::drawHeat(in, context, blocks::colormapOf(in, in.tensor("tensor").values()),
                                {in.number("cellWidth"), in.number("cellHeight")}, {}, 0);
    return blocks::drawDots(in, context);
}

/// Whether an entry is among those that are to be shown.
bool isWanted(const Inputs &in, const Lit &lit, int shownRow, int shownColumn, bool isMasked)
{
    const QString &only = in.text("only");
    if (isMasked && (in.text("maskedAs") == "empty"_L1 || in.text("show") == "dots"_L1))
        return false;
    if (only == "masked"_L1 || only == "unmasked"_L1)
        return isMasked == (only == "masked"_L1);
    return only == "all"_L1 || lit.hasCell(shownRow, shownColumn) == (only == "highlighted"_L1);
}

/// Where sums stand beside the rows, as numbers that add up to them: rounded one by one, thirds would make 0.99.
tensor::Tensor addingUp(const tensor::Tensor &shown, const Inputs &in)
{
    const QString &sums = in.text("sums");
    if (in.text("show") != "numbers"_L1 || (sums != "rows"_L1 && sums != "both"_L1))
        return shown;
    std::vector<double> numbers;
    for (int row = 0; row < shown.rows(); ++row) {
        std::vector<double> line;
        for (int column = 0; column < shown.columns(); ++column)
            line.push_back(shown.at(row, column));
        const bool isFinite = std::ranges::all_of(line, [](double number) { return std::isfinite(number); });
        const std::vector<double> rounded = isFinite ? blocks::roundedShares(line, in.integer("decimals")) : line;
        numbers.insert(numbers.end(), rounded.begin(), rounded.end());
    }
    return {shown.rows(), shown.columns(), std::move(numbers)};
}

/// Every entry, with the numbers of its row and column in the matrix, which may be shown with rows and columns
/// exchanged.
Result<Shape> drawEntries(const tensor::Tensor &shown, const Inputs &in, const Context &context)
{
    const bool isTransposed = in.boolean("transposed");
    const Lit lit(blocks::highlightsOf(in));
    const DrawEntry draw = drawCells(in, context);
    return blocks::entries(
        shown, in.number("cellWidth"), in.number("cellHeight"),
        [&](double value, int shownRow, int shownColumn) -> Result<std::optional<Shape>> {
            const int row = isTransposed ? shownColumn : shownRow;
            const int column = isTransposed ? shownRow : shownColumn;
            if (!isWanted(in, lit, shownRow, shownColumn, blocks::isMaskedEntry(in, value, row, column)))
                return std::optional<Shape>();
            return draw(value, row, column);
        });
}

/// What more cells look like than can be told apart: colours, or the more of one colour, the larger the number.
Shape drawImage(const tensor::Tensor &shown, const Inputs &in)
{
    const double width = in.number("cellWidth");
    const double height = in.number("cellHeight");
    if (in.text("show") == "heat"_L1) {
        const blocks::Colormap map = blocks::colormapOf(in, shown.values());
        const double opacity = in.number("fillOpacity");
        return blocks::imageOfCells(shown, width, height,
                                    [&](double value) { return map.at(value).withAlpha(opacity); });
    }
    const base::Color color = in.color("colour");
    const blocks::NumberRange range = blocks::rangeOf(in, shown.values());
    const double power = 2 * in.number("power"); // as much as a dot covers
    return blocks::imageOfCells(shown, width, height, [&](double value) {
        const double share = (value - range.least) / (range.most - range.least);
        return color.withAlpha(std::isfinite(share) ? color.a * std::pow(std::clamp(share, 0.0, 1.0), power) : 0);
    });
}

Result<Shape> draw(const Inputs &in, const Context &context)
{
    const tensor::Tensor shown = in.boolean("transposed") ? tensor::transpose(in.tensor("tensor"))
                                                          : in.tensor("tensor");
    const bool isDense = shown.size() > blocks::mostCells;
    GridLayout layout{shown.rows(), shown.columns(), in.number("cellWidth"), in.number("cellHeight")};
    if (shown.isEmpty())
        return Shape();
    auto parts = gridLabels(layout, in, context);
    if (!parts)
        return tl::unexpected(parts.error());
    parts->insert(parts->begin(), gridLines(layout, isDense, in, context));
    if (in.text("show") != "nothing"_L1) {
        const auto cells = isDense ? Result<Shape>(drawImage(shown, in))
                                   : drawEntries(addingUp(shown, in), in, context);
        if (!cells)
            return tl::unexpected(cells.error());
        parts->push_back(*cells);
    }
    if (!isDense)
        parts->push_back(gridSums(layout, shown, in));
    parts->push_back(gridHighlights(layout, in, context));
    return shape::group(*std::move(parts));
}

graph::PropertyTable ownProperties()
{
    return {
        row::choice("show", "dots",
                    "dots=Dots by size|numbers|heat=Coloured cells|formula=A formula|shape=A shape|nothing",
                    "What every entry looks like")
            .titled("Cells show"),
        row::shape("cell", "A shape for every cell, if cells show one").titled("Cell shape"),
        row::choice(
            "only", "all",
            "all|highlighted=Only highlighted|others=All but highlighted|masked=Only masked|unmasked=All but masked",
            "Which cells show something; highlighted are those where highlighted rows and columns cross")
            .titled("Which cells"),
        row::boolean("transposed", false,
                     "Shows the matrix with its rows as columns: queries in rows instead of columns")
            .titled("Exchange rows and columns"),
        row::text("latex", "K_{\\val{1}}\\cdot Q_{\\val{2}}",
                  "In LaTeX; \\val{1} is the number of the matrix's row, \\val{2} that of its column, \\val[2]{3} the "
                  "entry with two decimals")
            .titled("Formula"),
        row::color("colour", "GREY_C", "Of dots, formulas, and numbers in one colour"),
        row::colors("colours",
                    "Of numbers, from the least to the greatest, spread evenly; and a colour scale of one's own")
            .titled("Colours by size"),
        row::choice("map", "red to blue", blocks::colormaps, "The colours of cells, from least to most")
            .titled("Colour scale"),
        row::number("least", 0, "The number of the first colour; dots are there for greater ones only")
            .titled("Minimum"),
        row::number("most", 1,
                    "The number of the last colour and of the largest dot; if it is the same as the least, the range "
                    "is that of the data")
            .titled("Maximum"),
        row::choice("maskedAs", "value", "value=Their number|empty=Nothing",
                    "What is shown where the number or the mask is −∞")
            .titled("Masked cells show"),
        row::number("fillOpacity", 1, "How opaque the colours of cells are").between(0, 1),
    };
}

} // namespace

NodeType grid()
{
    const graph::PropertyTable marks = joined(blocks::dotProperties(), blocks::cellDigitProperties(),
                                              blocks::cellMaskProperties());
    const graph::PropertyTable surroundings = joined(gridLabelProperties(), gridLineProperties(), gridSumProperties(),
                                                     gridHighlightProperties());
    return {
        .id = u"attention.grid"_s,
        .title = u"Attention grid"_s,
        .category = u"Charts"_s,
        .help = u"A matrix of scores or weights as a grid: keys in rows, queries in columns, every entry as a dot, a "
                u"number, a colour or a formula, with labels, sums and highlights. The parts are “entries/ROW/COLUMN”, "
                u"“rows”, “columns”, “lines”, “sums” and “highlight”, counted from 0; entries have the tags “upper”, "
                u"“diagonal”, “lower” and “masked”. More than 2,500 cells are one image."_s,
        .properties = joined(blocks::cellProperties(), ownProperties(), marks, surroundings),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(draw),
        .drawnEntry = [](const Inputs &in, const QString &part) -> std::optional<graph::DrawnEntry> {
            const auto entry = blocks::entryPart(part);
            if (!entry)
                return std::nullopt;
            return in.boolean("transposed") ? graph::DrawnEntry{"tensor", entry->column, entry->row}
                                            : graph::DrawnEntry{"tensor", entry->row, entry->column};
        },
    };
}

} // namespace lectograph::attention
