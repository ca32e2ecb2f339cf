// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"
#include "artwork/pixels.h"
#include "testmain.h"

#include <QBuffer>
#include <QColorSpace>
#include <QTest>
#include <QtEndian>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileOf(const QImage &image, const char *format, int quality = 100)
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return content;
}

/// 32 × 16, red at the upper left, green at the upper right, blue below.
QImage corners(const QColor &upperLeft = Qt::red)
{
    QImage image(32, 16, QImage::Format_RGB32);
    image.fill(Qt::blue);
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 32; ++x)
            image.setPixelColor(x, y, x < 16 ? upperLeft : QColor(Qt::green));
    }
    return image;
}

template <class Number>
QByteArray bytesOf(Number number, bool isLittle)
{
    QByteArray bytes(sizeof(Number), 0);
    isLittle ? qToLittleEndian(number, bytes.data()) : qToBigEndian(number, bytes.data());
    return bytes;
}

/// Exif data that say nothing but the orientation.
QByteArray exif(quint16 orientation, bool isLittle)
{
    return (isLittle ? QByteArray("II*\0", 4) : QByteArray("MM\0*", 4)) + bytesOf<quint32>(8, isLittle)
        + bytesOf<quint16>(1, isLittle) + bytesOf<quint16>(274, isLittle) + bytesOf<quint16>(3, isLittle)
        + bytesOf<quint32>(1, isLittle) + bytesOf<quint16>(orientation, isLittle) + QByteArray(6, 0);
}

QByteArray jpegTurned(quint16 orientation)
{
    const QByteArray data = QByteArray("Exif\0\0", 6) + exif(orientation, false);
    QByteArray jpeg = fileOf(corners(), "jpg");
    return jpeg.insert(2, "\xff\xe1" + bytesOf<quint16>(quint16(data.size() + 2), false) + data);
}

quint32 checksum(const QByteArray &bytes)
{
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum;
}

QByteArray pngWith(const QByteArray &type, const QByteArray &data, const QColor &upperLeft = Qt::red)
{
    constexpr qsizetype behindHeader = 33;
    return fileOf(corners(upperLeft), "png")
        .insert(behindHeader,
                bytesOf<quint32>(quint32(data.size()), false) + type + data
                    + bytesOf<quint32>(checksum(type + data), false));
}

QByteArray webpTurned(quint16 orientation)
{
    const auto chunk = [](const QByteArray &name, const QByteArray &data) {
        return name + bytesOf<quint32>(quint32(data.size()), true) + data + QByteArray(data.size() % 2, 0);
    };
    const QByteArray header = QByteArray("\x08\0\0\0", 4) + QByteArray("\x1f\0\0", 3) + QByteArray("\x0f\0\0", 3);
    const QByteArray body = "WEBP" + chunk("VP8X", header) + fileOf(corners(), "webp").sliced(12)
        + chunk("EXIF", exif(orientation, true));
    return "RIFF" + bytesOf<quint32>(quint32(body.size()), true) + body;
}

const QByteArray animatedGif = QByteArray::fromHex(
    "47494638396118001800f00000ff000000000021f9040d3200010021ff0b4e45545343415045322e3003010000002c00"
    "000000180018000002268c8fa9cbed0fa39cb45a03f2cd5ccf0e7e20278d216476514aaea96852b1d55ef68de7fa8e14"
    "0021f9040d320001002c00000000180018008000800000000002268c8fa9cbed0fa39cb45a06f2cd5ccf0e7e20278d21"
    "6476514aaea96852b1d55ef68de77a5e000021f9040d320001002c0000000018001800800000ff00000002268c8fa9cb"
    "ed0fa39cb45a09f2cd5ccf0e7e20878d5d649e504aa2a96852b1d55ef68de77a5500003b");

} // namespace

class TestArtworkPictureFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesStandUpright_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QList<QColor>>("colors"); // of the corners, from the upper left, clockwise
        const QColor r = Qt::red;
        const QColor g = Qt::green;
        const QColor b = Qt::blue;
        const QList<QList<QColor>> orientations{{r, g, b, b}, {g, r, b, b}, {b, b, r, g}, {b, b, g, r},
                                                {r, b, b, g}, {b, r, g, b}, {b, g, r, b}, {g, b, b, r}};
        for (quint16 i = 1; i <= 8; ++i) {
            QTest::addRow("JPEG %d", i) << jpegTurned(i) << orientations[i - 1];
            QTest::addRow("PNG %d", i) << pngWith("eXIf", exif(i, i % 2 == 0)) << orientations[i - 1];
            QTest::addRow("WebP %d", i) << webpTurned(i) << orientations[i - 1];
        }
        QTest::newRow("no such orientation") << pngWith("eXIf", exif(9, true)) << orientations[0];
        QTest::newRow("broken Exif data") << pngWith("eXIf", exif(6, true).first(15)) << orientations[0];
        QTest::newRow("Exif data without end") << pngWith("eXIf", "MM\0*\xff\xff\xff\xff") << orientations[0];
    }

    void picturesStandUpright()
    {
        QFETCH(QByteArray, content);
        QFETCH(QList<QColor>, colors);
        const auto pixels = artwork::decode(content);
        QVERIFY2(pixels, pixels ? "" : qPrintable(pixels.error().text()));
        const QImage &image = pixels->image;
        const int right = image.width() - 3;
        const int bottom = image.height() - 3;
        const QList<QPoint> places{{2, 2}, {right, 2}, {right, bottom}, {2, bottom}};
        for (qsizetype i = 0; i < 4; ++i) {
            const QColor found = image.pixelColor(places[i]);
            QVERIFY2(std::abs(found.red() - colors[i].red()) < 12 && std::abs(found.green() - colors[i].green()) < 12
                         && std::abs(found.blue() - colors[i].blue()) < 12,
                     qPrintable(u"%1: %2"_s.arg(i).arg(found.name())));
        }
        const auto made = artwork::read(content, 0, 1);
        QVERIFY(made && made->warnings.isEmpty());
        QCOMPARE(made->shape.bounds().width() > 1, image.width() > image.height());
    }

    void coloursAreTrueWhateverTheProfile_data()
    {
        QTest::addColumn<QColorSpace>("space");
        QTest::addColumn<QByteArray>("format");
        for (const char *format : {"png", "jpg", "webp"}) {
            QTest::addRow("Display P3, %s", format) << QColorSpace(QColorSpace::DisplayP3) << QByteArray(format);
            QTest::addRow("Adobe RGB, %s", format) << QColorSpace(QColorSpace::AdobeRgb) << QByteArray(format);
            QTest::addRow("sRGB, %s", format) << QColorSpace(QColorSpace::SRgb) << QByteArray(format);
            QTest::addRow("none, %s", format) << QColorSpace() << QByteArray(format);
        }
    }

    void coloursAreTrueWhateverTheProfile()
    {
        QFETCH(QColorSpace, space);
        QFETCH(QByteArray, format);
        const QColor shown(200, 80, 60);
        QImage image(16, 16, QImage::Format_RGB32);
        image.fill(shown);
        if (space.isValid()) {
            image.setColorSpace(QColorSpace::SRgb);
            image.convertToColorSpace(space);
        }
        const auto pixels = artwork::decode(fileOf(image, format));
        QVERIFY2(pixels, pixels ? "" : qPrintable(pixels.error().text()));
        const QColor found = pixels->image.pixelColor(8, 8);
        QVERIFY2(std::abs(found.red() - shown.red()) <= 4 && std::abs(found.green() - shown.green()) <= 4
                     && std::abs(found.blue() - shown.blue()) <= 4,
                 qPrintable(found.name()));
    }

    void theUsualGammaChangesNothing()
    {
        const auto pixels = artwork::decode(pngWith("gAMA", bytesOf<quint32>(45455, false), QColor(200, 80, 60)));
        QVERIFY(pixels);
        QCOMPARE(pixels->image.pixelColor(2, 2).name(), u"#c8503c"_s);
    }

    void anAnimationIsShownByItsFirstFrameAndThatIsSaid_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        QTest::newRow("GIF") << animatedGif << u"GIF"_s;
        QTest::newRow("PNG") << pngWith("acTL", bytesOf<quint32>(2, false) + bytesOf<quint32>(0, false)) << u"PNG"_s;
        QTest::newRow("one frame, PNG") << pngWith("acTL", bytesOf<quint32>(1, false) + bytesOf<quint32>(0, false))
                                        << QString();
        const QByteArray still = QByteArray::fromHex("47494638396108000400800000ff00000000002c00000000080004000002"
                                                     "05848fa9cb05003b");
        QTest::newRow("still GIF") << still << QString();
        QTest::newRow("GIF without end") << still.chopped(3) << QString();
    }

    void anAnimationIsShownByItsFirstFrameAndThatIsSaid()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        const auto made = artwork::read(content, 0, 1);
        if (!made) // broken: no warning either
            return;
        QCOMPARE(made->warnings.size(), says.isEmpty() ? 0 : 1);
        QVERIFY(says.isEmpty() || made->warnings.front().contains(says));
    }

    void whatIsNotReadSaysTheWayOut_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("kind");
        QTest::newRow("iPhone") << QByteArray("\0\0\0\x24"
                                              "ftypheic\0\0\0\0mif1heic",
                                              24)
                                << u"HEIC"_s;
        QTest::newRow("several") << QByteArray("\0\0\0\x18"
                                               "ftypmif1\0\0\0\0",
                                               16)
                                 << u"HEIC"_s;
        QTest::newRow("AVIF") << QByteArray("\0\0\0\x1c"
                                            "ftypavif\0\0\0\0",
                                            16)
                              << u"AVIF"_s;
        QTest::newRow("TIFF") << QByteArray("II*\0\x08\0\0\0", 8) << u"TIFF"_s;
        QTest::newRow("JPEG XL") << QByteArray("\xff\x0a\0\0", 4) << u"JPEG XL"_s;
        QTest::newRow("Photoshop") << QByteArray("8BPS\0\1") << u"Photoshop"_s;
    }

    void whatIsNotReadSaysTheWayOut()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, kind);
        const auto made = artwork::read(content, 0, 1);
        QVERIFY(!made);
        QVERIFY2(made.error().what.contains(kind), qPrintable(made.error().what));
        QVERIFY2(made.error().remedy.contains(u"JPEG"_s), qPrintable(made.error().remedy));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestArtworkPictureFiles)
#include "tst_artwork_picture_files.moc"
