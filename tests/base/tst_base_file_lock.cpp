// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace lectograph::base;
using namespace Qt::StringLiterals;

class TestBaseFileLock : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u".video.lock"_s);

    QStringList names() const { return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden); }

private Q_SLOTS:
    void oneHoldsItAtATime()
    {
        {
            const auto first = lockAt(m_path);
            QVERIFY(first && first->isLocked());
            QVERIFY(!lockAt(m_path));
        }
        QVERIFY(lockAt(m_path)->isLocked());
        QCOMPARE(names(), QStringList());
    }

    /// Qt takes the lock of a process that has ended under a second lock, which stays if it is killed meanwhile.
    void whatAKilledProcessLeavesIsRemoved()
    {
        QFile left(m_path + u".rmlock"_s);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        QVERIFY(lockAt(m_path)->isLocked());
        QCOMPARE(names(), QStringList());
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestBaseFileLock)
#include "tst_base_file_lock.moc"
