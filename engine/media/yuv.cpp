// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/yuv.h"

#include <QtEndian>

#include <algorithm>
#include <array>

// Function multiversioning for the relevant SIMD levels, selected when the library is loaded.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(LECTOGRAPH_ADDRESS_SANITIZER)
#define LECTOGRAPH_VECTOR_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define LECTOGRAPH_VECTOR_CLONES
#endif

namespace lectograph::media {

namespace {

constexpr int lumaBits = 16;
// A chroma sample is a weighted sum with a total weight of eight pixels.
constexpr int chromaBits = 16 + 3;

constexpr int fixed(double value)
{
    return static_cast<int>(value * 65536 + (value < 0 ? -0.5 : 0.5));
}

constexpr double lumaScale = 219.0 / 255;
constexpr double chromaScale = 224.0 / 255;
constexpr int yR = fixed(lumaScale * lumaRed);
constexpr int yG = fixed(lumaScale * lumaGreen);
constexpr int yB = fixed(lumaScale * lumaBlue);
constexpr int uR = fixed(-chromaScale * lumaRed / blueRange);
constexpr int uB = fixed(chromaScale / 2);
constexpr int uG = -uR - uB; // grey has zero chroma
constexpr int vB = fixed(-chromaScale * lumaBlue / redRange);
constexpr int vR = fixed(chromaScale / 2);
constexpr int vG = -vR - vB;
constexpr int yOffset = (16 << lumaBits) + (1 << (lumaBits - 1));
constexpr int cOffset = (128 << chromaBits) + (1 << (chromaBits - 1));

// The sums of this many pixels of two rows fit the L1 cache.
constexpr int stretch = 1024;

// A pixel as one word vectorizes best: red and blue are processed side by side in its halves, of which eight times 255
// needs eleven bits.
constexpr int redAndBlue(quint32 pixel)
{
    return static_cast<int>(pixel & 0x00ff00ff);
}
constexpr int green(quint32 pixel)
{
    return static_cast<int>(pixel >> 8 & 0xff);
}
constexpr int lowHalf(int word)
{
    return word & 0xffff;
}
constexpr int highHalf(int word)
{
    return word >> 16;
}

LECTOGRAPH_VECTOR_CLONES
void lumaRow(const quint32 *__restrict pixels, uchar *__restrict y, int width)
{
    for (int x = 0; x < width; ++x) {
        const quint32 pixel = qFromLittleEndian(pixels[x]);
        const int rb = redAndBlue(pixel);
        y[x] = static_cast<uchar>((yR * lowHalf(rb) + yG * green(pixel) + yB * highHalf(rb) + yOffset) >> lumaBits);
    }
}

LECTOGRAPH_VECTOR_CLONES
void chromaRow(const quint32 *__restrict upper, const quint32 *__restrict lower, uchar *__restrict u,
               uchar *__restrict v, int width)
{
    // Sums over the pair of rows; the left neighbour precedes the first column.
    constexpr int first = 8;
    alignas(32) std::array<int, stretch + first> rb;
    alignas(32) std::array<int, stretch + first> g;
    for (int begin = 0; begin < width; begin += stretch) {
        const int count = std::min(stretch, width - begin);
        const auto sum = [&](int at, int x) {
            const quint32 a = qFromLittleEndian(upper[begin + x]);
            const quint32 b = qFromLittleEndian(lower[begin + x]);
            rb[static_cast<size_t>(at)] = redAndBlue(a) + redAndBlue(b);
            g[static_cast<size_t>(at)] = green(a) + green(b);
        };
        sum(first - 1, begin == 0 ? 0 : -1);
        for (int x = 0; x < count; ++x)
            sum(first + x, x);
        uchar *__restrict toU = u + begin / 2;
        uchar *__restrict toV = v + begin / 2;
        for (int x = 0; x < count / 2; ++x) {
            const int *left = rb.data() + first - 1 + 2 * x;
            const int *leftGreen = g.data() + first - 1 + 2 * x;
            const int across = left[0] + 2 * left[1] + left[2];
            const int red = lowHalf(across);
            const int blue = highHalf(across);
            const int greens = leftGreen[0] + 2 * leftGreen[1] + leftGreen[2];
            toU[x] = static_cast<uchar>((uR * red + uG * greens + uB * blue + cOffset) >> chromaBits);
            toV[x] = static_cast<uchar>((vR * red + vG * greens + vB * blue + cOffset) >> chromaBits);
        }
    }
}

const quint32 *pixelsOf(const QImage &image, int y)
{
    return reinterpret_cast<const quint32 *>(image.constScanLine(y));
}

} // namespace

void toYuv420(const QImage &image, Surface &surface, const Rows &rows)
{
    Q_ASSERT(image.width() % 2 == 0 && rows.first % 2 == 0 && rows.count % 2 == 0);
    for (int y = rows.first; y < rows.first + rows.count; y += 2) {
        const quint32 *upper = pixelsOf(image, y);
        const quint32 *lower = pixelsOf(image, y + 1);
        uchar *luma = surface.plane(0) + y * qsizetype(surface.stride(0));
        lumaRow(upper, luma, image.width());
        lumaRow(lower, luma + surface.stride(0), image.width());
        chromaRow(upper, lower, surface.plane(1) + y / 2 * qsizetype(surface.stride(1)),
                  surface.plane(2) + y / 2 * qsizetype(surface.stride(2)), image.width());
    }
}

} // namespace lectograph::media
