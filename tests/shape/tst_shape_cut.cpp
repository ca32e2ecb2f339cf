// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/cut.h"
#include "shape/outlines.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace lectograph::shape;

namespace {

double number(double from, double to)
{
    return from + (to - from) * (*rc::gen::inRange(0, 10001)) / 10000.0;
}

Path anyPathToCut()
{
    switch (*rc::gen::inRange(0, 4)) {
    case 0: return circle(number(0.1, 3));
    case 1: return rectangle(number(0.1, 4), number(0.1, 4), 0.1);
    case 2: return star(5, number(0.5, 2), number(0.1, 0.5));
    default: {
        std::vector<QPointF> corners;
        for (int i = 0; i < 6; ++i)
            corners.emplace_back(number(-2, 2), number(-2, 2));
        return smoothCurve(corners, *rc::gen::inRange(0, 2) == 0);
    }
    }
}

CutLine anyLine()
{
    const double angle = number(-3.2, 3.2);
    return {{std::cos(angle), std::sin(angle)}, number(-1.5, 1.5)};
}

/// Whether all knots lie on one side.
bool liesOn(const Path &path, const CutLine &line, double side)
{
    for (const Contour &contour : path.contours()) {
        for (std::size_t i = 0; i < contour.points.size(); i += 3) {
            if (line.above(contour.points[i]) * side < -1e-6)
                return false;
        }
    }
    return true;
}

/// A path that can be asked which points it contains. Qt takes pieces of curves up to 0.01 long for straight: enlarged, so
/// that a point beside an outline lies on the same side of the whole and of its half.
class Region
{
public:
    explicit Region(const Path &path) : m_enlarged(QTransform::fromScale(scale, scale).map(toPainterPath(path))) {}

    bool contains(const QPointF &point) const { return m_enlarged.contains(point * scale); }

private:
    static constexpr double scale = 10000;
    QPainterPath m_enlarged;
};

} // namespace

class ShapeCutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothHalvesCoverWhatTheWholeDid()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPathToCut();
            const CutLine line = anyLine();
            const Halves halves = areaCut(path, line);
            RC_ASSERT(liesOn(halves.below, line, -1) && liesOn(halves.above, line, 1));
            const Region whole(path);
            const Region below(halves.below);
            const Region above(halves.above);
            for (int i = 0; i < 100; ++i) {
                const QPointF at(-2.97 + 0.6 * (i % 10), -2.95 + 0.6 * (i / 10));
                if (std::abs(line.above(at)) < 0.01)
                    continue;
                const bool isAbove = line.above(at) > 0;
                RC_ASSERT((isAbove ? above : below).contains(at) == whole.contains(at));
                RC_ASSERT(!(isAbove ? below : above).contains(at));
            }
        }));
    }

    void theOutlineFallsIntoPartsOfTheSameLength()
    {
        QVERIFY(rc::check([] {
            const Path path = anyPathToCut();
            const CutLine line = anyLine();
            const Halves halves = outlineCut(path, line);
            RC_ASSERT(liesOn(halves.below, line, -1) && liesOn(halves.above, line, 1));
            RC_ASSERT(std::abs(lengthOf(halves.below) + lengthOf(halves.above) - lengthOf(path)) < 1e-3);
        }));
    }

    void whatIsNotMetStaysAsItIs()
    {
        const Halves halves = outlineCut(circle(1), {{1, 0}, 2});
        QVERIFY(halves.above.isEmpty());
        QCOMPARE(halves.below, circle(1));
        QCOMPARE(areaCut(circle(1), {{1, 0}, 2}).below, circle(1));
    }

    void aCircleFallsIntoTwoOpenArcs()
    {
        const Halves halves = outlineCut(circle(1), {{0.6, 0.8}, 0.2});
        for (const Path &half : {halves.below, halves.above}) {
            QCOMPARE(half.contours().size(), std::size_t(1));
            QVERIFY(!half.contours().front().closed);
        }
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ShapeCutTest)
#include "tst_shape_cut.moc"
