// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/replace_file.h"
#include "editor/safety/backupsdialog.h"
#include "editor/safety/safety.h"
#include "editor/safety/versionchanges.h"
#include "lecture/edit.h"
#include "lecture/files.h"
#include "lecture/folder.h"
#include "numbered.h"
#include "testmain.h"

#ifdef Q_OS_UNIX
#include "../../fulldisk.h"
#endif

#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestEditorVersions : public QObject
{
    Q_OBJECT

private:
    static constexpr Pace pace{20ms, 60ms};

    const timeline::Registry m_registry;
    std::unique_ptr<QTemporaryDir> m_dir;

    QString recovery() const { return m_dir->filePath(u"recovery"_s); }
    QString work() const { return m_dir->filePath(u"work.lecture"_s); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_versions"_s);
    }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void earlierVersionsAreKeptInMeasure()
    {
        Backups backups(m_dir->filePath(u"backups"_s));
        const QDateTime start(QDate(2026, 3, 1), QTime(9, 0));
        QVERIFY(backups.keep(work())); // no file yet, so no-op
        QVERIFY(backups.of(work()).empty());
        for (int day = 0; day < 20; ++day) {
            for (int version = 0; version < 12; ++version) {
                QVERIFY(base::replaceFile(work(), QByteArray::number(day * 100 + version)));
                QVERIFY(backups.keep(work(), start.addDays(day).addSecs(60 * version)));
                QVERIFY(backups.keep(work(), start.addDays(day).addSecs(60 * version + 30))); // unchanged since
            }
        }
        const std::vector<Backup> kept = backups.of(work());
        QCOMPARE(kept.size(), size_t(10 + 13));
        const auto content = [&](size_t index) { return *lecture::readWhole(kept[index].file, 100); };
        for (size_t i = 0; i < 10; ++i)
            QCOMPARE(content(i), QByteArray::number(1911 - static_cast<int>(i)));
        for (size_t i = 10; i < kept.size(); ++i)
            QCOMPARE(content(i), QByteArray::number((18 - static_cast<int>(i - 10)) * 100 + 11));
        QVERIFY(backups.of(m_dir->filePath(u"other.lecture"_s)).empty());
    }

    void anEarlierVersionIsRestoredAsAStep()
    {
        Session session(m_registry);
        Safety safety(session, recovery(), pace);
        session.document.open(emptyLecture(u"en"_s), {});
        for (int number = 1; number <= 3; ++number) {
            count(session.document, number);
            QVERIFY(safety.backups().keep(work()));
            QVERIFY(session.document.save(work()));
        }
        BackupsDialog dialog(session, safety, work());
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>(u"backups"_s);
        QCOMPARE(list->count(), 2);
        list->setCurrentRow(1);
        dialog.findChild<QPushButton *>(u"restore"_s)->click();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(numberOf(session.document.lecture()), 1);
        QVERIFY(session.document.isModified());
        session.document.history().undo();
        QCOMPARE(numberOf(session.document.lecture()), 3);
    }

    void theListSaysWhatWasChanged()
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture::Scene layers;
        layers.id = u"layers"_s;
        layers.name = u"Layers"_s;
        layers.duration = base::Time::fromSeconds(2);
        const lecture::Lecture longer = *lecture::withScene(lecture, layers);
        layers.duration = base::Time::fromSeconds(3);
        const lecture::Lecture changed = *lecture::withScene(longer, layers);
        const auto said = [](const lecture::Lecture &before, const lecture::Lecture &after) {
            return textOf(changesBetween(before, after), before, after, {u"en"_s});
        };
        QCOMPARE(said(lecture, longer), u"Added: Layers."_s);
        QCOMPARE(said(longer, changed), u"Changed: Layers."_s);
        QCOMPARE(said(changed, lecture), u"Removed: Layers."_s);
        QVERIFY(changesBetween(changed, changed).isEmpty());
        lecture::Lecture titled = changed;
        titled.title = u"Attention"_s;
        QVERIFY(changesBetween(changed, titled).isElsewhere);

        Session session(m_registry);
        Safety safety(session, recovery(), pace);
        session.document.open(longer, {});
        QVERIFY(session.document.save(work()));
        QVERIFY(safety.backups().keep(work()));
        session.document.edit(u"Edit"_s,
                              [&](const lecture::Lecture &) -> base::Result<lecture::Lecture> { return changed; });
        BackupsDialog dialog(session, safety, work());
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>(u"backups"_s);
        QTRY_VERIFY2(list->item(0)->text().contains(u"Changed: Layers."_s), qPrintable(list->item(0)->text()));
        QTRY_COMPARE(dialog.findChild<QLabel *>(u"shownScene"_s)->text(), u"Layers"_s); // not the first one
    }

    void aLectureInAFolderHasVersionsToo()
    {
        const QString folder = m_dir->filePath(u"lecture"_s);
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(lecture::save(numbered(5), folder));
        Backups backups(m_dir->filePath(u"backups"_s));
        QVERIFY(backups.keep(folder));
        QCOMPARE(backups.of(folder).size(), size_t(1));
        QCOMPARE(numberOf(*lecture::load(backups.of(folder).front().file)), 5);
    }

#ifdef Q_OS_UNIX
    void aBackupThatFindsNoRoomIsReportedAndLeavesNothing()
    {
        Backups backups(m_dir->filePath(u"backups"_s));
        QVERIFY(base::replaceFile(work(), "first"));
        QVERIFY(backups.keep(work()));
        QVERIFY(base::replaceFile(work(), "second"));
        base::Result<void> kept;
        {
            const test::FullDisk full(0);
            kept = backups.keep(work());
        }
        QVERIFY(!kept);
        QCOMPARE(backups.of(work()).size(), size_t(1));
        QCOMPARE(*lecture::readWhole(backups.of(work()).front().file, 100), QByteArray("first"));
    }
#endif
};

LECTOGRAPH_TEST_MAIN(TestEditorVersions)
#include "tst_editor_versions.moc"
