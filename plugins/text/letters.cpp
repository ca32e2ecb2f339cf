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
    return {row::numbers("values",
                         "Numbers for \\val{1}, \\val{2}, … in the text; \\val[2]{1} is the first with two decimals")
                .titled("Inserted numbers")};
}

PropertyTable sizeProperties(double size)
{
    return {
        row::number("size", size, "Type size").between(1, 2000),
        row::color("colour", "WHITE", "Colour of all letters that have none of their own"),
    };
}

PropertyTable decorationProperties()
{
    return {
        row::texts("colourSpans", "Words or phrases with a colour of their own, which stands in the colours of words")
            .titled("Words in colour"),
        row::colors("colours", {"YELLOW"},
                    "Colours of those words or phrases, one for each; a shorter list is begun again")
            .titled("Colours of words"),
        row::number("border", 0, "Thickness of a line around the letters in their colour, in hundredths of a unit")
            .titled("Outline width")
            .between(0, 100),
        row::color("backStroke", "BLACK",
                   "Colour of a line behind the letters, which sets them off from what lies below")
            .titled("Halo colour"),
        row::number("backStrokeWidth", 0, "Thickness of that line").titled("Halo width").between(0, 100),
    };
}

PropertyTable letterProperties(double size)
{
    return graph::joined(sizeProperties(size), decorationProperties());
}

PropertyTable paragraphProperties()
{
    return {
        row::choice("lines", "centre", "centre|left|right|justify", "How its lines stand above each other")
            .titled("Text alignment"),
        row::number("wrapWidth", 0, "Longest line; 0: as written").titled("Longest line").atLeast(0).in("units"),
        row::integer("wrapLetters", 0, "Most letters in a line, spaces not counted; 0: any number")
            .titled("Letters in a line")
            .between(0, 10000),
        row::number("lineSpacing", 1.2, "From line to line, in type sizes").between(0.1, 10),
    };
}

PropertyTable fontProperties()
{
    return {
        row::text("family", "", "Font; empty: the lecture's").titled("Font").as(graph::TextKind::Font),
        row::integer("weight", 400, "400 is regular, 700 bold").between(100, 900),
        row::boolean("italic", false, "Slanted letters"),
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
