// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "testmain.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace lectograph::test;
using namespace Qt::StringLiterals;

class TestAppFrame : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    Outcome frame(const QString &at, const QString &file, const QStringList &more = {}) const
    {
        return run(QStringList{u"frame"_s, u"template:circle-area"_s, u"--at"_s, at, u"-o"_s, file} + more,
                   m_dir.path());
    }

private Q_SLOTS:
    void pngHasTheSizeAndShowsTheCircle()
    {
        LECTOGRAPH_ENDS(frame(u"8"_s, u"a.png"_s, {u"--size"_s, u"320x180"_s}), 0);
        const QImage image(m_dir.filePath(u"a.png"_s));
        QCOMPARE(image.size(), QSize(320, 180));
        QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
        // Inside the circle, left of its radius: half-transparent blue on white.
        const QColor inside = image.pixelColor(30, 80);
        QVERIFY2(inside.blue() > inside.red() + 30, qPrintable(inside.name()));
    }

    void aLookChangesTheColors()
    {
        LECTOGRAPH_ENDS(frame(u"8"_s, u"look.png"_s, {u"--size"_s, u"320x180"_s, u"--look"_s, u"chalkboard"_s}), 0);
        const QImage image(m_dir.filePath(u"look.png"_s));
        QCOMPARE(image.pixelColor(2, 2), QColor(u"#1F3A33"_s));
        const Outcome unknown = frame(u"8"_s, u"look.png"_s, {u"--look"_s, u"chalkbord"_s});
        LECTOGRAPH_ENDS(unknown, 1);
        QVERIFY(unknown.err.contains(u"Did you mean chalkboard?"_s));
        const Outcome list = run({u"looks"_s});
        LECTOGRAPH_ENDS(list, 0);
        QVERIFY(list.out.contains(u"high-contrast"_s));
    }

    void withoutASizeTheLecturesShapeAtFullHeight()
    {
        LECTOGRAPH_ENDS(frame(u"0"_s, u"b.png"_s), 0);
        QCOMPARE(QImage(m_dir.filePath(u"b.png"_s)).size(), QSize(1920, 1080));
    }

    void aTallOrWidePictureKeepsTheShape()
    {
        for (const QString &size : {u"90x160"_s, u"400x100"_s}) {
            LECTOGRAPH_ENDS(frame(u"4"_s, u"c.png"_s, {u"--size"_s, size}), 0);
            const QImage image(m_dir.filePath(u"c.png"_s));
            QCOMPARE(u"%1x%2"_s.arg(image.width()).arg(image.height()), size);
            QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
        }
    }

    void svgIsWellFormed()
    {
        LECTOGRAPH_ENDS(frame(u"8"_s, u"a.svg"_s, {u"--size"_s, u"320x180"_s}), 0);
        QXmlStreamReader xml(read(m_dir.filePath(u"a.svg"_s)));
        int elements = 0;
        while (!xml.atEnd())
            elements += xml.readNext() == QXmlStreamReader::StartElement ? 1 : 0;
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(elements > 20);
    }

    void afterTheEndStandsTheLastPicture()
    {
        LECTOGRAPH_ENDS(frame(u"8.99"_s, u"end.png"_s, {u"--size"_s, u"320x180"_s}), 0);
        LECTOGRAPH_ENDS(frame(u"100"_s, u"after.png"_s, {u"--size"_s, u"320x180"_s}), 0);
        QCOMPARE(read(m_dir.filePath(u"after.png"_s)), read(m_dir.filePath(u"end.png"_s)));
    }

    void sceneAndLanguageAreHeeded()
    {
        const auto picture = [this](const QStringList &more) {
            const QString file = m_dir.filePath(u"s.png"_s);
            const Outcome outcome = run(QStringList{u"frame"_s, u"template:transformer-architecture"_s, u"--at"_s,
                                                    u"2.5"_s, u"--size"_s, u"320x180"_s, u"-o"_s, file}
                                        + more);
            return outcome.code == 0 ? read(file) : QByteArray();
        };
        const QByteArray plain = picture({});
        QVERIFY(!plain.isEmpty());
        QVERIFY(picture({u"--language"_s, u"ko"_s}) != picture({u"--language"_s, u"en"_s}));
        QVERIFY(picture({u"--scene"_s, u"attention"_s}) != plain);
        QCOMPARE(picture({}), plain);
    }

    void aThumbnailIsAPictureAndNothingElse()
    {
        const auto thumbnail = [this](const QString &lecture, const QString &file) {
            return run({u"thumbnail"_s, lecture, file, u"--size"_s, u"160x90"_s}, m_dir.path());
        };
        LECTOGRAPH_ENDS(thumbnail(u"template:circle-area"_s, u"thumbnail.png"_s), 0);
        QCOMPARE(QImage(m_dir.filePath(u"thumbnail.png"_s)).size(), QSize(160, 90));
        // It says what is wrong, and writes over no lecture.
        const Outcome missing = thumbnail(u"missing.lecture"_s, u"thumbnail.png"_s);
        LECTOGRAPH_ENDS(missing, 1);
        LECTOGRAPH_TELLS(missing, u"There is no such file"_s);
        const Outcome nowhere = thumbnail(u"template:circle-area"_s, u"no/such/folder/x.png"_s);
        LECTOGRAPH_ENDS(nowhere, 1);
        LECTOGRAPH_TELLS(nowhere, u"no/such/folder/x.png"_s);
        LECTOGRAPH_ENDS(run({u"new"_s, u"template:circle-area"_s, u"mine.lecture"_s}, m_dir.path()), 0);
        const QByteArray lecture = read(m_dir.filePath(u"mine.lecture"_s));
        LECTOGRAPH_ENDS(thumbnail(u"mine.lecture"_s, u"mine.lecture"_s), 2);
        QCOMPARE(read(m_dir.filePath(u"mine.lecture"_s)), lecture);
    }

    void whereNothingCanBeWrittenItIsSaid()
    {
        for (const QString &file : {u"no/such/folder/x.png"_s, u"no/such/folder/x.svg"_s, u"/proc/x.png"_s}) {
            const Outcome outcome = frame(u"1"_s, file, {u"--size"_s, u"64x36"_s});
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome, file);
            QCOMPARE(outcome.err.count(u'\n'), 1);
        }
    }

    void whatIsNoFileIsNotReplaced()
    {
        const QString name = m_dir.filePath(u"folder.png"_s);
        QVERIFY(QDir().mkpath(name));
        LECTOGRAPH_ENDS(frame(u"1"_s, name, {u"--size"_s, u"64x36"_s}), 1);
        QVERIFY(QFileInfo(name).isDir());
        if (!QFileInfo::exists(u"/dev/full"_s))
            QSKIP("This system has no full disk to try with.");
        const QString link = m_dir.filePath(u"full.png"_s);
        QVERIFY(QFile::link(u"/dev/full"_s, link));
        const Outcome outcome = frame(u"1"_s, link, {u"--size"_s, u"64x36"_s});
        LECTOGRAPH_ENDS(outcome, 1);
        LECTOGRAPH_TELLS(outcome, u"full.png"_s);
        QVERIFY(!QFileInfo(u"/dev/full"_s).isFile());
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppFrame)
#include "tst_app_frame.moc"
