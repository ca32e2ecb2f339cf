// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/mime.h"
#include "editor/edits/styles.h"
#include "editor/manipulation/manipulation.h"
#include "editor/stage/inlinetexteditor.h"
#include "shape/select.h"
#include "testmain.h"

#include <QAbstractTextDocumentLayout>
#include <QInputMethodEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void wordsAreTypedInTheLanguageThatIsShown()
    {
        Bench bench;
        bench.session.preview.setLanguage(u"ko"_s);
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, bench.at(-3, -2));
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QTRY_VERIFY(words->edit()->hasFocus());
        QTest::keyClicks(words->edit(), u"big"_s);
        QTest::keyClick(words->edit(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(bench.written(u"words"_s, u"text"_s).toObject(),
                 (QJsonObject{{u"en"_s, u"Size"_s}, {u"ko"_s, u"big"_s}}));
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QCOMPARE(bench.written(u"words"_s, u"text"_s), QJsonValue(u"Size"_s));
    }

    void aKoreanCompositionLosesNothing()
    {
        Bench bench;
        bench.session.preview.setLanguage(u"ko"_s);
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QInputMethodEvent first(u"ㅎ"_s, {});
        QCoreApplication::sendEvent(edit, &first);
        QInputMethodEvent done;
        done.setCommitString(u"한"_s);
        QCoreApplication::sendEvent(edit, &done);
        QInputMethodEvent second(u"글"_s, {}); // still being composed
        QCoreApplication::sendEvent(edit, &second);
        QCOMPARE(edit->toPlainText(), u"한"_s);
        bench.overlay().setFocus(Qt::MouseFocusReason); // a click elsewhere
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(bench.written(u"words"_s, u"text"_s)["ko"_L1].toString(), u"한글"_s);
        QCOMPARE(bench.steps(), 1);
    }

    void typedEmojiAreShownInOnePiece()
    {
        Bench bench;
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QInputMethodEvent typed;
        typed.setCommitString(u"1️⃣👩‍💻"_s);
        QCoreApplication::sendEvent(edit, &typed);
        QCOMPARE(bench.written(u"words"_s, u"text"_s), QJsonValue(u"1️⃣👩‍💻"_s));
        const auto glyphs = [&] {
            qsizetype count = 0;
            const QTextBlock line = edit->document()->firstBlock();
            edit->document()->documentLayout()->blockBoundingRect(line); // lays it out
            for (const QGlyphRun &run :
                 line.layout()->glyphRuns(0, line.length() - 1)) // it does not know its own length
                count += run.glyphIndexes().size();
            return count;
        };
        QTRY_COMPARE(glyphs(), 2);
        bench.session.document.history().undo();
    }

    void escapeKeepsTheWords()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_Return);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QTest::keyClicks(edit, u"other"_s);
        QVERIFY(bench.files() != before);
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}), u"other"_s);
        QCOMPARE(bench.steps(), 1);
        QTRY_VERIFY(bench.overlay().hasFocus());
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
    }

    void aFormulaFollowsTheTypingAndTellsItsProblem()
    {
        Bench bench(withNodes(
            sample(), {{u"sum"_s, u"text.formula"_s, {{u"latex"_s, u"a + b"_s}, {u"position"_s, QJsonArray{-3, 2}}}}}));
        const quint64 before = bench.session.preview.picture().hash;
        bench.session.selection.setNodes({u"sum"_s});
        bench.press(Qt::Key_F2);
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words->isFormula());
        QTest::keyClicks(words->edit(), u"a + c"_s);
        QVERIFY(bench.session.preview.picture().hash != before);
        auto *problem = words->findChild<QLabel *>();
        QVERIFY(problem->text().isEmpty());
        QTest::keyClicks(words->edit(), u" \\frac{1"_s);
        QVERIFY(!problem->text().isEmpty());
        QVERIFY(problem->isVisible());
        words->edit()->setPlainText(u"x^2"_s);
        QVERIFY(problem->text().isEmpty());
        words->edit()->moveCursor(QTextCursor::End);
        QTest::keyClick(words->edit(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(words->edit(), u"y"_s);
        QCOMPARE(words->edit()->toPlainText(), u"x^2\ny"_s);
        QTest::keyClick(words->edit(), Qt::Key_Return);
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(bench.written(u"sum"_s, u"latex"_s), QJsonValue(u"x^2\ny"_s)); // the same in all languages
        QCOMPARE(bench.steps(), 1);
    }

    void keysOfTheStageDoNothingWhileTyping()
    {
        Bench bench;
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QTRY_VERIFY(edit->hasFocus());
        QTest::keyClick(edit, Qt::Key_D, Qt::ControlModifier);
        QTest::keyClick(edit, Qt::Key_Delete);
        QCOMPARE(bench.scene().nodes.size(), 3U);
        QTest::keyClick(edit, Qt::Key_Escape);
    }

    void sharedWordsAreChangedWhereTheyStand()
    {
        Bench bench(withNodes(sample(),
                              {{u"shared"_s, u"values.text"_s, {{u"value"_s, u"Old"_s}}},
                               {u"shown"_s, u"text.text"_s, {{u"text"_s, QJsonObject{{u"link"_s, u"shared"_s}}}}}}));
        bench.session.selection.setNodes({u"shown"_s});
        bench.press(Qt::Key_F2);
        QVERIFY(bench.panel.wordsEditor());
        QTest::keyClicks(bench.panel.wordsEditor()->edit(), u"New"_s);
        bench.panel.wordsEditor()->accept();
        QCOMPARE(graph::localized(bench.written(u"shared"_s, u"value"_s), {u"en"_s}), u"New"_s);
        QVERIFY(bench.written(u"shown"_s, u"text"_s).toObject().contains(u"link"_s));
    }

    void computedWordsAreTypedOver_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QJsonValue>("becomes");
        const QJsonValue own(u"Now"_s);
        const QJsonValue other(QJsonObject{{u"ko"_s, u"Now"_s}});
        QTest::newRow("by the block") << u"block"_s << u"en"_s << own;
        QTest::newRow("by its style") << u"style"_s << u"en"_s << own;
        QTest::newRow("with formats") << u"formats"_s << u"en"_s << own;
        QTest::newRow("by the block, in another language") << u"block"_s << u"ko"_s << other;
        QTest::newRow("by its style, in another language") << u"style"_s << u"ko"_s << other;
        QTest::newRow("a label") << u"label"_s << u"en"_s << own;
        QTest::newRow("a formula") << u"latex"_s << u"ko"_s << own;
    }

    void computedWordsAreTypedOver()
    {
        QFETCH(QString, by);
        QFETCH(QString, language);
        QFETCH(QJsonValue, becomes);
        const QString key = by == "label"_L1 || by == "latex"_L1 ? by : u"text"_s;
        const QString type = key == "label"_L1 ? u"shapes.box"_s
            : key == "latex"_L1                ? u"text.formula"_s
                                               : u"text.text"_s;
        const QJsonObject expression{
            {u"expression"_s, key == "latex"_L1 ? u"x + {=1 + 1}"_s : u"Part {1 + 1} of all"_s}};
        const QString shown = key == "latex"_L1 ? u"x + 2"_s : u"Part 2 of all"_s;
        QJsonObject properties{{u"position"_s, QJsonArray{1, 2}}};
        if (by != "style"_L1)
            properties.insert(key, expression);
        if (by == "formats"_L1)
            properties.insert(u"formatted"_s, true);
        lecture::Lecture lecture = withNodes(sample(), {{u"head"_s, type, properties}});
        if (by == "style"_L1) {
            lecture.look.styles.insert(u"heading"_s, QJsonObject{{u"text"_s, expression}});
            lecture = *withStyle(lecture, u"scene1"_s, {u"head"_s}, u"heading"_s);
        }
        Bench bench(lecture);
        bench.session.preview.setLanguage(language);
        const lecture::Files before = bench.files();
        const QRectF drawn = bench.overlay().rectOf(u"head"_s);
        const QPoint at = drawn.center().toPoint();

        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, at);
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QCOMPARE(words->edit()->toPlainText(), shown);
        QCOMPARE(words->edit()->textCursor().selectedText(), shown);
        if (key == "text"_L1) {
            const QRect field(words->edit()->mapTo(&bench.panel, QPoint()) - bench.overlay().pos(),
                              words->edit()->size());
            QVERIFY(QRectF(field).adjusted(-1, -1, 1, 1).contains(drawn));
            QVERIFY(field.width() < drawn.width() + 30);
        }
        QTest::keyClick(words->edit(), Qt::Key_Escape);
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.steps(), 0);

        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, at);
        QTest::keyClicks(bench.panel.wordsEditor()->edit(), u"Now"_s);
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Escape);
        QCOMPARE(bench.written(u"head"_s, key), becomes);
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
    }

    void noWordsReplaceThoseOfAStyle()
    {
        lecture::Lecture lecture = withNodes(sample(), {{u"head"_s, u"text.text"_s, {}}});
        lecture.look.styles.insert(u"heading"_s,
                                   QJsonObject{{u"text"_s, QJsonObject{{u"expression"_s, u"{scene.name}"_s}}}});
        Bench bench(*withStyle(lecture, u"scene1"_s, {u"head"_s}, u"heading"_s));
        bench.session.selection.setNodes({u"head"_s});
        bench.press(Qt::Key_F2);
        bench.panel.wordsEditor()->edit()->setPlainText({});
        bench.panel.wordsEditor()->accept();
        QCOMPARE(bench.written(u"head"_s, u"text"_s), QJsonValue(QString()));
    }

    /// Otherwise its letters would trigger the shortcuts for playback and the in and out points.
    void aTextIsTypedAtOnceWhereItIsDropped()
    {
        Bench bench;
        bench.drop(mime::block, u"text.text"_s, bench.at(2, 2));
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QVERIFY(words->edit()->hasFocus());
        QTest::keyClicks(words->edit(), u"exp"_s);
        QTest::keyClick(words->edit(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!bench.panel.wordsEditor());
        QVERIFY(bench.overlay().hasFocus());
        QCOMPARE(graph::localized(bench.written(u"text"_s, u"text"_s), {u"en"_s}), u"exp"_s);
    }

    void whatIsMadeOfWordsIsTypedAtOnce_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<bool>("isTyped");
        QTest::newRow("a formula") << u"text.formula"_s << true;
        QTest::newRow("words with formulas") << u"text.mixed"_s << true;
        QTest::newRow("a formula that changes step by step") << u"text.series"_s << true;
        QTest::newRow("a box of a diagram") << u"shapes.box"_s << true;
        QTest::newRow("a listing") << u"text.code"_s << true;
        QTest::newRow("a speech bubble") << u"shapes.speech-bubble"_s << true;
        QTest::newRow("a line that may have a label") << u"shapes.connector"_s << false;
        QTest::newRow("a brace that may have a label") << u"shapes.brace"_s << false;
        QTest::newRow("a vector that may have a label") << u"space.vector"_s << false;
        QTest::newRow("an angle with a number") << u"space.angle"_s << false;
        QTest::newRow("a shape without words") << u"shapes.rectangle"_s << false;
    }

    void whatIsMadeOfWordsIsTypedAtOnce()
    {
        QFETCH(QString, block);
        Bench bench;
        bench.drop(mime::block, block, bench.at(2, 2));
        QTEST(bench.panel.wordsEditor() != nullptr, "isTyped");
        QVERIFY(!bench.panel.wordsEditor() || bench.panel.wordsEditor()->edit()->hasFocus());
    }

    /// Typing begins and ends without a jump: the same letters, at the same place.
    void wordsAreTypedInTheLettersOfThePicture_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("text");
        QTest::newRow("a small text") << 30 << u"centre"_s << u"Query"_s;
        QTest::newRow("a title") << 96 << u"centre"_s << u"Attention"_s;
        QTest::newRow("on the left") << 60 << u"left"_s << u"on the left"_s;
        QTest::newRow("Korean") << 60 << u"right"_s << u"주목"_s;
    }

    void wordsAreTypedInTheLettersOfThePicture()
    {
        QFETCH(const int, size);
        QFETCH(const QString, lines);
        QFETCH(const QString, text);
        Bench bench(withNodes(
            emptyLecture(u"en"_s),
            {{u"title"_s,
              u"text.text"_s,
              {{u"text"_s, text}, {u"size"_s, size}, {u"lines"_s, lines}, {u"position"_s, QJsonArray{1, 0.5}}}}}));
        bench.session.selection.setNodes({u"title"_s});
        const QRectF drawn = bench.overlay().rectOf(u"title"_s);
        bench.press(Qt::Key_F2);
        const QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        const double em = size / 90.0 * bench.unit();
        QVERIFY2(std::abs(edit->font().pixelSize() - em) <= 1, qPrintable(QString::number(edit->font().pixelSize())));
        const QPoint corner = edit->mapTo(&bench.panel, QPoint()) - bench.overlay().pos();
        const QRectF field(corner, edit->size());
        QVERIFY(field.adjusted(-1, -1, 1, 1).contains(drawn));
        QVERIFY(std::abs(field.center().x() - drawn.center().x()) < 6);
        // The ink of the letters, as the field draws them.
        const QFontMetricsF metrics(edit->font());
        const QRectF ink = metrics.tightBoundingRect(text);
        const double baseline = field.top() + edit->document()->documentMargin() + 1 + metrics.ascent();
        QVERIFY2(std::abs(baseline + ink.center().y() - drawn.center().y()) < 2.5,
                 qPrintable(u"%1 %2"_s.arg(baseline + ink.center().y()).arg(drawn.center().y())));
        QVERIFY(edit->horizontalScrollBar()->maximum() == 0);
        QVERIFY(edit->verticalScrollBar()->maximum() == 0);
    }

    void aListingIsTypedInItsLettersWhereItStands()
    {
        const QString code = u"def softmax(x):\n    e = exp(x)\n    return e / e.sum()"_s;
        Bench bench(withNodes(emptyLecture(u"en"_s), {{u"it"_s, u"text.code"_s, {{u"code"_s, code}}}}));
        bench.session.selection.setNodes({u"it"_s});
        const Actor *actor = findActor(bench.overlay().cast(), u"it"_s);
        const auto lines = shape::selected(actor->shape, u"lines"_s);
        QVERIFY(lines);
        const QRectF drawn = bench.overlay().projection().corners(lines->bounds(), {}, false).boundingRect();
        bench.press(Qt::Key_F2);
        QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        QCOMPARE(edit->toPlainText(), code);
        const QFontMetricsF metrics(edit->font());
        QCOMPARE(metrics.horizontalAdvance(u'i'), metrics.horizontalAdvance(u'm'));
        QVERIFY(edit->document()->defaultTextOption().alignment() & Qt::AlignLeft);
        const QPoint corner = edit->mapTo(&bench.panel, QPoint()) - bench.overlay().pos();
        const double left = corner.x() + edit->document()->documentMargin() + 1;
        QVERIFY2(std::abs(left - drawn.left()) < 3, qPrintable(u"%1 %2"_s.arg(left).arg(drawn.left())));
        QVERIFY2(std::abs(metrics.horizontalAdvance(u"    return e / e.sum()"_s) - drawn.width())
                     < 0.06 * drawn.width(),
                 qPrintable(u"%1 %2"_s.arg(metrics.horizontalAdvance(u"    return e / e.sum()"_s)).arg(drawn.width())));
        QVERIFY(corner.y() < drawn.top() && corner.y() > drawn.top() - 12);

        edit->moveCursor(QTextCursor::End); // a line goes on at its indent
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(edit->toPlainText().endsWith(u"\n    "_s));
        edit->setPlainText(code + u'\n');
        QCOMPARE(bench.written(u"it"_s, u"code"_s).toString(), code);
        edit->setPlainText(code + u"\n    "_s);
        edit->moveCursor(QTextCursor::End);
        QTest::keyClick(edit, Qt::Key_Tab);
        QVERIFY(edit->toPlainText().endsWith(u"\n        "_s));
        QVERIFY(bench.panel.wordsEditor());
    }

    /// The field grows with the words, one letter after the other.
    void allWordsAreSeenWhileTheyAreTyped()
    {
        Bench bench;
        bench.drop(mime::block, u"text.text"_s, bench.at(2, 2));
        const QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
        for (const QChar letter : u"Hello wide world of words"_s) {
            QTest::keyClick(bench.panel.wordsEditor()->edit(), letter.toLatin1());
            QCoreApplication::processEvents();
            QVERIFY2(edit->verticalScrollBar()->maximum() == 0, qPrintable(edit->toPlainText()));
            QVERIFY(!edit->verticalScrollBar()->isVisible());
        }
        QCOMPARE(edit->document()->firstBlock().layout()->lineCount(), 1);
    }

    void aNewTextAndItsWordsAreOneStep()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.drop(mime::block, u"text.text"_s, bench.at(2, 2));
        QTest::keyClicks(bench.panel.wordsEditor()->edit(), u"exp"_s);
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Escape);
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
        // Words that are typed later are a step of their own.
        bench.session.document.history().redo();
        bench.session.selection.clear();
        bench.session.selection.setNodes({u"text"_s});
        bench.press(Qt::Key_F2);
        QTest::keyClicks(bench.panel.wordsEditor()->edit(), u"log"_s);
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Escape);
        QCOMPARE(bench.steps(), 2);
    }

    void undoWithNothingTypedTakesBackTheBlock()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.drop(mime::block, u"text.text"_s, bench.at(2, 2));
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!bench.panel.wordsEditor());
        QCOMPARE(bench.files(), before);
        QVERIFY(bench.overlay().hasFocus());
    }

    void tabGoesOnToTheNextBlock()
    {
        Bench bench;
        bench.click(bench.at(-3, -2));
        bench.press(Qt::Key_F2);
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!bench.panel.wordsEditor());
        QVERIFY(bench.overlay().hasFocus());
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
    }

    void aFormulaShowsAllOfItsLines()
    {
        const QString latex =
            u"\\mathrm{Attention}(Q, K, V) = \\mathrm{softmax}\\left(\\frac{QK^T}{\\sqrt{d_k}}\\right) V"
            u" + \\frac{a}{b} + \\frac{c}{d} + \\frac{e}{f}"_s;
        Bench bench(withNodes(emptyLecture(u"en"_s), {{u"sum"_s, u"text.formula"_s, {{u"latex"_s, latex}}}}));
        bench.session.selection.setNodes({u"sum"_s});
        bench.press(Qt::Key_F2);
        QCOMPARE(bench.panel.wordsEditor()->edit()->verticalScrollBar()->maximum(), 0);
    }

    void aLabelIsTypedOnItsLineAndAnEmptyOneIsRemoved()
    {
        const auto link = [](const QString &to) { return QJsonObject{{u"link"_s, to}}; };
        Bench bench(withNodes(
            sample(),
            {{u"line"_s,
              u"shapes.connector"_s,
              {{u"fromShape"_s, link(u"disc"_s)}, {u"toShape"_s, link(u"words"_s)}, {u"route"_s, u"straight"_s}}}}));
        const QPoint middle = bench.overlay().rectOf(u"line"_s).center().toPoint();
        QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, middle);
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QCOMPARE(words->node(), u"line"_s);
        QVERIFY((words->geometry().center() - middle).manhattanLength() < 24);
        QTest::keyClicks(words->edit(), u"reads"_s);
        QTest::keyClick(words->edit(), Qt::Key_Escape);
        QCOMPARE(graph::localized(bench.written(u"line"_s, u"label"_s), {u"en"_s}), u"reads"_s);
        QCOMPARE(bench.steps(), 1);

        bench.session.preview.setLanguage(u"ko"_s);
        bench.press(Qt::Key_Return);
        QVERIFY(bench.panel.wordsEditor());
        bench.panel.wordsEditor()->edit()->setPlainText({});
        bench.panel.wordsEditor()->accept();
        QVERIFY(bench.written(u"line"_s, u"label"_s).isUndefined());
    }

    void aLabelIsTypedWhereItWillStand()
    {
        Bench bench(withNodes(emptyLecture(u"en"_s), {{u"a"_s, u"space.vector"_s, {{u"to"_s, QJsonArray{8, 4, 0}}}}}));
        bench.session.selection.setNodes({u"a"_s});
        bench.press(Qt::Key_Return);
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QCOMPARE(words->edit()->placeholderText(), u"Label"_s);
        QVERIFY(words->geometry().contains(bench.at(4, 2.3))); // above the tip
        QVERIFY(!words->geometry().contains(bench.at(2, 1)));  // not over the arrow
    }

    void aBoxThatIsNotTypedKeepsItsDefault()
    {
        Bench bench;
        bench.drop(mime::block, u"shapes.box"_s, bench.at(2, 2));
        QVERIFY(bench.panel.wordsEditor());
        QTest::keyClick(bench.panel.wordsEditor()->edit(), Qt::Key_Escape);
        QVERIFY(bench.written(u"box2"_s, u"label"_s).isUndefined());
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.selected(), QStringList{u"box2"_s});
    }

    void aFormulaIsTypedAtOnceWhereItIsDropped()
    {
        Bench bench;
        bench.drop(mime::block, u"text.formula"_s, bench.at(2, 2));
        InlineTextEditor *words = bench.panel.wordsEditor();
        QVERIFY(words);
        QVERIFY(words->isFormula());
        QVERIFY(words->edit()->hasFocus());
        QTest::keyClicks(words->edit(), u"e^x"_s);
        QTest::keyClick(words->edit(), Qt::Key_Return);
        QVERIFY(!bench.panel.wordsEditor());
        QVERIFY(bench.overlay().hasFocus());
        QCOMPARE(bench.written(u"formula"_s, u"latex"_s), QJsonValue(u"e^x"_s));
    }

    void aTextThatIsCutIsBroughtIntoTheFrame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QJsonArray>("position");
        QTest::newRow("short") << u"Attention"_s << QJsonArray{7, 0};
        QTest::newRow("long") << u"Each token looks at every other token of the sequence and weighs what it finds"_s
                              << QJsonArray{0, 0};
        QTest::newRow("very long") << u"Each token looks at every other token of the sequence. "_s.repeated(16)
                                   << QJsonArray{0, 0};
    }

    void aTextThatIsCutIsBroughtIntoTheFrame()
    {
        QFETCH(QString, text);
        QFETCH(QJsonArray, position);
        Bench bench(withNodes(sample(), {{u"cut"_s, u"text.text"_s, {{u"text"_s, text}, {u"position"_s, position}}}}));
        const auto cut = [&] { return bench.overlay().stageCast().cutTexts().size(); };
        QCOMPARE(cut(), std::size_t{1});
        bench.session.selection.setNodes({u"cut"_s});
        bench.run("stage.into-frame");
        QCOMPARE(cut(), std::size_t{0});
        const base::Box box = findActor(bench.overlay().cast(), u"cut"_s)->shape.bounds();
        QVERIFY(box.max.x < 7 && box.min.x > -7 && box.max.y < 4 && box.min.y > -4);
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QCOMPARE(cut(), std::size_t{1});
    }
};

LECTOGRAPH_TEST_MAIN(StageWordsTest)
#include "tst_editor_stage_words.moc"
