// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "typeset/formula.h"

namespace lectograph::text {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;

NodeType number()
{
    return {
        .id = u"text.number"_s,
        .title = u"Written number"_s,
        .category = u"Text"_s,
        .help = u"A number that animations can count with."_s,
        .properties =
            {
                row::number("value", 0, "The number"),
                row::integer("decimals", 0, "Digits after the point").between(0, 12),
                blocks::plusSignRow(false),
                row::boolean("thousands", false, "A comma after every three digits").titled("Comma between thousands"),
                row::text("unit", "", "What stands behind the number"),
                row::number("size", 48, "Type size").between(1, 2000),
                row::color("colour", "WHITE", "Colour of the digits"),
                row::text("family", "", "Font; empty: that of formulas").titled("Font").as(graph::TextKind::Font),
                row::choice("anchor", "centre", "left|centre|right", "What stays in place while digits come and go")
                    .titled("Fixed edge"),
                row::number("border", 0,
                            "Thickness of a line around the digits in their colour, in hundredths of a unit")
                    .titled("Outline width")
                    .between(0, 100),
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const QString &anchor = in.text("anchor");
            shape::Numeral numeral;
            numeral.value = in.number("value");
            numeral.decimals = in.integer("decimals");
            numeral.plusSign = in.boolean("plusSign");
            numeral.thousands = in.boolean("thousands");
            numeral.size = in.number("size");
            numeral.unit = in.text("unit");
            numeral.font = in.text("family");
            numeral.anchor = anchor == "left"_L1 ? -1 : anchor == "right"_L1 ? 1 : 0;
            shape::Style style = blocks::lineStyle(in.color("colour"), in.number("border"), context.setting);
            style.fill = in.color("colour");
            return typeset::number(numeral, style);
        }),
    };
}

} // namespace lectograph::text
