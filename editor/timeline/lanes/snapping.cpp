// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/snapping.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

double onFrame(double seconds, base::FrameRate rate)
{
    return rate.at(std::llround(seconds * rate.perSecond())).seconds();
}

std::optional<double> nearest(double seconds, double tolerance, const TimeSnapTargets &targets)
{
    std::optional<double> best;
    const auto consider = [&](double at) {
        const double distance = std::abs(at - seconds);
        if (distance <= tolerance && (!best || distance < std::abs(*best - seconds)))
            best = at;
    };
    const auto next = std::ranges::lower_bound(targets.at, seconds);
    if (next != targets.at.end())
        consider(*next);
    if (next != targets.at.begin())
        consider(*std::prev(next));
    // Whole seconds are targets only if they are far apart on screen and no other target is near.
    if (!best && targets.wholeSeconds && tolerance < 0.2)
        consider(std::round(seconds));
    return best;
}

} // namespace

SnappedTime snapped(double seconds, double tolerance, const TimeSnapTargets *targets, base::FrameRate rate)
{
    const auto target = targets ? nearest(seconds, tolerance, *targets) : std::nullopt;
    return {onFrame(target.value_or(seconds), rate), target};
}

SnappedTime snappedMove(const std::vector<double> &edges, double delta, double tolerance,
                        const TimeSnapTargets *targets, base::FrameRate rate)
{
    if (edges.empty())
        return {delta, {}};
    SnappedTime best{onFrame(edges.front() + delta, rate) - edges.front(), {}};
    double bestDistance = tolerance;
    for (const double edge : edges) {
        const auto target = targets ? nearest(edge + delta, tolerance, *targets) : std::nullopt;
        if (!target || (best.line && std::abs(*target - edge - delta) >= bestDistance))
            continue;
        bestDistance = std::abs(*target - edge - delta);
        best = {onFrame(*target, rate) - edge, target};
    }
    return best;
}

} // namespace lectograph::editor
