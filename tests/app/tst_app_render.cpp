// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QImage>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/stat.h>
#endif

using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// Half a second of movement at a small size.
const QStringList shortAndSmall{u"--size"_s, u"160x90"_s, u"--from"_s, u"0.25"_s, u"--to"_s, u"0.75"_s};

QJsonObject videoOf(const QString &file)
{
    return probe(file, {u"-show_streams"_s, u"-count_frames"_s})[u"streams"_s].toArray().at(0).toObject();
}

} // namespace

class TestAppRender : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    QString path(const QString &name) const { return m_dir.filePath(name); }
    Outcome render(const QString &file, const QStringList &more = {}) const
    {
        return run(QStringList{u"render"_s, u"template:circle-area"_s, u"-o"_s, file} + shortAndSmall + more,
                   m_dir.path());
    }

private Q_SLOTS:
    void mp4IsWhatEverythingPlays()
    {
        const Outcome outcome = render(u"a.mp4"_s);
        LECTOGRAPH_ENDS(outcome, 0);
        QVERIFY2(outcome.out.startsWith(u"a.mp4: 30 frames"_s), outcome.text().constData());
        const QJsonObject video = videoOf(path(u"a.mp4"_s));
        QCOMPARE(video[u"codec_name"_s].toString(), u"h264"_s);
        QCOMPARE(video[u"profile"_s].toString(), u"High"_s);
        QCOMPARE(video[u"pix_fmt"_s].toString(), u"yuv420p"_s);
        for (const QString &tag : {u"color_space"_s, u"color_transfer"_s, u"color_primaries"_s})
            QCOMPARE(video[tag].toString(), u"bt709"_s);
        QCOMPARE(video[u"color_range"_s].toString(), u"tv"_s);
        QCOMPARE(video[u"width"_s].toInt(), 160);
        QCOMPARE(video[u"height"_s].toInt(), 90);
        QCOMPARE(video[u"r_frame_rate"_s].toString(), u"60/1"_s);
        QCOMPARE(video[u"avg_frame_rate"_s].toString(), u"60/1"_s);
        QCOMPARE(video[u"nb_frames"_s].toString(), u"30"_s);
        QCOMPARE(video[u"nb_read_frames"_s].toString(), u"30"_s);
        // Web players start before the end of the file has arrived.
        const QByteArray bytes = read(path(u"a.mp4"_s));
        QVERIFY(bytes.indexOf("moov") > 0);
        QVERIFY(bytes.indexOf("moov") < bytes.indexOf("mdat"));
    }

    void aGifHasARateThatItCanShow()
    {
        const Outcome outcome = render(u"plain.gif"_s); // the template has 60 frames a second
        LECTOGRAPH_ENDS(outcome, 0);
        QVERIFY2(outcome.out.startsWith(u"plain.gif: 15 frames"_s), outcome.text().constData());
    }

    void whatFailsIsSaidAndLeftOutOnlyWhenToldToGoOn()
    {
        const QString lecture = path(u"failing"_s);
        write(
            lecture + u"/lecture.json"_s,
            R"({"format": "lectograph", "rate": 10, "scenes": ["scenes/one.json", "scenes/two.json"], "version": 1})");
        write(lecture + u"/scenes/one.json"_s, R"({"duration": 1, "id": "one", "nodes": {}})");
        write(
            lecture + u"/scenes/two.json"_s,
            R"({"duration": 1, "id": "two", "nodes": {"lost": {"properties": {"radius": "big"}, "type": "shapes.circle"}}, "actors": ["lost"]})");
        const auto rendered = [&](const QString &command, const QString &file, const QStringList &more) {
            return run(QStringList{command, lecture, u"-o"_s, path(file), u"--size"_s, u"64x36"_s} + more);
        };
        const auto isPlain = [&](const QString &file) { // one colour: no badge
            const QImage image = QImage(file).convertToFormat(QImage::Format_RGB32);
            return !image.isNull() && image == [&] {
                QImage plain(image.size(), image.format());
                plain.fill(image.pixel(0, 0));
                return plain;
            }();
        };
        const Outcome refused = rendered(u"render"_s, u"failing/f%02d.png"_s, {});
        LECTOGRAPH_ENDS(refused, 1);
        LECTOGRAPH_TELLS(refused, u"A number is wanted here"_s);
        LECTOGRAPH_TELLS(refused, u"--keep-going"_s);
        QVERIFY(!QFileInfo::exists(path(u"failing/f00.png"_s)));
        const Outcome kept = rendered(u"render"_s, u"failing/f%02d.png"_s, {u"--keep-going"_s});
        LECTOGRAPH_ENDS(kept, 0);
        LECTOGRAPH_TELLS(kept, u"A number is wanted here"_s); // afterwards too
        QVERIFY(isPlain(path(u"failing/f15.png"_s)));
        // What is not shown in this part does not matter.
        LECTOGRAPH_ENDS(rendered(u"render"_s, u"failing/one%02d.png"_s, {u"--scene"_s, u"one"_s}), 0);
        LECTOGRAPH_ENDS(rendered(u"render"_s, u"failing/part%02d.png"_s, {u"--to"_s, u"0.9"_s}), 0);

        const Outcome moment = rendered(u"frame"_s, u"failing.png"_s, {u"--at"_s, u"1.5"_s});
        LECTOGRAPH_ENDS(moment, 1);
        QVERIFY(!QFileInfo::exists(path(u"failing.png"_s)));
        LECTOGRAPH_ENDS(rendered(u"frame"_s, u"failing.png"_s, {u"--at"_s, u"1.5"_s, u"--keep-going"_s}), 0);
        QVERIFY(isPlain(path(u"failing.png"_s)));
        LECTOGRAPH_ENDS(rendered(u"frame"_s, u"failing.png"_s, {u"--at"_s, u"0.5"_s}), 0);
    }

    void everyFormatPlays_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("codec");
        QTest::newRow("WebM") << u"a.webm"_s << u"vp9"_s;
        QTest::newRow("QuickTime") << u"a.mov"_s << u"prores"_s;
        QTest::newRow("GIF") << u"a.gif"_s << u"gif"_s;
    }

    void everyFormatPlays()
    {
        QFETCH(QString, file);
        QFETCH(QString, codec);
        LECTOGRAPH_ENDS(render(file, {u"--fps"_s, u"20"_s}), 0);
        const QJsonObject video = videoOf(path(file));
        QCOMPARE(video[u"codec_name"_s].toString(), codec);
        QCOMPARE(video[u"width"_s].toInt(), 160);
        QVERIFY(video[u"nb_read_frames"_s].toString().toInt() > 1);
        const QJsonObject whole = probe(path(file), {u"-show_format"_s})[u"format"_s].toObject();
        QVERIFY2(qAbs(whole[u"duration"_s].toString().toDouble() - 0.5) < 0.06,
                 qPrintable(whole[u"duration"_s].toString()));
    }

    void soundIsHeardWhereItLies()
    {
        const QString lecture = path(u"heard"_s);
        writeLectureWithSound(lecture);
        const auto rendered = [&](const QString &file, const QStringList &more) {
            return run(QStringList{u"render"_s, lecture, u"-o"_s, path(file), u"--size"_s, u"64x36"_s, u"--json"_s}
                       + more);
        };
        const auto hasSound = [](const Outcome &outcome) -> QJsonValue {
            const QString last = outcome.out.split(u'\n', Qt::SkipEmptyParts).last();
            return QJsonDocument::fromJson(last.toUtf8()).object()[u"sound"_s];
        };
        for (const QString &file : {u"heard.mp4"_s, u"heard.webm"_s, u"heard.mov"_s}) {
            const Outcome outcome = rendered(file, {});
            LECTOGRAPH_ENDS(outcome, 0);
            QCOMPARE(hasSound(outcome), QJsonValue(true));
            QVERIFY2(qAbs(loudestIn(path(file)) - 1) < 2e-3, qPrintable(QString::number(loudestIn(path(file)))));
        }
        LECTOGRAPH_ENDS(rendered(u"part.mp4"_s, {u"--from"_s, u"0.6"_s, u"--to"_s, u"2"_s}), 0);
        QVERIFY(qAbs(loudestIn(path(u"part.mp4"_s)) - 0.4) < 2e-3);
        // No sound, or sound disabled: no audio stream.
        const Outcome without = rendered(u"without.mp4"_s, {u"--no-sound"_s});
        LECTOGRAPH_ENDS(without, 0);
        QCOMPARE(hasSound(without), QJsonValue(false));
        LECTOGRAPH_ENDS(rendered(u"before.mp4"_s, {u"--to"_s, u"0.2"_s}), 0);
        for (const QString &file : {u"without.mp4"_s, u"before.mp4"_s})
            QCOMPARE(probe(path(file), {u"-show_streams"_s})[u"streams"_s].toArray().size(), 1);
        // Missing files are reported before anything is written.
        QVERIFY(QFile::remove(lecture + u"/assets/knock.wav"_s));
        const Outcome lost = rendered(u"lost.mp4"_s, {});
        LECTOGRAPH_ENDS(lost, 1);
        LECTOGRAPH_TELLS(lost, u"assets/knock.wav"_s);
        QVERIFY(!QFile::exists(path(u"lost.mp4"_s)));
        LECTOGRAPH_ENDS(rendered(u"lost.mp4"_s, {u"--no-sound"_s}), 0);
        LECTOGRAPH_ENDS(rendered(u"lost.gif"_s, {}), 0);
    }

    void picturesAreNumbered()
    {
        QDir(m_dir.path()).mkpath(u"frames"_s);
        const Outcome made = render(u"frames/p%05d.png"_s, {u"--fps"_s, u"10"_s, u"--transparent"_s});
        LECTOGRAPH_ENDS(made, 0);
        QVERIFY2(made.out.startsWith(u"frames/p%05d.png: 5 frames"_s), made.text().constData());
        const QStringList names = namesIn(path(u"frames"_s));
        QCOMPARE(names.size(), 5);
        for (const QString &name : names) {
            const QImage image(path(u"frames/"_s + name));
            QCOMPARE(image.size(), QSize(160, 90));
            QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
        }
        const Outcome again = render(u"frames/p%05d.png"_s, {u"--fps"_s, u"10"_s});
        LECTOGRAPH_ENDS(again, 1);
        LECTOGRAPH_TELLS(again, u"--force"_s);
    }

    void transparentVideosHaveAlpha()
    {
        LECTOGRAPH_ENDS(render(u"t.mov"_s, {u"--transparent"_s}), 0);
        QVERIFY(videoOf(path(u"t.mov"_s))[u"pix_fmt"_s].toString().startsWith(u"yuva444"_s));
        LECTOGRAPH_ENDS(render(u"t.webm"_s, {u"--transparent"_s}), 0);
        const QJsonObject tags = videoOf(path(u"t.webm"_s))[u"tags"_s].toObject();
        QCOMPARE((tags[u"alpha_mode"_s].toString() + tags[u"ALPHA_MODE"_s].toString()), u"1"_s);
    }

    void aSceneIsRenderedAlone()
    {
        const Outcome outcome = run({u"render"_s, u"template:transformer-architecture"_s, u"--scene"_s, u"title"_s,
                                     u"-o"_s, path(u"scene.mp4"_s), u"--size"_s, u"64x36"_s, u"--fps"_s, u"10"_s,
                                     u"--language"_s, u"ko"_s, u"--json"_s});
        LECTOGRAPH_ENDS(outcome, 0);
        QCOMPARE(videoOf(path(u"scene.mp4"_s))[u"nb_read_frames"_s].toString(), u"28"_s);
    }

    void presetsCanBeChangedByWhatStandsApart()
    {
        LECTOGRAPH_ENDS(render(u"preset.mp4"_s, {u"--preset"_s, u"720p30"_s}), 0);
        const QJsonObject video = videoOf(path(u"preset.mp4"_s));
        QCOMPARE(video[u"width"_s].toInt(), 160);
        QCOMPARE(video[u"r_frame_rate"_s].toString(), u"30/1"_s);
        LECTOGRAPH_ENDS(render(u"ntsc.mp4"_s, {u"--fps"_s, u"30000/1001"_s}), 0);
        QCOMPARE(videoOf(path(u"ntsc.mp4"_s))[u"r_frame_rate"_s].toString(), u"30000/1001"_s);
    }

    void jsonTellsProgressAndResult()
    {
        const Outcome outcome = render(u"json.mp4"_s, {u"--json"_s});
        LECTOGRAPH_ENDS(outcome, 0);
        QVERIFY2(outcome.err.isEmpty(), outcome.text().constData());
        const QStringList lines = outcome.out.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 2);
        qint64 last = 0;
        for (const QString &line : lines.first(lines.size() - 1)) {
            const QJsonObject progress = QJsonDocument::fromJson(line.toUtf8()).object();
            QCOMPARE(progress[u"frames"_s].toInteger(), 30);
            QVERIFY(progress[u"frame"_s].toInteger() >= last);
            last = progress[u"frame"_s].toInteger();
            QVERIFY(progress[u"frames_per_second"_s].isDouble());
            QVERIFY(progress[u"seconds_left"_s].isDouble());
        }
        QCOMPARE(last, 30);
        const QJsonObject result = QJsonDocument::fromJson(lines.last().toUtf8()).object();
        QCOMPARE(result[u"frames"_s].toInteger(), 30);
        QVERIFY(result[u"unique_frames"_s].toInteger() > 0);
        QVERIFY(result[u"unique_frames"_s].toInteger() <= 30);
        QCOMPARE(result[u"seconds"_s].toDouble(), 0.5);
        for (const QString &key : {u"wall_seconds"_s, u"realtime_factor"_s, u"peak_rss_mib"_s, u"redrawn_share"_s})
            QVERIFY2(result[key].toDouble() > 0, qPrintable(key));
        for (const QString &key : {u"evaluate"_s, u"draw"_s, u"convert"_s, u"encode"_s})
            QVERIFY2(result[u"cpu_seconds"_s][key].isDouble(), qPrintable(key));
        QCOMPARE(result[u"output"_s].toString(), u"json.mp4"_s);
    }

    void twoRendersGiveTheSameBytes()
    {
        for (const QString &name : {u"same.mp4"_s, u"same.gif"_s}) {
            LECTOGRAPH_ENDS(render(name, {u"--fps"_s, u"30"_s}), 0);
            const QByteArray first = read(path(name));
            LECTOGRAPH_ENDS(render(name, {u"--fps"_s, u"30"_s, u"--force"_s}), 0);
            QVERIFY(!first.isEmpty());
            QVERIFY2(read(path(name)) == first, qPrintable(name));
        }
    }

    void whatIsThereStaysUnlessForced()
    {
        write(path(u"old.mp4"_s), "old video");
        const Outcome refused = render(u"old.mp4"_s);
        LECTOGRAPH_ENDS(refused, 1);
        LECTOGRAPH_TELLS(refused, u"old.mp4: "_s);
        LECTOGRAPH_TELLS(refused, u"--force"_s);
        QCOMPARE(read(path(u"old.mp4"_s)), "old video");
        LECTOGRAPH_ENDS(render(u"old.mp4"_s, {u"--force"_s}), 0);
        QVERIFY(read(path(u"old.mp4"_s)).size() > 100);
    }

    void whereNothingCanBeWrittenItIsSaid()
    {
        for (const QString &file : {u"no/such/x.mp4"_s, u"/proc/x.mp4"_s, u"no/such/p%05d.png"_s}) {
            const Outcome outcome = render(file);
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome, u"folder"_s);
        }
        QDir(m_dir.path()).mkpath(u"folder.mp4"_s);
        const Outcome folder = render(u"folder.mp4"_s, {u"--force"_s});
        LECTOGRAPH_ENDS(folder, 1);
        LECTOGRAPH_TELLS(folder, u"folder.mp4"_s);
    }

#ifdef Q_OS_UNIX
    void interruptLeavesTheOldFile_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl-C") << SIGINT;
        QTest::newRow("kill") << SIGTERM;
        QTest::newRow("the terminal is closed") << SIGHUP;
    }
    void interruptLeavesTheOldFile()
    {
        QFETCH(int, signal);
        QDir(m_dir.path()).mkpath(u"stopped"_s);
        const QString file = path(u"stopped/long.mp4"_s);
        write(file, "old video");
        QProcess process;
        prepare(process, {u"render"_s, u"template:scaling-a-pattern"_s, u"-o"_s, file, u"--force"_s, u"--json"_s});
        process.start();
        QVERIFY(process.waitForReadyRead(60000)); // the first line of progress: the export is running
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QString said = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(said.startsWith(u"lectograph: "_s), qPrintable(said));
        QCOMPARE(namesIn(path(u"stopped"_s)), QStringList{u"long.mp4"_s});
        QCOMPARE(read(file), "old video");
    }

    void whoeverComesSecondToANameIsReported()
    {
        const QString folder = path(u"twice"_s);
        QDir().mkpath(folder);
        for (const QString &name : {u"a.mp4"_s, u"a%05d.png"_s}) {
            QProcess first;
            prepare(first,
                    {u"render"_s, u"template:scaling-a-pattern"_s, u"-o"_s, name, u"--json"_s, u"--from"_s, u"0"_s,
                     u"--to"_s, u"4"_s, u"--size"_s, u"640x360"_s},
                    folder);
            first.start();
            QVERIFY(first.waitForReadyRead(60000));
            const Outcome second = run({u"render"_s, u"template:circle-area"_s, u"-o"_s, name, u"--force"_s}, folder);
            QVERIFY(first.state() == QProcess::Running);
            LECTOGRAPH_ENDS(second, 1);
            LECTOGRAPH_TELLS(second, u"Another export"_s);
            QVERIFY(first.waitForFinished(120'000));
            QCOMPARE(first.exitCode(), 0);
        }
        QCOMPARE(namesIn(folder).size(), 1 + 4 * 60);
        const QJsonObject video = probe(folder + u"/a.mp4"_s, {u"-count_frames"_s, u"-show_streams"_s});
        QCOMPARE(video[u"streams"_s][0][u"nb_read_frames"_s].toString(), u"240"_s);
    }

    void killedAtAnyMomentItLeavesTheOldFileOrTheNewOne_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"a.mp4", "a.webm", "a.mov", "a.gif", "a%03d.png"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void killedAtAnyMomentItLeavesTheOldFileOrTheNewOne()
    {
        QFETCH(QString, name);
        const QString folder = path(u"killed-"_s + QFileInfo(name).suffix());
        const QString file = folder + u'/' + QString(name).replace(u"%03d"_s, u"000"_s);
        const QStringList words{u"render"_s,  u"template:circle-area"_s,
                                u"-o"_s,      name,
                                u"--force"_s, u"--from"_s,
                                u"8"_s,       u"--to"_s,
                                u"8.5"_s,     u"--fps"_s,
                                u"10"_s,      u"--size"_s,
                                u"160x90"_s};
        QDir().mkpath(folder);
        QElapsedTimer clock;
        clock.start();
        LECTOGRAPH_ENDS(run(words, folder), 0);
        const int length = std::max(static_cast<int>(clock.elapsed()), 40); // no kill comes after the end
        const QByteArray whole = read(file);
        const QStringList names = namesIn(folder);
        QVERIFY(!whole.isEmpty());
        QRandomGenerator random(20261122);
        for (int round = 0; round < 8; ++round) {
            write(file, "old video");
            QProcess process;
            prepare(process, words, folder);
            process.start();
            process.waitForFinished(random.bounded(20, length + 20));
            process.kill();
            QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
            const QByteArray now = read(file);
            QVERIFY2(now == "old video" || now == whole, qPrintable(QString::number(now.size())));
        }
        // The next export removes those leftovers.
        LECTOGRAPH_ENDS(run(words, folder), 0);
        QVERIFY2(namesIn(folder) == names, qPrintable(namesIn(folder).join(u' ')));
        QVERIFY(read(file) == whole);
    }

    void onlyARegularFileIsReplaced()
    {
        const QString folder = path(u"special"_s);
        QDir().mkpath(folder);
        for (const QString &name : {u"a.mp4"_s, u"a.gif"_s, u"p003.png"_s, u"f.png"_s, u"a.lecture"_s})
            QCOMPARE(mkfifo(qPrintable(folder + u'/' + name), 0600), 0);
        QVERIFY(QFile::link(u"/dev/null"_s, folder + u"/null.mp4"_s));
        const QStringList names = namesIn(folder);
        const QStringList render{u"render"_s,  u"template:circle-area"_s,
                                 u"--from"_s,  u"8"_s,
                                 u"--to"_s,    u"8.5"_s,
                                 u"--fps"_s,   u"10"_s,
                                 u"--size"_s,  u"64x36"_s,
                                 u"--force"_s, u"-o"_s};
        const QStringList frame{u"frame"_s, u"template:circle-area"_s, u"--at"_s, u"8"_s, u"-o"_s};
        for (const QStringList &words :
             {QStringList(render + QStringList{u"a.mp4"_s}), QStringList(render + QStringList{u"a.gif"_s}),
              QStringList(render + QStringList{u"null.mp4"_s}), QStringList(render + QStringList{u"p%03d.png"_s}),
              QStringList(frame + QStringList{u"f.png"_s}),
              QStringList{u"new"_s, u"masking"_s, u"a.lecture"_s, u"--force"_s}}) {
            const Outcome outcome = run(words, folder);
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome,
                             words.contains(u"p%03d.png"_s)       ? u"p003.png"_s
                                 : words.contains(u"a.lecture"_s) ? u"a.lecture"_s
                                                                  : words.last());
            QCOMPARE(namesIn(folder), names);
        }
        struct stat now
        {};
        for (const QString &name : names.filter(u"."_s)) {
            QCOMPARE(::lstat(qPrintable(folder + u'/' + name), &now), 0);
            QVERIFY2(S_ISFIFO(now.st_mode) || S_ISLNK(now.st_mode), qPrintable(name));
        }
    }
#endif

    void theLectureItselfIsNotReplaced()
    {
        const QString folder = path(u"itself"_s);
        QDir().mkpath(folder);
        LECTOGRAPH_ENDS(run({u"new"_s, u"circle-area"_s, u"mine.lecture"_s}, folder), 0);
        QVERIFY(QFile::copy(folder + u"/mine.lecture"_s, folder + u"/mine.mp4"_s));
        QVERIFY(QFile::link(folder + u"/mine.mp4"_s, folder + u"/link.mp4"_s));
        QVERIFY(QFile::copy(folder + u"/mine.lecture"_s, folder + u"/p002.png"_s));
        QVERIFY(QFile::copy(folder + u"/mine.lecture"_s, folder + u"/f.png"_s));
        for (const auto &[input, output] :
             {std::pair(u"mine.mp4"_s, u"mine.mp4"_s), std::pair(u"mine.mp4"_s, u"link.mp4"_s),
              std::pair(u"link.mp4"_s, u"./mine.mp4"_s), std::pair(u"p002.png"_s, u"p%03d.png"_s)}) {
            const Outcome outcome = run({u"render"_s, input, u"-o"_s, output, u"--force"_s, u"--size"_s, u"64x36"_s},
                                        folder);
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome, u"the lecture itself"_s);
        }
        const Outcome frame = run({u"frame"_s, u"f.png"_s, u"--at"_s, u"1"_s, u"-o"_s, u"f.png"_s}, folder);
        LECTOGRAPH_ENDS(frame, 1);
        LECTOGRAPH_TELLS(frame, u"the lecture itself"_s);
        for (const QString &name : {u"mine.mp4"_s, u"p002.png"_s, u"f.png"_s})
            QVERIFY(read(folder + u'/' + name) == read(folder + u"/mine.lecture"_s));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppRender)
#include "tst_app_render.moc"
