// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_lexer.h"

#include <array>
#include <utility>

namespace lectograph::graph {

using TokenKind = ExpressionToken::Kind;

namespace {

bool isDigit(char16_t c)
{
    return c >= u'0' && c <= u'9';
}

bool isHexDigit(char16_t c)
{
    return isDigit(c) || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

bool startsName(char16_t c)
{
    return c == u'_' || c == u'∞' || QChar(c).isLetter();
}

bool continuesName(char16_t c)
{
    return c == u'_' || QChar(c).isLetterOrNumber() || QChar(c).isMark();
}

/// The plain form of a sign of full width, or of another sign with the same meaning.
char16_t plainSign(char16_t c)
{
    if (c >= u'！' && c <= u'～')
        c = static_cast<char16_t>(c - u'！' + u'!');
    switch (c) {
    case u'−':
    case u'–': return u'-';
    case u'·':
    case u'×':
    case u'⋅': return u'*';
    case u'÷': return u'/';
    case u'、': return u',';
    default: return c;
    }
}

} // namespace

char16_t ExpressionLexer::at(qsizetype index) const
{
    return index < m_text.size() ? plainSign(m_text[index].unicode()) : u'\0';
}

ExpressionToken ExpressionLexer::taken(TokenKind kind, qsizetype length, char16_t sign)
{
    const ExpressionToken token{kind, m_at, length, sign};
    m_at += length;
    return token;
}

ExpressionToken ExpressionLexer::next()
{
    while (m_at < m_text.size() && m_text[m_at].isSpace())
        ++m_at;
    if (m_at >= m_text.size())
        return taken(TokenKind::End, 0);
    const char16_t c = at(m_at);
    if (isDigit(c) || (c == u'.' && isDigit(at(m_at + 1))))
        return taken(TokenKind::Number, numberLength());
    if (c == u'"' || c == u'\'')
        return quoted(TokenKind::Text, c);
    if (c == u'“')
        return quoted(TokenKind::Text, u'”');
    if (c == u'`')
        return quoted(TokenKind::QuotedName, c);
    if (startsName(m_text[m_at].unicode())) {
        qsizetype length = 1;
        while (m_at + length < m_text.size() && continuesName(m_text[m_at + length].unicode()))
            ++length;
        return taken(TokenKind::Name, length);
    }
    if (c == u'#') {
        qsizetype length = 1;
        while (isHexDigit(at(m_at + length)))
            ++length;
        return taken(TokenKind::Color, length);
    }
    static constexpr std::array<std::pair<char16_t, char16_t>, 4> pairs{
        {{u'<', u'≤'}, {u'>', u'≥'}, {u'=', u'≡'}, {u'!', u'≠'}}};
    for (const auto &[first, both] : pairs) {
        if (c == first && at(m_at + 1) == u'=')
            return taken(TokenKind::Sign, 2, both);
    }
    if (QStringView(u"+-*/^%()[],.?:<>=≤≥≠{}").contains(c))
        return taken(TokenKind::Sign, 1, c);
    return taken(TokenKind::Unknown, 1);
}

qsizetype ExpressionLexer::numberLength() const
{
    qsizetype end = m_at;
    const auto skipDigits = [&] {
        while (isDigit(at(end)))
            ++end;
    };
    skipDigits();
    if (at(end) == u'.') {
        ++end;
        skipDigits();
    }
    if (at(end) == u'e' || at(end) == u'E') {
        const bool isSigned = at(end + 1) == u'-' || at(end + 1) == u'+';
        if (isDigit(at(end + (isSigned ? 2 : 1)))) { // or else the constant e
            end += isSigned ? 2 : 1;
            skipDigits();
        }
    }
    return end - m_at;
}

ExpressionToken ExpressionLexer::quoted(TokenKind kind, char16_t closing)
{
    qsizetype end = m_at + 1;
    while (end < m_text.size()) {
        const char16_t c = m_text[end].unicode();
        if (c == closing || (closing != u'”' && plainSign(c) == closing))
            return taken(kind, end + 1 - m_at);
        end += c == u'\\' && kind == TokenKind::Text ? 2 : 1;
    }
    return taken(TokenKind::Unfinished, m_text.size() - m_at);
}

QString ExpressionLexer::contentOf(const ExpressionToken &token) const
{
    const QStringView written = m_text.mid(token.start, token.length);
    QString content;
    switch (token.kind) {
    case TokenKind::QuotedName: return written.mid(1, written.size() - 2).toString();
    case TokenKind::Number:
    case TokenKind::Color:
        for (const QChar c : written)
            content += QChar(plainSign(c.unicode()));
        return content;
    case TokenKind::Text:
        for (qsizetype i = 1; i + 1 < written.size(); ++i) {
            if (written[i] == u'\\')
                ++i;
            content += written[i];
        }
        return content;
    default: return written.toString();
    }
}

} // namespace lectograph::graph
