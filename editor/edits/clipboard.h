// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QByteArray>
#include <QPointF>
#include <QStringList>

/// Nodes on their way through the clipboard, as JSON (mime::nodes): also between scenes and lectures.
namespace lectograph::editor {

/// The nodes as the scene has them, which of them are on stage, back to front, and the groups that they are. Ids that the
/// scene lacks are left out.
QByteArray copyNodes(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids);

struct Pasted
{
    lecture::Lecture lecture;
    QStringList ids; ///< of the new nodes, in the order in which they were copied
};
/// Adds copied nodes under new names. Links among them lead to the copies; links to others stay where the scene has a node
/// of that name, and give way to the default where it has none. Groups come out as groups.
/// `canvasOffset` moves them in the graph (pixels at 100 %), `stageOffset` on stage (scene units).
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const QByteArray &json,
                                const timeline::Registry &registry, const QPointF &canvasOffset = {24, 24},
                                const QPointF &stageOffset = {});

/// Nodes with the files that they name: what goes from one lecture into another.
struct NodeCopies
{
    QByteArray json;        ///< of copyNodes()
    lecture::Lecture files; ///< a lecture of nothing but files
};
NodeCopies copiesWithFiles(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids);
/// The files come along; one whose name has another content here gets a name of its own.
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const NodeCopies &copies,
                                const timeline::Registry &registry, const QPointF &canvasOffset = {24, 24},
                                const QPointF &stageOffset = {});

} // namespace lectograph::editor
