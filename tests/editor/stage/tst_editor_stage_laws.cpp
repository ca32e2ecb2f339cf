// SPDX-License-Identifier: GPL-3.0-or-later
#include "../pointsof.h"
#include "bench.h"

#include "editor/edits/new_block.h"
#include "editor/manipulation/manipulation.h"
#include "graph/placement.h"
#include "testmain.h"

#include <QUndoStack>

#include <algorithm>
#include <numbers>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using base::Vec3;

namespace {

constexpr double near = 0.004; // positions are written in thousandths

/// Something of each kind that other blocks take: two shapes, two vectors.
lecture::Lecture surroundings()
{
    lecture::Lecture lecture = withNodes(emptyLecture(u"en"_s),
                                         {{u"disc"_s, u"shapes.circle"_s, {{u"position"_s, QJsonArray{-3, 1}}}},
                                          {u"box"_s, u"shapes.rectangle"_s, {{u"position"_s, QJsonArray{3, -1}}}},
                                          {u"a"_s, u"space.vector"_s, {{u"to"_s, QJsonArray{2, 1, 0}}}},
                                          {u"b"_s, u"space.vector"_s, {{u"to"_s, QJsonArray{-1, 2, 1}}}}});
    return lecture;
}

/// A row for every block type that has a picture of its own.
void addTypes()
{
    QTest::addColumn<QString>("type");
    for (const auto &[id, type] : registry().nodes.types()) {
        if (type.placed)
            QTest::newRow(qPrintable(id)) << id;
    }
}

/// A block of a type among the others, as an author adds it, in two languages and without clips.
lecture::Lecture with(const QString &type)
{
    const auto added = withNewBlock(surroundings(), u"scene1"_s, {type, u"it"_s, {}}, {u"disc"_s}, registry());
    return added ? *added : surroundings();
}

base::Box boxIn(Bench &bench, const QString &node)
{
    const auto state = bench.session.preview.stateOf(node);
    return state ? state->bounds() : base::Box();
}

std::vector<Vec3> pointsIn(Bench &bench, const QString &node)
{
    const auto state = bench.session.preview.stateOf(node);
    return state ? pointsOf(*state) : std::vector<Vec3>();
}

bool isShifted(const base::Box &before, const base::Box &after, const Vec3 &by)
{
    return base::length(after.min - before.min - by) < near && base::length(after.max - before.max - by) < near;
}

bool hasKeyAt(Bench &bench, const QString &node, double seconds)
{
    const QJsonObject properties = bench.session.document.node(u"scene1"_s, node)->properties;
    return std::ranges::any_of(properties.keys(), [&](const QString &key) {
        const std::vector<Keyframe> keys = keyframesOf(properties.value(key));
        return keyAt(keys, Time::fromSeconds(seconds)) >= 0;
    });
}

struct Case
{
    double seconds = 0;
    bool isAutoKeying = false;
    QStringList selected;
};

/// Any two of time, auto-key and selection in all combinations.
std::vector<Case> cases()
{
    const QStringList alone{u"it"_s};
    const QStringList both{u"it"_s, u"box"_s};
    return {{0, false, alone}, {0, true, both}, {3, false, both}, {3, true, alone}};
}

QString wordsOf(const Case &one)
{
    return u"%1 s, %2, %3"_s.arg(one.seconds)
        .arg(one.isAutoKeying ? u"auto-key"_s : u"no auto-key"_s)
        .arg(one.selected.join(u" and "_s));
}

/// With auto-key there is a key where the playhead is, and without none.
void checkKeys(Bench &bench, const Case &one)
{
    const bool hasKey = hasKeyAt(bench, u"it"_s, one.seconds) || hasKeyAt(bench, u"box"_s, one.seconds);
    QVERIFY2(hasKey == one.isAutoKeying, qPrintable(wordsOf(one)));
}

} // namespace

class StageLawsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void whatIsMovedIsSeenElsewhereByThatMuch_data() { addTypes(); }
    void whatIsMovedIsSeenElsewhereByThatMuch()
    {
        QFETCH(QString, type);
        const lecture::Lecture lecture = with(type);
        const Vec3 by{0.75, -0.5, 0};
        Bench bench(lecture);
        for (const Case &one : cases()) {
            bench.session.document.open(lecture, {});
            bench.session.isAutoKeying = one.isAutoKeying;
            bench.session.selection.setNodes(one.selected);
            bench.session.playhead.setTime({});
            const base::Box atStart = boxIn(bench, u"it"_s);
            bench.session.playhead.setTime(Time::fromSeconds(one.seconds));
            const base::Box before = boxIn(bench, u"it"_s);
            if (before.isEmpty())
                return; // nothing to take hold of
            const std::vector<Vec3> points = pointsIn(bench, u"it"_s);
            const lecture::Files files = bench.files();
            QVERIFY2(Manipulation(bench.session, bench.overlay().cast(), one.selected).move(by),
                     qPrintable(wordsOf(one)));
            QVERIFY2(isShifted(before, boxIn(bench, u"it"_s), by), qPrintable(wordsOf(one)));
            QVERIFY2(areNear(mapped(points, base::Transform::translation(by)), pointsIn(bench, u"it"_s)),
                     qPrintable(wordsOf(one)));
            QCOMPARE(bench.steps(), 1);
            if (one.seconds > 0) {
                bench.session.playhead.setTime({});
                QVERIFY2(isShifted(atStart, boxIn(bench, u"it"_s), one.isAutoKeying ? Vec3{} : by),
                         qPrintable(wordsOf(one)));
            }
            checkKeys(bench, one);
            bench.session.document.history().undo();
            QCOMPARE(bench.files(), files);
        }
    }

    void whatIsTurnedIsSeenTurned_data() { addTypes(); }
    void whatIsTurnedIsSeenTurned()
    {
        QFETCH(QString, type);
        const lecture::Lecture lecture = with(type);
        Bench bench(lecture);
        for (const Case &one : cases()) {
            bench.session.document.open(lecture, {});
            bench.session.isAutoKeying = one.isAutoKeying;
            bench.session.selection.setNodes(one.selected);
            bench.session.playhead.setTime({});
            const std::vector<Vec3> atStart = pointsIn(bench, u"it"_s);
            bench.session.playhead.setTime(Time::fromSeconds(one.seconds));
            if (boxIn(bench, u"it"_s).isEmpty())
                return;
            const std::vector<Vec3> points = pointsIn(bench, u"it"_s);
            const lecture::Files files = bench.files();
            Manipulation turned(bench.session, bench.overlay().cast(), one.selected);
            const Vec3 centre = turned.box().at({});
            QVERIFY2(turned.turn(30), qPrintable(wordsOf(one)));
            const base::Transform by = base::about(centre, base::Transform::rotation(std::numbers::pi / 6));
            QVERIFY2(areNear(mapped(points, by), pointsIn(bench, u"it"_s)), qPrintable(wordsOf(one)));
            QCOMPARE(bench.steps(), 1);
            checkKeys(bench, one);
            if (one.seconds > 0) {
                bench.session.playhead.setTime({});
                const std::vector<Vec3> expected = one.isAutoKeying ? atStart : mapped(atStart, by);
                QVERIFY2(areNear(expected, pointsIn(bench, u"it"_s)), qPrintable(wordsOf(one)));
            }
            bench.session.document.history().undo();
            QCOMPARE(bench.files(), files);
        }
    }

    void whatIsSizedIsSeenInThatSize_data() { addTypes(); }
    void whatIsSizedIsSeenInThatSize()
    {
        QFETCH(QString, type);
        const lecture::Lecture lecture = with(type);
        Bench bench(lecture);
        for (const Case &one : cases()) {
            bench.session.document.open(lecture, {});
            bench.session.isAutoKeying = one.isAutoKeying;
            bench.session.selection.setNodes(one.selected);
            bench.session.playhead.setTime({});
            const base::Box atStart = boxIn(bench, u"it"_s);
            bench.session.playhead.setTime(Time::fromSeconds(one.seconds));
            if (boxIn(bench, u"it"_s).isEmpty())
                return;
            // What is drawn between points keeps the width of its lines and the size of its head.
            const auto ends = [&] {
                std::vector<Vec3> found;
                for (const StagePoint &point :
                     stagePointsOf(bench.session, *findActor(bench.overlay().cast(), u"it"_s))) {
                    if (point.item < 0)
                        found.push_back(point.at);
                }
                return found;
            };
            const std::vector<Vec3> points = ends();
            const base::Box before = boxIn(bench, u"it"_s);
            const lecture::Files files = bench.files();
            Manipulation sized(bench.session, bench.overlay().cast(), one.selected);
            const Vec3 corner = sized.box().at({1, 1, 0});
            const Vec3 anchor = sized.box().at({-1, -1, 0});
            QVERIFY2(sized.scale({1, 1, 0}, anchor + (corner - anchor) * 1.5, false), qPrintable(wordsOf(one)));
            const base::Transform by = base::about(anchor, base::Transform::scaling(1.5, 1.5, 1.5));
            if (const std::vector<Vec3> now = ends(); !now.empty()) {
                QVERIFY2(areNear(mapped(points, by), now), qPrintable(wordsOf(one)));
            } else { // as a picture: its points are linked, or it has none
                const base::Box after = boxIn(bench, u"it"_s);
                QVERIFY2(base::length(by.map(before.centre()) - after.centre()) < near, qPrintable(wordsOf(one)));
                QVERIFY2(std::abs(after.width() - 1.5 * before.width()) < near, qPrintable(wordsOf(one)));
            }
            QCOMPARE(bench.steps(), 1);
            checkKeys(bench, one);
            if (one.seconds > 0 && one.isAutoKeying) {
                bench.session.playhead.setTime({});
                QVERIFY2(isShifted(atStart, boxIn(bench, u"it"_s), {}), qPrintable(wordsOf(one)));
            }
            bench.session.document.history().undo();
            QCOMPARE(bench.files(), files);
        }
    }

    void whatDependsOnAMovedVectorFollows_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<bool>("isAutoKeying");
        QTest::newRow("at the beginning") << 0.0 << false;
        QTest::newRow("later") << 3.0 << false;
        QTest::newRow("with auto-key at the beginning") << 0.0 << true;
        QTest::newRow("with auto-key later") << 3.0 << true;
    }
    void whatDependsOnAMovedVectorFollows()
    {
        QFETCH(double, seconds);
        QFETCH(bool, isAutoKeying);
        lecture::Lecture lecture = surroundings();
        for (const QString &type : {u"space.sum"_s, u"space.angle"_s, u"space.vector"_s})
            lecture = *withNewBlock(lecture, u"scene1"_s, {type, type.section(u'.', 1), {}}, {u"a"_s, u"b"_s},
                                    registry());
        lecture = *lecture::withNodeProperty(lecture, u"scene1"_s, u"vector"_s, u"from"_s,
                                             QJsonObject{{u"link"_s, u"a.tip"_s}});
        Bench bench(lecture);
        bench.session.isAutoKeying = isAutoKeying;
        bench.session.playhead.setTime(Time::fromSeconds(seconds));
        bench.session.selection.setNodes({u"a"_s});
        const auto output = [&](const QString &node, std::size_t port) {
            return bench.session.preview.outputsOf(node)->at(port);
        };
        const auto vectorOf = [&](const QString &node, std::size_t port = 1) {
            return std::get<Vec3>(output(node, port));
        };
        const Vec3 sum = vectorOf(u"sum"_s);
        const graph::Value degrees = output(u"angle"_s, 1);
        const base::Box hanging = boxIn(bench, u"vector"_s);
        // The whole: another tail, the same vector, so also the same sum and the same angle.
        Manipulation(bench.session, bench.overlay().cast(), {u"a"_s}).move({0.5, 0, 0});
        QCOMPARE(vectorOf(u"a"_s), (Vec3{2, 1, 0}));
        QCOMPARE(vectorOf(u"a"_s, 2), (Vec3{3, 1, 0}));
        QCOMPARE(vectorOf(u"sum"_s), sum);
        QCOMPARE(output(u"angle"_s, 1), degrees);
        QVERIFY(isShifted(hanging, boxIn(bench, u"vector"_s), {0.5, 0, 0}));
        // The tip: another vector from the same tail.
        const auto points = stagePointsOf(bench.session, *findActor(bench.overlay().cast(), u"a"_s));
        QCOMPARE(points.size(), 2U);
        Manipulation(bench.session, bench.overlay().cast(), {u"a"_s}).movePoint(points.back(), {0.5, 0, 0});
        QCOMPARE(vectorOf(u"a"_s), (Vec3{3, 1, 0}));
        QVERIFY(base::length(vectorOf(u"sum"_s) - sum - Vec3{1, 0, 0}) < 1e-9);
        // The tail: the tip stays where it is.
        Manipulation(bench.session, bench.overlay().cast(), {u"a"_s}).movePoint(points.front(), {0.5, 0, 0});
        QCOMPARE(vectorOf(u"a"_s), (Vec3{2, 1, 0}));
        QCOMPARE(vectorOf(u"a"_s, 2), (Vec3{4, 1, 0}));
        bench.session.playhead.setTime({});
        QCOMPARE(vectorOf(u"a"_s, 2), seconds > 0 && isAutoKeying ? (Vec3{2, 1, 0}) : (Vec3{4, 1, 0}));
    }

    void vectorsTurnedTogetherTakeTheirSumAndAngleAlong()
    {
        lecture::Lecture lecture = surroundings();
        for (const QString &type : {u"space.sum"_s, u"space.angle"_s})
            lecture = *withNewBlock(lecture, u"scene1"_s, {type, type.section(u'.', 1), {}}, {u"a"_s, u"b"_s},
                                    registry());
        Bench bench(lecture);
        const QStringList all{u"a"_s, u"b"_s, u"sum"_s, u"angle"_s};
        bench.session.selection.setNodes(all);
        std::vector<std::vector<Vec3>> before;
        for (const QString &node : all)
            before.push_back(pointsIn(bench, node));
        Manipulation turned(bench.session, bench.overlay().cast(), all);
        const Vec3 centre = turned.box().at({});
        QVERIFY(turned.turn(30));
        const base::Transform by = base::about(centre, base::Transform::rotation(std::numbers::pi / 6));
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY2(areNear(mapped(before[i], by), pointsIn(bench, all.at(static_cast<qsizetype>(i)))),
                     qPrintable(all.at(static_cast<qsizetype>(i))));
        QVERIFY(bench.written(u"sum"_s, u"turn"_s).isUndefined());
        QCOMPARE(bench.steps(), 1);
    }

    void vectorsMovedWithTheirAxesKeepTheirNumbers()
    {
        lecture::Lecture lecture = *withNewBlock(surroundings(), u"scene1"_s, {u"space.axes"_s, u"axes"_s, {}}, {},
                                                 registry());
        Bench bench(lecture);
        const base::Box before = boxIn(bench, u"a"_s);
        Manipulation(bench.session, bench.overlay().cast(), {u"axes"_s, u"a"_s}).move({1, 0, 0});
        QVERIFY(isShifted(before, boxIn(bench, u"a"_s), {1, 0, 0}));
        QVERIFY(bench.written(u"a"_s, u"from"_s).isUndefined());
    }

    void whatAStyleSaysIsMovedFromThere()
    {
        lecture::Lecture lecture = surroundings();
        lecture.look.styles.insert(u"corner"_s, QJsonObject{{u"position"_s, QJsonArray{4, 2}}});
        graph::Node dot{u"dot"_s, u"shapes.dot"_s};
        dot.style = u"corner"_s;
        lecture = *lecture::withNodes(lecture, u"scene1"_s, {dot});
        lecture = *lecture::withActors(lecture, u"scene1"_s, {u"disc"_s, u"box"_s, u"a"_s, u"b"_s, u"dot"_s});
        Bench bench(lecture);
        Manipulation(bench.session, bench.overlay().cast(), {u"dot"_s}).move({-1, 0, 0});
        QCOMPARE(bench.position(u"dot"_s), QPointF(3, 2));
    }

    void whatIsDraggedOnTheStageFollowsThePointer_data() { addTypes(); }
    void whatIsDraggedOnTheStageFollowsThePointer()
    {
        QFETCH(QString, type);
        Bench bench(with(type));
        bench.session.selection.setNodes({u"it"_s});
        bench.session.playhead.setTime({});
        const Actor *actor = findActor(bench.overlay().cast(), u"it"_s);
        if (!actor || !actor->isSeen)
            return;
        // A place of the block that no other covers and where no handle is.
        QPoint grip;
        const QRect around = bench.overlay().rectOf(u"it"_s).toRect() & bench.overlay().rect();
        for (int x = around.left(); x <= around.right() && grip.isNull(); x += 2) {
            for (int y = around.top(); y <= around.bottom() && grip.isNull(); y += 2) {
                if (bench.overlay().nodeUnder(QPoint(x, y)) == u"it"_s
                    && !bench.overlay().handles().under(QPoint(x, y)))
                    grip = {x, y};
            }
        }
        if (grip.isNull())
            return; // it lies behind others everywhere
        const base::Box before = boxIn(bench, u"it"_s);
        const QPoint by(60, -30);
        bench.drag(grip, grip + by);
        QVERIFY(
            isShifted(before, boxIn(bench, u"it"_s), Vec3{double(by.x()), -double(by.y()), 0} * (1 / bench.unit())));
        QCOMPARE(bench.selected(), QStringList{u"it"_s});
        QCOMPARE(bench.steps(), 1);
    }
};

LECTOGRAPH_TEST_MAIN(StageLawsTest)
#include "tst_editor_stage_laws.moc"
