// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/table.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using blocks::Table;
using blocks::TableHeads;

namespace {

Table tableFrom(const QStringList &rows, const TableHeads &heads = {})
{
    const auto table = blocks::readTable(rows, heads);
    if (!table)
        qFatal("%s", qPrintable(table.error().text()));
    return *table;
}

using Column = std::vector<std::optional<double>>;

Column columnOf(const QStringList &cells)
{
    Column column;
    const Table table = tableFrom(cells, {.rows = 0, .columns = 0});
    for (int row = 0; row < table.rows(); ++row)
        column.push_back(table.number(row, 0));
    return column;
}

} // namespace

class TableReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstRowAndColumnNameTheOthers()
    {
        const Table table = tableFrom({u"Model\tLayers\tWidth"_s, u"GPT-2\t12\t768"_s, u"XL\t48\t1,600"_s});
        QCOMPARE(table.columnNames, (QStringList{u"Layers"_s, u"Width"_s}));
        QCOMPARE(table.rowNames, (QStringList{u"GPT-2"_s, u"XL"_s}));
        QCOMPARE(table.head.front().front(), u"Model"_s);
        QCOMPARE(table.cell(1, 1), u"1,600"_s);
        QCOMPARE(table.number(1, 1), 1600.0);
        QCOMPARE(table.number(0, 0), 12.0);
    }

    void withoutHeadsNothingHasAName()
    {
        const Table table = tableFrom({u"1\t2"_s, u"3\t4"_s}, {.rows = 0, .columns = 0});
        QCOMPARE(table.rows(), 2);
        QCOMPARE(table.columnNames, (QStringList{QString(), QString()}));
        QCOMPARE(table.rowNames, (QStringList{QString(), QString()}));
        QVERIFY(table.head.empty());
        QVERIFY(table.notes.isEmpty());
    }

    void anUpperHeadStandsForTheEmptyCellsBehindIt()
    {
        const Table table = tableFrom({u"\tBLEU\t\tCost"_s, u"Model\tEN-DE\tEN-FR\t"_s, u"base\t27.3\t38.1\t3.3"_s},
                                      {.rows = 2});
        QCOMPARE(table.columnNames, (QStringList{u"BLEU EN-DE"_s, u"BLEU EN-FR"_s, u"Cost"_s}));
        QCOMPARE(table.rows(), 1);
    }

    void theDecimalMarkIsThatOfTheColumn()
    {
        QCOMPARE(columnOf({u"27,3"_s, u"38,15"_s, u"1.234,5"_s}), (Column{27.3, 38.15, 1234.5}));
        QCOMPARE(columnOf({u"27.3"_s, u"1,234"_s}), (Column{27.3, 1234.0}));
        QCOMPARE(columnOf({u"50%"_s, u"−5"_s, u"$3"_s, u"1 200 000"_s}), (Column{0.5, -5.0, 3.0, 1.2e6}));
    }

    void aColumnOfNumbersSaysTheirScale()
    {
        QCOMPARE(columnOf({u"124 M"_s, u"1558M"_s, u"1.5 B"_s, u"2T"_s, u"900"_s}),
                 (Column{124e6, 1558e6, 1.5e9, 2e12, 900.0}));
        QCOMPARE(columnOf({u"1.2k"_s, u""_s, u"\\textbf{3 K}"_s}), (Column{1200.0, std::nullopt, 3000.0}));
        QCOMPARE(columnOf({u"1,5 M"_s, u"12,25 M"_s}), (Column{1.5e6, 12.25e6}));
        QCOMPARE(columnOf({u"12만"_s, u"3.5 억"_s, u"1조"_s}), (Column{12e4, 3.5e8, 1e12}));
        QCOMPARE(columnOf({u"12万"_s, u"3亿"_s, u"2万亿"_s, u"１０亿"_s}), (Column{12e4, 3e8, 2e12, 10e8}));
        // Among words a letter may mean anything.
        QCOMPARE(columnOf({u"5 M"_s, u"small"_s}), (Column{std::nullopt, std::nullopt}));
        QCOMPARE(columnOf({u"T5"_s, u"M"_s, u"7 MB"_s}), (Column{std::nullopt, std::nullopt, std::nullopt}));
    }

    void whatIsNoNumberHasNone()
    {
        QCOMPARE(columnOf({u"nan"_s, u"∞"_s, u"3 apples"_s, u""_s, u"7"_s}),
                 (Column{std::nullopt, std::nullopt, std::nullopt, std::nullopt, 7.0}));
    }

    void aNumberWithTwoReadingsIsNoted()
    {
        const Table table = tableFrom({u"x"_s, u"1,234"_s}, {.columns = 0});
        QCOMPARE(table.number(0, 0), 1234.0);
        QCOMPARE(table.notes.size(), 1);
        QVERIFY2(table.notes.front().contains(u"1,234"_s), qPrintable(table.notes.front()));
    }

    void shortRowsArePaddedAndNoted()
    {
        const Table table = tableFrom({u"\ta\tb"_s, u"one\t1"_s, u"two\t2\t3"_s, u""_s, u"\t"_s});
        QCOMPARE(table.rows(), 2);
        QCOMPARE(table.cells.front(), (QStringList{u"1"_s, QString()}));
        QCOMPARE(table.notes.size(), 1);
        QVERIFY2(table.notes.front().contains(u"Row 2"_s), qPrintable(table.notes.front()));
    }

    void wordsAmongNumbersAreSaidWithTheirPlace()
    {
        const Table table = tableFrom(
            {u"\tBLEU\tNote"_s, u"base\t27.3\tfast"_s, u"big\tn/a\tslow"_s, u"xl\t\tbig"_s, u"xxl\t30\t12"_s});
        const QStringList sentences = blocks::wordsAmongNumbers(table);
        QCOMPARE(sentences.size(), 1);
        for (const QString &part : {u"“n/a”"_s, u"“big”"_s, u"“BLEU”"_s})
            QVERIFY2(sentences.front().contains(part), qPrintable(sentences.front()));
    }

    void noTableIsTooMuch()
    {
        QCOMPARE(tableFrom({}).rows(), 0);
        QCOMPARE(tableFrom({u""_s, u"\t\t"_s}).rows(), 0);
        QCOMPARE(tableFrom({u"a"_s}, {.rows = 9, .columns = 9}).columns(), 0);
        QCOMPARE(tableFrom({u"a\tb"_s}, {.rows = -1, .columns = -1}).columns(), 2);
        const QStringList wide(2000, QString(20, u'\t'));
        const auto refused = blocks::readTable(QStringList{u"a"_s} + wide + QStringList{u"b"_s});
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"20,000"_s), qPrintable(refused.error().what));
    }

    void rowsAreFoundByNameAndNumber()
    {
        const QStringList names{u"3"_s, u"Base"_s, u"big"_s};
        QCOMPARE(blocks::indexOf(u"3"_s, names), 0);
        QCOMPARE(blocks::indexOf(u"2"_s, names), 1);
        QCOMPARE(blocks::indexOf(u" base "_s, names), 1);
        QVERIFY(!blocks::indexOf(u"4"_s, names));
        QVERIFY(!blocks::indexOf(u"0"_s, names));
        QVERIFY(!blocks::indexOf(QString(), names));
    }

    void partsHaveDifferentNamesWithoutSlashes()
    {
        QCOMPARE(blocks::partNames({u"a/b"_s, u""_s, u"x"_s, u"x"_s}),
                 (QStringList{u"a\u2215b"_s, u"_"_s, u"x"_s, u"x (2)"_s}));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TableReadingTest)
#include "tst_tables_reading.moc"
