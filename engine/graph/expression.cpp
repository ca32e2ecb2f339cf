// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression.h"

#include "base/sentence.h"
#include "graph/expression_lexer.h"
#include "graph/expression_parser.h"

#include <algorithm>
#include <array>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Result;
using Kind = ExpressionToken::Kind;

namespace {

constexpr std::array reserved{"in"_L1,    "item"_L1,    "index"_L1, "count"_L1, "frame"_L1, "time"_L1,
                              "scene"_L1, "lecture"_L1, "and"_L1,   "or"_L1,    "not"_L1,   "true"_L1,
                              "false"_L1, "pi"_L1,      "e"_L1,     "tau"_L1,   "inf"_L1};

bool isReserved(QStringView name)
{
    return name == u"π" || name == u"∞"
        || std::ranges::any_of(reserved, [name](QLatin1StringView word) { return name == word; });
}

/// Finds names of blocks in one expression; leaves the lexer behind its end or behind the brace that ends its place.
void findNames(QStringView text, ExpressionLexer &lexer, bool isPlace, std::vector<BlockName> &found)
{
    ExpressionToken before;
    ExpressionToken beforeThat;
    ExpressionToken token = lexer.next();
    while (token.kind != Kind::End && !(isPlace && token.is(u'}'))) {
        const ExpressionToken behind = ExpressionLexer(text, lexer.position()).next();
        const QString name = lexer.contentOf(token);
        const bool isWord = token.kind == Kind::Name && !behind.is(u'(') && !isReserved(name);
        if (!before.is(u'.') && (isWord || token.kind == Kind::QuotedName)) {
            BlockName block{
                .node = name, .member = {}, .isStaged = false, .start = token.start, .length = token.length};
            block.isStaged = before.is(u'(') && text.mid(beforeThat.start, beforeThat.length) == u"staged";
            if (behind.is(u'.')) {
                const ExpressionToken member = ExpressionLexer(text, behind.start + 1).next();
                if (member.kind == Kind::Name)
                    block.member = lexer.contentOf(member);
            }
            found.push_back(std::move(block));
        }
        beforeThat = before;
        before = token;
        token = lexer.next();
    }
}

} // namespace

Result<Expression> Expression::parse(QStringView text, const ExpressionScope &scope)
{
    if (text.size() > longest)
        return base::failure(base::Sentence::tr("The formula has more than %L1 characters.").arg(longest),
                             base::Sentence::tr("Split it over several blocks."));
    ExpressionParser parser(text, scope);
    auto program = isTemplate(text) ? parser.textTemplate() : parser.expression();
    if (!program)
        return tl::unexpected(program.error());
    return Expression(std::make_shared<const ExpressionProgram>(std::move(*program)));
}

bool isTemplate(QStringView text)
{
    return text.contains(u'{') || text.contains(u'}');
}

std::vector<BlockName> blockNamesIn(QStringView text)
{
    std::vector<BlockName> found;
    if (!isTemplate(text)) {
        ExpressionLexer lexer(text);
        findNames(text, lexer, false, found);
        return found;
    }
    for (qsizetype at = 0; at < text.size();) {
        const QStringView rest = text.mid(at);
        const bool isBrace = rest.startsWith(u"{{") || rest.startsWith(u"}}");
        if (rest.front() != u'{' || isBrace) {
            at += isBrace ? 2 : 1;
            continue;
        }
        ExpressionLexer lexer(text, at + 1);
        findNames(text, lexer, true, found);
        at = lexer.position();
    }
    return found;
}

QString withBlocksRenamed(const QString &text, const std::map<QString, QString> &names)
{
    QString renamed;
    qsizetype copied = 0;
    for (const BlockName &block : blockNamesIn(text)) {
        const auto found = names.find(block.node);
        if (found == names.end())
            continue;
        renamed += QStringView(text).mid(copied, block.start - copied);
        renamed += expressionNameOf(found->second);
        copied = block.start + block.length;
    }
    renamed += QStringView(text).mid(copied);
    return renamed;
}

QString expressionNameOf(const QString &node)
{
    ExpressionLexer lexer(node);
    const ExpressionToken token = lexer.next();
    const bool isPlain = token.kind == Kind::Name && token.length == node.size() && !isReserved(node);
    return isPlain ? node : u'`' + node + u'`';
}

QStringList reservedWords()
{
    return {reserved.begin(), reserved.end()};
}

} // namespace lectograph::graph
