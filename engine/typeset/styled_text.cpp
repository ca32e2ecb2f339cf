// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/styled_text.h"

#include "base/graphemes.h"
#include "base/sentence.h"
#include "typeset/fonts.h"
#include "typeset/glyphs.h"
#include "typeset/line_cache.h"
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

/// The fonts used on a line; comparing them is cheaper than their names.
class GlyphFonts
{
public:
    const GlyphFont &of(const QRawFont &font)
    {
        const auto known = std::find_if(m_fonts.begin(), m_fonts.end(),
                                        [&](const auto &pair) { return pair.first == font; });
        if (known != m_fonts.end())
            return known->second;
        return m_fonts.emplace_back(font, GlyphFont(font)).second;
    }

private:
    std::vector<std::pair<QRawFont, GlyphFont>> m_fonts;
};

bool isInvisible(QStringView cluster)
{
    return std::all_of(cluster.begin(), cluster.end(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Format || c.category() == QChar::Other_Control
            || c.isNonCharacter() || (c.unicode() >= 0xFE00 && c.unicode() <= 0xFE0F);
    });
}

/// “𓀀” (U+13000)
QString named(const QStringList &clusters)
{
    QStringList names;
    for (const QString &cluster : clusters) {
        QStringList codes;
        for (const char32_t code : cluster.toUcs4())
            codes += "U+"_L1 + QString::number(code, 16).toUpper().rightJustified(4, u'0');
        names += u'“' + cluster + u"” ("_s + codes.join(u' ') + u')';
    }
    return names.join(", "_L1);
}

QTextCharFormat formatOf(const Span &span)
{
    QTextCharFormat format;
    if (span.weight)
        format.setFontWeight(*span.weight);
    if (span.italic)
        format.setFontItalic(*span.italic);
    return format;
}

/// Without colours, with its sources counted from the line's first character.
HBox freshLine(const StyledText &text, qsizetype from, qsizetype to)
{
    HBox box;
    const TypeLine line(text, from, to);
    if (!line.isValid() || from >= to)
        return box;
    box.width = line.width() / em;
    const QString &string = line.string();
    GlyphFonts fonts;
    QStringList missing;

    // Before 6.5 Qt does not map glyphs to characters, so each cluster is queried separately.
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(string);
    box.marks.reserve(boundaries.size());
    for (std::size_t index = 1; index < boundaries.size(); ++index) {
        const qsizetype start = boundaries[index - 1];
        const qsizetype end = boundaries[index];
        const QStringView cluster = QStringView(string).mid(start, end - start);
        if (isInvisible(cluster))
            continue;
        const shape::SourceRange source{static_cast<int>(start), static_cast<int>(end)};
        bool isMissing = false;
        for (const QGlyphRun &run : line.glyphs(start, end)) {
            const GlyphFont &font = fonts.of(run.rawFont());
            const QList<quint32> indexes = run.glyphIndexes();
            const QList<QPointF> positions = run.positions();
            for (qsizetype i = 0; i < indexes.size(); ++i) {
                if (indexes[i] == 0 || !font.isValid()) {
                    isMissing = true;
                    continue;
                }
                const Glyph glyph = font.glyph(indexes[i]);
                const QPointF place = line.place(start, positions[i]);
                const Transform at = Transform::translation({place.x() / em, place.y() / em, 0});
                if (glyph.image)
                    box.marks.push_back({{}, glyph.image, at * glyph.imagePlacement, source, {}});
                else if (!glyph.outline.isEmpty())
                    box.marks.push_back({glyph.outline, {}, at, source, {}});
            }
        }
        if (isMissing) {
            const double x = std::min(line.x(start), line.x(end));
            const double width = std::abs(line.x(end) - line.x(start));
            box.marks.push_back({missingGlyph(width / em), {}, Transform::translation({x / em, 0, 0}), source, {}});
            if (!missing.contains(cluster))
                missing += cluster.toString();
        }
    }
    if (!missing.isEmpty()) {
        box.warnings += base::Sentence::tr(
                            "No installed font has %1, drawn as hollow boxes; install a font for that script, "
                            "for instance one of the Noto family.")
                            .arg(named(missing));
    }
    return box;
}

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
    return {string, layoutFont(families, weight, italic), markFormats(string, families) + emojiFormats(string), {}, {}};
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
    static LineCache<HBox> kept;
    // Sentences are in the language that the interface has now.
    HBox line = *kept.of(text, from, to, freshLine, [](const HBox &box) { return box.warnings.isEmpty(); });
    for (Mark &mark : line.marks) {
        mark.source.start += static_cast<int>(from);
        mark.source.end += static_cast<int>(from);
        mark.color = colorAt(text, mark.source.start);
    }
    return line;
}

std::vector<double> positionsOf(const StyledText &text, qsizetype from, qsizetype to)
{
    static LineCache<std::vector<double>> kept;
    return *kept.of(text, from, to, freshPositions);
}

double capHeightOf(const StyledText &text)
{
    const QRawFont font = QRawFont::fromFont(text.font);
    return font.isValid() ? font.capHeight() / font.pixelSize() : 0.7;
}

} // namespace lectograph::typeset
