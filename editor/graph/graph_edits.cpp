// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/graph_edits.h"

#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/deletion.h"
#include "graph/binding.h"
#include "graph/definition.h"
#include "graph/placement.h"
#include "lecture/block.h"
#include "lecture/properties.h"
#include "lecture/visible.h"

#include <algorithm>
#include <ranges>

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;
using graph::ValueType;
using lecture::Scene;

namespace {

Result<Lecture> edited(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                       const std::function<void(graph::Node &)> &edit)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) {
        std::vector<graph::Node> changed;
        for (const QString &id : nodes) {
            const graph::Node *node = nodeOf(*scene, id);
            if (!node)
                continue;
            graph::Node copy = *node;
            edit(copy);
            if (!(copy == *node))
                changed.push_back(std::move(copy));
        }
        return lecture::withNodes(lecture, sceneId, std::move(changed));
    });
}

/// Those of nodes that the scene sees but does not have.
Places placesOfForeign(const Lecture &lecture, const QString &sceneId, const Places &places)
{
    Places foreign;
    for (const lecture::VisibleNode &node : lecture::foreignNodes(lecture, sceneId)) {
        if (const auto place = places.find(node.node->id); place != places.end())
            foreign.insert(*place);
    }
    const auto published = places.find(graph::inNode);
    if (published != places.end() && !lecture::blockIdOf(sceneId).isEmpty())
        foreign.insert(*published);
    return foreign;
}

} // namespace

Result<Lecture> withoutNodesReconnected(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                                        const timeline::Registry &registry, base::Time time)
{
    Lecture result = lecture;
    for (const QString &removed : nodes) {
        const Scene *scene = sceneOf(result, sceneId);
        const graph::Node *node = scene ? nodeOf(*scene, removed) : nullptr;
        if (!node)
            continue;
        const Diagram diagram = diagramOf(*scene, registry, {result.language}, {});
        Lecture bridged = result;
        for (const Link &leaving : diagram.links) {
            if (leaving.fromNode != removed || leaving.isNamed)
                continue;
            for (const Link &entering : diagram.links) {
                if (entering.toNode != removed || entering.isNamed)
                    continue;
                if (auto with = withLink(bridged, sceneId, entering.from(), leaving.to(), registry)) {
                    bridged = std::move(*with);
                    break;
                }
            }
        }
        auto without = withoutNodes(bridged, sceneId, {removed}, registry, time);
        if (!without)
            return without;
        result = std::move(*without);
    }
    return result;
}

Result<Lecture> withPlaces(const Lecture &lecture, const QString &sceneId, const Places &places)
{
    if (places.empty())
        return lecture;
    Places foreign = placesOfForeign(lecture, sceneId, places);
    QStringList own;
    for (const QString &node : places | std::views::keys) {
        if (!foreign.contains(node))
            own.append(node);
    }
    const auto with = edited(lecture, sceneId, own, [&](graph::Node &node) {
        node.extra.insert("canvas"_L1, canvasJson(places.at(node.id)));
    });
    if (!with || foreign.empty())
        return with;
    return lecture::withSceneChanged(*with, sceneId, [&](Scene &scene) -> Result<void> {
        for (const auto &[node, place] : foreign)
            setForeignCanvas(scene, node, place);
        return {};
    });
}

Result<Lecture> withNodeExtra(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                              const QString &key, const QJsonValue &value)
{
    return edited(lecture, sceneId, nodes, [&](graph::Node &node) { node.extra.insert(key, value); });
}

Result<Lecture> withSceneExtra(const Lecture &lecture, const QString &sceneId, const QString &list,
                               const QJsonArray &items)
{
    return lecture::withSceneChanged(lecture, sceneId, [&](Scene &scene) -> Result<void> {
        scene.extra.insert(list, items.isEmpty() ? QJsonValue(QJsonValue::Undefined) : items);
        return {};
    });
}

Result<Lecture> withSceneExtraItem(const Lecture &lecture, const QString &sceneId, const QString &list, int index,
                                   const QString &key, const QJsonValue &value)
{
    return lecture::withSceneChanged(lecture, sceneId, [&](Scene &scene) -> Result<void> {
        QJsonArray items = scene.extra.value(list).toArray();
        QJsonObject item = items.at(index).toObject();
        item.insert(key, value);
        items.replace(index, item);
        scene.extra.insert(list, items);
        return {};
    });
}

} // namespace lectograph::editor::diagram
