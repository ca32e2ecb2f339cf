// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/selection.h"

#include "editor/core/lookup.h"

#include <algorithm>

namespace lectograph::editor {

using lecture::ClipPlace;

namespace {

template <class T>
void toggleIn(std::vector<T> &list, const T &one)
{
    const auto found = std::ranges::find(list, one);
    if (found == list.end())
        list.push_back(one);
    else
        list.erase(found);
}

bool hasKey(const lecture::Scene &scene, const KeyPlace &key)
{
    QJsonObject properties;
    if (key.clip) {
        const timeline::Clip *clip = clipAt(scene, *key.clip);
        if (!clip)
            return false;
        properties = clip->properties;
    } else {
        const graph::Node *node = nodeOf(scene, key.node);
        if (!node)
            return false;
        properties = node->properties;
    }
    return key.index < properties.value(key.property).toObject().value(QLatin1String("keys")).toArray().size();
}

} // namespace

const timeline::Clip *clipAt(const lecture::Scene &scene, const ClipPlace &place)
{
    if (place.track < 0 || place.track >= static_cast<int>(scene.tracks.size()) || place.indices.empty())
        return nullptr;
    const std::vector<timeline::ClipPtr> *clips = &scene.tracks[static_cast<std::size_t>(place.track)]->clips;
    const timeline::Clip *clip = nullptr;
    for (const int index : place.indices) {
        if (index < 0 || index >= static_cast<int>(clips->size()))
            return nullptr;
        clip = (*clips)[static_cast<std::size_t>(index)].get();
        clips = &clip->clips;
    }
    return clip;
}

bool Selection::has(const ClipPlace &clip) const
{
    return std::ranges::find(m_clips, clip) != m_clips.end();
}

bool Selection::has(const KeyPlace &key) const
{
    return std::ranges::find(m_keys, key) != m_keys.end();
}

bool Selection::hasSound(int sound) const
{
    return std::ranges::find(m_sounds, sound) != m_sounds.end();
}

bool Selection::isEmpty() const
{
    return m_nodes.isEmpty() && m_clips.empty() && m_keys.empty() && m_sounds.empty();
}

void Selection::setScene(const QString &scene)
{
    if (scene == m_scene)
        return;
    m_scene = scene;
    clear();
    Q_EMIT sceneChanged();
}

void Selection::setNodes(const QStringList &nodes, const QString &part)
{
    if (nodes == m_nodes && part == m_part && m_clips.empty() && m_keys.empty() && m_sounds.empty())
        return;
    m_nodes = nodes;
    m_part = part;
    m_clips.clear();
    m_keys.clear();
    m_sounds.clear();
    Q_EMIT changed();
}

void Selection::setClips(std::vector<ClipPlace> clips)
{
    if (clips == m_clips && m_nodes.isEmpty() && m_keys.empty() && m_sounds.empty())
        return;
    m_clips = std::move(clips);
    m_nodes.clear();
    m_part.clear();
    m_keys.clear();
    m_sounds.clear();
    Q_EMIT changed();
}

void Selection::setSounds(std::vector<int> sounds)
{
    if (sounds == m_sounds && m_nodes.isEmpty() && m_clips.empty() && m_keys.empty())
        return;
    m_sounds = std::move(sounds);
    m_nodes.clear();
    m_part.clear();
    m_clips.clear();
    m_keys.clear();
    Q_EMIT changed();
}

void Selection::setKeys(std::vector<KeyPlace> keys)
{
    if (keys == m_keys)
        return;
    m_keys = std::move(keys);
    Q_EMIT changed();
}

void Selection::toggle(const QString &node)
{
    QStringList nodes = m_nodes;
    if (!nodes.removeOne(node))
        nodes.append(node);
    setNodes(nodes);
}

void Selection::toggle(const ClipPlace &clip)
{
    std::vector<ClipPlace> clips = m_clips;
    toggleIn(clips, clip);
    setClips(std::move(clips));
}

void Selection::toggle(const KeyPlace &key)
{
    std::vector<KeyPlace> keys = m_keys;
    toggleIn(keys, key);
    setKeys(std::move(keys));
}

void Selection::toggleSound(int sound)
{
    std::vector<int> sounds = m_sounds;
    toggleIn(sounds, sound);
    setSounds(std::move(sounds));
}

void Selection::clear()
{
    if (isEmpty() && m_part.isEmpty())
        return;
    m_nodes.clear();
    m_part.clear();
    m_clips.clear();
    m_keys.clear();
    m_sounds.clear();
    Q_EMIT changed();
}

void Selection::keepTo(const lecture::Lecture &lecture)
{
    const lecture::Scene *found = sceneOf(lecture, m_scene);
    if (!found) {
        setScene(lecture.scenes.empty() ? QString() : lecture.scenes.front()->id);
        return;
    }
    const lecture::Scene &scene = *found;
    const auto before = std::tuple(m_nodes.size(), m_clips.size(), m_keys.size(), m_sounds.size());
    m_nodes.removeIf([&](const QString &id) { return !nodeOf(scene, id); });
    std::erase_if(m_clips, [&](const ClipPlace &place) { return !clipAt(scene, place); });
    std::erase_if(m_keys, [&](const KeyPlace &key) { return !hasKey(scene, key); });
    std::erase_if(m_sounds, [&](int sound) { return sound >= static_cast<int>(scene.sounds.size()); });
    if (m_nodes.size() != 1)
        m_part.clear();
    if (before != std::tuple(m_nodes.size(), m_clips.size(), m_keys.size(), m_sounds.size()))
        Q_EMIT changed();
}

} // namespace lectograph::editor
