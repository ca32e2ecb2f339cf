// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/palette.h"
#include "scene.h"
#include "testmain.h"

#include <rapidcheck.h>

#include <QDir>
#include <QImageReader>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize{320, 180};

/// The frame delays of a GIF in hundredths of a second, from its graphic control extensions.
std::vector<int> delaysOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    std::vector<int> delays;
    // Introducer, label, length 4, flags, delay, transparent colour, end.
    for (qsizetype at = 0; (at = bytes.indexOf("\x21\xf9\x04", at)) >= 0; at += 8) {
        if (bytes[at + 7] == 0)
            delays.push_back(static_cast<uchar>(bytes[at + 4]) | static_cast<uchar>(bytes[at + 5]) << 8);
    }
    return delays;
}

} // namespace

class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gifDelaysAddUpAtEveryRate_data()
    {
        QTest::addColumn<int>("rate");
        for (const int rate : {10, 12, 15, 24, 25, 30, 50})
            QTest::newRow(qPrintable(QString::number(rate))) << rate;
    }

    void gifDelaysAddUpAtEveryRate()
    {
        QFETCH(int, rate);
        Patches patches(40, 29);
        const QString file = m_dir.filePath(u"a.gif"_s);
        const auto report = exportFrames(patches, {.path = file, .size = pictureSize, .rate = {rate, 1}});
        QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
        const std::vector<int> delays = delaysOf(file);
        QCOMPARE(delays.size(), size_t(30)); // 29 moving frames, and the still as one
        int sum = 0;
        for (size_t i = 0; i < delays.size(); ++i) {
            QVERIFY(std::abs(sum - 100.0 * double(i) / rate) <= 0.5);
            sum += delays[i];
        }
        QCOMPARE(sum, qRound(4000.0 / rate));
    }

    void gifShowsThePictures()
    {
        Patches patches(30, 29);
        const QString file = m_dir.filePath(u"p.gif"_s);
        QVERIFY(exportFrames(patches, {.path = file, .size = pictureSize, .rate = {25, 1}}));
        QImageReader reader(file, "gif");
        for (int i = 0; i < 30; ++i) {
            const QImage shown = reader.read().convertToFormat(QImage::Format_RGB32);
            const QImage drawn = drawnWhole(Patches::at(i), pictureSize);
            QCOMPARE(shown.size(), pictureSize);
            int worst = 0;
            for (int y = 0; y < pictureSize.height(); ++y) {
                for (int x = 0; x < pictureSize.width(); ++x) {
                    const QRgb a = shown.pixel(x, y);
                    const QRgb b = drawn.pixel(x, y);
                    worst = std::max({worst, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                      std::abs(qBlue(a) - qBlue(b))});
                }
            }
            QVERIFY2(worst <= 8, qPrintable(QString::number(worst)));
        }
        QVERIFY(reader.read().isNull());
    }

    void longStillsInAGifAreShownLong()
    {
        // Longer than the maximum delay (655 s).
        Patches patches(1000, 1);
        const QString file = m_dir.filePath(u"l.gif"_s);
        QVERIFY(exportFrames(patches, {.path = file, .size = {32, 32}, .rate = {1, 1}}));
        int sum = 0;
        for (const int delay : delaysOf(file))
            sum += delay;
        QCOMPARE(sum, 100'000);
    }

    void fewColoursAreKeptExactly()
    {
        QVERIFY(rc::check([] {
            const auto count = *rc::gen::inRange(1, 30);
            QImage image(64, 64, QImage::Format_RGBA8888_Premultiplied);
            std::vector<QRgb> colors;
            // One colour per bin.
            for (int i = 0; i < count; ++i)
                colors.push_back(
                    qRgb(i * 8 + *rc::gen::inRange(0, 8), *rc::gen::inRange(0, 256), *rc::gen::inRange(0, 256)));
            for (int y = 0; y < 64; ++y) {
                for (int x = 0; x < 64; ++x)
                    image.setPixelColor(x, y, QColor(colors[static_cast<size_t>(x * 31 + y * 17) % colors.size()]));
            }
            ColorCount counted;
            counted.add(image);
            Quantizer quantizer(counted.palette(255));
            RC_ASSERT(quantizer.palette().size() <= 255u);
            for (int y = 0; y < 64; ++y) {
                for (int x = 0; x < 64; ++x) {
                    const uchar index = quantizer.indexAt(x, y, image.constScanLine(y) + 4 * x);
                    RC_ASSERT(quantizer.palette()[index]
                              == colors[static_cast<size_t>(x * 31 + y * 17) % colors.size()]);
                }
            }
        }));
    }

    void aGradientKeepsItsMeanInFewColours()
    {
        QImage image(256, 64, QImage::Format_RGBA8888_Premultiplied);
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 256; ++x)
                image.setPixelColor(x, y, QColor(x / 2 + 40, x, 255 - x));
        }
        ColorCount counted;
        counted.add(image);
        Quantizer quantizer(counted.palette(16));
        for (int block = 0; block < 256; block += 32) {
            double wanted = 0;
            double given = 0;
            for (int y = 0; y < 64; ++y) {
                for (int x = block; x < block + 32; ++x) {
                    wanted += qGreen(image.pixel(x, y));
                    given += qGreen(quantizer.palette()[quantizer.indexAt(x, y, image.constScanLine(y) + 4 * x)]);
                }
            }
            QVERIFY(std::abs(wanted - given) / (64 * 32) < 8);
        }
    }

    void aSequenceHasAPictureForEveryFrameFromNought()
    {
        QTemporaryDir dir;
        Patches patches(25, 10);
        const auto report = exportFrames(patches,
                                         {.path = dir.filePath(u"p%04d.png"_s), .size = pictureSize, .rate = {60, 1}});
        QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
        const QStringList files = QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(files.size(), 25);
        QCOMPARE(files.first(), u"p0000.png"_s);
        QCOMPARE(files.last(), u"p0024.png"_s);
        for (int i = 0; i < 25; ++i) {
            const QImage image = QImage(dir.filePath(files[i])).convertToFormat(QImage::Format_RGBA8888_Premultiplied);
            QCOMPARE(image, drawnWhole(Patches::at(std::min(i, 10)), pictureSize));
        }
    }

    void aSequenceCanBeTransparent()
    {
        QTemporaryDir dir;
        Patches patches(2);
        QVERIFY(exportFrames(
            patches,
            {.path = dir.filePath(u"%03d.png"_s), .size = pictureSize, .rate = {60, 1}, .isTransparent = true}));
        const QImage image(dir.filePath(u"001.png"_s));
        QCOMPARE(image.pixelColor(Patches::middle(0, pictureSize)), QColor(255, 0, 0, 255));
        QCOMPARE(image.pixelColor(pictureSize.width() / 2, pictureSize.height() / 2).alpha(), 0);
    }

    void aSequenceIsNotMixedWithALongerOne()
    {
        QTemporaryDir dir;
        const QString pattern = dir.filePath(u"%03d.png"_s);
        Patches longer(6);
        QVERIFY(exportFrames(longer, {.path = pattern, .size = pictureSize, .rate = {60, 1}}));
        Patches shorter(4);
        const auto report = exportFrames(shorter, {.path = pattern, .size = pictureSize, .rate = {60, 1}});
        QVERIFY(!report);
        QVERIFY(report.error().text().contains(u"004.png"));
        QVERIFY(exportFrames(longer, {.path = pattern, .size = pictureSize, .rate = {60, 1}}));
    }

private:
    QTemporaryDir m_dir;
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestPictures)
#include "tst_media_pictures.moc"
