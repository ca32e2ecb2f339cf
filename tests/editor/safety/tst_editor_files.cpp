// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "desk.h"
#include "editor/widgets/theme.h"
#include "lecture/templates.h"
#include "testmain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

void quit()
{
    QMetaObject::invokeMethod(qApp, "aboutToQuit", Qt::DirectConnection);
}

} // namespace

class TestEditorFiles : public QObject, private FolderBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(u"tst_editor_files"_s); }
    void init() { begin(); }

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

    void aSceneOfATemplateOpensAlone()
    {
        Desk desk(m_registry, path(u"recovery"_s));
        QVERIFY(desk.flow->openTemplate(u"transformer-tutorial"_s, u"layer-norm"_s));
        QVERIFY(desk.document().path().isEmpty());
        QVERIFY(!desk.document().isModified());
        QCOMPARE(desk.document().lecture().scenes.size(), size_t(1));
        QCOMPARE(desk.document().lecture().scenes.front()->id, u"layer-norm"_s);
        QVERIFY(!desk.flow->openTemplate(u"transformer-tutorial"_s, u"no-such-scene"_s));
        QCOMPARE(desk.script->told.size(), size_t(1));
        QCOMPARE(desk.document().lecture().scenes.front()->id, u"layer-norm"_s);
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
};

LECTOGRAPH_TEST_MAIN(TestEditorFiles)
#include "tst_editor_files.moc"
