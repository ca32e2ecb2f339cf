// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/actionids.h"
#include "editor/inspector/fields/growingedit.h"
#include "editor/settings/settings.h"
#include "editor/symbols/formulapalette.h"
#include "editor/symbols/insertion.h"
#include "editor/symbols/mistakes.h"
#include "editor/symbols/symbols.h"
#include "testmain.h"
#include "typeset/formula.h"

#include <QListView>
#include <QListWidget>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

Q_DECLARE_METATYPE(FormulaUse)

namespace {

/// A block with this text, whose field has the focus.
struct FormulaBench : Bench
{
    FormulaBench(const QString &type, const QString &key, const QString &text)
        : Bench(*lecture::withNodeProperty(lectureWith({type}), sceneId, type.section(u'.', 1), key, text),
                {type.section(u'.', 1)}),
          node(type.section(u'.', 1)),
          property(key),
          edit(in<GrowingEdit>(key))
    {
        edit->setFocus();
    }

    QString text() const { return written(node, property).toString(); }
    void select(int from, int to) const
    {
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        edit->setTextCursor(cursor);
    }
    FormulaPalette *palette() const
    {
        settle(); // removes an earlier one
        QTest::mouseClick(row(property)->findChild<QToolButton *>(u"symbols"_s), Qt::LeftButton);
        auto *opened = row(property)->findChild<FormulaPalette *>();
        if (!opened)
            qFatal("no palette");
        return opened;
    }
    /// Searches for a word, as an input method sends it, and takes the first that is found.
    void insert(const QString &word) const
    {
        const FormulaPalette *opened = palette();
        QInputMethodEvent commit;
        commit.setCommitString(word);
        QCoreApplication::sendEvent(opened->search(), &commit);
        QTest::keyClick(opened->search(), Qt::Key_Return);
    }

    QString node;
    QString property;
    GrowingEdit *edit;
};

} // namespace

class TestInspectorFormulas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    /// "[": where the selection begins, "]": where it ends; "|": the cursor.
    void aCommandIsWrittenWhereTheCursorIs_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("command");
        QTest::addColumn<FormulaUse>("use");
        QTest::addColumn<QString>("after");
        using enum FormulaUse;
        QTest::newRow("symbol") << u"a+|"_s << u"\\alpha"_s << Whole << u"a+\\alpha |"_s;
        QTest::newRow("before a letter") << u"|x"_s << u"\\alpha"_s << Whole << u"\\alpha |x"_s;
        QTest::newRow("before a sign") << u"|+1"_s << u"\\alpha"_s << Whole << u"\\alpha|+1"_s;
        QTest::newRow("instead of") << u"[b]+1"_s << u"\\beta"_s << Whole << u"\\beta|+1"_s;
        QTest::newRow("fraction") << u"|"_s << u"\\frac{#1}{#2}"_s << Whole << u"\\frac{|}{}"_s;
        QTest::newRow("fraction of") << u"1+[a+b]"_s << u"\\frac{#1}{#2}"_s << Whole << u"1+\\frac{a+b}{|}"_s;
        QTest::newRow("hat of") << u"[x]_1"_s << u"\\hat{#1}"_s << Whole << u"\\hat{x}|_1"_s;
        QTest::newRow("sum of") << u"[a_i]"_s << u"\\sum_{#2}^{#3} #1"_s << Whole << u"\\sum_{|}^{} a_i"_s;
        QTest::newRow("words") << u"값은 |이다"_s << u"\\alpha"_s << Dollars << u"값은 $\\alpha$|이다"_s;
        QTest::newRow("words selected") << u"[x] is"_s << u"\\hat{#1}"_s << Dollars << u"$\\hat{x}$| is"_s;
        QTest::newRow("words, empty") << u"|"_s << u"\\sqrt{#1}"_s << Dollars << u"$\\sqrt{|}$"_s;
        QTest::newRow("before a digit") << u"|2"_s << u"\\pi"_s << Dollars << u"$\\pi$ |2"_s;
        QTest::newRow("in a formula of a text") << u"当 $x+|$ 时"_s << u"\\pi"_s << Dollars << u"当 $x+\\pi|$ 时"_s;
        QTest::newRow("after a formula") << u"$x$|"_s << u"\\pi"_s << Dollars << u"$x$$\\pi$|"_s;
        QTest::newRow("nothing empty at the end") << u"|"_s << u"\\int #1"_s << Dollars << u"$\\int|$"_s;
    }
    void aCommandIsWrittenWhereTheCursorIs()
    {
        QFETCH(QString, before);
        QFETCH(QString, command);
        QFETCH(FormulaUse, use);
        QFETCH(QString, after);
        const qsizetype from = before.contains(u'[') ? before.indexOf(u'[') : before.indexOf(u'|');
        const qsizetype to = before.contains(u'[') ? before.indexOf(u']') - 1 : from;
        QString text = before;
        text.remove(u'[').remove(u']').remove(u'|');
        const Insertion insertion = insertionOf(text, static_cast<int>(from), static_cast<int>(to), command, use);
        text.replace(insertion.from, insertion.to - insertion.from, insertion.with);
        QCOMPARE(insertion.selectFrom, insertion.selectTo);
        QCOMPARE(text.insert(insertion.selectFrom, u'|'), after);
    }

    void everySymbolCanBeDrawnAndHasWordsInThreeLanguages()
    {
        const FormulaSymbols korean = formulaSymbols(u"ko"_s);
        QVERIFY(korean.choices.size() > 150 && korean.groups.size() >= 10);
        for (const auto &language : {u"en"_s, u"ko"_s, u"zh"_s}) {
            const FormulaSymbols symbols = formulaSymbols(language);
            QVERIFY(!symbols.groups.contains(QString()));
            for (const PictureChoice &choice : symbols.choices) {
                QVERIFY2(!choice.title.isEmpty() && choice.words.size() >= 2 && !choice.words.contains(QString()),
                         qPrintable(choice.value));
            }
        }
        for (const PictureChoice &choice : korean.choices) {
            const auto shown = typeset::formula(shownFormula(korean, choice.value), {1, {1, 1, 1, 1}, true, {}, {}});
            QVERIFY2(shown, qPrintable(choice.value + (shown ? QString() : shown.error().text())));
            QString filled = choice.value;
            for (const auto &argument : {u"#1"_s, u"#2"_s, u"#3"_s})
                filled.replace(argument, u"x"_s);
            filled.replace(u"#m"_s, matrixCells(2, 2).replace(u"#1"_s, u"x"_s));
            const auto written = typeset::formula(filled, {1, {1, 1, 1, 1}, true, {}, {}});
            QVERIFY2(written, qPrintable(filled + (written ? QString() : written.error().text())));
        }
    }

    void symbolsAreFoundByWordsOfThreeLanguagesAndByLatex()
    {
        const FormulaBench bench(u"text.formula"_s, u"latex"_s, u"x"_s);
        const auto found = [&](const QString &word) {
            const FormulaPalette *palette = bench.palette();
            palette->search()->setText(word);
            const QString value = palette->current();
            QTest::keyClick(palette->search(), Qt::Key_Escape);
            return value;
        };
        QCOMPARE(found(u"alpha"_s), u"\\alpha"_s);
        QCOMPARE(found(u"알파"_s), u"\\alpha"_s);
        QCOMPARE(found(u"阿尔法"_s), u"\\alpha"_s);
        QCOMPARE(found(u"분수"_s), u"\\frac{#1}{#2}"_s);
        QCOMPARE(found(u"矩阵"_s), u"\\begin{bmatrix}#m\\end{bmatrix}"_s);
        QCOMPARE(found(u"\\sqrt"_s), u"\\sqrt{#1}"_s);
        QCOMPARE(found(u"nothing like it"_s), QString());
        QCOMPARE(bench.text(), u"x"_s);
        QVERIFY(bench.isAsBefore());
    }

    void aChosenSymbolTakesWhatIsSelectedAndIsAStepOfItsOwn()
    {
        FormulaBench bench(u"text.formula"_s, u"latex"_s, u"a+b"_s);
        bench.select(0, 3);
        bench.insert(u"square root"_s);
        QCOMPARE(bench.text(), u"\\sqrt{a+b}"_s);
        QVERIFY(bench.edit->hasFocus());
        QCOMPARE(bench.steps(), 1);
        QTest::keyClicks(bench.edit, u"+c"_s);
        bench.insert(u"파이"_s);
        QCOMPARE(bench.text(), u"\\sqrt{a+b}+c\\pi "_s);
        QCOMPARE(bench.steps(), 3);
        bench.session.document.history().undo();
        QCOMPARE(bench.text(), u"\\sqrt{a+b}+c"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void aClickOnItsPictureWritesIt()
    {
        const FormulaBench bench(u"text.formula"_s, u"latex"_s, u""_s);
        const FormulaPalette *palette = bench.palette();
        palette->groups()->setCurrentRow(2);
        const QModelIndex first = palette->grid()->model()->index(0, 0);
        QCOMPARE(first.data(PictureList::ValueRole).toString(), u"\\alpha"_s);
        QTRY_VERIFY(palette->isDrawn(u"\\alpha"_s));
        QTest::mouseClick(palette->grid()->viewport(), Qt::LeftButton, {}, palette->grid()->visualRect(first).center());
        QCOMPARE(bench.text(), u"\\alpha "_s);
        // It is among those used last.
        const FormulaPalette *again = bench.palette();
        QCOMPARE(again->groups()->currentRow(), 0);
        QCOMPARE(again->current(), u"\\alpha"_s);
    }

    void aMatrixHasTheRowsAndColumnsThatAreChosen()
    {
        FormulaBench bench(u"text.formula"_s, u"latex"_s, u"A="_s);
        bench.edit->moveCursor(QTextCursor::End);
        FormulaPalette *palette = bench.palette();
        palette->search()->setText(u"행렬"_s);
        QTest::keyClick(palette->search(), Qt::Key_Return);
        QVERIFY(palette->isVisible() && palette->pad()->isVisible() && palette->pad()->hasFocus());
        QTest::keyClick(palette->pad(), Qt::Key_Right);
        QTest::keyClick(palette->pad(), Qt::Key_Return);
        QCOMPARE(bench.text(), u"A=\\begin{bmatrix}  &  &  \\\\  &  &  \\end{bmatrix}"_s);
        QTest::keyClicks(bench.edit, u"1"_s); // into its first cell
        QCOMPARE(bench.text(), u"A=\\begin{bmatrix} 1 &  &  \\\\  &  &  \\end{bmatrix}"_s);
        // By the pointer, and back by Escape
        palette = bench.palette();
        palette->search()->setText(u"cases"_s);
        QTest::keyClick(palette->search(), Qt::Key_Return);
        QTest::keyClick(palette->pad(), Qt::Key_Escape);
        QVERIFY(palette->isVisible() && palette->grid()->isVisible() && palette->search()->hasFocus());
        QTest::keyClick(palette->search(), Qt::Key_Return);
        const QPoint at = palette->pad()->cell(2, 0).center();
        QTest::mouseMove(palette->pad(), at);
        QMouseEvent over(QEvent::MouseMove, at, palette->pad()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(palette->pad(), &over);
        QCOMPARE(palette->pad()->rows(), 3);
        QCOMPARE(palette->pad()->columns(), 1);
        QTest::mouseClick(palette->pad(), Qt::LeftButton, {}, at);
        QVERIFY2(bench.text().contains(u"\\begin{cases}  \\\\  \\\\  \\end{cases}"_s), qPrintable(bench.text()));
        QVERIFY(bench.undoesToBytes());
    }

    void inWordsItIsPutBetweenDollarSigns()
    {
        FormulaBench bench(u"text.text"_s, u"text"_s, u"학습률 "_s);
        const auto setFormulas = [&bench](bool hasFormulas) {
            bench.session.document.edit(u"Formulas"_s, [hasFormulas](const lecture::Lecture &lecture) {
                return lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"formulas"_s, hasFormulas);
            });
        };
        setFormulas(false);
        QVERIFY(!bench.row(u"text"_s)->findChild<QToolButton *>(u"symbols"_s)->isVisible());
        setFormulas(true);
        QVERIFY(bench.row(u"text"_s)->findChild<QToolButton *>(u"symbols"_s)->isVisible());
        bench.edit->moveCursor(QTextCursor::End);
        bench.insert(u"eta"_s);
        QCOMPARE(bench.text(), u"학습률 $\\eta$"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void formulasOfOnesOwnAreKeptAndRemoved()
    {
        const FormulaBench bench(u"text.formula"_s, u"latex"_s, u"e^{i\\pi}+1=0"_s);
        FormulaPalette *palette = bench.palette();
        palette->keepButton()->click();
        QCOMPARE(setting::ownFormulas.value(), QStringList{u"e^{i\\pi}+1=0"_s});
        QCOMPARE(palette->current(), u"e^{i\\pi}+1=0"_s);
        QTest::keyClick(palette->search(), Qt::Key_Return);
        QCOMPARE(bench.text(), u"e^{i\\pi}+1=0e^{i\\pi}+1=0"_s);
        palette = bench.palette();
        palette->groups()->setCurrentRow(palette->groups()->count() - 1);
        QTest::keyClick(palette->search(), Qt::Key_Delete);
        QVERIFY(setting::ownFormulas.value().isEmpty());
    }

    void theCommandIsThereWhereAFormulaIs()
    {
        Bench bench(lectureWith({u"text.formula"_s, u"shapes.circle"_s}), {u"circle"_s});
        QAction *command = bench.session.actions.find(QString(inspectoraction::symbol));
        QVERIFY(command && !command->isEnabled());
        bench.session.selection.setNodes({u"formula"_s});
        Bench::settle();
        QVERIFY(command->isEnabled());
        command->trigger();
        const auto *palette = bench.row(u"latex"_s)->findChild<FormulaPalette *>();
        QVERIFY(palette && palette->isVisible());
        QTest::keyClick(palette->search(), Qt::Key_Escape);
        QVERIFY(bench.isAsBefore());
    }

    void theFirstMistakeIsFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<FormulaUse>("use");
        QTest::addColumn<QString>("mistake");
        using enum FormulaUse;
        QTest::newRow("none") << u"a^2"_s << Whole << QString();
        QTest::newRow("empty") << u""_s << Whole << QString();
        QTest::newRow("command") << u"a + \\alhpa + b"_s << Whole << u"\\alhpa"_s;
        QTest::newRow("open brace") << u"1 + \\frac{a}{b"_s << Whole << u"{b"_s;
        QTest::newRow("values") << u"x_{\\val{1}} + \\foo"_s << Whole << u"\\foo"_s;
        QTest::newRow("second formula") << u"값 $x$ 과 $\\foo y$ 이다"_s << Dollars << u"\\foo"_s;
        QTest::newRow("words") << u"\\foo"_s << Dollars << QString();
        QTest::newRow("no formulas") << u"$\\foo$"_s << None << QString();
    }
    void theFirstMistakeIsFound()
    {
        QFETCH(QString, text);
        QFETCH(FormulaUse, use);
        QFETCH(QString, mistake);
        const auto found = formulaMistake(text, use);
        QCOMPARE(found ? text.sliced(found->start, found->end - found->start) : QString(), mistake);
    }

    void theFieldMarksTheMistakeWhileItIsThere()
    {
        const FormulaBench bench(u"text.formula"_s, u"latex"_s, u"a + \\alhpa"_s);
        Field *field = bench.row(u"latex"_s)->field();
        field->showProblem(true);
        QTRY_COMPARE(bench.edit->extraSelections().size(), 1);
        QCOMPARE(bench.edit->extraSelections().front().cursor.selectedText(), u"\\alhpa"_s);
        field->showProblem(false);
        QVERIFY(bench.edit->extraSelections().isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorFormulas)
#include "tst_editor_inspector_formulas.moc"
