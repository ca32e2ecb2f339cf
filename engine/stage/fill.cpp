// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/fill.h"

#include "stage/outline.h"

#include <algorithm>

namespace lectograph::stage {

namespace {

constexpr double thick = 1e6; ///< thick enough to ignore

Vertex vertexAt(const QPointF &point, const QPointF &arrive, const QPointF &leave, double measure, float side)
{
    Vertex vertex;
    vertex.x = static_cast<float>(point.x());
    vertex.y = static_cast<float>(point.y());
    vertex.arriveX = static_cast<float>(arrive.x());
    vertex.arriveY = static_cast<float>(arrive.y());
    vertex.leaveX = static_cast<float>(leave.x());
    vertex.leaveY = static_cast<float>(leave.y());
    vertex.measure = static_cast<float>(measure);
    vertex.side = side;
    return vertex;
}

std::vector<double> halfThicknesses(const Outline &outline)
{
    const auto count = static_cast<int>(outline.points().size());
    std::vector<double> measured(outline.points().size(), thick);
    for (int point = 0; point < count; ++point) {
        if (outline.isPlain(point))
            measured[static_cast<std::size_t>(point)] = outline.halfThickness(point).value_or(thick);
    }
    // An isolated thin point (a neck where two contours barely overlap) must not thin the long edges next to it:
    // thickness counts only where a neighbour on the outline is equally thin.
    std::vector<double> result(outline.points().size(), thick);
    for (int point = 0; point < count; ++point) {
        if (!outline.isPlain(point))
            continue;
        const double before = measured[static_cast<std::size_t>(outline.pointBefore(point))];
        const double after = measured[static_cast<std::size_t>(outline.pointAfter(point))];
        const double here = measured[static_cast<std::size_t>(point)];
        result[static_cast<std::size_t>(point)] = std::max({here, std::min(before, after), 0.0});
    }
    return result;
}

} // namespace

Mesh fillMesh(const std::vector<Polyline> &lines, shape::FillRule rule, double pixel)
{
    const Triangles triangles = triangulated(lines, rule, pixel);
    const Outline outline(triangles);
    const std::vector<double> measure = halfThicknesses(outline);

    Mesh mesh;
    mesh.indices = triangles.indices;
    const auto count = static_cast<int>(triangles.points.size());
    for (int point = 0; point < count; ++point) {
        const auto at = static_cast<std::size_t>(point);
        if (outline.isPlain(point))
            mesh.vertices.push_back(vertexAt(triangles.points[at], outline.normalBefore(point),
                                             outline.normalAfter(point), measure[at], -1));
        else
            mesh.vertices.push_back(vertexAt(triangles.points[at], {}, {}, thick, -1));
    }

    constexpr quint32 none = 0;
    std::vector<quint32> outer(triangles.points.size(), none);
    const auto outerOf = [&](int point, const QPointF &normal) {
        const auto at = static_cast<std::size_t>(point);
        if (outer[at] != none)
            return outer[at];
        const auto number = static_cast<quint32>(mesh.vertices.size());
        if (outline.isPlain(point)) {
            mesh.vertices.push_back(mesh.vertices[at]);
            mesh.vertices.back().side = 1;
            outer[at] = number;
        } else { // several outlines touch here: each edge gets its own fringe
            mesh.vertices.push_back(vertexAt(triangles.points[at], normal, normal, thick, 1));
        }
        return number;
    };
    for (const Outline::Edge &edge : outline.edges()) {
        const auto a = static_cast<quint32>(edge.from);
        const auto b = static_cast<quint32>(edge.to);
        const quint32 outerA = outerOf(edge.from, edge.normal);
        const quint32 outerB = outerOf(edge.to, edge.normal);
        mesh.indices.insert(mesh.indices.end(), {a, outerA, b, b, outerA, outerB});
    }
    return mesh;
}

} // namespace lectograph::stage
