// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <optional>
#include <vector>

namespace lectograph::editor {

/// Where dragged things come to rest. Times are seconds of the lecture.
struct TimeSnapTargets
{
    std::vector<double> at; ///< in order
    bool wholeSeconds = true;
};

struct SnappedTime
{
    double seconds = 0;
    std::optional<double> line; ///< what it came to rest at, to be shown
};

/// The nearest target, or else the nearest frame. Without targets only frames count.
SnappedTime snapped(double seconds, double tolerance, const TimeSnapTargets *targets, base::FrameRate rate);
/// The same for something with several edges, which moves as a whole: how far it moves instead of `delta`.
SnappedTime snappedMove(const std::vector<double> &edges, double delta, double tolerance,
                        const TimeSnapTargets *targets, base::FrameRate rate);

} // namespace lectograph::editor
