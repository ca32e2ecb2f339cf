// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/placeholders.h"
#include "letters.h"
#include "shape/outlines.h"
#include "shape/phrase.h"
#include "strikes.h"
#include "typeset/formula.h"
#include "typeset/markup.h"

#include <algorithm>
#include <iterator>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

/// "values" and "words": the replacements of placeholders.
graph::PropertyTable replacements()
{
    return joined(valueProperties(),
                  row::texts("words", "Texts for \\word{1}, \\word{2}, … in the text").titled("Inserted texts"));
}

/// The properties of texts, with those first that are changed most often.
graph::PropertyTable commonProperties(const graph::PropertySpec &text)
{
    return joined(text, sizeProperties(48), fontProperties(), paragraphProperties(), decorationProperties(),
                  replacements());
}

/// The text with values and words inserted.
Result<QString> filledIn(const Inputs &in, const QStringList &words)
{
    // Words last, so that their content is not interpreted.
    return blocks::withValues(in.text("text"), in.numbers("values"), blocks::Spelling::Text)
        .and_then([&](const QString &string) { return blocks::withWords(string, words); });
}

/// The text to typeset, with values and words inserted and lines broken.
Result<QString> stringOf(const Inputs &in)
{
    return filledIn(in, in.texts("words")).map([&](const QString &string) {
        return wrapped(string, in.integer("wrapLetters"));
    });
}

/// The same with its formats and formulas.
Result<typeset::FormattedText> formattedTextOf(const Inputs &in, const Context &context)
{
    const auto dollars = in.boolean("formulas") ? typeset::Dollars::Formulas : typeset::Dollars::Letters;
    QStringList words = in.texts("words");
    if (in.boolean("formatted"))
        std::ranges::transform(words, words.begin(),
                               [dollars](const QString &word) { return typeset::escaped(word, dollars); });
    return filledIn(in, words).map([&](const QString &string) {
        typeset::FormattedText text{string, {}};
        if (in.boolean("formatted"))
            text = typeset::fromMarkup(string, context.setting.colors, dollars);
        else if (in.boolean("formulas"))
            text.formulas = typeset::formulasIn(string);
        text.text = wrapped(text.text, in.integer("wrapLetters"));
        return text;
    });
}

void embolden(typeset::TextStyle &style, const QString &string, const QStringList &phrases)
{
    for (const QString &phrase : phrases) {
        for (const shape::SourceRange range : shape::occurrences(string, phrase))
            style.spans.push_back({.range = range, .color = {}, .weight = 700, .italic = {}});
    }
}

/// Leaves the box of the letters, or puts a box of whole lines around them, so that words in a row have equal frames.
Shape withExtent(Shape letters, bool isLine)
{
    if (!isLine)
        return letters;
    const base::Box ink = letters.bounds();
    const shape::TextLines lines = shape::textLinesOf(letters).value_or(shape::TextLines{});
    const double top = std::max(lines.top(), ink.max.y);
    const double bottom = std::min(lines.bottom(), ink.min.y);
    const double middle = (top + bottom) / 2;
    shape::Style unseen;
    unseen.fill = unseen.fill.withAlpha(0);
    unseen.stroke = unseen.stroke.withAlpha(0);
    const Shape line = shape::shifted(shape::leaf(shape::rectangle(ink.width(), top - bottom, 0), unseen, u"line"_s),
                                      {ink.centre().x, middle, 0});
    return shape::shifted(letters.edited([&](shape::Part &part) { part.children.push_back(line); }), {0, -middle, 0});
}

} // namespace

NodeType text()
{
    return {
        .id = u"text.text"_s,
        .title = u"Text"_s,
        .category = u"Text"_s,
        .help =
            u"Words, in one line or several. Every letter is a part, found by its number or by \"a phrase\" in quotes."_s,
        .properties = joined(
            commonProperties(row::text("text", "Text", "The words")),
            row::texts("boldSpans", "Words or phrases in bold").titled("Words in bold"),
            row::boolean("formatted", false,
                         "Whether \\textbf{…}, \\textit{…} and \\textcolor{RED}{…} in the text format words, and lines "
                         "after “• ” are items of a list"),
            row::boolean(
                "formulas", false,
                "Whether $…$ in the text is a formula in LaTeX; \\$ is a dollar sign, and so is one without a partner")
                .initially(true),
            row::choice("extent", "letters", "letters=Around the letters|line=The whole line",
                        "What frames and what stands beside it go by: the letters, or the whole line, so that words in "
                        "a row have equal frames")
                .titled("Extent"),
            strikeProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto formatted = formattedTextOf(in, context);
            if (!formatted)
                return tl::unexpected(formatted.error());
            typeset::TextStyle style = textStyleOf(in, context);
            style.hasLists = in.boolean("formatted");
            embolden(style, formatted->text, in.texts("boldSpans"));
            std::ranges::copy(formatted->spans, std::back_inserter(style.spans));
            const auto set = in.boolean("formulas") ? typeset::mixed(formatted->text, style, formatted->formulas)
                                                    : Result<typeset::Typeset>(typeset::text(formatted->text, style));
            if (!set)
                return base::within(u"text"_s, set.error());
            return withExtent(withStrikes(dressed(*set, in, context), in, context), in.text("extent") == "line"_L1);
        }),
    };
}

NodeType mixed()
{
    return {
        .id = u"text.mixed"_s,
        .title = u"Text with formulas"_s,
        .category = u"Text"_s,
        .help = u"Words with formulas between dollar signs, on one line; \\$ is a dollar sign."_s,
        .properties = commonProperties(row::text("text", "Text with $x^2$", "The words; $…$ is a formula")),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto string = stringOf(in);
            if (!string)
                return tl::unexpected(string.error());
            const auto set = typeset::mixed(*string, textStyleOf(in, context));
            if (!set)
                return base::within(u"text"_s, set.error());
            return dressed(*set, in, context);
        }),
    };
}

} // namespace lectograph::text
