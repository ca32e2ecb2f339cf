// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/compiled_nodes.h"

#include "base/sentence.h"
#include "base/spelling.h"
#include "base/text.h"
#include "graph/binder.h"
#include "graph/cycles.h"
#include "graph/placement.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Error;
using base::Time;

CompiledNodes::CompiledNodes(std::span<const NodeGroup> groups, const NodeRegistry &registry, const Setting &setting,
                             ProblemLog &problems)
    : m_problems(problems)
{
    addGroups(groups, setting);
    m_nodes.reserve(static_cast<std::size_t>(m_groups.back().end));
    for (std::size_t i = 0; i < groups.size(); ++i)
        compile(groups[i], static_cast<int>(i), registry);
    breakCycles();
    findTimeless();
}

void CompiledNodes::addGroups(std::span<const NodeGroup> groups, const Setting &setting)
{
    std::size_t count = 0;
    const quint64 scenesHash = setting.scenesHash ? *setting.scenesHash : scenesHashOf(setting);
    m_groups.reserve(groups.size());
    for (const NodeGroup &one : groups) {
        GroupSetting group{one.start, setting};
        group.setting.seed = one.seed;
        group.setting.scenesFrom = setting.scenesFrom + one.start;
        group.setting.scenesHash = scenesHash;
        group.settingHash = hashOf(group.setting);
        count += one.nodes.size();
        group.end = static_cast<int>(count);
        m_groups.push_back(std::move(group));
    }
    if (m_groups.empty())
        m_groups.push_back({{}, setting, hashOf(setting)});
}

void CompiledNodes::compile(const NodeGroup &nodes, int group, const NodeRegistry &registry)
{
    const std::size_t first = m_nodes.size();
    for (const NodePtr &node : nodes.nodes) {
        CompiledNode compiled;
        compiled.node = node;
        compiled.group = group;
        compiled.type = registry.find(*node);
        compiled.place = nodes.place + u"/nodes/"_s + node->id;
        compiled.table = tableShared(compiled.type);
        if (!m_index.emplace(node->id, count()).second)
            markBroken(compiled, Severity::Failure,
                       base::Sentence::tr("There is another block “%1” that this scene shows.").arg(node->id),
                       base::Sentence::tr("Rename one of them."));
        m_nodes.push_back(std::move(compiled));
    }
    for (CompiledNode &node : std::span(m_nodes).subspan(first)) {
        if (!node.broken)
            bindProperties(node);
    }
}

const std::shared_ptr<const PropertyTable> &CompiledNodes::tableShared(const NodeType *type)
{
    std::shared_ptr<const PropertyTable> &table = m_tables[type];
    if (!table)
        table = std::make_shared<const PropertyTable>(type ? tableOf(*type) : PropertyTable());
    return table;
}

void CompiledNodes::bindProperties(CompiledNode &node)
{
    if (node.type) {
        node.bindings = bind(*node.table, node.node->properties, node.place + u"/properties"_s, node.group,
                             node.node->style);
        node.broken = node.bindings.broken;
    } else {
        markBroken(node, Severity::Failure,
                   base::Sentence::tr("This program does not know blocks of the type “%1”.").arg(node.node->type),
                   base::Sentence::tr("Install the plugin that brings it; until then the block is left out."));
    }
}

void CompiledNodes::markBroken(CompiledNode &node, Severity severity, const QString &what, const QString &remedy)
{
    node.broken = Error{what, remedy, node.place};
    m_problems.report({severity, *node.broken});
}

/// Breaks every cycle at the block where the search closes it, and reports the participants. Staged links count too: a
/// block's state on the stage starts from its output in the graph at that time.
void CompiledNodes::breakCycles()
{
    const Cycles cycles = findCycles(count(), [this](int node, const std::function<void(int)> &step) {
        eachLink(node, [&](const Link &link) { step(link.node); });
    });
    const auto breakAt = [this](int node, const QString &what, const QString &remedy) {
        CompiledNode &compiled = m_nodes[static_cast<std::size_t>(node)];
        if (!compiled.broken)
            markBroken(compiled, Severity::Failure, what, remedy);
    };
    for (const std::vector<int> &circle : cycles.circles) {
        QStringList names;
        for (const int node : circle)
            names.append(at(node).node->id);
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

void CompiledNodes::findTimeless()
{
    enum class Known { No, Timeless, Moving };
    std::vector<Known> known(m_nodes.size(), Known::No);
    const bool showsScenes = m_groups.front().setting.scenes.size() > 1;
    const std::function<bool(int)> timeless = [&](int number) { // terminates because cycles are broken
        const auto index = static_cast<std::size_t>(number);
        if (known[index] == Known::No) {
            CompiledNode &node = m_nodes[index];
            node.timeless = node.broken
                || (!node.type->readsTime && !(node.type->readsLecture && showsScenes)
                    && motionOf(node.bindings).empty() && node.drives.empty());
            eachLink(number,
                     [&](const Link &link) { node.timeless = node.timeless && !link.staged && timeless(link.node); });
            known[index] = node.timeless ? Known::Timeless : Known::Moving;
        }
        return known[index] == Known::Timeless;
    };
    for (int node = 0; node < count(); ++node)
        timeless(node);
}

int CompiledNodes::indexOf(const QString &id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? -1 : found->second;
}

void CompiledNodes::eachLink(int node, const std::function<void(const Link &)> &visit) const
{
    const CompiledNode &compiled = at(node);
    if (compiled.broken)
        return;
    graph::eachLink(compiled.bindings, visit);
    for (const Drive &drive : compiled.drives)
        graph::eachLink(drive.bindings, visit);
}

std::vector<int> CompiledNodes::dependentsOf(int node) const
{
    std::vector<std::vector<int>> readers(m_nodes.size());
    for (int reader = 0; reader < count(); ++reader)
        eachLink(reader, [&](const Link &link) { readers[static_cast<std::size_t>(link.node)].push_back(reader); });
    std::vector<int> found;
    std::vector<bool> isFound(m_nodes.size());
    std::vector<int> next{node};
    while (!next.empty()) {
        const int current = next.back();
        next.pop_back();
        for (const int reader : readers[static_cast<std::size_t>(current)]) {
            if (!isFound[static_cast<std::size_t>(reader)]) {
                isFound[static_cast<std::size_t>(reader)] = true;
                found.push_back(reader);
                next.push_back(reader);
            }
        }
    }
    return found;
}

bool CompiledNodes::isTimeless(const Bindings &bindings) const
{
    bool timeless = motionOf(bindings).empty();
    graph::eachLink(bindings,
                    [&](const Link &link) { timeless = timeless && (link.staged || at(link.node).timeless); });
    return timeless;
}

std::vector<Span> CompiledNodes::motion(int node) const
{
    constexpr qint64 always = std::numeric_limits<qint64>::max() / 4;
    const CompiledNode &compiled = at(node);
    std::vector<Span> spans = motionOf(compiled.bindings);
    for (const Drive &drive : compiled.drives)
        spans.push_back({drive.start, drive.end});
    const NodeType *type = compiled.type;
    if (!type)
        return spans;
    if (type->readsTime && type->motion.empty())
        spans.push_back({{-always}, {always}});
    if (type->readsLecture) {
        const GroupSetting &first = m_groups.front();
        const Time toEvaluator = first.start - first.setting.scenesFrom;
        for (const SceneSpan &scene : first.setting.scenes)
            spans.push_back({scene.at + toEvaluator, scene.at + toEvaluator});
    }
    const Time start = groupOf(compiled).start;
    for (const Span &span : type->motion)
        spans.push_back({span.start + start, span.end + start});
    return spans;
}

Bindings CompiledNodes::bind(const PropertyTable &table, const QJsonObject &json, const QString &place, int group,
                             const QString &style)
{
    const GroupSetting &own = group < 0 ? m_groups.back() : m_groups[static_cast<std::size_t>(group)];
    const Binder binder(
        m_index, own.end, [this](int node) { return at(node).type; }, own.setting);
    Problems problems;
    Bindings bindings = binder.bind(table, json, style, place, problems);
    bindings.start = own.start;
    for (Problem &problem : problems)
        m_problems.report(std::move(problem));
    return bindings;
}

void CompiledNodes::change(std::span<const std::pair<int, Change>> changes)
{
    for (const auto &[node, change] : changes) {
        CompiledNode &compiled = m_nodes[static_cast<std::size_t>(node)];
        if (!compiled.type)
            continue;
        if (auto drive = driveOf(compiled, change))
            compiled.drives.push_back(std::move(*drive));
    }
    for (CompiledNode &node : m_nodes)
        std::ranges::stable_sort(node.drives, {}, &Drive::start);
    breakCycles(); // what properties become may be linked
    findTimeless();
}

/// Nothing if no property is left to change.
std::optional<Drive> CompiledNodes::driveOf(const CompiledNode &node, const Change &change)
{
    auto table = std::make_shared<PropertyTable>();
    Drive drive{change.start, change.end, change.progress, table, {}, {}};
    QJsonObject changing;
    for (std::size_t i = 0; i < node.table->size(); ++i) {
        const QString key = base::toText((*node.table)[i].key);
        const auto written = change.properties.find(key);
        if (written == change.properties.end())
            continue;
        if (isKeyframed(*written)) {
            m_problems.report({Severity::Failure,
                               {base::Sentence::tr("A property changes to one value, not to keyframes."),
                                base::Sentence::tr("Write the value that it ends with."), change.place + u'/' + key}});
            continue;
        }
        changing.insert(key, *written);
        table->push_back((*node.table)[i]);
        drive.rows.push_back(i);
    }
    reportUnknownKeys(node, change);
    if (drive.rows.empty())
        return std::nullopt;
    drive.bindings = bind(*table, changing, change.place, change.group, {});
    if (drive.bindings.broken)
        return std::nullopt;
    return drive;
}

void CompiledNodes::reportUnknownKeys(const CompiledNode &node, const Change &change)
{
    QStringList keys;
    for (const PropertySpec &spec : *node.table)
        keys.append(base::toText(spec.key));
    for (const QString &key : change.properties.keys()) {
        if (keys.contains(key))
            continue;
        const QString near = base::didYouMean(key, keys);
        m_problems.report(
            {Severity::Failure,
             {base::Sentence::tr("The block “%1” has no property “%2” that could change.").arg(node.node->id, key),
              near.isEmpty() ? base::Sentence::tr("Choose one of its properties.") : near, change.place + u'/' + key}});
    }
}

void CompiledNodes::setGiven(int node)
{
    m_nodes[static_cast<std::size_t>(node)].broken.reset();
    m_nodes[static_cast<std::size_t>(node)].timeless = true;
}

} // namespace lectograph::graph
