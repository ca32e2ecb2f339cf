// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/scene_edits.h"
#include "testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using lecture::ClipPlace;

namespace {

const ClipPlace labelOut{1, {1}};

/// twoScenes() with keyframes of the size in “Indicate”.
lecture::Lecture withClipKeys()
{
    lecture::Lecture lecture = twoScenes();
    timeline::Clip clip = *clipAt(*lecture.scenes.front(), indicate);
    clip.properties.insert(u"size"_s, keysAt({3, 4}));
    return *lecture::withClip(lecture, u"one"_s, indicate, std::move(clip));
}

KeyPlace sizeKey(const Bench &bench, const ClipPlace &clip, int index)
{
    return {{}, bench.id(clip), u"size"_s, index};
}

std::vector<double> sizeTimes(const Bench &bench, const ClipPlace &clip)
{
    std::vector<double> times;
    for (const QJsonValue &key :
         keysOf(writtenAt(bench.session.document.lecture(), {u"one"_s, {}, bench.id(clip), u"size"_s})))
        times.push_back(key[u"at"_s].toDouble());
    return times;
}

const double frame = 1.0 / 30;

} // namespace

class TimelineKeyboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QGuiApplication::clipboard()->clear(); }

    void keyframesOfAClipAreCopiedToAnotherThatHasTheProperty();
    void keyframesThatFitNothingSaySo();
    void keyframesOfABlockAreCopiedToItsLikes();
    void keyframesPastedBehindTheEndMakeTheSceneLonger();
    void keyframesAreAddedToWhatIsAnimatedInAClip();
    void rippleKeepsTheStartThatIsTrimmed();
    void rippleMovesWhatFollowsWhenNudged();
    void arrowsGoFromOneToTheNext();
    void shiftSelectsSeveralAndDeselectsThemAgain();
    void arrowsReachKeyframes();
    void clipsGoToOtherTracks();
    void edgesAreTrimmedByFrames();
    void whatIsSelectedIsStretchedByFrames();
    void returnOpensAGroup();
    void markersAreReachedMovedAndNamed();
    void everyKeyIsInTheListOfShortcuts();
};

void TimelineKeyboardTest::keyframesOfAClipAreCopiedToAnotherThatHasTheProperty()
{
    Bench bench(withClipKeys());
    const lecture::Files before = bench.files();
    bench.session.selection.setKeys({sizeKey(bench, indicate, 0), sizeKey(bench, indicate, 1)});
    bench.key(u"Ctrl+C"_s);
    bench.selectClips({labelOut});
    bench.session.playhead.setTime(base::Time::fromSeconds(9));
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(sizeTimes(bench, labelOut), (std::vector<double>{9, 10}));
    QCOMPARE(sizeTimes(bench, indicate), (std::vector<double>{3, 4}));
    QCOMPARE(bench.session.selection.keys(), (std::vector{sizeKey(bench, labelOut, 0), sizeKey(bench, labelOut, 1)}));
    QCOMPARE(bench.session.document.history().count(), 1);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
    // With an empty selection, they are pasted at their source.
    bench.session.selection.clear();
    bench.session.playhead.setTime(base::Time::fromSeconds(4.5));
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(sizeTimes(bench, indicate), (std::vector<double>{3, 4, 4.5, 5.5}));
}

void TimelineKeyboardTest::keyframesThatFitNothingSaySo()
{
    Bench bench(withClipKeys());
    const QSignalSpy refused(&bench.session.document, &Document::refused);
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(refused.count(), 1); // the clipboard is empty
    bench.session.selection.setKeys({sizeKey(bench, indicate, 0)});
    bench.key(u"Ctrl+X"_s);
    bench.session.document.edit(
        u"gone"_s, [](const lecture::Lecture &lecture) { return lecture::withoutTrack(lecture, u"one"_s, 0); });
    bench.session.selection.setNodes({u"circle"_s});
    const lecture::Files before = bench.files();
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(refused.count(), 2);
    QVERIFY(refused.last().first().value<base::Error>().text().contains(u"fit nothing"_s));
    QVERIFY(!refused.last().first().value<base::Error>().remedy.isEmpty());
    QCOMPARE(bench.files(), before);
}

void TimelineKeyboardTest::keyframesOfABlockAreCopiedToItsLikes()
{
    lecture::Lecture lecture = twoScenes();
    lecture::Scene scene = *lecture.scenes.front();
    scene.nodes.push_back(std::make_shared<const graph::Node>(nodeOf(u"other"_s, u"shapes.circle"_s)));
    scene.actors.push_back(u"other"_s);
    Bench bench(*lecture::withScene(lecture, std::move(scene)));
    bench.session.selection.setKeys({radiusKey(1), radiusKey(2)});
    bench.key(u"Ctrl+C"_s);
    bench.session.selection.setNodes({u"other"_s});
    bench.session.playhead.setTime(base::Time::fromSeconds(1));
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(keyTimes(bench, u"other"_s), (std::vector<double>{1, 4}));
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 4, 7}));
}

void TimelineKeyboardTest::keyframesPastedBehindTheEndMakeTheSceneLonger()
{
    Bench bench(twoScenes());
    bench.session.selection.setKeys({radiusKey(1), radiusKey(2)});
    bench.key(u"Ctrl+C"_s);
    bench.session.playhead.setTime(base::Time::fromSeconds(11));
    QCOMPARE(bench.scene(u"one"_s).duration, base::Time::fromSeconds(12));
    bench.key(u"Ctrl+V"_s);
    QCOMPARE(keyTimes(bench).back(), 14.0);
    QCOMPARE(bench.scene(u"one"_s).duration, base::Time::fromSeconds(14));
    QCOMPARE(bench.session.document.history().count(), 1);
}

void TimelineKeyboardTest::keyframesAreAddedToWhatIsAnimatedInAClip()
{
    Bench bench(withClipKeys());
    bench.selectClips({indicate});
    bench.session.playhead.setTime(base::Time::fromSeconds(3.5));
    bench.key(u"Alt+K"_s);
    QCOMPARE(sizeTimes(bench, indicate), (std::vector<double>{3, 3.5, 4}));
    QCOMPARE(keyTimes(bench), (std::vector<double>{2, 3.5, 4, 7})); // of its target too
}

void TimelineKeyboardTest::rippleKeepsTheStartThatIsTrimmed()
{
    Bench bench(twoScenes());
    bench.panel->view().setRipples(true);
    bench.panel->view().setSnaps(false);
    const lecture::Files before = bench.files();
    bench.dragLanes(bench.start(indicate), {static_cast<int>(std::lround(bench.pixels(0.5))), 0});
    const double less = 2 - lengthOf(bench, indicate);
    QVERIFY(less > 0.4 && less < 0.6);
    QCOMPARE(startOf(bench, indicate), 3.0);
    QVERIFY(isNear(startOf(bench, fadeOut), 8 - less));
    QVERIFY(isNear(startOf(bench, labelOut), 10 - less));
    QCOMPARE(startOf(bench, writing), 2.0);
    QVERIFY(isNear(keyTimes(bench)[2], 7 - less));
    QCOMPARE(keyTimes(bench)[1], 4.0);
    bench.session.document.history().undo();
    QCOMPARE(bench.files(), before);
    // The same when trimming to the playhead.
    bench.selectClips({indicate});
    bench.session.playhead.setTime(base::Time::fromSeconds(4));
    bench.key(u"Alt+["_s);
    QCOMPARE(startOf(bench, indicate), 3.0);
    QCOMPARE(lengthOf(bench, indicate), 1.0);
    QCOMPARE(startOf(bench, fadeOut), 7.0);
    bench.panel->view().setRipples(false);
}

void TimelineKeyboardTest::rippleMovesWhatFollowsWhenNudged()
{
    Bench bench(twoScenes());
    bench.panel->view().setRipples(true);
    bench.selectClips({indicate});
    bench.key(u"Ctrl+Shift+Right"_s);
    QVERIFY(isNear(startOf(bench, indicate), 3 + 10 * frame));
    QVERIFY(isNear(startOf(bench, fadeOut), 8 + 10 * frame));
    QVERIFY(isNear(keyTimes(bench)[1], 4 + 10 * frame));
    QCOMPARE(startOf(bench, fadeIn), 1.0);
    QCOMPARE(keyTimes(bench)[0], 2.0);
    bench.key(u"Ctrl+Left"_s);
    QVERIFY(isNear(startOf(bench, fadeOut), 8 + 9 * frame));
    bench.panel->view().setRipples(false);
    bench.key(u"Ctrl+Left"_s);
    QVERIFY(isNear(startOf(bench, fadeOut), 8 + 9 * frame));
    QVERIFY(isNear(startOf(bench, indicate), 3 + 8 * frame));
}

void TimelineKeyboardTest::arrowsGoFromOneToTheNext()
{
    Bench bench(twoScenes());
    const auto only = [&](const ClipPlace &clip) { return bench.selectedClips() == std::vector<ClipPlace>{clip}; };
    bench.session.playhead.setTime(base::Time::fromSeconds(8.5));
    bench.key(u"Alt+Left"_s);
    QVERIFY(only(fadeOut)); // begins with the clip at the playhead
    bench.key(u"Alt+Left"_s);
    QVERIFY(only(indicate));
    bench.key(u"Alt+Left"_s);
    QVERIFY(only(fadeIn));
    bench.key(u"Alt+Left"_s);
    QVERIFY(only(fadeIn)); // no previous one
    bench.key(u"Alt+Right"_s);
    QVERIFY(only(indicate));
    QCOMPARE(bench.session.document.history().count(), 0);
}

void TimelineKeyboardTest::shiftSelectsSeveralAndDeselectsThemAgain()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeIn});
    bench.key(u"Alt+Shift+Right"_s);
    bench.key(u"Alt+Shift+Right"_s);
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{fadeIn, indicate, fadeOut}));
    bench.key(u"Alt+Shift+Left"_s);
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{fadeIn, indicate}));
    // They move together.
    bench.key(u"Ctrl+Right"_s);
    QVERIFY(isNear(startOf(bench, fadeIn), 1 + frame));
    QVERIFY(isNear(startOf(bench, indicate), 3 + frame));
    QCOMPARE(startOf(bench, fadeOut), 8.0);
}

void TimelineKeyboardTest::arrowsReachKeyframes()
{
    Bench bench(twoScenes());
    bench.selectClips({indicate});
    bench.key(u"Alt+Down"_s);
    QVERIFY(bench.session.selection.clips().empty());
    QCOMPARE(bench.session.selection.keys(), std::vector{radiusKey(0)}); // at 2 s: as close as that at 4 s, but earlier
    bench.key(u"Alt+Right"_s);
    QCOMPARE(bench.session.selection.keys(), std::vector{radiusKey(1)});
    QVERIFY(bench.panel->lanes().accessibleDescription().contains(u"4.00 s"_s));
    bench.key(u"Alt+Shift+Right"_s);
    QCOMPARE(bench.session.selection.keys(), (std::vector{radiusKey(1), radiusKey(2)}));
    bench.key(u"Ctrl+Left"_s);
    QVERIFY(isNear(keyTimes(bench)[1], 4 - frame) && isNear(keyTimes(bench)[2], 7 - frame));
    // Also up to the clips, and back.
    bench.session.selection.setKeys({radiusKey(1)});
    bench.key(u"Alt+Shift+Up"_s);
    QCOMPARE(bench.selectedClips(), std::vector<ClipPlace>{indicate});
    QCOMPARE(bench.session.selection.keys(), std::vector{radiusKey(1)});
    bench.key(u"Alt+Shift+Down"_s);
    QVERIFY(bench.session.selection.clips().empty());
    QCOMPARE(bench.session.selection.keys(), std::vector{radiusKey(1)});
    bench.key(u"Alt+Up"_s);
    QVERIFY(bench.session.selection.keys().empty());
    QCOMPARE(bench.selectedClips(), std::vector<ClipPlace>{indicate});
}

void TimelineKeyboardTest::clipsGoToOtherTracks()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeIn});
    bench.key(u"Ctrl+Up"_s);
    QCOMPARE(bench.session.document.history().count(), 0); // there is no track above
    bench.key(u"Ctrl+Down"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 2U);
    QCOMPARE(bench.scene().tracks[1]->clips.size(), 3U);
    QCOMPARE(bench.selectedClips(), (std::vector<ClipPlace>{{1, {2}}}));
    QCOMPARE(startOf(bench, {1, {2}}), 1.0);
    bench.key(u"Ctrl+Up"_s);
    QCOMPARE(bench.scene().tracks[0]->clips.size(), 3U);
    QCOMPARE(bench.session.document.history().count(), 2);
}

void TimelineKeyboardTest::edgesAreTrimmedByFrames()
{
    Bench bench(twoScenes());
    bench.selectClips({indicate});
    bench.key(u"Ctrl+["_s);
    QVERIFY(isNear(startOf(bench, indicate), 3 - frame) && isNear(lengthOf(bench, indicate), 2 + frame));
    bench.key(u"Ctrl+Shift+["_s);
    QVERIFY(isNear(startOf(bench, indicate), 3) && isNear(lengthOf(bench, indicate), 2));
    bench.key(u"Ctrl+]"_s);
    QVERIFY(isNear(startOf(bench, indicate), 3) && isNear(lengthOf(bench, indicate), 2 + frame));
    bench.key(u"Ctrl+Shift+]"_s);
    QVERIFY(isNear(lengthOf(bench, indicate), 2));
    QCOMPARE(startOf(bench, fadeOut), 8.0);
    bench.panel->view().setRipples(true);
    bench.key(u"Ctrl+]"_s);
    QVERIFY(isNear(startOf(bench, fadeOut), 8 + frame));
    bench.panel->view().setRipples(false);
}

void TimelineKeyboardTest::whatIsSelectedIsStretchedByFrames()
{
    Bench bench(twoScenes());
    bench.selectClips({fadeIn, indicate}); // 1 to 5 s
    for (int i = 0; i < 30; ++i)
        bench.key(u"Alt+Shift+]"_s);
    QCOMPARE(startOf(bench, fadeIn), 1.0);
    QVERIFY(std::abs(startOf(bench, indicate) + lengthOf(bench, indicate) - 6) < 0.02);
    QVERIFY(std::abs(startOf(bench, indicate) - 3.5) < 0.02);
    bench.key(u"Alt+Shift+["_s);
    QVERIFY(std::abs(startOf(bench, indicate) + lengthOf(bench, indicate) - 6 + frame) < 0.02);
}

void TimelineKeyboardTest::returnOpensAGroup()
{
    Bench bench(twoScenes());
    bench.selectClips({indicate, writing});
    bench.key(u"Ctrl+G"_s);
    const ClipPlace group = bench.selectedClips().front();
    const std::size_t rows = bench.panel->view().rows().size();
    bench.key(u"Return"_s);
    QCOMPARE(bench.panel->view().rows().size(), rows + 1);
    bench.key(u"Alt+Down"_s);
    QCOMPARE(bench.selectedClips().front().indices.size(), 2U);
    bench.key(u"Alt+Up"_s);
    QCOMPARE(bench.selectedClips(), std::vector<ClipPlace>{group});
    bench.key(u"Return"_s);
    QCOMPARE(bench.panel->view().rows().size(), rows);
}

void TimelineKeyboardTest::markersAreReachedMovedAndNamed()
{
    Bench bench(twoScenes());
    for (const double at : {2.0, 6.0}) {
        bench.session.playhead.setTime(base::Time::fromSeconds(at));
        bench.key(u"M"_s);
    }
    bench.key(u"Shift+Up"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 2.0);
    bench.key(u"Shift+Down"_s);
    QCOMPARE(bench.session.playhead.time().seconds(), 6.0);
    bench.session.selection.clear();
    bench.key(u"Ctrl+Right"_s);
    QVERIFY(isNear(markersOf(bench.scene())[1].at.seconds(), 6 + frame));
    QVERIFY(isNear(bench.session.playhead.time().seconds(), 6 + frame));
    bench.key(u"Alt+M"_s);
    auto *name = bench.panel->ruler().findChild<QLineEdit *>();
    QVERIFY(name);
    QTest::keyClicks(name, u"proof"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(markersOf(bench.scene())[1].name, u"proof"_s);
}

void TimelineKeyboardTest::everyKeyIsInTheListOfShortcuts()
{
    Bench bench(twoScenes());
    QStringList keys;
    for (const QAction *action : bench.session.actions.all()) {
        for (const QKeySequence &key : action->shortcuts()) {
            if (!Actions::idOf(*action).startsWith(u"timeline."_s))
                continue;
            QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString()));
            keys.append(key.toString());
            QVERIFY2(bench.session.actions.conflicts(Actions::idOf(*action), key).empty(), qPrintable(key.toString()));
        }
    }
    for (const QString &key : {u"Alt+Left"_s, u"Alt+Shift+Down"_s, u"Ctrl+["_s, u"Ctrl+Up"_s, u"Alt+M"_s})
        QVERIFY2(keys.contains(key), qPrintable(key));
}

LECTOGRAPH_TEST_MAIN(TimelineKeyboardTest)
#include "tst_editor_timeline_keyboard.moc"
