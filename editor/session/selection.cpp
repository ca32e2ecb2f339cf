// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/selection.h"

#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"

#include <QSet>

#include <algorithm>
#include <utility>

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
    return key.index < keysOf(properties.value(key.property)).size();
}

} // namespace

const Selection::Index &Selection::index() const
{
    if (m_index.of != m_now) {
        m_index.of = m_now;
        m_index.nodes = QSet<QString>(nodes().begin(), nodes().end());
        m_index.clips = std::set<ClipPlace>(clips().begin(), clips().end());
        m_index.keys = std::set<KeyPlace>(keys().begin(), keys().end());
    }
    return m_index;
}

bool Selection::has(const ClipPlace &clip) const
{
    return index().clips.contains(clip);
}

bool Selection::has(const KeyPlace &key) const
{
    return index().keys.contains(key);
}

bool Selection::hasSound(int sound) const
{
    return std::ranges::find(sounds(), sound) != sounds().end();
}

void Selection::set(Selected selected)
{
    if (selected == *m_now)
        return;
    m_now = std::make_shared<const Selected>(std::move(selected));
    tell();
}

void Selection::tell()
{
    const Snapshot told = std::exchange(m_told, m_now);
    if (told == m_now)
        return;
    const Snapshot now = m_now; // whoever hears of it may select something else
    Selected elsewhere = *told;
    elsewhere.scene = now->scene;
    if (elsewhere != *now)
        Q_EMIT changed();
    if (told->scene != now->scene)
        Q_EMIT sceneChanged();
}

void Selection::setScene(const QString &scene)
{
    if (scene != this->scene())
        set({scene, {}, {}, {}, {}, {}});
}

void Selection::setNodes(const QStringList &nodes, const QString &part)
{
    set({scene(), nodes, part, {}, {}, {}});
}

void Selection::setClips(std::vector<ClipPlace> clips)
{
    set({scene(), {}, {}, std::move(clips), {}, {}});
}

void Selection::setSounds(std::vector<int> sounds)
{
    set({scene(), {}, {}, {}, {}, std::move(sounds)});
}

void Selection::setKeys(std::vector<KeyPlace> keys)
{
    set({scene(), nodes(), part(), clips(), std::move(keys), sounds()});
}

void Selection::toggle(const QString &node)
{
    QStringList nodes = this->nodes();
    if (!nodes.removeOne(node))
        nodes.append(node);
    setNodes(nodes);
}

void Selection::toggle(const ClipPlace &clip)
{
    std::vector<ClipPlace> clips = this->clips();
    toggleIn(clips, clip);
    setClips(std::move(clips));
}

void Selection::toggle(const KeyPlace &key)
{
    std::vector<KeyPlace> keys = this->keys();
    toggleIn(keys, key);
    setKeys(std::move(keys));
}

void Selection::toggleSound(int sound)
{
    std::vector<int> sounds = this->sounds();
    toggleIn(sounds, sound);
    setSounds(std::move(sounds));
}

void Selection::clear()
{
    set({scene(), {}, {}, {}, {}, {}});
}

void Selection::keepTo(const lecture::Lecture &lecture)
{
    const lecture::Scene *found = sceneOf(lecture, scene());
    if (!found) {
        setScene(lecture.scenes.empty() ? QString() : lecture.scenes.front()->id);
        return;
    }
    QSet<QString> ids;
    for (const graph::NodePtr &node : found->nodes)
        ids.insert(node->id);
    Selected kept = *m_now;
    kept.nodes.removeIf([&](const QString &id) { return !ids.contains(id); });
    std::erase_if(kept.clips, [&](const ClipPlace &place) { return !clipAt(*found, place); });
    std::erase_if(kept.keys, [&](const KeyPlace &key) { return !hasKey(*found, key); });
    std::erase_if(kept.sounds, [&](int sound) { return sound >= static_cast<int>(found->sounds.size()); });
    if (kept.nodes.size() != 1)
        kept.part.clear();
    set(std::move(kept));
}

} // namespace lectograph::editor
