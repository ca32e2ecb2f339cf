// SPDX-License-Identifier: GPL-3.0-or-later
#include "route.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <array>

using namespace lectograph::shapes;

namespace {

constexpr std::array<QPointF, 4> directions{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

QPointF anyDirection()
{
    return directions[static_cast<std::size_t>(*rc::gen::inRange(0, 4))];
}

QPointF anyPoint()
{
    const double x = *rc::gen::inRange(-20, 21) / 2.0;
    return {x, *rc::gen::inRange(-20, 21) / 2.0};
}

} // namespace

class RouteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPieceIsLevelOrUpright()
    {
        QVERIFY(rc::check([] {
            const QPointF from = anyPoint();
            const QPointF to = anyPoint();
            const auto corners = routed(from, anyDirection(), to, anyDirection(), 0.5);
            RC_ASSERT(corners.front() == from);
            RC_ASSERT(corners.back() == to);
            for (std::size_t i = 1; i < corners.size(); ++i) {
                const QPointF piece = corners[i] - corners[i - 1];
                RC_ASSERT(std::min(std::abs(piece.x()), std::abs(piece.y())) < 1e-9);
            }
        }));
    }

    void itLeavesAndArrivesOutside()
    {
        QVERIFY(rc::check([] {
            const QPointF leaving = anyDirection();
            const QPointF side = anyDirection();
            const QPointF from = anyPoint();
            const QPointF to = anyPoint();
            const auto corners = routed(from, leaving, to, side, 0.5);
            RC_ASSERT(QPointF::dotProduct(corners[1] - from, leaving) >= 0);
            RC_ASSERT(QPointF::dotProduct(corners[corners.size() - 2] - to, side) >= 0);
        }));
    }

    void aLoopGoesAroundByItsReach()
    {
        const auto corners = routed({0, 0}, {1, 0}, {-1, 3}, {1, 0}, 2);
        QCOMPARE(corners, (std::vector<QPointF>{{0, 0}, {2, 0}, {2, 3}, {-1, 3}}));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(RouteTest)
#include "tst_shapes_route.moc"
