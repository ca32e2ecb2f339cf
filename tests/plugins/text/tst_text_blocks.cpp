// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;
using shape::Shape;

namespace {

template <class Visit>
void eachLeaf(const Shape &shape, const Visit &visit)
{
    if (shape::isLeaf(*shape))
        visit(*shape);
    for (const Shape &child : shape->children)
        eachLeaf(child, visit);
}

Color colorNamed(const char16_t *name)
{
    return *base::parseColor(name);
}

} // namespace

class TextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lettersAreReadyToBeWritten()
    {
        BlockBench bench(R"({"it": {"type": "text.text", "text": "Attention", "colour": "BLUE"},
                             "f": {"type": "text.formula", "latex": "QK^T", "colour": "BLUE"}})");
        for (const QString &id : {u"it"_s, u"f"_s}) {
            int leaves = 0;
            eachLeaf(bench.shape(id), [&](const shape::Part &leaf) {
                ++leaves;
                QCOMPARE(leaf.style.fill, colorNamed(u"BLUE"));
                QCOMPARE(leaf.style.stroke, colorNamed(u"BLUE"));
                QVERIFY(!leaf.style.hasStroke());
            });
            QCOMPARE(leaves, id == u"it" ? 9 : 3);
        }
    }

    void onlyThePhraseGetsItsColour()
    {
        BlockBench bench(R"({"it": {"type": "text.text", "text": "one two one", "colourSpans": ["one", "two"],
                                    "colours": ["RED", "GREEN"]},
                             "f": {"type": "text.formula", "latex": "x + y + x", "colourSpans": ["x"], "colours": ["RED"]}})");
        QList<Color> colors;
        eachLeaf(bench.shape(u"it"_s), [&](const shape::Part &leaf) { colors.append(leaf.style.fill); });
        const Color red = colorNamed(u"RED");
        const Color green = colorNamed(u"GREEN");
        QCOMPARE(colors, (QList<Color>{red, red, red, green, green, green, red, red, red}));
        QList<Color> symbols;
        eachLeaf(bench.shape(u"f"_s), [&](const shape::Part &leaf) { symbols.append(leaf.style.fill); });
        const Color white = colorNamed(u"WHITE");
        QCOMPARE(symbols, (QList<Color>{red, white, white, white, red}));
    }

    void aPhraseThatIsNotThereIsReported()
    {
        BlockBench bench(R"({"it": {"type": "text.text", "text": "one", "colourSpans": ["three"]}})");
        QVERIFY(bench.shape(u"it"_s).leafCount() > 0);
        QCOMPARE(bench.problems().size(), std::size_t{1});
        QVERIFY(bench.problems().front().error.what.contains("three"_L1));
    }

    void theLanguageOfTheLectureIsShown()
    {
        const QByteArray nodes = R"({"it": {"type": "text.text", "text": {"en": "four", "ko": "둘"}}})";
        graph::Setting korean;
        korean.languages = {u"ko"_s, u"en"_s};
        QCOMPARE(BlockBench(nodes).shape(u"it"_s).leafCount(), 4);
        QCOMPARE(BlockBench(nodes, korean).shape(u"it"_s).leafCount(), 1);
    }

    void aTextIsStruckOutLineByLine()
    {
        const QByteArray text = R"("type": "text.text", "text": "one\nfour $\\frac{x}{y}$\n\nsix", "formulas": true)";
        BlockBench bench("{\"plain\": {" + text + "}, \"begun\": {" + text + ", \"struck\": 0.2}, \"all\": {" + text
                         + ", \"struck\": 1}, \"none\": {\"type\": \"text.text\", \"text\": \"\", \"struck\": 1}}");
        const int letters = bench.shape(u"plain"_s).leafCount();
        QCOMPARE(bench.shape(u"begun"_s).leafCount(), letters + 1);
        QCOMPARE(bench.shape(u"all"_s).leafCount(), letters + 3); // nothing stands on the empty line
        QCOMPARE(bench.shape(u"none"_s).leafCount(), 0);
        QCOMPARE(bench.shape(u"all"_s).bounds(), bench.shape(u"plain"_s).bounds());
        const Shape &strikes = bench.shape(u"all"_s)->children.back();
        QCOMPARE(strikes->name, u"strikes"_s);
        QVERIFY(strikes->children[0].bounds().centre().y > strikes->children[1].bounds().centre().y);
        QVERIFY(bench.problems().empty());
    }

    void valuesAreFollowed()
    {
        BlockBench bench(R"({"n": {"type": "values.number", "value": 42},
                             "it": {"type": "text.formula", "latex": "\\val{1}", "values": [{"link": "n"}]},
                             "same": {"type": "text.formula", "latex": "42"},
                             "missing": {"type": "text.formula", "latex": "\\val{1}"}})");
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 2);
        QCOMPARE(bench.shape(u"it"_s).bounds(), bench.shape(u"same"_s).bounds());
        QVERIFY(bench.errorOf(u"missing"_s).contains("values"_L1));
    }

    void wordsAreFollowed()
    {
        BlockBench bench(R"({"name": {"type": "values.text", "value": "Lecture"},
                             "it": {"type": "text.text", "text": "\\word{1} \\val{1}", "values": [7],
                                    "words": [{"link": "name"}]},
                             "same": {"type": "text.text", "text": "Lecture 7"}})");
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 8);
        QCOMPARE(bench.shape(u"it"_s).bounds(), bench.shape(u"same"_s).bounds());
    }

    void formatsAreNoCharactersOfTheText()
    {
        BlockBench bench(R"({"it": {"type": "text.text", "formatted": true, "words": ["\\textit{a}"],
                                    "text": "one \\textcolor{RED}{two \\word{1}} \\textbf{one}", "boldSpans": ["two"]},
                             "plain": {"type": "text.text", "text": "one two \\textit{a} one"},
                             "literal": {"type": "text.text", "text": "\\textbf{x}"}})");
        const Shape formatted = bench.shape(u"it"_s);
        QCOMPARE(formatted->sourceText, u"one two \\textit{a} one"_s);
        QCOMPARE(formatted.leafCount(), bench.shape(u"plain"_s).leafCount());
        QList<Color> colors;
        std::vector<shape::Path> outlines;
        eachLeaf(formatted, [&](const shape::Part &leaf) {
            colors.append(leaf.style.fill);
            outlines.push_back(leaf.path);
        });
        const Color red = colorNamed(u"RED");
        const Color white = colorNamed(u"WHITE");
        QCOMPARE(colors, QList<Color>(3, white) + QList<Color>(13, red) + QList<Color>(3, white));
        QVERIFY(!(outlines[0] == outlines[16])); // the second "one" is bold
        QCOMPARE(bench.part(u"it"_s, u"\"one\"#2"_s).leafCount(), 3);
        QCOMPARE(bench.shape(u"literal"_s).leafCount(), 10); // existing lectures draw the same
    }

    void formattedWordsMayHaveFormulas_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("English") << u"the scores "_s << u" of all words"_s;
        QTest::newRow("Korean") << u"점수 "_s << u"를 모두 나눕니다"_s;
        QTest::newRow("Chinese") << u"分数"_s << u"除以维度的平方根"_s;
    }
    void formattedWordsMayHaveFormulas()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const QJsonObject formatted{{u"type"_s, u"text.text"_s},
                                    {u"formatted"_s, true},
                                    {u"formulas"_s, true},
                                    {u"text"_s, u"\\textbf{"_s + before + u"}\\textcolor{RED}{$QK^T$}"_s + after}};
        const QJsonObject plain{{u"type"_s, u"text.mixed"_s}, {u"text"_s, before + u"$QK^T$"_s + after}};
        BlockBench bench(QJsonObject{{u"it"_s, formatted}, {u"plain"_s, plain}});
        const Shape it = bench.shape(u"it"_s);
        QCOMPARE(it->sourceText, before + u"$QK^T$"_s + after);
        QCOMPARE(it.leafCount(), bench.shape(u"plain"_s).leafCount());
        const Shape formula = bench.part(u"it"_s, u"\"QK^T\""_s);
        QCOMPARE(formula.leafCount(), 3);
        eachLeaf(formula, [](const shape::Part &leaf) { QCOMPARE(leaf.style.fill, colorNamed(u"RED")); });
        eachLeaf(bench.part(u"it"_s, u"\"%1\""_s.arg(after.trimmed())),
                 [](const shape::Part &leaf) { QCOMPARE(leaf.style.fill, colorNamed(u"WHITE")); });
    }

    void dollarsAreLettersUnlessATextHasFormulas_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("letters");
        QTest::addColumn<int>("drawn"); // with formulas
        QTest::newRow("one") << u"$"_s << 1 << 1;
        QTest::newRow("two") << u"$$"_s << 2 << 2;
        QTest::newRow("three") << u"$$$"_s << 3 << 3;
        QTest::newRow("an odd one") << u"a$b$c$"_s << 6 << 4;
        QTest::newRow("prices") << u"$5 / $10"_s << 6 << 6;
        QTest::newRow("escaped") << u"\\$5"_s << 3 << 2;
    }
    void dollarsAreLettersUnlessATextHasFormulas()
    {
        QFETCH(QString, text);
        QFETCH(int, letters);
        QFETCH(int, drawn);
        const auto countIn = [&](bool formatted, bool formulas) {
            const QJsonObject node{
                {u"type"_s, u"text.text"_s}, {u"formatted"_s, formatted}, {u"formulas"_s, formulas}, {u"text"_s, text}};
            return BlockBench(QJsonObject{{u"it"_s, node}}).shape(u"it"_s).leafCount();
        };
        for (const bool formatted : {false, true}) {
            QCOMPARE(countIn(formatted, false), letters);
            QCOMPARE(countIn(formatted, true), drawn);
        }
    }

    void aFormulaAmongWordsKeepsItsSpaces()
    {
        BlockBench bench(R"({"it": {"type": "text.text", "formulas": true, "wrapLetters": 4,
                                    "text": "ab $x + y$ cd ef"}})");
        QCOMPARE(bench.part(u"it"_s, u"\"x + y\""_s).leafCount(), 3);
    }

    void aLineAfterABulletIsAnItem()
    {
        BlockBench bench(R"({"it": {"type": "text.text", "formatted": true, "wrapWidth": 4, "lines": "right",
                                    "text": "• one two three four five six"},
                             "plain": {"type": "text.text", "wrapWidth": 4, "text": "• one two three four five six"}})");
        const Shape item = bench.part(u"it"_s, u"lines"_s);
        QVERIFY(item->children.size() > 1);
        const double bullet = item->children[0]->children[0].bounds().min.x;
        QVERIFY(item->children[1].bounds().min.x > bullet + 0.3);
        const Shape plain = bench.part(u"plain"_s, u"lines"_s);
        QVERIFY(plain->children[1].bounds().min.x < plain->children[0].bounds().min.x + 0.6);
    }

    void linesHaveNoMoreLettersThanAllowed()
    {
        BlockBench bench(R"({"it": {"type": "text.text", "text": "to be or not to be", "wrapLetters": 5}})");
        const Shape lines = bench.part(u"it"_s, u"lines"_s);
        QCOMPARE(lines->children.size(), std::size_t{3}); // "to be", "or not", "to be": never more letters than fit
        QList<int> counts;
        for (const Shape &line : lines->children)
            counts.append(line.leafCount());
        QCOMPARE(counts, (QList<int>{4, 5, 4}));
    }

    void aSeriesCountsAtEqualDistances()
    {
        BlockBench bench(
            R"({"it": {"type": "text.series", "latex": "Q_{\\val{1}}", "first": 9, "last": 12, "step": [2, 0]}})");
        const Shape series = bench.shape(u"it"_s);
        QCOMPARE(series->children.size(), std::size_t{4});
        QCOMPARE(series->children[0].leafCount(), 2);
        QCOMPARE(series->children[3].leafCount(), 3);
        const double first = series->children[0].bounds().centre().x;
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(std::abs(series->children[i].bounds().centre().x - first - 2 * static_cast<double>(i)) < 1e-9);
    }

    void aSeriesStandsOnOneLine()
    {
        BlockBench bench(
            R"({"it": {"type": "text.series", "latex": "\\val{2}", "table": [[1], [4]], "step": [2, 0]}})");
        const double first = bench.part(u"it"_s, u"0/0"_s).bounds().min.y;
        QVERIFY(std::abs(bench.part(u"it"_s, u"1/0"_s).bounds().min.y - first) < 1e-9);
    }

    void linesAreAsHighWhateverIsWritten()
    {
        BlockBench bench(R"({"plain": {"type": "text.text", "text": "cat\ncat", "extent": "line"},
                             "deep": {"type": "text.text", "text": "cat\ngap", "extent": "line"},
                             "blank": {"type": "text.text", "text": " ", "extent": "line"}})");
        QVERIFY(std::abs(bench.shape(u"plain"_s).bounds().height() - bench.shape(u"deep"_s).bounds().height()) < 1e-9);
        QVERIFY(std::isfinite(bench.shape(u"blank"_s).bounds().height()));
    }

    void aSeriesTakesNumbersFromATable()
    {
        BlockBench bench(R"({"it": {"type": "text.series", "latex": "\\val{2}=\\val[1]{3}", "last": 9,
                                    "table": [[1, 2.5], [12, 0]]}})");
        const Shape series = bench.shape(u"it"_s);
        QCOMPARE(series->children.size(), std::size_t{2});
        QCOMPARE(series->children[0].leafCount(), 5); // 1 = 2 . 5
        QCOMPARE(series->children[1].leafCount(), 6); // 1 2 = 0 . 0
    }

    void aSingleRowIsReadAsTheColumnThatWasMeant()
    {
        const auto formulasOf = [](const QByteArray &latex) {
            BlockBench bench(R"({"it": {"type": "text.series", "latex": ")" + latex + R"(", "table": [[4, 5, 6]]}})");
            return bench.shape(u"it"_s)->children.size();
        };
        QCOMPARE(formulasOf(R"(\\val{2})"), std::size_t{3});
        QCOMPARE(formulasOf(R"(\\val{2}, \\val{3}, \\val{4})"), std::size_t{1}); // here the table is a row
    }

    void aNumberKeepsWhatItIs()
    {
        BlockBench bench(R"({"it": {"type": "text.number", "value": -3.14159, "decimals": 2, "anchor": "right"}})");
        const Shape number = bench.shape(u"it"_s);
        QVERIFY(number->numeral);
        QCOMPARE(number->numeral->value, -3.14159);
        QCOMPARE(number.leafCount(), 5); // − 3 . 1 4
        QVERIFY(std::abs(number.bounds().max.x) < 0.1);
    }

    void dialectsScaleTextDifferently()
    {
        const QByteArray nodes = R"({"it": {"type": "text.text", "text": "size", "family": "Noto Sans"}})";
        graph::Setting community;
        community.dialect = base::Dialect::Ce;
        const double gl = BlockBench(nodes).shape(u"it"_s).bounds().width();
        const double ce = BlockBench(nodes, community).shape(u"it"_s).bounds().width();
        QVERIFY(std::abs(ce / gl - 90.0 / 72) < 1e-6);
    }

    void aBrokenFormulaSaysWhere()
    {
        BlockBench bench(R"({"it": {"type": "text.formula", "latex": "\\frac{1}"},
                             "among": {"type": "text.text", "formulas": true, "text": "값 $\\frac{1}$"}})");
        QVERIFY2(bench.errorOf(u"it"_s).contains("latex"_L1), qPrintable(bench.errorOf(u"it"_s)));
        const QString among = bench.errorOf(u"among"_s);
        QVERIFY2(among.contains("text"_L1) && among.contains("\\frac{1}"_L1), qPrintable(among));
    }

    void aTextOfTooManyFormulasSaysSo()
    {
        const QJsonObject node{
            {u"type"_s, u"text.text"_s}, {u"formulas"_s, true}, {u"text"_s, u"$x$ "_s.repeated(10'000)}};
        BlockBench bench(QJsonObject{{u"it"_s, node}});
        QVERIFY(!bench.errorOf(u"it"_s).isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(TextTest)
#include "tst_text_blocks.moc"
