// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"
#include "base/angle.h"
#include "blocks/style.h"
#include "graph/row.h"

#include "shape/outlines.h"
#include "shape/pathops.h"

#include <cmath>
#include <numbers>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Transform;
using shape::Part;
using shape::Shape;
using timeline::Cue;
using timeline::Presence;
using timeline::Progress;

namespace {

constexpr int profileStops = 48;

/// Width factors of a pulse centred at `t` of its way: a Gaussian whose ±3σ span `width` of the path, tapered over 5 %
/// at the ends of the path.
std::shared_ptr<const std::vector<double>> pulseProfile(double t, double width)
{
    const double centre = -width / 2 + t * (1 + width);
    const double sigma = width / 6;
    auto profile = std::make_shared<std::vector<double>>();
    for (int i = 0; i <= profileStops; ++i) {
        const double at = static_cast<double>(i) / profileStops;
        const double d = (at - centre) / sigma;
        const double ends = std::clamp(std::min(at, 1 - at) / 0.05, 0.0, 1.0);
        const double value = std::abs(d) > 3 ? 0 : std::exp(-d * d / 2) * ends;
        profile->push_back(value);
    }
    return profile;
}

/// Applies to a path; an image, which has none, is hidden.
void pulse(Part &part, double t, double width)
{
    part.opacity = part.image ? 0 : part.opacity;
    part.style.fill.a = 0;
    part.style.widthProfile = pulseProfile(t, width);
}

/// `shape` with an overlay given in its parent's space.
Shape with(const Shape &shape, const Shape &over)
{
    return shape.edited([&](Part &part) {
        part.children.push_back(
            shape::transformed(over, part.placement.inverted()).edited([](Part &root) { root.name = u"emphasis"_s; }));
    });
}

Shape flashPath(const shape::Path &path, const base::Vec3 &at, const Progress &progress, const Cue &cue)
{
    shape::Style style = blocks::lineStyle(cue.inputs().color("colour"), cue.inputs().number("width"), cue.setting());
    style.widthProfile = pulseProfile(progress.whole(), cue.inputs().number("timeWidth"));
    return shape::shifted(shape::leaf(shape::refined(path, 24), style), at);
}

Result<Shape> flashAround(const Shape &shape, const Progress &progress, const Cue &cue)
{
    if (progress.time() >= 1)
        return shape;
    const double gap = cue.inputs().number("gap");
    const base::Box box = shape.bounds();
    return with(
        shape, flashPath(shape::rectangle(box.width() + 2 * gap, box.height() + 2 * gap), box.centre(), progress, cue));
}

Result<Shape> flashUnder(const Shape &shape, const Progress &progress, const Cue &cue)
{
    if (progress.time() >= 1)
        return shape;
    const base::Box box = shape.bounds();
    const double half = box.width() / 2;
    return with(shape,
                flashPath(shape::line({-half, 0}, {half, 0}),
                          box.at({0, -1, 0}) - base::Vec3{0, cue.inputs().number("gap"), 0}, progress, cue));
}

Result<Shape> indicate(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const double t = progress.whole();
    const base::Color color = cue.inputs().color("colour");
    const Shape sized = shape::scaled(shape, 1 + (cue.inputs().number("size") - 1) * t);
    return shape::withLeaves(sized, [&](Part &part) {
        shape::Style lit = part.style;
        lit.fill = color.withAlpha(lit.fill.a);
        lit.stroke = color.withAlpha(lit.stroke.a);
        lit.fillGradient = lit.strokeGradient = nullptr;
        lit.shading = nullptr;
        part.style = shape::mix(part.style, lit, t, cue.setting().mix());
    });
}

Result<Shape> wiggle(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const double t = progress.time();
    const base::Easing bump = base::Easing::parse(u"there-and-back"_s).value();
    const double strength = bump.at(t, progress.dialect());
    const double swings = cue.inputs().number("swings");
    const double angle = cue.inputs().number("angle") * base::degree * std::sin(2 * std::numbers::pi * swings * t);
    const double size = 1 + (cue.inputs().number("size") - 1) * strength;
    return shape::transformed(
        shape,
        base::about(shape.bounds().centre(),
                    Transform::rotation(angle * strength) * Transform::scaling(size, size, size)));
}

/// Grows and shrinks `beats` times.
Result<Shape> swell(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const double beat = std::sin(std::numbers::pi * cue.inputs().integer("beats") * progress.whole());
    return shape::scaled(shape, 1 + (cue.inputs().number("size") - 1) * beat * beat);
}

row::Row lightLengthRow(double preset)
{
    return row::number("timeWidth", preset, "Length of the pulse as a share of the path")
        .titled("Length of the light")
        .between(0.01, 10);
}

const graph::PropertySpec timesSpec =
    row::integer("times", 1, "Runs in the time of the clip, one after the other").titled("How often").between(1, 1000);

graph::PropertyTable flashProperties(double gap)
{
    return {
        row::color("colour", "YELLOW", "Of the light"),
        row::number("width", 4, "Of the stroke where it is widest").titled("Line width").atLeast(0).in("hundredths"),
        lightLengthRow(1), row::number("gap", gap, "Distance from the target").in("units")};
}

} // namespace

std::vector<AnimationType> flashing()
{
    return {
        {.id = u"motion.pulse"_s,
         .title = u"Flash along"_s, // files know it by its old name
         .category = u"Emphasise"_s,
         .help = u"A light runs along the path, then the path is gone"_s,
         .properties = {lightLengthRow(0.3), timesSpec},
         .times = "times",
         .channels = timeline::Look | timeline::Reveal,
         .presence = Presence::Passes,
         .isEmphasis = true,
         .over = timeline::Over::Leaves,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             const double width = cue.inputs().number("timeWidth");
             return shape::withLeaves(shape, [&](Part &part) { pulse(part, progress.whole(), width); });
         }},
        {.id = u"motion.passing-flash"_s,
         .title = u"Passing flash"_s,
         .category = u"Emphasise"_s,
         .help = u"A piece of the path runs along it, then the path is gone"_s,
         .properties = {row::number("timeWidth", 0.1, "Length of the piece as a share of the path")
                            .titled("Length of the piece")
                            .between(0.01, 10),
                        timesSpec},
         .times = "times",
         .channels = timeline::Reveal,
         .presence = Presence::Passes,
         .isEmphasis = true,
         .over = timeline::Over::Leaves,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             const double width = cue.inputs().number("timeWidth");
             const double end = progress.whole() * (1 + width);
             return shape::withLeaves(shape, [&](Part &part) {
                 part.opacity = part.image ? 0 : part.opacity;
                 part.revealFrom = std::clamp(end - width, 0.0, 1.0);
                 part.revealTo = std::clamp(end, 0.0, 1.0);
             });
         }},
        {.id = u"motion.flash-around"_s,
         .title = u"Flash around"_s,
         .category = u"Emphasise"_s,
         .help = u"A light runs around it"_s,
         .properties = flashProperties(0.1),
         .channels = timeline::Form,
         .isEmphasis = true,
         .apply = flashAround},
        {.id = u"motion.flash-under"_s,
         .title = u"Flash under"_s,
         .category = u"Emphasise"_s,
         .help = u"A light runs along below it"_s,
         .properties = flashProperties(0.1),
         .channels = timeline::Form,
         .isEmphasis = true,
         .apply = flashUnder},
        {.id = u"motion.indicate"_s,
         .title = u"Indicate"_s,
         .category = u"Emphasise"_s,
         .help = u"Grows a little and changes colour, then is as before"_s,
         .properties = {row::color("colour", "YELLOW", "The colour that it takes meanwhile"),
                        row::number("size", 1.2, "How many times its size it grows to meanwhile").atLeast(0)},
         .channels = timeline::Place | timeline::Look,
         .isEmphasis = true,
         .over = timeline::Over::Children,
         .ease = u"there-and-back"_s,
         .apply = indicate},
        {.id = u"motion.swell"_s,
         .title = u"Pulse"_s,
         .category = u"Emphasise"_s,
         .help = u"Grows and shrinks, once or several times, then is as before"_s,
         .properties =
             {row::number("size", 1.2, "How large it becomes: 1.2 is a fifth larger").titled("Largest size").atLeast(0),
              row::integer("beats", 2, "How often").titled("Number of beats").between(1, 100)},
         .channels = timeline::Place,
         .isEmphasis = true,
         .over = timeline::Over::Children,
         .ease = u"linear"_s,
         .seconds = 1.5,
         .apply = swell},
        {.id = u"motion.wiggle"_s,
         .title = u"Wiggle"_s,
         .category = u"Emphasise"_s,
         .help = u"Swings to and fro, then is as before"_s,
         .properties = {row::number("angle", 4, "To either side").in("°"),
                        row::number("size", 1.1, "How many times its size it grows to meanwhile").atLeast(0),
                        row::number("swings", 6, "How many").titled("Number of swings").atLeast(0)},
         .channels = timeline::Place,
         .isEmphasis = true,
         .over = timeline::Over::Children,
         .ease = u"linear"_s,
         .seconds = 2,
         .apply = wiggle},
    };
}

} // namespace lectograph::plugins::motion
