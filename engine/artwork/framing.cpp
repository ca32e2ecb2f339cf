// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/framing.h"

#include "base/hash.h"

#include <QRect>

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

namespace {

/// The pixels [from, to) of a side from which shares are cut off at both ends.
std::pair<int, int> remaining(int pixels, double before, double after)
{
    const auto share = [pixels](double cut) {
        return static_cast<int>(std::round(std::clamp(cut, 0.0, 1.0) * pixels));
    };
    const int from = std::min(share(before), pixels - 1);
    return {from, std::clamp(pixels - share(after), from + 1, pixels)};
}

/// How much of a pixel lies inside of a quarter of an ellipse around the origin, 0…1; `x` and `y` are of its middle.
double coverage(double x, double y, double radiusX, double radiusY)
{
    const double across = x / radiusX;
    const double up = y / radiusY;
    const double distance = std::sqrt(across * across + up * up); // 1 on the ellipse
    if (distance <= 0)
        return 1;
    const double slope = std::sqrt(across * across / (radiusX * radiusX) + up * up / (radiusY * radiusY)) / distance;
    return std::clamp(0.5 + (1 - distance) / slope, 0.0, 1.0);
}

/// Multiplies a premultiplied pixel.
void fade(uchar *pixel, double share)
{
    const auto factor = static_cast<unsigned>(share * 255 + 0.5);
    for (int i = 0; i < 4; ++i)
        pixel[i] = static_cast<uchar>((pixel[i] * factor + 127) / 255);
}

} // namespace

std::shared_ptr<const shape::Raster> cropped(const std::shared_ptr<const shape::Raster> &raster, const Framing &framing)
{
    const QImage &image = raster->image;
    if (image.isNull())
        return raster;
    const auto [left, right] = remaining(image.width(), framing.left, framing.right);
    const auto [top, bottom] = remaining(image.height(), framing.top, framing.bottom);
    const QRect rest(left, top, right - left, bottom - top);
    if (rest == image.rect())
        return raster;
    shape::Raster part = *raster;
    part.image = image.copy(rest);
    part.hash = base::Hash().add(raster->hash).add(left).add(top).add(right).add(bottom).value();
    return std::make_shared<const shape::Raster>(std::move(part));
}

std::shared_ptr<const shape::Raster> withRoundCorners(const std::shared_ptr<const shape::Raster> &raster,
                                                      const QSizeF &size, double radius)
{
    const double inUnits = std::min({radius, size.width() / 2, size.height() / 2});
    if (!(inUnits > 0) || raster->image.isNull())
        return raster;
    shape::Raster round = *raster;
    QImage &image = round.image;
    const double radiusX = inUnits / size.width() * image.width();
    const double radiusY = inUnits / size.height() * image.height();
    const int columns = std::min(static_cast<int>(std::ceil(radiusX)), (image.width() + 1) / 2);
    const int rows = std::min(static_cast<int>(std::ceil(radiusY)), (image.height() + 1) / 2);
    for (int row = 0; row < rows; ++row) {
        uchar *upper = image.scanLine(row);
        uchar *lower = image.scanLine(image.height() - 1 - row);
        for (int column = 0; column < columns; ++column) {
            const double share = coverage(std::max(radiusX - column - 0.5, 0.0), std::max(radiusY - row - 0.5, 0.0),
                                          radiusX, radiusY);
            if (share >= 1)
                break;
            const int last = image.width() - 1 - column;
            for (uchar *line : {upper, lower}) {
                fade(line + 4 * column, share);
                if (last != column)
                    fade(line + 4 * last, share);
                if (upper == lower)
                    break;
            }
        }
    }
    round.hash = base::Hash().add(raster->hash).add(radiusX).add(radiusY).value();
    return std::make_shared<const shape::Raster>(std::move(round));
}

} // namespace lectograph::artwork
