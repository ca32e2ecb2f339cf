// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/scene_edits.h"
#include "editor/timeline/scenes/sceneoverview.h"
#include "scenebench.h"
#include "testmain.h"

#include <QLineEdit>
#include <QMimeData>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class SceneOverviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aNewSceneIsInView()
    {
        Bench bench(twoScenes());
        bench.panel->view().fitScene();
        bench.panel->commands().addScene(sceneIds(bench).last());
        const QRectF added = bench.panel->scenes().rectOf(bench.session.selection.scene());
        QVERIFY(added.left() >= 0 && added.right() <= bench.panel->view().laneSize().width());
    }

    void theWholeLectureIsShownAndLeftWithOneKey()
    {
        Bench bench(twoScenes());
        QTRY_VERIFY(bench.window->isActiveWindow()); // for shortcuts
        TimelineView &view = bench.panel->view();
        view.fit(2, 5);
        const double left = view.axis().left;
        const double scale = view.axis().scale;
        const auto isAllInView = [&] {
            return view.axis().x(0.0) >= 0
                && view.axis().x(bench.session.playhead.duration()) <= view.laneSize().width();
        };
        QVERIFY(!isAllInView());
        const QAction *action = bench.session.actions.find(u"timeline.fitLecture"_s);
        bench.key(u"Shift+A"_s);
        QVERIFY(isAllInView());
        QVERIFY(action->isChecked());
        // It stays so while the lecture becomes longer.
        bench.panel->commands().addScene();
        QVERIFY(isAllInView() && view.showsWholeLecture());
        bench.session.document.history().undo();
        bench.session.preview.enter(u"one"_s);
        bench.key(u"Shift+A"_s);
        QVERIFY(!action->isChecked());
        QCOMPARE(view.axis().left, left);
        QCOMPARE(view.axis().scale, scale);
        // In another scene it returns to that one.
        bench.key(u"Shift+A"_s);
        bench.session.preview.enter(u"two"_s);
        bench.key(u"Shift+A"_s);
        QVERIFY(view.axis().x(12.0) >= 0 && view.axis().x(12.0) < 20);
        bench.key(u"Shift+A"_s);
        view.zoom(2, 10);
        QVERIFY(!action->isChecked());
    }

    void clipsOfOtherScenesAreSeenAndADoubleClickOpensTheirScene()
    {
        Bench bench(twoScenes());
        bench.session.preview.enter(u"two"_s);
        bench.panel->view().fitLecture();
        TimelineLanes &lanes = bench.panel->lanes();
        const auto x = [&](double seconds) { return static_cast<int>(bench.panel->view().axis().x(seconds)); };
        const QRect first(x(0), 0, x(12) - x(0), 60);
        QVERIFY(coloursIn(lanes.grab(first).toImage()) > 1);
        const int steps = bench.session.document.history().count();
        QTest::mouseDClick(&lanes, Qt::LeftButton, {}, {x(3), 10});
        QCOMPARE(bench.session.selection.scene(), u"one"_s);
        QCOMPARE(bench.session.document.history().count(), steps);
    }

    void theOverviewOpensReordersDuplicatesAndDeletes()
    {
        Bench bench(twoScenes());
        bench.session.preview.enter(u"two"_s);
        addScenes(bench, 3);
        QWidget window;
        window.resize(900, 600);
        QWidget area(&window);
        area.resize(900, 400);
        SceneOverview &overview = bench.panel->addOverview(&area, &window);
        window.show();
        QAction *action = bench.session.actions.find(u"timeline.overview"_s);
        QVERIFY(action && !overview.isVisible());
        bench.session.preview.enter(u"two"_s);
        action->trigger();
        QVERIFY(overview.isVisible() && action->isChecked());
        QCOMPARE(overview.geometry(), QRect(0, 0, 900, 400));
        SceneGrid &grid = overview.grid();
        QCOMPARE(grid.model()->rowCount(), 5);
        QCOMPARE(grid.selectedScenes(), QStringList{u"two"_s});

        QTest::keyClick(&grid, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(sceneIds(bench).size(), 6);
        QCOMPARE(grid.selectedScenes(), QStringList{sceneIds(bench).at(2)});
        QTest::keyClick(&grid, Qt::Key_Delete);
        QCOMPARE(sceneIds(bench), (QStringList{u"one"_s, u"two"_s, u"scene3"_s, u"scene4"_s, u"scene5"_s}));

        // Several at once are one step.
        grid.select({u"scene4"_s, u"scene5"_s});
        const int steps = bench.session.document.history().count();
        QTest::keyClick(&grid, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(sceneIds(bench), (QStringList{u"one"_s, u"two"_s, u"scene4"_s, u"scene5"_s, u"scene3"_s}));
        QCOMPARE(bench.session.document.history().count(), steps + 1);
        QCOMPARE(grid.selectedScenes(), (QStringList{u"scene4"_s, u"scene5"_s}));
        QMimeData scenes;
        scenes.setData(u"application/x-lectograph-scenes"_s, {});
        QVERIFY(drop(*grid.viewport(), scenes, grid.rectOf(u"one"_s).topLeft() + QPoint(10, 10)));
        QCOMPARE(sceneIds(bench), (QStringList{u"scene4"_s, u"scene5"_s, u"one"_s, u"two"_s, u"scene3"_s}));

        // The last card is gone, and with it its place.
        grid.select({u"scene4"_s});
        QTest::keyClick(&grid, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(grid.model()->rowCount(), 6);
        grid.select({u"scene3"_s});
        bench.session.document.history().undo();
        QCOMPARE(grid.model()->rowCount(), 5);
        QCOMPARE(sceneIds(bench), (QStringList{u"scene4"_s, u"scene5"_s, u"one"_s, u"two"_s, u"scene3"_s}));

        grid.select({u"one"_s});
        QTest::keyClick(&grid, Qt::Key_F2);
        auto *name = grid.findChild<QLineEdit *>();
        QVERIFY(name);
        name->setText(u"Rings"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(bench.scene().name[u"en"_s].toString(), u"Rings"_s);

        QTest::keyClick(&grid, Qt::Key_Return);
        QVERIFY(!overview.isVisible() && !action->isChecked());
        QCOMPARE(bench.session.selection.scene(), u"one"_s);
        action->trigger();
        QTest::mouseDClick(grid.viewport(), Qt::LeftButton, {}, grid.rectOf(u"two"_s).center());
        QCOMPARE(bench.session.selection.scene(), u"two"_s);
        action->trigger();
        QTest::keyClick(&grid, Qt::Key_Space);
        QVERIFY(!overview.isVisible() && bench.session.playhead.isPlaying());
    }

    /// For any selection of five scenes and any place.
    void movedScenesStayTogetherInTheirOrder()
    {
        lecture::Lecture lecture = twoScenes();
        while (lecture.scenes.size() < 5)
            lecture = withNewScene(lecture, {})->lecture;
        const auto orderOf = [](const lecture::Lecture &one) {
            QStringList ids;
            for (const lecture::ScenePtr &scene : one.scenes)
                ids.append(scene->id);
            return ids;
        };
        const QStringList ids = orderOf(lecture);
        for (int selected = 0; selected < 32; ++selected) {
            QStringList moved;
            for (int i = 0; i < 5; ++i) {
                if (selected & (1 << i))
                    moved.prepend(ids.at(i)); // the order of selecting does not count
            }
            for (int index = 0; index <= 5; ++index) {
                QStringList wanted;
                const auto append = [&](int from, int to, bool isMoved) {
                    for (int i = from; i < to; ++i) {
                        if (moved.contains(ids.at(i)) == isMoved)
                            wanted.append(ids.at(i));
                    }
                };
                append(0, index, false);
                append(0, 5, true);
                append(index, 5, false);
                QCOMPARE(orderOf(*withScenesMoved(lecture, moved, index)), wanted);
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(SceneOverviewTest)
#include "tst_editor_scene_overview.moc"
