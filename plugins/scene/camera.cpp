// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "shape/camera_frame.h"
#include "shape/outlines.h"

#include <algorithm>

namespace lectograph::scene {

using namespace Qt::StringLiterals;
using base::Transform;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;

namespace {

/// The least way along one axis after which a box from `low` to `high` lies between `-half` and `half`; one that is too
/// large is centred.
double wayInto(double low, double high, double half)
{
    if (high - low >= 2 * half)
        return (low + high) / 2;
    return high > half ? high - half : low < -half ? low + half : 0;
}

/// The frame moved in its own plane just so far that the shape is in it, with some room around.
Transform keeping(const shape::Shape &shape, const Transform &frame, double margin, const graph::Setting &setting)
{
    const base::Box &box = shape.bounds();
    if (box.isEmpty())
        return frame;
    const Transform toFrame = frame.inverted();
    base::Box seen;
    for (const double x : {box.min.x, box.max.x}) {
        for (const double y : {box.min.y, box.max.y}) {
            for (const double z : {box.min.z, box.max.z})
                seen.add(toFrame.map(base::Vec3{x, y, z}));
        }
    }
    const double room = margin / std::max(base::length(frame.y), 1e-9);
    const base::Vec3 way{wayInto(seen.min.x, seen.max.x, std::max(0.0, setting.frameWidth / 2 - room)),
                         wayInto(seen.min.y, seen.max.y, std::max(0.0, setting.frameHeight / 2 - room)), 0};
    return Transform::translation(frame.mapDirection(way)) * frame;
}

} // namespace

NodeType camera()
{
    return {
        .id = u"scene.camera"_s,
        .title = u"Camera"_s,
        .category = u"Scene"_s,
        .help =
            u"Which part of the scene fills the picture, and from which direction it is seen. Drag its frame on the "
            u"stage while it is selected; zooms and other animations move it like any other shape."_s,
        .properties =
            {
                row::vector("centre", {0, 0, 0}, "The point in the middle of the picture").in("units"),
                row::number(
                    "height", 0,
                    "How much of the scene is seen from bottom to top: the smaller, the closer; 0: the whole frame")
                    .titled("View height")
                    .between(0, 100000)
                    .in("units"),
                row::number("theta", 0, "For scenes in depth: how far the camera has walked around the scene")
                    .titled("Turn around")
                    .in("°"),
                row::number("phi", 0, "For scenes in depth: 0 looks straight onto the picture plane, 90 along it")
                    .titled("Tilt")
                    .in("°"),
                row::number("gamma", 0, "The camera is held at an angle, and the picture leans the other way")
                    .titled("Roll")
                    .in("°"),
                row::choice("floor", "xy", "xy=XY|xz=XZ",
                            "For scenes in depth: the plane that lies flat, XY (z is up) or XZ (y is up)")
                    .titled("Ground plane"),
                row::number("fov", 0,
                            "How wide the eye sees, from the bottom to the top of the frame: the larger, the stronger "
                            "the perspective; a few degrees show space almost without. 0: as wide as the scene says")
                    .titled("Field of view")
                    .between(0, 170)
                    .in("°"),
                row::shape("target",
                           "A shape whose middle is in the middle of the picture, and around which the camera turns; "
                           "the centre is then the way from there")
                    .titled("Look at"),
                row::shape("follow",
                           "A shape that the camera follows as soon as it would leave the picture; let the link follow "
                           "its state on the stage, so that its animations count")
                    .titled("Keep in view"),
                row::number("followMargin", 1,
                            "From that shape to the edges of the picture; a large one keeps it in the middle")
                    .titled("Room around it")
                    .between(0, 100000)
                    .in("units"),
            },
        .outputs = shapeOutput(),
        .isCamera = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const Transform orientation = shape::cameraOrientation(in.number("theta"), in.number("phi"),
                                                                   in.number("gamma"), in.text("floor") == "xz"_L1);
            const double height = in.number("height");
            const double zoom = height > 0 ? height / context.setting.frameHeight : 1;
            shape::Style invisible;
            invisible.strokeWidth = 0;
            shape::Part frame;
            frame.name = u"frame"_s;
            frame.path = shape::rectangle(context.setting.frameWidth, context.setting.frameHeight);
            frame.style = invisible;
            const shape::Shape *target = in.shape("target");
            const base::Vec3 centre = in.vector("centre") + (target ? target->bounds().centre() : base::Vec3{});
            frame.placement = Transform::translation(centre) * orientation * Transform::scaling(zoom, zoom, zoom);
            if (const shape::Shape *followed = in.shape("follow"))
                frame.placement = keeping(*followed, frame.placement, in.number("followMargin"), context.setting);
            const double fov = in.number("fov");
            return fov > 0 ? shape::withSight(std::move(frame), {fov, 1}, context.setting.frameHeight) : frame;
        }),
    };
}

} // namespace lectograph::scene
