// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/reductions.h"

#include "tensor/lines.h"
#include "tensor/products.h"

#include <cmath>
#include <numeric>

namespace lectograph::tensor {

namespace {

double meanOf(const Numbers &line)
{
    double sum = 0;
    for (const double value : line)
        sum += value;
    return line.empty() ? 0 : sum / static_cast<double>(line.size());
}

double deviationOf(const Numbers &line)
{
    const double mean = meanOf(line);
    double squares = 0;
    for (const double value : line)
        squares += (value - mean) * (value - mean);
    return line.empty() ? 0 : std::sqrt(squares / static_cast<double>(line.size()));
}

double reducedLine(const Numbers &line, Reduction by)
{
    if (line.empty())
        return 0;
    switch (by) {
    case Reduction::Sum: return std::accumulate(line.begin(), line.end(), 0.0);
    case Reduction::Mean: return meanOf(line);
    case Reduction::Least: return *std::ranges::min_element(line);
    case Reduction::Most: return *std::ranges::max_element(line);
    case Reduction::Deviation: return deviationOf(line);
    case Reduction::PlaceOfMost: return static_cast<double>(std::ranges::max_element(line) - line.begin());
    }
    return 0;
}

/// Sets all but the tokens to sample from to 0; they are not yet divided by their sum.
void keepLikely(auto line, const Sampling &sampling)
{
    std::vector<std::size_t> order(line.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t i) { return line[i]; });
    std::size_t kept = sampling.topK > 0 ? std::min(line.size(), static_cast<std::size_t>(sampling.topK)) : line.size();
    double all = 0;
    for (std::size_t i = 0; i < kept; ++i)
        all += static_cast<double>(line[order[i]]);
    double sum = 0;
    for (std::size_t i = 0; i < kept; ++i) {
        sum += static_cast<double>(line[order[i]]);
        if (sampling.topP < 1 && sum >= sampling.topP * all - 1e-12)
            kept = i + 1;
    }
    for (std::size_t i = kept; i < order.size(); ++i)
        line[order[i]] = 0;
}

} // namespace

Tensor reduced(const Tensor &x, Along along, Reduction by)
{
    if (along == Along::Columns)
        return transpose(reduced(transpose(x), Along::Rows, by));
    return Tensor::written(
        x.rows(), 1,
        [&](auto to) {
            const auto width = static_cast<std::size_t>(x.columns());
            for (std::size_t row = 0; row < to.size(); ++row)
                to[row] = static_cast<typename decltype(to)::value_type>(
                    reducedLine(x.values().subspan(row * width, width), by));
        },
        x.heads());
}

Tensor cumulated(const Tensor &x, Along along)
{
    return changedLines(x, along, [](auto line) {
        double sum = 0;
        for (auto &value : line) {
            sum += static_cast<double>(value);
            value = static_cast<typename decltype(line)::value_type>(sum);
        }
    });
}

Tensor nextTokens(const Tensor &logits, const Sampling &sampling)
{
    return changedLines(softmax(logits, Along::Rows, sampling.temperature), Along::Rows, [&](auto line) {
        keepLikely(line, sampling);
        double sum = 0;
        for (const auto value : line)
            sum += static_cast<double>(value);
        for (auto &value : line)
            value = sum > 0 ? static_cast<typename decltype(line)::value_type>(static_cast<double>(value) / sum)
                            : value;
    });
}

} // namespace lectograph::tensor
