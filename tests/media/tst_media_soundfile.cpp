// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;
using lecture::Sound;

namespace {

constexpr QSize frameSize{64, 36};

/// Knocks at exactly 1 s: at 2.25 s of a file whose first 1.5 s are skipped, starting at 0.25 s.
Lecture knocking()
{
    Sound one = sound(u"knock.wav"_s, 0.25);
    one.from = Time::fromSeconds(1.5);
    return lectureWith({scene(u"a"_s, 3, {one})}, {{u"knock.wav"_s, wav(knock(6, 2.25))}});
}

/// Exports the whole lecture to `path`.
base::Result<ExportReport> exported(const Lecture &lecture, const QString &path, base::FrameRate rate = {30, 1},
                                    double from = 0, bool hasSound = true)
{
    Patches patches(rate.framesIn(Time::fromSeconds(3 - from)), 10);
    Soundtrack track = trackOf(lecture);
    track.seek(Time::fromSeconds(from));
    return exportFrames(patches, {.path = path, .size = frameSize, .rate = rate, .hasSound = hasSound}, {}, {}, &track);
}

QJsonObject streamOf(const QString &file, const QString &kind)
{
    for (const QJsonValue &stream : probe(file, {u"-show_streams"_s})[u"streams"_s].toArray()) {
        if (stream[u"codec_type"_s] == kind)
            return stream.toObject();
    }
    return {};
}

} // namespace

class TestMediaSoundFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;
    QString path(const QString &name) const { return m_dir.filePath(name); }

private Q_SLOTS:
    void initTestCase()
    {
        if (!hasFfmpeg())
            QSKIP("needs ffmpeg");
    }

    void aKnockIsHeardWithThePictureItBelongsTo_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("codec");
        QTest::addColumn<QPoint>("rate");
        QTest::newRow("MP4") << u"30.mp4"_s << u"aac"_s << QPoint(30, 1);
        QTest::newRow("MP4, 60") << u"60.mp4"_s << u"aac"_s << QPoint(60, 1);
        QTest::newRow("MP4, NTSC") << u"ntsc.mp4"_s << u"aac"_s << QPoint(30000, 1001);
        QTest::newRow("WebM") << u"a.webm"_s << u"opus"_s << QPoint(30, 1);
        QTest::newRow("QuickTime") << u"a.mov"_s << u"pcm_s16le"_s << QPoint(25, 1);
    }

    void aKnockIsHeardWithThePictureItBelongsTo()
    {
        QFETCH(QString, file);
        QFETCH(QString, codec);
        QFETCH(QPoint, rate);
        const auto report = exported(knocking(), path(file), {rate.x(), rate.y()});
        QVERIFY(report);
        QVERIFY(report->hasSound);
        const QJsonObject stream = streamOf(path(file), u"audio"_s);
        QCOMPARE(stream[u"codec_name"_s].toString(), codec);
        QCOMPARE(stream[u"sample_rate"_s].toString(), u"48000"_s);
        QCOMPARE(stream[u"channels"_s].toInt(), 2);
        const Samples samples = heardIn(path(file));
        const double place = double(loudestIn(samples)) / soundRate;
        QVERIFY2(std::abs(place - 1) < 1e-3, qPrintable(QString::number(place, 'f', 6)));
        const double frame = double(rate.y()) / rate.x();
        const double length = double(samples.size()) / 2 / soundRate;
        QVERIFY2(std::abs(length - report->seconds) <= frame, qPrintable(QString::number(length, 'f', 6)));
        // Players start both streams at the beginning of the film.
        const QJsonObject whole = probe(path(file), {u"-show_format"_s})[u"format"_s].toObject();
        QVERIFY(std::abs(whole[u"duration"_s].toString().toDouble() - report->seconds) <= frame);
        QVERIFY(std::abs(stream[u"start_time"_s].toString().toDouble()) < 0.008);
        QVERIFY(std::abs(streamOf(path(file), u"video"_s)[u"start_time"_s].toString().toDouble()) < 0.008);
    }

    void aPartBeginsInTheMiddleOfASound()
    {
        QVERIFY(exported(knocking(), path(u"part.mp4"_s), {30, 1}, 0.5));
        const double place = double(loudestIn(heardIn(path(u"part.mp4"_s)))) / soundRate;
        QVERIFY2(std::abs(place - 0.5) < 1e-3, qPrintable(QString::number(place, 'f', 6)));
    }

    void theSoundIsAsLoudAsTheMix()
    {
        Sound one = sound(u"tone.wav"_s);
        one.gain = -6;
        one.fadeOut = Time::fromSeconds(1);
        const Lecture lecture = lectureWith({scene(u"a"_s, 3, {one})}, {{u"tone.wav"_s, wav(tone(10))}});
        for (const QString &file : {u"loud.mp4"_s, u"loud.webm"_s, u"loud.mov"_s}) {
            QVERIFY(exported(lecture, path(file)));
            const Samples samples = heardIn(path(file));
            const double expected = 0.5 / std::numbers::sqrt2 * 0.501187;
            QVERIFY2(std::abs(loudnessOf(samples, 0.5, 1.9) / expected - 1) < 0.02, qPrintable(file));
            QVERIFY2(loudnessOf(samples, 2.95, 2.98) < expected / 8, qPrintable(file));
        }
    }

    void noSoundMakesNoStream()
    {
        QVERIFY(!exported(knocking(), path(u"unwanted.mp4"_s), {30, 1}, 0, false)->hasSound);
        QVERIFY(streamOf(path(u"unwanted.mp4"_s), u"audio"_s).isEmpty());
        Patches patches(30, 10);
        QVERIFY(!exportFrames(patches, {.path = path(u"none.mp4"_s), .size = frameSize, .rate = {30, 1}})->hasSound);
        QVERIFY(streamOf(path(u"none.mp4"_s), u"audio"_s).isEmpty());
        for (const QString &file : {u"silent.gif"_s, u"silent-%03d.png"_s})
            QVERIFY(!exported(knocking(), path(file), {10, 1})->hasSound);
        QVERIFY(streamOf(path(u"silent.gif"_s), u"audio"_s).isEmpty());
        QVERIFY(QFile::exists(path(u"silent-029.png"_s)));
    }

    void twoExportsGiveTheSameBytes()
    {
        for (const QString &ending : {u"mp4"_s, u"mov"_s, u"webm"_s}) {
            for (const QString &name : {u"first."_s, u"second."_s})
                QVERIFY(exported(knocking(), path(name + ending)));
            const QByteArray first = bytesIn(path(u"first."_s + ending));
            QVERIFY(!first.isEmpty());
            QVERIFY2(bytesIn(path(u"second."_s + ending)) == first, qPrintable(ending));
        }
    }

    void stoppingLeavesNothing()
    {
        const QTemporaryDir dir;
        Patches patches(30 * 600, 30 * 600);
        Soundtrack track = trackOf(knocking());
        std::stop_source stop;
        const auto report = exportFrames(
            patches, {.path = dir.filePath(u"a.mp4"_s), .size = frameSize, .rate = {30, 1}},
            [&](const ExportProgress &) { stop.request_stop(); }, stop.get_token(), &track);
        QVERIFY(!report);
        QVERIFY(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestMediaSoundFile)
#include "tst_media_soundfile.moc"
