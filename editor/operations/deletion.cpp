// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/deletion.h"

#include "base/text.h"
#include "editor/customblocks/customblock_outside.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/connecting.h"
#include "editor/edits/groups.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/parameters.h"
#include "editor/edits/sharing.h"
#include "editor/edits/tracks.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/sharing.h"
#include "editor/session/session.h"
#include "graph/node_order.h"
#include "lecture/animation_types.h"
#include "lecture/loose_ends.h"
#include "lecture/properties.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using customblock::Outside;
using lecture::Scene;

namespace {

/// Values replace the links to deleted nodes, and their names in expressions, of which the rest stays as it was written.
graph::Node released(graph::Node node, Outside &before, const IsNode &isDeleted, const timeline::Registry &registry)
{
    const QJsonObject linked = node.properties;
    before.release(node, isDeleted, customblock::Expressions::Inserted);
    const graph::NodeType *type = registry.nodes.find(node);
    for (const graph::PropertySpec &spec : type ? type->properties : graph::PropertyTable()) {
        const QString key = base::toText(spec.key);
        if (!isLinkTo(linked.value(key), isDeleted))
            continue;
        if (const QString end = endKeyOf(type->properties, key); !end.isEmpty())
            lecture::setLoose(node, key, node.properties.value(end));
        else if (spec.required)
            lecture::setLoose(node, key, QJsonValue::Undefined);
    }
    return node;
}

/// What a scene has left of the nodes that it sees. `before` is the lecture in which they are still there.
Result<Lecture> clearedIn(const Lecture &lecture, const Lecture &intact, const QString &sceneId,
                          const QStringList &nodes, const timeline::Registry &registry, Time time)
{
    const auto found = foundScene(lecture, sceneId);
    if (!found)
        return tl::unexpected(found.error());
    Scene scene = **found;
    Outside before(intact, sceneId, time, registry);
    const IsNode isDeleted = [deleted = QSet<QString>(nodes.begin(), nodes.end())](const QString &node) {
        return deleted.contains(node);
    };
    const auto releasedIn = [&](const QJsonObject &properties, const graph::PropertyTable &table) {
        return holdLinkTo(properties, isDeleted)
            ? before.released(properties, table, isDeleted, customblock::Expressions::Inserted)
            : properties;
    };
    std::erase_if(scene.nodes, [&](const graph::NodePtr &node) { return isDeleted(node->id); });
    std::erase_if(scene.actors, isDeleted);
    for (graph::NodePtr &node : scene.nodes) {
        if (holdLinkTo(node->properties, isDeleted))
            node = std::make_shared<const graph::Node>(released(*node, before, isDeleted, registry));
    }
    const auto remainder = [&](const lecture::ClipPlace &, const timeline::ClipPtr &clip) -> timeline::ClipPtr {
        const timeline::ClipPtr rest = withoutTargets(clip, isDeleted);
        if (!rest)
            return nullptr;
        timeline::Clip copy = *rest;
        copy.properties = releasedIn(clip->properties, lecture::propertiesOf(*clip, **found, registry));
        return copy.properties == clip->properties ? rest : std::make_shared<const timeline::Clip>(std::move(copy));
    };
    scene.tracks = withoutEmptied(withEachClip(scene.tracks, remainder), (*found)->tracks);
    scene.properties = releasedIn(scene.properties, lecture::sceneProperties());
    if (const QJsonArray groups = groupsOf(scene); !groups.isEmpty())
        setGroups(scene, groupsWithout(groups, nodes));
    before.settle(scene);
    return lecture::withScene(lecture, std::move(scene));
}

/// The scene first, and then the others that see nodes of it or shared ones and refer to them.
QStringList scenesAffected(const Lecture &lecture, const QString &sceneId, const QStringList &nodes)
{
    QStringList scenes{sceneId};
    for (const QString &id : nodes) {
        const auto node = lecture::visibleNode(lecture, sceneId, id);
        if (!node)
            continue;
        if (node->home == lecture::Home::Shared)
            scenes += scenesUsing(lecture, id);
        else
            scenes += lecture::scenesSeeing(lecture, node->scene);
    }
    scenes.removeDuplicates();
    return scenes;
}

/// The number of nodes of the scene that were there before and are written otherwise now.
int changedIn(const Scene &scene, const std::vector<graph::NodePtr> &before)
{
    return static_cast<int>(std::ranges::count_if(scene.nodes, [&](const graph::NodePtr &node) {
        const graph::NodePtr was = graph::nodeAt(before, node->id);
        return was && was->properties != node->properties;
    }));
}

} // namespace

Result<Lecture> withoutNodes(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                             const timeline::Registry &registry, Time time)
{
    for (const QString &id : nodes) {
        const auto node = lecture::visibleNode(lecture, sceneId, id);
        if (!node || node->home != lecture::Home::Inherited)
            continue;
        const QStringList languages = lecture::languageOrder(lecture, lecture.language);
        const QString home = labelOf(*lecture::writtenScene(lecture, node->scene), languages);
        return base::failure(
            translated("“%1” is from the scene “%2”, which this one continues.")
                .arg(labelOfTarget(id, lecture::visibleScene(lecture, sceneId)->nodes, registry.nodes, languages),
                     home),
            translated("Delete it there, or let it leave the stage by an animation here."));
    }
    Result<Lecture> result = lecture;
    for (const QString &scene : scenesAffected(lecture, sceneId, nodes)) {
        result = result.and_then([&](const Lecture &next) {
            return clearedIn(next, lecture, scene, nodes, registry, scene == sceneId ? time : Time());
        });
    }
    for (const QString &id : nodes) { // those that live elsewhere
        result = result.and_then([&](const Lecture &next) {
            return lecture::visibleNode(next, sceneId, id) ? lecture::withoutNode(next, sceneId, id)
                                                           : Result<Lecture>(next);
        });
    }
    return std::move(result).map([&](Lecture &&after) { return withoutLostParameters(lecture, std::move(after)); });
}

QStringList looseNodesOf(const Scene &scene)
{
    QStringList loose;
    for (const graph::NodePtr &node : scene.nodes) {
        if (!lecture::looseEndsOf(*node).isEmpty())
            loose.append(node->id);
    }
    return loose;
}

bool deleteNodes(Session &session, const QStringList &nodes, const QString &name)
{
    const QString scene = session.selection.scene();
    const Time time = session.preview.localTime();
    const QStringList others = otherScenesUsing(session.document.lecture(), scene, nodes);
    const bool isDone = deleteBy(session, name, [&](const Lecture &lecture) {
        return withoutNodes(lecture, scene, nodes, session.registry(), time);
    });
    if (isDone && !others.isEmpty())
        Q_EMIT session.document.statusMessage(
            translated("What was deleted was also used in %1. Undo brings it back.").arg(sceneNames(session, others)));
    return isDone;
}

bool deleteFromStage(Session &session, const QStringList &nodes, const QString &name)
{
    const Lecture &lecture = session.document.lecture();
    const QString scene = session.selection.scene();
    QStringList elsewhere;
    std::ranges::copy_if(nodes, std::back_inserter(elsewhere), [&](const QString &id) {
        const auto node = lecture::visibleNode(lecture, scene, id);
        return node && node->home == lecture::Home::Shared && !otherScenesUsing(lecture, scene, {id}).isEmpty();
    });
    if (elsewhere.isEmpty())
        return deleteNodes(session, nodes, name);
    QStringList rest = nodes;
    rest.removeIf([&](const QString &id) { return elsewhere.contains(id); });
    const Time time = session.preview.localTime();
    const QString step = rest.isEmpty() ? translated("Take off the stage") : name;
    const bool isDone = session.document.edit(step, [&](const Lecture &before) {
        return withoutNodes(before, scene, rest, session.registry(), time).and_then([&](const Lecture &without) {
            std::vector<QString> actors = foundScene(without, scene).value()->actors;
            std::erase_if(actors, [&](const QString &actor) { return elsewhere.contains(actor); });
            return lecture::withActors(without, scene, std::move(actors));
        });
    });
    if (!isDone)
        return false;
    const auto deleteAll = [&session, scene, elsewhere, name] {
        if (session.selection.scene() == scene)
            deleteNodes(session, elsewhere, name);
    };
    Q_EMIT session.document.offered(
        translated("Other scenes use %n block(s) of these too: only this stage has lost what all share.",
                   static_cast<int>(elsewhere.size())),
        translated("Delete in all scenes"), deleteAll,
        [&session, scene] { return session.selection.scene() == scene; });
    return true;
}

bool deleteBy(Session &session, const QString &name, const Document::Edit &edit)
{
    const QString sceneId = session.selection.scene();
    const auto looseNow = [&] {
        const Scene *scene = session.document.scene(sceneId);
        return scene ? looseNodesOf(*scene) : QStringList();
    };
    const QStringList before = looseNow();
    const Scene *intact = session.document.scene(sceneId);
    const std::vector<graph::NodePtr> nodesBefore = intact ? intact->nodes : std::vector<graph::NodePtr>();
    if (!session.document.edit(name, edit))
        return false;
    QStringList left = looseNow();
    left.removeIf([&](const QString &node) { return before.contains(node); });
    if (left.isEmpty()) {
        const Scene *scene = session.document.scene(sceneId);
        if (const int count = scene ? changedIn(*scene, nodesBefore) : 0; count > 0)
            Q_EMIT session.document.statusMessage(
                translated("%n block(s) keep the last value of what was deleted.", count));
        return true;
    }
    const bool areLines = std::ranges::none_of(left, [&](const QString &id) {
        const graph::Node *node = session.document.node(sceneId, id);
        return std::ranges::any_of(lecture::looseEndsOf(*node),
                                   [&](const QString &key) { return lecture::isLostWithout(*node, key); });
    });
    const auto count = static_cast<int>(left.size());
    const auto removeToo = [&session, sceneId, left, areLines] {
        QStringList there = left;
        there.removeIf([&](const QString &node) { return !session.document.node(sceneId, node); });
        if (session.selection.scene() == sceneId && !there.isEmpty())
            deleteNodes(session, there, areLines ? translated("Delete connectors") : translated("Delete blocks"));
    };
    Q_EMIT session.document.offered(
        areLines ? translated("%n connector(s) led to what was deleted and keep their ends.", count)
                 : translated("%n block(s) hung on what was deleted.", count),
        areLines ? translated("Remove the connectors too") : translated("Remove them too"), removeToo,
        [&session, sceneId] { return session.selection.scene() == sceneId; });
    return true;
}

} // namespace lectograph::editor
