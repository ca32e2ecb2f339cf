// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"
#include "rows.h"

#include <algorithm>
#include <cmath>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using shape::Part;
using shape::Shape;
using shape::Style;
using timeline::Cue;
using timeline::Progress;

namespace {

/// Interpolates every leaf's style to the result of `end`.
template <class End>
auto styled(End end)
{
    return [end](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
        const double t = progress.whole();
        std::optional<Style> before; // caches the last style, since neighbours often look the same
        Style after;
        return shape::withLeaves(shape, [&](Part &part) {
            if (!before || !(*before == part.style)) {
                before = part.style;
                after = shape::mix(*before, end(*before, cue.inputs()), t, cue.setting().mix());
            }
            part.style = after;
        });
    };
}

Style recoloured(Style style, const graph::Inputs &in)
{
    const QString &which = in.text("which");
    if (which != "stroke"_L1) {
        style.fill = in.color("colour").withAlpha(style.fill.a);
        style.fillGradient = nullptr;
        style.shading = nullptr;
    }
    if (which != "fill"_L1) {
        style.stroke = in.color("colour").withAlpha(style.stroke.a);
        style.strokeGradient = nullptr;
    }
    return style;
}

Style refilled(Style style, const graph::Inputs &in)
{
    style.fill = in.color("colour").withAlpha(in.number("opacity"));
    style.fillGradient = nullptr;
    style.shading = nullptr;
    return style;
}

Style restroked(Style style, const graph::Inputs &in)
{
    style.stroke = in.color("colour").withAlpha(in.number("opacity"));
    style.strokeWidth = in.number("width");
    style.strokeGradient = nullptr;
    return style;
}

} // namespace

std::vector<AnimationType> styling()
{
    return {
        {.id = u"motion.recolour"_s,
         .title = u"Change colour"_s,
         .category = u"Style"_s,
         .help = u"Fill and stroke to one colour; how opaque they are stays"_s,
         .properties = {newColourRow("YELLOW"),
                        row::choice("which", "both", "both=Fill and line|fill=Fill only|stroke=Line only",
                                    "What changes")
                            .titled("What to recolour")},
         .channels = timeline::Look,
         .over = timeline::Over::Children,
         .apply = styled(recoloured)},
        {.id = u"motion.fill"_s,
         .title = u"Change fill"_s,
         .category = u"Style"_s,
         .help = u"Colour and opacity of the filled area"_s,
         .properties = {newColourRow("BLUE"), newOpacityRow(1)},
         .channels = timeline::Look,
         .over = timeline::Over::Children,
         .apply = styled(refilled)},
        {.id = u"motion.stroke"_s,
         .title = u"Change stroke"_s,
         .category = u"Style"_s,
         .help = u"Colour, width and opacity of the outline"_s,
         .properties = {newColourRow("WHITE"),
                        row::number("width", 4, "How wide").titled("Line width").atLeast(0).in("hundredths"),
                        newOpacityRow(1)},
         .channels = timeline::Look,
         .over = timeline::Over::Children,
         .apply = styled(restroked)},
        {.id = u"motion.dim"_s,
         .title = u"Change opacity"_s,
         .category = u"Style"_s,
         .help = u"As a whole, to this opacity; doing it twice dims no further"_s,
         .properties = {newOpacityRow(0.3)},
         .channels = timeline::Look,
         .over = timeline::Over::Children,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return shape.edited([&](Part &part) {
                 const double dimmed = std::lerp(part.opacity, cue.inputs().number("opacity"), progress.whole());
                 part.opacity = std::clamp(dimmed, 0.0, 1.0);
             });
         }},
        {.id = u"motion.to-front"_s,
         .title = u"Change drawing order"_s,
         .category = u"Style"_s,
         .help = u"Higher is in front; blocks begin at 0"_s,
         .properties = {row::number("z", 1, "The new place in the drawing order").titled("Drawing order")},
         .channels = timeline::Look,
         .seconds = 0,
         .apply = [](const Shape &shape, const Progress &, const Cue &cue) -> Result<Shape> {
             return shape.edited([&](Part &part) { part.z = cue.inputs().number("z"); });
         }},
    };
}

} // namespace lectograph::plugins::motion
