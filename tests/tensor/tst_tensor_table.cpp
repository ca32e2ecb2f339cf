// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "base/decoded_text.h"
#include "tensor/table_numbers.h"
#include "tensor/table_readings.h"
#include "tensor/tensor_file.h"
#include "tensor/written_number.h"
#include "testmain.h"

#include <QStringEncoder>
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
        row(u"1,234원"_s, 1234, 1.234);
        row(u"US$5.50"_s, 5.5, none);
        row(u"5,00 EUR"_s, none, 5);
        row(u"-   5.00 €"_s, -5, none);
        row(u"\u20135"_s, -5, -5);
        row(u"0.5 ± 0.1"_s, 0.5, none);
        row(u"91.2(±0.3)"_s, 91.2, none);
        row(u"(12,5 ± 0,3) %"_s, none, 0.125);
        row(u"12.5% ± 0.3%"_s, 0.125, none);
        for (const QString &word :
             {u""_s,           u"."_s,     u","_s,      u"%"_s,    u"-"_s,   u"Layer 1"_s, u"2024-01-05"_s,
              u"2024.01.05"_s, u"12:30"_s, u"1,23,4"_s, u"1 23"_s, u"1e"_s,  u"e5"_s,      u"()"_s,
              u"1/2"_s,        u"±0.1"_s,  u"a ± b"_s,  u"원"_s,   u"EUR"_s, u"5 ms"_s,    u"–"_s})
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
        row("quotes that close no cell", u"\"a\t\"b\n1\t2\n3\t4\n"_s, {{1, 2}, {3, 4}});
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

    /// The bytes that a program writes, or puts into the clipboard, in the languages of lecturers.
    void programsAreReadInTheirLanguages_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<NumberRows>("numbers");
        QTest::addColumn<int>("notes");
        const auto row = [](const char *name, const QString &text, const NumberRows &numbers, int notes = 0,
                            const char *encoding = "UTF-8") {
            QTest::newRow(name) << text << QByteArray(encoding) << numbers << notes;
        };
        row("Excel, English, clipboard", u"Layer\tWeights\tShare\r\nA\t2,048\t50.5%\r\nB\t16,384\t12.5%\r\n"_s,
            {{2048, 0.505}, {16384, 0.125}}, 2);
        row("Excel, German, clipboard", u"Kopf\tx\ty\r\nA\t0,25\t1.234,50 €\r\nB\t-0,5\t12,75 €\r\n"_s,
            {{0.25, 1234.5}, {-0.5, 12.75}});
        row("Excel, Korean, clipboard", u"항목\t금액\r\n가\t1,234원\r\n나\t12,000원\r\n"_s, {{1234}, {12000}}, 1);
        row("Excel, Chinese, clipboard", u"项目\t金额\r\n甲\t¥1,200.50\r\n乙\t￥35.00\r\n"_s, {{1200.5}, {35}});
        row("Excel, German, CSV", u"Schlüssel;Länge\r\n1,5;2\r\n0,25;1000\r\n"_s, {{1.5, 2}, {0.25, 1000}}, 0,
            "windows-1252");
        row("Excel, German, UTF-8", u"\uFEFFSchlüssel;Länge\r\n1,5;2\r\n0,25;1000\r\n"_s, {{1.5, 2}, {0.25, 1000}});
        row("Excel, Korean, CSV", u"이름,점수\r\n가영,90.5\r\n나영,85\r\n"_s, {{90.5}, {85}}, 0, "windows-949");
        row("Excel, Korean, UTF-8", u"\uFEFF이름,점수\r\n가영,90.5\r\n나영,85\r\n"_s, {{90.5}, {85}});
        row("Excel, Chinese, CSV", u"姓名,成绩\r\n李明,90.5\r\n王芳,85\r\n"_s, {{90.5}, {85}}, 0, "GB18030");
        row("Excel, Unicode text", u"\uFEFF姓名\t成绩\r\n李明\t90.5\r\n王芳\t85\r\n"_s, {{90.5}, {85}}, 0, "UTF-16LE");
        row("Excel, accounts", u"(1,234.50)\t-   5.00 €\r\n2.00\t₩ 1.25\r\n"_s, {{-1234.5, -5}, {2, 1.25}});
        row("codes of currencies", u"1.234,50 EUR;CHF 2\r\n3,00 EUR;4,5 CHF\r\n"_s, {{1234.5, 2}, {3, 4.5}});
        row("LibreOffice, German", u"\"Kopf\";\"x\"\n\"A\";1,5\n\"B\";2,25\n"_s, {{1.5}, {2.25}});
        row("LibreOffice, all in quotes", u"\"a\",\"b\"\n\"1,5\",\"2\"\n\"3,25\",\"4\"\n"_s, {{1.5, 2}, {3.25, 4}});
        row("LibreOffice, lines in a cell", u"\"Layer\none\",1\n\"Layer\ntwo\",2\n"_s, {{1}, {2}});
        row("Google Sheets, CSV", u"name,params,loss\nsmall,\"1,234,567\",0.5\nlarge,\"12,345,678\",0.25"_s,
            {{1234567, 0.5}, {12345678, 0.25}});
        row("Google Sheets, German, clipboard", u"a\tb\n1,5\t2.000"_s, {{1.5, 2000}}, 1);
        row("pandas", u",a,b\n0,1.0,2.0\n1,3.5,4.0\n"_s, {{1, 2}, {3.5, 4}}, 1);
        row("pandas, clipboard", u"\ta\tb\n0\t1.5\t2.5\n1\t3.5\t4.5\n"_s, {{1.5, 2.5}, {3.5, 4.5}}, 1);
        row("pandas, printed", u"   a    b\n0  1  2.5\n1  3  4.5\n"_s, {{1, 2.5}, {3, 4.5}}, 1);
        row("pandas, index of two", u",,a,b\nx,0,1.0,2.5\nx,1,3.0,4.5\ny,0,5.0,6.5\n"_s, {{1, 2.5}, {3, 4.5}, {5, 6.5}},
            1);
        row("pandas, dates before", u"date,loss\n2024-01-05,1.5\n2024-01-06,2.5\n"_s, {{1.5}, {2.5}});
        row("pandas, dates behind",
            u",loss,acc,date\n0,1.5,0.25,2024-01-05\n1,2.5,0.5,2024-01-06\n2,0.5,0.75,2024-01-07\n"_s,
            {{1.5, 0.25}, {2.5, 0.5}, {0.5, 0.75}}, 2);
        row("NumPy", u"1.000e+00 2.5e-01\n-3.0e+00 4.0e+00\n"_s, {{1, 0.25}, {-3, 4}});
        row("NumPy, one line", u"1.000e+00 2.5e-01 3.0e+00\n"_s, {{1, 0.25, 3}});
        row("NumPy, head", u"# weights of layer 3\n# from to\n1.000e+00 2.5e-01\n"_s, {{1, 0.25}});
        row("NumPy, commas", u"1.000e+00,2.5e-01\n-3.0e+00,4.0e+00\n"_s, {{1, 0.25}, {-3, 4}});
        row("percent", u"12.5%\t50 %\n3%\t4％\n"_s, {{0.125, 0.5}, {0.03, 0.04}}, 1);
        row("thin spaces", u"1\u2009234.5\t1\u202F000\n2\t3\n"_s, {{1234.5, 1000}, {2, 3}});
        row("apostrophes", u"1'234.50;2\n12’000.5;4\n"_s, {{1234.5, 2}, {12000.5, 4}});
        row("full width", u"１２３，４；５６\n７，８９；１\n"_s, {{123.4, 56}, {7.89, 1}});
        row("commas of full width", u"1，2，3\n4，5，6\n"_s, {{1, 2, 3}, {4, 5, 6}});
        row("plus or minus", u"0.5 ± 0.1\t91.2(±0.3)\n0.6 ± 0.2\t90.5 +/- 0.5\n"_s, {{0.5, 91.2}, {0.6, 90.5}}, 1);
        row("plus or minus, German", u"0,5 ± 0,1;1,5\n(0,25 ± 0,1) %;2,5\n"_s, {{0.5, 1.5}, {0.0025, 2.5}}, 2);
        row("minus signs", u"\u22120.5\t\u22123\n–0.25\t2\n"_s, {{-0.5, -3}, {-0.25, 2}});
        row("a column of thousands", u"Weights\n2,048\n512\n1,048,576\n"_s, {{2048}, {512}, {1048576}}, 1);
        row("a row of decimal commas", u"1,5;2,5"_s, {{1.5, 2.5}});
    }
    void programsAreReadInTheirLanguages()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, encoding);
        QFETCH(NumberRows, numbers);
        QFETCH(int, notes);
        QStringEncoder encoder(encoding.constData());
        const auto decoded = base::decodedText(QByteArray(encoder(text)));
        QVERIFY(decoded);
        const auto read = numbersOf(decoded->text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QCOMPARE(read->rows(), numbers);
        QVERIFY2(read->notes.size() == notes, qPrintable(read->notes.join(u'\n')));
    }

    void whatIsLeftOutIsNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("dates") << u"a,b,c,date\n1.5,2,0.25,2024-01-05\n2.5,3,0.5,2024-01-06\n3.5,4,0.75,2024-01-07"_s
                               << u"“date”"_s;
        QTest::newRow("remarks without a head") << u"1;2;good\n3;4;\n5;6;bad"_s << u"“good”"_s;
        QTest::newRow("spreads") << u"0.5 ± 0.1\t2"_s << u"“0.5 ± 0.1”"_s;
        QTest::newRow("an index of two") << u",,a\nx,0,1\nx,1,3"_s << u"2"_s;
    }
    void whatIsLeftOutIsNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, named);
        const auto read = numbersOf(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QVERIFY2(read->notes.size() == 1 && read->notes.front().contains(named), qPrintable(read->notes.join(u'\n')));
    }

    void cellsWithoutANumberAreNotANumberWhereThatMayBe_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("pandas") << QByteArray(",a,b\n0,1.0,\n1,,3.0\n");
        QTest::newRow("R") << QByteArray("\"a\",\"b\"\n\"1\",1,NA\n\"2\",NA,3\n");
        QTest::newRow("a spreadsheet") << QByteArray("1\t#N/A\n#N/A\t3\n");
        QTest::newRow("NumPy") << QByteArray("1.0e+00 nan\nnan 3.0e+00\n");
    }
    void cellsWithoutANumberAreNotANumberWhereThatMayBe()
    {
        QFETCH(QByteArray, bytes);
        const auto tensor = TensorFile::open(base::FileContent(bytes)).and_then([](const TensorFile &file) {
            return file.tensor(QString());
        });
        QVERIFY2(tensor, tensor ? "" : qPrintable(tensor.error().text()));
        QCOMPARE(tensor->rows(), 2);
        QCOMPARE(tensor->columns(), 2);
        QCOMPARE(tensor->at(0, 0), 1.0);
        QVERIFY(std::isnan(tensor->at(0, 1)) && std::isnan(tensor->at(1, 0)));
        QCOMPARE(tensor->at(1, 1), 3.0);
        const auto refused = numbersOf(QString::fromUtf8(bytes));
        QVERIFY(!refused && refused.error().text().contains(u"Line "_s));
    }

    void aFileSaysWhatMayBeMeantTooUntilItIsAnswered()
    {
        const base::FileContent content(QByteArray("a;b\n1,234;5,678\n"));
        const auto doubts = [&](const TableReading &reading) { return TensorFile::open(content, reading)->doubts(); };
        QCOMPARE(doubts({}).size(), 1);
        QCOMPARE(doubts({{}, DecimalMark::Point, TableReading::FirstLine::Seen}), QStringList());
        const auto percentages = TensorFile::open(base::FileContent(QByteArray("1\t50 %\n2\t25 %\n")));
        QCOMPARE(percentages->notes().size(), 1);
        QCOMPARE(percentages->doubts(), QStringList());
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
        row("a column of thousands", u"Weights\n2,048\n16,384"_s,
            {{{2048}, {16384}}, {{2.048}, {16.384}}, {{2, 48}, {16, 384}}});
        row("thousands in two lines", u"1,234\n2,345"_s, {{{1, 234}, {2, 345}}, {{1234}, {2345}}, {{1.234}, {2.345}}});
        row("one number", u"1,234"_s, {{{1, 234}}, {{1234}}, {{1.234}}});
        row("thousands between tabs", u"1,234\t5\n2,500\t6"_s, {{{1234, 5}, {2500, 6}}, {{1.234, 5}, {2.5, 6}}});
        row("decimal commas with exponents", u"1,5E-03\n2,5E-03"_s, {{{1, 5e-3}, {2, 5e-3}}, {{1.5e-3}, {2.5e-3}}});
        row("zeros behind commas", u"1,05\n2,50"_s, {{{1.05}, {2.5}}, {{1, 5}, {2, 50}}});
        row("lines with different numbers of commas", u"2,048\n512\n1,048,576"_s, {{{2048}, {512}, {1048576}}});
        row("a row of decimal commas", u"1,5;2,5"_s, {{{1.5, 2.5}}});
        row("blanks behind commas", u"1, 5\n2, 25"_s, {{{1, 5}, {2, 25}}});
        row("quoted cells", u"\"1\",\"5\"\n\"2\",\"25\""_s, {{{1, 5}, {2, 25}}});
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
        QVERIFY(errorOf(u",,,a\n1,2,3,4\n5\n"_s).contains(u"Line 3"_s)); // shorter than the columns without names
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
