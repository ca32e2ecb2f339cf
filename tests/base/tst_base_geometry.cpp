// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/geometry.h"
#include "base/quaternion.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <numbers>

using namespace lectograph::base;

namespace {

double coordinate()
{
    return *rc::gen::inRange(-8000, 8001) / 1000.0;
}

Vec3 anyPoint()
{
    const double x = coordinate();
    const double y = coordinate();
    return {x, y, coordinate()};
}

bool isNear(const Vec3 &a, const Vec3 &b)
{
    return length(a - b) < 1e-6 * (1 + length(a) + length(b));
}

/// Rotation, scale and translation, never singular.
Transform anyPlacement()
{
    const Vec3 axis = anyPoint() + Vec3{0, 0, 20};
    const double scale = *rc::gen::inRange(50, 5000) / 1000.0;
    return Transform::translation(anyPoint()) * Transform::rotation(coordinate(), axis * (1 / length(axis)))
        * Transform::scaling(scale, 2 * scale, 1);
}

Transform anyTurn()
{
    const Vec3 axis = anyPoint() + Vec3{0, 0, 20};
    return Transform::rotation(coordinate(), axis * (1 / length(axis))) * Transform::rotation(coordinate(), {1, 0, 0});
}

} // namespace

class GeometryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theInverseUndoesATransform()
    {
        QVERIFY(rc::check([] {
            const Transform placed = anyPlacement();
            const Vec3 p = anyPoint();
            RC_ASSERT(isNear(placed.inverted().map(placed.map(p)), p));
            RC_ASSERT(isNear(placed.map(placed.inverted().map(p)), p));
        }));
        QVERIFY(Transform::scaling(1, 0).inverted().isIdentity());
    }

    void aProductCarriesOutItsRightSideFirst()
    {
        QVERIFY(rc::check([] {
            const Transform a = anyPlacement();
            const Transform b = anyPlacement();
            const Vec3 p = anyPoint();
            RC_ASSERT(isNear((a * b).map(p), a.map(b.map(p))));
        }));
    }

    void aTurnIsCounterClockwiseAndKeepsLengths()
    {
        QVERIFY(isNear(Transform::rotation(std::numbers::pi / 2).map(Vec3{1, 0, 0}), {0, 1, 0}));
        QVERIFY(isNear(Transform::rotation(std::numbers::pi / 2, {1, 0, 0}).map(Vec3{0, 1, 0}), {0, 0, 1}));
        QVERIFY(rc::check([] {
            const Vec3 p = anyPoint();
            RC_ASSERT(std::abs(length(Transform::rotation(coordinate(), {0, 1, 0}).map(p)) - length(p)) < 1e-9);
        }));
    }

    void aPivotStaysWhereItIs()
    {
        QVERIFY(rc::check([] {
            const Vec3 pivot = anyPoint();
            RC_ASSERT(isNear(about(pivot, Transform::rotation(coordinate())).map(pivot), pivot));
        }));
    }

    void aRotationIsItsQuaternion()
    {
        QVERIFY(rc::check([] {
            const Transform turn = anyTurn();
            const Transform back = transformOf(rotationOf(turn * Transform::scaling(2, 2, 2)));
            const Vec3 p = anyPoint();
            RC_ASSERT(isNear(back.map(p), turn.map(p)));
        }));
    }

    void halfOfATurnTwiceIsTheTurn()
    {
        QVERIFY(rc::check([] {
            const Quaternion a = rotationOf(anyTurn());
            const Quaternion b = rotationOf(anyTurn());
            const Transform half = transformOf(slerp(a, b, 0.5)) * transformOf(a).inverted();
            const Vec3 p = anyPoint();
            RC_ASSERT(isNear((half * half * transformOf(a)).map(p), transformOf(b).map(p)));
        }));
    }

    void aThingThatTurnsKeepsItsShapeAndItsPivotGoesStraight()
    {
        QVERIFY(rc::check([] {
            const Transform a = Transform::translation(anyPoint()) * anyTurn() * Transform::scaling(2, 2, 2);
            const Transform b = Transform::translation(anyPoint()) * anyTurn() * Transform::scaling(4, 4, 4);
            const Vec3 pivot = anyPoint();
            const Transform between = turnedMix(a, b, 0.5, pivot);
            RC_ASSERT(isNear(between.map(pivot), mix(a.map(pivot), b.map(pivot), 0.5)));
            RC_ASSERT(std::abs(length(between.x) - 3) < 1e-9 && std::abs(dot(between.x, between.y)) < 1e-9);
            RC_ASSERT(turnedMix(a, b, 0) == a && turnedMix(a, b, 1) == b);
        }));
    }

    void aBoxHoldsWhatWasAddedAndNothingMore()
    {
        Box box;
        QVERIFY(box.isEmpty());
        QCOMPARE(box.width(), 0.0);
        box.add(Vec3{1, 2, 3});
        box.add(Vec3{-1, 4, 3});
        box.add(Box{});
        QCOMPARE(box.width(), 2.0);
        QCOMPARE(box.height(), 2.0);
        QCOMPARE(box.depth(), 0.0);
        QCOMPARE(box.at({1, -1, 0}), (Vec3{1, 2, 3}));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(GeometryTest)
#include "tst_base_geometry.moc"
