// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "letters.h"
#include "placeholders.h"
#include "shape/phrase.h"
#include "typeset/formula.h"
#include "typeset/markup.h"

#include <algorithm>
#include <iterator>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::joined;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

namespace {

/// "values" and "words": the replacements of placeholders.
graph::PropertyTable replacements()
{
    return joined(valueProperties(),
                  {{.key = "words",
                    .type = ValueType::Texts,
                    .preset = "[]",
                    .title = "Inserted texts",
                    .help = "Texts for \\word{1}, \\word{2}, … in the text"}});
}

/// The properties of texts, with those first that are changed most often.
graph::PropertyTable commonProperties(const graph::PropertySpec &text)
{
    graph::PropertyTable table{text};
    for (const graph::PropertyTable &more :
         {sizeProperties("48"), fontProperties(), paragraphProperties(), decorationProperties(), replacements()})
        table = joined(std::move(table), more);
    return table;
}

/// The text with values and words inserted.
Result<QString> filledIn(const Inputs &in, const QStringList &words)
{
    // Words last, so that their content is not interpreted.
    return withValues(in.text("text"), in.numbers("values"), Spelling::Text).and_then([&](const QString &string) {
        return withWords(string, words);
    });
}

/// The text to typeset, with values and words inserted and lines broken.
Result<QString> stringOf(const Inputs &in)
{
    return filledIn(in, in.texts("words")).map([&](const QString &string) {
        return wrapped(string, in.integer("wrapLetters"));
    });
}

/// The same with its formats.
Result<typeset::FormattedText> formattedTextOf(const Inputs &in, const Context &context)
{
    if (!in.boolean("formatted"))
        return stringOf(in).map([](const QString &string) { return typeset::FormattedText{string, {}}; });
    QStringList words = in.texts("words");
    std::ranges::transform(words, words.begin(), typeset::escaped);
    return filledIn(in, words).map([&](const QString &markup) {
        typeset::FormattedText formatted = typeset::fromMarkup(markup, context.setting.colors);
        formatted.text = wrapped(formatted.text, in.integer("wrapLetters"));
        return formatted;
    });
}

void embolden(typeset::TextStyle &style, const QString &string, const QStringList &phrases)
{
    for (const QString &phrase : phrases) {
        for (const shape::SourceRange range : shape::occurrences(string, phrase))
            style.spans.push_back({.range = range, .color = {}, .weight = 700, .italic = {}});
    }
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
            commonProperties({.key = "text", .type = ValueType::Text, .preset = "\"Text\"", .help = "The words"}),
            {{.key = "boldSpans",
              .type = ValueType::Texts,
              .preset = "[]",
              .title = "Words in bold",
              .help = "Words or phrases in bold"},
             {.key = "formatted",
              .type = ValueType::Boolean,
              .preset = "false",
              .help = "Whether \\textbf{…}, \\textit{…} and \\textcolor{RED}{…} in the text format words, and lines "
                      "after “• ” are items of a list"}}),
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
            return dressed(typeset::text(formatted->text, style), in, context);
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
        .properties = commonProperties({.key = "text",
                                        .type = ValueType::Text,
                                        .preset = "\"Text with $x^2$\"",
                                        .help = "The words; $…$ is a formula"}),
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
