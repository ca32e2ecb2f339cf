// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_picture.h"

#include "artwork/decoded_pictures.h"
#include "artwork/pixels.h"
#include "artwork/svg.h"
#include "artwork/svg_box.h"

#include <algorithm>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Result;
using shape::Shape;

namespace {

/// “data:image/png;base64,…”; the head is empty for anything else.
struct Reference
{
    QString head;
    QString data;
    bool isBase64 = false;
};

Reference referenceIn(const SvgElement &element)
{
    const QString href = element.value(u"href").trimmed();
    const qsizetype comma = href.indexOf(u',');
    const QString head = href.first(std::max<qsizetype>(comma, 0)).simplified().toLower();
    return {head, href.sliced(comma + 1), head.endsWith(u"base64")};
}

/// Nothing for what is no picture.
std::optional<QByteArray> pictureIn(const SvgElement &element)
{
    const Reference reference = referenceIn(element);
    const bool isPicture = reference.head.startsWith(u"data:image/")
        || reference.head.startsWith(u"data:application/octet-stream");
    if (!isPicture || !reference.isBase64)
        return std::nullopt;
    return QByteArray::fromBase64(reference.data.toLatin1());
}

/// Where a picture of this size lies in its frame (SVG 1.1, 7.8).
QTransform placeInFrame(const QSizeF &pixels, const QSizeF &frame, const QString &aspect)
{
    return svgViewTransform(u"0 0 %1 %2"_s.arg(pixels.width()).arg(pixels.height()), frame, aspect);
}

} // namespace

std::optional<QByteArray> svgDrawingIn(const SvgElement &element)
{
    const Reference reference = referenceIn(element);
    if (!reference.head.startsWith(u"data:image/svg+xml"))
        return std::nullopt;
    const QByteArray written = reference.data.toUtf8();
    const QByteArray content = reference.isBase64 ? QByteArray::fromBase64(written)
                                                  : QByteArray::fromPercentEncoding(written);
    return isSvg(content) ? std::optional(content) : std::nullopt;
}

SvgPictureFrame svgPictureFrame(const QSizeF &pixels, const SvgElement &element, const SvgAround &around)
{
    const double width = svgSize(element, around.look, u"width", around.view.width(), -1);
    const double height = svgSize(element, around.look, u"height", around.view.height(), -1);
    const double ratio = pixels.width() / pixels.height();
    const QSizeF frame(width >= 0        ? width
                           : height >= 0 ? height * ratio
                                         : pixels.width(),
                       height >= 0      ? height
                           : width >= 0 ? width / ratio
                                        : pixels.height());
    const QString aspect = element.value(u"preserveAspectRatio");
    const QTransform toScene = svgMoved(element, around) * around.place;
    SvgPictureFrame found{placeInFrame(pixels, frame, aspect) * toScene, around.clips};
    if (aspect.contains(u"slice")) {
        QPainterPath area;
        area.addRect(QRectF(QPointF(), frame));
        found.clips = clippedTo(toScene.map(area), found.clips);
    }
    return found;
}

Result<std::optional<Shape>> svgPicture(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    const auto bytes = pictureIn(element);
    if (!bytes) {
        reading.leaveOutFiles();
        return std::nullopt;
    }
    DecodedPictures &pictures = DecodedPictures::ours();
    const Result<RasterPtr> raster = pictures.read(*bytes).and_then([&](const RasterPtr &read) -> Result<RasterPtr> {
        return around.look.isSmooth ? Result<RasterPtr>(read) : pictures.kept({read->image, read->hash, false});
    });
    if (!raster) {
        if (extentOf(*bytes))
            return tl::unexpected(raster.error());
        // Of a kind that is not read, or damaged; the rest of the drawing can be seen nevertheless.
        reading.leaveOutPicture(raster.error());
        return std::nullopt;
    }
    const QSizeF pixels = (*raster)->image.size();
    if (auto counted = reading.countPixels(qint64(pixels.width() * pixels.height())); !counted)
        return tl::unexpected(counted.error());
    if (!around.look.isVisible)
        return std::nullopt;
    const SvgPictureFrame frame = svgPictureFrame(pixels, element, around);
    return svgPlacedPicture(*raster,
                            QTransform(pixels.width(), 0, 0, -pixels.height(), pixels.width() / 2, pixels.height() / 2)
                                * frame.place,
                            frame.clips, reading);
}

Result<std::optional<Shape>> svgPlacedPicture(std::shared_ptr<const shape::Raster> raster, const QTransform &place,
                                              const SvgClips &clips, SvgReading &reading)
{
    const QPointF origin = place.map(QPointF());
    const QPointF right = place.map(QPointF(1, 0)) - origin;
    const QPointF up = place.map(QPointF(0, 1)) - origin;
    if (!isNear(origin) || !isNear(right) || !isNear(up))
        return tooFar();
    shape::Part part;
    part.image = std::move(raster);
    part.placement = {{right.x(), right.y(), 0}, {up.x(), up.y(), 0}, {0, 0, 1}, {origin.x(), origin.y(), 0}};
    bool isTooMuch = false;
    auto shape = clipped(Shape(std::move(part)), clips, reading.areas, isTooMuch);
    if (isTooMuch)
        reading.leaveOut(u"clip-path"_s);
    return shape;
}

} // namespace lectograph::artwork
