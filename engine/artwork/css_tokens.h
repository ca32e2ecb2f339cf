// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <span>
#include <vector>

namespace lectograph::artwork {

/// A token of a style sheet (CSS Syntax Module Level 3, 4).
struct CssToken
{
    enum class Kind {
        End,
        Blank,    ///< white space
        Name,     ///< an identifier
        Function, ///< a name and “(”
        At,       ///< “@” and a name
        Hash,     ///< “#” and a name
        String,
        Url, ///< url(…) without quotes
        Number,
        Mark, ///< any other character
    };

    Kind kind = Kind::End;
    QString text; ///< the name or string with its escapes resolved, a number with its unit, or the character
    qsizetype from = 0;
    qsizetype to = 0; ///< behind it, in the source

    bool isMark(char16_t c) const { return kind == Kind::Mark && text == QChar(c); }
    bool opens() const { return kind == Kind::Function || isMark(u'(') || isMark(u'[') || isMark(u'{'); }
    bool closes() const { return isMark(u')') || isMark(u']') || isMark(u'}'); }
};

/// Reads tokens from the front of a style sheet; comments are none.
class CssTokens
{
public:
    explicit CssTokens(QStringView source) : m_source(source) { next(); }

    const CssToken &front() const { return m_front; }
    bool atEnd() const { return m_front.kind == CssToken::Kind::End; }
    QStringView source() const { return m_source; }
    void next();
    void skipBlanks();
    /// Skips the next token, and if that opens a bracket, everything up to its end.
    void skipWhole();

private:
    QChar at(qsizetype place) const { return place < m_source.size() ? m_source[place] : QChar(); }
    bool skipComment();
    bool startsName(qsizetype place) const;
    bool startsNumber(qsizetype place) const;
    QString name();
    void readEscape(QString &text);
    void readString(QChar quote);
    void readUrl();
    void readNumber();

    QStringView m_source;
    qsizetype m_at = 0;
    CssToken m_front;
};

/// All tokens of a short text, without white space at its ends; nothing of a longer one.
std::vector<CssToken> cssTokensOf(QStringView text, std::size_t most);
/// The same tokens, divided by “,” outside of brackets.
std::vector<std::span<const CssToken>> cssListOf(std::span<const CssToken> tokens);
/// A text divided by “,” outside of brackets and strings.
std::vector<QStringView> cssListOf(QStringView text);
/// Tokens without white space at their ends.
std::span<const CssToken> cssTrimmed(std::span<const CssToken> tokens);
QString withoutCssComments(QStringView text);

} // namespace lectograph::artwork
