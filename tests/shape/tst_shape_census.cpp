// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::shape;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// A group that contains a square 2^levels times through nested groups.
Shape doubled(int levels)
{
    Shape shape = leaf(rectangle(1, 1), {});
    for (int i = 0; i < levels; ++i)
        shape = group({shape, shape});
    return shape;
}

} // namespace

Q_DECLARE_METATYPE(Part)

class CensusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharedPartsCountAsOftenAsTheyAreDrawn()
    {
        const Census census = doubled(10).census();
        QCOMPARE(census.parts, quint64((1 << 11) - 1));
        QCOMPARE(census.points, quint64(1 << 10) * rectangle(1, 1).contours().front().points.size());
        QVERIFY(checkDrawable(doubled(10)).has_value());
    }

    void growthByNestingIsCountedWithoutBeingSpent()
    {
        const auto refused = checkDrawable(doubled(30));
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"2,147,483,647"_s), qPrintable(refused.error().what));
        QVERIFY(!checkDrawable(doubled(500)));
        QCOMPARE(doubled(500).census().parts, std::numeric_limits<quint64>::max());
        QCOMPARE(doubled(500).leafCount(), std::numeric_limits<int>::max());
    }

    void copiesAreCountedBeforeTheyAreMade()
    {
        const Shape shape = doubled(3);
        QVERIFY(checkCopies(shape, 1000).has_value());
        QVERIFY(!checkCopies(shape, 25'000'000));
        QVERIFY(!checkCopies(shape, std::numeric_limits<quint64>::max()));
        QVERIFY(checkCopies(shape, 0).has_value());
    }

    void numbersThatAreNotFiniteStopHere_data()
    {
        QTest::addColumn<Part>("part");
        const auto row = [](const char *name, const std::function<void(Part &)> &edit) {
            Part part = *leaf(rectangle(1, 1), {});
            edit(part);
            QTest::newRow(name) << part;
        };
        const auto path = [](double x) { return polygon(std::vector<QPointF>{{0, 0}, {x, 1}, {1, 0}}); };
        row("point", [&](Part &p) { p.path = path(infinity); });
        row("point without a value", [&](Part &p) { p.path = path(notANumber); });
        row("place", [](Part &p) { p.placement.origin.y = -infinity; });
        row("axis", [](Part &p) { p.placement.x.z = notANumber; });
        row("opacity", [](Part &p) { p.opacity = notANumber; });
        row("reveal", [](Part &p) { p.revealTo = infinity; });
        row("order", [](Part &p) { p.z = notANumber; });
        row("stroke width", [](Part &p) { p.style.strokeWidth = infinity; });
        row("back stroke width", [](Part &p) { p.style.backStrokeWidth = notANumber; });
        row("width profile",
            [](Part &p) { p.style.widthProfile = std::make_shared<const std::vector<double>>(3, notANumber); });
        row("colour", [](Part &p) { p.style.fill.g = std::numeric_limits<float>::quiet_NaN(); });
        row("gradient", [](Part &p) {
            p.style.fillGradient = std::make_shared<const Gradient>(Gradient{{{0, 0, 0, 1}}, notANumber});
        });
        row("product of two that are", [](Part &p) {
            p.placement = base::Transform::scaling(1e200, 1);
            p.path = polygon(std::vector<QPointF>{{0, 0}, {1e200, 1}, {1, 0}});
        });
    }

    void numbersThatAreNotFiniteStopHere()
    {
        QFETCH(Part, part);
        const auto refused = checkDrawable(group({leaf(rectangle(1, 1), {}), Shape(part)}));
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"not finite"_s), qPrintable(refused.error().what));
        QVERIFY(!refused.error().remedy.isEmpty());
    }

    void whatLiesFarOutsideStopsHere()
    {
        const Shape square = leaf(rectangle(1, 1), {});
        QVERIFY(checkDrawable(shifted(square, {9e5, 0, 0})).has_value());
        for (const Shape &far : {shifted(square, {1.1e6, 0, 0}), scaled(square, 3e6), leaf(rectangle(1e308, 1), {})}) {
            const auto refused = checkDrawable(far);
            QVERIFY(!refused);
            QVERIFY2(refused.error().what.contains(u"units"_s), qPrintable(refused.error().what));
        }
    }

    void nothingLiesBeyondItsReach()
    {
        QVERIFY(rc::check("bounds lie within the reach", [] {
            const Shape shape = anyShape();
            const base::Box &box = shape.bounds();
            const double reach = shape.census().reach;
            RC_ASSERT(checkDrawable(shape).has_value());
            if (box.isEmpty())
                return;
            for (const base::Vec3 &corner : {box.min, box.max})
                RC_ASSERT(std::max({std::abs(corner.x), std::abs(corner.y), std::abs(corner.z)}) <= reach + 1e-9);
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(CensusTest)
#include "tst_shape_census.moc"
