// SPDX-License-Identifier: GPL-3.0-or-later
#include "letters.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "shape/phrase.h"

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Color;
using graph::Context;
using graph::Inputs;
using graph::PropertyTable;
using graph::ValueType;
using shape::Shape;

namespace {

Shape withColoredPhrases(const Shape &shape, const Inputs &inputs, const Context &context)
{
    const QStringList &phrases = inputs.texts("colourSpans");
    const std::vector<Color> &colors = inputs.colors("colours");
    if (colors.empty())
        return shape;
    Shape result = shape;
    for (qsizetype i = 0; i < phrases.size(); ++i) {
        QString phrase = phrases[i];
        if (phrase.isEmpty())
            continue;
        const Color color = colors[static_cast<std::size_t>(i) % colors.size()];
        const auto parts = shape::phraseParts(shape, {}, u"\"%1\"#*"_s.arg(phrase.replace(u'"', u"\\\""_s)));
        if (!parts) {
            context.warn(base::Sentence::tr("“%1” was to get a colour but is not in the text.").arg(phrases[i]));
            continue;
        }
        result = shape::withParts(result, *parts, [&color](const Shape &part, int) {
            return shape::withLeaves(part, [&color](shape::Part &leaf) { leaf.style.fill = color; });
        });
    }
    return result;
}

} // namespace

PropertyTable valueProperties()
{
    return {{.key = "values",
             .type = ValueType::Numbers,
             .preset = "[]",
             .title = "Inserted numbers",
             .help = "Numbers for \\val{1}, \\val{2}, … in the text; \\val[2]{1} is the first with two decimals"}};
}

PropertyTable sizeProperties(std::string_view size)
{
    return {
        {.key = "size", .type = ValueType::Number, .preset = size, .help = "Type size", .min = 1, .max = 2000},
        {.key = "colour",
         .type = ValueType::Color,
         .preset = "\"WHITE\"",
         .help = "Colour of all letters that have none of their own"},
    };
}

PropertyTable decorationProperties()
{
    return {
        {.key = "colourSpans",
         .type = ValueType::Texts,
         .preset = "[]",
         .title = "Words in colour",
         .help = "Words or phrases with a colour of their own, which stands in the colours of words"},
        {.key = "colours",
         .type = ValueType::Colors,
         .preset = "[\"YELLOW\"]",
         .title = "Colours of words",
         .help = "Colours of those words or phrases, one for each; a shorter list is begun again"},
        {.key = "border",
         .type = ValueType::Number,
         .preset = "0",
         .title = "Outline width",
         .help = "Thickness of a line around the letters in their colour, in hundredths of a unit",
         .min = 0,
         .max = 100},
        {.key = "backStroke",
         .type = ValueType::Color,
         .preset = "\"BLACK\"",
         .title = "Halo colour",
         .help = "Colour of a line behind the letters, which sets them off from what lies below"},
        {.key = "backStrokeWidth",
         .type = ValueType::Number,
         .preset = "0",
         .title = "Halo width",
         .help = "Thickness of that line",
         .min = 0,
         .max = 100},
    };
}

PropertyTable letterProperties(std::string_view size)
{
    return blocks::joined(sizeProperties(size), decorationProperties());
}

PropertyTable paragraphProperties()
{
    return {
        {.key = "lines",
         .type = ValueType::Choice,
         .preset = "\"centre\"",
         .title = "Text alignment",
         .help = "How its lines stand above each other",
         .choices = "centre|left|right|justify"},
        {.key = "wrapWidth",
         .type = ValueType::Number,
         .preset = "0",
         .title = "Longest line",
         .help = "Longest line; 0: as written",
         .min = 0,
         .unit = "units"},
        {.key = "wrapLetters",
         .type = ValueType::Integer,
         .preset = "0",
         .title = "Letters in a line",
         .help = "Most letters in a line, spaces not counted; 0: any number",
         .min = 0,
         .max = 10000},
        {.key = "lineSpacing",
         .type = ValueType::Number,
         .preset = "1.2",
         .help = "From line to line, in type sizes",
         .min = 0.1,
         .max = 10},
    };
}

PropertyTable fontProperties()
{
    return {
        {.key = "family",
         .type = ValueType::Text,
         .preset = "\"\"",
         .title = "Font",
         .help = "Font; empty: the lecture's",
         .text = graph::TextKind::Font},
        {.key = "weight",
         .type = ValueType::Integer,
         .preset = "400",
         .help = "400 is regular, 700 bold",
         .min = 100,
         .max = 900},
        {.key = "italic", .type = ValueType::Boolean, .preset = "false", .help = "Slanted letters"},
    };
}

typeset::TextStyle textStyleOf(const Inputs &inputs, const Context &context)
{
    typeset::TextStyle style = blocks::textStyle(inputs.number("size"), inputs.color("colour"), context);
    if (const QString &family = inputs.text("family"); !family.isEmpty())
        style.family = family;
    style.weight = inputs.integer("weight");
    style.italic = inputs.boolean("italic");
    style.wrapWidth = inputs.number("wrapWidth");
    style.lineSpacing = inputs.number("lineSpacing");
    const QString &lines = inputs.text("lines");
    style.align = lines == "left"_L1 ? typeset::Align::Left
        : lines == "right"_L1        ? typeset::Align::Right
        : lines == "justify"_L1      ? typeset::Align::Justify
                                     : typeset::Align::Centre;
    return style;
}

QString wrapped(const QString &string, int letters)
{
    if (letters <= 0)
        return string;
    QString result = string;
    int inLine = 0;
    qsizetype word = 0;
    while (word < result.size()) {
        qsizetype end = word;
        while (end < result.size() && !result[end].isSpace())
            ++end;
        const auto length = static_cast<int>(end - word);
        if (inLine > 0 && inLine + length > letters) {
            result[word - 1] = u'\n';
            inLine = 0;
        }
        inLine = end < result.size() && result[end] == u'\n' ? 0 : inLine + length;
        word = end + 1;
    }
    return result;
}

Shape dressed(const typeset::Typeset &set, const Inputs &inputs, const Context &context)
{
    for (const QString &warning : set.warnings)
        context.warn(warning);
    const double border = inputs.number("border");
    const double backWidth = inputs.number("backStrokeWidth");
    return shape::withLeaves(withColoredPhrases(set.shape, inputs, context), [&](shape::Part &leaf) {
        leaf.style.stroke = leaf.style.fill;
        leaf.style.strokeWidth = border;
        leaf.style.backStroke = inputs.color("backStroke");
        leaf.style.backStrokeWidth = backWidth;
        leaf.style.screenWidth = context.setting.screenWidth();
    });
}

} // namespace lectograph::text
