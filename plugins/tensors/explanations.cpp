// SPDX-License-Identifier: GPL-3.0-or-later
#include "explanations.h"

#include "base/sentence.h"
#include "graph/number_text.h"
#include "specs.h"

#include <cmath>
#include <limits>

namespace lectograph::tensors {

using namespace Qt::StringLiterals;
using base::Sentence;
using graph::AskedEntry;
using graph::Inputs;
using graph::Outputs;
using graph::shortNumber;
using tensor::Along;
using tensor::Tensor;

namespace {

/// Empty for an entry that is not there, or one of several heads, whose rows other tensors count differently.
QString numberOf(const Tensor &tensor, int row, int column)
{
    const bool isThere = tensor.heads() == 1 && row < tensor.rows() && column < tensor.columns();
    return isThere ? shortNumber(tensor.at(row, column)) : QString();
}

QString factor(double number)
{
    return number < 0 ? u'(' + shortNumber(number) + u')' : shortNumber(number);
}

/// “1·2 + 3·4 + …”: more than a few terms cannot be read.
template <class First, class Second>
QString sumOfProducts(int count, const First &first, const Second &second)
{
    constexpr int most = 4;
    QStringList terms;
    for (int i = 0; i < std::min(count, most); ++i)
        terms.append((i == 0 ? shortNumber(first(i)) : factor(first(i))) + u'·' + factor(second(i)));
    if (count > most)
        terms.append(u"…"_s);
    return terms.join(u" + "_s);
}

QString softmaxOf(const Tensor &scores, Along along, const QString &temperature, const AskedEntry &entry)
{
    const QString score = numberOf(scores, entry.row, entry.column);
    if (score.isEmpty())
        return {};
    const QString text = along == Along::Rows ? Sentence::tr("softmax of %1 in row %2").arg(score, entry.rowName)
                                              : Sentence::tr("softmax of %1 in column %2").arg(score, entry.columnName);
    return temperature.isEmpty() ? text : Sentence::tr("%1, at temperature %2").arg(text, temperature);
}

QString temperatureText(const Inputs &in)
{
    return in.number("temperature") == 1 ? QString() : shortNumber(in.number("temperature"));
}

/// As the softmax takes the scores of one query together.
Along directionOf(const Tensor &scores, const Inputs &in)
{
    if (scores.rows() == 1)
        return Along::Rows;
    if (scores.columns() == 1)
        return Along::Columns;
    return layoutOf(in) == tensor::ScoreLayout::QueriesInRows ? Along::Rows : Along::Columns;
}

QString maskedText(const Tensor &before, const Tensor &after, const AskedEntry &entry)
{
    const QString score = numberOf(before, entry.row, entry.column);
    if (score.isEmpty())
        return {};
    return after.at(entry.row, entry.column) == -std::numeric_limits<double>::infinity()
        ? Sentence::tr("the score %1, masked: this key comes after the query").arg(score)
        : Sentence::tr("the score %1, which the mask leaves").arg(score);
}

} // namespace

QString explainProduct(const Inputs &in, const Outputs &, const AskedEntry &entry)
{
    const Tensor &a = in.tensor("a");
    const Tensor &b = in.tensor("b");
    const bool isTurned = in.boolean("transposeB");
    if (a.heads() > 1 || b.heads() > 1 || entry.row >= a.rows() || entry.column >= (isTurned ? b.rows() : b.columns()))
        return {};
    return sumOfProducts(
        a.columns(), [&](int i) { return a.at(entry.row, i); },
        [&](int i) { return isTurned ? b.at(entry.column, i) : b.at(i, entry.column); });
}

QString explainSum(const Inputs &in, const Outputs &, const AskedEntry &entry)
{
    const auto term = [&](std::string_view tensor, std::string_view times) {
        const Tensor &of = in.tensor(tensor); // the second may be one row or one column for all
        const QString number = numberOf(of, of.rows() == 1 ? 0 : entry.row, of.columns() == 1 ? 0 : entry.column);
        const double by = in.number(times);
        if (number.isEmpty() || by == 1)
            return number.startsWith(u'−') && times == "factorB" ? u'(' + number + u')' : number;
        return factor(by) + u'·' + (number.startsWith(u'−') ? u'(' + number + u')' : number);
    };
    const QString a = term("a", "factorA");
    const QString b = term("b", "factorB");
    return a.isEmpty() || b.isEmpty() ? QString() : a + u" + "_s + b;
}

QString explainMap(const Inputs &in, const Outputs &, const AskedEntry &entry)
{
    const QString number = numberOf(in.tensor("a"), entry.row, entry.column);
    const QString &function = in.text("function");
    if (number.isEmpty())
        return {};
    if (function == "square"_L1)
        return u'(' + number + u")²"_s;
    return function == "negate"_L1 ? u"−("_s + number + u')' : function + u'(' + number + u')';
}

QString explainMask(const Inputs &in, const Outputs &out, const AskedEntry &entry)
{
    return maskedText(in.tensor("scores"), std::get<Tensor>(out.front()), entry);
}

QString explainSoftmax(const Inputs &in, const Outputs &, const AskedEntry &entry)
{
    const Tensor &scores = in.tensor("scores");
    return softmaxOf(scores, directionOf(scores, in), temperatureText(in), entry);
}

QString explainShares(const Inputs &in, const Outputs &, const AskedEntry &entry)
{
    return softmaxOf(in.tensor("values"), alongOf(in), in.boolean("infinite") ? u"∞"_s : temperatureText(in), entry);
}

QString explainAttention(const Inputs &in, const Outputs &out, const AskedEntry &entry)
{
    enum Port { Output, Scores, Masked, Weights };
    const Tensor &query = in.tensor("query");
    const Tensor &key = in.tensor("key");
    const Tensor &value = in.tensor("value");
    if (query.heads() > 1 || key.heads() > 1)
        return {};
    const bool queriesInRows = layoutOf(in) == tensor::ScoreLayout::QueriesInRows;
    const auto outcome = [&](Port port) { return std::get<Tensor>(out[port]); };
    switch (entry.port) {
    case Output:
        return sumOfProducts(
            value.rows(),
            [&](int i) {
                return queriesInRows ? outcome(Weights).at(entry.row, i) : outcome(Weights).at(i, entry.row);
            },
            [&](int i) { return value.at(i, entry.column); });
    case Scores: {
        const int queryRow = queriesInRows ? entry.row : entry.column;
        const int keyRow = queriesInRows ? entry.column : entry.row;
        const QString sum = sumOfProducts(
            query.columns(), [&](int i) { return query.at(queryRow, i); }, [&](int i) { return key.at(keyRow, i); });
        return u'(' + sum + u") / √"_s + QString::number(query.columns());
    }
    case Masked: return maskedText(outcome(Scores), outcome(Masked), entry);
    default: return softmaxOf(outcome(Masked), directionOf(outcome(Masked), in), temperatureText(in), entry);
    }
}

QString explainNormalize(const Inputs &in, const Outputs &, const AskedEntry &entry)
{
    const Tensor &a = in.tensor("a");
    if (a.heads() > 1 || !in.tensor("gain").isEmpty() || !in.tensor("bias").isEmpty())
        return {};
    const bool isOfRow = alongOf(in) == Along::Rows;
    const int count = isOfRow ? a.columns() : a.rows();
    const auto at = [&](int i) { return isOfRow ? a.at(entry.row, i) : a.at(i, entry.column); };
    double mean = 0;
    double squares = 0;
    for (int i = 0; i < count; ++i)
        mean += at(i) / count;
    const bool isRms = in.text("kind") == "rms"_L1;
    for (int i = 0; i < count; ++i)
        squares += std::pow(isRms ? at(i) : at(i) - mean, 2) / count;
    const double size = std::sqrt(squares + in.number("epsilon"));
    const QString number = shortNumber(a.at(entry.row, entry.column));
    return isRms
        ? Sentence::tr("%1 / %2, the root of the mean square").arg(number, shortNumber(size))
        : Sentence::tr("(%1 − mean %2) / standard deviation %3").arg(number, shortNumber(mean), shortNumber(size));
}

QString explainPosition(const Inputs &in, const Outputs &, const AskedEntry &entry)
{
    const int pair = entry.column / 2;
    const double wave = std::pow(in.number("base"), 2.0 * pair / in.integer("dimensions"));
    return (entry.column % 2 == 0 ? u"sin(%1 / %2)"_s : u"cos(%1 / %2)"_s)
        .arg(QString::number(entry.row), shortNumber(wave));
}

} // namespace lectograph::tensors
