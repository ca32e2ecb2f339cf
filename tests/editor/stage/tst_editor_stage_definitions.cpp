// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/customblocks/customblocks.h"
#include "editor/edits/definitions.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/makeblockdialog.h"
#include "editor/stage/inlinetexteditor.h"
#include "testmain.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// A word in a box that has the default color.
lecture::Lecture wordInBox()
{
    return withNodes(
        emptyLecture(u"en"_s),
        {{u"word"_s, u"text.text"_s, {{u"text"_s, u"fluffy"_s}}},
         {u"box"_s, u"shapes.surround"_s, {{u"shape"_s, QJsonObject{{u"link"_s, u"word"_s}}}, {u"padding"_s, 0.5}}}});
}

lecture::Lecture withToken()
{
    const DefinitionWish wish{
        .name = u"Token"_s, .nodes = {u"word"_s, u"box"_s}, .published = {{u"word"_s, u"text"_s}}};
    return withMadeDefinition(wordInBox(), u"scene1"_s, wish, registry())->lecture;
}

/// What is ticked: "word/text".
QStringList ticked(const MakeBlockDialog &dialog)
{
    QStringList ticked;
    for (const PropertyOfNode &property : dialog.published())
        ticked.append(property.node + u'/' + property.key);
    return ticked;
}

/// Acts on the dialog when it is open; it is cancelled if that does not end it.
void inDialog(const std::function<void(MakeBlockDialog &)> &act, int tries = 100)
{
    QTimer::singleShot(20, qApp, [=] {
        auto *dialog = qobject_cast<MakeBlockDialog *>(QApplication::activeModalWidget());
        if (!dialog) {
            if (tries > 0)
                inDialog(act, tries - 1);
            return;
        }
        act(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
}

} // namespace

class TestStageDefinitions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void cleanup() { QDir(CustomBlocks::folder()).removeRecursively(); }

    void rowsToTickAreAsHighAsOtherRows()
    {
        Bench bench(wordInBox());
        MakeBlockDialog dialog(bench.session, {u"word"_s, u"box"_s}, nullptr);
        dialog.show();
        auto *rows = dialog.findChild<QTreeWidget *>(u"properties"_s);
        int count = 0;
        for (QTreeWidgetItemIterator it(rows); *it; ++it, ++count) {
            const int height = rows->visualItemRect(*it).height();
            QVERIFY2(height >= Theme::row, qPrintable(QString::number(height)));
        }
        QVERIFY(count > 3);
        QVERIFY(rows->columnWidth(0) > 60); // with its words
    }

    void aBlockIsMadeOfTheSelectionWithItsWordAndColor()
    {
        Bench bench(wordInBox());
        const lecture::Files before = bench.files();
        bench.session.selection.setNodes({u"word"_s, u"box"_s});
        inDialog([](MakeBlockDialog &dialog) {
            // The color has its default, and is offered and ticked nevertheless.
            QCOMPARE(ticked(dialog), (QStringList{u"word/text"_s, u"box/stroke"_s}));
            const auto *tree = dialog.findChild<QTreeWidget *>(u"properties"_s);
            QCOMPARE(tree->topLevelItem(0)->child(0)->text(1), u"fluffy"_s);
            QVERIFY(!tree->topLevelItem(1)->child(0)->icon(1).isNull());
            auto *name = dialog.findChild<QLineEdit *>(u"name"_s);
            QTest::keyClicks(name, u"Token"_s);
            QTest::keyClick(name, Qt::Key_Return);
        });
        makeBlock(bench.session, &bench.panel);
        const lecture::Block *token = definitionOf(bench.session.document.lecture(), u"token"_s);
        QVERIFY(token);
        QCOMPARE(token->properties.size(), 2U);
        QCOMPARE(token->properties[0].preset, QJsonValue(u"fluffy"_s));
        QCOMPARE(token->properties[1].key, u"stroke"_s);
        QCOMPARE(bench.selected(), QStringList{u"token"_s});
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QVERIFY(bench.files() == before);
    }

    void aNewBlockIsKeptForOtherLecturesInTheSameStep()
    {
        Bench bench(wordInBox());
        const lecture::Files before = bench.files();
        bench.session.selection.setNodes({u"word"_s, u"box"_s});
        inDialog([](MakeBlockDialog &dialog) {
            dialog.findChild<QCheckBox *>(u"keep"_s)->click();
            auto *name = dialog.findChild<QLineEdit *>(u"name"_s);
            QTest::keyClicks(name, u"Token"_s);
            QTest::keyClick(name, Qt::Key_Return);
        });
        makeBlock(bench.session, &bench.panel);
        QVERIFY(customBlockNamed(u"Token"_s));
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QVERIFY(bench.files() == before);
    }

    void cancellingTheDialogChangesNothing()
    {
        Bench bench(wordInBox());
        bench.session.selection.setNodes({u"word"_s, u"box"_s});
        inDialog([](MakeBlockDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        makeBlock(bench.session, &bench.panel);
        QCOMPARE(bench.steps(), 0);
    }

    void aDoubleClickOpensTheDefinitionAndDoneComesBack()
    {
        Bench bench(withToken());
        QTest::mouseClick(&bench.overlay(), Qt::LeftButton, {}, bench.at(0, 0));
        QCOMPARE(bench.selected(), QStringList{u"token"_s});
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, bench.at(0, 0.6)); // beside the word
        QCOMPARE(bench.session.selection.scene(), u"block:token"_s);
        QCOMPARE(bench.steps(), 0); // looking inside changes nothing
        auto *done = bench.panel.findChild<QToolButton *>(u"leaveDefinition"_s);
        QVERIFY(done->isVisible());
        QTest::mouseClick(done, Qt::LeftButton);
        QCOMPARE(bench.session.selection.scene(), u"scene1"_s);
        bench.overlay().setFocus();
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.session.selection.scene(), u"block:token"_s);
    }

    void aDoubleClickOnItsWordsTypesThem()
    {
        lecture::Lecture lecture = withToken();
        lecture.languages = {u"en"_s, u"ko"_s};
        lecture::Block token = *definitionOf(lecture, u"token"_s);
        token.properties.front().preset = QJsonObject{{u"en"_s, u"fluffy"_s}, {u"ko"_s, u"폭신한"_s}};
        Bench bench(*lecture::withDefinition(lecture, std::move(token)));
        bench.session.preview.setLanguage(u"ko"_s);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, bench.at(0, 0));
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QCOMPARE(bench.session.selection.scene(), u"scene1"_s);
        QCOMPARE(words->edit()->toPlainText(), u"폭신한"_s);
        QTest::keyClicks(words->edit(), u"blue"_s);
        QTest::keyClick(words->edit(), Qt::Key_Escape);
        const QString key = definitionOf(bench.session.document.lecture(), u"token"_s)->properties.front().key;
        QCOMPARE(bench.written(u"token"_s, key).toObject(),
                 (QJsonObject{{u"en"_s, u"fluffy"_s}, {u"ko"_s, u"blue"_s}})); // the other language keeps its own
        QCOMPARE(bench.steps(), 1);
    }
};

LECTOGRAPH_TEST_MAIN(TestStageDefinitions)
#include "tst_editor_stage_definitions.moc"
