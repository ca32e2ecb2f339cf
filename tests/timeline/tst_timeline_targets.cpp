// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/scene.h"
#include "timeline/targets.h"
#include "timeline/units.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;

namespace {

const QByteArray squares =
    "{'layer-1': {'type': 'test.square'}, 'layer-2': {'type': 'test.square', 'position': [2, 0]}, "
    "'layer-10': {'type': 'test.square', 'position': [4, 0]}, "
    "'pair': {'type': 'test.group', 'shapes': [{'link': 'x'}, {'link': 'y'}]}, "
    "'x': {'type': 'test.square'}, 'y': {'type': 'test.square', 'size': 2}}";
const std::vector<QString> actors{u"layer-1"_s, u"layer-2"_s, u"layer-10"_s, u"pair"_s, u"x"_s};

QString anyOf(const std::vector<QString> &options)
{
    return *rc::gen::elementOf(options);
}

/// Several different ones of `actors`, in any order.
QJsonArray anyTargets()
{
    const auto count = *rc::gen::inRange<std::size_t>(2, actors.size() + 1);
    std::vector<QString> left = actors;
    QJsonArray targets;
    for (std::size_t i = 0; i < count; ++i) {
        const auto taken = left.begin() + *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(left));
        targets.append(*taken);
        left.erase(taken);
    }
    return targets;
}

QJsonObject anyTiming()
{
    return {{u"type"_s, anyOf({u"test.enter"_s, u"test.leave"_s, u"test.move"_s, u"test.tint"_s, u"test.stagger"_s})},
            {u"duration"_s, *rc::gen::inRange(1, 12) / 4.0},
            {u"ease"_s, anyOf({u"linear"_s, u"smooth"_s, u"there-and-back"_s})}};
}

QByteArray clipsJson(const QJsonArray &clips)
{
    return QJsonDocument(QJsonObject{{u"clips"_s, clips}}).toJson();
}

QJsonObject with(QJsonObject clip, const QString &key, const QJsonValue &value)
{
    clip.insert(key, value);
    return clip;
}

/// Whether all actors stand alike at all times.
void checkAlike(TestScene &one, TestScene &other)
{
    for (int i = 0; i <= 60; ++i) {
        for (const QString &actor : actors)
            RC_ASSERT(one.at(actor, i / 10.0).hash() == other.at(actor, i / 10.0).hash());
    }
}

std::vector<QString> found(const std::vector<QString> &onStage, const std::vector<QString> &targets)
{
    timeline::Clip clip;
    timeline::setTargets(clip, targets);
    timeline::TargetFinder finder(onStage, actors);
    std::vector<QString> texts;
    for (const timeline::Target &target : finder.targetsOf(clip).targets)
        texts.push_back(timeline::textOf(target));
    return texts;
}

} // namespace

class TargetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPatternFindsActorsInStageOrder()
    {
        const std::vector<QString> stage{u"norm"_s, u"box-b"_s, u"box-a"_s, u"box"_s};
        QCOMPARE(found(stage, {u"box*"_s}), (std::vector<QString>{u"box-b"_s, u"box-a"_s, u"box"_s}));
        QCOMPARE(found(stage, {u"box-a"_s, u"*"_s}),
                 (std::vector<QString>{u"box-a"_s, u"norm"_s, u"box-b"_s, u"box"_s}));
        QCOMPARE(found(stage, {u"*o*-*/label"_s}), (std::vector<QString>{u"box-b/label"_s, u"box-a/label"_s}));
        QCOMPARE(found(stage, {u"nobody-*"_s}), std::vector<QString>());
    }

    void actorsThatDifferInTheirNumbersFollowThese()
    {
        const std::vector<QString> stage{u"layer-10"_s, u"layer-2"_s, u"layer-02"_s, u"layer-1"_s};
        QCOMPARE(found(stage, {u"layer-*"_s}),
                 (std::vector<QString>{u"layer-1"_s, u"layer-2"_s, u"layer-02"_s, u"layer-10"_s}));
    }

    void anActorNamedLikeAPatternTakesPrecedence()
    {
        QCOMPARE(found({u"a*"_s, u"ab"_s}, {u"a*"_s}), (std::vector<QString>{u"a*"_s}));
    }

    void patternsOfAFileCannotMultiplyWithoutEnd()
    {
        std::vector<QString> stage;
        for (int i = 0; i < 1000; ++i)
            stage.push_back(QString::number(i));
        timeline::Clip clip;
        for (int i = 0; i < 1000; ++i)
            clip.targets.push_back(u"*/%1"_s.arg(i));
        QVERIFY(timeline::TargetFinder(stage).targetsOf(clip).areTooMany);
    }

    void withoutLagAClipOnSeveralTargetsEqualsOneForEach()
    {
        QVERIFY(rc::check([] {
            const QJsonObject clip = with(anyTiming(), u"lag"_s, 0);
            const QJsonArray targets = anyTargets();
            QJsonArray single;
            for (const QJsonValue &target : targets)
                single.append(with(clip, u"target"_s, target));
            TestScene one(squares, clipsJson({with(clip, u"target"_s, targets)}));
            TestScene each(squares, clipsJson(single));
            checkAlike(one, each);
        }));
    }

    void aLagOverWholesEqualsAGroupWithThatLag()
    {
        QVERIFY(rc::check([] {
            const QJsonObject clip = anyTiming();
            const double lag = *rc::gen::inRange(1, 9) / 4.0;
            const QJsonArray targets = anyTargets();
            QJsonArray children;
            for (const QJsonValue &target : targets)
                children.append(with(clip, u"target"_s, target));
            const QJsonObject group{
                {u"clips"_s, children}, {u"lag"_s, lag}, {u"duration"_s, clip.value(u"duration"_s)}};
            const QJsonObject several = with(with(with(clip, u"target"_s, targets), u"lag"_s, lag), u"over"_s,
                                             u"whole"_s);
            TestScene one(squares, clipsJson({several}));
            TestScene other(squares, clipsJson({group}));
            checkAlike(one, other);
        }));
    }

    void aLagOverPartsRunsThroughAllTargets()
    {
        // The two children of the pair, then the square, which is one unit: each after the one before it.
        TestScene scene(squares,
                        "{'clips': [{'type': 'test.enter', 'target': ['pair', 'x'], 'over': 'leaves', 'lag': 1, "
                        "'duration': 3}]}");
        const auto part = [&](const QString &name, double time) { return scene.part(u"pair"_s, name, time)->opacity; };
        QCOMPARE(part(u"x"_s, 0.5), 0.5);
        QCOMPARE(part(u"y"_s, 0.5), 0.0);
        QCOMPARE(part(u"x"_s, 1.5), 1.0);
        QCOMPARE(part(u"y"_s, 1.5), 0.5);
        QCOMPARE(scene.seen(u"x"_s, 1.5), 0.0);
        QCOMPARE(scene.seen(u"x"_s, 2.5), 0.5);
        QCOMPARE(scene.seen(u"x"_s, 3), 1.0);
        QCOMPARE(part(u"y"_s, 0.5), 0.0); // back again
        QCOMPARE(scene.problems(), QStringList());
    }

    void aLagRunsThroughListsOfPartsOfOneActor()
    {
        TestScene scene(squares,
                        "{'clips': [{'type': 'test.enter', 'target': ['pair/y', 'pair/x'], 'lag': 1, 'duration': 2}]}");
        const auto part = [&](const QString &name, double time) { return scene.part(u"pair"_s, name, time)->opacity; };
        QCOMPARE(part(u"y"_s, 0.5), 0.5);
        QCOMPARE(part(u"x"_s, 0.5), 0.0);
        QCOMPARE(part(u"y"_s, 1.5), 1.0);
        QCOMPARE(part(u"x"_s, 1.5), 0.5);
    }

    void partsCountAsEarlierClipsHaveMadeThem()
    {
        // The pair has become a square: one leaf.
        TestScene scene(squares,
                        "{'clips': [{'type': 'test.become', 'target': 'pair', 'duration': 1, 'properties': "
                        "{'to': {'link': 'layer-1'}}}, {'type': 'test.enter', 'target': ['pair', 'x'], "
                        "'over': 'leaves', 'lag': 1, 'start': 2, 'duration': 2}]}");
        QCOMPARE(scene.seen(u"x"_s, 3), 0.0);
        QCOMPARE(scene.seen(u"x"_s, 3.5), 0.5);
    }

    void aTypeThatStaggersByItselfDoesSoInEachTarget()
    {
        TestScene several(squares, "{'clips': [{'type': 'test.stagger', 'target': ['pair', 'x']}]}");
        TestScene single(squares, "{'clips': [{'type': 'test.stagger', 'target': 'pair'}]}");
        QCOMPARE(several.at(u"pair"_s, 0.6).hash(), single.at(u"pair"_s, 0.6).hash());
        QCOMPARE(several.seen(u"x"_s, 0.5), 0.75);
    }

    void whatMatchesNothingIsReportedAndTheRestPlays()
    {
        TestScene scene(squares, "{'clips': [{'type': 'test.enter', 'target': ['none-*', 'gone', 'x']}]}");
        QCOMPARE(scene.problems().size(), 2);
        QVERIFY(scene.problems().join(u' ').contains(u"none-*"_s));
        QVERIFY(scene.problems().join(u' ').contains(u"gone"_s));
        QCOMPARE(scene.seen(u"x"_s, 0.5), 0.5);
    }

    void withoutPartsAShapeStaysAsItIs()
    {
        TestScene scene(squares, "{'clips': []}");
        const shape::Shape pair = scene.at(u"pair"_s, 0);
        for (const timeline::Over over : {timeline::Over::Whole, timeline::Over::Children, timeline::Over::Leaves}) {
            QCOMPARE(timeline::unitCount(pair, {}, over), 0);
            const auto hide = [](shape::Part &part) { part.hidden = true; };
            const auto edit = [&](const shape::Shape &, int) { return pair->children.front(); };
            QVERIFY(timeline::withUnits(pair, {}, over, true, hide, edit).isSame(pair));
        }
    }
};

LECTOGRAPH_TEST_MAIN(TargetsTest)
#include "tst_timeline_targets.moc"
