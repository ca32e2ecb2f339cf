// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/rehearsal.h"
#include "picture/show.h"
#include "picture/stops.h"
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

#include <algorithm>
#include <future>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;
using picture::Item;
using picture::Picture;
using picture::Show;

namespace {

/// The source of a scene; its nodes are actors sorted by id, unless `actors` is set.
struct Sketch
{
    QByteArray nodes;
    QByteArray clips = "{'clips': []}";
    QByteArray properties = "{}";
    std::optional<double> seconds = 2;
    std::vector<QString> actors = {};
};

lecture::Lecture lectureOf(const std::vector<Sketch> &scenes)
{
    lecture::Lecture lecture;
    for (const Sketch &sketch : scenes) {
        auto scene = std::make_shared<lecture::Scene>();
        scene->id = u"scene%1"_s.arg(lecture.scenes.size() + 1);
        scene->name = QJsonObject{{u"en"_s, u"Scene"_s}, {u"ko"_s, u"장면"_s}};
        if (sketch.seconds)
            scene->duration = Time::fromSeconds(*sketch.seconds);
        scene->properties = parsed(sketch.properties);
        scene->nodes = nodesOf(sketch.nodes);
        scene->actors = sketch.actors.empty() ? TestScene::idsOf(scene->nodes) : sketch.actors;
        scene->tracks = tracksOf(sketch.clips);
        lecture.scenes.push_back(scene);
    }
    lecture.languages = {u"en"_s, u"ko"_s};
    return lecture;
}

const timeline::Registry &vocabulary()
{
    static const timeline::Registry registry = testVocabulary();
    return registry;
}

/// With a definition of two squares, the second one as large as the first.
lecture::Lecture withPair(lecture::Lecture lecture)
{
    lecture::Scene inside;
    inside.id = u"block:pair"_s;
    inside.nodes = nodesOf("{'one': {'type': 'test.square', 'size': {'link': 'in.size'}},"
                           " 'two': {'type': 'test.square', 'size': {'link': 'one.size'}, 'position': [3, 0]}}");
    inside.actors = {u"one"_s, u"two"_s};
    lecture::Block block;
    block.id = u"pair"_s;
    block.properties.push_back({.key = u"size"_s, .preset = 2});
    block.inside = std::make_shared<const lecture::Scene>(std::move(inside));
    lecture.blocks[u"pair"_s] = std::make_shared<const lecture::Block>(std::move(block));
    return lecture;
}

Show showOf(const std::vector<Sketch> &scenes)
{
    return Show(lectureOf(scenes), vocabulary());
}

Picture at(Show &show, double seconds)
{
    return show.at(Time::fromSeconds(seconds));
}

/// What the author sees, with a badge for each block that fails.
Picture editedAt(Show &show, double seconds)
{
    show.setErrorWords([](const base::Error &error) { return error; });
    return show.at(Time::fromSeconds(seconds));
}

/// The side of the only square.
double sizeIn(const Picture &picture)
{
    return picture.items.at(0).path.bounds().width();
}

Sketch square(int size)
{
    return {"{'a': {'type': 'test.square', 'size': " + QByteArray::number(size) + "}}"};
}

const Sketch moving{"{'a': {'type': 'test.square'}, 'b': {'type': 'test.square', 'position': [3, 0]}}",
                    "{'clips': [{'type': 'test.move', 'target': 'a', 'start': 1, 'duration': 1},"
                    " {'type': 'test.tint', 'target': 'b', 'start': 1.5, 'duration': 1.5}]}",
                    "{}", 4};

} // namespace

class ShowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoPresentsWaitsAtMarkersAndAtTheEndsOfScenes()
    {
        lecture::Lecture lecture = lectureOf({square(1), square(2)});
        lecture::Scene first = *lecture.scenes.front();
        first.extra.insert(u"markers"_s, QJsonArray{QJsonObject{{u"at"_s, 60}}, QJsonObject{{u"at"_s, 1}}});
        lecture.scenes.front() = std::make_shared<const lecture::Scene>(first);
        lecture.rate = {60, 1};
        const std::vector<qint64> stops = picture::stopsOf(Show(lecture, vocabulary()));
        QCOMPARE(stops, (std::vector<qint64>{60, 119, 239}));
        QCOMPARE(picture::stopAfter(stops, 60), std::optional<qint64>(119));
        QVERIFY(!picture::stopAfter(stops, 239));
        QCOMPARE(picture::stopBefore(stops, 119), qint64(60));
        QCOMPARE(picture::stopBefore(stops, 60), qint64(0));
    }

    void scenesFollowEachOther()
    {
        Show show = showOf({square(1), square(2), square(3)});
        QCOMPARE(show.duration(), Time::fromSeconds(6));
        QCOMPARE(show.scenes().size(), std::size_t(3));
        QCOMPARE(show.scenes()[1].id, u"scene2"_s);
        QCOMPARE(show.scenes()[1].start, Time::fromSeconds(2));
        QCOMPARE(sizeIn(at(show, 0)), 1.0);
        QCOMPARE(sizeIn(show.at(Time{Time::fromSeconds(2).flicks - 1})), 1.0);
        QCOMPARE(sizeIn(at(show, 2)), 2.0); // the boundary belongs to the next scene
        QCOMPARE(sizeIn(at(show, 5.9)), 3.0);
    }

    void beforeAndAfterAreTheFirstAndLastPicture()
    {
        Show show = showOf({moving});
        QCOMPARE(at(show, -5).hash, at(show, 0).hash);
        QCOMPARE(at(show, 100).hash, at(show, 4).hash);
        QVERIFY(at(show, 0).hash != at(show, 4).hash);
    }

    void aMutedNodeIsNotSeenButStillUsed()
    {
        Sketch scene = moving;
        lecture::Lecture lecture = lectureOf({scene});
        auto changed = std::make_shared<lecture::Scene>(*lecture.scenes.front());
        graph::Node muted = *changed->nodes.front();
        muted.extra.insert(u"muted"_s, true);
        changed->nodes.front() = std::make_shared<const graph::Node>(muted);
        lecture.scenes.front() = changed;
        Show show(lecture, vocabulary());
        QCOMPARE(at(show, 0).items.size(), std::size_t(1));
        QVERIFY(show.scoreAt({})->state(show.scoreAt({})->evaluator().indexOf(u"a"_s), {}).has_value());
    }

    void whatWouldMakeThePictureTooLargeIsABadgeInstead()
    {
        // 2¹⁷ squares in each of four actors that share them: two fit. The 2¹⁸ parts of their groups count too.
        QByteArray nodes = "{'n00': {'type': 'test.square'}";
        std::vector<QString> actors;
        for (int i = 1; i <= 16; ++i) {
            const QByteArray before = "{'link': 'n" + QByteArray::number(i - 1).rightJustified(2, '0') + "'}";
            nodes += ", 'n" + QByteArray::number(i).rightJustified(2, '0') + "': {'type': 'test.group', 'shapes': ["
                + before + ", " + before + "]}";
        }
        for (int i = 0; i < 5; ++i) {
            nodes += ", 'z" + QByteArray::number(i) + "': {'type': 'test.group', 'shapes': [{'link': 'n16'}]}";
            actors.push_back(u"z%1"_s.arg(i));
        }
        Sketch sketch{nodes + "}"};
        sketch.actors = actors;
        Show show = showOf({sketch});
        const std::size_t items = editedAt(show, 0).items.size();
        QVERIFY2(items >= 3 << 16 && items < 4 << 16, qPrintable(QString::number(items)));
        const graph::Problems problems = show.problems();
        QVERIFY(!problems.empty());
        QVERIFY2(problems.front().error.place.endsWith(u"nodes/z3"_s), qPrintable(problems.front().error.text()));
    }

    void whatStandsBehindThePictureCanBeAsked()
    {
        Show show = showOf({square(1), square(2)});
        const Time inSecond = Time::fromSeconds(3.5);
        QCOMPARE(show.localTime(inSecond), Time::fromSeconds(1.5));
        QCOMPARE(show.localTime(Time::fromSeconds(100)), Time::fromSeconds(2));
        timeline::Score *score = show.scoreAt(inSecond);
        QVERIFY(score);
        const auto state = score->state(score->evaluator().indexOf(u"a"_s), show.localTime(inSecond));
        QVERIFY(state.has_value());
        QCOMPARE(state->bounds().width(), 2.0);
        QVERIFY(!showOf({}).scoreAt({}));
    }

    void aSceneOfNoLengthIsPassedOver()
    {
        Sketch empty = square(2);
        empty.seconds.reset();
        Show show = showOf({square(1), empty, square(3)});
        QCOMPARE(show.duration(), Time::fromSeconds(4));
        QCOMPARE(sizeIn(at(show, 2)), 3.0);
    }

    void aSceneWithoutADurationLastsUntilItsLastClip()
    {
        Sketch open = moving;
        open.seconds.reset();
        QCOMPARE(showOf({open}).duration(), Time::fromSeconds(3));
    }

    void oneSceneCanBeShownByItself()
    {
        Show show(lectureOf({square(1), square(2)}), vocabulary(), {}, u"scene2"_s);
        QCOMPARE(show.duration(), Time::fromSeconds(2));
        QCOMPARE(sizeIn(at(show, 0)), 2.0);
    }

    void namesAreInTheLanguage()
    {
        const Show show(lectureOf({square(1)}), vocabulary(), u"ko"_s);
        QCOMPARE(show.scenes()[0].name, u"장면"_s);
    }

    void aLectureWithoutScenesIsAnEmptyPicture()
    {
        Show show = showOf({});
        QVERIFY(at(show, 0).items.empty());
        QCOMPARE(show.duration(), Time());
        QCOMPARE(show.stillUntil({}), Time());
    }

    void theFrameStandsStillWithoutACamera()
    {
        Show show = showOf({square(1)});
        QVERIFY(at(show, 0).camera == picture::Camera{});
    }

    void theCameraIsWhatItsNodeSays()
    {
        // A frame of twice the size about (3, 1), rotated by 90°.
        Sketch sketch{"{'a': {'type': 'test.square'}, 'eye': {'type': 'test.square', 'scale': 2, 'turn': 90,"
                      " 'position': [3, 1]}}"};
        sketch.actors = {u"a"_s};
        sketch.properties = "{'camera': {'link': 'eye'}, 'fov': 30}";
        Show show = showOf({sketch});
        const picture::Camera camera = at(show, 0).camera;
        QCOMPARE(camera.height, 16.0);
        QVERIFY(base::length(camera.centre - base::Vec3{3, 1, 0}) < 1e-9);
        QVERIFY(base::length(camera.right - base::Vec3{0, 1, 0}) < 1e-9);
        QVERIFY(base::length(camera.up - base::Vec3{-1, 0, 0}) < 1e-9);
        QCOMPARE(camera.fovDegrees, 30.0);
        QCOMPARE(at(show, 0).items.size(), std::size_t(1)); // the frame itself is not drawn
    }

    void aCameraOnTheStageMovesWithItsClips()
    {
        Sketch sketch{
            "{'a': {'type': 'test.square'}, 'eye': {'type': 'test.square'}}",
            "{'clips': [{'type': 'test.move', 'target': 'eye', 'duration': 2, 'properties': {'by': [4, 0, 0]}}]}"};
        sketch.actors = {u"a"_s};
        sketch.properties = "{'camera': {'link': 'eye', 'staged': true}}";
        Show show = showOf({sketch});
        QCOMPARE(at(show, 1).camera.centre.x, 2.0);
        QCOMPARE(at(show, 2).camera.centre.x, 4.0);
        QVERIFY(at(show, 1).items == at(show, 2).items); // only the camera moves
        QVERIFY(at(show, 1).hash != at(show, 2).hash);
        QCOMPARE(show.stillUntil(Time::fromSeconds(1)), Time::fromSeconds(1));
    }

    void theSceneHasItsBackground()
    {
        Sketch sketch = square(1);
        sketch.properties =
            "{'background': {'keys': [{'at': 0, 'value': 'BLACK', 'ease': 'hold'}, {'at': 1, 'value': 'WHITE'}]}}";
        Show show = showOf({sketch});
        QCOMPARE(at(show, 0).background.r, 0.0f);
        QCOMPARE(at(show, 1).background.r, 1.0f);
        QCOMPARE(at(show, 1).background.a, 1.0f);
        QCOMPARE(show.stillUntil({}), Time::fromSeconds(1));
        sketch.properties = "{'transparent': true}";
        Show clear = showOf({sketch});
        QCOMPARE(at(clear, 0).background.a, 0.0f);
    }

    void whatIsInFrontIsDrawnLast()
    {
        Sketch sketch{"{'a': {'type': 'test.square', 'size': 1, 'z': 1}, 'b': {'type': 'test.square', 'size': 2},"
                      " 'c': {'type': 'test.square', 'size': 3}}"};
        Show show = showOf({sketch});
        std::vector<double> sizes;
        for (const Item &item : at(show, 0).items)
            sizes.push_back(item.path.bounds().width());
        QCOMPARE(sizes, (std::vector<double>{2, 3, 1}));
    }

    void anAudienceSeesNothingOfABlockThatFails()
    {
        const QByteArray failing = "'b': {'type': 'future.block'}, 'c': {'type': 'test.square', 'size': -1}";
        Show show = showOf({Sketch{"{'a': {'type': 'test.square'}, " + failing + "}"}});
        Show sound = showOf({square(1)});
        QCOMPARE(at(show, 0).hash, at(sound, 0).hash);
        QCOMPARE(show.withoutTransition({}).hash, at(sound, 0).hash);
        QVERIFY(show.problems().size() >= 2); // said elsewhere
        // Nor of a scene whose own properties fail.
        Sketch scene = square(1);
        scene.properties = "{'camera': {'link': 'nobody'}}";
        Show lost = showOf({scene});
        QCOMPARE(at(lost, 0).items.size(), std::size_t(1));
    }

    void aRehearsalFindsWhatFailsWheneverItDoes()
    {
        Sketch late = moving;
        late.clips = "{'clips': [{'type': 'future.move', 'target': 'a', 'start': 3, 'duration': 0.5}]}";
        Show show = showOf({square(1), Sketch{"{'a': {'type': 'future.block'}}"}, late});
        const auto placesIn = [&](double from, double to) {
            Show one = showOf({square(1), Sketch{"{'a': {'type': 'future.block'}}"}, late});
            QStringList places;
            for (const graph::Problem &problem : picture::rehearse(one, Time::fromSeconds(from), Time::fromSeconds(to)))
                places.append(problem.error.place.section(u'/', 0, 2));
            return places;
        };
        QCOMPARE(placesIn(0, 1.9), QStringList());
        QCOMPARE(placesIn(0, 3), QStringList{u"scenes/scene2/nodes"_s});
        QVERIFY(placesIn(0, 8).contains(u"scenes/scene3/tracks"_s));
    }

    void aBlockThatFailsIsABadgeForItsAuthorAndTheRestIsSeen()
    {
        Sketch sketch{"{'a': {'type': 'test.square'}, 'b': {'type': 'future.block'}}"};
        Show show = showOf({sketch});
        const Picture picture = editedAt(show, 0);
        QVERIFY(picture.items.size() > 5); // a line of letters on red
        QVERIFY(!picture.items[0].pinned);
        for (std::size_t i = 1; i < picture.items.size(); ++i)
            QVERIFY(picture.items[i].pinned); // unaffected by the camera
        const base::Box back = [&] {
            base::Box box;
            for (const QPointF &corner :
                 {picture.items[1].path.bounds().topLeft(), picture.items[1].path.bounds().bottomRight()})
                box.add(picture.items[1].place.map(corner));
            return box;
        }();
        QVERIFY(back.min.x > -64.0 / 9);
        QVERIFY(back.max.y < 4);
        QVERIFY(back.min.y > 3); // along the top edge
    }

    void whatABlockLacksIsABadgeBesideWhatItDraws()
    {
        const QByteArray figure = "'caption': {'type': 'test.square'}, 'figure': {'type': 'test.group', 'shapes':"
                                  " [{'link': 'photo'}, {'link': 'caption'}]}";
        Sketch sketch{"{'photo': {'type': 'test.photo', 'missing': true}, " + figure + "}"};
        sketch.actors = {u"figure"_s};
        const auto badges = [](const Picture &picture) {
            return std::ranges::count(picture.items, true, &Item::pinned);
        };
        Show audience = showOf({sketch});
        const Picture seen = at(audience, 0);
        QVERIFY(!seen.items.empty());
        QCOMPARE(badges(seen), std::ptrdiff_t{0});
        QCOMPARE(picture::rehearse(audience, {}, Time::fromSeconds(1)).size(), std::size_t(1));
        Show author = showOf({sketch});
        const Picture edited = editedAt(author, 0);
        QVERIFY(badges(edited) > 0);
        QCOMPARE(badges(author.at({})), badges(edited)); // also when it is asked for again
        QCOMPARE(std::ssize(edited.items), std::ssize(seen.items) + badges(edited));
        Sketch whole{"{'photo': {'type': 'test.photo'}, " + figure + "}"};
        whole.actors = {u"figure"_s};
        Show complete = showOf({whole});
        QCOMPARE(badges(editedAt(complete, 0)), std::ptrdiff_t{0});
    }

    void whatManyHangOnIsOneBadge()
    {
        const QByteArray one =
            "'a': {'type': 'test.number', 'value': {'link': 'gone'}}, 'gone': {'type': 'future.block'}";
        const QByteArray more =
            ", 'b': {'type': 'test.group', 'shapes': [{'link': 'gone'}]}, 'c': {'type': 'test.group',"
            " 'shapes': [{'link': 'gone'}]}";
        Sketch few{"{" + one + "}"};
        few.actors = {u"gone"_s};
        Sketch many{"{" + one + more + "}"};
        many.actors = {u"gone"_s, u"b"_s, u"c"_s};
        Show small = showOf({few});
        Show large = showOf({many});
        QCOMPARE(editedAt(large, 0).items.size(), editedAt(small, 0).items.size());
    }

    void manyBadgesHaveAnEnd()
    {
        QByteArray nodes = "{'a': {'type': 'test.square'}";
        for (int i = 0; i < 40; ++i)
            nodes += ", 'bad" + QByteArray::number(i) + "': {'type': 'future.block" + QByteArray::number(i) + "'}";
        Show show = showOf({Sketch{nodes + "}"}});
        for (const Item &item : editedAt(show, 0).items) {
            if (item.pinned)
                QVERIFY(item.place.map(item.path.bounds().bottomLeft()).y > 0);
        }
    }

    void problemsAreReportedOnce()
    {
        Sketch bad{
            "{'a': {'type': 'test.square', 'size': -1}, 'b': {'type': 'test.group', 'shapes': [{'link': 'a'}]}}"};
        Show show = showOf({bad, square(1)});
        QVERIFY(show.problems().empty()); // nothing has been evaluated yet
        for (const double t : {0.0, 1.0, 3.0, 0.5})
            at(show, t);
        QCOMPARE(show.problems().size(), std::size_t(1));
        QCOMPARE(show.problems()[0].error.place, u"scenes/scene1/nodes/a/properties/size"_s);
    }

    void problemsOfScenesLongPastAreKept()
    {
        std::vector<Sketch> scenes(20, Sketch{"{'a': {'type': 'future.block'}}"});
        Show show = showOf(scenes);
        for (int round = 0; round < 2; ++round) {
            for (int i = 0; i < 20; ++i)
                at(show, 2 * i);
        }
        QCOMPARE(show.problems().size(), std::size_t(20));
    }

    void aStillPassageEndsWithItsScene()
    {
        Show show = showOf({square(1), moving, square(3)});
        const auto until = [&](double seconds) { return show.stillUntil(Time::fromSeconds(seconds)).seconds(); };
        QCOMPARE(until(0), 2.0);
        QCOMPARE(until(2), 3.0);
        QCOMPARE(until(3.25), 3.25);
        QCOMPARE(until(4.75), 4.75);
        QCOMPARE(until(5), 6.0);
        QCOMPARE(until(7.5), 8.0);
    }

    void anyOrderGivesTheSamePictures()
    {
        const std::vector<Sketch> scenes{moving, square(2), moving};
        Show used = showOf(scenes);
        for (const int i : {3, 9, 9, 9, 4, 0, 30, 12, 13, 3, 17, 24, 25, 24, 39, 2, 3, 3}) {
            const Time time = Time::fromSeconds(i / 4.0);
            Show fresh = showOf(scenes);
            const Picture expected = fresh.at(time);
            const Picture found = used.at(time);
            QCOMPARE(found.hash, expected.hash);
            QVERIFY(found.items == expected.items);
        }
    }

    void aShowMayMoveHouse()
    {
        Show first = showOf({moving});
        const quint64 hash = at(first, 1.5).hash;
        Show second = std::move(first);
        QCOMPARE(at(second, 1.5).hash, hash);
        QCOMPARE(at(second, 1.75).items.size(), std::size_t(2));
    }

    void theInsideOfADefinitionIsShownWithItsDefaults()
    {
        const lecture::Lecture lecture = withPair(lectureOf({{"{}"}}));
        Show inside(lecture, vocabulary(), {}, u"block:pair"_s);
        const std::size_t items = inside.at({}).items.size();
        const graph::Problems problems = inside.problems();
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().error.what));
        QCOMPARE(items, 2u);
    }

    void showsInSeveralThreadsMayShareTheTypesOfALecture()
    {
        const lecture::Lecture lecture = withPair(
            lectureOf({{"{'a': {'type': 'block:pair', 'size': 3}, 'b': {'type': 'block:pair', 'size': {'keys': ["
                        "  {'at': 0, 'value': 1}, {'at': 2, 'value': 5}]}}}"}}));
        const auto film = [&lecture] {
            Show show(lecture, vocabulary());
            std::vector<quint64> hashes;
            for (int i = 0; i <= 40; ++i)
                hashes.push_back(at(show, i * 0.05).hash);
            return hashes;
        };
        const std::vector<quint64> expected = film();
        std::vector<std::future<std::vector<quint64>>> films;
        for (int thread = 0; thread < 4; ++thread)
            films.push_back(std::async(std::launch::async, film));
        for (std::future<std::vector<quint64>> &made : films)
            QCOMPARE(made.get(), expected);
    }
};

LECTOGRAPH_TEST_MAIN(ShowTest)
#include "tst_show.moc"
