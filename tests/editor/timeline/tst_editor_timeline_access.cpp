// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "testmain.h"

#include <QAccessible>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::ClipPlace;

namespace {

std::vector<std::pair<QAccessible::Event, QString>> told; ///< events of painted items

void listen(QAccessibleEvent *event)
{
    if (!event->object() && event->accessibleInterface())
        told.emplace_back(event->type(), event->accessibleInterface()->text(QAccessible::Name));
}

QAccessibleInterface *accessOf(QWidget &widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

QAccessibleInterface *childNamed(QAccessibleInterface *parent, const QString &name)
{
    for (int i = 0; i < parent->childCount(); ++i) {
        if (parent->child(i)->text(QAccessible::Name) == name)
            return parent->child(i);
    }
    return nullptr;
}

/// With accessibility active, as for a screen reader.
struct HeardBench : Bench
{
    HeardBench() : Bench(twoScenes())
    {
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
        told.clear();
    }
};

bool wasTold(QAccessible::Event what, const QString &name)
{
    return std::ranges::find(told, std::pair(what, name)) != told.end();
}

} // namespace

class TimelineAccessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        QAccessible::installUpdateHandler(listen);
    }
    void cleanupTestCase() { QAccessible::installUpdateHandler(nullptr); }

    void lanesTellRowsClipsAndKeyframes();
    void whatIsAtAPointIsFound();
    void selectingIsReportedAndFollowsThePress();
    void groupsTellWhetherTheyAreOpen();
    void theKeyboardTellsWhereItIs();
    void headsAreATreeOfRows();
    void scenesAreTabs();
    void whatIsGoneIsInvalid();
};

void TimelineAccessTest::lanesTellRowsClipsAndKeyframes()
{
    HeardBench bench;
    QAccessibleInterface *lanes = accessOf(bench.panel->lanes());
    QCOMPARE(lanes->role(), QAccessible::List);
    QCOMPARE(lanes->childCount(), static_cast<int>(bench.panel->view().rows().size()));
    QAccessibleInterface *track = childNamed(lanes, u"Circle"_s);
    QVERIFY(track);
    QCOMPARE(track->role(), QAccessible::Grouping);
    QCOMPARE(track->childCount(), 3);
    QCOMPARE(track->parent(), lanes);
    QCOMPARE(lanes->child(lanes->indexOfChild(track)), track);
    QAccessibleInterface *clip = track->child(1);
    QCOMPARE(clip->role(), QAccessible::ListItem);
    QVERIFY2(clip->text(QAccessible::Name).contains(u"Indicate"_s), qPrintable(clip->text(QAccessible::Name)));
    QVERIFY2(clip->text(QAccessible::Description).contains(u"3.00 s"_s),
             qPrintable(clip->text(QAccessible::Description)));
    QCOMPARE(clip->parent(), track);
    QCOMPARE(track->indexOfChild(clip), 1);
    QAccessibleInterface *radius = childNamed(lanes, u"Radius"_s);
    QVERIFY(radius);
    QCOMPARE(radius->childCount(), 3);
    QCOMPARE(radius->child(1)->text(QAccessible::Description), u"Keyframe 2 of 3"_s);
}

void TimelineAccessTest::whatIsAtAPointIsFound()
{
    HeardBench bench;
    TimelineLanes &widget = bench.panel->lanes();
    QAccessibleInterface *lanes = accessOf(widget);
    const QPoint at = widget.mapToGlobal(bench.middle(indicate));
    QAccessibleInterface *row = lanes->childAt(at.x(), at.y());
    QVERIFY(row);
    QAccessibleInterface *clip = row->childAt(at.x(), at.y());
    QVERIFY(clip);
    QVERIFY(clip->text(QAccessible::Name).contains(u"Indicate"_s));
    QVERIFY(clip->rect().contains(at));
    QVERIFY(row->rect().contains(clip->rect().center()));
    const QPoint key = widget.mapToGlobal(bench.pointOf(radiusKey(1)).toPoint());
    QVERIFY(lanes->childAt(key.x(), key.y())->childAt(key.x(), key.y())->rect().contains(key));
    const QPoint below = widget.mapToGlobal(QPoint(20, widget.height() - 2));
    QVERIFY(!lanes->childAt(below.x(), below.y()));
}

void TimelineAccessTest::selectingIsReportedAndFollowsThePress()
{
    HeardBench bench;
    QAccessibleInterface *lanes = accessOf(bench.panel->lanes());
    QAccessibleInterface *clip = childNamed(lanes, u"Circle"_s)->child(1);
    QVERIFY(clip->state().selectable);
    QVERIFY(!clip->state().selected);
    clip->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(bench.selectedClips(), std::vector<ClipPlace>{indicate});
    QVERIFY(clip->state().selected);
    QVERIFY(clip->state().focused);
    QCOMPARE(lanes->focusChild(), clip);
    const QString name = clip->text(QAccessible::Name);
    QVERIFY(wasTold(QAccessible::Selection, name));
    QVERIFY(wasTold(QAccessible::Focus, name));
    bench.panel->heads().setFocus();
    QVERIFY(!clip->state().focused);
}

void TimelineAccessTest::groupsTellWhetherTheyAreOpen()
{
    HeardBench bench;
    bench.selectClips({indicate, writing});
    bench.key(u"Ctrl+G"_s);
    QAccessibleInterface *track = childNamed(accessOf(bench.panel->lanes()), u"Circle"_s);
    QAccessibleInterface *group = nullptr;
    for (int i = 0; i < track->childCount(); ++i) {
        if (track->child(i)->state().expandable)
            group = track->child(i);
    }
    QVERIFY(group);
    QVERIFY(group->state().collapsed);
    QVERIFY(group->actionInterface()->actionNames().contains(QAccessibleActionInterface::toggleAction()));
    group->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QVERIFY(group->state().expanded);
    QVERIFY(bench.panel->view().isGroupOpen(bench.session.selection.clips().front()));
}

void TimelineAccessTest::theKeyboardTellsWhereItIs()
{
    HeardBench bench;
    bench.selectClips({indicate});
    QAccessibleInterface *lanes = accessOf(bench.panel->lanes());
    told.clear();
    bench.key(u"Alt+Shift+Right"_s);
    QAccessibleInterface *last = childNamed(lanes, u"Circle"_s)->child(2);
    QCOMPARE(lanes->focusChild(), last);
    QVERIFY(wasTold(QAccessible::SelectionAdd, last->text(QAccessible::Name)));
    QVERIFY(wasTold(QAccessible::Focus, last->text(QAccessible::Name)));
    bench.key(u"Alt+Down"_s);
    QCOMPARE(lanes->focusChild()->parent(), childNamed(lanes, u"Radius"_s));
}

void TimelineAccessTest::headsAreATreeOfRows()
{
    HeardBench bench;
    QAccessibleInterface *heads = accessOf(bench.panel->heads());
    QCOMPARE(heads->role(), QAccessible::Tree);
    QAccessibleInterface *track = childNamed(heads, u"Circle"_s);
    QVERIFY(track);
    QCOMPARE(track->role(), QAccessible::TreeItem);
    QVERIFY(track->state().expanded);
    QVERIFY(childNamed(track, u"Radius"_s));
    track->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QVERIFY(track->state().collapsed);
    QCOMPARE(track->childCount(), 0);
    track->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(bench.session.selection.has(u"circle"_s));
    QVERIFY(track->state().selected);
    bench.panel->heads().setFocus();
    QTest::keyClick(&bench.panel->heads(), Qt::Key_Down);
    QVERIFY(wasTold(QAccessible::Focus, u"Label"_s));
}

void TimelineAccessTest::scenesAreTabs()
{
    HeardBench bench;
    SceneStrip &strip = bench.panel->scenes();
    QAccessibleInterface *scenes = accessOf(strip);
    QCOMPARE(scenes->role(), QAccessible::PageTabList);
    QCOMPARE(scenes->childCount(), 2);
    QAccessibleInterface *first = scenes->child(0);
    QCOMPARE(first->role(), QAccessible::PageTab);
    QCOMPARE(first->text(QAccessible::Name), u"1 Circles"_s);
    QVERIFY(first->state().selected);
    const QPoint at = strip.mapToGlobal(strip.rectOf(u"one"_s).center().toPoint());
    QCOMPARE(scenes->childAt(at.x(), at.y()), first);
    scenes->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    QVERIFY(!first->state().selected);
    QVERIFY(scenes->child(1)->state().selected);
    strip.setFocus();
    QVERIFY(scenes->focusChild() == scenes->child(1));
}

void TimelineAccessTest::whatIsGoneIsInvalid()
{
    HeardBench bench;
    QAccessibleInterface *clip = childNamed(accessOf(bench.panel->lanes()), u"Label"_s)->child(1);
    QVERIFY(clip->isValid());
    bench.selectClips({ClipPlace{1, {1}}});
    bench.key(u"Del"_s);
    QVERIFY(!clip->isValid());
    QVERIFY(clip->state().invalid);
    QVERIFY(clip->text(QAccessible::Name).isEmpty());
    QVERIFY(clip->rect().isEmpty());
}

LECTOGRAPH_TEST_MAIN(TimelineAccessTest)
#include "tst_editor_timeline_access.moc"
