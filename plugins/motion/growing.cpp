// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "graph/placement.h"
#include "graph/row.h"

#include <algorithm>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Transform;
using base::Vec3;
using shape::Shape;
using timeline::Cue;
using timeline::Presence;
using timeline::Progress;

namespace {

// Smaller sizes are invisible, and a singular transform would lose the shape for later clips.
constexpr double least = 1e-6;

Shape sized(const Shape &shape, double factor, const Vec3 &about)
{
    const double k = std::max(factor, least);
    return shape::transformed(shape, base::about(about, Transform::scaling(k, k, k)));
}

/// The start of the first path in the tree, in the space of the shape's parent.
std::optional<Vec3> firstPoint(const Shape &shape, const Transform &space)
{
    const Transform inner = space * shape->placement;
    if (!shape->path.isEmpty())
        return inner.map(shape->path.contours().front().points.front());
    for (const Shape &child : shape->children) {
        if (const auto point = firstPoint(child, inner))
            return point;
    }
    return std::nullopt;
}

Vec3 origin(const Shape &shape, const Cue &cue)
{
    if (const Shape *from = cue.inputs().shape("from"))
        return from->bounds().centre();
    if (cue.inputs().text("edge") == "point"_L1)
        return cue.inputs().vector("point");
    return shape.bounds().at(graph::direction(cue.inputs().text("edge")));
}

const graph::PropertyTable whereFrom = {
    row::shape("from", "The shape whose centre is the point; without one, a point of its own or one that you give")
        .titled("Around this shape"),
    row::choice("edge", "centre", "centre|up|down|left|right|up-left|up-right|down-left|down-right|point=A point",
                "Which point of its own stays, or a point of the scene")
        .titled("Fixed point"),
    row::vector("point", {0, 0, 0}, "The point of the scene that stays, if that is chosen").in("units"),
    row::boolean("fade", false, "Changes its opacity too").titled("Fade as well"),
};

Shape grown(const Shape &shape, double t, const Cue &cue)
{
    const Vec3 point = origin(shape, cue);
    Shape result = sized(shape, t, point);
    if (cue.inputs().boolean("fade"))
        result = result.edited([&](shape::Part &part) { part.opacity *= std::clamp(t, 0.0, 1.0); });
    return result;
}

} // namespace

std::vector<AnimationType> growing()
{
    return {
        {.id = u"motion.grow"_s,
         .title = u"Grow"_s,
         .category = u"Enter"_s,
         .help = u"From size nothing, out of its centre, an edge, or another shape"_s,
         .properties = whereFrom,
         .channels = timeline::Place | timeline::Look,
         .presence = Presence::Enters,
         .over = timeline::Over::Children,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return grown(shape, progress.whole(), cue);
         }},
        {.id = u"motion.shrink"_s,
         .title = u"Shrink"_s,
         .category = u"Leave"_s,
         .help = u"To size nothing, into its centre, an edge, or another shape"_s,
         .properties = whereFrom,
         .channels = timeline::Place | timeline::Look,
         .presence = Presence::Leaves,
         .over = timeline::Over::Children,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return grown(shape, 1 - progress.whole(), cue);
         }},
        {.id = u"motion.grow-arrow"_s,
         .title = u"Grow arrow"_s,
         .category = u"Enter"_s,
         .help = u"From size nothing at the point where it begins"_s,
         .channels = timeline::Place,
         .presence = Presence::Enters,
         .over = timeline::Over::Whole,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &) -> Result<Shape> {
             return sized(shape, progress.whole(), firstPoint(shape, {}).value_or(shape.bounds().centre()));
         }},
    };
}

} // namespace lectograph::plugins::motion
