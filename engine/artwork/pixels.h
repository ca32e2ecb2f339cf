// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QStringList>

namespace lectograph::artwork {

/// Larger images are scaled down before they are put into a lecture …
inline constexpr qint64 mostPixelsKept = 32 * 1024 * 1024;
/// … or, while they are decoded to be shown, to what fills the largest frame that is exported (4K) …
inline constexpr qint64 mostPixelsShown = 3840 * 2160;
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

/// What decoding takes, as the header of a file says.
struct PictureExtent
{
    QSize size;
    QSize kept;       ///< scaled down
    quint64 work = 0; ///< base/allowance.h
};

/// Of a file with a picture of at most `mostKept` pixels to be kept; fails as decode() does, before anything is decoded.
base::Result<PictureExtent> extentOf(const QByteArray &content, qint64 mostKept = mostPixelsKept);

/// Decodes a PNG, JPEG, GIF (its first frame), WebP or BMP file: upright, as its Exif data asks, and in sRGB, whatever its
/// colour profile is. The decoder is chosen by the first bytes only. Images that need too many pixels, or too much work,
/// are rejected before decoding.
base::Result<Pixels> decode(const QByteArray &content, qint64 mostKept = mostPixelsKept);

/// What people should know of a picture that is decoded: that it is animated, of which only the first frame is shown.
QStringList pictureWarnings(const QByteArray &content);

} // namespace lectograph::artwork
