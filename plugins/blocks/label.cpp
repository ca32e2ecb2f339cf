// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/label.h"

#include "typeset/formula.h"

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using graph::ValueType;

graph::PropertySpec decimalsProperty(std::string_view preset)
{
    return {.key = "decimals",
            .type = ValueType::Integer,
            .preset = preset,
            .help = "Digits after the point",
            .min = 0,
            .max = 8};
}

graph::PropertyTable labelProperties(std::string_view size, std::string_view colour)
{
    return {
        {.key = "label", .type = ValueType::Text, .preset = "\"\"", .help = "Its text; $…$ is a formula"},
        {.key = "labelSize",
         .type = ValueType::Number,
         .preset = size,
         .help = "Type size of the text",
         .min = 1,
         .max = 1000},
        {.key = "labelColour", .type = ValueType::Color, .preset = colour, .help = "Colour of the text"},
    };
}

base::Result<shape::Shape> labelOf(const graph::Inputs &inputs, const graph::Context &context, double wrapWidth)
{
    const QString &text = inputs.text("label");
    if (text.isEmpty())
        return shape::Shape();
    typeset::TextStyle style = textStyle(inputs.number("labelSize"), inputs.color("labelColour"), context);
    style.wrapWidth = wrapWidth;
    const auto set = typeset::mixed(text, style);
    if (!set)
        return base::within(u"label"_s, set.error());
    for (const QString &warning : set->warnings)
        context.warn(warning);
    return set->shape.edited([](shape::Part &part) { part.name = u"label"_s; });
}

typeset::TextStyle textStyle(double size, const base::Color &color, const graph::Context &context)
{
    typeset::TextStyle style;
    style.family = context.setting.font;
    style.em = typeset::emForSize(size, context.setting.dialect);
    style.color = color;
    style.language = context.setting.language();
    style.colors = context.setting.colors;
    return style;
}

} // namespace lectograph::blocks
