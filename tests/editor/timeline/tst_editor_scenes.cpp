// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "bench.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/scene_edits.h"
#include "editor/language/transitionnames.h"
#include "editor/operations/copying.h"
#include "editor/timeline/scenes/sceneoverview.h"
#include "editor/timeline/scenes/scenethumbnails.h"
#include "editor/timeline/scenes/transitionpopup.h"
#include "picture/show.h"
#include "raster/poster.h"
#include "testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <map>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

QStringList idsOf(const Bench &bench)
{
    QStringList ids;
    for (const lecture::ScenePtr &scene : bench.session.document.lecture().scenes)
        ids.append(scene->id);
    return ids;
}

/// The number of colours that take up more than a few pixels.
int coloursIn(const QImage &image)
{
    std::map<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    }
    return static_cast<int>(std::ranges::count_if(counts, [](const auto &one) { return one.second > 20; }));
}

void addScenes(Bench &bench, int count)
{
    for (int i = 0; i < count; ++i)
        bench.panel->commands().addScene();
}

} // namespace

class ScenesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void aThumbnailShowsSomethingAndFollowsEdits()
    {
        Bench bench(twoScenes());
        SceneThumbnails thumbnails(bench.session);
        QSignalSpy made(&thumbnails, &SceneThumbnails::made);
        QVERIFY(thumbnails.find(u"one"_s).large.isNull()); // asks for it
        QTRY_COMPARE(made.size(), 1);
        const QImage first = thumbnails.find(u"one"_s).large;
        QVERIFY(coloursIn(first) > 1); // not only the background
        QVERIFY(thumbnails.find(u"one"_s).small.height() <= SceneThumbnails::smallSize.height());

        // Nothing is drawn again for another scene, nor when the order changes.
        bench.panel->commands().moveScenes({u"two"_s}, 0);
        thumbnails.find(u"one"_s);
        QTest::qWait(600);
        QCOMPARE(made.size(), 1);

        QVERIFY(bench.session.document.edit(u"Colour"_s, [&](const lecture::Lecture &lecture) {
            return withProperty(lecture, {u"one"_s, u"circle"_s, {}, u"stroke"_s}, u"#ff0000"_s);
        }));
        QCOMPARE(thumbnails.find(u"one"_s).large, first); // the old one until the new one is there
        QTRY_COMPARE(made.size(), 2);
        QVERIFY(thumbnails.find(u"one"_s).large != first);
    }

    void aThumbnailIsDrawnAsAPartOfTheWholeLecture()
    {
        lecture::Lecture lecture = twoScenes();
        lecture::Scene three;
        three.id = u"three"_s;
        three.duration = Time::fromSeconds(2);
        lecture.scenes.push_back(std::make_shared<const lecture::Scene>(three));
        for (const QString &scene : {u"one"_s, u"two"_s, u"three"_s})
            lecture = *withBlock(lecture, scene,
                                 {u"text.text"_s,
                                  u"page-"_s + scene,
                                  {{u"text"_s, QJsonObject{{u"expression"_s, u"{scene.number} / {scene.count}"_s}}}}},
                                 registry());
        Bench bench(lecture);
        SceneThumbnails thumbnails(bench.session);
        const auto inLecture = [&](const QString &scene) {
            picture::Show show(bench.session.document.lecture(), registry(), bench.session.preview.language(), scene);
            const QSize size = (QSizeF(SceneThumbnails::largeSize) * qGuiApp->devicePixelRatio()).toSize();
            return raster::drawnWithin(show, raster::finishedTime(show), size);
        };
        for (const QString &scene : {u"one"_s, u"two"_s, u"three"_s}) {
            thumbnails.find(scene);
            QTRY_VERIFY(!thumbnails.find(scene).large.isNull());
            QCOMPARE(thumbnails.find(scene).large, inLecture(scene));
        }
        const QImage before = thumbnails.find(u"two"_s).large;
        QVERIFY(before != thumbnails.find(u"three"_s).large);
        bench.panel->commands().moveScenes({u"two"_s}, 0);
        QVERIFY(before != inLecture(u"two"_s));
        QTRY_COMPARE(thumbnails.find(u"two"_s).large, inLecture(u"two"_s));
    }

    void nothingIsDrawnDuringPlayback()
    {
        Bench bench(twoScenes());
        SceneThumbnails thumbnails(bench.session);
        QSignalSpy made(&thumbnails, &SceneThumbnails::made);
        bench.session.playhead.play();
        thumbnails.find(u"one"_s);
        QTest::qWait(300);
        QVERIFY(bench.session.playhead.isPlaying());
        QCOMPARE(made.size(), 0);
        bench.session.playhead.stop();
        QTRY_COMPARE(made.size(), 1);
    }

    void theStripPaintsThumbnailsOfFortyScenes()
    {
        Bench bench(twoScenes());
        addScenes(bench, 38);
        bench.panel->view().fitLecture();
        SceneStrip &strip = bench.panel->scenes();
        const QRect first = strip.rectOf(u"one"_s).toRect();
        const int before = coloursIn(strip.grab(first).toImage());
        QTRY_VERIFY(coloursIn(strip.grab(first).toImage()) > before);
        QCOMPARE(strip.items().size(), 40U);
        QVERIFY(strip.rectOf(idsOf(bench).last()).right() <= strip.width());
    }

    void theNumberOfANarrowSceneIsClearOfTheJointBeforeIt()
    {
        Bench bench(twoScenes());
        addScenes(bench, 20);
        bench.panel->view().fitLecture();
        SceneStrip &strip = bench.panel->scenes();
        const QImage image = strip.grab().toImage();
        const int clearOfJoints = strip.height() - 20;
        for (const QString &scene : idsOf(bench)) {
            if (scene == u"one"_s) // has none before it
                continue;
            const bool isOpen = scene == bench.session.selection.scene();
            const QRgb chip = (isOpen ? theme().accent : theme().raised).rgb();
            const int left = strip.rectOf(scene).toRect().left();
            int found = 0;
            for (int y = 4; y < clearOfJoints; ++y) {
                for (int x = left; x < std::min(left + 20, image.width()); ++x)
                    found += image.pixel(x, y) == chip;
            }
            QVERIFY2(found > 60, qPrintable(u"%1: %2"_s.arg(scene).arg(found)));
        }
    }

    void aTransitionIsChosenInItsPopupByMouse()
    {
        Bench bench(twoScenes());
        const lecture::Files before = bench.files();
        bench.panel->view().fitLecture();
        SceneStrip &strip = bench.panel->scenes();
        const auto open = [&] {
            constexpr int aboveEdge = 11; // the middle of the icon between two scenes
            const QPoint joint(qRound(strip.rectOf(u"two"_s).left()), strip.height() - aboveEdge);
            QTest::mouseClick(&strip, Qt::LeftButton, {}, joint);
            return qobject_cast<TransitionPopup *>(QApplication::activePopupWidget());
        };
        const auto click = [](TransitionPopup &popup, const QString &kind) {
            for (QToolButton *button : popup.findChildren<QToolButton *>()) {
                if (button->text() == transitionName(kind))
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        };
        const auto transition = [&] { return bench.scene(u"two"_s).transition; };
        const QPointer<TransitionPopup> popup = open();
        QVERIFY(popup);
        click(*popup, u"push"_s);
        QCOMPARE(transition().kind, u"push"_s);
        click(*popup, u"wipe"_s);
        QCOMPARE(transition().kind, u"wipe"_s);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(!popup);
        QCOMPARE(bench.session.document.history().count(), 1); // all of it is one step
        const QPointer<TransitionPopup> again = open();
        QVERIFY(again);
        click(*again, u"fade"_s);
        QTest::keyClick(again, Qt::Key_Escape);
        QCOMPARE(transition().kind, u"wipe"_s);
        bench.session.document.history().undo();
        QVERIFY(bench.files() == before);
    }

    void scenesAreDuplicatedAndAddedInTheStripByKeyboard()
    {
        Bench bench(twoScenes());
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(idsOf(bench), (QStringList{u"one"_s, u"scene3"_s, u"two"_s}));
        QCOMPARE(bench.session.selection.scene(), u"scene3"_s);
        QTest::keyClick(&strip, Qt::Key_Insert);
        QCOMPARE(idsOf(bench).size(), 4);
        QCOMPARE(idsOf(bench).at(2), bench.session.selection.scene());
        QTest::keyClick(&strip, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(idsOf(bench).at(1), bench.session.selection.scene());
        QTest::keyClick(&strip, Qt::Key_Delete);
        QCOMPARE(idsOf(bench), (QStringList{u"one"_s, u"scene3"_s, u"two"_s}));
        // A low timeline has a low strip.
        QVERIFY(strip.height() >= SceneStrip::lowHeight);
    }

    void whatWasCopiedIsPastedIntoTheSceneThatWasClicked()
    {
        Bench bench(twoScenes());
        bench.panel->view().fitLecture();
        SceneStrip &strip = bench.panel->scenes();
        bench.session.selection.setNodes({u"circle"_s});
        copyBlocks(bench.session);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.rectOf(u"two"_s).center().toPoint());
        QCOMPARE(bench.session.selection.scene(), u"two"_s);
        const std::size_t before = bench.scene(u"two"_s).nodes.size();
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.scene(u"two"_s).nodes.size(), before + 1);
        QCOMPARE(bench.session.selection.nodes().size(), 1);
        // Delete means what is selected, not the scene.
        QTest::keyClick(&strip, Qt::Key_Delete);
        QCOMPARE(bench.scene(u"two"_s).nodes.size(), before);
        QCOMPARE(idsOf(bench), (QStringList{u"one"_s, u"two"_s}));
    }

    void aSceneWithContentIsNotDeletedByAKeyUnasked()
    {
        Bench bench(twoScenes());
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        {
            const BoxAnswer keeping(u"Keep"_s);
            QTest::keyClick(&strip, Qt::Key_Delete);
            QVERIFY(keeping.wasAsked());
        }
        QCOMPARE(idsOf(bench).size(), 2);
        QString offer;
        std::function<void()> run;
        connect(&bench.session.document, &Document::offered, this,
                [&](const QString &, const QString &deed, const std::function<void()> &undo) {
                    offer = deed;
                    run = undo;
                });
        const BoxAnswer deleting(u"Delete scene"_s);
        QTest::keyClick(&strip, Qt::Key_Delete);
        QCOMPARE(idsOf(bench), QStringList{u"two"_s});
        QCOMPARE(offer, u"Undo"_s);
        run();
        QCOMPARE(idsOf(bench).size(), 2);
    }

    void scenesAreCopiedAndPastedInTheStrip()
    {
        Bench bench(twoScenes());
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_C, Qt::ControlModifier);
        bench.session.preview.enter(u"two"_s);
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(idsOf(bench).size(), 3);
        QCOMPARE(idsOf(bench).last(), bench.session.selection.scene());
        QCOMPARE(bench.scene(idsOf(bench).last()).nodes.size(), bench.scene(u"one"_s).nodes.size());
        bench.session.document.history().undo();
        QCOMPARE(idsOf(bench), (QStringList{u"one"_s, u"two"_s}));
    }

    void theColorsOfAPastedSceneAreGivenBackByKeyInTheStrip()
    {
        lecture::Lecture source = twoScenes();
        source.look.styles = {{u"scene"_s, QJsonObject{{u"background"_s, u"#ffffff"_s}}}};
        Bench bench(twoScenes());
        SceneStrip &strip = bench.panel->scenes();
        strip.setFocus();
        QGuiApplication::clipboard()->setMimeData(new CopiedScenes(copiedScenes(source, {u"one"_s}, registry())));
        const auto background = [&] {
            return bench.scene(bench.session.selection.scene()).properties.value(u"background"_s);
        };
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(idsOf(bench).size(), 3);
        QVERIFY(background().isUndefined());
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(idsOf(bench).size(), 3);
        QCOMPARE(background(), QJsonValue(u"#ffffff"_s));
    }

    void clipsOfOneSceneArePastedOntoWhatIsSelectedInAnother()
    {
        Bench bench(twoScenes());
        bench.selectClips({fadeIn});
        bench.panel->commands().cut();
        bench.session.preview.enter(u"two"_s);
        const std::size_t before = bench.scene(u"two"_s).nodes.size();
        bench.panel->commands().paste();
        const lecture::Scene &two = bench.scene(u"two"_s);
        QCOMPARE(two.nodes.size(), before + 1); // the circle came along
        QVERIFY(std::ranges::find(two.actors, u"circle"_s) != two.actors.end());
        QCOMPARE(bench.session.document.history().undoText(), u"Paste"_s);
    }

    void aNewSceneIsInView()
    {
        Bench bench(twoScenes());
        bench.panel->view().fitScene();
        bench.panel->commands().addScene(idsOf(bench).last());
        const QRectF added = bench.panel->scenes().rectOf(bench.session.selection.scene());
        QVERIFY(added.left() >= 0 && added.right() <= bench.panel->view().laneSize().width());
    }

    void scenesAreCalledAfterTheirPlace()
    {
        lecture::Lecture lecture = emptyLecture(u"ko"_s);
        const auto namesOf = [&] {
            QStringList names;
            for (const lecture::ScenePtr &scene : lecture.scenes)
                names.append(scene->name.toString());
            return names;
        };
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        QCOMPARE(namesOf(), (QStringList{u"장면 1"_s, u"장면 2"_s, u"장면 3"_s}));
        lecture = *withSceneName(lecture, u"scene1"_s, u"ko"_s, u"소개"_s);
        lecture = withScenesDuplicated(lecture, {u"scene1"_s}, registry())->lecture;
        lecture = withScenesDuplicated(lecture, {u"scene1"_s}, registry())->lecture;
        QCOMPARE(namesOf(), (QStringList{u"소개"_s, u"소개 3"_s, u"소개 2"_s, u"장면 2"_s, u"장면 3"_s}));
    }

    /// Whatever was the first language of the lecture when a scene was added.
    void scenesAreCalledAlikeInTheLanguageThatIsShown()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        lecture.languages = {u"en"_s, u"ko"_s};
        lecture.language = u"ko"_s;
        lecture = withNewScene(lecture, u"scene2"_s)->lecture;
        lecture::Scene nameless;
        nameless.id = u"scene4"_s;
        lecture.scenes.push_back(std::make_shared<const lecture::Scene>(nameless));
        const auto labels = [&](const QStringList &languages) {
            QStringList all;
            for (const lecture::ScenePtr &scene : lecture.scenes)
                all.append(numberedLabelOf(*scene, static_cast<int>(all.size()) + 1, languages));
            return all;
        };
        QCOMPARE(labels({u"ko"_s, u"en"_s}), (QStringList{u"장면 1"_s, u"장면 2"_s, u"장면 3"_s, u"장면 4"_s}));
        QCOMPARE(labels({u"en"_s, u"ko"_s}), (QStringList{u"Scene 1"_s, u"Scene 2"_s, u"Scene 3"_s, u"Scene 4"_s}));
        // A number that is taken in another language is taken.
        lecture.scenes = {lecture.scenes[1]};
        const auto added = withNewScene(lecture, u"scene2"_s);
        QCOMPARE(sceneOf(added->lecture, added->scene)->name, QJsonValue(u"장면 3"_s));
    }

    void everySceneSaysItsNumber()
    {
        lecture::Lecture lecture = emptyLecture(u"ko"_s);
        lecture = withNewScene(lecture, u"scene1"_s)->lecture;
        const QString second = lecture.scenes[1]->id;
        const auto labelOfSecond = [&] { return numberedLabelOf(*lecture.scenes[1], 2, {u"ko"_s, u"en"_s}); };
        QCOMPARE(labelOfSecond(), u"장면 2"_s);
        for (const QString &name : {u"Scene B 2"_s, u"Part 2"_s, u"장면 나 2"_s, u"2"_s, u"장면 3"_s}) {
            lecture = *withSceneName(lecture, second, u"ko"_s, name);
            QCOMPARE(labelOfSecond(), u"2 "_s + name);
        }
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
        QCOMPARE(idsOf(bench).size(), 6);
        QCOMPARE(grid.selectedScenes(), QStringList{idsOf(bench).at(2)});
        QTest::keyClick(&grid, Qt::Key_Delete);
        QCOMPARE(idsOf(bench), (QStringList{u"one"_s, u"two"_s, u"scene3"_s, u"scene4"_s, u"scene5"_s}));

        // Several at once are one step.
        grid.select({u"scene4"_s, u"scene5"_s});
        const int steps = bench.session.document.history().count();
        QTest::keyClick(&grid, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(idsOf(bench), (QStringList{u"one"_s, u"two"_s, u"scene4"_s, u"scene5"_s, u"scene3"_s}));
        QCOMPARE(bench.session.document.history().count(), steps + 1);
        QCOMPARE(grid.selectedScenes(), (QStringList{u"scene4"_s, u"scene5"_s}));
        QMimeData scenes;
        scenes.setData(u"application/x-lectograph-scenes"_s, {});
        QVERIFY(drop(*grid.viewport(), scenes, grid.rectOf(u"one"_s).topLeft() + QPoint(10, 10)));
        QCOMPARE(idsOf(bench), (QStringList{u"scene4"_s, u"scene5"_s, u"one"_s, u"two"_s, u"scene3"_s}));

        // The last card is gone, and with it its place.
        grid.select({u"scene4"_s});
        QTest::keyClick(&grid, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(grid.model()->rowCount(), 6);
        grid.select({u"scene3"_s});
        bench.session.document.history().undo();
        QCOMPARE(grid.model()->rowCount(), 5);
        QCOMPARE(idsOf(bench), (QStringList{u"scene4"_s, u"scene5"_s, u"one"_s, u"two"_s, u"scene3"_s}));

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

    void theLastSceneStays()
    {
        Bench bench(twoScenes());
        bench.panel->commands().removeScenes({u"one"_s, u"two"_s});
        QCOMPARE(idsOf(bench).size(), 2);
        bench.panel->commands().removeScenes({u"one"_s});
        QCOMPARE(idsOf(bench), QStringList{u"two"_s});
        QCOMPARE(bench.session.selection.scene(), u"two"_s);
    }
};

LECTOGRAPH_TEST_MAIN(ScenesTest)
#include "tst_editor_scenes.moc"
