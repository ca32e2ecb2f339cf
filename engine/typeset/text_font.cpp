// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text_font.h"

#include "base/east_asian.h"
#include "base/graphemes.h"
#include "base/text.h"
#include "typeset/emoji.h"
#include "typeset/fonts.h"

#include <QRawFont>

#include <algorithm>
#include <vector>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

bool isQuote(QChar c)
{
    return c == u'“' || c == u'”' || c == u'‘' || c == u'’';
}

/// Whether the next character that is no quotation mark, in either direction, is set in a square.
bool touchesSquare(const QString &text, qsizetype index)
{
    const auto isSquareFrom = [&](qsizetype at, qsizetype step) {
        while (at >= 0 && at < text.size() && isQuote(text[at]))
            at += step;
        return at >= 0 && at < text.size() && base::isSquare(text[at]);
    };
    return isSquareFrom(index - 1, -1) || isSquareFrom(index + 1, 1);
}

/// The quotation marks that belong to words in squares. Two of a pair look alike; an apostrophe is none of a pair.
std::vector<qsizetype> squareQuotes(const QString &text)
{
    std::vector<qsizetype> quotes;
    std::vector<qsizetype> opened;
    const auto add = [&](std::initializer_list<qsizetype> pair) {
        if (std::ranges::any_of(pair, [&](qsizetype index) { return touchesSquare(text, index); }))
            quotes.insert(quotes.end(), pair);
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'“' || c == u'‘') {
            opened.push_back(i);
        } else if (isQuote(c)) {
            const QChar opening = c == u'”' ? u'“' : u'‘';
            if (!opened.empty() && text[opened.back()] == opening) {
                add({opened.back(), i});
                opened.pop_back();
            } else {
                add({i});
            }
        }
    }
    for (const qsizetype index : opened)
        add({index});
    return quotes;
}

} // namespace

QFont fontOf(const TextStyle &style)
{
    return layoutFont(familiesFor(style.family, style.language), style.weight, style.italic);
}

QList<QTextLayout::FormatRange> markFormats(const QString &text, const QStringList &families)
{
    const auto isMark = [](QChar c) { return c.category() == QChar::Mark_NonSpacing; };
    const QStringList joining = lettersFirst(families);
    if (joining == families || std::ranges::none_of(text, isMark))
        return {};
    QTextCharFormat format;
    format.setFontFamilies(joining);
    QList<QTextLayout::FormatRange> formats;
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(text);
    for (std::size_t i = 1; i < boundaries.size(); ++i) {
        const qsizetype start = boundaries[i - 1];
        const qsizetype length = boundaries[i] - start;
        const QChar letter = text[start];
        if (letter.isLetter() && !base::isSquare(letter) && !base::isHangul(letter)
            && std::ranges::any_of(QStringView(text).mid(start + 1, length - 1), isMark))
            formats.append({static_cast<int>(start), static_cast<int>(length), format});
    }
    return formats;
}

QList<QTextLayout::FormatRange> punctuationFormats(const QString &text, const QStringList &families,
                                                   const QString &language)
{
    const bool hasBullet = text.contains(u"• "_s);
    const bool hasEllipsis = text.contains(u"……"_s);
    if (!(language.startsWith("zh"_L1) || language.startsWith("ja"_L1))
        || !(hasBullet || hasEllipsis || std::ranges::any_of(text, isQuote)))
        return {};
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat format;
    const auto set = [&](qsizetype index) { formats.append({static_cast<int>(index), 1, format}); };
    if (QRawFont::fromFont(layoutFont(families, QFont::Normal, false)).supportsCharacter(u'中')) {
        format.setFontFamilies(lettersFirst(families));
        for (qsizetype i = text.indexOf(u"• "_s); i >= 0; i = text.indexOf(u"• "_s, i + 1))
            set(i);
        return formats;
    }
    format.setFontFamilies(ideographsFirst(families));
    std::ranges::for_each(squareQuotes(text), set);
    for (qsizetype i = text.indexOf(u"……"_s); i >= 0; i = text.indexOf(u"……"_s, i + 2)) {
        set(i);
        set(i + 1);
    }
    return formats;
}

QList<QTextLayout::FormatRange> emojiFormats(const QString &text)
{
    const std::vector<shape::SourceRange> emoji = emojiIn(text);
    const QStringList families = emoji.empty() ? QStringList() : emojiFamilies();
    if (families.isEmpty())
        return {};
    QTextCharFormat format;
    format.setFontFamilies(families);
    format.setFontWeight(QFont::Normal);
    format.setFontItalic(false);
    // Merged with other fonts, selectors and joiners would come from these, and sequences fall into pieces.
    format.setFontStyleStrategy(QFont::NoFontMerging);
    const QRawFont pictures = QRawFont::fromFont(QFont(families));
    QList<QTextLayout::FormatRange> formats;
    for (const shape::SourceRange range : emoji) {
        if (pictures.supportsCharacter(QStringView(text).mid(range.start, 2).toUcs4().front()))
            formats.append({range.start, range.end - range.start, format});
    }
    return formats;
}

} // namespace lectograph::typeset
