// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <QByteArray>
#include <QImage>
#include <QStringList>

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
    QByteArray format; ///< "png", "jpeg", "gif", "webp" or "bmp"
    bool isReduced = false;
};

/// Decodes a PNG, JPEG, GIF (its first frame), WebP or BMP file: upright, as its Exif data asks, and in sRGB, whatever its
/// colour profile is. The decoder is chosen by the first bytes only. Images that need too many pixels, or too much work,
/// are rejected before decoding.
base::Result<Pixels> decode(const QByteArray &content);

/// What people should know of a picture that is decoded: that it is animated, of which only the first frame is shown.
QStringList pictureWarnings(const QByteArray &content);

/// Decodes the image as the raster of a shape.
base::Result<std::shared_ptr<const shape::Raster>> readPixels(const QByteArray &content);

} // namespace lectograph::artwork
