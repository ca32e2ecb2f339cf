// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/bands.h"

#include <QImage>
#include <QSize>

#include <array>
#include <memory>

namespace lectograph::media {

/// How an encoder wants its pixels. Colours are BT.709 in limited range, chroma sited left, alpha full and straight.
enum class PixelLayout {
    Yuv420,     ///< planes Y, Cb, Cr; chroma halved both ways; alpha is lost
    Yuva420,    ///< and a plane of alpha
    Yuva444P10, ///< ten bits in sixteen, low end first; nothing halved
    Rgba,       ///< one plane of red, green, blue, alpha, not premultiplied
};

/// Pixels in an encoder's layout. Rows begin at multiples of 64 bytes.
class Surface
{
public:
    Surface(PixelLayout layout, const QSize &size);

    PixelLayout layout() const { return m_layout; }
    QSize size() const { return m_size; }
    int planeCount() const;
    uchar *plane(int index) { return m_pixels.get() + m_offsets[static_cast<size_t>(index)]; }
    const uchar *plane(int index) const { return m_pixels.get() + m_offsets[static_cast<size_t>(index)]; }
    /// Bytes from one row of the plane to the next.
    int stride(int index) const { return m_strides[static_cast<size_t>(index)]; }

private:
    struct Free
    {
        void operator()(uchar *pixels) const { qFreeAligned(pixels); }
    };

    PixelLayout m_layout;
    QSize m_size;
    std::array<size_t, 4> m_offsets{};
    std::array<int, 4> m_strides{};
    std::unique_ptr<uchar, Free> m_pixels;
};

/// Brings the rows in `bands` of the surface to those of the image, which is of the same size and holds red, green, blue,
/// alpha in this order, premultiplied (raster::imageFormat). No row depends on what is outside its band.
void convert(const QImage &image, Surface &surface, const Bands &bands);

} // namespace lectograph::media
