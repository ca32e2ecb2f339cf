// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/selected.h"

#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace lectograph::editor {

using lecture::ClipPlace;
using lecture::Scene;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

using EachClip = std::function<void(const ClipPlace &, const Clip *)>;

void eachClip(const std::vector<ClipPtr> &clips, ClipPlace place, const EachClip &visit)
{
    place.indices.push_back(0);
    for (std::size_t i = 0; i < clips.size(); ++i) {
        place.indices.back() = static_cast<int>(i);
        visit(place, clips[i].get());
        eachClip(clips[i]->clips, place, visit);
    }
}

void eachClip(const Scene &scene, const EachClip &visit)
{
    for (std::size_t track = 0; track < scene.tracks.size(); ++track)
        eachClip(scene.tracks[track]->clips, {static_cast<int>(track), {}}, visit);
}

/// Where the clips of one scene stand in the next.
class ClipFollower
{
public:
    ClipFollower(const Scene &before, const Scene &after) : m_before(before), m_after(after)
    {
        eachClip(before, [this](const ClipPlace &, const Clip *clip) { m_known.insert(clip); });
        eachClip(after, [this](const ClipPlace &place, const Clip *clip) { m_now.emplace(clip, place); });
    }
    std::optional<ClipPlace> now(const ClipPlace &place) const
    {
        const Clip *clip = clipAt(m_before, place);
        if (const auto found = clip ? m_now.find(clip) : m_now.end(); found != m_now.end())
            return found->second;
        const Clip *there = clip ? clipAt(m_after, place) : nullptr;
        return there && !m_known.contains(there) ? std::optional(place) : std::nullopt;
    }

private:
    const Scene &m_before;
    const Scene &m_after;
    std::unordered_set<const Clip *> m_known;
    std::unordered_map<const Clip *, ClipPlace> m_now;
};

double secondsOf(const QJsonValue &key)
{
    return key[QLatin1String("at")].toDouble();
}

/// The new index of each keyframe, by the time at which it stands; those of which none is lost may move. −1: gone.
QList<int> keysNow(const QJsonArray &before, const QJsonArray &after)
{
    QList<int> now;
    int next = 0;
    for (int i = 0; i < before.size(); ++i) {
        while (next < after.size() && secondsOf(after.at(next)) < secondsOf(before.at(i)) - sameTime)
            ++next;
        const bool isThere = next < after.size() && secondsOf(after.at(next)) < secondsOf(before.at(i)) + sameTime;
        now.append(before.size() == after.size() ? i : isThere ? next : -1);
    }
    return now;
}

QJsonObject propertiesOf(const Scene &scene, const KeyPlace &key)
{
    if (key.clip) {
        const Clip *clip = clipAt(scene, *key.clip);
        return clip ? clip->properties : QJsonObject();
    }
    const graph::Node *node = nodeOf(scene, key.node);
    return node ? node->properties : QJsonObject();
}

/// Those of one property, which stand together in a selection more often than not, are looked up once.
class KeyFollower
{
public:
    KeyFollower(const Scene &before, const Scene &after) : m_before(before), m_after(after) {}
    int now(const KeyPlace &key, const KeyPlace &moved)
    {
        KeyPlace property = key;
        property.index = 0;
        if (property != m_property) {
            m_property = property;
            m_now = keysNow(keysOf(propertiesOf(m_before, key).value(key.property)),
                            keysOf(propertiesOf(m_after, moved).value(key.property)));
        }
        return m_now.value(key.index, -1);
    }

private:
    const Scene &m_before;
    const Scene &m_after;
    std::optional<KeyPlace> m_property;
    QList<int> m_now;
};

std::vector<int> soundsNow(const std::vector<int> &sounds, const Scene &before, const Scene &after)
{
    std::unordered_map<const lecture::Sound *, int> now;
    for (std::size_t i = 0; i < after.sounds.size(); ++i)
        now.emplace(after.sounds[i].get(), static_cast<int>(i));
    std::unordered_set<const lecture::Sound *> known;
    for (const lecture::SoundPtr &sound : before.sounds)
        known.insert(sound.get());
    std::vector<int> result;
    for (const int index : sounds) {
        const auto at = static_cast<std::size_t>(index);
        if (index < 0 || at >= before.sounds.size())
            continue;
        if (const auto found = now.find(before.sounds[at].get()); found != now.end())
            result.push_back(found->second);
        else if (at < after.sounds.size() && !known.contains(after.sounds[at].get()))
            result.push_back(index);
    }
    return result;
}

QString sceneInPlaceOf(const QString &gone, const lecture::Lecture &before, const lecture::Lecture &after)
{
    if (after.scenes.empty())
        return {};
    const auto found = std::ranges::find(before.scenes, gone, [](const lecture::ScenePtr &scene) { return scene->id; });
    const auto index = static_cast<std::size_t>(found - before.scenes.begin());
    return after.scenes[found == before.scenes.end() ? 0 : std::min(index, after.scenes.size() - 1)]->id;
}

} // namespace

const Clip *clipAt(const Scene &scene, const ClipPlace &place)
{
    if (place.track < 0 || place.track >= static_cast<int>(scene.tracks.size()) || place.indices.empty())
        return nullptr;
    const std::vector<ClipPtr> *clips = &scene.tracks[static_cast<std::size_t>(place.track)]->clips;
    const Clip *clip = nullptr;
    for (const int index : place.indices) {
        if (index < 0 || index >= static_cast<int>(clips->size()))
            return nullptr;
        clip = (*clips)[static_cast<std::size_t>(index)].get();
        clips = &clip->clips;
    }
    return clip;
}

Selected followed(const Selected &selected, const lecture::Lecture &before, const lecture::Lecture &after)
{
    const Scene *from = sceneOf(before, selected.scene);
    const Scene *to = sceneOf(after, selected.scene);
    if (to && (from == to || selected.isEmpty()))
        return selected;
    Selected now;
    now.scene = to ? selected.scene : sceneInPlaceOf(selected.scene, before, after);
    if (!from || !to)
        return now;
    QSet<QString> nodes;
    for (const graph::NodePtr &node : to->nodes)
        nodes.insert(node->id);
    for (const QString &node : selected.nodes) {
        if (nodes.contains(node))
            now.nodes.append(node);
    }
    if (now.nodes.size() == 1)
        now.part = selected.part;
    now.sounds = soundsNow(selected.sounds, *from, *to);
    if (selected.clips.empty() && selected.keys.empty())
        return now;
    const ClipFollower clips(*from, *to);
    for (const ClipPlace &place : selected.clips) {
        if (const auto there = clips.now(place))
            now.clips.push_back(*there);
    }
    KeyFollower keys(*from, *to);
    for (const KeyPlace &key : selected.keys) {
        KeyPlace moved = key;
        if (key.clip)
            moved.clip = clips.now(*key.clip);
        if (key.clip ? !moved.clip : !nodes.contains(key.node))
            continue;
        moved.index = keys.now(key, moved);
        if (moved.index >= 0)
            now.keys.push_back(std::move(moved));
    }
    return now;
}

} // namespace lectograph::editor
