// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/key_edits.h"

/// Keyframes that are copied, pasted and repeated.
namespace lectograph::editor {

/// As the clipboard has them, relative to `origin`, with what they belong to.
QJsonArray copiedKeys(const lecture::Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                      base::Time origin);
/// Copied from one owner: into each of `owners` that has the property. Copied from as many as there are `owners`: into
/// these, in their order. What fits none of them goes back to where it came from, if that is here; an error if nothing
/// finds a place.
base::Result<KeysEdit> withKeysPasted(const lecture::Lecture &lecture, const QString &scene, const QJsonArray &copied,
                                      base::Time at, const std::vector<PropertyPlace> &owners,
                                      const timeline::Registry &registry);
/// Into the properties of the same name among `targets`; what was copied from one property alone, into `current`.
base::Result<KeysEdit> withKeysPastedInto(const lecture::Lecture &lecture, const QJsonArray &copied, base::Time at,
                                          const std::vector<PropertyPlace> &targets,
                                          const std::optional<PropertyPlace> &current,
                                          const timeline::Registry &registry);
/// Copies that are later by `delta`.
base::Result<KeysEdit> withKeysRepeated(const lecture::Lecture &lecture, const QString &scene,
                                        const std::vector<KeyPlace> &keys, base::Time delta);

} // namespace lectograph::editor
