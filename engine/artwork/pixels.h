// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <QByteArray>
#include <QImage>

#include <memory>

namespace lectograph::artwork {

/// Larger images are scaled down while they are read …
inline constexpr qint64 mostPixelsKept = 32 * 1024 * 1024;
/// … and images larger than this are rejected.
inline constexpr qint64 mostPixelsRead = 128 * 1024 * 1024;
/// Longer sides are rejected, as in JPEG: scaling down a strip of ten million pixels takes minutes.
inline constexpr int longestSide = 65'535;

struct Pixels
{
    QImage image;
    QByteArray format;     ///< "png", "jpeg", "gif", "webp" or "bmp"
    bool isTurned = false; ///< the file asks for rotation or mirroring before display
    bool isReduced = false;
};

enum class Turning { AsStored, AsAsked };

/// Decodes a PNG, JPEG, GIF (its first frame), WebP or BMP file. The decoder is chosen by the first bytes only. Images
/// that need too many pixels, or too much work, are rejected before decoding.
base::Result<Pixels> decode(const QByteArray &content, Turning turning = Turning::AsStored);

/// Decodes the image as the raster of a shape.
base::Result<std::shared_ptr<const shape::Raster>> readPixels(const QByteArray &content);

} // namespace lectograph::artwork
