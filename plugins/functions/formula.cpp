// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula.h"

#include "base/sentence.h"
#include "graph/expression_values.h"
#include "graph/row.h"

#include <cmath>

namespace lectograph::functions {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;

graph::PropertyTable parameterProperties()
{
    return {
        row::number("a", 1, "The number a in formulas").titled("Value of a"),
        row::number("b", 0, "The number b in formulas").titled("Value of b"),
        row::number("c", 0, "The number c in formulas").titled("Value of c"),
        row::number("d", 0, "The number d in formulas").titled("Value of d"),
    };
}

Result<Formula> Formula::parse(const QString &text, const graph::Inputs &in, const graph::Context &context,
                               Variables variables)
{
    static const QString names = u"xyabcd"_s;
    const bool hasY = variables == Variables::XAndY;
    const auto scope = [hasY](const graph::ExpressionName &name) -> Result<graph::NameMeaning> {
        if (const qsizetype at = name.name.size() == 1 ? names.indexOf(name.name) : -1; at >= 0 && (hasY || at != 1))
            return graph::NameMeaning{.source = static_cast<int>(at)};
        return base::failure(Sentence::tr("“%1” is not known here.").arg(name.name),
                             hasY ? Sentence::tr("There are x, y, a, b, c, d, pi, e and tau.")
                                  : Sentence::tr("There are x, a, b, c, d, pi, e and tau."));
    };
    auto parsed = graph::Expression::parse(text, scope);
    if (!parsed)
        return tl::unexpected(parsed.error());
    const Formula formula(std::move(*parsed), {in.number("a"), in.number("b"), in.number("c"), in.number("d")},
                          context.setting.mix());
    if (const auto first = formula.value(1, 1); !first) // of a wrong kind, such as a color, everywhere
        return tl::unexpected(first.error());
    return formula;
}

double Formula::operator()(double x, double y) const
{
    return value(x, y).value_or(std::nan(""));
}

Result<double> Formula::value(double x, double y) const
{
    const auto operand = [&](int index) -> Result<graph::Value> {
        return graph::Value(index == 0 ? x : index == 1 ? y : m_parameters[static_cast<std::size_t>(index - 2)]);
    };
    return m_expression.value(operand, m_mix).and_then(graph::wantedNumber);
}

} // namespace lectograph::functions
