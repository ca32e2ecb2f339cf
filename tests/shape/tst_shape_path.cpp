// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"

#include "shape/bezier.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <numbers>
#include <thread>

using namespace lectograph::shape;

class PathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyPathIsNoPath()
    {
        QVERIFY(Path().isEmpty());
        QVERIFY(Path({Contour{{{1, 2}}, true}}).isEmpty());
        QCOMPARE(Path().curveCount(), 0);
        QCOMPARE(Path(), Path(std::vector<Contour>{}));
        QCOMPARE(Path().hash(), Path(std::vector<Contour>{}).hash());
    }

    void aClosedContourEndsWhereItBegan()
    {
        Contour contour{{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {3, 3}, {9, 9}}, true};
        const Path path({contour});
        const auto &points = path.contours().front().points;
        QCOMPARE(path.curveCount(), 3); // the stray point was removed, a closing segment was added
        QCOMPARE(points.front(), points.back());
    }

    void equalPathsHaveEqualHashesAndOthersDoNot()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPath();
            const Path twin(path.contours(), path.fillRule());
            RC_ASSERT(path == twin);
            RC_ASSERT(path.hash() == twin.hash());
            auto contours = path.contours();
            contours.front().points[1] += QPointF(0.25, 0);
            const Path other(contours, path.fillRule());
            RC_ASSERT(!(path == other));
            RC_ASSERT(path.hash() != other.hash());
        }));
    }

    void theHashIsTheSameOnEveryMachine()
    {
        QCOMPARE(polygon(std::vector<QPointF>{{0, 0}, {3, 0}, {0, 4}}).hash(), Q_UINT64_C(12034881624672363469));
        const Path zero({Contour{{{0.0, 0}, {1, 0}, {2, 0}, {3, 0}}, false}});
        const Path negative({Contour{{{-0.0, 0}, {1, 0}, {2, 0}, {3, 0}}, false}});
        QCOMPARE(zero, negative);
        QCOMPARE(zero.hash(), negative.hash());
    }

    void boundsAreTight()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPath();
            double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
            for (const Contour &contour : path.contours()) {
                for (int i = 0; i < contour.curveCount(); ++i) {
                    for (int k = 0; k <= 200; ++k) {
                        const QPointF p = curve(contour, i).at(k / 200.0);
                        left = std::min(left, p.x());
                        right = std::max(right, p.x());
                        low = std::min(low, p.y());
                        high = std::max(high, p.y());
                    }
                }
            }
            const QRectF &bounds = path.bounds();
            RC_ASSERT(bounds.left() <= left + 1e-9 && bounds.left() >= left - 0.01);
            RC_ASSERT(bounds.right() >= right - 1e-9 && bounds.right() <= right + 0.01);
            RC_ASSERT(bounds.top() <= low + 1e-9 && bounds.top() >= low - 0.01);
            RC_ASSERT(bounds.bottom() >= high - 1e-9 && bounds.bottom() <= high + 0.01);
        }));
    }

    void lengthsAreThoseOfGeometry()
    {
        QVERIFY(isNear(lengthOf(circle(2)), 4 * std::numbers::pi, 1e-4));
        QVERIFY(isNear(lengthOf(rectangle(3, 4)), 14, 1e-12));
        // A parabola, y = x² from 0 to 1, as a cubic: ½√5 + ¼·asinh 2.
        const Cubic parabola{{0, 0}, {1.0 / 3, 0}, {2.0 / 3, 1.0 / 3}, {1, 1}};
        const double exact = std::sqrt(5) / 2 + std::asinh(2) / 4;
        QVERIFY(isNear(parabola.length(), exact, 1e-9));
        QVERIFY(isNear(parabola.split(parabola.parameterAt(exact / 3)).first.length(), exact / 3, 1e-8));
    }

    void splittingDrawsTheSameCurve()
    {
        QVERIFY(rc::check([] {
            const Cubic whole{anyPoint(), anyPoint(), anyPoint(), anyPoint()};
            const double t = *rc::gen::inRange(1, 64) / 64.0;
            const double u = *rc::gen::inRange(0, 65) / 64.0;
            const auto [first, second] = whole.split(t);
            RC_ASSERT(isNear(first.at(u), whole.at(u * t)));
            RC_ASSERT(isNear(second.at(u), whole.at(t + u * (1 - t))));
            RC_ASSERT(isNear(first.length() + second.length(), whole.length(), 1e-6));
        }));
    }

    void aTripThroughQtKeepsThePath()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPath();
            RC_PRE(std::ranges::all_of(path.contours(), [](const Contour &contour) { // a point would be dropped
                return lengthOf(Path({contour})) > 0;
            }));
            const Path back = fromPainterPath(toPainterPath(path));
            RC_ASSERT(back.fillRule() == path.fillRule());
            RC_ASSERT(isNear(back.bounds().topLeft(), path.bounds().topLeft(), 1e-6));
            RC_ASSERT(isNear(back.bounds().bottomRight(), path.bounds().bottomRight(), 1e-6));
            RC_ASSERT(isNear(lengthOf(back), lengthOf(path), 1e-6));
        }));
        const Path square = rectangle(2, 2);
        QCOMPARE(fromPainterPath(toPainterPath(square)), square);
        QVERIFY(toPainterPath(square).elementAt(1).isLineTo());
        QVERIFY(fromPainterPath(toPainterPath(circle(1))).contours().front().closed);
        QVERIFY(!fromPainterPath(toPainterPath(line({0, 0}, {1, 1}))).contours().front().closed);
    }

    void manyThreadsMayAskAtOnce()
    {
        const Path path = circle(1.5);
        const quint64 hash = circle(1.5).hash();
        std::atomic<int> right = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                const Path own = path;
                right += own.hash() == hash && isNear(own.bounds().width(), 3, 1e-5) && own.curveLengths().size() == 8;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(right.load(), 8);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(PathTest)
#include "tst_shape_path.moc"
