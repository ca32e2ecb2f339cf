// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace lectograph::editor {

/// One keyframe of a property of a node, or of a clip.
struct KeyPlace
{
    QString node; ///< empty if it is a clip's
    std::optional<lecture::ClipPlace> clip;
    QString property;
    int index = 0; ///< among the keyframes of the property

    friend bool operator==(const KeyPlace &, const KeyPlace &) = default;
};

/// What the author has picked, in the scene that is open: nodes (the same on the stage and in the graph), clips and
/// keyframes, sounds. Nodes, clips and sounds exclude each other, so that the inspector knows what it shows; keyframes go with
/// nodes or clips.
class Selection : public QObject
{
    Q_OBJECT

public:
    explicit Selection(QObject *parent = nullptr) : QObject(parent) {}

    const QString &scene() const { return m_scene; }
    const QStringList &nodes() const { return m_nodes; } ///< in the order in which they were picked
    /// A part of the one node that is picked ("entries/3"); empty for the whole of it.
    const QString &part() const { return m_part; }
    const std::vector<lecture::ClipPlace> &clips() const { return m_clips; }
    const std::vector<KeyPlace> &keys() const { return m_keys; }
    const std::vector<int> &sounds() const { return m_sounds; } ///< indices in the scene
    bool has(const QString &node) const { return m_nodes.contains(node); }
    bool has(const lecture::ClipPlace &clip) const;
    bool has(const KeyPlace &key) const;
    bool hasSound(int sound) const;
    bool isEmpty() const;

    void setScene(const QString &scene); ///< another one than before: nothing is picked
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

Q_SIGNALS:
    void changed(); ///< of nodes, part, clips, keyframes or sounds
    void sceneChanged();

private:
    QString m_scene;
    QStringList m_nodes;
    QString m_part;
    std::vector<lecture::ClipPlace> m_clips;
    std::vector<KeyPlace> m_keys;
    std::vector<int> m_sounds;
};

/// The clip at a place, or null.
const timeline::Clip *clipAt(const lecture::Scene &scene, const lecture::ClipPlace &place);

} // namespace lectograph::editor
