// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/core/clipboard.h"
#include "editor/core/mime.h"
#include "editor/core/ownblock.h"
#include "editor/core/theme.h"
#include "editor/stage/commands.h"
#include "editor/stage/presentation.h"
#include "editor/stage/renderer.h"
#include "editor/stage/snapping.h"
#include "editor/stage/wordseditor.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }

    void aClickPicksTheFrontmostAndAnEmptyPlaceNothing();
    void aThinLineIsPickedFromFivePixelsAway();
    void aRubberBandPicksWhatItTouches();
    void tabWalksTheActorsAndLeavesAtTheEnd();
    void anAltClickPicksAPart();

    void aDragMovesByWhatThePointerDoesAsOneStep();
    void aDragThatIsGivenUpLeavesNothing();
    void aDragSnapsToTheFrameAndToOthers();
    void whatStandsBesideWhatIsMovedIsMovedOnce();
    void aLineWithFreeEndsIsMovedByThem();
    void anEndOfALineIsDragged();
    void aLinkedPlaceIsRefusedWithItsReason();
    void whatIsNotSeenYetCanBeMovedWhenPicked();
    void pinnedThingsAreMovedInTheFrame();
    void anActorThatAClipHasMovedKeepsThatDistance();

    void aCornerScalesAndTheOppositeOneStays();
    void aSideChangesTheLengthOfABlockThatHasOne();
    void aLimitedSizeGrowsWithItsLimit();
    void aHandleSnapsToOthers();
    void aTinyThingCanStillBeMoved();
    void theTopHandleTurns();
    void severalScaleAboutOneCorner();
    void underAMovedCameraDragsMeanTheSame();

    void keyingWritesKeyframesAtThePlayhead();
    void whatHasKeyframesGetsThemWithoutKeying();

    void wordsAreTypedInTheLanguageThatIsShown();
    void aKoreanCompositionLosesNothing();
    void escapeKeepsTheWords();
    void aFormulaFollowsTheTypingAndTellsItsProblem();
    void keysOfTheStageDoNothingWhileTyping();
    void sharedWordsAreChangedWhereTheyStand();

    void aBlockIsDroppedWhereThePointerIs();
    void anOwnBlockIsDroppedWhereThePointerIs();
    void aTextIsTypedAtOnceWhereItIsDropped();
    void anAnimationIsDroppedOnAnActor();

    void arrowsNudge();
    void arrowsAreTheFilmsWhileNothingIsPicked();
    void thePictureFollowsWhatIsDone();
    void editingKeysWork();
    void copiesKeepTheLinksAmongThem();
    void alignmentLinesUp();
    void orderAndHiding();

    void zoomingKeepsThePointUnderThePointer();
    void undoGivesBackTheSameBytes();
    void theStageTellsWhatIsPicked();
    void screenReadersFindWhoIsOnStage();
    void aPresentationIsDrivenByKeys();
    void softwareRenderersAreKnown();
    void shots();
};

void StageTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"LectographTests"_s);
    QCoreApplication::setApplicationName(u"tst_editor_stage"_s);
    QVERIFY(registry().nodes.find(u"shapes.circle"_s));
}

// --- picking ---

void StageTest::aClickPicksTheFrontmostAndAnEmptyPlaceNothing()
{
    Bench bench;
    bench.click(bench.at(0, 0));
    QCOMPARE(bench.picked(), QStringList{u"disc"_s});
    bench.click(bench.at(3.4, 1.1), Qt::ShiftModifier);
    QCOMPARE(bench.picked(), (QStringList{u"disc"_s, u"box"_s}));
    bench.click(bench.at(0, 0), Qt::ControlModifier);
    QCOMPARE(bench.picked(), QStringList{u"box"_s});
    bench.click(bench.at(0.95, 0.95)); // in the disc's box, but beside the disc: nothing else is there
    QCOMPARE(bench.picked(), QStringList{u"disc"_s});
    bench.click(bench.at(-6, 3));
    QVERIFY(bench.picked().isEmpty());
    QCOMPARE(bench.steps(), 0);

    QVERIFY(
        bench.session.document.edit(u"over"_s, [](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
            return withNodes(
                lecture,
                {{u"top"_s, u"shapes.circle"_s, {{u"radius"_s, 0.3}, {u"fill"_s, u"RED"_s}, {u"fillOpacity"_s, 1}}}});
        }));
    bench.click(bench.at(0, 0));
    QCOMPARE(bench.picked(), QStringList{u"top"_s});
}

void StageTest::aThinLineIsPickedFromFivePixelsAway()
{
    const auto line = [](double y, double from, double to) {
        return QJsonObject{{u"strokeWidth"_s, 1}, {u"from"_s, QJsonArray{from, y}}, {u"to"_s, QJsonArray{to, y}}};
    };
    Bench bench(withNodes(
        sample(), {{u"alone"_s, u"shapes.line"_s, line(3, -4, 4)}, {u"over"_s, u"shapes.line"_s, line(0, -0.8, 0.8)}}));
    const auto pickedAt = [&](const QPoint &at) {
        bench.click(at);
        return bench.picked();
    };
    const QPointF exact = *bench.overlay().projection().toWidget({0, 3, 0}, false);
    const int x = qRound(exact.x());
    for (const int y : {qCeil(exact.y() - 5), qRound(exact.y()), qFloor(exact.y() + 5)})
        QCOMPARE(pickedAt({x, y}), QStringList{u"alone"_s});
    for (const int away : {-8, 8})
        QVERIFY(pickedAt(bench.at(0, 3) + QPoint(0, away)).isEmpty());
    // Before the disc that would be met exactly, too; further off the disc is meant.
    QCOMPARE(pickedAt(bench.at(0, 0) + QPoint(0, 4)), QStringList{u"over"_s});
    QCOMPARE(pickedAt(bench.at(0, 0) + QPoint(0, 12)), QStringList{u"disc"_s});
}

void StageTest::aRubberBandPicksWhatItTouches()
{
    Bench bench;
    bench.drag(bench.at(-1.5, 2), bench.at(3, -1.5), Qt::NoModifier);
    QCOMPARE(bench.picked(), (QStringList{u"disc"_s, u"box"_s}));
    QCOMPARE(bench.steps(), 0);
    bench.press(Qt::Key_Escape);
    QVERIFY(bench.picked().isEmpty());
}

void StageTest::tabWalksTheActorsAndLeavesAtTheEnd()
{
    Bench bench;
    bench.press(Qt::Key_Tab);
    QCOMPARE(bench.picked(), QStringList{u"disc"_s});
    bench.press(Qt::Key_Tab);
    bench.press(Qt::Key_Tab);
    QCOMPARE(bench.picked(), QStringList{u"words"_s});
    bench.press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(bench.picked(), QStringList{u"box"_s});
}

void StageTest::anAltClickPicksAPart()
{
    Bench bench;
    const QRectF words = bench.overlay().rectOf(u"words"_s);
    const Hit hit = [&] {
        for (double x = words.left(); x < words.right(); ++x) {
            const auto found = hitAt(bench.overlay().cast(), bench.overlay().projection(), {x, words.center().y()},
                                     0.5);
            if (found && !found->part.isEmpty()) {
                bench.click(QPoint(static_cast<int>(x), static_cast<int>(words.center().y())), Qt::AltModifier);
                return *found;
            }
        }
        return Hit{};
    }();
    QCOMPARE(hit.node, u"words"_s);
    QCOMPARE(bench.picked(), QStringList{u"words"_s});
    QVERIFY(!bench.session.selection.part().isEmpty());
    bench.press(Qt::Key_Escape);
    QVERIFY(bench.session.selection.part().isEmpty());
    QCOMPARE(bench.picked(), QStringList{u"words"_s});
}

// --- moving ---

void StageTest::aDragMovesByWhatThePointerDoesAsOneStep()
{
    Bench bench;
    const lecture::Files before = bench.files();
    const QPoint from = bench.at(0, 0);
    const QPoint by(120, -60);
    bench.drag(from, from + by);
    QCOMPARE(bench.steps(), 1);
    QVERIFY(std::abs(bench.position(u"disc"_s).x() - by.x() / bench.unit()) < 0.002);
    QVERIFY(std::abs(bench.position(u"disc"_s).y() + by.y() / bench.unit()) < 0.002);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
    bench.session.document.history().redo();
    QCOMPARE(bench.steps(), 1);
}

void StageTest::aDragThatIsGivenUpLeavesNothing()
{
    Bench bench;
    const lecture::Files before = bench.files();
    const QPoint from = bench.at(0, 0);
    QTest::mousePress(&bench.overlay(), Qt::LeftButton, {}, from);
    bench.moveTo(from + QPoint(40, 40));
    QVERIFY(bench.files() != before);
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.files(), before);
    bench.moveTo(from + QPoint(80, 80));
    QTest::mouseRelease(&bench.overlay(), Qt::LeftButton, {}, from + QPoint(80, 80));
    QCOMPARE(bench.files(), before);
    QCOMPARE(bench.steps(), 0);
    QVERIFY(!bench.session.document.history().canUndo());

    bench.drag(from, from + QPoint(1, 1)); // a click of an unsteady hand
    QCOMPARE(bench.steps(), 0);
    QCOMPARE(bench.picked(), QStringList{u"disc"_s});
}

void StageTest::aDragSnapsToTheFrameAndToOthers()
{
    const SnapTargets targets{QRectF(-7, -4, 14, 8), {QRectF(2, 0, 2, 1)}, 0};
    const Snapped onCentre = snapped(QRectF(-0.95, -3, 2, 2), targets, 0.1);
    QCOMPARE(onCentre.shift.x(), -0.05);
    QCOMPARE(onCentre.lines.size(), 1U);
    const Snapped onEdge = snapped(QRectF(4.06, 2.5, 1, 1), targets, 0.1);
    QVERIFY(std::abs(onEdge.shift.x() + 0.06) < 1e-9);
    QVERIFY(snapped(QRectF(5.06, 2.4, 0.7, 0.7), targets, 0.05).lines.empty());
    const SnapTargets grid{QRectF(-7, -4, 14, 8), {}, 0.5};
    QVERIFY(std::abs(snapped(QRectF(5.04, 2.2, 0.3, 0.3), grid, 0.05).shift.x() + 0.04) < 1e-9);

    Bench bench;
    const QPoint from = bench.at(3.37, 1.13);
    bench.drag(from, bench.at(0.03, 2.2), Qt::NoModifier);
    QCOMPARE(bench.position(u"box"_s).x(), 0.0);
    bench.session.document.history().undo();
    bench.drag(from, bench.at(0.03, 2.2), Qt::ControlModifier);
    QVERIFY(bench.position(u"box"_s).x() != 0.0);
}

void StageTest::whatStandsBesideWhatIsMovedIsMovedOnce()
{
    const QJsonObject label{{u"text"_s, u"r"_s}, {u"beside"_s, QJsonObject{{u"link"_s, u"disc"_s}}}};
    Bench bench(withNodes(sample(), {{u"label"_s, u"text.text"_s, label}}));
    bench.session.selection.setNodes({u"disc"_s, u"label"_s});
    const base::Vec3 before = findActor(bench.overlay().cast(), u"label"_s)->centre();
    const QPoint from = bench.at(0, 0);
    bench.drag(from, from + QPoint(70, 0));
    const base::Vec3 after = findActor(bench.overlay().cast(), u"label"_s)->centre();
    QVERIFY(std::abs(after.x - before.x - 70 / bench.unit()) < 0.002);
    QVERIFY(bench.written(u"label"_s, u"position"_s).isUndefined());
}

void StageTest::aLineWithFreeEndsIsMovedByThem()
{
    Bench bench(withNodes(
        sample(), {{u"line"_s, u"shapes.line"_s, {{u"from"_s, QJsonArray{-5, 2}}, {u"to"_s, QJsonArray{-3, 2}}}}}));
    bench.session.selection.setNodes({u"line"_s});
    bench.press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(bench.written(u"line"_s, u"from"_s).toArray(), (QJsonArray{-4, 2}));
    QCOMPARE(bench.written(u"line"_s, u"to"_s).toArray(), (QJsonArray{-2, 2}));
    QVERIFY(bench.written(u"line"_s, u"position"_s).isUndefined());
}

void StageTest::anEndOfALineIsDragged()
{
    const QJsonObject free{{u"from"_s, QJsonArray{-5, 2}}, {u"to"_s, QJsonArray{-3, 2}}};
    const QJsonObject bound{{u"from"_s, QJsonArray{-5, -1}}, {u"toShape"_s, QJsonObject{{u"link"_s, u"disc"_s}}}};
    Bench bench(withNodes(sample(), {{u"line"_s, u"shapes.line"_s, free}, {u"arrow"_s, u"shapes.arrow"_s, bound}}));
    bench.session.selection.setNodes({u"line"_s});
    QCOMPARE(bench.overlay().grips().size(), 2U);
    bench.drag(bench.at(-3, 2), bench.at(-3, 3));
    const QJsonArray to = bench.written(u"line"_s, u"to"_s).toArray();
    QVERIFY(std::abs(to.at(1).toDouble() - 3) < 0.02);
    QCOMPARE(bench.written(u"line"_s, u"from"_s).toArray(), (QJsonArray{-5, 2}));
    QCOMPARE(bench.steps(), 1);
    bench.session.selection.setNodes({u"arrow"_s});
    QCOMPARE(bench.overlay().grips().size(), 1U);
    QCOMPARE(bench.overlay().grips().front().end, u"from"_s);
}

void StageTest::whatIsNotSeenYetCanBeMovedWhenPicked()
{
    lecture::Lecture lecture = sample();
    timeline::Clip clip;
    clip.type = u"motion.fade-in"_s;
    clip.target = u"disc"_s;
    clip.start = base::Time::fromSeconds(2);
    timeline::Track track;
    track.clips = {std::make_shared<const timeline::Clip>(clip)};
    Bench bench(*lecture::withTrack(lecture, u"scene1"_s, 0, track));
    bench.click(bench.at(0, 0));
    QVERIFY(bench.picked().isEmpty()); // nothing is to be seen there
    bench.session.selection.setNodes({u"disc"_s});
    const QPoint from = bench.at(0.2, 0.2);
    bench.drag(from, from + QPoint(50, 0));
    QVERIFY(std::abs(bench.position(u"disc"_s).x() - 50 / bench.unit()) < 0.002);
    QCOMPARE(bench.picked(), QStringList{u"disc"_s});
}

void StageTest::pinnedThingsAreMovedInTheFrame()
{
    lecture::Lecture lecture =
        withNodes(sample(), {{u"camera"_s, u"scene.camera"_s, {{u"centre"_s, QJsonArray{1, 0}}, {u"height"_s, 4}}}});
    lecture = *lecture::withSceneProperty(lecture, u"scene1"_s, u"camera"_s, QJsonObject{{u"link"_s, u"camera"_s}});
    lecture = *lecture::withNodeProperty(lecture, u"scene1"_s, u"words"_s, u"pinned"_s, true);
    Bench bench(lecture);
    const QPointF from = bench.overlay().rectOf(u"words"_s).center();
    bench.drag(from.toPoint(), from.toPoint() + QPoint(60, 0));
    QCOMPARE(bench.picked(), QStringList{u"words"_s});
    QVERIFY(std::abs(bench.position(u"words"_s).x() + 3 - 60 / bench.overlay().projection().unit(true)) < 0.002);
}

void StageTest::aLinkedPlaceIsRefusedWithItsReason()
{
    Bench bench(withNodes(
        sample(),
        {{u"spot"_s, u"values.vector"_s, {{u"x"_s, -5}, {u"y"_s, 2}}},
         {u"dot"_s, u"shapes.dot"_s, {{u"position"_s, QJsonObject{{u"link"_s, u"spot"_s}}}, {u"radius"_s, 0.3}}}}));
    QStringList reasons;
    QObject::connect(&bench.session.document, &Document::refused, &bench.panel,
                     [&](const base::Error &error) { reasons.append(error.text()); });
    const lecture::Files before = bench.files();
    bench.drag(bench.at(-5, 2), bench.at(-4, 1));
    QCOMPARE(bench.files(), before);
    QCOMPARE(bench.steps(), 0);
    QCOMPARE(reasons.size(), 1); // once, not for every pixel
    QVERIFY(reasons.first().contains(u"spot"_s, Qt::CaseInsensitive));
    QCOMPARE(bench.picked(), QStringList{u"dot"_s});
}

void StageTest::anActorThatAClipHasMovedKeepsThatDistance()
{
    lecture::Lecture lecture = sample();
    timeline::Clip clip;
    clip.type = u"motion.shift"_s;
    clip.target = u"disc"_s;
    clip.duration = base::Time::fromSeconds(1);
    clip.properties = {{u"by"_s, QJsonArray{-3, 2}}};
    timeline::Track track;
    track.clips = {std::make_shared<const timeline::Clip>(clip)};
    Bench bench(*lecture::withTrack(lecture, u"scene1"_s, 0, track));
    bench.session.playhead.setTime(base::Time::fromSeconds(2));
    const base::Vec3 before = findActor(bench.overlay().cast(), u"disc"_s)->centre();
    QVERIFY(base::length(before) > 0.5);
    const QPoint from = bench.at(before.x, before.y);
    bench.drag(from, from + QPoint(60, 30));
    const base::Vec3 after = findActor(bench.overlay().cast(), u"disc"_s)->centre();
    QVERIFY(std::abs(after.x - before.x - 60 / bench.unit()) < 0.002);
    QVERIFY(std::abs(bench.position(u"disc"_s).x() - 60 / bench.unit()) < 0.002);
}

// --- scaling and turning ---

void StageTest::aCornerScalesAndTheOppositeOneStays()
{
    Bench bench;
    bench.click(bench.at(3.4, 1.1));
    const QRectF before = bench.overlay().rectOf(u"box"_s);
    const QPoint corner = bench.grip(1, 1);
    const QPoint along(static_cast<int>(before.width() / 2), static_cast<int>(-before.height() / 2));
    bench.drag(corner, corner + along);
    QVERIFY(std::abs(bench.written(u"box"_s, u"scale"_s).toDouble() - 1.5) < 0.02);
    const QRectF after = bench.overlay().rectOf(u"box"_s);
    QVERIFY(std::abs(after.left() - before.left()) < 0.5);
    QVERIFY(std::abs(after.bottom() - before.bottom()) < 0.5);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.written(u"box"_s, u"width"_s).toDouble(), 2.0);
}

void StageTest::aSideChangesTheLengthOfABlockThatHasOne()
{
    Bench bench;
    bench.click(bench.at(3.4, 1.1));
    const QRectF before = bench.overlay().rectOf(u"box"_s);
    const QPoint side = bench.grip(1, 0);
    bench.drag(side, side + QPoint(static_cast<int>(before.width() / 2), 0));
    QVERIFY(std::abs(bench.written(u"box"_s, u"width"_s).toDouble() - 3) < 0.03);
    QCOMPARE(bench.written(u"box"_s, u"height"_s).toDouble(), 1.0);
    const QRectF after = bench.overlay().rectOf(u"box"_s);
    QVERIFY(std::abs(after.left() - before.left()) < 0.5);
    QVERIFY(std::abs(after.width() - 1.5 * before.width()) < 1.5);
}

void StageTest::aLimitedSizeGrowsWithItsLimit()
{
    Bench bench(withNodes(sample(),
                          {{u"limited"_s,
                            u"shapes.circle"_s,
                            {{u"radius"_s, 3},
                             {u"fitHeight"_s, 1},
                             {u"position"_s, QJsonArray{-4, 2}},
                             {u"fill"_s, u"RED"_s},
                             {u"fillOpacity"_s, 1}}}}));
    bench.click(bench.at(-4, 2));
    QCOMPARE(bench.picked(), QStringList{u"limited"_s});
    const QRectF before = bench.overlay().rectOf(u"limited"_s);
    const QPoint corner = bench.grip(1, -1);
    const int half = static_cast<int>(before.width() / 2);
    bench.drag(corner, corner + QPoint(half, half));
    const QRectF after = bench.overlay().rectOf(u"limited"_s);
    QVERIFY(std::abs(after.width() / before.width() - 1.5) < 0.03);
    QVERIFY(std::abs(after.left() - before.left()) < 0.5);
}

void StageTest::aHandleSnapsToOthers()
{
    Bench bench;
    bench.click(bench.at(3.4, 1.1));
    const QPoint side = bench.grip(0, 1);
    const int away = static_cast<int>((4 - 1.63) * bench.unit());
    bench.drag(side, side + QPoint(0, 4 - away), Qt::NoModifier); // almost to the border of the frame
    QCOMPARE(bench.written(u"box"_s, u"height"_s).toDouble(), 4 - 0.63);
}

void StageTest::aTinyThingCanStillBeMoved()
{
    Bench bench(
        withNodes(sample(), {{u"dot"_s, u"shapes.dot"_s, {{u"radius"_s, 0.04}, {u"position"_s, QJsonArray{-4, 2}}}}}));
    bench.click(bench.at(-4, 2));
    QCOMPARE(bench.picked(), QStringList{u"dot"_s});
    const QPoint from = bench.at(-4, 2);
    bench.drag(from, from + QPoint(40, 0));
    QVERIFY(std::abs(bench.position(u"dot"_s).x() + 4 - 40 / bench.unit()) < 0.002);
    QVERIFY(bench.written(u"dot"_s, u"scale"_s).isUndefined());
}

void StageTest::theTopHandleTurns()
{
    Bench bench;
    bench.click(bench.at(3.4, 1.1));
    const QPoint top = bench.grip(0, 1, true);
    const QPoint middle = bench.at(3.37, 1.13);
    bench.drag(top, middle + QPoint(middle.y() - top.y(), 0), Qt::NoModifier); // to the right: clockwise
    QCOMPARE(bench.written(u"box"_s, u"turn"_s).toDouble(), -90.0);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.position(u"box"_s), QPointF(3.37, 1.13));
    const QRectF turned = bench.overlay().rectOf(u"box"_s);
    QVERIFY(turned.height() > 1.9 * turned.width());
}

void StageTest::severalScaleAboutOneCorner()
{
    Bench bench;
    bench.session.selection.setNodes({u"disc"_s, u"box"_s});
    const QRectF disc = bench.overlay().rectOf(u"disc"_s);
    const QRectF box = bench.overlay().rectOf(u"box"_s);
    const QRectF around = disc | box;
    const QPoint corner = bench.grip(1, 1);
    bench.drag(corner, corner + QPoint(static_cast<int>(-around.width() / 2), static_cast<int>(around.height() / 2)));
    QVERIFY(std::abs(bench.written(u"disc"_s, u"scale"_s).toDouble() - 0.5) < 0.01);
    QVERIFY(std::abs(bench.written(u"box"_s, u"scale"_s).toDouble() - 0.5) < 0.01);
    const QRectF after = bench.overlay().rectOf(u"disc"_s) | bench.overlay().rectOf(u"box"_s);
    QVERIFY(std::abs(after.left() - around.left()) < 1);
    QVERIFY(std::abs(after.bottom() - around.bottom()) < 1);
    QCOMPARE(bench.steps(), 1);
}

void StageTest::underAMovedCameraDragsMeanTheSame()
{
    lecture::Lecture lecture =
        withNodes(sample(), {{u"camera"_s, u"scene.camera"_s, {{u"centre"_s, QJsonArray{1, 0}}, {u"height"_s, 4}}}});
    if (!registry().nodes.find(u"scene.camera"_s))
        QSKIP("no camera block");
    lecture = *lecture::withSceneProperty(lecture, u"scene1"_s, u"camera"_s, QJsonObject{{u"link"_s, u"camera"_s}});
    Bench bench(lecture);
    const QPoint from = bench.at(0, 0);
    bench.click(from);
    QCOMPARE(bench.picked(), QStringList{u"disc"_s});
    const QPoint to = bench.at(0.5, 0.25);
    bench.drag(from, to);
    QVERIFY(std::abs(bench.position(u"disc"_s).x() - (to.x() - from.x()) / bench.unit()) < 0.002);
    QVERIFY(std::abs(bench.position(u"disc"_s).x() - 0.5) < 0.02);
}

// --- keyframes ---

void StageTest::keyingWritesKeyframesAtThePlayhead()
{
    Bench bench;
    bench.run("stage.keying");
    QVERIFY(bench.session.isKeying);
    bench.session.playhead.setTime(base::Time::fromSeconds(2));
    const QPoint from = bench.at(0, 0);
    bench.drag(from, from + QPoint(50, 0));
    const QJsonArray keys = keysOf(bench.written(u"disc"_s, u"position"_s));
    QCOMPARE(keys.size(), 1);
    QCOMPARE(keys.at(0)["at"_L1].toDouble(), 2.0);
    QVERIFY(std::abs(keys.at(0)["value"_L1][0].toDouble() - 50 / bench.unit()) < 0.002);
    QCOMPARE(bench.steps(), 1);
    bench.session.playhead.setTime(base::Time::fromSeconds(3));
    bench.press(Qt::Key_Up);
    QCOMPARE(keysOf(bench.written(u"disc"_s, u"position"_s)).size(), 2);
}

void StageTest::whatHasKeyframesGetsThemWithoutKeying()
{
    const QJsonObject keys{
        {u"keys"_s,
         QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, 1}}, QJsonObject{{u"at"_s, 4}, {u"value"_s, 2}}}}};
    Bench bench(*lecture::withNodeProperty(sample(), u"scene1"_s, u"disc"_s, u"scale"_s, keys));
    bench.session.playhead.setTime(base::Time::fromSeconds(4));
    bench.click(bench.at(0, 0));
    const QRectF before = bench.overlay().rectOf(u"disc"_s);
    const QPoint corner = bench.grip(1, 1);
    const int part = static_cast<int>(before.width() / 4);
    bench.drag(corner, corner + QPoint(part, -part));
    const QJsonArray after = keysOf(bench.written(u"disc"_s, u"scale"_s));
    QCOMPARE(after.size(), 2);
    QVERIFY(std::abs(after.at(1)["value"_L1].toDouble() - 2.5) < 0.03);
}

// --- words ---

void StageTest::wordsAreTypedInTheLanguageThatIsShown()
{
    Bench bench;
    bench.session.preview.setLanguage(u"ko"_s);
    QTest::mouseDClick(&bench.overlay(), Qt::LeftButton, {}, bench.at(-3, -2));
    WordsEditor *words = bench.panel.wordsEditor();
    QVERIFY(words);
    QTRY_VERIFY(words->edit()->hasFocus());
    QTest::keyClicks(words->edit(), u"big"_s);
    QTest::keyClick(words->edit(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!bench.panel.wordsEditor());
    QCOMPARE(bench.written(u"words"_s, u"text"_s).toObject(), (QJsonObject{{u"en"_s, u"Size"_s}, {u"ko"_s, u"big"_s}}));
    QCOMPARE(bench.steps(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.written(u"words"_s, u"text"_s), QJsonValue(u"Size"_s));
}

void StageTest::aKoreanCompositionLosesNothing()
{
    Bench bench;
    bench.session.preview.setLanguage(u"ko"_s);
    bench.click(bench.at(-3, -2));
    bench.press(Qt::Key_F2);
    QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
    QInputMethodEvent first(u"ㅎ"_s, {});
    QCoreApplication::sendEvent(edit, &first);
    QInputMethodEvent done;
    done.setCommitString(u"한"_s);
    QCoreApplication::sendEvent(edit, &done);
    QInputMethodEvent second(u"글"_s, {}); // still being composed
    QCoreApplication::sendEvent(edit, &second);
    QCOMPARE(edit->toPlainText(), u"한"_s);
    bench.overlay().setFocus(Qt::MouseFocusReason); // a click elsewhere
    QVERIFY(!bench.panel.wordsEditor());
    QCOMPARE(bench.written(u"words"_s, u"text"_s)["ko"_L1].toString(), u"한글"_s);
    QCOMPARE(bench.steps(), 1);
}

void StageTest::escapeKeepsTheWords()
{
    Bench bench;
    const lecture::Files before = bench.files();
    bench.click(bench.at(-3, -2));
    bench.press(Qt::Key_Return);
    QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
    QTest::keyClicks(edit, u"other"_s);
    QVERIFY(bench.files() != before);
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!bench.panel.wordsEditor());
    QCOMPARE(graph::localized(bench.written(u"words"_s, u"text"_s), {u"en"_s}), u"other"_s);
    QCOMPARE(bench.steps(), 1);
    QTRY_VERIFY(bench.overlay().hasFocus());
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

void StageTest::aFormulaFollowsTheTypingAndTellsItsProblem()
{
    Bench bench(withNodes(
        sample(), {{u"sum"_s, u"text.formula"_s, {{u"latex"_s, u"a + b"_s}, {u"position"_s, QJsonArray{-3, 2}}}}}));
    const quint64 before = bench.session.preview.picture().hash;
    bench.session.selection.setNodes({u"sum"_s});
    bench.press(Qt::Key_F2);
    WordsEditor *words = bench.panel.wordsEditor();
    QVERIFY(words->isFormula());
    QTest::keyClicks(words->edit(), u"a + c"_s);
    QVERIFY(bench.session.preview.picture().hash != before);
    auto *problem = words->findChild<QLabel *>();
    QVERIFY(problem->text().isEmpty());
    QTest::keyClicks(words->edit(), u" \\frac{1"_s);
    QVERIFY(!problem->text().isEmpty());
    QVERIFY(problem->isVisible());
    words->edit()->setPlainText(u"x^2"_s);
    QVERIFY(problem->text().isEmpty());
    words->edit()->moveCursor(QTextCursor::End);
    QTest::keyClick(words->edit(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(words->edit(), u"y"_s);
    QCOMPARE(words->edit()->toPlainText(), u"x^2\ny"_s);
    QTest::keyClick(words->edit(), Qt::Key_Return);
    QVERIFY(!bench.panel.wordsEditor());
    QCOMPARE(bench.written(u"sum"_s, u"latex"_s), QJsonValue(u"x^2\ny"_s)); // in all languages alike
    QCOMPARE(bench.steps(), 1);
}

void StageTest::keysOfTheStageDoNothingWhileTyping()
{
    Bench bench;
    bench.click(bench.at(-3, -2));
    bench.press(Qt::Key_F2);
    QPlainTextEdit *edit = bench.panel.wordsEditor()->edit();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClick(edit, Qt::Key_D, Qt::ControlModifier);
    QTest::keyClick(edit, Qt::Key_Delete);
    QCOMPARE(bench.scene().nodes.size(), 3U);
    QTest::keyClick(edit, Qt::Key_Escape);
}

void StageTest::sharedWordsAreChangedWhereTheyStand()
{
    Bench bench(withNodes(sample(),
                          {{u"shared"_s, u"values.text"_s, {{u"value"_s, u"Old"_s}}},
                           {u"shown"_s, u"text.text"_s, {{u"text"_s, QJsonObject{{u"link"_s, u"shared"_s}}}}}}));
    bench.session.selection.setNodes({u"shown"_s});
    bench.press(Qt::Key_F2);
    QVERIFY(bench.panel.wordsEditor());
    QTest::keyClicks(bench.panel.wordsEditor()->edit(), u"New"_s);
    bench.panel.wordsEditor()->accept();
    QCOMPARE(graph::localized(bench.written(u"shared"_s, u"value"_s), {u"en"_s}), u"New"_s);
    QVERIFY(bench.written(u"shown"_s, u"text"_s).toObject().contains(u"link"_s));
}

// --- drops ---

void StageTest::aBlockIsDroppedWhereThePointerIs()
{
    Bench bench;
    bench.drop(mime::block, u"shapes.square"_s, bench.at(-4, 2));
    QCOMPARE(bench.picked(), QStringList{u"square"_s});
    QVERIFY(std::abs(bench.position(u"square"_s).x() + 4) < 0.02);
    QVERIFY(std::abs(bench.position(u"square"_s).y() - 2) < 0.02);
    QCOMPARE(bench.scene().actors.back(), u"square"_s);
    QCOMPARE(bench.steps(), 1);
}

void StageTest::anOwnBlockIsDroppedWhereThePointerIs()
{
    Bench bench;
    const auto block = ownBlockOf(bench.session.document.lecture(), u"scene1"_s, {u"disc"_s, u"box"_s}, {u"Two"_s},
                                  registry());
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"Two.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(*toFile(*block));
    file.close();
    const lecture::Files before = bench.files();
    bench.drop(mime::ownBlock, file.fileName(), bench.at(-2, 1));
    QCOMPARE(bench.steps(), 1);
    const QStringList picked = bench.picked();
    QCOMPARE(picked.size(), 2);
    QCOMPARE(bench.scene().actors.size(), 5U);
    // Together they have their middle there, and keep their distance.
    QPointF disc;
    QPointF box;
    for (const QString &id : picked)
        (bench.session.document.node(u"scene1"_s, id)->type == "shapes.circle"_L1 ? disc : box) = bench.position(id);
    QVERIFY(std::abs(box.x() - disc.x() - 3.37) < 0.01);
    QVERIFY(std::abs((disc.x() - 1 + box.x() + 1) / 2 + 2) < 0.06);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

/// Its letters would otherwise be keys that play and set the in and out points.
void StageTest::aTextIsTypedAtOnceWhereItIsDropped()
{
    Bench bench;
    bench.drop(mime::block, u"text.text"_s, bench.at(2, 2));
    WordsEditor *words = bench.panel.wordsEditor();
    QVERIFY(words);
    QVERIFY(words->edit()->hasFocus());
    QTest::keyClicks(words->edit(), u"exp"_s);
    QTest::keyClick(words->edit(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!bench.panel.wordsEditor());
    QVERIFY(bench.overlay().hasFocus());
    QCOMPARE(graph::localized(bench.written(u"text"_s, u"text"_s), {u"en"_s}), u"exp"_s);
}

void StageTest::anAnimationIsDroppedOnAnActor()
{
    Bench bench;
    bench.session.playhead.setTime(base::Time::fromSeconds(1.5));
    bench.drop(mime::animation, u"motion.fade-in"_s, bench.at(-6, 3)); // on nobody
    QCOMPARE(bench.steps(), 0);
    bench.drop(mime::animation, u"motion.draw"_s, bench.at(3.4, 1.1));
    QCOMPARE(bench.scene().tracks.size(), 1U);
    const timeline::Clip &clip = *bench.scene().tracks.front()->clips.front();
    QCOMPARE(clip.target, u"box"_s);
    QCOMPARE(clip.start, base::Time::fromSeconds(1.5));
    QCOMPARE(bench.session.selection.clips().size(), 1U);
}

// --- keys ---

void StageTest::arrowsNudge()
{
    Bench bench;
    bench.click(bench.at(3.4, 1.1));
    bench.press(Qt::Key_Right);
    bench.press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(bench.position(u"box"_s), QPointF(3.47, 0.13));
    QCOMPARE(bench.steps(), 2);
}

void StageTest::arrowsAreTheFilmsWhileNothingIsPicked()
{
    Bench bench;
    int steps = 0;
    QAction step(&bench.panel);
    step.setShortcut(Qt::Key_Right);
    connect(&step, &QAction::triggered, &bench.panel, [&] { ++steps; });
    bench.panel.addAction(&step);
    bench.press(Qt::Key_Right);
    QCOMPARE(steps, 1);
    bench.click(bench.at(3.4, 1.1));
    bench.press(Qt::Key_Right);
    QCOMPARE(steps, 1);
    QCOMPARE(bench.position(u"box"_s), QPointF(3.47, 1.13));
}

void StageTest::thePictureFollowsWhatIsDone()
{
    Bench bench;
    const auto colorAt = [&](const QPoint &at) {
        return bench.panel.grab().toImage().pixelColor(at * bench.panel.devicePixelRatioF());
    };
    const QPoint middle = bench.at(0, 0);
    QCOMPARE(colorAt(middle), QColor(0x58c4dd));
    const QPoint to = bench.at(-4, 2);
    bench.drag(middle, to);
    bench.press(Qt::Key_Escape);
    QCOMPARE(colorAt(middle), QColor(Qt::black));
    QCOMPARE(colorAt(to), QColor(0x58c4dd));
    bench.session.document.history().undo();
    QCOMPARE(colorAt(middle), QColor(0x58c4dd));
    bench.overlay().zoomBy(20); // larger than what is drawn exactly
    QCOMPARE(colorAt(bench.at(0, 0)), QColor(0x58c4dd));
}

void StageTest::editingKeysWork()
{
    Bench bench;
    bench.press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(bench.picked().size(), 3);
    bench.click(bench.at(0, 0));
    bench.press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(bench.scene().nodes.size(), 4U);
    QCOMPARE(bench.picked(), QStringList{u"disc2"_s});
    QCOMPARE(bench.position(u"disc2"_s), QPointF(0.25, -0.25));
    bench.press(Qt::Key_Delete);
    QCOMPARE(bench.scene().nodes.size(), 3U);
    QCOMPARE(bench.scene().actors.size(), 3U);
    bench.session.selection.setNodes({u"box"_s});
    bench.press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(bench.scene().nodes.size(), 2U);
    bench.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.scene().nodes.size(), 3U);
    QCOMPARE(bench.picked(), QStringList{u"box"_s});
}

void StageTest::copiesKeepTheLinksAmongThem()
{
    const lecture::Lecture lecture = withNodes(
        sample(),
        {{u"size"_s, u"values.number"_s, {{u"value"_s, 0.5}}},
         {u"linked"_s,
          u"shapes.circle"_s,
          {{u"radius"_s, QJsonObject{{u"link"_s, u"size"_s}}}, {u"beside"_s, QJsonObject{{u"link"_s, u"box"_s}}}}}});
    const QByteArray json = copyNodes(lecture, u"scene1"_s, {u"size"_s, u"linked"_s});
    const auto pasted = withPasted(lecture, u"scene1"_s, json, registry());
    QVERIFY(pasted);
    QCOMPARE(pasted->ids, (QStringList{u"size2"_s, u"linked2"_s}));
    const auto link = [&](const lecture::Lecture &of, const QString &key) {
        return writtenAt(of, {u"scene1"_s, u"linked2"_s, {}, key})["link"_L1].toString();
    };
    QCOMPARE(link(pasted->lecture, u"radius"_s), u"size2"_s);
    QCOMPARE(link(pasted->lecture, u"beside"_s), u"box"_s);
    QCOMPARE(pasted->lecture.scenes.front()->actors.back(), u"linked2"_s);

    const auto elsewhere = withPasted(emptyLecture(u"en"_s), u"scene1"_s, json, registry());
    QVERIFY(elsewhere);
    QCOMPARE(elsewhere->ids, (QStringList{u"size"_s, u"linked"_s}));
    QVERIFY(writtenAt(elsewhere->lecture, {u"scene1"_s, u"linked"_s, {}, u"beside"_s}).isUndefined());
    QVERIFY(!withPasted(lecture, u"scene1"_s, "nonsense", registry()));
}

void StageTest::alignmentLinesUp()
{
    Bench bench;
    bench.session.selection.setNodes({u"disc"_s, u"box"_s});
    bench.run("stage.align-top");
    const auto bounds = [&](const QString &id) { return findActor(bench.overlay().cast(), id)->shape.bounds(); };
    QVERIFY(std::abs(bounds(u"disc"_s).max.y - bounds(u"box"_s).max.y) < 0.002);
    QCOMPARE(bench.steps(), 1);
    bench.run("stage.align-top"); // they are already
    QCOMPARE(bench.steps(), 1);
    bench.session.selection.setNodes({u"disc"_s});
    bench.run("stage.align-left");
    QVERIFY(std::abs(bounds(u"disc"_s).min.x + bench.session.document.lecture().frameWidth / 2) < 0.02);
}

void StageTest::orderAndHiding()
{
    Bench bench;
    bench.session.selection.setNodes({u"disc"_s});
    bench.run("stage.front");
    QCOMPARE(bench.scene().actors, (std::vector<QString>{u"box"_s, u"words"_s, u"disc"_s}));
    bench.run("stage.back");
    QCOMPARE(bench.scene().actors.front(), u"disc"_s);
    bench.run("stage.hide");
    QCOMPARE(bench.scene().actors.size(), 2U);
    QCOMPARE(bench.scene().nodes.size(), 3U);
    const std::unique_ptr<QMenu> bring(bringMenu(bench.session, nullptr));
    QCOMPARE(bring->actions().size(), 1);
    bring->actions().front()->trigger();
    QCOMPARE(bench.scene().actors.back(), u"disc"_s);
    animatePicked(bench.session, u"motion.fade-in"_s);
    QCOMPARE(bench.session.selection.clips().size(), 1U);
}

// --- the rest ---

void StageTest::zoomingKeepsThePointUnderThePointer()
{
    Bench bench;
    const QRect fit = bench.overlay().frame();
    const QPoint at = bench.at(3, 1);
    QWheelEvent wheel(at, bench.overlay().mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&bench.overlay(), &wheel);
    QVERIFY(bench.overlay().frame().width() > 1.3 * fit.width());
    QVERIFY((bench.at(3, 1) - at).manhattanLength() <= 2);
    QCOMPARE(bench.panel.picture()->frame(), bench.overlay().frame());
    bench.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(std::abs(bench.overlay().percent() - 100) < 0.5);
    bench.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(bench.overlay().frame(), fit);
}

void StageTest::undoGivesBackTheSameBytes()
{
    Bench bench;
    const lecture::Files before = bench.files();
    bench.drag(bench.at(0, 0), bench.at(-1, 1));
    bench.drag(bench.grip(1, 1), bench.grip(1, 1) + QPoint(30, -30));
    bench.drag(bench.grip(0, 1, true), bench.grip(0, 1, true) + QPoint(40, 20));
    bench.drop(mime::block, u"text.formula"_s, bench.at(2, -2));
    bench.press(Qt::Key_D, Qt::ControlModifier);
    bench.press(Qt::Key_Up);
    QCOMPARE(bench.steps(), 6);
    while (bench.session.document.history().canUndo())
        bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
}

void StageTest::theStageTellsWhatIsPicked()
{
    Bench bench;
    bench.click(bench.at(3.4, 1.1));
    QCOMPARE(bench.overlay().accessibleDescription().toLower(), u"box, 2 of 3, at 3.37, 1.13"_s);
    bench.press(Qt::Key_Right);
    QCOMPARE(bench.overlay().accessibleDescription().toLower(), u"box, 2 of 3, at 3.47, 1.13"_s);
}

void StageTest::screenReadersFindWhoIsOnStage()
{
    Bench bench;
    QAccessibleInterface *stage = QAccessible::queryAccessibleInterface(&bench.overlay());
    QCOMPARE(stage->role(), QAccessible::List);
    QCOMPARE(stage->childCount(), 3);
    QAccessibleInterface *disc = stage->child(0);
    QCOMPARE(disc->role(), QAccessible::Graphic);
    QVERIFY(!disc->text(QAccessible::Name).isEmpty());
    const QPoint middle = bench.overlay().mapToGlobal(bench.at(0, 0));
    QVERIFY(disc->rect().contains(middle));
    QCOMPARE(stage->childAt(middle.x(), middle.y()), disc);
    const QPoint empty = bench.overlay().mapToGlobal(bench.at(-3, 3));
    QVERIFY(!stage->childAt(empty.x(), empty.y()));
    disc->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(bench.picked(), QStringList{u"disc"_s});
    QVERIFY(disc->state().selected);
    QCOMPARE(stage->focusChild(), disc);
    // The rectangle follows what is done.
    const QRect before = disc->rect();
    bench.drag(bench.at(0, 0), bench.at(1, 1));
    QVERIFY(disc->rect().center().x() > before.center().x() + 10);
    bench.press(Qt::Key_Delete);
    QVERIFY(!disc->isValid());
    QCOMPARE(stage->childCount(), 2);
}

void StageTest::aPresentationIsDrivenByKeys()
{
    lecture::Lecture lecture = sample();
    lecture::Scene second;
    second.id = u"scene2"_s;
    second.duration = base::Time::fromSeconds(3);
    Bench bench(*lecture::withScene(lecture, second));
    bench.panel.present();
    Presentation *show = bench.panel.presentation();
    QVERIFY(show && show->isFullScreen());
    QTest::keyClick(show, Qt::Key_Right);
    QCOMPARE(bench.session.selection.scene(), u"scene2"_s);
    QTest::keyClick(show, Qt::Key_PageUp);
    QCOMPARE(bench.session.selection.scene(), u"scene1"_s);
    QTest::keyClick(show, Qt::Key_B);
    QVERIFY(show->isBlack());
    QTest::keyClick(show, Qt::Key_Space);
    QVERIFY(bench.session.playhead.isPlaying());
    QTest::keyClick(show, Qt::Key_Space);
    QTest::keyClick(show, Qt::Key_Escape);
    QTRY_VERIFY(!bench.panel.presentation());
}

void StageTest::softwareRenderersAreKnown()
{
    QVERIFY(isSoftware(u"llvmpipe (LLVM 15.0.7, 256 bits)"_s));
    QVERIFY(!isSoftware(u"Mesa Intel(R) UHD Graphics 620 (KBL GT2)"_s));
    if (QGuiApplication::platformName() == u"offscreen"_s)
        QCOMPARE(chosenRenderer(), Renderer::Raster);
}

void StageTest::shots()
{
    const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOTS");
    if (folder.isEmpty())
        QSKIP("LECTOGRAPH_SHOTS names no folder");
    for (const Theme &look : {darkTheme(), lightTheme()}) {
        applyTheme(*qApp, look);
        const QString end = (look.isDark ? u"dark"_s : u"light"_s) + u".png"_s;
        const auto shoot = [&](Bench &bench, const QString &name) {
            QCoreApplication::processEvents();
            bench.panel.grab().save(folder + u"/stage-"_s + name + u'-' + end);
        };
        Bench bench;
        bench.panel.resize(720, 460);
        bench.click(bench.at(3.4, 1.1));
        bench.moveTo(bench.at(0, 0));
        shoot(bench, u"picked"_s);
        bench.drag(bench.grip(0, 1, true), bench.grip(0, 1, true) + QPoint(30, 10), Qt::NoModifier);
        bench.run("stage.keying");
        bench.run("stage.grid");
        bench.run("stage.safe-areas");
        QTest::mousePress(&bench.overlay(), Qt::LeftButton, {}, bench.at(3.4, 1.1));
        bench.moveTo(bench.at(1, 1));
        bench.moveTo(bench.at(0.03, 1.6));
        shoot(bench, u"moving"_s);
        QTest::mouseRelease(&bench.overlay(), Qt::LeftButton, {}, bench.at(0.03, 1.6));
        bench.run("stage.keying");
        bench.run("stage.grid");
        bench.run("stage.safe-areas");
        bench.run("stage.select-all");
        bench.run("stage.zoom-in");
        shoot(bench, u"all"_s);

        Bench line(withNodes(
            sample(),
            {{u"arrow"_s, u"shapes.arrow"_s, {{u"from"_s, QJsonArray{-5, 1}}, {u"to"_s, QJsonArray{-2, 2.5}}}},
             {u"dot"_s, u"shapes.dot"_s, {{u"position"_s, QJsonArray{4, -2}}}}}));
        line.panel.resize(720, 460);
        line.session.selection.setNodes({u"arrow"_s});
        shoot(line, u"line"_s);
        line.session.selection.setNodes({u"dot"_s});
        shoot(line, u"dot"_s);

        Bench empty(emptyLecture(u"en"_s));
        empty.panel.resize(720, 460);
        shoot(empty, u"empty"_s);

        for (const QString &language : {u"ko"_s, u"zh"_s}) {
            const auto loaded = lecture::load(QStringLiteral(LECTOGRAPH_TEMPLATES) + u"/exp-with-bars"_s);
            QVERIFY(loaded);
            Bench bars(*loaded);
            bars.panel.resize(720, 460);
            bars.session.preview.setLanguage(language);
            bars.session.playhead.setTime(base::Time::fromSeconds(20));
            bars.session.selection.setNodes({u"insight"_s});
            shoot(bars, language);
            bars.press(Qt::Key_F2);
            shoot(bars, language + u"-typing"_s);
        }
        const auto circle = lecture::load(QStringLiteral(LECTOGRAPH_TEMPLATES) + u"/circle-area"_s);
        QVERIFY(circle);
        Bench formula(*circle);
        formula.panel.resize(720, 460);
        formula.session.playhead.setTime(base::Time::fromSeconds(8));
        formula.session.selection.setNodes({u"areaFormula"_s});
        formula.press(Qt::Key_F2);
        QTest::keyClicks(formula.panel.wordsEditor()->edit(), u"A = \\frac{1"_s);
        shoot(formula, u"formula"_s);
    }
}

QTEST_MAIN(StageTest)
#include "tst_editor_stage.moc"
