// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/attention.h"

#include "base/allowance.h"
#include "base/hash.h"
#include "base/sentence.h"
#include "tensor/dimensions.h"
#include "tensor/kernel.h"
#include "tensor/lines.h"
#include "tensor/products.h"
#include "tensor/typed.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

using namespace Qt::StringLiterals;

namespace lectograph::tensor {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr int queriesAtOnce = 32; // their scores stay in the second cache

enum class Step { Scores, Masked, Weights };

/// What attention is computed from.
struct Asked
{
    Tensor queries;
    Tensor keys;
    Tensor values;
    AttentionOptions options;

    int heads() const { return queries.heads(); }
    /// The head of the keys and values that a head of the queries uses.
    int keyHead(int head) const { return head / (heads() / keys.heads()); }
    qint64 scoreCount() const { return qint64(queries.rows()) * keys.rowsOfHead(); }
    quint64 workOfScores() const
    {
        constexpr quint64 workPerScore = 2;
        return (workOfProduct(queries.rows(), queries.columns(), keys.rowsOfHead())
                + static_cast<quint64>(scoreCount()) * workPerScore)
            / (options.causal ? 2 : 1);
    }
    bool isLarge() const
    {
        return std::max({scoreCount(), qint64(queries.size()), qint64(keys.size()), qint64(values.size())})
            > Tensor::mostDoubles;
    }
};

template <class T>
std::vector<Panels<T>> panelsOf(const Tensor &tensor, bool isTransposed)
{
    const Typed<T> typed(tensor);
    std::vector<Panels<T>> panels;
    for (int head = 0; head < tensor.heads(); ++head) {
        const int rows = isTransposed ? tensor.columns() : tensor.rowsOfHead();
        const int columns = isTransposed ? tensor.rowsOfHead() : tensor.columns();
        panels.emplace_back(typed.head(head), rows, columns, isTransposed);
    }
    return panels;
}

/// Some queries of one head.
struct Block
{
    int head = 0;
    int first = 0;
    int count = 0;
};

/// The scores of blocks of queries, one row for each query, as far as a step.
template <class T>
class ScoreRows
{
public:
    ScoreRows(const Asked &asked, Step step)
        : m_asked(asked), m_step(step), m_queries(asked.queries), m_keys(panelsOf<T>(asked.keys, true))
    {}

    int keyCount() const { return m_asked.keys.rowsOfHead(); }
    /// The keys from this one on have no weight for any query of the block.
    int end(const Block &block) const
    {
        const int length = std::clamp(m_asked.options.length, 0, keyCount());
        return m_asked.options.causal ? std::min(length, block.first + block.count) : length;
    }

    void write(const Block &block, Rows<T> to) const
    {
        const int depth = m_asked.queries.columns();
        const int columns = m_step == Step::Scores ? keyCount() : end(block);
        const T *queries = m_queries.head(block.head).data() + std::ptrdiff_t(block.first) * depth;
        const auto &keys = m_keys[static_cast<std::size_t>(m_asked.keyHead(block.head))];
        multiply<T>({queries, depth}, block.count, depth, keys, columns, to);
        const T scale = static_cast<T>(1 / std::sqrt(depth));
        for (int row = 0; row < block.count; ++row) {
            const std::span<T> line(to.numbers + row * to.stride, static_cast<std::size_t>(keyCount()));
            for (T &score : line.first(static_cast<std::size_t>(columns)))
                score *= scale;
            if (m_step == Step::Scores)
                continue;
            const int visible = m_asked.options.causal ? std::min(columns, block.first + row + 1) : columns;
            const auto seen = static_cast<std::size_t>(visible);
            std::ranges::fill(line.subspan(seen), m_step == Step::Masked ? static_cast<T>(-infinity) : T());
            if (m_step == Step::Weights)
                softmaxOf(line.first(seen), m_asked.options.temperature);
        }
    }

private:
    const Asked &m_asked;
    Step m_step;
    Typed<T> m_queries;
    std::vector<Panels<T>> m_keys;
};

/// Calls `work` for all queries of all heads.
void eachBlock(const Asked &asked, const std::function<void(const Block &)> &work)
{
    const int queries = asked.queries.rowsOfHead();
    const int blocks = (queries + queriesAtOnce - 1) / queriesAtOnce;
    inParallel(asked.heads() * blocks, [&](int i) {
        const int first = i % blocks * queriesAtOnce;
        work({i / blocks, first, std::min(queriesAtOnce, queries - first)});
    });
}

template <class T>
void writeScores(const Asked &asked, Step step, std::span<T> to)
{
    const ScoreRows<T> rows(asked, step);
    const std::ptrdiff_t keys = rows.keyCount();
    eachBlock(asked, [&](const Block &block) {
        rows.write(block,
                   {to.data() + (std::ptrdiff_t(block.head) * asked.queries.rowsOfHead() + block.first) * keys, keys});
    });
}

Tensor scoresOf(const Asked &asked, Step step)
{
    base::spend(asked.workOfScores());
    const Tensor rows = Tensor::written(
        asked.queries.rows(), asked.keys.rowsOfHead(), [&](auto to) { writeScores(asked, step, to); }, asked.heads());
    return asked.options.layout == ScoreLayout::QueriesInRows ? rows : transpose(rows);
}

template <class T>
Tensor outputOf(const Asked &asked)
{
    base::spend(asked.workOfScores()
                + workOfProduct(asked.queries.rows(), asked.keys.rowsOfHead(), asked.values.columns())
                    / (asked.options.causal ? 2 : 1));
    const ScoreRows<T> rows(asked, Step::Weights);
    const std::vector<Panels<T>> values = panelsOf<T>(asked.values, false);
    const int width = asked.values.columns();
    return Tensor::written(
        asked.queries.rows(), width,
        [&](auto to) {
            eachBlock(asked, [&](const Block &block) {
                const std::ptrdiff_t keys = rows.keyCount();
                std::vector<T> weights(static_cast<std::size_t>(block.count * keys));
                rows.write(block, {weights.data(), keys});
                std::vector<T> sums(static_cast<std::size_t>(block.count * width));
                multiply<T>({weights.data(), keys}, block.count, rows.end(block),
                            values[static_cast<std::size_t>(asked.keyHead(block.head))], width, {sums.data(), width});
                const auto first = static_cast<std::size_t>(block.head * asked.queries.rowsOfHead() + block.first)
                    * static_cast<std::size_t>(width);
                std::ranges::transform(sums, to.begin() + static_cast<std::ptrdiff_t>(first),
                                       [](T sum) { return static_cast<typename decltype(to)::value_type>(sum); });
            });
        },
        asked.heads());
}

Tensor masked(const Tensor &scores, const auto &isMasked)
{
    return Tensor::written(
        scores.rows(), scores.columns(),
        [&](auto to) {
            using T = typename decltype(to)::value_type;
            const Numbers from = scores.values();
            std::size_t i = 0;
            for (int row = 0; row < scores.rows(); ++row) {
                for (int column = 0; column < scores.columns(); ++column, ++i)
                    to[i] = static_cast<T>(isMasked(row % scores.rowsOfHead(), column) ? -infinity : from[i]);
            }
        },
        scores.heads());
}

base::Result<void> checkFit(const Tensor &queries, const Tensor &keys, const Tensor &values)
{
    if (queries.columns() != keys.columns() || queries.columns() == 0)
        return base::failure(base::Sentence::tr("Queries of %1 and keys of %2 do not fit together.")
                                 .arg(shapeText(queries), shapeText(keys)),
                             base::Sentence::tr("Give both the same number of columns, at least 1."));
    if (keys.rows() != values.rows() || keys.heads() != values.heads())
        return base::failure(base::Sentence::tr("Keys of %1 and values of %2 do not fit together.")
                                 .arg(shapeText(keys), shapeText(values)),
                             base::Sentence::tr("Give both one row for each token."));
    if (queries.heads() % keys.heads() != 0)
        return base::failure(base::Sentence::tr("Queries of %1 and keys of %2 do not fit together.")
                                 .arg(shapeText(queries), shapeText(keys)),
                             base::Sentence::tr("Give both equally many heads, or the keys a divisor of that."));
    return checkSize(queries.rows(), keys.rowsOfHead()).and_then([&] {
        return checkSize(queries.rows(), values.columns());
    });
}

} // namespace

Tensor causalMask(const Tensor &scores, ScoreLayout layout)
{
    const bool queriesInRows = layout == ScoreLayout::QueriesInRows;
    return masked(scores, [=](int row, int column) { return queriesInRows ? column > row : row > column; });
}

Tensor paddingMask(const Tensor &scores, ScoreLayout layout, int length)
{
    const bool queriesInRows = layout == ScoreLayout::QueriesInRows;
    return masked(scores, [=](int row, int column) { return (queriesInRows ? column : row) >= length; });
}

base::Result<Attention> attend(const Tensor &queries, const Tensor &keys, const Tensor &values,
                               const AttentionOptions &options)
{
    if (const auto fit = checkFit(queries, keys, values); !fit)
        return tl::unexpected(fit.error());
    const Asked asked{queries, keys, values, options};
    base::Hash content;
    content.add(QStringView(u"attention")).add(queries.hash()).add(keys.hash()).add(static_cast<int>(options.layout));
    const bool queriesInRows = options.layout == ScoreLayout::QueriesInRows;
    const int rows = queriesInRows ? queries.rows() : keys.rowsOfHead() * queries.heads();
    const int columns = queriesInRows ? keys.rowsOfHead() : queries.rowsOfHead();
    const auto deferred = [&](Step step) {
        return Tensor::deferred(rows, columns, queries.heads(),
                                base::Hash(content.value()).add(static_cast<int>(step)).value(),
                                [asked, step] { return scoresOf(asked, step); });
    };
    Attention attention;
    attention.scores = deferred(Step::Scores);
    content.add(options.causal).add(options.length);
    const bool isMasked = options.causal || options.length < keys.rowsOfHead();
    attention.masked = isMasked ? deferred(Step::Masked) : attention.scores;
    content.add(options.temperature);
    attention.weights = deferred(Step::Weights);
    attention.output =
        Tensor::deferred(queries.rows(), values.columns(), queries.heads(), content.add(values.hash()).value(),
                         [asked] { return asked.isLarge() ? outputOf<float>(asked) : outputOf<double>(asked); });
    return attention;
}

Tensor layerNorm(const Tensor &x, Along along, double epsilon)
{
    return changedLines(x, along, [epsilon](auto line) {
        using T = typename decltype(line)::value_type;
        const auto count = static_cast<double>(line.size());
        const double mean = std::accumulate(line.begin(), line.end(), 0.0) / count;
        double variance = 0;
        for (const T value : line)
            variance += (value - mean) * (value - mean) / count;
        const double deviation = std::sqrt(variance + epsilon);
        std::ranges::transform(line, line.begin(), [=](T value) { return static_cast<T>((value - mean) / deviation); });
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
