// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/scene.h"

#include "base/hash.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;

namespace {

// A group and its parts, a square moved by keyframes, one that follows the group on the stage, and a clock.
const QByteArray nodes = "{ "
                         "'a': {'type': 'test.group', 'shapes': [{'link': 'x'}, {'link': 'y'}], 'turn': 20}, "
                         "'b': {'type': 'test.square', 'colour': 'BLUE', 'position': {'keys': [ "
                         "{'at': 1, 'value': [0, 3], 'ease': 'smooth'}, {'at': 3, 'value': [4, 3], 'ease': 'hold'}, "
                         "{'at': 5, 'value': [0, 1]}]}}, "
                         "'c': {'type': 'test.frame', 'around': {'link': 'a', 'staged': true}}, "
                         "'x': {'type': 'test.square'}, "
                         "'y': {'type': 'test.square', 'position': [2, 0], 'size': 2}}";

QString oneOf(const std::vector<QString> &options)
{
    return *rc::gen::elementOf(options);
}

double quarters(int most)
{
    return *rc::gen::inRange(0, 4 * most + 1) / 4.0;
}

QJsonObject anyLink()
{
    QJsonObject link{{u"link"_s, oneOf({u"a"_s, u"b"_s, u"c"_s, u"x"_s})}};
    if (*rc::gen::arbitrary<bool>())
        link.insert(u"staged"_s, true);
    return link;
}

QJsonObject anyClip(int depth)
{
    QJsonObject clip{{u"start"_s, quarters(6)}};
    if (*rc::gen::arbitrary<bool>())
        clip.insert(u"duration"_s, quarters(3));
    if (*rc::gen::arbitrary<bool>())
        clip.insert(u"lag"_s, quarters(1));
    if (*rc::gen::arbitrary<bool>())
        clip.insert(u"ease"_s, oneOf({u"linear"_s, u"smooth"_s, u"there-and-back"_s, u"overshoot"_s, u"steps(3)"_s}));
    if (depth > 0 && *rc::gen::inRange(0, 4) == 0) {
        QJsonArray children;
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
            children.append(anyClip(depth - 1));
        clip.insert(u"clips"_s, children);
        return clip;
    }
    const QString type = oneOf({u"test.enter"_s, u"test.leave"_s, u"test.pass"_s, u"test.move"_s, u"test.join"_s,
                                u"test.tint"_s, u"test.become"_s, u"test.stagger"_s, u"test.fail"_s, u"test.set"_s});
    clip.insert(u"type"_s, type);
    clip.insert(u"target"_s, oneOf({u"a"_s, u"a/x"_s, u"a/*"_s, u"a/nobody"_s, u"b"_s, u"c"_s}));
    if (*rc::gen::arbitrary<bool>())
        clip.insert(u"target"_s, QJsonArray{oneOf({u"a/*"_s, u"b"_s}), oneOf({u"*"_s, u"a/y"_s, u"c"_s})});
    if (*rc::gen::arbitrary<bool>())
        clip.insert(u"over"_s, oneOf({u"whole"_s, u"children"_s, u"leaves"_s}));
    if (type == u"test.set"_s)
        clip.insert(u"properties"_s,
                    QJsonObject{{u"position"_s, QJsonArray{quarters(4), 1}}, {u"turn"_s, quarters(90)}});
    if (type == u"test.join"_s)
        clip.insert(u"properties"_s, QJsonObject{{u"other"_s, anyLink()}});
    if (type == u"test.become"_s)
        clip.insert(u"properties"_s, QJsonObject{{u"to"_s, anyLink()}});
    return clip;
}

QByteArray anyClips()
{
    QJsonArray clips;
    for (int i = *rc::gen::inRange(0, 8); i > 0; --i)
        clips.append(anyClip(2));
    return QJsonDocument(QJsonObject{{u"clips"_s, clips}}).toJson();
}

/// A hash of the state of all actors.
quint64 picture(TestScene &scene, Time time)
{
    base::Hash hash;
    for (const int actor : scene.score.actors()) {
        const auto state = scene.score.state(actor, time);
        hash.add(state ? state->hash() : 1);
        if (!state)
            hash.add(state.error().text());
    }
    return hash.value();
}

const Time end = Time::fromSeconds(14);

} // namespace

class SeekTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seekingIsPlaying()
    {
        QVERIFY(rc::check("states at times asked for in any order are those of the film", [] {
            const QByteArray clips = anyClips();
            std::vector<Time> times;
            for (int i = 0; i <= 112; ++i)
                times.push_back(Time::fromSeconds(i / 8.0));
            TestScene played(nodes, clips);
            std::map<Time, quint64> film;
            for (const Time time : times)
                film[time] = picture(played, time);
            TestScene sought(nodes, clips);
            for (const std::size_t i :
                 *rc::gen::container<std::vector<std::size_t>>(60, rc::gen::inRange<std::size_t>(0, times.size())))
                RC_ASSERT(picture(sought, times[i]) == film[times[i]]);
        }));
    }

    void whoIsAskedFirstDoesNotMatter()
    {
        QVERIFY(rc::check("an actor stands the same whoever was asked before", [] {
            const QByteArray clips = anyClips();
            const Time time = Time::fromSeconds(quarters(10));
            TestScene forwards(nodes, clips);
            TestScene backwards(nodes, clips);
            std::map<int, quint64> states;
            for (const int actor : forwards.score.actors())
                states[actor] = forwards.score.state(actor, time).value_or(shape::Shape()).hash();
            std::vector<int> actors = backwards.score.actors();
            std::ranges::reverse(actors);
            for (const int actor : actors)
                RC_ASSERT(backwards.score.state(actor, time).value_or(shape::Shape()).hash() == states[actor]);
        }));
    }

    void whatIsSaidToBeStillIs()
    {
        QVERIFY(rc::check("within a still interval nothing changes", [] {
            TestScene scene(nodes, anyClips());
            for (int i = 0; i < 30; ++i) {
                const Time time = Time::fromSeconds(*rc::gen::inRange(0, 14'000) / 1000.0);
                const Time until = scene.score.stillUntil(time, end);
                RC_ASSERT(until >= time);
                RC_ASSERT(until <= end);
                if (until <= time)
                    continue;
                const quint64 before = picture(scene, time);
                const Time middle{time.flicks + (until - time).flicks / 2};
                for (const Time later : {middle, Time{until.flicks - 1}})
                    RC_ASSERT(picture(scene, later) == before);
            }
        }));
    }

    void nothingMovesUnnoticed()
    {
        QVERIFY(rc::check("between two different pictures there is motion", [] {
            TestScene scene(nodes, anyClips());
            std::optional<quint64> last;
            for (Time time; time < end; time = time + Time::fromSeconds(0.125)) {
                const quint64 now = picture(scene, time);
                if (last && *last != now)
                    RC_ASSERT(scene.score.stillUntil(time - Time::fromSeconds(0.125), end) <= time);
                last = now;
            }
        }));
    }

    void stillPassagesAreFound()
    {
        TestScene scene("{'a': {'type': 'test.square'}}",
                        "{'clips': [ "
                        "{'type': 'test.move', 'target': 'a', 'start': 1}, {'type': 'test.move', 'target': 'a', "
                        "'start': 5, 'duration': 0}]}");
        const auto until = [&](double seconds) {
            return scene.score.stillUntil(Time::fromSeconds(seconds), Time::fromSeconds(10)).seconds();
        };
        QCOMPARE(until(0), 1.0);
        QCOMPARE(until(1), 1.0); // it moves
        QCOMPARE(until(1.5), 1.5);
        QCOMPARE(until(2), 5.0);
        QCOMPARE(until(5), 10.0); // it has jumped
        QCOMPARE(until(7), 10.0);
        QCOMPARE(scene.score.length(), Time::fromSeconds(5));
    }

    void aMotionOfTheSceneItselfCounts()
    {
        TestScene scene("{'a': {'type': 'test.square'}}", "{'clips': []}");
        QCOMPARE(scene.score.stillUntil({}, end), end);
        scene.score.addMotion({{Time::fromSeconds(2), Time::fromSeconds(3)}});
        QCOMPARE(scene.score.stillUntil({}, end), Time::fromSeconds(2));
        QCOMPARE(scene.score.length(), Time::fromSeconds(3));
    }

    void aClockIsNeverStill()
    {
        TestScene scene("{'a': {'type': 'test.square', 'size': {'link': 'clock'}}, 'clock': {'type': 'test.clock'}}",
                        "{'clips': []}");
        QCOMPARE(scene.score.stillUntil(Time::fromSeconds(3), end), Time::fromSeconds(3));
        QCOMPARE(scene.score.length(), Time()); // and has no end
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(SeekTest)
#include "tst_timeline_seek.moc"
