// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/view.h"
#include "raster/coverage.h"
#include "raster/flatten.h"
#include "raster/paint.h"
#include "raster/plan.h"
#include "raster/stroke.h"

namespace lectograph::raster {

/// The pixels of an image, row after row. Several pens may write into different rows or columns at once.
struct Surface
{
    Pixel *first = nullptr;
    qsizetype stride = 0; ///< pixels from row to row

    Pixel *at(int x, int y) const { return first + y * stride + x; }
};

/// Draws a planned picture, one thread's worth of it. What it needs on the way is kept from item to item.
class Pen
{
public:
    Pen(const Surface &surface, const picture::Picture &picture, const Plan &plan);
    /// Everything within the rectangles, background first. They must not overlap; those side by side go well together.
    void draw(std::span<const QRect> rects);

private:
    void draw(const picture::Item &item, const QRect &clip);
    void image(const picture::Item &item, const picture::View &view, const QRect &clip);
    void fill(const picture::Item &item, const picture::View &view, const Polylines &area, const QRect &clip);
    void stroke(const Polylines &lines, const Nib &nib, const base::Color &color, const QRect &clip);
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
    Flattener m_areaFlattener; ///< in perspective an area and its outline are cut differently
    Stroker m_stroker;
    Coverage m_coverage;
    std::vector<const Step *> m_near; ///< what reaches into the rectangles that are being drawn
};

} // namespace lectograph::raster
