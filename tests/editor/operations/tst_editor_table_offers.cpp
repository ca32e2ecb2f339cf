// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/table_forms.h"
#include "editor/operations/pasting.h"
#include "editor/operations/tabledialog.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QMimeData>
#include <QStringEncoder>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// A session that notes what it is offered.
struct Offered
{
    Offered()
    {
        session.document.open(emptyLecture(u"en"_s), {});
        QObject::connect(&session.document, &Document::alternativesOffered, &session.document,
                         [this](const QString &said, const QStringList &left, const std::vector<Alternative> &all) {
                             sentence = said;
                             notes = left;
                             alternatives = all;
                         });
        QObject::connect(&session.document, &Document::refused, &session.document,
                         [this](const base::Error &error) { refused = error.text(); });
    }

    void paste(const QString &text, const QString &html = {})
    {
        QMimeData data;
        data.setText(text);
        if (!html.isEmpty())
            data.setHtml(html);
        addForeignContent(session, &data, {.at = base::Vec3{}});
    }
    void choose(const QString &name)
    {
        for (const Alternative &one : std::vector(alternatives)) {
            if (one.name == name)
                one.run();
        }
    }
    QStringList names() const
    {
        QStringList all;
        for (const Alternative &one : alternatives)
            all.append(one.isChosen ? u'*' + one.name : one.name);
        return all;
    }
    /// Of what is selected.
    const graph::Node &node() const
    {
        const graph::Node *found = session.document.node(u"scene1"_s, session.selection.nodes().value(0));
        if (!found)
            qFatal("Nothing was added: %s", qPrintable(refused));
        return *found;
    }
    QStringList rows() const
    {
        QStringList all;
        for (const QJsonValue &row : node().properties.value(u"cells"_s).toArray())
            all.append(row.toString());
        return all;
    }
    bool has(const QString &key) const { return node().properties.value(key).toInt() > 0; }

    Session session{registry()};
    QString sentence;
    QString refused;
    QStringList notes;
    std::vector<Alternative> alternatives;
};

} // namespace

class TableOffersTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString &name, const QByteArray &content) const
    {
        const QString path = m_folder.filePath(name);
        QFile to(path);
        if (!to.open(QIODevice::WriteOnly) || to.write(content) != content.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void nothingOfATableIsLeftOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<bool>("headerRow");
        QTest::addColumn<bool>("headerColumn");
        QTest::addColumn<int>("notes");
        const QStringList scores{u"모델\t정확도\tF1 점수"_s, u"로지스틱 회귀\t71.2\t70.1"_s, u"SVM\t79.4\t78.8"_s};
        QTest::newRow("header, first column, several series") << scores.join(u'\n') << scores << true << true << 0;
        QTest::newRow("Excel's CSV") << u"Kopf;x;y\r\nA;27,3;1\r\nB;38,1;2\r\n"_s
                                     << QStringList{u"Kopf\tx\ty"_s, u"A\t27,3\t1"_s, u"B\t38,1\t2"_s} << true << true
                                     << 0;
        QTest::newRow("pandas with its index")
            << u",model,acc\n0,Logistic,0.7\n1,SVM,0.8\n"_s
            << QStringList{u"model\tacc"_s, u"Logistic\t0.7"_s, u"SVM\t0.8"_s} << true << true << 1;
        QTest::newRow("words") << u"Layer\tRole\nencoder\treads\ndecoder\twrites"_s
                               << QStringList{u"Layer\tRole"_s, u"encoder\treads"_s, u"decoder\twrites"_s} << true
                               << false << 0;
        QTest::newRow("one row of words")
            << u"cat\tdog\tpig"_s << QStringList{u"cat\tdog\tpig"_s} << false << false << 0;
        QTest::newRow("blanks and dashes")
            << u"model\ten-de\ten-fr\nbase\t27.3\t\nbig\t–\t41.8"_s
            << QStringList{u"model\ten-de\ten-fr"_s, u"base\t27.3"_s, u"big\t–\t41.8"_s} << true << true << 0;
        QTest::newRow("years above") << u"Land\t2019\t2020\nDE\t1.5\t2.5\nKR\t3\t4"_s
                                     << QStringList{u"Land\t2019\t2020"_s, u"DE\t1.5\t2.5"_s, u"KR\t3\t4"_s} << true
                                     << true << 0;
        QTest::newRow("a quote that closes nothing")
            << u"size\tn\n\"A\t3\n12\" disk\t4"_s << QStringList{u"size\tn"_s, u"\"A\t3"_s, u"12\" disk\t4"_s} << true
            << true << 0;
    }
    void nothingOfATableIsLeftOut()
    {
        QFETCH(QString, text);
        Offered offered;
        offered.session.chooseTable = [](const std::vector<TableChoice> &) { return std::optional(std::size_t(0)); };
        offered.paste(text);
        QTRY_VERIFY(!offered.alternatives.empty());
        QCOMPARE(offered.node().type, u"tables.table"_s);
        QTEST(offered.rows(), "rows");
        QTEST(offered.has(u"headerRows"_s), "headerRow");
        QTEST(offered.has(u"headerColumns"_s), "headerColumn");
        QTEST(int(offered.notes.size()), "notes");
        QCOMPARE(offered.session.document.history().count(), 1);
    }

    void anotherFormReplacesTheFirstAsTheSameStep()
    {
        Offered offered;
        const QStringList rows{u"model\taccuracy\tF1"_s, u"a\t0.5\t2"_s, u"b\t3\t4"_s};
        offered.paste(rows.join(u'\n'));
        QCOMPARE(offered.names(), QStringList({u"*Table"_s, u"Bars"_s, u"Numbers"_s, u"Read it differently…"_s}));
        QVERIFY(offered.sentence.contains(u"header row"_s) && offered.sentence.contains(u"header column"_s));
        offered.choose(u"Bars"_s);
        QCOMPARE(offered.node().type, u"charts.columns"_s);
        QCOMPARE(offered.rows(), rows);
        QCOMPARE(offered.names().value(1), u"*Bars"_s);
        QCOMPARE(offered.session.document.scene(u"scene1"_s)->nodes.size(), 1U);
        offered.choose(u"Numbers"_s);
        QCOMPARE(offered.node().type, u"charts.numbers"_s);
        QVERIFY(offered.notes.value(0).contains(u"names"_s)); // are left out, which is said
        offered.choose(u"Table"_s);
        QCOMPARE(offered.rows(), rows);
        QCOMPARE(offered.session.document.history().count(), 1);
        offered.session.document.history().undo();
        QVERIFY(offered.session.document.scene(u"scene1"_s)->nodes.empty());
    }

    void numbersThatGrowInTheFirstColumnAreOfferedAsLines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("areOffered");
        QTest::newRow("epochs") << u"epoch\ttrain\tval\n1\t2.5\t2.6\n2\t1.5\t1.9\n3\t1.1\t1.8"_s << true;
        QTest::newRow("without names") << u"0.1\t2.5\n0.2\t1.5\n0.4\t1.1"_s << true;
        QTest::newRow("rows numbered from 0") << u"\tloss\n0\t2.5\n1\t1.5\n2\t1.1"_s << true;
        QTest::newRow("out of order") << u"epoch\tloss\n1\t2.5\n3\t1.5\n2\t1.1"_s << false;
        QTest::newRow("names") << u"model\tloss\na\t2.5\nb\t1.5\nc\t1.1"_s << false;
        QTest::newRow("nothing above them") << u"1\tcat\n2\tdog\n3\tpig"_s << false;
    }
    void numbersThatGrowInTheFirstColumnAreOfferedAsLines()
    {
        QFETCH(QString, text);
        QFETCH(bool, areOffered);
        Offered offered;
        offered.paste(text);
        QCOMPARE(offered.names().contains(u"Lines"_s), areOffered);
        if (!areOffered)
            return;
        offered.choose(u"Lines"_s);
        QCOMPARE(offered.node().type, u"charts.series"_s);
        QCOMPARE(offered.rows(), text.split(u'\n'));
        QVERIFY(offered.node().properties.value(u"headerColumn"_s).toBool());
        const auto outputs = offered.session.preview.outputsOf(offered.node().id);
        QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().text()));
        QCOMPARE(offered.session.document.history().count(), 1);
    }

    void numbersAloneAreNumbersFirst()
    {
        Offered offered;
        offered.paste(u"0.5\t2\n-3\t4\n"_s);
        QCOMPARE(offered.names().first(), u"*Numbers"_s);
        offered.choose(u"Table"_s);
        QCOMPARE(offered.rows(), QStringList({u"0.5\t2"_s, u"-3\t4"_s}));
        Offered words;
        words.paste(u"cat\tdog\npig\tcow"_s);
        QVERIFY(!words.names().join(u' ').contains(u"Bars"_s)); // of what?
    }

    void cellsInRichTextAreATableAndNumbersHaveAllTheirDigits()
    {
        const QString html =
            u"<table><tr><td colspan=\"2\">BLEU</td></tr><tr><td sdval=\"27.3333\">27.3</td>"
            "<td sdval=\"38.1111\">38.1</td></tr><tr><td sdval=\"1.25\">1.2</td><td>4</td></tr></table>"_s;
        Offered offered;
        offered.paste(u"BLEU 27.3 38.1 1.2 4"_s, html); // without tabs, as some programs write it
        QCOMPARE(offered.rows(), QStringList({u"BLEU"_s, u"27.3\t38.1"_s, u"1.2\t4"_s}));
        offered.choose(u"Numbers"_s);
        const auto nodes = offered.session.document.scene(u"scene1"_s)->nodes;
        QCOMPARE(nodes.front()->properties.value(u"values"_s).toArray(),
                 (QJsonArray{QJsonArray{27.3333, 38.1111}, QJsonArray{1.25, 4}}));
    }

    void aDroppedFileSaysHowItWasReadAndCanBeReadDifferently_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("CP949") << QByteArray("windows-949") << u"모델;정확도\r\n나무;27,3\r\n숲의 이름;38,1\r\n"_s
                               << u"Korean (CP949)"_s;
        QTest::newRow("GB18030") << QByteArray("GB18030") << u"模型;准确率\r\n树的名字;27,3\r\n我们的;38,1\r\n"_s
                                 << u"Chinese (GB18030)"_s;
    }
    void aDroppedFileSaysHowItWasReadAndCanBeReadDifferently()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(QString, text);
        QFETCH(QString, says);
        QStringEncoder encoder(encoding.constData());
        const QString path = file(u"scores.csv"_s, QByteArray(encoder(text)));
        Offered offered;
        offered.session.chooseTable = [](const std::vector<TableChoice> &) { return std::optional(std::size_t(0)); };
        addFiles(offered.session, {path}, {.at = base::Vec3{}});
        QTRY_VERIFY(!offered.alternatives.empty());
        for (const QString &part : {u"scores.csv"_s, u"semicolons"_s, u"decimal commas"_s, u"header row"_s, says})
            QVERIFY2(offered.sentence.contains(part), qPrintable(offered.sentence));
        QCOMPARE(offered.rows().first(), text.section(u"\r\n"_s, 0, 0).replace(u';', u'\t'));
        offered.choose(u"Bars"_s);
        QCOMPARE(offered.node().type, u"charts.columns"_s);
        offered.choose(u"Read it differently…"_s);
        QCOMPARE(offered.node().type, u"charts.columns"_s);
        QCOMPARE(offered.session.document.history().count(), 1);
    }

    void allThatWasRecognisedCanBeChangedInTheDialog()
    {
        QStringEncoder encoder("windows-949");
        const QByteArray bytes = encoder(u"모델;점수\n나무;1,234\n숲;2,500\n"_s);
        const std::vector<TableChoice> encodings = encodingsOf(bytes);
        QVERIFY(encodings.size() > 1);
        TableDialog dialog({}, {encodings.front()}, nullptr, encodings);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(dialog.width() <= 960 && dialog.height() <= 540);
        const auto box = [&](const QString &name) { return dialog.findChild<QComboBox *>(name); };
        const auto choose = [&](const QString &name, int index) {
            box(name)->setCurrentIndex(index);
            Q_EMIT box(name)->activated(index);
        };
        const auto cell = [&](int row, int column) {
            const auto *item = dialog.findChild<QTableWidget *>(u"preview"_s)->item(row, column);
            return item ? item->text() : QString();
        };
        QCOMPARE(box(u"separator"_s)->currentText(), u"Semicolon"_s);
        QCOMPARE(box(u"firstLine"_s)->currentText(), u"Names"_s);
        QVERIFY(box(u"encoding"_s)->currentText().contains(u"CP949"_s));
        QCOMPARE(cell(1, 0), u"나무"_s);
        choose(u"decimalMark"_s, 1);
        QCOMPARE(cell(1, 1), u"1.234"_s);
        choose(u"decimalMark"_s, 0);
        QCOMPARE(cell(1, 1), u"1234"_s);
        choose(u"separator"_s, 0);
        QCOMPARE(dialog.choice().reading.separator, std::optional<QChar>(u','));
        choose(u"separator"_s, 1);
        choose(u"firstLine"_s, 1);
        QVERIFY(!headsOf(*tensor::parseTable(dialog.choice().text, dialog.choice().reading)).row);
        for (int i = 0; i < box(u"encoding"_s)->count(); ++i) {
            choose(u"encoding"_s, i);
            QCOMPARE(dialog.choice().text, encodings[static_cast<std::size_t>(i)].text);
        }
    }
};

LECTOGRAPH_TEST_MAIN(TableOffersTest)
#include "tst_editor_table_offers.moc"
