// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "typeset/formula.h"

namespace lectograph::text {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;

NodeType number()
{
    return {
        .id = u"text.number"_s,
        .title = u"Written number"_s,
        .category = u"Text"_s,
        .help = u"A number that animations can count with."_s,
        .properties =
            {
                {.key = "value", .type = ValueType::Number, .preset = "0", .help = "The number"},
                {.key = "decimals",
                 .type = ValueType::Integer,
                 .preset = "0",
                 .help = "Digits after the point",
                 .min = 0,
                 .max = 12},
                {.key = "plusSign",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .help = "A plus before positive numbers"},
                {.key = "thousands",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .title = "Comma between thousands",
                 .help = "A comma after every three digits"},
                {.key = "unit", .type = ValueType::Text, .preset = "\"\"", .help = "What stands behind the number"},
                {.key = "size", .type = ValueType::Number, .preset = "48", .help = "Type size", .min = 1, .max = 2000},
                {.key = "colour", .type = ValueType::Color, .preset = "\"WHITE\"", .help = "Colour of the digits"},
                {.key = "family",
                 .type = ValueType::Text,
                 .preset = "\"\"",
                 .title = "Font",
                 .help = "Font; empty: that of formulas",
                 .text = graph::TextKind::Font},
                {.key = "anchor",
                 .type = ValueType::Choice,
                 .preset = "\"centre\"",
                 .title = "Fixed edge",
                 .help = "What stays in place while digits come and go",
                 .choices = "left|centre|right"},
                {.key = "border",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "Outline width",
                 .help = "Thickness of a line around the digits in their colour, in hundredths of a unit",
                 .min = 0,
                 .max = 100},
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
