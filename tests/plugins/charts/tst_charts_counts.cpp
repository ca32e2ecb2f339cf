// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// The heights of the bars of a histogram whose y axis has the length 10 from 0 to 10, so that they are the counts.
QString barsOfHistogram(const QByteArray &more)
{
    BlockBench bench(
        it(R"("type": "charts.histogram", "width": 10, "height": 10, "yLimits": "both", "yMost": 10, )" + more));
    QStringList heights;
    const shape::Shape bars = bench.part(u"it"_s, u"bars"_s);
    for (const shape::Shape &bar : bars->children)
        heights.append(bar->name + u':' + QString::number(bar.bounds().height(), 'g', 6));
    return heights.join(u' ');
}

} // namespace

class ChartsCountsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// numpy.histogram(…, bins="auto") and others.
    void binsAreThoseOfNumpy()
    {
        const QByteArray nine = R"("values": [0, 0, 0, 1, 2, 3, 3, 4, 5])";
        QCOMPARE(barsOfHistogram(nine), u"0:3 1:1 2:1 3:2 4:2"_s);
        QCOMPARE(barsOfHistogram(nine + R"(, "bins": "count", "binCount": 2)"), u"0:5 1:4"_s);
        QCOMPARE(barsOfHistogram(R"("values": [1, 2, 1], "bins": "width", "binWidth": 1)"), u"0:2 1:1"_s);
        QCOMPARE(barsOfHistogram(R"("values": [0.1, 0.2, 0.25, 0.4, 0.9, 1.0])"), u"0:3 1:1 3:2"_s);
        QCOMPARE(barsOfHistogram(R"("values": [4, 4, 4])"), u"0:3"_s);
    }

    void ownWidthsBeginAtTheirMultiples()
    {
        BlockBench bench(it(R"("type": "charts.histogram", "width": 3, "values": [11, 12, 25, 39],
                                "bins": "width", "binWidth": 10)"));
        const double first = bench.part(u"it"_s, u"bars/0"_s).bounds().min.x;
        QVERIFY(isNear(first, -1.5, 0.02));
        QVERIFY(isNear(bench.part(u"it"_s, u"bars/1"_s).bounds().min.x - first, 1));
        QVERIFY(isNear(bench.part(u"it"_s, u"bars/0"_s).bounds().height()
                           / bench.part(u"it"_s, u"bars/2"_s).bounds().height(),
                       2));
    }

    void sharesAndDensitiesSumToOne()
    {
        const QByteArray halves = R"("values": [0, 0, 0, 1, 2, 3, 3, 4, 5], "bins": "count", "binCount": 2)";
        QCOMPARE(barsOfHistogram(halves + R"(, "measure": "share")"), u"0:0.555556 1:0.444444"_s);
        QCOMPARE(barsOfHistogram(halves + R"(, "measure": "density")"), u"0:0.222222 1:0.177778"_s);
    }

    void countsHaveNoHalvesAtTheAxis()
    {
        for (const QByteArray values : {"[1]", "[1, 2, 2]", "[1, 2, 2, 2, 2, 2, 2, 2]", "[1, 1, 1, 1, 1, 1]"}) {
            BlockBench bench(it("\"type\": \"charts.histogram\", \"values\": " + values));
            const shape::Shape labels = bench.part(u"it"_s, u"y/labels"_s);
            for (const shape::Shape &label : labels->children)
                QVERIFY2(!label->name.contains(u'.'), qPrintable(label->name));
        }
    }

    void histogramsOfNothingAndOfTooMuchAreNoHarm()
    {
        for (const QByteArray values : {"[]", "[1e300, -1e300]", "[1e-300]", "[1, 1.0000000000000002]"}) {
            BlockBench bench(it("\"type\": \"charts.histogram\", \"values\": " + values));
            QVERIFY2(bench.errorOf(u"it"_s).isEmpty(), qPrintable(bench.errorOf(u"it"_s)));
        }
        BlockBench many(it(R"("type": "charts.histogram", "values": [0, 1e12], "bins": "width", "binWidth": 0.001)"));
        QVERIFY(many.errorOf(u"it"_s).contains(u"too many"_s));
    }

    void confusionCellsStandWhereTheirClassesDo()
    {
        BlockBench bench(it(R"("type": "charts.confusion", "width": 4, "height": 4,
                                "cells": ["\t고양이\t개", "고양이\t50\t10", "개\t5\t35"])"));
        const base::Box right = bench.part(u"it"_s, u"cells/고양이/개/cell"_s).bounds();
        QVERIFY(right.centre().x > 0 && right.centre().y > 0);
        const base::Box below = bench.part(u"it"_s, u"cells/개/고양이/cell"_s).bounds();
        QVERIFY(isNear(below.centre().x, bench.part(u"it"_s, u"x/labels/고양이"_s).bounds().centre().x, 0.05));
        QVERIFY(isNear(below.centre().y, bench.part(u"it"_s, u"y/labels/개"_s).bounds().centre().y, 0.05));
        QCOMPARE(bench.part(u"it"_s, u"cells/고양이/고양이/number"_s).leafCount(), 2); // 50
        QVERIFY(shape::selected(bench.shape(u"it"_s), u"y/title"_s));
    }

    void colorsFollowTheCountsOrTheSharesOfTheRow()
    {
        const QByteArray cells = R"("type": "charts.confusion", "cells": ["\ta\tb", "a\t90\t10", "b\t1\t9"])";
        const auto strength = [](BlockBench &bench, const QString &cell) {
            return bench.part(u"it"_s, u"cells/"_s + cell + u"/cell"_s)->style.fill.a;
        };
        BlockBench counts(it(cells));
        QVERIFY(isNear(strength(counts, u"a/a"_s), 1));
        QVERIFY(strength(counts, u"b/b"_s) < 0.2);
        BlockBench shares(it(cells + R"(, "show": "shares")"));
        QVERIFY(isNear(strength(shares, u"a/a"_s), strength(shares, u"b/b"_s)));
        QCOMPARE(shares.part(u"it"_s, u"cells/b/b/number"_s).leafCount(), 3); // 90%
    }

    void confusionOfAnythingStands()
    {
        for (const QByteArray cells : {"[]", "[\"a\"]", "[\"\\ta\", \"b\\tx\"]", "[\"\\ta\\tb\", \"c\\t0\\t0\"]",
                                       "[\"\\ta\\tb\", \"c\\t-4\", \"c\\t\\t7\"]"}) {
            BlockBench bench(it("\"type\": \"charts.confusion\", \"cells\": " + cells));
            QVERIFY2(bench.errorOf(u"it"_s).isEmpty(), qPrintable(bench.errorOf(u"it"_s)));
        }
        BlockBench linked(it(R"("type": "charts.confusion", "cells": [], "tensor": [[3, 1], [0, 2]])"));
        QCOMPARE(linked.part(u"it"_s, u"cells"_s)->children.size(), std::size_t{2});
    }
};

LECTOGRAPH_TEST_MAIN(ChartsCountsTest)
#include "tst_charts_counts.moc"
