// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"

#include "nearness.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Box;
using base::Vec3;

namespace {

graph::Setting community()
{
    graph::Setting setting;
    setting.dialect = base::Dialect::Ce;
    return setting;
}

} // namespace

class LinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anArrowJoinsTheSidesThatFaceEachOther()
    {
        BlockBench bench(R"({"a": {"type": "shapes.rectangle", "width": 2, "height": 1, "position": [-3, 0]},
                             "b": {"type": "shapes.rectangle", "width": 2, "height": 1, "position": [3, 0.5]},
                             "it": {"type": "shapes.line", "fromShape": {"link": "a"}, "toShape": {"link": "b"}},
                             "up": {"type": "shapes.line", "fromShape": {"link": "a"}, "to": [-3, 3]}})");
        const Box line = bench.shape(u"it"_s).bounds();
        QCOMPARE(line.min, (Vec3{-2, 0, 0}));
        QCOMPARE(line.max, (Vec3{2, 0.5, 0}));
        QCOMPARE(bench.shape(u"up"_s).bounds().min, (Vec3{-3, 0.5, 0}));
    }

    void aSideCanBeChosen()
    {
        BlockBench bench(R"({"a": {"type": "shapes.square"},
                             "it": {"type": "shapes.line", "fromShape": {"link": "a"}, "fromSide": "up-right", "to": [5, 1]}})");
        QCOMPARE(bench.shape(u"it"_s).bounds().min, (Vec3{1, 1, 0}));
    }

    void aLineTowardsACircleMeetsItsOutline()
    {
        BlockBench bench(
            R"({"a": {"type": "shapes.circle", "radius": 1}, "b": {"type": "shapes.circle", "radius": 2, "position": [6, 8]},
                             "it": {"type": "shapes.line", "fromShape": {"link": "a"}, "fromSide": "towards",
                                    "toShape": {"link": "b"}, "toSide": "towards"}})");
        const Box line = bench.shape(u"it"_s).bounds();
        QVERIFY(base::length(line.min - Vec3{0.6, 0.8, 0}) < 1e-3);
        QVERIFY(base::length(line.max - Vec3{4.8, 6.4, 0}) < 1e-3);
    }

    void aBezierCurveGoesThroughItsPointsAndBendsTowardsItsHandles()
    {
        const auto curve = [](const QJsonArray &points) {
            return QJsonObject{
                {u"it"_s, QJsonObject{{u"type"_s, u"shapes.curve"_s}, {u"handles"_s, true}, {u"points"_s, points}}}};
        };
        BlockBench bench(curve({0, 0, 1, 2, 3, 2, 4, 0}));
        const std::vector<QPointF> &points = bench.shape(u"it"_s)->path.contours().front().points;
        QVERIFY((points == std::vector<QPointF>{{0, 0}, {1, 2}, {3, 2}, {4, 0}}));
        QCOMPARE(bench.shape(u"it"_s).bounds().max.y, 1.5);
        BlockBench incomplete(curve({0, 0, 1, 2, 4, 0}));
        QVERIFY(incomplete.errorOf(u"it"_s).contains("not 3"_L1));
    }

    void anArrowKeepsItsGap()
    {
        BlockBench bench(R"({"it": {"type": "shapes.arrow", "from": [-2, 0], "to": [2, 0], "endGap": 0.25}})");
        const Box arrow = bench.shape(u"it"_s).bounds();
        QVERIFY(isNear(arrow.min.x, -1.75));
        QVERIFY(isNear(arrow.max.x, 1.75));
    }

    void aShortArrowNeverVanishes()
    {
        BlockBench bench(R"({"it": {"type": "shapes.arrow", "from": [0, 0], "to": [0, 0.5], "endGap": 0.25}})");
        QVERIFY(bench.shape(u"it"_s).bounds().height() > 0.15);
    }

    void theCommunitysArrowHasAQuarterOfTipAtMost()
    {
        BlockBench bench(R"({"long": {"type": "shapes.arrow", "from": [0, 0], "to": [4, 0], "endGap": 0},
                             "short": {"type": "shapes.arrow", "from": [0, 0], "to": [0.8, 0], "endGap": 0}})",
                         community());
        QVERIFY(isNear(bench.part(u"long"_s, u"tip"_s).bounds().width(), 0.35));
        QVERIFY(isNear(bench.part(u"short"_s, u"tip"_s).bounds().width(), 0.2));
        QCOMPARE(bench.part(u"long"_s, u"shaft"_s)->style.strokeWidth, 6.0);
        QCOMPARE(bench.part(u"short"_s, u"shaft"_s)->style.strokeWidth, 4.0);
    }

    void theOthersTipGoesWithTheThickness()
    {
        BlockBench bench(R"({"it": {"type": "shapes.arrow", "from": [0, 0], "to": [4, 0], "strokeWidth": 8}})");
        const Box tip = bench.part(u"it"_s, u"tip"_s).bounds();
        QVERIFY(isNear(tip.width(), 0.3));
        QVERIFY(isNear(tip.height(), 0.4));
    }

    void aPositiveArcTurnsLeft()
    {
        BlockBench bench(R"({"it": {"type": "shapes.line", "from": [-1, 0], "to": [1, 0], "arc": 180}})");
        const Box arc = bench.shape(u"it"_s).bounds();
        QVERIFY(isNear(arc.max.y, 0));
        QVERIFY(std::abs(arc.min.y + 1) < 1e-4);
    }

    void aLineInSpaceReachesBothEnds()
    {
        BlockBench bench(R"({"it": {"type": "shapes.line", "from": [1, 2, 3], "to": [4, 0, -2]},
                             "deep": {"type": "shapes.line", "from": [0, 0, 0], "to": [0, 0, 5]}})");
        const Box line = bench.shape(u"it"_s).bounds();
        QVERIFY(base::length(line.min - Vec3{1, 0, -2}) < 1e-9);
        QVERIFY(base::length(line.max - Vec3{4, 2, 3}) < 1e-9);
        QVERIFY(isNear(bench.shape(u"deep"_s).bounds().depth(), 5));
    }

    void aFilledArrowIsOneArea()
    {
        BlockBench bench(R"({"it": {"type": "shapes.filled-arrow", "from": [0, 0], "to": [4, 0], "endGap": 0}})");
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 1);
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().width(), 4));
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().height(), 0.25));
    }

    void aResidualConnectionGoesAroundAndEntersTheSide()
    {
        BlockBench bench(R"({"line": {"type": "shapes.line", "from": [0, -3], "to": [0, -2]},
                             "layer": {"type": "shapes.box", "width": 3, "position": [0, 0]},
                             "sum": {"type": "shapes.plus-node", "radius": 0.2, "position": [0, 2]},
                             "it": {"type": "shapes.connector", "fromShape": {"link": "line"}, "fromSide": "centre",
                                    "toShape": {"link": "sum"}, "toSide": "right", "route": "loop", "reach": 2}})");
        const shape::Shape shaft = bench.part(u"it"_s, u"shaft"_s);
        const QPointF start = shape::pointAt(shaft->path, 0).point;
        QVERIFY(isNear(start.x(), 0) && isNear(start.y(), -2.5));
        QVERIFY(isNear(shaft.bounds().max.x, 2.2)); // extends `reach` beyond the outermost end
        const Box tip = bench.part(u"it"_s, u"tip"_s).bounds();
        QVERIFY(isNear(tip.min.x, 0.2) && isNear(tip.centre().y, 2));
        QVERIFY(tip.height() > tip.width()); // points straight to the left
    }

    void aLoopIsNamedOutsideAndNoOtherLineIs()
    {
        BlockBench bench(R"({"low": {"type": "shapes.dot", "position": [0, -1]},
                             "high": {"type": "shapes.dot", "position": [0, 1]},
                             "loop": {"type": "shapes.connector", "fromShape": {"link": "low"}, "fromSide": "left",
                                      "toShape": {"link": "high"}, "toSide": "left", "route": "loop",
                                      "loopSide": "left", "reach": 5, "label": "residual", "labelDistance": 0.2},
                             "elbow": {"type": "shapes.connector", "from": [0, 0], "to": [6, 1], "label": "x",
                                       "labelSide": "down"}})");
        const Box around = bench.part(u"loop"_s, u"shaft"_s).bounds();
        const Box name = bench.part(u"loop"_s, u"label"_s).bounds();
        QVERIFY(around.width() > 2 * around.height()); // the longest segments are not the outermost one
        QVERIFY(isNear(name.max.x, around.min.x - 0.2));
        QVERIFY(isNear(name.centre().y, 0));
        QVERIFY(bench.part(u"elbow"_s, u"label"_s).bounds().max.y < 0.5);
    }

    void theNameOfAConnectorKeepsClearOfWhatIsLinked()
    {
        BlockBench bench(R"({"post": {"type": "shapes.rectangle", "width": 0.1, "height": 0.6, "position": [3, 0.4]},
                             "free": {"type": "shapes.connector", "from": [0, 0], "to": [6, 0], "label": "x"},
                             "clear": {"type": "shapes.connector", "from": [0, 0], "to": [6, 0], "label": "x",
                                       "clearOf": [{"link": "post"}]}})");
        const Box post = bench.shape(u"post"_s).bounds();
        const auto meets = [&](const QString &line) {
            const Box label = bench.part(line, u"label"_s).bounds();
            return label.min.x < post.max.x && label.max.x > post.min.x && label.min.y < post.max.y
                && label.max.y > post.min.y;
        };
        QVERIFY(meets(u"free"_s));
        QVERIFY(!meets(u"clear"_s));
        QVERIFY(bench.part(u"clear"_s, u"label"_s).bounds().min.y > 0); // on the side where it was
    }
};

LECTOGRAPH_TEST_MAIN(LinesTest)
#include "tst_shapes_lines.moc"
