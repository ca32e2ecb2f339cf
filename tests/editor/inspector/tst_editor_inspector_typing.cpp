// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/growingedit.h"
#include "editor/inspector/fields/listfield.h"
#include "editor/language/colornames.h"
#include "editor/language/names.h"
#include "testmain.h"

#include <QAbstractItemView>
#include <QAction>
#include <QBoxLayout>
#include <QCompleter>
#include <QJsonArray>
#include <QScrollBar>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

class TestInspectorTyping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void aTextIsWrittenInEachLanguage()
    {
        Bench bench(lectureWith({u"text.text"_s}, {u"en"_s, u"ko"_s, u"zh"_s}), {u"text"_s});
        const auto edits = bench.row(u"text"_s)->field()->findChildren<GrowingEdit *>();
        QCOMPARE(edits.size(), 3);
        edits[0]->setFocus();
        QTest::keyClick(edits[0], Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edits[0], u"Size"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"Size"_s));
        QCOMPARE(bench.steps(), 1);
        edits[1]->setFocus();
        QInputMethodEvent commit;
        commit.setCommitString(u"크기"_s);
        QCoreApplication::sendEvent(edits[1], &commit);
        QCOMPARE(bench.written(u"text"_s, u"text"_s),
                 QJsonValue(QJsonObject{{u"en"_s, u"Size"_s}, {u"ko"_s, u"크기"_s}}));
        QCOMPARE(edits[2]->placeholderText(), u"Size"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void theGreyTextOfOtherLanguagesFollowsTheTyping()
    {
        Bench bench(lectureWith({u"text.text"_s}, {u"zh"_s, u"ko"_s, u"en"_s}), {u"text"_s});
        const auto edits = bench.row(u"text"_s)->field()->findChildren<GrowingEdit *>();
        edits[0]->setFocus();
        QTest::keyClick(edits[0], Qt::Key_A, Qt::ControlModifier);
        const auto compose = [&](const QString &preedit, const QString &done = {}) {
            QInputMethodEvent event(preedit, {});
            event.setCommitString(done);
            QCoreApplication::sendEvent(edits[0], &event);
            return edits[1]->placeholderText();
        };
        QCOMPARE(compose(u"zhuyi"_s), u"zhuyi"_s); // the old words are no longer seen
        QCOMPARE(compose({}, u"注意"_s), u"注意"_s);
        QCOMPARE(compose(u"li"_s), u"注意li"_s);
        QCOMPARE(compose({}), u"注意"_s);
        for (const QChar key : u"ab"_s)
            QTest::keyClick(edits[0], key.toLatin1());
        QCOMPARE(edits[1]->placeholderText(), u"注意ab"_s);
        QCOMPARE(edits[2]->placeholderText(), u"注意ab"_s);
        QCOMPARE(edits[1]->toPlainText(), QString());
    }

    void aLongSentenceIsSeenFromItsStart()
    {
        Bench bench(lectureWith({u"text.text"_s}), {u"text"_s});
        auto *edit = bench.row(u"text"_s)->field()->findChild<GrowingEdit *>();
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        for (int spaces = 0; spaces < 40; ++spaces) { // some of them end a line, beyond its edge
            QTest::keyClicks(edit, u"wide words "_s);
            QCOMPARE(edit->horizontalScrollBar()->value(), 0);
        }
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, u"a teacher who reads many books will see the world and tell of it"_s);
        QCOMPARE(edit->verticalScrollBar()->value(), 0);
        const double lines = edit->document()->size().height();
        QVERIFY(lines > 1 && edit->height() > lines * edit->fontMetrics().lineSpacing());
        QTest::keyClicks(edit, u" and again"_s.repeated(40)); // more than it grows to
        QVERIFY(edit->verticalScrollBar()->value() > 0);
        edit->clearFocus();
        QCOMPARE(edit->verticalScrollBar()->value(), 0);
    }

    void formatsAreNotShownAndStay()
    {
        Lecture lecture = lectureWith({u"text.text"_s}, {u"en"_s, u"ko"_s});
        const QJsonObject texts{{u"en"_s, u"one \\textbf{two}"_s}, {u"ko"_s, u"\\textit{하나}"_s}};
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"text"_s, texts);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"formatted"_s, true);
        Bench bench(lecture, {u"text"_s});
        const auto edits = bench.row(u"text"_s)->field()->findChildren<GrowingEdit *>();
        QCOMPARE(edits[0]->toPlainText(), u"one two"_s);
        QCOMPARE(edits[1]->toPlainText(), u"하나"_s);
        edits[0]->setFocus();
        edits[0]->moveCursor(QTextCursor::Start);
        QTest::keyClicks(edits[0], u"a "_s);
        QCOMPARE(edits[0]->toPlainText(), u"a one two"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s),
                 QJsonValue(QJsonObject{{u"en"_s, u"a one \\textbf{two}"_s}, {u"ko"_s, u"\\textit{하나}"_s}}));
        const graph::Node *node = bench.session.document.node(sceneId, u"text"_s);
        QCOMPARE(labelOf(*node, registry().nodes, {u"en"_s}), u"a one two"_s);
    }

    void severalTextsKeepTheirOtherLanguages()
    {
        Lecture lecture = lectureWith({u"text.text"_s, u"text.text"_s, u"text.text"_s}, {u"en"_s, u"ko"_s, u"zh"_s});
        const QJsonObject first{{u"en"_s, u"Size"_s}, {u"ko"_s, u"크기"_s}};
        const QJsonObject second{{u"en"_s, u"Size"_s}, {u"ko"_s, u"폭"_s}, {u"fr"_s, u"Taille"_s}};
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"text"_s, first);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text2"_s, u"text"_s, second);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text3"_s, u"text"_s, u"Size"_s);
        Bench bench(lecture, {u"text"_s, u"text2"_s, u"text3"_s});
        const auto edits = bench.row(u"text"_s)->field()->findChildren<GrowingEdit *>();
        QCOMPARE(edits[0]->toPlainText(), u"Size"_s); // the same in all languages
        QCOMPARE(edits[1]->toPlainText(), QString());
        QCOMPARE(edits[1]->placeholderText(), u"—"_s);
        edits[0]->setFocus();
        edits[0]->moveCursor(QTextCursor::End);
        QTest::keyClicks(edits[0], u"s!"_s);
        QCOMPARE(edits[0]->toPlainText(), u"Sizes!"_s);
        const auto with = [](QJsonObject texts, const QString &language, const QString &text) {
            texts.insert(language, text);
            return QJsonValue(texts);
        };
        QCOMPARE(bench.written(u"text"_s, u"text"_s), with(first, u"en"_s, u"Sizes!"_s));
        QCOMPARE(bench.written(u"text2"_s, u"text"_s), with(second, u"en"_s, u"Sizes!"_s));
        QCOMPARE(bench.written(u"text3"_s, u"text"_s), QJsonValue(u"Sizes!"_s));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
        // Types into a language with a different text.
        edits[1]->setFocus();
        QTest::keyClicks(edits[1], u"ab"_s);
        QCOMPARE(edits[1]->toPlainText(), u"ab"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), with(first, u"ko"_s, u"ab"_s));
        QCOMPARE(bench.written(u"text2"_s, u"text"_s), with(second, u"ko"_s, u"ab"_s));
        QCOMPARE(bench.written(u"text3"_s, u"text"_s),
                 QJsonValue(QJsonObject{{u"en"_s, u"Size"_s}, {u"ko"_s, u"ab"_s}}));
        QVERIFY(bench.undoesToBytes());
    }

    void severalListsOfTextsKeepTheirOtherLanguages()
    {
        Lecture lecture = lectureWith({u"values.switch"_s, u"values.switch"_s}, {u"en"_s, u"ko"_s});
        const QJsonArray english{u"one"_s};
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"switch"_s, u"texts"_s,
                                             QJsonObject{{u"en"_s, english}, {u"ko"_s, QJsonArray{u"하나"_s}}});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"switch2"_s, u"texts"_s,
                                             QJsonObject{{u"en"_s, english}, {u"ko"_s, QJsonArray{u"일"_s}}});
        Bench bench(lecture, {u"switch"_s, u"switch2"_s});
        auto *edit = bench.in<GrowingEdit>(u"texts"_s);
        QCOMPARE(edit->toPlainText(), u"one"_s);
        edit->setFocus();
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"s"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, u"two"_s);
        const QJsonArray typed{u"ones"_s, u"two"_s};
        QCOMPARE(bench.written(u"switch"_s, u"texts"_s),
                 QJsonValue(QJsonObject{{u"en"_s, typed}, {u"ko"_s, QJsonArray{u"하나"_s}}}));
        QCOMPARE(bench.written(u"switch2"_s, u"texts"_s),
                 QJsonValue(QJsonObject{{u"en"_s, typed}, {u"ko"_s, QJsonArray{u"일"_s}}}));
        QVERIFY(bench.undoesToBytes());
    }

    void aSyllableInTheMakingIsNeverOverwrittenNorLost()
    {
        Bench bench(lectureWith({u"text.text"_s, u"shapes.circle"_s}, {u"ko"_s, u"en"_s}), {u"text"_s});
        auto *edit = bench.row(u"text"_s)->field()->findChild<GrowingEdit *>();
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(edit, Qt::Key_Delete);
        const auto compose = [&](const QString &preedit, const QString &done = {}) {
            QInputMethodEvent event(preedit, {});
            event.setCommitString(done);
            QCoreApplication::sendEvent(edit, &event);
        };
        compose(u"ㅎ"_s);
        compose(u"하"_s);
        compose(u"한"_s);
        QVERIFY(edit->isComposing());
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(QString()));
        // Another edit changes the lecture meanwhile.
        bench.session.document.edit(u"Other"_s, [](const Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"radius"_s, 3);
        });
        QVERIFY(edit->isComposing());
        compose({}, u"한"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"한"_s));
        compose(u"글"_s);
        // Another block is selected before the last syllable is committed.
        bench.session.selection.setNodes({u"circle"_s});
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"한글"_s));
        QVERIFY(bench.undoesToBytes());
    }

    void typingIsOneStepForEachGesture()
    {
        Bench bench(lectureWith({u"text.text"_s}), {u"text"_s});
        auto *edit = bench.in<GrowingEdit>(u"text"_s);
        edit->setFocus();
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"abc"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, u"def"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"Textabc\ndef"_s));
        QCOMPARE(bench.steps(), 1);
        bench.number(u"size"_s)->setFocus();
        edit->setFocus();
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"g"_s);
        QCOMPARE(bench.steps(), 2);
        bench.session.document.history().undo();
        QCOMPARE(edit->toPlainText(), u"Textabc\ndef"_s);
        QVERIFY(edit->hasFocus());
        QVERIFY(bench.undoesToBytes());
    }

    void undoOfTheWindowWorksWhileAFieldHasTheFocus()
    {
        Bench bench(lectureWith({u"text.text"_s}), {u"text"_s});
        QAction undo;
        undo.setShortcut(QKeySequence::Undo);
        connect(&undo, &QAction::triggered, this, [&] { bench.session.document.history().undo(); });
        bench.panel->addAction(&undo);
        bench.enter(u"size"_s, u"60"_s);
        bench.number(u"size"_s)->setFocus();
        QTest::keyClick(bench.number(u"size"_s), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.isAsBefore());
        QCOMPARE(bench.number(u"size"_s)->text(), u"48"_s);
        auto *edit = bench.in<GrowingEdit>(u"text"_s);
        edit->setFocus();
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"ure"_s);
        QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.isAsBefore());
        QCOMPARE(edit->toPlainText(), u"Text"_s);
        QTest::keyClicks(edit, u"s"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"Texts"_s));
    }

    void aFormulaTellsItsMistakeBelow()
    {
        Bench bench(lectureWith({u"text.formula"_s}), {u"formula"_s});
        auto *edit = bench.in<GrowingEdit>(u"latex"_s);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, u"\\frac{1"_s);
        QVERIFY(!bench.message(u"latex"_s).isEmpty());
        QTest::keyClicks(edit, u"}{2}"_s);
        QCOMPARE(bench.message(u"latex"_s), QString());
        QVERIFY(bench.undoesToBytes());
    }

    void enterEndsAFormulaAndEscapeKeepsWhatIsWritten()
    {
        Bench bench(lectureWith({u"text.formula"_s, u"text.text"_s}), {u"formula"_s});
        auto *edit = bench.in<GrowingEdit>(u"latex"_s);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, u"x"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(edit, u"y"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(bench.written(u"formula"_s, u"latex"_s), QJsonValue(u"x\ny"_s));
        QVERIFY(!edit->hasFocus());
        QVERIFY(bench.row(u"latex"_s)->hasFocus());
        QTest::keyClick(bench.row(u"latex"_s), Qt::Key_Return); // enters the field again
        QVERIFY(edit->hasFocus());
        QTest::keyClicks(edit, u"z"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(bench.row(u"latex"_s)->hasFocus());
        QVERIFY(bench.written(u"formula"_s, u"latex"_s).toString().contains(u'z'));

        bench.session.selection.setNodes({u"text"_s});
        auto *words = bench.in<GrowingEdit>(u"text"_s);
        words->setFocus();
        words->moveCursor(QTextCursor::End);
        QTest::keyClicks(words, u"ure"_s);
        QTest::keyClick(words, Qt::Key_Escape);
        QVERIFY(bench.row(u"text"_s)->hasFocus());
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"Texture"_s));
        QVERIFY(bench.undoesToBytes());
    }

    void listsOfNumbersColoursAndTextsAreText()
    {
        Bench bench(lectureWith({u"values.switch"_s}, {u"en"_s, u"ko"_s}), {u"switch"_s});
        auto *numbers = bench.in<GrowingEdit>(u"numbers"_s);
        numbers->setFocus();
        QTest::keyClicks(numbers, u"1, 2*3, -0.5"_s);
        QTest::keyClick(numbers, Qt::Key_Return);
        QCOMPARE(bench.written(u"switch"_s, u"numbers"_s), QJsonValue(QJsonArray{1, 6, -0.5}));
        QTest::keyClicks(numbers, u", x"_s);
        QTest::keyClick(numbers, Qt::Key_Return);
        QVERIFY(!bench.message(u"numbers"_s).isEmpty());
        auto *colours = bench.in<GrowingEdit>(u"colours"_s);
        colours->setFocus();
        QTest::keyClicks(colours, u"RED, #ff0000"_s);
        QTest::keyClick(colours, Qt::Key_Return);
        QCOMPARE(bench.written(u"switch"_s, u"colours"_s), QJsonValue(QJsonArray{u"RED"_s, u"#FF0000"_s}));
        QTest::keyClicks(colours, u", very light blue"_s);
        QTest::keyClick(colours, Qt::Key_Return);
        QCOMPARE(bench.written(u"switch"_s, u"colours"_s), QJsonValue(QJsonArray{u"RED"_s, u"#FF0000"_s, u"BLUE_A"_s}));
        auto *texts = bench.in<GrowingEdit>(u"texts"_s);
        texts->setFocus();
        QTest::keyClicks(texts, u"one"_s);
        QTest::keyClick(texts, Qt::Key_Return);
        QTest::keyClicks(texts, u"two"_s);
        QCOMPARE(bench.written(u"switch"_s, u"texts"_s), QJsonValue(QJsonArray{u"one"_s, u"two"_s}));
        auto *korean = bench.in<GrowingEdit>(u"texts"_s, 1);
        korean->setFocus();
        QInputMethodEvent commit;
        commit.setCommitString(u"하나"_s);
        QCoreApplication::sendEvent(korean, &commit);
        QCOMPARE(bench.written(u"switch"_s, u"texts"_s),
                 QJsonValue(QJsonObject{{u"en"_s, QJsonArray{u"one"_s, u"two"_s}}, {u"ko"_s, QJsonArray{u"하나"_s}}}));
        QVERIFY(bench.undoesToBytes());
    }

    void aTableOfNumbersIsTyped()
    {
        Bench bench(lectureWith({u"tensors.matrix"_s}), {u"matrix"_s});
        auto *edit = bench.in<GrowingEdit>(u"values"_s);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, u"1 2 3"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, u"4, 5, 1/2"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s),
                 QJsonValue(QJsonArray{QJsonArray{1, 2, 3}, QJsonArray{4, 5, 0.5}}));
        QVERIFY(bench.undoesToBytes());
    }

    void enterInATableTakesTheNumberAndGoesBelow()
    {
        Bench bench(lectureWith({u"tensors.matrix"_s}), {u"matrix"_s});
        auto *edit = bench.in<GrowingEdit>(u"values"_s);
        edit->setFocus();
        edit->setPlainText(u"1 20 3\n4 50 6"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        const auto select = [&](const QString &number) {
            edit->moveCursor(QTextCursor::Start);
            QVERIFY(edit->find(number)); // as a double-click selects it
        };
        select(u"20"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(edit->toPlainText(), u"1  20  3\n4  50  6"_s); // nothing is lost
        QCOMPARE(edit->textCursor().selectedText(), u"50"_s);
        QTest::keyClicks(edit, u"max(7, 8)"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s),
                 QJsonValue(QJsonArray{QJsonArray{1, 20, 3}, QJsonArray{4, 8, 6}}));
        // A new row begins below the last one; it is omitted while it is empty.
        QCOMPARE(edit->toPlainText(), u"1  20  3\n4  8  6\n"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(edit->toPlainText(), u"1  20  3\n4  8  6\n"_s);
        QTest::keyClicks(edit, u"7 8"_s);
        QTest::keyClick(edit, Qt::Key_Return); // incomplete: no error, and nothing is lost
        QCOMPARE(bench.message(u"values"_s), QString());
        QVERIFY(edit->toPlainText().contains(u"\n7 8"_s));
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!bench.message(u"values"_s).isEmpty());
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(edit->toPlainText(), u"1  20  3\n4  8  6"_s);
        QCOMPARE(bench.message(u"values"_s), QString());
        QVERIFY(bench.undoesToBytes());
    }

    void elementsOfAListAreSumsWithCommasInBrackets()
    {
        const auto numbers = numbersFrom(u"max(1, 2), 3；min(4，5)"_s, 0, 10);
        QVERIFY2(numbers, numbers ? "" : qPrintable(numbers.error().text()));
        QCOMPARE(*numbers, QJsonValue(QJsonArray{2, 3, 4}));
        const auto table = tensorFrom(u"min(1, 2) (3 + 4)\n5, 6"_s, true);
        QVERIFY2(table, table ? "" : qPrintable(table.error().text()));
        QCOMPARE(*table, QJsonValue(QJsonArray{QJsonArray{1, 7}, QJsonArray{5, 6}}));
        QVERIFY(!numbersFrom(u"max(1, 2"_s, 0, 10));
    }

    void escapeTakesBackWhatIsTypedIntoAList()
    {
        Bench bench(lectureWith({u"values.switch"_s}), {u"switch"_s});
        auto *edit = bench.in<GrowingEdit>(u"numbers"_s);
        edit->setFocus();
        QTest::keyClicks(edit, u"1, 2"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, u", 3"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(edit->toPlainText(), u"1, 2"_s);
        QVERIFY(bench.row(u"numbers"_s)->hasFocus());
        QCOMPARE(bench.written(u"switch"_s, u"numbers"_s), QJsonValue(QJsonArray{1, 2}));
        QVERIFY(bench.undoesToBytes());
    }

    void ctrlEnterTakesOverAndIsNotTheWindows()
    {
        Bench bench(lectureWith({u"tensors.matrix"_s}), {u"matrix"_s});
        auto *exporting = new QAction(bench.panel.get());
        exporting->setShortcut(QKeySequence(u"Ctrl+Return"_s));
        bench.panel->addAction(exporting);
        const QSignalSpy exported(exporting, &QAction::triggered);
        auto *edit = bench.in<GrowingEdit>(u"values"_s);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, u"7 8"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s).toArray().first(), QJsonValue(QJsonArray{7, 8}));
        QCOMPARE(exported.count(), 0);
    }

    void whatStandsInAListOutlivesADialog()
    {
        Bench bench(lectureWith({u"tensors.matrix"_s}), {u"matrix"_s});
        auto *edit = bench.in<GrowingEdit>(u"values"_s);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, u"7 8"_s);
        QWidget dialog;
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        QVERIFY(!edit->hasFocus());
        bench.session.document.edit(u"Title"_s, [](Lecture other) -> base::Result<Lecture> {
            other.title = u"Other"_s;
            return other;
        });
        QCOMPARE(edit->toPlainText(), u"7 8"_s);
        QApplication::setActiveWindow(bench.panel.get());
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_Tab);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s).toArray().first(), QJsonValue(QJsonArray{7, 8}));
    }

    void enterTakesOverAndGivesTheFocusBack_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isDoneByCtrl");
        QTest::newRow("number") << u"shapes.circle"_s << u"radius"_s << u"3"_s << false;
        QTest::newRow("whole number") << u"shapes.regular-polygon"_s << u"corners"_s << u"7"_s << false;
        QTest::newRow("vector") << u"shapes.circle"_s << u"position"_s << u"2"_s << false;
        QTest::newRow("colour") << u"shapes.circle"_s << u"stroke"_s << u"#123456"_s << false;
        QTest::newRow("formula") << u"text.formula"_s << u"latex"_s << u"y"_s << false;
        QTest::newRow("numbers") << u"values.switch"_s << u"numbers"_s << u"1, 2"_s << false;
        QTest::newRow("colours") << u"values.switch"_s << u"colours"_s << u"RED"_s << false;
        QTest::newRow("text") << u"text.text"_s << u"text"_s << u"Words"_s << true;
        QTest::newRow("texts") << u"values.switch"_s << u"texts"_s << u"one"_s << true;
        QTest::newRow("table") << u"tensors.matrix"_s << u"values"_s << u"1 2"_s << true;
        QTest::newRow("choice") << u"text.text"_s << u"align"_s << QString() << false;
        QTest::newRow("switch") << u"shapes.circle"_s << u"pinned"_s << QString() << false;
        QTest::newRow("name") << u"shapes.circle"_s << QString() << u"Sun"_s << false;
    }

    void enterTakesOverAndGivesTheFocusBack()
    {
        QFETCH(QString, type);
        QFETCH(QString, key);
        QFETCH(QString, typed);
        QFETCH(bool, isDoneByCtrl);
        const Lecture lecture = lectureWith({type});
        Bench bench(lecture, {lecture.scenes.front()->nodes.front()->id});
        QWidget window;
        auto *row = new QHBoxLayout(&window);
        auto *stage = new QWidget(&window);
        stage->setFocusPolicy(Qt::StrongFocus);
        auto *search = new QLineEdit(&window);
        row->addWidget(stage);
        row->addWidget(search);
        row->addWidget(bench.panel.get());
        QAction play;
        play.setShortcut(Qt::Key_Space);
        window.addAction(&play);
        const QSignalSpy plays(&play, &QAction::triggered);
        window.resize(700, 1600);
        window.show();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents();
        stage->setFocus();
        search->setFocus(); // focus does not return to text fields

        QWidget *field = key.isEmpty() ? bench.panel->findChild<QLineEdit *>(u"name"_s)
                                       : bench.row(key)->field()->focusProxy();
        QVERIFY(field && field->isVisible());
        field->setFocus();
        if (!typed.isEmpty()) {
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(field, typed);
        }
        QTest::keyClick(field, Qt::Key_Return, isDoneByCtrl ? Qt::ControlModifier : Qt::NoModifier);
        QCOMPARE(bench.isAsBefore(), typed.isEmpty());
        QCOMPARE(QApplication::focusWidget(), stage);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(plays.count(), 1);
        QVERIFY(bench.undoesToBytes());
        row->removeWidget(bench.panel.get());
        bench.panel->setParent(nullptr);
    }

    void whatDoesNotMakeSenseIsMendedBeforeEnterLeaves()
    {
        const Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"1 +"_s);
        QVERIFY(!bench.message(u"radius"_s).isEmpty());
        QVERIFY(bench.number(u"radius"_s)->hasFocus());
        bench.enter(u"radius"_s, u"1 + 1"_s);
        QVERIFY(bench.row(u"radius"_s)->hasFocus()); // no widget to return to
        QLineEdit *colour = bench.in<QLineEdit>(u"stroke"_s);
        bench.enter(colour, u"no colour"_s);
        QVERIFY(colour->hasFocus());
        bench.enter(colour, u"RED"_s);
        QVERIFY(bench.row(u"stroke"_s)->hasFocus());
    }

    void aSuggestionIsTakenByEnterAndThatIsAll()
    {
        const Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        QLineEdit *colour = bench.in<QLineEdit>(u"stroke"_s);
        colour->setFocus();
        colour->selectAll();
        QTest::keyClicks(colour, u"TEAL"_s);
        QWidget *popup = colour->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        const QString offered = colour->text();
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(bench.row(u"stroke"_s)->hasFocus());
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(colorText(offered)));
        QCOMPARE(bench.message(u"stroke"_s), QString());
    }

    void anEditElsewhereKeepsTheFocusHere()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        NumberEdit *edit = bench.number(u"radius"_s);
        edit->setFocus();
        QTest::keyClicks(edit, u"12"_s);
        const QString typing = edit->text();
        bench.session.document.edit(u"Other"_s, [](const Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"turn"_s, 30);
        });
        QCOMPARE(bench.number(u"radius"_s), edit);
        QVERIFY(edit->hasFocus());
        QCOMPARE(edit->text(), typing);
        QCOMPARE(bench.number(u"turn"_s)->text(), u"30"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorTyping)
#include "tst_editor_inspector_typing.moc"
