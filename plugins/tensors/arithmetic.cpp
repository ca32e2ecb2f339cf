// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/allowance.h"
#include "base/sentence.h"
#include "explanations.h"
#include "graph/row.h"
#include "specs.h"
#include "tensor/attention.h"
#include "tensor/lines.h"
#include "tensor/products.h"
#include "types.h"

#include <algorithm>
#include <cmath>

namespace lectograph::tensors {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using tensor::Tensor;

namespace {

using Function = double (*)(double);

Function functionNamed(const QString &name)
{
    return name == "exp"_L1   ? Function([](double x) { return std::exp(x); })
        : name == "log"_L1    ? Function([](double x) { return std::log(x); })
        : name == "sqrt"_L1   ? Function([](double x) { return std::sqrt(x); })
        : name == "square"_L1 ? Function([](double x) { return x * x; })
        : name == "abs"_L1    ? Function([](double x) { return std::abs(x); })
        : name == "tanh"_L1   ? Function([](double x) { return std::tanh(x); })
                              : Function([](double x) { return -x; });
}

/// The first number of `a` that a function turned into NaN; existing NaNs are passed through.
std::optional<double> firstWithout(const Tensor &a, const Tensor &result)
{
    const tensor::Numbers before = a.values();
    const tensor::Numbers after = result.values();
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (std::isnan(after[i]) && !std::isnan(before[i]))
            return before[i];
    }
    return std::nullopt;
}

Result<void> checkEntry(const Tensor &a, int row, int column)
{
    if (row < a.rows() && column < a.columns())
        return {};
    return failure(base::Sentence::tr("A matrix of %1×%2 (rows × columns) has no entry %3, %4.")
                       .arg(a.rows())
                       .arg(a.columns())
                       .arg(row)
                       .arg(column),
                   base::Sentence::tr("Choose one inside it; rows and columns count from 0."), u"row"_s);
}

const std::vector<graph::PortSpec> tensorOutput = {{.key = "tensor", .type = ValueType::Tensor, .help = "The result"}};

} // namespace

NodeType product()
{
    return {
        .id = u"tensors.product"_s,
        .title = u"Matrix product"_s,
        .category = u"Tensors"_s,
        .help = u"Rows of the first times columns of the second."_s,
        .properties =
            {
                row::matrix("a", {{1}}, "The first factor").titled("First matrix"),
                row::matrix("b", {{1}}, "The second factor").titled("Second matrix"),
                row::boolean("transposeB", false, "Rows of the second instead of its columns")
                    .titled("Transpose the second"),
            },
        .outputs = tensorOutput,
        .evaluate =
            [](const Inputs &in, const Context &) {
                const Tensor &b = in.tensor("b");
                return asOutput(tensor::matmul(in.tensor("a"), in.boolean("transposeB") ? tensor::transpose(b) : b));
            },
        .explain = explainProduct,
    };
}

NodeType sum()
{
    return {
        .id = u"tensors.sum"_s,
        .title = u"Sum of matrices"_s,
        .category = u"Tensors"_s,
        .help = u"Entry by entry, each matrix times a factor."_s,
        .properties =
            {
                row::matrix("a", {{0}}, "The first matrix").titled("First matrix"),
                row::matrix("b", {{0}}, "The second matrix").titled("Second matrix"),
                row::number("factorA", 1, "Times the first").titled("Factor of the first"),
                row::number("factorB", 1, "Times the second").titled("Factor of the second"),
            },
        .outputs = tensorOutput,
        .evaluate =
            [](const Inputs &in, const Context &) {
                return asOutput(tensor::add(tensor::scale(in.tensor("a"), in.number("factorA")),
                                            tensor::scale(in.tensor("b"), in.number("factorB"))));
            },
        .explain = explainSum,
    };
}

NodeType join()
{
    return {
        .id = u"tensors.join"_s,
        .title = u"Joined matrices"_s,
        .category = u"Tensors"_s,
        .help =
            u"Two matrices side by side, as the outputs of attention heads are, or one under the other. A list of numbers is a column."_s,
        .properties =
            {
                row::matrix("a", {{0}}, "The left or upper one").titled("First matrix"),
                row::matrix("b", {{0}}, "The right or lower one").titled("Second matrix"),
                row::choice("arrangement", "side by side", "side by side|one under the other", "How they are joined"),
            },
        .outputs = tensorOutput,
        .evaluate =
            [](const Inputs &in, const Context &) {
                const Tensor parts[] = {in.tensor("a"), in.tensor("b")};
                return asOutput(in.text("arrangement") == "side by side"_L1 ? tensor::concatColumns(parts)
                                                                            : tensor::concatRows(parts));
            },
    };
}

NodeType map()
{
    return {
        .id = u"tensors.map"_s,
        .title = u"Function of every entry"_s,
        .category = u"Tensors"_s,
        .help = u"Every entry through the same function."_s,
        .properties =
            {
                matrixRow({{0}}),
                row::choice("function", "exp",
                            "exp=exp|log=log|sqrt=Square root|square=Squared|"
                            "abs=Absolute value|relu=ReLU|gelu=GELU|tanh=tanh|negate=Change of sign",
                            "The function")
                    .titled("Function"),
            },
        .outputs = tensorOutput,
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const Tensor &a = in.tensor("a");
            const QString &name = in.text("function");
            if (name == "relu"_L1)
                return Outputs{tensor::relu(a)};
            if (name == "gelu"_L1)
                return Outputs{tensor::gelu(a)};
            constexpr quint64 workOfFunction = 20;
            base::spend(static_cast<quint64>(a.size()) * workOfFunction);
            const Tensor result = tensor::changedNumbers(a, functionNamed(name));
            if (const auto lost = firstWithout(a, result))
                return failure(base::Sentence::tr("%1(%2) has no value.").arg(name).arg(*lost),
                               base::Sentence::tr("Choose another function, or link a matrix without such numbers."),
                               u"function"_s);
            return Outputs{result};
        },
        .explain = explainMap,
    };
}

NodeType slice()
{
    return {
        .id = u"tensors.slice"_s,
        .title = u"Part of a matrix"_s,
        .category = u"Tensors"_s,
        .help = u"Some rows and columns of a matrix; a count of 0 takes all that follow."_s,
        .properties =
            {
                matrixRow({{0}}),
                row::integer("row", 0, "Counted from 0").titled("First row").atLeast(0),
                row::integer("column", 0, "Counted from 0").titled("First column").atLeast(0),
                row::integer("rows", 0, "How many rows").atLeast(0),
                row::integer("columns", 0, "How many columns").atLeast(0),
            },
        .outputs = tensorOutput,
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const Tensor &a = in.tensor("a");
            const int row = in.integer("row");
            const int column = in.integer("column");
            if (const auto inside = checkEntry(a, row, column); !inside)
                return tl::unexpected(inside.error());
            const int rows = in.integer("rows") > 0 ? in.integer("rows") : a.rows() - row;
            const int columns = in.integer("columns") > 0 ? in.integer("columns") : a.columns() - column;
            return asOutput(tensor::block(a, row, column, rows, columns));
        },
    };
}

NodeType entry()
{
    return {
        .id = u"tensors.entry"_s,
        .title = u"Entry of a matrix"_s,
        .category = u"Tensors"_s,
        .help = u"One number of a matrix."_s,
        .properties =
            {
                matrixRow({{0}}),
                row::integer("row", 0, "Counted from 0").atLeast(0),
                row::integer("column", 0, "Counted from 0").atLeast(0),
            },
        .outputs = {{.key = "value", .type = ValueType::Number, .help = "The number"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const Tensor &a = in.tensor("a");
            const int row = in.integer("row");
            const int column = in.integer("column");
            if (const auto inside = checkEntry(a, row, column); !inside)
                return tl::unexpected(inside.error());
            return Outputs{a.at(row, column)};
        },
    };
}

} // namespace lectograph::tensors
