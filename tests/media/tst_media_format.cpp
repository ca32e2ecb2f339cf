// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/encoder.h"
#include "media/presets.h"
#include "media/stream.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;

class TestFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endingsTellTheFormat()
    {
        QCOMPARE(formatFor(u"a/b.mp4"_s), Format::Mp4);
        QCOMPARE(formatFor(u"a.b.MP4"_s), Format::Mp4);
        QCOMPARE(formatFor(u"b.webm"_s), Format::WebM);
        QCOMPARE(formatFor(u"b.mov"_s), Format::ProRes);
        QCOMPARE(formatFor(u"b.gif"_s), Format::Gif);
        QCOMPARE(formatFor(u"dir/%05d.png"_s), Format::PngSequence);
        QCOMPARE(formatFor(u"dir/intro-%3d.png"_s).has_value(), false);
        for (const QString &wrong : {u"b"_s, u"b.avi"_s, u"b.png"_s, u"%d.png"_s, u"%05d%05d.png"_s, u"%05dx%s.png"_s})
            QVERIFY2(!formatFor(wrong), qPrintable(wrong));
        QVERIFY(formatFor(u"b.avi"_s).error().text().contains(u"mp4"));
        QVERIFY(formatFor(u"b.png"_s).error().text().contains(u"%05d"));
    }

    void picturesAreNumbered()
    {
        QCOMPARE(fileNameFor(u"a%05d.png"_s, 0), u"a00000.png"_s);
        QCOMPARE(fileNameFor(u"%03d-b.png"_s, 41), u"041-b.png"_s);
        QCOMPARE(fileNameFor(u"%02d.png"_s, 12345), u"12345.png"_s);
    }

    void whatAFormatCannotHoldIsReportedWithTheRemedy()
    {
        const base::FrameRate sixty{60, 1};
        QVERIFY(check(Format::Mp4, {1920, 1080}, sixty));
        QVERIFY(check(Format::Mp4, {1920, 1080}, {30000, 1001}));
        const auto odd = check(Format::Mp4, {1279, 719}, sixty);
        QVERIFY(!odd);
        QCOMPARE(odd.error().text(),
                 u"MP4 video (H.264) needs an even width and height, not 1279×719. Use 1280×720."_s);
        QVERIFY(check(Format::PngSequence, {1279, 719}, sixty));
        QVERIFY(!check(Format::Mp4, {0, 0}, sixty));
        QVERIFY(!check(Format::Mp4, {-2, 720}, sixty));
        QVERIFY(!check(Format::Mp4, {20000, 720}, sixty));
        QVERIFY(!check(Format::Mp4, {1280, 720}, {0, 1}));
        QVERIFY(!check(Format::Mp4, {1280, 720}, {60, 0}));
        QVERIFY(!check(Format::Mp4, {1280, 720}, {1, 2}));
        QVERIFY(!check(Format::Mp4, {1280, 720}, {1000, 1}));
        const auto fast = check(Format::Gif, {640, 360}, sixty);
        QVERIFY(!fast);
        QVERIFY(fast.error().remedy.contains(u"50"));
        QVERIFY(check(Format::Gif, {640, 360}, {50, 1}));
    }

    void placesAreCheckedBeforeAnythingIsDone()
    {
        QTemporaryDir dir;
        const EncoderSettings settings{.size = {64, 64}};
        const auto errorAt = [&](const QString &path) {
            const auto encoder = Encoder::open(path, settings);
            return encoder ? QString() : encoder.error().text();
        };
        QVERIFY(errorAt(dir.filePath(u"missing/a.mp4"_s)).contains(u"no folder"));
        QVERIFY(QDir(dir.path()).mkdir(u"folder.mp4"_s));
        QVERIFY(errorAt(dir.filePath(u"folder.mp4"_s)).contains(u"is a folder"));
        // Even root cannot create files there.
        QVERIFY(errorAt(u"/proc/a.mp4"_s).contains(u"Nothing can be written"));
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{u"folder.mp4"_s});
    }

    void aDiskWithTooLittleSpaceIsReportedBeforeTheFirstFrame()
    {
        QTemporaryDir dir;
        EncoderSettings settings{.size = {3840, 2160}, .frameCount = qint64(1) << 40};
        const auto encoder = Encoder::open(dir.filePath(u"a.mp4"_s), settings);
        QVERIFY(!encoder);
        QVERIFY(encoder.error().text().contains(u"too little space"));
    }

    void aMissingEncoderIsReportedByName()
    {
        const auto codec = codecNamed("libmissing", u"MP4 video"_s);
        QVERIFY(!codec);
        QCOMPARE(codec.error().text(),
                 u"This computer's FFmpeg cannot make MP4 video: its encoder “libmissing” is missing. "
                 "Install an FFmpeg with libmissing or choose another format."_s);
    }

    void presetsAreDistinctAndPossible()
    {
        std::set<QString> names;
        for (const Preset &preset : presets()) {
            QVERIFY2(check(Format::Mp4, preset.size, preset.rate), qPrintable(preset.name));
            QVERIFY(!preset.label.isEmpty() && !preset.description.isEmpty());
            names.insert(preset.name);
            QCOMPARE(presetNamed(preset.name)->size, preset.size);
        }
        QCOMPARE(names.size(), presets().size());
        QCOMPARE(presetNamed(u"1080p60"_s)->size, QSize(1920, 1080));
        QCOMPARE(presetNamed(u"draft"_s)->rate, (base::FrameRate{15, 1}));
        QVERIFY(presetNamed(u"8k"_s).error().remedy.contains(u"2160p60"));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestFormat)
#include "tst_media_format.moc"
