// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/evaluator.h"

#include "base/hash.h"
#include "base/memory.h"
#include "base/sentence.h"
#include "base/spelling.h"
#include "base/text.h"
#include "graph/cycles.h"
#include "graph/expression_values.h"
#include "graph/limits.h"
#include "graph/outputs.h"
#include "graph/placement.h"
#include "graph/repetition.h"
#include "shape/select.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Error;
using base::failure;
using base::Result;
using base::Time;

namespace {

constexpr int mostProblemsOfAPlace = 8;
const QString placeOfTries = u"?"_s;

template <class T>
std::vector<T> listOf(std::vector<Value> &elements)
{
    std::vector<T> list;
    for (Value &element : elements) {
        if (T *held = std::get_if<T>(&element)) // an element of a shape list may be empty
            list.push_back(std::move(*held));
    }
    return list;
}

/// From the first one again behind the end; nothing if there is none.
std::optional<Value> elementAt(const Value &list, std::size_t index)
{
    const auto at = [index]<class T>(const T &elements) -> std::optional<Value> {
        const auto size = static_cast<std::size_t>(elements.size());
        if (size == 0)
            return std::nullopt;
        return Value(*(elements.begin() + static_cast<std::ptrdiff_t>(index % size)));
    };
    if (const auto *numbers = std::get_if<std::vector<double>>(&list))
        return at(*numbers);
    if (const auto *colors = std::get_if<std::vector<base::Color>>(&list))
        return at(*colors);
    if (const auto *texts = std::get_if<QStringList>(&list))
        return at(*texts);
    const auto *shapes = std::get_if<std::vector<shape::Shape>>(&list);
    return shapes ? at(*shapes) : std::nullopt;
}

/// Checks the geometry before placing it, which measures it, and afterwards.
Result<Outputs> finished(const NodeType &type, const Inputs &inputs, const Setting &setting, Outputs outputs)
{
    if (const auto good = checkOutputs(type, outputs); !good)
        return tl::unexpected(good.error());
    if (type.placed) {
        auto &shape = std::get<shape::Shape>(outputs.front());
        shape = placed(shape, inputs, setting);
        if (const auto good = shape::checkDrawable(shape); !good)
            return tl::unexpected(good.error());
    }
    return outputs;
}

/// The value of an expression as that of a property.
Result<Value> fitted(const Value &value, ValueType type)
{
    const auto isFinite = [](double x) { return std::isfinite(x); };
    const auto *number = std::get_if<double>(&value);
    const auto *vector = std::get_if<base::Vec3>(&value);
    const bool holds = (!number || isFinite(*number))
        && (!vector || (isFinite(vector->x) && isFinite(vector->y) && isFinite(vector->z)));
    if (!holds)
        return failure(base::Sentence::tr("What this computes is not finite: something like 1/0 or 0/0."),
                       base::Sentence::tr("Look up the numbers that it is computed from."));
    if (auto result = converted(value, type))
        return result;
    return failure(base::Sentence::tr("The expression gives %1, where a value of the kind “%2” is wanted.")
                       .arg(kindOf(value), nameOf(type)),
                   type == ValueType::Boolean ? base::Sentence::tr("Compare something, as in x > 0.")
                                              : base::Sentence::tr("Change the expression so that it fits."));
}

} // namespace

Evaluator::Evaluator(std::span<const NodePtr> nodes, const NodeRegistry &registry, const Setting &setting,
                     std::shared_ptr<Memo> memo, const QString &place)
    : Evaluator(std::array{NodeGroup{nodes, place, {}, setting.seed}}, registry, setting, std::move(memo))
{}

Evaluator::Evaluator(std::span<const NodeGroup> groups, const NodeRegistry &registry, const Setting &setting,
                     std::shared_ptr<Memo> memo)
    : m_memo(std::move(memo))
{
    std::size_t count = 0;
    for (const NodeGroup &one : groups) {
        Group group{one.place, one.start, setting};
        group.setting.seed = one.seed;
        for (SceneSpan &scene : group.setting.scenes)
            scene.at = scene.at - one.start;
        group.settingHash = hashOf(group.setting);
        count += one.nodes.size();
        group.end = static_cast<int>(count);
        m_groups.push_back(std::move(group));
    }
    if (m_groups.empty())
        m_groups.push_back({{}, {}, setting, hashOf(setting)});
    m_nodes.reserve(count); // bindings refer to the tables of their slots
    for (std::size_t i = 0; i < groups.size(); ++i)
        compile(groups[i], static_cast<int>(i), registry);
    breakCycles();
    findTimeless();
}

void Evaluator::compile(const NodeGroup &nodes, int group, const NodeRegistry &registry)
{
    const std::size_t first = m_nodes.size();
    for (const NodePtr &node : nodes.nodes) {
        Slot slot;
        slot.node = node;
        slot.group = group;
        slot.type = registry.find(*node);
        slot.place = nodes.place + u"/nodes/"_s + node->id;
        if (slot.type)
            slot.table = tableOf(*slot.type);
        if (!m_index.emplace(node->id, static_cast<int>(m_nodes.size())).second) {
            slot.broken = Error{base::Sentence::tr("There is another block “%1” that this scene shows.").arg(node->id),
                                base::Sentence::tr("Rename one of them."), slot.place};
            report({Severity::Failure, *slot.broken});
        }
        m_nodes.push_back(std::move(slot));
    }
    for (Slot &slot : std::span(m_nodes).subspan(first)) {
        if (slot.broken)
            continue;
        if (slot.type) {
            slot.bindings = bind(slot.table, slot.node->properties, slot.place + u"/properties"_s, group,
                                 slot.node->style);
            slot.broken = slot.bindings.broken;
        } else {
            slot.broken =
                Error{base::Sentence::tr("This program does not know blocks of the type “%1”.").arg(slot.node->type),
                      base::Sentence::tr("Install the plugin that brings it; until then a placeholder is drawn."),
                      slot.place};
            report({Severity::Warning, *slot.broken});
        }
    }
}

/// Breaks every cycle at the block where the search closes it, and reports the participants. Staged links count too: a
/// block's state on the stage starts from its output in the graph at that time.
void Evaluator::breakCycles()
{
    const Cycles cycles = findCycles(nodeCount(), [this](int node, const std::function<void(int)> &step) {
        eachLink(node, [&](const Link &link) { step(link.node); });
    });
    const auto breakAt = [this](int node, const QString &what, const QString &remedy) {
        Slot &slot = m_nodes[static_cast<std::size_t>(node)];
        if (slot.broken)
            return;
        slot.broken = Error{what, remedy, slot.place};
        report({Severity::Failure, *slot.broken});
    };
    for (const std::vector<int> &circle : cycles.circles) {
        QStringList names;
        for (const int node : circle)
            names.append(idOf(node));
        names.append(names.front());
        breakAt(circle.back(),
                base::Sentence::tr("These blocks feed each other in a circle: %1.").arg(names.join(u" ← "_s)),
                base::Sentence::tr("Remove one of the links."));
    }
    for (const int node : cycles.tooDeep)
        breakAt(node,
                base::Sentence::tr("More than %1 blocks hang below this one, each on the next.").arg(longestChain),
                base::Sentence::tr("Link some of them to an earlier block of the chain."));
}

void Evaluator::findTimeless()
{
    enum class Known { No, Timeless, Moving };
    std::vector<Known> known(m_nodes.size(), Known::No);
    const std::function<bool(int)> timeless = [&](int node) { // terminates because cycles are broken
        const auto at = static_cast<std::size_t>(node);
        if (known[at] == Known::No) {
            Slot &slot = m_nodes[at];
            slot.timeless = slot.broken
                || (!slot.type->readsTime && !(slot.type->readsLecture && setting().scenes.size() > 1)
                    && motionOf(slot.bindings).empty() && slot.drives.empty());
            eachLink(node,
                     [&](const Link &link) { slot.timeless = slot.timeless && !link.staged && timeless(link.node); });
            known[at] = slot.timeless ? Known::Timeless : Known::Moving;
        }
        return known[at] == Known::Timeless;
    };
    for (int node = 0; node < nodeCount(); ++node)
        timeless(node);
}

int Evaluator::indexOf(const QString &id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? -1 : found->second;
}

const QString &Evaluator::idOf(int node) const
{
    return m_nodes[static_cast<std::size_t>(node)].node->id;
}

int Evaluator::groupOf(int node) const
{
    return m_nodes[static_cast<std::size_t>(node)].group;
}

const NodeType *Evaluator::typeOf(int node) const
{
    return m_nodes[static_cast<std::size_t>(node)].type;
}

bool Evaluator::isTimeless(int node) const
{
    return m_nodes[static_cast<std::size_t>(node)].timeless;
}

bool Evaluator::isTimeless(const Bindings &bindings) const
{
    bool timeless = motionOf(bindings).empty();
    graph::eachLink(bindings, [&](const Link &link) { timeless = timeless && (link.staged || isTimeless(link.node)); });
    return timeless;
}

void Evaluator::eachLink(int node, const std::function<void(const Link &)> &visit) const
{
    const Slot &slot = m_nodes[static_cast<std::size_t>(node)];
    if (slot.broken)
        return;
    graph::eachLink(slot.bindings, visit);
    for (const Drive &drive : slot.drives)
        graph::eachLink(drive.bindings, visit);
}

std::vector<Span> Evaluator::motion() const
{
    std::vector<Span> spans;
    for (int node = 0; node < nodeCount(); ++node)
        std::ranges::copy(motion(node), std::back_inserter(spans));
    return spans;
}

std::vector<Span> Evaluator::motion(int node) const
{
    constexpr qint64 always = std::numeric_limits<qint64>::max() / 4;
    const Slot &slot = m_nodes[static_cast<std::size_t>(node)];
    std::vector<Span> spans = motionOf(slot.bindings);
    for (const Drive &drive : slot.drives)
        spans.push_back({drive.start, drive.end});
    if (!slot.type)
        return spans;
    if (slot.type->readsTime && slot.type->motion.empty())
        spans.push_back({{-always}, {always}});
    const Time start = groupOf(slot).start;
    for (const SceneSpan &scene : slot.type->readsLecture ? setting().scenes : std::vector<SceneSpan>())
        spans.push_back({scene.at + m_groups.front().start, scene.at + m_groups.front().start});
    for (const Span &span : slot.type->motion)
        spans.push_back({span.start + start, span.end + start});
    return spans;
}

Problems Evaluator::takeProblems()
{
    m_problemsAt.clear();
    return m_problems.take();
}

void Evaluator::report(Problem problem)
{
    if (problem.error.place.startsWith(placeOfTries))
        return;
    // Limited, because a message that contains a changing number would add a new problem at every time.
    int &atSamePlace = m_problemsAt[problem.error.place];
    if (atSamePlace < mostProblemsOfAPlace && m_problems.add(std::move(problem)))
        ++atSamePlace;
}

Bindings Evaluator::bind(const PropertyTable &table, const QJsonObject &json, const QString &place, int group,
                         const QString &style)
{
    const Group &own = group < 0 ? m_groups.back() : m_groups[static_cast<std::size_t>(group)];
    const Binder binder(
        m_index, own.end, [this](int node) { return typeOf(node); }, own.setting);
    Problems problems;
    Bindings bindings = binder.bind(table, json, style, place, problems);
    bindings.start = own.start;
    for (Problem &problem : problems)
        report(std::move(problem));
    return bindings;
}

void Evaluator::change(std::span<const std::pair<int, Change>> changes)
{
    for (const auto &[node, change] : changes) {
        Slot &slot = m_nodes[static_cast<std::size_t>(node)];
        if (!slot.type)
            continue;
        if (auto drive = driveOf(slot, change))
            slot.drives.push_back(std::move(*drive));
    }
    for (Slot &slot : m_nodes)
        std::ranges::stable_sort(slot.drives, {}, &Drive::start);
    breakCycles(); // what properties become may be linked
    findTimeless();
}

/// Reports properties that the node does not have; none if nothing is left to change.
std::optional<Drive> Evaluator::driveOf(const Slot &slot, const Change &change)
{
    auto table = std::make_shared<PropertyTable>();
    Drive drive{change.start, change.end, change.progress, table, {}, {}};
    QJsonObject known;
    for (std::size_t i = 0; i < slot.table.size(); ++i) {
        const QString key = base::toText(slot.table[i].key);
        const auto written = change.properties.find(key);
        if (written == change.properties.end())
            continue;
        known.insert(key, *written);
        if (isKeyframed(*written)) {
            report({Severity::Failure,
                    {base::Sentence::tr("A property changes to one value, not to keyframes."),
                     base::Sentence::tr("Write the value that it ends with."), change.place + u'/' + key}});
            continue;
        }
        table->push_back(slot.table[i]);
        drive.rows.push_back(i);
    }
    QStringList keys;
    for (const PropertySpec &spec : slot.table)
        keys.append(base::toText(spec.key));
    for (const QString &key : change.properties.keys()) {
        if (known.contains(key))
            continue;
        const QString near = base::didYouMean(key, keys);
        report(
            {Severity::Failure,
             {base::Sentence::tr("The block “%1” has no property “%2” that could change.").arg(slot.node->id, key),
              near.isEmpty() ? base::Sentence::tr("Choose one of its properties.") : near, change.place + u'/' + key}});
    }
    if (drive.rows.empty())
        return std::nullopt;
    QJsonObject changing;
    for (const PropertySpec &spec : *table)
        changing.insert(base::toText(spec.key), known.value(base::toText(spec.key)));
    drive.bindings = bind(*table, changing, change.place, change.group);
    if (drive.bindings.broken)
        return std::nullopt;
    return drive;
}

Result<Outputs> Evaluator::outputs(int node, Time time)
{
    return current(node, time);
}

const Result<Outputs> &Evaluator::current(int node, Time time)
{
    Slot &slot = m_nodes[static_cast<std::size_t>(node)];
    if (slot.at && (slot.timeless || *slot.at == time))
        return slot.last;
    Result<Outputs> result = evaluate(slot, time);
    if (result && slot.cost > m_allowance) {
        result = failure(base::Sentence::tr("Too many blocks would be evaluated inside of one."),
                         base::Sentence::tr("Repeat fewer, or put fewer into each other."), slot.place);
        report({Severity::Failure, result.error()});
    }
    m_allowance -= std::min(m_allowance, slot.cost);
    m_parts -= slot.parts;
    slot.parts = result ? partsOf(*result) : 0;
    if (m_parts + slot.parts > mostPartsOfAScene) {
        slot.parts = 0;
        result = failure(
            base::Sentence::tr("The blocks of this scene have more than %L1 parts together.").arg(mostPartsOfAScene),
            base::Sentence::tr("Make fewer copies, or divide the scene into several."), slot.place);
        report({Severity::Failure, result.error()});
    }
    m_parts += slot.parts;
    slot.last = std::move(result);
    slot.at = time;
    return slot.last;
}

void Evaluator::give(int node, Outputs outputs)
{
    const auto [dependents, isNew] = m_dependents.try_emplace(node);
    if (isNew)
        dependents->second = dependentsOf(node);
    for (const int dependent : dependents->second) {
        m_nodes[static_cast<std::size_t>(dependent)].at.reset();
        m_nodes[static_cast<std::size_t>(dependent)].cost = 0;
    }
    Slot &slot = m_nodes[static_cast<std::size_t>(node)];
    slot.broken.reset();
    slot.timeless = true;
    slot.last = std::move(outputs);
    slot.at = Time{};
}

std::vector<int> Evaluator::dependentsOf(int node) const
{
    std::vector<std::vector<int>> readers(m_nodes.size());
    for (int reader = 0; reader < nodeCount(); ++reader)
        eachLink(reader, [&](const Link &link) { readers[static_cast<std::size_t>(link.node)].push_back(reader); });
    std::vector<int> found;
    std::vector<bool> isFound(m_nodes.size());
    std::vector<int> next{node};
    while (!next.empty()) {
        const int at = next.back();
        next.pop_back();
        for (const int reader : readers[static_cast<std::size_t>(at)]) {
            if (!isFound[static_cast<std::size_t>(reader)]) {
                isFound[static_cast<std::size_t>(reader)] = true;
                found.push_back(reader);
                next.push_back(reader);
            }
        }
    }
    return found;
}

quint64 Evaluator::cost() const
{
    quint64 sum = 0;
    for (const Slot &slot : m_nodes)
        sum += slot.cost;
    return sum;
}

Result<Outputs> Evaluator::evaluate(Slot &slot, Time time)
{
    slot.cost = 1;
    if (slot.broken)
        return tl::unexpected(*slot.broken);
    // The items of a repetition that has linked this node mean nothing to it.
    const std::optional<CurrentItem> outer = std::exchange(m_currentItem, std::nullopt);
    const auto inputs = inputsOf(slot, time);
    QStringList warnings;
    Result<Memo::Kept> result = tl::unexpected(inputs ? Error() : inputs.error());
    if (inputs) {
        const Evaluation evaluation{*slot.type, slot.table, *inputs, groupOf(slot), time};
        result = slot.type->repetition ? repeat(slot, evaluation, warnings)
                                       : evaluate(evaluation, contentOf(evaluation), warnings);
    }
    m_currentItem = outer;
    for (const QString &warning : warnings)
        report({Severity::Warning, {warning, {}, slot.place}});
    if (result) {
        slot.cost = result->cost;
        return std::move(result->outputs);
    }
    if (!inputs || slot.type->repetition)
        return tl::unexpected(result.error());
    return reported(slot, result.error());
}

tl::unexpected<Error> Evaluator::reported(const Slot &slot, const Error &error)
{
    const auto placed = base::within(slot.place, error);
    report({Severity::Failure, placed.value()});
    return placed;
}

Result<Memo::Kept> Evaluator::evaluate(const Evaluation &evaluation, quint64 content, QStringList &warnings)
{
    if (auto kept = m_memo->find(content))
        return std::move(*kept);
    quint64 cost = 1;
    QStringList warned;
    const Inputs inputs(evaluation.table, evaluation.inputs);
    const Context context{evaluation.group.setting, evaluation.time - evaluation.group.start, &warned, m_memo, &cost};
    Result<Outputs> outputs = base::withinMemory([&] {
        return evaluation.type.evaluate(inputs, context).and_then([&](Outputs made) {
            return finished(evaluation.type, inputs, context.setting, std::move(made));
        });
    });
    if (!outputs)
        return tl::unexpected(outputs.error());
    warnings += warned;
    // Results with warnings are not cached: another block with the same content has to warn at its own place.
    if (warned.isEmpty())
        m_memo->keep(content, *outputs, cost);
    return Memo::Kept{std::move(*outputs), cost};
}

/// Evaluates the repeated block once per item: an item whose inputs are known is remembered. Reports errors.
Result<Memo::Kept> Evaluator::repeat(const Slot &slot, const Evaluation &evaluation, QStringList &warnings)
{
    const Repetition &repetition = *slot.type->repetition;
    const Inputs inputs(evaluation.table, evaluation.inputs);
    const auto items = repetition.items(inputs);
    if (!items)
        return reported(slot, items.error());
    const auto each = itemInputs(slot, evaluation, *items);
    if (!each)
        return tl::unexpected(each.error());
    base::Hash hash(contentOf(evaluation));
    std::vector<quint64> contents;
    for (const std::vector<Value> &values : *each) {
        contents.push_back(contentOf({*repetition.block, repetition.table, values, evaluation.group, evaluation.time}));
        hash.add(contents.back());
    }
    if (auto kept = m_memo->find(hash.value()))
        return std::move(*kept);

    quint64 cost = 1;
    QStringList warned;
    std::vector<Outputs> results;
    for (std::size_t i = 0; i < each->size(); ++i) {
        const Evaluation item{*repetition.block, repetition.table, (*each)[i], evaluation.group, evaluation.time};
        auto result = evaluate(item, contents[i], warned);
        if (!result) {
            const QString name = items->names.value(static_cast<qsizetype>(i), QString::number(i));
            return reported(
                slot,
                {base::Sentence::tr("In the part “%1”: %2").arg(name, result.error().what), result.error().remedy, {}});
        }
        cost += result->cost;
        if (cost > limit::evaluationsInside)
            return reported(slot,
                            {base::Sentence::tr("Too many blocks would be evaluated inside of one."),
                             base::Sentence::tr("Repeat fewer, or put fewer into each other."),
                             {}});
        results.push_back(std::move(result->outputs));
    }
    Result<Outputs> outputs = base::withinMemory([&] {
        return repetition.combined(inputs, *items, std::move(results)).and_then([&](Outputs made) {
            return finished(evaluation.type, inputs, evaluation.group.setting, std::move(made));
        });
    });
    if (!outputs)
        return reported(slot, outputs.error());
    warned.removeDuplicates();
    warnings += warned;
    if (warned.isEmpty())
        m_memo->keep(hash.value(), *outputs, cost);
    return Memo::Kept{std::move(*outputs), cost};
}

/// The inputs of the repeated block for each item.
Result<std::vector<std::vector<Value>>> Evaluator::itemInputs(const Slot &slot, const Evaluation &evaluation,
                                                              const Items &items)
{
    const Repetition &repetition = *slot.type->repetition;
    const auto isWritten = [&](std::size_t row) {
        return slot.node->properties.contains(itemKey(base::toText(repetition.table[row].key)));
    };
    const auto itemRow = repetition.itemRow(Inputs(evaluation.table, evaluation.inputs), items, isWritten);
    const auto count = static_cast<double>(items.values.size());
    std::vector<std::vector<Value>> each(items.values.size());
    for (std::size_t i = 0; i < each.size(); ++i) {
        m_currentItem = CurrentItem{items.values[i], static_cast<double>(i), count};
        const std::size_t first = repetition.firstRow;
        const auto added = addInputs(slot, first, first + repetition.table.size(), evaluation.time, each[i]);
        m_currentItem.reset();
        if (!added)
            return tl::unexpected(added.error());
        if (!itemRow)
            continue;
        const PropertySpec &spec = repetition.table[*itemRow];
        auto item = converted(items.values[i], spec.type).and_then([&](Value value) {
            return checked(spec, std::move(value));
        });
        if (!item)
            return reported(slot,
                            {base::Sentence::tr("The item %1 does not fit “%2”: %3")
                                 .arg(i)
                                 .arg(base::toText(spec.key), item.error().what),
                             base::Sentence::tr("Give the item to another property."),
                             {}});
        each[i][*itemRow] = std::move(*item);
    }
    return each;
}

/// The values of its properties, with all changes until `time`; nothing for those that each item has for itself.
Result<std::vector<Value>> Evaluator::inputsOf(const Slot &slot, Time time)
{
    if (slot.bindings.broken)
        return tl::unexpected(*slot.bindings.broken);
    std::vector<Value> inputs;
    const std::size_t rows = slot.bindings.rows.size();
    inputs.reserve(rows);
    const Repetition *repetition = slot.type->repetition.get();
    const std::size_t first = repetition ? repetition->firstRow : rows;
    const std::size_t last = repetition ? first + repetition->table.size() : rows;
    if (const auto added = addInputs(slot, 0, first, time, inputs); !added)
        return tl::unexpected(added.error());
    inputs.resize(last);
    if (const auto added = addInputs(slot, last, rows, time, inputs); !added)
        return tl::unexpected(added.error());
    return inputs;
}

/// Appends the values of the rows from `first` to before `last`.
Result<void> Evaluator::addInputs(const Slot &slot, std::size_t first, std::size_t last, Time time,
                                  std::vector<Value> &inputs)
{
    const std::size_t begin = inputs.size();
    const Times times{time, time, time - slot.bindings.start};
    for (std::size_t row = first; row < last; ++row) {
        auto value = valueOfRow(slot.bindings, row, times);
        if (!value)
            return tl::unexpected(value.error());
        inputs.push_back(std::move(*value));
    }
    for (const Drive &drive : slot.drives) {
        if (drive.start > time)
            break;
        if (drive.bindings.broken)
            return tl::unexpected(*drive.bindings.broken);
        const double progress = drive.progress(time);
        for (std::size_t i = 0; i < drive.rows.size(); ++i) {
            if (drive.rows[i] < first || drive.rows[i] >= last)
                continue;
            const auto to = valueOfRow(drive.bindings, i, {time, time, time - drive.bindings.start});
            if (!to)
                return tl::unexpected(to.error());
            Value &value = inputs[begin + drive.rows[i] - first];
            value = limited((*drive.table)[i], mix(value, *to, progress, setting().mix()));
        }
    }
    return {};
}

quint64 Evaluator::contentOf(const Evaluation &evaluation) const
{
    const NodeType &type = evaluation.type;
    const Group &group = evaluation.group;
    base::Hash hash(group.settingHash);
    hash.add(type.id).add(type.version).add(type.contentHash);
    if (type.readsTime || type.readsLecture)
        hash.add((evaluation.time - group.start).flicks);
    for (const Value &value : evaluation.inputs)
        hash.add(hashOf(value));
    const auto isAsset = [](const PropertySpec &spec) { return spec.type == ValueType::Asset; };
    if (type.readsFiles || std::ranges::any_of(evaluation.table, isAsset))
        hash.add(group.setting.assetHash);
    if (type.readsLecture)
        hash.add(lectureHashOf(group.setting));
    return hash.value();
}

Result<shape::Shape> Evaluator::shapeOf(int node, Time time)
{
    const auto result = outputs(node, time);
    if (!result)
        return tl::unexpected(result.error());
    if (const auto *shape = std::get_if<shape::Shape>(&result->front()))
        return *shape;
    const Error error{base::Sentence::tr("The block “%1” gives no shape that could be shown.").arg(idOf(node)),
                      base::Sentence::tr("Take it off the stage."), m_nodes[static_cast<std::size_t>(node)].place};
    report({Severity::Failure, error});
    return tl::unexpected(error);
}

Result<std::vector<Value>> Evaluator::values(const Bindings &bindings, Time time, Time stagedTime)
{
    if (bindings.broken)
        return tl::unexpected(*bindings.broken);
    std::vector<Value> result;
    result.reserve(bindings.rows.size());
    for (std::size_t i = 0; i < bindings.rows.size(); ++i) {
        auto value = valueOfRow(bindings, i, {time, stagedTime, time - bindings.start});
        if (!value)
            return tl::unexpected(value.error());
        result.push_back(std::move(*value));
    }
    return result;
}

Result<Value> Evaluator::tried(const PropertySpec &spec, const QJsonValue &json, Time time, int group)
{
    const PropertyTable table{spec};
    const QString key = base::toText(spec.key);
    const Bindings bindings = bind(table, {{key, json}}, placeOfTries, group);
    auto tried = values(bindings, time, time);
    if (tried)
        return std::move(tried->front());
    Error error = tried.error();
    const QString place = placeOfTries + u'/' + key;
    if (error.place.startsWith(place))
        error.place = error.place.mid(place.size() + 1);
    return tl::unexpected(error);
}

Result<Value> Evaluator::valueOfRow(const Bindings &bindings, std::size_t row, const Times &times)
{
    const PropertySpec &spec = (*bindings.table)[row];
    auto value = valueOf(bindings.rows[row], spec, times);
    if (value && spec.required && std::holds_alternative<std::monostate>(*value)) // a published shape may be missing
        value = failure(base::Sentence::tr("Nothing is linked here."), base::Sentence::tr("Link a shape."));
    if (value || !value.error().place.isEmpty())
        return value;
    Error error = value.error(); // the place of this link, not of the linked block
    error.place = bindings.place + u'/' + base::toText(spec.key);
    report({Severity::Failure, error});
    return tl::unexpected(error);
}

Result<Value> Evaluator::valueOf(const Binding &binding, const PropertySpec &spec, const Times &times)
{
    if (const auto *constant = std::get_if<Value>(&binding.source))
        return *constant;
    if (const auto *keyframes = std::get_if<Keyframes>(&binding.source))
        return limited(spec, keyframes->at(times.own, setting().mix(), setting().dialect));
    auto value = [&] {
        if (const auto *link = std::get_if<Link>(&binding.source))
            return linked(*link, spec.type, times);
        if (const auto *expression = std::get_if<Computed>(&binding.source))
            return computed(*expression, spec.type, times);
        if (const auto *items = std::get_if<Binding::PerItem>(&binding.source))
            return valueOf(*items, spec, times);
        return gathered(std::get<Binding::List>(binding.source), spec, times);
    }();
    return value ? checked(spec, std::move(*value)) : value;
}

Result<Value> Evaluator::gathered(const Binding::List &list, const PropertySpec &spec, const Times &times)
{
    PropertySpec element = spec;
    element.type = elementOf(spec.type);
    std::vector<Value> elements;
    for (const Binding &part : list.elements) {
        auto value = valueOf(part, element, times);
        if (!value)
            return value;
        elements.push_back(std::move(*value));
    }
    switch (spec.type) {
    case ValueType::Numbers: return listOf<double>(elements);
    case ValueType::Colors: return listOf<base::Color>(elements);
    case ValueType::Shapes: return listOf<shape::Shape>(elements);
    default: {
        const std::vector<QString> texts = listOf<QString>(elements);
        return QStringList(texts.begin(), texts.end());
    }
    }
}

Result<Value> Evaluator::linked(const Link &link, ValueType type, const Times &times)
{
    auto value = outputOf(link, times);
    if (!value)
        return value;
    auto *shape = std::get_if<shape::Shape>(&*value);
    if (shape && link.part.isEmpty() && (*shape)->name != link.name)
        value = shape->edited([&](shape::Part &root) { root.name = link.name; });
    return converted(*value, type);
}

/// The value for the current item.
Result<Value> Evaluator::valueOf(const Binding::PerItem &items, const PropertySpec &spec, const Times &times)
{
    const auto index = static_cast<std::size_t>(m_currentItem ? m_currentItem->index : 0);
    if (!items.list)
        return valueOf(items.elements[index % items.elements.size()], spec, times);
    const Result<Outputs> &result = current(items.list->node, times.common);
    if (!result)
        return tl::unexpected(result.error());
    const auto element = elementAt((*result)[static_cast<std::size_t>(items.list->port)], index);
    if (!element)
        return failure(base::Sentence::tr("The list of “%1” is empty.").arg(items.list->name),
                       base::Sentence::tr("Give it a value for each item."));
    return converted(*element, spec.type);
}

/// The linked output, or the part of it, under its own name.
Result<Value> Evaluator::outputOf(const Link &link, const Times &times)
{
    Value value;
    if (link.staged) {
        if (!m_staged)
            return failure(base::Sentence::tr("There is no stage on which “%1” could stand.").arg(link.name));
        auto shape = m_staged(link.node, times.staged);
        if (!shape)
            return tl::unexpected(shape.error());
        value = std::move(*shape);
    } else {
        const Result<Outputs> &result = current(link.node, times.common);
        if (!result)
            return tl::unexpected(result.error());
        value = (*result)[static_cast<std::size_t>(link.port)];
    }
    if (const auto *shape = std::get_if<shape::Shape>(&value); shape && !link.part.isEmpty()) {
        auto part = shape::selected(*shape, link.part);
        if (!part)
            return tl::unexpected(part.error());
        value = std::move(*part);
    }
    return value;
}

Result<Value> Evaluator::computed(const Computed &computed, ValueType type, const Times &times)
{
    bool isOfOperand = false;
    const auto operand = [&](int number) {
        const auto &source = computed.operands.sources[static_cast<std::size_t>(number)];
        const auto *link = std::get_if<Link>(&source);
        Result<Value> value = link ? outputOf(*link, times) : valueOf(std::get<ReservedName>(source), times);
        isOfOperand = !value && !value.error().place.isEmpty();
        return value;
    };
    auto value = computed.expression.value(operand, setting().mix()).and_then([type](const Value &result) {
        return fitted(result, type);
    });
    if (value || isOfOperand)
        return value;
    const auto error = base::within(computed.place, value.error());
    report({Severity::Failure, error.value()});
    return error;
}

Result<Value> Evaluator::valueOf(ReservedName name, const Times &times) const
{
    const Time time = times.common - m_groups.front().start;
    const auto scene = [&] { return setting().sceneAt(time); };
    switch (name) {
    case ReservedName::Time: return times.own.seconds();
    case ReservedName::SceneNumber: return static_cast<double>(scene().number);
    case ReservedName::SceneName: return scene().name;
    case ReservedName::LectureProgress: {
        const double total = setting().lectureDuration.seconds();
        const double passed = (scene().start + (time - scene().at)).seconds();
        return total > 0 ? std::clamp(passed / total, 0.0, 1.0) : 0;
    }
    default: break;
    }
    if (!m_currentItem)
        return failure(base::Sentence::tr("“item”, “index” and “count” have a value only where something is repeated."),
                       base::Sentence::tr("Put a block of that name in backticks, as in `count`."));
    switch (name) {
    case ReservedName::Index: return m_currentItem->index;
    case ReservedName::Count: return m_currentItem->count;
    default: return m_currentItem->item;
    }
}

} // namespace lectograph::graph
