// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"
#include "timeline/roles.h"
#include "timeline/scene.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using timeline::AnimationType;

namespace {

const QByteArray blocks = "{'a': {'type': 'test.square'}, 'b': {'type': 'test.square', 'position': [4, 0]}, "
                          "'pair': {'type': 'test.group', 'shapes': [{'link': 'a'}, {'link': 'b'}]}}";

AnimationType made(const QString &id, const QStringList &roles, const QByteArray &clips)
{
    AnimationType type{.id = id, .title = id, .ease = u"linear"_s, .roles = roles};
    type.clips = tracksOf(clips).front()->clips;
    return type;
}

AnimationType entrance()
{
    AnimationType type = made(u"animation:enter"_s, {u"first"_s, u"second"_s},
                              "{'clips': [{'type': 'test.enter', 'target': 'first', 'duration': 1}, "
                              "{'type': 'test.join', 'target': 'second', 'start': 1, 'duration': 1, 'properties': "
                              "{'other': {'link': 'first'}}}]}");
    type.seconds = 2; // as long as its clips
    return type;
}

} // namespace

class RolesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnimationOfClipsPlaysThemOnItsTargets()
    {
        TestScene scene(blocks,
                        "{'clips': [{'type': 'animation:enter', 'target': ['a', 'b'], 'start': 2, 'duration': 4}]}", {},
                        {entrance()});
        QCOMPARE(scene.seen(u"a"_s, 1), 0.0);
        QCOMPARE(scene.seen(u"a"_s, 3), 0.5); // stretched to twice its length
        QCOMPARE(scene.x(u"b"_s, 5), 2.0);
        QCOMPARE(scene.x(u"b"_s, 6), 0.0);
        QCOMPARE(scene.problems(), QStringList());
    }

    void itEqualsItsClipsAsAGroup()
    {
        TestScene used(blocks, "{'clips': [{'type': 'animation:enter', 'target': ['b', 'pair/a'], 'lag': 0.5}]}", {},
                       {entrance()});
        TestScene written(blocks,
                          "{'clips': [{'lag': 0.5, 'clips': [{'type': 'test.enter', 'target': 'b', 'duration': 1}, "
                          "{'type': 'test.join', 'target': 'pair/a', 'start': 1, 'duration': 1, 'properties': "
                          "{'other': {'link': 'b'}}}]}]}");
        for (const double time : {0.0, 0.3, 1.0, 1.4, 2.0, 3.0}) {
            for (const QString &actor : {u"a"_s, u"b"_s, u"pair"_s})
                QCOMPARE(used.at(actor, time).hash(), written.at(actor, time).hash());
        }
    }

    void aRoleWithoutATargetIsLeftOut()
    {
        TestScene scene(blocks, "{'clips': [{'type': 'animation:enter', 'target': ['', 'b']}]}", {}, {entrance()});
        QCOMPARE(scene.x(u"b"_s, 3), 4.0); // where it would go is left out as well
        QCOMPARE(scene.problems(), QStringList());
    }

    void animationsMayUseEachOtherButNotThemselves()
    {
        const AnimationType twice = made(u"animation:twice"_s, {u"one"_s},
                                         "{'clips': [{'type': 'animation:enter', 'target': ['one', '']}, "
                                         "{'type': 'test.move', 'target': 'one/x', 'start': 1}]}");
        const AnimationType endless = made(u"animation:endless"_s, {u"one"_s},
                                           "{'clips': [{'type': 'animation:endless', 'target': 'one'}, "
                                           "{'type': 'test.move', 'target': 'one', 'duration': 1}]}");
        TestScene scene(blocks,
                        "{'clips': [{'type': 'animation:twice', 'target': 'b'}, {'type': 'animation:endless', "
                        "'target': 'a'}]}",
                        {}, {entrance(), twice, endless});
        QCOMPARE(scene.seen(u"b"_s, 0.5), 0.5);
        QCOMPARE(scene.x(u"a"_s, 2), 1.0);
        QVERIFY(scene.problems().join(u' ').contains(u"contains itself"_s));
    }

    void aListOfClipsHasOneForEachOfTheDocument()
    {
        timeline::Registry registry = testVocabulary();
        QVERIFY(registry.animations.add(entrance()));
        const auto tracks = tracksOf("{'clips': [{'type': 'animation:enter', 'target': ['a', 'b'], 'start': 1}, "
                                     "{'type': 'test.move', 'target': ['a', 'b'], 'duration': 1}]}");
        graph::Problems problems;
        const auto clips = timeline::schedule(tracks, registry.animations, base::Dialect::Gl, {}, problems);
        QCOMPARE(clips.size(), 2U);
        QCOMPARE(clips[1].end(), base::Time::fromSeconds(3));
    }

    void blocksAreReplacedInTargetsAndLinks()
    {
        timeline::Clip clip;
        clip.type = u"test.join"_s;
        clip.targets = {u"a/x"_s, u"b"_s, u"other"_s};
        clip.properties = parsed("{'other': {'link': 'b.shape/part', 'staged': true}, 'more': [{'link': 'a'}]}");
        const auto changed = timeline::recast(clip, {{u"a"_s, u"new"_s}, {u"b"_s, u"group/leaf"_s}});
        QVERIFY(changed);
        QCOMPARE(changed->targets, (std::vector<QString>{u"new/x"_s, u"group/leaf"_s, u"other"_s}));
        QCOMPARE(changed->properties,
                 parsed("{'other': {'link': 'group.shape/leaf/part', 'staged': true}, 'more': [{'link': 'new'}]}"));
        QVERIFY(!timeline::recast(clip, {{u"b"_s, QString()}}));
    }
};

LECTOGRAPH_TEST_MAIN(RolesTest)
#include "tst_timeline_roles.moc"
