// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/code_tokens.h"
#include "typeset/monospaced.h"

#include "testmain.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

CodeKind kindOf(const CodeTokens &tokens, const QString &code, const QString &word)
{
    const auto at = code.indexOf(word);
    for (const CodeToken &token : tokens.tokens) {
        if (token.range.start <= at && at < token.range.end)
            return token.kind;
    }
    return CodeKind::Plain;
}

qsizetype lengthOf(const CodeTokens &tokens)
{
    qsizetype length = 0;
    for (const CodeToken &token : tokens.tokens)
        length += token.range.start == length ? token.range.end - token.range.start : 1'000'000;
    return length;
}

} // namespace

class CodeTokensTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokensHaveTheirKinds()
    {
        const QString code = u"@cache\ndef f(x):\n    return f\"{loss:.3f} 손실\"  # 주석\n"_s;
        const auto tokens = codeTokens(code, u"py"_s);
        QCOMPARE(tokens->language, u"python"_s);
        QCOMPARE(kindOf(*tokens, code, u"def"_s), CodeKind::Keyword);
        QCOMPARE(kindOf(*tokens, code, u"@cache"_s), CodeKind::Attribute);
        QCOMPARE(kindOf(*tokens, code, u"f(x)"_s), CodeKind::Function);
        QCOMPARE(kindOf(*tokens, code, u"loss"_s), CodeKind::Plain);
        QCOMPARE(kindOf(*tokens, code, u"손실"_s), CodeKind::String);
        QCOMPARE(kindOf(*tokens, code, u"주석"_s), CodeKind::Comment);
        QCOMPARE(lengthOf(*tokens), code.size());
    }

    void aLanguageHasSeveralNames()
    {
        for (const auto &name : {u"cpp"_s, u"C++"_s, u" c++ "_s})
            QCOMPARE(codeTokens(u"int x;"_s, name)->language, u"cpp"_s);
        QCOMPARE(codeTokens(u"int x;"_s, u"html"_s)->language, u"markup"_s);
    }

    void anUnknownLanguageIsPlain()
    {
        for (const auto &name : {u"pseudocode"_s, u"constructor"_s, u""_s, u"js-extras"_s}) {
            const auto tokens = codeTokens(u"return 1"_s, name);
            QVERIFY(tokens->language.isEmpty() && tokens->warning.isEmpty());
            QCOMPARE(tokens->tokens, (std::vector<CodeToken>{{{0, 8}, CodeKind::Plain}}));
        }
    }

    void brokenCodeKeepsAllItsText()
    {
        const QString code = u"def f(:\n  \"unclosed {[\n '''\n\t}} return \\\n💡 f\"{{x:"_s;
        for (const auto &language : {u"python"_s, u"javascript"_s, u"cpp"_s, u"markup"_s, u"php"_s, u"latex"_s,
                                     u"markdown"_s, u"bash"_s, u"json"_s, u"rust"_s, u"haskell"_s, u"django"_s})
            QCOMPARE(lengthOf(*codeTokens(code, language)), code.size());
    }

    void whatIsTooLongIsPlainAndSaid()
    {
        const auto tokens = codeTokens(QString(mostColored + 1, u'x'), u"python"_s);
        QVERIFY(!tokens->warning.isEmpty());
        QCOMPARE(tokens->tokens.size(), 1U);
    }

    void colorsAreTheSameWhateverWasShownBefore()
    {
        const QString page = u"<style>a { color: red }</style><p class=\"b\">x</p>"_s;
        const auto first = codeTokens(page, u"html"_s);
        codeTokens(u"a { color: red }"_s, u"css"_s);
        codeTokens(u"<?php echo 1;"_s, u"php"_s);
        QVERIFY(first->tokens == codeTokens(page + u' ', u"html"_s)->tokens
                || first->tokens.size() + 1 >= codeTokens(page + u' ', u"html"_s)->tokens.size());
        QCOMPARE(kindOf(*first, page, u"color"_s), CodeKind::Attribute);
    }

    void everyThreadHasTheSameTokens()
    {
        std::vector<std::size_t> counts(4);
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < counts.size(); ++i)
            threads.emplace_back(
                [&counts, i] { counts[i] = codeTokens(u"let y = f(1) + \"2\""_s, u"rust"_s)->tokens.size(); });
        threads.clear();
        QVERIFY(std::ranges::all_of(counts, [&](std::size_t count) { return count == counts.front() && count > 5; }));
    }

    void languagesAreGuessed_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("language");
        QTest::newRow("python") << u"def f(x):\n    return x"_s << u"python"_s;
        QTest::newRow("torch") << u"import torch\nx = torch.randn(2)"_s << u"python"_s;
        QTest::newRow("cpp") << u"#include <vector>\nint main() { return 0; }"_s << u"cpp"_s;
        QTest::newRow("java") << u"public class A {\n  private int x;\n}"_s << u"java"_s;
        QTest::newRow("javascript") << u"const x = 1;\nconsole.log(x => x);"_s << u"javascript"_s;
        QTest::newRow("json") << u"{\n  \"a\": 1\n}"_s << u"json"_s;
        QTest::newRow("bash") << u"#!/bin/bash\necho hi"_s << u"bash"_s;
        QTest::newRow("markup") << u"<p>hi</p>"_s << u"markup"_s;
        QTest::newRow("sql") << u"SELECT a FROM b\nWHERE c = 1"_s << u"sql"_s;
        QTest::newRow("rust") << u"fn main() {\n    let mut x = 1;\n}"_s << u"rust"_s;
        QTest::newRow("yaml") << u"model: gpt\nlayers: 12"_s << u"yaml"_s;
        QTest::newRow("one line") << u"print(\"안녕, 어텐션\")  # 주석"_s << u"python"_s;
        QTest::newRow("comments") << u"# 注意力\nfor head in heads:\n    y = head(x)"_s << u"python"_s;
        QTest::newRow("c") << u"int main(void) {\n    printf(\"%d\\n\", 1);\n    return 0;\n}"_s << u"cpp"_s;
        QTest::newRow("cuda") << u"__global__ void add(float *a) {\n    a[threadIdx.x] += 1;\n}"_s << u"cpp"_s;
        QTest::newRow("java prints") << u"System.out.printf(\"%d\", 1);"_s << u"java"_s;
        QTest::newRow("function") << u"function f(x) {\n  return x + 1;\n}"_s << u"javascript"_s;
        QTest::newRow("list") << u"[\n  {\"role\": \"user\", \"content\": \"안녕\"}\n]"_s << u"json"_s;
        QTest::newRow("shell") << u"pip install torch\npython train.py --lr 1e-3"_s << u"bash"_s;
        QTest::newRow("prompt") << u"$ ls -l\n$ git status"_s << u"bash"_s;
        QTest::newRow("latex") << u"\\begin{equation}\n  y = \\frac{a}{b}\n\\end{equation}"_s << u"latex"_s;
        QTest::newRow("korean words") << u"어텐션은 무엇인가? 답: 가중 평균"_s << QString();
        QTest::newRow("words") << u"just a sentence"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
    }
    void languagesAreGuessed()
    {
        QFETCH(QString, code);
        QFETCH(QString, language);
        QCOMPARE(guessedLanguage(code), language);
    }

    void wideCharactersHaveTwoCells()
    {
        QCOMPARE(cellColumns(u"a가中b"_s, 4), (std::vector<int>{0, 1, 3, 5, 6}));
        QCOMPARE(cellColumns(u"\tx\ty"_s, 4), (std::vector<int>{0, 4, 5, 8, 9}));
        QCOMPARE(cellColumns(u"💡x"_s, 4), (std::vector<int>{0, 0, 2, 3}));
        for (const auto &language : {u"en"_s, u"ko"_s, u"zh"_s}) {
            const CellStyle style{{}, language, 4};
            const CellLine narrow = cellLine(u"가나|"_s, style);
            const CellLine wide = cellLine(u"abcd|"_s, style);
            QVERIFY(std::abs(narrow.box.marks.back().placement.origin.x - wide.box.marks.back().placement.origin.x)
                    < 1e-6);
            QVERIFY(std::abs(wide.box.width - 5 * cellWidth(style)) < 1e-9);
        }
    }
};

LECTOGRAPH_TEST_MAIN(CodeTokensTest)
#include "tst_typeset_code.moc"
