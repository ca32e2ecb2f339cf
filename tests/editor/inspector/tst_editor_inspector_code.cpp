// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/fields/codeedit.h"
#include "testmain.h"

#include <QTextBlock>
#include <QTextLayout>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

/// A code with this text, whose field has the focus.
struct CodeBench
{
    explicit CodeBench(const QString &text, const QStringList &languages = {u"en"_s})
        : bench(
            *lecture::withNodeProperty(lectureWith({u"text.code"_s}, languages), sceneId, u"code"_s, u"code"_s, text),
            {u"code"_s}),
          edit(bench.in<CodeEdit>(u"code"_s))
    {
        edit->setFocus();
    }
    QString text() const { return bench.written(u"code"_s, u"code"_s).toString(); }
    void select(int from, int to) const
    {
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        edit->setTextCursor(cursor);
    }

    Bench bench;
    CodeEdit *edit;
};

} // namespace

class TestInspectorCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void everyVersionIsAFieldOfCode()
    {
        const CodeBench code(u"x = 1"_s);
        for (const auto &key : {u"code"_s, u"second"_s, u"third"_s, u"fourth"_s, u"fifth"_s, u"sixth"_s})
            QCOMPARE(code.bench.row(key)->field()->findChildren<CodeEdit *>().size(), 1);
        QVERIFY(code.bench.row(u"title"_s)->field()->findChildren<CodeEdit *>().isEmpty());
    }

    void tabFillsUpToTheNextStop()
    {
        CodeBench code(u"if a:\n    b"_s);
        code.select(11, 11);
        QTest::keyClick(code.edit, Qt::Key_Tab);
        QCOMPARE(code.text(), u"if a:\n    b   "_s);
        QVERIFY(code.edit->hasFocus());
        code.select(6, 6);
        QTest::keyClick(code.edit, Qt::Key_Tab);
        QCOMPARE(code.text(), u"if a:\n        b   "_s);
        QTest::keyClick(code.edit, Qt::Key_Backspace);
        QCOMPARE(code.text(), u"if a:\n    b   "_s);
        QVERIFY(code.bench.undoesToBytes());
    }

    void tabAndShiftTabIndentWhatIsSelected()
    {
        CodeBench code(u"a\n\n  b\nc"_s);
        code.select(0, 7); // the last line is not in it
        QTest::keyClick(code.edit, Qt::Key_Tab);
        QCOMPARE(code.text(), u"  a\n\n    b\nc"_s);
        QTest::keyClick(code.edit, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(code.text(), u"a\n\n  b\nc"_s);
        QTest::keyClick(code.edit, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(code.text(), u"a\n\nb\nc"_s);
        QTest::keyClick(code.edit, Qt::Key_Backtab, Qt::ShiftModifier); // there is nothing to take back
        QCOMPARE(code.text(), u"a\n\nb\nc"_s);
        QVERIFY(code.edit->hasFocus());
        QCOMPARE(code.bench.steps(), 1); // of one gesture
        QVERIFY(code.bench.undoesToBytes());
    }

    void theIndentationIsThatOfTheCode_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("indent");
        QTest::newRow("none") << u"a\nb"_s << u"    "_s;
        QTest::newRow("four") << u"def f():\n    if a:\n        b"_s << u"    "_s;
        QTest::newRow("two") << u"{\n  \"a\": {\n    \"b\": 1\n  }\n}"_s << u"  "_s;
        QTest::newRow("tabs") << u"all:\n\tmake"_s << u"\t"_s;
        QTest::newRow("aligned comment") << u"/*\n * a\n */\nint f() {\n    return 1;\n}"_s << u"    "_s;
        QTest::newRow("deep") << u"                x"_s << u"        "_s;
        QTest::newRow("empty lines") << u"a\n   \nb"_s << u"    "_s;
    }
    void theIndentationIsThatOfTheCode()
    {
        QFETCH(QString, code);
        QFETCH(QString, indent);
        QCOMPARE(indentIn(code), indent);
    }

    void enterKeepsTheIndentationAndGoesDeeperIntoABlock()
    {
        CodeBench code(u"for x in 책:"_s);
        code.edit->moveCursor(QTextCursor::End);
        QTest::keyClick(code.edit, Qt::Key_Return);
        QTest::keyClicks(code.edit, u"y"_s);
        QTest::keyClick(code.edit, Qt::Key_Return);
        QTest::keyClicks(code.edit, u"z"_s);
        QCOMPARE(code.text(), u"for x in 책:\n    y\n    z"_s);
        QTest::keyClick(code.edit, Qt::Key_Home);
        QTest::keyClick(code.edit, Qt::Key_Return); // pushes the line down, with nothing more before it
        QVERIFY2(code.text().startsWith(u"for x in 책:\n    y\n"_s), qPrintable(code.text()));
        QVERIFY(code.bench.undoesToBytes());
    }

    void escapeLeavesTheFieldAndKeepsTheText()
    {
        CodeBench code(u"a"_s);
        code.edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(code.edit, u"b"_s);
        QTest::keyClick(code.edit, Qt::Key_Escape);
        QVERIFY(!code.edit->hasFocus());
        QCOMPARE(code.text(), u"ab"_s);
        auto *row = code.bench.row(u"code"_s);
        row->setFocus();
        QTest::keyClick(row, Qt::Key_Tab); // goes on from the row, instead of into the text
        QVERIFY(QApplication::focusWidget() != row);
        QVERIFY(!code.edit->hasFocus());
        QCOMPARE(code.text(), u"ab"_s);
    }

    void whoComesByTabGoesOnByTabUntilSomethingIsDoneInIt()
    {
        const CodeBench code(u"a"_s);
        code.edit->clearFocus();
        code.edit->setFocus(Qt::TabFocusReason);
        QTest::keyClick(code.edit, Qt::Key_Tab);
        QVERIFY(!code.edit->hasFocus());
        QCOMPARE(code.text(), u"a"_s);
        code.edit->setFocus(Qt::BacktabFocusReason);
        QTest::keyClick(code.edit, Qt::Key_End);
        QTest::keyClick(code.edit, Qt::Key_Tab);
        QVERIFY(code.edit->hasFocus());
        QCOMPARE(code.text(), u"a   "_s);
    }

    void ideographsAndSyllablesTakeTwoLetters()
    {
        for (const auto &language : {u"ko"_s, u"zh"_s, u"en"_s}) {
            const CodeBench code(u"# 한글 注意\nabcdefghijk"_s, {language});
            const auto x = [&](int line, int column) {
                return code.edit->document()->findBlockByNumber(line).layout()->lineAt(0).cursorToX(column);
            };
            QVERIFY(qAbs(x(0, 2) - x(1, 2)) < 0.5);
            QVERIFY2(qAbs(x(0, 4) - x(1, 6)) < 0.5, qPrintable(u"%1, %2"_s.arg(x(0, 4)).arg(x(1, 6))));
            QVERIFY2(qAbs(x(0, 7) - x(1, 11)) < 0.5, qPrintable(u"%1, %2"_s.arg(x(0, 7)).arg(x(1, 11))));
        }
    }

    void codeIsColoredAsItsLanguageHasIt()
    {
        const CodeBench code(u"def f():\n    return \"a\"  # 주석"_s);
        const auto colorAt = [&](int line, int column) {
            for (const QTextLayout::FormatRange &range :
                 code.edit->document()->findBlockByNumber(line).layout()->formats()) {
                if (column >= range.start && column < range.start + range.length)
                    return range.format.foreground().color();
            }
            return QColor();
        };
        QTRY_VERIFY(colorAt(0, 0) != colorAt(0, 4)); // def, and the name after it
        QVERIFY(colorAt(1, 4) == colorAt(0, 0));     // return
        QVERIFY(colorAt(1, 11) != colorAt(1, 4));    // the string
        QVERIFY(colorAt(1, 18) != colorAt(1, 11));   // the comment
        QVERIFY(code.bench.isAsBefore());
    }

    void longLinesAreNotBroken()
    {
        const CodeBench code(u"x = "_s + u"very_long_name + "_s.repeated(20));
        QCOMPARE(code.edit->document()->firstBlock().layout()->lineCount(), 1);
        QVERIFY(code.edit->width() < code.bench.panel->width());
    }

    void codeIsTheSameInAllLanguagesUntilItIsWrittenAnew()
    {
        const CodeBench code(u"a"_s, {u"ko"_s, u"en"_s});
        const auto edits = code.bench.row(u"code"_s)->field()->findChildren<CodeEdit *>();
        QCOMPARE(edits.size(), 2);
        QVERIFY(edits[0]->isVisible() && !edits[1]->isVisible());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorCode)
#include "tst_editor_inspector_code.moc"
