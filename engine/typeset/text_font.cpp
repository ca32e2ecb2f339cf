// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text_font.h"

#include "base/east_asian.h"
#include "base/graphemes.h"
#include "base/text.h"
#include "typeset/emoji.h"
#include "typeset/fonts.h"

#include <QRawFont>

#include <algorithm>

namespace lectograph::typeset {

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
