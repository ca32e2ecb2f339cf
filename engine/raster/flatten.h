// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "picture/view.h"
#include "shape/path.h"

#include <span>
#include <vector>

namespace lectograph::raster {

/// A corner of a flattened contour, in pixels.
struct Vertex
{
    QPointF at;
    double unit = 0;   ///< pixels for one stroke unit here
    double along = 0;  ///< length of the contour up to here, in any unit; only if asked for
    bool knot = false; ///< a knot of the path; else a point on a curve
};

/// A contour, or what the near plane left of it.
struct Chain
{
    int first = 0;
    int count = 0;
    bool closed = false; ///< the last vertex is not the first one again
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

/// Turns curves into as many straight lines as keep within a tenth of a pixel (Wang's bound). The result depends on
/// nothing but the arguments; it is kept until the next call.
class Flattener
{
public:
    /// Of a flat placement, for areas and lines.
    const Polylines &flat(const shape::Path &path, const base::Transform &toPixels, double unit, bool measured);
    /// In perspective: areas cut off at the near plane, as closed chains.
    const Polylines &area(const shape::Path &path, const base::Transform &place, const picture::View &view);
    /// In perspective: lines cut off at the near plane, measured.
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
