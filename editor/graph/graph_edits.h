// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"
#include "lecture/edit.h"
#include "timeline/animation.h"

#include <QPointF>

#include <map>
#include <optional>

/// What is done in the graph: links, places, frames and groups.
namespace lectograph::editor::diagram {

struct OutputPlace
{
    QString node;
    QString port; ///< empty: the first

    friend bool operator==(const OutputPlace &, const OutputPlace &) = default;
};

struct InputPlace
{
    QString node;
    QString key;
    int element = -1; ///< of a list; −1: the whole, or a new one at the end

    friend bool operator==(const InputPlace &, const InputPlace &) = default;
};

/// Nothing if the link may be made; else why not: the types do not fit, or it would lead in a circle.
base::Result<void> linkable(const lecture::Scene &scene, const OutputPlace &from, const InputPlace &to,
                            const timeline::Registry &registry, const QStringList &languages);
/// To a list it is appended, unless it is a whole list itself. `like`: a link that it takes the place of, whose part and
/// "staged" are kept.
base::Result<lecture::Lecture> withLink(const lecture::Lecture &lecture, const QString &scene, const OutputPlace &from,
                                        const InputPlace &to, const timeline::Registry &registry,
                                        const QJsonObject &like = {});
base::Result<lecture::Lecture> withoutLink(const lecture::Lecture &lecture, const QString &scene, const InputPlace &to);
/// The JSON of a link, empty if there is none.
QJsonObject linkAt(const lecture::Scene &scene, const InputPlace &to);
/// Whether a link takes the shape as it stands on the stage at each time.
base::Result<lecture::Lecture> withStaged(const lecture::Lecture &lecture, const QString &scene, const InputPlace &to,
                                          bool isStaged);

/// The property that takes such a value best, of those that nothing is linked to yet. `fromType`, the type of the block that
/// gives it, decides where several would.
std::optional<QString> fittingInput(const graph::NodeType &type, const QJsonObject &properties, graph::ValueType from,
                                    const QString &fromType);
/// The output that suits such a property.
std::optional<QString> fittingOutput(const graph::NodeType &type, graph::ValueType to);

/// The link from `from` to `to` leads through the node from now on.
base::Result<lecture::Lecture> withInserted(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                            const OutputPlace &from, const InputPlace &to,
                                            const timeline::Registry &registry);
/// Takes the nodes away; where one had an input of a fitting type, what hung on it hangs on that from now on.
base::Result<lecture::Lecture> withoutNodesReconnected(const lecture::Lecture &lecture, const QString &scene,
                                                       const QStringList &nodes, const timeline::Registry &registry,
                                                       base::Time time = {});

/// Where nodes stand in the graph.
base::Result<lecture::Lecture> withPlaces(const lecture::Lecture &lecture, const QString &scene,
                                          const std::map<QString, QPointF> &places);
/// A key beside the properties of nodes; undefined takes it away.
base::Result<lecture::Lecture> withNodeExtra(const lecture::Lecture &lecture, const QString &scene,
                                             const QStringList &nodes, const QString &key, const QJsonValue &value);
/// The same of the scene: its frames and groups.
base::Result<lecture::Lecture> withSceneExtra(const lecture::Lecture &lecture, const QString &scene, const QString &key,
                                              const QJsonValue &value);
/// One key of the comment box or group with this index; `list` is "frames" or "groups".
base::Result<lecture::Lecture> withSceneExtraItem(const lecture::Lecture &lecture, const QString &scene,
                                                  const QString &list, int index, const QString &key,
                                                  const QJsonValue &value);

} // namespace lectograph::editor::diagram
