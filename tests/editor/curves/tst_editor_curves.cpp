// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "testmain.h"

#include <QAccessible>
#include <QLabel>
#include <QRandomGenerator>
#include <QWheelEvent>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestCurves : public CurveBench
{
    Q_OBJECT

private Q_SLOTS:
    void nothingSelectedSaysWhatToDo()
    {
        QVERIFY(!view().isVisible());
        QStringList words;
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->isVisible())
                words << label->text();
        }
        QVERIFY(words.join(u' ').contains(u"press the diamond"_s));
    }

    void keyframedPropertiesAreListedByComponent()
    {
        m_session->selection.setNodes({u"circle"_s});
        auto *list = m_panel->findChild<QTreeWidget *>(u"curveList"_s);
        QStringList rows;
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            rows << list->topLevelItem(i)->text(0);
        QCOMPARE(rows, (QStringList{u"Radius"_s, u"Position x"_s, u"Position y"_s, u"Position z"_s}));
        // The eye icon hides one.
        QTreeWidgetItem *first = list->topLevelItem(0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          QRect(list->visualItemRect(first)).topRight() + QPoint(-10, 10));
        QCOMPARE(plot().curves().size(), 3U);
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
        QVERIFY(second->rect().contains(view().mapToGlobal(plot().keyPoint(0, 1)).toPoint()));
        second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(m_session->selection.keys().size(), 1U);
        QVERIFY(second->state().selected);
        QCOMPARE(all->focusChild(), second);
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
        const QPointF at = plot().keyPoint(0, 1);
        const double gap = plot().keyPoint(0, 2).x() - at.x();
        QWheelEvent turn(at, view().mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                         false);
        QCoreApplication::sendEvent(&view(), &turn);
        QVERIFY(std::abs(plot().keyPoint(0, 1).x() - at.x()) < 0.5);
        QVERIFY(plot().keyPoint(0, 2).x() - plot().keyPoint(0, 1).x() > gap * 1.05);
        press(u"curves.fit-all"_s);
        QVERIFY(std::abs(plot().keyPoint(0, 1).x() - at.x()) < 0.5);
    }

    void theRulerMovesThePlayhead()
    {
        showRadiusAlone();
        QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(static_cast<int>(plot().keyPoint(0, 1).x()), 8));
        QVERIFY(std::abs(m_session->playhead.time().seconds() - 2) < 0.05);
    }

    void theSpeedOfAStraightWayIsLevel()
    {
        showRadiusAlone();
        select(u"radius"_s, {0});
        press(u"curves.linear"_s);
        press(u"curves.speed"_s);
        QVERIFY(plot().showsSpeed());
        QCOMPARE(qRound(plot().curvePoint(0, 0.5).y()), qRound(plot().curvePoint(0, 1.5).y()));
        QCOMPARE(qRound(plot().curves()[0].speedAt(1) * 1000), 1000);
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
            if (plot().curves().empty())
                m_session->document.history().undo();
            m_session->playhead.setFrame(random.bounded(240));
            const auto curve = static_cast<std::size_t>(random.bounded(static_cast<int>(plot().curves().size())));
            const int index = random.bounded(static_cast<int>(plot().curves()[curve].keys.size()));
            const QPointF at = plot().keyPoint(curve, index);
            drag(view(), at, at + QPointF(random.bounded(60) - 30, random.bounded(40) - 20));
            m_session->actions.find(u"curves."_s + names[random.bounded(names.size())])->trigger();
        }
        QVERIFY(m_session->document.history().count() > 60);
        while (m_session->document.history().canUndo())
            m_session->document.history().undo();
        QVERIFY(files() == before);
    }
};

LECTOGRAPH_TEST_MAIN(TestCurves)
#include "tst_editor_curves.moc"
