// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/fill.h"
#include "stage/meshcache.h"
#include "stage/outline.h"
#include "stage/ribbon.h"

#include "shape/outlines.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QtTest>

#include <rapidcheck.h>

#include <cmath>
#include <numbers>

using namespace lectograph;
using namespace lectograph::stage;

namespace {

constexpr double pixel = 1 / 64.0;

double cross(const QPointF &a, const QPointF &b)
{
    return a.x() * b.y() - a.y() * b.x();
}

double areaOf(const Triangles &triangles)
{
    double area = 0;
    for (std::size_t k = 0; k < triangles.indices.size(); k += 3) {
        const QPointF &a = triangles.points[triangles.indices[k]];
        area += cross(triangles.points[triangles.indices[k + 1]] - a, triangles.points[triangles.indices[k + 2]] - a)
            / 2;
    }
    return area;
}

double areaOf(const Polyline &line)
{
    double area = 0;
    for (std::size_t k = 0; k < line.points.size(); ++k)
        area += cross(line.points[k], line.points[(k + 1) % line.points.size()]) / 2;
    return area;
}

/// The number of boundary ends where the outline passes more than once, or leaves without arriving.
int troubledEnds(const Triangles &triangles)
{
    const Outline outline(triangles);
    int count = 0;
    for (const Outline::Edge &edge : outline.edges())
        count += !outline.isPlain(edge.from) + !outline.isPlain(edge.to);
    return count;
}

shape::Path joined(const shape::Path &a, const shape::Path &b, shape::FillRule rule = shape::FillRule::NonZero)
{
    std::vector<shape::Contour> contours = a.contours();
    contours.insert(contours.end(), b.contours().begin(), b.contours().end());
    return shape::Path(std::move(contours), rule);
}

Triangles trianglesOf(const shape::Path &path)
{
    return triangulated(flattened(path, 0.15 * pixel), path.fillRule(), pixel);
}

/// A random closed line around the origin without self-intersections.
rc::Gen<Polyline> starLine()
{
    const auto anyRadii = rc::gen::container<std::vector<int>>(rc::gen::inRange(50, 400));
    return rc::gen::map(anyRadii, [](std::vector<int> radii) {
        while (radii.size() < 3)
            radii.push_back(100);
        Polyline line;
        line.closed = true;
        for (std::size_t k = 0; k < radii.size(); ++k) {
            const double angle = 2 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(radii.size());
            line.points.push_back(QPointF(std::cos(angle), std::sin(angle)) * (radii[k] / 100.0));
        }
        return line;
    });
}

} // namespace

class StageMesh : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trianglesCoverTheArea()
    {
        QVERIFY(rc::check([] {
            const Polyline line = *starLine();
            const Triangles triangles = triangulated({line}, shape::FillRule::NonZero, pixel);
            RC_ASSERT(std::abs(areaOf(triangles) - areaOf(line)) < 0.01 * areaOf(line));
        }));
    }

    void theRimPassesEveryPointOnce()
    {
        QVERIFY(rc::check([] {
            const Polyline line = *starLine();
            RC_ASSERT(troubledEnds(triangulated({line}, shape::FillRule::NonZero, pixel)) == 0);
        }));
    }

    /// The triangulator leaves zero-area slivers where one bar's side passes through another's corners.
    void barsThatOverlapHaveOneRim()
    {
        const shape::Path bars = joined(shape::rectangle(0.3, 3), shape::rectangle(3, 0.3));
        const Triangles triangles = trianglesOf(bars);
        QCOMPARE(troubledEnds(triangles), 0);
        QVERIFY(std::abs(areaOf(triangles) - (0.9 + 0.9 - 0.09)) < 1e-3);
        QCOMPARE(Outline(triangles).edges().size(), std::size_t(12));
    }

    void cornersThatOnlyTouchAreApart()
    {
        std::vector<QPointF> corners;
        for (int k = 0; k < 5; ++k)
            corners.emplace_back(std::sin(k * 4 * std::numbers::pi / 5), std::cos(k * 4 * std::numbers::pi / 5));
        const shape::Path pentagram(shape::polygon(corners).contours(), shape::FillRule::EvenOdd);
        const Triangles triangles = trianglesOf(pentagram);
        QCOMPARE(triangles.points.size(), std::size_t(15)); // five separate triangles
        QCOMPARE(troubledEnds(triangles), 0);
    }

    void aHoleHasARimToo()
    {
        const shape::Path ring = joined(shape::circle(1), shape::reversed(shape::circle(0.5)));
        const Triangles triangles = trianglesOf(ring);
        QVERIFY(std::abs(areaOf(triangles) - std::numbers::pi * 0.75) < 0.01);
        const Outline outline(triangles);
        for (const Outline::Edge &edge : outline.edges()) {
            const QPointF &from = triangles.points[static_cast<std::size_t>(edge.from)];
            const bool isOuter = std::hypot(from.x(), from.y()) > 0.75;
            QCOMPARE(QPointF::dotProduct(edge.normal, from) > 0, isOuter); // outward, or into the hole
        }
    }

    void thinPartsKnowHowThinTheyAre()
    {
        const Mesh mesh = fillMesh(flattened(shape::rectangle(2, 0.01), pixel), shape::FillRule::NonZero, pixel);
        for (const Vertex &vertex : mesh.vertices)
            QVERIFY(std::abs(vertex.measure - 0.005f) < 1e-4f);
    }

    void curvesStayWithinTheTolerance()
    {
        for (const double tolerance : {0.1, 0.01, 0.001}) {
            const std::vector<Polyline> lines = flattened(shape::circle(1), tolerance);
            QCOMPARE(lines.size(), std::size_t(1));
            QVERIFY(lines.front().closed);
            const auto &points = lines.front().points;
            for (std::size_t k = 0; k < points.size(); ++k) {
                const QPointF middle = (points[k] + points[(k + 1) % points.size()]) / 2;
                QVERIFY(1 - std::hypot(middle.x(), middle.y()) < tolerance + 1e-3);
            }
        }
    }

    void knowsWhatLiesOverItself()
    {
        const auto lines = [](const shape::Path &path) { return flattened(path, 0.01); };
        const std::vector<QPointF> bowTie{{-1, -1}, {1, 1}, {1, -1}, {-1, 1}};
        QVERIFY(crossesItself(lines(shape::polygon(bowTie))));
        QVERIFY(crossesItself(lines(shape::cross(1, 1))));
        QVERIFY(!crossesItself(lines(shape::circle(1))));
        QVERIFY(!crossesItself(lines(shape::rectangle(2, 1))));
        QVERIFY(!overlapsItself(lines(shape::rectangle(2, 1)), shape::Join::Miter, 0.1));
        QVERIFY(overlapsItself(lines(shape::rectangle(2, 1)), shape::Join::Round, 0.1));
        QVERIFY(overlapsItself(lines(shape::rectangle(2, 0.1)), shape::Join::Miter, 0.2));
    }

    void aRibbonRunsAlongItsLine()
    {
        const std::vector<QPointF> corner{{0, 0}, {3, 0}, {3, 1}};
        const Mesh mesh = ribbonMesh(flattened(shape::polygon(corner, false), 0.01), shape::Cap::Butt,
                                     shape::Join::Miter, {1, 0.5, 0});
        float last = 0;
        bool halfWay = false;
        for (const Vertex &vertex : mesh.vertices) {
            QVERIFY(vertex.along >= last);
            last = vertex.along;
            QVERIFY(std::abs(vertex.width - (1 - vertex.along)) < 1e-5f); // follows the profile everywhere
            halfWay = halfWay || std::abs(vertex.along - 0.5f) < 1e-6f;
        }
        QCOMPARE(last, 1.0f);
        QVERIFY(halfWay); // the line has a point at the profile's knot
    }

    void equalContentIsTheSameMesh()
    {
        MeshCache cache;
        const KeyedMesh first = cache.fill(shape::circle(1), 6);
        QCOMPARE(cache.fill(shape::circle(1), 6).mesh, first.mesh);
        QVERIFY(cache.fill(shape::circle(1), 9).key != first.key);
        QVERIFY(cache.fill(shape::circle(1), 9).mesh->vertices.size() > first.mesh->vertices.size());
        const StrokeForm butt;
        const StrokeForm round{shape::Cap::Round, shape::Join::Round, {}};
        QVERIFY(cache.stroke(shape::circle(1), butt, 0.1, 6).key != cache.stroke(shape::circle(1), round, 0.1, 6).key);
    }

    void whatIsNotAskedForIsForgotten()
    {
        MeshCache cache;
        const std::weak_ptr<const Mesh> mesh = cache.fill(shape::circle(1), 6).mesh;
        const std::weak_ptr<const Mesh> kept = cache.fill(shape::circle(2), 6).mesh;
        for (int frame = 0; frame < 300; ++frame) {
            cache.fill(shape::circle(2), 6);
            cache.endFrame();
        }
        QVERIFY(mesh.expired());
        QVERIFY(!kept.expired());
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(StageMesh)
#include "tst_stage_mesh.moc"
