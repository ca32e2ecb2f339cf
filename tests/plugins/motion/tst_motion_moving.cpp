// SPDX-License-Identifier: GPL-3.0-or-later
#include "nearness.h"
#include "stage.h"
#include "testmain.h"

#include <QTest>

#include <numbers>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;

namespace {

const QByteArray squares = "{'it': {'type': 'shapes.square', 'position': [1, 0]},"
                           " 'other': {'type': 'shapes.square', 'size': 4, 'position': [5, 1]},"
                           " 'path': {'type': 'shapes.line', 'from': [0, 2], 'to': [4, 2]}}";
/// Squares of side 2 around (0, 0) and (4, 0).
const QByteArray pair = "{'it': {'type': 'layout.group', 'children': [{'link': 'a'}, {'link': 'b'}]},"
                        " 'a': {'type': 'shapes.square'}, 'b': {'type': 'shapes.square', 'position': [4, 0]}}";

} // namespace

class MotionMovingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shiftsGoByADistance()
    {
        Stage stage(squares, linearClip("shift", "{'by': [2, 4, 0]}"));
        QVERIFY(isNear(stage.centre(0.5), {2, 2, 0}));
        QVERIFY(isNear(stage.centre(1), {3, 4, 0}));
    }

    void arcsLeaveTheStraightWay()
    {
        // A semicircle from (1, 0) to (3, 0): one unit off at the middle, below for a positive angle.
        Stage stage(squares, linearClip("shift", "{'by': [2, 0, 0], 'arc': 180}"));
        QVERIFY(isNear(stage.centre(0.5), {2, -1, 0}));
        QVERIFY(isNear(stage.centre(1), {3, 0, 0}));
        Stage other(squares, linearClip("shift", "{'by': [2, 0, 0], 'arc': -180}"));
        QVERIFY(isNear(other.centre(0.5), {2, 1, 0}));
    }

    void movesGoToAPoint()
    {
        Stage stage(squares, linearClip("move-to", "{'to': [-3, 2, 0]}"));
        QVERIFY(isNear(stage.centre(1), {-3, 2, 0}));
        QVERIFY(isNear(stage.centre(0.5), {-1, 1, 0}));
    }

    void zoomsLeadAFrameToItsCentreAndHeightInItsDirection()
    {
        const QByteArray frame = "{'it': {'type': 'shapes.rectangle', 'width': 16, 'height': 9, 'turn': 90}}";
        Stage stage(frame, linearClip("zoom", "{'centre': [2, 1, 0], 'height': 3}"));
        const base::Transform end = stage.at(1)->placement;
        QVERIFY(isNear(end.map(Vec3{8, 4.5, 0}), {0.5, 1 + 16.0 / 6, 0}));
        QVERIFY(isNear(stage.at(0.5)->placement.map(Vec3{}), {1, 0.5, 0}));
        Stage whole(frame, linearClip("zoom", "{}"));
        QVERIFY(isNear(whole.at(1).bounds().width(), 8)); // the height of the lecture's frame
    }

    void movesGoOntoOrBesideAnother()
    {
        Stage onto(squares, linearClip("move-to", "{'beside': {'link': 'other'}}"));
        QVERIFY(isNear(onto.centre(1), {5, 1, 0}));
        Stage below(squares, linearClip("move-to", "{'beside': {'link': 'other'}, 'side': 'down', 'gap': 0.5}"));
        QVERIFY(isNear(below.centre(1), {5, -2.5, 0}));
        Stage lined(squares,
                    linearClip("move-to", "{'beside': {'link': 'other'}, 'side': 'right', 'gap': 0, 'align': 'up'}"));
        QVERIFY(isNear(lined.at(1).bounds().at({-1, 1, 0}), {7, 3, 0}));
        Stage offset(
            squares,
            linearClip("move-to", "{'beside': {'link': 'other'}, 'side': 'up', 'gap': 0, 'to': [0.5, 0.25, 0]}"));
        QVERIFY(isNear(offset.centre(1), {5.5, 4.25, 0}));
    }

    void partsMoveTogether()
    {
        Stage stage(pair,
                    "{'clips': [{'type': 'motion.move-to', 'target': 'it/0..1', 'properties': {'to': [0, 3, 0]}}]}");
        QVERIFY(isNear(stage.centre(1, u"a"_s), {-2, 3, 0}));
        QVERIFY(isNear(stage.centre(1, u"b"_s), {2, 3, 0}));
    }

    void sizesAreFactorsOrLengths()
    {
        Stage twice(squares, linearClip("scale", "{'factor': 2}"));
        QVERIFY(isNear(twice.at(1).bounds().width(), 4));
        QVERIFY(isNear(twice.at(0.5).bounds().width(), 3));
        QVERIFY(isNear(twice.centre(1), {1, 0, 0}));
        Stage wide(squares, linearClip("scale", "{'width': 6}"));
        QVERIFY(isNear(wide.at(1).bounds().height(), 6)); // keeps its aspect ratio
        Stage high(squares, linearClip("scale", "{'height': 1}"));
        QVERIFY(isNear(high.at(1).bounds().width(), 1));
        Stage both(squares, linearClip("scale", "{'width': 6, 'height': 1, 'stretch': true}"));
        QVERIFY(isNear(both.at(1).bounds().width(), 6));
        QVERIFY(isNear(both.at(1).bounds().height(), 1));
        Stage corner(squares, linearClip("scale", "{'factor': 2, 'about': 'down-left'}"));
        QVERIFY(isNear(corner.at(1).bounds().at({-1, -1, 0}), {0, -1, 0}));
    }

    /// Whether corners are still right angles, whatever its size and direction.
    static bool isSquare(const shape::Shape &shape)
    {
        const base::Transform &at = shape->placement;
        return isAbout(base::dot(at.x, at.y) / (base::length(at.x) * base::length(at.y)), 0);
    }

    void whatIsTurnedAndStretchedIsNotSheared_data()
    {
        QTest::addColumn<QByteArray>("turn");
        QTest::newRow("in the picture") << QByteArray("'angle': 90");
        QTest::newRow("the other way") << QByteArray("'angle': -90");
        QTest::newRow("not quite") << QByteArray("'angle': 30");
        QTest::newRow("in space") << QByteArray("'angle': 60, 'axis': [1, 2, 3]");
    }

    void whatIsTurnedAndStretchedIsNotSheared()
    {
        QFETCH(QByteArray, turn);
        const QByteArray nodes = "{'it': {'type': 'shapes.rectangle', 'width': 1, 'height': 4, 'position': [2, 1]}}";
        const QByteArray turning = "{'type': 'motion.turn', 'target': 'it', 'ease': 'linear', 'properties': {" + turn
            + "}}";
        const QByteArray stretching = "{'type': 'motion.scale', 'target': 'it', 'ease': 'linear', 'properties':"
                                      " {'width': 6, 'height': 0.5, 'stretch': true}}";
        for (const QByteArray &clips : {turning + ',' + stretching, stretching + ',' + turning}) {
            Stage stage(nodes, "{'clips': [" + clips + "]}");
            for (const double time : {0.0, 0.1, 0.5, 0.7, 1.0}) {
                QVERIFY(isSquare(stage.at(time)));
                QVERIFY(isAbout(base::length(stage.centre(time) - Vec3{2, 1, 0}), 0));
            }
        }
    }

    void whatIsTurnedByARightAngleAndStretchedHasTheSizeThatIsAskedFor()
    {
        Stage stage("{'it': {'type': 'shapes.rectangle', 'width': 1, 'height': 4, 'turn': 90}}",
                    linearClip("scale", "{'width': 6, 'height': 0.5, 'stretch': true}"));
        QVERIFY(isAbout(stage.at(1).bounds().width(), 6));
        QVERIFY(isAbout(stage.at(1).bounds().height(), 0.5));
        QVERIFY(isAbout(stage.at(0.5).bounds().width(), 5));
        Stage far("{'it': {'type': 'shapes.rectangle', 'width': 1, 'height': 4}}",
                  "{'clips': [{'type': 'motion.turn', 'target': 'it', 'properties': {'angle': 90}},"
                  " {'type': 'motion.scale', 'target': 'it', 'properties':"
                  " {'width': 6, 'height': 0.5, 'stretch': true}}]}");
        QVERIFY(isAbout(far.at(1).bounds().width(), 6));
        QVERIFY(isAbout(far.at(1).bounds().height(), 0.5));
    }

    void aSolidKeepsItsProportionsHoweverItIsTurned()
    {
        Stage stage("{'it': {'type': 'space.solid', 'width': 1, 'height': 2, 'depth': 3, 'tilt': [40, 30, 20]}}",
                    linearClip("scale", "{'factor': 2}"));
        const base::Box before = stage.at(0).bounds();
        const base::Box after = stage.at(1).bounds();
        QVERIFY(isAbout(after.width(), 2 * before.width()));
        QVERIFY(isAbout(after.depth(), 2 * before.depth()));
        const base::Transform &at = stage.at(1)->placement;
        QVERIFY(isAbout(base::dot(at.x, at.z), 0));
    }

    void whatShrinksToNothingCanGrowAgain()
    {
        Stage stage(squares,
                    "{'clips': [{'type': 'motion.scale', 'target': 'it', 'properties': {'factor': 0}},"
                    " {'type': 'motion.scale', 'target': 'it', 'start': 2, 'properties': {'width': 3}}]}");
        QVERIFY(stage.at(1.5).bounds().width() < 1e-3);
        QVERIFY(isNear(stage.at(3).bounds().width(), 3));
    }

    void severalGrowAboutTheirCommonCentreOrTheirOwn()
    {
        Stage together(pair,
                       "{'clips': [{'type': 'motion.scale', 'target': 'it/0..1', 'properties': {'factor': 0.5}}]}");
        QVERIFY(isNear(together.centre(1, u"a"_s), {1, 0, 0}));
        Stage apart(pair,
                    "{'clips': [{'type': 'motion.scale', 'target': 'it/0..1', 'properties':"
                    " {'factor': 0.5, 'together': false}}]}");
        QVERIFY(isNear(apart.centre(1, u"a"_s), {0, 0, 0}));
        QVERIFY(isNear(apart.part(u"a"_s, 1).bounds().width(), 1));
    }

    void turnsGoRound()
    {
        Stage stage(pair, linearClip("turn", "{'angle': 90}"));
        QVERIFY(isNear(stage.centre(1, u"b"_s), {2, 2, 0}));
        QVERIFY(isNear(stage.centre(1, u"a"_s), {2, -2, 0}));
        // On a circle, not on a straight line.
        const double half = 2 / std::numbers::sqrt2;
        QVERIFY(isNear(stage.centre(0.5, u"b"_s), {2 + half, half, 0}));
        Stage about(squares, linearClip("turn", "{'angle': 180, 'about': {'link': 'other'}}"));
        QVERIFY(isNear(about.centre(1), {9, 2, 0}));
        Stage space(squares, linearClip("turn", "{'angle': 90, 'axis': [0, 2, 0]}"));
        QVERIFY(space.at(1).bounds().width() < 1e-9);
        QVERIFY(isNear(space.at(1).bounds().depth(), 2));
        Stage nowhere(squares, linearClip("turn", "{'axis': [0, 0, 0]}"));
        QVERIFY(isNear(nowhere.centre(1), {1, 0, 0}));
        QCOMPARE(nowhere.problems().size(), 1);
    }

    void pathsAreFollowed()
    {
        Stage stage(squares, linearClip("follow", "{'path': {'link': 'path'}}"));
        QVERIFY(isNear(stage.centre(0), {0, 2, 0}));
        QVERIFY(isNear(stage.centre(0.25), {1, 2, 0}));
        QVERIFY(isNear(stage.centre(1), {4, 2, 0}));
        const QByteArray climb =
            "{'it': {'type': 'shapes.square'}, 'path': {'type': 'shapes.line', 'from': [0, 0], 'to': [3, 3]}}";
        Stage turned(climb, linearClip("follow", "{'path': {'link': 'path'}, 'turn': true}"));
        QVERIFY(isNear(turned.at(0.5).bounds().width(), 2 * std::numbers::sqrt2));
        Stage pathless("{'it': {'type': 'shapes.square'}, 'path': {'type': 'layout.group'}}",
                       linearClip("follow", "{'path': {'link': 'path'}}"));
        pathless.at(0.5);
        QVERIFY(pathless.problems().value(0).contains(u"no path to follow"_s));
    }

    void thingsGrowOutOfAPoint()
    {
        Stage middle(squares, linearClip("grow", "{}"));
        QVERIFY(isNear(middle.centre(0.5), {1, 0, 0}));
        QVERIFY(isNear(middle.at(0.5).bounds().width(), 1));
        Stage edge(squares, linearClip("grow", "{'edge': 'left'}"));
        QVERIFY(isNear(edge.at(0.5).bounds().at({-1, 0, 0}), {0, 0, 0}));
        Stage from(squares, linearClip("grow", "{'from': {'link': 'other'}, 'fade': true}"));
        QVERIFY(isNear(from.centre(0.5), {3, 0.5, 0}));
        QCOMPARE(from.at(0.5)->opacity, 0.5);
        Stage into(squares, linearClip("shrink", "{'from': {'link': 'other'}}"));
        QVERIFY(isNear(into.centre(0.25), {2, 0.25, 0}));
    }

    void arrowsGrowFromTheirBeginning()
    {
        Stage stage("{'it': {'type': 'shapes.arrow', 'from': [1, 1], 'to': [5, 1], 'endGap': 0}}",
                    linearClip("grow-arrow", "{}"));
        const base::Box whole = stage.at(1).bounds();
        const base::Box half = stage.at(0.5).bounds();
        QVERIFY(std::abs(half.min.x - 1) < 0.05);
        QVERIFY(std::abs(half.max.x - (1 + (whole.max.x - 1) / 2)) < 0.05);
    }

    void fadesComeFromElsewhere()
    {
        Stage in(squares, linearClip("fade-in", "{'shift': [0, 2, 0], 'size': 0.5}"));
        QVERIFY(isNear(in.centre(0.5), {1, -1, 0}));
        QVERIFY(isNear(in.at(0.5).bounds().width(), 1.5));
        QCOMPARE(in.at(0.5)->opacity, 0.5);
        Stage out(squares, linearClip("fade-out", "{'shift': [0, 2, 0], 'size': 3}"));
        QVERIFY(isNear(out.centre(0.5), {1, 1, 0}));
        QVERIFY(isNear(out.at(0.5).bounds().width(), 4));
    }

    void emphasisSurroundsItsTarget()
    {
        Stage around(squares, linearClip("flash-around", "{'gap': 0.5, 'width': 7, 'colour': 'GREEN'}"));
        const shape::Shape light = around.part(u"emphasis"_s, 0.5);
        QVERIFY(isNear(light.bounds().width(), 3));
        QVERIFY(isNear(light.bounds().centre(), {1, 0, 0}));
        QCOMPARE(light->style.strokeWidth, 7.0);
        QVERIFY(light->style.stroke == base::Color::fromRgb(0x83c167));
        Stage under(squares, linearClip("flash-under", "{'gap': 0.5}"));
        QVERIFY(isNear(under.part(u"emphasis"_s, 0.5).bounds().centre(), {1, -1.5, 0}));
        // Also if the target itself is rotated and scaled.
        Stage turned("{'it': {'type': 'shapes.square', 'scale': 2, 'turn': 30, 'position': [1, 1]}}",
                     linearClip("flash-around", "{'gap': 0}"));
        const shape::Shape square = turned.at(1);
        const shape::Shape lit = turned.part(u"emphasis"_s, 0.5);
        QVERIFY(isNear(lit.bounds().width(), square.bounds().width()));
    }
};

LECTOGRAPH_TEST_MAIN(MotionMovingTest)
#include "tst_motion_moving.moc"
