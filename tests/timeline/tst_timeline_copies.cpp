// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;

namespace {

const QByteArray twoSquares = "{'a': {'type': 'test.square'}, 'b': {'type': 'test.square', 'position': [10, 0]}}";

} // namespace

class CopiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStagedLinkIsTheStateAtTheClipsStart()
    {
        // b moves from 10 to 20 in ten seconds; a starts towards it at 5.
        TestScene scene(twoSquares,
                        "{'clips': [ "
                        "{'type': 'test.move', 'target': 'b', 'duration': 10, 'properties': {'by': [10, 0, 0]}}, "
                        "{'type': 'test.join', 'target': 'a', 'start': 5, 'duration': 2, "
                        "'properties': {'other': {'link': 'b', 'staged': true}}}]}");
        QCOMPARE(scene.x(u"a"_s, 6), 7.5);
        QCOMPARE(scene.x(u"a"_s, 7), 15.0);
        QCOMPARE(scene.x(u"a"_s, 20), 15.0);
    }

    void aPlainLinkIsWhatTheGraphMakes()
    {
        TestScene scene(twoSquares,
                        "{'clips': [ "
                        "{'type': 'test.move', 'target': 'b', 'duration': 1, 'properties': {'by': [10, 0, 0]}}, "
                        "{'type': 'test.join', 'target': 'a', 'start': 5, 'properties': {'other': {'link': 'b'}}}]}");
        QCOMPARE(scene.x(u"a"_s, 6), 10.0);
    }

    void aBlockMayFollowAnotherOnTheStage()
    {
        TestScene scene(
            "{'a': {'type': 'test.square'}, 'frame': {'type': 'test.frame', 'around': {'link': 'a', 'staged': true}}}",
            "{'clips': [{'type': 'test.move', 'target': 'a', 'duration': 4, 'properties': {'by': [4, 0, 0]}}]}");
        for (const double t : {3.0, 1.0, 2.5, 9.0})
            QCOMPARE(scene.x(u"frame"_s, t), std::min(t, 4.0));
    }

    void aFollowerMayBeCopiedByWhatItFollowed()
    {
        // Earlier states are no cycle: the frame follows a, which once moved to the frame's earlier position.
        TestScene scene("{'a': {'type': 'test.square'}, 'b': {'type': 'test.square', 'position': [6, 0]}, "
                        "'frame': {'type': 'test.frame', 'around': {'link': 'a', 'staged': true}}}",
                        "{'clips': [{'type': 'test.move', 'target': 'a', 'properties': {'by': [2, 0, 0]}}, "
                        "{'type': 'test.join', 'target': 'b', 'start': 2, "
                        "'properties': {'other': {'link': 'frame', 'staged': true}}}, "
                        "{'type': 'test.join', 'target': 'a', 'start': 5, "
                        "'properties': {'other': {'link': 'b', 'staged': true}}}]}");
        QCOMPARE(scene.x(u"frame"_s, 9), 2.0);
        QVERIFY(scene.problems().isEmpty());
    }

    void theyMayCopyEachOtherInTurn()
    {
        TestScene scene(
            twoSquares,
            "{'clips': [ "
            "{'type': 'test.join', 'target': 'a', 'start': 1, 'properties': {'other': {'link': 'b', 'staged': true}}}, "
            "{'type': 'test.move', 'target': 'a', 'start': 2, 'properties': {'by': [5, 0, 0]}}, "
            "{'type': 'test.join', 'target': 'b', 'start': 3, 'properties': {'other': {'link': 'a', 'staged': "
            "true}}}]}");
        QCOMPARE(scene.x(u"b"_s, 4), 15.0);
        QCOMPARE(scene.x(u"a"_s, 4), 15.0);
        QVERIFY(scene.problems().isEmpty());
    }

    void aCircleIsAnErrorOfTheClipAndNotAHang()
    {
        const QByteArray clips =
            "{'clips': [ "
            "{'type': 'test.join', 'target': 'a', 'start': 1, 'properties': {'other': {'link': 'b', 'staged': true}}}, "
            "{'type': 'test.join', 'target': 'b', 'start': 1, 'properties': {'other': {'link': 'a', 'staged': true}}}, "
            "{'type': 'test.move', 'target': 'b', 'start': 3}]}";
        TestScene scene(twoSquares, clips);
        QCOMPARE(scene.problems().size(), 1);
        QVERIFY(scene.problems()[0].startsWith(u"s/tracks/0/clips/1: "_s));
        QVERIFY(scene.problems()[0].contains(u"b ← a ← b"_s));
        QCOMPARE(scene.x(u"a"_s, 2), 10.0); // the first of the two keeps playing
        QCOMPARE(scene.x(u"b"_s, 4), 11.0); // and so does everything else
        // The same in any order of evaluation.
        TestScene other(twoSquares, clips);
        QCOMPARE(other.x(u"b"_s, 2), 10.0);
        QCOMPARE(other.x(u"a"_s, 2), 10.0);
    }

    void anActorCannotCopyItselfAtThatMoment()
    {
        TestScene scene(twoSquares,
                        "{'clips': [ "
                        "{'type': 'test.join', 'target': 'a', 'start': 1, 'properties': {'other': {'link': 'a', "
                        "'staged': true}}}]}");
        QCOMPARE(scene.problems().size(), 1);
        QVERIFY(scene.problems()[0].contains(u"a ← a"_s));
        QCOMPARE(scene.x(u"a"_s, 2), 0.0);
    }

    void aCircleThroughABlockIsFoundToo()
    {
        // a becomes a frame around a's state on the stage.
        TestScene scene(
            "{'a': {'type': 'test.square'}, 'frame': {'type': 'test.frame', 'around': {'link': 'a', 'staged': true}}}",
            "{'clips': [{'type': 'test.become', 'target': 'a', 'properties': {'to': {'link': 'frame'}}}]}");
        QCOMPARE(scene.problems().size(), 1);
        QVERIFY(scene.problems()[0].contains(u"depend on itself"_s));
        QCOMPARE(scene.x(u"frame"_s, 0.5), 0.0);
        // Its state at the start is no cycle, but its state at the same moment is.
        TestScene staged(
            "{'a': {'type': 'test.square'}, 'frame': {'type': 'test.frame', 'around': {'link': 'a', 'staged': true}}}",
            "{'clips': [{'type': 'test.become', 'target': 'a', 'properties': {'to': {'link': 'frame', 'staged': "
            "true}}}]}");
        QCOMPARE(staged.problems().size(), 1);
    }

    void longChainsOfCopiesNeitherHangNorOverflow()
    {
        QByteArray clips;
        for (int i = 0; i < 4000; ++i) {
            const QByteArray target = i % 2 ? "b" : "a";
            const QByteArray other = i % 2 ? "a" : "b";
            clips += (i ? ", " : "") + QByteArray("{'type': 'test.join', 'target': '") + target + "', 'start': "
                + QByteArray::number(i) + ", 'properties': {'other': {'link': '" + other + "', 'staged': true}}}";
        }
        TestScene scene(twoSquares, "{'clips': [" + clips + "]}");
        QCOMPARE(scene.x(u"a"_s, 5000), 10.0); // a moved to b at once, and both have stayed there
        QCOMPARE(scene.x(u"b"_s, 5000), 10.0);
        QVERIFY(scene.applied->size() < 20'000);
    }

    void copiesAreMadeOnce()
    {
        TestScene scene(twoSquares,
                        "{'clips': [ "
                        "{'type': 'test.move', 'target': 'b', 'duration': 10}, "
                        "{'type': 'test.join', 'target': 'a', 'start': 5, 'duration': 2, 'properties': {'other': "
                        "{'link': 'b', 'staged': true}}}]}");
        scene.at(u"a"_s, 5.5);
        const std::size_t once = scene.applied->size();
        scene.at(u"a"_s, 6);
        QCOMPARE(scene.applied->size(), once + 1); // only a's own clip
    }

    void morphsHaveExactEnds()
    {
        TestScene scene(
            "{'a': {'type': 'test.square'}, 'b': {'type': 'test.square', 'size': 3, 'position': [10, 0]}}",
            "{'clips': [{'type': 'test.become', 'target': 'a', 'start': 1, 'properties': {'to': {'link': 'b'}}}]}");
        QCOMPARE(scene.at(u"a"_s, 1).hash(), scene.at(u"a"_s, 0).hash());
        QCOMPARE(scene.at(u"a"_s, 2)->path.hash(), scene.at(u"b"_s, 2)->path.hash());
        QVERIFY(scene.at(u"a"_s, 2)->placement == scene.at(u"b"_s, 2)->placement);
        QVERIFY(scene.x(u"a"_s, 1.5) > 1);
        QVERIFY(scene.x(u"a"_s, 1.5) < 9);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(CopiesTest)
#include "tst_timeline_copies.moc"
