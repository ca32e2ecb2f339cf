// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/in_plane.h"
#include "raster/flatten.h"
#include "raster/pixel.h"
#include "raster/plane.h"
#include "raster/stroke.h"

namespace lectograph::raster {

/// Moves the outline of an area outwards by some pixels, and its holes inwards.
void widen(Polylines &area, double pixels);

/// A fill whose colour changes evenly over the plane of the shape.
class ShadingPaint
{
public:
    ShadingPaint(const shape::Shading &shading, const shape::Path &path, double opacity, const Plane &plane)
        : m_colors(picture::planeOf(shading, path)), m_opacity(opacity), m_plane(plane)
    {}
    Pixel at(int x, int y) const { return pixelOf(m_colors.at(m_plane.at(x + 0.5, y + 0.5)).withAlpha(m_opacity)); }

private:
    picture::ShadingPlane m_colors;
    double m_opacity;
    Plane m_plane;
};

/// Computes the areas of strokes that lie in the planes of their items. Results are valid until the next call.
class PlaneStroker
{
public:
    const Polygons &outline(const picture::Item &item, const picture::View &view, const Nib &nib);

private:
    void add(std::span<const QPointF> ring, const std::array<base::Vec3, 3> &axes, const picture::View &view);

    Flattener m_flattener;
    Stroker m_stroker;
    Polygons m_result;
    std::vector<base::Vec3> m_seen;
};

} // namespace lectograph::raster
