// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/attention.h"

#include "base/sentence.h"
#include "tensor/dimensions.h"
#include "tensor/products.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

using namespace Qt::StringLiterals;

namespace lectograph::tensor {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Replaces each row, or each column, with the result of `change`.
Tensor changedLines(const Tensor &x, Along along, const auto &change)
{
    const Tensor lines = along == Along::Rows ? x : transpose(x);
    std::vector<double> values(lines.values().begin(), lines.values().end());
    const auto width = static_cast<std::size_t>(lines.columns());
    for (std::size_t start = 0; start < values.size(); start += width)
        change(std::span(values).subspan(start, width));
    const Tensor changed(lines.rows(), lines.columns(), std::move(values));
    return along == Along::Rows ? changed : transpose(changed);
}

Tensor changedNumbers(const Tensor &x, const auto &change)
{
    std::vector<double> values(x.values().begin(), x.values().end());
    std::ranges::transform(values, values.begin(), change);
    return {x.rows(), x.columns(), std::move(values)};
}

void oneHot(std::span<double> line)
{
    const auto largest = std::ranges::max_element(line);
    const bool any = *largest > -infinity;
    std::ranges::fill(line, 0.0);
    *largest = any ? 1 : 0;
}

void softmaxOf(std::span<double> line, double temperature)
{
    // Subtract the largest score, or large scores would overflow. The largest is compared instead of subtracted from
    // itself, so that +∞ gets the whole weight instead of becoming NaN.
    const double largest = *std::ranges::max_element(line);
    double sum = 0;
    for (double &value : line) {
        value = value == -infinity ? 0 : value == largest ? 1 : std::exp((value - largest) / temperature);
        sum += value;
    }
    if (sum > 0)
        std::ranges::transform(line, line.begin(), [sum](double value) { return value / sum; });
}

} // namespace

Tensor softmax(const Tensor &scores, Along along, double temperature)
{
    return changedLines(scores, along, [temperature](std::span<double> line) {
        if (temperature > 0)
            softmaxOf(line, temperature);
        else
            oneHot(line);
    });
}

Tensor causalMask(const Tensor &scores, ScoreLayout layout)
{
    std::vector<double> values(scores.values().begin(), scores.values().end());
    auto value = values.begin();
    for (int row = 0; row < scores.rows(); ++row) {
        for (int column = 0; column < scores.columns(); ++column, ++value) {
            const bool isLater = layout == ScoreLayout::QueriesInRows ? column > row : row > column;
            if (isLater)
                *value = -infinity;
        }
    }
    return {scores.rows(), scores.columns(), std::move(values)};
}

base::Result<Attention> attend(const Tensor &queries, const Tensor &keys, const Tensor &values,
                               const AttentionOptions &options)
{
    if (queries.columns() != keys.columns() || queries.columns() == 0)
        return base::failure(base::Sentence::tr("Queries of %1 and keys of %2 do not fit together.")
                                 .arg(shapeText(queries), shapeText(keys)),
                             base::Sentence::tr("Give both the same number of columns, at least 1."));
    if (keys.rows() != values.rows())
        return base::failure(base::Sentence::tr("Keys of %1 and values of %2 do not fit together.")
                                 .arg(shapeText(keys), shapeText(values)),
                             base::Sentence::tr("Give both one row for each token."));

    const bool queriesInRows = options.layout == ScoreLayout::QueriesInRows;
    const auto products = queriesInRows ? matmul(queries, transpose(keys)) : matmul(keys, transpose(queries));
    if (!products)
        return tl::unexpected(products.error());

    Attention attention;
    attention.scores = scale(*products, 1 / std::sqrt(queries.columns()));
    attention.masked = options.causal ? causalMask(attention.scores, options.layout) : attention.scores;
    attention.weights = softmax(attention.masked, queriesInRows ? Along::Rows : Along::Columns, options.temperature);
    const auto output = matmul(queriesInRows ? attention.weights : transpose(attention.weights), values);
    if (!output)
        return tl::unexpected(output.error());
    attention.output = *output;
    return attention;
}

Tensor layerNorm(const Tensor &x, Along along, double epsilon)
{
    return changedLines(x, along, [epsilon](std::span<double> line) {
        const auto count = static_cast<double>(line.size());
        const double mean = std::accumulate(line.begin(), line.end(), 0.0) / count;
        double variance = 0;
        for (const double value : line)
            variance += (value - mean) * (value - mean) / count;
        const double deviation = std::sqrt(variance + epsilon);
        std::ranges::transform(line, line.begin(), [=](double value) { return (value - mean) / deviation; });
    });
}

Tensor relu(const Tensor &x)
{
    return changedNumbers(x, [](double value) { return std::max(0.0, value); });
}

Tensor gelu(const Tensor &x)
{
    return changedNumbers(x, [](double value) { return value * std::erfc(-value / std::numbers::sqrt2) / 2; });
}

} // namespace lectograph::tensor
