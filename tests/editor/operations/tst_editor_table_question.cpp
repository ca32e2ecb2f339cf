// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/operations/adding.h"
#include "editor/operations/pasting.h"
#include "editor/operations/tabledialog.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class TableQuestionTest : public QObject
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

    static std::vector<graph::NodePtr> nodesOf(const Session &session)
    {
        return session.document.lecture().scenes.front()->nodes;
    }

    static QJsonArray arrayOf(const Session &session, const QString &type, const QString &key)
    {
        for (const graph::NodePtr &node : nodesOf(session)) {
            if (node->type == type)
                return node->properties.value(key).toArray();
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aDroppedTableIsReadAsItIsAnswered()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        int asked = 0;
        session.chooseTable = [&](const std::vector<TableChoice> &choices) {
            ++asked;
            return std::optional(choices.size() - 1);
        };
        addFiles(session, {file(u"pairs.csv"_s, "1,5\n2,25\n3,75")});
        QTRY_VERIFY(!nodesOf(session).empty());
        QCOMPARE(asked, 1);
        QCOMPARE(session.document.history().count(), 1);
        QCOMPARE(arrayOf(session, u"values.numbers"_s, u"value"_s), (QJsonArray{1.5, 2.25, 3.75}));
    }

    void whoCancelsAddsNothing()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        bool isAsked = false;
        session.chooseTable = [&](const std::vector<TableChoice> &) {
            isAsked = true;
            return std::optional<std::size_t>();
        };
        addFiles(session, {file(u"pairs.csv"_s, "1,5\n2,25\n3,75")});
        QTRY_VERIFY(isAsked);
        QTest::qWait(0);
        QVERIFY(nodesOf(session).empty());
        QCOMPARE(session.document.history().count(), 0);
    }

    void whatIsClearIsNotAsked()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        session.chooseTable = [](const std::vector<TableChoice> &choices) {
            qWarning("asked");
            return std::optional(choices.size() - 1);
        };
        QTest::failOnWarning(QRegularExpression(u"asked"_s));
        addFiles(session, {file(u"clear.csv"_s, "x,y\n1,5\n2,25")});
        QVERIFY(!nodesOf(session).empty()); // at once
        QCOMPARE(tableChoicesOf(file(u"words.csv"_s, "cat,gap\ndog,pig")).size(), 1U);
        QVERIFY(tableChoicesOf(file(u"picture.png"_s, "1,5\n2,25")).empty());
    }

    void aPastedTableIsReadAsItIsAnswered_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<QJsonArray>>("answers"); // rows, or the list, by what is chosen
        QTest::newRow("decimal commas") << u"1,5\n2,25\n3,75"_s
                                        << QList<QJsonArray>{{QJsonArray{1, 5}, QJsonArray{2, 25}, QJsonArray{3, 75}},
                                                             {1.5, 2.25, 3.75}};
        QTest::newRow("thousands of a spreadsheet") << u"1,234\t5\n2,500\t6\n"_s
                                                    << QList<QJsonArray>{{QJsonArray{1234, 5}, QJsonArray{2500, 6}},
                                                                         {QJsonArray{1.234, 5}, QJsonArray{2.5, 6}}};
        QTest::newRow("thousands in a column")
            << u"2,048\n4,096\n8,192\n"_s
            << QList<QJsonArray>{{2048, 4096, 8192},
                                 {2.048, 4.096, 8.192},
                                 {QJsonArray{2, 48}, QJsonArray{4, 96}, QJsonArray{8, 192}}};
        QTest::newRow("years above numbers")
            << u"2019\t2020\n0.5\t1.5\n"_s
            << QList<QJsonArray>{{0.5, 1.5}, {QJsonArray{2019, 2020}, QJsonArray{0.5, 1.5}}};
    }
    void aPastedTableIsReadAsItIsAnswered()
    {
        QFETCH(QString, text);
        QFETCH(QList<QJsonArray>, answers);
        for (qsizetype answer = 0; answer < answers.size(); ++answer) {
            Session session(registry());
            session.document.open(emptyLecture(u"en"_s), {});
            session.chooseTable = [&](const std::vector<TableChoice> &choices) {
                return static_cast<qsizetype>(choices.size()) == answers.size()
                    ? std::optional(static_cast<std::size_t>(answer))
                    : std::nullopt;
            };
            QMimeData data;
            data.setText(text);
            addForeignContent(session, &data);
            data.clear(); // as the clipboard may
            QTRY_VERIFY(!nodesOf(session).empty());
            QCOMPARE(session.document.history().count(), 1);
            const QJsonArray list = arrayOf(session, u"values.numbers"_s, u"value"_s);
            QCOMPARE(list.isEmpty() ? arrayOf(session, u"tensors.matrix"_s, u"values"_s) : list, answers[answer]);
        }
    }

    void whoCancelsPastesNothing()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        bool isAsked = false;
        session.chooseTable = [&](const std::vector<TableChoice> &) {
            isAsked = true;
            return std::optional<std::size_t>();
        };
        QMimeData data;
        data.setText(u"1,5\n2,25\n3,75"_s);
        addForeignContent(session, &data);
        QTRY_VERIFY(isAsked);
        QTest::qWait(0);
        QVERIFY(nodesOf(session).empty());
        QCOMPARE(session.document.history().count(), 0);
    }

    void aTableInADroppedTextIsAskedAboutToo()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        session.chooseTable = [](const std::vector<TableChoice> &choices) { return std::optional(choices.size() - 1); };
        addFiles(session, {file(u"pairs.txt"_s, "1,5\n2,25\n3,75")});
        QTRY_VERIFY(!nodesOf(session).empty());
        QCOMPARE(arrayOf(session, u"values.numbers"_s, u"value"_s), (QJsonArray{1.5, 2.25, 3.75}));
    }

    void whatIsClearIsPastedAtOnce_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("type");
        QTest::newRow("words") << u"First, the query\nThen, the key"_s << u"text.text"_s;
        QTest::newRow("a number") << u"3,14"_s << u"text.text"_s;
        QTest::newRow("a row of decimal commas") << u"1,5;2,5"_s << u"values.numbers"_s;
        QTest::newRow("names above") << u"x,y\n1,5\n2,25"_s << u"tensors.matrix"_s;
        QTest::newRow("blanks behind commas") << u"1, 5\n2, 25"_s << u"tensors.matrix"_s;
    }
    void whatIsClearIsPastedAtOnce()
    {
        QFETCH(QString, text);
        QFETCH(QString, type);
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        session.chooseTable = [](const std::vector<TableChoice> &choices) {
            qWarning("asked");
            return std::optional(choices.size() - 1);
        };
        QTest::failOnWarning(QRegularExpression(u"asked"_s));
        QMimeData data;
        data.setText(text);
        addForeignContent(session, &data);
        QCOMPARE(nodesOf(session).size(), 1U);
        QCOMPARE(nodesOf(session).front()->type, type);
    }

    void whatAFileLeavesOutIsSaidWhenABlockReadsIt()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        const QString path = file(u"index.csv"_s, ",a,b\n0,0.5,1.5\n1,2.5,3.5");
        session.choosePicture = [path] { return path; };
        QStringList said;
        connect(&session.document, &Document::statusMessage, this, [&](const QString &what) { said.append(what); });
        addBlock(session, u"tensors.file"_s);
        QTRY_VERIFY(said.join(u' ').contains(u"The first column numbers the rows"_s));
    }

    void aBlockThatReadsTheFileRemembersTheAnswer()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        const QString path = file(u"pairs.csv"_s, "1,5\n2,25\n3,75");
        session.choosePicture = [path] { return path; };
        session.chooseTable = [](const std::vector<TableChoice> &choices) { return std::optional(choices.size() - 1); };
        const QString id = addBlock(session, u"tensors.file"_s);
        const auto property = [&](const QString &key) {
            return session.document.node(u"scene1"_s, id)->properties.value(key).toString();
        };
        QTRY_VERIFY(!property(u"file"_s).isEmpty());
        QCOMPARE(property(u"decimalMark"_s), u"comma"_s);
        const auto outputs = session.preview.outputsOf(id);
        QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().text()));
        const auto &tensor = std::get<tensor::Tensor>(outputs->front());
        QCOMPARE(tensor.rows(), 3);
        QCOMPARE(tensor.columns(), 1);
        session.document.history().undo(); // with the block
        QVERIFY(!session.document.node(u"scene1"_s, id));
    }

    void aNewBlockWhoseQuestionIsCancelledIsGoneAgain()
    {
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        const QString path = file(u"pairs.csv"_s, "1,5\n2,25\n3,75");
        bool isAsked = false;
        session.choosePicture = [path] { return path; };
        session.chooseTable = [&](const std::vector<TableChoice> &) {
            isAsked = true;
            return std::optional<std::size_t>();
        };
        QVERIFY(!addBlock(session, u"tensors.file"_s).isEmpty());
        QTRY_VERIFY(isAsked);
        QVERIFY(nodesOf(session).empty());
        QVERIFY(session.document.lecture().assets.empty());
        QCOMPARE(session.document.history().count(), 0);
    }

    void theQuestionIsAnsweredByKeys()
    {
        const std::vector<TableChoice> choices = tableChoicesIn("1,5\n2,25\n3,75");
        QCOMPARE(choices.size(), 2U);
        TableDialog dialog(u"pairs.csv"_s, choices, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(dialog.width() <= 960 && dialog.height() <= 540);
        auto *list = dialog.findChild<QListWidget *>(u"choices"_s);
        auto *preview = dialog.findChild<QTableWidget *>(u"preview"_s);
        QVERIFY(list && preview);
        QCOMPARE(preview->columnCount(), 2);
        QCOMPARE(preview->item(1, 1)->text(), u"25"_s);
        for (int i = 0; i < list->count(); ++i)
            QVERIFY(!list->item(i)->text().isEmpty());
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(dialog.chosen(), 1U);
        QCOMPARE(preview->columnCount(), 1);
        QCOMPARE(preview->item(1, 0)->text(), u"2.25"_s);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void theWaysToReadAreToldApart()
    {
        const std::vector<TableChoice> choices = tableChoicesInText(u"2,048\n4,096\n8,192"_s);
        QStringList words;
        for (const TableChoice &choice : choices)
            words.append(wordsFor(choice));
        QCOMPARE(
            words,
            QStringList({u"Decimal points (1,234.5)"_s, u"Decimal commas (1.234,5)"_s, u"Commas between columns"_s}));
        const TableDialog dialog({}, choices, nullptr); // which has no name
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            QVERIFY2(!label->text().contains(u"“”"_s), qPrintable(label->text()));
    }
};

LECTOGRAPH_TEST_MAIN(TableQuestionTest)
#include "tst_editor_table_question.moc"
