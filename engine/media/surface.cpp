// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/surface.h"

#include "media/alpha_planes.h"
#include "media/yuv.h"

#include <algorithm>
#include <cstring>
#include <new>

namespace lectograph::media {

namespace {

constexpr size_t rowAlignment = 64;

bool isHalved(PixelLayout layout, int plane)
{
    return (layout == PixelLayout::Yuv420 || layout == PixelLayout::Yuva420) && (plane == 1 || plane == 2);
}

size_t bytesOfSample(PixelLayout layout)
{
    switch (layout) {
    case PixelLayout::Yuva444P10: return 2;
    case PixelLayout::Rgba: return 4;
    default: return 1;
    }
}

void copyStraight(const QImage &image, Surface &surface, const Rows &rows)
{
    constexpr int most = 64; // limits the size of an intermediate copy
    for (int first = rows.first; first < rows.first + rows.count; first += most) {
        const int count = std::min(most, rows.first + rows.count - first);
        const QImage part(image.constScanLine(first), image.width(), count, image.bytesPerLine(), image.format());
        const QImage straight = part.convertToFormat(QImage::Format_RGBA8888);
        for (int y = 0; y < count; ++y) {
            std::memcpy(surface.plane(0) + (first + y) * qsizetype(surface.stride(0)), straight.constScanLine(y),
                        static_cast<size_t>(image.width()) * 4);
        }
    }
}

} // namespace

Surface::Surface(PixelLayout layout, const QSize &size) : m_layout(layout), m_size(size)
{
    size_t bytes = 0;
    for (int i = 0; i < planeCount(); ++i) {
        const int halved = isHalved(layout, i) ? 2 : 1;
        const size_t row = static_cast<size_t>((size.width() + halved - 1) / halved) * bytesOfSample(layout);
        const size_t stride = (row + rowAlignment - 1) / rowAlignment * rowAlignment;
        m_strides[static_cast<size_t>(i)] = static_cast<int>(stride);
        m_offsets[static_cast<size_t>(i)] = bytes;
        bytes += stride * static_cast<size_t>((size.height() + halved - 1) / halved);
    }
    // Encoders read whole vectors, slightly beyond the last row.
    m_pixels.reset(static_cast<uchar *>(qMallocAligned(bytes + rowAlignment, rowAlignment)));
    if (!m_pixels)
        throw std::bad_alloc();
    std::memset(m_pixels.get(), 0, bytes + rowAlignment);
}

int Surface::planeCount() const
{
    switch (m_layout) {
    case PixelLayout::Yuv420: return 3;
    case PixelLayout::Rgba: return 1;
    default: return 4;
    }
}

void convert(const QImage &image, Surface &surface, const Bands &bands)
{
    Q_ASSERT(image.size() == surface.size());
    Q_ASSERT(image.format() == QImage::Format_RGBA8888_Premultiplied || image.format() == QImage::Format_RGBX8888);
    for (const Rows &rows : bands.spans()) {
        switch (surface.layout()) {
        case PixelLayout::Yuv420: toYuv420(image, surface, rows); break;
        case PixelLayout::Yuva420: toYuva420(image, surface, rows); break;
        case PixelLayout::Yuva444P10: toYuva444(image, surface, rows); break;
        case PixelLayout::Rgba: copyStraight(image, surface, rows); break;
        }
    }
}

} // namespace lectograph::media
