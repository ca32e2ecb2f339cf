// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize videoSize{640, 360};

QJsonObject streamOf(const QString &file)
{
    return probe(file, {u"-show_streams"_s, u"-count_frames"_s})[u"streams"_s].toArray().at(0).toObject();
}

/// The largest difference between the patches of `image` and the drawn ones, in levels.
int worstOfPatches(const QImage &image)
{
    int worst = 0;
    for (int i = 0; i < static_cast<int>(Patches::colors().size()); ++i) {
        const QColor drawn = Patches::at(0).items.empty()
            ? QColor()
            : drawnWhole(Patches::at(0), videoSize).pixelColor(Patches::middle(i, videoSize));
        const QColor seen = image.pixelColor(Patches::middle(i, videoSize));
        worst = std::max({worst, std::abs(drawn.red() - seen.red()), std::abs(drawn.green() - seen.green()),
                          std::abs(drawn.blue() - seen.blue())});
    }
    return worst;
}

/// White lines one pixel wide on black, all moving by fractions of a pixel.
class HairLines : public FrameSource
{
public:
    explicit HairLines(qint64 frames) : m_frames(frames) {}

    qint64 frameCount() const override { return m_frames; }
    picture::Picture picture(qint64 frame) override
    {
        picture::Picture picture;
        for (int i = -14; i <= 14; ++i) {
            picture::Item line = patch(i * 0.45 + 0.003 * double(frame), 0, 1, base::Color{1, 1, 1, 1});
            line.path = shape::rectangle(8.0 / videoSize.height(), 7);
            line.hash = hashOf(line);
            picture.items.push_back(line);
        }
        seal(picture);
        return picture;
    }
    qint64 sameUntil(qint64 frame) override { return frame + 1; }

private:
    qint64 m_frames;
};

/// The RMS difference in brightness between `seen` and `drawn`, in levels.
double noiseOfGreys(const QImage &seen, const QImage &drawn)
{
    double sum = 0;
    for (int y = 0; y < videoSize.height(); ++y) {
        for (int x = 0; x < videoSize.width(); ++x) {
            const int difference = qGray(seen.pixel(x, y)) - qGray(drawn.pixel(x, y));
            sum += difference * difference;
        }
    }
    return std::sqrt(sum / (videoSize.width() * videoSize.height()));
}

QStringList tagsOf(const QJsonObject &stream)
{
    QStringList tags;
    for (const QString &key : {u"color_range"_s, u"color_space"_s, u"color_transfer"_s, u"color_primaries"_s})
        tags << stream[key].toString();
    return tags;
}

const QStringList bt709{u"tv"_s, u"bt709"_s, u"bt709"_s, u"bt709"_s};

} // namespace

class TestVideo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (!hasFfmpeg())
            QSKIP("ffmpeg and ffprobe are needed to look at videos");
        // Unknown options of an encoder or a muxer are ignored with a log message.
        QTest::failOnWarning(QRegularExpression(u"."_s));
    }

    void mp4IsHighProfileConstantRateBt709()
    {
        Patches patches(130, 20);
        const QString file = m_dir.filePath(u"a.mp4"_s);
        const auto report = exportFrames(patches, {.path = file, .size = videoSize, .rate = {30, 1}});
        QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
        const QJsonObject stream = streamOf(file);
        QCOMPARE(stream[u"codec_name"_s].toString(), u"h264"_s);
        QCOMPARE(stream[u"profile"_s].toString(), u"High"_s);
        QCOMPARE(stream[u"pix_fmt"_s].toString(), u"yuv420p"_s);
        QCOMPARE(stream[u"chroma_location"_s].toString(), u"left"_s);
        QCOMPARE(tagsOf(stream), bt709);
        QCOMPARE(stream[u"width"_s].toInt(), 640);
        QCOMPARE(stream[u"height"_s].toInt(), 360);
        QCOMPARE(stream[u"sample_aspect_ratio"_s].toString(), u"1:1"_s);
        QCOMPARE(stream[u"nb_frames"_s].toString(), u"130"_s);
        QCOMPARE(stream[u"nb_read_frames"_s].toString(), u"130"_s);
        QCOMPARE(stream[u"r_frame_rate"_s].toString(), u"30/1"_s);
        QCOMPARE(stream[u"avg_frame_rate"_s].toString(), u"30/1"_s);
        QCOMPARE(stream[u"start_pts"_s].toInt(), 0);
        QVERIFY(qAbs(stream[u"duration"_s].toString().toDouble() - 130 / 30.0) < 1e-5);
    }

    void titleAndChaptersAreInTheFile_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"a.mp4", "a.mov", "a.webm"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void titleAndChaptersAreInTheFile()
    {
        QFETCH(QString, name);
        Patches patches(90, 30);
        const QString file = m_dir.filePath(name);
        const Naming naming{u"원의 넓이"_s, {{u"第一"_s, 0}, {u"Second; = part"_s, 30}, {u"3"_s, 75}}};
        const auto report = exportFrames(patches, {.path = file, .size = videoSize, .rate = {30, 1}, .naming = naming});
        QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
        const QJsonObject told = probe(file, {u"-show_format"_s, u"-show_chapters"_s});
        QCOMPARE(told[u"format"_s][u"tags"_s][u"title"_s].toString(), naming.title);
        const QJsonArray chapters = told[u"chapters"_s].toArray();
        QCOMPARE(chapters.size(), qsizetype(3));
        const std::array<double, 4> times{0, 1, 2.5, 3};
        for (qsizetype i = 0; i < 3; ++i) {
            const QJsonObject chapter = chapters[i].toObject();
            const auto index = static_cast<std::size_t>(i);
            QCOMPARE(chapter[u"tags"_s][u"title"_s].toString(), naming.chapters[index].title);
            QVERIFY(qAbs(chapter[u"start_time"_s].toString().toDouble() - times[index]) < 2e-3);
            QVERIFY(qAbs(chapter[u"end_time"_s].toString().toDouble() - times[index + 1]) < 2e-3);
        }
        QCOMPARE(streamOf(file)[u"nb_read_frames"_s].toString(), u"90"_s);
    }

    void everyQualityIsHighProfile_data()
    {
        QTest::addColumn<Quality>("quality");
        QTest::newRow("small") << Quality::Small;
        QTest::newRow("good") << Quality::Good;
        QTest::newRow("fine") << Quality::Fine;
    }

    void everyQualityIsHighProfile()
    {
        QFETCH(Quality, quality);
        Patches patches(10, 5);
        const QString file = m_dir.filePath(u"q.mp4"_s);
        QVERIFY(exportFrames(patches, {.path = file, .size = videoSize, .rate = {30, 1}, .quality = quality}));
        const QJsonObject stream = streamOf(file);
        QCOMPARE(stream[u"profile"_s].toString(), u"High"_s);
        QCOMPARE(stream[u"pix_fmt"_s].toString(), u"yuv420p"_s);
        QCOMPARE(tagsOf(stream), bt709);
    }

    void timesAreExact_data()
    {
        QTest::addColumn<int>("numerator");
        QTest::addColumn<int>("denominator");
        QTest::addColumn<Quality>("quality");
        QTest::newRow("60") << 60 << 1 << Quality::Good;
        QTest::newRow("29.97") << 30000 << 1001 << Quality::Good;
        QTest::newRow("25, frames out of order") << 25 << 1 << Quality::Small;
    }

    void timesAreExact()
    {
        QFETCH(int, numerator);
        QFETCH(int, denominator);
        QFETCH(Quality, quality);
        Patches patches(64, 40);
        const QString file = m_dir.filePath(u"t.mp4"_s);
        QVERIFY(exportFrames(patches,
                             {.path = file, .size = videoSize, .rate = {numerator, denominator}, .quality = quality}));
        const QJsonObject all = probe(file, {u"-show_frames"_s, u"-show_streams"_s});
        const QJsonObject stream = all[u"streams"_s].toArray().at(0).toObject();
        QCOMPARE(stream[u"r_frame_rate"_s].toString(), u"%1/%2"_s.arg(numerator).arg(denominator));
        const QStringList base = stream[u"time_base"_s].toString().split(u'/');
        const QJsonArray frames = all[u"frames"_s].toArray();
        QCOMPARE(frames.size(), 64);
        for (int i = 0; i < frames.size(); ++i) {
            const double ticks = frames[i].toObject()[u"pts"_s].toDouble() * base[0].toDouble() * numerator;
            QCOMPARE(ticks, i * base[1].toDouble() * denominator);
        }
    }

    void mp4CanBePlayedWhileItLoads()
    {
        Patches patches(10, 5);
        const QString path = m_dir.filePath(u"m.mp4"_s);
        QVERIFY(exportFrames(patches, {.path = path, .size = videoSize, .rate = {30, 1}}));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("moov"));
        QVERIFY(bytes.indexOf("moov") < bytes.indexOf("mdat"));
    }

    void everyFewSecondsAPlaceToJumpTo()
    {
        Patches patches(300, 300);
        const QString file = m_dir.filePath(u"k.mp4"_s);
        QVERIFY(exportFrames(patches, {.path = file, .size = {160, 90}, .rate = {25, 1}}));
        const QJsonArray packets = probe(file, {u"-show_packets"_s})[u"packets"_s].toArray();
        QCOMPARE(packets.size(), 300);
        int sinceKey = 1000;
        for (const QJsonValue &packet : packets) {
            ++sinceKey;
            if (packet.toObject()[u"flags"_s].toString().startsWith(u'K'))
                sinceKey = 0;
            QVERIFY(sinceKey <= 100);
        }
    }

    void mp4KeepsColours()
    {
        for (const Quality quality : {Quality::Small, Quality::Good, Quality::Fine}) {
            Patches patches(12, 6);
            const QString file = m_dir.filePath(u"c.mp4"_s);
            QVERIFY(exportFrames(patches, {.path = file, .size = videoSize, .rate = {30, 1}, .quality = quality}));
            const int worst = worstOfPatches(decoded(file, videoSize, 11));
            QVERIFY2(worst <= 2, qPrintable(QString::number(worst)));
        }
    }

    void mp4KeepsThinLinesThatMove()
    {
        HairLines lines(40);
        const QString file = m_dir.filePath(u"l.mp4"_s);
        QVERIFY(exportFrames(lines, {.path = file, .size = videoSize, .rate = {30, 1}}));
        for (const int frame : {0, 17, 39}) {
            const double noise = noiseOfGreys(decoded(file, videoSize, frame),
                                              drawnWhole(lines.picture(frame), videoSize));
            QVERIFY2(noise < 1, qPrintable(u"frame %1: %2 levels"_s.arg(frame).arg(noise)));
        }
    }

    void webmAndProResKeepColoursAndTransparency_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QString>("codec");
        QTest::addColumn<QString>("pixels");
        QTest::addColumn<QString>("decoder");
        QTest::newRow("webm") << u"webm"_s << u"vp9"_s << u"yuv420p"_s << u"libvpx-vp9"_s;
        QTest::newRow("mov") << u"mov"_s << u"prores"_s << u"yuva444p12le"_s << QString();
    }

    void webmAndProResKeepColoursAndTransparency()
    {
        QFETCH(QString, ending);
        QFETCH(QString, codec);
        QFETCH(QString, pixels);
        QFETCH(QString, decoder);
        Patches patches(20, 8);
        const QString file = m_dir.filePath(u"a."_s + ending);
        const auto report = exportFrames(patches,
                                         {.path = file, .size = videoSize, .rate = {25, 1}, .isTransparent = true});
        QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
        const QJsonObject stream = streamOf(file);
        QCOMPARE(stream[u"codec_name"_s].toString(), codec);
        QCOMPARE(stream[u"pix_fmt"_s].toString(), pixels);
        QStringList tags = tagsOf(stream);
        if (ending == "mov"_L1) {
            // ProRes has no range but that of video, and QuickTime's “nclc” says none. FFmpeg up to 7.0 reads it as “tv”,
            // later versions read nothing.
            QFile movie(file);
            QVERIFY(movie.open(QIODevice::ReadOnly) && movie.readAll().contains("colrnclc"));
            if (tags.front().isEmpty())
                tags.front() = u"tv"_s;
        }
        QCOMPARE(tags, bt709);
        QCOMPARE(stream[u"r_frame_rate"_s].toString(), u"25/1"_s);
        QCOMPARE(stream[u"nb_read_frames"_s].toString(), u"20"_s);
        const QImage image = decoded(file, videoSize, 19, decoder);
        QVERIFY(!image.isNull());
        const int worst = worstOfPatches(image);
        QVERIFY2(worst <= 2, qPrintable(QString::number(worst)));
        QVERIFY(qAbs(image.pixelColor(Patches::middle(0, videoSize)).alpha() - 255) <= 1);
        QVERIFY(image.pixelColor(videoSize.width() / 2, videoSize.height() / 2).alpha() <= 1);
    }

    void webmSaysThatItIsTransparent()
    {
        Patches patches(3);
        const QString file = m_dir.filePath(u"s.webm"_s);
        QVERIFY(exportFrames(patches, {.path = file, .size = videoSize, .rate = {25, 1}, .isTransparent = true}));
        QCOMPARE(streamOf(file)[u"tags"_s].toObject()[u"alpha_mode"_s].toString(), u"1"_s);
    }

private:
    QTemporaryDir m_dir;
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestVideo)
#include "tst_media_video.moc"
