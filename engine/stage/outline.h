// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/triangulate.h"

#include <optional>

namespace lectograph::stage {

/// The rim of a triangulated area: the triangle edges that no second triangle shares. So it follows the area that is
/// filled, never an inner crossing of the contours that made it. The area lies to the left of every edge.
class Outline
{
public:
    struct Edge
    {
        int from;
        int to;
        QPointF normal; ///< outward, unit length
    };

    /// Keeps a reference: `triangles` must outlive it.
    explicit Outline(const Triangles &triangles);

    const std::vector<Edge> &edges() const { return m_edges; }
    const std::vector<QPointF> &points() const { return m_triangles.points; }
    /// The outline passes here exactly once.
    bool isPlain(int point) const;

    // Of plain points only.
    int pointBefore(int point) const;
    int pointAfter(int point) const;
    const QPointF &normalBefore(int point) const;
    const QPointF &normalAfter(int point) const;
    /// Half the way through the area, measured across the edges that meet here; nothing if it cannot be told.
    std::optional<double> halfThickness(int point) const;

private:
    int next(int edge) const { return edge % 3 == 2 ? edge - 2 : edge + 1; }
    int cornerOf(int edge) const { return static_cast<int>(m_triangles.indices[static_cast<std::size_t>(edge)]); }
    int twinOf(int edge) const { return m_twin[static_cast<std::size_t>(edge)]; }
    QPointF from(int point, int edge) const;

    struct Passage
    {
        int arriving = -1; ///< numbers in m_edges
        int leaving = -1;
        int triangleEdge = -1; ///< the half-edge that leaves
        int count = 0;
    };
    const Passage &passage(int point) const { return m_passages[static_cast<std::size_t>(point)]; }
    const Edge &edge(int number) const { return m_edges[static_cast<std::size_t>(number)]; }

    const Triangles &m_triangles;
    std::vector<int> m_twin; ///< of half-edge k, from corner k to the next of its triangle; −1: on the rim
    std::vector<Edge> m_edges;
    std::vector<Passage> m_passages;
};

} // namespace lectograph::stage
