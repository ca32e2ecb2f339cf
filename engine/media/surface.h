// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/bands.h"

#include <QImage>
#include <QSize>

#include <array>
#include <memory>

namespace lectograph::media {

/// The pixel layout of an encoder. BT.709, limited range, chroma sited left, alpha full range and straight.
enum class PixelLayout {
    Yuv420,     ///< planes Y, Cb, Cr; chroma halved both ways; alpha is lost
    Yuva420,    ///< the same with a plane of alpha
    Yuva444P10, ///< 10 bits in 16, low byte first; no subsampling
    Rgba,       ///< interleaved, not premultiplied
};

/// Pixels in an encoder's layout. Rows are aligned to 64 bytes.
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

/// Converts the rows in `bands` from an image of the same size in RGBA order, premultiplied (raster::imageFormat). Rows
/// depend only on pixels of their band.
void convert(const QImage &image, Surface &surface, const Bands &bands);

} // namespace lectograph::media
