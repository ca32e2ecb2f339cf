// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/linked.h"
#include "editor/edits/look_transfer.h"
#include "lecture/edit.h"

#include <QByteArray>
#include <QJsonObject>
#include <QPointF>
#include <QStringList>

#include <memory>
#include <optional>

/// Copying nodes as JSON (mime::nodes), also between scenes and lectures.
namespace lectograph::editor {

/// The nodes, which of them are on stage (back to front), and their groups. Ids that are not in the scene are skipped.
QByteArray copyNodes(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids);

/// The same with the clips that act on the nodes.
QByteArray copyAnimated(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids,
                        const timeline::Registry &registry);

struct Pasted
{
    lecture::Lecture lecture;
    QStringList ids;          ///< of the new nodes, in the order in which they were copied
    NodeNames names = {};     ///< of these, and of those that came along because they are made of them
    QStringList remarks = {}; ///< what could not be brought along, as sentences
};
/// Adds copied nodes under new ids. Links between them are redirected to the copies; other links are kept if the scene
/// has a node with that id, and replaced by the default otherwise. Groups are restored, and clips act on the copies at
/// the times of the originals; a shorter scene becomes as long as the clips and keyframes need.
/// `canvasOffset` moves them in the graph (pixels at 100 %), `stageOffset` on stage (scene units).
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const QByteArray &json,
                                const timeline::Registry &registry, const QPointF &canvasOffset = {24, 24},
                                const QPointF &stageOffset = {});

/// Nodes with their clips and all that they need in another lecture.
struct NodeCopies
{
    QByteArray json;                   ///< from copyNodes() or copyAnimated()
    lecture::Lecture files;            ///< a lecture with only the files
    lecture::Lecture definitions = {}; ///< one with only the definitions that they use, and the files of these
    /// What else says how they are drawn: one with only the look and the like (editor/edits/copied_source.h).
    std::optional<lecture::Lecture> source = {};
    /// That of the lecture that they come from, which all its versions share: what that has is not added again.
    std::weak_ptr<lecture::CompiledBlocks> origin = {};
};
/// The nodes that they are made of come along too.
NodeCopies copiesWithFiles(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids,
                           const timeline::Registry &registry);

struct PasteWish
{
    QPointF canvasOffset{24, 24};
    QPointF stageOffset = {};
    PastedColors colors = PastedColors::OfTheLook;
};
/// Whether they were copied from a version of this lecture, in which a node of an id is the one that is meant.
bool isFrom(const lecture::Lecture &lecture, const NodeCopies &copies);
/// Also adds what the lecture lacks: files, definitions, animations made of clips, styles and names of colors, and the
/// nodes that the copied ones are made of, which are not put on stage. A file whose name is taken by different content,
/// or a definition or animation whose id is taken by another, is renamed. Parameters come along, and so do the camera
/// and the angle of view if the scene has none.
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const NodeCopies &copies,
                                const timeline::Registry &registry, const PasteWish &wish = {});

/// A node in the format of the clipboard.
QJsonObject jsonOfNode(const graph::Node &node);
graph::Node nodeFrom(const QJsonObject &json);
/// In copied JSON: the nodes that the others are made of.
inline const QString neededKey = QStringLiteral("needed");

/// The smallest multiple of `step` by which copied blocks can be moved on stage without covering a block of the scene
/// that is the same; none is the smallest.
QPointF uncoveredOffset(const lecture::Lecture &lecture, const QString &scene, const QByteArray &json,
                        const QPointF &step, const timeline::Registry &registry);

/// Copied clips and sounds are stored as a lecture without anything else, so that reading it validates and upgrades it.
inline const QString copiedScene = QStringLiteral("copied");

inline lecture::Lecture clipboardLecture(lecture::Scene scene)
{
    lecture::Lecture lecture;
    scene.id = copiedScene;
    lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    return lecture;
}

} // namespace lectograph::editor
