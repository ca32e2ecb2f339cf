// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/followers.h"

#include "base/text.h"
#include "editor/edits/control_points.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_bounds.h"
#include "editor/edits/properties.h"
#include "editor/edits/styles.h"
#include "graph/placement.h"
#include "lecture/setting.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Box;
using lecture::Scene;

namespace {

constexpr QPointF probe(0.3125, -0.1875); // an offset that no layout would round away

/// The points of a line that are not linked.
std::vector<FreeEnd> freeEndsOf(const graph::Node &node, const graph::ControlPoints &points)
{
    std::vector<FreeEnd> ends;
    for (const graph::ControlPoint &point : points.points) {
        if (points.areMoved && !point.isDifference && isFree(node, point))
            ends.push_back({node.id, base::toText(point.key), point.unit});
    }
    return ends;
}

/// `points`: as they were before.
std::vector<graph::NodePtr> moved(std::vector<graph::NodePtr> nodes, const MovedNodes &which, const QPointF &by,
                                  PointReader &points, const Lecture &lecture, const timeline::Registry &registry)
{
    const QSet<QString> whole(which.whole.begin(), which.whole.end());
    const bool withAxes = std::ranges::any_of(
        nodes, [&](const graph::NodePtr &node) { return whole.contains(node->id) && isAxes(*node, registry); });
    QHash<QString, std::vector<MovedProperty>> properties;
    for (const graph::NodePtr &node : nodes) {
        if (whole.contains(node->id))
            properties.insert(node->id, movedProperties(lecture, *node, points.of(node->id), withAxes));
    }
    for (const FreeEnd &end : which.ends)
        properties[end.node].push_back({end.key, end.unit});
    for (graph::NodePtr &node : nodes) {
        const auto found = properties.constFind(node->id);
        if (found == properties.constEnd())
            continue;
        graph::Node copy = *node;
        for (const MovedProperty &property : *found)
            shiftPoint(copy, property.key, by / property.unit, lecture, registry);
        node = std::make_shared<const graph::Node>(std::move(copy));
    }
    return nodes;
}

bool isShifted(const Box &from, const Box &to, const QPointF &by)
{
    const auto isNear = [](const base::Vec3 &a, const base::Vec3 &b) {
        return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6;
    };
    const base::Vec3 way{by.x(), by.y(), 0};
    return isNear(from.min + way, to.min) && isNear(from.max + way, to.max);
}

} // namespace

void shiftPoint(graph::Node &node, const QString &key, const QPointF &by, const Lecture &lecture,
                const timeline::Registry &registry)
{
    QJsonValue written = writtenOrStyled(lecture, node, key);
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
    PointReader points(lecture, *scene, registry, time);
    const auto memo = std::make_shared<graph::Memo>();
    NodeBounds before(scene->nodes, registry.nodes, setting, memo, time);
    for (const auto &[level, linked] : levels) {
        NodeBounds after(moved(scene->nodes, result, probe, points, lecture, registry), registry.nodes, setting, memo,
                         time);
        for (const QString &node : linked) {
            const auto was = before.of(node);
            const auto is = after.of(node);
            if (!was || !is) { // invisible, such as an arrow between touching blocks: assume that it follows
                result.following.append(node);
                continue;
            }
            if (isShifted(*was, *is, {})) {
                result.whole.append(node);
                continue;
            }
            if (isShifted(*was, *is, probe))
                result.following.append(node);
            else
                std::ranges::copy(freeEndsOf(*nodeOf(scene, node), points.of(node)), std::back_inserter(result.ends));
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
        PointReader points(lecture, *found, registry, {});
        scene.nodes = moved(std::move(scene.nodes), movedTogether(lecture, sceneId, nodes, registry), by, points,
                            lecture, registry);
        return lecture::withScene(lecture, std::move(scene));
    });
}

} // namespace lectograph::editor
