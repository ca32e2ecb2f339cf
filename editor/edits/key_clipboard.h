// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/key_edits.h"

/// Copying, pasting and repeating keyframes.
namespace lectograph::editor {

/// The keyframes in clipboard format: relative to `origin`, a time of the scene, with their owners.
QJsonArray copiedKeys(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys, Time origin,
                      const timeline::Registry &registry);
/// Pastes keyframes of one owner into each of `owners` with the same property, and keyframes of several into as many
/// `owners`, in order. Others are pasted into the property they were copied from, if it is in this scene. An error if
/// nothing can be pasted.
Result<KeysEdit> withKeysPasted(const Lecture &lecture, const QString &scene, const QJsonArray &copied, Time at,
                                const std::vector<PropertyPlace> &owners, const timeline::Registry &registry);
/// Pastes into the properties of the same name among `targets`; keyframes of a single property into `current`.
Result<KeysEdit> withKeysPastedInto(const Lecture &lecture, const QJsonArray &copied, Time at,
                                    const std::vector<PropertyPlace> &targets,
                                    const std::optional<PropertyPlace> &current, const timeline::Registry &registry);
/// Adds copies, shifted by `delta`.
Result<KeysEdit> withKeysRepeated(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                  Time delta);

} // namespace lectograph::editor
