// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"
#include "graph/row.h"
#include "rows.h"

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Transform;
using base::Vec3;
using shape::Shape;
using timeline::Cue;
using timeline::Progress;

namespace {

Vec3 withoutLength(const Vec3 &axis)
{
    const double length = base::length(axis);
    return length > 0 ? axis * (1 / length) : axis;
}

/// Moves a camera's frame to a centre and a height, in the direction in which it looks. The corners of the frame move
/// along straight lines.
Result<Shape> zoomed(const Shape &frame, const Progress &progress, const Cue &cue)
{
    const double wanted = cue.inputs().number("height");
    const double height = wanted > 0 ? wanted : cue.setting().frameHeight;
    const base::Box own = frame.edited([](shape::Part &part) { part.placement = {}; }).bounds();
    const double factor = own.height() > 0 ? height / own.height() : 1;
    const Transform start = frame->placement;
    Transform end{withoutLength(start.x) * factor, withoutLength(start.y) * factor, withoutLength(start.z) * factor};
    end.origin = cue.inputs().vector("centre") - end.mapDirection(own.centre());
    return frame.edited([&](shape::Part &part) { part.placement = base::mix(start, end, progress.whole()); });
}

} // namespace

std::vector<AnimationType> zooming()
{
    return {
        {.id = u"motion.zoom"_s,
         .title = u"Zoom to"_s,
         .category = u"Move"_s,
         .help = u"The camera moves until a part of the scene fills the picture"_s,
         .properties = {newCentreRow(), newHeightRow()},
         .channels = timeline::Place,
         .leadsToFrame = true,
         .apply = zoomed},
    };
}

} // namespace lectograph::plugins::motion
