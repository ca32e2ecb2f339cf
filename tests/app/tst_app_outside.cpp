// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "testmain.h"

#include <QFileInfo>
#include <QImage>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace lectograph::test;
using namespace Qt::StringLiterals;

/// strace watches the program while it shows a lecture that tries, in every file it reads, to reference files and
/// servers outside of it.
class TestAppOutside : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;
    QTemporaryDir m_outside{QDir::tempPath()
                            + u"/outside-XXXXXX"_s}; ///< nothing inside may be opened or even looked up

    QString path(const QString &name) const { return m_dir.filePath(name); }
    QByteArray outside(const QByteArray &name) const
    {
        return QFile::encodeName(m_outside.filePath(QString::fromLatin1(name)));
    }

    /// Writes files with external references.
    void writeAssets(const QString &folder) const
    {
        const auto asset = [&](const char *name, const QByteArray &content) {
            write(folder + u"/assets/"_s + QLatin1String(name), content);
        };
        const QByteArray picture = outside("secret.png");
        const QByteArray pipe = outside("pipe");
        QByteArray drawing = "<?xml version='1.0'?><?xml-stylesheet href='" + outside("sheet.css")
            + "'?>"
              "<!DOCTYPE svg SYSTEM '"
            + outside("svg.dtd")
            + "'>"
              "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'>"
              "<style>@import url("
            + outside("import.css") + "); rect { fill: url(" + outside("a.svg")
            + "#a) }</style>"
              "<rect width='9' height='9'/><script href='"
            + outside("a.js") + "'/>";
        for (const QByteArray &target : {picture, "file://" + picture, pipe, "file://" + pipe,
                                         QByteArray("http://127.0.0.1:9/a.png"), "../../.." + picture})
            drawing += "<image xlink:href='" + target + "' width='9' height='9'/><image href='" + target
                + "' width='9' height='9'/><use xlink:href='" + target + "#a'/>";
        asset("drawing.svg", drawing + "</svg>");
        asset("drawing.png", drawing + "</svg>");
        asset("entities.svg", "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file://" + outside("entity") + "'>]><svg>&a;</svg>");
        asset("list.m3u8",
              "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://" + outside("a.ts") + "\n#EXT-X-ENDLIST\n");
        asset("list.wav", "ffconcat version 1.0\nfile '" + outside("a.wav") + "'\n");
        asset("session.mp3", "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=a\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 5004 RTP/AVP 0\n");
    }

    void writeLecture(const QString &folder) const
    {
        writeLectureWithSound(folder);
        writeAssets(folder);
        const QString picture = QString::fromLocal8Bit(outside("secret.png"));
        QJsonObject nodes;
        int count = 0;
        const auto node = [&](const QString &type, const QJsonObject &properties) {
            nodes.insert(u"node%1"_s.arg(++count),
                         QJsonObject{{u"type"_s, type},
                                     {u"properties"_s, properties},
                                     {u"label"_s, u"<img src='%1'>"_s.arg(picture)}});
        };
        for (const QString &file : {u"assets/drawing.svg"_s, u"assets/drawing.png"_s, u"assets/entities.svg"_s, picture,
                                    u"file://"_s + picture, u"../../../.."_s + picture, u"assets/../../.."_s + picture})
            node(u"shapes.image"_s, {{u"file"_s, file}});
        node(u"text.text"_s, {{u"text"_s, u"<img src='%1'> <link href='%1'>"_s.arg(picture)}, {u"family"_s, picture}});
        for (const QString &latex :
             {u"\\href{file://%1}{x}"_s, u"\\includegraphics{%1}"_s, u"\\input{%1}"_s, u"\\require{%1}"_s,
              u"\\style{background:url(%1)}{x}"_s, u"\\unicode[%1]{65}"_s, u"\\text{<img src='%1'>}"_s})
            node(u"text.formula"_s, {{u"latex"_s, latex.arg(picture)}});
        QJsonArray sounds{QJsonObject{{u"file"_s, u"assets/knock.wav"_s}, {u"start"_s, 0}}};
        for (const QString &file : {u"assets/list.m3u8"_s, u"assets/list.wav"_s, u"assets/session.mp3"_s, picture,
                                    u"concat:%1"_s.arg(picture)})
            sounds.append(QJsonObject{{u"file"_s, file}, {u"start"_s, 0}});
        const QJsonObject scene{{u"id"_s, u"main"_s}, {u"duration"_s, 1}, {u"nodes"_s, nodes}, {u"sounds"_s, sounds}};
        write(folder + u"/scenes/main.json"_s, QJsonDocument(scene).toJson());
    }

    /// Traces every system call with a file name or an address.
    QByteArray traced(const QStringList &arguments)
    {
        const QString log = path(u"trace"_s);
        QProcess process;
        prepare(process, arguments);
        process.setArguments(QStringList{u"-f"_s, u"-qq"_s, u"-s"_s, u"4096"_s, u"-o"_s, log, u"-e"_s,
                                         u"trace=%file,%network"_s, process.program()}
                             + arguments);
        process.setProgram(u"strace"_s);
        process.start();
        if (!process.waitForFinished(120'000)) {
            process.kill();
            process.waitForFinished();
            return {};
        }
        return read(log);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"strace"_s).isEmpty())
            QSKIP("needs strace");
        QProcess trial;
        trial.start(u"strace"_s, {u"-o"_s, path(u"trial"_s), u"true"_s});
        if (!trial.waitForFinished() || trial.exitCode() != 0)
            QSKIP("strace may not watch other programs here");
        QImage secret(8, 8, QImage::Format_RGB32);
        secret.fill(Qt::red);
        QVERIFY(secret.save(QString::fromLocal8Bit(outside("secret.png"))));
        QCOMPARE(mkfifo(outside("pipe").constData(), 0600), 0);
        writeLecture(path(u"hostile"_s));
    }

    void nothingThatALectureNamesIsOpened_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString lecture = path(u"hostile"_s);
        QTest::newRow("check") << QStringList{u"check"_s, lecture};
        QTest::newRow("info") << QStringList{u"info"_s, lecture};
        QTest::newRow("frame") << QStringList{u"frame"_s, lecture, u"--at"_s, u"0.5"_s, u"-o"_s, path(u"a.png"_s)};
        QTest::newRow("frame as SVG") << QStringList{u"frame"_s, lecture, u"--at"_s,
                                                     u"0.5"_s,   u"-o"_s, path(u"a.svg"_s)};
        QTest::newRow("render") << QStringList{u"render"_s, lecture,      u"-o"_s,     path(u"a.mp4"_s),
                                               u"--size"_s, u"320x180"_s, u"--force"_s};
        QTest::newRow("thumbnail") << QStringList{u"thumbnail"_s, u"--size"_s, u"320x180"_s, lecture,
                                                  path(u"thumbnail.png"_s)};
        QTest::newRow("new") << QStringList{u"new"_s, lecture, path(u"copy.lecture"_s)};
    }

    void nothingThatALectureNamesIsOpened()
    {
        QFETCH(QStringList, arguments);
        const QByteArray log = traced(arguments);
        QVERIFY2(log.contains("/hostile/lecture.json"), "the program did not end, or nothing was traced");
        for (const QByteArray &line : log.split('\n')) {
            QVERIFY2(!line.contains(QFile::encodeName(QFileInfo(m_outside.path()).fileName())), line.constData());
            QVERIFY2(!line.contains("AF_INET"), line.constData());
        }
    }

    void theForeignPictureIsNotInTheFrame()
    {
        const QImage frame(path(u"a.png"_s));
        QVERIFY(!frame.isNull());
        for (int y = 0; y < frame.height(); ++y) {
            for (int x = 0; x < frame.width(); ++x)
                QVERIFY(frame.pixelColor(x, y) != QColor(Qt::red));
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppOutside)
#include "tst_app_outside.moc"
