// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copied_scenes.h"

#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/copied_source.h"
#include "editor/edits/definitions.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/played_animations.h"
#include "editor/edits/sharing.h"
#include "editor/edits/standalone_scenes.h"
#include "editor/edits/tracks.h"
#include "editor/language/translated.h"
#include "lecture/files.h"
#include "lecture/properties.h"
#include "lecture/types.h"
#include "lecture/visible.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Scene;
using lecture::ScenePtr;

namespace {

const QString scenesType = QString::fromLatin1(mime::scenes);

template <class Change>
Lecture withEachScene(Lecture lecture, const Change &change)
{
    for (ScenePtr &scene : lecture.scenes) {
        Scene changed = *scene;
        change(changed);
        scene = std::make_shared<const Scene>(std::move(changed));
    }
    return lecture;
}

template <class Change>
void changeEachNode(Scene &scene, const Change &change)
{
    for (graph::NodePtr &node : scene.nodes) {
        graph::Node changed = *node;
        change(changed);
        node = std::make_shared<const graph::Node>(std::move(changed));
    }
}

/// What the scenes of a chain show, animate or link to, directly or through other blocks.
QStringList usedByChain(const Lecture &lecture, const QStringList &chain)
{
    QStringList used;
    for (const QString &id : chain) {
        const Scene &scene = *lecture::writtenScene(lecture, id);
        QStringList roots(scene.actors.begin(), scene.actors.end());
        for (const graph::NodePtr &node : scene.nodes)
            roots.append(node->id);
        lecture::eachClip(scene, [&](const timeline::Clip &clip, const QString &) {
            roots += targetsIn(*sceneOf(lecture, id), clip);
        });
        std::ranges::transform(roots, roots.begin(), actorOfTarget);
        roots += linkedBy(scene.properties);
        roots.removeDuplicates();
        used += roots + neededBy(lecture, id, roots).all;
    }
    return used;
}

/// What the master draws is drawn by the scenes themselves.
Lecture withMasterOnStages(const Lecture &lecture)
{
    return withEachScene(lecture, [&](Scene &scene) {
        const std::vector<QString> over = masterOver(lecture, scene.id);
        if (!scene.continues)
            scene.actors.insert(scene.actors.end(), over.begin(), over.end());
    });
}

/// Fixed in the frame, as all that the master draws.
graph::NodePtr pinned(const graph::NodePtr &node, const timeline::Registry &types)
{
    const graph::NodeType *type = types.nodes.find(*node);
    if (!type || !type->placed)
        return node;
    graph::Node changed = *node;
    changed.properties.insert(u"pinned"_s, true);
    return std::make_shared<const graph::Node>(std::move(changed));
}

/// What all scenes share becomes the own of the scenes that use it, also what the master draws over them.
Lecture withNothingShared(const Lecture &lecture, const timeline::Registry &plugins)
{
    const Lecture drawn = withMasterOnStages(lecture);
    const timeline::Registry &types = lecture::typesOf(drawn, plugins);
    Lecture own = withEachScene(drawn, [&](Scene &scene) {
        if (scene.continues)
            return; // it sees those of the first scene
        const QStringList used = usedByChain(drawn, lecture::scenesSeeing(drawn, scene.id));
        const std::vector<QString> over = masterOver(lecture, scene.id);
        for (const graph::NodePtr &node : drawn.nodes) {
            const bool isOver = std::ranges::find(over, node->id) != over.end();
            if (used.contains(node->id))
                scene.nodes.push_back(isOver ? pinned(node, types) : node);
        }
        std::ranges::sort(scene.nodes, {}, [](const graph::NodePtr &node) { return node->id; });
    });
    own.master.clear();
    own.nodes.clear();
    return own;
}

/// The files that its scenes use; those of definitions come with these.
Lecture filesInScenes(const Lecture &lecture)
{
    QSet<QString> names;
    for (const ScenePtr &scene : lecture.scenes) {
        for (const graph::NodePtr &node : scene->nodes)
            collectFiles(node->properties, lecture, names);
        lecture::eachClip(*scene, [&](const timeline::Clip &clip, const QString &) {
            collectFiles(clip.properties, lecture, names);
        });
        for (const lecture::SoundPtr &sound : scene->sounds)
            collectFiles(sound->file, lecture, names);
    }
    Lecture files;
    for (const QString &name : names)
        files.assets.insert(*lecture.assets.find(name));
    return files;
}

Lecture withFilesRenamed(const Lecture &lecture, const std::map<QString, QString> &names)
{
    if (names.empty())
        return lecture;
    return withEachScene(lecture, [&](Scene &scene) {
        changeEachNode(
            scene, [&](graph::Node &node) { node.properties = withFilesCalled(node.properties, names).toObject(); });
        for (lecture::SoundPtr &sound : scene.sounds) {
            lecture::Sound changed = *sound;
            changed.file = withFilesCalled(changed.file, names);
            sound = std::make_shared<const lecture::Sound>(std::move(changed));
        }
    });
}

Lecture withDefinitionsRenamed(const Lecture &lecture, const std::map<QString, QString> &ids)
{
    const auto renamed = [&](const QString &type) {
        const auto found = ids.find(lecture::blockIdOf(type));
        return found == ids.end() ? type : lecture::blockType(found->second);
    };
    return withEachScene(lecture, [&](Scene &scene) {
        changeEachNode(scene, [&](graph::Node &node) {
            const QString repeated = u"block"_s;
            node.type = renamed(node.type);
            if (node.properties.contains(repeated))
                node.properties.insert(repeated, renamed(node.properties.value(repeated).toString()));
        });
    });
}

/// The definitions that the scenes use, directly or through others.
void keepUsedDefinitions(Lecture &lecture)
{
    QStringList used;
    const auto isInScene = [](const InstancePlace &place) { return lecture::blockIdOf(place.scene).isEmpty(); };
    for (const auto &[id, block] : lecture.blocks) {
        if (std::ranges::any_of(instancesOf(lecture, id), isInScene))
            used.append(id);
    }
    std::map<QString, lecture::BlockPtr> kept;
    for (const QString &id : std::as_const(used)) {
        for (const QString &one : QStringList{id} + usedBy(lecture, id))
            kept.emplace(one, lecture.blocks.at(one));
    }
    lecture.blocks = std::move(kept);
}

/// The shared nodes that the only scene uses, and those that the master draws over it.
void keepUsedNodes(Lecture &lecture)
{
    const QString scene = lecture.scenes.front()->id;
    const QStringList used = usedByChain(withMasterOnStages(lecture), {scene});
    lecture.master = masterOver(lecture, scene);
    std::erase_if(lecture.nodes, [&](const graph::NodePtr &node) { return !used.contains(node->id); });
}

/// Those of shared nodes, and of the nodes that the only scene has now, also from the `chain` that it continued.
void keepUsedParameters(Lecture &lecture, const std::vector<ScenePtr> &chain)
{
    const Scene &scene = *lecture.scenes.front();
    const auto has = [](const std::vector<graph::NodePtr> &nodes, const QString &id) {
        return std::ranges::find(nodes, id, [](const graph::NodePtr &one) { return one->id; }) != nodes.end();
    };
    std::erase_if(lecture.parameters, [&](const lecture::Parameter &one) {
        if (one.scene.isEmpty())
            return !has(lecture.nodes, one.node);
        if (one.node.isEmpty())
            return one.scene != scene.id;
        return std::ranges::find(chain, one.scene, [](const ScenePtr &it) { return it->id; }) == chain.end()
            || !has(scene.nodes, one.node);
    });
    for (lecture::Parameter &parameter : lecture.parameters) {
        if (!parameter.scene.isEmpty())
            parameter.scene = scene.id;
    }
}

void keepUsedFiles(Lecture &lecture)
{
    std::map<QString, lecture::Asset> kept = filesInScenes(lecture).assets;
    QSet<QString> names;
    collectFiles(lecture.look.styles, lecture, names);
    for (const graph::NodePtr &node : lecture.nodes)
        collectFiles(node->properties, lecture, names);
    for (const ScenePtr &scene : lecture.scenes)
        collectFiles(scene->properties, lecture, names);
    for (const auto &[id, animation] : lecture.animations)
        lecture::eachClip(animation->clips, {}, [&](const timeline::Clip &clip, const QString &) {
            collectFiles(clip.properties, lecture, names);
        });
    for (const auto &[id, block] : lecture.blocks) {
        if (const auto alone = definitionAlone(lecture, id))
            kept.insert(alone->assets.begin(), alone->assets.end());
    }
    for (const QString &name : std::as_const(names))
        kept.insert(*lecture.assets.find(name));
    lecture.assets = std::move(kept);
}

/// Adds the scenes under ids that are free, with nodes whose ids differ from those that they will see.
Result<PastedScenes> withScenes(const Lecture &lecture, const Lecture &copied, const QString &after)
{
    PastedScenes result{lecture, {}};
    const std::size_t end = lecture::indexOfScene(lecture, endOfChain(lecture, after));
    auto index = static_cast<int>(std::min(end + 1, lecture.scenes.size()));
    QSet<QString> shared;
    for (const graph::NodePtr &node : lecture.nodes)
        shared.insert(node->id);
    FreeNodeIds free(shared);
    NodeNames names; // of a whole chain
    for (const ScenePtr &scene : copied.scenes) {
        if (!scene->continues) {
            names.clear();
            free = FreeNodeIds(shared);
        }
        for (const graph::NodePtr &node : scene->nodes)
            names[node->id] = free.like(node->id);
        Scene added = withNodesRenamed(*scene, names);
        added.id = freeSceneId(result.lecture);
        for (lecture::SoundPtr &sound : added.sounds) { // scenes hear sounds of each other
            lecture::Sound other = *sound;
            other.id = {};
            sound = std::make_shared<const lecture::Sound>(std::move(other));
        }
        const QString id = added.id;
        const auto with = lecture::withScene(result.lecture, std::move(added)).and_then([&](const Lecture &one) {
            return lecture::withSceneAt(one, id, index);
        });
        if (!with)
            return tl::unexpected(with.error());
        ++index;
        result.scenes.append(id);
        Lecture own = copied;
        std::erase_if(own.parameters, [&](const lecture::Parameter &parameter) {
            return !parameter.scene.isEmpty() && parameter.scene != scene->id;
        });
        result.lecture = withParametersOf(*with, own, id, names);
    }
    return result;
}

} // namespace

SceneCopies copiedScenes(const Lecture &lecture, const QStringList &scenes, const timeline::Registry &plugins)
{
    SceneCopies copies{lecture, lecture.compiled};
    copies.lecture.compiled = lecture::emptyCompiledBlocks();
    copies.lecture.scenes = standaloneScenes(lecture, scenes, plugins);
    return copies;
}

Result<PastedScenes> withScenesPasted(const Lecture &lecture, const SceneCopies &copies, const QString &after,
                                      PastedColors colors, const timeline::Registry &registry)
{
    if (copies.origin.lock() == lecture.compiled) {
        Lecture own = copies.lecture;
        own.parameters.clear();
        return withScenes(lecture, own, after);
    }
    const Lecture alone = withNothingShared(copies.lecture, registry);
    Lecture into = isWithoutBlocks(lecture) ? withConventionsOf(lecture, alone) : lecture;
    Lecture copied = withLookOf(alone, into, colors, registry);
    into.look = copied.look;
    keepUsedDefinitions(copied);
    const auto files = withAssetsOf(into, filesInScenes(copied));
    if (!files)
        return tl::unexpected(files.error());
    const auto definitions = withDefinitionsOf(files->lecture, copied, colors == PastedColors::AsTheyWere);
    if (!definitions)
        return tl::unexpected(definitions.error());
    copied = withDefinitionsRenamed(withFilesRenamed(copied, files->names), definitions->ids);
    Lecture ready = definitions->lecture;
    copied = withAnimationsOf(ready, std::move(copied));
    return withScenes(ready, copied, after).map([&](PastedScenes &&pasted) {
        pasted.remarks = remarksOn(copied, pasted.lecture, registry);
        return std::move(pasted);
    });
}

Result<Lecture> lectureOfScene(const Lecture &lecture, const QString &scene, const timeline::Registry &plugins)
{
    if (lecture::indexOfScene(lecture, scene) == lecture.scenes.size())
        return base::failure(translated("There is no scene “%1”.").arg(scene));
    Lecture alone = withEachScene(copiedScenes(lecture, {scene}, plugins).lecture,
                                  [](Scene &one) { one.transition = {}; }); // there is no scene before it
    if (const QJsonValue &name = alone.scenes.front()->name; name.isObject() || !name.toString().isEmpty())
        alone.title = name;
    for (const QString &key : {u"description"_s, u"topic"_s}) // of the whole lecture
        alone.extra.remove(key);
    alone.attachments.clear();
    keepUsedNodes(alone);
    keepUsedParameters(alone, lecture::chainOf(lecture, scene));
    keepUsedDefinitions(alone);
    alone.animations = animationsPlayedIn(alone.scenes, alone);
    keepUsedFiles(alone);
    return alone;
}

std::optional<SceneCopies> CopiedScenes::in(const QMimeData *data)
{
    if (!data || !data->hasFormat(scenesType))
        return std::nullopt;
    if (const auto *ours = qobject_cast<const CopiedScenes *>(data))
        return ours->m_scenes;
    auto lecture = lecture::readArchive(data->data(scenesType)).and_then([](const lecture::Files &files) {
        return lecture::fromFiles(files);
    });
    return lecture ? std::optional(SceneCopies{*std::move(lecture)}) : std::nullopt;
}

QStringList CopiedScenes::formats() const
{
    return {scenesType};
}

QVariant CopiedScenes::retrieveData(const QString &type, QMetaType /*asked*/) const
{
    if (type != scenesType)
        return {};
    const auto archive = lecture::toFiles(m_scenes.lecture).and_then(lecture::writeArchive);
    return archive ? *archive : QByteArray();
}

} // namespace lectograph::editor
