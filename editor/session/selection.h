// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <set>

namespace lectograph::editor {

/// What the author has selected, in the scene that is open: nodes (the same on the stage and in the graph), clips and
/// keyframes, sounds. Nodes, clips and sounds exclude each other, so that the inspector knows what it shows; keyframes go with
/// nodes or clips.
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
    const std::vector<lecture::ClipPlace> &clips() const { return m_now->clips; }
    const std::vector<KeyPlace> &keys() const { return m_now->keys; }
    const std::vector<int> &sounds() const { return m_now->sounds; } ///< indices in the scene
    // Asked for everything that is painted, so they do not look through all that is selected.
    bool has(const QString &node) const { return index().nodes.contains(node); }
    bool has(const lecture::ClipPlace &clip) const;
    bool has(const KeyPlace &key) const;
    bool hasSound(int sound) const;
    bool isEmpty() const { return m_now->isEmpty(); }

    void setScene(const QString &scene); ///< another one than before: nothing is selected
    void setNodes(const QStringList &nodes, const QString &part = {});
    void setClips(std::vector<lecture::ClipPlace> clips);
    void setKeys(std::vector<KeyPlace> keys); ///< leaves nodes and clips as they are
    void setSounds(std::vector<int> sounds);
    void toggle(const QString &node);
    void toggle(const lecture::ClipPlace &clip);
    void toggle(const KeyPlace &key);
    void toggleSound(int sound);
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
        std::set<lecture::ClipPlace> clips;
        std::set<KeyPlace> keys;
    };
    const Index &index() const;
    void set(Selected selected);

    Snapshot m_now = std::make_shared<const Selected>();
    Snapshot m_told = m_now; ///< what the others know
    mutable Index m_index;
};

} // namespace lectograph::editor
