// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/plain_line.h"

#include "typeset/fonts.h"
#include "typeset/styled_text.h"

#include <QRawFont>

namespace lectograph::typeset {

namespace {

LineMetrics metricsOf(const QFont &font)
{
    const QRawFont raw = QRawFont::fromFont(font);
    if (!raw.isValid())
        return {.ascent = 0.8, .descent = 0.2, .xHeight = 0.5, .underline = 0.1, .lineThickness = 0.05};
    const double em = raw.pixelSize();
    return {.ascent = raw.ascent() / em,
            .descent = raw.descent() / em,
            .xHeight = raw.xHeight() / em,
            .underline = raw.underlinePosition() / em,
            .lineThickness = raw.lineThickness() / em};
}

} // namespace

QStringList installedFamilies(const QStringList &preferred, const QString &language)
{
    return familiesOf(preferred, language);
}

PlainLine plainLine(const QString &words, const LineFont &font)
{
    const StyledText text = styledText(words, font.families, font.weight, font.italic);
    return {lineOf(text, 0, words.size()), positionsOf(text, 0, words.size()), metricsOf(text.font)};
}

} // namespace lectograph::typeset
