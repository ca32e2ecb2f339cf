// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/linked.h"
#include "graph/line_ends.h"
#include "picture/show.h"

#include <vector>

namespace lectograph::editor::customblock {

/// A scene as it is before nodes and what they are linked to part: they leave it, or others do.
class Outside
{
public:
    Outside(const lecture::Lecture &lecture, const QString &scene, base::Time at, const timeline::Registry &registry);

    /// In place of a link to a node that `isOutside` stands the value that it brings, in all languages; in place of a shape
    /// where a line ends stands the point. What a file cannot write, other shapes and tensors, is left out.
    QJsonObject released(const QJsonObject &properties, const graph::PropertyTable &table, const IsNode &isOutside);
    void release(graph::Node &node, const IsNode &isOutside);
    /// Released nodes, now in a scene without the others, stand where they stood, although what they stood beside is not
    /// there.
    void settle(lecture::Scene &own);

private:
    QJsonValue brought(const graph::PropertySpec &spec, const QJsonValue &link);
    std::optional<graph::Ends> endsOf(const QJsonObject &properties, const graph::PropertyTable &table);

    lecture::Lecture m_lecture;
    QString m_scene;
    base::Time m_at;
    const timeline::Registry &m_registry;
    QStringList m_languages;            ///< the lecture's own first
    std::vector<picture::Show> m_shows; ///< of the scene, one for each language
};

/// Files can write its values.
bool isWritable(const graph::PropertySpec &spec);
/// A shape where a line ends ("fromShape"): the key of the point that can stand in its place ("from"); otherwise empty.
QString endKeyOf(const graph::PropertyTable &table, const QString &key);

} // namespace lectograph::editor::customblock
