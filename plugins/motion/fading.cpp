// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"
#include "graph/row.h"

#include <algorithm>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Transform;
using shape::Shape;
using timeline::Cue;
using timeline::Presence;
using timeline::Progress;

namespace {

/// Fades the shape by `gone`: 0 is unchanged, 1 is invisible, shifted and scaled.
Shape faded(const Shape &shape, double gone, const base::Vec3 &shift, double size)
{
    Shape result = shape;
    if (size != 1) {
        const double factor = 1 + (size - 1) * gone;
        result = shape::scaled(result, factor);
    }
    if (!(shift == base::Vec3{}))
        result = shape::shifted(result, shift * gone);
    return result.edited([&](shape::Part &part) { part.opacity *= std::clamp(1 - gone, 0.0, 1.0); });
}

} // namespace

std::vector<AnimationType> fading()
{
    return {
        {.id = u"motion.fade-in"_s,
         .title = u"Fade in"_s,
         .category = u"Enter"_s,
         .help = u"Appears from nothing, if wanted from elsewhere or from another size"_s,
         .properties = {row::vector("shift", {0, 0, 0}, "The way it comes").titled("Distance").in("units"),
                        row::number("size", 1, "Its size at first").titled("Size at the start").atLeast(0)},
         .channels = timeline::Look | timeline::Place,
         .presence = Presence::Enters,
         .over = timeline::Over::Children,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return faded(shape, 1 - progress.whole(), -cue.inputs().vector("shift"), cue.inputs().number("size"));
         }},
        {.id = u"motion.fade-out"_s,
         .title = u"Fade out"_s,
         .category = u"Leave"_s,
         .help = u"Disappears, if wanted to elsewhere or to another size"_s,
         .properties = {row::vector("shift", {0, 0, 0}, "The way it goes").titled("Distance").in("units"),
                        row::number("size", 1, "Its size at last").titled("Size at the end").atLeast(0)},
         .channels = timeline::Look | timeline::Place,
         .presence = Presence::Leaves,
         .over = timeline::Over::Children,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return faded(shape, progress.whole(), cue.inputs().vector("shift"), cue.inputs().number("size"));
         }},
        {.id = u"motion.show"_s,
         .title = u"Show"_s,
         .category = u"Enter"_s,
         .help = u"Is there from one moment to the next"_s,
         .channels = timeline::Look,
         .presence = Presence::Enters,
         .seconds = 0,
         .apply = [](const Shape &shape, const Progress &, const Cue &) -> Result<Shape> { return shape; }},
        {.id = u"motion.hide"_s,
         .title = u"Hide"_s,
         .category = u"Leave"_s,
         .help = u"Is gone from one moment to the next"_s,
         .channels = timeline::Look,
         .presence = Presence::Leaves,
         .seconds = 0,
         .apply = [](const Shape &shape, const Progress &, const Cue &) -> Result<Shape> { return shape; }},
    };
}

} // namespace lectograph::plugins::motion
