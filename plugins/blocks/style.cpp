// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/style.h"

#include "blocks/block.h"

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;
using graph::PropertyTable;
using shape::Style;

namespace {

std::shared_ptr<const shape::Gradient> gradientOf(const std::vector<base::Color> &stops, double direction)
{
    if (stops.empty())
        return {};
    return std::make_shared<const shape::Gradient>(shape::Gradient{stops, direction});
}

} // namespace

PropertyTable strokeProperties(const StylePresets &presets)
{
    return {
        row::color("stroke", presets.stroke, "Colour of the line").titled("Line colour"),
        row::number("strokeWidth", presets.strokeWidth, presets.strokeWidthHelp).titled("Line width").between(0, 1000),
        row::number("strokeOpacity", presets.strokeOpacity, "How opaque the line is")
            .titled("Line opacity")
            .between(0, 1),
        row::colors("strokeGradient", "Colours from the line's beginning to its end, instead of one")
            .titled("Line gradient"),
        row::numbers("widthProfile", presets.widthProfile,
                     "Shares of the thickness along the line, such as 0, 1, 0 for a line with thin ends")
            .titled("Width along the line")
            .atLeast(0),
        row::choice("cap", "butt", "butt=Flat|round=Rounded|square=Squared off", "How the line's ends look")
            .titled("Line ends"),
        row::choice("join", "miter", "miter=Pointed|round=Rounded|bevel=Cut off", "How the line's corners look")
            .titled("Line corners"),
    };
}

PropertyTable styleProperties(const StylePresets &presets)
{
    const PropertyTable fill = {
        row::color("fill", presets.fill, "Colour of the area").titled("Fill colour"),
        row::number("fillOpacity", presets.fillOpacity, "How opaque the area is").between(0, 1),
        row::colors("fillGradient", "Colours from one side of the area to the other, instead of one"),
        row::number("gradientDirection", 0, "Where the area's colours run: 0 to the right, 90 upwards").in("°"),
    };
    const PropertyTable back = {
        row::color("backStroke", "BLACK", "Colour of a line behind the area, which sets it off from what lies below")
            .titled("Halo colour"),
        row::number("backStrokeWidth", 0, "Thickness of that line").titled("Halo width").between(0, 1000),
    };
    return joined(fill, strokeProperties(presets), back);
}

Style lineStyle(const base::Color &color, double width, const graph::Setting &setting)
{
    Style style;
    style.stroke = color;
    style.strokeWidth = width;
    style.screenWidth = setting.screenWidth();
    return style;
}

Style strokeOf(const Inputs &inputs, const Context &context)
{
    const base::Color stroke = inputs.color("stroke");
    Style style = lineStyle(stroke.withAlpha(stroke.a * inputs.number("strokeOpacity")), inputs.number("strokeWidth"),
                            context.setting);
    style.strokeGradient = gradientOf(inputs.colors("strokeGradient"), 0);
    if (const auto &profile = inputs.numbers("widthProfile"); !profile.empty())
        style.widthProfile = std::make_shared<const std::vector<double>>(profile);
    const QString &cap = inputs.text("cap");
    style.cap = cap == "round"_L1 ? shape::Cap::Round : cap == "square"_L1 ? shape::Cap::Square : shape::Cap::Butt;
    const QString &join = inputs.text("join");
    style.join = join == "round"_L1 ? shape::Join::Round : join == "bevel"_L1 ? shape::Join::Bevel : shape::Join::Miter;
    return style;
}

Style styleOf(const Inputs &inputs, const Context &context)
{
    Style style = strokeOf(inputs, context);
    const base::Color fill = inputs.color("fill");
    style.fill = fill.withAlpha(fill.a * inputs.number("fillOpacity"));
    style.fillGradient = gradientOf(inputs.colors("fillGradient"), inputs.number("gradientDirection"));
    style.backStroke = inputs.color("backStroke");
    style.backStrokeWidth = inputs.number("backStrokeWidth");
    return style;
}

Style filledLike(const Style &stroke)
{
    Style style;
    style.fill = stroke.stroke;
    if (stroke.strokeGradient)
        style.fill = stroke.strokeGradient->stops.back().withAlpha(stroke.stroke.a);
    style.stroke = style.fill;
    style.strokeWidth = 0;
    style.screenWidth = stroke.screenWidth;
    return style;
}

} // namespace lectograph::blocks
