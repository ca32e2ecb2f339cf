// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <set>
#include <unordered_set>

namespace lectograph::editor {

/// What the author has selected, in the scene that is open: nodes (the same on the stage and in the graph), or clips and
/// sounds, and keyframes of any. Nodes exclude clips and sounds, so that the inspector knows what it shows.
class Selection : public QObject
{
    Q_OBJECT

public:
    using Snapshot = std::shared_ptr<const Selected>;

    explicit Selection(QObject *parent = nullptr) : QObject(parent) {}

    const QString &scene() const { return m_now->scene; }
    const QStringList &nodes() const { return m_now->nodes; } ///< in the order in which they were selected
    /// A part of the one node that is selected ("entries/3"); empty for the whole of it.
    const QString &part() const { return m_now->part; }
    const TimelineItems &items() const { return m_now->items; }
    const ClipIds &clips() const { return m_now->items.clips; }
    const std::vector<KeyPlace> &keys() const { return m_now->items.keys; }
    const SoundIds &sounds() const { return m_now->items.sounds; }
    // Asked for everything that is painted, so they do not look through all that is selected.
    bool has(const QString &node) const { return index().nodes.contains(node); }
    bool has(ClipId clip) const { return index().clips.contains(clip); }
    bool has(const KeyPlace &key) const { return index().keys.contains(key); }
    bool has(SoundId sound) const { return index().sounds.contains(sound); }
    bool has(const TimelineItem &item) const;
    bool isEmpty() const { return m_now->isEmpty(); }

    void setScene(const QString &scene); ///< another one than before: nothing is selected
    void setNodes(const QStringList &nodes, const QString &part = {});
    /// Nodes stay selected where there are keyframes alone, which may be theirs.
    void setItems(TimelineItems items);
    void setClips(ClipIds clips) { setItems({std::move(clips), {}, {}}); }
    void setSounds(SoundIds sounds) { setItems({{}, {}, std::move(sounds)}); }
    void setKeys(std::vector<KeyPlace> keys); ///< leaves nodes, clips and sounds as they are
    void toggle(const QString &node);
    void add(const TimelineItem &item);
    void toggle(const TimelineItem &item);
    void clear();
    /// Forgets what the lecture does not have any more; a scene that is gone gives way to the first one.
    void keepTo(const lecture::Lecture &lecture);

    /// All of it, shared as long as it stays the same.
    const Snapshot &snapshot() const { return m_now; }
    /// In place of all of it, together with a lecture that takes the place of another: nobody is told before tell().
    void replace(Snapshot selected) { m_now = std::move(selected); }
    void tell();

Q_SIGNALS:
    void changed(); ///< of nodes, part, clips, keyframes or sounds
    void sceneChanged();

private:
    /// The same things, to be found quickly.
    struct Index
    {
        Snapshot of; ///< what it was made from
        QSet<QString> nodes;
        std::unordered_set<ClipId> clips;
        std::unordered_set<SoundId> sounds;
        std::set<KeyPlace> keys;
    };
    const Index &index() const;
    void set(Selected selected);

    Snapshot m_now = std::make_shared<const Selected>();
    Snapshot m_told = m_now; ///< what the others know
    mutable Index m_index;
};

} // namespace lectograph::editor
