// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "lecture/upgrade.h"

namespace lectograph::lecture {

/// A block definition from the JSON of its file, "blocks/ID.json".
base::Result<BlockPtr> blockFrom(const QString &fileName, const QJsonObject &json, const Upgrades &upgrades);

} // namespace lectograph::lecture
