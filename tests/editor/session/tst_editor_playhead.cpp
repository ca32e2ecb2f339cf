// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/edits/scene_edits.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;

class TestEditorPlayhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playingKeepsRealTimeAndDropsFrames()
    {
        Time now;
        Playhead playhead([&now] { return now; });
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        QCOMPARE(playhead.frameCount(), qint64(600));
        const auto at = [&](double seconds) {
            now = Time::fromSeconds(100 + seconds);
            playhead.followClock();
            return playhead.frame();
        };
        now = Time::fromSeconds(100);
        playhead.play();
        QVERIFY(playhead.isPlaying());
        QCOMPARE(at(0.001), qint64(0));
        QCOMPARE(at(1.51 / 60), qint64(1));
        QCOMPARE(at(2.51 / 60), qint64(2));
        QCOMPARE(playhead.droppedFrames(), qint64(0));
        // After a stall of one second, the current frame is shown, not the next one.
        QCOMPARE(at(1 + 2.51 / 60), qint64(62));
        QCOMPARE(playhead.droppedFrames(), qint64(59));
        // Seeking during playback continues from there.
        playhead.setFrame(300);
        QCOMPARE(at(2 + 2.51 / 60), qint64(360));
        QCOMPARE(at(100), qint64(599));
        QVERIFY(!playhead.isPlaying());
        // At the end, playback restarts from the beginning.
        playhead.play();
        QCOMPARE(playhead.frame(), qint64(0));
        playhead.stop();
    }

    void playingBackwardsAndFaster()
    {
        Time now;
        Playhead playhead([&now] { return now; });
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        playhead.setFrame(300);
        playhead.play(-2);
        now = Time::fromSeconds(1.001);
        playhead.followClock();
        QCOMPARE(playhead.frame(), qint64(180));
        now = Time::fromSeconds(60);
        playhead.followClock();
        QCOMPARE(playhead.frame(), qint64(0));
        QVERIFY(!playhead.isPlaying());
    }

    void aLoopRunsFromInToOut()
    {
        Time now;
        Playhead playhead([&now] { return now; });
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        playhead.setIn(Time::fromSeconds(2));
        playhead.setOut(Time::fromSeconds(3));
        playhead.setLooping(true);
        playhead.setTime(Time::fromSeconds(2.5));
        QCOMPARE(playhead.frame(), qint64(150));
        playhead.play();
        qint64 least = playhead.frame();
        qint64 most = playhead.frame();
        int turns = 0;
        for (int tick = 1; tick <= 200; ++tick) {
            now = Time::fromSeconds(tick * 0.017);
            const qint64 before = playhead.frame();
            playhead.followClock();
            QVERIFY(playhead.isPlaying());
            least = std::min(least, playhead.frame());
            most = std::max(most, playhead.frame());
            turns += playhead.frame() < before ? 1 : 0;
        }
        QCOMPARE(least, qint64(120));
        QCOMPARE(most, qint64(179)); // the out point is exclusive
        QCOMPARE(turns, 3);
        playhead.setOut(Time::fromSeconds(1)); // before the in point, which is removed
        QVERIFY(!playhead.in());
    }

    void inAndOutStayWithinTheLectureAndComeBackWithItsLength()
    {
        Playhead playhead;
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        playhead.setIn(Time::fromSeconds(4));
        playhead.setOut(Time::fromSeconds(8));
        const QSignalSpy range(&playhead, &Playhead::rangeChanged);
        playhead.setLength(Time::fromSeconds(6), {60, 1});
        QCOMPARE(playhead.in(), Time::fromSeconds(4));
        QCOMPARE(playhead.out(), Time::fromSeconds(6));
        QCOMPARE(range.count(), 1);
        playhead.setLength(Time::fromSeconds(3), {60, 1}); // the range is empty
        QVERIFY(!playhead.in() && !playhead.out());
        QCOMPARE(playhead.playedRange().begin, Time());
        QCOMPARE(playhead.playedRange().end, Time::fromSeconds(3));
        playhead.setLength(Time::fromSeconds(10), {60, 1});
        QCOMPARE(playhead.in(), Time::fromSeconds(4));
        QCOMPARE(playhead.out(), Time::fromSeconds(8));
        QCOMPARE(range.count(), 3);
    }

    void theOutPointIsWhereThePlayheadIs()
    {
        Playhead playhead;
        playhead.setLength(Time::fromSeconds(20), {60, 1});
        playhead.setTime(Time::fromSeconds(10));
        playhead.setOutHere();
        QCOMPARE(playhead.out(), Time::fromSeconds(10));
        QCOMPARE(playhead.playedRange().end, Time::fromSeconds(10)); // 600 frames
        playhead.setFrame(playhead.frameCount() - 1);                // as far as it goes
        playhead.setOutHere();
        QCOMPARE(playhead.out(), Time::fromSeconds(20));
        playhead.setFrame(0);
        playhead.setOutHere();
        QCOMPARE(playhead.out(), playhead.rate().at(1)); // not nothing
    }

    void inAndOutStayWithTheirScenes()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        for (const QString &id : {u"b"_s, u"c"_s}) {
            lecture::Scene scene;
            scene.id = id;
            scene.duration = Time::fromSeconds(4);
            lecture = lecture::withScene(lecture, scene).value();
        }
        const timeline::Registry none;
        Session session(none);
        session.document.open(lecture, {});
        const Time first = session.preview.show().scenes()[0].duration;
        const auto edit = [&](const Document::Edit &change) { session.document.edit(u"Edit"_s, change); };
        session.playhead.setRange(first + Time::fromSeconds(1), first + Time::fromSeconds(6)); // in b, and in c
        edit([&](const Lecture &before) {
            return withSceneDuration(before, before.scenes[0]->id, first + Time::fromSeconds(3), none);
        });
        QCOMPARE(session.playhead.in(), first + Time::fromSeconds(4));
        QCOMPARE(session.playhead.out(), first + Time::fromSeconds(9));
        edit([](const Lecture &before) { return withoutScenes(before, {before.scenes[0]->id}); });
        QCOMPARE(session.playhead.in(), Time::fromSeconds(1));
        QCOMPARE(session.playhead.out(), Time::fromSeconds(6));
        edit([](const Lecture &before) { return withoutScenes(before, {u"c"_s}); });
        QCOMPARE(session.playhead.in(), Time::fromSeconds(1));
        QVERIFY(!session.playhead.out());
        session.document.history().undo();
        edit([](const Lecture &before) { return withoutScenes(before, {u"b"_s}); });
        QVERIFY(!session.playhead.in());
    }

    void theLengthAndTheEndsAreKept()
    {
        Playhead playhead;
        playhead.setLength(Time::fromSeconds(2), {30, 1});
        playhead.setFrame(1000);
        QCOMPARE(playhead.frame(), qint64(59));
        playhead.step(1);
        QCOMPARE(playhead.frame(), qint64(59));
        playhead.step(-100);
        QCOMPARE(playhead.frame(), qint64(0));
        playhead.setTime(Time::fromSeconds(1));
        playhead.setLength(Time::fromSeconds(2), {60, 1});
        QCOMPARE(playhead.frame(), qint64(60)); // the same time at another frame rate
        playhead.setLength(Time::fromSeconds(0.5), {60, 1});
        QCOMPARE(playhead.frame(), qint64(29));
        playhead.setLength({}, {60, 1});
        QCOMPARE(playhead.frame(), qint64(0));
        QCOMPARE(playhead.frameCount(), qint64(1));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorPlayhead)
#include "tst_editor_playhead.moc"
