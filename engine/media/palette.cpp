// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/palette.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::media {

namespace {

constexpr int binBits = 5;
/// Palette colours within this squared distance are used without dithering.
constexpr int nearEnough = 3 * 4 * 4;
/// The amplitude of the dithering pattern, in levels.
constexpr int patternRange = 24;

struct Cell
{
    double weight = 0; ///< square root of the count, so that small areas keep their colour too
    double count = 0;
    std::array<double, 3> color{};
};

/// Bins that share a palette colour.
struct Box
{
    std::vector<Cell> cells;
    double spread = 0;
    size_t axis = 0;
    double cut = 0;

    explicit Box(std::vector<Cell> content) : cells(std::move(content))
    {
        for (size_t a = 0; a < 3; ++a) {
            double weight = 0;
            double sum = 0;
            double squares = 0;
            for (const Cell &cell : cells) {
                weight += cell.weight;
                sum += cell.weight * cell.color[a];
                squares += cell.weight * cell.color[a] * cell.color[a];
            }
            const double mean = sum / weight;
            const double variance = squares - sum * mean;
            if (cells.size() > 1 && variance > spread) {
                spread = variance;
                axis = a;
                cut = mean;
            }
        }
    }

    QRgb mean() const
    {
        std::array<double, 3> sum{};
        double count = 0;
        for (const Cell &cell : cells) {
            count += cell.count;
            for (size_t a = 0; a < 3; ++a)
                sum[a] += cell.count * cell.color[a];
        }
        const auto level = [&](size_t a) { return static_cast<int>(std::lround(sum[a] / count)); };
        return qRgb(level(0), level(1), level(2));
    }
};

/// Bayer's 8 × 8 matrix of 0…63.
int pattern(int x, int y)
{
    int value = 0;
    for (int bit = 0; bit < 3; ++bit) {
        const int a = x >> bit & 1;
        const int b = y >> bit & 1;
        value |= ((a ^ b) << 1 | b) << 2 * (2 - bit);
    }
    return value;
}

int moved(int level, int by)
{
    return std::clamp(level + by, 0, 255);
}

} // namespace

ColorCount::ColorCount() : m_bins(size_t(1) << 3 * binBits) {}

void ColorCount::add(const QImage &image)
{
    constexpr int drop = 8 - binBits;
    for (int y = 0; y < image.height(); ++y) {
        const uchar *pixel = image.constScanLine(y);
        for (int x = 0; x < image.width(); ++x, pixel += 4) {
            const int index = (pixel[0] >> drop) << 2 * binBits | (pixel[1] >> drop) << binBits | pixel[2] >> drop;
            Bin &bin = m_bins[static_cast<size_t>(index)];
            ++bin.count;
            for (size_t a = 0; a < 3; ++a)
                bin.sum[a] += pixel[a];
        }
    }
}

std::vector<QRgb> ColorCount::palette(int size) const
{
    std::vector<Cell> cells;
    for (const Bin &bin : m_bins) {
        if (bin.count == 0)
            continue;
        Cell cell{.weight = std::sqrt(double(bin.count)), .count = double(bin.count)};
        for (size_t a = 0; a < 3; ++a)
            cell.color[a] = double(bin.sum[a]) / cell.count;
        cells.push_back(cell);
    }
    if (cells.empty())
        return {qRgb(0, 0, 0)};
    std::vector<Box> boxes;
    boxes.emplace_back(std::move(cells));
    while (boxes.size() < static_cast<size_t>(size)) {
        const auto widest = std::ranges::max_element(boxes, {}, &Box::spread);
        if (widest->spread <= 0)
            break;
        std::vector<Cell> low = std::move(widest->cells);
        const auto high =
            std::partition(low.begin(), low.end(),
                           [axis = widest->axis, cut = widest->cut](const Cell &c) { return c.color[axis] < cut; });
        Box upper(std::vector<Cell>(high, low.end()));
        low.erase(high, low.end());
        *widest = Box(std::move(low));
        boxes.push_back(std::move(upper));
    }
    std::vector<QRgb> colors(boxes.size());
    std::ranges::transform(boxes, colors.begin(), &Box::mean);
    return colors;
}

Quantizer::Quantizer(std::vector<QRgb> palette) : m_palette(std::move(palette)), m_known(size_t(1) << 24, -1)
{
    Q_ASSERT(!m_palette.empty() && m_palette.size() <= 256);
}

uchar Quantizer::nearest(int red, int green, int blue)
{
    qint16 &known = m_known[static_cast<size_t>(red << 16 | green << 8 | blue)];
    if (known >= 0)
        return static_cast<uchar>(known);
    int least = std::numeric_limits<int>::max();
    for (size_t i = 0; i < m_palette.size(); ++i) {
        const int r = red - qRed(m_palette[i]);
        const int g = green - qGreen(m_palette[i]);
        const int b = blue - qBlue(m_palette[i]);
        if (const int distance = r * r + g * g + b * b; distance < least) {
            least = distance;
            known = static_cast<qint16>(i);
        }
    }
    return static_cast<uchar>(known);
}

uchar Quantizer::indexAt(int x, int y, const uchar *rgba)
{
    const uchar plain = nearest(rgba[0], rgba[1], rgba[2]);
    const QRgb color = m_palette[plain];
    const int r = rgba[0] - qRed(color);
    const int g = rgba[1] - qGreen(color);
    const int b = rgba[2] - qBlue(color);
    if (r * r + g * g + b * b <= nearEnough)
        return plain;
    const int by = (2 * pattern(x & 7, y & 7) - 63) * patternRange / 126;
    return nearest(moved(rgba[0], by), moved(rgba[1], by), moved(rgba[2], by));
}

} // namespace lectograph::media
