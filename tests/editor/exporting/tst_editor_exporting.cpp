// SPDX-License-Identifier: GPL-3.0-or-later
#include "../messageboxes.h"
#include "bench.h"

#include "editor/edits/blocks.h"
#include "editor/exporting/queuepanel.h"
#include "editor/operations/deletion.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using exporting::ExportRequest;

namespace {

int framesOf(const QString &file)
{
    QProcess process;
    process.start(u"ffprobe"_s,
                  {u"-v"_s, u"error"_s, u"-count_frames"_s, u"-show_entries"_s, u"stream=nb_read_frames"_s, u"-of"_s,
                   u"csv=p=0"_s, file});
    process.waitForFinished(longest);
    return process.readAllStandardOutput().trimmed().toInt();
}

QByteArray read(const QString &path)
{
    return lecture::readWhole(path, 1 << 28).value_or(QByteArray());
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class TestExporting : public ExportBench
{
    Q_OBJECT

private Q_SLOTS:
    void aVideoHasTheFramesThatWereAskedFor()
    {
        ExportQueue queue(registry());
        QSignalSpy finished(&queue, &ExportQueue::jobFinished);
        const int id = queue.add(shortAndSmall(path(u"a.mp4"_s)));
        QCOMPARE(queue.job(id)->state, JobState::Running);
        QVERIFY(queue.isBusy());
        QVERIFY(queue.summary().startsWith(u"1 "_s));
        finish(queue);
        QCOMPARE(finished.size(), 1);
        const ExportJob &job = *queue.job(id);
        QVERIFY2(job.state == JobState::Done, qPrintable(job.error.text()));
        QCOMPARE(job.report.frames, qint64(30));
        QCOMPARE(job.progress.done, qint64(30));
        QCOMPARE(job.name, u"a.mp4"_s);
        QCOMPARE(framesOf(path(u"a.mp4"_s)), 30);
        QVERIFY(queue.summary().isEmpty());
    }

    void scenesAndLanguagesAreChosen()
    {
        ExportQueue queue(registry());
        ExportRequest request{.lecture = templateNamed(u"transformer-architecture"_s),
                              .language = u"ko"_s,
                              .scenes = {u"title"_s},
                              .settings = {.path = path(u"scene.mp4"_s), .size = {64, 36}, .rate = {10, 1}}};
        queue.add(request);
        finish(queue);
        QCOMPARE(framesOf(path(u"scene.mp4"_s)), 28);
    }

    void aVideoTellsItsTitleAndItsScenes()
    {
        const auto probed = [&](const ExportRequest &request) {
            exporting::Export video(request, registry());
            const auto report = video.run();
            if (!report)
                qFatal("%s", qPrintable(report.error().text()));
            QProcess process;
            process.start(u"ffprobe"_s,
                          {u"-v"_s, u"error"_s, u"-show_chapters"_s, u"-show_format"_s, u"-of"_s, u"json"_s,
                           request.settings.path});
            process.waitForFinished(longest);
            return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        };
        const auto chaptersOf = [](const QJsonObject &told) {
            QStringList chapters;
            for (const QJsonValue &chapter : told[u"chapters"_s].toArray())
                chapters.append(u"%1 %2"_s.arg(chapter[u"start_time"_s].toString().toDouble())
                                    .arg(chapter[u"tags"_s][u"title"_s].toString()));
            return chapters;
        };
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        lecture.title = QJsonObject{{u"en"_s, u"Attention"_s}, {u"ko"_s, u"어텐션"_s}};
        lecture.scenes.clear();
        for (const auto &[id, korean] : {std::pair(u"one"_s, u"하나"_s), {u"two"_s, u"둘"_s}, {u"three"_s, u"셋"_s}}) {
            lecture::Scene scene;
            scene.id = id;
            scene.name = QJsonObject{{u"en"_s, id}, {u"ko"_s, korean}};
            scene.duration = base::Time::fromSeconds(2);
            lecture.scenes.push_back(std::make_shared<const lecture::Scene>(scene));
        }
        ExportRequest request{.lecture = lecture,
                              .settings = {.path = path(u"a.mp4"_s), .size = {64, 36}, .rate = {10, 1}}};
        QCOMPARE(chaptersOf(probed(request)), (QStringList{u"0 one"_s, u"2 two"_s, u"4 three"_s}));
        request.language = u"ko"_s;
        request.from = base::Time::fromSeconds(1);
        request.to = base::Time::fromSeconds(4);
        const QJsonObject part = probed(request);
        QCOMPARE(part[u"format"_s][u"tags"_s][u"title"_s].toString(), u"어텐션"_s);
        QCOMPARE(chaptersOf(part), (QStringList{u"0 하나"_s, u"1 둘"_s}));
        // One scene has no parts.
        request.from = request.to = {};
        request.scenes = {u"two"_s};
        QCOMPARE(chaptersOf(probed(request)), QStringList());
    }

    void oneAfterTheOther()
    {
        ExportQueue queue(registry());
        const int first = queue.add(shortAndSmall(path(u"1.mp4"_s)));
        const int second = queue.add(shortAndSmall(path(u"2.mp4"_s)));
        const int third = queue.add(shortAndSmall(path(u"3.mp4"_s)));
        QCOMPARE(queue.job(first)->state, JobState::Running);
        QCOMPARE(queue.job(second)->state, JobState::Waiting);
        QVERIFY(queue.summary().startsWith(u"3 "_s));
        queue.cancel(third);
        QCOMPARE(queue.job(third)->state, JobState::Cancelled);
        finish(queue);
        QCOMPARE(namesIn(m_dir->path()), (QStringList{u"1.mp4"_s, u"2.mp4"_s}));
        queue.clearFinished();
        QCOMPARE(queue.jobs().size(), size_t(0));
    }

    void noTwoExportsWriteOneFile()
    {
        ExportQueue queue(registry());
        QueuePanel panel(queue);
        panel.show();
        const int first = queue.add(endless(path(u"a.mp4"_s)));
        const int second = queue.add(endless(m_dir->path() + u"/./a.mp4"_s));
        QTRY_COMPARE_WITH_TIMEOUT(queue.job(first)->state, JobState::Cancelled, longest);
        QTRY_COMPARE_WITH_TIMEOUT(queue.job(second)->state, JobState::Running, longest);
        const auto *again = part<QToolButton>(*part<QWidget>(panel, u"job%1"_s.arg(first)), u"retry"_s);
        QVERIFY(!again->isEnabled());
        queue.retry(first);
        QCOMPARE(queue.job(first)->state, JobState::Cancelled);
        queue.cancel(second);
        QTRY_COMPARE_WITH_TIMEOUT(queue.job(second)->state, JobState::Cancelled, longest);
        QVERIFY(again->isEnabled());
    }

    void cancellingLeavesTheOldFileAndNothingElse()
    {
        write(path(u"old.mp4"_s), "old video");
        ExportQueue queue(registry());
        const int id = queue.add(endless(path(u"old.mp4"_s)));
        QTRY_VERIFY_WITH_TIMEOUT(queue.job(id)->progress.done > 0, longest);
        queue.cancel(id);
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Cancelled);
        QCOMPARE(namesIn(m_dir->path()), QStringList{u"old.mp4"_s});
        QCOMPARE(read(path(u"old.mp4"_s)), "old video");
    }

    void closingTheProgramStopsTheExport()
    {
        {
            ExportQueue queue(registry());
            const int id = queue.add(endless(path(u"long.mp4"_s)));
            queue.add(endless(path(u"longer.mp4"_s)));
            QTRY_VERIFY_WITH_TIMEOUT(queue.job(id)->progress.done > 0, longest);
        }
        QVERIFY(namesIn(m_dir->path()).isEmpty());
    }

    void aPausedExportWaitsAndThenGoesOn()
    {
        ExportQueue queue(registry());
        QueuePanel panel(queue);
        panel.resize(420, 300);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        const int id = queue.add(endless(path(u"long.mp4"_s)));
        queue.setPaused(id, true);
        auto *row = part<QWidget>(panel, u"job%1"_s.arg(id));
        auto *pause = part<QToolButton>(*row, u"pause"_s);
        QCOMPARE(pause->accessibleName(), u"Go on"_s);
        QVERIFY(queue.summary().contains(u"paused"_s));
        QTRY_VERIFY_WITH_TIMEOUT(queue.job(id)->progress.done > 0, longest); // then it is paused
        const qint64 done = queue.job(id)->progress.done;
        QVERIFY(part<QLabel>(*row, u"state"_s)->text().startsWith(u"Paused"_s));
        {
            ExportQueue other(registry()); // meanwhile
            other.add(shortAndSmall(path(u"other.mp4"_s)));
            finish(other);
        }
        QCOMPARE(queue.job(id)->progress.done, done);

        QTest::mouseClick(pause, Qt::LeftButton);
        QVERIFY(!queue.job(id)->isPaused);
        QCOMPARE(pause->accessibleName(), u"Pause"_s);
        QTRY_VERIFY_WITH_TIMEOUT(queue.job(id)->progress.done > done, longest);
        queue.cancel(id);
        finish(queue);
        QVERIFY(!pause->isVisible());
    }

    void aPauseLosesNoFrame()
    {
        ExportQueue queue(registry());
        const int id = queue.add(shortAndSmall(path(u"a.mp4"_s)));
        queue.setPaused(id, true);
        QTRY_VERIFY_WITH_TIMEOUT(queue.job(id)->progress.done > 0, longest);
        QCOMPARE(queue.job(id)->state, JobState::Running);
        queue.setPaused(id, false);
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Done);
        QCOMPARE(framesOf(path(u"a.mp4"_s)), 30);
    }

    void theSpaceBarPausesAndDoesNotPlayTheLecture()
    {
        ExportQueue queue(registry());
        QueuePanel panel(queue);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto *playing = new QAction(&panel);
        playing->setShortcut(Qt::Key_Space);
        panel.addAction(playing);
        const QSignalSpy played(playing, &QAction::triggered);
        const int id = queue.add(endless(path(u"long.mp4"_s)));
        auto *row = part<QWidget>(panel, u"job%1"_s.arg(id));
        row->setFocus();
        QTest::keyClick(row, Qt::Key_Space);
        QVERIFY(queue.job(id)->isPaused);
        QTest::keyClick(row, Qt::Key_Space);
        QVERIFY(!queue.job(id)->isPaused);
        QTest::keyClick(row, Qt::Key_Space);
        QCOMPARE(played.count(), 0);
        // A paused export can be cancelled too, and the program closed.
        queue.cancel(id);
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Cancelled);
        queue.setPaused(queue.add(endless(path(u"longer.mp4"_s))), true);
    }

    void whatCannotWorkIsReportedBeforeTheFirstFrame_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("transparent");
        QTest::newRow("no folder") << u"no/such/a.mp4"_s << QSize(160, 90) << false;
        QTest::newRow("not to be written to") << u"/proc/a.mp4"_s << QSize(160, 90) << false;
        QTest::newRow("odd size") << u"a.mp4"_s << QSize(161, 91) << false;
        QTest::newRow("no transparency") << u"a.mp4"_s << QSize(160, 90) << true;
        QTest::newRow("no format") << u"a.doc"_s << QSize(160, 90) << false;
    }

    void whatCannotWorkIsReportedBeforeTheFirstFrame()
    {
        QFETCH(QString, file);
        QFETCH(QSize, size);
        QFETCH(bool, transparent);
        ExportRequest request = shortAndSmall(file.startsWith(u'/') ? file : path(file));
        request.settings.size = size;
        request.settings.isTransparent = transparent;
        exporting::Export video(request, registry());
        QVERIFY(!video.check());
        int reports = 0;
        const auto made = video.run([&](const media::ExportProgress &) { ++reports; });
        QVERIFY(!made);
        QCOMPARE(made.error(), video.check().error());
        QCOMPARE(reports, 0);
        QVERIFY(!made.error().what.isEmpty() && !made.error().remedy.isEmpty());
        QVERIFY(namesIn(m_dir->path()).isEmpty());
    }

    void aFailureIsReportedAndCanBeTriedAgain()
    {
        ExportQueue queue(registry());
        QueuePanel panel(queue);
        const int id = queue.add(shortAndSmall(path(u"later/a.mp4"_s)));
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Failed);
        auto *row = part<QWidget>(panel, u"job%1"_s.arg(id));
        QVERIFY(part<QLabel>(*row, u"state"_s)->text().contains(u"folder"_s));
        QVERIFY(!part<QLabel>(*row, u"remedy"_s)->text().isEmpty());
        QVERIFY(row->accessibleDescription().contains(u"folder"_s));
        QVERIFY(QDir(m_dir->path()).mkpath(u"later"_s));
        part<QToolButton>(*row, u"retry"_s)->click();
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Done);
    }

    void whereNothingOpensTheFileItsPlaceIsSaid()
    {
        const auto back = qScopeGuard([path = qgetenv("PATH")] { qputenv("PATH", path); });
        qputenv("PATH", "/nowhere");
        ExportQueue queue(registry());
        QueuePanel panel(queue);
        const int id = queue.add(shortAndSmall(path(u"a.mp4"_s)));
        finish(queue);
        auto *row = part<QWidget>(panel, u"job%1"_s.arg(id));
        part<QToolButton>(*row, u"open"_s)->click();
        const auto *where = part<QLabel>(*row, u"remedy"_s);
        QVERIFY(!where->isHidden());
        QVERIFY2(where->text().contains(path(u"a.mp4"_s)), qPrintable(where->text()));
    }

    void editingMeanwhileDoesNotChangeTheExport()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportRequest request = shortAndSmall(path(u"before.mp4"_s));
        request.lecture = session.document.lecture();
        ExportQueue queue(registry());
        queue.add(request);
        finish(queue);

        request.settings.path = path(u"meanwhile.mp4"_s);
        queue.add(request);
        const QString scene = session.document.lecture().scenes.front()->id;
        QVERIFY(session.document.edit(u"Paint it"_s, [&](const lecture::Lecture &lecture) {
            return lecture::withSceneProperty(lecture, scene, u"background"_s, u"#ffffff"_s);
        }));
        QVERIFY(session.document.edit(u"Empty it"_s, [&](const lecture::Lecture &lecture) {
            return withoutNodes(lecture, scene, {lecture.scenes.front()->nodes.front()->id}, registry());
        }));
        finish(queue);
        QCOMPARE(read(path(u"meanwhile.mp4"_s)), read(path(u"before.mp4"_s)));
    }

    void theListTellsWhatGoesOn()
    {
        ExportQueue queue(registry());
        QueuePanel panel(queue);
        panel.resize(420, 300);
        QSignalSpy requested(&panel, &QueuePanel::exportRequested);
        panel.show();
        QVERIFY(panel.findChild<QPushButton *>()->isVisible());
        panel.findChild<QPushButton *>()->click();
        QCOMPARE(requested.size(), 1);

        const int running = queue.add(endless(path(u"long.mp4"_s)));
        const int waiting = queue.add(shortAndSmall(path(u"short.mp4"_s)));
        QTRY_VERIFY_WITH_TIMEOUT(queue.job(running)->progress.framesPerSecond > 0, longest);
        auto *first = part<QWidget>(panel, u"job%1"_s.arg(running));
        auto *second = part<QWidget>(panel, u"job%1"_s.arg(waiting));
        QVERIFY(part<QLabel>(*first, u"state"_s)->text().contains(u"left"_s));
        QVERIFY(first->findChild<QProgressBar *>()->isVisible());
        QVERIFY(!second->findChild<QProgressBar *>()->isVisible());

        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down);
        QVERIFY(second->hasFocus());
        QTest::keyClick(second, Qt::Key_Up);
        QVERIFY(first->hasFocus());
        QTest::keyClick(first, Qt::Key_Delete);
        finish(queue);
        QCOMPARE(queue.job(running)->state, JobState::Cancelled);
        QCOMPARE(queue.job(waiting)->state, JobState::Done);
        QVERIFY(part<QToolButton>(*second, u"open"_s)->isVisible());
        QTest::keyClick(first, Qt::Key_Delete);
        QCOMPARE(queue.jobs().size(), size_t(1));
        part<QToolButton>(panel, u"clear"_s)->click();
        QCOMPARE(queue.jobs().size(), size_t(0));
        QVERIFY(panel.findChild<QPushButton *>()->isVisible());
    }

    void theProgramAsksBeforeItEndsWhileExporting()
    {
        ExportQueue queue(registry());
        QVERIFY(mayEndExports(queue, nullptr));
        const int id = queue.add(endless(path(u"long.mp4"_s)));
        {
            const BoxAnswer staying(QMessageBox::RejectRole);
            QVERIFY(!mayEndExports(queue, nullptr));
        }
        QVERIFY(queue.isBusy());
        const BoxAnswer ending(QMessageBox::DestructiveRole);
        QVERIFY(mayEndExports(queue, nullptr));
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Cancelled);
    }

    void theQuestionBeforeTheEndFollowsTheExports()
    {
        ExportQueue queue(registry());
        const int id = queue.add(shortAndSmall(path(u"a.mp4"_s)));
        queue.setPaused(id, true);
        bool wasFollowed = false;
        const BoxAnswer ending([&](QMessageBox &box) {
            const QString question = box.text();
            const bool toldPause = box.informativeText().startsWith(queue.summary());
            queue.setPaused(id, false);
            const bool toldGoingOn = box.informativeText().startsWith(queue.summary());
            while (queue.isBusy())
                QTest::qWait(10);
            wasFollowed = toldPause && toldGoingOn && box.text() != question && box.text().contains(u"finished"_s)
                && !box.informativeText().contains(u"left"_s);
            clickButton(box, QMessageBox::DestructiveRole);
        });
        QVERIFY(mayEndExports(queue, nullptr));
        QVERIFY(wasFollowed);
        QCOMPARE(queue.job(id)->state, JobState::Done);
    }
};

LECTOGRAPH_TEST_MAIN(TestExporting)
#include "tst_editor_exporting.moc"
