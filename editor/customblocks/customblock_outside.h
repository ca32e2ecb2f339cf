// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/linked.h"
#include "graph/line_ends.h"
#include "picture/show.h"

#include <QPointF>

#include <vector>

namespace lectograph::editor::customblock {

/// What becomes of an expression that names a node which will be missing: its value, or the same expression with the
/// values of these nodes in their place.
enum class Expressions { Replaced, Inserted };

/// A scene before some of its nodes are separated from the nodes they are linked to, by copying or deleting.
class Outside
{
public:
    Outside(const lecture::Lecture &lecture, const QString &scene, base::Time at, const timeline::Registry &registry);

    /// Replaces links to nodes that `isOutside` accepts, and expressions, by their values, in all languages, and a shape
    /// at which a line ends by the point. In an expression of the items of a repetition, what it names outside. Values that files cannot store (other shapes, tensors) are left out. `style` is
    /// that of the node.
    QJsonObject released(const QJsonObject &properties, const graph::PropertyTable &table, const IsNode &isOutside,
                         Expressions expressions = Expressions::Replaced, const QString &style = {});
    /// Of a node. An expression of the items of a repetition that reads a list outside becomes a list of their values.
    void release(graph::Node &node, const IsNode &isOutside, Expressions expressions = Expressions::Replaced);
    /// Keeps the positions of released nodes in a scene without the others, although the nodes they were placed beside
    /// are gone.
    void settle(lecture::Scene &own);

private:
    QJsonValue inserted(const QJsonValue &expression, const IsNode &isOutside);
    QJsonValue remaining(const graph::PropertySpec &spec, const QJsonValue &expression, const IsNode &isOutside);
    QJsonValue brought(const graph::PropertySpec &spec, const QJsonValue &link, const IsNode &isOutside);
    QJsonArray itemValues(const QString &node, const graph::PropertySpec &spec);
    std::optional<graph::Ends> endsOf(const graph::Node &line, const graph::PropertyTable &table);

    lecture::Lecture m_lecture;
    QString m_scene;
    base::Time m_at;
    const timeline::Registry &m_registry;
    QStringList m_languages;            ///< the lecture's own first
    std::vector<picture::Show> m_shows; ///< of the scene, one for each language
};

/// The scene in a block's file.
inline const QString sceneName = QStringLiteral("block");

/// Replaces shared data by a changed copy.
template <class T>
void change(std::shared_ptr<const T> &shared, const auto &edit)
{
    T copy = *shared;
    edit(copy);
    shared = std::make_shared<const T>(std::move(copy));
}

/// Accepts the nodes that are not one of these.
inline IsNode otherThan(const QStringList &nodes)
{
    return [nodes](const QString &node) { return !nodes.contains(node); };
}
/// The clips of the nodes, except those that depend on other nodes and groups that become empty.
std::vector<timeline::ClipPtr> clipsOf(const std::vector<timeline::ClipPtr> &clips, const QStringList &nodes);
/// Moves a position; blocks placed beside something, or at a linked position, follow their target instead.
/// The position is that of the node, or of its style in the lecture.
QJsonObject movedOnStage(const graph::Node &node, const QPointF &by, const lecture::Lecture &lecture);
/// Shifts all clips and keyframes.
void shift(lecture::Scene &scene, base::Time by);
/// Makes all nodes one collapsed group; `group` may have more keys.
void setGroup(lecture::Scene &scene, QJsonObject group, const QString &title);
tl::unexpected<base::Error> tooLarge(qint64 bytes);

} // namespace lectograph::editor::customblock
