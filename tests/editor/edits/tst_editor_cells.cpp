// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "editor/edits/cell_clipboard.h"
#include "editor/edits/cell_range.h"
#include "editor/edits/html_table.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <QMimeData>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class CellsTest : public QObject
{
    Q_OBJECT

private:
    const Languages m_both{{u"en"_s, u"ko"_s}, u"en"_s};

    static Cells cells(std::vector<QStringList> rows) { return {std::move(rows)}; }
    static QJsonArray texts(const QStringList &rows) { return QJsonArray::fromStringList(rows); }

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void whatIsCopiedIsPastedAsItWas_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::newRow("words") << u"Layer norm"_s;
        QTest::newRow("line feed") << u"Layer\nnorm"_s;
        QTest::newRow("tab") << u"a\tb"_s;
        QTest::newRow("quotes") << u"say \"hi\""_s;
        QTest::newRow("quote in front") << u"\"A"_s;
        QTest::newRow("only a quote") << u"\""_s;
        QTest::newRow("blank in front") << u" a"_s;
        QTest::newRow("markup") << u"<b>&amp;"_s;
        QTest::newRow("Korean") << u"정확도"_s;
    }
    void whatIsCopiedIsPastedAsItWas()
    {
        QFETCH(QString, cell);
        const Cells copied = cells({{cell, u"x"_s}, {QString(), cell}});
        const std::unique_ptr<QMimeData> data(cellData(copied));
        QCOMPARE(cellsOfTabbedText(data->text()), copied);
        QMimeData plain;
        plain.setText(data->text());
        QCOMPARE(cellsInData(plain), copied);
        // Markup has no blanks at the ends, and no tabs.
        const auto rich = cellsInData(*data);
        QVERIFY(rich);
        QCOMPARE(rich->at(1, 1).simplified(), cell.simplified());
        QCOMPARE(tabbedText(cells({{cell}})), cell); // as it is
    }

    void aQuoteThatClosesNoCellIsALetter()
    {
        QCOMPARE(cellsOfTabbedText(u"\"A\t\"B\nc\td"_s), cells({{u"\"A"_s, u"\"B"_s}, {u"c"_s, u"d"_s}}));
        QCOMPARE(cellsOfTabbedText(u"\"A\tB\"\tC"_s), cells({{u"A\tB"_s, u"C"_s}}));
        QCOMPARE(cellsOfTabbedText(u"a\tb\r\n\tc\r\n"_s), cells({{u"a"_s, u"b"_s}, {u""_s, u"c"_s}}));
    }

    void cellsOfSpreadsheetsAreRead_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QStringList>("shown");
        QTest::addColumn<QStringList>("exact");
        QTest::newRow("Excel")
            << u"<html xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><head><style><!--td "
               "{mso-number-format:General;} br {mso-data-placement:same-cell;}--></style></head>"
               "<body><!--StartFragment--><table><col width=64><tr height=20><td class=xl65>모델</td>"
               "<td>F1</td></tr>\r\n <tr><td>로지스틱\r\n  회귀</td><td align=right x:num=\"27.3333333\">"
               "27.33</td></tr><!--EndFragment--></table></body></html>"_s
            << QStringList{u"모델\tF1"_s, u"로지스틱 회귀\t27.33"_s}
            << QStringList{u"모델\tF1"_s, u"로지스틱 회귀\t27.3333333"_s};
        QTest::newRow("LibreOffice")
            << u"<html><body><table cellspacing=\"0\"><colgroup width=\"85\"></colgroup><tr><td colspan=2 rowspan=2>"
               "<font face=\"Arial\">BLEU<br>score</font></td><td>a</td></tr><tr><td>b</td></tr><tr><td><br></td>"
               "<td sdval=\"0.333333333333333\" sdnum=\"1033;\" data-sheets-value=\"{ &quot;1&quot;: 3, &quot;3&quot;: "
               "0}\">"
               "0,33</td><td sdval=\"1234567\" sdnum=\"1033;\">###</td></tr></table></body></html>"_s
            << QStringList{u"BLEU|score\t\ta"_s, u"\t\tb"_s, u"\t0,33\t1234567"_s}
            << QStringList{u"BLEU|score\t\ta"_s, u"\t\tb"_s, u"\t0.333333333333333\t1234567"_s};
        QTest::newRow("Google Sheets") << u"<meta charset='utf-8'><google-sheets-html-origin><style "
                                          u"type=\"text/css\"><!--td {border: 1px}--></style>"
                                          "<table data-sheets-root=\"1\"><tbody><tr><td "
                                          "data-sheets-value=\"{&quot;1&quot;:2,&quot;2&quot;:&quot;a "
                                          "&amp;amp; b&quot;}\">a &amp; b</td><td "
                                          "data-sheets-value=\"{&quot;1&quot;:3,&quot;3&quot;:0.71249}\">71.2%"
                                          "</td></tr></tbody></table></google-sheets-html-origin>"_s
                                       << QStringList{u"a & b\t71.2%"_s} << QStringList{u"a & b\t0.71249"_s};
    }
    void cellsOfSpreadsheetsAreRead()
    {
        QFETCH(QString, html);
        QMimeData data;
        data.setHtml(html);
        for (const auto &[digits, column] : {std::pair(Digits::Shown, "shown"), std::pair(Digits::All, "exact")}) {
            const auto found = cellsInData(data, digits);
            QVERIFY(found);
            QStringList rows;
            for (const QStringList &row : found->rows)
                rows.append(row.join(u'\t').replace(u'\n', u'|'));
            QCOMPARE(rows, *static_cast<const QStringList *>(QTest::qData(column, QMetaType::QStringList)));
        }
    }

    void lettersThatAreLaidOutAsTablesAreNone()
    {
        QVERIFY(tabbedTextInHtml(u"<p>Dear all</p><table><tr><td>1</td><td>2</td></tr></table>"_s).isEmpty());
        QVERIFY(tabbedTextInHtml(u"<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr>"
                                 "</table>"_s)
                    .isEmpty());
        QVERIFY(tabbedTextInHtml(u"<table><tr><td>only one</td></tr></table>"_s).isEmpty());
        QVERIFY(!tableInHtml(u"<table"_s) && !tableInHtml(u"<table><tr><td colspan=99999999>"_s)->hasOthers);
    }

    void rowsAndColumnsAreInsertedDeletedAndMovedInAllLanguages()
    {
        const QJsonValue before = QJsonArray{QJsonObject{{u"en"_s, u"model\tF1"_s}, {u"ko"_s, u"모델\tF1"_s}},
                                             u"base\t27.3"_s, u"big\t28.4"_s};
        const auto after = [&](const CellEdit &edit) {
            return withCellEdits(before, {edit}, u"ko"_s, m_both).toArray();
        };
        using Kind = CellEdit::Kind;
        QCOMPARE(after({.kind = Kind::InsertRows, .at = 1, .count = 2}).size(), 5);
        QCOMPARE(after({.kind = Kind::InsertColumns, .at = 1}).first().toObject().value(u"ko"_s).toString(),
                 u"모델\t\tF1"_s);
        QCOMPARE(after({.kind = Kind::DeleteRows, .at = 1}).last().toString(), u"big\t28.4"_s);
        QCOMPARE(after({.kind = Kind::DeleteColumns, .at = 0}).first().toString(), QString()); // the same in both
        QCOMPARE(after({.kind = Kind::MoveRows, .at = 2, .to = 1}).at(1).toString(), u"big\t28.4"_s);
        QCOMPARE(after({.kind = Kind::MoveColumns, .at = 0, .to = 1}).at(1).toString(), u"27.3\tbase"_s);
    }

    void aTextIsSetInOneLanguageAndANumberInAll()
    {
        const QJsonValue before = texts({u"model\tF1"_s, u"base\t27.3"_s});
        const auto set = [&](const QJsonValue &value, const QString &language, CellText text) {
            return withCellEdits(value, {{.texts = {std::move(text)}}}, language, m_both);
        };
        const QJsonValue korean = set(before, u"ko"_s, {1, 0, u"기본"_s});
        QCOMPARE(korean,
                 QJsonValue(
                     QJsonArray{u"model\tF1"_s, QJsonObject{{u"en"_s, u"base\t27.3"_s}, {u"ko"_s, u"기본\t27.3"_s}}}));
        QCOMPARE(set(korean, u"ko"_s, {1, 1, u"28.4"_s}),
                 QJsonValue(
                     QJsonArray{u"model\tF1"_s, QJsonObject{{u"en"_s, u"base\t28.4"_s}, {u"ko"_s, u"기본\t28.4"_s}}}));
        QCOMPARE(set(before, u"ko"_s, {1, 1, u"28"_s}), QJsonValue(texts({u"model\tF1"_s, u"base\t28"_s})));
        QCOMPARE(set(korean, u"ko"_s, {1, 0, u"base"_s}), before); // no longer another
        QCOMPARE(set(before, u"ko"_s, {3, 1, u"a\tb"_s}),
                 QJsonValue(texts({u"model\tF1"_s, u"base\t27.3"_s, QString(), u"\ta b"_s})));
        QVERIFY(isTranslated(korean, 1, u"ko"_s, m_both) && !isTranslated(korean, 0, u"ko"_s, m_both));
        QCOMPARE(cellsIn(korean, u"ko"_s, m_both).at(0, 0), u"model"_s);
        const QJsonValue lists = QJsonObject{{u"en"_s, texts({u"a\t1"_s})}, {u"ko"_s, texts({u"가\t1"_s})}};
        QCOMPARE(cellsIn(set(lists, u"en"_s, {0, 1, u"2"_s}), u"ko"_s, m_both).rows.front(),
                 QStringList({u"가"_s, u"2"_s}));
    }

    void whatIsPastedGrowsTheTableOrFillsTheSelection()
    {
        const Cells table = cells({{u"a"_s, u"b"_s}, {u"c"_s, u"d"_s}});
        const auto after = [&](const CellRange &range, const Cells &pasted) {
            Cells changed = table;
            if (const auto with = withPasted(table, range, pasted))
                apply(with->edit, changed);
            return changed;
        };
        QCOMPARE(after({1, 1, 1, 1}, cells({{u"1"_s, u"2"_s}, {u"3"_s, u"4"_s}})),
                 cells({{u"a"_s, u"b"_s}, {u"c"_s, u"1"_s, u"2"_s}, {QString(), u"3"_s, u"4"_s}}));
        QCOMPARE(after({0, 0, 2, 2}, cells({{u"x"_s}})), cells({{u"x"_s, u"x"_s}, {u"x"_s, u"x"_s}}));
        QVERIFY(!withPasted(table, {mostCells, 1, 1, 1}, cells({{u"x"_s}})));
        QVERIFY(!withPasted(table, {}, {}));
        Cells down = table;
        apply(filledDown(table, {0, 0, 2, 2}), down);
        QCOMPARE(down, cells({{u"a"_s, u"b"_s}, {u"a"_s, u"b"_s}}));
    }

    void controlAndAnArrowStopAtTheEdgeOfTheData()
    {
        const Cells table = cells({{u"a"_s, u"b"_s, QString(), u"d"_s}, {u"e"_s}, {}, {u"g"_s}});
        const auto right = [&](int column) { return int(edgeFrom(table, 0, column, {0, 1}).second); };
        QCOMPARE((QList{right(0), right(1), right(2), right(3)}), (QList{1, 3, 3, 3}));
        QCOMPARE(int(edgeFrom(table, 0, 0, {1, 0}).first), 1);
        QCOMPARE(int(edgeFrom(table, 1, 0, {1, 0}).first), 3);
        QCOMPARE(int(edgeFrom(table, 3, 0, {-1, 0}).first), 1);
        QCOMPARE(int(edgeFrom(table, 4, 4, {-1, 0}).first), 3);
        QCOMPARE(columnName(0) + columnName(25) + columnName(26) + columnName(701), u"AZAAZZ"_s);
    }

    void aLargeTableIsPastedAtOnce()
    {
        Cells large;
        for (int row = 0; row < 1000; ++row) {
            QStringList &texts = large.rows.emplace_back();
            for (int column = 0; column < 20; ++column)
                texts.append(QString::number(row * 0.37 + column));
        }
        QElapsedTimer timer;
        timer.start();
        const auto pasted = withPasted({}, {}, cellsOfTabbedText(tabbedText(large)));
        QVERIFY(pasted);
        const QJsonValue value = withCellEdits(QJsonArray(), {pasted->edit}, u"en"_s, m_both);
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(cellsIn(value, u"en"_s, m_both), large);
    }
};

LECTOGRAPH_TEST_MAIN(CellsTest)
#include "tst_editor_cells.moc"
