// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;
using base::Time;

namespace {

const QByteArray oneSquare = "{'a': {'type': 'test.square'}}";
const QByteArray threeSquares =
    "{'a': {'type': 'test.group', 'shapes': [{'link': 'x'}, {'link': 'y'}, {'link': 'z'}]}, "
    "'x': {'type': 'test.square'}, 'y': {'type': 'test.square', 'position': [2, 0]}, "
    "'z': {'type': 'test.square', 'position': [4, 0]}}";

Color fill(const shape::Shape &shape)
{
    return shape->style.fill;
}

const Color red = Color::fromRgb(0xfc6255);

} // namespace

class ScoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutClipsTheGraphIsShown()
    {
        TestScene scene("{'a': {'type': 'test.square', 'position': {'keys': [ "
                        "{'at': 0, 'value': [0, 0], 'ease': 'linear'}, {'at': 2, 'value': [4, 0]}]}}}",
                        "{'clips': []}");
        QCOMPARE(scene.x(u"a"_s, 1), 2.0);
        QCOMPARE(scene.score.length(), Time::fromSeconds(2));
    }

    void anEntranceHidesWhatCameBefore()
    {
        TestScene scene(oneSquare, "{'clips': [{'type': 'test.enter', 'target': 'a', 'start': 1, 'duration': 2}]}");
        QVERIFY(scene.at(u"a"_s, 0)->hidden);
        QVERIFY(scene.at(u"a"_s, 0.999)->hidden);
        QCOMPARE(scene.seen(u"a"_s, 2), 0.5);
        QCOMPARE(scene.seen(u"a"_s, 3), 1.0);
        QCOMPARE(scene.seen(u"a"_s, 30), 1.0);
    }

    void anExitHidesWhatComesAfter()
    {
        TestScene scene(oneSquare, "{'clips': [{'type': 'test.leave', 'target': 'a', 'start': 1, 'duration': 2}]}");
        QCOMPARE(scene.seen(u"a"_s, 0), 1.0);
        QCOMPARE(scene.seen(u"a"_s, 2), 0.5);
        QVERIFY(scene.at(u"a"_s, 3)->hidden);
        QVERIFY(scene.at(u"a"_s, 30)->hidden);
    }

    void whatLeavesMayComeBack()
    {
        TestScene scene(oneSquare,
                        "{'clips': [{'type': 'test.leave', 'target': 'a', 'start': 1}, "
                        "{'type': 'test.enter', 'target': 'a', 'start': 4}]}");
        QCOMPARE(scene.seen(u"a"_s, 0), 1.0); // the clip is not its first entrance
        QCOMPARE(scene.seen(u"a"_s, 3), 0.0);
        QCOMPARE(scene.seen(u"a"_s, 4.5), 0.5);
        QCOMPARE(scene.seen(u"a"_s, 5), 1.0);
    }

    void whatPassesIsThereOnlyMeanwhile()
    {
        TestScene scene(oneSquare, "{'clips': [{'type': 'test.pass', 'target': 'a', 'start': 1, 'duration': 2}]}");
        QVERIFY(scene.at(u"a"_s, 0)->hidden);
        QCOMPARE(scene.seen(u"a"_s, 2), 0.625);
        QVERIFY(scene.at(u"a"_s, 3)->hidden);
    }

    void partsComeAndGoByThemselves()
    {
        TestScene scene(threeSquares,
                        "{'clips': [{'type': 'test.enter', 'target': 'a/y', 'start': 1}, "
                        "{'type': 'test.leave', 'target': 'a/x', 'start': 1}]}");
        QVERIFY(!scene.at(u"a"_s, 0)->hidden);
        QVERIFY(scene.part(u"a"_s, u"y"_s, 0)->hidden);
        QVERIFY(!scene.part(u"a"_s, u"x"_s, 0)->hidden);
        QVERIFY(!scene.part(u"a"_s, u"y"_s, 2)->hidden);
        QVERIFY(scene.part(u"a"_s, u"x"_s, 2)->hidden);
        QVERIFY(!scene.part(u"a"_s, u"z"_s, 2)->hidden);
    }

    void anEntranceEndsInTheVeryShape()
    {
        TestScene plain(threeSquares, "{'clips': []}");
        TestScene scene(threeSquares, "{'clips': [{'type': 'test.enter', 'target': 'a', 'lag': 0.3}]}");
        QCOMPARE(scene.at(u"a"_s, 1).hash(), plain.at(u"a"_s, 1).hash());
    }

    void partsThatDoNotChangeKeepTheirExactPlace()
    {
        // A round trip through the space of a rotated group would leave a rounding error.
        const QByteArray turned = "{'a': {'type': 'test.group', 'turn': 27, 'scale': 0.7, 'shapes': [{'link': 'x'}]}, "
                                  "'x': {'type': 'test.square', 'position': [0.1, 0.3]}}";
        TestScene plain(turned, "{'clips': []}");
        TestScene scene(turned, "{'clips': [{'type': 'test.move', 'target': 'a/x', 'properties': {'by': [0, 0, 0]}}]}");
        QCOMPARE(scene.at(u"a"_s, 0.5).hash(), plain.at(u"a"_s, 0.5).hash());
        TestScene moved(turned, "{'clips': [{'type': 'test.move', 'target': 'a/x', 'properties': {'by': [1, 0, 0]}}]}");
        const base::Vec3 way = moved.at(u"a"_s, 1).bounds().centre() - plain.at(u"a"_s, 1).bounds().centre();
        QVERIFY(base::length(way - base::Vec3{1, 0, 0}) < 1e-9); // one to the right on the stage, not in the group
    }

    void theNewestOnAChannelWins()
    {
        TestScene scene(
            oneSquare,
            "{'clips': [ "
            "{'type': 'test.tint', 'target': 'a', 'start': 0, 'duration': 4, 'properties': {'colour': 'BLUE'}}, "
            "{'type': 'test.tint', 'target': 'a', 'start': 1, 'duration': 1, 'properties': {'colour': 'RED'}}]}");
        QVERIFY(fill(scene.at(u"a"_s, 2)) == red);
        QVERIFY(fill(scene.at(u"a"_s, 3)) == red); // although the older clip still runs
        QVERIFY(fill(scene.at(u"a"_s, 9)) == red);
    }

    void waysOnOneChannelAddUp()
    {
        TestScene scene(oneSquare,
                        "{'clips': [ "
                        "{'type': 'test.move', 'target': 'a', 'duration': 4, 'properties': {'by': [4, 0, 0]}}, "
                        "{'type': 'test.move', 'target': 'a', 'start': 1, 'duration': 2, "
                        "'properties': {'by': [0, 2, 0]}}]}");
        const base::Vec3 middle = scene.at(u"a"_s, 2).bounds().centre();
        QCOMPARE(middle.x, 2.0);
        QCOMPARE(middle.y, 1.0);
        const base::Vec3 end = scene.at(u"a"_s, 5).bounds().centre();
        QCOMPARE(end.x, 4.0);
        QCOMPARE(end.y, 2.0);
    }

    void aMorphThatIsOverAlignsNothing()
    {
        TestScene scene("{'a': {'type': 'test.square', 'position': {'keys': [{'at': 0, 'value': [0, 0], 'ease': "
                        "'linear'}, {'at': 9, 'value': [9, 0]}]}}, 'b': {'type': 'test.square', 'size': 3}}",
                        "{'clips': [{'type': 'test.become', 'target': 'a', 'start': 1, 'duration': 1, "
                        "'properties': {'to': {'link': 'b'}}}]}");
        for (int frame = 0; frame < 60; ++frame)
            QCOMPARE(scene.at(u"a"_s, 3 + frame / 10.0).bounds().max.x, 1.5);
        QCOMPARE(scene.score.morphs().alignments(), 0);
    }

    void aMovingBaseAlignsItsOutlinesOnce()
    {
        TestScene scene("{'a': {'type': 'test.square', 'position': {'keys': [{'at': 0, 'value': [0, 0], 'ease': "
                        "'linear'}, {'at': 9, 'value': [9, 0]}]}}, 'b': {'type': 'test.square', 'size': 3}}",
                        "{'clips': [{'type': 'test.become', 'target': 'a', 'start': 1, 'duration': 8, "
                        "'properties': {'to': {'link': 'b'}}}]}");
        for (int frame = 0; frame < 30; ++frame)
            scene.at(u"a"_s, 2 + frame / 10.0);
        QCOMPARE(scene.score.morphs().alignments(), 1);
    }

    void channelsCompose()
    {
        TestScene scene(oneSquare,
                        "{'clips': [ "
                        "{'type': 'test.move', 'target': 'a', 'duration': 2, 'properties': {'by': [4, 0, 0]}}, "
                        "{'type': 'test.tint', 'target': 'a', 'start': 1, 'duration': 2}, "
                        "{'type': 'test.enter', 'target': 'a', 'start': 0, 'duration': 4}]}");
        const shape::Shape state = scene.at(u"a"_s, 2);
        QCOMPARE(state.bounds().centre().x, 4.0);
        QVERIFY(fill(state) == base::mix({1, 1, 1, 1}, red, 0.5));
        QCOMPARE(state->opacity, 0.5);
    }

    void aFinishedClipLeavesItsEndState()
    {
        TestScene scene(oneSquare,
                        "{'clips': [{'type': 'test.move', 'target': 'a'}, "
                        "{'type': 'test.move', 'target': 'a', 'start': 5}]}");
        QCOMPARE(scene.x(u"a"_s, 3), 1.0);
        QCOMPARE(scene.x(u"a"_s, 5.5), 1.5);
        QCOMPARE(scene.x(u"a"_s, 7), 2.0);
    }

    void lagRunsOverChildrenOrLeavesOrNot()
    {
        const auto opacities = [](const QByteArray &clip) {
            TestScene scene(threeSquares, "{'clips': [" + clip + "]}");
            const shape::Shape state = scene.at(u"a"_s, 0.5);
            std::vector<double> found{state->opacity};
            for (const shape::Shape &child : state->children)
                found.push_back(child->opacity);
            return found;
        };
        using Opacities = std::vector<double>;
        QCOMPARE(opacities("{'type': 'test.enter', 'target': 'a'}"), (Opacities{0.5, 1, 1, 1}));
        QCOMPARE(opacities("{'type': 'test.enter', 'target': 'a', 'lag': 1}"), (Opacities{1, 1, 0.5, 0}));
        QCOMPARE(opacities("{'type': 'test.enter', 'target': 'a', 'lag': 1, 'over': 'leaves'}"),
                 (Opacities{1, 1, 0.5, 0}));
        QCOMPARE(opacities("{'type': 'test.enter', 'target': 'a', 'lag': 1, 'over': 'whole'}"),
                 (Opacities{0.5, 1, 1, 1}));
        QCOMPARE(opacities("{'type': 'test.enter', 'target': 'a/*', 'lag': 1, 'over': 'whole'}"),
                 (Opacities{1, 1, 0.5, 0}));
        // A part without children is a unit.
        QCOMPARE(opacities("{'type': 'test.enter', 'target': 'a/*', 'lag': 1}"), (Opacities{1, 1, 0.5, 0}));
    }

    void typesThatStaggerBySelfSeeTheLag()
    {
        const auto opacity = [](const QByteArray &clip, int child) {
            TestScene scene(threeSquares, "{'clips': [" + clip + "]}");
            return scene.at(u"a"_s, 0.5)->children[static_cast<std::size_t>(child)]->opacity;
        };
        // With the type's own lag of ½: three parts take 2, the second runs from 0.5 to 1.5.
        QCOMPARE(opacity("{'type': 'test.stagger', 'target': 'a'}", 0), 0.5);
        QCOMPARE(opacity("{'type': 'test.stagger', 'target': 'a'}", 1), 0.75);
        QCOMPARE(opacity("{'type': 'test.stagger', 'target': 'a'}", 2), 1.0);
        QCOMPARE(opacity("{'type': 'test.stagger', 'target': 'a', 'lag': 1}", 1), 0.75);
        QCOMPARE(opacity("{'type': 'test.stagger', 'target': 'a', 'lag': 0}", 2), 0.75);
        // With an explicit `over`, they get the ordinary lag.
        QCOMPARE(opacity("{'type': 'test.stagger', 'target': 'a', 'over': 'children'}", 2), 0.75);
    }

    void unitsKnowTheirPlace()
    {
        TestScene scene(threeSquares, "{'clips': [{'type': 'test.number', 'target': 'a', 'lag': 0.1}]}");
        QCOMPARE(scene.part(u"a"_s, u"z"_s, 0.5)->tags, QStringList{u"2/3"_s});
        TestScene parts(threeSquares, "{'clips': [{'type': 'test.number', 'target': 'a/1..2'}]}");
        QCOMPARE(parts.part(u"a"_s, u"y"_s, 0.5)->tags, QStringList{u"0/2"_s});
        QVERIFY(parts.part(u"a"_s, u"x"_s, 0.5)->tags.isEmpty());
        TestScene both("{'a': {'type': 'test.square'}, 'b': {'type': 'test.square'}}",
                       "{'clips': [{'type': 'test.number', 'target': ['a', 'b'], 'lag': 0.1, 'over': 'whole'}]}");
        QCOMPARE(both.at(u"b"_s, 0.5)->tags, QStringList{u"1/2"_s});
    }

    void finishedClipsAreNotAppliedAgain()
    {
        QByteArray clips;
        for (int i = 0; i < 40; ++i)
            clips += (i ? ", " : "") + QByteArray("{'type': 'test.move', 'target': 'a', 'start':")
                + QByteArray::number(i) + "}";
        TestScene scene(oneSquare, "{'clips': [" + clips + "]}");
        QCOMPARE(scene.x(u"a"_s, 40), 40.0);
        QCOMPARE(scene.applied->size(), std::size_t(40));
        for (int i = 0; i < 10; ++i)
            scene.at(u"a"_s, 40 + i);
        scene.at(u"a"_s, 17);                             // exactly at the end of one clip
        QCOMPARE(scene.applied->size(), std::size_t(41)); // the clip that starts there
        QCOMPARE(scene.x(u"a"_s, 17.5), 17.5);
        QCOMPARE(scene.applied->size(), std::size_t(42));
    }

    void aClipWithMovingPropertiesGoesOnMoving()
    {
        TestScene scene(oneSquare,
                        "{'clips': [{'type': 'test.move', 'target': 'a', 'properties': {'by': {'keys': [ "
                        "{'at': 0, 'value': [0, 0, 0], 'ease': 'linear'}, {'at': 10, 'value': [10, 0, 0]}]}}}]}");
        QCOMPARE(scene.x(u"a"_s, 5), 5.0);
        QCOMPARE(scene.x(u"a"_s, 8), 8.0);
        QCOMPARE(scene.score.stillUntil(Time::fromSeconds(3), Time::fromSeconds(20)), Time::fromSeconds(3));
    }

    void aClipOnAMissingPartIsAProblemAndTheRestPlaysOn()
    {
        TestScene scene(threeSquares,
                        "{'clips': [{'type': 'test.move', 'target': 'a/nobody', 'duration': 5}, "
                        "{'type': 'test.move', 'target': 'a', 'duration': 5}]}");
        QCOMPARE(scene.at(u"a"_s, 5)->placement.origin.x, 1.0);
        scene.at(u"a"_s, 2);
        QCOMPARE(scene.problems().size(), 1);
        QVERIFY(scene.problems()[0].startsWith(u"s/tracks/0/clips/0: There is no part \"nobody\""_s));
        QVERIFY(scene.problems()[0].contains(u"\"x\""_s));
    }

    void clipsAndActorsThatAreNotThereAreReported()
    {
        TestScene scene(oneSquare,
                        "{'clips': [{'type': 'test.move', 'target': 'nobody'}, "
                        "{'type': 'test.move', 'target': 'a', 'over': 'words'}]}");
        QCOMPARE(scene.problems().size(), 2);
        QVERIFY(scene.problems()[0].contains(u"“nobody”"_s));
        QVERIFY(scene.problems()[1].contains(u"whole, children, leaves"_s));
        QCOMPARE(scene.x(u"a"_s, 1), 1.0);

        const timeline::Registry registry = testVocabulary();
        const std::vector<QString> actors{u"ghost"_s, u"a"_s};
        const timeline::Score score(nodesOf(oneSquare), actors, {}, registry, {}, std::make_shared<graph::Memo>(),
                                    u"s"_s);
        QCOMPARE(score.actors(), std::vector<int>{0});
        QCOMPARE(score.problems().size(), std::size_t(1));
    }

    void aClipThatFailsLeavesItsActorAsItWas()
    {
        TestScene scene(oneSquare,
                        "{'clips': [{'type': 'test.move', 'target': 'a'}, "
                        "{'type': 'test.fail', 'target': 'a', 'start': 1}, "
                        "{'type': 'test.tint', 'target': 'a', 'start': 2, "
                        "'properties': {'colour': 'no such'}}]}");
        QCOMPARE(scene.x(u"a"_s, 5), 1.0);
        QVERIFY(fill(scene.at(u"a"_s, 5)) == (Color{1, 1, 1, 1}));
        QCOMPARE(scene.problems().size(), 2);
        QVERIFY(scene.problems()[0].startsWith(u"s/tracks/0/clips/2/properties/colour: "_s));
        QCOMPARE(scene.problems()[1], u"s/tracks/0/clips/1: It does not work."_s);
    }

    void aClipThatLeadsFarOutsideIsAProblemAndTheRestPlaysOn()
    {
        TestScene scene(oneSquare,
                        "{'clips': [{'type': 'test.move', 'target': 'a'}, "
                        "{'type': 'test.move', 'target': 'a', 'start': 1, 'properties': {'by': [1e300, 0, 0]}}]}");
        QCOMPARE(scene.x(u"a"_s, 5), 1.0);
        QCOMPARE(scene.problems().size(), 1);
        QVERIFY2(scene.problems()[0].startsWith(u"s/tracks/0/clips/1: "_s), qPrintable(scene.problems()[0]));
    }

    void aBlockThatFailsIsAnErrorOfItsActorAlone()
    {
        TestScene scene("{'a': {'type': 'test.group', 'shapes': [{'link': 'gone'}]}, 'b': {'type': 'test.square'}, "
                        "'gone': {'type': 'future.block'}}",
                        "{'clips': [{'type': 'test.move', 'target': 'a'}, {'type': 'test.move', 'target': 'b'}]}");
        QVERIFY(!scene.score.state(0, Time::fromSeconds(1)));
        QCOMPARE(scene.x(u"b"_s, 1), 1.0);
    }

    void whatCannotBeDoneWithWhatIsMissingIsNoProblemOfItsOwn()
    {
        const QByteArray clips =
            "{'clips': [{'type': 'test.move', 'target': 'a/wheel'}, {'type': 'test.move', 'target': 'a'}]}";
        TestScene scene("{'a': {'type': 'test.photo', 'missing': true}}", clips);
        QCOMPARE(scene.x(u"a"_s, 5), 1.0);
        QCOMPARE(scene.problems(), QStringList{u"s/nodes/a/missing: The photo is missing. Find it."_s});
        TestScene whole("{'a': {'type': 'test.photo'}}", clips);
        QCOMPARE(whole.x(u"a"_s, 5), 1.0);
        QCOMPARE(whole.problems().size(), 1); // the clip for a part that it does not have
    }

    void warpedChildrenPlayInOrderOfTheirRealStart()
    {
        // The second child of the group starts after the clip outside, although the group starts before it.
        TestScene scene(
            oneSquare,
            "{'clips': [ "
            "{'duration': 4, 'ease': 'smooth', 'lag': 1, 'clips': [ "
            "{'type': 'test.move', 'target': 'a'}, "
            "{'type': 'test.tint', 'target': 'a', 'properties': {'colour': 'RED'}}]}, "
            "{'type': 'test.tint', 'target': 'a', 'start': 1, 'duration': 0.5, 'properties': {'colour': 'BLUE'}}]}");
        QVERIFY(!(fill(scene.at(u"a"_s, 1.9)) == red));
        QVERIFY(fill(scene.at(u"a"_s, 4)) == red);
    }

    void warpedEntrancesHideUntilTheirRealStart()
    {
        TestScene scene("{'a': {'type': 'test.square'}, 'b': {'type': 'test.square'}}",
                        "{'clips': [{'duration': 4, 'ease': 'smooth', 'lag': 1, 'clips': [ "
                        "{'type': 'test.enter', 'target': 'a'}, {'type': 'test.enter', 'target': 'b'}]}]}");
        QVERIFY(!scene.at(u"a"_s, 1)->hidden);
        QVERIFY(scene.at(u"b"_s, 1)->hidden);
        QVERIFY(!scene.at(u"b"_s, 2.5)->hidden);
        QCOMPARE(scene.seen(u"b"_s, 4), 1.0);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ScoreTest)
#include "tst_timeline_score.moc"
