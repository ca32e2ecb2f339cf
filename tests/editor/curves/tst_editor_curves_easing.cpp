// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/curves/presets.h"
#include "editor/widgets/easingbutton.h"
#include "testmain.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestCurvesEasing : public CurveBench
{
    Q_OBJECT

private Q_SLOTS:
    void handlesAppearAndBendTheCurveOnBothSides()
    {
        showRadiusAlone();
        select(u"radius"_s, {0, 1});
        const double shape = plot().curves()[0].valueAt(0.5);
        press(u"curves.bezier"_s);
        QVERIFY(radiusKey(0).contains(u"out"_s));
        QVERIFY(radiusKey(1).contains(u"in"_s));
        QVERIFY(radiusKey(1).contains(u"out"_s));
        QVERIFY(radiusKey(2).contains(u"in"_s));
        // The shape is unchanged.
        QVERIFY(std::abs(plot().curves()[0].valueAt(0.5) - shape) < 0.05);

        const lecture::Files before = files();
        const auto handle = plot().handle(0, 1, HandleSide::Out);
        QVERIFY(handle);
        drag(view(), handle->at, handle->at + QPointF(0, -25));
        const QJsonArray out = radiusKey(1)[u"out"_s].toArray();
        const QJsonArray in = radiusKey(1)[u"in"_s].toArray();
        QVERIFY(out.at(1).toDouble() > 0.05);
        const double slope = out.at(1).toDouble() / out.at(0).toDouble();
        QVERIFY(std::abs(in.at(1).toDouble() / in.at(0).toDouble() - slope) < 1e-6);
        m_session->document.history().undo();
        QVERIFY(files() == before);

        // Alt keeps the other handle, Shift keeps the handle horizontal.
        const QJsonValue other = radiusKey(1)[u"in"_s];
        drag(view(), handle->at, handle->at + QPointF(0, -25), Qt::AltModifier);
        QVERIFY(radiusKey(1)[u"in"_s] == other);
        const auto moved = plot().handle(0, 1, HandleSide::Out);
        drag(view(), moved->at, moved->at + QPointF(30, -25), Qt::ShiftModifier);
        QCOMPARE(radiusKey(1)[u"out"_s].toArray().at(1).toDouble(), 0.0);
    }

    void aHandleOfANamedEasingIsWrittenWhenItIsDragged()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        const lecture::Files before = files();
        const auto hollow = plot().handle(0, 0, HandleSide::Out);
        QVERIFY(hollow && !hollow->isWritten);
        drag(view(), hollow->at, hollow->at + QPointF(20, -30));
        QVERIFY(radiusKey(0)[u"out"_s].toArray().at(1).toDouble() > 0.2);
        QVERIFY(radiusKey(1).contains(u"in"_s));
        QVERIFY(plot().handle(0, 0, HandleSide::Out)->isWritten);
        m_session->document.history().undo();
        QVERIFY(files() == before);
    }

    void escapeTakesABentEasingBack()
    {
        selectClip();
        const lecture::Files before = files();
        EaseView &ease = easeView();
        press(u"curves.clip-ease"_s);
        if (!ease.isVisible())
            press(u"curves.clip-ease"_s);
        QVERIFY(ease.isVisible());
        const QPointF from = ease.handlePoint(0);
        QTest::mousePress(&ease, Qt::LeftButton, {}, from.toPoint());
        moveTo(ease, from + QPointF(30, -20));
        QVERIFY(files() != before);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(files() == before);
        moveTo(ease, from + QPointF(60, -20));
        QTest::mouseRelease(&ease, Qt::LeftButton, {}, from.toPoint());
        QVERIFY(files() == before);
        QCOMPARE(m_session->document.history().count(), 0);
    }

    void differentEasingsShowAsADash()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        auto *button = m_panel->findChild<EasingButton *>();
        Q_EMIT button->selected(u"linear"_s);
        QCOMPARE(button->accessibleDescription(), u"Constant speed"_s);
        select(u"radius"_s, {0, 1});
        QCOMPARE(button->accessibleDescription(), u"Different values"_s);
        Q_EMIT button->selected(u"rush-into"_s);
        QCOMPARE(button->accessibleDescription(), u"Faster and faster"_s);
    }

    void aHandleStaysWithinItsSegment()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        press(u"curves.bezier"_s);
        const auto handle = plot().handle(0, 0, HandleSide::Out);
        drag(view(), handle->at, QPointF(view().width() + 300, handle->at.y()));
        QCOMPARE(radiusKey(0)[u"out"_s].toArray().at(0).toDouble(), 2.0);
    }

    void easingsReplaceHandlesAndTheUsualOneIsNotWritten()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        press(u"curves.bezier"_s);
        press(u"curves.linear"_s);
        QCOMPARE(radiusKey(0)[u"ease"_s].toString(), u"linear"_s);
        QVERIFY(!radiusKey(0).contains(u"out"_s));
        QVERIFY(!radiusKey(1).contains(u"in"_s));
        press(u"curves.hold"_s);
        QCOMPARE(radiusKey(0)[u"ease"_s].toString(), u"hold"_s);
        press(u"curves.smooth"_s);
        QVERIFY(!radiusKey(0).contains(u"ease"_s));
    }

    void whatGoesStepByStepIsEvenUntilItIsMadeSmooth()
    {
        const QJsonObject properties{{u"progress"_s, keys({key(0, 0), key(4, 1)})}};
        open(*editor::withBlock(editor::emptyLecture(u"en"_s), u"scene1"_s, {u"space.path"_s, u"path"_s, properties},
                                registry()));
        const auto easeOfFirst = [&] {
            const QJsonValue written = editor::writtenAt(m_session->document.lecture(),
                                                         {u"scene1"_s, u"path"_s, {}, u"progress"_s});
            return editor::keysOf(written).at(0).toObject()[u"ease"_s].toString();
        };
        m_session->selection.setNodes({u"path"_s});
        QCOMPARE(plot().curves().size(), 1U);
        QCOMPARE(plot().curves()[0].easeAt(0), u"linear"_s);
        QCOMPARE(plot().curves()[0].valueAt(1), 0.25);
        m_session->selection.setKeys({{u"path"_s, {}, u"progress"_s, 0}});
        press(u"curves.smooth"_s);
        QCOMPARE(easeOfFirst(), u"smooth"_s);
        QVERIFY(plot().curves()[0].valueAt(1) < 0.25);
        Q_EMIT m_panel->findChild<EasingButton *>()->selected(QString());
        QCOMPARE(easeOfFirst(), QString());
        QCOMPARE(plot().curves()[0].valueAt(1), 0.25);
    }

    void anEasingThatComesBackIsWarnedOf()
    {
        showRadiusAlone();
        auto *warning = m_panel->findChild<QWidget *>(u"easingWarning"_s);
        select(u"radius"_s, {0});
        QVERIFY(!warning->isVisible());
        Q_EMIT m_panel->findChild<EasingButton *>()->selected(u"there-and-back"_s);
        QCOMPARE(radiusKey(0)[u"ease"_s].toString(), u"there-and-back"_s);
        QVERIFY(warning->isVisible());
        QVERIFY(warning->findChild<QLabel *>(u"easingWarningText"_s)->text().contains(u"jumps"_s));
        QTest::mouseClick(warning->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(!warning->isVisible());
    }

    void presetsAreAppliedSavedAndRemoved()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        auto *presets = m_panel->findChild<EasingPresets *>();
        auto *list = presets->findChild<QListWidget *>();
        QListWidgetItem *item = nullptr;
        for (int i = 0; i < list->count(); ++i) {
            if (list->item(i)->data(Qt::UserRole) == u"ease-in-out"_s)
                item = list->item(i);
        }
        QVERIFY(item);
        list->scrollToItem(item);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
        QCOMPARE(radiusKey(0)[u"ease"_s].toString(), u"ease-in-out"_s);

        press(u"curves.bezier"_s);
        const auto buttons = presets->findChildren<QToolButton *>();
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        auto *name = presets->findChild<QLineEdit *>();
        QVERIFY(name->isVisible());
        QTest::keyClicks(name, u"Gently"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(savedPresets().size(), 1U);
        QCOMPARE(savedPresets().front().name, u"Gently"_s);
        QVERIFY(savedPresets().front().easing.startsWith(u"cubic-bezier("_s));
        QCOMPARE(list->item(0)->text(), u"Gently"_s);
        list->setCurrentRow(0);
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QVERIFY(savedPresets().empty());
    }

    void anEasingIsCopiedFromOneKeyframeToAnother()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        press(u"curves.linear"_s);
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        select(u"radius"_s, {1});
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(radiusKey(1)[u"ease"_s].toString(), u"linear"_s);
    }

    void aClipsEasingIsBentByItsHandles()
    {
        selectClip();
        QVERIFY(easeView().isVisible());
        const lecture::Files before = files();
        const int steps = m_session->document.history().count();
        const QPointF from = easeView().handlePoint(0);
        drag(easeView(), from, from + QPointF(30, -20));
        const lecture::Scene &scene = *m_session->document.lecture().scenes.front();
        QVERIFY2(clipAt(scene, {0, {0}})->ease.startsWith(u"cubic-bezier("_s),
                 qPrintable(clipAt(scene, {0, {0}})->ease));
        QCOMPARE(m_session->document.history().count(), steps + 1);
        m_session->document.history().undo();
        QVERIFY(files() == before);

        easeView().setFocus();
        QTest::keyClick(&easeView(), Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(files() != before);
        press(u"curves.linear"_s);
        QCOMPARE(clipAt(*m_session->document.lecture().scenes.front(), {0, {0}})->ease, u"linear"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestCurvesEasing)
#include "tst_editor_curves_easing.moc"
