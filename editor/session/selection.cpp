// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/selection.h"

#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"

#include <algorithm>
#include <utility>

namespace lectograph::editor {

const Selection::Index &Selection::index() const
{
    if (m_index.of != m_now) {
        m_index.of = m_now;
        m_index.nodes = QSet<QString>(nodes().begin(), nodes().end());
        const std::vector<TimelineItem> all = listed(items());
        m_index.items = {all.begin(), all.end()};
    }
    return m_index;
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
    const Snapshot now = m_now; // a slot may change the selection
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
        set({scene, {}, {}, {}});
}

void Selection::setNodes(const QStringList &nodes, const QString &part)
{
    set({scene(), nodes, part.isEmpty() ? QStringList() : QStringList{part}, {}});
}

void Selection::setParts(const QString &node, const QStringList &parts)
{
    set({scene(), {node}, parts, {}});
}

void Selection::setItems(TimelineItems items)
{
    const bool areKeys = !items.keys.empty() && items.bars().isEmpty();
    set({scene(), areKeys ? nodes() : QStringList(), areKeys ? parts() : QStringList(), std::move(items)});
}

void Selection::setKeys(std::vector<KeyPlace> keys)
{
    TimelineItems items = this->items();
    items.keys = std::move(keys);
    set({scene(), nodes(), parts(), std::move(items)});
}

void Selection::toggle(const QString &node)
{
    QStringList nodes = this->nodes();
    if (!nodes.removeOne(node))
        nodes.append(node);
    setNodes(nodes);
}

void Selection::add(const TimelineItem &item)
{
    TimelineItems items = this->items();
    editor::add(items, item);
    setItems(std::move(items));
}

void Selection::toggle(const TimelineItem &item)
{
    TimelineItems items = this->items();
    has(item) ? editor::remove(items, item) : editor::add(items, item);
    if (std::holds_alternative<KeyPlace>(item))
        setKeys(std::move(items.keys));
    else
        setItems(std::move(items));
}

void Selection::clear()
{
    set({scene(), {}, {}, {}});
}

void Selection::keepTo(const lecture::Lecture &lecture)
{
    if (!sceneOf(lecture, scene())) {
        setScene(lecture.scenes.empty() ? QString() : lecture.scenes.front()->id);
        return;
    }
    Selected kept = existing(*m_now, lecture);
    std::erase_if(kept.items.keys, [&](const KeyPlace &key) {
        return key.index >= keysOf(writtenAt(lecture, propertyOf(scene(), key))).size();
    });
    set(std::move(kept));
}

} // namespace lectograph::editor
