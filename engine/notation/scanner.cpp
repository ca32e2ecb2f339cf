// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/scanner.h"

namespace lectograph::notation {

using namespace Qt::StringLiterals;

bool Scanner::skipSpaces()
{
    const qsizetype before = m_at;
    while (!isAtEnd() && next().isSpace())
        ++m_at;
    return m_at > before;
}

QStringView Scanner::textSince(qsizetype start) const
{
    QStringView text = m_line.sliced(start, m_at - start);
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    return text;
}

bool Scanner::take(QStringView text)
{
    if (!startsWith(text))
        return false;
    m_at += text.size();
    return true;
}

QRegularExpressionMatch Scanner::take(const QRegularExpression &pattern)
{
    const QRegularExpressionMatch match = pattern.match(rest().toString());
    if (match.hasMatch())
        m_at += match.capturedLength();
    return match;
}

QString plainLabel(QStringView text)
{
    static const QRegularExpression lineBreak(u"<br\\s*/?>|\\\\n"_s, QRegularExpression::CaseInsensitiveOption);
    QStringView bare = text.trimmed();
    const auto isIn = [&](QChar mark) { return bare.size() >= 2 && bare.front() == mark && bare.back() == mark; };
    for (const QChar mark : {u'"', u'`'}) {
        if (isIn(mark))
            bare = bare.sliced(1, bare.size() - 2).trimmed();
    }
    constexpr qsizetype longest = 500;
    QString label = bare.left(longest).toString();
    label.replace(lineBreak, u"\n"_s).replace(u"#quot;"_s, u"\""_s).replace(u"&amp;"_s, u"&"_s);
    label.removeIf([](QChar c) { return c != u'\n' && c.category() == QChar::Other_Control; });
    return label;
}

} // namespace lectograph::notation
