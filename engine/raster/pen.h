// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/view.h"
#include "raster/coverage.h"
#include "raster/face.h"
#include "raster/flatten.h"
#include "raster/paint.h"
#include "raster/plan.h"
#include "raster/stroke.h"

namespace lectograph::raster {

/// The pixels of an image, row by row. Several pens may write to different rows or columns concurrently.
struct Surface
{
    Pixel *first = nullptr;
    qsizetype stride = 0; ///< in pixels

    Pixel *at(int x, int y) const { return first + y * stride + x; }
};

/// Draws a planned picture in one thread. Reuses its buffers from item to item.
class Pen
{
public:
    Pen(const Surface &surface, const picture::Picture &picture, const Plan &plan);
    /// Draws everything within the rectangles, background first. They must not overlap, but may be adjacent.
    void draw(std::span<const QRect> rects);

private:
    void draw(const picture::Item &item, const QRect &clip);
    void image(const picture::Item &item, const picture::View &view, const QRect &clip);
    void fill(const picture::Item &item, const picture::View &view, const Polylines &area, const QRect &clip);
    void stroke(const Polygons &outline, const base::Color &color, const QRect &clip);
    void rampStroke(const Polylines &lines, const Nib &nib, const Ramp &ramp, const QRect &clip);
    void cover(const Polylines &area);
    void lay(Pixel color, shape::FillRule rule, const QRect &clip);
    template <class Paint>
    void lay(const Paint &paint, shape::FillRule rule, unsigned opacity, const QRect &clip);

    const Surface m_surface;
    const picture::Picture &m_picture;
    const Plan &m_plan;
    const picture::View m_views[2]; ///< of the camera, and for pinned items
    Flattener m_flattener;
    Flattener m_areaFlattener; ///< in perspective an area and its outline are clipped differently
    Stroker m_stroker;
    PlaneStroker m_planeStroker;
    Polylines m_widened; ///< the area of a face
    Coverage m_coverage;
    std::vector<const Step *> m_near; ///< steps that intersect the current rectangles
};

} // namespace lectograph::raster
