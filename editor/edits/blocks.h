// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QPointF>

#include <optional>

/// What authors do most, put together from the edits of the engine. More particular ones stand with their panel.
namespace lectograph::editor {

/// A name that no node of the scene has yet: "circle", "circle2", …
QString freeNodeId(const lecture::Scene &scene, const QString &type);
QString freeSceneId(const lecture::Lecture &lecture);

/// A lecture with one empty scene of five seconds, in one language.
lecture::Lecture emptyLecture(const QString &language);

struct NewBlock
{
    QString type;
    QString id; ///< of freeNodeId()
    QJsonObject properties = {};
    std::optional<QPointF> canvas = {}; ///< its place in the graph; otherwise right of the others
};
/// A block with a picture comes on stage, in front of the others.
base::Result<lecture::Lecture> withBlock(const lecture::Lecture &lecture, const QString &scene, const NewBlock &block,
                                         const timeline::Registry &registry);

/// Where a node stands in the graph: extra["canvas"], in pixels at 100 %.
std::optional<QPointF> canvasOf(const graph::Node &node);
base::Result<lecture::Lecture> withCanvas(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                          const QPointF &at);

/// What the author calls a node, in the language that is shown; an empty name is the id again.
base::Result<lecture::Lecture> withLabel(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                         const QString &name, const QString &shown);

/// A new clip at `start` of the scene: on the track where the target has its clips, or a new one, which is called what the
/// target is called. The scene lasts at least until it ends.
struct NewClip
{
    QString type;
    QString target; ///< "actor" or "actor/part"
    base::Time start;
    std::optional<int> track = {}; ///< otherwise the one that suits the target
};
struct AddedClip
{
    lecture::Lecture lecture;
    timeline::ClipId clip;
};
base::Result<AddedClip> withNewClip(const lecture::Lecture &lecture, const QString &scene, const NewClip &clip,
                                    const timeline::Registry &registry);

/// A scene whose length is set is made longer if its clips end later.
base::Result<lecture::Lecture> withRoomForClips(const lecture::Lecture &lecture, const QString &scene,
                                                const timeline::Registry &registry);

} // namespace lectograph::editor
