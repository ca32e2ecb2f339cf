// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/widgets/decimalspinbox.h"

#include "editor/curves/scaledialog.h"
#include "testmain.h"

#include <QDoubleSpinBox>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestCurvesKeyframes : public CurveBench
{
    Q_OBJECT

private Q_SLOTS:
    void keyframesOfAllCurvesAreAddedInOneStep()
    {
        open(sample());
        m_session->selection.setNodes({u"circle"_s});
        m_session->playhead.setTime(base::Time::fromSeconds(1));
        const auto before = files();
        press(u"curves.add"_s);
        QCOMPARE(keysOfRadius().size(), 4);
        QCOMPARE(m_session->selection.keys().size(), 2U);
        m_session->document.history().undo();
        QCOMPARE(files(), before);
        QVERIFY(!m_session->document.history().canUndo());
    }

    void aDoubleClickAddsAKeyframeOnTheCurve()
    {
        showRadiusAlone();
        const double value = plot().curves()[0].valueAt(1);
        const QPointF at = plot().curvePoint(0, 1);
        QTest::mouseDClick(&view(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(keysOfRadius().size(), 4);
        QVERIFY(std::abs(radiusKey(1)[u"at"_s].toDouble() - 1) < 0.05);
        QVERIFY(std::abs(radiusKey(1)[u"value"_s].toDouble() - value) < 0.1);
    }

    void draggingAKeyframeMovesItInTimeAndValueAndIsOneStep()
    {
        showRadiusAlone();
        const lecture::Files before = files();
        const int steps = m_session->document.history().count();
        const QPointF from = plot().keyPoint(0, 1);
        drag(view(), from, from + QPointF(60, 30));
        QVERIFY(radiusKey(1)[u"at"_s].toDouble() > 2.05);
        QVERIFY(radiusKey(1)[u"value"_s].toDouble() < 2.95);
        // On a frame, and with few digits.
        const double frames = radiusKey(1)[u"at"_s].toDouble() * 60;
        QVERIFY(std::abs(frames - std::round(frames)) < 1e-6);
        QVERIFY(QString::number(radiusKey(1)[u"value"_s].toDouble(), 'g', 15).size() <= 6);
        QCOMPARE(m_session->document.history().count(), steps + 1);
        m_session->document.history().undo();
        QVERIFY(files() == before);
    }

    void shiftKeepsADragOnOneAxis()
    {
        showRadiusAlone();
        QPointF from = plot().keyPoint(0, 1);
        // Shift at the press would extend the selection, so it is pressed afterwards.
        QTest::mousePress(&view(), Qt::LeftButton, {}, from.toPoint());
        const QPointF to = from + QPointF(80, 20);
        QMouseEvent move(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         Qt::ShiftModifier);
        QCoreApplication::sendEvent(&view(), &move);
        QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ShiftModifier, to.toPoint());
        QCOMPARE(radiusKey(1)[u"value"_s].toDouble(), 3.0);
        QVERIFY(radiusKey(1)[u"at"_s].toDouble() > 2.1);
    }

    void aKeyframeThatPassesAnotherStaysSelected()
    {
        showRadiusAlone();
        const QPointF from = plot().keyPoint(0, 1);
        drag(view(), from, plot().keyPoint(0, 2) + QPointF(40, 0));
        QCOMPARE(keysOfRadius().size(), 3);
        QCOMPARE(m_session->selection.keys().size(), 1U);
        QCOMPARE(m_session->selection.keys().front().index, 2);
        QVERIFY(radiusKey(2)[u"at"_s].toDouble() > 4);
        QCOMPARE(radiusKey(1)[u"at"_s].toDouble(), 4.0);
    }

    void escapeDuringADragBringsEverythingBack()
    {
        showRadiusAlone();
        const lecture::Files before = files();
        const QPointF from = plot().keyPoint(0, 1);
        QTest::mousePress(&view(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&view(), (from + QPointF(50, 50)).toPoint());
        QVERIFY(files() != before);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(files() == before);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, from.toPoint());
        QVERIFY(files() == before);
        // Redo does not bring it back.
        QCOMPARE(m_session->document.history().count(), 0);
        m_session->document.history().redo();
        QVERIFY(files() == before);
    }

    void aDecimalCommaIsTypedLikeAPoint()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        auto *value = m_panel->findChildren<DecimalSpinBox *>().at(1);
        value->setFocus();
        value->selectAll();
        QTest::keyClicks(value, u"1,5"_s);
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(radiusKey(0)[u"value"_s].toDouble(), 1.5);
        value->selectAll();
        QTest::keyClicks(value, u"2.25"_s);
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(radiusKey(0)[u"value"_s].toDouble(), 2.25);
        value->selectAll();
        QTest::keyClicks(value, u"1,000"_s); // ambiguous: 1 or 1000
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(radiusKey(0)[u"value"_s].toDouble(), 2.25);
    }

    void differentTimesAndValuesShowAsADash()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1});
        const auto fields = m_panel->findChildren<DecimalSpinBox *>();
        QVERIFY(fields[0]->text().startsWith(u"—"_s));
        QCOMPARE(fields[1]->text(), u"—"_s);
        // Leaving the field changes nothing; a number sets both.
        const lecture::Files before = files();
        fields[1]->setFocus();
        QTest::keyClick(fields[1], Qt::Key_Tab);
        QVERIFY(files() == before);
        QCOMPARE(fields[1]->text(), u"—"_s);
        fields[1]->setFocus();
        fields[1]->selectAll();
        QTest::keyClicks(fields[1], u"2"_s);
        QTest::keyClick(fields[1], Qt::Key_Return);
        QCOMPARE(radiusKey(0)[u"value"_s].toDouble(), 2.0);
        QCOMPARE(radiusKey(1)[u"value"_s].toDouble(), 4.0);
        select(u"radius"_s, {0});
        QCOMPARE(fields[1]->text(), fields[1]->locale().toString(2.0, 'f', 3));
    }

    void whatIsUndoneDuringADragIsLetGo()
    {
        showRadiusAlone();
        const QPointF from = plot().keyPoint(0, 1);
        QTest::mousePress(&view(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&view(), (from + QPointF(50, 50)).toPoint());
        m_session->selection.clear();
        QTest::mouseMove(&view(), (from + QPointF(90, 50)).toPoint());
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, from.toPoint());
        QVERIFY(plot().curves().empty());
    }

    void aDragThatGoesNowhereIsNoStep()
    {
        showRadiusAlone();
        const int steps = m_session->document.history().count();
        QTest::mouseClick(&view(), Qt::LeftButton, {}, plot().keyPoint(0, 1).toPoint());
        const QPointF at = plot().keyPoint(0, 1);
        drag(view(), at, at + QPointF(1, 1));
        QCOMPARE(m_session->document.history().count(), steps);
    }

    void aVectorsComponentMovesAlone()
    {
        m_session->selection.setNodes({u"circle"_s});
        const QPointF from = plot().keyPoint(2, 1); // position y at 3 s
        drag(view(), from, from + QPointF(0, -20));
        const QJsonValue written = writtenAt(m_session->document.lecture(),
                                             {u"scene1"_s, u"circle"_s, {}, u"position"_s});
        const QJsonArray value = keysOf(written).at(1).toObject()[u"value"_s].toArray();
        QCOMPARE(value.at(0).toDouble(), 4.0);
        QVERIFY(value.at(1).toDouble() > 2.1);
        QCOMPARE(value.at(2).toDouble(), 0.0);
    }

    void aFrameBoxSelectsAndKeysNudgeAndDelete()
    {
        showRadiusAlone();
        drag(view(), plot().keyPoint(0, 1) + QPointF(-30, 60), plot().keyPoint(0, 2) + QPointF(20, 20));
        QCOMPARE(m_session->selection.keys().size(), 1U);
        QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_session->selection.keys().size(), 3U);
        drag(view(), QPointF(plot().keyPoint(0, 1).x() - 30, view().height() - 3),
             plot().keyPoint(0, 2) + QPointF(20, -110));
        QCOMPARE(m_session->selection.keys().size(), 2U);
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(radiusKey(1)[u"at"_s].toDouble(), base::Time::fromSeconds(2 + 1.0 / 60).seconds());
        QCOMPARE(radiusKey(2)[u"at"_s].toDouble(), base::Time::fromSeconds(4 + 1.0 / 60).seconds());
        const double was = radiusKey(1)[u"value"_s].toDouble();
        QTest::keyClick(&view(), Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(radiusKey(1)[u"value"_s].toDouble() > was);
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(keysOfRadius().size(), 1);
    }

    void keyframesAreCopiedToThePlayhead()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1});
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        m_session->playhead.setTime(base::Time::fromSeconds(2.5));
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(keysOfRadius().size(), 5);
        QCOMPARE(radiusKey(2)[u"at"_s].toDouble(), 2.5);
        QCOMPARE(radiusKey(2)[u"value"_s].toDouble(), 1.0);
        QCOMPARE(radiusKey(4)[u"at"_s].toDouble(), 4.5);
        QCOMPARE(m_session->selection.keys().size(), 2U);
    }

    void fieldsTakeTimeAndValue()
    {
        showRadiusAlone();
        select(u"radius"_s, {1});
        const auto fields = m_panel->findChildren<QDoubleSpinBox *>();
        QCOMPARE(fields[0]->value(), 2.0);
        QCOMPARE(fields[1]->value(), 3.0);
        fields[1]->selectAll();
        QTest::keyClicks(fields[1], u"2.25"_s);
        QTest::keyClick(fields[1], Qt::Key_Return);
        QCOMPARE(radiusKey(1)[u"value"_s].toDouble(), 2.25);
        fields[0]->selectAll();
        QTest::keyClicks(fields[0], u"3"_s);
        QTest::keyClick(fields[0], Qt::Key_Return);
        QCOMPARE(radiusKey(1)[u"at"_s].toDouble(), 3.0);
    }

    void theBoxScalesInTimeAsOneStepAndLeavesTheOtherSide()
    {
        showRadiusAlone();
        QVERIFY(!plot().box());
        select(u"radius"_s, {0});
        QVERIFY(!plot().box()); // a single keyframe cannot be scaled
        select(u"radius"_s, {0, 1, 2});
        const lecture::Files before = files();
        const int steps = m_session->document.history().count();
        const QPointF right = plot().box()->at({1, 0});
        const double second = (plot().keyPoint(0, 2).x() - plot().keyPoint(0, 0).x()) / 4;
        drag(view(), right, right - QPointF(2 * second, 0));
        // Three keyframes from 0 to 4 s are scaled to 0 … 2 s, on frames; their values are unchanged.
        QCOMPARE(radiusKey(0)[u"at"_s].toDouble(), 0.0);
        QVERIFY(std::abs(radiusKey(2)[u"at"_s].toDouble() - 2) < 0.05);
        QVERIFY(std::abs(radiusKey(1)[u"at"_s].toDouble() - radiusKey(2)[u"at"_s].toDouble() / 2) < 0.02);
        const double frames = radiusKey(1)[u"at"_s].toDouble() * 60;
        QVERIFY(std::abs(frames - std::round(frames)) < 1e-6);
        QCOMPARE(radiusKey(1)[u"value"_s].toDouble(), 3.0);
        QCOMPARE(m_session->selection.keys().size(), 3U);
        QCOMPARE(m_session->document.history().count(), steps + 1);
        m_session->document.history().undo();
        QVERIFY(files() == before);
    }

    void theBoxScalesValuesAndTheirHandles()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1, 2});
        press(u"curves.bezier"_s);
        const double reach = radiusKey(1)[u"in"_s].toArray().at(0).toDouble();
        const QPointF top = plot().box()->at({0, -1});
        const double unit = plot().keyPoint(0, 0).y() - plot().keyPoint(0, 2).y(); // from 1 to 2
        drag(view(), top, top + QPointF(0, unit));
        QCOMPARE(radiusKey(0)[u"value"_s].toDouble(), 1.0);
        QVERIFY(std::abs(radiusKey(1)[u"value"_s].toDouble() - 2) < 0.05);
        QVERIFY(std::abs(radiusKey(2)[u"value"_s].toDouble() - 1.5) < 0.05);
        QCOMPARE(radiusKey(1)[u"at"_s].toDouble(), 2.0);
        QCOMPARE(radiusKey(1)[u"in"_s].toArray().at(0).toDouble(), reach);
    }

    void aCornerScalesBothWithShiftAlikeAndWithAltAroundTheMiddle()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1, 2});
        const double second = (plot().keyPoint(0, 2).x() - plot().keyPoint(0, 0).x()) / 4;
        const QPointF corner = plot().box()->at({1, -1});
        drag(view(), corner, corner - QPointF(2 * second, 0), Qt::ShiftModifier);
        const double factor = radiusKey(2)[u"at"_s].toDouble() / 4;
        QVERIFY(std::abs(factor - 0.5) < 0.01);
        QVERIFY(std::abs(radiusKey(1)[u"value"_s].toDouble() - (1 + 2 * factor)) < 0.01);
        m_session->document.history().undo();
        select(u"radius"_s, {0, 1, 2});
        const QPointF right = plot().box()->at({1, 0});
        drag(view(), right, right - QPointF(second, 0), Qt::AltModifier);
        QVERIFY(std::abs(radiusKey(0)[u"at"_s].toDouble() - 1) < 0.05);
        QCOMPARE(radiusKey(1)[u"at"_s].toDouble(), 2.0);
        QVERIFY(std::abs(radiusKey(2)[u"at"_s].toDouble() - 3) < 0.05);
    }

    void theBoxRestsAtThePlayheadUnlessControlIsHeld()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1, 2});
        m_session->playhead.setTime(base::Time::fromSeconds(3));
        const double second = (plot().keyPoint(0, 2).x() - plot().keyPoint(0, 0).x()) / 4;
        const QPointF right = plot().box()->at({1, 0});
        drag(view(), right, right - QPointF(second - 4, 0));
        QCOMPARE(radiusKey(2)[u"at"_s].toDouble(), 3.0);
        m_session->document.history().undo();
        select(u"radius"_s, {0, 1, 2});
        drag(view(), right, right - QPointF(second - 4, 0), Qt::ControlModifier);
        QVERIFY(radiusKey(2)[u"at"_s].toDouble() > 3.001);
    }

    void noKeyframeGetsLostWhenScaledToNothingAndEscapeBringsThemBack()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1, 2});
        const lecture::Files before = files();
        const QPointF right = plot().box()->at({1, 0});
        QTest::mousePress(&view(), Qt::LeftButton, {}, right.toPoint());
        const QPointF far = plot().keyPoint(0, 0) - QPointF(200, 0);
        QMouseEvent move(QEvent::MouseMove, far, view().mapToGlobal(far), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view(), &move);
        QCOMPARE(keysOfRadius().size(), 3);
        QVERIFY(radiusKey(0)[u"at"_s].toDouble() < radiusKey(1)[u"at"_s].toDouble());
        QVERIFY(radiusKey(1)[u"at"_s].toDouble() < radiusKey(2)[u"at"_s].toDouble());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, far.toPoint());
        QVERIFY(files() == before);
    }

    void factorsCanBeTypedAndCancelled()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1, 2});
        view().setFocus();
        const lecture::Files before = files();
        const int steps = m_session->document.history().count();
        const auto typed = [&](Qt::Key end) {
            QTest::keyClick(&view(), Qt::Key_S);
            auto *dialog = m_panel->findChild<ScaleDialog *>();
            QVERIFY(dialog);
            const QList<QDoubleSpinBox *> fields = dialog->findChildren<QDoubleSpinBox *>();
            fields[0]->selectAll();
            QTest::keyClicks(fields[0], u"50"_s);
            QTest::keyClick(fields[0], Qt::Key_Tab);
            fields[1]->selectAll();
            QTest::keyClicks(fields[1], u"200"_s);
            QTest::keyClick(fields[1], Qt::Key_Tab);
            QCOMPARE(radiusKey(2)[u"at"_s].toDouble(), 2.0); // live preview
            QTest::keyClick(dialog, end);
            QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
        };
        typed(Qt::Key_Escape);
        QVERIFY(files() == before);
        QCOMPARE(m_session->document.history().count(), steps);
        typed(Qt::Key_Return);
        QCOMPARE(radiusKey(1)[u"at"_s].toDouble(), 1.0);
        QCOMPARE(radiusKey(1)[u"value"_s].toDouble(), 6.0);
        QCOMPARE(m_session->document.history().count(), steps + 1);
        m_session->document.history().undo();
        QVERIFY(files() == before);
    }

    void onlyTheNumbersThatAreSeenAreScaled()
    {
        m_session->selection.setNodes({u"circle"_s});
        auto *list = m_panel->findChild<QTreeWidget *>(u"curveList"_s);
        list->setCurrentItem(list->topLevelItem(1)); // position x
        press(u"curves.alone"_s);
        select(u"position"_s, {0, 1});
        const QPointF top = plot().box()->at({0, -1});
        drag(view(), top, top + QPointF(0, 30));
        const QJsonArray keys =
            keysOf(writtenAt(m_session->document.lecture(), {u"scene1"_s, u"circle"_s, {}, u"position"_s}));
        const QJsonArray value = keys.at(1).toObject()[u"value"_s].toArray();
        QVERIFY(value.at(0).toDouble() < 4);
        QCOMPARE(value.at(1).toDouble(), 2.0);
    }

    void tenThousandKeyframesMoveTogether()
    {
        QJsonArray many;
        for (int i = 0; i < 10000; ++i)
            many.append(key(i / 60.0, 1 + i % 7));
        m_session->document.edit(u"Edit"_s, [&](const lecture::Lecture &lecture) {
            return lecture::withNodeProperty(lecture, u"scene1"_s, u"circle"_s, u"radius"_s, keys(many));
        });
        showRadiusAlone();
        press(u"curves.select-all"_s);
        QCOMPARE(m_session->selection.keys().size(), 10000U);
        view().nudge(1, 1);
        QCOMPARE(keysOfRadius().size(), 10000);
        QCOMPARE(radiusKey(0)[u"at"_s].toDouble(), base::Time::fromSeconds(1.0 / 60).seconds());
        QVERIFY(!view().grab().isNull());
    }
};

LECTOGRAPH_TEST_MAIN(TestCurvesKeyframes)
#include "tst_editor_curves_keyframes.moc"
