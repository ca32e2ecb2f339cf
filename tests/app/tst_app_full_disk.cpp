// SPDX-License-Identifier: GPL-3.0-or-later
#include "../fulldisk.h"
#include "program.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// Runs the program with a file size limit of `room` bytes.
Outcome runWithRoom(int room, const QStringList &arguments, const QString &folder)
{
    QProcess process;
    prepare(process, arguments, folder);
    process.setChildProcessModifier([room] {
        const rlimit limit{static_cast<rlim_t>(room), static_cast<rlim_t>(room)};
        setrlimit(RLIMIT_FSIZE, &limit);
    });
    process.start();
    Outcome outcome;
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
        outcome.code = process.exitCode();
    outcome.out = QString::fromUtf8(process.readAllStandardOutput());
    outcome.err = QString::fromUtf8(process.readAllStandardError());
    return outcome;
}

} // namespace

class TestAppFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initMain() { allowMounting(); }

    void theOldFileStays_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("file"); ///< the output file
        const QStringList frame{u"frame"_s, u"template:circle-area"_s, u"--at"_s, u"8"_s, u"--size"_s, u"64x36"_s,
                                u"-o"_s};
        const QStringList render{u"render"_s,  u"template:circle-area"_s,
                                 u"--from"_s,  u"8"_s,
                                 u"--to"_s,    u"8.2"_s,
                                 u"--fps"_s,   u"10"_s,
                                 u"--size"_s,  u"64x36"_s,
                                 u"--force"_s, u"-o"_s};
        QTest::newRow("new") << QStringList{u"new"_s, u"masking"_s, u"a.lecture"_s, u"--force"_s} << u"a.lecture"_s;
        QTest::newRow("new folder") << QStringList{u"new"_s, u"masking"_s, u"a/"_s, u"--force"_s}
                                    << u"a/lecture.json"_s;
        QTest::newRow("frame.png") << QStringList(frame + QStringList{u"a.png"_s}) << u"a.png"_s;
        QTest::newRow("frame.svg") << QStringList(frame + QStringList{u"a.svg"_s}) << u"a.svg"_s;
        for (const QString &name : {u"a.mp4"_s, u"a.webm"_s, u"a.mov"_s, u"a.gif"_s})
            QTest::newRow(qPrintable(name)) << QStringList(render + QStringList{name}) << name;
        QTest::newRow("pictures") << QStringList(render + QStringList{u"a%02d.png"_s}) << u"a00.png"_s;
    }
    void theOldFileStays()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, file);
        for (const int room : {0, 40}) {
            const QTemporaryDir dir;
            write(dir.filePath(file), "the old one");
            const QStringList before = namesIn(dir.path());
            const Outcome outcome = runWithRoom(room, words, dir.path());
            LECTOGRAPH_ENDS(outcome, 1);
            LECTOGRAPH_TELLS(outcome, u"arge"_s); // "too large", "larger than is allowed"
            QCOMPARE(read(dir.filePath(file)), QByteArray("the old one"));
            QCOMPARE(namesIn(dir.path()), before);
        }
    }

    /// With a disk that is really full.
    void aNewLectureOnAFullDiskIsRefused()
    {
        const QTemporaryDir dir;
        if (!SmallDisk::isPossible()) {
            const Outcome outcome = runWithRoom(0, {u"new"_s, u"masking"_s, u"x.lecture"_s, u"--force"_s}, dir.path());
            LECTOGRAPH_ENDS(outcome, 1);
            return;
        }
        const SmallDisk disk(dir.path());
        LECTOGRAPH_ENDS(run({u"new"_s, u"circle-area"_s, u"x.lecture"_s}, dir.path()), 0);
        const QByteArray before = read(dir.filePath(u"x.lecture"_s));
        QVERIFY(!before.isEmpty());
        disk.fill();
        const Outcome outcome = run({u"new"_s, u"masking"_s, u"x.lecture"_s, u"--force"_s}, dir.path());
        LECTOGRAPH_ENDS(outcome, 1);
        LECTOGRAPH_TELLS(outcome, u"No space left"_s);
        QCOMPARE(read(dir.filePath(u"x.lecture"_s)), before);
    }

#ifdef Q_OS_LINUX
    /// As in a chroot without a list of mounted disks.
    void spaceIsKnownWithoutAListOfDisks()
    {
        if (!SmallDisk::isPossible())
            QSKIP("only where mounting is allowed there can be a process without /proc");
        const QTemporaryDir dir;
        const SmallDisk disk(dir.path());
        QProcess process;
        prepare(process,
                {u"render"_s, u"template:circle-area"_s, u"--from"_s, u"8"_s, u"--to"_s, u"8.2"_s, u"-o"_s,
                 dir.filePath(u"a.mp4"_s)},
                {});
        process.setChildProcessModifier([] {
            if (unshare(CLONE_NEWNS) != 0 || ::mount("none", "/proc", "tmpfs", 0, nullptr) != 0)
                _exit(77);
        });
        process.start();
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 1, said.constData());
        QVERIFY2(said.contains("too little space on the disk"), said.constData());
    }
#endif

    void anAnswerThatDoesNotArriveIsAFailure()
    {
        QProcess process;
        prepare(process, {u"info"_s, u"template:masking"_s});
        process.setStandardOutputFile(u"/dev/full"_s);
        process.start();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().startsWith("lectograph: "));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestAppFullDisk)
#include "tst_app_full_disk.moc"
