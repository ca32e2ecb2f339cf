// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

QByteArray columnsOf(const QByteArray &cells, const QByteArray &more = {})
{
    return it("\"type\": \"charts.columns\", \"width\": 4, \"height\": 2, \"cells\": " + cells + more);
}

double columnHeight(BlockBench &bench, const QString &bar)
{
    return bench.part(u"it"_s, u"bars/"_s + bar + u"/bar"_s).bounds().height();
}

bool holdsPart(BlockBench &bench, const QString &part)
{
    return shape::selected(bench.shape(u"it"_s), part).has_value();
}

/// All numbers are drawn at the axis or the bars: how many leaves a label has tells how long it is.
int lettersOf(BlockBench &bench, const QString &part)
{
    return bench.part(u"it"_s, part).leafCount();
}

QJsonObject seriesOf(const std::vector<double> &values)
{
    QJsonArray rows;
    for (const double value : values)
        rows.append(QJsonArray{value});
    return {{u"it"_s,
             QJsonObject{{u"type"_s, u"charts.series"_s},
                         {u"cells"_s, QJsonArray{}},
                         {u"tensor"_s, rows},
                         {u"width"_s, 8},
                         {u"height"_s, 4}}}};
}

} // namespace

class ChartsTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsHaveTheNamesOfRowsAndSeries()
    {
        BlockBench bench(columnsOf(R"(["\tEN–DE\tEN–FR", "GNMT\t24.6\t39.9", "모델\t28.4\t41.8"])"));
        for (const QString &part : {u"bars/GNMT/EN–DE/bar"_s, u"bars/모델/EN–FR/number"_s, u"x/labels/모델"_s,
                                    u"y/labels/0"_s, u"grid"_s, u"baseline"_s, u"legend/EN–DE/sample"_s})
            QVERIFY2(holdsPart(bench, part), qPrintable(part));
        BlockBench lines(it(R"("type": "charts.series", "cells": ["s\tA\tB", "0\t1\t3", "1\t2\t2", "2\t0\t5"],
                                "form": "areas", "dots": true)"));
        for (const QString &part : {u"lines/A/line"_s, u"lines/B/area"_s, u"lines/B/points/2"_s, u"legend/B"_s})
            QVERIFY2(holdsPart(lines, part), qPrintable(part));
    }

    void barsAreAsLongAsTheirNumbers()
    {
        BlockBench bench(columnsOf(R"(["m\tp", "a\t70", "b\t84", "c\t35"])"));
        QVERIFY(isNear(columnHeight(bench, u"b/p"_s) / columnHeight(bench, u"a/p"_s), 84.0 / 70));
        QVERIFY(isNear(columnHeight(bench, u"c/p"_s) / columnHeight(bench, u"a/p"_s), 0.5));
        BlockBench near(columnsOf(R"(["m\tp", "a\t71", "b\t84"])", R"(, "yLimits": "least", "yLeast": 70)"));
        QVERIFY(isNear(columnHeight(near, u"b/p"_s) / columnHeight(near, u"a/p"_s), 14));
    }

    void negativeBarsHangFromTheBaseLine()
    {
        BlockBench bench(columnsOf(R"(["m\tp", "a\t84", "b\t-12.5"])"));
        const double base = bench.part(u"it"_s, u"baseline"_s).bounds().centre().y;
        QVERIFY(isNear(bench.part(u"it"_s, u"bars/a/p/bar"_s).bounds().min.y, base));
        QVERIFY(isNear(bench.part(u"it"_s, u"bars/b/p/bar"_s).bounds().max.y, base));
        const base::Box number = bench.part(u"it"_s, u"bars/b/p/number"_s).bounds();
        QVERIFY(number.max.y < bench.part(u"it"_s, u"bars/b/p/bar"_s).bounds().min.y);
        QVERIFY(bench.part(u"it"_s, u"x/labels/b"_s).bounds().max.y < number.min.y); // not on each other
    }

    void stackedSharesFillTheirBars()
    {
        BlockBench bench(columnsOf(R"(["\ta\tb", "x\t1\t3", "y\t2\t0"])", R"(, "arrangement": "share")"));
        QVERIFY(isNear(columnHeight(bench, u"x/a"_s), 0.5));
        QVERIFY(isNear(columnHeight(bench, u"x/b"_s), 1.5));
        QVERIFY(isNear(columnHeight(bench, u"y/a"_s), 2));
        QCOMPARE(lettersOf(bench, u"bars/x/a/number"_s), 3); // 25%
        QCOMPARE(lettersOf(bench, u"bars/y/a/number"_s), 4); // 100%
    }

    void numbersHaveTheDigitsOfTheNeediestButAHundredPercent()
    {
        BlockBench plain(columnsOf(R"(["m\tp", "a\t84", "b\t84.5"])"));
        QCOMPARE(lettersOf(plain, u"bars/a/p/number"_s), 4); // 84.0
        BlockBench percent(columnsOf(R"(["m\tp", "a\t84.5%", "b\t100%", "c\t84%"])"));
        QCOMPARE(lettersOf(percent, u"bars/a/p/number"_s), 5);
        QCOMPARE(lettersOf(percent, u"bars/b/p/number"_s), 4);
        QCOMPARE(lettersOf(percent, u"bars/c/p/number"_s), 5);
    }

    void aChangePairsBarsByNameAndSeries()
    {
        const QByteArray cells = R"(["\tp\tq", "a\t10\t2", "b\t20\t4"])";
        const QByteArray after = R"(["\tp\tq", "b\t10\t8", "a\t20\t6", "c\t16\t16"])";
        const auto bench = [&](const QByteArray &later) {
            return BlockBench(columnsOf(cells, ", \"laterCells\": " + after + ", \"later\": " + later));
        };
        BlockBench first = bench("0");
        BlockBench middle = bench("0.5");
        BlockBench last = bench("1");
        BlockBench before(columnsOf(cells));
        BlockBench onlyAfter(columnsOf(after));
        for (const QString &bar : {u"bars/a/p/bar"_s, u"bars/b/q/bar"_s}) {
            const base::Box from = before.part(u"it"_s, bar).bounds();
            const base::Box to = onlyAfter.part(u"it"_s, bar).bounds();
            const base::Box between = middle.part(u"it"_s, bar).bounds();
            QVERIFY(isNear(first.part(u"it"_s, bar).bounds().max, from.max));
            QVERIFY(isNear(last.part(u"it"_s, bar).bounds().max, to.max));
            QVERIFY(between.centre().x > std::min(from.centre().x, to.centre().x));
            QVERIFY(between.centre().x < std::max(from.centre().x, to.centre().x));
            QVERIFY(between.height() > std::min(from.height(), to.height()));
            QVERIFY(between.height() < std::max(from.height(), to.height()));
        }
        QVERIFY(!holdsPart(first, u"bars/c/p/bar"_s));
        QCOMPARE(middle.part(u"it"_s, u"bars/c/p"_s)->opacity, 0.0); // others move first
        QCOMPARE(bench("0.875").part(u"it"_s, u"bars/c/p"_s)->opacity, 0.5);
        QCOMPARE(last.part(u"it"_s, u"bars/c/p"_s)->opacity, 1.0);
    }

    void aChangeGoesOnToTablesBehindEmptyRows()
    {
        const QByteArray cells = R"(["\tp", "a\t10", "b\t20"])";
        const QByteArray after = R"(["\tp", "a\t30", "b\t5", "", "\tp", "a\t20", "b\t40"])";
        const auto barAt = [&](const QByteArray &later) {
            const QByteArray limits = R"(, "yLimits": "both", "yLeast": 0, "yMost": 40, "later": )" + later;
            BlockBench bench(columnsOf(cells, ", \"laterCells\": " + after + limits));
            return bench.part(u"it"_s, u"bars/a/p/bar"_s).bounds().height();
        };
        const double unit = barAt("0") / 10;
        for (const auto &[later, number] :
             {std::pair("0.5", 20), std::pair("1", 30), std::pair("1.5", 25), std::pair("2", 20), std::pair("7", 20)})
            QVERIFY2(std::abs(barAt(later) - number * unit) < 1e-6, later);
    }

    void aColumnWithUnitsIsDrawnByItsNumbers()
    {
        BlockBench bench(columnsOf(R"(["\tSize", "a\t500 k", "b\t1 M"])"));
        const auto height = [&](const QString &name) {
            return bench.part(u"it"_s, u"bars/%1/Size/bar"_s.arg(name)).bounds().height();
        };
        QVERIFY(std::abs(height(u"b"_s) - 2 * height(u"a"_s)) < 1e-6);
    }

    void whatIsNoNumberIsLeftOutAndTheRestStays()
    {
        BlockBench ragged(columnsOf(R"(["\tp\tq", "a\t10", "b\t20\t4"])"));
        QVERIFY(holdsPart(ragged, u"bars/a/p/bar"_s) && !holdsPart(ragged, u"bars/a/q/bar"_s)
                && holdsPart(ragged, u"bars/b/q/bar"_s));
        BlockBench words(columnsOf(R"(["\tp", "a\tn/a", "b\t4", "c\tnan", "d\t"])"));
        QVERIFY(holdsPart(words, u"bars/b/p/bar"_s));
        for (const QString &name : {u"a"_s, u"c"_s, u"d"_s})
            QVERIFY(!holdsPart(words, u"bars/"_s + name + u"/p/bar"_s) && holdsPart(words, u"x/labels/"_s + name));
        BlockBench gap(
            it(R"("type": "charts.series", "cells": ["s\tA", "0\t1", "1\t2", "2\t", "3\tx", "4\t2", "5\t1"])"));
        QCOMPARE(gap.part(u"it"_s, u"lines/A/line"_s)->children.size(), std::size_t{2});
    }

    void nothingAtAllIsNoFailure()
    {
        for (const QByteArray type : {"charts.columns", "charts.series"}) {
            for (const QByteArray cells : {"[]", "[\"\"]", "[\"a\"]", "[\"\\t\\t\"]", "[\"a\\tb\", \"c\\td\"]"}) {
                BlockBench bench(it("\"type\": \"" + type + "\", \"cells\": " + cells));
                QVERIFY2(bench.errorOf(u"it"_s).isEmpty(), qPrintable(bench.errorOf(u"it"_s)));
                QVERIFY(std::isfinite(bench.shape(u"it"_s).bounds().width()));
            }
        }
    }

    void manyPointsAreReducedQuicklyAndKeepTheirExtremes()
    {
        std::vector<double> values;
        for (int i = 0; i < 100'000; ++i)
            values.push_back(std::sin(i * 0.001) + 0.1 * std::sin(i * 1.7));
        values[54'321] = 7.5;
        values[77'777] = -3.25;
        BlockBench bench(seriesOf(values));
        QElapsedTimer timer;
        timer.start();
        const shape::Shape line = bench.part(u"it"_s, u"lines/_/line"_s);
        QVERIFY(timer.elapsed() < 5000);
        BlockBench few(seriesOf({7.5, -3.25}));
        QVERIFY(isNear(line.bounds().max.y, few.part(u"it"_s, u"lines/_/line"_s).bounds().max.y));
        QVERIFY(isNear(line.bounds().min.y, few.part(u"it"_s, u"lines/_/line"_s).bounds().min.y));
        qsizetype points = 0;
        for (const auto &contour : line->path.contours())
            points += std::ssize(contour.points);
        QVERIFY(points > 1000 && points < 40'000);
    }
};

LECTOGRAPH_TEST_MAIN(ChartsTablesTest)
#include "tst_charts_tables.moc"
