// SPDX-License-Identifier: GPL-3.0-or-later
#include "../fulldisk.h"
#include "base/replace_file.h"
#include "testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class TestReplaceFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initMain() { allowMounting(); }

    void theNewContentIsThere()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"a"_s);
        for (const qsizetype size : {0, 1, 5, 100'000}) {
            const QByteArray content(size, 'n');
            const auto done = base::replaceFile(path, content);
            QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
            QCOMPARE(contentOf(path), content);
        }
        QCOMPARE(namesIn(dir.path()), QStringList{u"a"_s});
    }

    void withoutRoomTheOldContentStays_data()
    {
        QTest::addColumn<int>("room"); // file size limit; −1: a full disk
        QTest::addColumn<int>("size");
        for (const int size : {1, 100, 10'000, 20'000, 300'000}) {
            QTest::addRow("%d bytes, none fits", size) << 0 << size;
            if (size > 1)
                QTest::addRow("%d bytes, one is too many", size) << size - 1 << size;
            if (SmallDisk::isPossible())
                QTest::addRow("%d bytes, full disk", size) << -1 << size;
        }
    }
    void withoutRoomTheOldContentStays()
    {
        QFETCH(int, room);
        QFETCH(int, size);
        const QTemporaryDir dir;
        std::optional<SmallDisk> disk;
        if (room < 0)
            disk.emplace(dir.path());
        const QString path = dir.filePath(u"a"_s);
        QVERIFY(base::replaceFile(path, "the old one"));
        base::Result<void> done;
        if (disk) {
            disk->fill();
            done = base::replaceFile(path, QByteArray(size, 'n'));
            disk->clear();
        } else {
            const FullDisk full(static_cast<rlim_t>(room));
            done = base::replaceFile(path, QByteArray(size, 'n'));
        }
        QVERIFY(!done);
        QCOMPARE(done.error().place, path);
        const QString reason = room < 0 ? u"No space left"_s : u"too large"_s;
        QVERIFY2(done.error().what.contains(reason), qPrintable(done.error().text()));
        QVERIFY(!done.error().remedy.isEmpty());
        QCOMPARE(contentOf(path), QByteArray("the old one"));
        QCOMPARE(namesIn(dir.path()), QStringList{u"a"_s});
        QVERIFY(base::replaceFile(path, QByteArray(size, 'n')) || disk);
    }

    void aKilledWriterLeavesTheOldContentOrTheNew()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"a"_s);
        const QByteArray one(50'000, '1');
        const QByteArray two(70'000, '2');
        QVERIFY(base::replaceFile(path, one));
        QRandomGenerator random(20261122);
        for (int round = 0; round < 60; ++round) {
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (;;) {
                    static_cast<void>(base::replaceFile(path, two));
                    static_cast<void>(base::replaceFile(path, one));
                }
            }
            QTest::qSleep(random.bounded(1, 25));
            kill(child, SIGKILL);
            QCOMPARE(waitpid(child, nullptr, 0), child);
            const QByteArray content = contentOf(path);
            QVERIFY2(content == one || content == two, qPrintable(QString::number(content.size())));
        }
    }

    void onlyARegularFileIsReplaced()
    {
        const QTemporaryDir dir;
        const QString pipe = dir.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        QVERIFY(QFile::link(u"/dev/null"_s, dir.filePath(u"device"_s)));
        for (const QString &path : {pipe, dir.filePath(u"device"_s), dir.path()}) {
            const auto done = base::replaceFile(path, "new");
            QVERIFY(!done);
            QCOMPARE(done.error().place, path);
        }
        struct stat now
        {};
        QCOMPARE(::stat(qPrintable(pipe), &now), 0);
        QVERIFY(S_ISFIFO(now.st_mode));
        QVERIFY(QFileInfo(dir.filePath(u"device"_s)).isSymLink());
    }

    void aLongNameIsNoObstacle_data()
    {
        QTest::addColumn<QString>("name");
        for (const int length : {200, 201, 241, 248, 249, 255})
            QTest::addRow("%d bytes", length) << QString(length, u'n');
        QTest::addRow("Korean") << QString(85, u'가');
        QTest::addRow("beyond the first plane") << u"a"_s + u"😀"_s.repeated(63);
    }
    void aLongNameIsNoObstacle()
    {
        QFETCH(QString, name);
        const QTemporaryDir dir;
        const QString path = dir.filePath(name);
        for (const QByteArray content : {"one", "two", "three"}) {
            const auto done = base::replaceFile(path, content);
            QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
            QCOMPARE(contentOf(path), content);
            QCOMPARE(namesIn(dir.path()), QStringList{name});
        }
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link(name, dir.filePath(u"link"_s)));
        QVERIFY(base::replaceFile(dir.filePath(u"link"_s), "four"));
        QVERIFY(QFileInfo(dir.filePath(u"link"_s)).isSymLink());
        QCOMPARE(contentOf(path), QByteArray("four"));
        QVERIFY(!QFile::permissions(path).testFlag(QFile::ReadGroup));
        QVERIFY(base::nameForFilesBeside(path).size() <= 200);
    }

    void aNameThatIsTooLongIsSaidToBe()
    {
        const QTemporaryDir dir;
        for (const QString &name : {QString(256, u'n'), QString(86, u'가')}) {
            const auto done = base::replaceFile(dir.filePath(name), "new");
            QVERIFY(!done);
            QVERIFY2(done.error().what.contains(u"too long"_s), qPrintable(done.error().text()));
            QVERIFY2(done.error().remedy.contains(u"shorter"_s), qPrintable(done.error().remedy));
        }
        // Names that are cut off stay different.
        QVERIFY(base::nameForFilesBeside(QString(250, u'n') + u'a')
                != base::nameForFilesBeside(QString(250, u'n') + u'b'));
    }

    void aLinkStaysAndItsFileIsReplaced()
    {
        const QTemporaryDir dir;
        QVERIFY(base::replaceFile(dir.filePath(u"there"_s), "old"));
        QVERIFY(QFile::link(u"there"_s, dir.filePath(u"link"_s)));
        QVERIFY(base::replaceFile(dir.filePath(u"link"_s), "new"));
        QVERIFY(QFileInfo(dir.filePath(u"link"_s)).isSymLink());
        QCOMPARE(contentOf(dir.filePath(u"there"_s)), QByteArray("new"));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestReplaceFile)
#include "tst_base_replace_file.moc"
