// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/blocks.h"
#include "editor/edits/connecting.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
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

/// Two boxes side by side, and a line above them.
Lecture boxesAndLine()
{
    Lecture lecture = emptyLecture(u"en"_s);
    const auto add = [&](const QString &id, const QString &type, const QJsonObject &properties) {
        lecture = *withBlock(lecture, sceneId, {type, id, properties}, registry());
    };
    add(u"left"_s, u"shapes.box"_s, {{u"width"_s, 2}, {u"position"_s, QJsonArray{-4, 0}}});
    add(u"right"_s, u"shapes.box"_s, {{u"width"_s, 2}, {u"position"_s, QJsonArray{4, 0}}});
    add(u"line"_s, u"shapes.line"_s, {{u"from"_s, QJsonArray{-1, 2}}, {u"to"_s, QJsonArray{1, 2}}});
    return lecture;
}

graph::Ends endsIn(const Lecture &lecture, const QString &line, Time at = {})
{
    picture::Show show(lecture, registry(), lecture.language);
    const graph::Node &node = *nodeOf(sceneOf(lecture, sceneId), line);
    const graph::NodeType &type = *registry().nodes.find(node.type);
    return endsOf(*show.scoreAt(at), type.properties, node, {}, at).value_or(graph::Ends());
}

bool isAt(const base::Vec3 &point, double x, double y)
{
    return std::abs(point.x - x) < 1e-6 && std::abs(point.y - y) < 1e-6;
}

} // namespace

class ConnectingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConnectorMeetsTheEdgesOfBothBlocks()
    {
        const Lecture facing = *withConnector(boxesAndLine(), sceneId, u"c"_s, {u"left"_s}, {u"right"_s}, registry());
        QVERIFY(isAt(endsIn(facing, u"c"_s).from, -3, 0));
        QVERIFY(isAt(endsIn(facing, u"c"_s).to, 3, 0));
        QCOMPARE(sceneOf(facing, sceneId)->actors.back(), u"c"_s); // in front

        const Lecture edges = *withConnector(boxesAndLine(), sceneId, u"c"_s, {u"left"_s, u"up"_s},
                                             {.point = {1, 2.5, 0}}, registry());
        QVERIFY(isAt(endsIn(edges, u"c"_s).from, -4, 0.5));
        QVERIFY(isAt(endsIn(edges, u"c"_s).to, 1, 2.5));
    }

    void aConnectorFollowsTheClipsOfItsBlocks()
    {
        const Lecture connected = *withConnector(boxesAndLine(), sceneId, u"c"_s, {u"left"_s}, {u"right"_s},
                                                 registry());
        const NewClip move{u"motion.shift"_s, u"right"_s, Time::fromSeconds(1)};
        Lecture moved = withNewClip(connected, sceneId, move, registry()).value().lecture;
        moved = *lecture::withClipProperty(moved, sceneId, {0, {0}}, u"by"_s, QJsonArray{0, 3});
        QVERIFY(isAt(endsIn(moved, u"c"_s).to, 3, 0));
        QVERIFY(isAt(endsIn(moved, u"c"_s, Time::fromSeconds(4)).to, 3, 3));
        // Where a block will enter, the connector waits for it.
        const NewClip enter{u"motion.fade-in"_s, u"right"_s, Time::fromSeconds(2)};
        const Lecture entering = withNewClip(connected, sceneId, enter, registry()).value().lecture;
        QVERIFY(isAt(endsIn(entering, u"c"_s).to, 3, 0));
    }

    void blocksAreConnectedInTheOrderOfSelectionWithoutTheLinesAmongThem()
    {
        const Lecture three = *withBlock(
            boxesAndLine(), sceneId, {u"shapes.circle"_s, u"top"_s, {{u"position"_s, QJsonArray{0, 3}}}}, registry());
        const auto chain = withConnected(three, sceneId, {u"right"_s, u"line"_s, u"left"_s, u"top"_s}, registry());
        QVERIFY(chain);
        QCOMPARE(chain->connectors.size(), 2);
        const auto linkOf = [&](qsizetype index, const QString &key) {
            return written(chain->lecture, chain->connectors.at(index), key)[u"link"_s].toString();
        };
        QCOMPARE(linkOf(0, u"fromShape"_s), u"right"_s);
        QCOMPARE(linkOf(0, u"toShape"_s), u"left"_s);
        QCOMPARE(linkOf(1, u"fromShape"_s), u"left"_s);
        QCOMPARE(linkOf(1, u"toShape"_s), u"top"_s);
        const auto alone = withConnected(three, sceneId, {u"right"_s, u"line"_s}, registry());
        QVERIFY(!alone);
        QVERIFY(!alone.error().remedy.isEmpty());
    }

    void aNewConnectorLooksLikeTheLatestOne()
    {
        Lecture lecture = *withConnector(boxesAndLine(), sceneId, u"c"_s, {u"left"_s}, {u"right"_s}, registry());
        lecture = *withProperty(lecture, {sceneId, u"c"_s, {}, u"stroke"_s}, u"#ff0000"_s);
        lecture = *withProperty(lecture, {sceneId, u"c"_s, {}, u"label"_s}, u"yes"_s);
        lecture = *withConnector(lecture, sceneId, u"d"_s, {u"right"_s}, {u"left"_s}, registry());
        QCOMPARE(written(lecture, u"d"_s, u"stroke"_s), QJsonValue(u"#ff0000"_s));
        QVERIFY(written(lecture, u"d"_s, u"label"_s).isUndefined());
    }

    void anEndIsPutAtABlockAndFreedAgain()
    {
        const LineEnd atBlock{u"left"_s, u"right"_s};
        const Lecture glued = *withLineEnd(boxesAndLine(), sceneId, u"line"_s, u"to"_s, atBlock, {}, registry());
        QVERIFY(isAt(endsIn(glued, u"line"_s).to, -3, 0));
        QVERIFY(isAt(endsIn(glued, u"line"_s).from, -1, 2));
        const Lecture freed = *withLineEnd(glued, sceneId, u"line"_s, u"to"_s, {.point = {2, 1, 0}}, {}, registry());
        QVERIFY(written(freed, u"line"_s, u"toShape"_s).isUndefined());
        QVERIFY(written(freed, u"line"_s, u"toSide"_s).isUndefined());
        QVERIFY(isAt(endsIn(freed, u"line"_s).to, 2, 1));

        const QJsonObject keys{{u"keys"_s, QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, QJsonArray{0, 0}}}}}};
        const Lecture keyed = *withProperty(boxesAndLine(), {sceneId, u"line"_s, {}, u"to"_s}, keys);
        const Lecture later = *withLineEnd(keyed, sceneId, u"line"_s, u"to"_s, {.point = {2, 1, 0}},
                                           Time::fromSeconds(1), registry());
        QCOMPARE(written(later, u"line"_s, u"to"_s)[u"keys"_s].toArray().size(), 2);
    }

    void aLineThatWasMovedOffMeetsTheBlockAtWhichItIsPut()
    {
        const Lecture moved = *withProperty(boxesAndLine(), {sceneId, u"line"_s, {}, u"position"_s}, QJsonArray{0, 1});
        const LineEnd atBlock{u"left"_s, u"right"_s};
        const Lecture glued = *withLineEnd(moved, sceneId, u"line"_s, u"to"_s, atBlock, {}, registry());
        QVERIFY(written(glued, u"line"_s, u"position"_s).isUndefined());
        QVERIFY(isAt(endsIn(glued, u"line"_s).to, -3, 0));
        QVERIFY(isAt(endsIn(glued, u"line"_s).from, -1, 3)); // where it was
    }

    void anEndIsNotPutAtWhatDependsOnItsLine()
    {
        const QJsonObject around{{u"shape"_s, QJsonObject{{u"link"_s, u"line"_s}}}};
        const Lecture lecture = *withBlock(boxesAndLine(), sceneId, {u"shapes.surround"_s, u"frame"_s, around},
                                           registry());
        QVERIFY(!withLineEnd(lecture, sceneId, u"line"_s, u"to"_s, {u"frame"_s}, {}, registry()));
        QVERIFY(!withLineEnd(lecture, sceneId, u"line"_s, u"to"_s, {u"line"_s}, {}, registry()));
    }
};

LECTOGRAPH_TEST_MAIN(ConnectingTest)
#include "tst_editor_connecting.moc"
