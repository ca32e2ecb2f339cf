// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawn.h"

#include "shape/morph.h"
#include "shape/outlines.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace lectograph;
using namespace lectograph::shape;

namespace {

/// The distance between outlines, independent of their subdivision.
double apart(const Path &a, const Path &b)
{
    const auto farthest = [](const Path &from, const Path &to) {
        double most = 0;
        for (int i = 0; i < 60; ++i) {
            const QPointF p = pointAt(from, i / 60.0).point;
            double least = 1e9;
            for (int k = 0; k < 600; ++k) {
                const QPointF d = pointAt(to, k / 600.0).point - p;
                least = std::min(least, std::hypot(d.x(), d.y()));
            }
            most = std::max(most, least);
        }
        return most;
    };
    return std::max(farthest(a, b), farthest(b, a));
}

} // namespace

class OutlineMorphTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holesCloseOrOpen()
    {
        const Morph morph(leaf(sector(0.5, 1, 0, 2 * std::numbers::pi), {}), leaf(rectangle(2, 2), {}));
        for (const double t : {0.1, 0.5, 0.9}) {
            const QPainterPath path = toPainterPath(drawn(morph.at(t)).front());
            QVERIFY(!path.contains(QPointF(0, 0)));
            QVERIFY(path.contains(QPointF(0.75, 0)));
            QVERIFY(path.contains(QPointF(0, -0.75)));
            QVERIFY(path.contains(QPointF(0.6 * (1 - t), 0)));
        }
    }

    void outlinesThatRunTheOtherWayKeepTheirHoles()
    {
        const Path ring = sector(0.5, 1, 0, 2 * std::numbers::pi);
        Path evenOdd({circle(2).contours().front(), circle(1).contours().front()}, FillRule::EvenOdd);
        for (const Path &other : {reversed(mapped(ring, base::Transform::scaling(2, 2))), evenOdd}) {
            const QPainterPath path = toPainterPath(drawn(Morph(leaf(ring, {}), leaf(other, {})).at(0.5)).front());
            QVERIFY(!path.contains(QPointF(0.1, 0.2)));
            QVERIFY(path.contains(QPointF(1.1, 0)));
            QVERIFY(path.contains(QPointF(-0.8, 0.78)));
        }
    }

    void closedOutlinesTurnToMeet()
    {
        // The same square with another starting corner and orientation is no change.
        std::vector<QPointF> corners{{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
        const Shape half = Morph(leaf(rectangle(2, 2), {}), leaf(polygon(corners), {})).at(0.5);
        QVERIFY(apart(drawn(half).front(), rectangle(2, 2)) < 0.02);
        // Nor is a circle with other curves.
        const Path other = mapped(refined(circle(1), 24), base::Transform::rotation(1));
        const Shape round = Morph(leaf(circle(1), {}), leaf(other, {})).at(0.5);
        QVERIFY(apart(drawn(round).front(), circle(1)) < 0.02);
    }

    void aLineCurlsIntoACircleWithoutALoop()
    {
        const Morph morph(leaf(line({-1, -1}, {1, 1}), {}), leaf(circle(1), {}));
        for (const double t : {0.25, 0.5, 0.75}) {
            const Path path = drawn(morph.at(t)).front();
            double turn = 0; // an open curl turns only one way
            for (int i = 1; i < 40; ++i) {
                const QPointF a = pointAt(path, (i - 1) / 40.0).direction;
                const QPointF b = pointAt(path, i / 40.0).direction;
                turn += std::atan2(a.x() * b.y() - a.y() * b.x(), a.x() * b.x() + a.y() * b.y());
            }
            QVERIFY(std::abs(turn) < 2 * std::numbers::pi);
            QVERIFY(std::hypot(path.bounds().width(), path.bounds().height()) > 1);
        }
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(OutlineMorphTest)
#include "tst_shape_morph_outlines.moc"
