// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/language/colornames.h"
#include "editor/stage/inlinetexteditor.h"
#include "testmain.h"

#include <QAction>
#include <QInputMethodEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTextCursor>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageFormatsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void selectedWordsAreFormattedByTheUsualKeys()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QTest::keyClicks(edit, u"one two three"_s);
        const auto select = [&](int from, int to) {
            QTextCursor cursor = edit->textCursor();
            cursor.setPosition(from);
            cursor.setPosition(to, QTextCursor::KeepAnchor);
            edit->setTextCursor(cursor);
        };
        select(4, 7);
        QTest::keyClick(edit, Qt::Key_B, Qt::ControlModifier);
        select(8, 13);
        QTest::keyClick(edit, Qt::Key_I, Qt::ControlModifier);
        Q_EMIT bench.panel.wordsEditor()->bar()->colorChosen({QColor(0xff, 0x88, 0)});
        QCOMPARE(edit->toPlainText(), u"one two three"_s);
        const QString written = u"one \\textbf{two} \\textcolor{#FF8800}{\\textit{three}}"_s;
        QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}), written);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(bench.steps(), 1);

        bench.press(Qt::Key_F2); // shown with formats, never with markup
        edit = bench.panel.wordsEditor()->edit();
        QCOMPARE(edit->toPlainText(), u"one two three"_s);
        select(5, 5);
        QTest::keyClicks(edit, u"x"_s);
        QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}),
                 QString(written).replace(u"two"_s, u"txwo"_s));
        for (const int start : {4, 9}) { // without any formats the file is as before
            select(start, start + 5);
            QTest::keyClick(edit, start == 4 ? Qt::Key_B : Qt::Key_I, Qt::ControlModifier);
        }
        Q_EMIT bench.panel.wordsEditor()->bar()->colorChosen({});
        QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}), u"one txwo three"_s);
        QVERIFY(bench.written(u"words"_s, u"formatted"_s).isUndefined());
        QTest::keyClick(edit, Qt::Key_Escape);
        bench.session.document.history().undo();
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
    }

    void aColoredWordFollowsTheLook()
    {
        lecture::Lecture lecture = sample();
        lecture.look.colors.insert(u"accent"_s, u"#123456"_s);
        Bench bench(lecture);
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QTest::keyClicks(edit, u"word"_s);
        edit->selectAll();
        const QList<QAction *> colors = bench.panel.wordsEditor()->bar()->findChild<QMenu *>()->actions();
        const auto accent = std::ranges::find(colors, colorLabel(u"accent"_s), &QAction::text);
        QVERIFY(accent != colors.end());
        (*accent)->trigger();
        QCOMPARE(edit->textCursor().charFormat().foreground().color(), QColor(0x12, 0x34, 0x56));
        QTest::keyClick(edit, Qt::Key_Escape);
        const QString written = u"\\textcolor{accent}{word}"_s;
        QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}), written);

        bench.press(Qt::Key_F2); // stays a name when the words are edited
        edit = bench.panel.wordsEditor()->edit();
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"s"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}), u"\\textcolor{accent}{words}"_s);
    }

    void formulasAmongFormattedWordsStayAsTheyAre()
    {
        Bench bench(withNodes(
            sample(),
            {{u"it"_s,
              u"text.text"_s,
              {{u"formatted"_s, true}, {u"formulas"_s, true}, {u"text"_s, u"\\textbf{a} $\\textbf{x}$"_s}}}}));
        bench.session.selection.setNodes({u"it"_s});
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QCOMPARE(edit->toPlainText(), u"a $\\textbf{x}$"_s);
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"s"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(bench.written(u"it"_s, u"text"_s), QJsonValue(u"\\textbf{a} $\\textbf{x}$s"_s));
    }

    void eachLanguageHasFormatsOfItsOwn()
    {
        Bench bench(withNodes(sample(),
                              {{u"both"_s,
                                u"text.text"_s,
                                {{u"formatted"_s, true},
                                 {u"position"_s, QJsonArray{-3, 2}},
                                 {u"text"_s, QJsonObject{{u"en"_s, u"\\textbf{big}"_s}, {u"ko"_s, u"큰"_s}}}}}}));
        bench.session.preview.setLanguage(u"ko"_s);
        bench.session.selection.setNodes({u"both"_s});
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QTest::keyClick(edit, Qt::Key_I, Qt::ControlModifier);
        QInputMethodEvent composing(u"글"_s, {}); // is not disturbed
        edit->moveCursor(QTextCursor::End);
        QCoreApplication::sendEvent(edit, &composing);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(bench.written(u"both"_s, u"text"_s).toObject(),
                 (QJsonObject{{u"en"_s, u"\\textbf{big}"_s}, {u"ko"_s, u"\\textit{큰글}"_s}}));
    }

    void aDashBeginsAListThatGoesOn()
    {
        Bench bench;
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QTest::keyClicks(edit, u"- one"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClick(edit, Qt::Key_Tab);
        QTest::keyClicks(edit, u"two"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClick(edit, Qt::Key_Backtab);
        QTest::keyClicks(edit, u"three"_s);
        QCOMPARE(edit->toPlainText(), u"• one\n\t• two\n• three"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClick(edit, Qt::Key_Return); // an empty item ends the list
        QTest::keyClicks(edit, u"end"_s);
        QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}), u"• one\n\t• two\n• three\nend"_s);
        QCOMPARE(bench.written(u"words"_s, u"formatted"_s), QJsonValue(true));
        QTest::keyClick(edit, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(edit->toPlainText().endsWith(u"\n• end"_s));
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(bench.steps(), 1);
    }

    void bulletsOfAnExistingTextStayCharacters()
    {
        Bench bench(withNodes(sample(), {{u"old"_s, u"text.text"_s, {{u"text"_s, u"• a"_s}}}}));
        bench.session.selection.setNodes({u"old"_s});
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"b"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(bench.written(u"old"_s, u"text"_s), QJsonValue(u"• ab"_s));
        QVERIFY(bench.written(u"old"_s, u"formatted"_s).isUndefined());
    }

    void linesAreAlignedWhileTyping()
    {
        Bench bench;
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QTest::keyClicks(edit, u"one"_s);
        QTest::keyClick(edit, Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(bench.written(u"words"_s, u"lines"_s), QJsonValue(u"right"_s));
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(bench.steps(), 1);
    }

    void lettersOfSelectedTextsAreFormattedByTheSameKeys()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.session.selection.setNodes({u"words"_s, u"disc"_s});
        bench.press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(bench.written(u"words"_s, u"weight"_s), QJsonValue(700));
        bench.press(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(bench.written(u"words"_s, u"italic"_s), QJsonValue(true));
        bench.press(Qt::Key_B, Qt::ControlModifier);
        bench.press(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.steps(), 4);
    }
};

LECTOGRAPH_TEST_MAIN(StageFormatsTest)
#include "tst_editor_stage_formats.moc"
