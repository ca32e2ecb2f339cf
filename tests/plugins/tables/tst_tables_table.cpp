// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

const QJsonArray models{u"Model\tLayers\tScore"_s, u"base\t12\t7.25"_s, u"big\t48\t102.5"_s, u"odd\t\tn/a"_s};

QJsonObject tableWith(QJsonObject properties)
{
    if (!properties.contains(u"cells"_s))
        properties.insert(u"cells"_s, models);
    properties.insert(u"type"_s, u"tables.table"_s);
    return {{u"it"_s, properties}};
}

base::Box boxOf(const QJsonObject &properties, const QString &part)
{
    BlockBench bench(tableWith(properties));
    return bench.part(u"it"_s, part).bounds();
}

double heightOf(const QJsonObject &properties, const QString &part)
{
    return boxOf(properties, part).centre().y;
}

QStringList problemsOf(const QJsonObject &properties)
{
    BlockBench bench(tableWith(properties));
    bench.shape(u"it"_s);
    QStringList sentences;
    for (const graph::Problem &problem : bench.problems())
        sentences.append(problem.error.what);
    return sentences;
}

} // namespace

class TablesTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsHaveTheNamesOfRowsAndColumns()
    {
        BlockBench bench(tableWith({}));
        for (const QString &part : {u"header/Layers"_s, u"rows/big/Score/text"_s, u"rows/base/Model"_s, u"rules/top"_s,
                                    u".row:1"_s, u"stripes"_s})
            QVERIFY2(shape::select(bench.shape(u"it"_s), part), qPrintable(part));
    }

    void numbersStandWithTheirDecimalsUnderEachOther()
    {
        // As far behind the mark: the hundredths of one stand right of the tenths of the other.
        BlockBench bench(tableWith({}));
        const auto markOf = [&](const QString &row) {
            return bench.part(u"it"_s, u"rows/%1/Score/\".\""_s.arg(row)).bounds().centre().x;
        };
        QVERIFY(std::abs(markOf(u"base"_s) - markOf(u"big"_s)) < 1e-6);
    }

    void wordsAreLeftAndHeadsOfNumbersAreInTheirMiddle()
    {
        QVERIFY(std::abs(boxOf({}, u"rows/base/Model"_s).min.x - boxOf({}, u"rows/odd/Model"_s).min.x) < 0.03);
        const base::Box right = boxOf({{u"alignment"_s, QJsonArray{u"right"_s}}}, u"rows/base/Model"_s);
        QVERIFY(right.min.x > boxOf({}, u"rows/base/Model"_s).min.x + 0.05);
    }

    void rowsTravelToTheirSortedPlaces()
    {
        const auto placeOf = [](double sorted, const QString &row) {
            return heightOf({{u"sortBy"_s, u"Score"_s}, {u"descending"_s, true}, {u"sorted"_s, sorted}},
                            u"rows/%1/Model"_s.arg(row));
        };
        QVERIFY(placeOf(0, u"base"_s) > placeOf(0, u"big"_s));
        QVERIFY(placeOf(1, u"base"_s) < placeOf(1, u"big"_s));
        QVERIFY(placeOf(0.5, u"base"_s) < placeOf(0, u"base"_s) - 0.01);
        QVERIFY(placeOf(0.5, u"base"_s) > placeOf(1, u"base"_s) + 0.01);
        QCOMPARE(placeOf(1, u"odd"_s), placeOf(0, u"odd"_s)); // without a number it stays last
    }

    void placesOfRowsCanBeGivenAndLieBetween()
    {
        const auto placeOf = [](const QJsonArray &order) {
            return heightOf({{u"order"_s, order}}, u"rows/base/Model"_s);
        };
        QVERIFY(placeOf({3, 2, 1}) < placeOf({2, 1, 3}));
        QVERIFY(std::abs(placeOf({1.5, 2, 3}) - (placeOf({1, 2, 3}) + placeOf({2, 1, 3})) / 2) < 1e-9);
    }

    void aFilterLeavesWhatFitsAndClosesTheGap()
    {
        const auto tallness = [](const QString &filter, double share) {
            BlockBench bench(tableWith({{u"filter"_s, filter}, {u"filtered"_s, share}}));
            return bench.shape(u"it"_s).bounds().height();
        };
        const double full = tallness(u""_s, 1);
        QVERIFY(tallness(u"Layers > 20"_s, 1) < full);
        QCOMPARE(tallness(u"Layers > 20"_s, 0), full);
        QVERIFY(tallness(u"Layers >= 12"_s, 1) > tallness(u"Layers > 12"_s, 1));
        QCOMPARE(tallness(u"Model = BIG"_s, 1), tallness(u"48"_s, 1));
        QVERIFY(!problemsOf({{u"filter"_s, u"Layers > 100"_s}}).isEmpty());
    }

    void aNamedHighlightGoesWithItsRow()
    {
        const QJsonObject marked{{u"highlighted"_s, QJsonArray{u"big"_s}}};
        QJsonObject sorted = marked;
        sorted.insert(u"sortBy"_s, u"Layers"_s);
        sorted.insert(u"descending"_s, true);
        for (const QJsonObject &properties : {marked, sorted})
            QVERIFY(
                std::abs(heightOf(properties, u"highlights/named/big"_s) - heightOf(properties, u"rows/big/Model"_s))
                < 0.1);
    }

    void aHighlightByNumberMovesFromRowToRow()
    {
        const auto placeOf = [](double row) {
            return heightOf({{u"highlightRows"_s, QJsonArray{row}}}, u"highlights/rows/0"_s);
        };
        QVERIFY(std::abs(placeOf(0.5) - (placeOf(0) + placeOf(1)) / 2) < 1e-9);
        QVERIFY(placeOf(1) < placeOf(0));
    }

    void whatIsNotInTheTableIsSaid()
    {
        for (const QString &key : {u"bold"_s, u"struck"_s, u"highlighted"_s}) {
            const QStringList problems = problemsOf({{key, QJsonArray{u"huge"_s, u"big/Score"_s, u"/2"_s}}});
            QCOMPARE(problems.size(), 1);
            QVERIFY2(problems.front().contains(u"“huge”"_s), qPrintable(problems.front()));
        }
        QVERIFY(problemsOf({{u"sortBy"_s, u"Speed"_s}}).front().contains(u"Speed"_s));
    }

    void aBrokenFormulaIsLeftAsItIsWrittenAndTheRestStands()
    {
        BlockBench bench(tableWith({{u"cells"_s, QJsonArray{u"\tx"_s, u"a\t$\\frac{1$"_s, u"b\t$x^2$"_s}}}));
        QVERIFY(bench.part(u"it"_s, u"rows/a/x/text"_s).leafCount() > 3);
        QVERIFY(bench.part(u"it"_s, u"rows/b/x/text"_s).leafCount() == 2);
        QVERIFY(bench.errorOf(u"it"_s).contains(u"Row 2"_s));
    }

    void boldNumbersAreNumbers()
    {
        BlockBench bench(R"({"it": {"type": "tables.data", "cells": ["\tx", "a\t\\textbf{2.5}", "b\t1,5"]}})");
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        const auto &numbers = std::get<tensor::Tensor>((*outputs)[1]);
        QCOMPARE(numbers.at(0, 0), 2.5);
        QCOMPARE(numbers.rows(), 2);
    }

    void dataAreSortedAndFilteredForAllBlocks()
    {
        BlockBench bench(QJsonObject{{u"it"_s,
                                      QJsonObject{{u"type"_s, u"tables.data"_s},
                                                  {u"cells"_s, models},
                                                  {u"sortBy"_s, u"Layers"_s},
                                                  {u"descending"_s, true},
                                                  {u"filter"_s, u"b"_s}}}});
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        QCOMPARE(std::get<QStringList>((*outputs)[0]),
                 (QStringList{u"Model\tLayers\tScore"_s, u"big\t48\t102.5"_s, u"base\t12\t7.25"_s}));
        QCOMPARE(std::get<QStringList>((*outputs)[2]), (QStringList{u"big"_s, u"base"_s}));
        QCOMPARE(std::get<QStringList>((*outputs)[3]), (QStringList{u"Layers"_s, u"Score"_s}));
    }

    void linkedNumbersKeepTheNamesOfAsManyRows()
    {
        const QJsonArray three{QJsonArray{1, 2}, QJsonArray{3, 4}, QJsonArray{5, 6}};
        BlockBench bench(tableWith({{u"tensor"_s, three}, {u"decimals"_s, 1}}));
        QCOMPARE(bench.part(u"it"_s, u"rows/big/Layers/text"_s)->sourceText, u"3.0"_s);
        BlockBench other(tableWith({{u"tensor"_s, QJsonArray{QJsonArray{1, 2}}}}));
        QCOMPARE(other.part(u"it"_s, u"rows/1/Score/text"_s)->sourceText, u"2.00"_s);
    }

    void nothingIsWiderThanTheFrameOrThanItMayBe()
    {
        const QString many = QString(u"many words in one cell "_s).repeated(12);
        const QJsonArray cells{u"\tx\ty"_s, u"a\t1\t"_s + many, u"b\t2\tword"_s};
        QVERIFY(boxOf({{u"cells"_s, cells}}, u""_s).width() <= 128.0 / 9);
        QVERIFY(boxOf({{u"cells"_s, cells}, {u"width"_s, 5}}, u""_s).width() <= 5.1);
        QVERIFY(boxOf({{u"width"_s, 9}}, u""_s).width() > 8.9);
        const base::Box even = boxOf({{u"columnWidths"_s, u"equal"_s}, {u"rules"_s, u"all"_s}}, u"rules/columns/1"_s);
        QVERIFY(!even.isEmpty());
    }

    void badContentsDrawWhatCanBeDrawn()
    {
        for (const QJsonArray &cells :
             {QJsonArray{}, QJsonArray{u""_s}, QJsonArray{u"\t\t"_s}, QJsonArray{u"only"_s}, QJsonArray{u"a\tb"_s},
              QJsonArray{u"a"_s, u"b\tc\td"_s, u"nan\tinf\t1e999"_s}, QJsonArray{u"\\shape{9}\t\\textbf{"_s}}) {
            for (const int heads : {0, 1, 5}) {
                BlockBench bench(tableWith({{u"cells"_s, cells},
                                            {u"headerRows"_s, heads},
                                            {u"headerColumns"_s, heads},
                                            {u"heat"_s, true},
                                            {u"rules"_s, u"all"_s},
                                            {u"highlightColumns"_s, QJsonArray{0, 3}},
                                            {u"sortBy"_s, u"1"_s},
                                            {u"paddingX"_s, 0},
                                            {u"size"_s, 1}}));
                QVERIFY(bench.outputs(u"it"_s));
            }
        }
    }

    void aThousandCellsAreDrawnQuickly()
    {
        QJsonArray cells;
        for (int row = 0; row < 50; ++row) {
            QString line = u"row %1"_s.arg(row);
            for (int column = 0; column < 19; ++column)
                line += u"\t%1"_s.arg(row * 0.37 + column);
            cells.append(line);
        }
        BlockBench(tableWith({{u"cells"_s, cells}})).shape(u"it"_s); // fonts
        QElapsedTimer timer;
        timer.start();
        BlockBench bench(tableWith({{u"cells"_s, cells}, {u"highlightRows"_s, QJsonArray{3}}}));
        QVERIFY(bench.shape(u"it"_s).leafCount() > 2000);
        const qint64 took = timer.elapsed();
        qInfo("a thousand cells: %lld ms", took);
        QVERIFY(took < 2000);
    }
};

LECTOGRAPH_TEST_MAIN(TablesTableTest)
#include "tst_tables_table.moc"
