// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "blocks/ticks.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

constexpr int mostSliderTicks = 200;

Result<void> checkSlider(const Inputs &in)
{
    const double least = in.number("least");
    const double most = in.number("most");
    if (!(least < most))
        return failure(base::Sentence::tr("The slider ends before it begins."),
                       base::Sentence::tr("Make the most greater than the least."), u"most"_s);
    if (in.number("step") > 0 && (most - least) / in.number("step") > mostSliderTicks)
        return failure(base::Sentence::tr("The slider has more than %1 ticks.").arg(mostSliderTicks),
                       base::Sentence::tr("Make the step longer; 0: no ticks."), u"step"_s);
    return {};
}

/// Where a number stands on the track; those outside stand at its ends.
double placeOnTrack(const Inputs &in, double value)
{
    const double share = (value - in.number("least")) / (in.number("most") - in.number("least"));
    return (std::clamp(share, 0.0, 1.0) - 0.5) * in.number("width");
}

shape::Style trackStyle(const Inputs &in, const Context &context, std::string_view color)
{
    return blocks::lineStyle(in.color(color), in.number("strokeWidth"), context.setting);
}

Shape ticksOf(const Inputs &in, const shape::Style &style)
{
    const double step = in.number("step");
    const double size = in.number("tickSize");
    std::vector<Shape> ticks;
    if (step > 0) {
        const auto count = static_cast<int>((in.number("most") - in.number("least")) / step + 1e-9);
        for (int i = 0; i <= count; ++i) {
            const double value = in.number("least") + i * step;
            const double x = placeOnTrack(in, value);
            const double below = -in.number("knob");
            ticks.push_back(shape::leaf(shape::line({x, 0}, {x, below}), style));
            if (size > 0)
                ticks.push_back(blocks::tickLabel(value, size, style.stroke, {x, below, 0}, {0, -1, 0}));
        }
    }
    return shape::group(std::move(ticks), u"ticks"_s);
}

Shape knobAt(const Inputs &in, double x)
{
    shape::Style style;
    style.fill = in.color("colour");
    style.stroke = style.fill;
    style.strokeWidth = 0;
    return shape::movedTo(shape::leaf(shape::circle(in.number("knob")), style, u"knob"_s), {x, 0, 0});
}

/// Above the knob, where it goes along.
Shape numberAt(const Inputs &in, double value, double x)
{
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = in.integer("decimals");
    numeral.size = in.number("numberSize");
    numeral.unit = in.text("unit");
    shape::Style style;
    style.fill = in.color("colour");
    style.stroke = style.fill;
    style.strokeWidth = 0;
    const Shape number = typeset::number(numeral, style);
    const double baseline = in.number("knob") + 0.15; // by the line: digits of other heights do not lift the number
    return shape::shifted(number, {x - number.bounds().centre().x, baseline - shape::textLinesOf(number)->first, 0})
        .edited([](shape::Part &part) { part.name = u"number"_s; });
}

Result<Shape> drawSlider(const Inputs &in, const Context &context)
{
    if (const auto drawable = checkSlider(in); !drawable)
        return tl::unexpected(drawable.error());
    const double half = in.number("width") / 2;
    const double x = placeOnTrack(in, in.number("value"));
    constexpr double shortest = 1e-5; // enough for a morph to tell the ends apart
    const shape::Style track = trackStyle(in, context, "trackColour");
    std::vector<Shape> parts{shape::leaf(shape::line({-half, 0}, {half, 0}), track, u"track"_s), ticksOf(in, track),
                             shape::leaf(shape::line({-half, 0}, {std::max(x, -half + shortest), 0}),
                                         trackStyle(in, context, "colour"), u"filled"_s),
                             knobAt(in, x)};
    if (in.boolean("showNumber"))
        parts.push_back(numberAt(in, in.number("value"), x));
    const auto label = blocks::labelOf(in, context);
    if (!label)
        return tl::unexpected(label.error());
    if (!in.text("label").isEmpty()) {
        constexpr double gap = 0.25;
        const double right = -half - in.number("knob") - gap;
        parts.push_back(shape::centredAt(*label, {right - label->bounds().width() / 2, 0, 0}));
    }
    return shape::group(std::move(parts));
}

} // namespace

NodeType slider()
{
    return {
        .id = u"charts.slider"_s,
        .title = u"Slider"_s,
        .category = u"Charts"_s,
        .help = u"A number as the place of a knob on a track; link a number, and the knob follows it. The parts are "
                u"“track”, “ticks”, “filled”, “knob”, “number” and “label”."_s,
        .properties = graph::joined(
            row::number("value", 0.5, "The number that it shows"),
            row::number("least", 0, "Where the track begins").titled("Minimum"),
            row::number("most", 1, "Where the track ends").titled("Maximum"),
            row::number("width", 4, "Length of the track").atLeast(0.01).in("units"),
            row::number("step", 0, "From tick to tick; 0: none").titled("Tick spacing").atLeast(0),
            row::number("tickSize", 20, "Type size of the numbers at the ticks; 0: none")
                .titled("Type size of ticks")
                .between(0, 400),
            row::boolean("showNumber", true, "The number above the knob"), blocks::decimalsRow(2),
            row::text("unit", "", "What stands behind the number"),
            row::number("numberSize", 30, "Type size of the number above the knob").between(1, 400),
            row::number("knob", 0.12, "From its centre to its edge")
                .titled("Radius of the knob")
                .atLeast(0.01)
                .in("units"),
            row::color("colour", "YELLOW", "Colour of the knob, the number and the track up to the knob"),
            row::color("trackColour", "GREY_B", "Colour of the track and its ticks").titled("Track colour"),
            row::number("strokeWidth", 4, "Thickness of the track, in hundredths of a unit")
                .titled("Track width")
                .atLeast(0)
                .in("hundredths"),
            blocks::labelProperties(30)),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawSlider),
    };
}

} // namespace lectograph::charts
