// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sharing.h"

#include "editor/edits/blocks.h"
#include "editor/edits/groups.h"
#include "editor/edits/keyframes.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/tracks.h"
#include "editor/language/translated.h"
#include "graph/node_order.h"
#include "lecture/edit.h"
#include "lecture/homes.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Home;
using lecture::Lecture;
using lecture::Scene;
using lecture::ScenePtr;
using lecture::VisibleNode;

namespace {

using Ids = QSet<QString>;

const QString canvasKey = u"canvas"_s;
const QString masterKey = u"master"_s;

/// An actor, or "actor/part".
QString renamedTarget(const QString &target, const NodeNames &names)
{
    const QString actor = actorOfTarget(target);
    const auto renamed = names.find(actor);
    return renamed == names.end() ? target : renamed->second + target.sliced(actor.size());
}

QJsonObject renamedIn(const QJsonObject &properties, const NodeNames &names)
{
    return withEachValue(properties, [&](const QJsonValue &json) { return relinked(json, names); });
}

graph::NodePtr renamed(const graph::NodePtr &node, const NodeNames &names)
{
    const auto own = names.find(node->id);
    QJsonObject properties = renamedIn(node->properties, names);
    if (own == names.end() && properties == node->properties)
        return node;
    graph::Node copy = *node;
    copy.properties = std::move(properties);
    if (own != names.end())
        copy.id = own->second;
    return std::make_shared<const graph::Node>(std::move(copy));
}

void sortById(std::vector<graph::NodePtr> &nodes)
{
    std::ranges::sort(nodes, {}, [](const graph::NodePtr &node) -> const QString & { return node->id; });
}

void renameAll(std::vector<graph::NodePtr> &nodes, const NodeNames &names)
{
    for (graph::NodePtr &node : nodes)
        node = renamed(node, names);
    sortById(nodes);
}

void renameEach(std::vector<QString> &ids, const NodeNames &names)
{
    for (QString &id : ids) {
        if (const auto found = names.find(id); found != names.end())
            id = found->second;
    }
}

timeline::ClipPtr renamedClip(const timeline::ClipPtr &clip, const NodeNames &names)
{
    timeline::Clip copy = *clip;
    copy.target = renamedTarget(clip->target, names);
    for (QString &target : copy.targets)
        target = renamedTarget(target, names);
    copy.properties = renamedIn(clip->properties, names);
    const bool isSame = copy.target == clip->target && copy.targets == clip->targets
        && copy.properties == clip->properties;
    return isSame ? clip : std::make_shared<const timeline::Clip>(std::move(copy));
}

bool isKeyframed(const graph::Node &node)
{
    return std::ranges::any_of(node.properties, hasKeyframes);
}

void delay(graph::Node &node, base::Time by)
{
    if (by != base::Time() && isKeyframed(node))
        node.properties = withKeyframesDelayed(node.properties, by.seconds());
}

/// When the scene starts in the time of its chain.
base::Time startInChain(const Lecture &lecture, const QString &scene, const timeline::AnimationRegistry &animations)
{
    return lecture::beginAfter(lecture, {nullptr, Home::Shared, {}}, scene, animations);
}

/// Whether the written scene itself has a link to one of the nodes, shows or animates it.
bool refersTo(const Scene &scene, const IsNode &is)
{
    const auto animates = [&](const timeline::Clip &clip) {
        const std::vector<QString> targets = timeline::targetsOf(clip);
        return holdLinkTo(clip.properties, is)
            || std::ranges::any_of(targets, [&](const QString &target) { return is(actorOfTarget(target)); });
    };
    bool found = std::ranges::any_of(scene.actors, is) || holdLinkTo(scene.properties, is)
        || std::ranges::any_of(scene.nodes,
                               [&](const graph::NodePtr &node) { return holdLinkTo(node->properties, is); });
    if (!found)
        lecture::eachClip(
            scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) { found = found || animates(clip); });
    return found;
}

IsNode oneOf(const Ids &ids)
{
    return [ids](const QString &node) { return ids.contains(node); };
}

/// `ids` and the shared nodes that link to them, directly or through others.
Ids withDependants(const Lecture &lecture, Ids ids)
{
    for (bool grows = true; std::exchange(grows, false);) {
        const IsNode is = oneOf(ids);
        for (const graph::NodePtr &node : lecture.nodes) {
            if (!ids.contains(node->id) && holdLinkTo(node->properties, is)) {
                ids.insert(node->id);
                grows = true;
            }
        }
    }
    return ids;
}

/// Those of `among` that the scene uses, with those of `among` that these link to.
Ids usedIn(const Lecture &lecture, const Scene &scene, const Ids &among)
{
    Ids used;
    QStringList open;
    for (const QString &id : among) {
        if (refersTo(scene, [&](const QString &node) { return node == id; }))
            open.append(id);
    }
    while (!open.isEmpty()) {
        const QString id = open.takeLast();
        const graph::NodePtr node = graph::nodeAt(lecture.nodes, id);
        if (!node || used.contains(id))
            continue;
        used.insert(id);
        for (const QString &linked : linkedBy(*node)) {
            if (among.contains(linked))
                open.append(linked);
        }
    }
    return used;
}

/// Takes the nodes out of the scenes in which they live, with keyframes at the time of the chain.
Lecture withNodesMoved(const Lecture &lecture, const QString &sceneId, const QStringList &ids,
                       const timeline::AnimationRegistry &animations)
{
    Lecture result = lecture;
    for (const QString &id : ids) {
        const auto visible = lecture::visibleNode(result, sceneId, id);
        if (!visible || visible->home == Home::Shared)
            continue;
        Scene home = *lecture::writtenScene(result, visible->scene);
        std::erase(home.nodes, visible->node);
        if (const auto place = canvasOf(*visible->node))
            setForeignCanvas(home, id, place);
        graph::Node node = *visible->node;
        node.extra.remove(canvasKey);
        delay(node, startInChain(lecture, visible->scene, animations));
        result.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
        lecture::putScene(result, std::make_shared<const Scene>(std::move(home)));
    }
    sortById(result.nodes);
    return result;
}

/// Other ids for the nodes whose ids a scene outside of the chain has; by the scenes in which they live.
std::map<QString, NodeNames> clashes(const Lecture &lecture, const QString &sceneId, const QStringList &ids)
{
    std::map<QString, NodeNames> names;
    FreeNodeIds free(allNodeIds(lecture));
    for (const QString &id : ids) {
        const auto node = lecture::visibleNode(lecture, sceneId, id);
        const QStringList seeing = lecture::scenesSeeing(lecture, node->scene);
        const bool isTaken = std::ranges::any_of(lecture.scenes, [&](const ScenePtr &other) {
            return !seeing.contains(other->id) && graph::nodeAt(other->nodes, id);
        });
        if (isTaken)
            names[node->scene][id] = free.like(id);
    }
    return names;
}

graph::NodePtr sharedNode(const Lecture &lecture, const QString &id)
{
    return graph::nodeAt(lecture.nodes, id);
}

std::vector<std::vector<ScenePtr>> chainsOf(const Lecture &lecture)
{
    std::vector<std::vector<ScenePtr>> chains;
    for (const ScenePtr &scene : lecture.scenes) {
        if (chains.empty() || !scene->continues)
            chains.emplace_back();
        chains.back().push_back(scene);
    }
    return chains;
}

/// What the master drew is on the stage of the scene instead.
Result<Lecture> withoutMaster(Lecture lecture, const QString &scene, const Ids &nodes)
{
    const lecture::ScenePtr written = lecture::writtenScene(lecture, scene);
    if (!written)
        return lecture;
    std::vector<QString> actors = written->actors;
    for (const QString &id : lecture.master) {
        if (nodes.contains(id) && std::ranges::find(actors, id) == actors.end())
            actors.push_back(id);
    }
    std::erase_if(lecture.master, [&](const QString &id) { return nodes.contains(id); });
    return actors == written->actors ? Result<Lecture>(std::move(lecture))
                                     : lecture::withActors(lecture, scene, std::move(actors));
}

} // namespace

graph::NodePtr settledIn(Scene &scene, const graph::NodePtr &node)
{
    graph::Node copy = *node;
    if (const auto place = foreignCanvasOf(scene, node->id))
        copy.extra.insert(canvasKey, canvasJson(*place));
    setForeignCanvas(scene, node->id, std::nullopt);
    return std::make_shared<const graph::Node>(std::move(copy));
}

Scene withNodesRenamed(Scene scene, const NodeNames &names)
{
    renameAll(scene.nodes, names);
    renameEach(scene.actors, names);
    scene.properties = renamedIn(scene.properties, names);
    scene.tracks = withEachClip(scene.tracks, [&](const lecture::ClipPlace &, const timeline::ClipPtr &clip) {
        return renamedClip(clip, names);
    });
    for (const auto &[old, now] : names) {
        if (const auto place = foreignCanvasOf(scene, old)) {
            setForeignCanvas(scene, old, std::nullopt);
            setForeignCanvas(scene, now, place);
        }
    }
    QJsonArray groups;
    for (const QJsonValue &group : groupsOf(scene)) {
        QJsonArray nodes;
        for (const QJsonValue &node : group[u"nodes"_s].toArray())
            nodes.append(renamedTarget(node.toString(), names));
        appendGroup(groups, group, nodes);
    }
    if (!groups.isEmpty())
        setGroups(scene, groups);
    return scene;
}

Result<Lecture> withNodesRenamed(const Lecture &lecture, const QString &home, const NodeNames &names)
{
    Lecture result = lecture;
    QStringList seeing = lecture::scenesSeeing(lecture, home);
    if (home.isEmpty()) {
        renameAll(result.nodes, names);
        renameEach(result.master, names);
        for (const ScenePtr &scene : lecture.scenes)
            seeing.append(scene->id);
    }
    for (const QString &scene : seeing)
        lecture::putScene(
            result, std::make_shared<const Scene>(withNodesRenamed(*lecture::writtenScene(result, scene), names)));
    for (lecture::Parameter &parameter : result.parameters) {
        const auto found = names.find(parameter.node);
        const bool isMeant = seeing.contains(parameter.scene) || (home.isEmpty() && parameter.scene.isEmpty());
        if (isMeant && found != names.end())
            parameter.node = found->second;
    }
    return result;
}

QStringList sharedTogether(const Lecture &lecture, const QString &scene, const QStringList &nodes)
{
    Ids moved;
    QStringList open = nodes;
    while (!open.isEmpty()) {
        const QString id = open.takeLast();
        const auto node = lecture::visibleNode(lecture, scene, id);
        if (!node || node->home == Home::Shared || moved.contains(id))
            continue;
        moved.insert(id);
        open += linkedBy(*node->node);
    }
    QStringList ordered(moved.begin(), moved.end());
    ordered.sort();
    return ordered;
}

Result<SharedNodes> withNodesShared(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                    const timeline::AnimationRegistry &animations)
{
    if (!lecture::blockIdOf(scene).isEmpty())
        return base::failure(translated("The blocks inside of a definition cannot be shared with scenes."),
                             translated("Publish their properties, or share an instance of the definition."));
    QStringList ids = sharedTogether(lecture, scene, nodes);
    if (ids.isEmpty())
        return base::failure(translated("All scenes share this already."),
                             translated("Choose a block that only this scene has."));
    SharedNodes shared{lecture, nodes, static_cast<int>(ids.size())};
    for (const auto &[home, names] : clashes(lecture, scene, ids)) {
        auto with = withNodesRenamed(shared.lecture, home, names);
        if (!with)
            return tl::unexpected(with.error());
        shared.lecture = *std::move(with);
        for (QStringList *list : {&ids, &shared.nodes}) {
            for (QString &id : *list)
                id = renamedTarget(id, names);
        }
    }
    shared.lecture = withNodesMoved(shared.lecture, scene, ids, animations);
    for (lecture::Parameter &parameter : shared.lecture.parameters) {
        if (!parameter.node.isEmpty() && graph::nodeAt(shared.lecture.nodes, parameter.node))
            parameter.scene.clear();
    }
    return shared;
}

QStringList scenesUsing(const Lecture &lecture, const QString &sharedNode)
{
    const Ids all = withDependants(lecture, {sharedNode});
    QStringList scenes;
    for (const ScenePtr &scene : lecture.scenes) {
        if (refersTo(*scene, oneOf(all)))
            scenes.append(scene->id);
    }
    return scenes;
}

QStringList otherScenesUsing(const Lecture &lecture, const QString &sceneId, const QStringList &nodes)
{
    QStringList scenes;
    for (const QString &id : nodes) {
        const auto node = lecture::visibleNode(lecture, sceneId, id);
        if (!node)
            continue;
        if (node->home == Home::Shared) {
            scenes += scenesUsing(lecture, id);
            continue;
        }
        for (const QString &seeing : lecture::scenesSeeing(lecture, node->scene)) {
            if (seeing != sceneId && refersTo(*lecture::writtenScene(lecture, seeing), oneOf({id})))
                scenes.append(seeing);
        }
    }
    scenes.removeDuplicates();
    scenes.removeOne(sceneId);
    return scenes;
}

Result<KeptNodes> withNodesKept(const Lecture &lecture, const QString &sceneId, const QStringList &nodes)
{
    Ids wanted;
    for (const QString &id : nodes) {
        if (graph::nodeAt(lecture.nodes, id))
            wanted.insert(id);
    }
    if (wanted.isEmpty() || !lecture::writtenScene(lecture, sceneId) || !lecture::blockIdOf(sceneId).isEmpty())
        return base::failure(translated("All scenes share none of these blocks."),
                             translated("Choose a block that is shared with all scenes."));
    const Ids moved = withDependants(lecture, wanted);
    KeptNodes kept{lecture, static_cast<int>(moved.size()), {}};
    for (const std::vector<ScenePtr> &chain : chainsOf(lecture)) {
        Ids needed;
        QString home;
        bool isOurs = false;
        for (const ScenePtr &scene : chain) {
            const bool isWanted = scene->id == sceneId;
            const Ids used = isWanted ? moved : usedIn(lecture, *scene, moved);
            isOurs = isOurs || isWanted;
            needed.unite(used);
            if (!used.isEmpty() && home.isEmpty())
                home = scene->id;
        }
        if (needed.isEmpty())
            continue;
        // Keyframes are at the time of the chain, which is that of its first scene.
        if (std::ranges::any_of(needed, [&](const QString &id) { return isKeyframed(*sharedNode(lecture, id)); }))
            home = chain.front()->id;
        if (!isOurs)
            kept.copied.append(home);
        Scene into = *lecture::writtenScene(kept.lecture, home);
        for (const QString &id : needed)
            into.nodes.push_back(settledIn(into, sharedNode(lecture, id)));
        sortById(into.nodes);
        lecture::putScene(kept.lecture, std::make_shared<const Scene>(std::move(into)));
    }
    std::erase_if(kept.lecture.nodes, [&](const graph::NodePtr &node) { return moved.contains(node->id); });
    for (lecture::Parameter &parameter : kept.lecture.parameters) {
        if (parameter.scene.isEmpty() && moved.contains(parameter.node))
            parameter.scene = sceneId;
    }
    return withoutMaster(std::move(kept.lecture), sceneId, moved).map([&](Lecture &&with) {
        return KeptNodes{std::move(with), kept.count, kept.copied};
    });
}

bool isInMaster(const Lecture &lecture, const QString &node)
{
    return std::ranges::find(lecture.master, node) != lecture.master.end();
}

std::vector<QString> masterOver(const Lecture &lecture, const QString &scene)
{
    if (!lecture::blockIdOf(scene).isEmpty())
        return {};
    const std::vector<ScenePtr> chain = lecture::chainOf(lecture, scene);
    const auto says = std::find_if(chain.rbegin(), chain.rend(),
                                   [](const ScenePtr &one) { return one->properties.contains(masterKey); });
    if (says != chain.rend() && (*says)->properties.value(masterKey) == QJsonValue(false))
        return {};
    std::vector<QString> nodes;
    std::ranges::copy_if(lecture.master, std::back_inserter(nodes),
                         [&](const QString &id) { return sharedNode(lecture, id) != nullptr; });
    return nodes;
}

Result<SharedNodes> withMaster(const Lecture &lecture, const QString &scene, const QStringList &nodes, bool isShown,
                               const timeline::AnimationRegistry &animations)
{
    if (!isShown) {
        return withoutMaster(lecture, scene, {nodes.begin(), nodes.end()}).map([&](Lecture &&with) {
            return SharedNodes{std::move(with), nodes, 0};
        });
    }
    SharedNodes shared{lecture, nodes, 0};
    if (!sharedTogether(lecture, scene, nodes).isEmpty()) {
        auto with = withNodesShared(lecture, scene, nodes, animations);
        if (!with)
            return with;
        shared = *std::move(with);
    }
    const ScenePtr written = lecture::writtenScene(shared.lecture, scene);
    std::vector<QString> actors = written ? written->actors : std::vector<QString>();
    for (const QString &id : shared.nodes) {
        if (sharedNode(shared.lecture, id) && !isInMaster(shared.lecture, id))
            shared.lecture.master.push_back(id);
        std::erase(actors, id);
    }
    return lecture::withActors(shared.lecture, scene, std::move(actors)).map([&](Lecture &&with) {
        return SharedNodes{std::move(with), shared.nodes, shared.count};
    });
}

} // namespace lectograph::editor
