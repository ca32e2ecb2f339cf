// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/core/mime.h"
#include "editor/core/theme.h"
#include "editor/timeline/key_edits.h"
#include "editor/timeline/scene_edits.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::ClipPlace;

namespace {

const ClipPlace fadeIn{0, {0}};
const ClipPlace indicate{0, {1}};
const ClipPlace fadeOut{0, {2}};
const ClipPlace writing{1, {0}};

double startOf(const Bench &bench, const ClipPlace &place)
{
    return bench.clip(place.track, place.indices.front()).start.seconds();
}

double lengthOf(const Bench &bench, const ClipPlace &place)
{
    return bench.clip(place.track, place.indices.front()).duration.value_or(base::Time()).seconds();
}

std::vector<double> keyTimes(const Bench &bench, const QString &node = u"circle"_s, const QString &key = u"radius"_s)
{
    std::vector<double> times;
    for (const QJsonValue &one : keysOf(writtenAt(bench.session.document.lecture(), {u"one"_s, node, {}, key})))
        times.push_back(one[u"at"_s].toDouble());
    return times;
}

KeyPlace radiusKey(int index)
{
    return {u"circle"_s, {}, u"radius"_s, index};
}

void drop(QWidget *widget, const QPoint &at, const QString &type)
{
    QMimeData data;
    data.setData(QString::fromLatin1(mime::animation), type.toUtf8());
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &move);
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &drop);
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 0.0006;
}

} // namespace

class TimelineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void looks();

    void pressingTheRulerPutsThePlayheadThere();
    void draggingAClipMovesItAndIsOneStepThatUndoesToTheSameBytes();
    void aClipMovesToAnotherTrack();
    void edgesTrimAndTheOtherEdgeStays();
    void altOnAnEdgeStretchesAllThatIsPicked();
    void movedClipsRestAtEdgesUnlessShiftIsHeld();
    void rippleTakesEverythingLaterAlong();
    void deletingWithRippleClosesTheGap();
    void duplicateSplitAndDelete();
    void splittingWhatCannotBeSplitExplainsItself();
    void aBoxPicksClipsAndKeyframesAcrossTracks();
    void keyframesMoveScaleAndGo();
    void copiesArePastedAtThePlayhead();
    void groupsHoldTheirClipsAndLetThemGo();
    void clipsArePlacedAfterThePrevious();
    void bracketsMoveAndTrimToThePlayhead();
    void lockedTracksStayAsTheyAre();
    void escapeTakesADragBack();

    void scenesAreAddedReorderedRenamedAndLengthened();
    void markersComeAndGo();
    void tracksAreRenamedInTheLanguageThatIsSeen();

    void animationsAreDroppedOnTracksClipsAndWhatIsPicked();
    void aDropThatMeansNothingSaysSo();

    void tabWalksTheClipsInTheOrderOfTimeAndTellsOfThem();
    void headsAndScenesAreWalkedWithTheArrows();
    void everyPropertyCanBeGivenItsFirstKeyframeHere();
    void playbackKeysWorkInTheWholeWindow();
    void aTimeCanBeTyped();
    void tenThousandKeyframesPaintOnlyWhatIsSeen();
    void zoomingKeepsWhatIsUnderThePointer();
    void stillPassagesAreFoundInTheBackground();
};

void TimelineTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
    QCoreApplication::setApplicationName(u"timeline"_s);
    applyTheme(*qApp, darkTheme());
}

/// With LECTOGRAPH_SHOTS=FOLDER: pictures of the panel, to be looked at.
void TimelineTest::looks()
{
    const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOTS");
    if (folder.isEmpty())
        QSKIP("LECTOGRAPH_SHOTS names no folder");
    QDir().mkpath(folder);
    for (const bool isDark : {true, false}) {
        applyTheme(*qApp, isDark ? darkTheme() : lightTheme());
        for (const QString &language : {u"en"_s, u"ko"_s, u"zh"_s}) {
            Bench bench(twoScenes());
            bench.session.preview.setLanguage(language);
            bench.session.playhead.setTime(base::Time::fromSeconds(4.4));
            bench.session.playhead.setIn(base::Time::fromSeconds(3));
            bench.session.playhead.setOut(base::Time::fromSeconds(9));
            bench.session.selection.setClips({indicate});
            bench.panel->commands().toggleMarker();
            bench.transport->setFormatText(u"1080p30"_s);
            QTest::qWait(500);
            bench.window->grab().save(
                u"%1/timeline-%2-%3.png"_s.arg(folder, isDark ? u"dark"_s : u"light"_s, language));
        }
    }
    applyTheme(*qApp, darkTheme());
    {
        Bench bench(twoScenes());
        bench.session.selection.setClips({indicate, writing});
        bench.panel->commands().group();
        bench.panel->view().openGroup({0, {2}}, true);
        bench.session.selection.setKeys({radiusKey(1)});
        bench.session.selection.setNodes({u"label"_s});
        QMimeData data;
        data.setData(QString::fromLatin1(mime::animation), "motion.wiggle");
        QDragEnterEvent enter({600, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&bench.panel->lanes(), &enter);
        QDragMoveEvent over({600, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&bench.panel->lanes(), &over);
        bench.panel->view().setSnapLine(7.0);
        bench.window->grab().save(folder + u"/timeline-group.png"_s);
        bench.window->resize(760, 300);
        bench.session.actions.find(u"timeline.allProperties"_s)->trigger();
        QTest::qWait(300);
        bench.window->grab().save(folder + u"/timeline-narrow.png"_s);
        bench.session.actions.find(u"timeline.allProperties"_s)->trigger();
    }
    lecture::Lecture empty;
    lecture::Scene scene;
    scene.id = u"one"_s;
    scene.duration = base::Time::fromSeconds(5);
    empty.scenes = {std::make_shared<const lecture::Scene>(scene)};
    Bench bench(empty);
    QTest::qWait(300);
    bench.window->grab().save(folder + u"/timeline-empty.png"_s);
    for (const QString &name : {u"transformer-architecture"_s, u"positional-encoding"_s}) {
        if (const auto read = lecture::load(QStringLiteral(LECTOGRAPH_TEMPLATES) + u'/' + name)) {
            Bench other(*read);
            if (read->scenes.size() > 2)
                other.session.preview.enter(read->scenes[1]->id);
            other.panel->view().fitScene();
            QTest::qWait(600);
            other.window->grab().save(folder + u"/timeline-"_s + name + u".png"_s);
        }
    }
}

void TimelineTest::pressingTheRulerPutsThePlayheadThere()
{
    Bench bench(twoScenes());
    const auto at = [&](double seconds) { return QPoint(static_cast<int>(bench.panel->view().axis().x(seconds)), 16); };
    QTest::mouseClick(&bench.panel->ruler(), Qt::LeftButton, Qt::ShiftModifier, at(5.5));
    QVERIFY(std::abs(bench.session.playhead.time().seconds() - 5.5) < 0.05);
    bench.drag(&bench.panel->ruler(), at(5.5), at(7.2), Qt::ShiftModifier);
    QVERIFY(std::abs(bench.session.playhead.time().seconds() - 7.2) < 0.05);
    // Near a whole second it comes to rest there.
    QTest::mouseClick(&bench.panel->ruler(), Qt::LeftButton, {}, at(6) + QPoint(3, 0));
    QCOMPARE(bench.session.playhead.time().seconds(), 6.0);
}

void TimelineTest::draggingAClipMovesItAndIsOneStepThatUndoesToTheSameBytes()
{
    Bench bench(twoScenes());
    const lecture::Files before = bench.files();
    bench.dragLanes(bench.middle(indicate), {static_cast<int>(bench.pixels(1.4)), 0}, Qt::ShiftModifier);
    QVERIFY(std::abs(startOf(bench, indicate) - 4.4) < 0.05);
    QCOMPARE(lengthOf(bench, indicate), 2.0);
    // Always on a frame.
    const double frames = startOf(bench, indicate) * 30;
    QVERIFY(isNear(frames, std::round(frames)));
    QCOMPARE(bench.session.document.history().count(), 1);
    QVERIFY(bench.session.selection.has(indicate));
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
    QVERIFY(bench.session.selection.has(ClipPlace{1, {2}}));
    QCOMPARE(bench.session.document.history().count(), 1);
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

void TimelineTest::altOnAnEdgeStretchesAllThatIsPicked()
{
    Bench bench(twoScenes());
    bench.session.selection.setClips({fadeIn, indicate}); // from 1 to 5
    bench.panel->view().setSnaps(false);
    bench.dragLanes(bench.end(indicate), {static_cast<int>(std::lround(bench.pixels(4))), 0}, Qt::AltModifier);
    QCOMPARE(startOf(bench, fadeIn), 1.0);
    QVERIFY(std::abs(lengthOf(bench, fadeIn) - 2) < 0.05);
    QVERIFY(std::abs(startOf(bench, indicate) - 5) < 0.05);
    QVERIFY(std::abs(lengthOf(bench, indicate) - 4) < 0.05);
}

void TimelineTest::movedClipsRestAtEdgesUnlessShiftIsHeld()
{
    Bench bench(twoScenes());
    // The end of “Fade in” (2) comes close to the start of “Indicate” (3), four pixels short.
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
    QCOMPARE(startOf(bench, {0, {1}}), 6.0); // it was at 8, and the gap was 2 long
    bench.panel->view().setRipples(false);
}

void TimelineTest::duplicateSplitAndDelete()
{
    Bench bench(twoScenes());
    QTest::mouseClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle(fadeIn));
    bench.key(u"Ctrl+D"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(startOf(bench, {0, {3}}), 2.0);
    QVERIFY(bench.session.selection.has(ClipPlace{0, {3}}));
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

void TimelineTest::aBoxPicksClipsAndKeyframesAcrossTracks()
{
    Bench bench(twoScenes());
    const auto x = [&](double seconds) { return static_cast<int>(bench.panel->view().axis().x(seconds)); };
    // From above the first track beside all clips to below the second one.
    bench.drag(&bench.panel->lanes(), {x(5.5), 4}, {x(1.5), bench.middle(writing).y() + 4});
    QCOMPARE(bench.session.selection.clips().size(), 3U);
    QVERIFY(bench.session.selection.has(fadeIn));
    QVERIFY(bench.session.selection.has(indicate));
    QVERIFY(bench.session.selection.has(writing));
    QCOMPARE(bench.session.selection.keys().size(), 2U);
    // Together they move as one.
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
    const QPoint first = bench.panel->lanes().pointOf(radiusKey(0)).toPoint();
    bench.dragLanes(first, {static_cast<int>(std::lround(bench.pixels(3))), 0});
    // It passed the second one: the first now stands between the others.
    QCOMPARE(keyTimes(bench), (std::vector<double>{4, 5, 7}));
    QVERIFY(bench.session.selection.has(radiusKey(1)));
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);

    bench.session.selection.clear();
    bench.session.selection.setKeys({radiusKey(0), radiusKey(1), radiusKey(2)});
    bench.panel->view().setSnaps(false);
    const QPoint last = bench.panel->lanes().pointOf(radiusKey(2)).toPoint();
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
    bench.session.selection.setClips({fadeIn, writing});
    bench.session.selection.setKeys({radiusKey(0)});
    bench.key(u"Ctrl+C"_s);
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 3U);
    QCOMPARE(startOf(bench, {0, {3}}), 6.0);
    QCOMPARE(startOf(bench, {1, {2}}), 7.0);
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 4, 7})); // the pasted one took the place of that at 7
    QCOMPARE(bench.session.selection.clips().size(), 2U);
}

void TimelineTest::groupsHoldTheirClipsAndLetThemGo()
{
    Bench bench(twoScenes());
    bench.session.selection.setClips({indicate, writing});
    bench.key(u"Ctrl+G"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 3U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 1U);
    const timeline::Clip &group = bench.clip(0, 2);
    QVERIFY(group.isGroup());
    QCOMPARE(group.start.seconds(), 2.0);
    QCOMPARE(group.clips.size(), 2U);
    // It opens with a double-click and shows what it holds.
    const std::size_t rows = bench.panel->view().rows().size();
    QTest::mouseDClick(&bench.panel->lanes(), Qt::LeftButton, {}, bench.middle({0, {2}}));
    QCOMPARE(bench.panel->view().rows().size(), rows + 1);
    QVERIFY(!bench.panel->lanes().rectOf({0, {2, 1}}).isEmpty());
    bench.session.selection.setClips({ClipPlace{0, {2}}});
    bench.key(u"Ctrl+Shift+G"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(startOf(bench, {0, {2}}), 2.0);
    QCOMPARE(startOf(bench, {0, {3}}), 3.0);
}

void TimelineTest::clipsArePlacedAfterThePrevious()
{
    Bench bench(twoScenes());
    bench.session.selection.setClips({fadeOut});
    bench.panel->commands().place(Neighbour::After);
    QCOMPARE(startOf(bench, fadeOut), 5.0); // the end of “Indicate”
    bench.panel->commands().place(Neighbour::With);
    QCOMPARE(startOf(bench, fadeOut), 3.0);
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
}

void TimelineTest::scenesAreAddedReorderedRenamedAndLengthened()
{
    Bench bench(twoScenes());
    bench.panel->view().fitLecture();
    SceneStrip &strip = bench.panel->scenes();
    const auto ids = [&] {
        QStringList list;
        for (const lecture::ScenePtr &scene : bench.session.document.lecture().scenes)
            list.append(scene->id);
        return list;
    };
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.rectOf(u"two"_s).center().toPoint());
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 12.0);

    bench.panel->commands().addScene();
    QCOMPARE(ids(), (QStringList{u"one"_s, u"two"_s, u"scene3"_s}));
    QCOMPARE(bench.session.selection.scene(), u"scene3"_s);

    bench.panel->view().fitLecture();
    bench.drag(&strip, strip.rectOf(u"scene3"_s).center().toPoint(),
               {static_cast<int>(strip.rectOf(u"one"_s).left()) + 4, 12});
    QCOMPARE(ids(), (QStringList{u"scene3"_s, u"one"_s, u"two"_s}));

    const QPoint edge(static_cast<int>(strip.rectOf(u"scene3"_s).right()) - 2, 12);
    bench.drag(&strip, edge, edge + QPoint(static_cast<int>(bench.pixels(2)), 0));
    QCOMPARE(bench.scene(u"scene3"_s).duration->seconds(), 7.0);
    QCOMPARE(bench.session.document.history().count(), 3);

    // Not shorter than its clips.
    bench.panel->view().fitLecture();
    const QPoint end(static_cast<int>(strip.rectOf(u"one"_s).right()) - 2, 12);
    bench.drag(&strip, end, end - QPoint(static_cast<int>(bench.pixels(8)), 0));
    QCOMPARE(bench.scene().duration->seconds(), 11.0);

    QTest::mouseDClick(&strip, Qt::LeftButton, {}, strip.rectOf(u"one"_s).center().toPoint());
    auto *edit = strip.findChild<QLineEdit *>();
    QVERIFY(edit);
    edit->setText(u"Rings"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(bench.scene().name[u"en"_s].toString(), u"Rings"_s);
    QCOMPARE(bench.scene().name[u"ko"_s].toString(), u"원"_s);
}

void TimelineTest::markersComeAndGo()
{
    Bench bench(twoScenes());
    bench.session.playhead.setTime(base::Time::fromSeconds(4));
    bench.key(u"M"_s);
    const std::vector<Marker> markers = markersOf(bench.scene());
    QCOMPARE(markers.size(), 1U);
    QCOMPARE(markers.front().at.seconds(), 4.0);
    const QPoint flag(static_cast<int>(bench.panel->view().axis().x(4.0)) + 3, 5);
    bench.drag(&bench.panel->ruler(), flag, flag + QPoint(static_cast<int>(std::lround(bench.pixels(2))), 0));
    QVERIFY(std::abs(markersOf(bench.scene()).front().at.seconds() - 6) < 0.05);
    bench.session.playhead.setTime(markersOf(bench.scene()).front().at);
    bench.panel->lanes().setFocus();
    bench.key(u"M"_s);
    QVERIFY(!bench.scene().extra.contains(u"markers"_s));
}

void TimelineTest::tracksAreRenamedInTheLanguageThatIsSeen()
{
    Bench bench(twoScenes());
    bench.session.preview.setLanguage(u"ko"_s);
    QTest::mouseDClick(&bench.panel->heads(), Qt::LeftButton, {}, {80, 14});
    auto *edit = bench.panel->heads().findChild<QLineEdit *>();
    QVERIFY(edit);
    QCOMPARE(edit->text(), u"토큰 띠"_s);
    edit->setText(u"동그라미"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(bench.scene().tracks[0]->name[u"ko"_s].toString(), u"동그라미"_s);
    QCOMPARE(bench.scene().tracks[0]->name[u"en"_s].toString(), u"Circle"_s);
}

void TimelineTest::animationsAreDroppedOnTracksClipsAndWhatIsPicked()
{
    Bench bench(twoScenes());
    TimelineLanes &lanes = bench.panel->lanes();
    const auto x = [&](double seconds) { return static_cast<int>(std::lround(bench.panel->view().axis().x(seconds))); };
    drop(&lanes, {x(6), bench.middle(indicate).y()}, u"motion.wiggle"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 4U);
    QCOMPARE(bench.clip(0, 3).target, u"circle"_s);
    QCOMPARE(bench.clip(0, 3).start.seconds(), 6.0);
    QVERIFY(bench.session.selection.has(ClipPlace{0, {3}}));

    bench.session.selection.setNodes({u"size"_s});
    drop(&lanes, {x(3), lanes.height() - 6}, u"motion.fade-in"_s);
    QCOMPARE(bench.scene().tracks.size(), 3U);
    QCOMPARE(bench.clip(2, 0).target, u"size"_s);
}

void TimelineTest::aDropThatMeansNothingSaysSo()
{
    lecture::Lecture lecture = twoScenes();
    Bench bench(lecture);
    bench.session.preview.enter(u"two"_s);
    const QSignalSpy refused(&bench.session.document, &Document::refused);
    drop(&bench.panel->lanes(), {200, 60}, u"motion.fade-in"_s);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(bench.session.document.history().count(), 0);
}

void TimelineTest::tabWalksTheClipsInTheOrderOfTimeAndTellsOfThem()
{
    Bench bench(twoScenes());
    TimelineLanes &lanes = bench.panel->lanes();
    QTest::keyClick(&lanes, Qt::Key_Tab);
    QVERIFY(bench.session.selection.has(fadeIn));
    QVERIFY2(lanes.accessibleDescription().contains(u"circle"_s), qPrintable(lanes.accessibleDescription()));
    QVERIFY2(lanes.accessibleDescription().contains(u"1.00 s"_s), qPrintable(lanes.accessibleDescription()));
    QTest::keyClick(&lanes, Qt::Key_Tab);
    QVERIFY(bench.session.selection.has(writing));
    QTest::keyClick(&lanes, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(bench.session.selection.has(fadeIn));
    const QSignalSpy inspected(bench.panel, &TimelinePanel::inspectRequested);
    QTest::keyClick(&lanes, Qt::Key_Return);
    QCOMPARE(inspected.count(), 1);
    bench.key(u"Down"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 1.0);
    bench.key(u"Down"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 2.0);
    bench.key(u"Up"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 1.0);
}

void TimelineTest::headsAndScenesAreWalkedWithTheArrows()
{
    Bench bench(twoScenes());
    const std::size_t rows = bench.panel->view().rows().size();
    bench.panel->heads().setFocus();
    QTest::keyClick(&bench.panel->heads(), Qt::Key_Left);
    QCOMPARE(bench.panel->view().rows().size(), rows - 1); // the properties of the first track are folded away
    QTest::keyClick(&bench.panel->heads(), Qt::Key_Down);
    QTest::keyClick(&bench.panel->heads(), Qt::Key_Return);
    QVERIFY(bench.session.selection.has(u"label"_s));
    QCOMPARE(bench.panel->heads().accessibleDescription(), u"Label"_s);
    bench.panel->scenes().setFocus();
    QTest::keyClick(&bench.panel->scenes(), Qt::Key_Right);
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    QTest::keyClick(&bench.panel->scenes(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(bench.session.document.lecture().scenes.front()->id, u"two"_s);
    QCOMPARE(bench.session.playhead.frame(), 0);
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
    // Alt+K adds one to everything that is animated.
    bench.session.selection.setNodes({u"circle"_s});
    bench.session.playhead.setTime(base::Time::fromSeconds(6));
    bench.panel->lanes().setFocus();
    bench.key(u"Alt+K"_s);
    QCOMPARE(keyTimes(bench, u"circle"_s, u"fillOpacity"_s), (std::vector<double>{5, 6}));
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 4, 6, 7}));
    bench.session.actions.find(u"timeline.allProperties"_s)->trigger();
}

void TimelineTest::playbackKeysWorkInTheWholeWindow()
{
    Bench bench(twoScenes());
    Playhead &playhead = bench.session.playhead;
    bench.key(u"Right"_s);
    QCOMPARE(playhead.frame(), 1);
    bench.key(u"Shift+Right"_s);
    QCOMPARE(playhead.frame(), 31);
    bench.key(u"I"_s);
    QVERIFY(playhead.in());
    bench.key(u"Alt+I"_s);
    QVERIFY(!playhead.in());
    bench.key(u"L"_s);
    bench.key(u"L"_s);
    QCOMPARE(playhead.speed(), 2.0);
    bench.key(u"J"_s);
    QCOMPARE(playhead.speed(), -1.0);
    bench.key(u"K"_s);
    QVERIFY(!playhead.isPlaying());
    bench.key(u"PgDown"_s);
    QCOMPARE(bench.session.selection.scene(), u"two"_s);
    bench.key(u"PgUp"_s);
    QCOMPARE(bench.session.selection.scene(), u"one"_s);
    bench.key(u"End"_s);
    QCOMPARE(playhead.frame(), playhead.frameCount() - 1);
    bench.key(u"Space"_s);
    QVERIFY(playhead.isPlaying());
    bench.key(u"Space"_s);
    bench.key(u"Ctrl+L"_s);
    QVERIFY(playhead.isLooping());
}

void TimelineTest::aTimeCanBeTyped()
{
    const base::FrameRate rate{30, 1};
    QCOMPARE(parseTime(u"1:02.5"_s, rate)->seconds(), 62.5);
    QCOMPARE(parseTime(u" 4,25 s "_s, rate)->seconds(), 4.25);
    QCOMPARE(parseTime(u"45f"_s, rate)->seconds(), 1.5);
    QVERIFY(!parseTime(u"soon"_s, rate));
    Bench bench(twoScenes());
    auto *edit = bench.transport->findChild<QLineEdit *>();
    for (QToolButton *button : bench.transport->findChildren<QToolButton *>()) {
        if (!button->defaultAction())
            button->click();
    }
    edit->setText(u"0:07.5"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(bench.session.playhead.time().seconds(), 7.5);
}

void TimelineTest::tenThousandKeyframesPaintOnlyWhatIsSeen()
{
    lecture::Lecture lecture = twoScenes();
    std::vector<double> times;
    for (int i = 0; i < 10'000; ++i)
        times.push_back(i * 0.05);
    auto with = lecture::withNodeProperty(lecture, u"one"_s, u"circle"_s, u"radius"_s, keysAt(times));
    auto scene = **std::ranges::find(with->scenes, u"one"_s, [](const auto &one) { return one->id; });
    scene.duration = base::Time::fromSeconds(500);
    lecture = lecture::withScene(*with, std::move(scene)).value();
    Bench bench(lecture);
    bench.panel->view().fit(100, 110);
    bench.window->grab();
    QVERIFY2(bench.panel->lanes().paintedKeys() > 150, qPrintable(QString::number(bench.panel->lanes().paintedKeys())));
    QVERIFY(bench.panel->lanes().paintedKeys() < 260);
    QCOMPARE(bench.panel->lanes().paintedBars(), 0);
    // Zoomed out, as many as there are pixels for.
    bench.panel->view().fitScene();
    bench.window->grab();
    QVERIFY(bench.panel->lanes().paintedKeys() < bench.panel->lanes().width());
    QVERIFY(bench.panel->lanes().paintedKeys() > 100);
}

void TimelineTest::zoomingKeepsWhatIsUnderThePointer()
{
    Bench bench(twoScenes());
    TimelineView &view = bench.panel->view();
    const QPointF at(400, 30);
    const double before = view.axis().seconds(at.x());
    const double scale = view.axis().scale;
    TimelineLanes &lanes = bench.panel->lanes();
    QWheelEvent wheel(at, lanes.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&lanes, &wheel);
    QVERIFY(view.axis().scale > scale);
    QVERIFY(std::abs(view.axis().seconds(at.x()) - before) < 1e-6);
    bench.key(u"A"_s);
    QCOMPARE(view.axis().scale, scale);
    bench.session.selection.setClips({indicate});
    bench.key(u"F"_s);
    QVERIFY(view.axis().seconds(lanes.width()) < 5.2);
}

void TimelineTest::stillPassagesAreFoundInTheBackground()
{
    Bench bench(twoScenes());
    QTRY_VERIFY(bench.panel->view().stillness().isFinished());
    const auto &spans = bench.panel->view().stillness().spans();
    QVERIFY(!spans.empty());
    // Before anything moves, and after everything has.
    QVERIFY(spans.front().start == base::Time());
    QVERIFY(isNear(spans.back().end.seconds(), 12));
}

QTEST_MAIN(TimelineTest)
#include "tst_editor_timeline.moc"
