// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/animation_list.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/scene_edits.h"
#include "lecture/files.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

namespace {

EditContext contextOf(bool ripples = false)
{
    return {sceneId, {}, ripples, registry(), [](const Lecture &, const lecture::Sound &) { return std::nullopt; }};
}

/// A lecture and its clips in the order in which they were added.
struct Clips
{
    Lecture lecture = emptyLecture(u"en"_s);
    ClipIds ids = {};

    /// Adds a clip for a circle of its own, called "a", "b" …
    void add(double start, double length)
    {
        const QString node(QChar(static_cast<char16_t>(u'a' + ids.size())));
        lecture = *withBlock(lecture, sceneId, {u"shapes.circle"_s, node}, registry());
        AddedClip added = *withNewClip(lecture, sceneId, {u"motion.fade-in"_s, node, Time::fromSeconds(start)},
                                       registry());
        ids.push_back(added.clip);
        lecture = withDuration(added.lecture, contextOf(), {added.clip}, Time::fromSeconds(length))->lecture;
    }
    ClipIds of(const std::vector<std::size_t> &numbers) const
    {
        ClipIds clips;
        for (const std::size_t number : numbers)
            clips.push_back(ids[number]);
        return clips;
    }
    std::vector<double> startsIn(const Lecture &edited) const
    {
        std::vector<double> starts;
        for (const ClipId id : ids)
            starts.push_back(std::round(lecture::clipOf(sceneIn(edited), id)->start.seconds() * 1000) / 1000);
        return starts;
    }
};

Clips oneAfterAnother()
{
    Clips clips;
    clips.add(0.5, 1);    // a
    clips.add(1.5, 2);    // b, after a
    clips.add(1.75, 1);   // c, with b
    clips.add(3.25, 0.5); // d, after c
    return clips;
}

std::vector<AnimationStart> startsOf(const Lecture &lecture)
{
    std::vector<AnimationStart> starts;
    const auto order = inOrderOfTime(clipSpans(sceneIn(lecture), registry().animations, lecture.dialect));
    for (std::size_t i = 0; i < order.size(); ++i)
        starts.push_back(startAfter(i == 0 ? nullptr : &order[i - 1], order[i]));
    return starts;
}

AnimationStart withPrevious(double delay)
{
    return {StartMode::WithPrevious, Time::fromSeconds(delay)};
}

AnimationStart afterPrevious(double delay)
{
    return {StartMode::AfterPrevious, Time::fromSeconds(delay)};
}

using Seconds = std::vector<double>;

} // namespace

class AnimationListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStartIsReadFromTheTimes();
    void aDelayCountsFromThePrevious();
    void severalGetOneDuration();
    void reorderedAnimationsKeepTheirModesAndDelays();
    void reorderingWithRippleTakesMarkersAlong();
    void lockedTracksKeepTheirTimes();
    void severalStartOneAfterAnother();
    void staggeringLengthensTheSceneAndRipples();
    void onlySeveralCanBeStaggered();
    void anEmptiedTrackGoes_data();
    void anEmptiedTrackGoes();
    void tracksOfTheAuthorStay();
    void cutClipsComeBackOnATrackOfTheirOwn();
};

void AnimationListTest::theStartIsReadFromTheTimes()
{
    const Clips clips = oneAfterAnother();
    QCOMPARE(startsOf(clips.lecture),
             (std::vector{AnimationStart{StartMode::AtTime, Time::fromSeconds(0.5)}, afterPrevious(0),
                          withPrevious(0.25), afterPrevious(0.5)}));
}

void AnimationListTest::aDelayCountsFromThePrevious()
{
    const Clips clips = oneAfterAnother();
    const auto startsWith = [&](std::size_t clip, double delay) {
        return clips.startsIn(
            withDelay(clips.lecture, contextOf(), clips.ids[clip], Time::fromSeconds(delay))->lecture);
    };
    QCOMPARE(startsWith(0, 0.25), (Seconds{0.25, 1.5, 1.75, 3.25}));
    QCOMPARE(startsWith(2, 1), (Seconds{0.5, 1.5, 2.5, 3.25}));
    QCOMPARE(startsWith(3, 0), (Seconds{0.5, 1.5, 1.75, 2.75}));
    QCOMPARE(startsWith(3, -4), (Seconds{0.5, 1.5, 1.75, 2.75})); // not before the previous one
}

void AnimationListTest::severalGetOneDuration()
{
    const Clips clips = oneAfterAnother();
    const auto edited = withDuration(clips.lecture, contextOf(), clips.of({0, 1, 3}), Time::fromSeconds(0.75));
    QVERIFY(edited);
    QCOMPARE(edited->items.clips, clips.of({0, 1, 3}));
    for (const ClipSpan &clip : clipSpans(sceneIn(edited->lecture), registry().animations, edited->lecture.dialect))
        QCOMPARE(clip.duration().seconds(), clip.id() == clips.ids[2] ? 1.0 : 0.75);
    QCOMPARE(clips.startsIn(edited->lecture), clips.startsIn(clips.lecture));
}

void AnimationListTest::reorderedAnimationsKeepTheirModesAndDelays()
{
    const Clips clips = oneAfterAnother();
    const auto reordered = [&](const ClipIds &moved, int to) {
        return clips.startsIn(withReordered(clips.lecture, contextOf(), moved, to)->lecture);
    };
    // d, a, b, c: the first one starts when the first one did, which now has its delay.
    QCOMPARE(reordered(clips.of({3}), 0), (Seconds{1.5, 2.5, 2.75, 0.5}));
    // b, c, d, a
    QCOMPARE(reordered(clips.of({0}), 3), (Seconds{2.75, 0.5, 0.75, 2.25}));
    // a, d, b, c
    QCOMPARE(reordered(clips.of({3}), 1), (Seconds{0.5, 2.5, 2.75, 2}));
    // Two together: b, c, a, d
    QCOMPARE(reordered(clips.of({1, 2}), 0), (Seconds{1.75, 0.5, 0.75, 3.25}));
    QCOMPARE(reordered(clips.of({1, 2}), 1), clips.startsIn(clips.lecture));
    QCOMPARE(withReordered(clips.lecture, contextOf(), clips.of({1, 2}), 1)->lecture.scenes, clips.lecture.scenes);
}

void AnimationListTest::reorderingWithRippleTakesMarkersAlong()
{
    Clips clips = oneAfterAnother();
    clips.lecture = *withMarkers(clips.lecture, sceneId, {{Time::fromSeconds(1), {}}, {Time::fromSeconds(3.5), {}}});
    const auto markersAfter = [&](bool ripples) {
        // a, c, b, d: d starts after b instead of c.
        const Lecture edited = withReordered(clips.lecture, contextOf(ripples), clips.of({2}), 1)->lecture;
        return std::pair(markersOf(sceneIn(edited))[0].at.seconds(), markersOf(sceneIn(edited))[1].at.seconds());
    };
    const auto starts = clips.startsIn(withReordered(clips.lecture, contextOf(), clips.of({2}), 1)->lecture);
    QCOMPARE(starts, (Seconds{0.5, 1.75, 0.75, 4.25}));
    QCOMPARE(markersAfter(false), std::pair(1.0, 3.5));
    QCOMPARE(markersAfter(true), std::pair(1.0, 4.5));
}

void AnimationListTest::lockedTracksKeepTheirTimes()
{
    Clips clips = oneAfterAnother();
    clips.lecture = *withTrackMark(clips.lecture, sceneId, 1, u"locked"_s, true);
    const auto starts = clips.startsIn(withReordered(clips.lecture, contextOf(), clips.of({0}), 3)->lecture);
    QCOMPARE(starts[1], 1.5);
    QCOMPARE(withReordered(clips.lecture, contextOf(), clips.of({1}), 3)->lecture.scenes, clips.lecture.scenes);
}

void AnimationListTest::severalStartOneAfterAnother()
{
    Clips clips;
    for (int i = 0; i < 4; ++i)
        clips.add(1, 1);
    clips.add(0.5, 1);
    QCOMPARE(staggerOf(clips.lecture, contextOf(), clips.of({0, 1, 2})), Time());
    QVERIFY(!staggerOf(clips.lecture, contextOf(), clips.of({0, 1, 4})));
    // Those that start together go in the order of the selection; an earlier one remains the first.
    const ClipIds order = clips.of({2, 0, 3, 1, 4});
    const auto edited = withStaggered(clips.lecture, contextOf(), order, Time::fromSeconds(0.1));
    QVERIFY(edited);
    QCOMPARE(clips.startsIn(edited->lecture), (Seconds{0.7, 0.9, 0.6, 0.8, 0.5}));
    QCOMPARE(edited->items.clips, order);
    QCOMPARE(staggerOf(edited->lecture, contextOf(), order), Time::fromSeconds(0.1));
    const auto together = withStaggered(edited->lecture, contextOf(), order, {});
    QCOMPARE(clips.startsIn(together->lecture), (Seconds{0.5, 0.5, 0.5, 0.5, 0.5}));
}

void AnimationListTest::staggeringLengthensTheSceneAndRipples()
{
    Clips clips;
    clips.add(4, 1);
    clips.add(4, 1);
    clips.add(4.5, 1); // runs with them
    clips.add(6, 1);   // comes later
    const ClipIds two = clips.of({0, 1});
    const auto staggered = [&](bool ripples) {
        return withStaggered(clips.lecture, contextOf(ripples), two, Time::fromSeconds(2.5))->lecture;
    };
    QCOMPARE(clips.startsIn(staggered(false)), (Seconds{4, 6.5, 4.5, 6}));
    QCOMPARE(clips.startsIn(staggered(true)), (Seconds{4, 6.5, 4.5, 8.5}));
    QCOMPARE(sceneIn(staggered(false)).duration, Time::fromSeconds(7.5));
    QCOMPARE(sceneIn(staggered(true)).duration, Time::fromSeconds(9.5));
}

void AnimationListTest::onlySeveralCanBeStaggered()
{
    const Clips clips = oneAfterAnother();
    const auto refused = withStaggered(clips.lecture, contextOf(), clips.of({1}), Time::fromSeconds(1));
    QVERIFY(!refused && !refused.error().remedy.isEmpty());
    const auto grouped = withClipsGrouped(clips.lecture, sceneId, clips.of({0, 1}), registry());
    QVERIFY(!withStaggered(grouped->lecture, contextOf(), clips.of({0, 1}), Time::fromSeconds(1)));
}

void AnimationListTest::anEmptiedTrackGoes_data()
{
    using Edit = std::function<Result<Lecture>(const Clips &)>;
    QTest::addColumn<Edit>("edit");
    const auto justLecture = [](auto &&edit) { return std::move(edit.lecture); };
    QTest::newRow("delete") << Edit([=](const Clips &clips) {
        return withRemoved(clips.lecture, contextOf(), {clips.of({1}), {}, {}});
    });
    QTest::newRow("delete with ripple") << Edit([=](const Clips &clips) {
        return withRemoved(clips.lecture, contextOf(true), {clips.of({1}), {}, {}});
    });
    QTest::newRow("move to another track") << Edit([=](const Clips &clips) {
        return withMoved(clips.lecture, contextOf(), {clips.of({1}), {}, {}}, {}, 1).map(justLecture);
    });
    QTest::newRow("group") << Edit([=](const Clips &clips) {
        return withClipsGrouped(clips.lecture, sceneId, clips.of({0, 1}), registry()).map(justLecture);
    });
}

void AnimationListTest::anEmptiedTrackGoes()
{
    QFETCH(std::function<Result<Lecture>(const Clips &)>, edit);
    const Clips clips = oneAfterAnother();
    QCOMPARE(sceneIn(clips.lecture).tracks.size(), 4U);
    const auto edited = edit(clips);
    QVERIFY(edited);
    QCOMPARE(sceneIn(*edited).tracks.size(), 3U);
    for (const timeline::TrackPtr &track : sceneIn(*edited).tracks)
        QVERIFY(!track->clips.empty());
}

void AnimationListTest::tracksOfTheAuthorStay()
{
    const Clips clips = oneAfterAnother();
    const auto left = [&](const Lecture &lecture) {
        return sceneIn(*withRemoved(lecture, contextOf(), {clips.of({1}), {}, {}})).tracks.size();
    };
    QCOMPARE(left(*withTrackName(clips.lecture, sceneId, 1, u"en"_s, u"Mine"_s)), 4U);
    QCOMPARE(left(*withTrackMark(clips.lecture, sceneId, 1, u"colour"_s, u"#ff0000"_s)), 4U);
    // New tracks were once called after their block.
    timeline::Track named = *sceneIn(clips.lecture).tracks[1];
    named.name = u"b"_s;
    QCOMPARE(left(*lecture::withTrack(clips.lecture, sceneId, 1, named)), 3U);
    // An added one stays, also after a file has been written and read.
    Lecture added = *withNewTrack(clips.lecture, sceneId);
    added = withMoved(added, contextOf(), {clips.of({1}), {}, {}}, {}, 3)->lecture;
    QCOMPARE(sceneIn(added).tracks.size(), 4U);
    QCOMPARE(left(added), 4U);
    const Lecture read = *lecture::fromFiles(*lecture::toFiles(added));
    const ClipId moved = sceneIn(read).tracks.back()->clips.front()->id;
    QCOMPARE(sceneIn(*withRemoved(read, contextOf(), {{moved}, {}, {}})).tracks.size(), 4U);
    // Tracks that were empty before are nobody's business.
    const Lecture bare = *lecture::withTrack(clips.lecture, sceneId, 4, timeline::Track());
    QCOMPARE(left(bare), 4U);
}

void AnimationListTest::cutClipsComeBackOnATrackOfTheirOwn()
{
    const Clips clips = oneAfterAnother();
    const ClipIds cut = clips.of({1});
    const QJsonObject copied = copiedClips(clips.lecture, sceneId, cut, Time::fromSeconds(1.5), registry());
    const Lecture without = *withRemoved(clips.lecture, contextOf(), {cut, {}, {}});
    const auto back = withClipsPasted(without, sceneId, copied, Time::fromSeconds(2));
    QVERIFY(back);
    QCOMPARE(sceneIn(back->lecture).tracks.size(), 4U);
    for (const timeline::TrackPtr &track : sceneIn(back->lecture).tracks)
        QCOMPARE(track->clips.size(), 1U);
    // With the original still there, the copy goes beside it.
    const auto copy = withClipsPasted(clips.lecture, sceneId, copied, Time::fromSeconds(5));
    QCOMPARE(sceneIn(copy->lecture).tracks[1]->clips.size(), 2U);
}

LECTOGRAPH_TEST_MAIN(AnimationListTest)
#include "tst_editor_animation_list.moc"
