// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/stage/inlinetexteditor.h"
#include "editor/symbols/formulapalette.h"
#include "testmain.h"

#include <QLineEdit>
#include <QPlainTextEdit>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestStageSymbols : public QObject
{
    Q_OBJECT

private:
    static void insert(QPlainTextEdit *edit, const QString &word)
    {
        QTest::keyClick(edit, Qt::Key_Equal, Qt::AltModifier);
        const auto *palette = edit->window()->findChild<FormulaPalette *>();
        QVERIFY(palette && palette->isVisible());
        palette->search()->setText(word);
        QTest::keyClick(palette->search(), Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aSymbolIsWrittenIntoAFormulaOnTheStage()
    {
        Bench bench(withNodes(
            sample(), {{u"sum"_s, u"text.formula"_s, {{u"latex"_s, u"a + b"_s}, {u"position"_s, QJsonArray{-3, 2}}}}}));
        bench.session.selection.setNodes({u"sum"_s});
        bench.press(Qt::Key_F2);
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words && words->bar()->offers(FormattingBar::Choice::Symbol));
        QVERIFY(!words->bar()->offers(FormattingBar::Choice::Bold));
        words->edit()->selectAll();
        insert(words->edit(), u"제곱근"_s);
        QCOMPARE(bench.panel.wordsEditor(), words); // it goes on
        QVERIFY(words->edit()->hasFocus());
        QCOMPARE(bench.written(u"sum"_s, u"latex"_s), QJsonValue(u"\\sqrt{a + b}"_s));
        QTest::keyClick(words->edit(), Qt::Key_Return);
        QCOMPARE(bench.steps(), 1);
    }

    /// On many keyboards, such as German ones, = is typed with Shift.
    void theKeyOfThePaletteIsFoundOnEveryKeyboard_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("alone") << Qt::KeyboardModifiers(Qt::AltModifier);
        QTest::newRow("with Shift") << (Qt::AltModifier | Qt::ShiftModifier);
        QTest::newRow("on the keypad") << (Qt::AltModifier | Qt::KeypadModifier);
        QTest::newRow("in another group") << (Qt::AltModifier | Qt::GroupSwitchModifier);
    }

    void theKeyOfThePaletteIsFoundOnEveryKeyboard()
    {
        QFETCH(Qt::KeyboardModifiers, modifiers);
        Bench bench(withNodes(sample(), {{u"sum"_s, u"text.formula"_s, {{u"latex"_s, u"a + b"_s}}}}));
        bench.session.selection.setNodes({u"sum"_s});
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QKeyEvent claimed(QEvent::ShortcutOverride, Qt::Key_Equal, modifiers, u"="_s);
        claimed.ignore();
        QCoreApplication::sendEvent(edit, &claimed);
        QVERIFY(claimed.isAccepted());
        QKeyEvent pressed(QEvent::KeyPress, Qt::Key_Equal, modifiers, u"="_s);
        QCoreApplication::sendEvent(edit, &pressed);
        auto *palette = bench.panel.window()->findChild<FormulaPalette *>();
        QVERIFY(palette && palette->isVisible());
        QCOMPARE(edit->toPlainText(), u"a + b"_s);
        palette->close();
        // Without Alt, it is a sign as all others.
        QTest::keyClick(edit, Qt::Key_Equal, modifiers & ~Qt::AltModifier);
        QCOMPARE(edit->toPlainText(), u"="_s);
    }

    void aMistakeIsMarkedWhereItIs()
    {
        Bench bench(withNodes(sample(), {{u"sum"_s, u"text.formula"_s, {{u"latex"_s, u"a"_s}}}}));
        bench.session.selection.setNodes({u"sum"_s});
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u" + \\alhpa"_s);
        QTRY_COMPARE(edit->extraSelections().size(), 1);
        QTRY_COMPARE(edit->extraSelections().front().cursor.selectedText(), u"\\alhpa"_s);
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, u"x"_s);
        QTRY_VERIFY(edit->extraSelections().isEmpty());
    }

    void inWordsItIsPutBetweenDollarSigns()
    {
        Bench bench(
            withNodes(sample(),
                      {{u"rate"_s,
                        u"text.text"_s,
                        {{u"text"_s, u"학습률 "_s}, {u"formulas"_s, true}, {u"position"_s, QJsonArray{-3, 2}}}}}));
        bench.session.selection.setNodes({u"rate"_s});
        bench.press(Qt::Key_F2);
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words && words->bar()->offers(FormattingBar::Choice::Symbol));
        words->edit()->moveCursor(QTextCursor::End);
        insert(words->edit(), u"알파"_s);
        QCOMPARE(bench.written(u"rate"_s, u"text"_s), QJsonValue(u"학습률 $\\alpha$"_s));
    }
};

LECTOGRAPH_TEST_MAIN(TestStageSymbols)
#include "tst_editor_stage_symbols.moc"
