// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/allowance.h"
#include "base/sentence.h"
#include "graph/row.h"
#include "specs.h"
#include "types.h"

#include <algorithm>
#include <cmath>

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

/// How a window goes over a matrix: from stop to stop, row by row.
struct Windows
{
    int rows = 0; ///< of stops
    int columns = 0;
    int stride = 1;
    int padding = 0;
};

int stopsAlong(int size, int window, int stride, int padding)
{
    const int room = size + 2 * padding - window;
    return room < 0 ? 0 : room / stride + 1;
}

/// The sum of the products in one window. The kernel is not turned over, as in all libraries for neural networks.
double sumIn(const Tensor &a, const Tensor &kernel, int top, int left)
{
    const tensor::Numbers numbers = a.values();
    const tensor::Numbers weights = kernel.values();
    double sum = 0;
    for (int row = std::max(0, -top); row < std::min(kernel.rows(), a.rows() - top); ++row) {
        for (int column = std::max(0, -left); column < std::min(kernel.columns(), a.columns() - left); ++column) {
            const auto at = [](const Tensor &of, int y, int x) {
                return static_cast<std::size_t>(y) * static_cast<std::size_t>(of.columns())
                    + static_cast<std::size_t>(x);
            };
            sum += numbers[at(a, top + row, left + column)] * weights[at(kernel, row, column)];
        }
    }
    return sum;
}

/// The middle of the window at a stop, counted from 1, in cells from the middle of the matrix: x to the right, y upwards.
base::Vec3 windowAt(const Windows &windows, const Tensor &a, const Tensor &kernel, double stop)
{
    const int count = windows.rows * windows.columns;
    const double at = std::clamp(stop - 1, 0.0, std::max(0.0, static_cast<double>(count - 1)));
    const auto placeOf = [&](int index) {
        const int row = index / std::max(1, windows.columns) * windows.stride - windows.padding;
        const int column = index % std::max(1, windows.columns) * windows.stride - windows.padding;
        return base::Vec3{column + (kernel.columns() - a.columns()) / 2.0, (a.rows() - kernel.rows()) / 2.0 - row, 0};
    };
    const int before = static_cast<int>(std::floor(at));
    const base::Vec3 from = placeOf(before);
    return from + (placeOf(std::min(before + 1, std::max(0, count - 1))) - from) * (at - before);
}

Result<Outputs> convolved(const Inputs &in)
{
    const Tensor &a = in.tensor("a");
    const Tensor &kernel = in.tensor("kernel");
    const int stride = in.integer("stride");
    const int padding = in.integer("edge");
    const Windows windows{stopsAlong(a.rows(), kernel.rows(), stride, padding),
                          stopsAlong(a.columns(), kernel.columns(), stride, padding), stride, padding};
    if (a.isEmpty() || kernel.isEmpty() || windows.rows == 0 || windows.columns == 0)
        return base::failure(Sentence::tr("The window is larger than the matrix over which it goes."),
                             Sentence::tr("Make the window smaller, or let zeros stand around the matrix."),
                             u"kernel"_s);
    constexpr double most = 1e8;
    const double products = static_cast<double>(windows.rows) * windows.columns * kernel.size();
    if (products > most)
        return base::failure(Sentence::tr("The window has too many stops and numbers."),
                             Sentence::tr("Make the window smaller, or its steps longer."), u"kernel"_s);
    base::spend(static_cast<quint64>(products) * 3);
    std::vector<double> sums;
    for (int row = 0; row < windows.rows; ++row) {
        for (int column = 0; column < windows.columns; ++column)
            sums.push_back(sumIn(a, kernel, row * stride - padding, column * stride - padding));
    }
    return Outputs{Tensor(windows.rows, windows.columns, std::move(sums)),
                   windowAt(windows, a, kernel, in.number("stop")),
                   static_cast<double>(windows.rows) * windows.columns};
}

} // namespace

NodeType convolution()
{
    return {
        .id = u"tensors.convolution"_s,
        .title = u"Convolution"_s,
        .category = u"Tensors"_s,
        .help = u"A small window of weights goes over a matrix, row by row: at each stop, the sum of the products."_s,
        .properties =
            {
                matrixRow({{0, 0, 1, 1, 0}, {0, 1, 1, 0, 0}, {1, 1, 0, 0, 1}, {0, 1, 1, 0, 0}, {0, 0, 1, 1, 0}}),
                row::matrix("kernel", {{1, 0, 1}, {0, 1, 0}, {1, 0, 1}}, "The weights of the window").titled("Window"),
                row::integer("stride", 1, "From one stop to the next, in cells").between(1, 1000),
                row::integer("edge", 0, "How many rows and columns of zeros stand around the matrix")
                    .titled("Zeros around")
                    .between(0, 1000),
                row::number("stop", 1, "The stop whose place is given, from 1 on; in between, the window is on its way")
                    .atLeast(1),
            },
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The result"},
                    {.key = "window",
                     .type = ValueType::Vector,
                     .help = "The middle of the window at that stop, in cells from the middle of the matrix"},
                    {.key = "stops", .type = ValueType::Number, .help = "How many stops there are"}},
        .evaluate = [](const Inputs &in, const Context &) { return convolved(in); },
    };
}

} // namespace lectograph::tensors
