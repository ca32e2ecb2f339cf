// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"

#include "shape/bezier.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QTest>

#include <numbers>

using namespace lectograph;
using namespace lectograph::shape;

namespace {

using std::numbers::pi;

/// The filled area, counted on a fine grid.
double filledArea(const Path &path)
{
    const QPainterPath filled = toPainterPath(path);
    const QRectF box = path.bounds();
    constexpr int n = 120;
    int inside = 0;
    for (int i = 0; i < n * n; ++i) {
        const QPointF p(box.left() + (i % n + 0.5) / n * box.width(), box.top() + (i / n + 0.5) / n * box.height());
        inside += filled.contains(p);
    }
    return box.width() * box.height() * inside / (n * n);
}

Path at(const Path &path, double x, double y)
{
    return mapped(path, base::Transform::translation({x, y, 0}));
}

} // namespace

class PathOpsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWholeIsThePath()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPath();
            RC_ASSERT(partial(path, 0, 1) == path);
            RC_ASSERT(partial(path, -1, 2) == path);
            RC_ASSERT(partial(path, 0.4, 0.4).isEmpty());
        }));
    }

    void lengthsOfPiecesAddUp()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPath();
            const double a = *rc::gen::inRange(0, 50) / 100.0;
            const double b = *rc::gen::inRange(51, 101) / 100.0;
            const double whole = lengthOf(path);
            const double middle = lengthOf(partial(path, a, b));
            RC_ASSERT(isNear(middle, (b - a) * whole, 1e-5 * whole));
            const double ends = lengthOf(partial(path, 0, a)) + lengthOf(partial(path, b, 1));
            RC_ASSERT(isNear(ends + middle, whole, 1e-5 * whole));
        }));
    }

    void everyContourIsCutAlike()
    {
        const Path path({rectangle(1, 1).contours().front(), line({0, 0}, {8, 0}).contours().front()});
        const Path half = partial(path, 0.25, 0.75);
        QCOMPARE(half.contours().size(), std::size_t(2));
        QVERIFY(!half.contours()[0].closed);
        QVERIFY(isNear(half.contours()[0].points.front(), {-0.5, 0.5}));
        QVERIFY(isNear(half.contours()[0].points.back(), {0.5, -0.5}));
        QVERIFY(isNear(half.contours()[1].points.front(), {2, 0}));
        QVERIFY(isNear(half.contours()[1].points.back(), {6, 0}));
    }

    void pointsLieAlongThePath()
    {
        const Path path = circle(1);
        for (const double t : {0.0, 0.125, 0.3, 0.77, 1.0}) {
            const PathPoint p = pointAt(path, t);
            QVERIFY(isNear(p.point, {std::cos(2 * pi * t), std::sin(2 * pi * t)}, 1e-5));
            QVERIFY(isNear(p.direction, {-std::sin(2 * pi * t), std::cos(2 * pi * t)}, 1e-3));
        }
        QCOMPARE(pointAt(Path(), 0.5).direction, QPointF(1, 0));
        // A handle on its knot has no derivative there, but the path has a tangent.
        const Path stuck({Contour{{{0, 0}, {0, 0}, {0, 2}, {2, 2}}, false}});
        QVERIFY(isNear(pointAt(stuck, 0).direction, {0, 1}));
    }

    void areasCombine()
    {
        const Path a = rectangle(2, 2);
        const Path b = at(rectangle(2, 2), 1, 1);
        const auto area = [&](Boolean operation) { return filledArea(combined(a, b, operation)); };
        QVERIFY(isNear(area(Boolean::Union), 7, 0.15));
        QVERIFY(isNear(area(Boolean::Difference), 3, 0.1));
        QVERIFY(isNear(area(Boolean::Intersection), 1, 0.05));
        QVERIFY(isNear(area(Boolean::Exclusion), 6, 0.15));
        QCOMPARE(combined(a, b, Boolean::Intersection).bounds(), QRectF(0, 0, 1, 1));
        QVERIFY(isNear(filledArea(combined(circle(1), circle(0.5), Boolean::Difference)), 0.75 * pi, 0.05));
        QVERIFY(combined(a, at(a, 9, 9), Boolean::Intersection).isEmpty());
        QCOMPARE(combined(a, {}, Boolean::Union).bounds(), a.bounds());
        // Small shapes are combined as accurately as large ones.
        const Path small = combined(circle(0.01), at(circle(0.01), 0.01, 0), Boolean::Union);
        QVERIFY(isNear(small.bounds().width(), 0.03, 1e-5));
    }

    void cornersBecomeRound()
    {
        QVERIFY(isNear(filledArea(withRoundedCorners(rectangle(4, 2), 0.5)), 8 - (4 - pi) * 0.25, 0.06));
        const Path round = withRoundedCorners(rectangle(2, 2), 9); // limited by the sides: a circle
        for (int i = 0; i < 40; ++i)
            QVERIFY(isNear(norm(pointAt(round, i / 40.0).point), 1, 1e-4));
        QCOMPARE(withRoundedCorners(circle(1), 0.2), circle(1)); // nothing straight, so no corner
        QCOMPARE(withRoundedCorners(rectangle(4, 2), 0), rectangle(4, 2));
        const std::vector<QPointF> bend{{0, 0}, {2, 0}, {2, 2}};
        const Path open = withRoundedCorners(polygon(bend, false), 0.5);
        QCOMPARE(open.contours().front().points.front(), QPointF(0, 0));
        QVERIFY(isNear(open.contours().front().points.back(), {2, 2}));
        QVERIFY(isNear(lengthOf(open), 3 + pi / 4, 1e-4));
        const std::vector<QPointF> onward{{0, 0}, {1, 0}, {2, 0}};
        QVERIFY(isNear(lengthOf(withRoundedCorners(polygon(onward, false), 0.5)), 2, 1e-9));
    }

    void mappingAndTurningRound()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPath();
            const base::Transform by = anyPlacement();
            const Path there = mapped(path, by);
            const QPointF p = path.contours().front().points[1];
            const base::Vec3 q = by.map(p);
            RC_ASSERT(isNear(there.contours().front().points[1], {q.x, q.y}));
            RC_ASSERT(reversed(reversed(path)) == path);
            RC_ASSERT(isNear(lengthOf(reversed(path)), lengthOf(path), 1e-6));
            RC_ASSERT(mapped(path, {}) == path);
        }));
    }

    void finerPathsDrawTheSame()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPath();
            const int curves = *rc::gen::inRange(1, 60);
            const Path fine = refined(path, curves);
            RC_ASSERT(fine.curveCount() >= curves);
            RC_ASSERT(fine.curveCount() < curves + path.curveCount() || fine == path);
            RC_ASSERT(isNear(lengthOf(fine), lengthOf(path), 1e-5));
            RC_ASSERT(isNear(fine.bounds().topLeft(), path.bounds().topLeft(), 1e-6));
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(PathOpsTest)
#include "tst_shape_pathops.moc"
