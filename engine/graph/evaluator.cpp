// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/evaluator.h"

#include "base/sentence.h"
#include "base/text.h"
#include "graph/evaluation.h"
#include "graph/outputs.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lectograph::graph {

using base::Error;
using base::failure;
using base::Result;
using base::Time;

Evaluator::Evaluator(std::span<const NodePtr> nodes, const NodeRegistry &registry, const Setting &setting,
                     std::shared_ptr<Memo> memo, const QString &place)
    : Evaluator(std::array{NodeGroup{nodes, place, {}, setting.seed}}, registry, setting, std::move(memo))
{}

Evaluator::Evaluator(std::span<const NodeGroup> groups, const NodeRegistry &registry, const Setting &setting,
                     std::shared_ptr<Memo> memo)
    : m_nodes(groups, registry, setting, m_problems),
      m_values(
          m_nodes.group(0), [this](int node, Time time) -> const Result<Outputs> & { return current(node, time); },
          m_problems),
      m_inputs(m_values, m_nodes.group(0).setting, m_problems),
      m_memo(std::move(memo)),
      m_latest(static_cast<std::size_t>(m_nodes.count()))
{}

std::vector<Span> Evaluator::motion() const
{
    std::vector<Span> spans;
    for (int node = 0; node < nodeCount(); ++node)
        std::ranges::copy(motion(node), std::back_inserter(spans));
    return spans;
}

Bindings Evaluator::bind(const PropertyTable &table, const QJsonObject &json, const QString &place, int group,
                         const QString &style)
{
    return m_nodes.bind(table, json, place, group, style);
}

const Result<Outputs> &Evaluator::current(int node, Time time)
{
    Latest &latest = m_latest[static_cast<std::size_t>(node)];
    if (!latest.at || (*latest.at != time && !m_nodes.at(node).timeless)) {
        latest.outputs = withinLimits(node, evaluate(node, time));
        latest.at = time;
    }
    return latest.outputs;
}

Result<Outputs> Evaluator::evaluate(int node, Time time)
{
    const CompiledNode &compiled = m_nodes.at(node);
    quint64 &cost = m_latest[static_cast<std::size_t>(node)].cost;
    cost = 1;
    if (compiled.broken)
        return tl::unexpected(*compiled.broken);
    auto result = evaluated(compiled, time);
    if (!result)
        return tl::unexpected(result.error());
    for (const QString &warning : result->warnings)
        report({Severity::Warning, {warning, {}, compiled.place}});
    cost = result->cost;
    return std::move(result->outputs);
}

/// Reports errors.
Result<Evaluated> Evaluator::evaluated(const CompiledNode &node, Time time)
{
    const auto inputs = m_inputs.of(node, time);
    if (!inputs)
        return tl::unexpected(inputs.error());
    const Evaluation evaluation{*node.type, node.table, *inputs, m_nodes.groupOf(node), time};
    const auto atNode = [&](const Error &error) { return m_problems.failure(node.place, error).value(); };
    if (!node.type->repetition)
        return graph::evaluated(evaluation, m_memo).map_error(atNode);
    const Inputs own(node.table, *inputs);
    const auto items = node.type->repetition->items(own);
    if (!items)
        return tl::unexpected(atNode(items.error()));
    const auto each = m_inputs.ofItems(node, own, *items, time);
    if (!each)
        return tl::unexpected(each.error());
    return repeated(evaluation, *items, *each, m_memo).map_error(atNode);
}

/// The result of a node, or an error if it cost too much or has too many parts.
Result<Outputs> Evaluator::withinLimits(int node, Result<Outputs> result)
{
    Latest &latest = m_latest[static_cast<std::size_t>(node)];
    const auto exceeded = [&](const QString &what, const QString &remedy) {
        const Error error{what, remedy, m_nodes.at(node).place};
        report({Severity::Failure, error});
        return tl::unexpected(error);
    };
    if (result && latest.cost > m_allowance)
        result = exceeded(base::Sentence::tr("Too many blocks would be evaluated inside of one."),
                          base::Sentence::tr("Repeat fewer, or put fewer into each other."));
    m_allowance -= std::min(m_allowance, latest.cost);
    m_parts -= latest.parts;
    latest.parts = result ? partsOf(*result) : 0;
    if (m_parts + latest.parts > mostPartsOfAScene) {
        latest.parts = 0;
        result = exceeded(
            base::Sentence::tr("The blocks of this scene have more than %L1 parts together.").arg(mostPartsOfAScene),
            base::Sentence::tr("Make fewer copies, or divide the scene into several."));
    }
    m_parts += latest.parts;
    return result;
}

void Evaluator::give(int node, Outputs outputs)
{
    const auto [dependents, isNew] = m_dependents.try_emplace(node);
    if (isNew)
        dependents->second = m_nodes.dependentsOf(node);
    for (const int dependent : dependents->second) {
        m_latest[static_cast<std::size_t>(dependent)].at.reset();
        m_latest[static_cast<std::size_t>(dependent)].cost = 0;
    }
    m_nodes.setGiven(node);
    Latest &latest = m_latest[static_cast<std::size_t>(node)];
    latest.outputs = std::move(outputs);
    latest.at = Time{};
}

quint64 Evaluator::cost() const
{
    quint64 sum = 0;
    for (const Latest &latest : m_latest)
        sum += latest.cost;
    return sum;
}

Result<shape::Shape> Evaluator::shapeOf(int node, Time time)
{
    const auto result = outputs(node, time);
    if (!result)
        return tl::unexpected(result.error());
    if (const auto *shape = std::get_if<shape::Shape>(&result->front()))
        return *shape;
    const Error error{base::Sentence::tr("The block “%1” gives no shape that could be shown.").arg(idOf(node)),
                      base::Sentence::tr("Take it off the stage."), m_nodes.at(node).place};
    report({Severity::Failure, error});
    return tl::unexpected(error);
}

Result<std::vector<Value>> Evaluator::values(const Bindings &bindings, Time time, Time stagedTime,
                                             std::optional<CurrentItem> item)
{
    return m_values.values(bindings, {time, stagedTime, std::move(item)});
}

Result<Value> Evaluator::tried(const PropertySpec &spec, const QJsonValue &json, Time time, int group)
{
    const PropertyTable table{spec};
    const QString key = base::toText(spec.key);
    const Bindings bindings = bind(table, {{key, json}}, ProblemLog::tries, group);
    auto tried = values(bindings, time, time);
    if (tried)
        return std::move(tried->front());
    Error error = tried.error();
    const QString place = ProblemLog::tries + u'/' + key;
    if (error.place.startsWith(place))
        error.place = error.place.mid(place.size() + 1);
    return tl::unexpected(error);
}

std::optional<Link> Evaluator::linkOf(int node, QStringView key, std::size_t item) const
{
    const CompiledNode &compiled = m_nodes.at(node);
    for (std::size_t row = 0; row < compiled.bindings.rows.size(); ++row) {
        if (base::toText(compiled.table[row].key) != key)
            continue;
        const Binding *binding = &compiled.bindings.rows[row];
        const auto *items = std::get_if<Binding::PerItem>(&binding->source);
        if (items && !items->elements.empty())
            binding = &items->elements[item % items->elements.size()];
        const auto *link = std::get_if<Link>(&binding->source);
        return link ? std::optional(*link) : std::nullopt;
    }
    return std::nullopt;
}

Result<void> Evaluator::withInputs(int node, Time time, const UseInputs &use)
{
    const CompiledNode &compiled = m_nodes.at(node);
    if (compiled.broken)
        return tl::unexpected(*compiled.broken);
    return m_inputs.of(compiled, time).map([&](const std::vector<Value> &values) {
        const GroupSetting &group = m_nodes.groupOf(compiled);
        use(*compiled.type, Inputs(compiled.table, values), {group.setting, time - group.start, nullptr, m_memo});
    });
}

Result<void> Evaluator::withItems(int node, Time time, const UseItem &use)
{
    const CompiledNode &compiled = m_nodes.at(node);
    if (compiled.broken)
        return tl::unexpected(*compiled.broken);
    const auto inputs = m_inputs.of(compiled, time);
    if (!inputs)
        return tl::unexpected(inputs.error());
    const Repetition &repetition = *compiled.type->repetition;
    const Inputs own(compiled.table, *inputs);
    const auto items = repetition.items(own);
    if (!items)
        return tl::unexpected(items.error());
    return m_inputs.ofItems(compiled, own, *items, time).map([&](const std::vector<std::vector<Value>> &each) {
        const Context context{m_nodes.groupOf(compiled).setting, time - m_nodes.groupOf(compiled).start, nullptr,
                              m_memo};
        const auto itemRow = NodeInputs::itemRow(compiled, own, *items);
        for (std::size_t item = 0; item < each.size(); ++item)
            use(item, *repetition.block, Inputs(repetition.table, each[item]), context, itemRow);
    });
}

Result<Outputs> Evaluator::tried(int node, QStringView key, const Value &value, Time time)
{
    const CompiledNode &compiled = m_nodes.at(node);
    if (compiled.broken || compiled.type->repetition)
        return Outputs();
    auto inputs = m_inputs.of(compiled, time);
    if (!inputs)
        return tl::unexpected(inputs.error());
    const auto row = std::ranges::find(compiled.table, key, [](const auto &spec) { return base::toText(spec.key); });
    if (row == compiled.table.end())
        return Outputs();
    const auto fitting = converted(value, row->type);
    if (!fitting)
        return tl::unexpected(fitting.error());
    (*inputs)[static_cast<std::size_t>(row - compiled.table.begin())] = *fitting;
    return graph::evaluated({*compiled.type, compiled.table, *inputs, m_nodes.groupOf(compiled), time}, m_memo)
        .map([](const Evaluated &result) { return result.outputs; });
}

} // namespace lectograph::graph
