// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"
#include "graph/problem.h"
#include "timeline/animation.h"
#include "timeline/clip.h"

#include <span>

namespace lectograph::timeline {

/// The time of a group, inside which the clips run: scene time → eased → stretched to the children's natural length.
struct Warp
{
    base::Time start;
    base::Time duration;
    double natural = 0; ///< seconds
    base::Easing ease;
};

/// A clip that is no group, with its place in time worked out.
struct Scheduled
{
    ClipPtr clip;
    const AnimationType *type = nullptr;
    QString place;       ///< where it stands in the document: "tracks/0/clips/2"
    base::Time start;    ///< in the scene's time
    base::Time duration; ///< in a group whose ease is not linear: until the group's end
    base::Easing ease;
    double lag = 0;
    std::vector<Warp> warps; ///< of the groups around it, outermost first; empty where all are linear
    double innerStart = 0;   ///< seconds within the innermost warp
    double innerDuration = 0;

    base::Time end() const { return start + duration; }
    /// Linear progress at a time of the scene: before the start 0, after the end 1, unless a group's ease comes back.
    double timeAt(base::Time time, base::Dialect dialect) const;
};

/// All clips of the tracks in order of their start (document order for equals). Groups are resolved as manim does it: a
/// child starts when its predecessor has done the share `lag` of its time; then the whole is stretched to the group's
/// duration, all inner times with it. A start of its own delays a child alone. A clip of unknown type or with a bad easing is left out and reported.
std::vector<Scheduled> schedule(std::span<const TrackPtr> tracks, const AnimationRegistry &registry,
                                base::Dialect dialect, const QString &place, graph::Problems &problems);

} // namespace lectograph::timeline
