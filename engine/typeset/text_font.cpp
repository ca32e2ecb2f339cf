// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text_font.h"

#include "typeset/emoji.h"
#include "typeset/fonts.h"

#include <QRawFont>

namespace lectograph::typeset {

QFont fontOf(const TextStyle &style)
{
    return layoutFont(familiesFor(style.family, style.language), style.weight, style.italic);
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
