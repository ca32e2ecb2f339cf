// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/placement.h"

#include "base/angle.h"
#include "base/text.h"
#include "graph/registry.h"
#include "graph/row.h"

#include "shape/layout.h"

#include <algorithm>
#include <limits>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Transform;
using base::Vec3;
using shape::Shape;

// A macro, because only string literals can be concatenated at compile time.
#define LECTOGRAPH_SIDES "up|down|left|right|up-left|up-right|down-left|down-right"

const PropertyTable &placementProperties()
{
    static const PropertyTable table = {
        row::vector("position", {0, 0, 0}, "Where its centre stands; beside another shape or at an edge, an offset")
            .in("units"),
        row::shape("beside", "Stands beside this shape"),
        row::choice("side", "down", LECTOGRAPH_SIDES "|centre", "On which side of it"),
        row::number("gap", 0.25, "How far from it").in("units"),
        row::choice("align", "centre", LECTOGRAPH_SIDES "|centre", "Which edges line up with it"),
        row::choice("edge", "none", LECTOGRAPH_SIDES "|none", "Against this border of the frame")
            .titled("At the frame edge"),
        row::number("margin", 0.5, "How far from the border").in("units"),
        row::number("scale", 1, "Size about its centre").atLeast(0),
        row::number("fitWidth", 0, "Scaled down to this width; 0: free").titled("Maximum width").atLeast(0).in("units"),
        row::number("fitHeight", 0, "Scaled down to this height; 0: free")
            .titled("Maximum height")
            .atLeast(0)
            .in("units"),
        row::boolean("enlarge", false, "What is smaller than the maximum width or height is scaled up to it as well")
            .titled("Enlarge to fit"),
        row::boolean("inFrame", false,
                     "Moved into the frame where it would leave it, and scaled down if it is too large")
            .titled("Kept in the frame"),
        row::number("turn", 0, "Turned counter-clockwise").titled("Rotation").in("°"),
        row::vector("tilt", {0, 0, 0}, "Turned in space about the x, then the y, then the z axis")
            .titled("Rotation in space")
            .in("°"),
        row::number("opacity", 1, "How opaque as a whole").between(0, 1),
        row::number("z", 0, "Higher is in front").titled("Drawing order"),
        row::boolean("pinned", false, "The camera does not move it").titled("Fixed in the frame"),
        row::choice("facing", "scene",
                    "scene=As placed|viewer=The viewer|same-size=The viewer, never smaller or larger",
                    "For scenes in depth: labels that face the viewer can be read from everywhere")
            .titled("Faces"),
        row::choice("strokes", "viewer", "viewer=Face the viewer|plane=Lie in the plane",
                    "For scenes in depth: as wide from everywhere, or drawn on its plane, so that they get narrow when "
                    "it is seen from the side"),
    };
    return table;
}

bool isPlacement(const QString &key)
{
    return std::ranges::any_of(placementProperties(),
                               [&](const PropertySpec &spec) { return base::toText(spec.key) == key; });
}

PropertyTable tableOf(const NodeType &type)
{
    PropertyTable table = type.properties;
    if (type.placed)
        table.insert(table.end(), placementProperties().begin(), placementProperties().end());
    return table;
}

Vec3 direction(QStringView name)
{
    Vec3 side;
    for (const QStringView word : name.split(u'-')) {
        if (word == "left"_L1)
            side.x = -1;
        else if (word == "right"_L1)
            side.x = 1;
        else if (word == "down"_L1)
            side.y = -1;
        else if (word == "up"_L1)
            side.y = 1;
    }
    return side;
}

Shape placed(const Shape &shape, const Inputs &inputs, const Setting &setting)
{
    Shape result = shape;
    const auto about = [&](const Transform &inner) {
        if (!inner.isIdentity())
            result = shape::transformed(result, base::about(result.bounds().centre(), inner));
    };
    const double scale = inputs.number("scale");
    about(Transform::scaling(scale, scale, scale));
    const base::Box box = result.bounds();
    const double fitWidth = inputs.number("fitWidth");
    const double fitHeight = inputs.number("fitHeight");
    const bool isLimited = (fitWidth > 0 && box.width() > 0) || (fitHeight > 0 && box.height() > 0);
    double fit = inputs.boolean("enlarge") && isLimited ? std::numeric_limits<double>::infinity() : 1;
    if (fitWidth > 0 && box.width() * fit > fitWidth)
        fit = fitWidth / box.width();
    if (fitHeight > 0 && box.height() * fit > fitHeight)
        fit = fitHeight / box.height();
    about(Transform::scaling(fit, fit, fit));
    about(Transform::rotation(inputs.number("turn") * base::degree));
    const Vec3 tilt = inputs.vector("tilt");
    if (!(tilt == Vec3{})) {
        about(Transform::rotation(tilt.z * base::degree) * Transform::rotation(tilt.y * base::degree, {0, 1, 0})
              * Transform::rotation(tilt.x * base::degree, {1, 0, 0}));
    }
    const Vec3 position = inputs.vector("position");
    const Vec3 edge = direction(inputs.text("edge"));
    if (const Shape *other = inputs.shape("beside")) {
        result = shape::nextTo(result, other->bounds(), direction(inputs.text("side")), inputs.number("gap"),
                               direction(inputs.text("align")));
    } else if (!(edge == Vec3{})) {
        result = shape::toEdge(result, edge, inputs.number("margin"), setting.frameWidth, setting.frameHeight);
    }
    if (!(position == Vec3{}))
        result = shape::shifted(result, position);
    constexpr double room = 0.1; // what touches the border looks cut off
    if (inputs.boolean("inFrame"))
        result = shape::intoFrame(result, room, setting.frameWidth, setting.frameHeight);
    if (inputs.text("strokes") == "plane"_L1)
        result = shape::withLeaves(result, [](shape::Part &part) { part.style.strokeInPlane = true; });
    const double opacity = inputs.number("opacity");
    const double z = inputs.number("z");
    const bool pinned = inputs.boolean("pinned");
    const QString &facing = inputs.text("facing");
    if (opacity != 1 || z != result->z || pinned != result->pinned || facing != "scene"_L1) {
        result = result.edited([&](shape::Part &part) {
            part.opacity *= opacity;
            part.z = z;
            part.pinned = part.pinned || pinned;
            if (facing != "scene"_L1) {
                part.facing = facing == "viewer"_L1 ? shape::Facing::Viewer : shape::Facing::SameSize;
                part.pivot = part.placement.inverted().map(result.bounds().centre());
            }
        });
    }
    return result;
}

} // namespace lectograph::graph
