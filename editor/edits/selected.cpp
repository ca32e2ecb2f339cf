// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/selected.h"

#include "editor/edits/heard_sounds.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "lecture/visible.h"

#include <QSet>

#include <algorithm>
#include <set>
#include <unordered_set>

namespace lectograph::editor {

using lecture::Scene;

namespace {

/// The new index of each keyframe; −1: removed.
QList<int> keysNow(const std::vector<Keyframe> &before, const std::vector<Keyframe> &after)
{
    QList<int> now;
    auto next = after.begin();
    for (const Keyframe &key : before) {
        next = std::find_if(next, after.end(),
                            [&](const Keyframe &one) { return one.seconds >= key.seconds - sameTime; });
        const bool isThere = next != after.end() && next->seconds < key.seconds + sameTime;
        const auto index = before.size() == after.size() ? now.size() : isThere ? next - after.begin() : -1;
        now.append(static_cast<int>(index));
    }
    return now;
}

QString successorOf(const QString &gone, const Lecture &before, const Lecture &after)
{
    if (after.scenes.empty())
        return {};
    const auto found = std::ranges::find(before.scenes, gone, [](const lecture::ScenePtr &scene) { return scene->id; });
    const auto index = static_cast<std::size_t>(found - before.scenes.begin());
    return after.scenes[found == before.scenes.end() ? 0 : std::min(index, after.scenes.size() - 1)]->id;
}

/// By the ids of the scenes.
struct SceneChanges
{
    QStringList added;
    QStringList changed;
    bool areRemoved = false;
};

SceneChanges changesOf(const Lecture &before, const Lecture &after)
{
    SceneChanges changes;
    for (const lecture::ScenePtr &scene : after.scenes) {
        const auto was = std::ranges::find(before.scenes, scene->id,
                                           [](const lecture::ScenePtr &one) { return one->id; });
        if (was == before.scenes.end())
            changes.added.append(scene->id);
        else if (*was != scene)
            changes.changed.append(scene->id);
    }
    changes.areRemoved = before.scenes.size() + static_cast<std::size_t>(changes.added.size()) != after.scenes.size();
    return changes;
}

/// Whether only the lecture as a whole has changed, or has got another look, which may have renamed colors everywhere.
bool isOfLecture(const Lecture &before, const Lecture &after)
{
    return before.look.id != after.look.id
        || (before.scenes == after.scenes && before.nodes == after.nodes && before.blocks == after.blocks);
}

/// Whether one of the changed scenes is seen or heard where this is selected.
bool isSeenIn(const Selected &selected, const QStringList &changed, const Lecture &after)
{
    return std::ranges::any_of(lecture::chainOf(after, selected.scene),
                               [&](const lecture::ScenePtr &scene) { return changed.contains(scene->id); })
        || std::ranges::any_of(selected.items.sounds, [&](SoundId sound) {
               return changed.contains(homeOfSound(after, selected.scene, sound));
           });
}

} // namespace

TimelineItems itemsOf(const TimelineItem &item)
{
    TimelineItems items;
    add(items, item);
    return items;
}

void add(TimelineItems &items, const TimelineItem &item)
{
    const auto append = [&]<class Kind>(const Kind &one) {
        std::get<std::vector<Kind> &>(items.lists()).push_back(one);
    };
    std::visit(append, item);
}

void remove(TimelineItems &items, const TimelineItem &item)
{
    removeIf(items, [&](const auto &one) { return item == TimelineItem(one); });
}

std::vector<TimelineItem> listed(const TimelineItems &items)
{
    std::vector<TimelineItem> all;
    std::apply([&](const auto &...list) { (all.insert(all.end(), list.begin(), list.end()), ...); }, items.lists());
    return all;
}

TimelineItems united(TimelineItems items, const TimelineItems &more)
{
    const std::vector<TimelineItem> before = listed(items);
    const std::set<TimelineItem> known(before.begin(), before.end());
    for (const TimelineItem &item : listed(more)) {
        if (!known.contains(item))
            add(items, item);
    }
    return items;
}

namespace {

void keepSounds(SoundIds &sounds, const Lecture &lecture, const QString &scene)
{
    std::erase_if(sounds, [&](SoundId sound) { return homeOfSound(lecture, scene, sound).isEmpty(); });
}

} // namespace

Selected existing(Selected selected, const Lecture &lecture)
{
    const Scene *found = sceneOf(lecture, selected.scene);
    if (!found)
        return {selected.scene, {}, {}, {}};
    const Scene &scene = *found;
    QSet<QString> nodes;
    for (const graph::NodePtr &node : scene.nodes)
        nodes.insert(node->id);
    selected.nodes.removeIf([&](const QString &node) { return !nodes.contains(node); });
    if (selected.nodes.size() != 1)
        selected.parts.clear();
    TimelineItems &items = selected.items;
    std::unordered_set<ClipId> clips;
    if (!items.clips.empty() || !items.keys.empty())
        lecture::eachClip(scene,
                          [&](const lecture::ClipPlace &, const timeline::Clip &clip) { clips.insert(clip.id); });
    std::erase_if(items.clips, [&](ClipId clip) { return !clips.contains(clip); });
    std::erase_if(items.keys, [&](const KeyPlace &key) {
        return key.clip ? !clips.contains(*key.clip) : !nodes.contains(key.node);
    });
    keepSounds(items.sounds, lecture, selected.scene);
    return selected;
}

Selected followed(const Selected &selected, const Lecture &before, const Lecture &after)
{
    const Scene *from = sceneOf(before, selected.scene);
    const Scene *to = sceneOf(after, selected.scene);
    if (to && (from == to || selected.isEmpty())) {
        Selected same = selected;
        keepSounds(same.items.sounds, after, selected.scene); // those of earlier scenes
        return same;
    }
    if (!from || !to)
        return {to ? selected.scene : successorOf(selected.scene, before, after), {}, {}, {}};

    Selected now = existing(selected, after);
    // Found once for adjacent keyframes of one property.
    std::optional<PropertyPlace> property;
    QList<int> indices;
    std::erase_if(now.items.keys, [&](KeyPlace &key) {
        if (const PropertyPlace own = propertyOf(selected.scene, key); own != property) {
            property = own;
            indices = keysNow(keyframesOf(writtenAt(before, own)), keyframesOf(writtenAt(after, own)));
        }
        key.index = indices.value(key.index, -1);
        return key.index < 0;
    });
    return now;
}

Selected restored(const Selected &recorded, const Selected &now, const Lecture &before, const Lecture &after)
{
    const SceneChanges changes = changesOf(before, after);
    if (!changes.added.isEmpty())
        return changes.added.contains(recorded.scene) ? recorded : Selected{changes.added.front(), {}, {}, {}};
    if (changes.areRemoved || now.scene == recorded.scene)
        return recorded;
    if (isOfLecture(before, after))
        return sceneOf(after, now.scene) ? followed(now, before, after) : recorded;
    if (changes.changed.isEmpty() || isSeenIn(recorded, changes.changed, after))
        return recorded;
    if (isSeenIn(now, changes.changed, after))
        return followed(now, before, after);
    return {changes.changed.front(), {}, {}, {}};
}

} // namespace lectograph::editor
