// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/picture_file.h"

#include <QtEndian>

#include <algorithm>
#include <optional>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

/// The bytes from `at` on, at most `count`; empty beyond the end.
QByteArrayView bytesAt(QByteArrayView content, qint64 at, qint64 count)
{
    if (at < 0 || at >= content.size())
        return {};
    return content.sliced(at, std::min<qint64>(count, content.size() - at));
}

quint32 number(QByteArrayView bytes, bool isLittle)
{
    quint32 value = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i)
        value = value << 8 | static_cast<uchar>(bytes[isLittle ? bytes.size() - 1 - i : i]);
    return value;
}

/// The content of the first chunk of this name: of a PNG before its pixels, or of a WebP file.
std::optional<QByteArrayView> chunkOf(QByteArrayView content, QByteArrayView name)
{
    const bool isPng = content.startsWith("\x89PNG");
    for (qint64 at = isPng ? 8 : 12; at + 8 <= content.size();) {
        const QByteArrayView type = bytesAt(content, isPng ? at + 4 : at, 4);
        const qint64 size = number(bytesAt(content, isPng ? at : at + 4, 4), !isPng);
        if (type == name)
            return bytesAt(content, at + 8, size);
        if (isPng && type == "IEND")
            break;
        at += isPng ? 12 + size : 8 + size + size % 2;
    }
    return std::nullopt;
}

/// Whether a GIF has a second image (GIF89a, appendix B).
bool hasSecondImage(QByteArrayView gif)
{
    const auto byteAt = [&](qint64 at) { return at < gif.size() ? static_cast<uchar>(gif[at]) : uchar(0); };
    const auto tableSize = [](uchar flags) { return flags & 0x80 ? 3ll << ((flags & 7) + 1) : 0ll; };
    int images = 0;
    for (qint64 at = 13 + tableSize(byteAt(10)); at < gif.size();) {
        const uchar kind = byteAt(at);
        if (kind == 0x2c) {
            if (++images > 1)
                return true;
            at += 11 + tableSize(byteAt(at + 9)); // with the size of codes
        } else if (kind == 0x21) {
            at += 2;
        } else {
            return false;
        }
        while (byteAt(at) != 0)
            at += 1 + byteAt(at);
        ++at;
    }
    return false;
}

/// The orientation in a TIFF structure: 1 to 8.
int orientationIn(QByteArrayView exif)
{
    if (exif.startsWith(QByteArrayView("Exif\0\0", 6)))
        exif = exif.sliced(6);
    const bool isLittle = exif.startsWith("II");
    if (!isLittle && !exif.startsWith("MM"))
        return 1;
    const qint64 table = number(bytesAt(exif, 4, 4), isLittle);
    const quint32 count = number(bytesAt(exif, table, 2), isLittle);
    for (quint32 i = 0; i < count; ++i) {
        const QByteArrayView entry = bytesAt(exif, table + 2 + 12 * qint64(i), 12);
        if (entry.size() < 12)
            break;
        if (number(entry.first(2), isLittle) == 274)
            return static_cast<int>(number(entry.sliced(8, 2), isLittle));
    }
    return 1;
}

/// The brand of a file in boxes, such as those of HEIC (ISO/IEC 14496-12, 4.3).
QString kindOfBrand(QByteArrayView brand)
{
    for (const char *heic : {"heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"}) {
        if (brand == heic)
            return u"HEIC"_s;
    }
    return brand == "avif" || brand == "avis" ? u"AVIF"_s : QString();
}

} // namespace

QByteArray pictureFormat(const QByteArray &content)
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

QString unreadPictureKind(const QByteArray &content)
{
    if (content.sliced(0, std::min<qsizetype>(8, content.size())).endsWith("ftyp"))
        return kindOfBrand(bytesAt(content, 8, 4));
    if (content.startsWith(QByteArray("II*\0", 4)) || content.startsWith(QByteArray("MM\0*", 4)))
        return u"TIFF"_s;
    if (content.startsWith("\xff\x0a") || content.startsWith(QByteArray("\0\0\0\x0cJXL ", 8)))
        return u"JPEG XL"_s;
    if (content.startsWith(QByteArray("\0\0\0\x0cjP  ", 8)) || content.startsWith("\xff\x4f\xff\x51"))
        return u"JPEG 2000"_s;
    return content.startsWith("8BPS") ? u"Photoshop"_s : QString();
}

bool isAnimated(const QByteArray &content)
{
    constexpr uchar animation = 0x02;
    const QByteArray format = pictureFormat(content);
    if (format == "gif")
        return hasSecondImage(content);
    if (format == "png")
        return number(bytesAt(chunkOf(content, "acTL").value_or(QByteArrayView()), 0, 4), false) > 1;
    const auto header = format == "webp" ? chunkOf(content, "VP8X") : std::nullopt;
    return header && !header->isEmpty() && (static_cast<uchar>(header->front()) & animation) != 0;
}

QImageIOHandler::Transformations exifTransformation(const QByteArray &content)
{
    using enum QImageIOHandler::Transformation;
    const QByteArray format = pictureFormat(content);
    const auto exif = format == "png" ? chunkOf(content, "eXIf")
        : format == "webp"            ? chunkOf(content, "EXIF")
                                      : std::nullopt;
    switch (exif ? orientationIn(*exif) : 1) {
    case 2: return TransformationMirror;
    case 3: return TransformationRotate180;
    case 4: return TransformationFlip;
    case 5: return TransformationFlipAndRotate90;
    case 6: return TransformationRotate90;
    case 7: return TransformationMirrorAndRotate90;
    case 8: return TransformationRotate270;
    default: return TransformationNone;
    }
}

} // namespace lectograph::artwork
