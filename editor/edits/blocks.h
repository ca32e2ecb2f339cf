// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QJsonArray>
#include <QPointF>

#include <optional>

/// The most common edits, built from the edits of the engine. More specific ones are in the folder of their panel.
namespace lectograph::editor {

/// An id for a new node of the scene that no node has that is seen together with it: "circle", "circle2", …
QString freeNodeId(const lecture::Lecture &lecture, const QString &scene, const QString &type);
QString freeSceneId(const lecture::Lecture &lecture);

/// A lecture with one empty scene of five seconds, in one language.
lecture::Lecture emptyLecture(const QString &language);

/// The version that a new node of the type says: an instance follows the defaults of its definition, and says none.
int versionOfNew(const graph::NodeType &type);

struct NewBlock
{
    QString type;
    QString id; ///< from freeNodeId()
    QJsonObject properties = {};
    std::optional<QPointF> canvas = {}; ///< position in the graph; default: to the right of the others
};
/// Adds a block. If it has a picture, it is placed on stage in front of the others; through the first camera of a scene
/// the scene is seen.
base::Result<lecture::Lecture> withBlock(const lecture::Lecture &lecture, const QString &scene, const NewBlock &block,
                                         const timeline::Registry &registry);

/// Puts the nodes on stage in front of the others, or removes them from it.
base::Result<lecture::Lecture> withOnStage(const lecture::Lecture &lecture, const QString &scene,
                                           const QStringList &nodes, bool isOn);

/// The position of a node in the graph: extra["canvas"], in pixels at 100 %.
std::optional<QPointF> canvasOf(const graph::Node &node);
/// The same for a node that lives elsewhere: extra["places"] of the scene, by node.
std::optional<QPointF> foreignCanvasOf(const lecture::Scene &scene, const QString &node);
/// Without a position it is removed.
void setForeignCanvas(lecture::Scene &scene, const QString &node, const std::optional<QPointF> &place);
QJsonArray canvasJson(const QPointF &place);

/// Sets the author's name of a node in the language that is shown; an empty name restores the default label.
base::Result<lecture::Lecture> withLabel(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                         const QString &name, const QString &shown);

/// A new clip at `start` of the scene: on the track that has clips of the target, or on a new track named after the
/// target. The scene is extended to its end if necessary.
struct NewClip
{
    QString type;
    QString target; ///< "actor" or "actor/part"
    base::Time start;
    std::optional<int> track = {};     ///< default: chosen by target
    std::vector<QString> targets = {}; ///< instead of one target, several
    QJsonObject properties = {};
};
struct AddedClip
{
    lecture::Lecture lecture;
    timeline::ClipId clip;
};
base::Result<AddedClip> withNewClip(const lecture::Lecture &lecture, const QString &scene, const NewClip &clip,
                                    const timeline::Registry &registry);

/// Extends a scene of fixed duration to the end of its last clip.
base::Result<lecture::Lecture> withRoomForClips(const lecture::Lecture &lecture, const QString &scene,
                                                const timeline::Registry &registry);
/// The same up to a time of the scene, such as that of a keyframe.
base::Result<lecture::Lecture> withRoomUntil(const lecture::Lecture &lecture, const QString &scene, base::Time end);

} // namespace lectograph::editor
