// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "tensor/table_numbers.h"
#include "tensor/tensor_file.h"
#include "tensor/written_number.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <ctime>
#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::tensor;

namespace {

base::Result<TableNumbers> numbersOf(const QString &text)
{
    return parseTable(text).and_then([](const Table &table) { return numbersIn(table); });
}

} // namespace

Q_DECLARE_METATYPE(NumberRows)
Q_DECLARE_METATYPE(std::vector<NumberRows>)

class TableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<double>("point");
        QTest::addColumn<double>("comma");
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        const auto row = [](const QString &cell, double point, double comma) {
            QTest::newRow(qPrintable(cell)) << cell << point << comma;
        };
        row(u"1234"_s, 1234, 1234);
        row(u"-1.5e-3"_s, -0.0015, none);
        row(u"-1,5E-3"_s, none, -0.0015);
        row(u"1,234"_s, 1234, 1.234);
        row(u"1.234"_s, 1.234, 1234);
        row(u"1,234.5"_s, 1234.5, none);
        row(u"1.234,5"_s, none, 1234.5);
        row(u"1.234.567"_s, none, 1234567);
        row(u"0,123"_s, none, 0.123);
        row(u"12,34"_s, none, 12.34);
        row(u",5"_s, none, 0.5);
        row(u"1 234,5"_s, none, 1234.5);
        row(u"1\u00a0234"_s, 1234, 1234);
        row(u"1\u202f234,5"_s, none, 1234.5);
        row(u"1'234.5"_s, 1234.5, none);
        row(u"50.5%"_s, 0.505, none);
        row(u"50,5 %"_s, none, 0.505);
        row(u"(1,234.50)"_s, -1234.5, none);
        row(u"\u22123"_s, -3, -3);
        row(u"₩1,000"_s, 1000, 1);
        row(u"-$5.00"_s, -5, none);
        row(u"1.234,50 €"_s, none, 1234.5);
        row(u"１２．５"_s, 12.5, none);
        for (const QString &word :
             {u""_s, u"."_s, u","_s, u"%"_s, u"-"_s, u"Layer 1"_s, u"2024-01-05"_s, u"2024.01.05"_s, u"12:30"_s,
              u"1,23,4"_s, u"1 23"_s, u"1e"_s, u"e5"_s, u"()"_s, u"1/2"_s})
            row(word, none, none);
    }
    void numbersAreReadAsTheyAreWritten()
    {
        QFETCH(QString, cell);
        QFETCH(double, point);
        QFETCH(double, comma);
        for (const auto &[mark, expected] : {std::pair(DecimalMark::Point, point), {DecimalMark::Comma, comma}}) {
            const auto number = writtenNumber(cell, mark);
            QCOMPARE(number.has_value(), !std::isnan(expected));
            if (number)
                QCOMPARE(*number, expected);
        }
        QVERIFY(std::isinf(*writtenNumber(u"-∞"_s, DecimalMark::Comma)));
        QVERIFY(std::isnan(*writtenNumber(u"nan"_s, DecimalMark::Point)));
    }

    void tablesOfEveryProgramAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<NumberRows>("numbers");
        QTest::addColumn<int>("notes"); // on what could be read in another way
        const auto row = [](const char *name, const QString &text, const NumberRows &numbers, int notes = 0) {
            QTest::newRow(name) << text << numbers << notes;
        };
        row("Excel, German", u"Kopf;Schicht 1;Schicht 2\r\nA;0,25;1.234,5\r\nB;-0,5;12,75\r\n"_s,
            {{0.25, 1234.5}, {-0.5, 12.75}});
        row("thousands by their column", u"Kopf;x;y\nA;0,25;1.234\nB;-0,5;12,75\n"_s, {{0.25, 1234}, {-0.5, 12.75}});
        row("thousands by the other columns", u"x;y\n0,25;1.234\n-0,5;5.678\n"_s, {{0.25, 1234}, {-0.5, 5678}}, 1);
        row("decimals by their column", u"x;y\n0,25;1.234\n0,5;12.75\n"_s, {{0.25, 1.234}, {0.5, 12.75}});
        row("points between semicolons", u"1.234;2.5\n"_s, {{1.234, 2.5}}, 1);
        row("commas between semicolons", u"a;b\n1,234;5,678\n"_s, {{1.234, 5.678}}, 1);
        row("Excel's separator", u"sep=;\r\nKopf;Wert\r\nA;0,25\r\nB;0,75\r\n"_s, {{0.25}, {0.75}});
        row("Excel's separator in quotes", u"\"sep=|\"\n1|2\n3|4\n"_s, {{1, 2}, {3, 4}});
        row("thousands in quotes", u"layer,weights,share\n1,\"2,048\",\"50.5%\"\n2,\"16,384\",\"12.5%\"\n"_s,
            {{1, 2048, 0.505}, {2, 16384, 0.125}}, 2);
        row("decimal commas in quotes", u"a,b\n\"0,25\",\"1,5\"\n"_s, {{0.25, 1.5}});
        row("empty columns behind", u"head,a,b,\n1,0.1,0.2,\n2,0.3,0.4,\n"_s, {{1, 0.1, 0.2}, {2, 0.3, 0.4}});
        row("empty columns around", u",,,\n,a,,b\n,1,,2\n,3,,4\n,,,\n"_s, {{1, 2}, {3, 4}});
        row("empty columns in some lines", u"1,2,\n3,4\n"_s, {{1, 2}, {3, 4}});
        row("comments", u"# -----\n# attention, layer 3\n# -----\n\nfrom,to\n0.1,0.9\n0.6,0.4\n# end\n"_s,
            {{0.1, 0.9}, {0.6, 0.4}});
        row("a comment as wide as the table", u"# attention, layer 3\nfrom,to\n0.1,0.9\n"_s, {{0.1, 0.9}});
        row("titles", u"Attention weights\n\nhead,a,b\nx,1,2\ny,3,4\n"_s, {{1, 2}, {3, 4}});
        row("NumPy", u"1.000000000000000000e+00 2.500000000000000000e+00\n-3.0e+00 4.0e+00\n"_s, {{1, 2.5}, {-3, 4}});
        row("NumPy with names", u"# from to\n0.1 0.9\n0.6 0.4\n"_s, {{0.1, 0.9}, {0.6, 0.4}});
        row("NumPy with names and commas", u"# from,to\n0.1,0.9\n0.6,0.4\n"_s, {{0.1, 0.9}, {0.6, 0.4}});
        row("columns of spaces", u"  1.5   2\n 10.25  -3\n"_s, {{1.5, 2}, {10.25, -3}});
        row("decimal commas between spaces", u"0,5 0,25\n1,5 2,75\n"_s, {{0.5, 0.25}, {1.5, 2.75}});
        row("pandas", u",a,b\n0,1,2\n1,3,4\n"_s, {{1, 2}, {3, 4}}, 1);
        row("pandas without names", u",0,1\n0,0.1,0.2\n1,0.3,0.4\n"_s, {{0.1, 0.2}, {0.3, 0.4}}, 2);
        row("pandas without names and rows", u"0,1,2\n0.1,0.2,0.3\n0.4,0.5,0.6\n"_s, {{0.1, 0.2, 0.3}, {0.4, 0.5, 0.6}},
            1);
        row("pandas with words", u",token,p\n0,cat,0.5\n1,dog,0.25\n"_s, {{0.5}, {0.25}}, 1);
        row("R", u"\"a\",\"b\"\n\"1\",0.5,0.25\n\"2\",1.5,2.5\n"_s, {{0.5, 0.25}, {1.5, 2.5}}, 1);
        row("numbered in Korean", u"번호,값\n1,0.5\n2,0.25\n"_s, {{0.5}, {0.25}}, 1);
        row("years above names", u"Land,2019,2020,2021\nDE,1,2,3\nFR,4,5,6\n"_s, {{1, 2, 3}, {4, 5, 6}}, 1);
        row("one year above names", u"나라,2020\n한국,5.5\n중국,6\n"_s, {{5.5}, {6}}, 1);
        row("years above numbers", u"2019;2020\n0,5;1,5\n"_s, {{0.5, 1.5}}, 1);
        row("a year among names", u"head,a,2019\nA,1,2\nB,3,4\n"_s, {{1, 2}, {3, 4}});
        row("one column of decimal commas", u"Wert\n0,25\n0,75\n1\n"_s, {{0.25}, {0.75}, {1}}, 1);
        row("decimal commas behind zeros", u"0,25\n0,5\n0,75\n"_s, {{0.25}, {0.5}, {0.75}}, 1);
        row("a title with separators", u"a, b; c\n1\t2\n3\t4\n"_s, {{1, 2}, {3, 4}});
        row("inches", u"size,n\n12\" disk,3\n8\" disk,4\n"_s, {{3}, {4}});
    }
    void tablesOfEveryProgramAreRead()
    {
        QFETCH(QString, text);
        QFETCH(NumberRows, numbers);
        QFETCH(int, notes);
        const auto read = numbersOf(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QCOMPARE(read->rows(), numbers);
        QVERIFY2(read->notes.size() == notes, qPrintable(read->notes.join(u'\n')));
    }

    void numbersAreNotTakenForNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<NumberRows>("numbers");
        const auto row = [](const char *name, const QString &text, const NumberRows &numbers) {
            QTest::newRow(name) << text << numbers;
        };
        row("rows from zero", u"0,1\n0.5,0.25\n"_s, {{0, 1}, {0.5, 0.25}});
        row("one hot", u"0,1\n0,0\n0,1\n"_s, {{0, 1}, {0, 0}, {0, 1}});
        row("counted whole numbers", u"0,1,2\n3,4,5\n"_s, {{0, 1, 2}, {3, 4, 5}});
        row("counted numbers behind names", u"A,1,2\nB,3,4\n"_s, {{1, 2}, {3, 4}});
        row("a named column that counts", u"layer,x\n1,5\n2,7\n"_s, {{1, 5}, {2, 7}});
        row("years in a column", u"year,x\n2019,5\n2020,7\n"_s, {{2019, 5}, {2020, 7}});
        row("years in every line", u"2019,2020\n2020,2021\n"_s, {{2019, 2020}, {2020, 2021}});
        row("two columns of words", u"cat,noun,3\ndog,noun,4\n"_s, {{3}, {4}});
    }
    void numbersAreNotTakenForNames()
    {
        QFETCH(QString, text);
        const auto read = numbersOf(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QTEST(read->rows(), "numbers");
        QVERIFY2(read->notes.isEmpty(), qPrintable(read->notes.join(u'\n')));
    }

    void whereTwoReadingsArePossibleBothAreOffered_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::vector<NumberRows>>("readings");
        const auto row = [](const char *name, const QString &text, const std::vector<NumberRows> &readings) {
            QTest::newRow(name) << text << readings;
        };
        row("commas between numbers", u"1,5\n2,25\n3,75"_s, {{{1, 5}, {2, 25}, {3, 75}}, {{1.5}, {2.25}, {3.75}}});
        row("decimal commas behind zeros", u"0,25\n0,75"_s, {{{0.25}, {0.75}}, {{0, 25}, {0, 75}}});
        row("one group of three digits", u"1.234;2.500\n3.125;4.000"_s,
            {{{1.234, 2.5}, {3.125, 4}}, {{1234, 2500}, {3125, 4000}}});
        row("years above numbers", u"2019,2020,2021\n1.5,2.5,3.5"_s,
            {{{1.5, 2.5, 3.5}}, {{2019, 2020, 2021}, {1.5, 2.5, 3.5}}});
        row("names above", u"x,y\n1,5\n2,25"_s, {{{1, 5}, {2, 25}}});
        row("decimals that only one mark can divide", u"1.25;2.5\n3.75;4.5"_s, {{{1.25, 2.5}, {3.75, 4.5}}});
        row("three columns", u"1,2,3\n4,5,6"_s, {{{1, 2, 3}, {4, 5, 6}}});
    }
    void whereTwoReadingsArePossibleBothAreOffered()
    {
        QFETCH(QString, text);
        QFETCH(std::vector<NumberRows>, readings);
        std::vector<NumberRows> found;
        for (const TableReading &reading : readingsOf(text)) {
            const auto numbers =
                parseTable(text, reading, 1000).and_then([](const Table &table) { return numbersIn(table); });
            QVERIFY2(numbers, qPrintable(text));
            found.push_back(numbers->rows());
            if (readings.size() > 1)
                QVERIFY(numbers->notes.isEmpty()); // who has chosen needs no note
        }
        QCOMPARE(found, readings);
        QCOMPARE(found.front(), numbersOf(text)->rows()); // without a question the likeliest
    }

    void aFileIsReadAsItWasChosen()
    {
        const base::FileContent content(QByteArray("1,5\n2,25"));
        const auto shapeOf = [&](const TableReading &reading) {
            const auto tensor = TensorFile::open(content, reading)->tensor(QString());
            return std::pair(tensor->rows(), tensor->columns());
        };
        QCOMPARE(shapeOf({}), std::pair(2, 2));
        QCOMPARE(shapeOf({u';', DecimalMark::Comma, TableReading::FirstLine::Seen}), std::pair(2, 1));
        QCOMPARE(shapeOf({{}, {}, TableReading::FirstLine::Names}), std::pair(1, 2));
    }

    void whatIsNoNumberIsNamedWithItsLine()
    {
        const auto errorOf = [](const QString &text) {
            const auto read = numbersOf(text);
            return read ? QString() : read.error().text();
        };
        QVERIFY(errorOf(u"1,2\n3,x\n"_s).contains(u"Line 2"_s));
        QVERIFY(errorOf(u"# a\n\n1,2\n3\n"_s).contains(u"Line 4"_s));
        QVERIFY(errorOf(u"sep=;\n1;2\n3;\n"_s).contains(u"Line 3"_s));
        QVERIFY(errorOf(u"1,x\n3,4\n"_s).contains(u"“x”"_s));
        QVERIFY(!errorOf(u"a,b\nc,d\n"_s).isEmpty());
        QVERIFY(!errorOf(u"# only a comment\n"_s).isEmpty());
        QVERIFY(!errorOf(u"sep=;\n"_s).isEmpty());
        QVERIFY(!errorOf(QString()).isEmpty());
    }

    void wordsKeepTheirHead()
    {
        const auto table = parseTable(u"# my words\n#,token,role,\n1,cat,noun,\n2,sat,verb,\n"_s);
        QVERIFY(isTableOfWords(*table));
        QCOMPARE(table->rows.size(), 3U);
        QStringList head;
        for (const QString &cell : table->rows.front().cells.all())
            head.append(cell);
        QCOMPARE(head, QStringList({u"#"_s, u"token"_s, u"role"_s}));
    }

    void columnsThatAreEmptyAreLeftOut()
    {
        const auto read = numbersOf(u"\"a\"\"b\";;c;\n 1 ;; 2 ;\n\"3\";;4;\n"_s);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QCOMPARE(read->rows(), (NumberRows{{1, 2}, {3, 4}}));
    }

    void hugeTablesTakeLittleMemoryAndTime_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<int>>("shape"); // none: refused
        QTest::newRow("a column") << QByteArray("1\n").repeated(900'000) << QList<int>{900'000, 1};
        QTest::newRow("a row") << QByteArray("1,").repeated(899'999) + "1" << QList<int>{1, 900'000};
        QTest::newRow("between spaces") << QByteArray("1 2 3\n").repeated(300'000) << QList<int>{300'000, 3};
        QTest::newRow("comments") << QByteArray("1\n#\n").repeated(450'000) << QList<int>{450'000, 1};
        QTest::newRow("more cells than a table may have") << QByteArray("1,2\n").repeated(3'000'000) << QList<int>();
        QTest::newRow("one word") << QByteArray(60'000'000, 'x') << QList<int>();
        QTest::newRow("empty lines") << QByteArray(60'000'000, '\n') << QList<int>();
    }
    void hugeTablesTakeLittleMemoryAndTime()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QList<int>, shape);
        const long before = residentMiB();
        const std::clock_t start = std::clock();
        const auto read = TensorFile::open(base::FileContent(bytes)).and_then([](const TensorFile &file) {
            return file.tensor(QString());
        });
        const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
        const long taken = residentMiB() - before;
        QCOMPARE(read.has_value(), !shape.isEmpty());
        if (read)
            QCOMPARE((QList<int>{read->rows(), read->columns()}), shape);
        // What is left of earlier rows may be used again, so this finds the worst only.
        QVERIFY2(taken < sanitizerFactor * 500, qPrintable(QString::number(taken)));
        QVERIFY2(seconds < sanitizerFactor * 15, qPrintable(QString::number(seconds)));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TableTest)
#include "tst_tensor_table.moc"
