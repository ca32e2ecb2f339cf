// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/expression.h"
#include "graph/expression_lexer.h"
#include "graph/expression_program.h"

#include <optional>

namespace lectograph::graph {

/// Compiles an expression or a template: recursive descent, one function per level of precedence. Stops at the first
/// error.
class ExpressionParser
{
public:
    ExpressionParser(QStringView text, const ExpressionScope &scope) : m_text(text), m_lexer(text), m_scope(scope) {}

    base::Result<ExpressionProgram> expression();
    base::Result<ExpressionProgram> textTemplate();

private:
    void place();
    void literal(const QString &text, qsizetype at);

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

    int add(ExpressionOp op, const ExpressionToken &at, int change, int a = 0, int b = 0);
    void addConstant(Value value, const ExpressionToken &at);
    void endJump(int step);
    void fail(const QString &what, const QString &remedy, qsizetype at);
    void failHere(const QString &what, const QString &remedy) { fail(what, remedy, m_token.start); }
    base::Result<ExpressionProgram> finished();

    QStringView m_text;
    ExpressionLexer m_lexer;
    const ExpressionScope &m_scope;
    ExpressionToken m_token;
    ExpressionProgram m_program;
    int m_height = 0; ///< of the stack
    int m_nesting = 0;
    std::optional<base::Error> m_error;
};

} // namespace lectograph::graph
