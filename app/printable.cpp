// SPDX-License-Identifier: GPL-3.0-or-later
#include "printable.h"

#include <algorithm>
#include <utility>

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

QString shellArgument(const QString &path)
{
    // Anything else means something to some shell, and a hyphen in front to the program.
    const auto isPlain = [](QChar c) { return c.isLetterOrNumber() || QStringLiteral("/._-+,:@%").contains(c); };
    const auto isHidden = [](QChar c) { return isObeyed(c) || c == u'\n' || c == u'\t'; };
    QString argument = path.startsWith(u'-') ? QStringLiteral("./") + path : path;
    if (!argument.isEmpty() && std::ranges::all_of(argument, isPlain))
        return argument;
    if (std::ranges::none_of(argument, isHidden))
        return u'\'' + argument.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
    QString escaped;
    for (const QChar c : std::as_const(argument)) {
        if (isHidden(c))
            escaped += QStringLiteral("\\u%1").arg(static_cast<uint>(c.unicode()), 4, 16, QLatin1Char('0'));
        else
            escaped += c == u'\'' || c == u'\\' ? QStringLiteral("\\") + c : QString(c);
    }
    return QStringLiteral("$'") + escaped + u'\'';
}

} // namespace lectograph::app
