// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/decoded_pictures.h"

#include "artwork/pixels.h"
#include "base/hash.h"
#include "base/sentence.h"

#include <algorithm>
#include <utility>

namespace lectograph::artwork {

using base::Result;
using base::Sentence;

namespace {

constexpr quint64 bytesOfPixel = 4;
constexpr quint64 bytesOfMebibyte = 1024 * 1024;

quint64 bytesOfPixels(const QSize &size)
{
    return static_cast<quint64>(size.width()) * static_cast<quint64>(size.height()) * bytesOfPixel;
}

RasterPtr withLease(shape::Raster raster, base::Lease lease)
{
    struct Leased
    {
        base::Lease lease;
        shape::Raster raster;
    };
    const auto leased = std::make_shared<const Leased>(Leased{std::move(lease), std::move(raster)});
    return {leased, &leased->raster};
}

quint64 contentHash(const QByteArray &content)
{
    base::Hash hash;
    hash.add(content.size());
    for (const char byte : content)
        hash.add(static_cast<unsigned char>(byte));
    return hash.value();
}

} // namespace

Result<RasterPtr> DecodedPictures::read(const QByteArray &content, double share)
{
    const auto mostKept =
        static_cast<qint64>(std::min(double(mostPixelsKept), double(mostPixelsShown) / std::clamp(share, 1e-6, 1.0)));
    const auto extent = extentOf(content, mostKept);
    if (!extent)
        return tl::unexpected(extent.error());
    base::spend(extent->work);
    // As before, the content alone says what a picture shows that is not scaled down.
    quint64 key = contentHash(content);
    if (extent->kept != extent->size)
        key = base::Hash(key).add(extent->kept.width()).add(extent->kept.height()).value();
    if (RasterPtr known = found(key))
        return known;
    std::unique_lock<std::mutex> large;
    if (extent->kept != extent->size) {
        large = std::unique_lock(m_large);
        if (RasterPtr known = found(key)) // decoded by another thread meanwhile
            return known;
    }
    auto lease = room(bytesOfPixels(extent->kept));
    if (!lease)
        return tl::unexpected(lease.error());
    return decode(content, mostKept).map([&](Pixels &&pixels) {
        shape::Raster raster{std::move(pixels.image).convertToFormat(QImage::Format_RGBA8888_Premultiplied), key};
        return shared(key, withLease(std::move(raster), std::move(*lease)));
    });
}

Result<RasterPtr> DecodedPictures::kept(shape::Raster raster)
{
    return room(bytesOfPixels(raster.image.size())).map([&](base::Lease &&lease) {
        return withLease(std::move(raster), std::move(lease));
    });
}

DecodedPictures &DecodedPictures::ours()
{
    static DecodedPictures pictures;
    return pictures;
}

Result<base::Lease> DecodedPictures::room(quint64 bytes)
{
    const std::scoped_lock lock(m_mutex);
    const quint64 left = m_allowance.left().bytes;
    if (bytes <= left)
        return m_allowance.reserve(bytes);
    return base::failure(
        Sentence::tr(
            "Together with the other pictures of the lecture, this one needs too much memory (more than %1 MiB).")
            .arg((m_allowance.held() + left) / bytesOfMebibyte),
        Sentence::tr(
            "Make the pictures smaller in a program for pictures, for instance 1920 pixels wide, or show fewer "
            "in one scene."));
}

RasterPtr DecodedPictures::found(quint64 key)
{
    const std::scoped_lock lock(m_mutex);
    const auto picture = m_pictures.find(key);
    return picture == m_pictures.end() ? nullptr : picture->second.lock();
}

RasterPtr DecodedPictures::shared(quint64 key, RasterPtr raster)
{
    const std::scoped_lock lock(m_mutex);
    std::erase_if(m_pictures, [](const auto &picture) { return picture.second.expired(); });
    std::weak_ptr<const shape::Raster> &place = m_pictures[key];
    if (RasterPtr known = place.lock())
        return known;
    place = raster;
    return raster;
}

} // namespace lectograph::artwork
