// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"

#include "shape/bezier.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QTest>

#include <numbers>

using namespace lectograph::shape;

namespace {

using std::numbers::pi;

double signedArea(const Path &path)
{
    double area = 0; // of the polygon through many points
    for (const Contour &contour : path.contours()) {
        for (int i = 0; i < contour.curveCount(); ++i) {
            const Cubic c = curve(contour, i);
            for (int k = 0; k < 64; ++k)
                area += cross(c.at(k / 64.0), c.at((k + 1) / 64.0)) / 2;
        }
    }
    return area;
}

bool hasSize(const Path &path, double width, double height)
{
    return isNear(path.bounds().width(), width, 1e-4) && isNear(path.bounds().height(), height, 1e-4);
}

bool isCentred(const Path &path)
{
    return isNear(path.bounds().center(), QPointF(), 1e-9);
}

QPointF start(const Path &path)
{
    return path.contours().front().points.front();
}

QPointF end(const Path &path)
{
    return path.contours().front().points.back();
}

} // namespace

class OutlinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void circlesAreRound()
    {
        const Path path = circle(2);
        for (int i = 0; i < 100; ++i)
            QVERIFY(isNear(norm(pointAt(path, i / 100.0).point), 2, 1e-5));
        QCOMPARE(start(path), QPointF(2, 0));
        QVERIFY(isNear(pointAt(path, 0.25).point, {0, 2}, 1e-6)); // counter-clockwise
        QVERIFY(hasSize(ellipse(3, 1), 3, 1));
    }

    void arcsSweepFromWhereTheyStart()
    {
        const Path path = arc(1, pi / 2, pi);
        QVERIFY(isNear(start(path), {0, 1}));
        QVERIFY(isNear(end(path), {0, -1}));
        QVERIFY(isNear(pointAt(path, 0.5).point, {-1, 0}, 1e-6));
        QVERIFY(!path.contours().front().closed);
        QVERIFY(isNear(signedArea(sector(0, 2, 0, pi / 2)), pi, 1e-3));
        QVERIFY(isNear(signedArea(sector(1, 2, 0, 2 * pi)), 3 * pi, 1e-2)); // a full ring has a hole
        QCOMPARE(sector(1, 2, 0, 2 * pi).contours().size(), std::size_t(2));
    }

    void rectanglesStartUpperRightAndGoRound()
    {
        const Path path = rectangle(4, 2);
        QCOMPARE(start(path), QPointF(2, 1));
        QCOMPARE(path.curveCount(), 4);
        QCOMPARE(path.contours().front().points[3], QPointF(-2, 1));
        QVERIFY(isNear(signedArea(path), 8));
        QVERIFY(isNear(signedArea(rectangle(4, 2, 0.5)), 8 - (4 - pi) * 0.25, 1e-4));
        QVERIFY(isNear(signedArea(rectangle(4, 2, 99)), 4 + pi, 1e-3)); // limited by the sides
        QVERIFY(hasSize(rectangle(4, 2, 0.5), 4, 2));
    }

    void polygonsHaveTheirCorners()
    {
        QVERIFY(isNear(start(regularPolygon(3, 1)), {0, 1}));
        QVERIFY(isNear(start(regularPolygon(6, 1)), {1, 0}));
        QCOMPARE(regularPolygon(6, 1).curveCount(), 6);
        QCOMPARE(star(5, 2, 1).curveCount(), 10);
        QVERIFY(isNear(start(star(5, 2, 1)), {0, 2}));
    }

    void aBentLineTurnsByItsAngle()
    {
        QVERIFY(rc::check([] {
            const QPointF from = anyPoint();
            const QPointF to = from + QPointF(anySize(), anyNumber());
            const double angle = *rc::gen::inRange(-28, 29) / 10.0;
            const Path path = line(from, to, angle);
            RC_ASSERT(start(path) == from);
            RC_ASSERT(end(path) == to);
            const QPointF out = pointAt(path, 0).direction;
            const QPointF in = pointAt(path, 1).direction;
            RC_ASSERT(isNear(std::atan2(cross(out, in), dot(out, in)), angle, 1e-3));
        }));
        QCOMPARE(line({0, 0}, {1, 1}).curveCount(), 1);
        QVERIFY(pointAt(line({0, 0}, {2, 0}, pi), 0.5).point.y() < -0.99); // manim's path_arc: turning left, below
    }

    void smoothCurvesPassThroughTheirPointsWithoutKinks()
    {
        const std::vector<QPointF> knots{{-2, -1}, {-1, 1}, {0, -0.5}, {1, 1}, {2, -1}};
        for (const bool closed : {false, true}) {
            const Path path = smoothCurve(knots, closed);
            QCOMPARE(path.curveCount(), closed ? 5 : 4);
            const Contour &contour = path.contours().front();
            for (std::size_t i = 0; i < knots.size(); ++i)
                QCOMPARE(contour.points[3 * i], knots[i]);
            const int n = contour.curveCount();
            for (int i = 0; i + 1 < n + (closed ? 1 : 0); ++i) {
                const Cubic a = curve(contour, i);
                const Cubic b = curve(contour, (i + 1) % n);
                QVERIFY(isNear(a.d - a.c, b.b - b.a));                     // same velocity
                QVERIFY(isNear(a.b - 2 * a.c + a.d, b.a - 2 * b.b + b.c)); // same acceleration
            }
            if (!closed) // natural: zero second derivative at the ends
                QVERIFY(isNear(contour.points[0] - 2 * contour.points[1] + contour.points[2], QPointF()));
        }
    }

    void arrowsPointAtTheirTip()
    {
        const Path tip = arrowTip({3, 1}, {2, 0}, 0.5, 0.4);
        QCOMPARE(start(tip), QPointF(3, 1));
        QCOMPARE(tip.bounds(), QRectF(2.5, 0.8, 0.5, 0.4));
        QVERIFY(arrowTip({0, 0}, {0, 0}, 1, 1).isEmpty());
        const Path arrow = filledArrow({0, 0}, {4, 0}, 0.1, 0.5, 0.4);
        QCOMPARE(start(arrow), QPointF(4, 0));
        QVERIFY(hasSize(arrow, 4, 0.4));
        QVERIFY(isNear(signedArea(arrow), 3.5 * 0.1 + 0.5 * 0.5 * 0.4, 1e-9));
        QVERIFY(hasSize(filledArrow({0, 0}, {0.2, 0}, 0.1, 0.5, 0.4), 0.2, 0.4)); // only a head, never beyond the tail
    }

    void aBraceStretchesOnlyItsArms()
    {
        for (const double width : {0.3, 1.0, 4.0, 12.0}) {
            const Path path = brace(width, 0.25);
            QVERIFY(hasSize(path, width, 0.25));
            QVERIFY(isCentred(path));
            QVERIFY(signedArea(path) > 0);
            QVERIFY(isNear(start(path), {0, -0.125})); // the tip points down
        }
        const auto narrow = brace(4).contours().front().points;
        const auto wide = brace(9).contours().front().points;
        QCOMPARE(narrow.size(), wide.size());
        for (std::size_t i = 0; i < narrow.size(); ++i) {
            QCOMPARE(narrow[i].y(), wide[i].y());
            const double moved = std::abs(wide[i].x() - narrow[i].x());
            const bool onArm = std::abs(narrow[i].y()) < 0.03; // their handles lie in between
            QVERIFY(isNear(moved, 0, 1e-9) || isNear(moved, 2.5, 1e-9) || onArm);
        }
    }

    void bracketsStandBackToBack()
    {
        QCOMPARE(bracket(2, true, 0.05, 0.15).bounds(), QRectF(0, -1, 0.15, 2));
        QCOMPARE(bracket(2, false, 0.05, 0.15).bounds(), QRectF(-0.15, -1, 0.15, 2));
        QVERIFY(signedArea(bracket(2, true)) > 0);
        QVERIFY(signedArea(bracket(2, false)) > 0);
    }

    void bubblesReachTheirTip()
    {
        QVERIFY(rc::check([] {
            const QPointF tip = anyPoint();
            const Path path = speechBubble(3, 1.5, 0.375, tip);
            const bool outside = std::abs(tip.x()) > 1.5 || std::abs(tip.y()) > 0.75;
            const auto &points = path.contours().front().points;
            RC_ASSERT((std::find(points.begin(), points.end(), tip) != points.end()) == outside);
            RC_ASSERT(signedArea(path) >= signedArea(rectangle(3, 1.5, 0.375)) - 1e-9);
        }));
        // The stem of a bubble whose tip is below its lower left corner spans 20 to 30 % of the lower side.
        const auto points = speechBubble(4, 2, 0.3, {-2, -2}).contours().front().points;
        const auto at = std::find(points.begin(), points.end(), QPointF(-2, -2));
        QVERIFY(isNear(*(at - 3), {-1.2, -1}));
        QVERIFY(isNear(*(at + 3), {-0.8, -1}));
    }

    void aCloudLeavesRoomForItsText()
    {
        for (const auto &[width, height] : {std::pair{2.5, 1.2}, std::pair{2.0, 2.0}, std::pair{6.0, 0.5}}) {
            const QPainterPath path = toPainterPath(cloud(width, height));
            QVERIFY(path.contains(QRectF(-0.49 * width, -0.49 * height, 0.98 * width, 0.98 * height)));
            QVERIFY(isNear(path.boundingRect().center(), QPointF(), 0.02));
        }
    }

    void aCrossHasTwoDiagonals()
    {
        const Path path = cross(4, 2);
        QCOMPARE(path.contours().size(), std::size_t(2));
        QVERIFY(hasSize(path, 4, 2));
        QVERIFY(isNear(lengthOf(path), 2 * std::sqrt(20), 1e-9));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(OutlinesTest)
#include "tst_shape_outlines.moc"
