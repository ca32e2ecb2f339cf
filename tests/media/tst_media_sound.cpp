// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/waveform.h"
#include "sounds.h"
#include "testmain.h"

#include <QTest>

#include <cstring>
#include <limits>

#include <sys/resource.h>

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<SoundReader> opened(const QByteArray &file)
{
    auto reader = SoundReader::open(shared(file));
    if (!reader)
        qFatal("%s", qPrintable(reader.error().text()));
    return std::move(*reader);
}

/// Reads the remaining samples in blocks of an odd size.
Samples rest(SoundReader &reader)
{
    Samples all;
    Samples piece(2 * 3001);
    while (const qint64 count = reader.read(piece))
        all.insert(all.end(), piece.begin(), piece.begin() + count * soundChannels);
    return all;
}

/// Noise, so that every position is unique.
Samples noise(double seconds)
{
    Samples samples = constant(seconds, 0);
    quint32 seed = 1;
    for (float &sample : samples) {
        seed = seed * 1664525 + 1013904223;
        sample = float(seed >> 8) / float(1 << 24) - 0.5F;
    }
    return samples;
}

/// Playlists in common formats.
QByteArrayList listsOf(const QByteArray &path)
{
    return {"#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://" + path + "\n#EXT-X-ENDLIST\n",
            "ffconcat version 1.0\nfile '" + path + "'\n", "[playlist]\nFile1=" + path + "\nNumberOfEntries=1\n",
            "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=a\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 5004 RTP/AVP 0\n",
            "<?xml version='1.0'?><MPD xmlns='urn:mpeg:dash:schema:mpd:2011' type='static'><Period><AdaptationSet>"
            "<Representation mimeType='audio/mp4' bandwidth='1'><BaseURL>file://"
                + path + "</BaseURL></Representation></AdaptationSet></Period></MPD>"};
}

double furthest(const Samples &a, const Samples &b)
{
    double most = a.size() == b.size() ? 0 : 1000;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        most = std::max(most, std::abs(double(a[i]) - double(b[i])));
    return most;
}

struct Kind
{
    const char *name;
    QString ending;
    QStringList options;
    bool isLossless = false;
    bool tellsPadding = true; ///< the encoder's padding
};

std::vector<Kind> kinds()
{
    return {{"WAV 24 bits", u"wav"_s, {u"-c:a"_s, u"pcm_s24le"_s}, true},
            {"WAV floats", u"wav"_s, {u"-c:a"_s, u"pcm_f32le"_s}, true},
            {"AIFF", u"aiff"_s, {}, true},
            {"FLAC", u"flac"_s, {}, true},
            {"ALAC", u"m4a"_s, {u"-c:a"_s, u"alac"_s}, true},
            {"MP3", u"mp3"_s, {u"-c:a"_s, u"libmp3lame"_s, u"-b:a"_s, u"192k"_s}},
            {"MP3, variable rate", u"mp3"_s, {u"-c:a"_s, u"libmp3lame"_s, u"-q:a"_s, u"2"_s}},
            {"M4A", u"m4a"_s, {u"-c:a"_s, u"aac"_s, u"-aac_pns"_s, u"0"_s, u"-b:a"_s, u"192k"_s}},
            {"AAC", u"aac"_s, {u"-c:a"_s, u"aac"_s, u"-aac_pns"_s, u"0"_s, u"-b:a"_s, u"192k"_s}, false, false},
            {"Ogg Vorbis", u"ogg"_s, {u"-c:a"_s, u"libvorbis"_s, u"-q:a"_s, u"6"_s}},
            {"Opus", u"opus"_s, {u"-c:a"_s, u"libopus"_s, u"-b:a"_s, u"160k"_s}},
            {"WebM", u"webm"_s, {u"-c:a"_s, u"libopus"_s, u"-b:a"_s, u"160k"_s}},
            {"a video",
             u"mp4"_s,
             {u"-f"_s, u"lavfi"_s, u"-i"_s, u"color=size=32x32:rate=25"_s, u"-shortest"_s, u"-c:v"_s, u"libx264"_s,
              u"-c:a"_s, u"aac"_s, u"-aac_pns"_s, u"0"_s}}};
}

} // namespace

class TestMediaSound : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!hasFfmpeg())
            QSKIP("needs ffmpeg");
    }

    void samplesAreWhatTheFileSays()
    {
        const Samples written = noise(0.5);
        const auto reader = opened(wav(written));
        QCOMPARE(reader->duration(), base::Time::fromSeconds(0.5));
        QVERIFY(furthest(rest(*reader), written) < 1e-4);
        Samples none(2);
        QCOMPARE(reader->read(none), qint64(0));
    }

    void anyRateBecomesOurs_data()
    {
        QTest::addColumn<int>("rate");
        for (const int rate : {8000, 11025, 16000, 22050, 32000, 44100, 88200, 96000})
            QTest::addRow("%d", rate) << rate;
    }

    void anyRateBecomesOurs()
    {
        QFETCH(int, rate);
        const auto reader = opened(wav(tone(1, 440, 0.5, rate), rate));
        QCOMPARE(reader->duration(), base::Time::fromSeconds(1));
        const Samples read = rest(*reader);
        QVERIFY2(std::abs(double(read.size()) / 2 - soundRate) <= 1, qPrintable(QString::number(read.size() / 2)));
        // In the middle, away from the edges, it is the same tone at the same time.
        const Samples ideal = tone(1);
        for (std::size_t i = 2 * 10000; i < 2 * 38000; ++i)
            QVERIFY2(std::abs(read[i] - ideal[i]) < 2e-3, qPrintable(u"%1"_s.arg(i / 2)));
    }

    void anyNumberOfChannelsIsHeard_data()
    {
        QTest::addColumn<int>("channels");
        QTest::addColumn<double>("least"); // relative to one channel of the file
        QTest::newRow("mono is as loud in both") << 1 << 0.999;
        QTest::newRow("stereo") << 2 << 0.999;
        QTest::newRow("quadro") << 4 << 0.9;
        QTest::newRow("5.1") << 6 << 0.9;
        QTest::newRow("7.1") << 8 << 0.9;
        QTest::newRow("so many that they have no names") << 11 << 0.999;
    }

    void anyNumberOfChannelsIsHeard()
    {
        QFETCH(int, channels);
        QFETCH(double, least);
        const Samples read = rest(*opened(wav(tone(0.5, 440, 0.25, soundRate, channels), soundRate, channels)));
        const double loudness = loudnessOf(read, 0.1, 0.4) / (0.25 / std::numbers::sqrt2);
        QVERIFY2(loudness > least && loudness < 4, qPrintable(QString::number(loudness)));
        if (channels <= 2 || channels == 11)
            QVERIFY2(loudness < 1.001, qPrintable(QString::number(loudness)));
    }

    void leftStaysLeft()
    {
        Samples left = tone(0.2);
        for (std::size_t i = 1; i < left.size(); i += 2)
            left[i] = 0;
        QVERIFY(furthest(rest(*opened(wav(left))), left) < 1e-4);
    }

    void everyKindIsReadToTheSample_data()
    {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < kinds().size(); ++i)
            QTest::newRow(kinds()[i].name) << int(i);
    }

    void everyKindIsReadToTheSample()
    {
        QFETCH(int, kind);
        const Kind one = kinds()[static_cast<std::size_t>(kind)];
        for (const int rate : {44100, 48000}) {
            const QByteArray file = converted(wav(knock(2, 0.75, rate), rate), one.ending, one.options);
            if (file.isEmpty())
                QSKIP("this ffmpeg cannot write such a file");
            const auto reader = opened(file);
            const base::Time told = reader->duration();
            const Samples read = rest(*reader);
            QCOMPARE(told, timeOfSample(static_cast<qint64>(read.size()) / 2));
            const double late = one.tellsPadding ? 0 : 1024.0 / rate;
            const auto place = double(loudestIn(read)) / soundRate - late;
            QVERIFY2(std::abs(place - 0.75) < 1e-3, qPrintable(QString::number(place, 'f', 6)));
            // Not every file states its end; then up to one frame of silence follows.
            QVERIFY2(told.seconds() > 1.999 && told.seconds() < (one.isLossless ? 2.001 : 2.06),
                     qPrintable(QString::number(told.seconds(), 'f', 6)));
        }
    }

    void readingAfterASeekIsReadingThrough_data() { everyKindIsReadToTheSample_data(); }

    void readingAfterASeekIsReadingThrough()
    {
        QFETCH(int, kind);
        const Kind one = kinds()[static_cast<std::size_t>(kind)];
        static const QByteArray original = wav(noise(7));
        const bool hasOneRate = one.ending == u"opus"_s || one.ending == u"webm"_s;
        for (const QString &rate : hasOneRate ? QStringList{u"48000"_s} : QStringList{u"48000"_s, u"44100"_s}) {
            const QByteArray file = converted(original, one.ending, QStringList(one.options) << u"-ar"_s << rate);
            if (file.isEmpty())
                QSKIP("this ffmpeg cannot write such a file");
            const Samples through = rest(*opened(file));
            const auto reader = opened(file);
            // Far forward, back, slightly forward, to the start, past the end and back.
            for (const double second : {6.3, 1.001, 1.7, 0.0, 6.9, 3.5, 60.0, 3.4999}) {
                const auto sample = static_cast<qint64>(second * soundRate);
                reader->seek(sample);
                Samples piece(2 * 2000);
                const qint64 count = reader->read(piece);
                const qint64 left = static_cast<qint64>(through.size()) / 2 - sample;
                QCOMPARE(count, std::clamp<qint64>(left, 0, 2000));
                piece.resize(static_cast<std::size_t>(count) * 2);
                const auto begin = through.begin() + std::min<qint64>(sample * 2, static_cast<qint64>(through.size()));
                const double wrong = furthest(piece, Samples(begin, begin + count * 2));
                QVERIFY2(wrong <= (one.isLossless ? 0 : 2e-3), qPrintable(u"%1 at %2"_s.arg(wrong).arg(second)));
            }
        }
    }

    void whatIsNoSoundIsRefusedWithARemedy_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("part");
        const QByteArray whole = wav(tone(0.1));
        QTest::newRow("nothing") << QByteArray() << u"empty"_s;
        QTest::newRow("text") << QByteArray("Not a sound at all.\n").repeated(100) << u"not a sound file"_s;
        QTest::newRow("only a header") << whole.left(44) << u""_s;
        QTest::newRow("half a header") << whole.left(20) << u""_s;
        for (const QByteArray &list : listsOf("/etc/passwd"))
            QTest::addRow("a list: %s", list.left(8).simplified().constData()) << list << u"not a sound file"_s;
        QTest::newRow("a sample a second") << wav(tone(0.1), 1) << u"1 samples a second"_s;
        QTest::newRow("too many samples a second") << wav(tone(0.1), 700'000) << u"700000 samples a second"_s;
        QTest::newRow("a video without sound") << converted(
            whole, u"mp4"_s,
            {u"-f"_s, u"lavfi"_s, u"-i"_s, u"color=size=32x32:rate=25:duration=0.2"_s, u"-map"_s, u"1:v"_s})
                                               << u"no sound in this file"_s;
    }

    void whatIsNoSoundIsRefusedWithARemedy()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, part);
        const auto reader = SoundReader::open(shared(file));
        QVERIFY(!reader);
        QVERIFY2(reader.error().what.contains(part), qPrintable(reader.error().text()));
        QVERIFY(!reader.error().remedy.isEmpty());
    }

    void oneLongPieceIsReadInShortOnes()
    {
        // Ten minutes in one block: resampled, this would be 230 MB at once.
        const QByteArray file = converted(wav(Samples(8'000 * 600, 0), 8'000, 1), u"mkv"_s,
                                          {u"-c:a"_s, u"pcm_s16le"_s, u"-af"_s, u"asetnsamples=n=4800000"_s});
        if (file.isEmpty())
            QSKIP("This FFmpeg writes no Matroska.");
        rusage before{};
        getrusage(RUSAGE_SELF, &before);
        const auto reader = opened(file);
        Samples piece(2 * 480);
        qint64 length = 0;
        while (const qint64 count = reader->read(piece))
            length += count;
        QVERIFY(std::abs(length - qint64(soundRate) * 600) <= 1);
        rusage after{};
        getrusage(RUSAGE_SELF, &after);
        QVERIFY2(after.ru_maxrss - before.ru_maxrss < 100 * 1024,
                 qPrintable(QString::number((after.ru_maxrss - before.ru_maxrss) / 1024)));
    }

    void noSoundIsLongerThanSixHours()
    {
        // A FLAC frame encodes tens of thousands of equal samples in a few bytes.
        const QByteArray file = converted(wav(Samples(8'000 * 60 * 60 * 7 / 60, 0), 8'000, 1), u"flac"_s,
                                          {u"-af"_s, u"aloop=loop=59:size=2147483647"_s});
        if (file.isEmpty())
            QSKIP("This FFmpeg writes no FLAC.");
        QCOMPARE(opened(file)->duration(), base::Time::fromSeconds(6 * 60 * 60));
    }

    void theLengthOfALongFileIsReadNotCounted()
    {
        const QByteArray file = converted(wav(Samples(8'000 * 60 * 3, 0), 8'000, 1), u"flac"_s,
                                          {u"-af"_s, u"aloop=loop=59:size=2147483647"_s});
        if (file.isEmpty())
            QSKIP("This FFmpeg writes no FLAC.");
        // Three hours, whose rest need not even be there.
        QCOMPARE(opened(file.left(file.size() / 2))->duration(), base::Time::fromSeconds(3 * 60 * 60));
        QCOMPARE(opened(file)->statedDuration(), std::optional(base::Time::fromSeconds(3 * 60 * 60)));
    }

    void aFileThatIsCutOffPlaysAsFarAsItGoes()
    {
        const QByteArray whole = wav(tone(1));
        const auto reader = opened(whole.left(whole.size() / 2));
        const Samples read = rest(*reader);
        QVERIFY(read.size() > 44000 && read.size() <= 48000);
    }

    void aFileOfNonsenseNumbersIsSilentThere()
    {
        QByteArray file = converted(wav(tone(0.1)), u"wav"_s, {u"-c:a"_s, u"pcm_f32le"_s});
        const float nonsense[] = {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()};
        std::memcpy(file.data() + file.size() - 800, nonsense, sizeof nonsense);
        for (const float sample : rest(*opened(file)))
            QVERIFY(std::isfinite(sample));
    }

    void aWaveformShowsWhereItIsLoud()
    {
        const auto waveform = waveformOf(shared(wav(knock(2, 0.755))));
        QVERIFY(waveform);
        QCOMPARE(waveform->duration, base::Time::fromSeconds(2));
        QCOMPARE(waveform->peaks.size(), std::size_t(200));
        const auto loudest = std::ranges::max_element(waveform->peaks, {}, &Waveform::Peak::most);
        QCOMPARE(loudest - waveform->peaks.begin(), std::ptrdiff_t(75));
        QVERIFY(std::abs(loudest->most - 0.8F) < 1e-3F);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!waveformOf(shared(wav(knock(2, 0.755))), stop.get_token()));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestMediaSound)
#include "tst_media_sound.moc"
