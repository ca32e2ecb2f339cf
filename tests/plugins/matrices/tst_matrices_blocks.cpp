// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

QString textOf(const shape::Shape &number)
{
    return number->sourceText;
}

bool hasPart(BlockBench &bench, const QString &pattern)
{
    return shape::selected(bench.shape(u"it"_s), pattern).has_value();
}

QString textAt(BlockBench &bench, const QString &pattern)
{
    return textOf(bench.part(u"it"_s, pattern));
}

} // namespace

class MatricesBlocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersHaveSignAndDecimals()
    {
        BlockBench bench(it(R"("type": "matrices.matrix", "tensor": [[3.21, -0.7], [0, -12]])"));
        QCOMPARE(textAt(bench, u"entries/0/0"_s), u"+3.2"_s);
        QCOMPARE(textAt(bench, u"entries/0/1"_s), u"−0.7"_s);
        QCOMPARE(textAt(bench, u"entries/1/0"_s), u"0.0"_s);
        QCOMPARE(textAt(bench, u"entries/1/1"_s), u"−12.0"_s);
    }

    void colorsFollowSignAndSize()
    {
        BlockBench bench(it(R"("type": "matrices.matrix", "tensor": [[9.9, 0.1, -9.9]], "positiveLarge": "PURE_BLUE",
                               "negativeLarge": "PURE_RED")"));
        const auto fill = [&](const QString &entry) { return bench.part(u"it"_s, entry)->children[0]->style.fill; };
        QCOMPARE(base::toText(fill(u"entries/0/0"_s)), u"#0000FF"_s);
        QCOMPARE(base::toText(fill(u"entries/0/2"_s)), u"#FF0000"_s);
        QVERIFY(fill(u"entries/0/1"_s) != fill(u"entries/0/0"_s));
    }

    void dotsStandForWhatIsNotShown()
    {
        BlockBench bench(R"({"all": {"type": "tensors.random", "rows": 300, "columns": 400},
                             "last": {"type": "tensors.entry", "a": {"link": "all"}, "row": 299, "column": 399},
                             "it": {"type": "matrices.matrix", "tensor": {"link": "all"}, "rows": 4, "columns": 5}})");
        QVERIFY(!hasPart(bench, u"entries/2"_s));
        QVERIFY(!hasPart(bench, u"entries/0/3"_s));
        QVERIFY(hasPart(bench, u"dots/2/0"_s) && hasPart(bench, u"dots/0/3"_s) && hasPart(bench, u"dots/2/3"_s));
        QVERIFY(hasPart(bench, u"entries/3/4"_s));
        const base::Box down = bench.part(u"it"_s, u"dots/2/0"_s).bounds();
        const base::Box across = bench.part(u"it"_s, u"dots/0/3"_s).bounds();
        QVERIFY(down.height() > 2 * down.width());
        QVERIFY(across.width() > 2 * across.height());
    }

    void aMatrixThatFitsHasNoDotsUnlessWanted()
    {
        const QByteArray numbers = R"("type": "matrices.matrix", "tensor": [[1, 2, 3], [4, 5, 6], [7, 8, 9]])";
        BlockBench bench(it(numbers));
        QVERIFY(!hasPart(bench, u"dots/1"_s));
        BlockBench dotted(it(numbers + R"(, "dots": "always", "dotsRow": 0)"));
        QVERIFY(hasPart(dotted, u"dots/0/0"_s) && !hasPart(dotted, u"entries/0"_s));
        QCOMPARE(textAt(dotted, u"entries/2/2"_s), u"+9.0"_s);
        BlockBench cut(it(numbers + R"(, "dots": "never", "rows": 2)"));
        QCOMPARE(textAt(cut, u"entries/1/1"_s), u"+5.0"_s);
        QVERIFY(!hasPart(cut, u"dots/1"_s));
    }

    void bracketsGrowWithTheRows()
    {
        double before = 0;
        for (const char *tensor : {"[[1]]", "[[1], [2]]", "[[1], [2], [3]]"}) {
            BlockBench bench(it(QByteArray(R"("type": "matrices.matrix", "tensor": )") + tensor));
            const base::Box bracket = bench.part(u"it"_s, u"brackets/left"_s).bounds();
            const base::Box numbers = bench.part(u"it"_s, u"entries"_s).bounds();
            QVERIFY(bracket.height() > numbers.height() + 0.2);
            QVERIFY(bracket.max.x < numbers.min.x);
            QVERIFY(bracket.height() > before);
            before = bracket.height();
        }
    }

    void nothingIsBracketsAroundNothing()
    {
        for (const QByteArray type : {"matrices.matrix", "matrices.vector"}) {
            BlockBench bench(it("\"type\": \"" + type + "\", \"random\": false"));
            QCOMPARE(bench.shape(u"it"_s).leafCount(), 2);
            BlockBench none(it("\"type\": \"" + type + "\", \"random\": false, \"brackets\": \"none\""));
            QCOMPARE(none.shape(u"it"_s).leafCount(), 0);
        }
    }

    void numbersStayWhereTheyAreWhileTheyCount()
    {
        const auto place = [](const QByteArray &numbers) {
            BlockBench bench(it(R"("type": "matrices.matrix", "tensor": )" + numbers));
            return bench.part(u"it"_s, u"entries/0/1"_s).bounds().max.x;
        };
        QVERIFY(isNear(place("[[1.5, 7.0]]"), place("[[-9.1, 7.0]]")));
    }

    void theWholeFitsItsHeight()
    {
        BlockBench bench(it(R"("type": "matrices.matrix", "height": 2.5)"));
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().height(), 2.5));
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().centre().x, 0));
    }

    void highlightsSurroundRowsColumnsAndEntries()
    {
        BlockBench bench(it(R"("type": "matrices.matrix", "tensor": [[1, 2], [3, 4]], "highlightRows": [1, 7],
                               "highlightColumns": [0.5], "highlightEntries": [0, 1])"));
        const base::Box row = bench.part(u"it"_s, u"boxes/rows"_s).bounds();
        const base::Box numbers = bench.part(u"it"_s, u"entries/1"_s).bounds();
        QVERIFY(row.min.x < numbers.min.x && row.max.x > numbers.max.x);
        QVERIFY(row.min.y < numbers.min.y && row.max.y > numbers.max.y);
        QCOMPARE(bench.part(u"it"_s, u"boxes/rows"_s).leafCount(), 1);                           // there is no row 7
        QVERIFY(std::abs(bench.part(u"it"_s, u"boxes/columns/0"_s).bounds().centre().x) < 1e-9); // between both
        const base::Vec3 entry = bench.part(u"it"_s, u"entries/0/1"_s).bounds().centre();
        QVERIFY(base::length(bench.part(u"it"_s, u"boxes/entries/0"_s).bounds().centre() - entry) < 0.05);
    }

    void highlightsMayBeColors()
    {
        BlockBench bench(it(R"("type": "matrices.matrix", "tensor": [[1, 2], [3, 4]], "highlightRows": [1],
                               "highlightAs": "colour", "highlightColour": "PURE_GREEN")"));
        QCOMPARE(base::toText(bench.part(u"it"_s, u"entries/1/0"_s)->children[0]->style.fill), u"#00FF00"_s);
        QVERIFY(base::toText(bench.part(u"it"_s, u"entries/0/0"_s)->children[0]->style.fill) != u"#00FF00"_s);
        QCOMPARE(bench.part(u"it"_s, u"boxes"_s).leafCount(), 0);
    }

    void aVectorIsARowOrAColumnOfAMatrix()
    {
        BlockBench row(it(R"("type": "matrices.vector", "tensor": [[1, 2, 3]])"));
        QCOMPARE(textAt(row, u"entries/2/0"_s), u"+3.0"_s);
        BlockBench column(it(R"("type": "matrices.vector", "tensor": [[1, 2], [3, 4]], "column": 1,
                                "direction": "row")"));
        QCOMPARE(textAt(column, u"entries/0/1"_s), u"+4.0"_s);
        BlockBench beyond(it(R"("type": "matrices.vector", "tensor": [[1, 2], [3, 4]], "column": 9)"));
        QCOMPARE(textAt(beyond, u"entries/0/0"_s), u"+2.0"_s);
    }

    void entriesOfAVectorAreHighlighted()
    {
        for (const QByteArray direction : {"row", "column"}) {
            BlockBench bench(it("\"type\": \"matrices.vector\", \"tensor\": [1, 2, 3], \"highlight\": [1, 9], "
                                "\"direction\": \""
                                + direction + "\""));
            QCOMPARE(bench.part(u"it"_s, u"boxes"_s).leafCount(), 1);
            QVERIFY(base::length(bench.part(u"it"_s, u"boxes/entries/0"_s).bounds().centre()) < 0.05);
        }
    }

    void aProductOfNothingIsNothing()
    {
        BlockBench bench(it(R"("type": "matrices.product", "random": false)"));
        QCOMPARE(bench.errorOf(u"it"_s), QString());
    }

    void numbersTooLongToReadAreAProblem()
    {
        BlockBench bench(it(R"("type": "matrices.matrix", "tensor": [[1e200, 1]])"));
        QVERIFY(bench.errorOf(u"it"_s).contains(u"too large"_s));
    }

    void aProductRunsThroughPartialSums()
    {
        const auto at = [](const QByteArray &progress) {
            return it(R"("type": "matrices.product", "tensor": [[1, 2], [3, 4]], "vector": [10, 100], "progress": )"
                      + progress);
        };
        BlockBench none(at("0"));
        QCOMPARE(none.part(u"it"_s, u"equals"_s)->opacity, 0.0);
        QCOMPARE(none.part(u"it"_s, u"boxes"_s).leafCount(), 0);
        BlockBench half(at("1.5"));
        QCOMPARE(textAt(half, u"result/entries/0/0"_s), u"+10.0"_s);
        QCOMPARE(half.part(u"it"_s, u"result/entries/1/0"_s)->opacity, 0.0);
        QCOMPARE(half.part(u"it"_s, u"boxes/0/matrix"_s).leafCount(), 1);
        BlockBench first(at("2"));
        QCOMPARE(textAt(first, u"result/entries/0/0"_s), u"+210.0"_s);
        QCOMPARE(first.part(u"it"_s, u"boxes/0/vector"_s).leafCount(), 2);
        BlockBench done(at("4"));
        QCOMPARE(textAt(done, u"result/entries/1/0"_s), u"+430.0"_s);
        QCOMPARE(done.part(u"it"_s, u"boxes"_s).leafCount(), 0);
        QVERIFY(isNear(done.part(u"it"_s, u"result"_s).bounds().centre().x,
                       none.part(u"it"_s, u"result"_s).bounds().centre().x)); // nothing moves
    }

    void dotsStandForTheSumOfWhatTheyHide()
    {
        BlockBench bench(it(R"("type": "matrices.product", "tensor": [[1, 1, 1, 1, 1]], "vector": [1, 2, 3, 4, 5],
                               "columns": 3, "progress": 9)"));
        QCOMPARE(textAt(bench, u"result/entries/0/0"_s), u"+15.0"_s);
    }

    void productsHaveRoomBesideTheirEqualsSign()
    {
        const auto room = [](const QByteArray &spacing) {
            BlockBench bench(it(R"("type": "matrices.product", "spacing": )" + spacing));
            return bench.part(u"it"_s, u"result"_s).bounds().min.x - bench.part(u"it"_s, u"equals"_s).bounds().max.x;
        };
        QVERIFY(isNear(room("0.25"), 0.25));
        QVERIFY(isNear(room("1"), 1));
    }

    void aProductNeedsOneNumberForEachColumn()
    {
        BlockBench bench(it(R"("type": "matrices.product", "tensor": [[1, 2]], "vector": [1, 2, 3])"));
        QVERIFY(bench.errorOf(u"it"_s).contains(u"3 numbers"_s));
    }

    void barsCoverEachColumnOrRowToTheEnds()
    {
        BlockBench bench(R"({"m": {"type": "matrices.matrix", "tensor": [[1, 2, 3], [4, 5, 6]], "dots": "always"},
                             "columns": {"type": "matrices.bars", "matrix": {"link": "m"}, "padding": 0},
                             "rows": {"type": "matrices.bars", "matrix": {"link": "m"}, "over": "rows", "padding": 0},
                             "none": {"type": "matrices.bars", "matrix": {"link": "m/brackets"}}})");
        const base::Box entries = bench.part(u"m"_s, u"entries"_s).bounds();
        QCOMPARE(bench.shape(u"columns"_s)->children.size(), std::size_t(3)); // the dots have one too
        QCOMPARE(bench.shape(u"rows"_s)->children.size(), std::size_t(2));
        QCOMPARE(bench.shape(u"none"_s).leafCount(), 0);
        for (const auto &bar : bench.shape(u"rows"_s)->children)
            QVERIFY(isNear(bar.bounds().width(), entries.width()));
        const base::Box first = bench.part(u"columns"_s, u"0"_s).bounds();
        QVERIFY(isNear(first.min.x, entries.min.x));
        QVERIFY(isNear(first.height(), bench.shape(u"columns"_s).bounds().height()));
    }
};

LECTOGRAPH_TEST_MAIN(MatricesBlocksTest)
#include "tst_matrices_blocks.moc"
