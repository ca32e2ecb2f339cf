// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::lecture {

/// A scene in the time of the lecture.
struct ScenePlace
{
    std::size_t scene = 0; ///< index in the lecture
    base::Time start;
    base::Time duration;
    base::Time transition; ///< from the scene before, which lasts this long from `start` on; zero: a cut

    base::Time end() const { return start + duration; }
};

/// The kinds of transitions, a cut among them.
const QStringList &transitionKinds();
const QStringList &transitionDirections();

/// The scenes in playing order, or only those with the ids in `shown`, one directly after the other. An overlapping
/// transition lets a scene start before the end of the one before it. A transition is cut where it would be longer than
/// its scene, or would reach into the transition before it, so that no moment shows more than two scenes. There is none
/// before the first scene and before one that continues another.
std::vector<ScenePlace> placesOf(const Lecture &lecture, const timeline::AnimationRegistry &registry,
                                 const QStringList &shown = {});

} // namespace lectograph::lecture
