// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/flatten.h"
#include "shape/style.h"

#include <span>
#include <vector>

namespace lectograph::raster {

/// Closed polygons in pixels, filled together by the non-zero rule.
struct Polygons
{
    struct Ring
    {
        int first = 0;
        int count = 0;
        int level = 0; ///< position along the path, 0…255; only from strips()
    };
    std::vector<QPointF> points;
    std::vector<Ring> rings;

    std::span<const QPointF> of(const Ring &ring) const
    {
        return std::span(points).subspan(static_cast<size_t>(ring.first), static_cast<size_t>(ring.count));
    }
};

/// The pen that strokes a line.
struct Nib
{
    double width = 0;                ///< in stroke units
    std::span<const double> profile; ///< factors of the width, evenly spaced along each contour; empty: constant
    shape::Cap cap = shape::Cap::Butt;
    shape::Join join = shape::Join::Miter; ///< miter limit 4, then bevels, as in SVG
};

/// Computes the area of a stroke. Offsets of a smooth line meet on the bisector of the angle, so that adjacent segments
/// neither overlap nor leave a gap; where a curve is tighter than the nib, segments overlap with the same orientation.
/// Results are valid until the next call. No trigonometry: the same on every machine.
class Stroker
{
public:
    /// One ring for an open line, two for a closed one.
    const Polygons &outline(const Polylines &lines, const Nib &nib);
    /// In short segments with shared edges, for colours along the path; needs lines with lengths.
    const Polygons &strips(const Polylines &lines, const Nib &nib);

private:
    struct Spine
    {
        QPointF at;
        double half = 0;   ///< of the nib width, in pixels
        double share = 0;  ///< of the contour's length
        QPointF direction; ///< to the next vertex, unit vector
        double length = 0; ///< to the next vertex
        bool knot = false;
        double left = 0;  ///< nib radius on the side of the normals, and on the other side: reduced where a corner
        double right = 0; ///< clips it (strips only)
    };
    struct Turn ///< from one segment of the spine to the next, in path direction
    {
        QPointF at;
        double half;
        QPointF in, out;
        double shorter; ///< of the two segments
        bool knot;
    };

    bool follow(std::span<const Vertex> vertices, const Chain &chain, const Nib &nib, int steps);
    void clear();
    void beginRing(int level = 0);
    void endRing();
    void put(const QPointF &point) { m_result.points.push_back(point); }
    Turn turnAt(size_t index, bool backward) const;
    bool isCorner(size_t index) const;
    void cutAtCorner(size_t corner);
    size_t split(size_t piece, double t);
    void piece(size_t index, int level);
    void endPiece(const Spine &end, const QPointF &direction, int level, shape::Cap style);
    void side(bool backward, bool closed, shape::Join style);
    void join(const Turn &turn, shape::Join style);
    void cap(const Spine &end, const QPointF &direction, shape::Cap style);
    void dot(const Spine &spine, shape::Cap style);
    void arc(const QPointF &centre, double radius, const QPointF &from, const QPointF &middle, const QPointF &to,
             int halvings = 0);

    Polygons m_result;
    std::vector<Spine> m_spine;
    bool m_closed = false;
};

} // namespace lectograph::raster
