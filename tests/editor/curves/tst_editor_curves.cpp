// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/easingbutton.h"
#include "editor/core/edits.h"
#include "editor/core/theme.h"
#include "editor/curves/curvepanel.h"
#include "editor/curves/curveview.h"
#include "editor/curves/easeview.h"
#include "editor/curves/presets.h"
#include "editor/curves/scaledialog.h"
#include "lecture/files.h"
#include "timeline/plugin.h"

#include <QAccessible>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QWheelEvent>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

namespace {

QJsonObject key(double at, const QJsonValue &value, const QString &ease = {})
{
    QJsonObject json{{u"at"_s, at}, {u"value"_s, value}};
    if (!ease.isEmpty())
        json.insert(u"ease"_s, ease);
    return json;
}

QJsonObject keys(const QJsonArray &list)
{
    return {{u"keys"_s, list}};
}

} // namespace

class TestEditorCurves : public QObject
{
    Q_OBJECT

    timeline::Registry m_registry;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    CurvePanel *m_panel = nullptr;

    CurveView &view() { return *m_panel->findChild<CurveView *>(); }
    EaseView &easeView() { return *m_panel->findChild<EaseView *>(); }
    lecture::Files files() { return *lecture::toFiles(m_session->document.lecture()); }
    QJsonArray keysOfRadius()
    {
        return keysOf(writtenAt(m_session->document.lecture(), {u"scene1"_s, u"circle"_s, {}, u"radius"_s}));
    }
    QJsonObject radiusKey(int index) { return keysOfRadius().at(index).toObject(); }
    void pick(const QString &property, std::vector<int> indices)
    {
        std::vector<KeyPlace> picks;
        for (const int index : indices)
            picks.push_back({u"circle"_s, {}, property, index});
        m_session->selection.setKeys(picks);
    }
    void press(const QString &action)
    {
        QAction *found = m_session->actions.find(action);
        QVERIFY2(found, qPrintable(action));
        found->trigger();
    }
    void drag(QWidget &widget, const QPointF &from, const QPointF &to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&widget, Qt::LeftButton, modifiers, from.toPoint());
        for (int step = 1; step <= 4; ++step) {
            const QPointF at = from + (to - from) * step / 4.0;
            QMouseEvent move(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(&widget, &move);
        }
        QTest::mouseRelease(&widget, Qt::LeftButton, modifiers, to.toPoint());
    }
    void open(const lecture::Lecture &lecture)
    {
        m_session->document.open(lecture, {});
        m_session->selection.setScene(u"scene1"_s);
    }
    lecture::Lecture sample()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        const QJsonObject properties{
            {u"radius"_s, keys({key(0, 1), key(2, 3), key(4, 2)})},
            {u"position"_s, keys({key(0, QJsonArray{-4, 0, 0}), key(3, QJsonArray{4, 2, 0})})},
        };
        lecture = *withBlock(lecture, u"scene1"_s, {u"shapes.circle"_s, u"circle"_s, properties}, m_registry);
        return withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, u"circle"_s, {}}, m_registry)->lecture;
    }
    /// Only the curve of the radius.
    void showRadiusAlone()
    {
        m_session->selection.setNodes({u"circle"_s});
        auto *list = m_panel->findChild<QTreeWidget *>(u"curveList"_s);
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            if (list->topLevelItem(i)->text(0) == u"Radius")
                list->setCurrentItem(list->topLevelItem(i));
        }
        press(u"curves.alone"_s);
        QCOMPARE(view().curves().size(), 1U);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"LectographTest"_s);
        QCoreApplication::setApplicationName(u"curves"_s);
        for (const graph::Problem &problem : timeline::loadPlugins(m_registry))
            qFatal("%s", qPrintable(problem.error.text()));
        applyTheme(*qApp, darkTheme());
    }
    void init()
    {
        QSettings().clear();
        m_session = std::make_unique<Session>(m_registry);
        m_window = std::make_unique<QWidget>();
        m_panel = new CurvePanel(*m_session, m_window.get());
        m_window->resize(1366, 280);
        m_panel->resize(1366, 280);
        open(sample());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
    }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }

    void nothingPickedSaysWhatToDo()
    {
        QVERIFY(!view().isVisible());
        QStringList words;
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->isVisible())
                words << label->text();
        }
        QVERIFY(words.join(u' ').contains(u"press the diamond"_s));
    }

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

    void keyframedPropertiesAreListedByComponent()
    {
        m_session->selection.setNodes({u"circle"_s});
        auto *list = m_panel->findChild<QTreeWidget *>(u"curveList"_s);
        QStringList rows;
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            rows << list->topLevelItem(i)->text(0);
        QCOMPARE(rows, (QStringList{u"Radius"_s, u"Position x"_s, u"Position y"_s, u"Position z"_s}));
        // The eye hides one.
        QTreeWidgetItem *first = list->topLevelItem(0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          QRect(list->visualItemRect(first)).topRight() + QPoint(-10, 10));
        QCOMPARE(view().curves().size(), 3U);
    }

    void draggingAKeyframeMovesItInTimeAndValueAndIsOneStep()
    {
        showRadiusAlone();
        const lecture::Files before = files();
        const int steps = m_session->document.history().count();
        const QPointF from = view().keyPoint(0, 1);
        drag(view(), from, from + QPointF(60, 30));
        QVERIFY(radiusKey(1)[u"at"_s].toDouble() > 2.05);
        QVERIFY(radiusKey(1)[u"value"_s].toDouble() < 2.95);
        // On a frame, and a short number.
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
        QPointF from = view().keyPoint(0, 1);
        // Shift at the press would add to what is picked, so it is held from then on.
        QTest::mousePress(&view(), Qt::LeftButton, {}, from.toPoint());
        const QPointF to = from + QPointF(80, 20);
        QMouseEvent move(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         Qt::ShiftModifier);
        QCoreApplication::sendEvent(&view(), &move);
        QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ShiftModifier, to.toPoint());
        QCOMPARE(radiusKey(1)[u"value"_s].toDouble(), 3.0);
        QVERIFY(radiusKey(1)[u"at"_s].toDouble() > 2.1);
    }

    void aKeyframeThatPassesAnotherStaysPicked()
    {
        showRadiusAlone();
        const QPointF from = view().keyPoint(0, 1);
        drag(view(), from, view().keyPoint(0, 2) + QPointF(40, 0));
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
        const QPointF from = view().keyPoint(0, 1);
        QTest::mousePress(&view(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&view(), (from + QPointF(50, 50)).toPoint());
        QVERIFY(files() != before);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(files() == before);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, from.toPoint());
        QVERIFY(files() == before);
    }

    void whatIsUndoneDuringADragIsLetGo()
    {
        showRadiusAlone();
        const QPointF from = view().keyPoint(0, 1);
        QTest::mousePress(&view(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&view(), (from + QPointF(50, 50)).toPoint());
        m_session->selection.clear();
        QTest::mouseMove(&view(), (from + QPointF(90, 50)).toPoint());
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, from.toPoint());
        QVERIFY(view().curves().empty());
    }

    void aVectorsComponentMovesAlone()
    {
        m_session->selection.setNodes({u"circle"_s});
        const QPointF from = view().keyPoint(2, 1); // position y at 3 s
        drag(view(), from, from + QPointF(0, -20));
        const QJsonValue written = writtenAt(m_session->document.lecture(),
                                             {u"scene1"_s, u"circle"_s, {}, u"position"_s});
        const QJsonArray value = keysOf(written).at(1).toObject()[u"value"_s].toArray();
        QCOMPARE(value.at(0).toDouble(), 4.0);
        QVERIFY(value.at(1).toDouble() > 2.1);
        QCOMPARE(value.at(2).toDouble(), 0.0);
    }

    void aFrameBoxPicksAndKeysNudgeAndDelete()
    {
        showRadiusAlone();
        drag(view(), view().keyPoint(0, 1) + QPointF(-30, 60), view().keyPoint(0, 2) + QPointF(20, 20));
        QCOMPARE(m_session->selection.keys().size(), 1U);
        QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_session->selection.keys().size(), 3U);
        drag(view(), QPointF(view().keyPoint(0, 1).x() - 30, view().height() - 3),
             view().keyPoint(0, 2) + QPointF(20, -110));
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

    void theBoxScalesInTimeAsOneStepAndLeavesTheOtherSide()
    {
        showRadiusAlone();
        QVERIFY(!view().box());
        pick(u"radius"_s, {0});
        QVERIFY(!view().box()); // a single one has nothing to be scaled by
        pick(u"radius"_s, {0, 1, 2});
        const lecture::Files before = files();
        const int steps = m_session->document.history().count();
        const QPointF right = view().box()->at({1, 0});
        const double second = (view().keyPoint(0, 2).x() - view().keyPoint(0, 0).x()) / 4;
        drag(view(), right, right - QPointF(2 * second, 0));
        // Three keyframes from 0 to 4 s are now from 0 to 2 s, on frames; the values are what they were.
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
        pick(u"radius"_s, {0, 1, 2});
        press(u"curves.bezier"_s);
        const double reach = radiusKey(1)[u"in"_s].toArray().at(0).toDouble();
        const QPointF top = view().box()->at({0, -1});
        const double unit = view().keyPoint(0, 0).y() - view().keyPoint(0, 2).y(); // from 1 to 2
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
        pick(u"radius"_s, {0, 1, 2});
        const double second = (view().keyPoint(0, 2).x() - view().keyPoint(0, 0).x()) / 4;
        const QPointF corner = view().box()->at({1, -1});
        drag(view(), corner, corner - QPointF(2 * second, 0), Qt::ShiftModifier);
        const double factor = radiusKey(2)[u"at"_s].toDouble() / 4;
        QVERIFY(std::abs(factor - 0.5) < 0.01);
        QVERIFY(std::abs(radiusKey(1)[u"value"_s].toDouble() - (1 + 2 * factor)) < 0.01);
        m_session->document.history().undo();
        pick(u"radius"_s, {0, 1, 2});
        const QPointF right = view().box()->at({1, 0});
        drag(view(), right, right - QPointF(second, 0), Qt::AltModifier);
        QVERIFY(std::abs(radiusKey(0)[u"at"_s].toDouble() - 1) < 0.05);
        QCOMPARE(radiusKey(1)[u"at"_s].toDouble(), 2.0);
        QVERIFY(std::abs(radiusKey(2)[u"at"_s].toDouble() - 3) < 0.05);
    }

    void theBoxRestsAtThePlayheadUnlessControlIsHeld()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0, 1, 2});
        m_session->playhead.setTime(base::Time::fromSeconds(3));
        const double second = (view().keyPoint(0, 2).x() - view().keyPoint(0, 0).x()) / 4;
        const QPointF right = view().box()->at({1, 0});
        drag(view(), right, right - QPointF(second - 4, 0));
        QCOMPARE(radiusKey(2)[u"at"_s].toDouble(), 3.0);
        m_session->document.history().undo();
        pick(u"radius"_s, {0, 1, 2});
        drag(view(), right, right - QPointF(second - 4, 0), Qt::ControlModifier);
        QVERIFY(radiusKey(2)[u"at"_s].toDouble() > 3.001);
    }

    void noKeyframeGetsLostWhenScaledToNothingAndEscapeBringsThemBack()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0, 1, 2});
        const lecture::Files before = files();
        const QPointF right = view().box()->at({1, 0});
        QTest::mousePress(&view(), Qt::LeftButton, {}, right.toPoint());
        const QPointF far = view().keyPoint(0, 0) - QPointF(200, 0);
        QMouseEvent move(QEvent::MouseMove, far, view().mapToGlobal(far), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view(), &move);
        QCOMPARE(keysOfRadius().size(), 3);
        QVERIFY(radiusKey(0)[u"at"_s].toDouble() < radiusKey(1)[u"at"_s].toDouble());
        QVERIFY(radiusKey(1)[u"at"_s].toDouble() < radiusKey(2)[u"at"_s].toDouble());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, far.toPoint());
        QVERIFY(files() == before);
    }

    void factorsCanBeTypedAndGivenUp()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0, 1, 2});
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
            QCOMPARE(radiusKey(2)[u"at"_s].toDouble(), 2.0); // at once
            QTest::keyClick(dialog, end);
            QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
        };
        typed(Qt::Key_Escape);
        QVERIFY(files() == before);
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
        pick(u"position"_s, {0, 1});
        const QPointF top = view().box()->at({0, -1});
        drag(view(), top, top + QPointF(0, 30));
        const QJsonArray keys =
            keysOf(writtenAt(m_session->document.lecture(), {u"scene1"_s, u"circle"_s, {}, u"position"_s}));
        const QJsonArray value = keys.at(1).toObject()[u"value"_s].toArray();
        QVERIFY(value.at(0).toDouble() < 4);
        QCOMPARE(value.at(1).toDouble(), 2.0);
    }

    void screenReadersFindTheKeyframes()
    {
        showRadiusAlone();
        view().setFocus();
        QAccessibleInterface *all = QAccessible::queryAccessibleInterface(&view());
        QCOMPARE(all->role(), QAccessible::List);
        QCOMPARE(all->childCount(), 3);
        QAccessibleInterface *second = all->child(1);
        QVERIFY2(second->text(QAccessible::Name).startsWith(u"Radius, keyframe 2 of 3: 3"_s),
                 qPrintable(second->text(QAccessible::Name)));
        QVERIFY(second->rect().contains(view().mapToGlobal(view().keyPoint(0, 1)).toPoint()));
        second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_session->selection.keys().size(), 1U);
        QVERIFY(second->state().selected);
        QCOMPARE(all->focusChild(), second);
    }

    void aDoubleClickAddsAKeyframeOnTheCurve()
    {
        showRadiusAlone();
        const double value = view().curves()[0].valueAt(1);
        const QPointF at = view().curvePoint(0, 1);
        QTest::mouseDClick(&view(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(keysOfRadius().size(), 4);
        QVERIFY(std::abs(radiusKey(1)[u"at"_s].toDouble() - 1) < 0.05);
        QVERIFY(std::abs(radiusKey(1)[u"value"_s].toDouble() - value) < 0.1);
    }

    void handlesAppearAndBendTheCurveOnBothSides()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0, 1});
        const double shape = view().curves()[0].valueAt(0.5);
        press(u"curves.bezier"_s);
        QVERIFY(radiusKey(0).contains(u"out"_s));
        QVERIFY(radiusKey(1).contains(u"in"_s));
        QVERIFY(radiusKey(1).contains(u"out"_s));
        QVERIFY(radiusKey(2).contains(u"in"_s));
        // The same shape as before.
        QVERIFY(std::abs(view().curves()[0].valueAt(0.5) - shape) < 0.05);

        const lecture::Files before = files();
        const auto handle = view().handleShown(0, 1, Side::Out);
        QVERIFY(handle);
        drag(view(), handle->at, handle->at + QPointF(0, -25));
        const QJsonArray out = radiusKey(1)[u"out"_s].toArray();
        const QJsonArray in = radiusKey(1)[u"in"_s].toArray();
        QVERIFY(out.at(1).toDouble() > 0.05);
        const double slope = out.at(1).toDouble() / out.at(0).toDouble();
        QVERIFY(std::abs(in.at(1).toDouble() / in.at(0).toDouble() - slope) < 1e-6);
        m_session->document.history().undo();
        QVERIFY(files() == before);

        // Alt leaves the other side alone, Shift keeps the handle level.
        const QJsonValue other = radiusKey(1)[u"in"_s];
        drag(view(), handle->at, handle->at + QPointF(0, -25), Qt::AltModifier);
        QVERIFY(radiusKey(1)[u"in"_s] == other);
        const auto moved = view().handleShown(0, 1, Side::Out);
        drag(view(), moved->at, moved->at + QPointF(30, -25), Qt::ShiftModifier);
        QCOMPARE(radiusKey(1)[u"out"_s].toArray().at(1).toDouble(), 0.0);
    }

    void aHandleOfANamedEasingIsWrittenWhenItIsDragged()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0});
        const lecture::Files before = files();
        const auto hollow = view().handleShown(0, 0, Side::Out);
        QVERIFY(hollow && !hollow->isWritten);
        drag(view(), hollow->at, hollow->at + QPointF(20, -30));
        QVERIFY(radiusKey(0)[u"out"_s].toArray().at(1).toDouble() > 0.2);
        QVERIFY(radiusKey(1).contains(u"in"_s));
        QVERIFY(view().handleShown(0, 0, Side::Out)->isWritten);
        m_session->document.history().undo();
        QVERIFY(files() == before);
    }

    void aHandleStaysWithinItsSegment()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0});
        press(u"curves.bezier"_s);
        const auto handle = view().handleShown(0, 0, Side::Out);
        drag(view(), handle->at, QPointF(view().width() + 300, handle->at.y()));
        QCOMPARE(radiusKey(0)[u"out"_s].toArray().at(0).toDouble(), 2.0);
    }

    void easingsReplaceHandlesAndTheUsualOneIsNotWritten()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0});
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

    void anEasingThatComesBackIsWarnedOf()
    {
        showRadiusAlone();
        auto *warning = m_panel->findChild<QWidget *>(u"easingWarning"_s);
        pick(u"radius"_s, {0});
        QVERIFY(!warning->isVisible());
        Q_EMIT m_panel->findChild<EasingButton *>()->picked(u"there-and-back"_s);
        QCOMPARE(radiusKey(0)[u"ease"_s].toString(), u"there-and-back"_s);
        QVERIFY(warning->isVisible());
        QVERIFY(warning->findChild<QLabel *>(u"easingWarningText"_s)->text().contains(u"jumps"_s));
        QTest::mouseClick(warning->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(!warning->isVisible());
    }

    void presetsAreAppliedSavedAndRemoved()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0});
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
        pick(u"radius"_s, {0});
        press(u"curves.linear"_s);
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        pick(u"radius"_s, {1});
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(radiusKey(1)[u"ease"_s].toString(), u"linear"_s);
    }

    void keyframesAreCopiedToThePlayhead()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0, 1});
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
        pick(u"radius"_s, {1});
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

    void tabWalksThroughTheKeyframesAndTellsThem()
    {
        showRadiusAlone();
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Tab);
        QCOMPARE(m_session->selection.keys().front().index, 0);
        QTest::keyClick(&view(), Qt::Key_Tab);
        QCOMPARE(m_session->selection.keys().front().index, 1);
        QVERIFY2(view().accessibleDescription().contains(u"keyframe 2 of 3"_s),
                 qPrintable(view().accessibleDescription()));
        QTest::keyClick(&view(), Qt::Key_Backtab);
        QCOMPARE(m_session->selection.keys().front().index, 0);
        QVERIFY(view().hasFocus());
        QTest::keyClick(&view(), Qt::Key_Backtab);
        QVERIFY(!view().hasFocus());
    }

    void theWheelZoomsAtThePointer()
    {
        showRadiusAlone();
        const QPointF at = view().keyPoint(0, 1);
        const double gap = view().keyPoint(0, 2).x() - at.x();
        QWheelEvent turn(at, view().mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                         false);
        QCoreApplication::sendEvent(&view(), &turn);
        QVERIFY(std::abs(view().keyPoint(0, 1).x() - at.x()) < 0.5);
        QVERIFY(view().keyPoint(0, 2).x() - view().keyPoint(0, 1).x() > gap * 1.05);
        press(u"curves.fit-all"_s);
        QVERIFY(std::abs(view().keyPoint(0, 1).x() - at.x()) < 0.5);
    }

    void theRulerMovesThePlayhead()
    {
        showRadiusAlone();
        QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(static_cast<int>(view().keyPoint(0, 1).x()), 8));
        QVERIFY(std::abs(m_session->playhead.time().seconds() - 2) < 0.05);
    }

    void theSpeedOfAStraightWayIsLevel()
    {
        showRadiusAlone();
        pick(u"radius"_s, {0});
        press(u"curves.linear"_s);
        press(u"curves.speed"_s);
        QVERIFY(view().showsSpeed());
        QCOMPARE(qRound(view().curvePoint(0, 0.5).y()), qRound(view().curvePoint(0, 1.5).y()));
        QCOMPARE(qRound(view().curves()[0].speedAt(1) * 1000), 1000);
    }

    void aClipsEasingIsBentByItsHandles()
    {
        m_session->selection.setClips({{0, {0}}});
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

    void aDragThatGoesNowhereIsNoStep()
    {
        showRadiusAlone();
        const int steps = m_session->document.history().count();
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().keyPoint(0, 1).toPoint());
        const QPointF at = view().keyPoint(0, 1);
        drag(view(), at, at + QPointF(1, 1));
        QCOMPARE(m_session->document.history().count(), steps);
    }

    void anySeriesOfEditsUndoneGivesTheSameBytes()
    {
        m_session->selection.setNodes({u"circle"_s});
        const lecture::Files before = files();
        QRandomGenerator random(7);
        const QStringList names{u"hold"_s,  u"linear"_s, u"smooth"_s,      u"bezier"_s, u"earlier"_s,
                                u"later"_s, u"up"_s,     u"down"_s,        u"add"_s,    u"copy"_s,
                                u"paste"_s, u"remove"_s, u"paste-easing"_s};
        for (int step = 0; step < 120; ++step) {
            if (view().curves().empty())
                m_session->document.history().undo();
            m_session->playhead.setFrame(random.bounded(240));
            const auto curve = static_cast<std::size_t>(random.bounded(static_cast<int>(view().curves().size())));
            const int index = random.bounded(static_cast<int>(view().curves()[curve].keys.size()));
            const QPointF at = view().keyPoint(curve, index);
            drag(view(), at, at + QPointF(random.bounded(60) - 30, random.bounded(40) - 20));
            m_session->actions.find(u"curves."_s + names[random.bounded(names.size())])->trigger();
        }
        QVERIFY(m_session->document.history().count() > 60);
        while (m_session->document.history().canUndo())
            m_session->document.history().undo();
        QVERIFY(files() == before);
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
        press(u"curves.pick-all"_s);
        QCOMPARE(m_session->selection.keys().size(), 10000U);
        view().nudge(1, 1);
        QCOMPARE(keysOfRadius().size(), 10000);
        QCOMPARE(radiusKey(0)[u"at"_s].toDouble(), base::Time::fromSeconds(1.0 / 60).seconds());
        QVERIFY(!view().grab().isNull());
    }

    void pictures()
    {
        const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOTS");
        if (folder.isEmpty())
            QSKIP("LECTOGRAPH_SHOTS names no folder");
        for (const Theme &look : {darkTheme(), lightTheme()}) {
            applyTheme(*qApp, look);
            cleanup();
            init();
            const QString name = folder + (look.isDark ? u"/curves-dark-"_s : u"/curves-light-"_s);
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"empty.png"_s);
            m_session->selection.setNodes({u"circle"_s});
            pick(u"position"_s, {1});
            view().setFocus();
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"all.png"_s);
            showRadiusAlone();
            pick(u"radius"_s, {1});
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"hollow.png"_s);
            pick(u"radius"_s, {0, 1});
            press(u"curves.bezier"_s);
            pick(u"radius"_s, {1});
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"handles.png"_s);
            pick(u"radius"_s, {0, 1, 2});
            const QPointF corner = view().box()->at({1, -1});
            QTest::mousePress(&view(), Qt::LeftButton, {}, corner.toPoint());
            QTest::mouseMove(&view(), (corner + QPointF(-160, 40)).toPoint());
            m_panel->grab().save(name + u"box.png"_s);
            QTest::keyClick(&view(), Qt::Key_Escape);
            QTest::mouseRelease(&view(), Qt::LeftButton, {}, corner.toPoint());
            pick(u"radius"_s, {0, 1, 2});
            press(u"curves.scale"_s);
            auto *dialog = m_panel->findChild<ScaleDialog *>();
            dialog->grab().save(name + u"scale.png"_s);
            delete dialog;
            pick(u"radius"_s, {0});
            Q_EMIT m_panel->findChild<EasingButton *>()->picked(u"there-and-back"_s);
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"warning.png"_s);
            press(u"curves.speed"_s);
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"speed.png"_s);
            m_session->selection.setClips({{0, {0}}});
            press(u"curves.speed"_s);
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"clip.png"_s);
            m_session->selection.setNodes({u"circle"_s});
            m_window->resize(760, 280);
            m_panel->resize(760, 280);
            QCoreApplication::processEvents();
            m_panel->grab().save(name + u"narrow.png"_s);
        }
        applyTheme(*qApp, darkTheme());
    }
};

QTEST_MAIN(TestEditorCurves)
#include "tst_editor_curves.moc"
