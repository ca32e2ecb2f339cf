// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/sequence.h"

#include <algorithm>

namespace lectograph::lecture {

using base::Time;

std::vector<ScenePlace> placesOf(const Lecture &lecture, const timeline::AnimationRegistry &registry,
                                 const QStringList &shown)
{
    std::vector<ScenePlace> places;
    for (std::size_t i = 0; i < lecture.scenes.size(); ++i) {
        const Scene &scene = *lecture.scenes[i];
        if (!shown.isEmpty() && !shown.contains(scene.id))
            continue;
        ScenePlace place{i, {}, durationOf(scene, registry, lecture.dialect), {}};
        if (!places.empty()) {
            const ScenePlace &before = places.back();
            place.start = before.end();
            if (!scene.continues && !scene.transition.kind.isEmpty())
                place.transition = std::clamp(scene.transition.duration, Time(), place.duration);
            if (scene.transition.overlaps) {
                place.transition = std::min(place.transition, before.duration - before.transition);
                place.start = place.start - place.transition;
            }
        }
        places.push_back(place);
    }
    return places;
}

} // namespace lectograph::lecture
