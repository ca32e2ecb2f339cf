// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/animation.h"
#include "lecture/upgrade.h"

namespace lectograph::lecture {

/// An animation made of clips from the JSON of its file, "animations/ID.json", and back.
base::Result<AnimationPtr> animationFrom(const QString &fileName, const QJsonObject &json, const Upgrades &upgrades);
QJsonObject jsonOf(const Animation &animation);

} // namespace lectograph::lecture
