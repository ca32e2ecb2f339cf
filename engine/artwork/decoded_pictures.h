// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/allowance.h"
#include "shape/shape.h"

#include <QByteArray>

#include <memory>
#include <mutex>
#include <unordered_map>

namespace lectograph::artwork {

using RasterPtr = std::shared_ptr<const shape::Raster>;

/// Pictures that are decoded: each content once, for all scenes, languages and exports, as long as anything shows it; and
/// no more together than their allowance. Thread-safe.
class DecodedPictures
{
public:
    /// 48 pictures that fill the largest frame.
    static constexpr quint64 usualBytes = quint64(1536) * 1024 * 1024;

    explicit DecodedPictures(quint64 bytes = usualBytes) : m_allowance({.bytes = bytes}) {}

    /// Decodes a picture (pixels.h) in the size that it can be shown in; `share` is that of its pixels which is shown.
    /// Spends the work of the current allowance, whether it is decoded already or not.
    base::Result<RasterPtr> read(const QByteArray &content, double share = 1);
    /// The same pixels, counted: of a copy that was changed.
    base::Result<RasterPtr> kept(shape::Raster raster);

    /// Those of this program.
    static DecodedPictures &ours();

private:
    base::Result<base::Lease> room(quint64 bytes);
    RasterPtr found(quint64 key);
    RasterPtr shared(quint64 key, RasterPtr raster);

    std::mutex m_mutex;
    std::mutex m_large; ///< held while a picture is decoded that takes much more memory meanwhile
    base::Allowance m_allowance;
    std::unordered_map<quint64, std::weak_ptr<const shape::Raster>> m_pictures; ///< by content and size
};

} // namespace lectograph::artwork
