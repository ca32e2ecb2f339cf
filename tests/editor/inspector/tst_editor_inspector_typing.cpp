// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/growingedit.h"
#include "editor/language/names.h"
#include "testmain.h"

#include <QAction>
#include <QScrollBar>

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
};

LECTOGRAPH_TEST_MAIN(TestInspectorTyping)
#include "tst_editor_inspector_typing.moc"
