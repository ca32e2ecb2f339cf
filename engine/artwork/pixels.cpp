// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/pixels.h"

#include "artwork/picture_file.h"
#include "base/sentence.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>
#include <QTransform>

#include <cmath>
#include <memory>

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

/// A file whose header says that it can be decoded.
class PictureFile
{
public:
    static Result<std::unique_ptr<PictureFile>> opened(const QByteArray &content)
    {
        std::unique_ptr<PictureFile> file(new PictureFile(content));
        return file->check().map([&] { return std::move(file); });
    }

    QImageReader &reader() { return m_reader; }
    const QByteArray &format() const { return m_format; }
    PictureExtent extent(qint64 mostKept) const
    {
        const qint64 count = pixelCount();
        PictureExtent extent{m_size, m_size, static_cast<quint64>(count + count * m_passes / 4)};
        if (count > mostKept) {
            const double factor = std::sqrt(double(mostKept) / double(count));
            extent.kept = QSize(int(m_size.width() * factor), int(m_size.height() * factor)).expandedTo({1, 1});
        }
        return extent;
    }

private:
    explicit PictureFile(const QByteArray &content)
        : m_content(content), m_bytes(content), m_format(pictureFormat(content))
    {
        // Qt 6.8 refuses WebP files of fewer than 40 bytes, such as one of a single colour. What follows the picture is
        // ignored.
        constexpr qsizetype leastWebp = 64;
        if (m_format == "webp" && m_bytes.size() < leastWebp)
            m_bytes.append(leastWebp - m_bytes.size(), '\0');
        m_buffer.setBuffer(&m_bytes);
    }

    qint64 pixelCount() const { return qint64(m_size.width()) * m_size.height(); }

    Result<void> check()
    {
        if (m_format.isEmpty() || !m_buffer.open(QIODevice::ReadOnly))
            return unreadable(m_content);
        if (!QImageReader::supportedImageFormats().contains(m_format))
            return failure(Sentence::tr("Qt’s plugin for %1 pictures is not installed.")
                               .arg(QString::fromLatin1(m_format.toUpper())),
                           Sentence::tr("Install qt6-image-formats-plugins, or save the picture as PNG or JPEG."));
        // Without a format, any installed plugin may claim the content, including one that follows references.
        m_reader.setDevice(&m_buffer);
        m_reader.setFormat(m_format);
        m_reader.setAutoDetectImageFormat(false);
        m_reader.setDecideFormatFromContent(false);
        m_reader.setAutoTransform(true);
        m_size = m_reader.size();
        if (m_size.isEmpty())
            return unreadable(m_content);
        if (pixelCount() > mostPixelsRead)
            return tooLarge(pixelCount(), mostPixelsRead);
        if (const int side = std::max(m_size.width(), m_size.height()); side > longestSide)
            return failure(
                Sentence::tr("The picture is %1 pixels long; more than %2 are not read.").arg(side).arg(longestSide),
                Sentence::tr("Make it smaller in a program for pictures."));
        m_passes = passesIn(m_content, m_format);
        if (pixelCount() * m_passes > mostWork)
            return failure(Sentence::tr("The picture is stored in so many passes that reading it would take minutes."),
                           Sentence::tr("Save it again as PNG, or as JPEG that is not progressive."));
        return {};
    }

    QByteArray m_content;
    QByteArray m_bytes;
    QByteArray m_format;
    QBuffer m_buffer;
    QImageReader m_reader;
    QSize m_size;
    qint64 m_passes = 1;
};

} // namespace

QStringList pictureWarnings(const QByteArray &content)
{
    if (!isAnimated(content))
        return {};
    return {Sentence::tr("Of this animated picture (%1), only the first frame is shown.")
                .arg(QString::fromLatin1(pictureFormat(content).toUpper()))};
}

Result<PictureExtent> extentOf(const QByteArray &content, qint64 mostKept)
{
    const auto file = PictureFile::opened(content);
    return file ? Result<PictureExtent>((*file)->extent(mostKept)) : tl::unexpected(file.error());
}

Result<Pixels> decode(const QByteArray &content, qint64 mostKept)
{
    const auto file = PictureFile::opened(content);
    if (!file)
        return tl::unexpected(file.error());
    QImageReader &reader = (*file)->reader();
    const PictureExtent extent = (*file)->extent(mostKept);
    Pixels pixels{{}, (*file)->format(), extent.kept != extent.size};
    if (pixels.isReduced)
        reader.setScaledSize(extent.kept);
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

} // namespace lectograph::artwork
