// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/alpha_planes.h"

#include "media/yuv.h"

#include <algorithm>
#include <array>

namespace lectograph::media {

namespace {

/// A sum of premultiplied pixels; dividing by `alpha` gives the visible colour.
struct Sum
{
    int red = 0;
    int green = 0;
    int blue = 0;
    int alpha = 0;

    void add(const uchar *rgba, int weight)
    {
        red += weight * rgba[0];
        green += weight * rgba[1];
        blue += weight * rgba[2];
        alpha += weight * rgba[3];
    }
    double luma() const { return lumaRed * red + lumaGreen * green + lumaBlue * blue; }
};

/// Limited range with `bits` bits.
template <int bits>
struct Range
{
    static constexpr int one = 1 << (bits - 8);

    static int luma(const Sum &sum)
    {
        return sum.alpha == 0 ? 16 * one : limited(16 * one + 219 * one * sum.luma() / sum.alpha, 235 * one);
    }
    static int blue(const Sum &sum)
    {
        return sum.alpha == 0 ? 128 * one : chroma((sum.blue - sum.luma()) / blueRange / sum.alpha);
    }
    static int red(const Sum &sum)
    {
        return sum.alpha == 0 ? 128 * one : chroma((sum.red - sum.luma()) / redRange / sum.alpha);
    }

private:
    static int chroma(double value) { return limited(128 * one + 224 * one * value, 240 * one); }
    static int limited(double value, int most) { return std::clamp(static_cast<int>(value + 0.5), 16 * one, most); }
};

Sum pixel(const uchar *rgba)
{
    return {rgba[0], rgba[1], rgba[2], rgba[3]};
}

template <class Sample>
Sample *row(Surface &surface, int plane, int y)
{
    return reinterpret_cast<Sample *>(surface.plane(plane) + y * qsizetype(surface.stride(plane)));
}

} // namespace

void toYuva420(const QImage &image, Surface &surface, const Rows &rows)
{
    Q_ASSERT(image.width() % 2 == 0 && rows.first % 2 == 0 && rows.count % 2 == 0);
    for (int y = rows.first; y < rows.first + rows.count; y += 2) {
        const std::array<const uchar *, 2> pair{image.constScanLine(y), image.constScanLine(y + 1)};
        for (int line = 0; line < 2; ++line) {
            uchar *luma = row<uchar>(surface, 0, y + line);
            uchar *alpha = row<uchar>(surface, 3, y + line);
            const uchar *from = pair[static_cast<size_t>(line)];
            for (int x = 0; x < image.width(); ++x) {
                luma[x] = static_cast<uchar>(Range<8>::luma(pixel(from + 4 * x)));
                alpha[x] = from[4 * x + 3];
            }
        }
        uchar *blue = row<uchar>(surface, 1, y / 2);
        uchar *red = row<uchar>(surface, 2, y / 2);
        for (int x = 0; x < image.width(); x += 2) {
            Sum sum;
            for (const uchar *from : pair) {
                sum.add(from + 4 * std::max(x - 1, 0), 1);
                sum.add(from + 4 * x, 2);
                sum.add(from + 4 * (x + 1), 1);
            }
            blue[x / 2] = static_cast<uchar>(Range<8>::blue(sum));
            red[x / 2] = static_cast<uchar>(Range<8>::red(sum));
        }
    }
}

void toYuva444(const QImage &image, Surface &surface, const Rows &rows)
{
    for (int y = rows.first; y < rows.first + rows.count; ++y) {
        const uchar *from = image.constScanLine(y);
        quint16 *luma = row<quint16>(surface, 0, y);
        quint16 *blue = row<quint16>(surface, 1, y);
        quint16 *red = row<quint16>(surface, 2, y);
        quint16 *alpha = row<quint16>(surface, 3, y);
        for (int x = 0; x < image.width(); ++x) {
            const Sum sum = pixel(from + 4 * x);
            luma[x] = static_cast<quint16>(Range<10>::luma(sum));
            blue[x] = static_cast<quint16>(Range<10>::blue(sum));
            red[x] = static_cast<quint16>(Range<10>::red(sum));
            alpha[x] = static_cast<quint16>((sum.alpha * 1023 + 127) / 255);
        }
    }
}

} // namespace lectograph::media
