// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"
#include "editor/safety/backupsdialog.h"
#include "testmain.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

lecture::Lecture twoScenes(int number)
{
    lecture::Scene second;
    second.id = u"second"_s;
    second.duration = base::Time::fromSeconds(2);
    return *lecture::withScene(numbered(number), second);
}

void writeBytes(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

/// Saves as another program would, with a change of time or size.
void writeElsewhere(const QString &file, int number)
{
    QVERIFY(lecture::save(numbered(number), file));
    QFile touched(file);
    QVERIFY(touched.open(QIODevice::ReadWrite));
    QVERIFY(touched.setFileTime(QDateTime::currentDateTime().addSecs(number), QFileDevice::FileModificationTime));
}

} // namespace

class TestTroubledFiles : public QObject, private FolderBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(u"tst_editor_troubled_files"_s); }
    void init() { begin(); }

    /// Under every name of the file: its own, a link to it, or a link to its folder.
    void whatWasNotSavedIsOfferedWithItsFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("itself") << u"a.lecture"_s;
        QTest::newRow("a link") << u"link.lecture"_s;
        QTest::newRow("a link to the folder") << u"here/a.lecture"_s;
    }

    void whatWasNotSavedIsOfferedWithItsFile()
    {
        QFETCH(QString, name);
        QVERIFY(QFile::link(path(u"a.lecture"_s), path(u"link.lecture"_s)));
        QVERIFY(QFile::link(m_dir->path(), path(u"here"_s)));
        const auto leaveBehind = [&] {
            Desk gone(m_registry, path(u"recovery"_s));
            QVERIFY(gone.flow->open(path(u"a.lecture"_s)));
            gone.count(7);
        };
        leaveBehind();
        {
            Desk desk(m_registry, path(u"recovery"_s));
            desk.script->answers = {Answer::Cancel};
            QVERIFY(!desk.flow->open(path(name)));
            QCOMPARE(desk.script->asked.size(), size_t(1));
            QVERIFY(desk.script->asked.front().text.contains(u"Recover"_s));
            desk.script->answers = {Answer::Recover};
            QVERIFY(desk.flow->open(path(name)));
            QCOMPARE(desk.number(), 7);
            QVERIFY(desk.document().isModified());
            QCOMPARE(desk.document().path(), path(u"a.lecture"_s));
            QVERIFY(desk.flow->save());
            QCOMPARE(numberAt(path(u"a.lecture"_s)), 7);
        }
        leaveBehind();
        Desk desk(m_registry, path(u"recovery"_s));
        desk.script->answers = {Answer::Discard};
        QVERIFY(lecture::save(numbered(8), path(u"other.lecture"_s)));
        QVERIFY(desk.flow->open(path(u"other.lecture"_s))); // without unsaved work
        QVERIFY(desk.flow->open(path(name)));
        QCOMPARE(desk.script->asked.back().answers, (std::vector{Answer::Recover, Answer::Discard, Answer::Cancel}));
        QVERIFY(!desk.document().isModified());
        QVERIFY(desk.safety.recoverable().empty());
    }

    void nobodyGivesUpWorkForAFileThatCannotBeRead()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        desk.count(2);
        writeBytes(path(u"bad.lecture"_s), "nothing");
        desk.script->answers = {Answer::Close};
        QVERIFY(!desk.flow->open(path(u"bad.lecture"_s)));
        QCOMPARE(desk.script->asked.size(), size_t(1)); // not whether to save
        QCOMPARE(desk.script->asked.front().answers, (std::vector{Answer::OpenOther, Answer::Close}));
        QCOMPARE(desk.number(), 2);
    }

    void theRestOfADamagedLectureOpensAsACopy()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        const QString file = path(u"damaged.lecture"_s);
        lecture::Files files = *lecture::toFiles(twoScenes(3));
        files[u"scenes/second.json"_s].chop(5);
        const QByteArray bytes = *lecture::writeArchive(files);
        writeBytes(file, bytes);
        std::vector<base::Error> lost;
        QObject::connect(desk.flow.get(), &FileFlow::salvaged, this,
                         [&](const std::vector<base::Error> &errors) { lost = errors; });
        desk.script->answers = {Answer::Close};
        QVERIFY(!desk.flow->open(file));
        const Question &question = desk.script->asked.front();
        QVERIFY2(question.text.contains(u"damaged.lecture"_s), qPrintable(question.text));
        QVERIFY2(question.detail.contains(u"“second”"_s), qPrintable(question.detail));
        QCOMPARE(question.answers, (std::vector{Answer::OpenRest, Answer::Close}));
        desk.script->answers = {Answer::OpenRest};
        desk.flow->open(file);
        QCOMPARE(desk.number(), 3);
        QCOMPARE(desk.document().lecture().scenes.size(), size_t(1));
        QCOMPARE(lost.size(), size_t(1));
        // Saving asks where: what could not be read is not overwritten.
        QVERIFY(desk.document().isModified());
        QVERIFY(desk.document().path().isEmpty());
        QVERIFY(!desk.flow->save());
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
    }

    void anEarlierVersionOpensInsteadOfAFileThatDoesNot()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        const QString file = path(u"a.lecture"_s);
        QVERIFY(desk.flow->open(file));
        for (int number = 2; number <= 3; ++number) {
            desk.count(number);
            QVERIFY(desk.flow->save());
        }
        QVERIFY(desk.flow->makeNew());
        writeBytes(file, "PK\3\4 and no more");
        desk.script->answers = {Answer::EarlierVersions};
        QVERIFY(!desk.flow->open(file));
        QCOMPARE(desk.script->asked.back().answers, (std::vector{Answer::EarlierVersions, Answer::Close}));
        auto *dialog = desk.window.findChild<BackupsDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->findChild<QListWidget *>(u"backups"_s)->count(), 2);
        dialog->findChild<QPushButton *>(u"restore"_s)->click();
        QCOMPARE(desk.number(), 2);
        QCOMPARE(desk.document().path(), file);
        QVERIFY(desk.document().isModified()); // the file is as it was
        QVERIFY(desk.flow->save());
        QCOMPARE(numberAt(file), 2);
    }

    void whatCannotBeReadIsReportedAndTheLectureStays()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        QFile bad(path(u"bad.lecture"_s));
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("nothing") == 7);
        bad.close();
        desk.script->answers = {Answer::Close, Answer::Close};
        QVERIFY(!desk.flow->open(path(u"bad.lecture"_s)));
        QVERIFY(!desk.flow->open(path(u"no.lecture"_s)));
        QCOMPARE(desk.script->asked.size(), size_t(2));
        QCOMPARE(desk.document().path(), path(u"a.lecture"_s));
        QCOMPARE(desk.number(), 1);
        // From there to another one.
        QVERIFY(lecture::save(numbered(3), path(u"other.lecture"_s)));
        desk.script->answers = {Answer::OpenOther};
        desk.script->path = path(u"other.lecture"_s);
        desk.flow->open(path(u"bad.lecture"_s));
        QCOMPARE(desk.document().path(), path(u"other.lecture"_s));
        QCOMPARE(desk.number(), 3);
    }

    void aFileThatSomebodyElseChangedIsNotOverwritten()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        const QString file = path(u"a.lecture"_s);
        QVERIFY(desk.flow->open(file));
        desk.flow->lookAtDisk();
        QVERIFY(desk.script->asked.empty());
        desk.count(2);
        writeElsewhere(file, 50);
        desk.script->answers = {Answer::Cancel};
        QVERIFY(!desk.flow->save());
        QCOMPARE(numberAt(file), 50);
        desk.script->answers = {Answer::SaveMineAs};
        desk.script->path = path(u"mine.lecture"_s);
        QVERIFY(desk.flow->save());
        QCOMPARE(numberAt(file), 50);
        QCOMPARE(numberAt(path(u"mine.lecture"_s)), 2);

        writeElsewhere(path(u"mine.lecture"_s), 60);
        desk.count(3);
        desk.script->answers = {Answer::Replace};
        QVERIFY(desk.flow->save());
        QCOMPARE(numberAt(path(u"mine.lecture"_s)), 3);
        // The other version is backed up.
        const std::vector<Backup> kept = desk.safety.backups().of(path(u"mine.lecture"_s));
        QVERIFY(!kept.empty());
        QCOMPARE(numberAt(kept.front().file), 60);
    }

    void aChangeOnTheDiskIsReportedAtOnce()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        const QString file = path(u"a.lecture"_s);
        QVERIFY(desk.flow->open(file));
        desk.script->answers = {Answer::Reload};
        writeElsewhere(file, 70);
        QTRY_COMPARE_WITH_TIMEOUT(desk.number(), 70, 30000);
        QVERIFY(!desk.document().isModified());

        desk.script->answers = {Answer::KeepMine};
        writeElsewhere(file, 80);
        QTRY_COMPARE_WITH_TIMEOUT(desk.script->asked.size(), size_t(2), 30000);
        QCOMPARE(desk.number(), 70);
        QVERIFY(desk.document().isModified()); // it differs from the file now
        desk.flow->lookAtDisk();
        QCOMPARE(desk.script->asked.size(), size_t(2)); // asked once per change
    }

    void aFileThatIsGoneIsReported()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        const QString file = path(u"a.lecture"_s);
        QVERIFY(desk.flow->open(file));
        QVERIFY(QFile::remove(file));
        desk.script->answers = {Answer::KeepMine};
        desk.flow->lookAtDisk();
        QVERIFY(desk.document().isModified());
        desk.flow->lookAtDisk();
        QCOMPARE(desk.script->asked.size(), size_t(1));
        QVERIFY(desk.flow->save());
        QCOMPARE(numberAt(file), 1);
        QVERIFY(QFile::remove(file));
        desk.script->answers = {Answer::Save};
        desk.flow->lookAtDisk();
        QCOMPARE(numberAt(file), 1);
        QVERIFY(!desk.document().isModified());
    }

    void aFileThatIsOpenElsewhereIsOpenedAsACopyOrNotAtAll()
    {
        Desk first(m_registry, path(u"recovery"_s));
        Desk second(m_registry, path(u"recovery"_s));
        const QString file = path(u"a.lecture"_s);
        QVERIFY(first.flow->open(file));
        second.script->answers = {Answer::Cancel, Answer::OpenCopy, Answer::OpenAnyway};
        QVERIFY(!second.flow->open(file));
        QVERIFY(second.flow->open(file));
        QVERIFY(second.document().path().isEmpty());
        QCOMPARE(second.number(), 1);
        QVERIFY(second.flow->open(file));
        QCOMPARE(second.document().path(), file);
        QVERIFY(second.flow->makeNew());
        second.script->path = file;
        second.script->answers = {Answer::Cancel};
        QVERIFY(!second.flow->saveAs());
        QCOMPARE(second.script->asked.back().answers, (std::vector{Answer::SaveAs, Answer::Cancel}));
        second.script->answers = {Answer::SaveAs};
        second.script->paths = {file};
        second.script->path = path(u"mine.lecture"_s);
        QVERIFY(second.flow->saveAs());
        QCOMPARE(second.document().path(), path(u"mine.lecture"_s));
        QVERIFY(second.flow->makeNew());
        // Releases the lock.
        QVERIFY(first.flow->makeNew());
        QVERIFY(second.flow->open(file));
        QVERIFY(second.script->answers.empty());
    }

    void unsavedWorkOfAnEarlierProgramIsRecovered()
    {
        {
            Desk lost(m_registry, path(u"recovery"_s));
            QVERIFY(lost.flow->open(path(u"a.lecture"_s)));
            lost.count(9);
        }
        Desk desk(m_registry, path(u"recovery"_s));
        const QSignalSpy offered(&desk.document(), &Document::offered);
        QVERIFY(desk.flow->recover(desk.safety.recoverable().front().id));
        QCOMPARE(desk.number(), 9);
        // That it is not saved is said only until it is.
        QCOMPARE(offered.size(), 1);
        const auto isUnsaved = offered.front()[3].value<std::function<bool()>>();
        QVERIFY(isUnsaved && isUnsaved());
        QCOMPARE(desk.document().path(), path(u"a.lecture"_s));
        QVERIFY(desk.document().isModified());
        QVERIFY(desk.flow->save());
        QVERIFY(!isUnsaved());
        QCOMPARE(numberAt(path(u"a.lecture"_s)), 9);
        QVERIFY(desk.safety.recoverable().empty());
    }
};

LECTOGRAPH_TEST_MAIN(TestTroubledFiles)
#include "tst_editor_troubled_files.moc"
