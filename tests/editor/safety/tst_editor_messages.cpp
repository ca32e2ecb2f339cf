// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/language/language.h"
#include "editor/safety/fileflow.h"
#include "editor/safety/rescue.h"
#include "lecture/files.h"
#include "testmain.h"

#include <QApplication>
#include <QDir>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;

namespace {

/// Keeps what it is asked and told, and takes the way that changes nothing.
class Listener final : public Questions
{
public:
    std::vector<Question> asked;
    std::vector<base::Error> told;
    QString path;

    Answer ask(const Question &question) override
    {
        asked.push_back(question);
        return question.answers.back();
    }
    void tell(const base::Error &error) override { told.push_back(error); }
    QString fileToOpen(const QString &) override { return {}; }
    QString folderToOpen(const QString &) override { return {}; }
    QString fileToSave(const QString &) override { return path; }

    /// All that it was told, in the order of the windows.
    QStringList sentences() const
    {
        QStringList all;
        for (const Question &question : asked)
            all << question.text << question.detail;
        for (const base::Error &error : told)
            all << error.what << error.remedy;
        return all;
    }
};

/// A lecture of three scenes as files.
lecture::Files threeScenes()
{
    lecture::Lecture lecture = emptyLecture(u"ko"_s);
    for (const QString &id : {u"second"_s, u"third"_s}) {
        lecture::Scene scene;
        scene.id = id;
        scene.duration = base::Time::fromSeconds(2);
        lecture = *lecture::withScene(lecture, scene);
    }
    return *lecture::toFiles(lecture);
}

} // namespace

class TestEditorMessages : public QObject
{
    Q_OBJECT

    const timeline::Registry m_registry;
    std::unique_ptr<QTemporaryDir> m_dir;

    QString write(const QString &name, const QByteArray &content) const
    {
        const QString path = m_dir->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
    }

    /// What is said about a file that is opened, or saved to.
    struct Talk
    {
        Talk(const timeline::Registry &registry, const QString &folder) : session(registry), safety(session, folder)
        {
            auto owned = std::make_unique<Listener>();
            listener = owned.get();
            flow = std::make_unique<FileFlow>(session, safety, &window, std::move(owned));
        }
        ~Talk() { flow.reset(); }

        Session session;
        Safety safety;
        QWidget window;
        Listener *listener;
        std::unique_ptr<FileFlow> flow;
    };

    /// Nothing of it is English, but for names of files, of formats and of scenes.
    static void verifyKorean(const QStringList &sentences)
    {
        QVERIFY(!sentences.isEmpty());
        static const QRegularExpression quoted(u"“[^”]*”|\\S*[/.]\\S*|\\b(JSON|MiB|Lectograph|lecture|OK)\\b"_s);
        static const QRegularExpression english(u"[A-Za-z]{2,}"_s);
        for (QString sentence : sentences) {
            sentence = sentence.section(u"\n\n/"_s, 0, 0); // the path stands at the end
            const QString words = QString(sentence).remove(quoted);
            QVERIFY2(!words.contains(english), qPrintable(sentence));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_messages"_s);
        QSettings().clear();
        useLanguage(*qApp, u"ko"_s);
    }
    void cleanupTestCase() { useLanguage(*qApp, u"en"_s); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void aFolderIsNotCalledAFile()
    {
        const QString folder = m_dir->filePath(u"Documents"_s);
        QVERIFY(QDir().mkpath(folder));
        QVERIFY2(placeInWords(folder).startsWith(u"폴더는 "_s), qPrintable(placeInWords(folder)));
        QVERIFY2(placeInWords(folder).contains(u"“Documents”"_s), qPrintable(placeInWords(folder)));
        QCOMPARE(placeInWords(folder + u'/'), placeInWords(folder));
        const QString file = folder + u"/heads.lecture"_s; // also one that is gone
        QVERIFY2(placeInWords(file).startsWith(u"파일은 "_s), qPrintable(placeInWords(file)));
    }

    void aFileThatDoesNotOpenIsExplainedWithWhatHelps_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("hasRest");
        const lecture::Files files = threeScenes();
        const QByteArray whole = *lecture::writeArchive(files);
        const auto with = [&](const QString &name, const QByteArray &content) {
            lecture::Files changed = files;
            changed[name] = content;
            return *lecture::writeArchive(changed);
        };
        const QByteArray scene = files.at(u"scenes/second.json"_s);
        QTest::newRow("cut off near its end") << whole.chopped(8) << true;
        QTest::newRow("cut off at its beginning") << whole.first(20) << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("something else") << QByteArray("\x89PNG and so on") << false;
        QTest::newRow("one scene cut off") << with(u"scenes/second.json"_s, scene.first(scene.size() / 2)) << true;
        QTest::newRow("one scene of zeros") << with(u"scenes/second.json"_s, QByteArray(200, '\0')) << true;
        QTest::newRow("one scene empty") << with(u"scenes/second.json"_s, {}) << true;
        QTest::newRow("one scene with a wrong value") << with(u"scenes/second.json"_s, R"({"id": 5})") << true;
        QTest::newRow("the list of scenes cut off")
            << with(u"lecture.json"_s, files.at(u"lecture.json"_s).chopped(9)) << false;
        QTest::newRow("newer") << with(
            u"lecture.json"_s, QByteArray(files.at(u"lecture.json"_s)).replace("\"version\": ", "\"version\": 9"))
                               << false;
    }
    void aFileThatDoesNotOpenIsExplainedWithWhatHelps()
    {
        QFETCH(QByteArray, content);
        QFETCH(bool, hasRest);
        Talk talk(m_registry, m_dir->filePath(u"recovery"_s));
        const QString file = write(u"a.lecture"_s, content);
        QVERIFY(!talk.flow->open(file));
        const Listener &first = *talk.listener;
        QCOMPARE(first.asked.size(), size_t(1));
        verifyKorean(first.sentences());
        QVERIFY(!first.sentences().contains(QString())); // nor is there a sentence without advice
        // A lecturer has no lecture.json with a version, but a file in a folder.
        const QString detail = first.asked.front().detail;
        QVERIFY2(detail.endsWith(u'.') && !detail.contains(u"lecture.json: "_s), qPrintable(detail));
        QCOMPARE(first.asked.front().answers.front(), hasRest ? Answer::OpenRest : Answer::OpenOther);
        // With an earlier version, that is offered in any case.
        QVERIFY(write(u"a.lecture"_s, *lecture::writeArchive(threeScenes())) == file);
        QVERIFY(talk.safety.backups().keep(file));
        QVERIFY(write(u"a.lecture"_s, content) == file);
        QVERIFY(!talk.flow->open(file));
        QVERIFY(!first.asked.empty());
        QVERIFY(std::ranges::count(first.asked.back().answers, Answer::EarlierVersions) == 1);
        verifyKorean(first.sentences());
    }

    void aFileThatIsGoneIsExplained()
    {
        Talk talk(m_registry, m_dir->filePath(u"recovery"_s));
        QVERIFY(!talk.flow->open(m_dir->filePath(u"gone.lecture"_s)));
        QVERIFY(!talk.flow->open(m_dir->path()));
        QVERIFY(talk.listener->told.empty()); // nothing ends with an OK alone
        for (const Question &question : talk.listener->asked)
            QCOMPARE(question.answers, (std::vector{Answer::OpenOther, Answer::Close}));
        verifyKorean(talk.listener->sentences());
    }

    void aSaveOntoALectureThatIsOpenElsewhereOffersAnotherName()
    {
        const QString file = write(u"a.lecture"_s, *lecture::writeArchive(threeScenes()));
        Talk other(m_registry, m_dir->filePath(u"recovery"_s));
        QVERIFY(other.flow->open(file));
        Talk talk(m_registry, m_dir->filePath(u"recovery"_s));
        talk.session.document.open(emptyLecture(u"ko"_s), {});
        talk.listener->path = file;
        QVERIFY(!talk.flow->saveAs());
        QVERIFY(talk.listener->told.empty());
        QCOMPARE(talk.listener->asked.back().answers, (std::vector{Answer::SaveAs, Answer::Cancel}));
        verifyKorean(talk.listener->sentences());
    }

    void aSaveThatFailsOffersAnotherPlace_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("the folder is gone") << u"no such folder/a.lecture"_s;
        QTest::newRow("the folder is a file") << u"file/a.lecture"_s;
        QTest::newRow("nobody may write there") << u"/proc/a.lecture"_s;
    }
    void aSaveThatFailsOffersAnotherPlace()
    {
        QFETCH(QString, path);
        QVERIFY(!write(u"file"_s, "x").isEmpty());
        Talk talk(m_registry, m_dir->filePath(u"recovery"_s));
        talk.session.document.open(emptyLecture(u"ko"_s), {});
        talk.listener->path = path.startsWith(u'/') ? path : m_dir->filePath(path);
        QVERIFY(!talk.flow->saveAs());
        QCOMPARE(talk.listener->asked.size(), size_t(1));
        QCOMPARE(talk.listener->asked.front().answers.front(), Answer::SaveAs);
        verifyKorean(talk.listener->sentences());
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorMessages)
#include "tst_editor_messages.moc"
