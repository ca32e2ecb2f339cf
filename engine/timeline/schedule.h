// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"
#include "graph/problem.h"
#include "timeline/animation.h"
#include "timeline/clip.h"
#include "timeline/targets.h"

#include <span>

namespace lectograph::timeline {

/// The time mapping of a group: scene time → eased → stretched to the natural length of its children.
struct Warp
{
    base::Time start;
    base::Time duration;
    double natural = 0; ///< seconds
    base::Easing ease;
};

/// A clip that is not a group, with its resolved time; of a clip with several targets, what it does to one of them.
struct Scheduled
{
    ClipPtr clip;
    Target target;
    /// Of a clip with several targets, this is target `turn` of `turns`, which follow each other in the list.
    int turn = 0;
    int turns = 1;
    bool sharesLag = false; ///< a lag over units inside of the targets runs through all of them
    const AnimationType *type = nullptr;
    QString place;       ///< in the document: "tracks/0/clips/2"
    base::Time start;    ///< in the scene's time; in a score in the time of the chain
    base::Time duration; ///< inside a group whose ease is not linear: until the group's end
    base::Easing ease;
    double lag = 0;
    std::vector<Warp> warps; ///< of the enclosing groups, outermost first; empty if all are linear
    double innerStart = 0;   ///< seconds within the innermost warp
    double innerDuration = 0;
    int chapter = 0; ///< of the score

    base::Time end() const { return start + duration; }
    /// Linear progress at a scene time: 0 before the start, 1 after the end, unless a group's ease returns.
    double timeAt(base::Time time, base::Dialect dialect) const;
};

/// All clips of the tracks in order of start, then of the document. Groups work as in manim: a child starts when the
/// share `lag` of its predecessor's time has passed; then the group, with all inner times, is stretched to its
/// duration. A child's own start delays only that child. A clip of unknown type or with an invalid easing is left out
/// and reported.
///
/// With a `finder`, a clip with several targets becomes one for each of them, with a lag over wholes like a group, and
/// an animation made of clips becomes these. Without, each clip of the document stays one.
///
/// In a scene that another one continues after `continued`, clips that would start later are left out and reported; one
/// that takes no time still counts at that moment. Those that have started go on.
std::vector<Scheduled> schedule(std::span<const TrackPtr> tracks, const AnimationRegistry &registry,
                                base::Dialect dialect, const QString &place, graph::Problems &problems,
                                TargetFinder *finder = nullptr, std::optional<base::Time> continued = {});

/// What the lag of a clip is distributed over; none if the clip says something unknown.
std::optional<Over> overOf(const Clip &clip, const AnimationType &type);

} // namespace lectograph::timeline
