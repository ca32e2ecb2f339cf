// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// The animations made of clips that clips play, directly or through others.
namespace lectograph::editor {

std::map<QString, lecture::AnimationPtr> animationsPlayedIn(const std::vector<lecture::ScenePtr> &scenes,
                                                            const lecture::Lecture &lecture);

/// Adds those that the clips of the copied scenes play to the lecture, and gives the scenes with the ids that these have
/// there.
lecture::Lecture withAnimationsOf(lecture::Lecture &lecture, lecture::Lecture copied);

} // namespace lectograph::editor
