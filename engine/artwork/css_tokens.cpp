// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/css_tokens.h"

#include <algorithm>

namespace lectograph::artwork {

namespace {

using TokenKind = CssToken::Kind;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isNameStart(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'_' || c.unicode() >= 0x80;
}

bool isNamePart(QChar c)
{
    return isNameStart(c) || isDigit(c) || c == u'-';
}

bool isCssBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r' || c == u'\f';
}

int hexValue(QChar c)
{
    if (isDigit(c))
        return c.unicode() - u'0';
    const QChar lower = c.toLower();
    return lower >= u'a' && lower <= u'f' ? lower.unicode() - u'a' + 10 : -1;
}

} // namespace

bool CssTokens::skipComment()
{
    if (at(m_at) != u'/' || at(m_at + 1) != u'*')
        return false;
    const qsizetype end = m_source.indexOf(u"*/", m_at + 2);
    m_at = end < 0 ? m_source.size() : end + 2;
    return true;
}

bool CssTokens::startsName(qsizetype place) const
{
    if (at(place) == u'-')
        return isNameStart(at(place + 1)) || at(place + 1) == u'-' || at(place + 1) == u'\\';
    return isNameStart(at(place)) || (at(place) == u'\\' && place + 1 < m_source.size() && at(place + 1) != u'\n');
}

bool CssTokens::startsNumber(qsizetype place) const
{
    if (at(place) == u'+' || at(place) == u'-')
        ++place;
    return isDigit(at(place)) || (at(place) == u'.' && isDigit(at(place + 1)));
}

/// Reads what follows a backslash.
void CssTokens::readEscape(QString &text)
{
    ++m_at;
    if (hexValue(at(m_at)) < 0) {
        text += at(m_at++);
        return;
    }
    char32_t code = 0;
    for (int i = 0; i < 6 && hexValue(at(m_at)) >= 0; ++i, ++m_at)
        code = code * 16 + static_cast<char32_t>(hexValue(at(m_at)));
    if (isCssBlank(at(m_at)) && m_at < m_source.size())
        ++m_at;
    if (code == 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        code = 0xfffd;
    text += QString::fromUcs4(&code, 1);
}

QString CssTokens::name()
{
    QString text;
    while (m_at < m_source.size() && (isNamePart(at(m_at)) || at(m_at) == u'\\')) {
        if (at(m_at) == u'\\')
            readEscape(text);
        else
            text += at(m_at++);
    }
    return text;
}

void CssTokens::readString(QChar quote)
{
    m_front.kind = TokenKind::String;
    for (++m_at; m_at < m_source.size() && at(m_at) != quote && at(m_at) != u'\n';) {
        if (at(m_at) != u'\\')
            m_front.text += at(m_at++);
        else if (at(m_at + 1) == u'\n')
            m_at += 2;
        else
            readEscape(m_front.text);
    }
    if (at(m_at) == quote)
        ++m_at;
}

/// After “url(”.
void CssTokens::readUrl()
{
    m_front = {TokenKind::Url, {}, m_front.from, 0};
    while (m_at < m_source.size() && at(m_at) != u')') {
        if (at(m_at) == u'\\')
            readEscape(m_front.text);
        else
            m_front.text += at(m_at++);
    }
    m_at = std::min(m_at + 1, m_source.size());
    m_front.text = m_front.text.trimmed();
}

void CssTokens::readNumber()
{
    const qsizetype from = m_at;
    if (!isDigit(at(m_at)) && at(m_at) != u'.')
        ++m_at;
    while (isDigit(at(m_at)))
        ++m_at;
    if (at(m_at) == u'.' && isDigit(at(m_at + 1))) {
        for (++m_at; isDigit(at(m_at));)
            ++m_at;
    }
    const bool isSigned = at(m_at + 1) == u'+' || at(m_at + 1) == u'-';
    if (at(m_at).toLower() == u'e' && isDigit(at(m_at + (isSigned ? 2 : 1)))) {
        for (m_at += isSigned ? 2 : 1; isDigit(at(m_at));)
            ++m_at;
    }
    m_front = {TokenKind::Number, m_source.sliced(from, m_at - from).toString(), from, 0};
    if (at(m_at) == u'%') {
        m_front.text += u'%';
        ++m_at;
    } else if (startsName(m_at)) {
        m_front.text += name();
    }
}

void CssTokens::next()
{
    while (skipComment()) {}
    m_front = {TokenKind::End, {}, m_at, m_at};
    if (m_at >= m_source.size())
        return;
    const QChar c = at(m_at);
    if (isCssBlank(c)) {
        m_front.kind = TokenKind::Blank;
        while (m_at < m_source.size() && (isCssBlank(at(m_at)) || skipComment())) {
            if (isCssBlank(at(m_at)))
                ++m_at;
        }
    } else if (c == u'"' || c == u'\'') {
        readString(c);
    } else if ((c == u'#' && (isNamePart(at(m_at + 1)) || at(m_at + 1) == u'\\'))
               || (c == u'@' && startsName(m_at + 1))) {
        m_front.kind = c == u'#' ? TokenKind::Hash : TokenKind::At;
        ++m_at;
        m_front.text = name();
    } else if (startsNumber(m_at)) {
        readNumber();
    } else if (startsName(m_at)) {
        m_front.kind = TokenKind::Name;
        m_front.text = name();
        if (at(m_at) == u'(') {
            m_front.kind = TokenKind::Function;
            ++m_at;
            qsizetype first = m_at;
            while (isCssBlank(at(first)) && first < m_source.size())
                ++first;
            if (m_front.text.compare(u"url", Qt::CaseInsensitive) == 0 && at(first) != u'"' && at(first) != u'\'')
                readUrl();
        }
    } else {
        m_front.kind = TokenKind::Mark;
        m_front.text = c;
        ++m_at;
    }
    m_front.to = m_at;
}

void CssTokens::skipBlanks()
{
    while (m_front.kind == TokenKind::Blank)
        next();
}

void CssTokens::skipWhole()
{
    qsizetype depth = 0;
    do {
        depth += m_front.opens() ? 1 : m_front.closes() ? -1 : 0;
        next();
    } while (depth > 0 && !atEnd());
}

std::vector<CssToken> cssTokensOf(QStringView text, std::size_t most)
{
    std::vector<CssToken> tokens;
    CssTokens source(text);
    for (source.skipBlanks(); !source.atEnd(); source.next()) {
        if (tokens.size() >= most)
            return {};
        tokens.push_back(source.front());
    }
    while (!tokens.empty() && tokens.back().kind == TokenKind::Blank)
        tokens.pop_back();
    return tokens;
}

std::span<const CssToken> cssTrimmed(std::span<const CssToken> tokens)
{
    while (!tokens.empty() && tokens.front().kind == TokenKind::Blank)
        tokens = tokens.subspan(1);
    while (!tokens.empty() && tokens.back().kind == TokenKind::Blank)
        tokens = tokens.first(tokens.size() - 1);
    return tokens;
}

std::vector<std::span<const CssToken>> cssListOf(std::span<const CssToken> tokens)
{
    std::vector<std::span<const CssToken>> list;
    std::size_t from = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= tokens.size(); ++i) {
        if (i == tokens.size() || (depth == 0 && tokens[i].isMark(u','))) {
            list.push_back(cssTrimmed(tokens.subspan(from, i - from)));
            from = i + 1;
        } else {
            depth += tokens[i].opens() ? 1 : tokens[i].closes() ? -1 : 0;
        }
    }
    return list;
}

std::vector<QStringView> cssListOf(QStringView text)
{
    std::vector<QStringView> list;
    qsizetype from = 0;
    for (CssTokens tokens(text); !tokens.atEnd();) {
        if (tokens.front().isMark(u',')) {
            list.push_back(text.sliced(from, tokens.front().from - from).trimmed());
            from = tokens.front().to;
            tokens.next();
        } else {
            tokens.skipWhole();
        }
    }
    list.push_back(text.sliced(from).trimmed());
    return list;
}

QString withoutCssComments(QStringView text)
{
    if (!text.contains(u"/*"))
        return text.toString();
    QString rest;
    qsizetype end = 0;
    for (CssTokens tokens(text); !tokens.atEnd(); tokens.next()) {
        const CssToken &token = tokens.front();
        const bool isDivided = token.from > end && end > 0; // by a comment
        if (isDivided || token.kind == TokenKind::Blank)
            rest += u' ';
        if (token.kind != TokenKind::Blank)
            rest += text.sliced(token.from, token.to - token.from);
        end = token.to;
    }
    return rest.trimmed();
}

} // namespace lectograph::artwork
