// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;
using shape::Shape;

namespace {

QByteArray surface(const QString &properties)
{
    return uR"({"it": {"type": "space.loss-surface", %1}})"_s.arg(properties).toUtf8();
}

graph::Outputs outputsOf(const QByteArray &nodes)
{
    BlockBench bench(nodes);
    const auto outputs = bench.outputs(u"it"_s);
    if (!outputs)
        qFatal("%s", qPrintable(outputs.error().text()));
    return *outputs;
}

/// The ends of the pieces of a line, in order.
std::vector<Vec3> endsOf(const Shape &line)
{
    std::vector<Vec3> ends;
    for (const Shape &piece : line->children) {
        const std::vector<QPointF> &points = piece->path.contours().front().points;
        ends.push_back(piece->placement.map(points.front()));
        ends.push_back(piece->placement.map(points.back()));
    }
    return ends;
}

} // namespace

class SpaceDescentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepGoesAgainstTheGradient()
    {
        // Of a quadratic function, every step makes the coordinates smaller by fixed factors: 1 − 2·0.1 and 1 − 6·0.1.
        const auto outputs =
            outputsOf(surface(uR"("formula": "x^2 + 3*y^2", "start": [2, 1, 0], "rate": 0.1, "steps": 5)"_s));
        const auto &path = std::get<tensor::Tensor>(outputs[4]);
        QCOMPARE(path.rows(), 6);
        for (int i = 0; i < 6; ++i) {
            const double x = 2 * std::pow(0.8, i);
            const double y = std::pow(0.4, i);
            QVERIFY(std::abs(path.at(i, 0) - x) < 1e-8);
            QVERIFY(std::abs(path.at(i, 1) - y) < 1e-8);
            QVERIFY(std::abs(path.at(i, 2) - (x * x + 3 * y * y)) < 1e-7);
        }
        QCOMPARE(std::get<double>(outputs[3]), 5.0);
    }

    void momentumGoesPartOfTheLastStepAgain()
    {
        const auto outputs =
            outputsOf(surface(uR"("formula": "x^2", "start": [2, 0, 0], "rate": 0.1, "momentum": 0.5, "steps": 3)"_s));
        const auto &path = std::get<tensor::Tensor>(outputs[4]);
        double x = 2;
        double v = 0;
        for (int i = 1; i <= 3; ++i) {
            v = 0.5 * v - 0.1 * 2 * x;
            x += v;
            QVERIFY(std::abs(path.at(i, 0) - x) < 1e-8);
        }
    }

    void theBallStandsBetweenStepsWhileItRolls()
    {
        const auto outputs = outputsOf(
            surface(uR"("formula": "x^2 + 3*y^2", "start": [2, 1, 0], "rate": 0.1, "steps": 4, "progress": 0.375)"_s));
        const auto point = std::get<Vec3>(outputs[2]); // half-way from the first step to the second
        QVERIFY(std::abs(point.x - 1.44) < 1e-7 && std::abs(point.y - 0.28) < 1e-7);
        QVERIFY(std::abs(std::get<double>(outputs[1]) - (1.44 * 1.44 + 3 * 0.28 * 0.28)) < 1e-6);
    }

    /// Each piece of the path lies on one of the triangles that are drawn.
    void thePathLiesOnTheSurface()
    {
        const auto outputs = outputsOf(surface(uR"("cells": 9, "steps": 12, "unit": 0.7)"_s));
        const Shape shape = std::get<Shape>(outputs[0]);
        std::vector<std::array<Vec3, 3>> triangles;
        for (const Shape &row : childNamed(shape, u"surface"_s)->children) {
            for (const Shape &cell : row->children) {
                for (const Shape &half : cell->children) {
                    const std::vector<QPointF> &points = half->path.contours().front().points;
                    triangles.push_back({half->placement.map(points[0]), half->placement.map(points[3]),
                                         half->placement.map(points[6])});
                }
            }
        }
        const auto isOn = [](const std::array<Vec3, 3> &t, const Vec3 &p) {
            const Vec3 n = base::cross(t[1] - t[0], t[2] - t[0]);
            if (std::abs(base::dot(p - t[0], n)) > 1e-7 * base::length(n))
                return false;
            for (std::size_t i = 0; i < 3; ++i) {
                if (base::dot(base::cross(t[(i + 1) % 3] - t[i], p - t[i]), n) < -1e-7)
                    return false;
            }
            return true;
        };
        const std::vector<Vec3> ends = endsOf(childNamed(shape, u"path"_s));
        QVERIFY(ends.size() > 24);
        for (std::size_t i = 0; i < ends.size(); i += 2) {
            const Vec3 middle = base::mix(ends[i], ends[i + 1], 0.5);
            QVERIFY(std::ranges::any_of(
                triangles, [&](const auto &t) { return isOn(t, ends[i]) && isOn(t, middle) && isOn(t, ends[i + 1]); }));
        }
    }

    void aDescentThatLeavesTheSurfaceEndsAtItsBorder()
    {
        BlockBench bench(surface(uR"("formula": "-x", "start": [0, 0, 0], "rate": 2, "steps": 9)"_s));
        const auto outputs = bench.outputs(u"it"_s);
        const auto &path = std::get<tensor::Tensor>((*outputs)[4]);
        QCOMPARE(path.rows(), 3);
        QVERIFY(std::abs(path.at(2, 0) - 3) < 1e-9);
        QVERIFY(!bench.problems().empty());
    }

    void wrongFormulasSayWhatIsWrong()
    {
        for (const QString &formula : {u"x +"_s, u"z"_s, u"[x, y]"_s}) {
            BlockBench bench(surface(u"\"formula\": \"%1\""_s.arg(formula)));
            QVERIFY2(!bench.outputs(u"it"_s), qPrintable(formula));
        }
    }

    void aFormulaWithoutValuesInPlacesLeavesHoles()
    {
        const auto outputs = outputsOf(surface(uR"("formula": "log(x) ", "start": [1, 1, 0], "cells": 4)"_s));
        QVERIFY(std::get<Shape>(outputs[0]).leafCount() > 0);
        QVERIFY(std::isfinite(std::get<double>(outputs[1])));
    }

    void aPathPassesThroughAllPointsAndGrowsByLength()
    {
        const QString points = uR"("tensor": [[0, 0, 0], [3, 0, 0], [3, 0, 1]], "unit": 2)"_s;
        BlockBench smooth(uR"({"it": {"type": "space.path", %1}})"_s.arg(points).toUtf8());
        const std::vector<Vec3> ends = endsOf(childNamed(smooth.shape(u"it"_s), u"line"_s));
        for (const Vec3 &point : {Vec3{0, 0, 0}, Vec3{6, 0, 0}, Vec3{6, 0, 2}})
            QVERIFY(std::ranges::any_of(ends, [&](const Vec3 &end) { return base::length(end - point) < 1e-9; }));
        BlockBench straight(
            uR"({"it": {"type": "space.path", %1, "smooth": false, "progress": 0.5, "trail": 0.25}})"_s.arg(points)
                .toUtf8());
        const std::vector<Vec3> half = endsOf(childNamed(straight.shape(u"it"_s), u"line"_s));
        QVERIFY(base::length(half.front() - Vec3{2, 0, 0}) < 1e-9);
        QVERIFY(base::length(half.back() - Vec3{4, 0, 0}) < 1e-9);
        QVERIFY(base::length(std::get<Vec3>((*straight.outputs(u"it"_s))[1]) - Vec3{2, 0, 0}) < 1e-9);
    }

    void equalPointsMakeNoTrouble()
    {
        BlockBench bench(R"({"it": {"type": "space.path", "tensor": [[1, 1, 1], [1, 1, 1], [2, 1, 1]]},
                             "one": {"type": "space.path", "tensor": [[1, 1, 1]], "progress": 0}})");
        QVERIFY(bench.outputs(u"it"_s));
        QVERIFY(bench.outputs(u"one"_s));
        QVERIFY(std::isfinite(bench.shape(u"it"_s).bounds().width()));
    }
};

LECTOGRAPH_TEST_MAIN(SpaceDescentTest)
#include "tst_space_descent.moc"
