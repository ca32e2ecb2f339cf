// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/fields.h"
#include "lecture/lecture.h"
#include "lecture/upgrade.h"

namespace lectograph::lecture {

/// The id of the scene or definition in a file: "opening" for "scenes/opening.json".
QString idOfFile(const QString &file);
/// The nodes under the key "nodes", sorted by id.
std::vector<graph::NodePtr> nodesFrom(Fields &fields, const Upgrades &upgrades);
/// A scene from the JSON of its file.
base::Result<ScenePtr> sceneFrom(const QString &fileName, const QJsonObject &json, const Upgrades &upgrades);

/// The list "clips".
std::vector<timeline::ClipPtr> clipsFrom(Fields &fields, const Upgrades &upgrades);

} // namespace lectograph::lecture
