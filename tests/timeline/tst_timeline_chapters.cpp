// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/passages.h"
#include "timeline/scene.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;

namespace {

/// A scene of a chain, with its times counted from its start.
struct Part
{
    QJsonObject nodes;
    QJsonArray clips;
    double seconds = 4;
};

const QByteArray opening = "{'a': {'type': 'test.group', 'shapes': [{'link': 'x'}, {'link': 'y'}], 'turn': 20}, "
                           "'b': {'type': 'test.square', 'position': {'keys': [{'at': 1, 'value': [0, 3]}, "
                           "{'at': 6, 'value': [4, 3]}]}}, "
                           "'x': {'type': 'test.square'}, "
                           "'y': {'type': 'test.square', 'position': [2, 0], 'size': 2}}";
const QByteArray middle = "{'c': {'type': 'test.frame', 'around': {'link': 'a', 'staged': true}}, "
                          "'d': {'type': 'test.square', 'size': {'keys': [{'at': 0.5, 'value': 1}, "
                          "{'at': 2.5, 'value': 3}]}}}";
const QByteArray ending = "{'e': {'type': 'test.group', 'shapes': [{'link': 'd'}, {'link': 'b'}]}, "
                          "'f': {'type': 'test.frame', 'around': {'link': 'd', 'staged': true}}}";

QString fromList(const std::vector<QString> &options)
{
    return *rc::gen::elementOf(options);
}

double quarterSeconds(double most)
{
    return *rc::gen::inRange(0, static_cast<int>(4 * most)) / 4.0;
}

/// A clip of a scene that may use what earlier ones have. `own` are those that may enter in it.
QJsonObject anyClip(const std::vector<QString> &visible, const std::vector<QString> &own)
{
    QJsonObject clip{{u"start"_s, quarterSeconds(4)}, {u"duration"_s, quarterSeconds(4)}};
    if (*rc::gen::arbitrary<bool>())
        clip.insert(u"lag"_s, quarterSeconds(1));
    if (*rc::gen::arbitrary<bool>())
        clip.insert(u"ease"_s, fromList({u"smooth"_s, u"there-and-back"_s, u"overshoot"_s}));
    const QString type = fromList({u"test.enter"_s, u"test.leave"_s, u"test.pass"_s, u"test.move"_s, u"test.join"_s,
                                   u"test.tint"_s, u"test.become"_s, u"test.set"_s});
    const bool enters = type == u"test.enter"_s || type == u"test.pass"_s;
    clip.insert(u"type"_s, type);
    clip.insert(u"target"_s, fromList(enters ? own : visible));
    const QJsonObject other{{u"link"_s, fromList(visible)}, {u"staged"_s, *rc::gen::arbitrary<bool>()}};
    if (type == u"test.join"_s)
        clip.insert(u"properties"_s, QJsonObject{{u"other"_s, other}});
    if (type == u"test.become"_s)
        clip.insert(u"properties"_s, QJsonObject{{u"to"_s, other}});
    if (type == u"test.set"_s)
        clip.insert(u"properties"_s, QJsonObject{{u"position"_s, QJsonArray{quarterSeconds(4), 1}}});
    if (*rc::gen::inRange(0, 4) == 0)
        return {{u"start"_s, quarterSeconds(4)}, {u"lag"_s, quarterSeconds(2)}, {u"clips"_s, QJsonArray{clip, clip}}};
    return clip;
}

enum class Entering {
    Own, ///< only what a scene brings itself enters in it, and while it lasts: groups may go on after its end
    All,
};

std::vector<Part> anyParts(Entering entering = Entering::All)
{
    std::vector<Part> parts;
    std::vector<QString> visible;
    for (const QByteArray &nodes : {opening, middle, ending}) {
        Part part{parsed(nodes), {}, 2 + quarterSeconds(3)};
        std::vector<QString> own;
        for (const QString &id : part.nodes.keys())
            own.push_back(id);
        visible.insert(visible.end(), own.begin(), own.end());
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
            QJsonObject clip = anyClip(visible, entering == Entering::Own ? own : visible);
            clip.insert(u"start"_s, std::min(clip.value(u"start"_s).toDouble(), part.seconds - 0.25));
            if (entering == Entering::Own && clip.contains(u"clips"_s))
                clip.insert(u"duration"_s, 0.25);
            part.clips.append(clip);
        }
        parts.push_back(part);
    }
    return parts;
}

QByteArray textOf(const QJsonObject &json)
{
    return QJsonDocument(json).toJson();
}

/// The parts as the chapters of one score; the last ones of them are only known to follow.
struct TestChain
{
    explicit TestChain(const std::vector<Part> &parts, std::size_t leftOut = 0)
    {
        Time start;
        for (const Part &part : parts) {
            nodes.push_back(nodesOf(textOf(part.nodes)));
            actors.push_back(TestScene::idsOf(nodes.back()));
            tracks.push_back(tracksOf(textOf({{u"clips"_s, part.clips}})));
            starts.push_back(start);
            start = start + Time::fromSeconds(part.seconds);
        }
        std::vector<timeline::Chapter> chapters;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            timeline::Chapter chapter{nodes[i], actors[i], tracks[i], u"s%1"_s.arg(i), starts[i], {}, 0};
            if (i + 1 < parts.size())
                chapter.duration = Time::fromSeconds(parts[i].seconds);
            chapters.push_back(chapter);
        }
        const auto shown = std::span(chapters).first(chapters.size() - leftOut);
        const auto ahead = timeline::passagesIn(std::span(chapters).last(leftOut), shown, registry.animations,
                                                base::Dialect::Gl);
        score.emplace(shown, registry, graph::Setting(), std::make_shared<graph::Memo>(), ahead);
    }

    std::vector<std::vector<graph::NodePtr>> nodes;
    std::vector<std::vector<QString>> actors;
    std::vector<std::vector<timeline::TrackPtr>> tracks;
    std::vector<Time> starts;
    timeline::Registry registry = testVocabulary();
    std::optional<timeline::Score> score;
};

/// The same as one scene: all times later by what was before.
QJsonObject later(QJsonObject clip, double seconds)
{
    clip.insert(u"start"_s, clip.value(u"start"_s).toDouble() + seconds);
    return clip;
}

QJsonObject laterKeys(QJsonObject nodes, double seconds)
{
    for (const QString &id : nodes.keys()) {
        QJsonObject node = nodes.value(id).toObject();
        for (const QString &key : node.keys()) {
            QJsonArray keys = node.value(key)[u"keys"_s].toArray();
            for (qsizetype i = 0; i < keys.size(); ++i) {
                QJsonObject one = keys[i].toObject();
                one.insert(u"at"_s, one.value(u"at"_s).toDouble() + seconds);
                keys[i] = one;
            }
            if (!keys.isEmpty())
                node.insert(key, QJsonObject{{u"keys"_s, keys}});
        }
        nodes.insert(id, node);
    }
    return nodes;
}

std::unique_ptr<TestScene> longScene(const std::vector<Part> &parts)
{
    QJsonObject nodes;
    QJsonArray clips;
    double start = 0;
    for (const Part &part : parts) {
        const QJsonObject its = laterKeys(part.nodes, start);
        for (const QString &id : its.keys())
            nodes.insert(id, its.value(id));
        for (const QJsonValue &clip : part.clips)
            clips.append(later(clip.toObject(), start));
        start += part.seconds;
    }
    return std::make_unique<TestScene>(textOf(nodes), textOf({{u"clips"_s, clips}}));
}

bool isSeen(const base::Result<shape::Shape> &state)
{
    return !state || !(*state)->hidden;
}

} // namespace

class ChaptersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChainIsOneLongScene()
    {
        QVERIFY(rc::check("each actor stands as in one long scene once its chapter has started", [] {
            const std::vector<Part> parts = anyParts();
            TestChain chain(parts);
            const auto whole = longScene(parts);
            for (double seconds = 0; seconds < 15; seconds += 0.375) {
                const Time time = Time::fromSeconds(seconds);
                for (const int actor : chain.score->actors()) {
                    const QString id = chain.score->evaluator().idOf(actor);
                    if (time < chain.starts[static_cast<std::size_t>(chain.score->evaluator().groupOf(actor))]) {
                        RC_ASSERT(chain.score->isAbsent(actor, time));
                        continue;
                    }
                    const auto there = whole->score.state(whole->score.evaluator().indexOf(id), time);
                    const auto here = chain.score->state(actor, time);
                    RC_ASSERT(here.has_value() == there.has_value());
                    if (here)
                        RC_ASSERT((*here).hash() == (*there).hash());
                    if (chain.score->isAbsent(actor, time))
                        RC_ASSERT(!isSeen(there));
                }
            }
        }));
    }

    void laterChaptersChangeNothingBefore()
    {
        QVERIFY(rc::check("a scene is the same whether it is continued or not", [] {
            const std::vector<Part> parts = anyParts(Entering::Own);
            TestChain all(parts);
            TestChain first({parts[0], parts[1]});
            const Time end = all.starts[2];
            for (int i = 0; i < 20; ++i) {
                const Time time{*rc::gen::inRange<qint64>(0, end.flicks)};
                for (const int actor : first.score->actors()) {
                    const auto here = first.score->state(actor, time);
                    const auto there = all.score->state(actor, time);
                    RC_ASSERT(here.has_value() == there.has_value());
                    if (here)
                        RC_ASSERT(here->hash() == there->hash());
                    RC_ASSERT(first.score->isAbsent(actor, time) == all.score->isAbsent(actor, time));
                }
                const Time until = first.score->stillUntil(time, end);
                RC_ASSERT(until == all.score->stillUntil(time, end));
            }
        }));
    }

    void aSceneIsTheSameWhenThoseThatContinueItAreLeftOut()
    {
        QVERIFY(rc::check("what enters later is known without compiling it", [] {
            const std::vector<Part> parts = anyParts();
            TestChain all(parts);
            const auto leftOut = *rc::gen::inRange<std::size_t>(1, 3);
            TestChain first(parts, leftOut);
            const Time end = all.starts[parts.size() - leftOut];
            for (int i = 0; i < 20; ++i) {
                const Time time{*rc::gen::inRange<qint64>(0, end.flicks)};
                for (const int actor : first.score->actors()) {
                    const auto here = first.score->state(actor, time);
                    const auto there = all.score->state(actor, time);
                    RC_ASSERT(here.has_value() == there.has_value());
                    if (here)
                        RC_ASSERT(here->hash() == there->hash());
                    RC_ASSERT(first.score->isAbsent(actor, time) == all.score->isAbsent(actor, time));
                }
            }
        }));
    }

    void whatEntersInALaterSceneIsNotSeenBefore()
    {
        const auto clips = [](const QByteArray &json) {
            return parsed("{'clips': [" + json + "]}")[u"clips"_s].toArray();
        };
        const Part first{parsed("{'a': {'type': 'test.square'}, 'b': {'type': 'test.square'}, 'c': {'type': "
                                "'test.square'}}"),
                         clips("{'type': 'test.leave', 'target': 'c', 'start': 1, 'duration': 1}"), 4};
        const Part second{{}, {}, 4};
        const Part third{{},
                         clips("{'type': 'test.enter', 'target': ['a', 'c'], 'start': 1, 'duration': 1}, "
                               "{'type': 'test.leave', 'target': 'b', 'start': 1, 'duration': 1}, "
                               "{'type': 'test.enter', 'target': 'b', 'start': 2, 'duration': 1}"),
                         4};
        for (const std::size_t leftOut : {0, 1, 2}) {
            TestChain chain({first, second, third}, leftOut);
            const auto isAbsent = [&](const char *id, double seconds) {
                return chain.score->isAbsent(chain.score->evaluator().indexOf(QString::fromLatin1(id)),
                                             Time::fromSeconds(seconds));
            };
            QVERIFY(isAbsent("a", 0));
            QVERIFY(isAbsent("a", 3.9)); // the last state of the first scene
            QVERIFY(!isAbsent("b", 3));  // it leaves before it enters again
            QVERIFY(!isAbsent("c", 0));
            if (leftOut > 1)
                continue;
            QVERIFY(isAbsent("a", 7.9));
            QVERIFY(isAbsent("c", 7.9));
            if (leftOut == 0) {
                QVERIFY(isAbsent("a", 8.9));
                QVERIFY(!isAbsent("a", 9));
                QVERIFY(!isAbsent("c", 9));
            }
        }
    }

    void seekingInAChainIsPlaying()
    {
        QVERIFY(rc::check("states at times asked for in any order are those of the film", [] {
            const std::vector<Part> parts = anyParts();
            TestChain played(parts);
            TestChain sought(parts);
            std::map<std::pair<int, int>, quint64> film;
            for (int i = 0; i < 80; ++i) {
                for (const int actor : played.score->actors())
                    film[{actor, i}] =
                        played.score->state(actor, Time::fromSeconds(i / 5.0)).value_or(shape::Shape()).hash();
            }
            for (int i = 0; i < 30; ++i) {
                const int frame = *rc::gen::inRange(0, 80);
                const int actor = *rc::gen::elementOf(sought.score->actors());
                const auto state = sought.score->state(actor, Time::fromSeconds(frame / 5.0));
                RC_ASSERT(state.value_or(shape::Shape()).hash() == (film[{actor, frame}]));
            }
        }));
    }

    void whoIsAbsentIsKnown()
    {
        Part first{parsed("{'a': {'type': 'test.square'}, 'b': {'type': 'test.square'}}"),
                   parsed("{'clips': [{'type': 'test.move', 'target': 'a', 'start': 0, 'duration': 1}, "
                          "{'type': 'test.leave', 'target': 'a', 'start': 2, 'duration': 1}]}")[u"clips"_s]
                       .toArray(),
                   4};
        Part second{parsed("{'c': {'type': 'test.square'}}"),
                    parsed("{'clips': [{'type': 'test.enter', 'target': 'c', 'start': 1, 'duration': 1}]}")[u"clips"_s]
                        .toArray(),
                    4};
        TestChain chain({first, second});
        const auto isAbsent = [&](const char *id, double seconds) {
            return chain.score->isAbsent(chain.score->evaluator().indexOf(QString::fromLatin1(id)),
                                         Time::fromSeconds(seconds));
        };
        QVERIFY(!isAbsent("a", 0));
        QVERIFY(!isAbsent("a", 2.9));
        QVERIFY(isAbsent("a", 3));
        QVERIFY(isAbsent("a", 7));
        QVERIFY(!isAbsent("b", 7));
        QVERIFY(isAbsent("c", 3.9));
        QVERIFY(isAbsent("c", 4.9));
        QVERIFY(!isAbsent("c", 5));
    }

    void aChapterSeesWhatIsBeforeItOnly()
    {
        Part first{parsed("{'a': {'type': 'test.square', 'size': {'link': 'clock'}}}"), {}, 4};
        Part second{parsed("{'clock': {'type': 'test.clock'}, 'b': {'type': 'test.square', 'size': {'link': "
                           "'clock'}}}"),
                    {},
                    4};
        TestChain chain({first, second});
        graph::Evaluator &evaluator = chain.score->evaluator();
        QVERIFY(!evaluator.shapeOf(evaluator.indexOf(u"a"_s), {}));
        QCOMPARE(chain.score->problems().size(), std::size_t(1));
        QCOMPARE(chain.score->problems().front().error.place, u"s0/nodes/a/properties/size"_s);
        // Types that read the time read that of their scene.
        const auto shape = evaluator.shapeOf(evaluator.indexOf(u"b"_s), Time::fromSeconds(5));
        QVERIFY(shape.has_value());
        QCOMPARE(shape->bounds().width(), 1.0);
    }

    void aClipAfterTheEndOfItsSceneDoesNotPlay()
    {
        Part first{parsed("{'a': {'type': 'test.square'}}"),
                   parsed("{'clips': [{'type': 'test.move', 'target': 'a', 'start': 5}]}")[u"clips"_s].toArray(), 4};
        TestChain chain({first, Part{}});
        QVERIFY(chain.score->clips().empty());
        QCOMPARE(chain.score->problems().size(), std::size_t(1));
        QCOMPARE(chain.score->problems().front().error.place, u"s0/tracks/0/clips/0"_s);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ChaptersTest)
#include "tst_timeline_chapters.moc"
