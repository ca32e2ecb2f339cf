// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/chain_edits.h"
#include "lecture/visible.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::editor;
using base::Time;

namespace {

graph::NodePtr nodeOf(const QString &id, const QString &linked = {})
{
    graph::Node node;
    node.id = id;
    node.type = u"shapes.circle"_s;
    if (!linked.isEmpty())
        node.properties = {{u"radius"_s, QJsonObject{{u"link"_s, linked}}}};
    return std::make_shared<const graph::Node>(std::move(node));
}

lecture::ScenePtr sceneOf(const QString &id, bool continues, std::vector<graph::NodePtr> nodes)
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
    lecture.scenes = {sceneOf(u"one"_s, false, {nodeOf(u"a"_s), nodeOf(u"unused"_s)}),
                      sceneOf(u"two"_s, true, {nodeOf(u"b"_s, u"a"_s)}), sceneOf(u"three"_s, false, {nodeOf(u"a"_s)})};
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
        const auto with = withScenesDuplicated(chain(), {u"one"_s});
        QVERIFY(with.has_value());
        QCOMPARE(orderOf(with->lecture), (QStringList{u"one"_s, u"two"_s, with->scenes.first(), u"three"_s}));
        QVERIFY(lostBlocks(chain(), with->lecture).empty());
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
