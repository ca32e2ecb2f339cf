// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/styled_text.h"

#include "base/keeper.h"
#include "base/sentence.h"
#include "typeset/fonts.h"
#include "typeset/fresh_line.h"
#include "typeset/line_key.h"
#include "typeset/text_font.h"
#include "typeset/type_line.h"

#include <QRawFont>

#include <algorithm>
#include <cmath>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using base::Transform;

namespace {

constexpr double em = layoutPixels;

QTextCharFormat formatOf(const Span &span)
{
    QTextCharFormat format;
    if (span.weight)
        format.setFontWeight(*span.weight);
    if (span.italic)
        format.setFontItalic(*span.italic);
    return format;
}

constexpr qsizetype mostLetters = 200'000; ///< of all lines that are kept
constexpr qsizetype longestLine = 4'000;

/// Lines laid out once, for all texts, sizes and colours in which they occur again.
template <class Layout>
using Lines = base::Keeper<QString, Layout>;

/// In ems.
std::vector<double> freshPositions(const StyledText &text, qsizetype from, qsizetype to)
{
    std::vector<double> positions(static_cast<std::size_t>(to - from) + 1, 0.0);
    const TypeLine line(text, from, to);
    if (!line.isValid())
        return positions;
    for (std::size_t i = 0; i < positions.size(); ++i)
        positions[i] = line.x(static_cast<qsizetype>(i)) / em;
    return positions;
}

} // namespace

StyledText styledText(const QString &string, const QStringList &families, int weight, bool italic)
{
    return {.string = string,
            .font = layoutFont(families, weight, italic),
            .fontKey = layoutFontKey(families, weight, italic),
            .formats = markFormats(string, families) + emojiFormats(string),
            .spans = {},
            .warnings = {}};
}

StyledText styledText(const QString &string, const TextStyle &style)
{
    const QStringList families = familiesFor(style.family, style.language);
    StyledText text = styledText(string, families, style.weight, style.italic);
    QList<QTextLayout::FormatRange> formats = punctuationFormats(string, families, style.language);
    for (const Span &span : style.spans) {
        if (span.range.isValid() && (span.weight || span.italic))
            formats.append({span.range.start, span.range.end - span.range.start, formatOf(span)});
    }
    text.formats = formats + text.formats; // later formats win: emoji have only one font
    text.spans = style.spans;
    if (const QString substitute = substituteFor(style.family); !substitute.isEmpty())
        text.warnings +=
            base::Sentence::tr("The font “%1” is not installed; “%2” stands in for it.").arg(style.family, substitute);
    return text;
}

std::optional<base::Color> colorAt(const StyledText &text, qsizetype index)
{
    std::optional<base::Color> color;
    for (const Span &span : text.spans) {
        if (span.color && index >= span.range.start && index < span.range.end)
            color = span.color;
    }
    return color;
}

HBox lineOf(const StyledText &text, qsizetype from, qsizetype to)
{
    static Lines<HBox> kept(mostLetters, longestLine);
    const QString key = lineKey(text, from, to);
    // Sentences are in the language that the interface has now.
    HBox line = *kept.of(
        key, key.size(), [&] { return freshLine(text, from, to); },
        [](const HBox &box) { return box.warnings.isEmpty(); });
    for (Mark &mark : line.marks) {
        mark.source.start += static_cast<int>(from);
        mark.source.end += static_cast<int>(from);
        mark.color = colorAt(text, mark.source.start);
    }
    return line;
}

std::vector<double> positionsOf(const StyledText &text, qsizetype from, qsizetype to)
{
    static Lines<std::vector<double>> kept(mostLetters, longestLine);
    const QString key = lineKey(text, from, to);
    return *kept.of(key, key.size(), [&] { return freshPositions(text, from, to); });
}

double capHeightOf(const StyledText &text)
{
    const QRawFont font = QRawFont::fromFont(text.font);
    return font.isValid() ? font.capHeight() / font.pixelSize() : 0.7;
}

} // namespace lectograph::typeset
