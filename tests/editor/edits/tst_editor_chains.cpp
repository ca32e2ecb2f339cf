// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/standalone_scenes.h"
#include "lecture/visible.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::editor;
using base::Time;
using test::registry;

namespace {

graph::NodePtr circleNode(const QString &id, const QString &linked = {})
{
    graph::Node node;
    node.id = id;
    node.type = u"shapes.circle"_s;
    if (!linked.isEmpty())
        node.properties = {{u"radius"_s, QJsonObject{{u"link"_s, linked}}}};
    return std::make_shared<const graph::Node>(std::move(node));
}

lecture::ScenePtr sceneWith(const QString &id, bool continues, std::vector<graph::NodePtr> nodes)
{
    auto scene = std::make_shared<lecture::Scene>();
    scene->id = id;
    scene->continues = continues;
    scene->nodes = std::move(nodes);
    return scene;
}

/// Two scenes, of which the second continues the first and uses a block of it; and a third one.
Lecture chain()
{
    Lecture lecture;
    lecture.scenes = {sceneWith(u"one"_s, false, {circleNode(u"a"_s), circleNode(u"unused"_s)}),
                      sceneWith(u"two"_s, true, {circleNode(u"b"_s, u"a"_s)}),
                      sceneWith(u"three"_s, false, {circleNode(u"a"_s)})};
    return lecture;
}

timeline::ClipPtr clipOn(const QString &target, const QString &type)
{
    timeline::Clip clip;
    clip.type = type;
    clip.target = target;
    clip.start = Time::fromSeconds(1);
    return std::make_shared<const timeline::Clip>(std::move(clip));
}

/// A chain whose first scene moves a block, with keyframes too, and lets another one leave.
Lecture chainWithPast()
{
    Lecture lecture = chain();
    auto first = std::make_shared<lecture::Scene>(*lecture.scenes[0]);
    graph::Node moving = *first->nodes[0];
    moving.properties = {{u"radius"_s,
                          QJsonObject{{u"keys"_s,
                                       QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, 1}},
                                                  QJsonObject{{u"at"_s, 2}, {u"value"_s, 3}}}}}}};
    first->nodes[0] = std::make_shared<const graph::Node>(std::move(moving));
    first->actors = {u"a"_s, u"unused"_s};
    first->duration = Time::fromSeconds(5);
    first->properties = {{u"background"_s, u"#101018"_s}};
    timeline::Track track;
    track.clips = {clipOn(u"a"_s, u"motion.shift"_s), clipOn(u"unused"_s, u"motion.fade-out"_s)};
    first->tracks = {std::make_shared<const timeline::Track>(std::move(track))};
    auto second = std::make_shared<lecture::Scene>(*lecture.scenes[1]);
    second->nodes = {circleNode(u"b"_s)};
    second->actors = {u"b"_s};
    lecture.scenes[0] = first;
    lecture.scenes[1] = second;
    return lecture;
}

QStringList continuing(const Lecture &lecture)
{
    QStringList ids;
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        if (scene->continues)
            ids.append(scene->id);
    }
    return ids;
}

QStringList orderOf(const Lecture &lecture)
{
    QStringList ids;
    for (const lecture::ScenePtr &scene : lecture.scenes)
        ids.append(scene->id);
    return ids;
}

} // namespace

class EditorChainsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstSceneContinuesNothing()
    {
        QVERIFY(!withSceneContinued(chain(), u"one"_s, true));
        QVERIFY(!withSceneContinued(chain(), u"nobody"_s, true));
    }

    void blocksThatWouldHaveOneIdGetOthers()
    {
        const auto with = withSceneContinued(chain(), u"three"_s, true);
        QVERIFY(with.has_value());
        QCOMPARE(continuing(*with), (QStringList{u"two"_s, u"three"_s}));
        QSet<QString> ids;
        for (const lecture::ScenePtr &scene : with->scenes) {
            for (const graph::NodePtr &node : scene->nodes) {
                QVERIFY2(!ids.contains(node->id), qPrintable(node->id));
                ids.insert(node->id);
            }
        }
        QCOMPARE(with->scenes[1]->nodes.front()->id, u"b"_s); // what was there first keeps its ids
    }

    void aSceneBetweenTwoOfAChainContinuesToo()
    {
        const auto between = withNewScene(chain(), u"one"_s);
        QVERIFY(between.has_value());
        QCOMPARE(continuing(between->lecture), (QStringList{between->scene, u"two"_s}));
        const auto behind = withNewScene(chain(), u"two"_s);
        QCOMPARE(continuing(behind->lecture), QStringList{u"two"_s});
        const auto last = withContinuingScene(chain(), u"three"_s);
        QCOMPARE(continuing(last->lecture), (QStringList{u"two"_s, last->scene}));
        QCOMPARE(last->lecture.scenes.back()->id, last->scene);
    }

    void aCopyOfTheFirstSceneDividesNoChain()
    {
        const auto with = withScenesDuplicated(chain(), {u"one"_s}, registry());
        QVERIFY(with.has_value());
        QCOMPARE(orderOf(with->lecture), (QStringList{u"one"_s, u"two"_s, with->scenes.first(), u"three"_s}));
        QVERIFY(lostBlocks(chain(), with->lecture).empty());
    }

    void aSceneThatContinuesStandsAloneAsItWas()
    {
        const auto alone = standaloneScenes(chainWithPast(), {u"two"_s}, registry());
        QCOMPARE(alone.size(), std::size_t(1));
        const lecture::Scene &scene = *alone.front();
        QVERIFY(!scene.continues);
        QCOMPARE(scene.actors, (std::vector<QString>{u"a"_s, u"b"_s})); // what had left stays away
        QCOMPARE(scene.nodes.size(), std::size_t(2));
        QCOMPARE(scene.nodes[0]->properties.value(u"radius"_s), QJsonValue(3)); // as it stood at last
        QCOMPARE(scene.properties.value(u"background"_s), QJsonValue(u"#101018"_s));
        QCOMPARE(scene.tracks.size(), std::size_t(1));
        const timeline::Clip &past = *scene.tracks[0]->clips.at(0);
        QVERIFY(past.isGroup());
        QCOMPARE(past.clips.size(), std::size_t(1));
        QCOMPARE(past.clips[0]->target, u"a"_s);
        QCOMPARE(past.clips[0]->duration, std::optional(Time()));
    }

    void scenesThatContinueEachOtherStayTogether()
    {
        const auto both = standaloneScenes(chainWithPast(), {u"one"_s, u"two"_s}, registry());
        QCOMPARE(both.size(), std::size_t(2));
        QVERIFY(both[1]->continues);
        QVERIFY(both[1]->tracks.empty());
    }

    void aCopyOfASceneThatContinuesBeginsOnItsOwn()
    {
        const Lecture lecture = chainWithPast();
        const auto with = withScenesDuplicated(lecture, {u"two"_s}, registry());
        QVERIFY(with.has_value());
        QCOMPARE(orderOf(with->lecture), (QStringList{u"one"_s, u"two"_s, with->scenes.first(), u"three"_s}));
        QCOMPARE(continuing(with->lecture), QStringList{u"two"_s});
        QVERIFY(lostBlocks(lecture, with->lecture).empty());
        QCOMPARE(actorsOnStage(with->lecture, with->scenes.first()), (std::vector<QString>{u"a"_s, u"b"_s}));
    }

    void copiesOfAChainContinueEachOther()
    {
        Lecture lecture = chainWithPast();
        auto third = std::make_shared<lecture::Scene>(*lecture.scenes[2]);
        third->continues = true;
        third->nodes = {circleNode(u"c"_s, u"b"_s)};
        lecture.scenes[2] = third;
        const auto with = withScenesDuplicated(lecture, {u"two"_s, u"three"_s}, registry());
        QVERIFY(with.has_value());
        QCOMPARE(continuing(with->lecture), (QStringList{u"two"_s, u"three"_s, with->scenes.last()}));
        QVERIFY(lecture::visibleNode(with->lecture, with->scenes.last(), u"b"_s).has_value());
        QVERIFY(lecture::visibleNode(with->lecture, with->scenes.last(), u"c"_s).has_value());
    }

    void whatASceneWouldLoseIsKnown()
    {
        const auto removed = withoutScenes(chain(), {u"one"_s});
        QVERIFY(removed.has_value());
        QVERIFY(continuing(*removed).isEmpty()); // not the scene that happens to be before it now
        const std::vector<LostBlock> lost = lostBlocks(chain(), *removed);
        QCOMPARE(lost.size(), std::size_t(1));
        QCOMPARE(lost[0].scene, u"two"_s);
        QCOMPARE(lost[0].home, u"one"_s);
        QCOMPARE(lost[0].node, u"a"_s);

        const auto moved = withScenesMoved(chain(), {u"two"_s}, 3);
        QVERIFY(continuing(*moved).isEmpty());
        QCOMPARE(lostBlocks(chain(), *moved).size(), std::size_t(1));
        QVERIFY(lostBlocks(chain(), *withoutScenes(chain(), {u"three"_s})).empty());
        QVERIFY(lostBlocks(chain(), *withoutScenes(chain(), {u"two"_s})).empty());
    }

    void chainsMoveAsAWhole()
    {
        const auto moved = withScenesMoved(chain(), {u"one"_s, u"two"_s}, 3);
        QCOMPARE(orderOf(*moved), (QStringList{u"three"_s, u"one"_s, u"two"_s}));
        QCOMPARE(continuing(*moved), QStringList{u"two"_s});
        QVERIFY(lostBlocks(chain(), *moved).empty());
    }

    void theStageOfAChainIsThatOfAllItsScenes()
    {
        Lecture lecture = chain();
        auto first = std::make_shared<lecture::Scene>(*lecture.scenes[0]);
        first->actors = {u"a"_s, u"unused"_s};
        auto second = std::make_shared<lecture::Scene>(*lecture.scenes[1]);
        second->actors = {u"b"_s, u"a"_s};
        lecture.scenes[0] = first;
        lecture.scenes[1] = second;
        QCOMPARE(actorsOnStage(lecture, u"two"_s), (std::vector<QString>{u"a"_s, u"unused"_s, u"b"_s}));
        QVERIFY(isOnStageBefore(lecture, u"two"_s, u"a"_s));
        QVERIFY(!isOnStageBefore(lecture, u"two"_s, u"b"_s));
        QVERIFY(!isOnStageBefore(lecture, u"one"_s, u"a"_s));
        QCOMPARE(lostBlocks(lecture, *withoutScenes(lecture, {u"one"_s})).size(), std::size_t(2));
    }

    void aTransitionIsChanged()
    {
        const auto with = withTransition(chain(), u"three"_s, [](lecture::Transition &transition) {
            transition = newTransition(u"wipe"_s);
            transition.overlaps = true;
        });
        QVERIFY(with.has_value());
        QCOMPARE(with->scenes[2]->transition.kind, u"wipe"_s);
        QCOMPARE(with->scenes[2]->transition.duration, Time::fromSeconds(1));
        QVERIFY(newTransition(u"cut"_s).isCut());
    }
};

LECTOGRAPH_TEST_MAIN(EditorChainsTest)
#include "tst_editor_chains.moc"
