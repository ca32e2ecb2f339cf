// SPDX-License-Identifier: GPL-3.0-or-later
#include "printable.h"

#include <algorithm>

namespace lectograph::app {

namespace {

/// Categories Cc, directional Cf (Unicode Standard Annex 9), and line separators that not every terminal knows.
bool isObeyed(QChar c)
{
    const char16_t code = c.unicode();
    const bool isControl = (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7f && code < 0xa0);
    const bool turnsWriting = code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069);
    return isControl || turnsWriting || code == 0x2028 || code == 0x2029;
}

} // namespace

QString printable(QString text)
{
    std::ranges::replace_if(text, isObeyed, QChar::ReplacementCharacter);
    return text;
}

QString printableJson(const QString &json)
{
    QString text;
    for (const QChar c : json) {
        if (isObeyed(c))
            text += QStringLiteral("\\u%1").arg(static_cast<uint>(c.unicode()), 4, 16, QLatin1Char('0'));
        else
            text += c;
    }
    return text;
}

} // namespace lectograph::app
