// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/show.h"
#include "picture/transition.h"
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;
using picture::Picture;
using picture::Show;
using picture::Transition;

namespace {

lecture::Scene sceneOf(const QByteArray &nodes, const QByteArray &clips = "{'clips': []}",
                       const QByteArray &properties = "{}", double seconds = 2)
{
    lecture::Scene scene;
    scene.duration = Time::fromSeconds(seconds);
    scene.properties = parsed(properties);
    scene.nodes = nodesOf(nodes);
    scene.actors = TestScene::idsOf(scene.nodes);
    scene.tracks = tracksOf(clips);
    return scene;
}

lecture::Scene continuing(lecture::Scene scene)
{
    scene.continues = true;
    return scene;
}

lecture::Scene after(const QString &kind, double seconds, bool overlaps, lecture::Scene scene)
{
    scene.transition = {kind, {}, Time::fromSeconds(seconds), overlaps, {}};
    return scene;
}

lecture::Lecture lectureOf(std::vector<lecture::Scene> scenes)
{
    lecture::Lecture lecture;
    for (lecture::Scene &scene : scenes) {
        scene.id = u"scene%1"_s.arg(lecture.scenes.size() + 1);
        lecture.scenes.push_back(std::make_shared<const lecture::Scene>(std::move(scene)));
    }
    return lecture;
}

const timeline::Registry &chainTypes()
{
    static const timeline::Registry registry = testVocabulary();
    return registry;
}

Picture pictureAt(Show &show, double seconds)
{
    return show.at(Time::fromSeconds(seconds));
}

std::vector<double> sizesIn(const Picture &picture)
{
    std::vector<double> sizes;
    for (const picture::Item &item : picture.items)
        sizes.push_back(item.path.bounds().width());
    return sizes;
}

const QByteArray opening = "{'a': {'type': 'test.square'}, 'b': {'type': 'test.square', 'size': 2}}";
const QByteArray leaving = "{'clips': [{'type': 'test.leave', 'target': 'a', 'start': 1, 'duration': 1}]}";
const QByteArray following = "{'c': {'type': 'test.square', 'size': 3}}";

/// Three scenes of two seconds; the second and third continue the first.
lecture::Lecture chain()
{
    return lectureOf({sceneOf(opening, leaving, "{'background': 'RED', 'fov': 30}"),
                      continuing(sceneOf(following, "{'clips': [{'type': 'test.move', 'target': 'b', 'start': 0.5}]}",
                                         "{'fov': 60}")),
                      continuing(sceneOf("{'d': {'type': 'test.square', 'size': 4}}"))});
}

} // namespace

class ShowChainsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aContinuingSceneBeginsWithTheStageOfTheOneBefore()
    {
        Show show(chain(), chainTypes());
        QCOMPARE(show.duration(), Time::fromSeconds(6));
        QCOMPARE(sizesIn(pictureAt(show, 0)), (std::vector<double>{1, 2}));
        QCOMPARE(sizesIn(pictureAt(show, 2)), (std::vector<double>{2, 3})); // “a” has left
        QCOMPARE(sizesIn(pictureAt(show, 4)), (std::vector<double>{2, 3, 4}));
        QVERIFY(pictureAt(show, 2).items[0].place.origin.x == 0);
        QCOMPARE(pictureAt(show, 5).items[0].place.origin.x, 1.0); // what a clip of the second scene has moved
        QVERIFY(show.problems().empty());
    }

    void timesOfAScenesStayItsOwn()
    {
        Show show(chain(), chainTypes());
        const Time time = Time::fromSeconds(4.5);
        QCOMPARE(show.localTime(time), Time::fromSeconds(0.5));
        QCOMPARE(show.scoreTime(time), time);
        QVERIFY(show.scoreAt(time) == show.scoreAt({}));
        QCOMPARE(show.stillUntil(Time::fromSeconds(3.5)), Time::fromSeconds(4));
        QCOMPARE(show.stillUntil(Time::fromSeconds(2)), Time::fromSeconds(2.5));
        QCOMPARE(show.stillUntil(Time::fromSeconds(2.75)), Time::fromSeconds(2.75));
    }

    void whatASceneDoesNotSayIsAsBefore()
    {
        Show show(chain(), chainTypes());
        QCOMPARE(pictureAt(show, 0).camera.fovDegrees, 30.0);
        QCOMPARE(pictureAt(show, 2).camera.fovDegrees, 60.0);
        QCOMPARE(pictureAt(show, 4).camera.fovDegrees, 60.0);
        QVERIFY(pictureAt(show, 4).background == pictureAt(show, 0).background);
        QVERIFY(pictureAt(show, 4).background.r > 0);
    }

    void oneSceneOfAChainIsTheSameAlone()
    {
        Show whole(chain(), chainTypes());
        Show alone(chain(), chainTypes(), {}, u"scene2"_s);
        Show some = Show::ofScenes(chain(), chainTypes(), {}, {u"scene1"_s, u"scene3"_s});
        QCOMPARE(alone.duration(), Time::fromSeconds(2));
        QCOMPARE(alone.scoreAt({})->evaluator().indexOf(u"d"_s), -1); // what follows is not compiled
        QCOMPARE(some.duration(), Time::fromSeconds(4));
        for (const double seconds : {0.0, 0.75, 1.5}) {
            QCOMPARE(pictureAt(alone, seconds).hash, pictureAt(whole, 2 + seconds).hash);
            QCOMPARE(pictureAt(some, seconds).hash, pictureAt(whole, seconds).hash);
            QCOMPARE(pictureAt(some, 2 + seconds).hash, pictureAt(whole, 4 + seconds).hash);
        }
    }

    void problemsAreAtTheirScene()
    {
        lecture::Lecture lecture = lectureOf(
            {sceneOf(opening), continuing(sceneOf("{'c': {'type': 'test.square', 'size': {'link': 'nobody'}}}"))});
        Show show(lecture, chainTypes());
        pictureAt(show, 3);
        QCOMPARE(show.problems().size(), std::size_t(1));
        QCOMPARE(show.problems().front().error.place, u"scenes/scene2/nodes/c/properties/size"_s);
    }

    void theMasterIsOverEveryScene()
    {
        lecture::Lecture lecture =
            lectureOf({sceneOf(opening), sceneOf(following, "{'clips': []}", "{'master': false}")});
        lecture.nodes = nodesOf("{'footer': {'type': 'test.square', 'size': 9}, 'shared': {'type': 'test.square'}}");
        lecture.master = {u"footer"_s};
        Show show(lecture, chainTypes());
        QCOMPARE(sizesIn(pictureAt(show, 0)), (std::vector<double>{1, 2, 9}));
        QVERIFY(pictureAt(show, 0).items.back().pinned);
        QCOMPARE(sizesIn(pictureAt(show, 3)), (std::vector<double>{3}));
    }

    void aTransitionGoesFromOnePictureToTheOther_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"cross-fade", "fade", "push", "wipe"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void aTransitionGoesFromOnePictureToTheOther()
    {
        QFETCH(const QString, kind);
        const lecture::Scene first = sceneOf(opening);
        Show plain(lectureOf({first, sceneOf(following)}), chainTypes());
        Show show(lectureOf({first, after(kind, 1, false, sceneOf(following))}), chainTypes());
        QCOMPARE(show.duration(), Time::fromSeconds(4));
        QCOMPARE(pictureAt(show, 2).hash, pictureAt(plain, 1.9).hash);
        QCOMPARE(pictureAt(show, 3).hash, pictureAt(plain, 3).hash);
        const Picture between = pictureAt(show, 2.5);
        QVERIFY(between.transition);
        QCOMPARE(between.transition->before.hash, pictureAt(plain, 1.9).hash);
        QCOMPARE(between.items, pictureAt(plain, 2.5).items);
        QVERIFY(between.transition->progress > 0.4 && between.transition->progress < 0.6);
        QVERIFY(pictureAt(show, 2.25).hash != between.hash);
        QCOMPARE(show.withoutTransition(Time::fromSeconds(2.5)).hash, pictureAt(plain, 2.5).hash);
        QCOMPARE(show.stillUntil(Time::fromSeconds(2.25)), Time::fromSeconds(2.25));
        QCOMPARE(show.stillUntil(Time::fromSeconds(3)), Time::fromSeconds(4));
    }

    void anOverlapMakesTheLectureShorter()
    {
        const lecture::Scene moving =
            sceneOf(opening, "{'clips': [{'type': 'test.move', 'target': 'a', 'start': 0, 'duration': 2}]}");
        Show show(lectureOf({moving, after(u"cross-fade"_s, 0.5, true, sceneOf(following))}), chainTypes());
        QCOMPARE(show.duration(), Time::fromSeconds(3.5));
        QCOMPARE(show.scenes()[1].start, Time::fromSeconds(1.5));
        QCOMPARE(show.scenes()[1].transition, Time::fromSeconds(0.5));
        QCOMPARE(show.stillUntil({}), Time());
        // Both play: the first scene is at 1.75 of its two seconds.
        QCOMPARE(pictureAt(show, 1.75).transition->before.items[0].place.origin.x, 0.875);
    }

    void aTransitionIsCutWhereItFindsNoRoom()
    {
        lecture::Lecture lecture = lectureOf({sceneOf(opening), after(u"wipe"_s, 1.5, true, sceneOf(following)),
                                              after(u"push"_s, 1.5, true, sceneOf(opening)),
                                              after(u"push"_s, 9, false, sceneOf(following)),
                                              after(u"no such one"_s, 1, false, sceneOf(following))});
        const auto places = lecture::placesOf(lecture, chainTypes().animations);
        const auto transition = [&](std::size_t i) { return places[i].transition.seconds(); };
        QCOMPARE(transition(0), 0.0);
        QCOMPARE(transition(1), 1.5);
        QCOMPARE(transition(2), 0.5);                    // never three scenes at once
        QCOMPARE(places[2].start, Time::fromSeconds(2)); // 0.5 + 2 − 0.5
        QCOMPARE(transition(3), 2.0);
        QCOMPARE(transition(4), 0.0);
        Show show(lecture, chainTypes());
        for (double seconds = 0; seconds < 10; seconds += 0.1) {
            if (const Picture one = pictureAt(show, seconds); one.transition)
                QVERIFY(!one.transition->before.transition);
        }
    }
};

LECTOGRAPH_TEST_MAIN(ShowChainsTest)
#include "tst_show_chains.moc"
