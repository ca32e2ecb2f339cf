// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/style.h"

#include "blocks/block.h"

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;
using graph::PropertyTable;
using graph::ValueType;
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
        {.key = "stroke",
         .type = ValueType::Color,
         .preset = presets.stroke,
         .title = "Line colour",
         .help = "Colour of the line"},
        {.key = "strokeWidth",
         .type = ValueType::Number,
         .preset = presets.strokeWidth,
         .title = "Line width",
         .help = presets.strokeWidthHelp,
         .min = 0,
         .max = 1000},
        {.key = "strokeOpacity",
         .type = ValueType::Number,
         .preset = presets.strokeOpacity,
         .title = "Line opacity",
         .help = "How opaque the line is",
         .min = 0,
         .max = 1},
        {.key = "strokeGradient",
         .type = ValueType::Colors,
         .preset = "[]",
         .title = "Line gradient",
         .help = "Colours from the line's beginning to its end, instead of one"},
        {.key = "widthProfile",
         .type = ValueType::Numbers,
         .preset = presets.widthProfile,
         .title = "Width along the line",
         .help = "Shares of the thickness along the line, such as 0, 1, 0 for a line with thin ends",
         .min = 0},
        {.key = "cap",
         .type = ValueType::Choice,
         .preset = "\"butt\"",
         .title = "Line ends",
         .help = "How the line's ends look",
         .choices = "butt=Flat|round=Rounded|square=Squared off"},
        {.key = "join",
         .type = ValueType::Choice,
         .preset = "\"miter\"",
         .title = "Line corners",
         .help = "How the line's corners look",
         .choices = "miter=Pointed|round=Rounded|bevel=Cut off"},
    };
}

PropertyTable styleProperties(const StylePresets &presets)
{
    const PropertyTable fill = {
        {.key = "fill",
         .type = ValueType::Color,
         .preset = presets.fill,
         .title = "Fill colour",
         .help = "Colour of the area"},
        {.key = "fillOpacity",
         .type = ValueType::Number,
         .preset = presets.fillOpacity,
         .help = "How opaque the area is",
         .min = 0,
         .max = 1},
        {.key = "fillGradient",
         .type = ValueType::Colors,
         .preset = "[]",
         .help = "Colours from one side of the area to the other, instead of one"},
        {.key = "gradientDirection",
         .type = ValueType::Number,
         .preset = "0",
         .help = "Where the area's colours run: 0 to the right, 90 upwards",
         .unit = "°"},
    };
    const PropertyTable back = {
        {.key = "backStroke",
         .type = ValueType::Color,
         .preset = "\"BLACK\"",
         .title = "Halo colour",
         .help = "Colour of a line behind the area, which sets it off from what lies below"},
        {.key = "backStrokeWidth",
         .type = ValueType::Number,
         .preset = "0",
         .title = "Halo width",
         .help = "Thickness of that line",
         .min = 0,
         .max = 1000},
    };
    return joined(joined(fill, strokeProperties(presets)), back);
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
