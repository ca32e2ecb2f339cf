// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"

namespace lectograph::scene {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;

/// What is fixed in the frame lies in the plane of the camera's frame, so it is mapped as that is.
NodeType inWorld()
{
    return {
        .id = u"scene.in-world"_s,
        .title = u"Into the world"_s,
        .category = u"Scene"_s,
        .help = u"A shape that is fixed in the frame, as a thing in the scene that looks the same from the camera. So "
                u"shapes in space can be morphed into it and back."_s,
        .properties =
            {
                row::shape("shape", "What is fixed in the frame").required(),
                row::shape("camera", "The scene's camera; without it, the frame of a scene that has none"),
            },
        .outputs = shapeOutput(),
        .evaluate = drawing([](const Inputs &in, const Context &) {
            const shape::Shape *camera = in.shape("camera");
            const shape::Shape free = in.shape("shape")->edited([](shape::Part &part) { part.pinned = false; });
            return camera ? shape::transformed(free, (*camera)->placement) : free;
        }),
    };
}

} // namespace lectograph::scene
