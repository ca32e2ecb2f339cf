// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/gizmo.h"
#include "editor/manipulation/gizmodrag.h"
#include "editor/space/orbit.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <cmath>
#include <numbers>

using namespace lectograph;
using namespace lectograph::editor;
using base::Vec3;

namespace {

double number(double from, double to)
{
    return from + (to - from) * *rc::gen::inRange(0, 100001) / 100000.0;
}

Vec3 anyPoint(double reach)
{
    return {number(-reach, reach), number(-reach, reach), number(-reach, reach)};
}

Projection anyView()
{
    Orbit orbit{.pivot = anyPoint(3), .around = number(-180, 180), .elevation = number(-85, 85)};
    orbit.distance = number(8, 40);
    orbit.up = *rc::gen::arbitrary<bool>() ? UpAxis::Y : UpAxis::Z;
    const QSize size(640, 480);
    return {viewOf(cameraOf(orbit), size), QRect(QPoint(), size)};
}

double component(const Vec3 &v, int axis)
{
    return base::dot(v, axisOf(axis));
}

bool isNear(const Vec3 &a, const Vec3 &b, double tolerance)
{
    return base::length(a - b) <= tolerance;
}

base::Transform tiltedBy(const Vec3 &tilt)
{
    constexpr double degree = std::numbers::pi / 180;
    return base::Transform::rotation(tilt.z * degree) * base::Transform::rotation(tilt.y * degree, {0, 1, 0})
        * base::Transform::rotation(tilt.x * degree, {1, 0, 0});
}

} // namespace

class TestGizmo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGizmoLeavesRoomInASmallView()
    {
        const auto gizmoIn = [](const QSize &size) {
            return Gizmo({viewOf(cameraOf(Orbit()), size), QRect(QPoint(), size)}, {});
        };
        QCOMPARE(gizmoIn({800, 600}).reach(), gizmoIn({1600, 1200}).reach());
        const Gizmo small = gizmoIn({240, 200});
        QVERIFY(small.reach() < 50);
        const QPointF middle = *small.middle();
        const QPointF tip = *small.tip(1);
        QVERIFY(std::abs(std::hypot(tip.x() - middle.x(), tip.y() - middle.y()) / small.reach() - 1) < 0.25);
        const auto part = small.under(tip);
        QVERIFY(part && part->kind == GizmoPart::Kind::Axis && part->axis == 1);
    }

    void aDragAlongAnAxisMovesAlongThisAxisOnly();
    void aDragInAPlaneStaysInThePlane();
    void whatIsDraggedFollowsThePointer();
    void aTurnByARingIsTheTurnOfThePointer();
    void aTiltAboutAnAxisIsThatTurnAfterTheOneBefore();
    void aSnappedWayLeadsToTheGridAlongTheSameAxes();
    void aViewLikeTheCameraLooksInItsDirection();
};

void TestGizmo::aDragAlongAnAxisMovesAlongThisAxisOnly()
{
    QVERIFY(rc::check([] {
        const Gizmo gizmo(anyView(), anyPoint(2));
        const int axis = *rc::gen::inRange(0, 3);
        const QPointF from(number(0, 640), number(0, 480));
        const QPointF to(number(0, 640), number(0, 480));
        const auto way = gizmo.moved({GizmoPart::Kind::Axis, axis}, from, to);
        if (!way)
            return;
        RC_ASSERT(component(*way, (axis + 1) % 3) == 0.0);
        RC_ASSERT(component(*way, (axis + 2) % 3) == 0.0);
    }));
}

void TestGizmo::aDragInAPlaneStaysInThePlane()
{
    QVERIFY(rc::check([] {
        const Gizmo gizmo(anyView(), anyPoint(2));
        const int axis = *rc::gen::inRange(0, 3);
        const auto way = gizmo.moved({GizmoPart::Kind::Plane, axis}, {number(0, 640), number(0, 480)},
                                     {number(0, 640), number(0, 480)});
        RC_ASSERT(!way || component(*way, axis) == 0.0);
    }));
}

void TestGizmo::whatIsDraggedFollowsThePointer()
{
    QVERIFY(rc::check([] {
        const Projection view = anyView();
        const Vec3 centre = anyPoint(1);
        const Gizmo gizmo(view, centre);
        const Vec3 by = anyPoint(1);
        const auto from = view.toWidget(centre, false);
        const int axis = *rc::gen::inRange(0, 3);
        const Vec3 along = axisOf(axis) * component(by, axis);
        const auto to = view.toWidget(centre + along, false);
        if (!from || !to || !gizmo.tip(axis))
            return;
        const auto way = gizmo.moved({GizmoPart::Kind::Axis, axis}, *from, *to);
        RC_ASSERT(way.has_value());
        RC_ASSERT(isNear(*way, along, 1e-6));
    }));
}

void TestGizmo::aTurnByARingIsTheTurnOfThePointer()
{
    QVERIFY(rc::check([] {
        const Projection view = anyView();
        const Vec3 centre = anyPoint(1);
        const Gizmo gizmo(view, centre);
        const int axis = *rc::gen::inRange(0, 3);
        const double start = number(-3, 3);
        const double degrees = number(-170, 170);
        const auto onRing = [&](double angle) {
            return view.toWidget(
                centre + axisOf((axis + 1) % 3) * std::cos(angle) + axisOf((axis + 2) % 3) * std::sin(angle), false);
        };
        const auto from = onRing(start);
        const auto to = onRing(start + degrees * std::numbers::pi / 180);
        if (!from || !to || gizmo.square(axis).isEmpty())
            return;
        const auto turned = gizmo.turned(axis, *from, *to);
        RC_ASSERT(turned.has_value());
        RC_ASSERT(std::abs(*turned - degrees) < 1e-5);
    }));
}

void TestGizmo::aTiltAboutAnAxisIsThatTurnAfterTheOneBefore()
{
    QVERIFY(rc::check([] {
        const bool isUpright = *rc::gen::inRange(0, 8) == 0; // where two of the angles mean the same turn
        const Vec3 tilt{number(-180, 180), isUpright ? 90.0 : number(-90, 90), number(-180, 180)};
        const Vec3 axis = axisOf(*rc::gen::inRange(0, 3));
        const double degrees = number(-180, 180);
        const base::Transform after = tiltedBy(tiltedAbout(tilt, axis, degrees));
        const base::Transform wanted = base::Transform::rotation(degrees * std::numbers::pi / 180, axis)
            * tiltedBy(tilt);
        RC_ASSERT(isNear(after.x, wanted.x, 1e-4));
        RC_ASSERT(isNear(after.y, wanted.y, 1e-4));
    }));
}

void TestGizmo::aSnappedWayLeadsToTheGridAlongTheSameAxes()
{
    const Vec3 way = snappedWay({0.1, 0.2, 0.3}, {1.38, 0, 0.9}, 0.05);
    QCOMPARE(way.x, 1.4); // from 0.1 to 1.5
    QCOMPARE(way.y, 0.0);
    QCOMPARE(way.z, 0.9); // 1.2 is too far from a line
}

void TestGizmo::aViewLikeTheCameraLooksInItsDirection()
{
    QVERIFY(rc::check([] {
        const UpAxis up = *rc::gen::arbitrary<bool>() ? UpAxis::Y : UpAxis::Z;
        const Orbit orbit{.pivot = anyPoint(3),
                          .around = number(-179, 179),
                          .elevation = number(-89, 89),
                          .distance = number(1, 50),
                          .up = up};
        const picture::Camera camera = cameraOf(orbit);
        const picture::Camera like = cameraOf(lookingLike(camera, 1, 1, up));
        RC_ASSERT(isNear(like.right, camera.right, 1e-6));
        RC_ASSERT(isNear(like.up, camera.up, 1e-6));
        RC_ASSERT(isNear(eyeOf(like), eyeOf(camera), 1e-5));
    }));
}

LECTOGRAPH_APPLESS_TEST_MAIN(TestGizmo)
#include "tst_editor_gizmo.moc"
