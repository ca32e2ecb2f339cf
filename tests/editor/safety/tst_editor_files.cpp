// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "editor/edits/blocks.h"
#include "editor/safety/backupsdialog.h"
#include "editor/safety/fileflow.h"
#include "editor/widgets/theme.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Gives scripted answers, and records the questions.
class Script final : public Questions
{
public:
    std::vector<Answer> answers; ///< the next answers
    std::vector<Question> asked;
    std::vector<base::Error> told;
    QString path;      ///< the path selected next
    QStringList paths; ///< the paths selected before it
    QString suggested;

    Answer ask(const Question &question) override
    {
        asked.push_back(question);
        if (answers.empty())
            qFatal("an unexpected question: %s", qPrintable(question.text));
        const Answer answer = answers.front();
        answers.erase(answers.begin());
        if (std::ranges::find(question.answers, answer) == question.answers.end())
            qFatal("no such answer to: %s", qPrintable(question.text));
        return answer;
    }
    void tell(const base::Error &error) override { told.push_back(error); }
    QString fileToOpen(const QString &) override { return path; }
    QString folderToOpen(const QString &) override { return path; }
    QString fileToSave(const QString &name) override
    {
        suggested = name;
        return paths.isEmpty() ? path : paths.takeFirst();
    }
};

/// A program with one window.
struct Desk
{
    explicit Desk(const timeline::Registry &registry, const QString &folder)
        : session(registry), safety(session, folder, {24h, 24h})
    {
        auto owned = std::make_unique<Script>();
        script = owned.get();
        flow = std::make_unique<FileFlow>(session, safety, &window, std::move(owned));
    }
    ~Desk() { flow.reset(); }

    Document &document() { return session.document; }
    void count(int number)
    {
        document().edit(u"Count"_s, [number](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.title = QString::number(number);
            return lecture;
        });
    }
    int number() { return document().lecture().title.toString().toInt(); }

    Session session;
    Safety safety;
    QWidget window;
    Script *script;
    std::unique_ptr<FileFlow> flow;
};

lecture::Lecture numbered(int number)
{
    lecture::Lecture lecture = emptyLecture(u"en"_s);
    lecture.title = QString::number(number);
    return lecture;
}

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

int numberAt(const QString &path)
{
    const auto lecture = lecture::load(path);
    return lecture ? lecture->title.toString().toInt() : -1;
}

} // namespace

class TestEditorFiles : public QObject
{
    Q_OBJECT

private:
    const timeline::Registry m_registry;
    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    static void quit() { QMetaObject::invokeMethod(qApp, "aboutToQuit", Qt::DirectConnection); }
    /// Saves as another program would, with a change of time or size.
    static void writeElsewhere(const QString &file, int number)
    {
        QVERIFY(lecture::save(numbered(number), file));
        QFile touched(file);
        QVERIFY(touched.open(QIODevice::ReadWrite));
        QVERIFY(touched.setFileTime(QDateTime::currentDateTime().addSecs(number), QFileDevice::FileModificationTime));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_files"_s);
    }
    void init()
    {
        QSettings().clear();
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(lecture::save(numbered(1), path(u"a.lecture"_s)));
    }

    void openingAndSavingGoOnInTheSameFile()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QSignalSpy titles(desk.flow.get(), &FileFlow::titleChanged);
        QSignalSpy used(desk.flow.get(), &FileFlow::fileUsed);
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        QCOMPARE(desk.number(), 1);
        QVERIFY(!titles.isEmpty());
        QVERIFY(desk.flow->windowTitle().startsWith(u"1 (a.lecture)[*]"_s));
        desk.count(2);
        QVERIFY(desk.flow->save());
        QVERIFY(!desk.document().isModified());
        QCOMPARE(numberAt(path(u"a.lecture"_s)), 2);
        QCOMPARE(used.size(), 2);
        QCOMPARE(desk.safety.backups().of(path(u"a.lecture"_s)).size(), size_t(1));
        QVERIFY(desk.script->asked.empty() && desk.script->told.empty());
    }

    void foldersOpenByThemselvesOrByTheirDocument()
    {
        QVERIFY(QDir().mkpath(path(u"folder"_s)));
        QVERIFY(lecture::save(numbered(6), path(u"folder"_s)));
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->open(path(u"folder/lecture.json"_s)));
        QCOMPARE(desk.document().path(), path(u"folder"_s));
        desk.count(7);
        QVERIFY(desk.flow->save());
        QCOMPARE(numberAt(path(u"folder"_s)), 7);
        desk.script->path = path(u"folder"_s);
        QVERIFY(desk.flow->openFolder());
    }

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

    void aLectureThatIsOpenIsKnownThroughALink()
    {
        QVERIFY(QFile::link(path(u"a.lecture"_s), path(u"link.lecture"_s)));
        Desk first(m_registry, path(u"recovery"_s));
        QVERIFY(first.flow->open(path(u"a.lecture"_s)));
        Desk second(m_registry, path(u"recovery"_s));
        second.script->answers = {Answer::Cancel};
        QVERIFY(!second.flow->open(path(u"link.lecture"_s)));
        QVERIFY(second.script->asked.front().text.contains(u"another window"_s));
        // In the same window it is the file that is open already.
        QVERIFY(first.flow->open(path(u"link.lecture"_s)));
        QCOMPARE(first.document().path(), path(u"a.lecture"_s));
        QVERIFY(first.script->asked.empty());
    }

    void aNameIsSuggestedInAFolderThatIsThere()
    {
        QSettings().setValue(u"files/folder"_s, path(u"unplugged"_s));
        Desk desk(m_registry, path(u"recovery"_s));
        desk.count(3);
        desk.script->path = path(u"new.lecture"_s);
        QVERIFY(desk.flow->save());
        const QFileInfo suggested(desk.script->suggested);
        QVERIFY(suggested.isAbsolute());
        QVERIFY(suggested.dir().exists());
        QVERIFY(!desk.script->suggested.contains(u"unplugged"_s));
    }

    void theFirstSaveAsksForAName()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->makeNew());
        desk.count(5);
        QVERIFY(!desk.flow->save()); // the dialog was cancelled
        QVERIFY(desk.document().isModified());
        desk.script->path = path(u"new"_s);
        QVERIFY(desk.flow->save());
        QCOMPARE(desk.document().path(), path(u"new.lecture"_s));
        QCOMPARE(numberAt(path(u"new.lecture"_s)), 5);
        // With the suffix added, the file exists.
        desk.script->path = path(u"a"_s);
        desk.script->answers = {Answer::Cancel};
        QVERIFY(!desk.flow->saveAs());
        QCOMPARE(numberAt(path(u"a.lecture"_s)), 1);
    }

    void nothingIsDiscardedUnasked()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        desk.count(2);
        desk.script->answers = {Answer::Cancel, Answer::Cancel, Answer::Cancel};
        QVERIFY(!desk.flow->makeNew());
        QVERIFY(!desk.flow->mayClose());
        QVERIFY(!desk.flow->open(path(u"a.lecture"_s)));
        QCOMPARE(desk.number(), 2);
        desk.script->answers = {Answer::Save};
        QVERIFY(desk.flow->makeNew());
        QCOMPARE(numberAt(path(u"a.lecture"_s)), 2);
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        desk.count(3);
        desk.script->answers = {Answer::DontSave};
        QVERIFY(desk.flow->mayClose());
        QCOMPARE(numberAt(path(u"a.lecture"_s)), 2);
        QCOMPARE(desk.script->asked.size(), size_t(5));
    }

    void whoeverClosesWithoutSavingIsNotOfferedItAgain()
    {
        {
            Desk desk(m_registry, path(u"recovery"_s));
            QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
            desk.count(2);
            desk.safety.flush();
            desk.script->answers = {Answer::DontSave, Answer::DontSave};
            QVERIFY(desk.flow->mayClose());
            desk.count(3); // the program did not quit
            quit();
            QVERIFY(!QDir(path(u"recovery"_s)).entryList({u"*.lecture"_s}).isEmpty());
            QVERIFY(desk.flow->mayClose());
            quit();
        }
        QVERIFY(QDir(path(u"recovery"_s)).entryList({u"*.lecture"_s, u"*.json"_s}).isEmpty());
    }

    void aSaveThatFailsKeepsTheWorkAndSaysWhy()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->makeNew());
        desk.count(4);
        desk.script->path = u"/proc/nowhere/b.lecture"_s;
        desk.script->answers = {Answer::Save, Answer::Cancel};
        QVERIFY(!desk.flow->mayClose());
        QCOMPARE(desk.script->asked.size(), size_t(2));
        const Question &why = desk.script->asked.back();
        QVERIFY(!why.text.isEmpty() && !why.detail.isEmpty());
        QCOMPARE(why.answers, (std::vector{Answer::SaveAs, Answer::Cancel}));
        QVERIFY(desk.document().isModified());
        QCOMPARE(desk.number(), 4);
        // The button helps.
        desk.script->answers = {Answer::Save, Answer::SaveAs};
        desk.script->paths = {u"/proc/nowhere/b.lecture"_s, path(u"b.lecture"_s)};
        QVERIFY(desk.flow->mayClose());
        QCOMPARE(numberAt(path(u"b.lecture"_s)), 4);
    }

    void theLectureIsNamedThatIsToBeSaved()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        desk.script->answers = {Answer::Cancel, Answer::Cancel};
        QVERIFY(desk.flow->makeNew());
        desk.document().edit(u"Edit"_s, [](lecture::Lecture lecture) -> base::Result<lecture::Lecture> {
            lecture.title = QString();
            lecture.font = u"Noto Serif"_s;
            return lecture;
        });
        QVERIFY(!desk.flow->mayClose());
        QVERIFY(desk.script->asked.back().text.contains(u"“Untitled lecture”"_s));
        QVERIFY(desk.script->asked.back().detail.contains(u"never saved"_s));
        desk.script->answers = {Answer::DontSave, Answer::Cancel};
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        desk.count(2);
        QVERIFY(!desk.flow->mayClose());
        QVERIFY(desk.script->asked.back().text.contains(u"“2 (a.lecture)”"_s)); // as in the title of the window
    }

    void nobodyGivesUpWorkForAFileThatCannotBeRead()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        desk.count(2);
        writeBytes(path(u"bad.lecture"_s), "nothing");
        QVERIFY(!desk.flow->open(path(u"bad.lecture"_s)));
        QVERIFY(desk.script->asked.empty()); // not whether to save
        QCOMPARE(desk.script->told.size(), size_t(1));
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
        QVERIFY(!desk.flow->open(path(u"bad.lecture"_s)));
        QVERIFY(!desk.flow->open(path(u"no.lecture"_s)));
        QCOMPARE(desk.script->told.size(), size_t(2));
        QCOMPARE(desk.document().path(), path(u"a.lecture"_s));
        QCOMPARE(desk.number(), 1);
    }

    void templatesOpenAsCopies()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->openTemplate(u"circle-area"_s));
        QVERIFY(desk.document().path().isEmpty());
        QVERIFY(!desk.document().isModified());
        QVERIFY(desk.flow->openTemplate(lecture::templates().front().folder));
        QVERIFY(desk.document().path().isEmpty());
        QVERIFY(!desk.flow->openTemplate(u"no-such-template"_s));
        QCOMPARE(desk.script->told.size(), size_t(1));
    }

    void aTemplateOpensInTheAuthorsLanguage()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        for (const QString &language : {u"ko"_s, u"zh"_s, u"en"_s}) {
            QSettings().setValue(u"language"_s, language);
            QVERIFY(desk.flow->openTemplate(u"exp-with-bars"_s));
            QCOMPARE(desk.document().lecture().language, language);
            QCOMPARE(desk.session.preview.language(), language);
            QVERIFY(!desk.document().isModified());
        }
        // The author's own files keep their language.
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        const QString own = desk.document().lecture().language;
        QSettings().setValue(u"language"_s, own == u"ko"_s ? u"zh"_s : u"ko"_s);
        QVERIFY(desk.flow->open(path(u"a.lecture"_s)));
        QCOMPARE(desk.document().lecture().language, own);
        QSettings().remove(u"language"_s);
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
        QVERIFY(!second.flow->saveAs());
        QCOMPARE(second.script->told.size(), size_t(1));
        // Releases the lock.
        QVERIFY(first.flow->makeNew());
        QVERIFY(second.flow->open(file));
        QVERIFY(second.script->answers.empty());
    }

    void theWindowsAskWhatTheyWereGiven()
    {
        applyTheme(*qApp, darkTheme());
        QWidget window;
        QuestionWindows windows(&window);
        const Question question{u"Save it?"_s, u"Or lose it."_s, {Answer::Save, Answer::DontSave, Answer::Cancel}};
        const auto answered = [&](Qt::Key key) {
            const BoxAnswer pressing([key](QMessageBox &box) {
                QCOMPARE(box.text(), u"Save it?"_s);
                QCOMPARE(box.informativeText(), u"Or lose it."_s);
                QCOMPARE(box.buttons().size(), 3);
                QCOMPARE(box.icon(), QMessageBox::NoIcon); // not Qt's icon
                QVERIFY(!box.iconPixmap().isNull());
                QTest::keyClick(box.focusWidget() ? box.focusWidget() : &box, key);
            });
            return windows.ask(question);
        };
        QCOMPARE(answered(Qt::Key_Return), Answer::Save);
        QCOMPARE(answered(Qt::Key_Escape), Answer::Cancel);
        const BoxAnswer accepting([](QMessageBox &box) {
            QVERIFY(box.informativeText().contains(u"Make room."_s) && box.informativeText().contains(u"disk"_s));
            QCOMPARE(box.icon(), QMessageBox::NoIcon);
            QVERIFY(!box.iconPixmap().isNull());
            QCOMPARE(box.buttons().size(), 1);
            QVERIFY(box.buttons().front()->icon().isNull());
            box.accept();
        });
        windows.tell({u"It is full."_s, u"Make room."_s, u"disk"_s});
    }

    void unsavedWorkOfAnEarlierProgramIsRecovered()
    {
        {
            Desk lost(m_registry, path(u"recovery"_s));
            QVERIFY(lost.flow->open(path(u"a.lecture"_s)));
            lost.count(9);
        }
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->recover(desk.safety.recoverable().front().id));
        QCOMPARE(desk.number(), 9);
        QCOMPARE(desk.document().path(), path(u"a.lecture"_s));
        QVERIFY(desk.document().isModified());
        QVERIFY(desk.flow->save());
        QCOMPARE(numberAt(path(u"a.lecture"_s)), 9);
        QVERIFY(desk.safety.recoverable().empty());
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorFiles)
#include "tst_editor_files.moc"
