// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace lectograph::graph {

/// A word, number or sign of an expression.
struct ExpressionToken
{
    enum class Kind {
        End,
        Number,
        Name,
        QuotedName, ///< in backticks
        Text,       ///< in quotes
        Color,      ///< "#58C4DD"
        Sign,
        Unfinished, ///< a text or name without its closing quote
        Unknown,    ///< a character without a meaning
    };
    Kind kind = Kind::End;
    qsizetype start = 0;
    qsizetype length = 0;
    /// Of a sign: the plain one, such as * for ×, and ≤ ≥ ≠ for those of two characters. "=" is a single one, "≡" is ==.
    char16_t sign = 0;

    bool is(char16_t wanted) const { return kind == Kind::Sign && sign == wanted; }
};

/// Reads tokens. Signs and digits of full width, as East Asian keyboards write them, count as plain ones.
class ExpressionLexer
{
public:
    explicit ExpressionLexer(QStringView text, qsizetype at = 0) : m_text(text), m_at(at) {}

    ExpressionToken next();
    /// Where the next token is looked for.
    qsizetype position() const { return m_at; }
    /// A text, name or number without its quotes and escapes, digits and signs plain.
    QString contentOf(const ExpressionToken &token) const;

private:
    char16_t at(qsizetype index) const; ///< plain; 0 behind the end
    qsizetype numberLength() const;
    ExpressionToken quoted(ExpressionToken::Kind kind, char16_t closing);
    ExpressionToken taken(ExpressionToken::Kind kind, qsizetype length, char16_t sign = 0);

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace lectograph::graph
