// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/triangulate.h"

#include <optional>

namespace lectograph::stage {

/// The boundary of a triangulated area: the triangle edges not shared by a second triangle. It follows the filled area,
/// not inner crossings of the source contours. The area is to the left of every edge.
class Outline
{
public:
    struct Edge
    {
        int from;
        int to;
        QPointF normal; ///< outward, unit length
    };

    /// Keeps a reference to `triangles`, which must outlive it.
    explicit Outline(const Triangles &triangles);

    const std::vector<Edge> &edges() const { return m_edges; }
    const std::vector<QPointF> &points() const { return m_triangles.points; }
    /// Whether the outline passes this point exactly once.
    bool isPlain(int point) const;

    // For plain points only.
    int pointBefore(int point) const;
    int pointAfter(int point) const;
    const QPointF &normalBefore(int point) const;
    const QPointF &normalAfter(int point) const;
    /// Half the thickness of the area, measured perpendicular to the edges at this point; nothing if undefined.
    std::optional<double> halfThickness(int point) const;

private:
    int next(int edge) const { return edge % 3 == 2 ? edge - 2 : edge + 1; }
    int cornerOf(int edge) const { return static_cast<int>(m_triangles.indices[static_cast<std::size_t>(edge)]); }
    int twinOf(int edge) const { return m_twin[static_cast<std::size_t>(edge)]; }
    QPointF from(int point, int edge) const;

    struct Passage
    {
        int arriving = -1; ///< indices into m_edges
        int leaving = -1;
        int triangleEdge = -1; ///< the outgoing half-edge
        int count = 0;
    };
    const Passage &passage(int point) const { return m_passages[static_cast<std::size_t>(point)]; }
    const Edge &edge(int number) const { return m_edges[static_cast<std::size_t>(number)]; }

    const Triangles &m_triangles;
    std::vector<int> m_twin; ///< of half-edge k, from corner k to the next of its triangle; −1: boundary
    std::vector<Edge> m_edges;
    std::vector<Passage> m_passages;
};

} // namespace lectograph::stage
