// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"

#include "artwork/artwork.h"
#include "artwork/decoded_pictures.h"
#include "artwork/pixels.h"
#include "testmain.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QTest>
#include <QtEndian>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

QByteArray saved(const QImage &image, const char *format)
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return content;
}

QImage plain(int width, int height, QColor color = Qt::red)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(color);
    return image;
}

/// A small PNG whose header declares another size.
QByteArray claiming(quint32 width, quint32 height)
{
    QByteArray png = saved(plain(1, 1), "png");
    qToBigEndian(width, png.data() + 16);
    qToBigEndian(height, png.data() + 20);
    quint32 sum = 0xffffffff; // valid CRC-32 of the chunk, or the decoder would reject it
    for (qsizetype i = 12; i < 29; ++i) {
        sum ^= static_cast<unsigned char>(png[i]);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ (sum & 1 ? 0xedb88320 : 0);
    }
    qToBigEndian(~sum, png.data() + 29);
    return png;
}

} // namespace

class TestArtworkPixels : public QObject
{
    Q_OBJECT

private:
    /// Of one bit for each pixel, so that a few thousand bytes are millions of pixels.
    static QByteArray large(int side, int number)
    {
        QImage image(side, side, QImage::Format_Mono);
        image.fill(1);
        for (int x = 0; x < 32; ++x)
            image.setPixel(x, 0, number >> x & 1);
        return saved(image, "png");
    }

private Q_SLOTS:
    /// The first of all, because what a program had at most counts.
    void manyLargePicturesTakeNoMoreThanFramesIn4K()
    {
        constexpr int count = 10;
        constexpr long bytesOfFrame = 4 * artwork::mostPixelsShown;
        constexpr long mebibyte = 1024 * 1024;
        std::vector<artwork::Artwork> shown;
        const long before = residentMiB();
        for (int i = 0; i < count; ++i) {
            const auto made = artwork::read(large(5000, i), 0, 3);
            QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
            const QSize size = made->shape->image->image.size();
            QVERIFY(qint64(size.width()) * size.height() <= artwork::mostPixelsShown);
            QVERIFY(size.width() > 2850 && size.width() == size.height());
            shown.push_back(*made);
        }
        // One is larger while it is decoded.
        const long taken = residentMiB() - before;
        QVERIFY2(taken < sanitizerFactor * (count * bytesOfFrame / mebibyte + 350), qPrintable(QString::number(taken)));
    }

    void kindsAreReported_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("format");
        QTest::newRow("PNG") << saved(plain(8, 4), "png") << QByteArray("png");
        QTest::newRow("JPEG") << saved(plain(8, 4), "jpg") << QByteArray("jpeg");
        QTest::newRow("BMP") << saved(plain(8, 4), "bmp") << QByteArray("bmp");
        const QByteArray gif = QByteArray::fromHex("47494638396108000400800000ff00000000002c00000000080004000002"
                                                   "05848fa9cb05003b");
        QTest::newRow("GIF") << gif << QByteArray("gif");
    }

    void kindsAreReported()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, format);
        const auto pixels = artwork::decode(content);
        QVERIFY2(pixels, pixels ? "" : qPrintable(pixels.error().text()));
        QCOMPARE(pixels->format, format);
        QCOMPARE(pixels->image.size(), QSize(8, 4));
        QVERIFY(pixels->image.pixelColor(0, 0).red() > 250);
        const auto made = artwork::read(content, 0, 3);
        QVERIFY(made);
        QCOMPARE(made->shape.bounds().width(), 6.0);
    }

    void whatIsCroppedIsGone()
    {
        QImage image(8, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        for (int y = 1; y < 4; ++y) {
            for (int x = 4; x < 6; ++x)
                image.setPixelColor(x, y, Qt::blue);
        }
        const QByteArray content = saved(image, "png");
        const auto made = artwork::read(content, 0, 3, {.left = 0.5, .top = 0.25, .right = 0.25});
        QVERIFY(made);
        QCOMPARE(made->shape->image->image.size(), QSize(2, 3));
        for (const QPoint &corner : {QPoint(0, 0), QPoint(1, 2)})
            QCOMPARE(made->shape->image->image.pixelColor(corner), QColor(Qt::blue));
        QCOMPARE(made->shape.bounds().width(), 2.0);
        QCOMPARE(made->shape.bounds().height(), 3.0);
        QVERIFY(!(made->shape == artwork::read(content, 0, 3)->shape));
        for (const artwork::Framing &most : {artwork::Framing{.left = 1, .right = 1}, {.left = 0.7, .right = 0.7}})
            QCOMPARE(artwork::read(content, 0, 3, most)->shape->image->image.size(), QSize(1, 4));
    }

    void roundCornersAreTransparent()
    {
        const QByteArray content = saved(plain(80, 40), "png");
        const auto made = artwork::read(content, 4, 2, {.cornerRadius = 0.5});
        QVERIFY(made);
        const QImage &image = made->shape->image->image;
        for (const QPoint &corner : {QPoint(0, 0), QPoint(79, 0), QPoint(0, 39), QPoint(79, 39)})
            QCOMPARE(image.pixelColor(corner).alpha(), 0);
        for (const QPoint &inside : {QPoint(10, 0), QPoint(0, 10), QPoint(40, 20), QPoint(4, 4), QPoint(79, 29)})
            QCOMPARE(image.pixelColor(inside).alpha(), 255);
        QVERIFY(image.pixelColor(3, 2).alpha() < 255 && image.pixelColor(3, 2).alpha() > 0); // on the edge
        QVERIFY(!(made->shape == artwork::read(content, 4, 2)->shape));
        const auto round = artwork::read(content, 4, 2, {.cornerRadius = 1000}); // half of the shorter side
        QCOMPARE(round->shape, artwork::read(content, 4, 2, {.cornerRadius = 1})->shape);
        QCOMPARE(round->shape->image->image.pixelColor(40, 0).alpha(), 255);
        QVERIFY(artwork::read(saved(plain(1, 1), "png"), 4, 2, {.cornerRadius = 1}));
    }

    void drawingsStayWhole()
    {
        const QByteArray svg = "<svg viewBox='0 0 40 20'><rect width='40' height='20'/></svg>";
        const auto made = artwork::read(svg, 0, 2, {.left = 0.5});
        QVERIFY(made && made->warnings.size() == 1);
        QCOMPARE(made->shape.bounds().width(), 4.0);
    }

    void nothingElseIsAPicture_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("not a picture");
        QTest::newRow("icon") << QByteArray::fromHex("00000100010001010000010020003000000016000000");
        QTest::newRow("XPM") << QByteArray("/* XPM */ static char *a[] = {\"1 1 1 1\",\"a c red\",\"a\"};");
        QTest::newRow("PPM") << QByteArray("P3 1 1 255 255 0 0");
        QTest::newRow("broken PNG") << QByteArray("\x89PNG\r\n\x1a\nnothing");
        QTest::newRow("compressed SVG") << QByteArray::fromHex("1f8b0800000000000003");
    }

    void nothingElseIsAPicture()
    {
        QFETCH(QByteArray, content);
        const auto made = artwork::read(content, 0, 1);
        QVERIFY(!made);
        QVERIFY(!made.error().what.isEmpty());
        QVERIFY(made.error().remedy.contains(u"PNG"_s) || made.error().remedy.contains(u"svg"_s));
    }

    void largePicturesAreMadeSmallerWhileTheyAreRead()
    {
        QImage image(8192, 8192, QImage::Format_Mono);
        image.fill(1);
        const auto pixels = artwork::decode(saved(image, "png"));
        QVERIFY2(pixels, pixels ? "" : qPrintable(pixels.error().text()));
        QVERIFY(pixels->isReduced);
        const QSize size = pixels->image.size();
        QVERIFY(qint64(size.width()) * size.height() <= artwork::mostPixelsKept);
        QVERIFY(size.width() > 5700 && size.width() == size.height());
    }

    void aPartOfALargePictureIsAsSharpAsAWholeFrame()
    {
        const auto made = artwork::read(large(5000, 0), 0, 3, {.left = 0.5, .top = 0.5});
        QVERIFY(made);
        QCOMPARE(made->shape->image->image.size(), QSize(2500, 2500));
    }

    void theSameContentIsDecodedOnce()
    {
        const QByteArray content = saved(plain(80, 40), "png");
        const auto one = artwork::read(content, 0, 3);
        const auto other = artwork::read(content, 0, 5);
        QVERIFY(one && other);
        QCOMPARE(other->shape->image.get(), one->shape->image.get());
        const auto different = artwork::read(saved(plain(80, 40, Qt::blue), "png"), 0, 3);
        QVERIFY(different->shape->image != one->shape->image);
    }

    void whatAllPicturesMayTakeIsTakenBeforeTheyAreDecoded()
    {
        artwork::DecodedPictures pictures(2 * 4 * 1000 * 1000);
        auto first = pictures.read(large(1000, 1));
        const auto second = pictures.read(large(1000, 2));
        QVERIFY(first && second);
        QVERIFY(pictures.read(large(1000, 1))); // takes nothing
        const auto refused = pictures.read(large(1000, 3));
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"too much memory"_s), qPrintable(refused.error().text()));
        QVERIFY(refused.error().remedy.contains(u"smaller"_s));
        QVERIFY(!pictures.kept(**first)); // a copy counts as well
        first->reset();
        QVERIFY(pictures.read(large(1000, 3)));
    }

    void decodingSpendsWorkEachTime()
    {
        base::Allowance allowance({.work = 10'000'000});
        const base::AllowanceScope scope(&allowance);
        const QByteArray content = large(2000, 0);
        const auto first = artwork::read(content, 0, 3);
        QVERIFY(first);
        QVERIFY(allowance.spent() >= 4'000'000);
        QVERIFY(artwork::read(content, 0, 3)); // the same, however it is remembered
        QVERIFY_THROWS_EXCEPTION(base::Allowance::UsedUp, artwork::read(content, 0, 3));
    }

    void tooManyPixelsAreRefusedBeforeTheyAreDecoded_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        QTest::newRow("wide") << claiming(1'000'000, 1'000) << u"1000 million"_s;
        QTest::newRow("long") << claiming(8, 900'000) << u"900000 pixels long"_s;
        QTest::newRow("square") << claiming(60'000, 60'000) << u"134 million"_s;
        // A scan costs an attacker a dozen bytes, and the decoder a pass over all pixels.
        QByteArray jpeg = saved(plain(4096, 4096), "jpg");
        for (int i = 0; i < 1000; ++i)
            jpeg.insert(jpeg.size() - 2, QByteArray::fromHex("ffda0008010100013f00"));
        QTest::newRow("passes") << jpeg << u"passes"_s;
    }

    void tooManyPixelsAreRefusedBeforeTheyAreDecoded()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        QElapsedTimer timer;
        timer.start();
        const auto pixels = artwork::decode(content);
        QVERIFY(!pixels);
        QVERIFY2(pixels.error().text().contains(says), qPrintable(pixels.error().text()));
        QVERIFY(!pixels.error().remedy.isEmpty());
        QVERIFY(timer.elapsed() < 1000);
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestArtworkPixels)
#include "tst_artwork_pixels.moc"
