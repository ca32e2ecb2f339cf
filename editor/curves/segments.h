// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve.h"
#include "editor/edits/key_edits.h"

/// The segment from one keyframe to the next.
namespace lectograph::editor {

/// Replaces the easing after each keyframe by handles of the same shape, or, if the property cannot have handles, by a
/// "cubic-bezier(…)" of the same shape.
base::Result<lecture::Lecture> withSegmentHandles(const lecture::Lecture &lecture, const QString &scene,
                                                  const std::vector<KeyPlace> &keys,
                                                  const timeline::Registry &registry);

} // namespace lectograph::editor
