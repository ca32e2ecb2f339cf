// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <QByteArray>
#include <QImage>

#include <memory>

namespace lectograph::artwork {

/// A picture larger than this is made smaller while it is read …
inline constexpr qint64 mostPixelsKept = 32 * 1024 * 1024;
/// … and one larger than this is refused.
inline constexpr qint64 mostPixelsRead = 128 * 1024 * 1024;
/// Nor is one with a longer side, as JPEG has it: to make a strip of ten million pixels smaller takes minutes.
inline constexpr int longestSide = 65'535;

struct Pixels
{
    QImage image;
    QByteArray format;     ///< "png", "jpeg", "gif", "webp" or "bmp"
    bool isTurned = false; ///< the file asks to be turned or mirrored before it is shown
    bool isReduced = false;
};

enum class Turning { AsStored, AsAsked };

/// A PNG, JPEG, GIF (its first picture), WebP or BMP file. The decoder is chosen by the first bytes and by nothing else;
/// what takes too many pixels, or too long to put together, is refused before it is decoded.
base::Result<Pixels> decode(const QByteArray &content, Turning turning = Turning::AsStored);

/// The same for a shape.
base::Result<std::shared_ptr<const shape::Raster>> readPixels(const QByteArray &content);

} // namespace lectograph::artwork
