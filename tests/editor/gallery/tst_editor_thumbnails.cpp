// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/gallery/lecturepictures.h"
#include "lecture/files.h"
#include "testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The real program is replaced by scripts that log their calls in a file.
class ThumbnailsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(u"tst_editor_thumbnails"_s);
    }

    void init() { QDir(ThumbnailCache::folder()).removeRecursively(); }

    void aPictureIsDrawnByAnotherProcess()
    {
        const QImage image = pictureOf(saved(u"good.lecture"_s), {QStringLiteral(LECTOGRAPH_BINARY), 60s});
        QVERIFY(!image.isNull());
        QVERIFY(image.width() == 64 || image.height() == 36);
        QVERIFY(LecturePictures::secondsOf(image));
    }

    void whatFailsOnceIsNotTriedAgainUntilTheFileChanges_data()
    {
        QTest::addColumn<QByteArray>("does");
        QTest::newRow("crashes") << QByteArray("kill -SEGV $$");
        QTest::newRow("hangs") << QByteArray("exec sleep 1000");
        QTest::newRow("ignores that it shall end") << QByteArray("trap '' TERM; exec sleep 1000");
        QTest::newRow("says that it cannot") << QByteArray("exit 1");
        QTest::newRow("writes nothing") << QByteArray("exit 0");
        QTest::newRow("writes nonsense") << QByteArray("for last; do :; done; echo nonsense > \"$last\"");
    }

    void whatFailsOnceIsNotTriedAgainUntilTheFileChanges()
    {
        QFETCH(QByteArray, does);
        const QString file = saved(u"bad.lecture"_s);
        const ThumbnailProgram program{script(does), 500ms};
        QElapsedTimer timer;
        timer.start();
        QVERIFY(pictureOf(file, program).isNull());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(calls(), 1);
        QVERIFY(pictureOf(file, program).isNull()); // as after a restart of the program
        QCOMPARE(calls(), 1);
        QFile changed(file);
        QVERIFY(changed.open(QIODevice::Append) && changed.write(" ") == 1);
        changed.close();
        QVERIFY(pictureOf(file, program).isNull());
        QCOMPARE(calls(), 2);
    }

    void aFolderWithManyFilesIsDrawnAndOneThatChangesIsDrawnAgain()
    {
        const QString folder = m_folder.filePath(u"folder"_s);
        QVERIFY(QDir().mkpath(folder + u"/assets"_s));
        QVERIFY(lecture::save(emptyLecture(u"en"_s), folder));
        for (int i = 0; i < 20; ++i)
            write(folder + u"/assets/%1.txt"_s.arg(i), "words");
        QVERIFY(!pictureOf(folder, {QStringLiteral(LECTOGRAPH_BINARY), 60s}).isNull());

        const ThumbnailProgram program{script("exit 1"), 5s};
        write(folder + u"/assets/0.txt"_s, "other words");
        QVERIFY(pictureOf(folder, program).isNull());
        QCOMPARE(calls(), 1);
    }

    void endingDoesNotWaitForAHang()
    {
        QElapsedTimer timer;
        {
            LecturePictures pictures(m_registry, {script("exec sleep 1000"), 60s});
            pictures.request({saved(u"slow.lecture"_s)}, {64, 36});
            QTRY_COMPARE(calls(), 1);
            timer.start();
        }
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
        // Being stopped is not a failure, so it is retried.
        QVERIFY(QDir(ThumbnailCache::folder()).entryList(QDir::Files).isEmpty());
    }

    void noProgramIsNoFailure()
    {
        const QString file = saved(u"later.lecture"_s);
        QVERIFY(pictureOf(file, {m_folder.filePath(u"none"_s), 1s}).isNull());
        QVERIFY(QDir(ThumbnailCache::folder()).entryList(QDir::Files).isEmpty());
    }

    void aLectureThatTakesTooMuchEndsOnlyItsOwnProcess()
    {
        // Each group shows the previous one twice: about two billion shapes.
        QJsonObject nodes{{u"a0"_s, QJsonObject{{u"type"_s, u"shapes.circle"_s}}}};
        for (int i = 1; i <= 31; ++i) {
            const QJsonObject before{{u"link"_s, u"a%1"_s.arg(i - 1)}};
            nodes[u"a%1"_s.arg(i)] =
                QJsonObject{{u"type"_s, u"layout.group"_s},
                            {u"properties"_s, QJsonObject{{u"children"_s, QJsonArray{before, before}}}}};
        }
        const QJsonObject scene{{u"id"_s, u"scene1"_s}, {u"duration"_s, 1}, {u"nodes"_s, nodes}};
        const QString folder = m_folder.filePath(u"greedy"_s);
        QDir(folder).mkpath(u"scenes"_s);
        write(folder + u"/lecture.json"_s,
              R"({"format": "lectograph", "scenes": ["scenes/scene1.json"], "version": 1})");
        write(folder + u"/scenes/scene1.json"_s, QJsonDocument(scene).toJson());
        QElapsedTimer timer;
        timer.start();
        pictureOf(folder, {QStringLiteral(LECTOGRAPH_BINARY), 10s}); // may fail
        QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
    }

private:
    void write(const QString &path, const QByteArray &content) const
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s cannot be written.", qPrintable(path));
    }
    QString saved(const QString &name) const
    {
        const QString path = m_folder.filePath(name);
        if (!lecture::save(emptyLecture(u"en"_s), path))
            qFatal("%s cannot be written.", qPrintable(path));
        return path;
    }
    QString script(const QByteArray &does) const
    {
        const QString path = m_folder.filePath(u"stand-in"_s);
        QFile::remove(m_folder.filePath(u"calls"_s));
        write(path,
              "#!/bin/sh\necho called >> " + QFile::encodeName(m_folder.filePath(u"calls"_s)) + "\n" + does + "\n");
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }
    int calls() const
    {
        QFile file(m_folder.filePath(u"calls"_s));
        return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count('\n')) : 0;
    }
    QImage pictureOf(const QString &file, const ThumbnailProgram &program) const
    {
        LecturePictures pictures(m_registry, program);
        QSignalSpy made(&pictures.thumbnails(), &ThumbnailCache::made);
        pictures.request({file}, {64, 36});
        if (!made.wait(90'000))
            qFatal("There was no answer.");
        return pictures.still({file}, {64, 36});
    }

    timeline::Registry m_registry;
    QTemporaryDir m_folder;
};

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::ThumbnailsTest)
#include "tst_editor_thumbnails.moc"
