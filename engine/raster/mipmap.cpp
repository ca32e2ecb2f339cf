// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/mipmap.h"

#include "raster/pixel.h"

#include <QCache>
#include <QMutex>

namespace lectograph::raster {
namespace {

constexpr int mostKilobytes = 64 * 1024;

QImage halved(const QImage &image)
{
    QImage half((image.width() + 1) / 2, (image.height() + 1) / 2, QImage::Format_RGBA8888_Premultiplied);
    for (int y = 0; y < half.height(); ++y) {
        const uchar *upper = image.constScanLine(2 * y);
        const uchar *lower = image.constScanLine(std::min(2 * y + 1, image.height() - 1));
        uchar *to = half.scanLine(y);
        for (int x = 0; x < half.width(); ++x) {
            const int left = 8 * x;
            const int right = 4 * std::min(2 * x + 1, image.width() - 1);
            for (int c = 0; c < 4; ++c) {
                const int sum = upper[left + c] + upper[right + c] + lower[left + c] + lower[right + c];
                *to++ = static_cast<uchar>((sum + 2) / 4);
            }
        }
    }
    return half;
}

} // namespace

QImage mipmap(const shape::Raster &raster, int level)
{
    if (level <= 0 && raster.image.format() == QImage::Format_RGBA8888_Premultiplied)
        return raster.image;

    using Key = std::pair<quint64, int>;
    static QMutex mutex;
    static QCache<Key, QImage> kept(mostKilobytes);
    const Key key(raster.hash, level);
    {
        const QMutexLocker lock(&mutex);
        if (const QImage *image = kept.object(key))
            return *image;
    }
    const QImage made = level <= 0 ? raster.image.convertToFormat(QImage::Format_RGBA8888_Premultiplied)
                                   : halved(mipmap(raster, level - 1));
    const QMutexLocker lock(&mutex);
    kept.insert(key, new QImage(made), static_cast<qsizetype>(made.sizeInBytes() / 1024 + 1));
    return made;
}

} // namespace lectograph::raster
