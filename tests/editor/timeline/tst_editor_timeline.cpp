// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/properties.h"
#include "editor/timeline/lanes/lanehit.h"
#include "testmain.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPointer>
#include <QRandomGenerator>
#include <QSignalSpy>

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
    void framesInARowAreOneStep();
    void movedClipsRestAtEdgesUnlessShiftIsHeld();
    void rippleTakesEverythingLaterAlong();
    void deletingWithRippleClosesTheGap();
    void duplicateSplitAndDelete();
    void splittingWhatCannotBeSplitExplainsItself();
    void aBoxSelectsClipsAndKeyframesAcrossTracks();
    void keyframesMoveScaleAndGo();
    void copiesArePastedAtThePlayhead();
    void groupsHoldTheirClipsAndLetThemGo();
    void clipsArePlacedAfterThePrevious();
    void clipsThatBeginTogetherArePlacedOneAfterAnother();
    void rippleKeepsWhatComesAfterPlacedClips();
    void bracketsMoveAndTrimToThePlayhead();
    void lockedTracksStayAsTheyAre();
    void escapeTakesADragBack();
    void escapeTakesBackWhatIsDraggedOnTheRulerAndTheScenes();
    void theSameClipsAreSelectedAfterUndo();
    void anEasingTakesThePlaceOfHandles();
    void actionsOfTheHeaderMenuDoWhatTheySay();
    void whateverIsDoneCanBeUndone_data();
    void whateverIsDoneCanBeUndone();
    void everyPropertyCanBeGivenItsFirstKeyframeHere();
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

void TimelineTest::framesInARowAreOneStep()
{
    Bench bench(twoScenes());
    const QUndoStack &history = bench.session.document.history();
    const double start = startOf(bench, indicate);
    bench.panel->lanes().setFocus();
    bench.selectClips({indicate});
    for (int i = 0; i < 3; ++i)
        bench.key(u"Ctrl+Right"_s);
    QVERIFY(isNear(startOf(bench, indicate), start + 3.0 / 30));
    QCOMPARE(history.count(), 1);
    for (int i = 0; i < 2; ++i)
        bench.key(u"Ctrl+]"_s);
    QCOMPARE(history.count(), 2); // another kind
    bench.selectClips({fadeIn});
    bench.key(u"Ctrl+Right"_s);
    QCOMPARE(history.count(), 3); // another clip
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

void TimelineTest::deletingWithRippleClosesTheGap()
{
    Bench bench(twoScenes());
    bench.panel->view().setRipples(true);
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.key(u"Del"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 2U);
    QCOMPARE(startOf(bench, {0, {1}}), 6.0); // was at 8 s, after a gap of 2 s
    bench.panel->view().setRipples(false);
}

void TimelineTest::duplicateSplitAndDelete()
{
    Bench bench(twoScenes());
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(fadeIn));
    bench.key(u"Ctrl+D"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(startOf(bench, {0, {3}}), 2.0);
    QVERIFY(bench.has(ClipPlace{0, {3}}));
    bench.key(u"Del"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 3U);

    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.session.playhead.setTime(base::Time::fromSeconds(4));
    bench.key(u"S"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(lengthOf(bench, indicate), 1.0);
    QCOMPARE(startOf(bench, {0, {3}}), 4.0);
    QCOMPARE(lengthOf(bench, {0, {3}}), 1.0);
    QCOMPARE(bench.clip(0, 3).type, u"motion.indicate"_s);
}

void TimelineTest::splittingWhatCannotBeSplitExplainsItself()
{
    Bench bench(twoScenes());
    const QSignalSpy refused(&bench.session.document, &Document::refused);
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(fadeIn));
    bench.session.playhead.setTime(base::Time::fromSeconds(1.5));
    bench.key(u"Ctrl+B"_s);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.first().first().value<base::Error>().remedy.isEmpty());
    QCOMPARE(bench.session.document.history().count(), 0);
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

void TimelineTest::copiesArePastedAtThePlayhead()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeIn, writing});
    bench.session.selection.setKeys({radiusKey(0)});
    bench.key(u"Ctrl+C"_s);
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 3U);
    QCOMPARE(startOf(bench, {0, {3}}), 6.0);
    QCOMPARE(startOf(bench, {1, {2}}), 7.0);
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 4, 7})); // the pasted keyframe replaced that at 7 s
    QCOMPARE(bench.session.selection.clips().size(), 2U);
}

void TimelineTest::groupsHoldTheirClipsAndLetThemGo()
{
    Bench bench(twoScenes());
    bench.selectClips({indicate, writing});
    bench.key(u"Ctrl+G"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 3U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 1U);
    const timeline::Clip &group = bench.clip(0, 2);
    QVERIFY(group.isGroup());
    QCOMPARE(group.start.seconds(), 2.0);
    QCOMPARE(group.clips.size(), 2U);
    // A double-click expands it.
    const std::size_t rows = bench.panel->view().rows().size();
    QTest::mouseDClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle({0, {2}}));
    QCOMPARE(bench.panel->view().rows().size(), rows + 1);
    const auto offersUngroup = [&](const ClipPlace &place) {
        bench.selectClips({place});
        Q_EMIT bench.panel->lanes().menuRequested(bench.middle(place), hitAt(bench.panel->view(), bench.middle(place)));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        const bool isOffered = menu && menu->actions().contains(bench.session.actions.find(u"timeline.ungroup"_s));
        delete menu;
        return isOffered;
    };
    QVERIFY(offersUngroup({0, {2}}));
    QVERIFY(!offersUngroup(fadeIn));
    QVERIFY(!bench.rectOf({0, {2, 1}}).isEmpty());
    bench.selectClips({ClipPlace{0, {2}}});
    bench.key(u"Ctrl+Shift+G"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(startOf(bench, {0, {2}}), 2.0);
    QCOMPARE(startOf(bench, {0, {3}}), 3.0);
}

void TimelineTest::clipsArePlacedAfterThePrevious()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeOut});
    bench.panel->commands().place(Neighbour::After);
    QCOMPARE(startOf(bench, fadeOut), 5.0); // the end of “Indicate”
    bench.panel->commands().place(Neighbour::With);
    QCOMPARE(startOf(bench, fadeOut), 3.0);
}

void TimelineTest::clipsThatBeginTogetherArePlacedOneAfterAnother()
{
    lecture::Lecture together = twoScenes();
    lecture::Scene one = *together.scenes.front();
    timeline::Track track = *one.tracks[0];
    track.clips = {};
    for (const double length : {1.0, 2.0, 0.5})
        track.clips.push_back(
            std::make_shared<const timeline::Clip>(clipOf(u"motion.indicate"_s, u"circle"_s, 3, length)));
    one.tracks[0] = std::make_shared<const timeline::Track>(std::move(track));
    together = lecture::withScene(together, std::move(one)).value();
    Bench bench(together);
    const lecture::Files before = bench.files();
    bench.selectClips({{0, {0}}, {0, {1}}, {0, {2}}});
    bench.panel->commands().place(Neighbour::After);
    // The label is written from 2 to 4 s; the others follow in sequence.
    QCOMPARE(startOf(bench, {0, {0}}), 4.0);
    QCOMPARE(startOf(bench, {0, {1}}), 5.0);
    QCOMPARE(startOf(bench, {0, {2}}), 7.0);
    QCOMPARE(bench.session.selection.clips().size(), 3U);
    QCOMPARE(bench.session.document.history().count(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
    // A single clip is placed after the last of the others with the same start, even if it is first in the track.
    bench.selectClips({{0, {0}}});
    bench.panel->commands().place(Neighbour::After);
    QCOMPARE(startOf(bench, {0, {0}}), 3.5);
    QCOMPARE(startOf(bench, {0, {1}}), 3.0);
}

void TimelineTest::rippleKeepsWhatComesAfterPlacedClips()
{
    lecture::Lecture together = twoScenes();
    timeline::Clip clip = clipOf(u"motion.indicate"_s, u"label"_s, 3, 1);
    together = lecture::withClip(together, u"one"_s, {1, {2}}, clip).value();
    Bench bench(together);
    bench.panel->view().setRipples(true);
    bench.selectClips({{1, {2}}}); // starts together with “Indicate” of the circle, at 3 s
    bench.panel->commands().place(Neighbour::After);
    QCOMPARE(startOf(bench, indicate), 3.0);
    QCOMPARE(startOf(bench, {1, {2}}), 5.0);
    QCOMPARE(startOf(bench, fadeOut), 10.0); // was at 8 s
    bench.panel->view().setRipples(false);
}

void TimelineTest::bracketsMoveAndTrimToThePlayhead()
{
    Bench bench(twoScenes());
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(indicate));
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.key(u"["_s);
    QCOMPARE(startOf(bench, indicate), 6.0);
    bench.key(u"]"_s);
    QCOMPARE(startOf(bench, indicate), 4.0);
    bench.session.playhead.setTime(base::Time::fromSeconds(5));
    bench.key(u"Alt+["_s);
    QCOMPARE(startOf(bench, indicate), 5.0);
    QCOMPARE(lengthOf(bench, indicate), 1.0);
    bench.key(u"Ctrl+Right"_s);
    QVERIFY(isNear(startOf(bench, indicate), 5 + 1.0 / 30));
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

void TimelineTest::theSameClipsAreSelectedAfterUndo()
{
    Bench bench(twoScenes());
    const std::vector<ClipPlace> two{fadeIn, indicate};
    bench.selectClips(two);
    bench.key(u"Ctrl+G"_s);
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{{0, {1}}}));
    bench.session.document.history().undo();
    QCOMPARE(bench.selectedClips(), two);
    bench.session.document.history().redo();
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{{0, {1}}}));
    bench.session.document.history().undo();
    bench.selectClips({fadeOut});
    bench.key(u"Del"_s);
    QVERIFY(bench.session.selection.isEmpty());
    bench.session.document.history().undo();
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{fadeOut}));
}

void TimelineTest::anEasingTakesThePlaceOfHandles()
{
    Bench bench(twoScenes());
    QJsonArray keys = keysOf(writtenAt(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}));
    for (int i = 0; i < keys.size(); ++i) {
        QJsonObject key = keys.at(i).toObject();
        key.insert(u"out"_s, QJsonArray{0.4, 1});
        key.insert(u"in"_s, QJsonArray{-0.4, 1});
        keys.replace(i, key);
    }
    QVERIFY(bench.session.document.edit(u"Bend"_s, [&](const lecture::Lecture &lecture) {
        return withProperty(lecture, {u"one"_s, u"circle"_s, {}, u"radius"_s}, QJsonObject{{u"keys"_s, keys}});
    }));
    bench.session.selection.setKeys({radiusKey(0)});
    bench.panel->commands().ease(u"linear"_s);
    const QJsonArray eased =
        keysOf(writtenAt(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}));
    QCOMPARE(eased.at(0)[u"ease"_s].toString(), u"linear"_s);
    QVERIFY(!eased.at(0).toObject().contains(u"out"_s));
    QVERIFY(!eased.at(1).toObject().contains(u"in"_s));
    QVERIFY(eased.at(0).toObject().contains(u"in"_s)); // of the previous segment
    QVERIFY(eased.at(1).toObject().contains(u"out"_s));
    // The result follows the written easing.
    const auto spec = specOf(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}, registry());
    const auto middle = valueAt(writtenAt(bench.session.document.lecture(), {u"one"_s, u"circle"_s, {}, u"radius"_s}),
                                *spec, base::Time::fromSeconds(3), {}, {});
    QVERIFY(middle && isNear(std::get<double>(*middle), 1.5));
}

void TimelineTest::actionsOfTheHeaderMenuDoWhatTheySay()
{
    Bench bench(twoScenes());
    TrackHeaders &heads = bench.panel->heads();
    const auto choose = [&](const QPoint &at, const QString &text) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, heads.mapToGlobal(at));
        QCoreApplication::sendEvent(&heads, &event);
        const QPointer<QMenu> menu = heads.findChild<QMenu *>();
        QAction *found = nullptr;
        for (QAction *action : menu ? menu->actions() : QList<QAction *>()) {
            if (action->text() == text)
                found = action;
        }
        if (found)
            found->trigger();
        if (menu)
            menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return found != nullptr;
    };
    const auto headOf = [&](int track) {
        const auto row = std::ranges::find_if(bench.panel->view().rows(), [&](const TimeRow &one) {
            return one.kind == RowKind::Track && one.track == track;
        });
        return QPoint(90, row->top - bench.panel->view().scrollY() + 12);
    };
    const auto isLockedNow = [&](int track) {
        return bench.scene().tracks[static_cast<std::size_t>(track)]->extra.value(u"locked"_s).toBool();
    };
    QVERIFY(choose(headOf(1), u"Lock track"_s));
    QVERIFY(isLockedNow(1) && !isLockedNow(0));
    QVERIFY(choose(headOf(1), u"Unlock track"_s));
    QVERIFY(!isLockedNow(1));
    QVERIFY(choose(headOf(1), u"Move up"_s));
    QCOMPARE(bench.clip(0, 0).type, u"motion.write"_s);
    QVERIFY(choose(headOf(0), u"Move down"_s));
    QCOMPARE(bench.clip(1, 0).type, u"motion.write"_s);
    QVERIFY(choose(headOf(1), u"Delete track and its clips"_s));
    QCOMPARE(bench.scene().tracks.size(), 1U);
    QCOMPARE(bench.clip(0, 0).type, u"motion.fade-in"_s);
}

void TimelineTest::whateverIsDoneCanBeUndone_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TimelineTest::whateverIsDoneCanBeUndone()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    Bench bench(twoScenes());
    const lecture::Files before = bench.files();
    TimelineLanes &lanes = bench.panel->lanes();
    static const QStringList keys{
        u"Ctrl+D"_s,       u"S"_s,    u"Del"_s,       u"Ctrl+C"_s,     u"Ctrl+V"_s, u"Ctrl+X"_s, u"Ctrl+G"_s,
        u"Ctrl+Shift+G"_s, u"["_s,    u"]"_s,         u"Alt+["_s,      u"Alt+]"_s,  u"M"_s,      u"Alt+K"_s,
        u"Up"_s,           u"Down"_s, u"Ctrl+Left"_s, u"Ctrl+Right"_s, u"Ctrl+A"_s, u"F"_s,      u"A"_s,
        u"Shift+A"_s,      u"+"_s,    u"-"_s,         u"PgUp"_s,       u"PgDown"_s, u"Tab"_s,    u"Ctrl+Z"_s,
        u"Shift+Right"_s,  u"Esc"_s};
    static const Qt::KeyboardModifiers modifiers[] = {{}, {}, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    const auto point = [&](const QWidget *widget) {
        return QPoint(random.bounded(widget->width()), random.bounded(widget->height()));
    };
    // At least 120, and until enough of them have changed something.
    const auto isEnough = [&](int count) {
        return count >= 120 && (bench.session.document.history().index() > 10 || count >= 1200);
    };
    for (int i = 0; !isEnough(i); ++i) {
        const Qt::KeyboardModifiers held = modifiers[random.bounded(5)];
        switch (random.bounded(9)) {
        case 0:
        case 1: {
            // On an item, more often than not.
            const auto &rows = bench.panel->view().rows();
            QPoint from = point(&lanes);
            if (!rows.empty()) {
                const auto &row = rows[static_cast<std::size_t>(random.bounded(static_cast<int>(rows.size())))];
                if (!row.bars.empty()) {
                    const Bar &bar =
                        row.bars[static_cast<std::size_t>(random.bounded(static_cast<int>(row.bars.size())))];
                    const QRectF rect = barRect(bench.panel->view(), row, bar);
                    const int part = random.bounded(3);
                    from = QPointF(part == 0       ? rect.left() + 1
                                       : part == 1 ? rect.center().x()
                                                   : rect.right() - 1,
                                   rect.center().y())
                               .toPoint();
                }
            }
            bench.drag(&lanes, from, from + QPoint(random.bounded(300) - 150, random.bounded(80) - 40), held);
            break;
        }
        case 2: bench.drag(&lanes, point(&lanes), point(&lanes), held); break;
        case 3:
            bench.drag(&bench.panel->ruler(), point(&bench.panel->ruler()), point(&bench.panel->ruler()), held);
            break;
        case 4:
            bench.drag(&bench.panel->scenes(), point(&bench.panel->scenes()), point(&bench.panel->scenes()), {});
            break;
        case 5: drop(&lanes, point(&lanes), u"motion.wiggle"_s); break;
        case 6: bench.panel->view().setRipples(random.bounded(2) == 0); break;
        default: lanes.setFocus(); bench.key(keys[random.bounded(static_cast<int>(keys.size()))]);
        }
        const auto files = lecture::toFiles(bench.session.document.lecture());
        QVERIFY2(files, qPrintable(files ? QString() : files.error().text()));
        QVERIFY(lecture::fromFiles(*files));
        for (const ClipPlace &place : bench.selectedClips())
            QVERIFY(clipAt(*bench.panel->view().scene(), place));
    }
    const lecture::Files after = bench.files();
    QUndoStack &history = bench.session.document.history();
    const int steps = history.index();
    QVERIFY(steps > 10);
    std::vector<Selected> selected{*bench.session.selection.snapshot()}; // last state first
    while (history.canUndo()) {
        history.undo();
        selected.push_back(*bench.session.selection.snapshot());
    }
    QCOMPARE(bench.files(), before);
    while (history.index() < steps) {
        history.redo();
        QVERIFY(*bench.session.selection.snapshot() == selected[static_cast<std::size_t>(steps - history.index())]);
    }
    QCOMPARE(bench.files(), after);
    bench.panel->view().setRipples(false);
}

void TimelineTest::everyPropertyCanBeGivenItsFirstKeyframeHere()
{
    Bench bench(twoScenes());
    bench.session.actions.find(u"timeline.allProperties"_s)->trigger();
    TimelineView &view = bench.panel->view();
    const auto row = std::ranges::find_if(view.rows(), [](const TimeRow &one) {
        return one.property.node == u"circle"_s && one.property.key == u"fillOpacity"_s;
    });
    QVERIFY(row != view.rows().end());
    view.setScrollY(row->top);
    const auto now = std::ranges::find_if(view.rows(), [](const TimeRow &one) {
        return one.property.node == u"circle"_s && one.property.key == u"fillOpacity"_s;
    });
    const QPoint at(static_cast<int>(std::lround(view.axis().x(5.0))), now->top - view.scrollY() + now->height / 2);
    QTest::mouseDClick(&bench.panel->lanes(), Qt::LeftButton, {}, at);
    QCOMPARE(keyTimes(bench, u"circle"_s, u"fillOpacity"_s), std::vector<double>{5});
    // Alt+K adds one to all animated properties.
    bench.session.selection.setNodes({u"circle"_s});
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.panel->lanes().setFocus();
    bench.key(u"Alt+K"_s);
    QCOMPARE(keyTimes(bench, u"circle"_s, u"fillOpacity"_s), (std::vector<double>{5, 6}));
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 4, 6, 7}));
    bench.session.actions.find(u"timeline.allProperties"_s)->trigger();
}

LECTOGRAPH_TEST_MAIN(TimelineTest)
#include "tst_editor_timeline.moc"
