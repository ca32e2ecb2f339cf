// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "picture/picture.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;
using shape::Shape;

namespace {

/// Twelve words close together.
QJsonObject crowd(bool avoid)
{
    QJsonArray points;
    QJsonArray names;
    for (int i = 0; i < 12; ++i) {
        points.append(QJsonArray{std::sin(i * 1.7) * 2, std::cos(i * 2.3) * 1.2, std::sin(i * 0.9) * 2});
        names.append(u"word %1"_s.arg(i));
    }
    return {
        {u"it"_s,
         QJsonObject{{u"type"_s, u"space.points"_s}, {u"tensor"_s, points}, {u"names"_s, names}, {u"avoid"_s, avoid}}}};
}

/// How much the labels cover each other, seen from an angle around the upright axis.
double coveredFrom(const Shape &points, double angle)
{
    const Vec3 right{std::cos(angle), 0, -std::sin(angle)};
    std::vector<QRectF> boxes;
    for (const Shape &point : points->children) {
        const Vec3 at = point->placement.origin;
        const base::Box box = point->children[1].bounds();
        boxes.emplace_back(base::dot(at, right) + box.min.x, at.y + box.min.y, box.width(), box.height());
    }
    double sum = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF both = boxes[i].intersected(boxes[k]);
            sum += both.width() * both.height();
        }
    }
    return sum;
}

Vec3 middleOf(const Shape &shape, const QString &path)
{
    const auto part = shape::selected(shape, path);
    return part ? part->bounds().centre() : Vec3{NAN, NAN, NAN};
}

} // namespace

class SpaceContentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAvoidEachOtherFromAllAround()
    {
        const Shape free = BlockBench(crowd(true)).shape(u"it"_s);
        const Shape fixed = BlockBench(crowd(false)).shape(u"it"_s);
        double freeSum = 0;
        double fixedSum = 0;
        for (int degrees = 0; degrees < 360; degrees += 30) {
            freeSum += coveredFrom(free, degrees * 3.14159265 / 180);
            fixedSum += coveredFrom(fixed, degrees * 3.14159265 / 180);
        }
        QVERIFY(fixedSum > 0);
        QVERIFY2(freeSum < 0.6 * fixedSum, qPrintable(u"%1 of %2"_s.arg(freeSum).arg(fixedSum)));
        QVERIFY(coveredFrom(free, 0) <= coveredFrom(fixed, 0));
        QCOMPARE(BlockBench(crowd(true)).shape(u"it"_s).hash(), free.hash());
    }

    void aSingleNameStandsAtTheUpperRight()
    {
        BlockBench bench(R"({"it": {"type": "space.points", "tensor": [[1, 2, 3]], "names": ["one"], "radius": 0.1}})");
        const base::Box box = bench.shape(u"it"_s)->children[0]->children[1].bounds();
        QVERIFY(std::abs(box.min.x - 0.15) < 1e-9 && std::abs(box.min.y - 0.15) < 1e-9);
    }

    void contentsOfACardFitOnItAndFaceItsReader()
    {
        BlockBench bench(R"({"square": {"type": "shapes.square", "size": 8, "position": [5, 5, 0]},
                             "it": {"type": "space.card", "children": [{"link": "square"}], "width": 4, "height": 2,
                                    "padding": 0.5, "looks": "right"}})");
        const Shape card = bench.shape(u"it"_s);
        QVERIFY(isNear(card->placement.z, {1, 0, 0}));
        QVERIFY(isNear(card->placement.x, {0, 0, -1})); // its reader's right
        const base::Box content = card->children[1].bounds();
        QVERIFY(std::abs(content.height() - 1) < 1e-9 && std::abs(content.width() - 1) < 1e-9);
        QVERIFY(isNear(content.centre(), {}));
    }

    void picturesStandOnTheFacesInOrder()
    {
        BlockBench bench(R"({"square": {"type": "shapes.square", "size": 8},
                             "it": {"type": "space.solid", "width": 2, "height": 3, "depth": 4,
                                    "faceShapes": [{"link": "square"}, {"link": "square"}, {"link": "square"},
                                                   {"link": "square"}, {"link": "square"}, {"link": "square"}]}})");
        const Shape box = bench.shape(u"it"_s);
        std::vector<Vec3> middles;
        for (const Shape &face : box->children)
            middles.push_back(face->children.back().bounds().centre());
        // Bottom, then from the front to the left around, then the top.
        const std::vector<Vec3> expected{{0, -1.5, 0}, {0, 0, 2}, {-1, 0, 0}, {0, 0, -2}, {1, 0, 0}, {0, 1.5, 0}};
        QCOMPARE(middles.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(isNear(middles[i], expected[i]), qPrintable(QString::number(i)));
        // Upright, and not mirrored: the reader's right of the face on the right is the back.
        const base::Transform place = box->children[4]->children.back()->placement;
        QVERIFY(isNear(place.y, {0, 1, 0}));
        QVERIFY(isNear(place.x, {0, 0, -1}));
    }

    void textsOnFacesComeInTheSameOrder()
    {
        BlockBench bench(R"({"it": {"type": "space.solid", "faceTexts": ["front", "right"]}})");
        const Shape box = bench.shape(u"it"_s);
        QVERIFY(isNear(middleOf(box, u"1/content"_s), {0, 0, 1}));
        QVERIFY(isNear(middleOf(box, u"4/content"_s), {1, 0, 0}));
    }

    void aPrismHasPicturesOnItsSides()
    {
        BlockBench bench(R"({"it": {"type": "space.solid", "form": "cylinder", "sides": 6, "faceTexts":
                             ["1", "2", "3", "4", "5", "6", "top", "bottom"], "faceSize": 10, "facePadding": 0}})");
        const Shape prism = bench.shape(u"it"_s);
        QCOMPARE(prism->children.size(), 8u);
        for (const Shape &face : prism->children)
            QCOMPARE(face->children.back()->name, u"content"_s);
        QVERIFY(isNear(middleOf(prism, u"7/content"_s), {0, 1, 0}));
        QVERIFY(isNear(middleOf(prism, u"0/content"_s), {0, -1, 0}));
    }
};

LECTOGRAPH_TEST_MAIN(SpaceContentsTest)
#include "tst_space_contents.moc"
