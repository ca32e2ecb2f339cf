// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/resting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace lectograph::timeline {

using base::Time;

namespace {

/// What has no bounds is nowhere, so not elsewhere.
bool isElsewhere(const base::Box &box, const base::Box &rest)
{
    constexpr double tolerance = 0.01; // of a unit
    const auto areFar = [](const base::Vec3 &a, const base::Vec3 &b) {
        return std::abs(a.x - b.x) > tolerance || std::abs(a.y - b.y) > tolerance || std::abs(a.z - b.z) > tolerance;
    };
    return !box.isEmpty() && !rest.isEmpty() && (areFar(box.min, rest.min) || areFar(box.max, rest.max));
}

/// When a clip has its target where the others leave it: after it, or before it, if its target is gone afterwards.
Time restOf(const Scheduled &clip)
{
    const Presence presence = clip.type->presence;
    return presence == Presence::Leaves || presence == Presence::Passes ? clip.start : clip.end();
}

} // namespace

bool isMoved(Score &score, int actor, Time time)
{
    graph::Evaluator &evaluator = score.evaluator();
    const auto rest = evaluator.shapeOf(actor, time);
    if (!rest)
        return false;
    const base::Box bounds = rest->bounds();
    for (const graph::Span &span : evaluator.motion(actor)) {
        if (span.end > score.length()) // for ever
            return true;
        const std::array moments{span.start, Time{(span.start.flicks + span.end.flicks) / 2}, span.end};
        const bool isMoving = std::ranges::any_of(moments, [&](Time moment) {
            const auto shape = evaluator.shapeOf(actor, moment);
            return shape && isElsewhere(shape->bounds(), bounds);
        });
        if (isMoving)
            return true;
    }
    std::vector<const Scheduled *> clips;
    for (const Scheduled &clip : score.clips()) {
        if (clip.type && clip.type->channels & (Place | Form) && evaluator.indexOf(clip.target.actor) == actor)
            clips.push_back(&clip);
    }
    return std::ranges::any_of(clips, [&](const Scheduled *clip) {
        const Time moment = restOf(*clip);
        const bool isOnItsWay = std::ranges::any_of(
            clips, [&](const Scheduled *other) { return other->start < moment && moment < other->end(); });
        if (isOnItsWay)
            return false;
        const auto state = score.state(actor, moment);
        return state && isElsewhere(state->bounds(), bounds);
    });
}

} // namespace lectograph::timeline
