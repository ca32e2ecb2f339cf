// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/blocks.h"
#include "editor/edits/definitions.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/properties.h"
#include "editor/edits/sharing.h"
#include "graph/node_order.h"
#include "lecture/edit.h"
#include "picture/show.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;

namespace {

const QString first = u"scene1"_s;
const QString second = u"scene2"_s;

lecture::ScenePtr emptyScene(const QString &id, bool continues = false)
{
    lecture::Scene scene;
    scene.id = id;
    scene.duration = Time::fromSeconds(2);
    scene.continues = continues;
    return std::make_shared<const lecture::Scene>(std::move(scene));
}

void addTo(Lecture &lecture, const QString &scene, const QString &id, const QString &type,
           const QJsonObject &properties)
{
    lecture = *withBlock(lecture, scene, {type, id, properties}, registry());
}

/// A circle whose radius is a number with keyframes and a text with an expression, on the stage of the first of two
/// scenes; the second has a block called "size", too.
Lecture sharableBlocks(bool isSecondAChapter = false)
{
    Lecture lecture = emptyLecture(u"en"_s);
    lecture.scenes = {emptyScene(first), emptyScene(second, isSecondAChapter)};
    const QJsonObject keys{
        {u"keys"_s,
         QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, 1}}, QJsonObject{{u"at"_s, 1}, {u"value"_s, 2}}}}};
    addTo(lecture, first, u"size"_s, u"values.number"_s, {{u"value"_s, keys}});
    addTo(lecture, first, u"disc"_s, u"shapes.circle"_s, {{u"radius"_s, link(u"size"_s)}});
    addTo(lecture, first, u"half"_s, u"shapes.circle"_s,
          {{u"radius"_s, QJsonObject{{u"expression"_s, u"size / 2"_s}}}, {u"position"_s, QJsonArray{3, 0}}});
    if (!isSecondAChapter)
        addTo(lecture, second, u"size"_s, u"values.number"_s, {{u"value"_s, 3}});
    addTo(lecture, second, u"dot"_s, u"shapes.circle"_s, {{u"radius"_s, 0.5}});
    return withNewClip(lecture, first, {u"motion.fade-in"_s, u"disc"_s, {}}, registry())->lecture;
}

/// Of every scene, twice a second.
QList<quint64> picturesOf(const Lecture &lecture)
{
    QList<quint64> pictures;
    picture::Show show(lecture, registry());
    for (Time time; time < show.duration(); time = time + Time::fromSeconds(0.5))
        pictures.append(show.at(time).hash);
    return pictures;
}

std::size_t itemsAt(const Lecture &lecture, Time time)
{
    return picture::Show(lecture, registry()).at(time).items.size();
}

QStringList idsOf(const std::vector<graph::NodePtr> &nodes)
{
    QStringList ids;
    for (const graph::NodePtr &node : nodes)
        ids.append(node->id);
    return ids;
}

SharedNodes shared(const Lecture &lecture, const QString &scene, const QStringList &nodes)
{
    return *withNodesShared(lecture, scene, nodes, registry().animations);
}

} // namespace

class SharingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharingMovesWhatANodeIsMadeOfAndChangesNoPicture()
    {
        const Lecture lecture = sharableBlocks();
        QCOMPARE(sharedTogether(lecture, first, {u"disc"_s}), (QStringList{u"disc"_s, u"size"_s}));
        const SharedNodes result = shared(lecture, first, {u"disc"_s});
        QCOMPARE(result.count, 2);
        QCOMPARE(picturesOf(result.lecture), picturesOf(lecture));
        QCOMPARE(result.lecture.nodes.size(), 2u);
        QCOMPARE(idsOf(result.lecture.scenes[0]->nodes), QStringList(u"half"_s));
        QCOMPARE(result.lecture.scenes[0]->actors, lecture.scenes[0]->actors);
    }

    void anIdThatAnotherSceneHasIsReplacedInLinksAndExpressions()
    {
        const SharedNodes result = shared(sharableBlocks(), first, {u"size"_s});
        QCOMPARE(result.nodes, QStringList(u"size2"_s));
        const lecture::Scene &scene = *sceneOf(result.lecture, first);
        QCOMPARE(nodeOf(scene, u"disc"_s)->properties.value(u"radius"_s), QJsonValue(link(u"size2"_s)));
        QCOMPARE(nodeOf(scene, u"half"_s)->properties.value(u"radius"_s)[u"expression"_s].toString(), u"size2 / 2"_s);
        QCOMPARE(picturesOf(result.lecture), picturesOf(sharableBlocks()));
    }

    void keyframesOfALaterChapterStayWhereTheyAreOnTheStage()
    {
        Lecture lecture = sharableBlocks(true);
        lecture = *withKeyframe(lecture, {second, u"dot"_s, {}, u"radius"_s}, Time::fromSeconds(0.5), 0.5);
        lecture = *withKeyframe(lecture, {second, u"dot"_s, {}, u"radius"_s}, Time::fromSeconds(1.5), 2);
        const SharedNodes result = shared(lecture, second, {u"dot"_s, u"size"_s});
        QCOMPARE(picturesOf(result.lecture), picturesOf(lecture));
        QCOMPARE(keyframesOf(writtenAt(result.lecture, {second, u"dot"_s, {}, u"radius"_s})).front().seconds, 2.5);
    }

    void aSharedNodeIsUsedInEveryScene()
    {
        Lecture lecture = shared(sharableBlocks(), first, {u"size"_s}).lecture;
        lecture = *withProperty(lecture, {second, u"dot"_s, {}, u"radius"_s}, link(u"size2"_s));
        QCOMPARE(scenesUsing(lecture, u"size2"_s), (QStringList{first, second}));
        const QList<quint64> before = picturesOf(lecture);
        const Lecture changed = *withProperty(lecture, {second, u"size2"_s, {}, u"value"_s}, 5);
        const QList<quint64> after = picturesOf(changed);
        QVERIFY(after.first() != before.first() && after.last() != before.last());
    }

    void keepingGivesOtherScenesCopiesAndChangesNoPicture()
    {
        Lecture lecture = shared(sharableBlocks(), first, {u"disc"_s}).lecture;
        const QString size = u"size2"_s;
        lecture = *withProperty(lecture, {second, u"dot"_s, {}, u"radius"_s}, link(size));
        const KeptNodes kept = *withNodesKept(lecture, first, {size});
        QCOMPARE(kept.count, 2); // the circle links to it
        QCOMPARE(kept.copied, QStringList(second));
        QVERIFY(kept.lecture.nodes.empty());
        QCOMPARE(picturesOf(kept.lecture), picturesOf(lecture));
        QVERIFY(nodeOf(*kept.lecture.scenes[1], size));
        QVERIFY(!nodeOf(*kept.lecture.scenes[1], u"disc"_s));
    }

    void sharingAndKeepingGoBackAndForth()
    {
        for (const bool isChapter : {false, true}) {
            const Lecture lecture = sharableBlocks(isChapter);
            const QString scene = isChapter ? second : first;
            const SharedNodes there = shared(lecture, scene, {u"half"_s, u"disc"_s});
            const KeptNodes back = *withNodesKept(there.lecture, scene, there.nodes);
            QVERIFY(back.lecture.nodes.size() <= 1);
            QCOMPARE(picturesOf(back.lecture), picturesOf(lecture));
        }
    }

    void parametersFollow()
    {
        Lecture lecture = sharableBlocks();
        lecture.parameters = {{.id = u"a"_s, .scene = first, .node = u"size"_s, .property = u"value"_s}};
        const Lecture with = shared(lecture, first, {u"size"_s}).lecture;
        QCOMPARE(with.parameters[0].node, u"size2"_s);
        QVERIFY(with.parameters[0].scene.isEmpty());
        const KeptNodes kept = *withNodesKept(with, first, {u"size2"_s});
        QCOMPARE(kept.lecture.parameters[0].scene, first);
    }

    void sharedBlocksBecomeAnInstanceThatAllScenesShare()
    {
        const SharedNodes all = shared(sharableBlocks(), first, {u"disc"_s, u"half"_s});
        Lecture lecture = all.lecture;
        QStringList nodes = all.nodes;
        for (const graph::NodePtr &node : lecture.nodes) {
            if (!nodes.contains(node->id))
                nodes.append(node->id);
        }
        addTo(lecture, second, u"wide"_s, u"shapes.circle"_s,
              {{u"radius"_s, QJsonObject{{u"expression"_s, nodes.last() + u" * 2"_s}}}});
        const auto made = withMadeDefinition(lecture, first, {.name = u"Discs"_s, .nodes = nodes}, registry());
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
        QCOMPARE(idsOf(made->lecture.nodes), QStringList(made->instance));
        QCOMPARE(made->lecture.scenes[0]->actors, std::vector<QString>{made->instance});
        QCOMPARE(made->lecture.scenes[1]->actors, lecture.scenes[1]->actors);
        QCOMPARE(itemsAt(made->lecture, Time::fromSeconds(1)), itemsAt(lecture, Time::fromSeconds(1)));
        const auto radius = [](const Lecture &in) {
            picture::Show show(in, registry());
            return show.at(Time::fromSeconds(3)).items.back().path.bounds().width();
        };
        QCOMPARE(radius(made->lecture), radius(lecture));
    }

    void blocksOfAnEarlierChapterBecomeAnInstanceThere()
    {
        Lecture lecture = sharableBlocks(true);
        lecture = withNewClip(lecture, second, {u"motion.fade-out"_s, u"half"_s, {}}, registry())->lecture;
        const auto made = withMadeDefinition(
            lecture, second, {.name = u"Disc"_s, .nodes = {u"size"_s, u"disc"_s, u"half"_s}}, registry());
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
        QCOMPARE(idsOf(made->lecture.scenes[0]->nodes), QStringList(made->instance));
        QCOMPARE(made->lecture.scenes[1]->tracks.back()->clips.back()->target, made->instance + u"/half"_s);
        for (const double seconds : {0.5, 1.5, 2.5, 3.5})
            QCOMPARE(itemsAt(made->lecture, Time::fromSeconds(seconds)), itemsAt(lecture, Time::fromSeconds(seconds)));
    }

    void blocksOfSeveralScenesBecomeNoBlock()
    {
        const Lecture lecture = sharableBlocks(true);
        const auto several = canBeDefinition(lecture, second, {u"disc"_s, u"dot"_s}, registry());
        QVERIFY(!several);
        QVERIFY(!several.error().remedy.isEmpty());
        // A block of the first scene that only the second has on its stage cannot stay where it is.
        Lecture later = lecture;
        addTo(later, first, u"late"_s, u"shapes.circle"_s, {});
        later = *lecture::withActors(later, first, {u"disc"_s, u"half"_s});
        later = *lecture::withActors(later, second, {u"late"_s, u"dot"_s});
        QVERIFY(!canBeDefinition(later, first, {u"disc"_s, u"late"_s}, registry()));
        QVERIFY(canBeDefinition(later, first, {u"disc"_s, u"half"_s}, registry()));
    }

    void theMasterDrawsOverEveryScene()
    {
        const Lecture lecture = sharableBlocks();
        const SharedNodes on = *withMaster(lecture, second, {u"dot"_s}, true, registry().animations);
        QVERIFY(isInMaster(on.lecture, u"dot"_s));
        QVERIFY(on.lecture.scenes[1]->actors.empty());
        QCOMPARE(itemsAt(on.lecture, {}), itemsAt(lecture, {}) + 1);
        QCOMPARE(itemsAt(on.lecture, Time::fromSeconds(3)), itemsAt(lecture, Time::fromSeconds(3)));
        const SharedNodes off = *withMaster(on.lecture, second, {u"dot"_s}, false, registry().animations);
        QVERIFY(off.lecture.master.empty());
        QCOMPARE(picturesOf(off.lecture), picturesOf(lecture));
    }

    void newIdsDifferFromAllThatAreSeenTogether()
    {
        Lecture lecture = sharableBlocks(true);
        QCOMPARE(freeNodeId(lecture, first, u"test.dot"_s), u"dot2"_s); // the chapter behind it has one
        QCOMPARE(freeNodeId(lecture, second, u"test.disc"_s), u"disc2"_s);
        lecture = shared(lecture, first, {u"disc"_s}).lecture;
        lecture.scenes.push_back(emptyScene(u"scene3"_s));
        QCOMPARE(freeNodeId(lecture, u"scene3"_s, u"test.disc"_s), u"disc2"_s);
        QCOMPARE(freeNodeId(lecture, u"scene3"_s, u"test.half"_s), u"half"_s);
    }

    void whatCannotBeDoneSaysWhy()
    {
        const Lecture lecture = shared(sharableBlocks(), first, {u"disc"_s}).lecture;
        for (const QString &what : {withNodesShared(lecture, first, {u"disc"_s}, registry().animations).error().remedy,
                                    withNodesKept(lecture, first, {u"half"_s}).error().remedy})
            QVERIFY(!what.isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(SharingTest)
#include "tst_editor_sharing.moc"
