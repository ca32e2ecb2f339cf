// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/color/colorpicker.h"
#include "editor/inspector/color/swatches.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/fields/filefields.h"
#include "testmain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

class TestInspectorValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

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
        QTest::newRow("exponential") << u"exp(1)"_s << M_E;
        QTest::newRow("e") << u"e^2"_s << M_E * M_E;
        QTest::newRow("natural logarithm") << u"ln(e^3)"_s << 3.0;
        QTest::newRow("logarithm as in formulas") << u"log(e)"_s << 1.0;
        QTest::newRow("decimal logarithm") << u"log10(1000)"_s << 3.0;
        QTest::newRow("least") << u"min(3, 1+1, 5)"_s << 2.0;
        QTest::newRow("most") << u"max(1, min(7, 9))"_s << 7.0;
        QTest::newRow("down") << u"floor(2.7)"_s << 2.0;
        QTest::newRow("up") << u"ceil(2.2)"_s << 3.0;
        QTest::newRow("nearest") << u"round(2.6)"_s << 3.0;
        QTest::newRow("decimal comma") << u"1,5"_s << 1.5;
        QTest::newRow("decimal commas in a sum") << u"0,125*2 + 1,25"_s << 1.5;
        QTest::newRow("a decimal comma in brackets") << u"2*(1,5)"_s << 3.0;
        QTest::newRow("commas between arguments") << u"min(1,2) + exp(0)"_s << 2.0;
        QTest::newRow("a decimal comma and a unit") << u"22,5°"_s << 22.5;
        QTest::newRow("more than thousands") << u"1,2345"_s << 1.2345;
        QTest::newRow("capitals and spaces") << u"ABS (-2) * Tan(pi/4)"_s << 2.0;
        QTest::newRow("full-width brackets") << u"max（1，2）"_s << 2.0;
    }

    void arithmeticIsComputed()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto result = computed(text, 2, u"°"_s);
        QVERIFY2(result, result ? "" : qPrintable(result.error().text()));
        QVERIFY(qFuzzyCompare(*result, value));
    }

    void aNumberBeyondTheRangeIsToldAtOnce()
    {
        Bench bench(lectureWith({u"text.text"_s}), {u"text"_s});
        auto *weight = bench.in<QLineEdit>(u"weight"_s);
        weight->setFocus();
        weight->selectAll();
        QTest::keyClicks(weight, u"99"_s); // on the way to 990, as to 100
        QCOMPARE(bench.message(u"weight"_s), QString());
        QTest::keyClicks(weight, u"9"_s);
        QCOMPARE(bench.message(u"weight"_s), u"The most is 900."_s);
        QTest::keyClick(weight, Qt::Key_Backspace);
        QCOMPARE(bench.message(u"weight"_s), QString());
        QTest::keyClicks(weight, u"9"_s);
        QTest::keyClick(weight, Qt::Key_Return);
        QCOMPARE(bench.written(u"text"_s, u"weight"_s), QJsonValue(900));
        QCOMPARE(bench.message(u"weight"_s), u"The most is 900."_s);
        bench.in<QLineEdit>(u"size"_s)->setFocus();
        QCOMPARE(bench.message(u"weight"_s), u"The most is 900."_s);
        // Too small is told when it is applied.
        weight->setFocus();
        weight->selectAll();
        QTest::keyClicks(weight, u"20"_s);
        QTest::keyClick(weight, Qt::Key_Return);
        QCOMPARE(bench.written(u"text"_s, u"weight"_s), QJsonValue(100));
        QCOMPARE(bench.message(u"weight"_s), u"The least is 100."_s);
    }

    void whatIsNoNumberIsReportedAsSuch()
    {
        for (const QString &text :
             {u"two"_s, u"1/0"_s, u"2*"_s, u"(1"_s, u"1 2"_s, u""_s, u"sqrt(-1)"_s, u"."_s, u"exp"_s, u"exp()"_s,
              u"exp(1, 2)"_s, u"min(1,)"_s, u"pow(2)"_s, u"foo(1)"_s, u"1, 2"_s, u"ln(0)"_s})
            QVERIFY2(!computed(text), qPrintable(text));
        // Ambiguous: 1000 or 1.
        const auto thousands = computed(u"1,000"_s);
        QVERIFY(!thousands);
        QVERIFY(thousands.error().text().contains(u"1000"_s) && thousands.error().text().contains(u"1.000"_s));
        for (const QString &text : {u"1,234.5"_s, u"1.234,5"_s, u"1,,5"_s, u"exp(1,5)"_s})
            QVERIFY2(!computed(text), qPrintable(text));
        const auto unknown = computed(u"foo(1)"_s);
        for (const QString &possible : {u"foo(1)"_s, u"2*3+1"_s, u"pi"_s, u"exp"_s, u"sqrt"_s, u"max"_s, u"floor"_s})
            QVERIFY2(unknown.error().text().contains(possible), qPrintable(unknown.error().text()));
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

    void thePlaceOfSeveralIsNotWrittenWhereItFollows()
    {
        lecture::Lecture lecture =
            lectureWith({u"shapes.circle"_s, u"shapes.rectangle"_s, u"shapes.arrow"_s, u"shapes.surround"_s});
        const auto set = [&](const QString &node, const QString &key, const QString &to) {
            lecture = *lecture::withNodeProperty(lecture, sceneId, node, key, link(to));
        };
        set(u"arrow"_s, u"fromShape"_s, u"circle"_s);
        set(u"arrow"_s, u"toShape"_s, u"rectangle"_s);
        set(u"surround"_s, u"shape"_s, u"circle"_s);
        Bench bench(lecture, {u"circle"_s, u"rectangle"_s, u"arrow"_s, u"surround"_s});
        bench.enter(u"position"_s, u"2"_s);
        QCOMPARE(bench.written(u"circle"_s, u"position"_s).toArray().at(0).toDouble(), 2.0);
        QCOMPARE(bench.written(u"rectangle"_s, u"position"_s).toArray().at(0).toDouble(), 2.0);
        QVERIFY(bench.written(u"arrow"_s, u"position"_s).isUndefined());
        QVERIFY(bench.written(u"surround"_s, u"position"_s).isUndefined());
        bench.session.selection.setNodes({u"arrow"_s}); // selected alone, its position is written
        bench.settle();
        bench.enter(u"position"_s, u"1"_s);
        QCOMPARE(bench.written(u"arrow"_s, u"position"_s).toArray().at(0).toDouble(), 1.0);
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

    void aColourIsShownByItsNameAndWrittenByItsConstant()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        auto *edit = bench.in<QLineEdit>(u"stroke"_s);
        bench.enter(edit, u"light Grey"_s);
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(u"GREY_B"_s));
        QCOMPARE(edit->text(), u"Light grey"_s);
        bench.enter(edit, u"blue_e"_s);
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(u"BLUE_E"_s));
        QCOMPARE(edit->text(), u"Very dark blue"_s);
        QTest::mouseClick(bench.in<QAbstractButton>(u"stroke"_s), Qt::LeftButton);
        auto *picker = bench.row(u"stroke"_s)->findChild<ColorPicker *>();
        QVERIFY(picker);
        QCOMPARE(picker->findChild<QLineEdit *>()->text(), u"Very dark blue"_s);
        picker->close();
        QVERIFY(bench.undoesToBytes());
    }

    void aColourIsTypedOrSelected()
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
        QCOMPARE(grids.size(), 2); // the lecture's colours, and the palette
        QCOMPARE(grids[0]->swatches().front().text, u"#58C4DD"_s);
        QTest::mouseClick(grids[1], Qt::LeftButton, {}, grids[1]->cell(3).center());
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(grids[1]->swatches()[3].text));
        grids[1]->setFocus();
        QTest::keyClick(grids[1], Qt::Key_Right);
        QTest::keyClick(grids[1], Qt::Key_Return);
        QCOMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(grids[1]->swatches()[4].text));
        QCOMPARE(bench.steps(), 3); // all changes of the picker are one step
        picker->close();
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

    void severalBlocksMoveInOneDirectionOnly()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.circle"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"position"_s, QJsonArray{1, 2});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"circle2"_s, u"position"_s, QJsonArray{3, 4, 5});
        Bench bench(lecture, {u"circle"_s, u"circle2"_s});
        bench.enter(bench.number(u"position"_s, 0), u"-1"_s);
        QCOMPARE(bench.written(u"circle"_s, u"position"_s), QJsonValue(QJsonArray{-1, 2}));
        QCOMPARE(bench.written(u"circle2"_s, u"position"_s), QJsonValue(QJsonArray{-1, 4, 5}));
        QCOMPARE(bench.number(u"position"_s, 0)->text(), u"-1"_s);
        QCOMPARE(bench.number(u"position"_s, 1)->text(), QString());
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorValues)
#include "tst_editor_inspector_values.moc"
