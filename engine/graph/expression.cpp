// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression.h"

#include "base/sentence.h"
#include "graph/expression_lexer.h"
#include "graph/expression_parser.h"
#include "graph/expression_words.h"
#include "graph/template_text.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Result;
using TokenKind = ExpressionToken::Kind;

namespace {

/// Finds names of blocks in one expression; leaves the lexer behind its end or behind the brace that ends its place.
void findNames(QStringView text, ExpressionLexer &lexer, bool isPlace, std::vector<BlockName> &found)
{
    ExpressionToken before;
    ExpressionToken beforeThat;
    ExpressionToken token = lexer.next();
    while (token.kind != TokenKind::End && !(isPlace && token.is(u'}'))) {
        const ExpressionToken behind = ExpressionLexer(text, lexer.position()).next();
        const QString name = lexer.contentOf(token);
        const bool isWord = token.kind == TokenKind::Name && !behind.is(u'(') && !isReserved(name);
        if (!before.is(u'.') && (isWord || token.kind == TokenKind::QuotedName)) {
            BlockName block{
                .node = name, .member = {}, .isStaged = false, .start = token.start, .length = token.length};
            block.isStaged = before.is(u'(') && text.mid(beforeThat.start, beforeThat.length) == u"staged";
            if (behind.is(u'.')) {
                const ExpressionToken member = ExpressionLexer(text, behind.start + 1).next();
                if (member.kind == TokenKind::Name)
                    block.member = lexer.contentOf(member);
            }
            found.push_back(std::move(block));
        }
        beforeThat = before;
        before = token;
        token = lexer.next();
    }
}

/// Appends literal text and places in turn, and joins them.
Result<void> readTemplate(QStringView text, const ExpressionScope &scope, ExpressionWriter &steps)
{
    int pieces = 0;
    QString literal;
    const auto addPiece = [&](qsizetype at) {
        if (!literal.isEmpty() || (pieces == 0 && at == text.size())) {
            steps.addConstant(literal, at);
            ++pieces;
        }
        literal.clear();
    };
    const bool isMarked = hasMarkedPlaces(text);
    qsizetype at = 0;
    while (at < text.size()) {
        const TemplatePiece piece = templatePieceAt(text, at, isMarked);
        if (!piece.isPlace) {
            literal += text[at];
            at += piece.length;
            continue;
        }
        addPiece(at);
        ExpressionParser parser(text, at + piece.length, scope, steps);
        if (Result<void> read = parser.place(); !read)
            return read;
        ++pieces;
        at = parser.position();
    }
    addPiece(at);
    if (pieces > 1)
        steps.add(ExpressionOp::Join, 0, 1 - pieces, pieces);
    return {};
}

} // namespace

Result<Expression> Expression::parse(QStringView text, const ExpressionScope &scope)
{
    if (text.size() > longest)
        return base::failure(base::Sentence::tr("The formula has more than %L1 characters.").arg(longest),
                             base::Sentence::tr("Split it over several blocks."));
    ExpressionWriter steps;
    const Result<void> read = isTemplate(text) ? readTemplate(text, scope, steps)
                                               : ExpressionParser(text, 0, scope, steps).whole();
    if (!read)
        return tl::unexpected(read.error());
    return Expression(std::make_shared<const ExpressionProgram>(std::move(steps).program()));
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
    const bool isMarked = hasMarkedPlaces(text);
    for (qsizetype at = 0; at < text.size();) {
        const TemplatePiece piece = templatePieceAt(text, at, isMarked);
        at += piece.length;
        if (!piece.isPlace)
            continue;
        ExpressionLexer lexer(text, at);
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

bool mayName(const QJsonObject &properties, std::initializer_list<const char *> names)
{
    const QByteArray text = QJsonDocument(properties).toJson(QJsonDocument::Compact);
    return text.contains("\"expression\"")
        && std::ranges::any_of(names, [&](const char *name) { return text.contains(name); });
}

QString expressionNameOf(const QString &node)
{
    ExpressionLexer lexer(node);
    const ExpressionToken token = lexer.next();
    const bool isPlain = token.kind == TokenKind::Name && token.length == node.size() && !isReserved(node);
    return isPlain ? node : u'`' + node + u'`';
}

} // namespace lectograph::graph
