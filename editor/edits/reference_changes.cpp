// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/reference_changes.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/translated.h"
#include "graph/placement.h"
#include "graph/repetition.h"
#include "lecture/homes.h"
#include "lecture/visible.h"
#include "timeline/targets.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using lecture::Scene;
using timeline::Clip;

namespace {

/// Changes what one scene says.
class SceneChange
{
public:
    SceneChange(const Scene &scene, const Scene &visible, const ReferenceChanges &changes,
                const timeline::Registry &registry)
        : m_scene(scene), m_visible(visible), m_changes(changes), m_registry(registry)
    {}

    Result<Scene> changed()
    {
        for (graph::NodePtr &shared : m_scene.nodes) {
            if (m_changes.isLeftOut(shared->id))
                continue;
            const graph::NodeType *type = m_registry.nodes.find(*shared);
            graph::Node node = *shared;
            node.properties = rewritten(node.properties, type ? graph::tableOf(*type) : graph::PropertyTable());
            if (node != *shared)
                shared = std::make_shared<const graph::Node>(std::move(node));
        }
        m_scene.properties = rewritten(m_scene.properties, lecture::sceneProperties());
        m_scene.tracks = withEachClip(m_scene.tracks, [&](const lecture::ClipPlace &, const timeline::ClipPtr &clip) {
            Clip copy = *clip;
            change(copy);
            const bool isSame = copy.target == clip->target && copy.targets == clip->targets
                && copy.properties == clip->properties;
            return isSame ? clip : std::make_shared<const Clip>(std::move(copy));
        });
        if (m_error)
            return tl::unexpected(*m_error);
        return std::move(m_scene);
    }

private:
    QJsonObject rewritten(const QJsonObject &properties, const graph::PropertyTable &table)
    {
        const auto result = withReferences(properties, table, m_changes.replace);
        if (!result && !m_error)
            m_error = result.error();
        return result.value_or(properties);
    }

    void change(Clip &clip)
    {
        if (clip.isGroup())
            return;
        const timeline::AnimationType *type = m_registry.animations.find(clip.type);
        clip.properties = rewritten(clip.properties, type ? type->properties : graph::PropertyTable());
        if (clip.type == changeType)
            changeSet(clip);
        else
            changeTargets(clip);
    }

    void changeTargets(Clip &clip)
    {
        std::vector<QString> targets = timeline::targetsOf(clip);
        if (matchesChanged(targets)) {
            targets.clear();
            timeline::TargetFinder finder(m_visible.actors);
            for (const timeline::Target &target : finder.targetsOf(clip).targets)
                targets.push_back(timeline::textOf(target));
        }
        std::vector<QString> next;
        for (const QString &target : targets) {
            const auto changedTarget = m_changes.target(target);
            if (!changedTarget && !m_error)
                m_error = changedTarget.error();
            next.push_back(changedTarget.value_or(target));
        }
        if (next != timeline::targetsOf(clip))
            timeline::setTargets(clip, std::move(next));
    }

    /// Whether one of the patterns is for nodes that go away.
    bool matchesChanged(const std::vector<QString> &targets) const
    {
        return std::ranges::any_of(targets, [&](const QString &target) {
            if (!actorOfTarget(target).contains(u'*'))
                return false;
            Clip one;
            one.target = target;
            timeline::TargetFinder finder(m_visible.actors);
            return std::ranges::any_of(finder.targetsOf(one).targets,
                                       [&](const timeline::Target &found) { return m_changes.isLeftOut(found.actor); });
        });
    }

    void changeSet(Clip &clip)
    {
        const std::vector<QString> targets = timeline::targetsOf(clip);
        if (std::ranges::none_of(targets, [&](const QString &target) {
                const auto set = m_changes.set(target, {});
                return !set || set->node != target;
            }))
            return;
        if (targets.size() != 1) {
            if (!m_error)
                m_error = base::failure(translated("An animation changes properties of several blocks at once."),
                                        translated("Divide it into one for each block first."))
                              .value();
            return;
        }
        const auto set = m_changes.set(targets.front(), clip.properties);
        if (!set) {
            m_error = m_error ? m_error : std::optional(set.error());
            return;
        }
        timeline::setTargets(clip, {set->node});
        clip.properties = set->properties;
    }

    Scene m_scene;
    const Scene &m_visible;
    const ReferenceChanges &m_changes;
    const timeline::Registry &m_registry;
    std::optional<base::Error> m_error;
};

Result<Lecture> withOutputsChanged(const Lecture &lecture, const QString &scene, const ReferenceChanges &changes)
{
    const auto found = lecture.blocks.find(lecture::blockIdOf(scene));
    if (found == lecture.blocks.end())
        return lecture;
    lecture::Block block = *found->second;
    for (lecture::PublishedOutput &output : block.outputs) {
        const auto from = withReference(output.from, output.type, changes.replace);
        if (!from)
            return tl::unexpected(from.error());
        output.from = *from;
    }
    return lecture::withDefinition(lecture, std::move(block));
}

const QString receiverKey = u"as"_s; ///< of a repetition: the property of the block that takes the item

/// `isForAll`: nothing else reads the old ones.
void renameKeys(QJsonObject &properties, const NewKeys &keys, bool isForAll = true)
{
    QJsonObject next = properties;
    for (const auto &[key, newKey] : keys) {
        const QJsonValue value = properties.value(key);
        if (value.isUndefined())
            continue;
        if (isForAll)
            next.remove(key);
        if (!newKey.isEmpty())
            next.insert(newKey, value);
    }
    properties = next;
}

} // namespace

Result<Lecture> withReferencesChanged(const Lecture &lecture, const QString &sceneId, const ReferenceChanges &changes,
                                      const timeline::Registry &registry)
{
    Lecture result = lecture;
    QStringList seeing = lecture::scenesSeeing(lecture, sceneId);
    if (sceneId.isEmpty()) {
        Scene shared;
        shared.nodes = lecture.nodes;
        auto changed = SceneChange(shared, shared, changes, registry).changed();
        if (!changed)
            return base::within(u"lecture.json"_s, changed.error());
        result.nodes = std::move(changed->nodes);
        for (const lecture::ScenePtr &scene : lecture.scenes)
            seeing.append(scene->id);
    }
    for (const QString &id : seeing) {
        const lecture::ScenePtr written = lecture::writtenScene(lecture, id);
        const lecture::ScenePtr visible = lecture::visibleScene(lecture, id);
        auto changed = SceneChange(*written, *visible, changes, registry).changed();
        if (!changed)
            return base::within(id, changed.error());
        const auto with = lecture::withSceneChanged(result, id, [&](Scene &scene) -> Result<void> {
            for (const graph::NodePtr &node : changed->nodes) {
                const auto same = std::ranges::find(scene.nodes, node->id, [](const auto &one) { return one->id; });
                if (same != scene.nodes.end())
                    *same = node;
            }
            scene.properties = changed->properties;
            scene.tracks = changed->tracks;
            return {};
        });
        if (!with)
            return with;
        result = *with;
    }
    return withOutputsChanged(result, sceneId, changes);
}

Result<Lecture> withPartsRenamed(const Lecture &lecture, const QString &block,
                                 const std::function<QString(const QString &)> &renamed,
                                 const timeline::Registry &registry)
{
    std::map<QString, QSet<QString>> instances; // by scene
    for (const InstancePlace &place : instancesOf(lecture, block)) {
        QStringList scenes{place.scene};
        if (place.scene.isEmpty()) {
            scenes.clear();
            for (const lecture::ScenePtr &scene : lecture.scenes)
                scenes.append(scene->id);
        }
        for (const QString &scene : scenes)
            instances[scene].insert(place.node);
    }
    Result<Lecture> result = lecture;
    for (const auto &[scene, nodes] : instances) {
        ReferenceChanges changes;
        changes.isLeftOut = [](const QString &) { return false; };
        changes.replace = [&](const Reference &reference, const auto &) -> Result<std::optional<Replacement>> {
            if (reference.part.isEmpty() || !nodes.contains(reference.node))
                return std::nullopt;
            return Replacement{reference.node, {}, renamed(reference.part), true};
        };
        changes.target = [&](const QString &target) -> Result<QString> {
            const timeline::Target old = timeline::targetFrom(target);
            if (old.part.isEmpty() || !nodes.contains(old.actor))
                return target;
            return timeline::textOf({old.actor, renamed(old.part)});
        };
        changes.set = [](const QString &node, const QJsonObject &properties) -> Result<SetProperties> {
            return SetProperties{node, properties};
        };
        result =
            result.and_then([&](const Lecture &with) { return withReferencesChanged(with, scene, changes, registry); });
    }
    return result;
}

Lecture withSetKeys(const Lecture &lecture, const std::vector<InstancePlace> &nodes, const NewKeys &keys)
{
    Lecture result = lecture;
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        const lecture::ScenePtr visible = lecture::visibleScene(lecture, scene->id);
        const auto isMeant = [&](const QString &actor) {
            const auto seen = lecture::visibleNode(lecture, scene->id, actor);
            return seen && std::ranges::find(nodes, InstancePlace{seen->scene, actor}) != nodes.end();
        };
        Scene changed = *scene;
        changed.tracks = withEachClip(scene->tracks, [&](const lecture::ClipPlace &, const timeline::ClipPtr &clip) {
            const bool says = clip->type == changeType
                && std::ranges::any_of(keys, [&](const auto &key) { return clip->properties.contains(key.first); });
            const QStringList actors = says ? actorsIn(*visible, *clip) : QStringList();
            if (std::ranges::none_of(actors, isMeant))
                return clip;
            Clip copy = *clip;
            renameKeys(copy.properties, keys, std::ranges::all_of(actors, isMeant));
            return std::make_shared<const Clip>(std::move(copy));
        });
        if (changed.tracks != scene->tracks)
            lecture::putScene(result, std::make_shared<const Scene>(std::move(changed)));
    }
    return result;
}

Result<Lecture> withInstanceKeys(const Lecture &lecture, const QString &block, const NewKeys &keys)
{
    const std::vector<InstancePlace> places = instancesOf(lecture, block);
    NewKeys itemKeys;
    for (const auto &[key, newKey] : keys)
        itemKeys[graph::itemKey(key)] = newKey.isEmpty() ? QString() : graph::itemKey(newKey);
    return withEachInstance(withSetKeys(lecture, places, keys), block, [&](graph::Node &node) {
        if (lecture::blockIdOf(node.type) == block) {
            renameKeys(node.properties, keys);
            return;
        }
        renameKeys(node.properties, itemKeys);
        const auto receiver = keys.find(node.properties.value(receiverKey).toString());
        if (receiver != keys.end() && receiver->second.isEmpty())
            node.properties.remove(receiverKey);
        else if (receiver != keys.end())
            node.properties.insert(receiverKey, receiver->second);
    });
}

} // namespace lectograph::editor
