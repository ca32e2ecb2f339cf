// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/visible.h"

#include "graph/node_order.h"
#include "lecture/check.h"
#include "lecture/edit.h"
#include "lecture/files.h"
#include "testmain.h"
#include "vocabulary.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

namespace {

graph::NodePtr nodeWith(const QString &id, const QString &type = u"test.circle"_s, const QJsonObject &properties = {})
{
    return std::make_shared<const graph::Node>(graph::Node{.id = id, .type = type, .properties = properties});
}

ScenePtr scene(const QString &id, std::vector<graph::NodePtr> nodes, bool continues = false)
{
    Scene made;
    made.id = id;
    made.duration = base::Time::fromSeconds(2);
    made.nodes = std::move(nodes);
    made.continues = continues;
    return std::make_shared<const Scene>(std::move(made));
}

/// "sentence" and "size" are shared; "second" continues "first".
Lecture example()
{
    Lecture lecture;
    lecture.nodes = {nodeWith(u"sentence"_s, u"test.text"_s), nodeWith(u"size"_s, u"test.number"_s)};
    lecture.scenes = {scene(u"first"_s, {nodeWith(u"circle"_s)}), scene(u"second"_s, {nodeWith(u"disc"_s)}, true),
                      scene(u"third"_s, {nodeWith(u"dot"_s)})};
    return lecture;
}

QStringList idsIn(const Scene &visible)
{
    QStringList ids;
    for (const graph::NodePtr &one : visible.nodes)
        ids.append(one->id);
    return ids;
}

double radiusOf(const std::vector<graph::NodePtr> &nodes, const QString &id)
{
    return graph::nodeAt(nodes, id)->properties.value(u"radius"_s).toDouble();
}

QStringList failuresOf(const Lecture &lecture)
{
    QStringList failures;
    for (const graph::Problem &problem : check(lecture, vocabulary())) {
        if (problem.severity == graph::Severity::Failure)
            failures.append(problem.error.text());
    }
    return failures;
}

} // namespace

class TestLectureVisible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSceneSeesItsOwnInheritedAndSharedNodes()
    {
        const Lecture lecture = example();
        QCOMPARE(idsIn(*visibleScene(lecture, u"first"_s)), (QStringList{u"circle"_s, u"sentence"_s, u"size"_s}));
        QCOMPARE(idsIn(*visibleScene(lecture, u"second"_s)),
                 (QStringList{u"circle"_s, u"disc"_s, u"sentence"_s, u"size"_s}));
        QCOMPARE(idsIn(*visibleScene(lecture, u"third"_s)), (QStringList{u"dot"_s, u"sentence"_s, u"size"_s}));
        QVERIFY(!visibleScene(lecture, u"nowhere"_s));

        const auto inherited = visibleNode(lecture, u"second"_s, u"circle"_s);
        QVERIFY(inherited && inherited->home == Home::Inherited);
        QCOMPARE(inherited->scene, u"first"_s);
        QVERIFY(visibleNode(lecture, u"third"_s, u"sentence"_s)->home == Home::Shared);
        QVERIFY(!visibleNode(lecture, u"third"_s, u"circle"_s));
        QCOMPARE(foreignNodes(lecture, u"second"_s).size(), 3u);
        QCOMPARE(scenesSeeing(lecture, u"first"_s), (QStringList{u"first"_s, u"second"_s}));
    }

    void aSceneThatSeesNothingElseIsTheWrittenOne()
    {
        Lecture lecture = example();
        lecture.nodes.clear();
        QCOMPARE(visibleScene(lecture, u"third"_s).get(), lecture.scenes[2].get());
    }

    void aVisibleSceneStaysTheSameUntilSomethingInItChanges()
    {
        const Lecture lecture = example();
        const ScenePtr second = visibleScene(lecture, u"second"_s);
        QCOMPARE(visibleScene(lecture, u"second"_s), second);
        const Lecture elsewhere = *withNodeProperty(lecture, u"third"_s, u"dot"_s, u"radius"_s, 2);
        QCOMPARE(visibleScene(elsewhere, u"second"_s), second);
        const Lecture inside = *withNodeProperty(lecture, u"first"_s, u"circle"_s, u"radius"_s, 2);
        QVERIFY(visibleScene(inside, u"second"_s) != second);
        QCOMPARE(visibleScene(lecture, u"second"_s), second);
    }

    void anEditChangesANodeWhereItLives()
    {
        const Lecture lecture = example();
        const Lecture inherited = *withNodeProperty(lecture, u"second"_s, u"circle"_s, u"radius"_s, 3);
        QCOMPARE(radiusOf(inherited.scenes[0]->nodes, u"circle"_s), 3.0);
        QCOMPARE(inherited.scenes[1], lecture.scenes[1]);

        const Lecture shared = *withNodeProperty(lecture, u"third"_s, u"size"_s, u"radius"_s, 4);
        QCOMPARE(radiusOf(shared.nodes, u"size"_s), 4.0);
        QCOMPARE(shared.scenes, lecture.scenes);

        const Lecture all = *withSceneChanged(lecture, u"second"_s, [](Scene &changed) -> base::Result<void> {
            for (graph::NodePtr &one : changed.nodes) {
                graph::Node larger = *one;
                larger.properties.insert(u"radius"_s, 5);
                one = std::make_shared<const graph::Node>(std::move(larger));
            }
            return {};
        });
        QCOMPARE(radiusOf(all.nodes, u"sentence"_s), 5.0);
        QCOMPARE(radiusOf(all.nodes, u"size"_s), 5.0);
        QCOMPARE(radiusOf(all.scenes[0]->nodes, u"circle"_s), 5.0);
        QCOMPARE(radiusOf(all.scenes[1]->nodes, u"disc"_s), 5.0);
        QCOMPARE(all.scenes[1]->nodes.size(), 1u);
        QCOMPARE(all.scenes[2], lecture.scenes[2]);
    }

    void whatIsAddedBelongsToTheScene()
    {
        const Lecture more = *withNode(example(), u"second"_s, {.id = u"new"_s, .type = u"test.circle"_s});
        QCOMPARE(idsIn(*more.scenes[1]), (QStringList{u"disc"_s, u"new"_s}));
        QCOMPARE(more.nodes.size(), 2u);
    }

    void leavingANodeOutOfASceneKeepsItWhereItLives()
    {
        const Lecture lecture = example();
        Scene own = *lecture.scenes[1];
        own.duration = base::Time::fromSeconds(3);
        const Lecture changed = *withScene(lecture, own);
        QCOMPARE(changed.nodes, lecture.nodes);
        QCOMPARE(changed.scenes[0], lecture.scenes[0]);
    }

    void aRemovedNodeLeavesEveryStage()
    {
        Lecture lecture = *withActors(example(), u"first"_s, {u"circle"_s, u"sentence"_s});
        lecture = *withActors(lecture, u"third"_s, {u"sentence"_s});
        lecture.master = {u"sentence"_s};
        const Lecture without = *withoutNode(lecture, u"third"_s, u"sentence"_s);
        QCOMPARE(without.nodes.size(), 1u);
        QCOMPARE(without.scenes[0]->actors, std::vector{u"circle"_s});
        QVERIFY(without.scenes[2]->actors.empty() && without.master.empty());
        QCOMPARE(without.scenes[1], lecture.scenes[1]);
    }

    void aNodeOfAnEarlierChapterBeganEarlier()
    {
        const Lecture lecture = example();
        const timeline::Registry registry = vocabulary();
        const auto after = [&](const QString &in, const QString &id) {
            return beginAfter(lecture, *visibleNode(lecture, in, id), in, registry.animations);
        };
        QCOMPARE(after(u"second"_s, u"circle"_s), base::Time::fromSeconds(2));
        QCOMPARE(after(u"second"_s, u"sentence"_s), base::Time::fromSeconds(2));
        QCOMPARE(after(u"second"_s, u"disc"_s), base::Time());
        QCOMPARE(after(u"third"_s, u"sentence"_s), base::Time());
    }

    void equalIdsAreToldWithTheirRemedy()
    {
        Lecture lecture = example();
        QVERIFY(failuresOf(lecture).filter(u"same id"_s).isEmpty());
        lecture.nodes.push_back(nodeWith(u"zero"_s));
        lecture.scenes[2] = scene(u"third"_s, {nodeWith(u"zero"_s)});
        lecture.scenes[1] = scene(u"second"_s, {nodeWith(u"circle"_s)}, true);
        const QStringList failures = failuresOf(lecture).filter(u"same id"_s);
        QCOMPARE(failures.size(), 2);
        QVERIFY(failures.filter(u"scenes/third.json: nodes/zero"_s).size() == 1);
        QVERIFY(failures.filter(u"scene “first”"_s).size() == 1);
    }

    void aParameterMayPointToASharedNode()
    {
        Lecture lecture = example();
        lecture.parameters = {{.id = u"a"_s, .node = u"size"_s, .property = u"value"_s}};
        const auto warnings = [&] {
            QStringList found;
            for (const graph::Problem &problem : check(lecture, vocabulary())) {
                if (problem.error.place.contains(u"parameters"_s))
                    found.append(problem.error.what);
            }
            return found;
        };
        QCOMPARE(warnings(), QStringList());
        const auto read = toFiles(lecture).and_then([](const Files &files) { return fromFiles(files); });
        QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
        QVERIFY(read->parameters[0].scene.isEmpty());
        lecture.parameters[0].node = u"siz"_s;
        QCOMPARE(warnings().size(), 1);
    }

    void theMasterShowsSharedBlocksOnly()
    {
        Lecture lecture = example();
        lecture.master = {u"sentence"_s, u"circle"_s};
        QStringList found;
        for (const graph::Problem &problem : check(lecture, vocabulary())) {
            if (problem.error.place.contains(u"master"_s))
                found.append(problem.error.place);
        }
        QCOMPARE(found, QStringList(u"lecture.json: master/1"_s));
    }
};

LECTOGRAPH_TEST_MAIN(TestLectureVisible)
#include "tst_lecture_visible.moc"
