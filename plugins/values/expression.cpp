// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "graph/expression.h"
#include "graph/expression_values.h"
#include "graph/row.h"

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

namespace {

std::optional<double> numberNamed(const Inputs &in, QStringView name)
{
    if (name == "a"_L1)
        return in.number("a");
    if (name == "b"_L1)
        return in.number("b");
    if (name == "c"_L1)
        return in.number("c");
    if (name == "d"_L1)
        return in.number("d");
    const auto &numbers = in.numbers("x");
    if (name == "n"_L1)
        return static_cast<double>(numbers.size());
    bool ok = false;
    const int index = name.startsWith(u'x') ? name.mid(1).toInt(&ok) : 0;
    if (!ok || index < 1 || static_cast<std::size_t>(index) > numbers.size())
        return std::nullopt;
    return numbers[static_cast<std::size_t>(index) - 1];
}

Result<graph::NameMeaning> meaningOf(const Inputs &in, const graph::ExpressionName &name)
{
    if (const auto number = numberNamed(in, name.name))
        return graph::NameMeaning{.source = graph::Value(*number)};
    return base::failure(
        base::Sentence::tr("“%1” is not known here.").arg(name.name),
        base::Sentence::tr("There are a, b, c, d, x1, x2, … (as many as numbers are given), pi, e and tau."));
}

Result<double> computed(const Inputs &in, base::ColorMix mix)
{
    const auto noOperand = [](int) -> Result<graph::Value> { return graph::Value(0.0); }; // names are constants
    return graph::Expression::parse(in.text("formula"),
                                    [&in](const graph::ExpressionName &name) { return meaningOf(in, name); })
        .and_then([&](const graph::Expression &expression) { return expression.value(noOperand, mix); })
        .and_then(graph::wantedNumber);
}

} // namespace

NodeType expression()
{
    return {
        .id = u"values.expression"_s,
        .title = u"Computed number"_s,
        .category = u"Values"_s,
        .help =
            u"A number computed by a formula from other numbers. It knows + − * / ^, brackets, sin cos tan asin acos "
            u"atan exp log log10 sqrt abs sign floor ceil round pow mod min max, and pi, e, tau."_s,
        .properties =
            {
                row::text("formula", "a + b",
                          "What is computed from a, b, c, d and the list's x1, x2, … (n is how many there are)"),
                row::number("a", 0, "The number a"),
                row::number("b", 0, "The number b"),
                row::number("c", 0, "The number c"),
                row::number("d", 0, "The number d"),
                row::numbers("x", "The numbers x1, x2, …").titled("Numbers x1, x2, …"),
            },
        .outputs = {{.key = "value", .type = ValueType::Number, .help = "The result"}},
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const auto value = computed(in, context.setting.mix());
            if (!value)
                return base::within(u"formula"_s, value.error());
            return Outputs{*value};
        },
    };
}

} // namespace lectograph::values
