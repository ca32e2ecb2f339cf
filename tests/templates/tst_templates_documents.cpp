// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving.h"
#include "templates.h"

#include "lecture/block_library.h"
#include "lecture/check.h"
#include "lecture/edit.h"
#include "lecture/files.h"
#include "lecture/folder.h"
#include "testmain.h"

#include <QTemporaryDir>

#include <algorithm>
#include <map>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// Whether it is a block of the library, which a lecture carries as it is.
bool isOfTheLibrary(const QString &name, const QByteArray &content)
{
    QFile file(lecture::shippedBlockFolder() + u'/' + name.sliced(name.lastIndexOf(u'/') + 1));
    return name.startsWith(u"blocks/") && file.open(QIODevice::ReadOnly) && file.readAll() == content;
}

} // namespace

class TestTemplatesDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noneIsMissing()
    {
        QStringList there;
        for (const TemplateCase &one : templateCases())
            there << one.id;
        QCOMPARE(there, expectedTemplates());
    }

    void areToldApartByTheirTitlesInEveryLanguage()
    {
        for (const QString &language : {u"en"_s, u"zh"_s, u"ko"_s}) {
            std::map<QString, QString> titles;
            for (const TemplateCase &one : templateCases()) {
                const QString title = lectureOf(one.id).title.toObject().value(language).toString();
                QVERIFY2(!title.isEmpty(), qPrintable(one.id));
                const auto [same, isNew] = titles.emplace(title.toCaseFolded(), one.id);
                QVERIFY2(
                    isNew,
                    qPrintable(u"%1: %2 and %3 are both called “%4”"_s.arg(language, same->second, one.id, title)));
            }
        }
    }

    void hasNoProblemsInAnyLanguage_data() { addTemplateRows(); }
    void hasNoProblemsInAnyLanguage()
    {
        QFETCH(QString, id);
        const lecture::Lecture lecture = lectureOf(id);
        for (const QString &language : {u"en"_s, u"zh"_s, u"ko"_s})
            QVERIFY2(lecture.languages.contains(language), qPrintable(language));
        QStringList problems;
        for (const graph::Problem &problem : lecture::check(lecture, registry()))
            problems << problem.error.text();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    /// Problems that occur only while drawing, such as a missing glyph, are reported then.
    void playsWithoutProblemsInAnyLanguage_data() { addTemplateRows(); }
    void playsWithoutProblemsInAnyLanguage()
    {
        QFETCH(QString, id);
        for (const QString &language : lectureOf(id).languages) {
            picture::Show show = showOf(id, {}, language);
            for (Time time; time < show.duration(); time = time + Time::fromSeconds(0.9))
                QVERIFY(show.at(time).hash != 0);
            QStringList problems;
            for (const graph::Problem &problem : show.problems())
                problems << language + u": "_s + problem.error.text();
            QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        }
    }

    void lastsAsLongAsPlanned_data() { addTemplateRows(); }
    void lastsAsLongAsPlanned()
    {
        QFETCH(QString, id);
        const std::vector<double> planned = templateCase(id).durations;
        QVERIFY2(!planned.empty(), "Write the lengths of its scenes into tests/templates/templates.json.");
        const picture::Show show = showOf(id);
        QCOMPARE(show.scenes().size(), planned.size());
        for (std::size_t i = 0; i < planned.size(); ++i) {
            const picture::Show::SceneSpan &scene = show.scenes()[i];
            QVERIFY2(
                qAbs(scene.duration.seconds() - planned[i]) <= 0.1,
                qPrintable(u"%1: %2 s instead of %3 s"_s.arg(scene.id).arg(scene.duration.seconds()).arg(planned[i])));
        }
    }

    /// What lectures can share and repeat keeps them short. Only the time in which something moves counts, so that a
    /// lecture may wait as long or as short as it reads best.
    void aSecondOfMotionTakesFewLines()
    {
        qsizetype lines = 0;
        double seconds = 0;
        for (const TemplateCase &one : templateCases()) {
            const auto files = lecture::readFolder(one.folder);
            QVERIFY(files);
            for (const auto &[name, content] : *files)
                lines += name.endsWith(u".json") && !isOfTheLibrary(name, content) ? content.count('\n') : 0;
            picture::Show show = showOf(one.id);
            seconds += movingTime(show).seconds();
        }
        constexpr double most = 21.54;
        QVERIFY2(static_cast<double>(lines) <= most * seconds,
                 qPrintable(u"%1 lines for %2 s of motion"_s.arg(lines).arg(seconds)));
    }

    void aWaitIsNoMotion_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("scene");
        QTest::newRow("after clips") << u"masking"_s << u"main"_s;
        QTest::newRow("after keyframes") << u"attention-explained"_s << u"scaling"_s;
        QTest::newRow("while the camera turns") << u"attention-explained"_s << u"heads-add"_s;
        QTest::newRow("before a scene that continues it") << u"attention-patterns"_s << u"query"_s;
    }
    void aWaitIsNoMotion()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        const lecture::Lecture lecture = lectureOf(id);
        picture::Show show(lecture, registry());
        const auto span = std::ranges::find(show.scenes(), scene, &picture::Show::SceneSpan::id);
        QVERIFY(span != show.scenes().end());
        const Time length = span->duration;
        const auto longer = lecture::withSceneChanged(lecture, scene,
                                                      [&](lecture::Scene &changed) -> base::Result<void> {
                                                          changed.duration = length + Time::fromSeconds(7);
                                                          return {};
                                                      });
        QVERIFY(longer);
        picture::Show waiting(*longer, registry());
        QCOMPARE(waiting.duration(), show.duration() + Time::fromSeconds(7));
        QVERIFY(movingTime(show) > Time());
        QCOMPARE(movingTime(waiting), movingTime(show));
    }

    void savesAsItWasRead_data() { addTemplateRows(); }
    void savesAsItWasRead()
    {
        QFETCH(QString, id);
        const auto files = lecture::readFolder(templateCase(id).folder);
        QVERIFY(files);
        const lecture::Lecture lecture = lectureOf(id);
        const auto written = lecture::toFiles(lecture);
        QVERIFY(written);
        for (const auto &[name, content] : *files)
            QVERIFY2(written->contains(name) && written->at(name) == content, qPrintable(name));
        QCOMPARE(written->size(), files->size());

        QTemporaryDir dir;
        const QString archive = dir.filePath(id + u".lecture"_s);
        QVERIFY(lecture::save(lecture, archive));
        const auto back = lecture::load(archive);
        QVERIFY2(back, back ? "" : qPrintable(back.error().text()));
        QVERIFY(*lecture::toFiles(*back) == *files);
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesDocuments)
#include "tst_templates_documents.moc"
