// SPDX-License-Identifier: GPL-3.0-or-later
#include "agreement.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace lectograph::test {

using namespace Qt::StringLiterals;

namespace {

using Sums = std::array<double, 3>;

double largest(const Sums &sums)
{
    return std::ranges::max(sums);
}

} // namespace

QString Agreement::text() const
{
    return u"mean %1, worst 8×8 region %2 at (%3, %4)"_s.arg(mean, 0, 'f', 3)
        .arg(worstRegion, 0, 'f', 1)
        .arg(worstAt.x())
        .arg(worstAt.y());
}

Agreement agreementOf(const QImage &first, const QImage &second)
{
    if (first.size() != second.size() || first.isNull())
        return {255, 255, {}};
    const QImage a = first.convertToFormat(QImage::Format_RGBA8888_Premultiplied);
    const QImage b = second.convertToFormat(QImage::Format_RGBA8888_Premultiplied);

    // Sums over squares of 4 × 4, four of which form a region.
    constexpr int side = 4;
    const int columns = (a.width() + side - 1) / side;
    const int rows = (a.height() + side - 1) / side;
    std::vector<Sums> squares(static_cast<std::size_t>(columns * rows), Sums{});
    Sums all{};
    for (int y = 0; y < a.height(); ++y) {
        const uchar *p = a.constScanLine(y);
        const uchar *q = b.constScanLine(y);
        for (int x = 0; x < a.width(); ++x, p += 4, q += 4) {
            Sums &square = squares[static_cast<std::size_t>(y / side * columns + x / side)];
            for (std::size_t c = 0; c < 3; ++c) {
                const double difference = std::abs(p[c] - q[c]);
                square[c] += difference;
                all[c] += difference;
            }
        }
    }
    Agreement result;
    result.mean = largest(all) / (static_cast<double>(a.width()) * a.height());
    for (int row = 0; row + 1 < rows; ++row) {
        for (int column = 0; column + 1 < columns; ++column) {
            Sums region{};
            for (const int square : {row * columns + column, row * columns + column + 1, (row + 1) * columns + column,
                                     (row + 1) * columns + column + 1}) {
                for (std::size_t c = 0; c < 3; ++c)
                    region[c] += squares[static_cast<std::size_t>(square)][c];
            }
            if (const double mean = largest(region) / (4 * side * side); mean > result.worstRegion) {
                result.worstRegion = mean;
                result.worstAt = {column * side, row * side};
            }
        }
    }
    return result;
}

QImage sideBySide(const QImage &a, const QImage &b)
{
    QImage difference = a.convertToFormat(QImage::Format_RGB32);
    {
        QPainter painter(&difference);
        painter.setCompositionMode(QPainter::CompositionMode_Difference);
        painter.drawImage(0, 0, b);
    }
    QImage all(a.width() * 3, a.height(), QImage::Format_RGB32);
    QPainter painter(&all);
    painter.drawImage(0, 0, a);
    painter.drawImage(a.width(), 0, b);
    painter.drawImage(2 * a.width(), 0, difference);
    return all;
}

} // namespace lectograph::test
