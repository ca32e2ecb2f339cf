// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "picture/view.h"
#include "shape/path.h"

#include <span>
#include <vector>

namespace lectograph::raster {

/// A vertex of a flattened contour, in pixels.
struct Vertex
{
    QPointF at;
    double unit = 0;   ///< pixels per stroke unit at this point
    double along = 0;  ///< length of the contour up to this point, in any unit; only if requested
    bool knot = false; ///< a knot of the path; otherwise a point on a curve
};

/// A contour, or a part of one clipped at the near plane.
struct Chain
{
    int first = 0;
    int count = 0;
    bool closed = false; ///< the last vertex does not repeat the first
    double length = 0;   ///< of the whole contour, in the unit of Vertex::along
};

struct Polylines
{
    std::vector<Vertex> vertices;
    std::vector<Chain> chains;

    std::span<const Vertex> of(const Chain &chain) const
    {
        return std::span(vertices).subspan(static_cast<size_t>(chain.first), static_cast<size_t>(chain.count));
    }
};

/// Converts curves to lines with an error of at most a tenth of a pixel (Wang's bound). Depends only on its arguments;
/// the result is valid until the next call.
class Flattener
{
public:
    /// For a flat placement: areas and lines.
    const Polylines &flat(const shape::Path &path, const base::Transform &toPixels, double unit, bool measured);
    /// In perspective: areas clipped at the near plane, as closed chains.
    const Polylines &area(const shape::Path &path, const base::Transform &place, const picture::View &view);
    /// In perspective: lines clipped at the near plane, with lengths.
    const Polylines &lines(const shape::Path &path, const base::Transform &place, const picture::View &view,
                           bool screenWidth);

private:
    struct Seen ///< in camera coordinates
    {
        base::Vec3 at;
        double along = 0;
        bool knot = false;
    };

    double see(const shape::Contour &contour, const base::Transform &place, const picture::View &view);
    void begin();
    void finish(bool closed, double length);

    Polylines m_result;
    std::vector<Seen> m_seen;
};

} // namespace lectograph::raster
