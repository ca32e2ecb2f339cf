// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/bands.h"

#include "base/share.h"
#include "raster/pen.h"

#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace lectograph::raster {
namespace {

constexpr int bandsPerThread = 4; // lets a thread with an empty band take over work
constexpr int fewestRows = 16;    // an outline that crosses two bands is computed twice

Surface surfaceOf(QImage &image)
{
    Q_ASSERT_X(image.format() == QImage::Format_RGBA8888_Premultiplied, "raster", "wrong image format");
    Q_ASSERT_X(image.width() <= Coverage::limit && image.height() <= Coverage::limit, "raster", "image too large");
    return {reinterpret_cast<Pixel *>(image.bits()), image.bytesPerLine() / qsizetype(sizeof(Pixel))};
}

/// Rectangles on the same rows.
using Band = std::vector<QRect>;

/// About `count` bands with similar numbers of pixels.
std::vector<Band> bandsOf(const QRegion &region, int count)
{
    qint64 pixels = 0;
    for (const QRect &rect : region)
        pixels += qint64(rect.width()) * rect.height();
    std::vector<Band> bands;
    for (auto rect = region.begin(); rect != region.end();) { // sorted by rows, then columns
        const int top = rect->top();
        const int end = rect->bottom() + 1;
        const auto next = std::find_if(rect, region.end(), [&](const QRect &other) { return other.top() != top; });
        qint64 width = 0;
        for (auto part = rect; part != next; ++part)
            width += part->width();
        const int rows = std::max(fewestRows, static_cast<int>(pixels / count / width) + 1);
        for (int y = top; y < end; y += rows) {
            Band &band = bands.emplace_back();
            for (auto part = rect; part != next; ++part)
                band.emplace_back(part->left(), y, part->width(), std::min(rows, end - y));
        }
        rect = next;
    }
    return bands;
}

} // namespace

void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip)
{
    Pen pen(surfaceOf(onto), picture, plan);
    for (const Band &band : bandsOf(clip & QRect(QPoint(0, 0), plan.size), 1))
        pen.draw(band);
}

void carryOut(const Plan &plan, const picture::Picture &picture, QImage &onto, const QRegion &clip, QThreadPool &pool)
{
    const int threads = pool.maxThreadCount();
    const std::vector<Band> bands = bandsOf(clip & QRect(QPoint(0, 0), plan.size), threads * bandsPerThread);
    const Surface surface = surfaceOf(onto);
    std::atomic<size_t> next = 0;
    const auto work = [&] {
        Pen pen(surface, picture, plan);
        for (size_t band = next++; band < bands.size(); band = next++)
            pen.draw(bands[band]);
    };

    base::share(pool, static_cast<int>(bands.size()) - 1, work);
}

} // namespace lectograph::raster
