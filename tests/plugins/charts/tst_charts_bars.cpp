// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

class ChartsBarsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void negativeBarsHangDown()
    {
        BlockBench bench(R"({"it": {"type": "charts.bars", "values": [-1, 2], "unitHeight": 0.5}})");
        const base::Box below = bench.part(u"it"_s, u"0/bar"_s).bounds();
        const base::Box above = bench.part(u"it"_s, u"1/bar"_s).bounds();
        QCOMPARE(below.max.y, 0.0);
        QCOMPARE(below.min.y, -0.5);
        QCOMPARE(above.min.y, 0.0);
        QCOMPARE(above.max.y, 1.0);
    }

    void aBarOfNothingKeepsFourCorners()
    {
        BlockBench bench(R"({"it": {"type": "charts.bars", "values": [0]}})");
        const base::Box box = bench.part(u"it"_s, u"0/bar"_s).bounds();
        QCOMPARE(box.min.y, 0.0);
        QVERIFY(box.max.y > 0);
        QVERIFY(box.max.y < 0.001);
    }

    void numbersStandAboveTheirBars()
    {
        BlockBench bench(
            R"({"it": {"type": "charts.bars", "values": [-1, 2.718], "unitHeight": 0.5, "showNumbers": true,
                                    "decimals": 1, "colours": ["RED", "BLUE"]}})");
        for (int i = 0; i < 2; ++i) {
            const base::Box bar = bench.part(u"it"_s, u"%1/bar"_s.arg(i)).bounds();
            const shape::Shape number = bench.part(u"it"_s, u"%1/number"_s.arg(i));
            QVERIFY(std::abs(number.bounds().centre().x - bar.centre().x) < 1e-9);
            QVERIFY(std::abs(shape::textLinesOf(number)->first - 0.2 - bar.max.y) < 1e-9);
            QCOMPARE(number->children.front()->style.fill, bench.part(u"it"_s, u"%1/bar"_s.arg(i))->style.stroke);
        }
        QCOMPARE(bench.part(u"it"_s, u"0/number"_s).leafCount(), 4); // −1.0
        QCOMPARE(bench.part(u"it"_s, u"1/number"_s).leafCount(), 3); // 2.7
        BlockBench without(R"({"it": {"type": "charts.bars", "values": [1]}})");
        QVERIFY(!shape::selected(without.shape(u"it"_s), u"0/number"_s));
    }

    void aSeriesLabelsEveryBar()
    {
        BlockBench bench(R"({"names": {"type": "text.series", "table": [3, -1, 2], "latex": "\\val{2}"},
                             "it": {"type": "charts.bars", "values": [3, -1, 2], "labelSeries": {"link": "names"}}})");
        for (const QString &bar : {u"0"_s, u"1"_s, u"2"_s}) {
            const base::Box box = bench.part(u"it"_s, bar + u"/bar"_s).bounds();
            const base::Box label = bench.part(u"it"_s, bar + u"/label"_s).bounds();
            QVERIFY(std::abs(box.centre().x - label.centre().x) < 1e-9);
            QVERIFY(label.max.y <= box.min.y - 0.2 + 1e-9);
        }
    }

    void labelsStandOnOneLine()
    {
        BlockBench bench(R"({"0": {"type": "text.text", "text": "gap"}, "1": {"type": "text.text", "text": "cat"},
                             "2": {"type": "text.text", "text": "-a,"},
                             "it": {"type": "charts.bars", "values": [3, -1, 2],
                                    "labels": [{"link": "0"}, {"link": "1"}, {"link": "2"}]}})");
        const auto foot = [&](const QString &bar) { return bench.part(u"it"_s, bar + u"/label/1"_s).bounds().min.y; };
        QVERIFY(std::abs(foot(u"0"_s) - foot(u"2"_s)) < 1e-9);
        QVERIFY(std::abs(foot(u"0"_s) - 1 - foot(u"1"_s)) < 1e-9); // as far below its bar
    }

    void aSeriesFollowsTheLabels()
    {
        BlockBench bench(R"({"own": {"type": "shapes.dot"}, "names": {"type": "text.series", "last": 1},
                             "it": {"type": "charts.bars", "values": [1, 1, 1], "labels": [{"link": "own"}],
                                    "labelSeries": {"link": "names"}}})");
        QCOMPARE(bench.part(u"it"_s, u"0/label"_s).leafCount(), 1);
        QCOMPARE(bench.part(u"it"_s, u"1/label"_s).leafCount(), 2);
        QVERIFY(!shape::selected(bench.shape(u"it"_s), u"2/label"_s));
    }
};

LECTOGRAPH_TEST_MAIN(ChartsBarsTest)
#include "tst_charts_bars.moc"
