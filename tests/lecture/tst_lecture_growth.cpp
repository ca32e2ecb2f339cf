// SPDX-License-Identifier: GPL-3.0-or-later
// Complexity in counted operations, because timings depend on the machine.
#include "lecture/animation.h"
#include "lecture/check.h"
#include "lecture/types.h"
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

graph::NodePtr node(const QString &id, const QString &type, const QJsonObject &properties = {})
{
    auto made = std::make_shared<graph::Node>();
    made->id = id;
    made->type = type;
    made->properties = properties;
    return made;
}

QString numbered(int number)
{
    return u"n%1"_s.arg(number, 6, 10, QLatin1Char('0'));
}

timeline::ClipPtr clip(const QString &type, const QString &target, double start, double duration)
{
    return clipOf({{u"type"_s, type}, {u"target"_s, target}, {u"start"_s, start}, {u"duration"_s, duration}});
}

Lecture lectureOf(Scene scene)
{
    scene.id = u"main"_s;
    Lecture lecture;
    lecture.scenes.push_back(std::make_shared<const Scene>(std::move(scene)));
    return lecture;
}

int sum(const Count &count)
{
    return std::accumulate(count.begin(), count.end(), 0, [](int all, const auto &one) { return all + one.second; });
}

bool tells(const graph::Problems &problems, const QString &place, const QString &what)
{
    return std::ranges::any_of(problems, [&](const graph::Problem &problem) {
        return problem.error.place == place && problem.error.what.contains(what);
    });
}

} // namespace

class TestLectureGrowth : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<Count> m_evaluated;
    std::shared_ptr<Applied> m_applied;
    timeline::Registry m_registry;

private Q_SLOTS:
    void init()
    {
        m_evaluated = std::make_shared<Count>();
        m_applied = std::make_shared<Applied>();
        m_registry = {testBlocks(m_evaluated), testVocabulary(m_applied).animations};
    }

    void instancesAreEvaluatedAsOftenAsTheyAre()
    {
        constexpr int instances = 1000;
        Block block;
        block.id = u"pair"_s;
        block.properties.push_back({.key = u"size"_s});
        Scene inside;
        inside.id = blockType(block.id);
        inside.nodes = {node(u"a"_s, u"test.square"_s, {{u"size"_s, QJsonObject{{u"link"_s, u"in.size"_s}}}}),
                        node(u"b"_s, u"test.square"_s, {{u"size"_s, QJsonObject{{u"link"_s, u"a.size"_s}}}})};
        inside.actors = {u"a"_s, u"b"_s};
        block.inside = std::make_shared<const Scene>(std::move(inside));
        Scene scene;
        scene.duration = Time::fromSeconds(1);
        for (int i = 0; i < instances; ++i) {
            scene.nodes.push_back(node(numbered(i), u"block:pair"_s, {{u"size"_s, i * 0.01}}));
            scene.actors.push_back(numbered(i));
        }
        Lecture lecture = lectureOf(std::move(scene));
        lecture.blocks.emplace(block.id, std::make_shared<const Block>(block));
        QVERIFY(check(lecture, m_registry).empty());
        QVERIFY2(m_evaluated->at(u"test.square"_s) <= 2 * instances + 2,
                 qPrintable(QString::number(sum(*m_evaluated))));
    }

    void animationsInEachOtherAreLaidOutOnce()
    {
        constexpr int levels = 40;
        Lecture lecture = lectureOf({});
        for (int level = 0; level < levels; ++level) {
            Animation animation;
            animation.id = u"a%1"_s.arg(level, 2, 10, QLatin1Char('0'));
            animation.roles = {u"it"_s};
            const QString used = level == 0 ? u"test.move"_s
                                            : animationType(u"a%1"_s.arg(level - 1, 2, 10, QLatin1Char('0')));
            for (int i = 0; i < 2; ++i)
                animation.clips.push_back(level == 0
                                              ? clip(used, u"it"_s, 0, 2)
                                              : clipOf({{u"type"_s, used}, {u"target"_s, u"it"_s}, {u"start"_s, 0}}));
            lecture.animations.emplace(animation.id, std::make_shared<const Animation>(animation));
        }
        const auto types = sharedTypesOf(lecture, m_registry);
        QCOMPARE(types->animations.find(animationType(u"a39"_s))->seconds, 2.0);
    }

    void definitionsThatAreTooMuchDoNotMultiplyTheCheck()
    {
        Lecture lecture = lectureOf({});
        constexpr int levels = 24;
        for (int level = 0; level < levels; ++level) {
            Block block;
            block.id = u"d%1"_s.arg(level);
            block.properties.push_back({.key = u"a"_s});
            Scene inside;
            inside.id = blockType(block.id);
            const QString below = level == 0 ? u"test.number"_s : blockType(u"d%1"_s.arg(level - 1));
            const QString key = level == 0 ? u"value"_s : u"a"_s;
            for (const auto &[id, expression] :
                 {std::pair(u"x"_s, u"in.a * 2"_s), std::pair(u"y"_s, u"in.a * 2 + 1"_s)})
                inside.nodes.push_back(node(id, below, {{key, QJsonObject{{u"expression"_s, expression}}}}));
            const QJsonArray both{QJsonObject{{u"link"_s, u"x"_s}}, QJsonObject{{u"link"_s, u"y"_s}}};
            inside.nodes.insert(inside.nodes.begin(), node(u"sum"_s, u"test.sum"_s, {{u"values"_s, both}}));
            block.outputs.push_back({.key = u"n"_s, .from = QJsonObject{{u"link"_s, u"sum"_s}}});
            block.inside = std::make_shared<const Scene>(std::move(inside));
            lecture.blocks.emplace(block.id, std::make_shared<const Block>(block));
        }
        const graph::Problems problems = check(lecture, m_registry);
        QVERIFY(std::ranges::any_of(problems, [](const graph::Problem &problem) {
            return problem.error.what.contains(u"too much to compute"_s);
        }));
        // As often as one scene and the check of all may, not as often for each definition.
        QVERIFY2(sum(*m_evaluated) < 1'000'000, qPrintable(QString::number(sum(*m_evaluated))));
    }

    void keyframesOfManyBlocksAreLookedAtOnce()
    {
        constexpr int blocks = 100;
        constexpr int keys = 20;
        Scene scene;
        for (int block = 0; block < blocks; ++block) {
            QJsonArray list;
            for (int key = 0; key < keys; ++key)
                list.append(QJsonObject{{u"at"_s, key + 0.01 * block}, {u"value"_s, block * keys + key}});
            scene.nodes.push_back(
                node(numbered(block), u"test.number"_s, {{u"value"_s, QJsonObject{{u"keys"_s, list}}}}));
        }
        scene.duration = Time::fromSeconds(keys);
        QVERIFY(check(lectureOf(std::move(scene)), m_registry).empty());
        QVERIFY2(sum(*m_evaluated) <= 2 * blocks * keys, qPrintable(QString::number(sum(*m_evaluated))));
    }

    void whatHangsOnAKeyframedBlockIsLookedAtToo()
    {
        const QJsonArray keys{QJsonObject{{u"at"_s, 0}, {u"value"_s, 1}}, QJsonObject{{u"at"_s, 1}, {u"value"_s, -1}},
                              QJsonObject{{u"at"_s, 2}, {u"value"_s, 1}}};
        Scene scene;
        scene.duration = Time::fromSeconds(3);
        scene.nodes = {
            node(u"number"_s, u"test.number"_s, {{u"value"_s, QJsonObject{{u"keys"_s, keys}}}}),
            node(u"picky"_s, u"test.picky"_s, {{u"value"_s, QJsonObject{{u"link"_s, u"sum"_s}}}}),
            node(u"sum"_s, u"test.sum"_s, {{u"values"_s, QJsonArray{QJsonObject{{u"link"_s, u"number"_s}}}}})};
        const graph::Problems problems = check(lectureOf(std::move(scene)), m_registry);
        QVERIFY(tells(problems, u"scenes/main.json: nodes/picky/value"_s, u"nothing below zero"_s));
    }

    void manyThatHangOnManyKeyframesTakeNoLongerThanThereIs()
    {
        constexpr int followers = 2000;
        constexpr int keys = 2000;
        QJsonArray list;
        for (int key = 0; key < keys; ++key)
            list.append(QJsonObject{{u"at"_s, 0.01 * key}, {u"value"_s, key}});
        Scene scene;
        scene.duration = Time::fromSeconds(20);
        for (int i = 0; i < followers; ++i)
            scene.nodes.push_back(
                node(numbered(i), u"test.picky"_s, {{u"value"_s, QJsonObject{{u"link"_s, u"source"_s}}}}));
        scene.nodes.push_back(node(u"source"_s, u"test.number"_s, {{u"value"_s, QJsonObject{{u"keys"_s, list}}}}));
        const graph::Problems problems = check(lectureOf(std::move(scene)), m_registry);
        QVERIFY(tells(problems, u"scenes/main.json: nodes/n000000"_s, u"large number"_s));
        QVERIFY2(sum(*m_evaluated) <= 100 * (followers + keys), qPrintable(QString::number(sum(*m_evaluated))));
    }

    void overlappingClipsAreAppliedInProportionToTheirNumber()
    {
        constexpr int clips = 3000;
        Scene scene;
        scene.nodes = {node(u"square"_s, u"test.square"_s)};
        scene.actors = {u"square"_s};
        for (int i = 0; i < clips; ++i) {
            auto track = std::make_shared<timeline::Track>();
            track->clips = {clip(u"test.move"_s, u"square"_s, 0.01 * i, 0.01 * (clips + 1 - i))};
            scene.tracks.push_back(std::move(track));
        }
        auto bad = std::make_shared<timeline::Track>();
        bad->clips = {clip(u"test.move"_s, u"square/nowhere"_s, 0.01 * clips / 2, 0.001)};
        scene.tracks.push_back(std::move(bad));
        const graph::Problems problems = check(lectureOf(std::move(scene)), m_registry);
        QVERIFY2(m_applied->size() <= std::size_t(100 * clips), qPrintable(QString::number(m_applied->size())));
        QCOMPARE(problems.size(), std::size_t(1)); // no clip is skipped, however short
        QVERIFY(tells(problems, u"scenes/main.json: tracks/%1/clips/0"_s.arg(clips), u"nowhere"_s));
    }
};

LECTOGRAPH_TEST_MAIN(TestLectureGrowth)
#include "tst_lecture_growth.moc"
