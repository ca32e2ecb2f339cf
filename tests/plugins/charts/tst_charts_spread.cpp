// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// On an axis from 0 to 10 that is 10 units high, so that heights are numbers.
QByteArray boxPlot(const QByteArray &cells, const QByteArray &more = {})
{
    return it(
        "\"type\": \"charts.box\", \"height\": 10, \"yLimits\": \"both\", \"yLeast\": 0, \"yMost\": 10, \"cells\": "
        + cells + more);
}

double heightAt(BlockBench &bench, const QString &part)
{
    return bench.part(u"it"_s, u"boxes/"_s + part).bounds().max.y + 5;
}

double footAt(BlockBench &bench, const QString &part)
{
    return bench.part(u"it"_s, u"boxes/"_s + part).bounds().min.y + 5;
}

QByteArray radarOf(const QByteArray &cells, const QByteArray &more = {})
{
    return it(
        "\"type\": \"charts.radar\", \"radius\": 2, \"yLimits\": \"both\", \"yLeast\": 0, \"yMost\": 10, \"cells\": "
        + cells + more);
}

bool isDrawn(BlockBench &bench, const QString &part)
{
    return shape::selected(bench.shape(u"it"_s), part).has_value();
}

} // namespace

class ChartsSpreadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quartilesAreThoseOfNumpy()
    {
        // numpy.percentile([1, 2, 4, 7, 8.5], [25, 50, 75]); of an even count between two numbers.
        BlockBench bench(boxPlot(R"(["a\tb", "7\t1", "1\t2", "8.5\t3", "2\t4", "4\t"])"));
        QVERIFY(isNear(footAt(bench, u"a/box"_s), 2));
        QVERIFY(isNear(heightAt(bench, u"a/median"_s), 4));
        QVERIFY(isNear(heightAt(bench, u"a/box"_s), 7));
        QVERIFY(isNear(footAt(bench, u"b/box"_s), 1.75));
        QVERIFY(isNear(heightAt(bench, u"b/median"_s), 2.5));
        QVERIFY(isNear(heightAt(bench, u"b/box"_s), 3.25));
    }

    void whiskersEndAtNumbersAndOthersAreDots()
    {
        const QByteArray cells = R"(["a", "3", "3", "4", "4", "4", "5", "5", "9.5", "6"])";
        BlockBench bench(boxPlot(cells));
        QVERIFY(isNear(footAt(bench, u"a/lower"_s), 3));
        QVERIFY(isNear(heightAt(bench, u"a/upper"_s), 6));
        QCOMPARE(bench.part(u"it"_s, u"boxes/a/outliers"_s)->children.size(), std::size_t(1));
        QVERIFY(isNear(bench.part(u"it"_s, u"boxes/a/outliers/1"_s).bounds().centre().y + 5, 9.5));
        BlockBench all(boxPlot(cells, R"(, "whiskers": -1)"));
        QVERIFY(isNear(heightAt(all, u"a/upper"_s), 9.5));
    }

    void rowsWithOneNameBelongTogether()
    {
        BlockBench bench(boxPlot(R"(["name\tx", "p\t1", "q\t5", "p\t3", "q\t7", "p\t2"])", R"(, "form": "rows")"));
        QVERIFY(isNear(heightAt(bench, u"p/median"_s), 2));
        QVERIFY(isNear(heightAt(bench, u"q/median"_s), 6));
        QVERIFY(isDrawn(bench, u"x/labels/p"_s));
    }

    void fiveNumbersAreDrawnAsTheyAre()
    {
        BlockBench bench(boxPlot(R"(["\t0\t1\t2\t3\t4", "p\t1\t2\t5\t6\t9", "q\t1\t2"])", R"(, "form": "five")"));
        QVERIFY(isNear(footAt(bench, u"p/lower"_s), 1));
        QVERIFY(isNear(footAt(bench, u"p/box"_s), 2));
        QVERIFY(isNear(heightAt(bench, u"p/median"_s), 5));
        QVERIFY(isNear(heightAt(bench, u"p/upper"_s), 9));
        QVERIFY(!isDrawn(bench, u"boxes/q"_s));
        QVERIFY(!bench.problems().empty());
    }

    void aChangeOfSamplesMovesTheBox()
    {
        BlockBench middle(
            boxPlot(R"(["a\told", "2\t1", "2\t2"])", R"(, "laterCells": ["a\tnew", "6\t1", "6\t2"], "later": 0.5)"));
        QVERIFY(isNear(heightAt(middle, u"a/median"_s), 4));
        QCOMPARE(middle.part(u"it"_s, u"boxes/old"_s)->opacity, 0.5);
        QCOMPARE(middle.part(u"it"_s, u"boxes/new"_s)->opacity, 0.5);
    }

    void computedSamplesHaveTheNamesOfTheTable()
    {
        BlockBench bench(it(R"("type": "charts.box", "tensor": [[1, 5], [2, 6], [3, 7]], "cells": ["a\tb", "1\t1"])"));
        QVERIFY(isDrawn(bench, u"boxes/a/box"_s) && isDrawn(bench, u"boxes/b/box"_s));
    }

    void outlinesReachTheirNumbersClockwise()
    {
        BlockBench bench(radarOf(R"(["\tm", "n\t10", "e\t5", "s\t2.5", "w\t0"])"));
        const base::Box line = bench.part(u"it"_s, u"series/m/line"_s).bounds();
        QVERIFY(isNear(line.max.y, 2));
        QVERIFY(isNear(line.max.x, 1));
        QVERIFY(isNear(line.min.y, -0.5));
        QVERIFY(isNear(line.min.x, 0));
        QVERIFY(bench.part(u"it"_s, u"labels/e"_s).bounds().min.x > 2);
        QVERIFY(bench.part(u"it"_s, u"labels/s"_s).bounds().max.y < -2);
    }

    void whatIsMissingLeavesTheOutlineOpen()
    {
        BlockBench bench(radarOf(R"(["\tm\tn", "a\t1\t1", "b\t\t1", "c\t2\t1", "d\t3\t1"])"));
        QVERIFY(!isDrawn(bench, u"series/m/area"_s) && isDrawn(bench, u"series/n/area"_s));
        QCOMPARE(bench.part(u"it"_s, u"series/m/points"_s)->children.size(), std::size_t(3));
        QVERIFY(isDrawn(bench, u"legend/m"_s));
    }

    void seriesOfARadarKeepTheirColoursInAChange()
    {
        const QByteArray cells = R"(["\tm\tn", "a\t2\t1", "b\t2\t1", "c\t2\t1"])";
        const QByteArray later = R"(, "laterCells": ["\tnew\tn", "a\t4\t3", "b\t4\t3", "c\t4\t3"], "later": 0.5)";
        BlockBench before(radarOf(cells));
        BlockBench middle(radarOf(cells, later));
        const auto color = [](BlockBench &bench, const QString &name) {
            return bench.part(u"it"_s, u"series/"_s + name + u"/line"_s)->style.stroke;
        };
        QVERIFY(color(before, u"n"_s) == color(middle, u"n"_s));
        QVERIFY(color(before, u"m"_s) == color(middle, u"m"_s));
        QVERIFY(!(color(middle, u"new"_s) == color(middle, u"n"_s)));
        QVERIFY(isNear(middle.part(u"it"_s, u"series/n/line"_s).bounds().max.y, 0.4));
    }

    void nothingAtAllIsNoFailure()
    {
        for (const QByteArray type : {"charts.box", "charts.radar"}) {
            for (const QByteArray cells :
                 {"[]", "[\"\"]", "[\"a\"]", "[\"a\\tb\", \"c\\td\"]", "[\"\\tb\", \"c\\t1\"]"}) {
                BlockBench bench(it("\"type\": \"" + type + "\", \"cells\": " + cells));
                QVERIFY2(bench.errorOf(u"it"_s).isEmpty(), qPrintable(bench.errorOf(u"it"_s)));
                QVERIFY(std::isfinite(bench.shape(u"it"_s).bounds().width()));
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(ChartsSpreadTest)
#include "tst_charts_spread.moc"
