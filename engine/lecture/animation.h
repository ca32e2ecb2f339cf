// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/clip.h"

#include <QJsonObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace lectograph::lecture {

/// An animation made of clips, for use again: the targets of its clips, and the links in their properties, are roles.
/// Clips of the type "animation:ID" play it; their targets are cast in the roles, in this order.
struct Animation
{
    QString id;
    QJsonValue title; ///< a string or a map of language to string
    QJsonValue help;
    QStringList roles;
    std::vector<timeline::ClipPtr> clips; ///< the first starts at 0
    QJsonObject extra;
};
using AnimationPtr = std::shared_ptr<const Animation>;

/// The category of their types.
inline const QString ownAnimationCategory = QStringLiteral("My animations");

/// The type of the clips that play an animation: "animation:ID".
QString animationType(const QString &animation);
/// The id in "animation:ID"; empty for another type.
QString animationIdOf(const QString &type);

} // namespace lectograph::lecture
