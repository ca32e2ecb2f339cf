// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/label.h"

#include "graph/row.h"
#include "typeset/formula.h"

namespace lectograph::blocks {

using namespace Qt::StringLiterals;

graph::PropertyTable labelProperties(double size, std::string_view colour)
{
    return {
        row::text("label", "", "Its text; $…$ is a formula"),
        row::number("labelSize", size, "Type size of the text").between(1, 1000),
        row::color("labelColour", colour, "Colour of the text"),
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
