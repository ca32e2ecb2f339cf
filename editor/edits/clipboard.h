// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QByteArray>
#include <QMimeData>
#include <QPointF>
#include <QStringList>

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
    QStringList ids; ///< of the new nodes, in the order in which they were copied
};
/// Adds copied nodes under new ids. Links between them are redirected to the copies; other links are kept if the scene
/// has a node with that id, and replaced by the default otherwise. Groups are restored, and clips act on the copies at
/// the times of the originals.
/// `canvasOffset` moves them in the graph (pixels at 100 %), `stageOffset` on stage (scene units).
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const QByteArray &json,
                                const timeline::Registry &registry, const QPointF &canvasOffset = {24, 24},
                                const QPointF &stageOffset = {});

/// Nodes with their clips and the files and definitions that they use, for pasting into another lecture.
struct NodeCopies
{
    QByteArray json;                   ///< from copyNodes() or copyAnimated()
    lecture::Lecture files;            ///< a lecture with only the files
    lecture::Lecture definitions = {}; ///< one with only the definitions that they use, and the files of these
};
NodeCopies copiesWithFiles(const lecture::Lecture &lecture, const QString &scene, const QStringList &ids,
                           const timeline::Registry &registry);
/// Also adds the files, and the definitions that are not there yet; a file whose name is taken by different content, or
/// a definition whose id is taken by another, is renamed.
base::Result<Pasted> withPasted(const lecture::Lecture &lecture, const QString &scene, const NodeCopies &copies,
                                const timeline::Registry &registry, const QPointF &canvasOffset = {24, 24},
                                const QPointF &stageOffset = {});

/// The smallest multiple of `step` by which copied blocks can be moved on stage without covering a block of the scene
/// that is the same; none is the smallest.
QPointF uncoveredOffset(const lecture::Lecture &lecture, const QString &scene, const QByteArray &json,
                        const QPointF &step);

/// Copied nodes and their files. Files are large, so they are passed as they are within this program; other programs
/// get everything as JSON (mime::nodes), created on request.
class CopiedNodes : public QMimeData
{
    Q_OBJECT

public:
    explicit CopiedNodes(NodeCopies nodes) : m_nodes(std::move(nodes)) {}

    /// Returns nothing if the data contains no nodes.
    static std::optional<NodeCopies> in(const QMimeData *data);

    QStringList formats() const override;
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &type, QMetaType asked) const override;

private:
    NodeCopies m_nodes;
};

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
