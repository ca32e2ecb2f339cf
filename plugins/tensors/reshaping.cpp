// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "graph/row.h"
#include "specs.h"
#include "tensor/products.h"
#include "types.h"

#include <algorithm>
#include <array>

namespace lectograph::tensors {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using tensor::Tensor;

namespace {

constexpr double mostFitted = 4096;

const std::vector<graph::PortSpec> reshaped = {{.key = "tensor", .type = ValueType::Tensor, .help = "The result"}};

Tensor fitted(const Tensor &a, int rows, int columns, double filling)
{
    return Tensor::written(rows, columns, [&](auto numbers) {
        std::ranges::fill(numbers, static_cast<std::ranges::range_value_t<decltype(numbers)>>(filling));
        for (int row = 0; row < std::min(rows, a.rows()); ++row) {
            for (int column = 0; column < std::min(columns, a.columns()); ++column)
                numbers[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
                        + static_cast<std::size_t>(column)] =
                    static_cast<std::ranges::range_value_t<decltype(numbers)>>(a.at(row, column));
        }
    });
}

} // namespace

NodeType transposed()
{
    return {
        .id = u"tensors.transpose"_s,
        .title = u"Transposed matrix"_s,
        .category = u"Tensors"_s,
        .help = u"Rows become columns."_s,
        .properties = {matrixRow({{1, 2}})},
        .outputs = reshaped,
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return Outputs{tensor::transpose(in.tensor("a"))};
        },
    };
}

NodeType choice()
{
    return {
        .id = u"tensors.switch"_s,
        .title = u"Choice of matrices"_s,
        .category = u"Tensors"_s,
        .help = u"One of up to four matrices, chosen by a number."_s,
        .properties =
            {
                row::integer("index", 0, "Which matrix, counted from 0").titled("Number").between(0, 3),
                row::matrix("a", {{1}}, "The first matrix").titled("First"),
                row::matrix("b", {{2}}, "The second matrix").titled("Second"),
                row::matrix("c", {{3}}, "The third matrix").titled("Third"),
                row::matrix("d", {{4}}, "The fourth matrix").titled("Fourth"),
            },
        .outputs = reshaped,
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            constexpr std::array<const char *, 4> keys = {"a", "b", "c", "d"};
            return Outputs{in.tensor(keys[static_cast<std::size_t>(std::clamp(in.integer("index"), 0, 3))])};
        },
    };
}

NodeType fit()
{
    return {
        .id = u"tensors.fit"_s,
        .title = u"Matrix of a size"_s,
        .category = u"Tensors"_s,
        .help = u"A matrix with this many rows and columns: cut off, or filled up with a number."_s,
        .properties =
            {
                matrixRow({{1}}),
                row::integer("rows", 2, "How many rows").between(1, mostFitted),
                row::integer("columns", 2, "How many columns").between(1, mostFitted),
                row::number("filling", 0, "The number in new rows and columns"),
                row::choice("report", "nothing", "nothing|missing=Missing numbers|size=Another size",
                            "What is listed as a problem"),
            },
        .outputs = reshaped,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const Tensor &a = in.tensor("a");
            const int rows = in.integer("rows");
            const int columns = in.integer("columns");
            const bool isShort = a.rows() < rows || a.columns() < columns;
            const bool isOther = a.rows() != rows || a.columns() != columns;
            const QString &report = in.text("report");
            if ((isShort && report == "missing"_L1) || (isOther && report == "size"_L1))
                context.warn(Sentence::tr("%1 × %2 numbers are wanted here, and %3 × %4 are given.")
                                 .arg(rows)
                                 .arg(columns)
                                 .arg(a.rows())
                                 .arg(a.columns()));
            return Outputs{fitted(a, rows, columns, in.number("filling"))};
        },
    };
}

} // namespace lectograph::tensors
