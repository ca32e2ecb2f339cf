// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/rows.h"
#include "shape/outlines.h"
#include "shape/pathops.h"
#include "shape/select.h"

#include <algorithm>
#include <numbers>

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Box;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::PropertyTable;
using shape::Path;
using shape::Shape;

namespace {

/// Steps of a soft edge: so many that they cannot be told apart.
constexpr int softSteps = 16;

/// The boxes of everything that may be lit, in order.
Result<std::vector<Box>> lightableBoxes(const Inputs &in)
{
    std::vector<Box> boxes;
    for (const Shape &shape : in.shapes("targets")) {
        const auto paths = shape::select(shape, in.text("parts"));
        if (!paths)
            return base::within(u"parts"_s, paths.error());
        for (const shape::IndexPath &path : *paths)
            boxes.push_back(shape::partInSpace(shape, path).bounds());
    }
    std::erase_if(boxes, &Box::isEmpty);
    return boxes;
}

/// One of them alone, or on the way between two; all if `at` is negative.
std::vector<Box> litBoxes(const std::vector<Box> &boxes, double at)
{
    if (at < 0 || boxes.empty())
        return boxes;
    const double place = std::min(at, static_cast<double>(boxes.size() - 1));
    const auto first = static_cast<std::size_t>(place);
    const Box &from = boxes[first];
    const Box &to = boxes[std::min(first + 1, boxes.size() - 1)];
    const double share = place - static_cast<double>(first);
    return {{base::mix(from.min, to.min, share), base::mix(from.max, to.max, share)}};
}

/// The lit area, on all sides larger than the boxes by `room`.
Path litArea(const Inputs &in, const std::vector<Box> &boxes, double room)
{
    Path area;
    for (const Box &box : boxes) {
        const double width = std::max(0.0, box.width() + 2 * room);
        const double height = std::max(0.0, box.height() + 2 * room);
        const bool isRound = in.text("form") == "ellipse"_L1; // which goes through the corners of the box
        const double corner = std::max(0.0, in.number("corner") + room - in.number("padding"));
        const Path outline = isRound
            ? shape::mapped(shape::circle(std::numbers::sqrt2 / 2), base::Transform::scaling(width, height))
            : shape::rectangle(width, height, corner);
        const Path one = shape::mapped(outline, base::Transform::translation(box.centre()));
        area = area.isEmpty() ? one : shape::combined(area, one, shape::Boolean::Union);
    }
    return area;
}

/// The frame, or what the camera sees of the scene.
Path everything(const Inputs &in, const graph::Setting &setting)
{
    const Path frame = shape::rectangle(setting.frameWidth, setting.frameHeight);
    const Shape *camera = in.shape("camera");
    if (!camera || camera->bounds().isEmpty())
        return frame;
    const Box &seen = camera->bounds();
    return shape::mapped(shape::rectangle(seen.width(), seen.height()), base::Transform::translation(seen.centre()));
}

Result<Shape> drawSpotlight(const Inputs &in, const Context &context)
{
    const auto boxes = lightableBoxes(in);
    if (!boxes)
        return tl::unexpected(boxes.error());
    const std::vector<Box> lit = litBoxes(*boxes, in.number("at"));
    const Path all = everything(in, context.setting);
    const double darkness = in.number("darkness");
    const double softness = in.number("softness");
    const int steps = softness > 0 && !lit.empty() ? softSteps : 1;
    std::vector<Shape> layers;
    double reached = 0; // how dark the layers so far are together
    for (int step = 0; step < steps; ++step) {
        const double way = (step + 1.0) / steps;
        const double wanted = darkness * way * way * (3 - 2 * way);
        shape::Style style;
        style.strokeWidth = 0;
        style.fill = in.color("colour").withAlpha(reached < 1 ? 1 - (1 - wanted) / (1 - reached) : 0);
        reached = wanted;
        const double room = in.number("padding") + softness * (step + 0.5) / steps * (steps > 1 ? 1 : 0);
        const Path area = litArea(in, lit, room);
        layers.push_back(
            shape::leaf(area.isEmpty() ? all : shape::combined(all, area, shape::Boolean::Difference), style));
    }
    return shape::group(std::move(layers));
}

PropertyTable spotlightProperties()
{
    return {
        row::shapes("targets", "What stays bright").titled("Lit shapes"),
        row::text("parts", "",
                  "Which parts of these shapes: * for all, numbers such as 1..4, .tag; empty: the whole shape")
            .titled("Lit parts")
            .as(graph::TextKind::Name),
        row::number("at", -1,
                    "Only this one is lit, counted from 0; between two, the light is on its way; −1: all of them")
            .titled("Which one")
            .between(-1, 100000),
        row::choice("form", "rectangle", "rectangle|ellipse", "The form of the light"),
        blocks::paddingRow(0.2),
        blocks::cornerRow(0.2),
        row::number("softness", 0, "How wide the way from light to dark is; 0: a hard edge")
            .titled("Soft edge")
            .between(0, 100)
            .in("units"),
        row::number("darkness", 0.75, "How dark everything else is").between(0, 1),
        row::color("colour", "BLACK", "The colour of the dark"),
        row::shape(
            "camera",
            "A camera whose whole picture is dark, instead of the frame; let the link follow its state on the stage"),
    };
}

} // namespace

NodeType spotlight()
{
    return {
        .id = u"shapes.spotlight"_s,
        .title = u"Spotlight"_s,
        .category = u"Annotations"_s,
        .help =
            u"Darkens everything behind it except for some shapes or parts. It fades in and out like any block, and "
            u"“Which one” lets the light go from one to the next."_s,
        .properties = spotlightProperties(),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawSpotlight),
    };
}

} // namespace lectograph::shapes
