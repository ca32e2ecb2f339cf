// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/core/properties.h"
#include "editor/core/selection.h"

#include <functional>

/// What is done to keyframes on the timeline. Times are of the scene.
namespace lectograph::editor {

struct KeysEdit
{
    lecture::Lecture lecture;
    std::vector<KeyPlace> keys; ///< where they stand now
};

PropertyPlace propertyOf(const QString &scene, const KeyPlace &key);
/// Seconds; nothing if there is no such keyframe.
std::optional<double> secondsOf(const lecture::Lecture &lecture, const QString &scene, const KeyPlace &key);

/// Each at the time that `timeOf` makes of its seconds, not before the scene; others that stand there give way.
base::Result<KeysEdit> withKeysAt(const lecture::Lecture &lecture, const QString &scene,
                                  const std::vector<KeyPlace> &keys, const std::function<double(double)> &timeOf);
base::Result<lecture::Lecture> withoutKeys(const lecture::Lecture &lecture, const QString &scene,
                                           const std::vector<KeyPlace> &keys);
/// From each to the next one.
base::Result<lecture::Lecture> withKeysEased(const lecture::Lecture &lecture, const QString &scene,
                                             const std::vector<KeyPlace> &keys, const QString &ease);
/// Those of all nodes from `from` on, later by `delta`.
base::Result<lecture::Lecture> withLaterKeysShifted(const lecture::Lecture &lecture, const QString &scene,
                                                    base::Time from, base::Time delta);

/// A keyframe at `at` in every property of the nodes that has keyframes, with the value that it has there anyway.
base::Result<lecture::Lecture> withKeysOfNodes(const lecture::Lecture &lecture, const QString &scene,
                                               const QStringList &nodes, base::Time at,
                                               const timeline::Registry &registry);
/// One keyframe with the value that the property has at `at`.
base::Result<lecture::Lecture> withKeyHeld(const lecture::Lecture &lecture, const PropertyPlace &place, base::Time at,
                                           const timeline::Registry &registry);

/// As the clipboard has them, relative to `origin`.
QJsonArray copiedKeys(const lecture::Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                      base::Time origin);
/// Into the properties they came from, as far as the scene has those nodes.
base::Result<KeysEdit> withKeysPasted(const lecture::Lecture &lecture, const QString &scene, const QJsonArray &copied,
                                      base::Time at);

} // namespace lectograph::editor
