// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

using base::Box;

namespace {

QByteArray gridWith(const QByteArray &properties)
{
    return "{\"it\": {\"type\": \"attention.grid\", " + properties + "}}";
}

bool hasDrawn(BlockBench &bench, const QString &pattern)
{
    const auto part = shape::selected(bench.shape(u"it"_s), pattern);
    return part && part->leafCount() > 0;
}

base::Box boundsOf(BlockBench &bench, const QString &pattern)
{
    return bench.part(u"it"_s, pattern).bounds();
}

const QByteArray masked = "{\"scores\": {\"type\": \"tensors.mask\", \"scores\": [[1, 2], [3, 4]]}, "
                          "\"it\": {\"type\": \"attention.grid\", \"tensor\": [[1, 2], [3, 4]], "
                          "\"mask\": {\"link\": \"scores\"}, PROPERTIES}}";

QByteArray maskedWith(const QByteArray &properties)
{
    QByteArray nodes = masked;
    return nodes.replace("PROPERTIES", properties);
}

} // namespace

class AttentionGridTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dotsGrowWithTheirNumbers()
    {
        BlockBench bench(gridWith("\"tensor\": [[1, 0.25], [0, 4]], \"radius\": 0.4, \"power\": 0.5"));
        QVERIFY(isNear(boundsOf(bench, u"entries/0/0"_s).width(), 0.8));
        QVERIFY(isNear(boundsOf(bench, u"entries/0/1"_s).width(), 0.4));
        QVERIFY(!hasDrawn(bench, u"entries/1/0"_s));
        QVERIFY(isNear(boundsOf(bench, u"entries/0/1"_s).centre().x, 0.5));
        QVERIFY(isNear(boundsOf(bench, u"entries/0/1"_s).centre().y, 0.5));
    }

    void numbersHaveColorsBySize()
    {
        BlockBench bench(
            gridWith("\"show\": \"numbers\", \"tensor\": [[-10, 10]], \"decimals\": 1, \"plusSign\": true, "
                     "\"colours\": [\"PURE_RED\", \"PURE_BLUE\"], \"least\": -10, \"most\": 10"));
        QCOMPARE(bench.part(u"it"_s, u"entries/0/1"_s)->sourceText, u"+10.0"_s);
        const auto fill = [&](const QString &entry) {
            return base::toText(bench.part(u"it"_s, entry)->children[0]->style.fill);
        };
        QCOMPARE(fill(u"entries/0/0"_s), u"#FF0000"_s);
        QCOMPARE(fill(u"entries/0/1"_s), u"#0000FF"_s);
    }

    void formulasKnowTheirRowColumnAndNumber()
    {
        const QByteArray formula = "\"show\": \"formula\", \"tensor\": [[1, 2, 3], [4, 5, 6]], "
                                   "\"latex\": \"\\\\val{1}+\\\\val{2}+\\\\val{3}\"";
        BlockBench bench(gridWith(formula));
        QCOMPARE(bench.part(u"it"_s, u"entries/1/2"_s)->sourceText, u"2+3+6"_s);
        BlockBench turned(gridWith(formula + ", \"transposed\": true"));
        QCOMPARE(turned.part(u"it"_s, u"entries/2/1"_s)->sourceText, u"2+3+6"_s);
        QVERIFY(BlockBench(gridWith("\"show\": \"formula\", \"latex\": \"\\\\val{4}\""))
                    .errorOf(u"it"_s)
                    .contains(u"\\val{4}"_s));
    }

    void maskedCellsAreTaggedOrEmpty()
    {
        BlockBench shown(maskedWith("\"show\": \"numbers\""));
        QCOMPARE(shown.part(u"it"_s, u".masked"_s)->tags.contains(u"lower"_s), true);
        QVERIFY(hasDrawn(shown, u"entries/1/0"_s));
        for (const QByteArray properties :
             {"\"show\": \"numbers\", \"maskedAs\": \"empty\"", "\"show\": \"heat\", \"maskedAs\": \"empty\"",
              "\"show\": \"dots\", \"most\": 4"}) {
            BlockBench empty(maskedWith(properties));
            QVERIFY2(!hasDrawn(empty, u"entries/1/0"_s), properties.constData());
            QVERIFY2(hasDrawn(empty, u"entries/0/1"_s), properties.constData());
        }
    }

    void labelsStandBeforeTheirRowsAndAboveTheirColumns()
    {
        BlockBench bench(gridWith("\"rowTexts\": [\"a\", \"fluffy\", \"more than there are rows\"], "
                                  "\"columnTexts\": [\"unimaginably long\", \"b\"], \"labelGap\": 0.25"));
        QVERIFY(!hasDrawn(bench, u"rows/2"_s));
        QVERIFY(isNear(boundsOf(bench, u"rows/1"_s).max.x, -1.25));
        QVERIFY(isNear(shape::textLinesOf(bench.part(u"it"_s, u"rows/1"_s))->centre(), -0.5));
        QVERIFY(boundsOf(bench, u"columns/0"_s).width() <= 1);
        QVERIFY(isNear(boundsOf(bench, u"columns/1"_s).centre().x, 0.5));
        QVERIFY(isNear(shape::lineBox(bench.part(u"it"_s, u"columns/1"_s)).min.y, 1.25));
    }

    void headsOfColumnsHaveOneLineAndOneSize()
    {
        BlockBench bench(
            gridWith("\"tensor\": [[1, 1, 1]], \"columnTexts\": [\"gap\", \"cat\", \"-a unimaginably long\"]"));
        const Box first = boundsOf(bench, u"columns/0/1"_s);
        for (const QString &letter : {u"columns/1/1"_s, u"columns/2/1"_s}) {
            QVERIFY(isNear(boundsOf(bench, letter).min.y, first.min.y));
            QVERIFY(isNear(boundsOf(bench, letter).height(), first.height()));
        }
        const auto head = [](const QByteArray &text) {
            BlockBench one(gridWith("\"tensor\": [[1]], \"columnTexts\": [\"" + text + "\"], \"lines\": \"labels\""));
            return boundsOf(one, u"lines/columns/0"_s).max.y;
        };
        QVERIFY(isNear(head("cat"), head("gap")));
        QVERIFY(isNear(head("cat"), head(",")));
    }

    void rowsOfLabelsDoNotGoByTheirLetters()
    {
        BlockBench bench(gridWith("\"tensor\": [[1], [1], [1]], \"rowTexts\": [\"gap\", \"cat\", \"-a,\"]"));
        const auto foot = [&](const QString &letter) { return boundsOf(bench, letter).min.y; };
        QVERIFY(isNear(foot(u"rows/0/1"_s) - foot(u"rows/1/1"_s), 1));
        QVERIFY(isNear(foot(u"rows/1/1"_s) - foot(u"rows/2/1"_s), 1));
    }

    void cellsHaveOneSize()
    {
        const auto heightIn = [](BlockBench &bench, const QString &glyph) { return boundsOf(bench, glyph).height(); };
        BlockBench numbers(gridWith("\"show\": \"numbers\", \"tensor\": [[1, 11111111]], \"decimals\": 0, "
                                    "\"sums\": \"columns\""));
        QVERIFY(isNear(heightIn(numbers, u"entries/0/0/0"_s), heightIn(numbers, u"entries/0/1/0"_s)));
        QVERIFY(isNear(heightIn(numbers, u"sums/columns/0/0"_s), heightIn(numbers, u"sums/columns/1/0"_s)));
        QVERIFY(boundsOf(numbers, u"entries/0/1"_s).width() <= 0.85 + 1e-9);
        BlockBench formulas(gridWith("\"show\": \"formula\", \"tensor\": [[1, 11111111]], "
                                     "\"latex\": \"\\\\val[0]{3}\""));
        QVERIFY(isNear(heightIn(formulas, u"entries/0/0/0"_s), heightIn(formulas, u"entries/0/1/0"_s)));
    }

    void linesReachAlongTheLabels()
    {
        BlockBench bench(gridWith("\"lines\": \"labels\", \"labelWidth\": 2, \"labelHeight\": 1"));
        QCOMPARE(bench.part(u"it"_s, u"lines/rows"_s)->children.size(), std::size_t(3));
        QVERIFY(isNear(boundsOf(bench, u"lines/rows/1"_s).min.x, -3));
        QVERIFY(isNear(boundsOf(bench, u"lines/columns/1"_s).max.y, 2));
        QVERIFY(!hasDrawn(bench, u"rows"_s)); // room for the labels of other blocks
        QVERIFY(!BlockBench(gridWith("\"lines\": \"none\"")).shape(u"it"_s).bounds().isEmpty());
    }

    void sumsAddUpRowsAndColumns()
    {
        BlockBench bench(
            gridWith("\"show\": \"numbers\", \"tensor\": [[1, 2], [3, 4]], \"sums\": \"both\", \"decimals\": 0"));
        QCOMPARE(bench.part(u"it"_s, u"sums/columns/1"_s)->sourceText, u"6"_s);
        QCOMPARE(bench.part(u"it"_s, u"sums/rows/1"_s)->sourceText, u"7"_s);
        QVERIFY(isNear(shape::textLinesOf(bench.part(u"it"_s, u"sums/columns/1"_s))->centre(), -1.5));
    }

    void coversLieOverEverythingThatIsNotHighlighted()
    {
        BlockBench bench(
            gridWith("\"tensor\": [[1, 1, 1], [1, 1, 1]], \"highlightRows\": [1], \"highlightColumns\": [0], "
                     "\"cover\": 0.8, \"labelWidth\": 1, \"labelHeight\": 1"));
        QVERIFY(hasDrawn(bench, u"highlight/covers/rows/0"_s));
        QVERIFY(!hasDrawn(bench, u"highlight/covers/rows/1"_s));
        QVERIFY(hasDrawn(bench, u"highlight/covers/columns/1"_s));
        QVERIFY(!hasDrawn(bench, u"highlight/covers/columns/0"_s));
        // The first row as one rectangle, and the rest of the second.
        QCOMPARE(bench.part(u"it"_s, u"highlight/covers/cells"_s)->path.contours().size(), std::size_t(2));
        QVERIFY(isNear(boundsOf(bench, u"highlight/boxes/rows/0"_s).min.x, -2.4));
        BlockBench cells(gridWith("\"highlightEntries\": [0, 1], \"cover\": 0.8, \"reach\": \"cells\""));
        QVERIFY(isNear(boundsOf(cells, u"highlight/boxes/entries/0"_s).centre().x, 0.5));
        BlockBench everything(gridWith("\"cover\": 0.8"));
        QVERIFY(!hasDrawn(everything, u"highlight"_s));
    }

    void onlySomeCellsShowSomething()
    {
        BlockBench lit(gridWith("\"tensor\": [[1, 1], [1, 1]], \"highlightRows\": [1], \"highlightColumns\": [0], "
                                "\"only\": \"highlighted\""));
        QCOMPARE(lit.part(u"it"_s, u"entries"_s).leafCount(), 1);
        QVERIFY(hasDrawn(lit, u"entries/1/0"_s));
        BlockBench others(gridWith("\"tensor\": [[1, 1], [1, 1]], \"highlightColumns\": [0], \"only\": \"others\""));
        QCOMPARE(others.part(u"it"_s, u"entries"_s).leafCount(), 2);
        QVERIFY(hasDrawn(others, u"entries/0/1"_s));
        BlockBench masked(
            "{\"scores\": {\"type\": \"tensors.mask\", \"scores\": [[1, 2], [3, 4]]}, "
            "\"square\": {\"type\": \"shapes.square\", \"size\": 0.5, \"position\": [3, 3]}, "
            "\"it\": {\"type\": \"attention.grid\", \"tensor\": {\"link\": \"scores\"}, \"show\": \"shape\", "
            "\"cell\": {\"link\": \"square\"}, \"only\": \"masked\"}}");
        QCOMPARE(masked.part(u"it"_s, u"entries"_s).leafCount(), 1);
        QVERIFY(isNear(boundsOf(masked, u"entries/1/0"_s).centre().x, -0.5));
    }

    void moreCellsThanCanBeToldApartAreAnImage()
    {
        const auto random = [](int rows, const QByteArray &show) {
            return "{\"m\": {\"type\": \"tensors.random\", \"rows\": " + QByteArray::number(rows)
                + ", \"columns\": 50}, \"it\": {\"type\": \"attention.grid\", \"tensor\": {\"link\": \"m\"}, \"show\": "
                  "\""
                + show + "\"}}";
        };
        BlockBench parts(random(50, "heat"));
        QVERIFY(hasDrawn(parts, u"entries/49/49"_s));
        for (const QByteArray show : {"dots", "numbers", "heat", "formula"}) {
            BlockBench image(random(51, show));
            QVERIFY2(isImage(image), show.constData());
            QVERIFY2(image.shape(u"it"_s).leafCount() < 10, show.constData());
        }
    }

private:
    static bool isImage(BlockBench &bench) { return bench.part(u"it"_s, u"cells"_s)->image != nullptr; }
};

LECTOGRAPH_TEST_MAIN(AttentionGridTest)
#include "tst_attention_grid.moc"
