// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "graph/row.h"
#include "shape/pathops.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Color;
using base::Dialect;
using base::Transform;
using shape::Part;
using shape::Shape;
using shape::Style;
using timeline::Cue;
using timeline::Over;
using timeline::Presence;
using timeline::Progress;

namespace {

/// Reveals this share of what was visible. An image has no outline and fades instead.
void draw(Part &part, double share)
{
    part.revealTo = part.revealFrom + (part.revealTo - part.revealFrom) * share;
    if (part.image)
        part.opacity *= std::clamp(share, 0.0, 1.0);
}

double sizeOf(const Shape &head)
{
    const base::Box box = head.bounds();
    return std::max(box.width(), box.height());
}

/// Where the end of a line is when this share of it is drawn, seen from its end when all of it is: there the head goes with
/// the line, no larger than what is drawn.
Transform headAt(const Shape &shaft, double share, double headSize)
{
    const shape::PathPoint end = shape::pointAt(shaft->path, 1);
    const shape::PathPoint now = shape::pointAt(shaft->path, share);
    const auto angleOf = [](const QPointF &direction) { return std::atan2(direction.y(), direction.x()); };
    const double drawn = share * shape::lengthOf(shaft->path);
    const double size = std::clamp(headSize > 0 ? drawn / headSize : 1.0, 1e-6, 1.0);
    const Transform there = Transform::translation({now.point.x(), now.point.y(), 0})
        * Transform::rotation(angleOf(now.direction) - angleOf(end.direction)) * Transform::scaling(size, size, size)
        * Transform::translation({-end.point.x(), -end.point.y(), 0});
    return shaft->placement * there * shaft->placement.inverted();
}

/// Draws every outline, and takes the head of an arrow along at the end of its line.
Shape drawn(const Shape &shape, double share)
{
    const auto shaft = std::ranges::find_if(
        shape->children, [](const Shape &child) { return child->name == "shaft"_L1 && !child->path.isEmpty(); });
    return shape.edited([&](Part &part) {
        if (shape::isLeaf(part))
            draw(part, share);
        for (std::size_t i = 0; i < part.children.size(); ++i) {
            Shape &child = part.children[i];
            const bool isHead = shaft != shape->children.end() && child->name == "tip"_L1;
            if (!isHead)
                child = drawn(child, share);
            else if (share <= 0)
                child = child.edited([](Part &head) { head.opacity = 0; });
            else if (share < 1)
                child = shape::transformed(child, headAt(*shaft, share, sizeOf(child)));
        }
    });
}

Color meanOf(std::span<const Color> colors)
{
    Color mean{0, 0, 0, 1};
    const float share = 1 / static_cast<float>(colors.size());
    for (const Color &color : colors)
        mean = {mean.r + color.r * share, mean.g + color.g * share, mean.b + color.b * share, 1};
    return mean;
}

/// The colour that an area has as a whole. Where it has several, `fill` is none of them.
Color areaColor(const Style &style)
{
    if (style.shading)
        return meanOf(style.shading->colors);
    if (style.fillGradient && !style.fillGradient->stops.empty())
        return meanOf(style.fillGradient->stops);
    return style.fill;
}

Color lineColor(const Style &style)
{
    const Color own = style.hasStroke() ? style.stroke : style.hasFill() ? areaColor(style) : style.backStroke;
    return own.withAlpha(1);
}

/// The pen that draws the outline, before anything is filled: in the part's own colour, which is seen on any background.
/// What is not seen has no outline either.
struct Pen
{
    double width;
    base::ColorMix mix;

    Style outlineOf(Style style) const
    {
        if (!style.isSeen())
            return style;
        if (!style.hasStroke())
            style.strokeGradient = nullptr;
        style.stroke = lineColor(style);
        style.strokeWidth = width;
        style.fill.a = 0;
        style.backStroke.a = 0;
        return style;
    }
};

/// Draws the outline first, then blends it into the real stroke while the fill fades in.
void write(Part &part, double alpha, const Pen &pen)
{
    if (alpha >= 1)
        return;
    const Style outline = pen.outlineOf(part.style);
    if (part.image || alpha < 0.5)
        draw(part, part.image ? alpha : 2 * alpha);
    Style target = part.style;
    if (!target.hasStroke()) {
        target.stroke = outline.stroke;
        target.strokeWidth = 0;
    }
    part.style = shape::mix(outline, target, std::max(0.0, 2 * alpha - 1), pen.mix);
}

enum class Direction { Forwards, Backwards };

/// Leaf by leaf.
Result<Shape> written(const Shape &shape, const Progress &given, const Cue &cue,
                      Direction direction = Direction::Forwards)
{
    const int count = shape.leafCount();
    // A negative lag selects the automatic one: the more glyphs, the smaller the lag.
    const int parts = given.dialect() == Dialect::Gl ? count + 1 : std::max(1, count);
    const Progress progress = given.lag() < 0 ? given.withLag(std::min(4.0 / parts, 0.2)) : given;
    const Pen pen{cue.inputs().number("outline"), cue.setting().mix()};
    int index = 0;
    return shape::withLeaves(shape, [&](Part &part) {
        const double alpha = progress.part(index++, count);
        write(part, direction == Direction::Forwards ? alpha : 1 - alpha, pen);
    });
}

const graph::PropertySpec outlineWidth = row::number("outline", 2, "Width of the outline that is drawn first")
                                             .titled("Outline width")
                                             .atLeast(0)
                                             .in("hundredths");

} // namespace

std::vector<AnimationType> drawing()
{
    return {
        {.id = u"motion.write"_s,
         .title = u"Write"_s,
         .category = u"Enter"_s,
         .help =
             u"Letter by letter: the outline is drawn, then filled; from 15 letters on two seconds suit it better"_s,
         .properties = {outlineWidth},
         .channels = timeline::Reveal | timeline::Look,
         .presence = Presence::Enters,
         .over = Over::Own,
         .ease = u"linear"_s,
         .lag = -1,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return written(shape, progress, cue);
         }},
        {.id = u"motion.unwrite"_s,
         .title = u"Unwrite"_s,
         .category = u"Leave"_s,
         .help = u"Writing run backwards"_s,
         .properties = {outlineWidth},
         .channels = timeline::Reveal | timeline::Look,
         .presence = Presence::Leaves,
         .over = Over::Own,
         .ease = u"linear"_s,
         .lag = -1,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return written(shape, progress, cue, Direction::Backwards);
         }},
        {.id = u"motion.border-then-fill"_s,
         .title = u"Draw border, then fill"_s,
         .category = u"Enter"_s,
         .help = u"All parts at once: the outline is drawn, then filled"_s,
         .properties = {outlineWidth},
         .channels = timeline::Reveal | timeline::Look,
         .presence = Presence::Enters,
         .over = Over::Own,
         .ease = u"double-smooth"_s,
         .seconds = 2,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return written(shape, progress, cue);
         }},
        {.id = u"motion.draw"_s,
         .title = u"Draw"_s,
         .category = u"Enter"_s,
         .help = u"The path is drawn from start to end, one part after the other"_s,
         .channels = timeline::Reveal,
         .presence = Presence::Enters,
         .over = Over::Leaves,
         .lag = 1,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &) -> Result<Shape> {
             return drawn(shape, progress.whole());
         }},
        {.id = u"motion.erase"_s,
         .title = u"Erase"_s,
         .category = u"Leave"_s,
         .help = u"Drawing run backwards"_s,
         .channels = timeline::Reveal,
         .presence = Presence::Leaves,
         .over = Over::Leaves,
         .lag = 1,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &) -> Result<Shape> {
             return drawn(shape, 1 - progress.whole());
         }},
        {.id = u"motion.draw-then-fade"_s,
         .title = u"Draw, then fade"_s,
         .category = u"Emphasise"_s,
         .help = u"Drawn in the first half, faded in the second"_s,
         .channels = timeline::Reveal | timeline::Look,
         .presence = Presence::Passes,
         .isEmphasis = true,
         .over = Over::Leaves,
         .ease = u"linear"_s,
         .seconds = 2,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &) -> Result<Shape> {
             const double t = progress.whole();
             const base::Easing smooth;
             const double left = 1 - smooth.at(2 * t - 1, progress.dialect());
             return shape::withLeaves(drawn(shape, smooth.at(2 * t, progress.dialect())),
                                      [&](Part &part) { part.opacity *= left; });
         }},
    };
}

} // namespace lectograph::plugins::motion
