// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;
using shape::Shape;

namespace {

const QString square = uR"("square": {"type": "shapes.square", "size": 2})"_s;

Shape drawn(const QString &properties)
{
    return BlockBench(uR"({%1, "it": {%2}})"_s.arg(square, properties).toUtf8().constData()).shape(u"it"_s);
}

bool isAt(const Shape &shape, const Vec3 &point)
{
    return base::length(shape.bounds().centre() - point) < 1e-9;
}

} // namespace

class SpaceDepthTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStackGoesFromTheFrontToTheBack()
    {
        const Shape stack =
            drawn(uR"("type": "space.stack", "children": [{"link": "square"}], "count": 4, "step": [0.5, 0, -1])"_s);
        QCOMPARE(stack->children.size(), 4u);
        for (int i = 0; i < 4; ++i)
            QVERIFY(isAt(childNamed(stack, QString::number(i)), {0.5 * i, 0, -1.0 * i}));
        // Folded, the first covers the others.
        QCOMPARE(stack->children.back()->name, u"0"_s);
    }

    void aStackUnfoldsOneAfterTheOther()
    {
        const auto at = [](double spread) {
            return drawn(
                uR"("type": "space.stack", "children": [{"link": "square"}], "count": 5, "lag": 1, "spread": %1)"_s.arg(
                    spread));
        };
        const Shape half = at(0.4); // the first and the second have arrived, the third has not begun
        QVERIFY(isAt(childNamed(half, u"1"_s), {0, 0, -1}));
        QVERIFY(isAt(childNamed(half, u"2"_s), {}));
        QVERIFY(isAt(childNamed(at(1), u"2"_s), {0, 0, -2}));
    }

    void aWallIsOneImageForEachPattern()
    {
        const Shape wall =
            drawn(uR"("type": "space.wall", "tensor": [[1, 0], [0, 1], [1, 1], [0, 0], [0, 0], [1, 0]], "count": 3,
                "columns": 2, "width": 1, "spacing": 0.5)"_s);
        QCOMPARE(wall->children.size(), 3u);
        for (int i = 0; i < 3; ++i) {
            const Shape pattern = childNamed(wall, QString::number(i));
            QCOMPARE(childNamed(pattern, u"cells"_s)->image->image.size(), QSize(2, 2));
            QVERIFY(isAt(pattern, {i % 2 * 1.5 - 0.75, 0.75 - i / 2 * 1.5, 0}));
        }
        const auto pixel = [&](const QString &name, int x, int y) {
            return childNamed(childNamed(wall, name), u"cells"_s)->image->image.pixel(x, y);
        };
        QCOMPARE(pixel(u"0"_s, 0, 0), pixel(u"1"_s, 1, 0)); // both 1
        QVERIFY(pixel(u"0"_s, 0, 0) != pixel(u"2"_s, 0, 0));
    }

    void aWallGathersInAStack()
    {
        const Shape stack = drawn(
            uR"("type": "space.wall", "count": 2, "spread": 0, "step": [0, 0, -1], "stackScale": 2, "width": 1)"_s);
        QVERIFY(isAt(childNamed(stack, u"0"_s), {0, 0, 0.5}));
        QVERIFY(isAt(childNamed(stack, u"1"_s), {0, 0, -0.5}));
        QVERIFY(std::abs(stack.bounds().width() - 2) < 1e-9);
    }

    void aBraceRunsAlongTheDepthOfAShape()
    {
        const Shape brace =
            drawn(uR"("type": "space.brace", "shape": {"link": "deep"}, "distance": 0.25, "depth": 0.5, "label": "96"},
                "deep": {"type": "space.stack", "children": [{"link": "square"}], "count": 5)"_s);
        const base::Box box = childNamed(brace, u"brace"_s).bounds();
        QVERIFY(std::abs(box.min.z + 4) < 1e-9 && std::abs(box.max.z) < 1e-9);
        QVERIFY(std::abs(box.min.y - 1.25) < 1e-9 && std::abs(box.max.y - 1.75) < 1e-9);
        const Shape label = childNamed(brace, u"label"_s);
        QVERIFY(label->facing == shape::Facing::Viewer);
        QVERIFY(std::abs(label.bounds().min.y - 1.9) < 1e-9);
    }

    void aBraceJoinsTwoPoints()
    {
        const Shape brace = drawn(uR"("type": "space.brace", "from": [0, 0, 0], "to": [3, 0, 4], "distance": 0)"_s);
        const base::Box box = brace.bounds();
        QVERIFY(base::length(box.min - Vec3{0, 0, 0}) < 1e-9);
        QVERIFY(base::length(box.max - Vec3{3, 0.5, 4}) < 1e-9);
    }

    void whatCannotStandSaysSo()
    {
        for (const QString &properties :
             {uR"("type": "space.wall", "count": 3)"_s, uR"("type": "space.wall", "count": 1000000000)"_s,
              uR"("type": "space.brace", "shape": {"link": "square"}, "along": "y")"_s}) {
            BlockBench bench(uR"({%1, "it": {%2}})"_s.arg(square, properties).toUtf8().constData());
            QVERIFY2(!bench.outputs(u"it"_s), qPrintable(properties));
        }
    }
};

LECTOGRAPH_TEST_MAIN(SpaceDepthTest)
#include "tst_space_depth.moc"
