// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/pixel.h"
#include "raster/plane.h"
#include "shape/style.h"

#include <QImage>
#include <QRectF>

#include <array>

namespace lectograph::raster {

/// Clamps to 0…most; NaN gives 0, since the plane may be on the horizon.
inline double upTo(double most, double v)
{
    return v > 0 ? std::min(v, most) : 0;
}

/// A gradient multiplied by an opacity, sampled at 256 even steps.
class Ramp
{
public:
    Ramp(const shape::Gradient &gradient, double opacity);
    Pixel operator[](int level) const { return m_pixels[static_cast<size_t>(level)]; }

private:
    std::array<Pixel, 256> m_pixels;
};

/// A fill with a gradient across the shape's box.
class GradientPaint
{
public:
    GradientPaint(const shape::Gradient &gradient, double opacity, const QRectF &box, const Plane &plane);
    Pixel at(int x, int y) const
    {
        const QPointF p = m_plane.at(x + 0.5, y + 0.5);
        const double t = p.x() * m_across.x() + p.y() * m_across.y() + m_offset;
        return m_ramp[static_cast<int>(upTo(1, t) * 255 + 0.5)];
    }

private:
    Ramp m_ramp;
    Plane m_plane;
    QPointF m_across;
    double m_offset = 0;
};

/// The start and end of a gradient over a box.
QLineF gradientAxis(double directionDegrees, const QRectF &box);

/// An image in the unit square around the origin, smooth at any scale: bilinear interpolation in the mipmap level
/// closest to the picture's resolution. A sharp one shows the pixel that a place lies in.
class ImagePaint
{
public:
    ImagePaint(const shape::Raster &raster, const Plane &plane, bool isSharp);
    Pixel at(int x, int y) const;

private:
    Plane m_plane;
    QImage m_image;
    bool m_isSharp;
};

} // namespace lectograph::raster
