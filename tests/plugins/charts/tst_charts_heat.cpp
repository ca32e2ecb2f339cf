// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "blocks/contrast.h"
#include "nearness.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

QByteArray heat(const QByteArray &properties)
{
    return it("\"type\": \"charts.heatmap\", " + properties);
}

QByteArray positions(const QByteArray &properties)
{
    return R"({"all": {"type": "tensors.positional-encoding", "positions": 100, "dimensions": 128},
               "it": {"type": "charts.heatmap", "tensor": {"link": "all"}, "least": -1, "most": 1, "width": 8,
                      "height": 4.8, "showAxes": true, "showColourBar": true, )"
        + properties + "}}";
}

QStringList labelsAt(BlockBench &bench, const QString &part)
{
    QStringList names;
    const shape::Shape labels = bench.part(u"it"_s, part + u"/labels"_s);
    for (const shape::Shape &label : labels->children)
        names.append(label->name);
    return names;
}

bool holdsPartOf(BlockBench &bench, const QString &part)
{
    return shape::selected(bench.shape(u"it"_s), part).has_value();
}

} // namespace

class ChartsHeatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyCellsAreDrawnAtOnceWithAxesAndAColourBar()
    {
        BlockBench bench(positions(R"("xTitle": "Dimension", "yTitle": "Position")"));
        QElapsedTimer timer;
        timer.start();
        const base::Box cells = bench.part(u"it"_s, u"cells"_s).bounds();
        QVERIFY(timer.elapsed() < 2000);
        QVERIFY(isNear(cells.width(), 8));
        QVERIFY(isNear(cells.height(), 4.8));
        QCOMPARE(labelsAt(bench, u"colour bar"_s), (QStringList{u"−1.0"_s, u"−0.5"_s, u"0.0"_s, u"0.5"_s, u"1.0"_s}));
        QCOMPARE(labelsAt(bench, u"x"_s).first(), u"0"_s);
        QVERIFY(bench.part(u"it"_s, u"x/title"_s).bounds().max.y < bench.part(u"it"_s, u"x/labels"_s).bounds().min.y);
        QVERIFY(bench.part(u"it"_s, u"y/title"_s).bounds().max.x < bench.part(u"it"_s, u"y/labels"_s).bounds().min.x);
        // The first row is on top.
        QVERIFY(bench.part(u"it"_s, u"y/labels/0"_s).bounds().min.y
                > bench.part(u"it"_s, u"y/labels/90"_s).bounds().max.y);
        QVERIFY(bench.part(u"it"_s, u"colour bar/bar"_s).bounds().min.x > cells.max.x);
        QVERIFY(isNear(bench.part(u"it"_s, u"colour bar/bar"_s).bounds().height(), 4.8));
    }

    void ticksStandInTheMiddleOfTheirCells()
    {
        BlockBench bench(heat(R"("tensor": [[1, 2, 3], [4, 5, 6]], "showAxes": true, "countFrom": 1)"));
        QCOMPARE(labelsAt(bench, u"x"_s), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
        QCOMPARE(labelsAt(bench, u"y"_s), (QStringList{u"1"_s, u"2"_s}));
        QVERIFY(isNear(bench.part(u"it"_s, u"x/ticks/3"_s).bounds().centre().x,
                       bench.part(u"it"_s, u"entries/0/2"_s).bounds().centre().x));
        QVERIFY(isNear(bench.part(u"it"_s, u"y/ticks/2"_s).bounds().centre().y,
                       bench.part(u"it"_s, u"entries/1/0"_s).bounds().centre().y));
        BlockBench one(heat(R"("tensor": [[3]], "showAxes": true, "showColourBar": true)"));
        QCOMPARE(labelsAt(one, u"x"_s), QStringList{u"0"_s});
        QCOMPARE(labelsAt(one, u"colour bar"_s), QStringList{u"3"_s});
    }

    void theFirstRowMayStandBelow()
    {
        BlockBench bench(heat(R"("tensor": [[1, 2], [3, 4], [5, 6]], "showAxes": true, "firstRow": "bottom")"));
        const auto height = [&](const QString &part) { return bench.part(u"it"_s, part).bounds().centre().y; };
        QVERIFY(isNear(height(u"entries/0"_s), -1));
        QVERIFY(isNear(height(u"entries/2"_s), 1));
        QVERIFY(isNear(height(u"y/ticks/2"_s), 1));
    }

    void aTableNamesRowsAndColumnsAndWhatIsNoNumberHasNoCell()
    {
        const QByteArray cells = R"("cells": ["\tthe\tcat", "the\t1\t", "cat\t0.25\t0.75"], "showAxes": true)";
        BlockBench bench(heat(cells));
        QCOMPARE(labelsAt(bench, u"x"_s), (QStringList{u"the"_s, u"cat"_s}));
        QCOMPARE(labelsAt(bench, u"y"_s), (QStringList{u"the"_s, u"cat"_s}));
        QVERIFY(holdsPartOf(bench, u"entries/1/0"_s) && !holdsPartOf(bench, u"entries/0/1"_s));
        BlockBench named(heat(cells + R"(, "columnNames": ["열쇠"])"));
        QCOMPARE(labelsAt(named, u"x"_s), QStringList{u"열쇠"_s});
    }

    void ofManyNamesSomeAreLeftOutRatherThanCrowded()
    {
        QByteArray names;
        for (int i = 0; i < 60; ++i)
            names += (i > 0 ? ", " : "") + QByteArray("\"token") + QByteArray::number(i) + '"';
        BlockBench bench(positions("\"rowNames\": [" + names + "]"));
        const shape::Shape labels = bench.part(u"it"_s, u"y/labels"_s);
        QVERIFY(labels->children.size() > 5);
        for (std::size_t i = 1; i < labels->children.size(); ++i)
            QVERIFY(labels->children[i]->children.empty()
                    || labels->children[i].bounds().max.y <= labels->children[i - 1].bounds().min.y);
        QVERIFY(!bench.problems().empty());
    }

    void regionsAreInvisibleAndHaveTheirPlace()
    {
        BlockBench bench(positions(R"("regions": ["slow\t\t96–127", "start\t0-9\t3", "none\t200"])"));
        const base::Box slow = bench.part(u"it"_s, u"regions/slow"_s).bounds();
        QVERIFY(isNear(slow.min.x, 2));
        QVERIFY(isNear(slow.max.x, 4));
        QVERIFY(isNear(slow.height(), 4.8));
        const base::Box start = bench.part(u"it"_s, u"regions/start"_s).bounds();
        QVERIFY(isNear(start.max.y, 2.4));
        QVERIFY(isNear(start.height(), 0.48));
        QVERIFY(isNear(start.width(), 8.0 / 128));
        QCOMPARE(bench.part(u"it"_s, u"regions/slow"_s)->style.fill.a, 0.0f);
        QVERIFY(!holdsPartOf(bench, u"regions/none"_s));
        BlockBench words(heat(R"("cells": ["\ta\tb\tc", "x\t1\t2\t3"], "regions": ["r\tx\tb–c"])"));
        QVERIFY(isNear(words.part(u"it"_s, u"regions/r"_s).bounds().width(), 2));
    }

    void cellsKeepTheirProportionsWhereOneSideIsSaid()
    {
        BlockBench bench(heat(R"("tensor": [[1, 2, 3], [4, 5, 6]], "height": 4)"));
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().width(), 6));
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().height(), 4));
    }

    void numbersInCellsAreReadOnTheirColours()
    {
        BlockBench bench(heat(R"("tensor": [[0.11, 12.5]], "map": "dark to light", "showNumbers": true)"));
        const auto ink = [&](const QString &part) { return bench.part(u"it"_s, part)->style.fill.g; };
        QCOMPARE(ink(u"entries/0/0/number/0"_s), 1.0f);
        QCOMPARE(ink(u"entries/0/1/number/0"_s), 0.0f);
        QVERIFY(bench.part(u"it"_s, u"entries/0/1/number"_s).bounds().width() < 1);
        QVERIFY(bench.part(u"it"_s, u"entries/0/0/number"_s)->numeral->decimals == 2);
    }

    void coloursOfScalesRiseEvenly()
    {
        for (const QByteArray map : {"viridis", "magma", "cividis", "dark to light"}) {
            BlockBench bench(
                heat("\"tensor\": [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], \"map\": \"" + map + "\""));
            double before = -1;
            for (int i = 0; i <= 12; ++i) {
                const double here = blocks::luminance(bench.part(u"it"_s, u"entries/0/%1"_s.arg(i))->style.fill);
                QVERIFY2(here > before, map.constData());
                before = here;
            }
        }
        BlockBench red(heat(R"("map": "red to blue", "tensor": [[0, 1]])"));
        BlockBench blue(heat(R"("map": "blue to red", "tensor": [[0, 1]])"));
        QVERIFY(red.part(u"it"_s, u"entries/0/0"_s)->style.fill == blue.part(u"it"_s, u"entries/0/1"_s)->style.fill);
    }

    void nothingAtAllIsNoFailure()
    {
        for (const QByteArray properties :
             {R"("tensor": [])", R"("cells": ["a"], "showNumbers": true)", R"("tensor": [[5, 5]], "showNumbers": true)",
              R"("tensor": [[1]], "width": 1000, "height": 0.1)"}) {
            BlockBench bench(heat(properties + R"(, "showAxes": true, "showColourBar": true)"));
            QVERIFY2(bench.errorOf(u"it"_s).isEmpty(), qPrintable(bench.errorOf(u"it"_s)));
            QVERIFY(std::isfinite(bench.shape(u"it"_s).bounds().width()));
        }
    }
};

LECTOGRAPH_TEST_MAIN(ChartsHeatTest)
#include "tst_charts_heat.moc"
