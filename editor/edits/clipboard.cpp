// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clipboard.h"

#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/control_points.h"
#include "editor/edits/copied_animations.h"
#include "editor/edits/copied_source.h"
#include "editor/edits/definitions.h"
#include "editor/edits/followers.h"
#include "editor/edits/groups.h"
#include "editor/edits/keyframes.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/own_names.h"
#include "editor/edits/properties.h"
#include "editor/language/translated.h"
#include "lecture/types.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString animationsKey = u"clips"_s;
const QString cameraKey = u"camera"_s;
const QString viewKey = u"fov"_s;           ///< of the scene that is seen through the camera
const QString repeatedTypeKey = u"block"_s; ///< of a repetition

/// Undefined if the linked node does not exist.
QJsonValue relinkedIn(const Scene &scene, const QJsonValue &json, const NodeNames &names)
{
    const QString linked = nodeOfLink(json.toObject().value(u"link"_s).toString());
    const bool isLost = !linked.isEmpty() && !names.contains(linked) && !nodeOf(scene, linked);
    return isLost ? QJsonValue(QJsonValue::Undefined) : relinked(json, names);
}

/// Adds the groups of the new nodes under their new ids. A removed node may have left such an id in an old group.
Result<Lecture> withGroups(const Lecture &lecture, const QString &sceneId, const QJsonArray &copied,
                           const NodeNames &names, const QStringList &added)
{
    Scene scene = *sceneOf(lecture, sceneId);
    QJsonArray groups = groupsWithout(groupsOf(scene), added);
    for (const QJsonValue &json : copied) {
        QJsonArray members;
        for (const QJsonValue &node : json[u"nodes"_s].toArray()) {
            if (const auto renamed = names.find(node.toString()); renamed != names.end())
                members.append(renamed->second);
        }
        appendGroup(groups, json, members);
    }
    if (groups == groupsOf(scene))
        return lecture;
    setGroups(scene, groups);
    return lecture::withScene(lecture, std::move(scene));
}

/// Equal for blocks of one type at the same place.
QByteArray placeKey(const graph::Node &node)
{
    const auto rounded = [&](const QString &name, const QJsonValue &otherwise) {
        const QJsonValue written = node.properties.value(name);
        return withEachPoint(written.isUndefined() ? otherwise : written, [](const QJsonArray &point) {
            return roundedPoint({point.at(0), point.at(1), point.at(2).toDouble()});
        });
    };
    QJsonArray key{node.type, rounded(u"position"_s, QJsonArray{0, 0})};
    for (const QString &name : {u"from"_s, u"to"_s})
        key.append(rounded(name, {}));
    for (const QString &name : {u"beside"_s, u"shape"_s, u"fromShape"_s, u"toShape"_s})
        key.append(node.properties.value(name));
    return QJsonDocument(key).toJson(QJsonDocument::Compact);
}

/// Copied blocks before they are in a scene, moved as by withMovedTogether().
class MovedCopies
{
public:
    MovedCopies(const Lecture &lecture, const QJsonObject &copied, const timeline::Registry &registry)
        : m_lecture(lecture), m_registry(registry), m_points(lecture, m_scene, registry, {})
    {
        for (const QJsonValue &json : copied.value(u"nodes"_s).toArray()) {
            graph::Node node{json[u"id"_s].toString(), json[u"type"_s].toString()};
            node.properties = json[u"properties"_s].toObject();
            m_scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
        }
    }

    const std::vector<graph::NodePtr> &nodes() const { return m_scene.nodes; }
    graph::Node moved(const graph::Node &node, const QPointF &by)
    {
        graph::Node copy = node;
        const auto properties = by.isNull() ? std::vector<MovedProperty>()
                                            : movedProperties(m_lecture, node, m_points.of(node.id), false);
        for (const MovedProperty &property : properties)
            shiftPoint(copy, property.key, by / property.unit, m_lecture, m_registry);
        return copy;
    }

private:
    const Lecture &m_lecture;
    const timeline::Registry &m_registry;
    Scene m_scene; ///< only these
    PointReader m_points;
};

/// With those that they are made of.
QJsonArray nodesIn(const QJsonObject &copied)
{
    QJsonArray nodes = copied.value(u"nodes"_s).toArray();
    for (const QJsonValue &needed : copied.value(neededKey).toArray())
        nodes.append(needed);
    return nodes;
}

/// The definitions that copied nodes are instances or repetitions of.
QStringList definitionsIn(const QByteArray &json)
{
    QStringList blocks;
    for (const QJsonValue &node : nodesIn(QJsonDocument::fromJson(json).object())) {
        for (const QJsonValue &type : {node[u"type"_s], node[u"properties"_s].toObject().value(repeatedTypeKey)}) {
            if (const QString block = lecture::blockIdOf(type.toString()); !block.isEmpty())
                blocks.append(block);
        }
    }
    blocks.removeDuplicates();
    return blocks;
}

/// Changes each node.
void changeNodes(QJsonObject &copied, const std::function<void(QJsonObject &node)> &change)
{
    for (const QString &key : {u"nodes"_s, neededKey}) {
        QJsonArray nodes = copied.value(key).toArray();
        for (QJsonValueRef one : nodes) {
            QJsonObject node = one.toObject();
            change(node);
            one = node;
        }
        if (!nodes.isEmpty())
            copied.insert(key, nodes);
    }
}

base::Time lastKeyframeOf(const std::vector<graph::Node> &nodes)
{
    base::Time last;
    for (const graph::Node &node : nodes) {
        for (const QJsonValue &value : node.properties) {
            if (const std::vector<Keyframe> keys = keyframesOf(value); !keys.empty())
                last = std::max(last, base::Time::fromSeconds(keys.back().seconds));
        }
    }
    return last;
}

QByteArray copiedWithDefinitionsCalled(const QByteArray &json, const std::map<QString, QString> &names)
{
    const auto renamed = [&](const QJsonValue &type) {
        const auto name = names.find(lecture::blockIdOf(type.toString()));
        return name == names.end() ? type : QJsonValue(lecture::blockType(name->second));
    };
    QJsonObject copied = QJsonDocument::fromJson(json).object();
    changeNodes(copied, [&](QJsonObject &node) {
        node.insert(u"type"_s, renamed(node.value(u"type"_s)));
        QJsonObject properties = node.value(u"properties"_s).toObject();
        if (properties.contains(repeatedTypeKey))
            properties.insert(repeatedTypeKey, renamed(properties.value(repeatedTypeKey)));
        node.insert(u"properties"_s, properties);
    });
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

QByteArray copiedWithFilesCalled(const QByteArray &json, const std::map<QString, QString> &names)
{
    QJsonObject copied = QJsonDocument::fromJson(json).object();
    changeNodes(copied, [&](QJsonObject &node) {
        node.insert(u"properties"_s, withFilesCalled(node.value(u"properties"_s), names));
    });
    if (copied.contains(animationsKey))
        copied.insert(animationsKey, withFilesCalled(copied.value(animationsKey), names));
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

/// Moves those that the scene lacks to the nodes. Without knowing that they come from this lecture, a node of the same
/// id is another one unless it says the same.
QByteArray copiedWithNeeded(const QByteArray &json, const Lecture &lecture, const QString &sceneId, bool isFromHere)
{
    QJsonObject copied = QJsonDocument::fromJson(json).object();
    const Scene *scene = sceneOf(lecture, sceneId);
    QJsonArray nodes = copied.value(u"nodes"_s).toArray();
    for (const QJsonValue &needed : copied.take(neededKey).toArray()) {
        const graph::Node node = nodeFrom(needed.toObject());
        const graph::Node *there = nodeOf(scene, node.id);
        const bool isThere = there
            && (isFromHere
                || (there->type == node.type && there->style == node.style && there->properties == node.properties));
        if (!isThere)
            nodes.append(needed);
    }
    copied.insert(u"nodes"_s, nodes);
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

} // namespace

QJsonObject jsonOfNode(const graph::Node &node)
{
    return {{u"id"_s, node.id},
            {u"type"_s, node.type},
            {u"version"_s, node.version},
            {u"style"_s, node.style},
            {u"properties"_s, node.properties},
            {u"extra"_s, node.extra}};
}

graph::Node nodeFrom(const QJsonObject &json)
{
    graph::Node node;
    node.id = json.value(u"id"_s).toString();
    node.type = json.value(u"type"_s).toString();
    node.version = json.value(u"version"_s).toInt(1);
    node.style = json.value(u"style"_s).toString();
    node.properties = json.value(u"properties"_s).toObject();
    node.extra = json.value(u"extra"_s).toObject();
    return node;
}

QByteArray copyNodes(const Lecture &lecture, const QString &sceneId, const QStringList &ids)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    if (!scene)
        return {};
    QJsonArray nodes;
    for (const QString &id : ids) {
        if (const graph::Node *node = nodeOf(scene, id))
            nodes.append(jsonOfNode(*node));
    }
    const QSet<QString> copiedIds(ids.begin(), ids.end());
    QJsonArray actors;
    for (const QString &actor : scene->actors) {
        if (copiedIds.contains(actor))
            actors.append(actor);
    }
    QJsonObject copied{{u"nodes"_s, nodes}, {u"actors"_s, actors}};
    if (const QJsonArray groups = groupsAmong(*scene, ids); !groups.isEmpty())
        copied.insert(u"groups"_s, groups);
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

Result<Pasted> withPasted(const Lecture &lecture, const QString &sceneId, const QByteArray &json,
                          const timeline::Registry &registry, const QPointF &canvasOffset, const QPointF &stageOffset)
{
    const auto into = foundScene(lecture, sceneId);
    if (!into)
        return tl::unexpected(into.error());
    const QJsonObject copied = QJsonDocument::fromJson(json).object();
    const QJsonArray nodes = copied.value(u"nodes"_s).toArray();
    if (nodes.isEmpty())
        return base::failure(translated("There are no blocks to paste."), translated("Copy some blocks first."));

    FreeNodeIds free(takenNodeIds(lecture, sceneId));
    QStringList ids;
    NodeNames names;
    for (const QJsonValue &one : nodes) {
        const QString id = one[u"id"_s].toString();
        ids.append(free.like(id));
        names[id] = ids.last();
    }
    OwnNames ownNames((*into)->nodes);
    std::vector<graph::Node> added;
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        graph::Node node = nodeFrom(nodes.at(i).toObject());
        node.id = ids.at(i);
        node.properties = withEachValue(node.properties,
                                        [&](const QJsonValue &value) { return relinkedIn(**into, value, names); });
        if (const QJsonValue name = node.extra.value(u"label"_s); !name.isUndefined())
            node.extra.insert(u"label"_s, ownNames.like(name));
        if (const auto at = canvasOf(node))
            node.extra.insert(u"canvas"_s, QJsonArray{at->x() + canvasOffset.x(), at->y() + canvasOffset.y()});
        added.push_back(std::move(node));
    }
    std::vector<QString> actors = (*into)->actors;
    for (const QJsonValue &actor : copied.value(u"actors"_s).toArray()) {
        if (const auto renamed = names.find(actor.toString()); renamed != names.end())
            actors.push_back(renamed->second);
    }
    const QJsonArray groups = copied.value(u"groups"_s).toArray();
    const base::Time lastKeyframe = lastKeyframeOf(added);
    return lecture::withNodes(lecture, sceneId, std::move(added))
        .and_then([&](const Lecture &with) { return lecture::withActors(with, sceneId, std::move(actors)); })
        .and_then([&](const Lecture &with) { return withMovedTogether(with, sceneId, ids, stageOffset, registry); })
        .and_then([&](const Lecture &with) { return withGroups(with, sceneId, groups, names, ids); })
        .and_then([&](const Lecture &with) {
            return withCopiedAnimations(with, sceneId, copied.value(animationsKey).toObject(), names, stageOffset,
                                        registry);
        })
        .and_then([&](const Lecture &with) { return withRoomUntil(with, sceneId, lastKeyframe); })
        .map([&](Lecture &&with) {
            return Pasted{std::move(with), ids, names};
        });
}

QByteArray copyAnimated(const Lecture &lecture, const QString &sceneId, const QStringList &ids,
                        const timeline::Registry &registry)
{
    const QByteArray nodes = copyNodes(lecture, sceneId, ids);
    const QJsonObject clips = copiedAnimations(lecture, sceneId, ids, registry);
    if (clips.isEmpty())
        return nodes;
    QJsonObject copied = QJsonDocument::fromJson(nodes).object();
    copied.insert(animationsKey, clips);
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

NodeCopies copiesWithFiles(const Lecture &lecture, const QString &sceneId, const QStringList &ids,
                           const timeline::Registry &registry)
{
    // The camera belongs to the whole of a scene, although it is not on its stage.
    const Scene *scene = sceneOf(lecture, sceneId);
    const QString camera = scene ? cameraOf(*scene) : QString();
    const bool isWhole = scene && !scene->actors.empty()
        && std::ranges::all_of(scene->actors, [&](const QString &actor) { return ids.contains(actor); });
    const bool hasCamera = !camera.isEmpty() && nodeOf(scene, camera);
    const bool isSeen = hasCamera && (isWhole || ids.contains(camera));
    QStringList acting = ids;
    if (isSeen && !ids.contains(camera))
        acting.append(camera);
    QJsonObject view;
    if ((isSeen || (isWhole && !hasCamera)) && scene->properties.contains(viewKey))
        view.insert(viewKey, scene->properties.value(viewKey));
    const NeededNodes needed = neededBy(lecture, sceneId, acting, view);
    QStringList off = needed.all;
    off.removeIf([&](const QString &id) { return needed.staged.contains(id); });
    QJsonObject copied = QJsonDocument::fromJson(copyNodes(lecture, sceneId, ids)).object();
    const QJsonObject clips = copiedAnimations(lecture, sceneId, acting + needed.staged, registry, off);
    if (!clips.isEmpty())
        copied.insert(animationsKey, clips);
    if (const QStringList more = acting.sliced(ids.size()) + needed.all; !more.isEmpty())
        copied.insert(neededKey, QJsonDocument::fromJson(copyNodes(lecture, sceneId, more)).object().value(u"nodes"_s));
    if (isSeen)
        copied.insert(cameraKey, camera);
    copied.insert(viewKey, view.value(viewKey));
    NodeCopies copies{QJsonDocument(copied).toJson(QJsonDocument::Compact), {}};
    QSet<QString> names;
    collectFiles(copied, lecture, names);
    for (const QString &name : names)
        copies.files.assets.insert(*lecture.assets.find(name));
    for (const QString &block : definitionsIn(copies.json)) {
        if (const auto alone = definitionAlone(lecture, block)) {
            copies.definitions.blocks.insert(alone->blocks.begin(), alone->blocks.end());
            copies.definitions.assets.insert(alone->assets.begin(), alone->assets.end());
        }
    }
    copies.source = sourceOf(lecture, sceneId, acting + needed.all, clips);
    copies.origin = lecture.compiled;
    return copies;
}

bool isFrom(const Lecture &lecture, const NodeCopies &copies)
{
    return copies.origin.lock() == lecture.compiled;
}

Result<Pasted> withPasted(const Lecture &lecture, const QString &scene, const NodeCopies &copies,
                          const timeline::Registry &registry, const PasteWish &wish)
{
    const bool isForeign = copies.source && !isFrom(lecture, copies);
    const Received ready = isForeign ? received(lecture, copies, wish.colors, registry) : Received{lecture, copies, {}};
    const auto files = withAssetsOf(ready.lecture, ready.copies.files);
    if (!files)
        return tl::unexpected(files.error());
    const auto definitions = withDefinitionsOf(files->lecture, ready.copies.definitions,
                                               isForeign && wish.colors == PastedColors::AsTheyWere);
    if (!definitions)
        return tl::unexpected(definitions.error());
    QByteArray json = ready.copies.json;
    if (!files->names.empty())
        json = copiedWithFilesCalled(json, files->names);
    if (!definitions->ids.empty())
        json = copiedWithDefinitionsCalled(json, definitions->ids);
    const qsizetype count = QJsonDocument::fromJson(json)[u"nodes"_s].toArray().size();
    json = copiedWithNeeded(json, definitions->lecture, scene, !isForeign);
    const bool isScene = lecture::blockIdOf(scene).isEmpty(); // nothing is seen through a camera inside a definition
    const QString camera = isScene ? QJsonDocument::fromJson(json)[cameraKey].toString() : QString();
    const QJsonValue view = QJsonDocument::fromJson(json)[viewKey];
    return withPasted(definitions->lecture, scene, json, lecture::typesOf(definitions->lecture, registry),
                      wish.canvasOffset, wish.stageOffset)
        .and_then([&](Pasted &&pasted) -> Result<Pasted> {
            pasted.ids = pasted.ids.first(count);
            pasted.remarks = ready.remarks;
            if (isForeign)
                pasted.lecture = withParametersOf(std::move(pasted.lecture), *copies.source, scene, pasted.names);
            const Scene *into = sceneOf(pasted.lecture, scene);
            const auto added = pasted.names.find(camera);
            const bool isMissing = !camera.isEmpty() && added == pasted.names.end();
            if (!isScene || isMissing || nodeOf(into, cameraOf(*into)))
                return pasted;
            const bool isViewKept = view.isUndefined() || (camera.isEmpty() && into->properties.contains(viewKey));
            return (camera.isEmpty() ? Result<Lecture>(pasted.lecture)
                                     : withCameraUsed(pasted.lecture, scene, added->second))
                .and_then([&](const Lecture &seen) {
                    return isViewKept ? Result<Lecture>(seen)
                                      : lecture::withSceneProperty(seen, scene, viewKey, relinked(view, pasted.names));
                })
                .map([&](Lecture &&seen) {
                    pasted.lecture = std::move(seen);
                    return std::move(pasted);
                });
        });
}

QPointF uncoveredOffset(const Lecture &lecture, const QString &sceneId, const QByteArray &json, const QPointF &step,
                        const timeline::Registry &registry)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    QSet<QByteArray> places;
    for (const QString &actor : scene ? scene->actors : std::vector<QString>()) {
        if (const graph::Node *node = nodeOf(scene, actor))
            places.insert(placeKey(*node));
    }
    const QJsonObject copied = QJsonDocument::fromJson(json).object();
    QSet<QString> actors;
    for (const QJsonValue &actor : copied.value(u"actors"_s).toArray())
        actors.insert(actor.toString());
    MovedCopies copies(lecture, copied, registry);
    const auto covers = [&](const QPointF &offset) {
        return std::ranges::any_of(copies.nodes(), [&](const graph::NodePtr &node) {
            // A linked position is not moved by any offset.
            return actors.contains(node->id) && !isFollowing(kindOf(node->properties.value(u"position"_s)))
                && places.contains(placeKey(copies.moved(*node, offset)));
        });
    };
    constexpr int most = 100; // more copies may cover each other
    QPointF offset;
    for (int i = 0; i < most && covers(offset); ++i)
        offset += step;
    return offset;
}

} // namespace lectograph::editor
