// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/replace_file.h"
#include "editor/safety/safety.h"
#include "lecture/files.h"
#include "numbered.h"
#include "testmain.h"
#include "timeline/plugin.h"

#ifdef Q_OS_UNIX
#include "../../fulldisk.h"
#endif

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr Pace quick{20ms, 60ms};
constexpr Pace never{24h, 24h};

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

/// The number in the only journal of the folder; −1 if there is none.
int journaled(const QString &folder)
{
    const auto there = lecture::load(QDir(folder).filePath(QDir(folder).entryList({u"*.lecture"_s}).value(0)));
    return there ? numberOf(*there) : -1;
}

/// Waits without an event loop until the number is in the journal.
bool comesToTheJournal(const QString &folder, int number)
{
    const QDeadlineTimer deadline(60s);
    while (journaled(folder) != number && !deadline.hasExpired())
        QThread::msleep(1);
    return journaled(folder) == number;
}

/// Creates the files of a program that is no longer running.
void leaveBehind(const QString &folder, const QString &id, int number)
{
    QDir().mkpath(folder);
    QVERIFY(lecture::save(numbered(number), QDir(folder).filePath(id + u".lecture"_s)));
    QVERIFY(base::replaceFile(QDir(folder).filePath(id + u".json"_s), "{\"title\": \"Left\", \"path\": \"\"}\n"));
}

} // namespace

class TestEditorSafety : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry;
    std::unique_ptr<QTemporaryDir> m_dir;

    QString recovery() const { return m_dir->filePath(u"recovery"_s); }
    QString work() const { return m_dir->filePath(u"work.lecture"_s); }

private Q_SLOTS:
#ifdef Q_OS_UNIX
    static void initMain()
    {
        test::allowMounting();
    }
#endif
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_safety"_s);
    }
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
    }

    void aPauseBringsTheWorkToTheDisk()
    {
        Session session(m_registry);
        Safety safety(session, recovery(), {20ms, 24h});
        session.document.open(emptyLecture(u"en"_s), {});
        QSignalSpy written(&safety, &Safety::written);
        for (int number = 1; number <= 10; ++number)
            count(session.document, number);
        QVERIFY(written.wait());
        // Work that is still being edited is not offered.
        QVERIFY(safety.recoverable().empty());
        QCOMPARE(QDir(recovery()).entryList({u"*.lecture"_s}).size(), 1);
        QTRY_COMPARE(journaled(recovery()), 10);
    }

    void workWithoutPauseComesToTheDiskToo()
    {
        Session session(m_registry);
        Safety safety(session, recovery(), {24h, 30ms});
        session.document.open(emptyLecture(u"en"_s), {});
        QSignalSpy written(&safety, &Safety::written);
        int number = 0;
        QTRY_VERIFY_WITH_TIMEOUT((count(session.document, ++number), written.size() >= 3), 30000);
    }

    /// While a heavy scene is dragged, the window's thread is busy, and its timers come last.
    void theJournalNeedsNoEventOfTheWindow()
    {
        Session session(m_registry);
        Safety safety(session, recovery(), quick);
        session.document.open(emptyLecture(u"en"_s), {});
        for (int number = 1; number <= 3; ++number) {
            count(session.document, number);
            QVERIFY(comesToTheJournal(recovery(), number));
        }
    }

    void panelsThatComputeForLongDelayNoJournal()
    {
        Session session(m_registry);
        session.document.open(emptyLecture(u"en"_s), {});
        std::vector<bool> came;
        connect(&session.document, &Document::changed, &session.document,
                [&] { came.push_back(comesToTheJournal(recovery(), numberOf(session.document.lecture()))); });
        const Safety safety(session, recovery(), quick); // after the panel
        for (int number = 1; number <= 3; ++number)
            count(session.document, number);
        session.document.history().undo();
        QCOMPARE(came, (std::vector{true, true, true, true}));
    }

    /// The age of the oldest edit that is not on disk, for edits and writes of any rhythm.
    void writesBeginEarlyEnough()
    {
        const Due::Clock::time_point start;
        QRandomGenerator random(20261127);
        for (int round = 0; round < 200; ++round) {
            Due due{Pace()};
            const std::chrono::milliseconds gap(random.bounded(1, 1500));
            const std::chrono::milliseconds longestWrite(random.bounded(1, 1000));
            Due::Clock::time_point now = start;
            Due::Clock::time_point nextEdit = start;
            Due::Clock::time_point oldest = start; // of the edits not yet in a write
            bool hasEdits = false;
            for (int event = 0; event < 300; ++event) {
                const auto begin = due.time();
                if (!begin || nextEdit <= std::max(*begin, now)) {
                    oldest = hasEdits ? oldest : nextEdit;
                    hasEdits = true;
                    due.edited(nextEdit);
                    nextEdit += std::chrono::milliseconds(random.bounded(1, 2 * static_cast<int>(gap.count())));
                    continue;
                }
                const std::chrono::milliseconds took(random.bounded(1, 1 + static_cast<int>(longestWrite.count())));
                now = std::max(*begin, now) + took;
                due.clear();
                due.wrote(took);
                QVERIFY(hasEdits && now - oldest <= 3s);
                hasEdits = false;
            }
        }
    }

    /// With continuous editing, at most three seconds of work are not on disk at any time.
    void noMoreThanThreeSecondsAreEverLost()
    {
        Session session(m_registry);
        Safety safety(session, recovery());
        session.document.open(emptyLecture(u"en"_s), {});
        QElapsedTimer clock;
        clock.start();
        std::vector<qint64> edited{0}; // the time of each edit
        int kept = 0;
        connect(&safety, &Safety::written, &safety, [&] {
            const QStringList archives = QDir(recovery()).entryList({u"*.lecture"_s});
            if (const auto there = lecture::load(QDir(recovery()).filePath(archives.value(0))))
                kept = numberOf(*there);
        });
        qint64 oldest = 0;               // of the edits that are not on disk
        while (clock.elapsed() < 6000) { // three times the longest pace
            count(session.document, static_cast<int>(edited.size()));
            edited.push_back(clock.elapsed());
            QTest::qWait(25);
            if (static_cast<std::size_t>(kept) + 1 < edited.size())
                oldest = std::max(oldest, clock.elapsed() - edited[static_cast<std::size_t>(kept) + 1]);
        }
        QVERIFY(kept > 50);
        QVERIFY2(oldest <= 3000, qPrintable(QString::number(oldest)));
    }

    void assetsAreWrittenOnlyWhenTheyAreOthers()
    {
        const QByteArray sound(5'000'000, 's');
        {
            Session session(m_registry);
            Safety safety(session, recovery(), {20ms, 24h});
            QSignalSpy written(&safety, &Safety::written);
            session.document.open(emptyLecture(u"en"_s), {});
            const auto add = [&](const QString &name) {
                session.document.edit(u"Add"_s, [&](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
                    lecture.assets[name].content = std::make_shared<const QByteArray>(sound);
                    return lecture;
                });
            };
            const auto state = [&] {
                const QFileInfoList files = QDir(recovery()).entryInfoList({u"*.assets"_s});
                return files.size() == 1 ? std::pair(files.front().lastModified(), files.front().size())
                                         : std::pair(QDateTime(), qint64(0));
            };
            add(u"assets/a.wav"_s);
            QVERIFY(written.wait());
            const auto before = state();
            QVERIFY(before.second > 0);
            for (int number = 1; number <= 3; ++number) {
                count(session.document, number);
                QVERIFY(written.wait());
            }
            QCOMPARE(state(), before);
            add(u"assets/b.wav"_s);
            QVERIFY(written.wait());
            QVERIFY(state() != before);
        }
        Session session(m_registry);
        Safety safety(session, recovery(), quick);
        QVERIFY(safety.recover(safety.recoverable().front()));
        QCOMPARE(numberOf(session.document.lecture()), 3);
        for (const QString &name : {u"assets/a.wav"_s, u"assets/b.wav"_s})
            QVERIFY(*session.document.lecture().assets.at(name).content == sound);
        safety.discardJournal();
        safety.flush();
        QVERIFY(QDir(recovery()).entryList({u"*.lecture"_s, u"*.json"_s, u"*.assets"_s}).isEmpty());
    }

    void savingAndUndoingToTheSavedStateClearTheJournal()
    {
        Session session(m_registry);
        Safety safety(session, recovery(), quick);
        QSignalSpy written(&safety, &Safety::written);
        session.document.open(emptyLecture(u"en"_s), {});
        count(session.document, 1);
        QVERIFY(written.wait());
        QVERIFY(session.document.save(work()));
        safety.flush();
        QVERIFY(QDir(recovery()).entryList({u"*.lecture"_s, u"*.json"_s}).isEmpty());

        count(session.document, 2);
        QVERIFY(written.wait());
        QVERIFY(!QDir(recovery()).entryList({u"*.lecture"_s}).isEmpty());
        session.document.history().undo();
        safety.flush();
        QVERIFY(QDir(recovery()).entryList({u"*.lecture"_s, u"*.json"_s}).isEmpty());
    }

    void whatWasNotSavedIsRecovered()
    {
        {
            Session session(m_registry);
            Safety safety(session, recovery(), never);
            session.document.open(emptyLecture(u"en"_s), {});
            QVERIFY(session.document.save(work()));
            count(session.document, 7);
        } // ends without saving, before any pause
        Session session(m_registry);
        Safety safety(session, recovery(), quick);
        const std::vector<Recoverable> found = safety.recoverable();
        QCOMPARE(found.size(), size_t(1));
        QCOMPARE(found.front().title, u"7"_s);
        QCOMPARE(found.front().path, work());
        QVERIFY(found.front().when.secsTo(QDateTime::currentDateTime()) < 100);
        QVERIFY(safety.recover(found.front()));
        QCOMPARE(numberOf(session.document.lecture()), 7);
        QCOMPARE(session.document.path(), work());
        QVERIFY(session.document.isModified());
        // Moved from one journal to the other, always in at least one.
        QVERIFY(safety.recoverable().empty());
        QCOMPARE(QDir(recovery()).entryList({u"*.lecture"_s}).size(), 1);
    }

    void whatIsDiscardedIsGone()
    {
        {
            Session session(m_registry);
            Safety safety(session, recovery(), quick);
            QSignalSpy written(&safety, &Safety::written);
            session.document.open(emptyLecture(u"en"_s), {});
            count(session.document, 1);
            QVERIFY(written.wait());
            safety.discardJournal();
        }
        QVERIFY(namesIn(recovery()).isEmpty());
        leaveBehind(recovery(), u"left"_s, 3);
        Session session(m_registry);
        Safety safety(session, recovery());
        QCOMPARE(safety.recoverable().size(), size_t(1));
        safety.discard(u"left"_s);
        QVERIFY(namesIn(recovery()).isEmpty());
    }

    void restsOfAKilledWriteAreSweptAway()
    {
        leaveBehind(recovery(), u"whole"_s, 3);
        for (const QString &name : {u"half.json"_s, u"other.lecture.AbCdEf"_s, u"whole.lecture.AbCdEf"_s})
            QVERIFY(base::replaceFile(QDir(recovery()).filePath(name), "half"));
        Session session(m_registry);
        Safety safety(session, recovery());
        QCOMPARE(namesIn(recovery()), (QStringList{u"whole.json"_s, u"whole.lecture"_s}));
    }

    void anUnreadableJournalIsReportedAndKept()
    {
        QDir().mkpath(recovery());
        QVERIFY(base::replaceFile(QDir(recovery()).filePath(u"bad.lecture"_s), "no archive"));
        Session session(m_registry);
        Safety safety(session, recovery());
        session.document.open(emptyLecture(u"en"_s), {});
        const auto recovered = safety.recover(safety.recoverable().front());
        QVERIFY(!recovered);
        QVERIFY(!recovered.error().what.isEmpty());
        QVERIFY(!session.document.isModified());
        QCOMPARE(safety.recoverable().size(), size_t(1));
    }

    void whatIsRecoveredOpensWhereItWasWritten()
    {
        lecture::Scene second;
        second.id = u"second"_s;
        second.duration = base::Time::fromSeconds(2);
        const lecture::Lecture lecture = *lecture::withScene(emptyLecture(u"en"_s), second);
        {
            Session session(m_registry);
            Safety safety(session, recovery(), quick);
            session.document.open(lecture, {});
            session.preview.enter(u"second"_s);
            count(session.document, 7);
            safety.flush();
        }
        Session session(m_registry);
        Safety safety(session, recovery(), quick);
        QCOMPARE(safety.recoverable().size(), size_t(1));
        QVERIFY(safety.recover(safety.recoverable().front()));
        QCOMPARE(session.selection.scene(), u"second"_s);
        QCOMPARE(session.preview.span().id, u"second"_s);
        QVERIFY(session.document.isModified());
    }

#ifdef Q_OS_UNIX
    void aJournalThatFindsNoRoomIsReportedAndTriedAgain_data()
    {
        QTest::addColumn<bool>("isMounted");
        QTest::newRow("no file may grow") << false;
        if (test::SmallDisk::isPossible())
            QTest::newRow("full disk") << true;
    }
    void aJournalThatFindsNoRoomIsReportedAndTriedAgain()
    {
        QFETCH(bool, isMounted);
        std::optional<test::SmallDisk> disk;
        if (isMounted)
            disk.emplace(m_dir->path());
        Session session(m_registry);
        Safety safety(session, recovery(), quick);
        session.document.open(emptyLecture(u"en"_s), {});
        QSignalSpy written(&safety, &Safety::written);
        QSignalSpy failed(&safety, &Safety::failed);
        count(session.document, 1);
        QVERIFY(written.wait());
        {
            std::optional<test::FullDisk> limit;
            if (disk)
                disk->fill();
            else
                limit.emplace(0);
            count(session.document, 2);
            QTRY_VERIFY(failed.size() >= 2); // and retried
            safety.flush();
            if (disk)
                disk->clear();
        }
        const auto error = failed.front().front().value<base::Error>();
        QVERIFY2(error.text().contains(u"not saved"), qPrintable(error.text()));
        QVERIFY(!error.remedy.isEmpty());
        QCOMPARE(QDir(recovery()).entryList({u"*.lecture"_s}).size(), 1);
        const auto there =
            lecture::load(QDir(recovery()).filePath(QDir(recovery()).entryList({u"*.lecture"_s}).front()));
        QVERIFY2(there, there ? "" : qPrintable(there.error().text()));
        QVERIFY(numberOf(*there) >= 1);
        written.clear();
        QVERIFY(written.wait()); // retried automatically once there is space
        safety.discardJournal();
        safety.flush();
    }

    void aProgramThatIsKilledLosesNothingThatWasSafe()
    {
        quint32 seed = 20260321;
        QRandomGenerator random(seed);
        int recovered = 0;
        int lastNumber = 0;
        for (int round = 0; round < 18; ++round) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(QStringLiteral(LECTOGRAPH_SAFETY_CHILD), {m_dir->path()});
            QVERIFY(process.waitForReadyRead(60000));
            // After at least one edit, at a random time; in some rounds after many, however slow the machine is.
            QByteArray told;
            while (round % 3 == 0 && !told.contains("saved")) {
                QVERIFY(process.waitForReadyRead(60000));
                told += process.readAllStandardOutput();
            }
            QTest::qWait(static_cast<int>(random.bounded(20, 260)));
            process.kill();
            QVERIFY(process.waitForFinished(60000));
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
            told += process.readAllStandardOutput();

            int safe = 0;
            int saved = 0;
            const QList<QByteArray> lines = told.split('\n');
            for (const QByteArray &line : lines.first(lines.size() - 1)) {
                const int number = line.mid(line.indexOf(' ') + 1).toInt();
                safe = std::max(safe, number);
                if (line.startsWith("saved"))
                    saved = number;
            }
            lastNumber = std::max(lastNumber, safe);

            int best = 0;
            if (QFileInfo::exists(work())) {
                const auto file = lecture::load(work());
                QVERIFY2(file, qPrintable(file ? QString() : file.error().text()));
                if (saved > 0) {
                    QVERIFY(numberOf(*file) >= saved);
                    best = numberOf(*file);
                }
                for (const Backup &backup : Backups(QDir(recovery()).filePath(u"backups"_s)).of(work()))
                    QVERIFY(lecture::load(backup.file));
            }
            Session session(m_registry);
            Safety safety(session, recovery(), never);
            const std::vector<Recoverable> left = safety.recoverable();
            QVERIFY(left.size() <= 1);
            for (const Recoverable &entry : left) {
                const auto done = safety.recover(entry);
                QVERIFY2(done, qPrintable(done ? QString() : done.error().text()));
                best = std::max(best, numberOf(session.document.lecture()));
                ++recovered;
            }
            QVERIFY2(best >= safe, qPrintable(u"round %1: %2 was safe, %3 is there"_s.arg(round).arg(safe).arg(best)));
            safety.discardJournal();
            safety.flush();
            // No files are left behind.
            QVERIFY(QDir(recovery()).entryList({u"*.lecture*"_s, u"*.json*"_s}, QDir::Files | QDir::Hidden).isEmpty());
        }
        QVERIFY(recovered > 6);
        QVERIFY(lastNumber >= 40);
    }
#endif
};

LECTOGRAPH_TEST_MAIN(TestEditorSafety)
#include "tst_editor_safety.moc"
