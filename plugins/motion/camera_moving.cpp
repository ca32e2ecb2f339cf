// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "base/angle.h"
#include "base/quaternion.h"
#include "graph/row.h"
#include "rows.h"
#include "shape/camera_frame.h"

#include <algorithm>

/// Cameras are moved by their frames. Frame and eye keep their arrangement, so that a turn about a point leaves that point
/// where it is in the picture, at every moment of it.
namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Transform;
using base::Vec3;
using shape::Shape;
using timeline::Cue;
using timeline::Progress;

namespace {

const graph::PropertySpec floorSpec = row::choice("floor", "xz", "xy=XY|xz=XZ",
                                                  "The plane that lies flat, XY (z is up) or XZ (y is up)")
                                          .titled("Ground plane");
const graph::PropertySpec aroundSpec = row::shape("around",
                                                  "The shape that it turns around; without one, what it looks at");

Vec3 upOf(const Cue &cue)
{
    return cue.inputs().text("floor") == "xy"_L1 ? Vec3{0, 0, 1} : Vec3{0, 1, 0};
}

/// A vector of length 1; none if it has no direction.
std::optional<Vec3> unit(const Vec3 &v)
{
    const double size = base::length(v);
    return size > 1e-12 ? std::optional(v * (1 / size)) : std::nullopt;
}

Shape placedAt(const Shape &frame, const Transform &placement)
{
    return frame.edited([&](shape::Part &part) { part.placement = placement; });
}

base::Box ownBox(const Shape &frame)
{
    return placedAt(frame, {}).bounds();
}

/// The horizontal direction to the camera's right, whether it is held upright or not.
Vec3 levelRight(const Transform &placement, const Vec3 &up)
{
    const Vec3 own = unit(placement.x).value_or(Vec3{1, 0, 0});
    const auto level = unit(base::cross(up, placement.z));
    if (!level)
        return own;
    return base::dot(*level, own) < 0 ? -*level : *level;
}

Shape orbited(const Shape &frame, double degrees, double tilt, const Cue &cue)
{
    if (degrees == 0 && tilt == 0)
        return frame;
    const Shape *around = cue.inputs().shape("around");
    const Vec3 pivot = around ? around->bounds().centre() : frame->placement.map(ownBox(frame).centre());
    const Vec3 up = upOf(cue);
    const Transform turn = Transform::rotation(degrees * base::degree, up)
        * Transform::rotation(tilt * base::degree, levelRight(frame->placement, up));
    return placedAt(frame, base::about(pivot, turn) * frame->placement);
}

Result<Shape> orbit(const Shape &frame, const Progress &progress, const Cue &cue)
{
    const graph::Inputs &in = cue.inputs();
    return orbited(frame, in.number("angle") * progress.whole(), in.number("tilt") * progress.whole(), cue);
}

/// For how long something that gets into motion within `ramp` and out of it would have moved at full speed by `time`: its
/// speed follows 3u² − 2u³.
double timeAtFullSpeed(double time, double duration, double ramp)
{
    const auto ramped = [ramp](double passed) {
        const double u = passed / ramp;
        return ramp * u * u * u * (1 - u / 2);
    };
    if (ramp > 0 && time < ramp)
        return ramped(time);
    const double whole = duration - ramp;
    if (ramp > 0 && time > whole)
        return whole - ramped(duration - time);
    return time - ramp / 2;
}

Result<Shape> drift(const Shape &frame, const Progress &progress, const Cue &cue)
{
    const graph::Inputs &in = cue.inputs();
    const double duration = cue.duration().seconds();
    const double time = std::clamp(progress.whole(), 0.0, 1.0) * duration;
    const double ramp = std::min(in.number("ramp"), duration / 2);
    return orbited(frame, in.number("speed") * timeAtFullSpeed(time, duration, ramp), 0, cue);
}

/// To a place and a direction. It turns on the shortest way, and what it looks at moves on a straight line.
Result<Shape> fly(const Shape &frame, const Progress &progress, const Cue &cue)
{
    const graph::Inputs &in = cue.inputs();
    const double t = progress.whole();
    if (t == 0)
        return frame;
    const base::Box own = ownBox(frame);
    const double wanted = in.number("height");
    const double height = wanted > 0 ? wanted : cue.setting().frameHeight;
    const double factor = own.height() > 0 ? height / own.height() : 1;
    Transform end = shape::cameraOrientation(in.number("theta"), in.number("phi"), in.number("gamma"),
                                             in.text("floor") == "xz"_L1)
        * Transform::scaling(factor, factor, factor);
    end.origin = in.vector("centre") - end.mapDirection(own.centre());
    const Shape moved = placedAt(frame, base::turnedMix(frame->placement, end, t, own.centre()));
    return in.number("fov") > 0 ? shape::withSightTowards(moved, in.number("fov"), t, cue.setting().frameHeight)
                                : moved;
}

/// Scaling a frame with its eye about a point moves the eye towards it, and changes nothing else that is seen.
Result<Shape> dolly(const Shape &frame, const Progress &progress, const Cue &cue)
{
    constexpr double least = 1e-3;
    const double share = std::max(1 + (1 / cue.inputs().number("closer") - 1) * progress.whole(), least);
    const Vec3 goal = cue.inputs().shape("towards")->bounds().centre();
    return placedAt(frame, base::about(goal, Transform::scaling(share, share, share)) * frame->placement);
}

Result<Shape> lookAt(const Shape &frame, const Progress &progress, const Cue &cue)
{
    const Transform &start = frame->placement;
    const auto back = unit(start.z);
    if (!back || progress.whole() == 0)
        return frame;
    const shape::Sight sight = shape::sightOf(frame, cue.setting().frameHeight).value_or(shape::Sight());
    const base::Box own = ownBox(frame);
    const Vec3 eye = own.centre() + Vec3{0, 0, shape::eyeDistance(own.height(), sight.fovDegrees)};
    const Vec3 place = start.map(eye);
    const auto wanted = unit(place - cue.inputs().shape("at")->bounds().centre());
    if (!wanted)
        return frame;
    const Vec3 up = upOf(cue);
    // Straight from above there is no level direction: as it is held.
    const Vec3 right = unit(base::cross(up, *wanted)).value_or(levelRight(start, up));
    const Vec3 upright = base::cross(*wanted, right);
    const Transform end{
        right * base::length(start.x), upright * base::length(start.y), *wanted * base::length(start.z), {}};
    Transform there = end;
    there.origin = place - end.mapDirection(eye);
    return placedAt(frame, base::turnedMix(start, there, progress.whole(), eye));
}

Result<Shape> goAlong(const Shape &frame, const Progress &progress, const Cue &cue)
{
    const Vec3 goal = cue.inputs().shape("thing")->bounds().centre();
    const Vec3 way = (goal - frame->placement.map(ownBox(frame).centre())) * progress.whole();
    return way == Vec3{} ? frame : shape::shifted(frame, way);
}

} // namespace

std::vector<AnimationType> cameraMoving()
{
    return {
        {.id = u"motion.fly"_s,
         .title = u"Fly to"_s,
         .category = u"Camera"_s,
         .help = u"The camera moves and turns on the shortest way until it sees a place from a direction. With another "
                 u"field of view but the same centre and height, it is a dolly zoom"_s,
         .properties =
             {newCentreRow(), newHeightRow(),
              row::number("theta", 0, "How far the camera has walked around the scene at the end")
                  .titled("Turn around")
                  .in("°"),
              row::number("phi", 0, "At the end: 0 looks straight onto the picture plane, 90 along it")
                  .titled("Tilt")
                  .in("°"),
              row::number("gamma", 0, "The angle at which the camera is held at the end").titled("Roll").in("°"),
              row::choice("floor", "xy", "xy=XY|xz=XZ",
                          "What the angles are measured against, as for the camera: XY (z is up) or XZ (y is up)")
                  .titled("Ground plane"),
              row::number("fov", 0, "How wide the eye sees at the end; 0: as now")
                  .titled("Field of view")
                  .between(0, shape::mostFov)
                  .in("°")},
         .channels = timeline::Place,
         .isOfCamera = true,
         .leadsToFrame = true,
         .seconds = 2,
         .apply = fly},
        {.id = u"motion.orbit"_s,
         .title = u"Orbit"_s,
         .category = u"Camera"_s,
         .help =
             u"The camera walks around what it looks at, or around a shape, which stays where it is in the picture"_s,
         .properties =
             {row::number("angle", 90, "How far around").in("°"),
              row::number("tilt", 0, "How much more the camera is tilted at the end").titled("Tilt by").in("°"),
              aroundSpec, floorSpec},
         .channels = timeline::Place,
         .isOfCamera = true,
         .seconds = 3,
         .apply = orbit},
        {.id = u"motion.ambient-rotation"_s,
         .title = u"Ambient rotation"_s,
         .category = u"Camera"_s,
         .help = u"The camera keeps walking slowly around what it looks at; it starts and stops smoothly"_s,
         .properties = {row::number("speed", 3, "How fast once it moves, in degrees per second").in("°"),
                        row::number("ramp", 1, "How long it takes to get into motion, and out of it again")
                            .titled("Time to start and stop")
                            .between(0, 1000)
                            .in("s"),
                        aroundSpec, floorSpec},
         .channels = timeline::Place,
         .isOfCamera = true,
         .ease = u"linear"_s,
         .seconds = 10,
         .apply = drift},
        {.id = u"motion.dolly"_s,
         .title = u"Dolly"_s,
         .category = u"Camera"_s,
         .help = u"The camera goes towards a shape, or away from it, without turning"_s,
         .properties =
             {row::shape("towards", "The shape").required(),
              row::number(
                  "closer", 2,
                  "2: to half the distance, where it looks twice as large; 0.5: away from it, to twice the distance")
                  .titled("Times closer")
                  .between(0.01, 1000)},
         .channels = timeline::Place,
         .isOfCamera = true,
         .seconds = 2,
         .apply = dolly},
        {.id = u"motion.look-at"_s,
         .title = u"Look at"_s,
         .category = u"Camera"_s,
         .help = u"The camera turns where it stands until a shape is in the middle of the picture, and follows it with "
                 u"its eye from then on while keyframes move it"_s,
         .properties = {row::shape("at", "The shape").required(), floorSpec},
         .channels = timeline::Place,
         .isOfCamera = true,
         .seconds = 2,
         .apply = lookAt},
        {.id = u"motion.go-along"_s,
         .title = u"Follow with the camera"_s,
         .category = u"Camera"_s,
         .help =
             u"The camera moves until a shape is in the middle of the picture, and along with it from then on while "
             u"keyframes move it. To keep a shape in view that animations move, see the properties of the camera"_s,
         .properties = {row::shape("thing", "The shape that is followed").titled("Shape").required()},
         .channels = timeline::Place,
         .isOfCamera = true,
         .apply = goAlong},
    };
}

} // namespace lectograph::plugins::motion
