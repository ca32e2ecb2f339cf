// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/rows.h"
#include "graph/row.h"
#include "specs.h"
#include "types.h"

#include <algorithm>
#include <iterator>
#include <vector>

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

struct Pair
{
    int key = 0;
    int query = 0;
};

/// Who looks at whom, by the weights of the keys of each query.
class Gaze
{
public:
    Gaze(Tensor weights, tensor::ScoreLayout layout, double weakest, double most)
        : m_weights(std::move(weights)), m_inRows(layout == tensor::ScoreLayout::QueriesInRows)
    {
        for (int query = 0; query < count(); ++query) {
            if (weight(query, query) <= most)
                addPairsOf(query, weakest);
        }
    }

    int count() const { return m_weights.rows(); }
    const std::vector<Pair> &pairs() const { return m_pairs; }
    /// The keys of one query.
    std::vector<double> keysOf(int query) const
    {
        std::vector<double> keys;
        for (const Pair &pair : m_pairs) {
            if (pair.query == query)
                keys.push_back(pair.key);
        }
        return keys;
    }
    /// The first of the queries with the most keys; the last token if there is no pair.
    int mainQuery() const
    {
        if (m_pairs.empty())
            return std::max(0, count() - 1);
        std::vector<int> keys(static_cast<std::size_t>(count()), 0);
        for (const Pair &pair : m_pairs)
            ++keys[static_cast<std::size_t>(pair.query)];
        return static_cast<int>(std::ranges::max_element(keys) - keys.begin());
    }
    /// The last query of a pair that is not `main`, if there is another.
    int otherQuery(int main) const
    {
        const auto other = std::find_if(m_pairs.rbegin(), m_pairs.rend(),
                                        [&](const Pair &p) { return p.query != main; });
        return other == m_pairs.rend() ? main : other->query;
    }
    Tensor weightsOfPairs() const
    {
        std::vector<double> values(static_cast<std::size_t>(m_weights.size()), 0.0);
        for (const auto &[key, query] : m_pairs) {
            const int index = m_inRows ? query * count() + key : key * count() + query;
            values[static_cast<std::size_t>(index)] = weight(key, query);
        }
        return Tensor(count(), count(), std::move(values));
    }
    std::vector<double> ofPairs(int Pair::*token) const
    {
        std::vector<double> tokens;
        std::ranges::transform(m_pairs, std::back_inserter(tokens), [&](const Pair &p) { return double(p.*token); });
        return tokens;
    }
    /// 1 for each token that is `token` of a pair, 0 for the others.
    std::vector<double> marks(int Pair::*token) const
    {
        std::vector<double> marks(static_cast<std::size_t>(count()), 0.0);
        for (const Pair &pair : m_pairs)
            marks[static_cast<std::size_t>(pair.*token)] = 1;
        return marks;
    }

private:
    double weight(int key, int query) const { return m_inRows ? m_weights.at(query, key) : m_weights.at(key, query); }
    void addPairsOf(int query, double weakest)
    {
        for (int key = 0; key < count(); ++key) {
            const double share = weight(key, query);
            if (key != query && share > 0 && share >= weakest) // what is masked is never looked at
                m_pairs.push_back({key, query});
        }
    }

    Tensor m_weights;
    bool m_inRows;
    std::vector<Pair> m_pairs;
};

constexpr int mostTokens = 256; ///< more are no sentence, and would have too many pairs to show

} // namespace

NodeType pairs()
{
    return {
        .id = u"tensors.pairs"_s,
        .title = u"Attention pairs"_s,
        .category = u"Tensors"_s,
        .help = u"Which tokens look at which others, by the weights of attention. A token that mainly looks at itself "
                "looks at no other."_s,
        .properties = {row::matrix("weights", {{1, 0.9}, {0, 0.1}}, "The share of each key in each query"),
                       row::number("weakest", 0.2, "Weights below this make no pair, and neither does 0")
                           .titled("Leave out below")
                           .between(0, 1),
                       row::number("mostSelf", 0.3, "A token that looks at itself more than this looks at no other")
                           .titled("Most on itself")
                           .between(0, 1),
                       blocks::scoreLayoutRow()},
        .outputs = {{.key = "keys", .type = ValueType::Numbers, .help = "Who is looked at in each pair, from 0"},
                    {.key = "queries", .type = ValueType::Numbers, .help = "Who looks in each pair, counted from 0"},
                    {.key = "seen", .type = ValueType::Numbers, .help = "1 for each token at which one looks, else 0"},
                    {.key = "looking", .type = ValueType::Numbers, .help = "1 for each token that looks, else 0"},
                    {.key = "main", .type = ValueType::Integer, .help = "Which token looks at the most others"},
                    {.key = "mainKeys", .type = ValueType::Numbers, .help = "At which tokens that one looks"},
                    {.key = "other", .type = ValueType::Integer, .help = "The last other token that looks"},
                    {.key = "weights", .type = ValueType::Tensor, .help = "The weights of the pairs, 0 elsewhere"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const Tensor &weights = in.tensor("weights");
            if (weights.rows() != weights.columns() || weights.heads() > 1 || weights.rows() > mostTokens)
                return base::failure(
                    Sentence::tr("Pairs need the weights of one head, with as many rows as columns: at most %1.")
                        .arg(mostTokens),
                    Sentence::tr("Link the weights of an attention block or of a model."), u"weights"_s);
            const Gaze gaze(weights, layoutOf(in), in.number("weakest"), in.number("mostSelf"));
            const int main = gaze.mainQuery();
            return Outputs{gaze.ofPairs(&Pair::key),
                           gaze.ofPairs(&Pair::query),
                           gaze.marks(&Pair::key),
                           gaze.marks(&Pair::query),
                           qint64{main},
                           gaze.keysOf(main),
                           qint64{gaze.otherQuery(main)},
                           gaze.weightsOfPairs()};
        },
    };
}

} // namespace lectograph::tensors
