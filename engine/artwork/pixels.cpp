// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/pixels.h"

#include "base/hash.h"
#include "base/sentence.h"

#include <QBuffer>
#include <QImageReader>

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

QByteArray formatOf(const QByteArray &content)
{
    if (content.startsWith("\x89PNG\r\n\x1a\n"))
        return "png";
    if (content.startsWith("\xff\xd8\xff"))
        return "jpeg";
    if (content.startsWith("GIF87a") || content.startsWith("GIF89a"))
        return "gif";
    if (content.startsWith("RIFF")
        && content.sliced(0, std::min<qsizetype>(16, content.size())).indexOf("WEBPVP8") == 8)
        return "webp";
    if (content.startsWith("BM"))
        return "bmp";
    return {};
}

/// A progressive JPEG may hold any number of passes over all its pixels. The marker bytes cannot occur inside a pass.
qint64 passesIn(const QByteArray &content, const QByteArray &format)
{
    return format == "jpeg" ? std::max<qint64>(content.count("\xff\xda"), 1) : 1;
}

tl::unexpected<base::Error> unreadable()
{
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

} // namespace

Result<Pixels> decode(const QByteArray &content, Turning turning)
{
    Pixels pixels;
    pixels.format = formatOf(content);
    QByteArray bytes = content;
    QBuffer buffer(&bytes);
    if (pixels.format.isEmpty() || !buffer.open(QIODevice::ReadOnly))
        return unreadable();
    // Without a format, any installed plugin may claim the content, including one that follows references.
    QImageReader reader(&buffer, pixels.format);
    reader.setAutoDetectImageFormat(false);
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(turning == Turning::AsAsked);
    const QSize size = reader.size();
    if (size.isEmpty())
        return unreadable();
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
    pixels.isTurned = reader.transformation() != QImageIOHandler::TransformationNone;
    // Qt's own limit is lower and applies silently. Some formats must be decoded fully before scaling down.
    static const bool isRaised = [] {
        QImageReader::setAllocationLimit(static_cast<int>(4 * mostPixelsRead / mebibyte) + 1);
        return true;
    }();
    Q_UNUSED(isRaised)
    pixels.image = reader.read();
    if (pixels.image.isNull())
        return unreadable();
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
