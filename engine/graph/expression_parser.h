// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/expression.h"
#include "graph/expression_lexer.h"
#include "graph/expression_writer.h"

#include <optional>

namespace lectograph::graph {

/// Compiles an expression into steps: recursive descent, one function per level of precedence. Stops at the first error.
class ExpressionParser
{
public:
    /// Reads `text` from `at`. `scope` and `steps` outlive this.
    ExpressionParser(QStringView text, qsizetype at, const ExpressionScope &scope, ExpressionWriter &steps)
        : m_text(text), m_lexer(text, at), m_scope(scope), m_steps(steps)
    {}

    /// Up to the end of the text.
    base::Result<void> whole();
    /// Up to the brace that closes a place of a template; leaves a text.
    base::Result<void> place();
    /// Behind what was read.
    qsizetype position() const { return m_lexer.position(); }

private:
    int format();
    void conditional();
    void disjunction();
    void conjunction();
    void negation();
    void comparison();
    void sum();
    void product();
    void factor();
    void power();
    void postfix();
    void primary();
    void name();
    void call(const ExpressionToken &function);
    void staged();
    ExpressionName reference(const ExpressionToken &named);
    void push(const ExpressionName &name, const ExpressionToken &at);
    void member(const QString &name, const ExpressionToken &at);
    void element();
    void brackets();
    bool constant(const ExpressionToken &token);

    void shortcut(ExpressionOp skip, const ExpressionToken &at, void (ExpressionParser::*operand)());
    void binary(ExpressionOp op, const ExpressionToken &at, void (ExpressionParser::*operand)());
    void advance();
    bool take(char16_t sign);
    bool takeWord(QLatin1StringView word);
    bool isWord(QLatin1StringView word) const;
    void expect(char16_t sign);
    QStringView written(const ExpressionToken &token) const { return m_text.mid(token.start, token.length); }

    void fail(const QString &what, const QString &remedy, qsizetype at);
    void failHere(const QString &what, const QString &remedy) { fail(what, remedy, m_token.start); }
    base::Result<void> finished() const;

    QStringView m_text;
    ExpressionLexer m_lexer;
    const ExpressionScope &m_scope;
    ExpressionWriter &m_steps;
    ExpressionToken m_token;
    int m_nesting = 0;
    std::optional<base::Error> m_error;
};

} // namespace lectograph::graph
