// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Dialect;
using base::Time;
using timeline::Scheduled;

namespace {

struct Plan
{
    explicit Plan(const QByteArray &json, Dialect dialect = Dialect::Gl)
        : clips(timeline::schedule(tracksOf(json), registry.animations, dialect, u"s"_s, problems))
    {}

    /// Start and end of the clip with this target, in seconds.
    std::pair<double, double> of(const QString &target) const
    {
        const Scheduled &found = clip(target);
        return {found.start.seconds(), found.end().seconds()};
    }
    const Scheduled &clip(const QString &target) const
    {
        return *std::ranges::find(clips, target, [](const Scheduled &one) { return one.clip->target; });
    }
    double at(const QString &target, double seconds) const
    {
        return clip(target).timeAt(Time::fromSeconds(seconds), Dialect::Gl);
    }

    timeline::Registry registry = testVocabulary();
    graph::Problems problems;
    std::vector<Scheduled> clips;
};

using Times = std::pair<double, double>;

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-6;
}

bool isNear(const Times &a, const Times &b)
{
    return isNear(a.first, b.first) && isNear(a.second, b.second);
}

} // namespace

class ScheduleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClipTakesItsTypesTimeUnlessItHasItsOwn()
    {
        const Plan plan("{'clips': [{'type': 'test.move', 'target': 'a', 'start': 2}, "
                        "{'type': 'test.move', 'target': 'b', 'start': 1, 'duration': 3}]}");
        QCOMPARE(plan.of(u"a"_s), Times(2, 3));
        QCOMPARE(plan.of(u"b"_s), Times(1, 4));
        QCOMPARE(plan.clips.front().clip->target, u"b"_s); // sorted by start
        QCOMPARE(plan.at(u"b"_s, 0), 0.0);
        QCOMPARE(plan.at(u"b"_s, 2.5), 0.5);
        QCOMPARE(plan.at(u"b"_s, 4), 1.0);
        QCOMPARE(plan.at(u"b"_s, 40), 1.0);
    }

    void clipsOfOneStartKeepTheOrderOfTheFile()
    {
        const Plan plan("{'clips': [{'type': 'test.move', 'target': 'b'}, {'type': 'test.move', 'target': 'a'}]}");
        QCOMPARE(plan.clips.front().clip->target, u"b"_s);
        QCOMPARE(plan.clips.front().place, u"s/tracks/0/clips/0"_s);
    }

    /// start(i+1) = start(i) + lag·duration(i); the natural length is when the last one ends.
    void aGroupStaggersItsChildren()
    {
        const Plan plan(
            "{'clips': [{'start': 1, 'lag': 0.5, 'clips': [ "
            "{'type': 'test.move', 'target': 'a', 'duration': 2}, {'type': 'test.move', 'target': 'b', 'duration': 4}, "
            "{'type': 'test.move', 'target': 'c', 'duration': 1}]}]}");
        QCOMPARE(plan.of(u"a"_s), Times(1, 3));
        QCOMPARE(plan.of(u"b"_s), Times(2, 6));
        QCOMPARE(plan.of(u"c"_s), Times(4, 5));
        QCOMPARE(plan.clip(u"c"_s).place, u"s/tracks/0/clips/0/clips/2"_s);
    }

    void withoutLagChildrenStartTogether()
    {
        const Plan plan("{'clips': [{'clips': [{'type': 'test.move', 'target': 'a'}, "
                        "{'type': 'test.move', 'target': 'b', 'start': 0.5}]}]}");
        QCOMPARE(plan.of(u"a"_s), Times(0, 1));
        QCOMPARE(plan.of(u"b"_s), Times(0.5, 1.5)); // its own delay
    }

    void aDelayIsAChildsOwn()
    {
        const Plan plan("{'clips': [{'lag': 1, 'clips': [{'type': 'test.move', 'target': 'a', 'start': 5}, "
                        "{'type': 'test.move', 'target': 'b'}]}]}");
        QCOMPARE(plan.of(u"a"_s), Times(5, 6));
        QCOMPARE(plan.of(u"b"_s), Times(1, 2));
    }

    void aGroupStretchesItsChildrenToItsTime()
    {
        const Plan plan("{'clips': [{'start': 1, 'duration': 6, 'lag': 0.5, 'clips': [ "
                        "{'type': 'test.move', 'target': 'a'}, {'type': 'test.move', 'target': 'b'}, "
                        "{'type': 'test.move', 'target': 'c'}]}]}");
        // Natural: 0…1, 0.5…1.5, 1…2, so everything takes three times as long.
        QCOMPARE(plan.of(u"a"_s), Times(1, 4));
        QCOMPARE(plan.of(u"b"_s), Times(2.5, 5.5));
        QCOMPARE(plan.of(u"c"_s), Times(4, 7));
    }

    void groupsWithinGroupsAreStretchedAllTheWay()
    {
        // Inner: natural 2, wanted 4. Outer: 4 and 4·0.5 later 2 more, natural 4; wanted 8.
        const Plan plan("{'clips': [{'duration': 8, 'lag': 0.5, 'clips': [ "
                        "{'duration': 4, 'lag': 1, 'clips': [{'type': 'test.move', 'target': 'a'}, {'type': "
                        "'test.move', 'target': 'b'}]}, "
                        "{'type': 'test.move', 'target': 'c', 'duration': 2}]}]}");
        QCOMPARE(plan.of(u"a"_s), Times(0, 4));
        QCOMPARE(plan.of(u"b"_s), Times(4, 8));
        QCOMPARE(plan.of(u"c"_s), Times(4, 8));
    }

    void neighboursLeaveNoGap()
    {
        QByteArray children;
        for (int i = 0; i < 30; ++i)
            children += (i ? ", " : "") + QByteArray("{'type': 'test.move', 'target': 't") + QByteArray::number(i)
                + "'}";
        const Plan plan("{'clips': [{'start': 0.1, 'duration': 7, 'lag': 1, 'clips': [" + children + "]}]}");
        for (int i = 0; i + 1 < 30; ++i)
            QCOMPARE(plan.clip(u"t%1"_s.arg(i)).end(), plan.clip(u"t%1"_s.arg(i + 1)).start);
    }

    void aGroupsEaseBendsTheTimeOfItsChildren()
    {
        const Plan plan("{'clips': [{'start': 1, 'duration': 4, 'ease': 'ease-in-quad', 'lag': 1, 'clips': [ "
                        "{'type': 'test.move', 'target': 'a'}, {'type': 'test.move', 'target': 'b'}]}]}");
        // Half of the progress is reached at √½ of the time.
        QVERIFY(isNear(plan.of(u"b"_s), {1 + 4 * std::sqrt(0.5), 5}));
        QVERIFY(isNear(plan.of(u"a"_s).first, 1));
        QVERIFY(isNear(plan.at(u"a"_s, 3), 0.5)); // a quarter of the progress
        QCOMPARE(plan.at(u"b"_s, 3), 0.0);
        QVERIFY(isNear(plan.at(u"b"_s, 1 + 4 * std::sqrt(0.75)), 0.5));
        QCOMPARE(plan.at(u"a"_s, 4.5), 1.0);
        QCOMPARE(plan.at(u"b"_s, 5), 1.0);
        QCOMPARE(plan.at(u"b"_s, 9), 1.0);
    }

    void bentTimesBendWithinBentOnes()
    {
        const Plan plan("{'clips': [{'duration': 1, 'ease': 'ease-in-quad', 'clips': [ "
                        "{'duration': 1, 'ease': 'ease-in-quad', 'clips': [{'type': 'test.move', 'target': 'a'}]}]}]}");
        QVERIFY(isNear(plan.at(u"a"_s, 0.5), 0.0625));
    }

    void aGroupWhoseEaseComesBackTakesItsChildrenBack()
    {
        const Plan plan("{'clips': [{'duration': 4, 'ease': 'there-and-back', 'lag': 1, 'clips': [ "
                        "{'type': 'test.move', 'target': 'a'}, {'type': 'test.move', 'target': 'b'}]}]}");
        QVERIFY(isNear(plan.of(u"b"_s), {1, 4})); // half of the smooth progress there
        QCOMPARE(plan.at(u"a"_s, 2), 1.0);
        QCOMPARE(plan.at(u"b"_s, 2), 1.0);
        QCOMPARE(plan.at(u"a"_s, 4), 0.0);
        QCOMPARE(plan.at(u"a"_s, 9), 0.0);
    }

    void theDialectSaysWhatSmoothIs()
    {
        const QByteArray clips = "{'clips': [{'duration': 1, 'ease': 'smooth', 'lag': 0.2, 'clips': [ "
                                 "{'type': 'test.move', 'target': 'a'}, {'type': 'test.move', 'target': 'b'}]}]}";
        QVERIFY(Plan(clips, Dialect::Gl).clip(u"b"_s).start != Plan(clips, Dialect::Ce).clip(u"b"_s).start);
    }

    void clipsWithoutLengthAreJumps()
    {
        const Plan plan("{'clips': [{'type': 'test.move', 'target': 'a', 'start': 1, 'duration': 0}, "
                        "{'start': 2, 'duration': 0, 'lag': 1, 'clips': [{'type': 'test.move', 'target': 'b'}]}]}");
        QCOMPARE(plan.at(u"a"_s, 0.999), 0.0);
        QCOMPARE(plan.at(u"a"_s, 1), 1.0);
        QCOMPARE(plan.of(u"b"_s), Times(2, 2));
        QCOMPARE(plan.at(u"b"_s, 2), 1.0);
    }

    void whatCannotBePlayedIsReportedAndLeftOut()
    {
        const Plan plan("{'clips': [{'type': 'future.spin', 'target': 'a'}, "
                        "{'type': 'test.move', 'target': 'b', 'ease': 'smoth'}, "
                        "{'clips': [{'type': 'future.spin', 'target': 'c'}, {'type': 'test.move', 'target': 'd'}]}, "
                        "{'clips': []}]}");
        QCOMPARE(plan.clips.size(), std::size_t(1));
        QCOMPARE(plan.of(u"d"_s), Times(0, 1));
        QCOMPARE(plan.problems.size(), std::size_t(3));
        QCOMPARE(plan.problems[0].severity, graph::Severity::Failure);
        QCOMPARE(plan.problems[0].error.place, u"s/tracks/0/clips/0"_s);
        QCOMPARE(plan.problems[1].severity, graph::Severity::Failure);
        QVERIFY(plan.problems[1].error.text().contains(u"smooth"_s));
        QCOMPARE(plan.problems[2].error.place, u"s/tracks/0/clips/2/clips/0"_s);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ScheduleTest)
#include "tst_timeline_schedule.moc"
