// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"
#include "lecture/edit.h"

#include <QJsonArray>

/// Edits of the graph: links, positions, comment boxes and groups.
namespace lectograph::editor::diagram {

/// Succeeds if the link may be made; the error says whether the types do not fit or it would close a cycle.
base::Result<void> linkable(const lecture::Scene &scene, const OutputPlace &from, const InputPlace &to,
                            const timeline::Registry &registry, const QStringList &languages);
/// Appends to a list, unless the link carries a whole list. `like`: the link that it replaces, whose part and
/// "staged" are kept.
base::Result<lecture::Lecture> withLink(const lecture::Lecture &lecture, const QString &scene, const OutputPlace &from,
                                        const InputPlace &to, const timeline::Registry &registry,
                                        const QJsonObject &like = {});
base::Result<lecture::Lecture> withoutLink(const lecture::Lecture &lecture, const QString &scene, const InputPlace &to);
/// The JSON of a link, empty if there is none.
QJsonObject linkAt(const lecture::Scene &scene, const InputPlace &to);
/// Whether a link takes the shape as it is on stage at each time.
base::Result<lecture::Lecture> withStaged(const lecture::Lecture &lecture, const QString &scene, const InputPlace &to,
                                          bool isStaged);

/// The unlinked property that suits a value best. `fromType`, the type of the block that provides it, decides between
/// several candidates.
std::optional<QString> fittingInput(const graph::NodeType &type, const QJsonObject &properties, graph::ValueType from,
                                    const QString &fromType);
/// The output that suits a property.
std::optional<QString> fittingOutput(const graph::NodeType &type, graph::ValueType to);

/// Reroutes the link from `from` to `to` through the node.
base::Result<lecture::Lecture> withInserted(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                            const OutputPlace &from, const InputPlace &to,
                                            const timeline::Registry &registry);
/// Deletes the nodes; their outgoing links are reconnected to the source of an input of a fitting type, if any.
base::Result<lecture::Lecture> withoutNodesReconnected(const lecture::Lecture &lecture, const QString &scene,
                                                       const QStringList &nodes, const timeline::Registry &registry,
                                                       base::Time time = {});

/// Sets the positions of nodes in the graph.
base::Result<lecture::Lecture> withPlaces(const lecture::Lecture &lecture, const QString &scene, const Places &places);
/// Sets a key beside the properties of nodes; undefined removes it.
base::Result<lecture::Lecture> withNodeExtra(const lecture::Lecture &lecture, const QString &scene,
                                             const QStringList &nodes, const QString &key, const QJsonValue &value);
/// Sets the comment boxes or the groups of the scene; `list` is "frames" or "groups".
base::Result<lecture::Lecture> withSceneExtra(const lecture::Lecture &lecture, const QString &scene,
                                              const QString &list, const QJsonArray &items);
/// Sets one key of the comment box or group with this index.
base::Result<lecture::Lecture> withSceneExtraItem(const lecture::Lecture &lecture, const QString &scene,
                                                  const QString &list, int index, const QString &key,
                                                  const QJsonValue &value);

} // namespace lectograph::editor::diagram
