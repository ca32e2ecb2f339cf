// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_parser.h"

#include "base/sentence.h"
#include "base/spelling.h"
#include "graph/expression_functions.h"
#include "graph/expression_values.h"
#include "graph/expression_words.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <array>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using TokenKind = ExpressionToken::Kind;
using Op = ExpressionOp;

namespace {

constexpr int deepest = 400; ///< brackets count twice

struct Operator
{
    char16_t sign;
    Op op;
};
constexpr std::array comparisons{Operator{u'<', Op::Less},    Operator{u'≤', Op::LessEqual},
                                 Operator{u'>', Op::Greater}, Operator{u'≥', Op::GreaterEqual},
                                 Operator{u'≡', Op::Equal},   Operator{u'≠', Op::Unequal}};

QStringList functionNames()
{
    QStringList names{u"staged"_s};
    for (const ExpressionFunction &function : expressionFunctions())
        names.append(function.name);
    return names;
}

} // namespace

Result<void> ExpressionParser::whole()
{
    advance();
    conditional();
    if (!m_error && m_token.kind != TokenKind::End)
        failHere(Sentence::tr("“%1” is not expected here.").arg(written(m_token)),
                 m_token.is(u'=') ? Sentence::tr("Write == to compare.")
                                  : Sentence::tr("Write an operator such as + or * before it."));
    return finished();
}

Result<void> ExpressionParser::place()
{
    advance();
    const ExpressionToken start = m_token;
    conditional();
    const int decimals = take(u':') ? format() : -1;
    if (!m_error && !m_token.is(u'}'))
        failHere(Sentence::tr("A “%1” is missing.").arg(QChar(u'}')),
                 Sentence::tr("Close the place; write {{ for a brace in the text."));
    m_steps.add(Op::Spell, start.start, 0, decimals);
    return finished();
}

/// From behind the colon: ".2" means two decimals.
int ExpressionParser::format()
{
    constexpr int mostDecimals = 12;
    const QString format = m_lexer.contentOf(m_token);
    bool isCount = false;
    const int decimals = format.startsWith(u'.') ? format.mid(1).toInt(&isCount) : -1;
    if (m_token.kind != TokenKind::Number || !isCount || decimals > mostDecimals)
        failHere(Sentence::tr("“%1” is no number of decimals.").arg(format),
                 Sentence::tr("Write a point and up to 12, as in {x:.2}."));
    advance();
    return decimals;
}

void ExpressionParser::conditional()
{
    if (m_nesting >= deepest) {
        failHere(Sentence::tr("The formula is nested too deeply."), Sentence::tr("Split it over several blocks."));
        return;
    }
    const QScopedValueRollback nesting(m_nesting, m_nesting + 1);
    disjunction();
    const ExpressionToken question = m_token;
    if (!take(u'?'))
        return;
    const int otherwise = m_steps.add(Op::JumpIfNo, question.start, -1);
    conditional();
    const int end = m_steps.add(Op::Jump, question.start, -1);
    m_steps.endJump(otherwise);
    expect(u':');
    conditional();
    m_steps.endJump(end);
}

/// An operand that is computed only if the ones before do not decide.
void ExpressionParser::shortcut(Op skip, const ExpressionToken &at, void (ExpressionParser::*operand)())
{
    const int jump = m_steps.add(skip, at.start, -1);
    (this->*operand)();
    m_steps.add(Op::Boolean, at.start, 0);
    m_steps.endJump(jump);
}

void ExpressionParser::binary(Op op, const ExpressionToken &at, void (ExpressionParser::*operand)())
{
    (this->*operand)();
    m_steps.add(op, at.start, -1);
}

void ExpressionParser::disjunction()
{
    conjunction();
    for (ExpressionToken at = m_token; takeWord("or"_L1); at = m_token)
        shortcut(Op::SkipIfYes, at, &ExpressionParser::conjunction);
}

void ExpressionParser::conjunction()
{
    negation();
    for (ExpressionToken at = m_token; takeWord("and"_L1); at = m_token)
        shortcut(Op::SkipIfNo, at, &ExpressionParser::negation);
}

void ExpressionParser::negation()
{
    const ExpressionToken at = m_token;
    bool isNegated = false;
    bool isBoolean = false;
    while (takeWord("not"_L1)) {
        isNegated = !isNegated;
        isBoolean = true;
    }
    comparison();
    if (isBoolean)
        m_steps.add(isNegated ? Op::Not : Op::Boolean, at.start, 0);
}

void ExpressionParser::comparison()
{
    sum();
    for (const Operator &one : comparisons) {
        const ExpressionToken at = m_token;
        if (take(one.sign)) {
            binary(one.op, at, &ExpressionParser::sum);
            return;
        }
    }
}

void ExpressionParser::sum()
{
    product();
    while (!m_error && (m_token.is(u'+') || m_token.is(u'-'))) {
        const ExpressionToken at = m_token;
        advance();
        binary(at.is(u'+') ? Op::Add : Op::Subtract, at, &ExpressionParser::product);
    }
}

void ExpressionParser::product()
{
    factor();
    while (!m_error && (m_token.is(u'*') || m_token.is(u'/'))) {
        const ExpressionToken at = m_token;
        advance();
        binary(at.is(u'*') ? Op::Multiply : Op::Divide, at, &ExpressionParser::factor);
    }
}

void ExpressionParser::factor()
{
    if (m_nesting >= deepest) {
        failHere(Sentence::tr("The formula is nested too deeply."), Sentence::tr("Split it over several blocks."));
        return;
    }
    const QScopedValueRollback nesting(m_nesting, m_nesting + 1);
    const ExpressionToken at = m_token;
    if (take(u'-')) {
        factor();
        m_steps.add(Op::Negate, at.start, 0);
    } else if (take(u'+')) {
        factor();
    } else {
        power();
    }
}

void ExpressionParser::power()
{
    postfix();
    const ExpressionToken at = m_token;
    if (take(u'^'))
        binary(Op::Power, at, &ExpressionParser::factor);
}

void ExpressionParser::postfix()
{
    primary();
    while (!m_error) {
        const ExpressionToken at = m_token;
        if (take(u'.')) {
            const ExpressionToken named = m_token;
            if (named.kind != TokenKind::Name) {
                failHere(Sentence::tr("A name is expected behind the point."), Sentence::tr("Complete it."));
                return;
            }
            advance();
            member(written(named).toString(), named);
        } else if (take(u'[')) {
            element();
        } else if (take(u'%')) {
            m_steps.add(Op::Percent, at.start, 0);
        } else {
            return;
        }
    }
}

void ExpressionParser::primary()
{
    if (m_error)
        return;
    const ExpressionToken at = m_token;
    switch (at.kind) {
    case TokenKind::Number:
        advance();
        m_steps.addConstant(m_lexer.contentOf(at).toDouble(), at.start);
        return;
    case TokenKind::Text:
        advance();
        m_steps.addConstant(m_lexer.contentOf(at), at.start);
        return;
    case TokenKind::Color: {
        const auto color = base::parseColor(m_lexer.contentOf(at));
        if (!color) {
            failHere(color.error().what, color.error().remedy);
            return;
        }
        advance();
        m_steps.addConstant(*color, at.start);
        return;
    }
    case TokenKind::Name:
    case TokenKind::QuotedName: name(); return;
    case TokenKind::Unfinished:
        failHere(Sentence::tr("The text or name that begins here has no end."), Sentence::tr("Close the quotes."));
        return;
    case TokenKind::End:
        failHere(Sentence::tr("The formula ends where a number or name is expected."), Sentence::tr("Complete it."));
        return;
    default: break;
    }
    if (take(u'('))
        brackets();
    else
        failHere(Sentence::tr("“%1” stands where a number or name is expected.").arg(written(at)),
                 Sentence::tr("Remove it."));
}

/// From behind the opening bracket: a value, or the components of a vector.
void ExpressionParser::brackets()
{
    const ExpressionToken at = m_token;
    int components = 1;
    conditional();
    while (take(u',')) {
        conditional();
        ++components;
    }
    expect(u')');
    if (components > 3)
        fail(Sentence::tr("A vector has two or three components, not %1.").arg(components),
             Sentence::tr("Remove some, or write a function in front of the bracket."), at.start);
    else if (components > 1)
        m_steps.add(Op::Vector, at.start, 1 - components, components);
}

void ExpressionParser::name()
{
    const ExpressionToken named = m_token;
    advance();
    if (named.kind == TokenKind::Name && m_token.is(u'(')) {
        call(named);
        return;
    }
    if (named.kind == TokenKind::Name && constant(named))
        return;
    push(reference(named), named);
}

bool ExpressionParser::constant(const ExpressionToken &token)
{
    auto value = constantNamed(written(token));
    if (!value)
        return false;
    m_steps.addConstant(std::move(*value), token.start);
    return true;
}

/// Reads the member and the part behind a name, which the scope may use.
ExpressionName ExpressionParser::reference(const ExpressionToken &named)
{
    ExpressionName name{.name = m_lexer.contentOf(named),
                        .isQuoted = named.kind == TokenKind::QuotedName,
                        .isStaged = false,
                        .member = {},
                        .part = {}};
    ExpressionLexer ahead(m_text, m_lexer.position());
    if (m_token.is(u'.')) {
        const ExpressionToken behind = ahead.next();
        if (behind.kind == TokenKind::Name) {
            name.member = written(behind).toString();
            m_lexer = ahead;
            advance();
        }
    }
    if (m_token.is(u'[')) {
        ahead = m_lexer;
        const ExpressionToken part = ahead.next();
        if (part.kind == TokenKind::Text && ahead.next().is(u']')) {
            name.part = m_lexer.contentOf(part);
            m_lexer = ahead;
            advance();
        }
    }
    return name;
}

void ExpressionParser::push(const ExpressionName &name, const ExpressionToken &at)
{
    if (m_error)
        return;
    const Result<NameMeaning> meaning = m_scope(name);
    if (!meaning) {
        fail(meaning.error().what, meaning.error().remedy, at.start);
        return;
    }
    if (!name.part.isEmpty() && !meaning->usesPart) {
        fail(Sentence::tr("“%1” has no parts.").arg(name.name),
             Sentence::tr(
                 "Only the shape of a block has parts. Write a number in the brackets for an element of a list."),
             at.start);
        return;
    }
    if (const int *operand = std::get_if<int>(&meaning->source))
        m_steps.add(Op::Operand, at.start, 1, *operand);
    else
        m_steps.addConstant(std::get<Value>(meaning->source), at.start);
    if (!name.member.isEmpty() && !meaning->usesMember)
        member(name.member, at);
}

void ExpressionParser::member(const QString &name, const ExpressionToken &at)
{
    if (m_error)
        return;
    if (const auto found = memberNamed(name)) {
        m_steps.add(Op::Member, at.start, 0, static_cast<int>(*found));
        return;
    }
    QStringList known;
    for (int i = 0; i <= static_cast<int>(ValueMember::Columns); ++i)
        known.append(nameOf(static_cast<ValueMember>(i)));
    const QString near = base::didYouMean(name, known);
    fail(Sentence::tr("Nothing has a “%1”.").arg(name),
         near.isEmpty() ? Sentence::tr("Behind a point there can be: %1.").arg(known.join(u", "_s)) : near, at.start);
}

/// From behind the opening bracket.
void ExpressionParser::element()
{
    const ExpressionToken at = m_token;
    int indices = 1;
    conditional();
    if (take(u',')) {
        conditional();
        ++indices;
    }
    expect(u']');
    m_steps.add(Op::Index, at.start, -indices, indices);
}

void ExpressionParser::call(const ExpressionToken &function)
{
    const QString name = written(function).toString();
    if (name == "staged"_L1) {
        staged();
        return;
    }
    advance(); // the bracket
    int arguments = 0;
    if (!m_token.is(u')')) {
        do {
            conditional();
            ++arguments;
        } while (take(u','));
    }
    expect(u')');
    const int index = expressionFunctionIndex(name);
    if (index < 0) {
        const QStringList known = functionNames();
        const QString near = base::didYouMean(name, known);
        fail(Sentence::tr("There is no function “%1”.").arg(name),
             near.isEmpty() ? Sentence::tr("The functions are: %1.").arg(known.join(u", "_s)) : near, function.start);
        return;
    }
    const ExpressionFunction &found = expressionFunctions()[static_cast<std::size_t>(index)];
    const bool fits = arguments >= found.least && (found.most < 0 || arguments <= found.most);
    if (!fits) {
        fail(Sentence::tr("“%1” takes %2 numbers, not %3.").arg(name).arg(found.least).arg(arguments),
             found.least > 1 ? Sentence::tr("Separate them by commas.")
                             : Sentence::tr("Write it as %1.").arg(QLatin1StringView(found.usage)),
             function.start);
        return;
    }
    m_steps.add(Op::Call, function.start, 1 - arguments, index, arguments);
}

/// staged(NAME), staged(NAME["part"])
void ExpressionParser::staged()
{
    advance(); // the bracket
    const ExpressionToken named = m_token;
    if (named.kind != TokenKind::Name && named.kind != TokenKind::QuotedName) {
        failHere(Sentence::tr("The name of a block is expected here."), Sentence::tr("Write it as staged(label)."));
        return;
    }
    advance();
    ExpressionName name = reference(named);
    name.isStaged = true;
    push(name, named);
    expect(u')');
}

void ExpressionParser::advance()
{
    if (!m_error)
        m_token = m_lexer.next();
}

bool ExpressionParser::take(char16_t sign)
{
    if (m_error || !m_token.is(sign))
        return false;
    advance();
    return true;
}

bool ExpressionParser::isWord(QLatin1StringView word) const
{
    return m_token.kind == TokenKind::Name && written(m_token) == word;
}

bool ExpressionParser::takeWord(QLatin1StringView word)
{
    if (m_error || !isWord(word))
        return false;
    advance();
    return true;
}

void ExpressionParser::expect(char16_t sign)
{
    if (m_error || take(sign))
        return;
    failHere(Sentence::tr("A “%1” is missing.").arg(QChar(sign)),
             sign == u':' ? Sentence::tr("Write what holds otherwise, as in x > 0 ? 1 : 2.")
                          : Sentence::tr("Close the bracket."));
}

void ExpressionParser::fail(const QString &what, const QString &remedy, qsizetype at)
{
    if (!m_error)
        m_error = base::Error{what, remedy, Sentence::tr("character %1").arg(at + 1)};
}

Result<void> ExpressionParser::finished() const
{
    if (m_error)
        return tl::unexpected(*m_error);
    return {};
}

} // namespace lectograph::graph
