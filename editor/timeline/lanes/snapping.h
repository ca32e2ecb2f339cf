// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <optional>
#include <vector>

namespace lectograph::editor {

/// Snap targets of drags, in seconds of the lecture.
struct TimeSnapTargets
{
    std::vector<double> at; ///< sorted
    bool wholeSeconds = true;
};

struct SnappedTime
{
    double seconds = 0;
    std::optional<double> line; ///< the target that it snapped to, for display
};

/// Snaps to the nearest target within `tolerance`, or else to the nearest frame. Without targets only to frames.
SnappedTime snapped(double seconds, double tolerance, const TimeSnapTargets *targets, base::FrameRate rate);
/// The same for several edges that move together: returns the distance to move instead of `delta`.
SnappedTime snappedMove(const std::vector<double> &edges, double delta, double tolerance,
                        const TimeSnapTargets *targets, base::FrameRate rate);

} // namespace lectograph::editor
