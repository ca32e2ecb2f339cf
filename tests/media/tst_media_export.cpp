// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"
#include "testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstring>
#include <numeric>

#ifdef Q_OS_LINUX
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace lectograph;
using namespace lectograph::media;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize exportSize{320, 180};

QStringList filesIn(const QString &dir)
{
    return QDir(dir).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

void putOldFile(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("the old one"), qint64(11));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Incompressible pixels.
std::shared_ptr<const Surface> noise(PixelLayout layout, const QSize &noiseSize, quint64 seed)
{
    QImage image(noiseSize, QImage::Format_RGBA8888_Premultiplied);
    for (int y = 0; y < noiseSize.height(); ++y) {
        for (int x = 0; x < noiseSize.width(); ++x) {
            seed = seed * 6364136223846793005ull + 1442695040888963407ull;
            image.setPixel(x, y, 0xff000000u | static_cast<QRgb>(seed >> 40));
        }
    }
    auto surface = std::make_shared<Surface>(layout, noiseSize);
    convert(image, *surface, Bands::all(noiseSize.height()));
    return surface;
}

/// Writes noise until the file cannot grow.
base::Error errorOfGrowing(const QString &path)
{
    auto encoder = Encoder::open(path, {.format = Format::ProRes, .size = {640, 360}, .rate = {30, 1}});
    if (!encoder)
        return encoder.error();
    for (quint64 i = 0; i < 400; ++i) {
        if (auto written = (*encoder)->write(noise(PixelLayout::Yuva444P10, {640, 360}, i)); !written)
            return written.error();
    }
    const auto finished = (*encoder)->finish();
    return finished ? base::Error{} : finished.error();
}

} // namespace

class TestExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStillIsEvaluatedAndDrawnOnce()
    {
        QTemporaryDir dir;
        Patches patches(500, 20);
        const auto report = exportFrames(patches,
                                         {.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {60, 1}});
        QVERIFY(report);
        QCOMPARE(report->frames, qint64(500));
        QCOMPARE(report->uniqueFrames, qint64(21));
        std::vector<qint64> asked(21);
        std::iota(asked.begin(), asked.end(), 0);
        QCOMPARE(patches.asked, asked);
        QCOMPARE(patches.threads.size(), size_t(1));
        QVERIFY(report->redrawnShare > 0 && report->redrawnShare < 0.5);
        QCOMPARE(report->seconds, 500 / 60.0);
        QVERIFY(report->wallSeconds > 0 && report->peakRssMib > 1);
        QVERIFY(report->cpu.encode > 0 && report->cpu.draw > 0 && report->cpu.convert > 0);
    }

    void aLongNameCanBeWrittenAgain()
    {
        const QTemporaryDir dir;
        const QString name = QString(251, u'n') + u".mp4"_s;
        for (int round = 0; round < 2; ++round) {
            Patches patches(3, 3);
            const auto report = exportFrames(patches,
                                             {.path = dir.filePath(name), .size = exportSize, .rate = {30, 1}});
            QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
            QCOMPARE(QDir(dir.path()).entryList({u"*.mp4"_s}), QStringList{name});
            QVERIFY(QDir(dir.path()).entryList({u"*.part"_s}, QDir::AllEntries | QDir::Hidden).isEmpty());
        }
        Patches patches(3, 3);
        const auto refused = exportFrames(patches,
                                          {.path = dir.filePath(u'n' + name), .size = exportSize, .rate = {30, 1}});
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"too long"_s), qPrintable(refused.error().text()));
        QVERIFY(patches.asked.empty()); // before any work
    }

    void equalPicturesAreDrawnOnceEvenIfNobodySaysSo()
    {
        QTemporaryDir dir;
        Patches patches(200, 20);
        patches.tellsStills = false;
        const auto report = exportFrames(patches,
                                         {.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {60, 1}});
        QVERIFY(report);
        QCOMPARE(report->uniqueFrames, qint64(21));
        QCOMPARE(patches.asked.size(), size_t(200));
    }

    void theNumberOfThreadsDoesNotChangeThePictures()
    {
        QTemporaryDir dir;
        for (const int threads : {1, 2, 5}) {
            Patches patches(60, 50);
            QVERIFY(exportFrames(patches,
                                 {.path = dir.filePath(u"%1-%03d.png"_s.replace(u"%1"_s, QString::number(threads))),
                                  .size = exportSize,
                                  .rate = {60, 1},
                                  .threads = threads}));
        }
        for (int i = 0; i < 60; ++i) {
            const auto picture = [&](int threads) {
                return contentOf(dir.filePath(u"%1-%2.png"_s.arg(threads).arg(i, 3, 10, QLatin1Char('0'))));
            };
            QVERIFY(!picture(1).isEmpty());
            QCOMPARE(picture(2), picture(1));
            QCOMPARE(picture(5), picture(1));
        }
    }

    void progressRisesToTheEnd()
    {
        QTemporaryDir dir;
        Patches patches(300, 10);
        std::vector<ExportProgress> reports;
        QVERIFY(exportFrames(patches, {.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {60, 1}},
                             [&](const ExportProgress &progress) { reports.push_back(progress); }));
        QVERIFY(!reports.empty());
        QVERIFY(std::ranges::is_sorted(reports, {}, &ExportProgress::done));
        QCOMPARE(reports.back().done, qint64(300));
        QCOMPARE(reports.back().total, qint64(300));
        QCOMPARE(reports.back().secondsLeft, 0.0);
        QVERIFY(reports.back().framesPerSecond > 0);
    }

    void aStoppedExportLeavesTheOldFileAndNothingElse_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("moving");
        for (const char *name : {"a.mp4", "a.webm", "a.mov", "a.gif", "a%03d.png"})
            QTest::addRow("%s, moving", name) << QString::fromLatin1(name) << qint64(1'000'000);
        // In the other formats a still is a single frame, without a chance to stop.
        for (const char *name : {"a.mp4", "a.webm", "a.mov"})
            QTest::addRow("%s, still", name) << QString::fromLatin1(name) << qint64(0);
    }

    void aStoppedExportLeavesTheOldFileAndNothingElse()
    {
        QFETCH(QString, name);
        QFETCH(qint64, moving);
        QTemporaryDir dir;
        const QString old = QString(name).replace(u"%03d"_s, u"000"_s);
        putOldFile(dir.filePath(old));
        Patches patches(1'000'000, moving);
        std::stop_source stop;
        const auto report = exportFrames(
            patches, {.path = dir.filePath(name), .size = exportSize, .rate = {25, 1}},
            [&](const ExportProgress &) { stop.request_stop(); }, stop.get_token());
        QVERIFY(!report);
        QVERIFY2(report.error().text().contains(u"stopped"), qPrintable(report.error().text()));
        QCOMPARE(filesIn(dir.path()), QStringList{old});
        QCOMPARE(contentOf(dir.filePath(old)), QByteArray("the old one"));
    }

    void runningOutOfMemoryIsReportedFromEveryThread()
    {
        struct Exhausting : Patches
        {
            using Patches::Patches;
            picture::Picture picture(qint64) override { throw std::bad_alloc(); }
        };
        QTemporaryDir dir;
        const ExportSettings settings{.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {25, 1}};
        Exhausting whenEvaluated(1'000'000);
        Patches whenEncoded(1'000'000, 1'000'000);
        const auto evaluated = exportFrames(whenEvaluated, settings);
        const auto encoded = exportFrames(whenEncoded, settings,
                                          [](const ExportProgress &) { throw std::bad_alloc(); });
        for (const auto *report : {&evaluated, &encoded}) {
            QVERIFY(!*report);
            const QString text = report->error().text();
            QVERIFY2(text.contains(u"memory"), qPrintable(text));
        }
        QCOMPARE(filesIn(dir.path()), QStringList());
    }

    void aNewFileReplacesTheOldOne()
    {
        QTemporaryDir dir;
        putOldFile(dir.filePath(u"a.mp4"_s));
        Patches patches(5, 5);
        QVERIFY(exportFrames(patches, {.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {60, 1}}));
        QCOMPARE(filesIn(dir.path()), QStringList{u"a.mp4"_s});
        QVERIFY(contentOf(dir.filePath(u"a.mp4"_s)).contains("ftyp"));
    }

    void aLinkStaysAndItsFileIsReplaced()
    {
        QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(u"there"_s));
        const QString target = dir.filePath(u"there/a.mp4"_s);
        putOldFile(target);
        QVERIFY(QFile::link(u"there/a.mp4"_s, dir.filePath(u"first.mp4"_s)));
        QVERIFY(QFile::link(u"first.mp4"_s, dir.filePath(u"link.mp4"_s)));
        Patches patches(5, 5);
        QVERIFY(exportFrames(patches, {.path = dir.filePath(u"link.mp4"_s), .size = exportSize, .rate = {60, 1}}));
        QVERIFY(QFileInfo(dir.filePath(u"link.mp4"_s)).isSymLink());
        QVERIFY(QFileInfo(dir.filePath(u"first.mp4"_s)).isSymLink());
        QVERIFY(contentOf(target).contains("ftyp"));
        QCOMPARE(filesIn(dir.filePath(u"there"_s)), QStringList{u"a.mp4"_s});
    }

    void twoAtOnceToOneNameDoNotMix_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Format>("format");
        QTest::newRow("mp4") << u"a.mp4"_s << Format::Mp4;
        QTest::newRow("gif") << u"a.gif"_s << Format::Gif;
        QTest::newRow("pictures") << u"a%03d.png"_s << Format::PngSequence;
    }
    void twoAtOnceToOneNameDoNotMix()
    {
        QFETCH(QString, name);
        QFETCH(Format, format);
        QTemporaryDir dir;
        const EncoderSettings settings{.format = format, .size = exportSize, .rate = {30, 1}, .frameCount = 1};
        auto first = Encoder::open(dir.filePath(name), settings);
        QVERIFY(first);
        QVERIFY((*first)->write(noise((*first)->layout(), exportSize, 1)));
        const QStringList before = filesIn(dir.path());
        const auto second = Encoder::open(dir.filePath(name), settings);
        QVERIFY(!second);
        QVERIFY2(second.error().what.contains(u"Another export"), qPrintable(second.error().text()));
        QVERIFY(!second.error().remedy.isEmpty());
        QCOMPARE(filesIn(dir.path()), before);
        const auto finished = (*first)->finish();
        QVERIFY2(finished, finished ? "" : qPrintable(finished.error().text()));
        first->reset();
        QCOMPARE(filesIn(dir.path()), QStringList{QString(name).replace(u"%03d"_s, u"000"_s)});
        QVERIFY(Encoder::open(dir.filePath(name), settings)); // the lock has been released
    }

    void aVideoHasThePermissionsOfANewFile()
    {
        QTemporaryDir dir;
        putOldFile(dir.filePath(u"usual"_s));
        Patches patches(5, 5);
        QVERIFY(exportFrames(patches, {.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {60, 1}}));
        QCOMPARE(QFile::permissions(dir.filePath(u"a.mp4"_s)), QFile::permissions(dir.filePath(u"usual"_s)));
    }

    void aVideoThatNothingWouldPlayIsRefused()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"a.mov"_s);
        putOldFile(path);
        // One hour at a million ticks per second.
        EncoderSettings settings{
            .format = Format::ProRes, .size = {64, 36}, .rate = {1'000'000, 999'999}, .frameCount = 3600};
        const auto refused = Encoder::open(path, settings);
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"too long"), qPrintable(refused.error().text()));
        // If the length is unknown, the muxer only logs the error at the end.
        settings.frameCount = 0;
        {
            auto encoder = Encoder::open(path, settings);
            QVERIFY(encoder);
            QVERIFY((*encoder)->write(noise(PixelLayout::Yuva444P10, {64, 36}, 1)));
            QVERIFY((*encoder)->repeat(3600));
            const auto finished = (*encoder)->finish();
            QVERIFY(!finished);
            QVERIFY2(finished.error().what.contains(u"too long"), qPrintable(finished.error().text()));
        }
        QCOMPARE(filesIn(dir.path()), QStringList{u"a.mov"_s});
        QCOMPARE(contentOf(path), QByteArray("the old one"));
        settings.frameCount = 1800;
        QVERIFY(Encoder::open(path, settings));
    }

    void whatCannotBeExportedIsReportedBeforeTheFirstFrame()
    {
        QTemporaryDir dir;
        Patches patches(5);
        const auto errorOf = [&](const ExportSettings &settings) {
            const auto report = exportFrames(patches, settings);
            return report ? QString() : report.error().text();
        };
        QVERIFY(errorOf({.path = dir.filePath(u"a.mp4"_s), .size = {101, 100}, .rate = {60, 1}}).contains(u"even"));
        QVERIFY(
            errorOf({.path = dir.filePath(u"a.gif"_s), .size = exportSize, .rate = {60, 1}}).contains(u"at most 50"));
        QVERIFY(
            errorOf({.path = dir.filePath(u"a.xyz"_s), .size = exportSize, .rate = {60, 1}}).contains(u"no format"));
        QVERIFY(errorOf({.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {60, 1}, .isTransparent = true})
                    .contains(u"no transparency"));
        Patches none(0);
        QVERIFY(!exportFrames(none, {.path = dir.filePath(u"a.mp4"_s), .size = exportSize, .rate = {60, 1}}));
        QVERIFY(patches.asked.empty());
        QVERIFY(filesIn(dir.path()).isEmpty());
    }

#ifdef Q_OS_LINUX
    void aFileThatMayNotGrowIsReportedPlainly()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"a.mov"_s);
        putOldFile(path);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit small = before;
        small.rlim_cur = 2 << 20;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const base::Error error = errorOfGrowing(path);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY2(error.text().contains(u"larger than is allowed"), qPrintable(error.text()));
        QCOMPARE(filesIn(dir.path()), QStringList{u"a.mov"_s});
        QCOMPARE(contentOf(path), QByteArray("the old one"));
    }

    void aFullDiskIsReportedPlainly()
    {
        QTemporaryDir dir;
        if (::mount("none", qPrintable(dir.path()), "tmpfs", 0, "size=20m") != 0)
            QSKIP("only the superuser can make a small disk");
        const QString path = dir.filePath(u"a.mov"_s);
        putOldFile(path);
        const base::Error error = errorOfGrowing(path);
        const QStringList files = filesIn(dir.path());
        const QByteArray content = contentOf(path);
        ::umount(qPrintable(dir.path()));
        QVERIFY2(error.text().contains(u"is full"), qPrintable(error.text()));
        QCOMPARE(files, QStringList{u"a.mov"_s});
        QCOMPARE(content, QByteArray("the old one"));
    }

    void picturesThatAreWorkedOnTakeNoMoreThanTheyMay()
    {
#ifdef LECTOGRAPH_ADDRESS_SANITIZER
        QSKIP("AddressSanitizer keeps freed memory back");
#endif
        constexpr QSize large(2048, 2048); // 16 MiB each; eight drawers would need a canvas each, and further surfaces
        constexpr int failed = 255;
        const pid_t child = fork(); // to measure memory without other tests
        QVERIFY(child >= 0);
        if (child == 0) {
            const auto mebibytes = [] {
                rusage usage{};
                getrusage(RUSAGE_SELF, &usage);
                return usage.ru_maxrss / 1024;
            };
            const long before = mebibytes();
            const QTemporaryDir folder;
            Patches patches(24, 24);
            const auto report = exportFrames(patches,
                                             {.path = folder.filePath(u"%03d.png"_s),
                                              .size = large,
                                              .rate = {30, 1},
                                              .threads = 8,
                                              .mostBytes = 3 * qint64(16) * 1024 * 1024});
            _exit(report && report->uniqueFrames == 24 ? int(std::min<long>(mebibytes() - before, failed - 1))
                                                       : failed);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QVERIFY2(WEXITSTATUS(status) < 100, qPrintable(QString::number(WEXITSTATUS(status))));
    }

    void aKilledExportLeavesTheOldFileAndTheNextOneWorks()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"a.mp4"_s);
        putOldFile(path);
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            Patches endless(100'000'000, 100'000'000);
            exportFrames(endless, {.path = path, .size = exportSize, .rate = {60, 1}});
            _exit(0);
        }
        const auto written = [&] {
            const QFileInfoList parts =
                QDir(dir.path()).entryInfoList({u".a.mp4.*.part"_s}, QDir::Files | QDir::Hidden);
            return parts.isEmpty() ? 0 : parts.front().size();
        };
        QTRY_VERIFY_WITH_TIMEOUT(written() > 100'000, 60'000);
        kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(contentOf(path), QByteArray("the old one"));
        Patches patches(5, 5);
        QVERIFY(exportFrames(patches, {.path = path, .size = exportSize, .rate = {60, 1}}));
        QCOMPARE(filesIn(dir.path()), QStringList{u"a.mp4"_s});
        QVERIFY(contentOf(path).contains("ftyp"));
    }
#endif
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestExport)
#include "tst_media_export.moc"
