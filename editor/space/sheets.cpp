// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/sheets.h"

#include "raster/draw.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace lectograph::editor {

using base::Transform;
using base::Vec3;

namespace {

Vec3 unitOf(const Vec3 &v)
{
    const double size = base::length(v);
    return size > 0 ? v * (1 / size) : Vec3{};
}

Vec3 acrossOf(const Vec3 &v)
{
    return unitOf(std::abs(v.x) < 0.9 ? base::cross(v, {1, 0, 0}) : base::cross(v, {0, 1, 0}));
}

Transform planeOf(const picture::Item &item)
{
    const Transform &place = item.place;
    if (place.isFlat()) // all flat items have the same axes, however they are turned
        return {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0, 0, place.origin.z}};
    Transform plane;
    plane.origin = place.origin;
    plane.x = base::length(place.x) > 0 ? unitOf(place.x) : acrossOf(unitOf(place.y));
    const Vec3 normal = base::cross(plane.x, place.y);
    plane.z = base::length(normal) > 1e-12 * base::length(place.y) ? unitOf(normal) : acrossOf(plane.x);
    plane.y = base::cross(plane.z, plane.x);
    return plane;
}

Vec3 inPlane(const Transform &plane, const Vec3 &point)
{
    const Vec3 from = point - plane.origin;
    return {base::dot(from, plane.x), base::dot(from, plane.y), base::dot(from, plane.z)};
}

/// The item's rectangle in a plane; nothing if it does not lie in it.
std::optional<QRectF> rectIn(const Transform &plane, const picture::Item &item)
{
    const QRectF own = picture::ownBounds(item);
    base::Box box;
    for (const QPointF &corner : {own.topLeft(), own.topRight(), own.bottomRight(), own.bottomLeft()})
        box.add(inPlane(plane, item.place.map(corner)));
    const double size = std::max({1.0, box.width(), box.height()});
    if (!(std::max(std::abs(box.min.z), std::abs(box.max.z)) <= 1e-6 * size))
        return std::nullopt;
    const double nib = std::max(item.style.hasStroke() ? item.style.strokeWidth : 0, item.style.backStrokeWidth) * 0.005
        + 0.005;
    return QRectF(QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y)).adjusted(-nib, -nib, nib, nib);
}

/// Gives pixels that are not seen the mean colour of the others: a texture is mixed from its pixels before their alpha
/// counts, and black ones would darken thin lines and letters.
QImage withColorAround(QImage image)
{
    std::array<quint64, 4> sum{};
    const auto eachPixel = [&image](const auto &visit) {
        for (int y = 0; y < image.height(); ++y) {
            uchar *line = image.scanLine(y);
            for (int x = 0; x < image.width(); ++x)
                visit(line + 4 * x);
        }
    };
    eachPixel([&](const uchar *pixel) {
        for (std::size_t i = 0; i < 3; ++i)
            sum.at(i) += quint64(pixel[i]) * pixel[3];
        sum[3] += pixel[3];
    });
    if (sum[3] == 0)
        return image;
    eachPixel([&](uchar *pixel) {
        if (pixel[3] != 0)
            return;
        for (std::size_t i = 0; i < 3; ++i)
            pixel[i] = static_cast<uchar>(sum.at(i) / sum[3]);
    });
    return image;
}

bool isFinite(const picture::Item &item)
{
    const Transform &at = item.place;
    double sum = item.path.isEmpty() ? 0 : item.path.reach();
    for (const Vec3 &v : {at.x, at.y, at.z, at.origin})
        sum += v.x + v.y + v.z;
    return std::isfinite(sum);
}

} // namespace

int SpaceSheet::filled() const
{
    return static_cast<int>(
        std::ranges::count_if(items, [](const picture::Item &item) { return item.image || item.style.hasFill(); }));
}

bool SpaceSheet::needsImage() const
{
    const bool isSpecial = std::ranges::any_of(items, [](const picture::Item &item) {
        return item.image || item.style.fillGradient || item.style.backStroke.a > 0;
    });
    return isSpecial || filled() > 1;
}

std::vector<SpaceSheet> sheetsOf(std::span<const picture::Item> items)
{
    std::vector<SpaceSheet> sheets;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!isFinite(items[i])) {
            begin = i + 1;
            continue;
        }
        if (!sheets.empty() && begin < i) {
            SpaceSheet &last = sheets.back();
            if (const auto rect = rectIn(last.plane, items[i])) {
                last.rect = last.rect.united(*rect);
                last.items = items.subspan(begin, i + 1 - begin);
                continue;
            }
        }
        begin = i;
        const Transform plane = planeOf(items[i]);
        if (const auto rect = rectIn(plane, items[i]))
            sheets.push_back({items.subspan(i, 1), plane, *rect});
        else
            begin = i + 1;
    }
    return sheets;
}

QImage imageOf(const SpaceSheet &sheet)
{
    constexpr double pixelsPerUnit = 96;
    constexpr double most = 1536;
    const double longest = std::max(sheet.rect.width(), sheet.rect.height());
    if (!(longest > 0) || !std::isfinite(longest))
        return {};
    const double scale = std::min(pixelsPerUnit, most / longest);
    const QSize size(std::max(2, static_cast<int>(std::ceil(sheet.rect.width() * scale))),
                     std::max(2, static_cast<int>(std::ceil(sheet.rect.height() * scale))));
    picture::Picture picture;
    picture.frameWidth = sheet.rect.width();
    picture.frameHeight = sheet.rect.height();
    picture.background = {0, 0, 0, 0};
    picture.camera.height = sheet.rect.height();
    const QPointF middle = sheet.rect.center();
    const Transform toPicture = Transform::translation({-middle.x(), -middle.y(), 0}) * sheet.plane.inverted();
    for (picture::Item item : sheet.items) {
        item.pinned = false;
        item.place = toPicture * item.place;
        for (Vec3 *axis : {&item.place.x, &item.place.y}) // exactly flat
            axis->z = 0;
        item.place.origin.z = 0;
        item.hash = picture::hashOf(item);
        picture.items.push_back(std::move(item));
    }
    picture::seal(picture);
    return withColorAround(raster::drawn(picture, size).convertToFormat(QImage::Format_RGBA8888));
}

} // namespace lectograph::editor
