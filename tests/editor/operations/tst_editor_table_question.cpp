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
#include <QListWidget>
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
};

LECTOGRAPH_TEST_MAIN(TableQuestionTest)
#include "tst_editor_table_question.moc"
