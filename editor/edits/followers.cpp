// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/followers.h"

#include "editor/edits/connecting.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "graph/evaluator.h"
#include "graph/placement.h"
#include "lecture/setting.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Box;
using lecture::Scene;

namespace {

constexpr QPointF probe(0.3125, -0.1875); // an offset that no layout would round away

/// The end points of a line that are not linked.
QStringList freeEndsOf(const graph::Node &node, const timeline::Registry &registry)
{
    QStringList ends;
    const graph::NodeType *type = registry.nodes.find(node);
    for (const QString &key : {u"from"_s, u"to"_s}) {
        const QString shapeKey = key + u"Shape"_s;
        const bool isEnd = type && !endKeyOf(type->properties, shapeKey).isEmpty();
        if (isEnd && !isFollowing(kindOf(node.properties.value(key)))
            && !isFollowing(kindOf(node.properties.value(shapeKey))))
            ends.append(key);
    }
    return ends;
}

std::vector<graph::NodePtr> moved(std::vector<graph::NodePtr> nodes, const MovedNodes &which, const QPointF &by,
                                  const timeline::Registry &registry)
{
    QHash<QString, QStringList> keys;
    for (const QString &node : which.whole)
        keys[node].append(u"position"_s);
    for (const FreeEnd &end : which.ends)
        keys[end.node].append(end.key);
    for (graph::NodePtr &node : nodes) {
        const auto found = keys.constFind(node->id);
        if (found == keys.constEnd())
            continue;
        graph::Node copy = *node;
        for (const QString &key : *found)
            shiftPoint(copy, key, by, registry);
        node = std::make_shared<const graph::Node>(std::move(copy));
    }
    return nodes;
}

/// The positions of blocks in the graph, before any clip.
class Places
{
public:
    Places(const std::vector<graph::NodePtr> &nodes, const timeline::Registry &registry, const graph::Setting &setting,
           const std::shared_ptr<graph::Memo> &memo, Time time)
        : m_evaluator(nodes, registry.nodes, setting, memo, {}), m_time(time)
    {
        m_evaluator.setStaged([this](int node, Time at) { return m_evaluator.shapeOf(node, at); });
    }
    Places(const Places &) = delete;
    Places &operator=(const Places &) = delete;

    std::optional<Box> of(const QString &node)
    {
        const int index = m_evaluator.indexOf(node);
        if (index < 0)
            return std::nullopt;
        const auto shape = m_evaluator.shapeOf(index, m_time);
        return shape && !shape->bounds().isEmpty() ? std::optional(shape->bounds()) : std::nullopt;
    }

private:
    graph::Evaluator m_evaluator;
    Time m_time;
};

bool isShifted(const Box &from, const Box &to, const QPointF &by)
{
    const auto isNear = [](const base::Vec3 &a, const base::Vec3 &b) {
        return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6;
    };
    const base::Vec3 way{by.x(), by.y(), 0};
    return isNear(from.min + way, to.min) && isNear(from.max + way, to.max);
}

} // namespace

void shiftPoint(graph::Node &node, const QString &key, const QPointF &by, const timeline::Registry &registry)
{
    QJsonValue written = node.properties.value(key);
    const graph::NodeType *type = registry.nodes.find(node);
    if (kindOf(written) == PropertyKind::Default && type) {
        const graph::PropertyTable table = graph::tableOf(*type);
        if (const graph::PropertySpec *spec = lecture::findSpec(table, key))
            written = graph::presetOf(*spec);
    }
    node.properties.insert(key,
                           withEachPoint(written, [&by](const QJsonArray &point) { return shiftedPoint(point, by); }));
}

MovedNodes movedTogether(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                         const timeline::Registry &registry, Time time)
{
    MovedNodes result;
    const Scene *scene = sceneOf(lecture, sceneId);
    if (!scene)
        return result;
    QStringList placed;
    std::ranges::copy_if(nodes, std::back_inserter(placed), [&](const QString &id) {
        const graph::Node *node = nodeOf(scene, id);
        const graph::NodeType *type = node ? registry.nodes.find(*node) : nullptr;
        return type && type->placed;
    });
    LinkDepth depth(scene->nodes, placed);
    std::map<int, QStringList> levels; // by depth: each level depends only on earlier ones
    for (const QString &node : placed)
        levels[depth.of(node)].append(node);
    result.whole = levels[0];
    levels.erase(0);
    if (levels.empty())
        return result;

    const graph::Setting setting = lecture::settingOf(lecture, *scene, lecture.language);
    const auto memo = std::make_shared<graph::Memo>();
    Places before(scene->nodes, registry, setting, memo, time);
    for (const auto &[level, linked] : levels) {
        Places after(moved(scene->nodes, result, probe, registry), registry, setting, memo, time);
        for (const QString &node : linked) {
            const auto was = before.of(node);
            const auto is = after.of(node);
            if (!was || !is) // invisible, such as an arrow between touching blocks: assume that it follows
                continue;
            if (isShifted(*was, *is, {}))
                result.whole.append(node);
            else if (!isShifted(*was, *is, probe)) {
                for (const QString &key : freeEndsOf(*nodeOf(scene, node), registry))
                    result.ends.push_back({node, key});
            }
        }
    }
    return result;
}

QSet<QString> dependentsOf(const Scene &scene, const QStringList &nodes)
{
    QSet<QString> dependents;
    LinkDepth depth(scene.nodes, nodes);
    const QSet<QString> own(nodes.begin(), nodes.end());
    for (const graph::NodePtr &node : scene.nodes) {
        if (depth.of(node->id) > 0 && !own.contains(node->id))
            dependents.insert(node->id);
    }
    return dependents;
}

Result<Lecture> withMovedTogether(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                                  const QPointF &by, const timeline::Registry &registry)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *found) -> Result<Lecture> {
        if (by.isNull())
            return lecture;
        Scene scene = *found;
        scene.nodes = moved(std::move(scene.nodes), movedTogether(lecture, sceneId, nodes, registry), by, registry);
        return lecture::withScene(lecture, std::move(scene));
    });
}

} // namespace lectograph::editor
