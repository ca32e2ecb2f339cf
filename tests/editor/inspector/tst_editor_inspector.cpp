// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/easingbutton.h"
#include "editor/core/edits.h"
#include "editor/core/theme.h"
#include "editor/inspector/arithmetic.h"
#include "editor/inspector/assetfield.h"
#include "editor/inspector/choicefields.h"
#include "editor/inspector/colorpicker.h"
#include "editor/inspector/growingedit.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/numberedit.h"
#include "editor/inspector/row.h"
#include "editor/inspector/rowparts.h"
#include "editor/inspector/swatches.h"
#include "lecture/files.h"
#include "timeline/plugin.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QInputMethodEvent>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;

namespace {

const QString sceneId = u"scene1"_s;

const timeline::Registry &registry()
{
    static const timeline::Registry loaded = [] {
        timeline::Registry types;
        for (const graph::Problem &problem : timeline::loadPlugins(types))
            qFatal("%s", qPrintable(problem.error.text()));
        return types;
    }();
    return loaded;
}

/// A scene with a block of each of the types, called by the last word of its type.
Lecture lectureWith(const QStringList &types, const QStringList &languages = {u"en"_s})
{
    Lecture lecture = emptyLecture(languages.front());
    lecture.languages = languages;
    for (const QString &type : types) {
        const QString id = freeNodeId(*lecture.scenes.front(), type);
        auto next = withBlock(lecture, sceneId, {.type = type, .id = id}, registry());
        if (!next)
            qFatal("%s", qPrintable(next.error().text()));
        lecture = *std::move(next);
    }
    return lecture;
}

lecture::Files bytes(const Lecture &lecture)
{
    auto files = lecture::toFiles(lecture);
    if (!files)
        qFatal("%s", qPrintable(files.error().text()));
    return *std::move(files);
}

QJsonObject link(const QString &to)
{
    return {{u"link"_s, to}};
}

/// An inspector of its own, shown on a screen that nobody sees.
struct Bench
{
    explicit Bench(Lecture lecture, const QStringList &picked = {})
    {
        session.document.open(std::move(lecture), {});
        session.selection.setNodes(picked);
        panel = std::make_unique<InspectorPanel>(session, nullptr);
        panel->resize(280, 1600);
        panel->show();
        panel->activateWindow();
        QApplication::setActiveWindow(panel.get());
        QCoreApplication::processEvents();
        before = bytes(session.document.lecture());
    }

    QJsonValue written(const QString &node, const QString &key) const
    {
        return writtenAt(session.document.lecture(), {session.selection.scene(), node, {}, key});
    }
    Row *row(const QString &key) const
    {
        Row *found = panel->row(key);
        if (!found)
            qFatal("no row %s", qPrintable(key));
        return found;
    }
    template <class Widget>
    Widget *in(const QString &key, int index = 0) const
    {
        const auto found = row(key)->field()->findChildren<Widget *>();
        if (found.size() <= index)
            qFatal("no such field in %s", qPrintable(key));
        return found[index];
    }
    NumberEdit *number(const QString &key, int index = 0) const { return in<NumberEdit>(key, index); }
    void enter(QLineEdit *edit, const QString &text) const
    {
        edit->setFocus();
        edit->selectAll();
        QInputMethodEvent commit; // as any keyboard can
        commit.setCommitString(text);
        QCoreApplication::sendEvent(edit, &commit);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void enter(const QString &key, const QString &text) const { enter(number(key), text); }
    QString message(const QString &key) const
    {
        const auto *label = row(key)->findChild<QLabel *>(u"message"_s);
        return label->isVisibleTo(row(key)) ? label->text() : QString();
    }
    KeyDiamond *diamond(const QString &key) const { return row(key)->findChild<KeyDiamond *>(); }
    /// Lets what was replaced go.
    static void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    bool isAsBefore() const { return bytes(session.document.lecture()) == before; }
    int steps() const { return const_cast<Session &>(session).document.history().count(); }
    /// All undone, the lecture is what it was to the last byte.
    bool undoesToBytes()
    {
        while (session.document.history().canUndo())
            session.document.history().undo();
        return isAsBefore();
    }

    Session session{registry()};
    std::unique_ptr<InspectorPanel> panel;
    lecture::Files before;
};

} // namespace

class TestEditorInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_inspector"_s);
        applyTheme(*qApp, darkTheme());
    }
    void init()
    {
        QSettings().clear();
        for (const QString &section : {u"content"_s, u"look"_s, u"place"_s})
            QSettings().setValue(u"inspector/more/"_s + section, true);
    }

    void arithmeticIsComputed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("product before sum") << u"2*3+1"_s << 7.0;
        QTest::newRow("brackets") << u"2*(3+1)"_s << 8.0;
        QTest::newRow("pi") << u"pi/2"_s << M_PI / 2;
        QTest::newRow("power from the right") << u"2^3^2"_s << 512.0;
        QTest::newRow("minus before power") << u"-2^2"_s << -4.0;
        QTest::newRow("root") << u"sqrt(2)"_s << std::sqrt(2.0);
        QTest::newRow("percent") << u"50%"_s << 0.5;
        QTest::newRow("relative") << u"+=0.5"_s << 2.5;
        QTest::newRow("halved") << u"/=4"_s << 0.5;
        QTest::newRow("with unit") << u"45 °"_s << 45.0;
        QTest::newRow("full width") << u"１．５＋２"_s << 3.5;
        QTest::newRow("signs of print") << u"−3 × 4"_s << -12.0;
        QTest::newRow("exponent") << u"1e-3"_s << 0.001;
    }
    void arithmeticIsComputed()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto result = computed(text, 2, u"°"_s);
        QVERIFY2(result, result ? "" : qPrintable(result.error().text()));
        QVERIFY(qFuzzyCompare(*result, value));
    }

    void whatIsNoNumberIsToldAsSuch()
    {
        for (const QString &text : {u"two"_s, u"1/0"_s, u"2*"_s, u"(1"_s, u"1 2"_s, u""_s, u"sqrt(-1)"_s, u"."_s})
            QVERIFY2(!computed(text), qPrintable(text));
        QVERIFY(!computed(QString(100000, u'(')));
    }

    void aNumberTakesSumsAndKeepsItsRange()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"2*3+1"_s);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(7));
        QCOMPARE(bench.number(u"radius"_s)->text(), u"7"_s);
        bench.enter(u"radius"_s, u"+=0.5"_s);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(7.5));
        bench.enter(u"radius"_s, u"-3"_s);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(0));
        QVERIFY(bench.message(u"radius"_s).contains(u"least"));
        const int steps = bench.steps();
        bench.enter(u"radius"_s, u"a lot"_s);
        QCOMPARE(bench.steps(), steps);
        QVERIFY(bench.message(u"radius"_s).contains(u"a lot"));
        QTest::keyClick(bench.number(u"radius"_s), Qt::Key_Escape);
        QCOMPARE(bench.number(u"radius"_s)->text(), u"0"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void theDefaultIsNotWritten()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"2"_s);
        QVERIFY(bench.row(u"radius"_s)->findChild<QToolButton *>(u"reset"_s)->isVisible());
        bench.enter(u"radius"_s, u"1"_s);
        QVERIFY(bench.written(u"circle"_s, u"radius"_s).isUndefined());
        QVERIFY(bench.isAsBefore());
        QVERIFY(!bench.row(u"radius"_s)->findChild<QToolButton *>(u"reset"_s)->isVisible());
    }

    void resetGivesTheDefaultBack()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"2"_s);
        QTest::mouseClick(bench.row(u"radius"_s)->findChild<QToolButton *>(u"reset"_s), Qt::LeftButton);
        QVERIFY(bench.isAsBefore());
        QCOMPARE(bench.number(u"radius"_s)->text(), u"1"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void arrowKeysStepAndFoldIntoOneStep()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        NumberEdit *edit = bench.number(u"radius"_s);
        edit->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(edit, Qt::Key_Up);
        QTest::keyClick(edit, Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(edit, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2.31));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void draggingTheLabelScrubsInOneStep()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        auto *label = bench.row(u"radius"_s)->findChild<RowLabel *>();
        QTest::mousePress(label, Qt::LeftButton, {}, QPoint(10, 10));
        for (const int x : {20, 30, 50})
            QTest::mouseMove(label, QPoint(x, 10));
        QTest::mouseRelease(label, Qt::LeftButton, {}, QPoint(50, 10));
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void aLongLabelOnALineOfItsOwnGoesOnBelow()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        const QString sentence = u"How far it is from the middle of the circle to its edge"_s;
        lecture.parameters.push_back({u"size"_s, sentence, sceneId, u"circle"_s, u"radius"_s, {}});
        lecture.parameters.push_back({u"edge"_s, u"Its edge"_s, sceneId, u"circle"_s, u"edge"_s, {}});
        const Bench bench(lecture);
        const auto *label = bench.row(u"radius"_s)->findChild<RowLabel *>();
        QVERIFY(label->height() >= 2 * label->fontMetrics().height());
        QVERIFY(!label->geometry().intersects(bench.row(u"radius"_s)->field()->geometry()));
        QCOMPARE(bench.row(u"edge"_s)->findChild<RowLabel *>()->height(), Theme::row);
    }

    void wordsThatDoNotFitIntoAChoiceEndInThreeDots()
    {
        const auto picture = [](const QString &words) {
            CalmComboBox box;
            box.addItem(words);
            box.resize(96, Theme::row);
            return box.grab().toImage();
        };
        const QString words = u"Previous picture"_s;
        const auto isOfTheseWords = [&](int letters) { return picture(words) == picture(words.left(letters) + u'…'); };
        bool isElided = false;
        for (int letters = 1; letters < words.size(); ++letters)
            isElided = isElided || isOfTheseWords(letters);
        QVERIFY(isElided);
        QVERIFY(picture(u"Draw"_s) != picture(u"Dra…"_s));
    }

    void aChoiceAndACheckBoxAreTaken()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        auto *box = bench.in<QComboBox>(u"edge"_s);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        QCOMPARE(bench.written(u"circle"_s, u"edge"_s), QJsonValue(u"up"_s));
        auto *check = bench.in<QCheckBox>(u"pinned"_s);
        QTest::mouseClick(check, Qt::LeftButton, {}, QPoint(8, check->height() / 2));
        QCOMPARE(bench.written(u"circle"_s, u"pinned"_s), QJsonValue(true));
        QTest::mouseClick(check, Qt::LeftButton, {}, QPoint(8, check->height() / 2));
        QVERIFY(bench.written(u"circle"_s, u"pinned"_s).isUndefined());
        QVERIFY(bench.undoesToBytes());
    }

    void aVectorIsThreeNumbers()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(bench.number(u"position"_s, 0), u"1.5"_s);
        bench.enter(bench.number(u"position"_s, 1), u"-2"_s);
        QCOMPARE(bench.written(u"circle"_s, u"position"_s), QJsonValue(QJsonArray{1.5, -2, 0}));
        bench.enter(bench.number(u"position"_s, 0), u"0"_s);
        bench.enter(bench.number(u"position"_s, 1), u"0"_s);
        QVERIFY(bench.isAsBefore());
        QVERIFY(bench.undoesToBytes());
    }

    void aColourIsTypedOrPicked()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        auto *edit = bench.in<QLineEdit>(u"stroke"_s);
        bench.enter(edit, u"blue_e"_s);
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(u"BLUE_E"_s));
        bench.enter(edit, u"#58c4dd"_s);
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(u"#58C4DD"_s));
        bench.enter(edit, u"no colour"_s);
        QVERIFY(!bench.message(u"stroke"_s).isEmpty());
        QTest::mouseClick(bench.in<QAbstractButton>(u"stroke"_s), Qt::LeftButton);
        auto *picker = bench.row(u"stroke"_s)->findChild<ColorPicker *>();
        QVERIFY(picker);
        const auto grids = picker->findChildren<SwatchGrid *>();
        QCOMPARE(grids.size(), 2); // the lecture's own, and the palette
        QCOMPARE(grids[0]->swatches().front().text, u"#58C4DD"_s);
        QTest::mouseClick(grids[1], Qt::LeftButton, {}, grids[1]->cell(3).center());
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(grids[1]->swatches()[3].text));
        grids[1]->setFocus();
        QTest::keyClick(grids[1], Qt::Key_Right);
        QTest::keyClick(grids[1], Qt::Key_Return);
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(grids[1]->swatches()[4].text));
        QCOMPARE(bench.steps(), 3); // all of the picker's are one
        picker->close();
        QVERIFY(bench.undoesToBytes());
    }

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
        // Something else changes the lecture meanwhile.
        bench.session.document.edit(u"Other"_s, [](const Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"radius"_s, 3);
        });
        QVERIFY(edit->isComposing());
        compose({}, u"한"_s);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"한"_s));
        compose(u"글"_s);
        // Another block is picked before the last syllable is done.
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
        QTest::keyClick(bench.row(u"latex"_s), Qt::Key_Return); // and in again
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

    void aFileBecomesAnAssetInTheSameStep()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"dot.png"_s);
        QImage image(4, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(path));
        Bench bench(lectureWith({u"shapes.image"_s}), {u"image"_s});
        auto *field = qobject_cast<AssetField *>(bench.row(u"file"_s)->field());
        QVERIFY(field);
        field->takeFile(path);
        QCOMPARE(bench.written(u"image"_s, u"file"_s), QJsonValue(u"assets/dot.png"_s));
        QCOMPARE(bench.session.document.lecture().assets.size(), std::size_t{1});
        QCOMPARE(bench.steps(), 1);
        image.fill(Qt::blue);
        QVERIFY(image.save(path));
        field->takeFile(path);
        QCOMPARE(bench.written(u"image"_s, u"file"_s), QJsonValue(u"assets/dot-2.png"_s));
        field->takeFile(folder.filePath(u"nothing.png"_s));
        QVERIFY(!bench.message(u"file"_s).isEmpty());
        QVERIFY(bench.undoesToBytes());
    }

    void theDiamondSetsAndRemovesKeyframes()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::None);
        QTest::mouseClick(bench.diamond(u"radius"_s), Qt::LeftButton);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::Here);
        bench.session.playhead.setTime(Time::fromSeconds(2));
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::Elsewhere);
        bench.enter(u"radius"_s, u"3"_s);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 2);
        bench.session.playhead.setTime(Time::fromSeconds(1));
        QCOMPARE(bench.number(u"radius"_s)->text(), u"2"_s);
        bench.session.playhead.setTime(Time::fromSeconds(2));
        bench.number(u"radius"_s)->setFocus();
        QTest::keyClick(bench.number(u"radius"_s), Qt::Key_K, Qt::AltModifier);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        bench.session.playhead.setTime(Time());
        QTest::mouseClick(bench.diamond(u"radius"_s), Qt::LeftButton);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(1));
        QVERIFY(bench.undoesToBytes());
    }

    void keyframesAndResetsAreReachedByTab()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"2"_s);
        auto *reset = bench.row(u"radius"_s)->findChild<QToolButton *>(u"reset"_s);
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        };
        bench.number(u"radius"_s)->setFocus();
        press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), bench.diamond(u"radius"_s));
        QVERIFY(bench.diamond(u"radius"_s)->accessibleName().contains(u"Radius"_s));
        press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), reset);
        QVERIFY(reset->accessibleName().contains(u"Radius"_s));
        press(Qt::Key_Space);
        QVERIFY(bench.isAsBefore());
        QVERIFY(bench.number(u"radius"_s)->hasFocus()); // the button has gone
        press(Qt::Key_Tab);
        press(Qt::Key_Return);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        press(Qt::Key_Space);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(1));

        // Without these stops from property to property, and back.
        Row *radius = bench.row(u"radius"_s);
        press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(!radius->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(bench.panel->isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bench.number(u"radius"_s)->hasFocus());
        QVERIFY(bench.undoesToBytes());
    }

    void automaticKeyingWritesKeyframes()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.session.isKeying = true;
        bench.enter(u"radius"_s, u"3"_s);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        auto *check = bench.in<QCheckBox>(u"pinned"_s);
        check->click();
        QCOMPARE(bench.written(u"circle"_s, u"pinned"_s), QJsonValue(true));
        QVERIFY(bench.undoesToBytes());
    }

    void theMenuOfARowDoesTheRest()
    {
        Bench bench(lectureWith({u"shapes.circle"_s, u"shapes.dot"_s}), {u"circle"_s});
        QSignalSpy curves(bench.panel.get(), &InspectorPanel::curvesRequested);
        const auto trigger = [&](const QString &key, const QString &text) {
            QMenu menu;
            bench.row(key)->fillMenu(menu);
            for (QAction *action : menu.actions()) {
                if (action->text() == text) {
                    action->trigger();
                    return true;
                }
            }
            return false;
        };
        QVERIFY(trigger(u"radius"_s, u"Set keyframe"_s));
        bench.session.playhead.setTime(Time::fromSeconds(2));
        QVERIFY(trigger(u"radius"_s, u"Set keyframe"_s));
        QVERIFY(trigger(u"radius"_s, u"Edit curve"_s));
        QCOMPARE(curves.count(), 1);
        QVERIFY(trigger(u"radius"_s, u"Remove all keyframes"_s));
        QVERIFY(bench.written(u"circle"_s, u"radius"_s).isUndefined());
        bench.enter(u"radius"_s, u"2.5"_s);
        QVERIFY(trigger(u"radius"_s, u"Copy value"_s));
        QCOMPARE(QApplication::clipboard()->text(), u"2.5"_s);
        QVERIFY(trigger(u"strokeWidth"_s, u"Paste value"_s));
        QCOMPARE(bench.written(u"circle"_s, u"strokeWidth"_s), QJsonValue(2.5));
        QVERIFY(trigger(u"stroke"_s, u"Paste value"_s));
        QVERIFY(!bench.message(u"stroke"_s).isEmpty());
        QVERIFY(trigger(u"radius"_s, u"Back to the default"_s));
        QVERIFY(bench.undoesToBytes());
    }

    void severalBlocksShowWhatTheyHaveInCommon()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.circle"_s, u"shapes.square"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"circle2"_s, u"radius"_s, 3);
        Bench bench(lecture, {u"circle"_s, u"circle2"_s});
        QCOMPARE(bench.number(u"radius"_s)->text(), QString());
        QCOMPARE(bench.number(u"radius"_s)->placeholderText(), u"—"_s);
        bench.enter(u"radius"_s, u"2"_s);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2));
        QCOMPARE(bench.written(u"circle2"_s, u"radius"_s), QJsonValue(2));
        QCOMPARE(bench.number(u"radius"_s)->text(), u"2"_s);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
        bench.session.selection.setNodes({u"circle"_s, u"square"_s});
        QVERIFY(!bench.panel->row(u"radius"_s));
        QVERIFY(bench.panel->row(u"stroke"_s));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"delete"_s), Qt::LeftButton);
        QCOMPARE(bench.session.document.lecture().scenes.front()->nodes.size(), std::size_t{1});
        QVERIFY(bench.undoesToBytes());
    }

    void aLinkIsShownFollowedAndRemoved()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"values.number"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"number"_s, u"value"_s, 2.5);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"radius"_s, link(u"number"_s));
        Bench bench(lecture, {u"circle"_s});
        QAbstractButton *chip = bench.in<QAbstractButton>(u"radius"_s);
        QCOMPARE(chip->text(), u"Number"_s);
        QCOMPARE(chip->accessibleDescription(), u"2.5"_s);
        QTest::mouseClick(bench.row(u"radius"_s)->findChild<QToolButton *>(u"unlink"_s), Qt::LeftButton);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2.5)); // it stays as it was
        QCOMPARE(bench.number(u"radius"_s)->text(), u"2.5"_s);
        QVERIFY(bench.undoesToBytes());
        chip = bench.in<QAbstractButton>(u"radius"_s);
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(bench.session.selection.nodes(), QStringList{u"number"_s});
        QVERIFY(bench.isAsBefore());
    }

    void aShapeIsLinkedToWhatFits()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"shapes.square"_s, u"values.number"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"dot"_s, u"beside"_s, link(u"circle"_s));
        Bench bench(lecture, {u"circle"_s});
        QTest::mouseClick(bench.row(u"beside"_s)->findChild<QToolButton *>(u"linkTo"_s), Qt::LeftButton);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList texts;
        for (const QAction *action : menu->actions())
            texts.append(action->text());
        QCOMPARE(texts, QStringList{u"Square"_s}); // the dot depends on the circle, a number is no shape
        menu->actions().front()->trigger();
        menu->close();
        QCOMPARE(bench.written(u"circle"_s, u"beside"_s), QJsonValue(link(u"square"_s)));
        QVERIFY(bench.undoesToBytes());
    }

    void textsAreToldApartWhereOneIsLinked()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"text.text"_s, u"text.text"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"text"_s, u"Raw scores"_s);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text2"_s, u"text"_s, u"After exp"_s);
        lecture = *withLabel(lecture, sceneId, u"text2"_s, u"Third step"_s, u"en"_s);
        Bench bench(lecture, {u"circle"_s});
        QTest::mouseClick(bench.row(u"beside"_s)->findChild<QToolButton *>(u"linkTo"_s), Qt::LeftButton);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().value(0)->text(), u"Raw scores"_s);
        QCOMPARE(menu->actions().value(1)->text(), u"Third step\tAfter exp"_s);
        menu->close();
    }

    void aListOfShapesIsPutInAnotherOrder()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"layout.group"_s});
        const QString key = u"children"_s;
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"group"_s, key,
                                             QJsonArray{link(u"circle"_s), link(u"dot"_s)});
        Bench bench(lecture, {u"group"_s});
        if (!bench.panel->row(key))
            QSKIP("the group calls its list otherwise");
        auto *list = bench.in<QListWidget>(key);
        QCOMPARE(list->count(), 2);
        list->setFocus();
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(bench.written(u"group"_s, key), QJsonValue(QJsonArray{link(u"dot"_s), link(u"circle"_s)}));
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(bench.written(u"group"_s, key), QJsonValue(QJsonArray{link(u"circle"_s)}));
        QVERIFY(bench.undoesToBytes());
    }

    void linksAmongNumbersAreKept()
    {
        Lecture lecture = lectureWith({u"values.switch"_s, u"values.number"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"switch"_s, u"numbers"_s,
                                             QJsonArray{1, link(u"number"_s), 3});
        Bench bench(lecture, {u"switch"_s});
        auto *list = bench.in<QListWidget>(u"numbers"_s);
        QCOMPARE(list->count(), 3);
        QVERIFY(!(list->item(1)->flags() & Qt::ItemIsEditable));
        list->item(2)->setText(u"2*4"_s);
        QCOMPARE(bench.written(u"switch"_s, u"numbers"_s), QJsonValue(QJsonArray{1, link(u"number"_s), 8}));
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(bench.written(u"switch"_s, u"numbers"_s), QJsonValue(QJsonArray{1, 8}));
        QCOMPARE(bench.in<GrowingEdit>(u"numbers"_s)->toPlainText(), u"1, 8"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void theHeadNamesAndShowsOnStage()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}, {u"en"_s, u"ko"_s}), {u"circle"_s});
        auto *name = bench.panel->findChild<QLineEdit *>(u"name"_s);
        bench.enter(name, u"Wheel"_s);
        const auto label = [&] { return bench.session.document.node(sceneId, u"circle"_s)->extra.value(u"label"_s); };
        QCOMPARE(label(), QJsonValue(u"Wheel"_s));
        bench.session.preview.setLanguage(u"ko"_s);
        bench.enter(name, u"바퀴"_s);
        QCOMPARE(label(), QJsonValue(QJsonObject{{u"en"_s, u"Wheel"_s}, {u"ko"_s, u"바퀴"_s}}));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"onStage"_s), Qt::LeftButton);
        QVERIFY(bench.session.document.lecture().scenes.front()->actors.empty());
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"onStage"_s), Qt::LeftButton);
        QCOMPARE(bench.session.document.lecture().scenes.front()->actors.size(), std::size_t{1});
        QVERIFY(bench.undoesToBytes());
    }

    void clipsHaveTimesEasingAndTarget()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s});
        const auto added = withNewClip(
            lecture, sceneId, {.type = u"motion.fade-in"_s, .target = u"circle"_s, .start = Time::fromSeconds(1)},
            registry());
        QVERIFY(added);
        Bench bench(added->lecture);
        bench.session.selection.setClips({added->place});
        const auto clip = [&]() -> const timeline::Clip & {
            return *clipAt(*bench.session.document.lecture().scenes.front(), added->place);
        };
        bench.enter(u"start"_s, u"0.5"_s);
        QCOMPARE(clip().start, Time::fromSeconds(0.5));
        bench.enter(u"duration"_s, u"2"_s);
        QCOMPARE(clip().duration, std::optional(Time::fromSeconds(2)));
        QTest::mouseClick(bench.row(u"duration"_s)->findChild<QToolButton *>(u"reset"_s), Qt::LeftButton);
        QVERIFY(!clip().duration);
        bench.enter(u"lag"_s, u"0.25"_s);
        QCOMPARE(clip().lag, std::optional(0.25));
        auto *easing = bench.in<EasingButton>(u"ease"_s);
        Q_EMIT easing->picked(u"linear"_s);
        QCOMPARE(clip().ease, u"linear"_s);
        auto *over = bench.in<QComboBox>(u"over"_s);
        over->setFocus();
        QTest::keyClick(over, Qt::Key_End);
        QCOMPARE(clip().over, u"leaves"_s);
        auto *target = bench.in<QComboBox>(u"target"_s);
        target->setFocus();
        QTest::keyClick(target, Qt::Key_End);
        QCOMPARE(clip().target, u"dot"_s);
        bench.enter(bench.in<QLineEdit>(u"part"_s), u"entries/3"_s);
        QCOMPARE(clip().target, u"dot/entries/3"_s);
        QVERIFY(bench.undoesToBytes());
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"delete"_s), Qt::LeftButton);
        QVERIFY(bench.session.document.lecture().scenes.front()->tracks.front()->clips.empty());
        QVERIFY(bench.undoesToBytes());
    }

    void withNothingPickedTheSceneAndTheLectureAreShown()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s});
        lecture.parameters.push_back({u"size"_s, u"How large"_s, sceneId, u"circle"_s, u"radius"_s, {}});
        Bench bench(lecture);
        QCOMPARE(bench.panel->rows().front()->source().spec.label, u"How large"_s);
        bench.enter(u"radius"_s, u"2"_s);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2));
        bench.enter(u"duration"_s, u"8"_s);
        QCOMPARE(bench.session.document.lecture().scenes.front()->duration, std::optional(Time::fromSeconds(8)));
        bench.enter(bench.in<QLineEdit>(u"background"_s), u"GREY_E"_s);
        QCOMPARE(bench.written({}, u"background"_s), QJsonValue(u"GREY_E"_s));
        auto *name = bench.in<GrowingEdit>(u"name"_s);
        name->setFocus();
        QTest::keyClicks(name, u"!"_s);
        auto *title = bench.in<GrowingEdit>(u"title"_s);
        title->setFocus();
        QTest::keyClicks(title, u"A"_s);
        QVERIFY(!bench.session.document.lecture().title.toString().isEmpty());
        auto *frame = bench.in<QComboBox>(u"frame"_s);
        frame->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(frame, Qt::Key_Down);
        QCOMPARE(bench.session.document.lecture().frameWidth, 4.5);
        QTest::keyClick(bench.in<QComboBox>(u"frame"_s), Qt::Key_Home);
        QCOMPARE(bench.session.document.lecture().frameWidth, 128.0 / 9);
        auto *rate = bench.in<QComboBox>(u"rate"_s);
        rate->setFocus();
        QTest::keyClick(rate, Qt::Key_Home);
        QCOMPARE(bench.session.document.lecture().rate, (base::FrameRate{24, 1}));
        QVERIFY(bench.undoesToBytes());
    }

    void aLectureMayHaveAFrameOfItsOwn()
    {
        Bench bench(lectureWith({}));
        auto *frame = bench.in<QComboBox>(u"frame"_s);
        auto *own = bench.row(u"frame"_s)->findChild<QLineEdit *>(u"ownFrame"_s);
        const auto width = [&] { return bench.session.document.lecture().frameWidth; };
        QVERIFY(!own->isVisible());
        frame->setFocus();
        QTest::keyClick(frame, Qt::Key_End);
        QVERIFY(own->isVisible());
        QVERIFY(own->hasFocus());
        QCOMPARE(own->text(), u"16:9"_s);
        QVERIFY(bench.isAsBefore());
        bench.enter(own, u"1080 × 1350"_s);
        QCOMPARE(width(), 8 * 1080.0 / 1350);
        QCOMPARE(own->text(), u"4:5"_s);
        QVERIFY(own->isVisible());
        bench.enter(own, u"2.39:1"_s);
        QCOMPARE(width(), 8 * 2.39);
        QCOMPARE(own->text(), u"2.39:1"_s);
        for (const QString &wrong : {u"wide"_s, u"0:9"_s, u"1:100"_s, u"16:9:4"_s}) {
            bench.enter(own, wrong);
            QVERIFY2(!bench.message(u"frame"_s).isEmpty(), qPrintable(wrong));
            QCOMPARE(width(), 8 * 2.39);
        }
        bench.enter(own, u"1920x1080"_s); // one of the usual ones after all
        QCOMPARE(bench.message(u"frame"_s), QString());
        QCOMPARE(frame->currentText(), u"16:9 wide"_s);
        QVERIFY(!own->isVisible());
        QVERIFY(bench.isAsBefore());
        QVERIFY(bench.undoesToBytes());
    }

    void aParameterThatFeedsAChoiceIsChosenFromItsWords()
    {
        Lecture lecture = lectureWith({u"values.text"_s, u"tensors.mask"_s, u"tensors.softmax"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"value"_s, u"in columns"_s);
        lecture.parameters.push_back({u"layout"_s, u"Where queries stand"_s, sceneId, u"text"_s, u"value"_s, {}});
        {
            Bench free(lecture);
            QVERIFY(free.row(u"value"_s)->field()->findChild<GrowingEdit *>()); // anything may be written
        }
        for (const QString &block : {u"mask"_s, u"softmax"_s})
            lecture = *lecture::withNodeProperty(lecture, sceneId, block, u"queries"_s, link(u"text"_s));
        Bench bench(lecture);
        auto *box = bench.in<QComboBox>(u"value"_s);
        QCOMPARE(box->count(), 2);
        QCOMPARE(box->currentText(), u"In columns"_s);
        QCOMPARE(box->accessibleName(), u"Where queries stand"_s);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(bench.written(u"text"_s, u"value"_s), QJsonValue(u"in rows"_s));
        QCOMPARE(box->currentText(), u"In rows"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void whatAClipTurnsIntoGoesOffTheStage()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"shapes.square"_s});
        auto added = withNewClip(lecture, sceneId, {u"motion.become"_s, u"circle"_s, Time()}, registry());
        QVERIFY(added);
        const lecture::ClipPlace become = added->place;
        added = withNewClip(added->lecture, sceneId, {u"motion.fade-in"_s, u"dot"_s, Time()}, registry());
        QVERIFY(added);
        Bench bench(added->lecture);
        const auto actors = [&] { return bench.session.document.lecture().scenes.front()->actors; };
        const auto turnInto = [&](const QString &block) {
            bench.session.selection.setClips({become});
            bench.row(u"to"_s)->findChild<QToolButton *>(u"linkTo"_s)->click();
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu)
                qFatal("no menu of links");
            for (QAction *action : menu->actions()) {
                if (action->text().startsWith(block, Qt::CaseInsensitive))
                    action->trigger();
            }
            menu->close();
            Bench::settle();
        };
        const QSignalSpy told(&bench.session.document, &Document::told);
        const int steps = bench.steps();
        turnInto(u"square"_s);
        QCOMPARE(told.count(), 1);
        QCOMPARE(actors(), (std::vector<QString>{u"circle"_s, u"dot"_s}));
        QCOMPARE(bench.steps(), steps + 1);
        bench.session.document.history().undo();
        turnInto(u"dot"_s); // that does something there itself, so it stays
        QCOMPARE(told.count(), 1);
        QCOMPARE(actors(), (std::vector<QString>{u"circle"_s, u"dot"_s, u"square"_s}));
        QVERIFY(bench.undoesToBytes());
    }

    void languagesAreAddedAndRemoved()
    {
        Bench bench(lectureWith({u"text.text"_s}));
        QTest::mouseClick(bench.in<QPushButton>(u"languages"_s), Qt::LeftButton);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->actions().front()->trigger();
        menu->close();
        QCOMPARE(bench.session.document.lecture().languages, (QStringList{u"en"_s, u"ko"_s}));
        bench.session.selection.setNodes({u"text"_s});
        QCOMPARE(bench.row(u"text"_s)->field()->findChildren<GrowingEdit *>().size(), 2);
        bench.session.selection.clear();
        bench.row(u"languages"_s)->findChild<QToolButton *>(u"remove.en"_s)->click();
        QCOMPARE(bench.session.document.lecture().languages, QStringList{u"ko"_s});
        QCOMPARE(bench.session.document.lecture().language, u"ko"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void whatIsSeldomWantedWaitsBehindMoreAndThatIsRemembered()
    {
        QSettings().clear();
        Bench bench(lectureWith({u"shapes.circle"_s, u"shapes.dot"_s}), {u"circle"_s});
        QVERIFY(!bench.panel->row(u"fitWidth"_s));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"more.place"_s), Qt::LeftButton);
        bench.enter(u"fitWidth"_s, u"3"_s);
        QCOMPARE(bench.written(u"circle"_s, u"fitWidth"_s), QJsonValue(3));
        bench.session.selection.setNodes({u"dot"_s});
        QVERIFY(bench.panel->row(u"fitWidth"_s));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"more.place"_s), Qt::LeftButton);
        bench.session.selection.setNodes({u"circle"_s});
        Bench::settle();
        QVERIFY(bench.panel->row(u"fitWidth"_s)); // because it is written
        QVERIFY(!bench.panel->row(u"fitHeight"_s));
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

    void anEmptyListTakesNoRoom()
    {
        Bench bench(lectureWith({u"charts.bars"_s}), {u"bars"_s});
        QVERIFY(bench.in<QListWidget>(u"labels"_s)->isHidden());
    }

    void anotherTypeIsReadFromTheTop()
    {
        Bench bench(lectureWith({u"text.text"_s, u"text.text"_s, u"shapes.circle"_s}), {u"text"_s});
        bench.panel->resize(280, 200);
        const auto show = [&bench](const QString &node) {
            bench.session.selection.setNodes({node});
            bench.settle();
        };
        bench.settle();
        QScrollBar *bar = bench.panel->findChild<QScrollArea *>()->verticalScrollBar();
        bar->setValue(60);
        show(u"text2"_s);
        QCOMPARE(bar->value(), 60);
        show(u"circle"_s);
        QCOMPARE(bar->value(), 0);
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

    void everyPropertyOfEveryBlockHasAFieldAndShowingItChangesNothing()
    {
        QStringList types;
        for (const auto &[id, type] : registry().nodes.types())
            types.append(id);
        const Lecture lecture = lectureWith(types, {u"en"_s, u"ko"_s, u"zh"_s});
        Bench bench(lecture);
        for (const graph::NodePtr &node : lecture.scenes.front()->nodes) {
            bench.session.selection.setNodes({node->id});
            for (const graph::PropertySpec &spec : tableOf(lecture, {sceneId, node->id, {}, {}}, registry())) {
                const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
                QVERIFY2(bench.panel->row(key), qPrintable(node->type + u'/' + key));
                visit(*bench.row(key));
            }
            QCOMPARE(bench.steps(), 0);
            QVERIFY2(bench.isAsBefore(), qPrintable(node->type));
            Bench::settle();
        }
    }

    void everyPropertyOfEveryAnimationHasAFieldAndShowingItChangesNothing()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s}, {u"en"_s, u"ko"_s});
        std::vector<lecture::ClipPlace> places;
        for (const auto &[id, type] : registry().animations.types()) {
            const auto added = withNewClip(lecture, sceneId, {.type = id, .target = u"circle"_s, .start = Time()},
                                           registry());
            QVERIFY(added);
            lecture = added->lecture;
            places.push_back(added->place);
        }
        Bench bench(lecture);
        for (const lecture::ClipPlace &place : places) {
            bench.session.selection.setClips({place});
            for (const graph::PropertySpec &spec : tableOf(lecture, {sceneId, {}, place, {}}, registry())) {
                const QString key = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
                QVERIFY2(bench.panel->row(key), qPrintable(key));
                visit(*bench.row(key));
            }
            QCOMPARE(bench.steps(), 0);
            QVERIFY(bench.isAsBefore());
        }
    }

    void templatesAreShownWithoutChangingThem()
    {
        QSettings().clear();
        const QDir all(QStringLiteral(LECTOGRAPH_TEMPLATES));
        for (const QString &id : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            auto lecture = lecture::load(all.filePath(id));
            QVERIFY(lecture);
            Bench bench(*lecture);
            for (Row *row : bench.panel->rows())
                visit(*row);
            for (const lecture::ScenePtr &scene : lecture->scenes) {
                bench.session.preview.enter(scene->id);
                for (std::size_t i = 0; i < scene->nodes.size(); i += 4) {
                    bench.session.selection.setNodes({scene->nodes[i]->id});
                    if (!bench.panel->rows().empty())
                        visit(*bench.panel->rows().front());
                    Bench::settle();
                }
            }
            QCOMPARE(bench.steps(), 0);
            QVERIFY2(bench.isAsBefore(), qPrintable(id));
        }
    }

    /// LECTOGRAPH_SHOTS=FOLDER keeps pictures of the panel there.
    void shots()
    {
        const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOTS");
        if (folder.isEmpty())
            QSKIP("only on demand");
        QSettings().clear();
        const QDir all(QStringLiteral(LECTOGRAPH_TEMPLATES));
        for (const bool isDark : {true, false}) {
            applyTheme(*qApp, isDark ? darkTheme() : lightTheme());
            const QString suffix = isDark ? u"-dark.png"_s : u"-light.png"_s;
            Lecture lecture = lectureWith({u"shapes.circle"_s, u"text.text"_s, u"charts.heatmap"_s,
                                           u"tensors.softmax"_s, u"text.formula"_s, u"layout.group"_s,
                                           u"values.number"_s, u"shapes.dot"_s},
                                          {u"en"_s, u"ko"_s, u"zh"_s});
            const auto set = [&](const QString &node, const QString &key, const QJsonValue &value) {
                lecture = *lecture::withNodeProperty(lecture, sceneId, node, key, value);
            };
            set(u"circle"_s, u"radius"_s, link(u"number"_s));
            set(u"circle"_s, u"position"_s, QJsonArray{1.5, -2.25, 0});
            set(u"circle"_s, u"turn"_s,
                QJsonObject{{u"keys"_s, QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, 10}}}}});
            set(u"circle"_s, u"scale"_s,
                QJsonObject{{u"keys"_s, QJsonArray{QJsonObject{{u"at"_s, 1}, {u"value"_s, 2}}}}});
            set(u"text"_s, u"text"_s,
                QJsonObject{
                    {u"en"_s, u"Attention pattern"_s}, {u"ko"_s, u"어텐션 패턴"_s}, {u"zh"_s, u"注意力模式"_s}});
            set(u"formula"_s, u"latex"_s, u"\\frac{QK^T"_s);
            set(u"group"_s, u"children"_s, QJsonArray{link(u"circle"_s), link(u"dot"_s), link(u"text"_s)});
            for (const graph::PropertySpec &spec : tableOf(lecture, {sceneId, u"heatmap"_s, {}, {}}, registry())) {
                if (spec.type == graph::ValueType::Tensor)
                    set(u"heatmap"_s, QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size())),
                        link(u"softmax"_s));
            }
            const auto clip = withNewClip(
                lecture, sceneId, {.type = u"motion.write"_s, .target = u"text"_s, .start = Time()}, registry());
            lecture = clip->lecture;
            Bench bench(lecture);
            bench.panel->resize(270, 720);
            const auto shoot = [&](const QString &name) {
                QCoreApplication::processEvents();
                QTest::qWait(20);
                bench.panel->grab().save(QDir(folder).filePath(name + suffix));
            };
            QCursor::setPos(2000, 2000);
            shoot(u"document"_s);
            bench.panel->findChild<QScrollArea *>()->verticalScrollBar()->setValue(400);
            shoot(u"document2"_s);
            for (const int width : {240, 320}) {
                bench.panel->resize(width, 720);
                bench.session.selection.setNodes({u"circle"_s});
                shoot(u"circle%1"_s.arg(width));
                bench.session.selection.setNodes({u"text"_s});
                shoot(u"text%1"_s.arg(width));
            }
            bench.panel->resize(270, 720);
            for (const QString &node : {u"circle"_s, u"text"_s, u"heatmap"_s, u"formula"_s, u"group"_s, u"softmax"_s}) {
                bench.session.selection.setNodes({node});
                if (node == u"circle"_s)
                    bench.in<QLineEdit>(u"stroke"_s)->setFocus();
                shoot(node);
            }
            bench.session.selection.setNodes({u"circle"_s, u"dot"_s});
            shoot(u"several"_s);
            bench.session.selection.setClips({clip->place});
            shoot(u"clip"_s);
            bench.session.selection.setNodes({u"circle"_s});
            bench.in<QAbstractButton>(u"stroke"_s)->click();
            QTest::qWait(20);
            if (auto *picker = bench.panel->findChild<ColorPicker *>()) {
                picker->grab().save(QDir(folder).filePath(u"picker"_s + suffix));
                picker->close();
            }
            Bench masking(*lecture::load(all.filePath(u"masking"_s)));
            masking.session.preview.setLanguage(u"ko"_s);
            masking.panel->resize(270, 720);
            QTest::qWait(20);
            masking.panel->grab().save(QDir(folder).filePath(u"template"_s + suffix));
        }
        applyTheme(*qApp, darkTheme());
    }

private:
    /// As somebody who walks through with Tab: everything gets the focus once, and loses it.
    static void visit(Row &row)
    {
        QVERIFY(row.field());
        bool isNamed = false;
        for (QWidget *widget : row.field()->findChildren<QWidget *>()) {
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible()) {
                widget->setFocus(Qt::TabFocusReason);
                isNamed = isNamed || !widget->accessibleName().isEmpty();
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(row.source().spec.key));
            }
        }
        QVERIFY2(isNamed || !row.isVisible(), qPrintable(row.source().spec.key));
        if (QWidget *focused = QApplication::focusWidget())
            focused->clearFocus();
    }
};

QTEST_MAIN(TestEditorInspector)
#include "tst_editor_inspector.moc"
