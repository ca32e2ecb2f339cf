// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/paint.h"

#include "base/angle.h"
#include "raster/mipmap.h"

#include <QLineF>

#include <cmath>
#include <numbers>

namespace lectograph::raster {
namespace {

/// The level at which one pixel of the image covers 0.7…1.4 pixels of the picture.
int levelFor(const QImage &image, const Plane &plane)
{
    double perPixel = std::sqrt(static_cast<double>(image.width()) * image.height()) / plane.scale();
    int level = 0;
    for (; perPixel > std::numbers::sqrt2 && (image.width() >> level) > 1 && (image.height() >> level) > 1; ++level)
        perPixel /= 2;
    return level;
}

/// Interpolates by k/256 from a to b.
Pixel between(Pixel a, Pixel b, unsigned k)
{
    const Pixel low = (((a & 0xff00ffu) * (256 - k) + (b & 0xff00ffu) * k) >> 8) & 0xff00ffu;
    const Pixel high = (((a >> 8) & 0xff00ffu) * (256 - k) + ((b >> 8) & 0xff00ffu) * k) & 0xff00ff00u;
    return low | high;
}

} // namespace

Ramp::Ramp(const shape::Gradient &gradient, double opacity)
{
    const std::vector<base::Color> &stops = gradient.stops;
    for (size_t i = 0; i < m_pixels.size(); ++i) {
        const double place = static_cast<double>(i) / 255 * static_cast<double>(stops.size() - 1);
        const auto low = std::min(static_cast<size_t>(place), stops.size() - 1);
        const auto high = std::min(low + 1, stops.size() - 1);
        const base::Color color = base::mix(stops[low], stops[high], place - static_cast<double>(low));
        m_pixels[i] = pixelOf(color.withAlpha(color.a * opacity));
    }
}

QLineF gradientAxis(double directionDegrees, const QRectF &box)
{
    const double angle = directionDegrees * base::degree;
    const QPointF direction(std::cos(angle), std::sin(angle));
    const QPointF half = direction
        * ((std::abs(direction.x()) * box.width() + std::abs(direction.y()) * box.height()) / 2);
    return {box.center() - half, box.center() + half};
}

GradientPaint::GradientPaint(const shape::Gradient &gradient, double opacity, const QRectF &box, const Plane &plane)
    : m_ramp(gradient, opacity), m_plane(plane)
{
    const QLineF axis = gradientAxis(gradient.directionDegrees, box);
    const QPointF way = axis.p2() - axis.p1();
    const double size = QPointF::dotProduct(way, way);
    m_across = size > 0 ? way / size : QPointF();
    m_offset = -QPointF::dotProduct(axis.p1(), m_across);
}

ImagePaint::ImagePaint(const shape::Raster &raster, const Plane &plane, bool isSharp)
    : m_plane(plane), m_image(mipmap(raster, isSharp ? 0 : levelFor(raster.image, plane))), m_isSharp(isSharp)
{}

Pixel ImagePaint::at(int x, int y) const
{
    const QPointF p = m_plane.at(x + 0.5, y + 0.5);
    const int right = m_image.width() - 1;
    const int bottom = m_image.height() - 1;
    if (m_isSharp) {
        const auto pixel = static_cast<int>(upTo(right, (p.x() + 0.5) * m_image.width()));
        const auto line = static_cast<int>(upTo(bottom, (0.5 - p.y()) * m_image.height()));
        return reinterpret_cast<const Pixel *>(m_image.constScanLine(line))[pixel];
    }
    const double u = upTo(right, (p.x() + 0.5) * m_image.width() - 0.5);
    const double v = upTo(bottom, (0.5 - p.y()) * m_image.height() - 0.5);
    const auto fixedU = static_cast<unsigned>(u * 256 + 0.5);
    const auto fixedV = static_cast<unsigned>(v * 256 + 0.5);
    const auto column = static_cast<int>(fixedU >> 8);
    const auto row = static_cast<int>(fixedV >> 8);
    const int nextColumn = std::min(column + 1, right);
    const auto *upper = reinterpret_cast<const Pixel *>(m_image.constScanLine(row));
    const auto *lower = reinterpret_cast<const Pixel *>(m_image.constScanLine(std::min(row + 1, bottom)));
    return between(between(upper[column], upper[nextColumn], fixedU & 255),
                   between(lower[column], lower[nextColumn], fixedU & 255), fixedV & 255);
}

} // namespace lectograph::raster
