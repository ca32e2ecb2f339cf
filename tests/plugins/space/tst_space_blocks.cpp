// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;
using shape::Shape;

namespace {

Shape shapeOf(const QString &json)
{
    return BlockBench(json.toUtf8().constData()).shape(u"it"_s);
}

/// The corners of a flat face, in space.
std::vector<Vec3> cornersOf(const Shape &face, const base::Transform &above = {})
{
    std::vector<Vec3> corners;
    for (const shape::Contour &contour : face->path.contours()) {
        for (std::size_t i = 0; i + 1 < contour.points.size(); i += 3)
            corners.push_back((above * face->placement).map(contour.points[i]));
    }
    return corners;
}

} // namespace

class SpaceBlocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void axesReachFromLeastToMost()
    {
        const Shape axes = shapeOf(uR"({"it": {"type": "space.axes", "unit": 0.5, "zMost": 6, "step": 0}})"_s);
        QVERIFY(isNear(axes.bounds().min, {-2, -1.5, -2}));
        QVERIFY(isNear(axes.bounds().max, {2, 1.5, 3}));
    }

    void labelsAreAsLargeFarAwayIfAsked_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<QString>("part");
        QTest::newRow("numbers of axes") << u"\"space.axes\", \"size\": 20"_s << u"labels/0"_s;
        QTest::newRow("names of axes") << u"\"space.axes\", \"names\": [\"x\", \"y\", \"z\"]"_s << u"names/1"_s;
        for (const QString &type :
             {u"space.vector"_s, u"space.sum"_s, u"space.angle"_s, u"space.brace"_s, u"space.dot-product"_s})
            QTest::newRow(qPrintable(type)) << u"\"%1\", \"label\": \"v\""_s.arg(type) << u"label"_s;
    }
    void labelsAreAsLargeFarAwayIfAsked()
    {
        QFETCH(const QString, block);
        QFETCH(const QString, part);
        const auto facingOf = [&](const QString &more) {
            Shape found = shapeOf(u"{\"it\": {\"type\": %1%2}}"_s.arg(block, more));
            for (const QString &name : part.split(u'/'))
                found = childNamed(found, name);
            return found->facing;
        };
        QVERIFY(facingOf({}) == shape::Facing::Viewer);
        QVERIFY(facingOf(u", \"sameSize\": true"_s) == shape::Facing::SameSize);
    }

    void aVectorGoesFromItsTailByItsCoordinates()
    {
        const Shape vector = shapeOf(
            uR"({"it": {"type": "space.vector", "from": [1, 0, 0], "to": [0, 2, -4], "unit": 0.5, "components": true}})"_s);
        const base::Box shaft = childNamed(vector, u"shaft"_s).bounds();
        const base::Box tip = childNamed(vector, u"tip"_s).bounds();
        QVERIFY(isNear(shaft.at({0, -1, 1}), {0.5, 0, 0}));
        QVERIFY(isNear(tip.at({0, 1, -1}), {0.5, 1, -2}));
        const base::Box around = childNamed(vector, u"components"_s).bounds();
        QVERIFY(isNear(around.at({0, -1, 1}), {0.5, 0, 0}));
        QCOMPARE(around.min.z, -2.0);
    }

    void aVectorToAPointKeepsItsGapsAndTellsItsNumbers()
    {
        BlockBench bench(
            R"({"it": {"type": "space.vector", "from": [1, 0, 0], "to": [1, 0, -4], "until": "tip", "unit": 0.5,
                       "tailGap": 0.25, "tipGap": 0.5}})");
        const Shape vector = bench.shape(u"it"_s);
        QVERIFY(isNear(childNamed(vector, u"shaft"_s).bounds().at({0, 0, 1}), {0.5, 0, -0.25}));
        QVERIFY(isNear(childNamed(vector, u"tip"_s).bounds().at({0, 0, -1}), {0.5, 0, -1.5}));
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(isNear(std::get<Vec3>((*outputs)[1]), {0, 0, -4}));
        QVERIFY(isNear(std::get<Vec3>((*outputs)[2]), {1, 0, -4}));
        QCOMPARE(std::get<double>((*outputs)[3]), 4.0);
    }

    void labelsStandAboveTipsAndBelowThoseThatGoDown()
    {
        const auto label = [](const QString &to) {
            return childNamed(
                shapeOf(uR"({"it": {"type": "space.vector", "to": %1, "label": "Word", "labelGap": 0.1}})"_s.arg(to)),
                u"label"_s);
        };
        const Shape above = label(u"[2, 2, 0]"_s);
        QVERIFY(above->facing == shape::Facing::Viewer);
        QVERIFY(std::abs(above.bounds().min.y - 1.1) < 1e-9);
        QVERIFY(std::abs(label(u"[0, -2, 0]"_s).bounds().max.y + 1.1) < 1e-9);
    }

    void aPictureMayStandAtATip()
    {
        BlockBench bench(R"({"it": {"type": "space.vector", "to": [2, 2, 0], "labelShape": {"link": "picture"}},
                             "picture": {"type": "shapes.square", "size": 1, "position": [5, 5, 0]}})");
        const base::Box box = childNamed(bench.shape(u"it"_s), u"label"_s).bounds();
        QVERIFY(isNear(box.centre(), {1, 1.65, 0}));
    }

    void pointsStandAtTheirCoordinatesAndFaceTheViewer()
    {
        const Shape points = shapeOf(
            uR"({"it": {"type": "space.points", "tensor": [[1, 2, 3], [4, 5, 6]], "unit": 2, "names": ["a", "b"]}})"_s);
        QCOMPARE(points->children.size(), 2u);
        QVERIFY(isNear(points->children[1]->placement.origin, {8, 10, 12}));
        QVERIFY(points->children[1]->facing == shape::Facing::Viewer);
        QVERIFY(isNear(points->children[1]->pivot, {}));
    }

    void surfacesPassThroughEveryHeight()
    {
        const Shape surface = shapeOf(
            uR"({"it": {"type": "space.surface", "tensor": [[1, 2, 3], [4, 5, 7]], "width": 4, "depth": 2, "unit": 0.5}})"_s);
        std::vector<Vec3> all;
        for (const Shape &face : surface->children.front()->children) {
            for (const Shape &half : face->children) {
                for (const Vec3 &corner : cornersOf(half))
                    all.push_back(corner);
            }
        }
        const std::array heights{1, 2, 3, 4, 5, 7};
        for (int i = 0; i < 6; ++i) {
            const Vec3 expected{(i % 3 - 1) * 2.0, heights[static_cast<std::size_t>(i)] * 0.5, i / 3 * 2.0 - 1};
            QVERIFY(std::ranges::any_of(all, [&](const Vec3 &corner) { return isNear(corner, expected); }));
        }
    }

    void solidsAreClosed_data()
    {
        QTest::addColumn<QString>("form");
        for (const char *form : {"box", "cylinder", "cone", "sphere"})
            QTest::newRow(form) << QString::fromLatin1(form);
    }
    void solidsAreClosed()
    {
        QFETCH(QString, form);
        const Shape solid = shapeOf(
            uR"({"it": {"type": "space.solid", "form": "%1", "width": 2, "height": 3, "depth": 4, "sides": 8}})"_s.arg(
                form));
        QVERIFY(std::abs(solid.bounds().height() - 3) < 1e-9);
        using Key = std::array<long, 3>;
        const auto key = [](const Vec3 &v) {
            return Key{std::lround(v.x * 1e6), std::lround(v.y * 1e6), std::lround(v.z * 1e6)};
        };
        std::map<std::pair<Key, Key>, int> edges;
        for (const Shape &face : solid->children) {
            const std::vector<Vec3> corners = cornersOf(face);
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const Key a = key(corners[i]);
                const Key b = key(corners[(i + 1) % corners.size()]);
                if (a != b)
                    ++edges[std::minmax(a, b)];
            }
        }
        QVERIFY(!edges.empty());
        for (const auto &[edge, count] : edges)
            QCOMPARE(count, 2);
    }

    void whatCannotBeDrawnSaysSo()
    {
        for (const QString &json : {uR"({"it": {"type": "space.axes", "xLeast": 5}})"_s,
                                    uR"({"it": {"type": "space.surface", "tensor": [[1, 2, 3]]}})"_s,
                                    uR"({"it": {"type": "space.plane", "across": 1e9}})"_s}) {
            BlockBench bench(json.toUtf8().constData());
            QVERIFY2(!bench.outputs(u"it"_s), qPrintable(json));
        }
    }
};

LECTOGRAPH_TEST_MAIN(SpaceBlocksTest)
#include "tst_space_blocks.moc"
