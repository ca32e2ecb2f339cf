// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/properties.h"
#include "editor/timeline/lanes/lanehit.h"
#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::ClipPlace;

class TimelineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void draggingAClipMovesItAndIsOneStepThatUndoesToTheSameBytes();
    void aClipMovesToAnotherTrack();
    void aTrackThatLosesItsLastClipGoesWhenTheDragEnds();
    void edgesTrimAndTheOtherEdgeStays();
    void altOnAnEdgeStretchesAllThatIsSelected();
    void altOnABodyMovesACopy();
    void movedClipsRestAtEdgesUnlessShiftIsHeld();
    void rippleTakesEverythingLaterAlong();
    void aBoxSelectsClipsAndKeyframesAcrossTracks();
    void keyframesMoveScaleAndGo();
    void lockedTracksStayAsTheyAre();
    void escapeTakesADragBack();
    void escapeTakesBackWhatIsDraggedOnTheRulerAndTheScenes();
};

void TimelineTest::initTestCase()
{
    prepare();
}

void TimelineTest::draggingAClipMovesItAndIsOneStepThatUndoesToTheSameBytes()
{
    Bench bench(twoScenes());
    const lecture::Files before = bench.files();
    bench.dragLanes(bench.middle(indicate), {static_cast<int>(bench.pixels(1.4)), 0}, Qt::ShiftModifier);
    QVERIFY(std::abs(startOf(bench, indicate) - 4.4) < 0.05);
    QCOMPARE(lengthOf(bench, indicate), 2.0);
    // Snapped to frames.
    const double frames = startOf(bench, indicate) * 30;
    QVERIFY(isNear(frames, std::round(frames)));
    QCOMPARE(bench.session.document.history().count(), 1);
    QVERIFY(bench.has(indicate));
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
    // A click changes nothing.
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    QCOMPARE(bench.session.document.history().index(), 0);
}

void TimelineTest::aClipMovesToAnotherTrack()
{
    Bench bench(twoScenes());
    const int down = bench.middle(writing).y() - bench.middle(indicate).y();
    bench.dragLanes(bench.middle(indicate), {0, down});
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 2U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 3U);
    QCOMPARE(bench.clip(1, 2).type, u"motion.indicate"_s);
    QCOMPARE(bench.clip(1, 2).start.seconds(), 3.0);
    QVERIFY(bench.has(ClipPlace{1, {2}}));
    QCOMPARE(bench.session.document.history().count(), 1);
}

void TimelineTest::aTrackThatLosesItsLastClipGoesWhenTheDragEnds()
{
    lecture::Lecture lecture = twoScenes();
    lecture::Scene scene = *lecture.scenes.front();
    timeline::Track automatic;
    automatic.clips = {scene.tracks[0]->clips[1]};
    scene.tracks[0] = std::make_shared<const timeline::Track>(automatic);
    lecture.scenes.front() = std::make_shared<const lecture::Scene>(scene);
    Bench bench(lecture);
    const lecture::Files before = bench.files();
    TimelineLanes &lanes = bench.panel->lanes();
    const QPoint from = bench.middle(fadeIn); // the only clip of the first track
    const QPoint to(from.x(), bench.middle(writing).y());
    QTest::mousePress(&lanes, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        moveTo(lanes, QPointF(from) + QPointF(to - from) * i / 4);
    QCOMPARE(bench.scene().tracks.size(), 2U); // the rows stay below the pointer
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 3U);
    QTest::mouseRelease(&lanes, Qt::LeftButton, {}, to);
    QCOMPARE(bench.scene().tracks.size(), 1U);
    QCOMPARE(bench.session.document.history().count(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

void TimelineTest::edgesTrimAndTheOtherEdgeStays()
{
    Bench bench(twoScenes());
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.dragLanes(bench.end(indicate), {static_cast<int>(bench.pixels(0.8)), 0}, Qt::ShiftModifier);
    QCOMPARE(startOf(bench, indicate), 3.0);
    QVERIFY(std::abs(lengthOf(bench, indicate) - 2.8) < 0.05);
    const double end = startOf(bench, indicate) + lengthOf(bench, indicate);
    bench.dragLanes(bench.start(indicate), {static_cast<int>(bench.pixels(0.5)), 0}, Qt::ShiftModifier);
    QVERIFY(std::abs(startOf(bench, indicate) - 3.5) < 0.05);
    QVERIFY(isNear(startOf(bench, indicate) + lengthOf(bench, indicate), end));
    // At least one frame is left.
    bench.dragLanes(bench.end(indicate), {-static_cast<int>(bench.pixels(9)), 0}, Qt::ShiftModifier);
    QVERIFY(isNear(lengthOf(bench, indicate), 1.0 / 30));
}

void TimelineTest::altOnAnEdgeStretchesAllThatIsSelected()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeIn, indicate}); // 1 to 5 s
    bench.panel->view().setSnaps(false);
    bench.dragLanes(bench.end(indicate), {static_cast<int>(std::lround(bench.pixels(4))), 0}, Qt::AltModifier);
    QCOMPARE(startOf(bench, fadeIn), 1.0);
    QVERIFY(std::abs(lengthOf(bench, fadeIn) - 2) < 0.05);
    QVERIFY(std::abs(startOf(bench, indicate) - 5) < 0.05);
    QVERIFY(std::abs(lengthOf(bench, indicate) - 4) < 0.05);
}

void TimelineTest::altOnABodyMovesACopy()
{
    Bench bench(twoScenes());
    const lecture::Files before = bench.files();
    const auto clips = bench.scene().tracks.front()->clips;
    bench.panel->view().setSnaps(false);
    bench.dragLanes(bench.middle(indicate), {static_cast<int>(std::lround(bench.pixels(3))), 0}, Qt::AltModifier);
    const auto &after = bench.scene().tracks.front()->clips;
    QCOMPARE(after.size(), clips.size() + 1);
    QVERIFY(std::equal(clips.begin(), clips.end(), after.begin())); // the originals are the same
    QVERIFY(std::abs(after.back()->start.seconds() - startOf(bench, indicate) - 3) < 0.05);
    QCOMPARE(after.back()->type, clips[1]->type);
    QVERIFY(bench.session.selection.has(after.back()->id));
    QCOMPARE(bench.session.document.history().count(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

void TimelineTest::movedClipsRestAtEdgesUnlessShiftIsHeld()
{
    Bench bench(twoScenes());
    // The end of “Fade in” (2 s) comes within four pixels of the start of “Indicate” (3 s).
    const int almost = static_cast<int>(bench.pixels(1)) - 4;
    bench.panel->lanes().setFocus();
    bench.dragLanes(bench.middle(fadeIn), {almost, 0});
    QCOMPARE(startOf(bench, fadeIn), 2.0);
    bench.session.document.history().undo();
    bench.dragLanes(bench.middle(fadeIn), {almost, 0}, Qt::ShiftModifier);
    QVERIFY(startOf(bench, fadeIn) < 1.99);
    bench.session.document.history().undo();
    bench.panel->view().setSnaps(false);
    bench.dragLanes(bench.middle(fadeIn), {almost, 0});
    QVERIFY(startOf(bench, fadeIn) < 1.99);
    QVERIFY(!bench.panel->view().snapLine());
}

void TimelineTest::rippleTakesEverythingLaterAlong()
{
    Bench bench(twoScenes());
    bench.panel->view().setRipples(true);
    bench.panel->view().setSnaps(false);
    bench.dragLanes(bench.middle(indicate), {static_cast<int>(std::lround(bench.pixels(1))), 0});
    const double delta = startOf(bench, indicate) - 3;
    QVERIFY(delta > 0.9);
    QCOMPARE(startOf(bench, fadeIn), 1.0);
    QCOMPARE(startOf(bench, writing), 2.0);
    QVERIFY(isNear(startOf(bench, fadeOut), 8 + delta));
    QVERIFY(isNear(startOf(bench, {1, {1}}), 10 + delta));
    const std::vector<double> keys = keyTimes(bench);
    QVERIFY(isNear(keys[0], 2) && isNear(keys[1], 4 + delta) && isNear(keys[2], 7 + delta));
    QCOMPARE(bench.session.document.history().count(), 1);
}

void TimelineTest::aBoxSelectsClipsAndKeyframesAcrossTracks()
{
    Bench bench(twoScenes());
    const auto x = [&](double seconds) { return static_cast<int>(bench.panel->view().axis().x(seconds)); };
    // From above the first track, beside all clips, to below the second one.
    bench.drag(&bench.panel->lanes(), {x(5.5), 4}, {x(1.5), bench.middle(writing).y() + 4});
    QCOMPARE(bench.session.selection.clips().size(), 3U);
    QVERIFY(bench.has(fadeIn));
    QVERIFY(bench.has(indicate));
    QVERIFY(bench.has(writing));
    QCOMPARE(bench.session.selection.keys().size(), 2U);
    // They move together.
    bench.dragLanes(bench.middle(indicate), {static_cast<int>(std::lround(bench.pixels(1))), 0});
    QCOMPARE(startOf(bench, fadeIn), 2.0);
    QCOMPARE(startOf(bench, writing), 3.0);
    QCOMPARE(keyTimes(bench)[0], 3.0);
    QCOMPARE(keyTimes(bench)[1], 5.0);
    QCOMPARE(keyTimes(bench)[2], 7.0);
    QCOMPARE(bench.session.document.history().count(), 1);
}

void TimelineTest::keyframesMoveScaleAndGo()
{
    Bench bench(twoScenes());
    const lecture::Files before = bench.files();
    const QPoint first = bench.pointOf(radiusKey(0)).toPoint();
    bench.dragLanes(first, {static_cast<int>(std::lround(bench.pixels(3))), 0});
    // It passed the second one, so the first is now between the others.
    QCOMPARE(keyTimes(bench), (std::vector<double>{4, 5, 7}));
    QVERIFY(bench.session.selection.has(radiusKey(1)));
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);

    bench.session.selection.clear();
    bench.session.selection.setKeys({radiusKey(0), radiusKey(1), radiusKey(2)});
    bench.panel->view().setSnaps(false);
    const QPoint last = bench.pointOf(radiusKey(2)).toPoint();
    bench.dragLanes(last, {static_cast<int>(std::lround(bench.pixels(2.5))), 0}, Qt::AltModifier);
    const std::vector<double> scaled = keyTimes(bench);
    QCOMPARE(scaled[0], 2.0);
    QVERIFY(std::abs(scaled[1] - 5) < 0.05);
    QVERIFY(std::abs(scaled[2] - 9.5) < 0.05);

    bench.key(u"Del"_s);
    QCOMPARE(kindOf(writtenAt(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s})),
             PropertyKind::Constant);
}

void TimelineTest::lockedTracksStayAsTheyAre()
{
    Bench bench(twoScenes());
    QTest::mouseClick(&bench.panel->heads(), Qt::LeftButton, {}, {TimelineView::headWidth - 16, 14});
    QVERIFY(bench.scene().tracks[0]->extra.value(u"locked"_s).toBool());
    bench.dragLanes(bench.middle(indicate), {static_cast<int>(bench.pixels(1)), 0});
    QCOMPARE(startOf(bench, indicate), 3.0);
    QTest::mouseClick(&bench.panel->heads(), Qt::LeftButton, {}, {TimelineView::headWidth - 16, 14});
    QVERIFY(!bench.scene().tracks[0]->extra.contains(u"locked"_s));
}

void TimelineTest::escapeTakesADragBack()
{
    Bench bench(twoScenes());
    const lecture::Files before = bench.files();
    TimelineLanes &lanes = bench.panel->lanes();
    const QPoint from = bench.middle(indicate);
    QTest::mousePress(&lanes, Qt::LeftButton, {}, from);
    for (const int by : {10, 40, 90}) {
        QMouseEvent move(QEvent::MouseMove, from + QPoint(by, 0), lanes.mapToGlobal(from + QPoint(by, 0)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&lanes, &move);
    }
    QVERIFY(startOf(bench, indicate) > 3.2);
    QTest::keyClick(&lanes, Qt::Key_Escape);
    QTest::mouseRelease(&lanes, Qt::LeftButton, {}, from + QPoint(90, 0));
    QCOMPARE(bench.files(), before);
    QCOMPARE(bench.session.document.history().count(), 0);
    QVERIFY(bench.has(indicate));
}

void TimelineTest::escapeTakesBackWhatIsDraggedOnTheRulerAndTheScenes()
{
    Bench bench(twoScenes());
    bench.session.playhead.setTime(base::Time::fromSeconds(3));
    bench.panel->commands().toggleMarker();
    const lecture::Files before = bench.files();
    const int steps = bench.session.document.history().count();
    const auto cancelled = [&](QWidget &widget, const QPoint &from, const QPoint &to) {
        QTest::mousePress(&widget, Qt::LeftButton, {}, from);
        moveTo(widget, (from + to) / 2);
        moveTo(widget, to);
        const bool wasOther = bench.files() != before;
        QTest::keyClick(&bench.panel->lanes(), Qt::Key_Escape); // where the focus is
        moveTo(widget, to + QPoint(20, 0));
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, to + QPoint(20, 0));
        return wasOther && bench.files() == before && bench.session.document.history().count() == steps
            && !bench.session.document.history().canRedo();
    };
    TimelineView &view = bench.panel->view();
    const QPoint marker(static_cast<int>(view.x(base::Time::fromSeconds(3))) + 3, 5);
    QVERIFY(cancelled(bench.panel->ruler(), marker, marker + QPoint(60, 0)));
    view.fitLecture();
    SceneStrip &strip = bench.panel->scenes();
    const QPoint edge(static_cast<int>(strip.rectOf(u"two"_s).right()) - 2, 14);
    QVERIFY(cancelled(strip, edge, edge + QPoint(40, 0)));
    // A scene whose drag is cancelled keeps its place.
    const QPoint second = strip.rectOf(u"two"_s).center().toPoint();
    QTest::mousePress(&strip, Qt::LeftButton, {}, second);
    moveTo(strip, QPoint(10, 14));
    QTest::keyClick(&bench.panel->lanes(), Qt::Key_Escape);
    QTest::mouseRelease(&strip, Qt::LeftButton, {}, QPoint(10, 14));
    QCOMPARE(bench.files(), before);
}

LECTOGRAPH_TEST_MAIN(TimelineTest)
#include "tst_editor_timeline.moc"
