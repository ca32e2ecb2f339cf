// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve.h"
#include "editor/edits/key_edits.h"

/// The way from one keyframe of a curve to the next.
namespace lectograph::editor {

/// From each of the keyframes to its next one: handles of the same shape in place of the easing; what cannot have
/// handles gets a "cubic-bezier(…)" of the same shape.
base::Result<lecture::Lecture> withSegmentHandles(const lecture::Lecture &lecture, const QString &scene,
                                                  const std::vector<KeyPlace> &keys,
                                                  const timeline::Registry &registry);
/// How the segment after the keyframe runs, as the text of an easing, whether it has handles or not.
QString segmentEase(const Curve &curve, int index);

} // namespace lectograph::editor
