// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <set>

namespace lectograph::editor {

/// The selection in the open scene: nodes (shared by the stage and the graph), or clips and sounds, and keyframes of
/// any of them. Nodes and clips or sounds exclude each other, so that the inspector has one subject.
class Selection : public QObject
{
    Q_OBJECT

public:
    using Snapshot = std::shared_ptr<const Selected>;

    explicit Selection(QObject *parent = nullptr) : QObject(parent) {}

    const QString &scene() const { return m_now->scene; }
    const QStringList &nodes() const { return m_now->nodes; } ///< in the order in which they were selected
    /// The selected parts of the only selected node ("entries/3"), in the order in which they were selected; none for
    /// the whole node.
    const QStringList &parts() const { return m_now->parts; }
    /// The first of them; empty if there is none.
    QString part() const { return m_now->parts.value(0); }
    const TimelineItems &items() const { return m_now->items; }
    const ClipIds &clips() const { return m_now->items.clips; }
    const std::vector<KeyPlace> &keys() const { return m_now->items.keys; }
    const SoundIds &sounds() const { return m_now->items.sounds; }
    // Called for every painted item, so these use an index instead of a search.
    bool has(const QString &node) const { return index().nodes.contains(node); }
    bool has(const TimelineItem &item) const { return index().items.contains(item); }
    bool isEmpty() const { return m_now->isEmpty(); }

    void setScene(const QString &scene); ///< clears the selection if the scene changes
    void setNodes(const QStringList &nodes, const QString &part = {});
    void setParts(const QString &node, const QStringList &parts);
    /// Keyframes alone keep the nodes selected, since they may belong to them.
    void setItems(TimelineItems items);
    void setClips(ClipIds clips) { setItems({std::move(clips), {}, {}}); }
    void setSounds(SoundIds sounds) { setItems({{}, {}, std::move(sounds)}); }
    void setKeys(std::vector<KeyPlace> keys); ///< keeps nodes, clips and sounds
    void toggle(const QString &node);
    void add(const TimelineItem &item);
    void toggle(const TimelineItem &item);
    void clear();
    /// Removes what the lecture no longer has; if the scene is gone, the first one is opened.
    void keepTo(const lecture::Lecture &lecture);

    /// The whole selection, shared while it does not change.
    const Snapshot &snapshot() const { return m_now; }
    /// Replaces the whole selection together with the lecture; tell() emits the signals.
    void replace(Snapshot selected) { m_now = std::move(selected); }
    void tell();

Q_SIGNALS:
    void changed(); ///< of nodes, part, clips, keyframes or sounds
    void sceneChanged();
    /// What is selected is to be seen: its row in each list and, unless it is empty, this row of the inspector, for a
    /// moment marked. Emitted by whoever leads there (operations/going.h).
    void pointedAt(const QString &row);

private:
    /// The same items, for fast lookup.
    struct Index
    {
        Snapshot of; ///< the snapshot it was built from
        QSet<QString> nodes;
        std::set<TimelineItem> items;
    };
    const Index &index() const;
    void set(Selected selected);

    Snapshot m_now = std::make_shared<const Selected>();
    Snapshot m_told = m_now; ///< as of the last signals
    mutable Index m_index;
};

} // namespace lectograph::editor
