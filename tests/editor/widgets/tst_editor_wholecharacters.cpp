// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/wholecharacters.h"

#include "base/text.h"
#include "testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class WholeCharactersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmojiIsOneCharacterToTheKeys_data()
    {
        QTest::addColumn<QString>("emoji");
        for (const QString &emoji : {u"1️⃣"_s, u"🇰🇷"_s, u"❤️"_s, u"👩‍💻"_s, u"🧑🏽‍⚕️"_s,
                                     u"🏴󠁧󠁢󠁥󠁮󠁧󠁿"_s, u"🔥"_s})
            QTest::newRow(qPrintable(emoji)) << emoji;
    }
    void anEmojiIsOneCharacterToTheKeys()
    {
        QFETCH(QString, emoji);
        const WholeCharacters keys(nullptr);
        const auto size = static_cast<int>(emoji.size());
        const QString text = u"가🔥"_s + emoji + u"나"_s;
        const int start = 3;
        QLineEdit line(text);
        QPlainTextEdit lines(u"one\n"_s + text);
        const auto put = [&](int cursor) {
            line.setCursorPosition(cursor);
            QTextCursor there = lines.textCursor();
            there.setPosition(4 + cursor);
            lines.setTextCursor(there);
        };
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
            QTest::keyClick(&line, key, modifiers);
            QTest::keyClick(&lines, key, modifiers);
        };
        const auto isAt = [&](int cursor) {
            return line.cursorPosition() == cursor && lines.textCursor().position() == 4 + cursor;
        };

        put(start);
        press(Qt::Key_Right);
        QVERIFY(isAt(start + size));
        press(Qt::Key_Left);
        QVERIFY(isAt(start));
        press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(line.selectedText(), emoji);
        QCOMPARE(lines.textCursor().selectedText(), emoji);

        put(start + size);
        press(Qt::Key_Backspace);
        QCOMPARE(line.text(), u"가🔥나"_s);
        QCOMPARE(lines.toPlainText(), u"one\n가🔥나"_s);
        line.undo();
        lines.undo();
        QCOMPARE(line.text(), text);
        QCOMPARE(lines.toPlainText(), u"one\n"_s + text);

        put(start);
        press(Qt::Key_Delete);
        QCOMPARE(line.text(), u"가🔥나"_s);
        QCOMPARE(lines.toPlainText(), u"one\n가🔥나"_s);
    }

    void lettersAreComposedWhereTheyEnter()
    {
        const WholeCharacters keys(nullptr);
        const QString apart = u"na\u0131\u0308ve \u1112\u1161\u11AB\u1100\u116E\u11A8 e\u0301"_s;
        const QString composed = base::composed(apart);
        QVERIFY(composed.size() < apart.size());
        QWidget window;
        auto *line = new QLineEdit(&window);
        auto *lines = new QPlainTextEdit(u"one\ntwo"_s, &window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QGuiApplication::clipboard()->setText(apart);

        line->setFocus();
        QTRY_VERIFY(line->hasFocus());
        line->setText(u"ab"_s);
        line->setCursorPosition(1);
        line->paste();
        QCOMPARE(line->text(), u"a"_s + composed + u"b"_s);
        QCOMPARE(line->cursorPosition(), 1 + composed.size());

        lines->setFocus();
        QTRY_VERIFY(lines->hasFocus());
        lines->paste();
        QCOMPARE(lines->toPlainText(), composed + u"one\ntwo"_s);
        QCOMPARE(lines->textCursor().position(), composed.size());
        QTest::keyClick(lines, Qt::Key_Backspace);
        QTest::keyClick(lines, Qt::Key_Backspace);
        QTest::keyClick(lines, Qt::Key_Backspace); // a whole syllable
        QCOMPARE(lines->toPlainText(), composed.chopped(3) + u"one\ntwo"_s);
    }

    void lettersAndSelectionsAreLeftToTheField()
    {
        const WholeCharacters keys(nullptr);
        QLineEdit line(u"x\u0302y"_s);
        QTest::keyClick(&line, Qt::Key_Backspace);
        QTest::keyClick(&line, Qt::Key_Backspace);
        QCOMPARE(line.text(), u"x"_s); // first the mark
        line.setText(u"a👩‍💻b"_s);
        line.setSelection(0, 1);
        QTest::keyClick(&line, Qt::Key_Backspace);
        QCOMPARE(line.text(), u"👩‍💻b"_s);
        line.setReadOnly(true);
        line.setCursorPosition(5);
        QTest::keyClick(&line, Qt::Key_Backspace);
        QCOMPARE(line.text(), u"👩‍💻b"_s);
        QPlainTextEdit lines(u"1️⃣\n2️⃣"_s);
        QTextCursor end = lines.textCursor();
        end.movePosition(QTextCursor::End);
        lines.setTextCursor(end);
        QTest::keyClick(&lines, Qt::Key_Backspace);
        QTest::keyClick(&lines, Qt::Key_Backspace);
        QTest::keyClick(&lines, Qt::Key_Backspace);
        QCOMPARE(lines.toPlainText(), QString());
    }
};

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::WholeCharactersTest)
#include "tst_editor_wholecharacters.moc"
