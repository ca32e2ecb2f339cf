// SPDX-License-Identifier: GPL-3.0-or-later
#include "../fulldisk.h"
#include "lecture/folder.h"
#include "samples.h"
#include "testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

using namespace lectograph;
using namespace lectograph::lecture;
using lectograph::test::FullDisk;
using lectograph::test::SmallDisk;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

} // namespace

class TestLectureSaving : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const Lecture m_old = *fromFiles(smallest());
    Lecture m_new = *fromFiles(sample());

private Q_SLOTS:
    static void initMain() { test::allowMounting(); }
    void initTestCase()
    {
        // Enough data to take some time to write.
        QByteArray noise;
        for (quint32 n = 1; noise.size() < 400'000; n = n * 1664525 + 1013904223)
            noise += static_cast<char>(n >> 24);
        m_new.assets[u"assets/noise.bin"_s].content = std::make_shared<const QByteArray>(noise);
    }

    void whatIsSavedIsLoaded_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("archive") << m_folder.filePath(u"a.lecture"_s);
        QTest::newRow("folder by its document") << m_folder.filePath(u"b/lecture.json"_s);
        QTest::newRow("folder by its name") << m_folder.filePath(u"c/deep/"_s);
    }
    void whatIsSavedIsLoaded()
    {
        QFETCH(QString, path);
        const auto saved = save(m_new, path);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        const auto loaded = load(path);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text()));
        Files expected = *toFiles(m_new);
        if (!path.endsWith(u".lecture"))
            expected.erase(u"notes/later.txt"_s); // unrelated files in the folder are kept
        QCOMPARE(*toFiles(*loaded), expected);
    }

    void savingTheSameAgainChangesNothing()
    {
        const QString archive = m_folder.filePath(u"same.lecture"_s);
        QVERIFY(save(m_new, archive));
        const QByteArray before = contentOf(archive);
        QVERIFY(save(*load(archive), archive));
        QCOMPARE(contentOf(archive), before);

        const QString folder = m_folder.filePath(u"same/"_s);
        QVERIFY(save(m_new, folder));
        QFile scene(folder + u"scenes/end.json"_s);
        QVERIFY(scene.open(QIODevice::ReadWrite));
        const QDateTime longAgo(QDate(2001, 2, 3), QTime(4, 5));
        QVERIFY(scene.setFileTime(longAgo, QFileDevice::FileModificationTime));
        scene.close();
        QVERIFY(save(m_new, folder));
        QCOMPARE(QFileInfo(scene.fileName()).lastModified(), longAgo);
    }

    void aFolderLosesOnlyScenesThatAreNoLongerPart()
    {
        const QString folder = m_folder.filePath(u"scenes-go/"_s);
        QVERIFY(save(m_new, folder));
        for (const QString &name : {u"README.md"_s, u"scenes/plan.txt"_s, u"other.json"_s}) {
            QFile file(folder + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        Lecture shorter = m_new;
        shorter.scenes.pop_back();
        QVERIFY(save(shorter, folder));
        QVERIFY(!QFile::exists(folder + u"scenes/end.json"_s));
        for (const QString &name : {u"README.md"_s, u"scenes/plan.txt"_s, u"other.json"_s, u"scenes/opening.json"_s,
                                    u"assets/cats/tabby.png"_s, u"assets/noise.bin"_s})
            QVERIFY2(QFile::exists(folder + name), qPrintable(name));
        QCOMPARE(load(folder)->scenes.size(), 1u);
    }

    void onlyNamesOfTheFormatComeIntoAFolder()
    {
        const QString folder = m_folder.filePath(u"names/"_s);
        Files files = smallest();
        const Files further{{u"assets/a/b.png"_s, "1"},  {u"blocks/mine.json"_s, "{}"}, {u"thumbnail.png"_s, "2"},
                            {u"notes/later.txt"_s, "3"}, {u"Makefile"_s, "all:"},       {u"scenes/run.sh"_s, "4"},
                            {u"scenes/a/b.json"_s, "5"}, {u"blocks/run.sh"_s, "6"}};
        files.insert(further.begin(), further.end());
        QVERIFY(writeFolder(files, folder));
        QStringList names;
        QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext())
            names.append(QDir(folder).relativeFilePath(all.next()));
        names.sort();
        const QStringList expected{u"assets/a/b.png"_s, u"blocks/mine.json"_s, u"lecture.json"_s, u"scenes/main.json"_s,
                                   u"thumbnail.png"_s};
        QCOMPARE(names, expected);
        QStringList read;
        const auto again = readFolder(folder);
        QVERIFY(again);
        for (const auto &[name, content] : *again)
            read.append(name);
        QCOMPARE(read, expected);
    }

    void filesOfAFolderTakeNoMoreMemoryThanTheirSize()
    {
        const QString folder = m_folder.filePath(u"memory/"_s);
        QVERIFY(writeFolder(smallest(), folder));
        const auto files = readFolder(folder);
        QVERIFY(files);
        for (const auto &[name, content] : *files)
            QVERIFY2(content.capacity() <= content.size() + 4096, qPrintable(name));
    }

    void nothingHiddenIsReadOrWritten()
    {
        const QString folder = m_folder.filePath(u"hidden/"_s);
        QVERIFY(writeFolder(smallest(), folder));
        for (const QString &name : {u"assets/.DS_Store"_s, u"assets/.git/config"_s, u"scenes/.old.json"_s}) {
            QDir().mkpath(QFileInfo(folder + name).path());
            QFile file(folder + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const auto lecture = load(folder);
        QVERIFY2(lecture, lecture ? "" : qPrintable(lecture.error().text()));
        QCOMPARE(*toFiles(*lecture), *toFiles(m_old));
        QVERIFY(save(*lecture, folder));
        QVERIFY(QFile::exists(folder + u"scenes/.old.json"_s)); // not part of the lecture, so not removed
        for (const QString &name : {u".git/config"_s, u"assets/.git/config"_s}) {
            Lecture hidden = m_old;
            hidden.assets[name].content = std::make_shared<const QByteArray>("x");
            const auto saved = save(hidden, folder);
            QVERIFY(!saved);
            QVERIFY2(saved.error().what.contains(u"hidden"), qPrintable(saved.error().text()));
        }
    }

    void aFolderThatLeadsElsewhereIsNotWrittenInto()
    {
        const QString folder = m_folder.filePath(u"linked/"_s);
        const QString elsewhere = m_folder.filePath(u"elsewhere"_s);
        QVERIFY(QDir().mkpath(folder) && QDir().mkpath(elsewhere));
        QVERIFY(QFile::link(elsewhere, folder + u"assets"_s));
        const auto saved = save(m_new, folder);
        QVERIFY(!saved);
        QVERIFY2(saved.error().what.contains(u"symbolic link"), qPrintable(saved.error().text()));
        QVERIFY(QDir(elsewhere).isEmpty());
    }

    void aFullDiskLeavesTheOldLecture_data()
    {
        QTest::addColumn<quint64>("room");
        for (const quint64 room : {0, 1, 4096, 100'000})
            QTest::addRow("%d bytes", static_cast<int>(room)) << room;
    }
    void aFullDiskLeavesTheOldLecture()
    {
        QFETCH(quint64, room);
        QDir(m_folder.path()).mkdir(u"full"_s);
        const QDir full(m_folder.filePath(u"full"_s));
        const QString path = full.filePath(u"mine.lecture"_s);
        QVERIFY(save(m_old, path));
        const QByteArray before = contentOf(path);
        base::Result<void> saved;
        {
            const FullDisk disk(room);
            saved = save(m_new, path);
        }
        QVERIFY(!saved);
        QCOMPARE(saved.error().place, path);
        QVERIFY(!saved.error().remedy.isEmpty());
        QCOMPARE(contentOf(path), before);
        QCOMPARE(full.entryList(QDir::Files | QDir::Hidden), QStringList{u"mine.lecture"_s});
    }

    /// A small lecture fits into write buffers, which a full disk never flushes.
    void aFullDiskDoesNotEmptyASmallLecture_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isMounted");
        for (const QString &name : {u"small.lecture"_s, u"small/"_s}) {
            QTest::addRow("%s, no file may grow", qPrintable(name)) << name << false;
            if (SmallDisk::isPossible())
                QTest::addRow("%s, no room", qPrintable(name)) << name << true;
        }
    }
    void aFullDiskDoesNotEmptyASmallLecture()
    {
        QFETCH(QString, name);
        QFETCH(bool, isMounted);
        const QTemporaryDir place;
        std::optional<SmallDisk> disk;
        if (isMounted)
            disk.emplace(place.path());
        const QString path = place.filePath(name);
        QVERIFY(save(m_old, path));
        const auto before = load(path);
        QVERIFY(before);
        Lecture next = m_old;
        next.title = u"Another"_s;
        base::Result<void> saved;
        if (disk) {
            disk->fill();
            saved = save(next, path);
        } else {
            const FullDisk full(0);
            saved = save(next, path);
        }
        QVERIFY(!saved);
        QVERIFY2(saved.error().place.startsWith(path), qPrintable(saved.error().text()));
        QVERIFY(!saved.error().remedy.isEmpty());
        const auto after = load(path);
        QVERIFY2(after, after ? "" : qPrintable(after.error().text()));
        QCOMPARE(*toFiles(*after), *toFiles(*before));
    }

    void aFullDiskLeavesAFolderThatOpens()
    {
        const QString folder = m_folder.filePath(u"full-folder/"_s);
        QVERIFY(save(m_old, folder));
        base::Result<void> saved;
        {
            const FullDisk disk(4096);
            saved = save(m_new, folder);
        }
        QVERIFY(!saved);
        const auto loaded = load(folder);
        QVERIFY(loaded);
        QCOMPARE(loaded->scenes.size(), 1u);
        QCOMPARE(loaded->scenes[0]->id, u"main"_s);
    }

    /// The process is killed while writing; the next one finds the old lecture.
    void aKilledSaveLeavesTheOldLecture()
    {
        const QString path = m_folder.filePath(u"killed.lecture"_s);
        QVERIFY(save(m_old, path));
        const QByteArray before = contentOf(path);
        const pid_t child = fork();
        if (child == 0) {
            const rlimit noCore{0, 0};
            setrlimit(RLIMIT_CORE, &noCore);
            const rlimit small{100'000, 100'000};
            setrlimit(RLIMIT_FSIZE, &small);
            std::signal(SIGXFSZ, SIG_DFL); // the write that exceeds the limit kills the process
            const bool isSaved = save(m_new, path).has_value();
            _exit(isSaved ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGXFSZ);
        QCOMPARE(contentOf(path), before);
        QCOMPARE(load(path)->scenes.at(0)->id, u"main"_s);
    }

    /// Killed at any time, a loadable lecture remains: the old or the new one; in a folder, so for each file.
    void aSaveKilledAtAnyMomentLeavesALectureThatOpens_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("archive") << u"loop.lecture"_s;
        QTest::newRow("folder") << u"loop/"_s;
    }
    void aSaveKilledAtAnyMomentLeavesALectureThatOpens()
    {
        QFETCH(QString, name);
        const QString path = m_folder.filePath(name);
        Lecture one = m_new;
        Lecture two = m_new;
        one.title = u"One"_s;
        two.title = u"Two"_s;
        two.assets[u"assets/noise.bin"_s].content = std::make_shared<const QByteArray>(400'000, '2');
        QVERIFY(save(one, path));
        QRandomGenerator random(20261122);
        QSet<QString> found;
        for (int round = 0; round < 60; ++round) {
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (;;) {
                    static_cast<void>(save(two, path));
                    static_cast<void>(save(one, path));
                }
            }
            QTest::qSleep(random.bounded(1, 60));
            kill(child, SIGKILL);
            QCOMPARE(waitpid(child, nullptr, 0), child);
            const auto loaded = load(path);
            QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text()));
            found.insert(loaded->title.toString());
            const QByteArray noise = *loaded->assets.at(u"assets/noise.bin"_s).content;
            QVERIFY(noise == *one.assets.at(u"assets/noise.bin"_s).content
                    || noise == *two.assets.at(u"assets/noise.bin"_s).content);
            QCOMPARE(loaded->scenes.size(), m_new.scenes.size());
        }
        QVERIFY(found.size() > 1);
    }

    void whereNothingCanBeWrittenIsSaid_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no folder") << m_folder.filePath(u"nowhere/a.lecture"_s);
        QTest::newRow("below a file") << m_folder.filePath(u"file/lecture.json"_s);
        QTest::newRow("no suffix") << m_folder.filePath(u"lecture.zip"_s);
    }
    void whereNothingCanBeWrittenIsSaid()
    {
        QFETCH(QString, path);
        QFile file(m_folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto saved = save(m_old, path);
        QVERIFY(!saved);
        QVERIFY2(saved.error().place.startsWith(m_folder.path()), qPrintable(saved.error().text()));
        QVERIFY(!saved.error().remedy.isEmpty());
    }

    void permissionsStay()
    {
        const QString path = m_folder.filePath(u"private.lecture"_s);
        QVERIFY(save(m_old, path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        const auto before = QFile::permissions(path);
        QVERIFY(save(m_new, path));
        QCOMPARE(QFile::permissions(path), before);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureSaving)
#include "tst_lecture_saving.moc"
