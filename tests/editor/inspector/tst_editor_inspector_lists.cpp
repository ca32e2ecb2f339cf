// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/copied_nodes.h"
#include "editor/inspector/fields/growingedit.h"
#include "editor/inspector/fields/listfield.h"
#include "editor/inspector/grid/griddialog.h"
#include "testmain.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

class TestInspectorLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

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

    void cellsAndBlocksArePastedIntoFieldsOfNumbers()
    {
        const auto paste = [](GrowingEdit *edit, QMimeData *data) {
            QGuiApplication::clipboard()->setMimeData(data);
            edit->setFocus();
            QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
        };
        const auto text = [](const QString &words) {
            auto *data = new QMimeData;
            data->setText(words);
            return data;
        };
        Bench bench(lectureWith({u"charts.bars"_s, u"tensors.matrix"_s}), {u"bars"_s});
        QStringList said;
        QObject::connect(&bench.session.document, &Document::statusMessage, bench.panel.get(),
                         [&](const QString &sentence) { said.append(sentence); });
        const QString scores = u"model\taccuracy\tF1\nLogistic\t71.2\t70.1\nSVM\t79.4\t78.8\n"_s;
        auto *values = bench.in<GrowingEdit>(u"values"_s);
        paste(values, text(scores));
        QCOMPARE(bench.written(u"bars"_s, u"values"_s), QJsonValue(QJsonArray{71.2, 79.4}));
        QVERIFY(said.join(u' ').contains(u"first column of numbers"_s)); // nothing is left out without a word
        paste(values, text(u"27,3\t38,1\t28,4"_s));
        QCOMPARE(bench.written(u"bars"_s, u"values"_s), QJsonValue(QJsonArray{27.3, 38.1, 28.4}));
        paste(values, text(u"1, 2"_s)); // as text
        QTest::keyClick(values, Qt::Key_Return);
        QCOMPARE(bench.written(u"bars"_s, u"values"_s), QJsonValue(QJsonArray{1, 2}));
        paste(values, text(u"one\ttwo\nthree\tfour"_s));
        QCOMPARE(bench.message(u"values"_s), u"What was copied is not a table of numbers."_s);
        const auto copies = copiesWithFiles(bench.session.document.lecture(), sceneId, {u"bars"_s}, registry());
        bench.session.selection.setNodes({u"matrix"_s});
        Bench::settle();
        auto *matrix = bench.in<GrowingEdit>(u"values"_s);
        paste(matrix, new CopiedNodes(copies));
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s), QJsonValue(QJsonArray{QJsonArray{1, 2}}));
        paste(matrix, text(scores));
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s),
                 QJsonValue(QJsonArray{QJsonArray{71.2, 70.1}, QJsonArray{79.4, 78.8}}));
        auto *data = new QMimeData;
        data->setHtml(u"<table><tr><td sdval=\"0.123456\">0.12</td></tr><tr><td>2</td></tr></table>"_s);
        paste(matrix, data);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s), QJsonValue(QJsonArray{QJsonArray{0.123456}, QJsonArray{2}}));
        QVERIFY(bench.undoesToBytes());
    }

    void aMatrixIsEditedInAGridWithAllItsDigits()
    {
        lecture::Lecture lecture = lectureWith({u"tensors.matrix"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"matrix"_s, u"values"_s,
                                             QJsonArray{QJsonArray{0.123456789, 2}, QJsonArray{3, 4}});
        Bench bench(lecture, {u"matrix"_s});
        bench.panel->findChild<QAbstractButton *>(u"openGrid"_s)->click();
        auto *dialog = bench.panel->findChild<GridDialog *>();
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        QVERIFY(dialog->width() <= 960 && dialog->height() <= 540);
        const int before = bench.session.document.history().count();
        const auto editorIn = [](const GridDialog &in) { return in.grid()->indexWidget(in.grid()->currentIndex()); };
        QTest::keyClick(dialog->grid(), Qt::Key_Down);
        QTest::keyClicks(dialog->grid(), u"="_s);
        QTest::keyClicks(editorIn(*dialog), u"1/4"_s);
        QTest::keyClick(editorIn(*dialog), Qt::Key_Return);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s),
                 QJsonValue(QJsonArray{QJsonArray{0.123456789, 2}, QJsonArray{0.25, 4}}));
        QCOMPARE(bench.session.document.history().count(), before + 1);
        auto *data = new QMimeData;
        data->setText(u"model\tF1\na\t5\nb\t6\n"_s);
        QGuiApplication::clipboard()->setMimeData(data);
        QTest::keyClick(dialog->grid(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(dialog->grid(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s), QJsonValue(QJsonArray{QJsonArray{5, 2}, QJsonArray{6, 4}}));
        QVERIFY(dialog->findChild<QLabel *>(u"message"_s)->text().contains(u"names"_s));
        QTest::keyClick(dialog->grid(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(dialog->grid(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(dialog->grid(), Qt::Key_Z, Qt::ControlModifier); // not beyond what was done here
        QCOMPARE(bench.session.document.history().index(), before);
        QTest::keyClicks(dialog->grid(), u"x"_s);
        QTest::keyClick(editorIn(*dialog), Qt::Key_Return);
        QVERIFY(dialog->findChild<QLabel *>(u"message"_s)->text().contains(u"is not a number"_s));
        QCOMPARE(bench.session.document.history().index(), before);
    }

    void eachLanguageMayHaveItsOwnNumbers()
    {
        Bench bench(lectureWith({u"tensors.matrix"_s}, {u"en"_s, u"ko"_s}), {u"matrix"_s});
        const auto type = [&](const QString &numbers) {
            auto *edit = bench.in<GrowingEdit>(u"values"_s);
            edit->setFocus();
            edit->setPlainText(numbers);
            QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        };
        type(u"1 2"_s);
        const QJsonArray english{QJsonArray{1, 2}};
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s), QJsonValue(english));
        QMenu menu;
        bench.row(u"values"_s)->fillMenu(menu);
        const QList<QAction *> actions = menu.actions();
        const auto each = std::ranges::find(actions, u"Numbers for each language"_s, &QAction::text);
        QVERIFY(each != actions.end());
        (*each)->trigger();
        Bench::settle();
        bench.session.preview.setLanguage(u"ko"_s);
        Bench::settle();
        type(u"3"_s);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s),
                 QJsonValue(QJsonObject{{u"en"_s, english}, {u"ko"_s, QJsonArray{QJsonArray{3}}}}));
        bench.session.preview.setLanguage(u"en"_s);
        Bench::settle();
        QCOMPARE(bench.in<GrowingEdit>(u"values"_s)->toPlainText(), u"1  2"_s);
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

    void tabGoesFromNumberToNumberOfATableAndThenOn()
    {
        Bench bench(lectureWith({u"tensors.matrix"_s}), {u"matrix"_s});
        auto *edit = bench.in<GrowingEdit>(u"values"_s);
        edit->setFocus(Qt::OtherFocusReason);
        edit->setPlainText(u"1 20\n300 4"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        edit->setFocus(Qt::TabFocusReason);
        QStringList gone{edit->textCursor().selectedText()};
        const auto go = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(edit, key, modifiers);
            gone.append(edit->textCursor().selectedText());
        };
        for (int i = 0; i < 3; ++i)
            go(Qt::Key_Tab, {});
        QCOMPARE(gone, (QStringList{u"1"_s, u"20"_s, u"300"_s, u"4"_s}));
        for (int i = 0; i < 3; ++i)
            go(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(gone.sliced(4), (QStringList{u"300"_s, u"20"_s, u"1"_s}));
        go(Qt::Key_Tab, {});
        QTest::keyClicks(edit, u"7"_s); // replaces the number, as in a spreadsheet
        QTest::keyClick(edit, Qt::Key_Tab);
        QCOMPARE(bench.written(u"matrix"_s, u"values"_s), QJsonValue(QJsonArray{QJsonArray{1, 7}, QJsonArray{300, 4}}));
        QTest::keyClick(edit, Qt::Key_Tab);
        QVERIFY(edit->hasFocus());
        QTest::keyClick(edit, Qt::Key_Tab); // beyond the last one
        QVERIFY(!edit->hasFocus());
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
};

LECTOGRAPH_TEST_MAIN(TestInspectorLists)
#include "tst_editor_inspector_lists.moc"
