// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"

#include "shape/layout.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::shape;

namespace {

/// A word of one line, whose letters reach from `bottom` to `top` about their base line at 0.
Shape wordOf(double bottom, double top, double size = 1)
{
    const Shape letters = shifted(leaf(rectangle(size, size * (top - bottom)), {}), {0, size * (top + bottom) / 2, 0});
    return group({letters}).edited([](Part &part) {
        part.textLines = std::make_shared<const TextLines>(TextLines{0, 0, 0.85, 0.25, 0.3});
    });
}

double baselineOf(const Shape &shape)
{
    return textLinesOf(shape)->first;
}

Shape anyBlock()
{
    const double width = anySize();
    const double height = anySize();
    return shifted(leaf(rectangle(width, height), {}), {anyNumber(), anyNumber(), 0});
}

} // namespace

class LayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGapIsExact()
    {
        QVERIFY(rc::check([] {
            const Shape shape = anyBlock();
            const base::Box box = anyBlock().bounds();
            const double gap = anyNumber();
            const base::Box right = nextTo(shape, box, {1, 0, 0}, gap).bounds();
            RC_ASSERT(isNear(right.min.x - box.max.x, gap));
            RC_ASSERT(isNear(right.centre().y, box.centre().y));
            const base::Box below = nextTo(shape, box, {0, -1, 0}, gap, {-1, 0, 0}).bounds();
            RC_ASSERT(isNear(box.min.y - below.max.y, gap));
            RC_ASSERT(isNear(below.min.x, box.min.x));
            const base::Box corner = nextTo(shape, box, {1, 1, 0}, gap).bounds();
            RC_ASSERT(isNear(corner.min.x - box.max.x, gap));
            RC_ASSERT(isNear(corner.min.y - box.max.y, gap));
        }));
    }

    void aMovedAnchorIsWhereItWasSent()
    {
        QVERIFY(rc::check([] {
            const base::Vec3 point{anyNumber(), anyNumber(), 0};
            const base::Vec3 anchor{*rc::gen::element(-1.0, 0.0, 1.0), *rc::gen::element(-1.0, 0.0, 1.0), 0};
            RC_ASSERT(isNear(movedTo(anyBlock(), point, anchor).bounds().at(anchor), point));
        }));
    }

    void theFrameBorderIsKept()
    {
        const Shape shape = shifted(leaf(rectangle(2, 1), {}), {3, 3, 0});
        const base::Box top = toEdge(shape, {0, 1, 0}, 0.5, 14, 8).bounds();
        QCOMPARE(top.max.y, 3.5);
        QCOMPARE(top.centre().x, 3.0);
        const base::Box corner = toEdge(shape, {-1, -1, 0}, 0, 14, 8).bounds();
        QCOMPARE(corner.min, (base::Vec3{-7, -4, 0}));
    }

    void rowsAreEvenAndCentred()
    {
        QVERIFY(rc::check([] {
            std::vector<Shape> shapes{anyBlock(), anyBlock(), anyBlock()};
            const double gap = anySize();
            const auto row = arranged(shapes, {1, 0, 0}, gap, {0, -1, 0});
            RC_ASSERT(isNear(row[1].bounds().min.x - row[0].bounds().max.x, gap));
            RC_ASSERT(isNear(row[2].bounds().min.x - row[1].bounds().max.x, gap));
            RC_ASSERT(isNear(row[2].bounds().min.y, row[0].bounds().min.y));
            RC_ASSERT(isNear(group(row).bounds().centre(), {}));
        }));
        const Shape block = leaf(rectangle(1, 1), {});
        const auto withHole = arranged({block, Shape(), block}, {0, -1, 0}, 0.5); // empty shapes take no space
        QCOMPARE(group(withHole).bounds().height(), 2.5);
    }

    void wordsOfARowStandOnOneLine()
    {
        const Shape disc = leaf(rectangle(1, 2), {});
        const std::vector<Shape> words{wordOf(-0.2, 0.5), shifted(wordOf(0, 0.7), {3, 2, 0}), wordOf(0.2, 0.3), disc};
        const auto row = arrangedOnBaseline(words, {1, 0, 0}, 0.5);
        QVERIFY(isNear(baselineOf(row[1]), baselineOf(row[0])));
        QVERIFY(isNear(baselineOf(row[2]), baselineOf(row[0])));
        QVERIFY(isNear(row[1].bounds().min.x - row[0].bounds().max.x, 0.5));
        // The letters have their middle where other shapes have it, and the row does not move with its letters.
        QVERIFY(isNear(row[3].bounds().centre().y - baselineOf(row[0]), 0.3));
        QVERIFY(isNear(baselineOf(arrangedOnBaseline({words[0]}, {1, 0, 0})[0]),
                       baselineOf(arrangedOnBaseline({words[2]}, {1, 0, 0})[0])));
        const auto grid = arrangedInGrid({words[0], words[1], words[2], words[0]}, 2, 0.5, 0.5);
        QVERIFY(isNear(baselineOf(grid[0]), baselineOf(grid[1])));
        QVERIFY(isNear(baselineOf(grid[2]), baselineOf(grid[3])));
        QVERIFY(isNear(baselineOf(grid[0]) - baselineOf(grid[2]), 1.1 + 0.5));
    }

    void textsOfAColumnAreAsHighAsTheirLines()
    {
        const auto column = arranged({wordOf(-0.2, 0.5), wordOf(0, 0.5), wordOf(0.2, 0.3)}, {0, -1, 0}, 0.4);
        QVERIFY(isNear(baselineOf(column[0]) - baselineOf(column[1]), 1.5));
        QVERIFY(isNear(baselineOf(column[1]) - baselineOf(column[2]), 1.5));
    }

    void linesAreThoseOfUprightTexts()
    {
        const Shape word = wordOf(-0.2, 0.5);
        const Shape large = shifted(transformed(word, base::Transform::scaling(2, 2, 2)), {0, 1, 0});
        QCOMPARE(textLinesOf(large), std::optional(TextLines{1, 1, 1.7, 0.5, 0.6}));
        QCOMPARE(lineBox(large).max.y, 2.7);
        QCOMPARE(textLinesOf(group({word, shifted(wordOf(0, 1), {4, 0, 0})})), textLinesOf(word));
        QVERIFY(!textLinesOf(group({word, shifted(word, {4, 1, 0})})));
        QVERIFY(!textLinesOf(group({word, leaf(rectangle(1, 1), {})})));
        QVERIFY(!textLinesOf(transformed(word, base::Transform::rotation(0.1))));
        QVERIFY(!textLinesOf(leaf(rectangle(1, 1), {})));
    }

    void allAreAsSmallAsTheWidestMustBe()
    {
        const std::vector<Shape> shapes{leaf(rectangle(1, 1), {}), leaf(rectangle(4, 1), {})};
        QCOMPARE(commonFit(shapes, 2), 0.5);
        QCOMPARE(commonFit(shapes, 5), 1.0);
        QCOMPARE(commonFit(shapes, 0), 1.0);
        QCOMPARE(commonFit({}, 2), 1.0);
    }

    void gridCellsAreAlike()
    {
        std::vector<Shape> shapes;
        for (int i = 0; i < 5; ++i)
            shapes.push_back(leaf(rectangle(1 + 0.1 * i, 1), {}));
        const auto grid = arrangedInGrid(shapes, 3, 0.6, 0.5);
        QVERIFY(isNear(grid[0].bounds().centre(), {-2, 0.75, 0}));
        QVERIFY(isNear(grid[2].bounds().centre(), {2, 0.75, 0}));
        QVERIFY(isNear(grid[4].bounds().centre(), {0, -0.75, 0}));
    }

    void fittingKeepsTheCentreAndIfAskedTheProportions()
    {
        QVERIFY(rc::check([] {
            const Shape shape = anyBlock();
            const double width = anySize();
            const double height = anySize();
            const base::Box inside = fitted(shape, width, height).bounds();
            RC_ASSERT(isNear(inside.centre(), shape.bounds().centre()));
            RC_ASSERT(inside.width() <= width + 1e-9 && inside.height() <= height + 1e-9);
            RC_ASSERT(isNear(inside.width(), width) || isNear(inside.height(), height));
            RC_ASSERT(isNear(inside.width() * shape.bounds().height(), inside.height() * shape.bounds().width()));
            RC_ASSERT(isNear(fitted(shape, 0, height).bounds().height(), height));
            const base::Box place = anyBlock().bounds();
            const base::Box taken = replacing(shape, place, true).bounds();
            RC_ASSERT(isNear(taken.min, place.min) && isNear(taken.max, place.max));
            RC_ASSERT(isNear(replacing(shape, place, false).bounds().centre(), place.centre()));
        }));
        QVERIFY(fitted(Shape(), 1, 1).isSame(Shape()));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(LayoutTest)
#include "tst_shape_layout.moc"
