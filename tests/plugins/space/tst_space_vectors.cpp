// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;
using shape::Shape;

namespace {

/// Two vectors, and a block that links both.
QByteArray withTwoVectors(const QString &type, const QString &properties = {})
{
    return uR"({"a": {"type": "space.vector", "to": [3, 0, 0]}, "b": {"type": "space.vector", "to": [1, 2, 2]},
                "it": {"type": "%1", "first": {"link": "a.vector"}, "second": {"link": "b.vector"}%2}})"_s
        .arg(type, properties)
        .toUtf8();
}

Shape named(const Shape &shape, const QString &name)
{
    for (const Shape &child : shape->children) {
        if (child->name == name)
            return child;
    }
    return {};
}

bool holds(const base::Box &box, const Vec3 &point)
{
    return box.min.x < point.x && point.x < box.max.x && box.min.y < point.y && point.y < box.max.y;
}

double readNumber(const Shape &shape)
{
    if (shape->numeral)
        return shape->numeral->value;
    for (const Shape &child : shape->children) {
        if (const double number = readNumber(child); !std::isnan(number))
            return number;
    }
    return NAN;
}

template <class T>
T output(const QByteArray &nodes, std::size_t port)
{
    BlockBench bench(nodes);
    const auto outputs = bench.outputs(u"it"_s);
    return outputs ? std::get<T>((*outputs)[port]) : T{};
}

} // namespace

class SpaceVectorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theArrowGoesWithoutItsLabel()
    {
        BlockBench bench(R"({"it": {"type": "space.vector", "label": "name", "components": true}})");
        const Shape arrow = bench.part(u"it"_s, u".arrow"_s);
        QCOMPARE(arrow->children.size(), std::size_t(2));
        QVERIFY(!named(arrow, u"shaft"_s).bounds().isEmpty());
        QVERIFY(named(arrow, u"label"_s).bounds().isEmpty());
    }

    void aLabelLeavesRoomForItsArrow()
    {
        for (const QString &to : {u"3, 1, 0"_s, u"3, -0.9, 0"_s, u"3, -1.2, 0"_s, u"-3, -1.2, 0"_s, u"1, -3, 0"_s}) {
            BlockBench bench(uR"({"it": {"type": "space.vector", "label": "name", "to": [%1]}})"_s.arg(to).toUtf8());
            const base::Box label = bench.part(u"it"_s, u"label"_s).bounds();
            const Vec3 tip = std::get<Vec3>((*bench.outputs(u"it"_s))[2]) * 0.5;
            for (double share = 0; share <= 1; share += 0.01)
                QVERIFY2(!holds(label, tip * share), qPrintable(to));
        }
    }

    void labelsKeepClearOfWhatIsLinked()
    {
        // A horizontal line where each of them stands at first.
        const auto labelOf = [](const QByteArray &it, double height, const QString &label) {
            const QByteArray line = R"("line": {"type": "space.vector", "from": [-4, )" + QByteArray::number(2 * height)
                + R"(, 0], "to": [12, 0, 0]})";
            BlockBench free("{" + line + R"(, "it": {)" + it + "}}");
            BlockBench clear("{" + line + R"(, "it": {"clearOf": [{"link": "line"}], )" + it + "}}");
            return std::pair(free.part(u"it"_s, label).bounds(), clear.part(u"it"_s, label).bounds());
        };
        const auto crosses = [](const base::Box &box, double height) {
            return box.min.y < height && box.max.y > height;
        };
        const std::tuple<QByteArray, double, QString> labels[] = {
            {R"("type": "space.vector", "to": [2, 2, 0], "label": "name")", 1.25, u"label"_s},
            {R"("type": "space.axes", "names": ["x", "y", "z"])", 1.8, u"names/1"_s},
            {R"("type": "space.points", "tensor": [[2, 2, 0]], "names": ["name"])", 1.18, u"0/label"_s},
            {R"("type": "space.brace", "from": [-2, 0, 0], "to": [2, 0, 0], "onSide": "up", "label": "name")", 1.0,
             u"label"_s}};
        for (const auto &[it, height, label] : labels) {
            const auto [free, clear] = labelOf(it, height, label);
            QVERIFY2(crosses(free, height), it.constData());
            QVERIFY2(!crosses(clear, height), it.constData());
        }
    }

    void aSumEndsWhereBothLead()
    {
        const QByteArray nodes = withTwoVectors(u"space.sum"_s, u", \"from\": [0, 1, 0], \"secondFactor\": 0.5"_s);
        QVERIFY(isNear(output<Vec3>(nodes, 1), {3.5, 1, 1}));
        QVERIFY(isNear(output<Vec3>(nodes, 2), {3.5, 2, 1}));
        QCOMPARE(output<double>(nodes, 3), std::sqrt(3.5 * 3.5 + 2));
        BlockBench bench(nodes);
        const Shape sum = bench.shape(u"it"_s);
        QVERIFY(isNear(named(sum, u"tip"_s).bounds().max, {1.75, 1, 0.5}));
        // The second one, moved to the tip of the first.
        QVERIFY(isNear(named(sum, u"second"_s).bounds().min, {1.5, 0.5, 0}));
        // And the first one, moved to the tip of the second.
        QVERIFY(isNear(named(sum, u"first"_s).bounds().min, {0.25, 1, 0.5}));
    }

    void aVectorLinksToTheTipOfAnother()
    {
        BlockBench bench(R"({"a": {"type": "space.vector", "to": [1, 2, 3], "from": [1, 0, 0]},
                             "it": {"type": "space.vector", "from": {"link": "a.tip"}, "to": [0, 1, 0]}})");
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        QVERIFY(isNear(std::get<Vec3>((*outputs)[2]), {2, 3, 3}));
    }

    void anAngleIsMeasuredInThePlaneOfBoth()
    {
        const QByteArray nodes = withTwoVectors(u"space.angle"_s, u", \"radius\": 1, \"labelGap\": 0"_s);
        const double cosine = 1.0 / 3;
        QVERIFY(std::abs(output<double>(nodes, 1) - std::acos(cosine) * 180 / 3.14159265358979) < 1e-6);
        QVERIFY(std::abs(output<double>(nodes, 2) - cosine) < 1e-12);
        BlockBench bench(nodes);
        const Shape angle = bench.shape(u"it"_s);
        const base::Transform place = named(angle, u"arc"_s)->placement;
        const std::vector<QPointF> &points = named(angle, u"arc"_s)->path.contours().front().points;
        QVERIFY(isNear(place.map(points.front()), {1, 0, 0}));
        QVERIFY(isNear(place.map(points.back()), Vec3{1, 2, 2} * (1.0 / 3)));
        QVERIFY(std::abs(readNumber(named(angle, u"label"_s)) - 70.5287793655) < 1e-6);
        QVERIFY(std::abs(base::length(named(angle, u"label"_s)->placement.origin) - 1) < 1e-9);
    }

    void theLabelOfAnAngleKeepsClearOfBothVectorsAndOfTheirSum()
    {
        for (const double degrees : {40.0, 60.0, 90.0, 130.0}) {
            const double angle = degrees * std::numbers::pi / 180;
            const QString nodes = uR"({"it": {"type": "space.angle", "first": [1, 0, 0], "second": [%1, %2, 0],
                                              "radius": 1, "labelPlace": "clear"}})"_s;
            BlockBench bench(nodes.arg(std::cos(angle)).arg(std::sin(angle)).toUtf8());
            const base::Box label = named(bench.shape(u"it"_s), u"label"_s).bounds();
            const double half = std::hypot(label.width(), label.height()) / 2;
            QVERIFY(half > 0.05);
            for (const double direction : {0.0, angle / 2, angle}) { // of the first vector, the sum and the second
                const Vec3 centre = label.centre();
                const double beside = std::abs(centre.x * std::sin(direction) - centre.y * std::cos(direction));
                QVERIFY2(beside > 0.999 * half, qPrintable(u"%1° at %2"_s.arg(degrees).arg(direction)));
            }
        }
    }

    void rightAnglesHaveASquareAndVectorsWithoutLengthHaveNone()
    {
        BlockBench bench(R"({"it": {"type": "space.angle", "first": [0, 0, 5], "second": [2, 0, 0]},
                             "none": {"type": "space.angle", "first": [0, 0, 0]}})");
        QCOMPARE(named(bench.shape(u"it"_s), u"arc"_s)->path.contours().front().points.size(), 7u); // two sides
        QCOMPARE(bench.shape(u"none"_s).leafCount(), 0);
    }

    void aDotProductIsReadBesideItsProjection()
    {
        const QByteArray nodes = withTwoVectors(u"space.dot-product"_s, u", \"unit\": 1"_s);
        QCOMPARE(output<double>(nodes, 1), 3.0);
        QCOMPARE(output<double>(nodes, 2), 1.0);
        QVERIFY(isNear(output<Vec3>(nodes, 3), Vec3{1, 2, 2} * (1.0 / 3)));
        BlockBench bench(nodes);
        const Shape product = bench.shape(u"it"_s);
        QCOMPARE(readNumber(named(product, u"label"_s)), 3.0);
        const base::Box drop = named(product, u"drop"_s).bounds();
        QVERIFY(isNear(drop.at({1, -1, -1}), {3, 0, 0})); // it begins at the tip of the first
    }

    void aProjectionMayGoAgainstTheDirection()
    {
        BlockBench bench(R"({"it": {"type": "space.dot-product", "first": [-2, 1, 0], "second": [4, 0, 0]}})");
        const auto outputs = bench.outputs(u"it"_s);
        QCOMPARE(std::get<double>((*outputs)[1]), -8.0);
        QCOMPARE(std::get<double>((*outputs)[2]), -2.0);
        QVERIFY(isNear(named(bench.shape(u"it"_s), u"projection"_s).bounds().min, {-1, 0, 0}));
    }

    void componentsMeetTheAxesOrMakeABox()
    {
        const auto lines = [](const char *as) {
            BlockBench bench(
                uR"({"it": {"type": "space.vector", "to": [2, 4, 6], "components": true, "componentsAs": "%1"}})"_s
                    .arg(QLatin1StringView(as))
                    .toUtf8());
            return named(bench.shape(u"it"_s), u"components"_s);
        };
        QCOMPARE(lines("steps")->children.size(), 3u);
        QCOMPARE(lines("axes")->children.size(), 3u);
        QCOMPARE(lines("box")->children.size(), 9u);
    }

    void aPlaneMayLieAcrossAnyDirection()
    {
        BlockBench bench(
            R"({"it": {"type": "space.plane", "floor": "free", "normal": [1, 2, 3], "across": 2, "up": 1}})");
        const Shape plane = bench.shape(u"it"_s);
        for (const Shape &lines : plane->children) {
            for (const Shape &line : lines->children) {
                const std::vector<QPointF> &points = line->path.contours().front().points;
                for (const QPointF &point : {points.front(), points.back()})
                    QVERIFY(std::abs(base::dot(line->placement.map(point), {1, 2, 3})) < 1e-9);
            }
        }
        QCOMPARE(plane.leafCount(), 8);
    }
};

LECTOGRAPH_TEST_MAIN(SpaceVectorsTest)
#include "tst_space_vectors.moc"
