// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/pixels.h"

#include "artwork/picture_file.h"
#include "base/hash.h"
#include "base/sentence.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>
#include <QTransform>

#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr qint64 million = 1'000'000;
/// The decoding work in pixels: the size of the image times its number of passes.
constexpr qint64 mostWork = 20 * mostPixelsRead;
constexpr qint64 mebibyte = 1024 * 1024;

/// A progressive JPEG may hold any number of passes over all its pixels. The marker bytes cannot occur inside a pass.
qint64 passesIn(const QByteArray &content, const QByteArray &format)
{
    return format == "jpeg" ? std::max<qint64>(content.count("\xff\xda"), 1) : 1;
}

tl::unexpected<base::Error> unreadable(const QByteArray &content)
{
    const QString kind = unreadPictureKind(content);
    if (kind == u"HEIC")
        return failure(Sentence::tr("HEIC pictures, as iPhones take them, are not read."),
                       Sentence::tr("Export it as JPEG. With Settings › Camera › Formats › Most Compatible, an iPhone "
                                    "takes JPEG from then on."));
    if (!kind.isEmpty())
        return failure(Sentence::tr("%1 pictures are not read.").arg(kind),
                       Sentence::tr("Export it as PNG or JPEG from a program for pictures."));
    return failure(Sentence::tr("This is not a picture that can be read."),
                   Sentence::tr("Open it in a program for pictures and save it as PNG or JPEG."));
}

tl::unexpected<base::Error> tooLarge(qint64 pixels, qint64 most)
{
    return failure(Sentence::tr("The picture has %1 million pixels; more than %2 million are not read.")
                       .arg(pixels / million)
                       .arg(most / million),
                   Sentence::tr("Make it smaller in a program for pictures."));
}

QImage turned(const QImage &image, QImageIOHandler::Transformations by)
{
    QImage upright = image.mirrored(by & QImageIOHandler::TransformationMirror,
                                    by & QImageIOHandler::TransformationFlip);
    return by & QImageIOHandler::TransformationRotate90 ? upright.transformed(QTransform().rotate(90)) : upright;
}

/// Without a profile, the colours are those of sRGB. So they are if a PNG says no more than the usual gamma.
bool isInSrgb(const QColorSpace &space)
{
    constexpr float usualGamma = 2.2f;
    return !space.isValid() || space == QColorSpace(QColorSpace::SRgb)
        || (space.primaries() == QColorSpace::Primaries::SRgb
            && space.transferFunction() == QColorSpace::TransferFunction::Gamma
            && std::abs(space.gamma() - usualGamma) < 0.05f);
}

/// For more than eight bits, colours are converted before they are rounded.
QImage inSrgb(QImage image)
{
    if (isInSrgb(image.colorSpace()))
        return image;
    if (image.pixelFormat().colorModel() != QPixelFormat::RGB)
        image = image.convertToFormat(QImage::Format_ARGB32);
    image.convertToColorSpace(QColorSpace::SRgb);
    return image;
}

} // namespace

QStringList pictureWarnings(const QByteArray &content)
{
    if (!isAnimated(content))
        return {};
    return {Sentence::tr("Of this animated picture (%1), only the first frame is shown.")
                .arg(QString::fromLatin1(pictureFormat(content).toUpper()))};
}

Result<Pixels> decode(const QByteArray &content)
{
    Pixels pixels;
    pixels.format = pictureFormat(content);
    QByteArray bytes = content;
    // Qt 6.8 refuses WebP files of fewer than 40 bytes, such as one of a single colour. What follows the picture is ignored.
    constexpr qsizetype leastWebp = 64;
    if (pixels.format == "webp" && bytes.size() < leastWebp)
        bytes.append(leastWebp - bytes.size(), '\0');
    QBuffer buffer(&bytes);
    if (pixels.format.isEmpty() || !buffer.open(QIODevice::ReadOnly))
        return unreadable(content);
    if (!QImageReader::supportedImageFormats().contains(pixels.format))
        return failure(Sentence::tr("Qt’s plugin for %1 pictures is not installed.")
                           .arg(QString::fromLatin1(pixels.format.toUpper())),
                       Sentence::tr("Install qt6-image-formats-plugins, or save the picture as PNG or JPEG."));
    // Without a format, any installed plugin may claim the content, including one that follows references.
    QImageReader reader(&buffer, pixels.format);
    reader.setAutoDetectImageFormat(false);
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isEmpty())
        return unreadable(content);
    const qint64 count = qint64(size.width()) * size.height();
    if (count > mostPixelsRead)
        return tooLarge(count, mostPixelsRead);
    if (const int side = std::max(size.width(), size.height()); side > longestSide)
        return failure(
            Sentence::tr("The picture is %1 pixels long; more than %2 are not read.").arg(side).arg(longestSide),
            Sentence::tr("Make it smaller in a program for pictures."));
    if (count * passesIn(content, pixels.format) > mostWork)
        return failure(Sentence::tr("The picture is stored in so many passes that reading it would take minutes."),
                       Sentence::tr("Save it again as PNG, or as JPEG that is not progressive."));
    pixels.isReduced = count > mostPixelsKept;
    if (pixels.isReduced) {
        const double factor = std::sqrt(double(mostPixelsKept) / double(count));
        reader.setScaledSize(QSize(int(size.width() * factor), int(size.height() * factor)).expandedTo({1, 1}));
    }
    // Qt's own limit is lower and applies silently. Some formats must be decoded fully before scaling down.
    static const bool isRaised = [] {
        QImageReader::setAllocationLimit(static_cast<int>(4 * mostPixelsRead / mebibyte) + 1);
        return true;
    }();
    Q_UNUSED(isRaised)
    const QImage image = reader.read();
    if (image.isNull())
        return unreadable(content);
    const bool isTurned = reader.transformation() != QImageIOHandler::TransformationNone; // by Qt already
    pixels.image = isTurned ? inSrgb(image) : turned(inSrgb(image), exifTransformation(content));
    return pixels;
}

Result<std::shared_ptr<const shape::Raster>> readPixels(const QByteArray &content)
{
    return decode(content).map([&](const Pixels &pixels) {
        base::Hash hash;
        hash.add(content.size());
        for (const char byte : content)
            hash.add(static_cast<unsigned char>(byte));
        return std::make_shared<const shape::Raster>(
            shape::Raster{pixels.image.convertToFormat(QImage::Format_RGBA8888_Premultiplied), hash.value()});
    });
}

} // namespace lectograph::artwork
