// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/surface.h"
#include "media/surface_pool.h"
#include "media/yuv.h"
#include "testmain.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>
#include <cstring>

using namespace lectograph;
using namespace lectograph::media;

namespace {

QImage randomImage(const QSize &size, quint64 seed, bool isOpaque)
{
    QImage image(size, QImage::Format_RGBA8888_Premultiplied);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            seed = seed * 6364136223846793005ull + 1442695040888963407ull;
            const auto byte = [&](int i) { return static_cast<uint>(seed >> (8 * i + 24)) & 255; };
            const uint alpha = isOpaque ? 255 : byte(3);
            uchar *pixel = image.scanLine(y) + 4 * x;
            for (int c = 0; c < 3; ++c)
                pixel[c] = static_cast<uchar>(byte(c) * alpha / 255);
            pixel[3] = static_cast<uchar>(alpha);
        }
    }
    return image;
}

/// Red, green and blue 0…1 (straight) and alpha of a weighted sum of pixels.
struct Exact
{
    double red = 0, green = 0, blue = 0, alpha = 0;

    void add(const QImage &image, int x, int y, double weight)
    {
        const uchar *pixel = image.constScanLine(y) + 4 * std::max(x, 0);
        red += weight * pixel[0];
        green += weight * pixel[1];
        blue += weight * pixel[2];
        alpha += weight * pixel[3];
    }
    double over(double value) const { return alpha == 0 ? 0 : std::min(value / alpha, 1.0); }
    double luma() const { return 0.2126 * over(red) + 0.7152 * over(green) + 0.0722 * over(blue); }
    double cb() const { return (over(blue) - luma()) / 1.8556; }
    double cr() const { return (over(red) - luma()) / 1.5748; }
};

double worst(double worstSoFar, double exact, int value)
{
    return std::max(worstSoFar, std::abs(exact - value));
}

/// The largest error of any sample compared with exact arithmetic, in levels.
double worstDifference(const QImage &image, const Surface &surface)
{
    double result = 0;
    const bool isHalved = surface.layout() != PixelLayout::Yuva444P10;
    const double one = isHalved ? 1 : 4;
    const auto sample = [&](int plane, int x, int y) {
        const uchar *row = surface.plane(plane) + y * qsizetype(surface.stride(plane));
        return isHalved ? int(row[x]) : int(reinterpret_cast<const quint16 *>(row)[x]);
    };
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            Exact pixel;
            pixel.add(image, x, y, 1);
            result = worst(result, one * (16 + 219 * pixel.luma()), sample(0, x, y));
            if (surface.layout() == PixelLayout::Yuva420)
                result = worst(result, pixel.alpha, sample(3, x, y));
            if (!isHalved) {
                result = worst(result, pixel.alpha / 255 * 1023, sample(3, x, y));
                result = worst(result, one * (128 + 224 * pixel.cb()), sample(1, x, y));
                result = worst(result, one * (128 + 224 * pixel.cr()), sample(2, x, y));
            } else if (x % 2 == 0 && y % 2 == 0) {
                Exact block;
                for (int line : {y, y + 1}) {
                    block.add(image, x - 1, line, 0.125);
                    block.add(image, x, line, 0.25);
                    block.add(image, x + 1, line, 0.125);
                }
                result = worst(result, 128 + 224 * block.cb(), sample(1, x / 2, y / 2));
                result = worst(result, 128 + 224 * block.cr(), sample(2, x / 2, y / 2));
            }
        }
    }
    return result;
}

bool areEqual(const Surface &a, const Surface &b)
{
    const bool isHalved = a.layout() == PixelLayout::Yuv420 || a.layout() == PixelLayout::Yuva420;
    for (int i = 0; i < a.planeCount(); ++i) {
        const int rows = isHalved && (i == 1 || i == 2) ? a.size().height() / 2 : a.size().height();
        if (std::memcmp(a.plane(i), b.plane(i), static_cast<size_t>(rows) * static_cast<size_t>(a.stride(i))) != 0)
            return false;
    }
    return true;
}

constexpr PixelLayout layouts[] = {PixelLayout::Yuv420, PixelLayout::Yuva420, PixelLayout::Yuva444P10,
                                   PixelLayout::Rgba};

} // namespace

class TestConvert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySampleIsWithinOneLevelOfExactArithmetic()
    {
        QVERIFY(rc::check([] {
            const QSize size(2 * *rc::gen::inRange(8, 40), 2 * *rc::gen::inRange(8, 20));
            const auto seed = *rc::gen::arbitrary<quint64>();
            for (const PixelLayout layout : {PixelLayout::Yuv420, PixelLayout::Yuva420, PixelLayout::Yuva444P10}) {
                const QImage image = randomImage(size, seed, layout == PixelLayout::Yuv420);
                Surface surface(layout, size);
                convert(image, surface, Bands::all(size.height()));
                RC_ASSERT(worstDifference(image, surface) <= 1.0);
            }
        }));
    }

    /// Wide enough for a row to be processed in several parts.
    void wideRowsAreWithinOneLevelToo()
    {
        const QSize size(4098, 16);
        const QImage image = randomImage(size, 3, true);
        Surface surface(PixelLayout::Yuv420, size);
        convert(image, surface, Bands::all(size.height()));
        QVERIFY(worstDifference(image, surface) <= 0.51);
    }

    void greysHaveNoColourAndTheEndsAreMet()
    {
        for (int grey = 0; grey < 256; ++grey) {
            QImage image(16, 16, QImage::Format_RGBA8888_Premultiplied);
            image.fill(QColor(grey, grey, grey));
            Surface surface(PixelLayout::Yuv420, image.size());
            convert(image, surface, Bands::all(16));
            QCOMPARE(int(surface.plane(0)[5]), qRound(16 + 219 * grey / 255.0));
            QCOMPARE(int(surface.plane(1)[3]), 128);
            QCOMPARE(int(surface.plane(2)[3]), 128);
        }
    }

    void transparencyDoesNotDarkenAnEdge()
    {
        // Left half red, right half transparent: the visible part of the shared block stays fully red.
        QImage image(16, 16, QImage::Format_RGBA8888_Premultiplied);
        image.fill(Qt::transparent);
        for (int y = 0; y < 16; ++y) {
            for (int x = 0; x < 9; ++x)
                image.setPixelColor(x, y, Qt::red);
        }
        Surface surface(PixelLayout::Yuva420, image.size());
        convert(image, surface, Bands::all(16));
        QCOMPARE(int(surface.plane(2)[4]), 240); // column 8, next to the transparent column 9
        QCOMPARE(int(surface.plane(3)[8]), 255);
        QCOMPARE(int(surface.plane(3)[9]), 0);
    }

    void convertingOnlyChangedRowsGivesTheWhole()
    {
        QVERIFY(rc::check([] {
            const QSize size(2 * *rc::gen::inRange(8, 40), 2 * *rc::gen::inRange(8, 60));
            for (const PixelLayout layout : layouts) {
                QImage image = randomImage(size, *rc::gen::arbitrary<quint64>(), false);
                SurfacePool pool(layout, size, *rc::gen::inRange(1, 5));
                std::shared_ptr<const Surface> held = pool.convert(image, image.rect());
                for (int step = 0; step < 6; ++step) {
                    const QRect changed = QRect(*rc::gen::inRange(0, size.width()), *rc::gen::inRange(0, size.height()),
                                                *rc::gen::inRange(1, 20), *rc::gen::inRange(1, 40))
                        & image.rect();
                    for (int y = changed.top(); y <= changed.bottom(); ++y)
                        std::memset(image.scanLine(y) + 4 * changed.left(), step * 40,
                                    size_t(4) * size_t(changed.width()));
                    // The encoder may or may not still hold the last surface.
                    const bool keep = *rc::gen::arbitrary<bool>();
                    std::shared_ptr<const Surface> now = pool.convert(image, changed);
                    Surface whole(layout, size);
                    convert(image, whole, Bands::all(size.height()));
                    RC_ASSERT(areEqual(*now, whole));
                    if (!keep)
                        held.reset();
                    held = std::move(now);
                }
            }
        }));
    }

    void bandsMarkWhatTheyTouch()
    {
        Bands bands(100);
        bands.add(QRegion(0, 15, 5, 2) + QRegion(50, 99, 1, 50));
        QCOMPARE(bands.count(), 3);
        QCOMPARE(bands.spans(), (std::vector<Rows>{{0, 32}, {96, 4}}));
        bands.clear();
        QCOMPARE(bands.count(), 0);
        QVERIFY(bands.spans().empty());
        QCOMPARE(Bands::all(100).spans(), (std::vector<Rows>{{0, 100}}));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestConvert)
#include "tst_media_convert.moc"
