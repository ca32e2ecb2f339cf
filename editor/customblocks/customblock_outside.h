// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/linked.h"
#include "graph/line_ends.h"
#include "picture/show.h"

#include <vector>

namespace lectograph::editor::customblock {

/// A scene before some of its nodes are separated from the nodes they are linked to, by copying or deleting.
class Outside
{
public:
    Outside(const lecture::Lecture &lecture, const QString &scene, base::Time at, const timeline::Registry &registry);

    /// Replaces links to nodes that `isOutside` accepts by their values, in all languages, and a shape at which a line
    /// ends by the point. Values that files cannot store (other shapes, tensors) are left out.
    QJsonObject released(const QJsonObject &properties, const graph::PropertyTable &table, const IsNode &isOutside);
    void release(graph::Node &node, const IsNode &isOutside);
    /// Keeps the positions of released nodes in a scene without the others, although the nodes they were placed beside
    /// are gone.
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

/// Whether files can store its values.
bool isWritable(const graph::PropertySpec &spec);
/// For a shape at which a line ends ("fromShape"), the key of the point that can replace it ("from"); otherwise empty.
QString endKeyOf(const graph::PropertyTable &table, const QString &key);

} // namespace lectograph::editor::customblock
