// SPDX-License-Identifier: GPL-3.0-or-later
#include "../fulldisk.h"
#include "base/disk_space.h"
#include "testmain.h"

#include <QTest>

#include <sys/statvfs.h>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class TestDiskSpace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initMain() { allowMounting(); }

    void itIsWhatTheFolderItselfSays()
    {
        const QTemporaryDir dir;
        struct statvfs disk
        {};
        QCOMPARE(::statvfs(qPrintable(dir.path()), &disk), 0);
        const auto free = base::freeSpace(dir.path());
        QVERIFY(free);
        const double expected = double(disk.f_bavail) * double(disk.f_frsize);
        QVERIFY(std::abs(double(*free) - expected) <= 0.2 * expected + 1e6); // others may write concurrently
        QVERIFY(!base::freeSpace(dir.filePath(u"no/such/folder"_s)));
    }

    void aFullDiskHasNone()
    {
        const QTemporaryDir dir;
        const SmallDisk disk(dir.path());
        if (!SmallDisk::isPossible())
            QSKIP("only where mounting is allowed there can be a small disk");
        QVERIFY(*base::freeSpace(dir.path()) <= 256 * 1024);
        disk.fill();
        QCOMPARE(*base::freeSpace(dir.path()), qint64(0));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestDiskSpace)
#include "tst_base_disk_space.moc"
