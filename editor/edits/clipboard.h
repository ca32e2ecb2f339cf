// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QByteArray>
#include <QPointF>
#include <QStringList>

/// Copying nodes as JSON (mime::nodes), also between scenes and lectures.
namespace lectograph::editor {

/// The nodes, which of them are on stage (back to front), and their groups. Ids that are not in the scene are skipped.
QByteArray copyNodes(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids);

struct Pasted
{
    lecture::Lecture lecture;
    QStringList ids; ///< of the new nodes, in the order in which they were copied
};
/// Adds copied nodes under new ids. Links between them are redirected to the copies; other links are kept if the scene
/// has a node with that id, and replaced by the default otherwise. Groups are restored.
/// `canvasOffset` moves them in the graph (pixels at 100 %), `stageOffset` on stage (scene units).
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const QByteArray &json,
                                const timeline::Registry &registry, const QPointF &canvasOffset = {24, 24},
                                const QPointF &stageOffset = {});

/// Nodes and the files that they reference, for pasting into another lecture.
struct NodeCopies
{
    QByteArray json;        ///< from copyNodes()
    lecture::Lecture files; ///< a lecture with only the files
};
NodeCopies copiesWithFiles(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids);
/// Also adds the files; a file whose name is taken by different content is renamed.
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const NodeCopies &copies,
                                const timeline::Registry &registry, const QPointF &canvasOffset = {24, 24},
                                const QPointF &stageOffset = {});

} // namespace lectograph::editor
