// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"

#include <QJsonArray>

/// Edits of the graph: positions, comment boxes and groups.
namespace lectograph::editor::diagram {

/// Deletes the nodes; their outgoing links are reconnected to the source of an input of a fitting type, if any.
base::Result<lecture::Lecture> withoutNodesReconnected(const lecture::Lecture &lecture, const QString &scene,
                                                       const QStringList &nodes, const timeline::Registry &registry,
                                                       base::Time time = {});

/// Sets the positions of nodes in the graph: of those that live elsewhere in this scene only.
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
