// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/evaluator.h"

#include "base/memory.h"
#include "base/sentence.h"
#include "base/text.h"
#include "graph/evaluation.h"
#include "graph/limits.h"
#include "graph/measure.h"
#include "graph/outputs.h"

#include <QScopedValueRollback>

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
          [this](int node) { return failuresOf(node); }, m_problems),
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
        if (!m_isEvaluating)
            m_around = base::currentAllowance();
        const QScopedValueRollback evaluating(m_isEvaluating, true);
        latest.outputs = withinLimits(node, evaluate(node, time));
        latest.at = time;
        if (!latest.outputs)
            latest.failures = {latest.outputs.error()};
        if (latest.failures.empty())
            m_incomplete.erase(node);
        else
            m_incomplete.insert(node);
    }
    return latest.outputs;
}

Result<Outputs> Evaluator::evaluate(int node, Time time)
{
    const CompiledNode &compiled = m_nodes.at(node);
    Latest &latest = m_latest[static_cast<std::size_t>(node)];
    use(latest, 0, 0);
    latest.outputs = Outputs(); // their memory is free for those that follow
    latest.failures.clear();
    if (compiled.broken)
        return tl::unexpected(*compiled.broken);
    quint64 work = 0;
    auto result = evaluated(compiled, time, work);
    if (!result) {
        use(latest, work, 0);
        return tl::unexpected(result.error());
    }
    for (const QString &warning : result->warnings)
        report({Severity::Warning, {warning, {}, compiled.place}});
    for (const Error &error : result->failures)
        latest.failures.push_back(m_problems.failure(compiled.place, error).value());
    const Measure measure = measured(result->outputs);
    use(latest, work, withImages(measure.bytes, measure.images));
    if (measure.isGrowing)
        m_growing.insert(node);
    return std::move(result->outputs);
}

/// Reports errors. Returns also the work that it took; of what was refused, half of it: so much can be done in vain before
/// only cheap blocks are evaluated.
Result<Evaluated> Evaluator::evaluated(const CompiledNode &node, Time time, quint64 &work)
{
    const auto atNode = [&](const Error &error) { return m_problems.failure(node.place, error).value(); };
    std::vector<Value> inputs;
    std::vector<std::vector<Value>> each;
    Items items;
    const auto readInputs = [&]() -> Result<void> {
        auto own = m_inputs.of(node, time);
        if (!own)
            return tl::unexpected(own.error());
        inputs = std::move(*own);
        if (!node.type->repetition)
            return {};
        const Inputs named(*node.table, inputs);
        auto repeatedOver = node.type->repetition->items(named);
        if (!repeatedOver)
            return tl::unexpected(atNode(repeatedOver.error()));
        items = std::move(*repeatedOver);
        auto all = m_inputs.ofItems(node, named, items, time);
        if (!all)
            return tl::unexpected(all.error());
        each = std::move(*all);
        return {};
    };
    const auto within = [&](const auto &evaluate) {
        base::Allowance allowance(left(), m_around);
        const base::AllowanceScope scope(&allowance);
        auto result = base::withinMemory(evaluate);
        work += allowance.isUsedUp() ? allowance.spent() / 2 : allowance.spent();
        if (allowance.held() > 0)
            measureAgain();
        return result;
    };
    // What the inputs need is evaluated before it is known what is left.
    if (const auto read = within(readInputs); !read)
        return tl::unexpected(read.error().place.isEmpty() ? atNode(read.error()) : read.error());
    const Evaluation evaluation{*node.type, *node.table, inputs, m_nodes.groupOf(node), time};
    return within([&] {
               return node.type->repetition ? repeated(evaluation, items, each, m_memo)
                                            : graph::evaluated(evaluation, m_memo);
           })
        .map_error(atNode);
}

base::Allowance::Limits Evaluator::left() const
{
    const auto without = [](quint64 all, quint64 used) { return all - std::min(all, used); };
    const bool isFarBeyond = m_used.work > limit::work + limit::workBeyond;
    return {std::max(without(limit::work, m_used.work), isFarBeyond ? limit::workOfSmallBlock : limit::workOfBlock),
            std::max(without(limit::bytes, m_used.bytes), limit::bytesOfBlock)};
}

void Evaluator::use(Latest &latest, quint64 work, quint64 bytes)
{
    m_used.work += work - latest.used.work;
    m_used.bytes += bytes - latest.used.bytes;
    latest.used = {work, bytes};
}

/// Of nodes whose tensors may have been computed since, for another node.
void Evaluator::measureAgain()
{
    std::erase_if(m_growing, [this](int node) {
        Latest &latest = m_latest[static_cast<std::size_t>(node)];
        if (!latest.at || !latest.outputs)
            return true;
        const Measure measure = measured(*latest.outputs);
        use(latest, latest.used.work, withImages(measure.bytes, measure.images));
        return !measure.isGrowing;
    });
}

void Evaluator::forget()
{
    for (Latest &latest : m_latest)
        latest = {};
    m_growing.clear();
    m_incomplete.clear();
    m_used = {0, 0};
    m_parts = 0;
}

/// The result of a node, or an error if it has too many parts.
Result<Outputs> Evaluator::withinLimits(int node, Result<Outputs> result)
{
    Latest &latest = m_latest[static_cast<std::size_t>(node)];
    const auto exceeded = [&](const QString &what, const QString &remedy) {
        const Error error{what, remedy, m_nodes.at(node).place};
        report({Severity::Failure, error});
        return tl::unexpected(error);
    };
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

std::vector<Error> Evaluator::failuresOf(int node) const
{
    std::vector<Error> failures;
    if (m_incomplete.empty())
        return failures;
    std::set<int> seen{node};
    std::vector<int> next{node};
    while (!next.empty()) {
        const int current = next.back();
        next.pop_back();
        if (m_incomplete.contains(current)) {
            for (const Error &error : m_latest[static_cast<std::size_t>(current)].failures) {
                if (std::ranges::find(failures, error) == failures.end())
                    failures.push_back(error);
            }
        }
        m_nodes.eachLink(current, [&](const Link &link) {
            if (seen.insert(link.node).second)
                next.push_back(link.node);
        });
    }
    return failures;
}

void Evaluator::give(int node, Outputs outputs)
{
    const auto [dependents, isNew] = m_dependents.try_emplace(node);
    if (isNew)
        dependents->second = m_nodes.dependentsOf(node);
    for (const int dependent : dependents->second) {
        m_latest[static_cast<std::size_t>(dependent)].at.reset();
        use(m_latest[static_cast<std::size_t>(dependent)], 0, 0);
        m_incomplete.erase(dependent);
    }
    m_nodes.setGiven(node);
    Latest &latest = m_latest[static_cast<std::size_t>(node)];
    latest.outputs = std::move(outputs);
    latest.at = Time{};
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
    return base::withinMemory([&] { return m_values.values(bindings, {time, stagedTime, std::move(item)}); });
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
        if (base::toText((*compiled.table)[row].key) != key)
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
        use(*compiled.type, Inputs(*compiled.table, values), {group.setting, time - group.start, nullptr, m_memo});
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
    const Inputs own(*compiled.table, *inputs);
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
    const auto row = std::ranges::find(*compiled.table, key, [](const auto &spec) { return base::toText(spec.key); });
    if (row == compiled.table->end())
        return Outputs();
    const auto fitting = converted(value, row->type);
    if (!fitting)
        return tl::unexpected(fitting.error());
    (*inputs)[static_cast<std::size_t>(row - compiled.table->begin())] = *fitting;
    base::Allowance allowance(left(), base::currentAllowance());
    const base::AllowanceScope scope(&allowance);
    return graph::evaluated({*compiled.type, *compiled.table, *inputs, m_nodes.groupOf(compiled), time}, m_memo)
        .and_then([](const Evaluated &result) -> Result<Outputs> {
            if (!result.failures.empty())
                return tl::unexpected(result.failures.front());
            return result.outputs;
        });
}

} // namespace lectograph::graph
