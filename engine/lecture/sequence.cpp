// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/sequence.h"

#include <algorithm>

namespace lectograph::lecture {

using namespace Qt::StringLiterals;
using base::Time;

namespace {

bool isCut(const Transition &transition)
{
    return transition.kind == transitionKinds().front() || !transitionKinds().contains(transition.kind);
}

} // namespace

const QStringList &transitionKinds()
{
    static const QStringList kinds{u"cut"_s, u"cross-fade"_s, u"fade"_s, u"push"_s, u"wipe"_s};
    return kinds;
}

const QStringList &transitionDirections()
{
    static const QStringList directions{u"left"_s, u"right"_s, u"up"_s, u"down"_s};
    return directions;
}

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
            if (!scene.continues && !isCut(scene.transition))
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
