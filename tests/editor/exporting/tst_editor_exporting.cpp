// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/edits.h"
#include "editor/core/language.h"
#include "editor/core/theme.h"
#include "editor/exporting/closing.h"
#include "editor/exporting/estimate.h"
#include "editor/exporting/exportdialog.h"
#include "editor/exporting/exporttexts.h"
#include "editor/exporting/queuepanel.h"
#include "lecture/files.h"
#include "lecture/folder.h"
#include "lecture/templates.h"
#include "timeline/plugin.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using exporting::ExportRequest;

namespace {

constexpr int longest = 60000;

const timeline::Registry &registry()
{
    static const timeline::Registry loaded = [] {
        timeline::Registry types;
        timeline::loadPlugins(types);
        return types;
    }();
    return loaded;
}

lecture::Lecture templateNamed(const QString &id)
{
    const auto path = lecture::resolved(u"template:"_s + id);
    const auto lecture = path ? lecture::load(*path) : tl::unexpected(path.error());
    if (!lecture)
        qFatal("%s", qPrintable(lecture.error().text()));
    return *lecture;
}

/// A second of the lecture, small: 30 frames.
ExportRequest shortAndSmall(const QString &path)
{
    return {.lecture = templateNamed(u"circle-area"_s),
            .from = base::Time::fromSeconds(0.5),
            .to = base::Time::fromSeconds(1.5),
            .settings = {.path = path, .size = {160, 90}, .rate = {30, 1}}};
}

/// So long that nobody sees its end.
ExportRequest endless(const QString &path)
{
    return {.lecture = templateNamed(u"scaling-a-pattern"_s),
            .settings = {.path = path, .size = {1920, 1080}, .rate = {60, 1}}};
}

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

void write(const QString &path, const QByteArray &content)
{
    if (!lecture::replaceFile(path, content))
        qFatal("cannot write a test file");
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

template <class T>
T *part(QWidget &window, const QString &name)
{
    T *found = window.findChild<T *>(name);
    if (!found)
        qFatal("there is no %s", qPrintable(name));
    return found;
}

void choose(QComboBox &box, const QVariant &value)
{
    box.setCurrentIndex(box.findData(value));
}

} // namespace

class TestEditorExporting : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    void finish(ExportQueue &queue) { QTRY_VERIFY_WITH_TIMEOUT(!queue.isBusy(), longest); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QCoreApplication::setApplicationName(u"tst_editor_exporting"_s);
        applyTheme(*qApp, darkTheme());
    }
    void init()
    {
        QSettings().clear();
        m_dir = std::make_unique<QTemporaryDir>();
    }

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
        QCOMPARE(queue.rowCount(), 0);
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
        QTRY_VERIFY_WITH_TIMEOUT(queue.job(id)->progress.done > 0, longest); // it waits once it has told this
        const qint64 done = queue.job(id)->progress.done;
        QVERIFY(part<QLabel>(*row, u"state"_s)->text().startsWith(u"Paused"_s));
        {
            ExportQueue other(registry()); // in the meantime
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
        // One that waits can be given up as well, and the program closed.
        queue.cancel(id);
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Cancelled);
        queue.setPaused(queue.add(endless(path(u"longer.mp4"_s))), true);
    }

    void whatCannotWorkIsToldBeforeTheFirstFrame_data()
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

    void whatCannotWorkIsToldBeforeTheFirstFrame()
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

    void aFailureIsToldAndCanBeTriedAgain()
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
            return withoutNodes(lecture, scene, {lecture.scenes.front()->nodes.front()->id});
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
        QTRY_VERIFY_WITH_TIMEOUT(queue.job(running)->progress.done > 0, longest);
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
        QCOMPARE(queue.rowCount(), 1);
        part<QToolButton>(panel, u"clear"_s)->click();
        QCOMPARE(queue.rowCount(), 0);
        QVERIFY(panel.findChild<QPushButton *>()->isVisible());
    }

    void theDialogMakesTheRequest()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        QVERIFY(dialog.sizeHint().width() <= 1000 && dialog.sizeHint().height() <= 700);
        auto *presets = part<QListWidget>(dialog, u"presets"_s);
        QCOMPARE(presets->currentRow(), 3); // 1080p60
        presets->setCurrentRow(0);
        QCOMPARE(dialog.choice().size, QSize(854, 480));
        part<QSpinBox>(dialog, u"width"_s)->setValue(64);
        part<QSpinBox>(dialog, u"height"_s)->setValue(36);
        QCOMPARE(presets->currentRow(), presets->count() - 1); // one's own
        choose(*part<QComboBox>(dialog, u"rate"_s), QPoint(30, 1));
        choose(*part<QComboBox>(dialog, u"scope"_s), static_cast<int>(ExportChoice::Scope::Scenes));
        auto *scenes = part<QListWidget>(dialog, u"scenes"_s);
        QVERIFY(scenes->isVisible());
        for (int row = 0; row < scenes->count(); ++row)
            scenes->item(row)->setCheckState(Qt::Unchecked);
        QTest::mouseClick(scenes->viewport(), Qt::LeftButton, {}, scenes->visualItemRect(scenes->item(0)).center());
        QTest::keyClick(scenes, Qt::Key_Down);
        QTest::keyClick(scenes, Qt::Key_Space);
        QCOMPARE(dialog.choice().scenes.size(), 2);
        QTest::keyClick(scenes, Qt::Key_Space);
        for (const QString &language : session.document.lecture().languages)
            part<QCheckBox>(dialog, language)->setChecked(false);
        QVERIFY(!part<QPushButton>(dialog, u"export"_s)->isEnabled());
        part<QCheckBox>(dialog, u"en"_s)->setChecked(true);
        part<QCheckBox>(dialog, u"ko"_s)->setChecked(true);
        part<QLineEdit>(dialog, u"name"_s)->setText(u"films/attention: part 1"_s);
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        part<QPushButton>(dialog, u"export"_s)->click();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(queue.rowCount(), 2);
        const ExportRequest &english = queue.jobs()[0].request;
        const ExportRequest &korean = queue.jobs()[1].request;
        QCOMPARE(english.settings.path, path(u"films-attention- part 1-en.mp4"_s));
        QCOMPARE(korean.settings.path, path(u"films-attention- part 1-ko.mp4"_s));
        QCOMPARE(korean.language, u"ko"_s);
        QCOMPARE(korean.scenes, QStringList{session.document.lecture().scenes.front()->id});
        QCOMPARE(korean.settings.size, QSize(64, 36));
        QCOMPARE(korean.settings.rate, (base::FrameRate{30, 1}));
        QVERIFY(!korean.from && !korean.to);
        finish(queue);
        QCOMPARE(queue.jobs()[1].state, JobState::Done);

        // The next one begins with what was chosen last.
        ExportDialog next(session, queue);
        QCOMPARE(next.choice().size, QSize(64, 36));
        QCOMPARE(next.choice().folder, m_dir->path());
        QCOMPARE(next.choice().scope, ExportChoice::Scope::Whole);
    }

    void theDialogTellsWhatItWillBecome()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        session.playhead.setIn(base::Time::fromSeconds(1));
        session.playhead.setOut(base::Time::fromSeconds(3));
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        auto *summary = part<QLabel>(dialog, u"summary"_s);
        auto *warning = part<QLabel>(dialog, u"warning"_s);
        auto *go = part<QPushButton>(dialog, u"export"_s);
        QCOMPARE(dialog.choice().scope, ExportChoice::Scope::InToOut);
        QVERIFY2(summary->text().startsWith(u"2.0 s · 120 frame(s) · about "_s), qPrintable(summary->text()));
        QVERIFY(go->isEnabled());

        part<QSpinBox>(dialog, u"width"_s)->setValue(1921);
        QVERIFY(!go->isEnabled());
        QVERIFY2(warning->text().contains(u"even"_s), qPrintable(warning->text()));
        part<QSpinBox>(dialog, u"width"_s)->setValue(1920);
        part<QLineEdit>(dialog, u"folder"_s)->setText(path(u"nowhere"_s));
        QVERIFY(!go->isEnabled() && warning->isVisible());
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        QVERIFY(go->isEnabled() && !warning->isVisible());

        choose(*part<QComboBox>(dialog, u"format"_s), static_cast<int>(media::Format::Gif));
        QCOMPARE(dialog.choice().rate, (base::FrameRate{30, 1})); // 60 are too many for a GIF
        QVERIFY(go->isEnabled());
        choose(*part<QComboBox>(dialog, u"format"_s), static_cast<int>(media::Format::Mp4));

        auto *transparent = part<QCheckBox>(dialog, u"transparent"_s);
        QVERIFY(!transparent->isEnabled());
        choose(*part<QComboBox>(dialog, u"format"_s), static_cast<int>(media::Format::PngSequence));
        QVERIFY(transparent->isEnabled());
        transparent->setChecked(true);
        part<QLineEdit>(dialog, u"name"_s)->setText(u"pictures"_s);
        const auto requests = requestsOf(dialog.choice(), session.document.lecture());
        QCOMPARE(requests.size(), size_t(1));
        QCOMPARE(requests.front().settings.path, path(u"pictures/pictures-%05d.png"_s));
        QVERIFY(requests.front().settings.isTransparent);
        QCOMPARE(*requests.front().from, base::Time::fromSeconds(1));
    }

    void soundIsOfferedWhereThereIsSome()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        {
            const ExportDialog silent(session, queue);
            QVERIFY(!silent.findChild<QCheckBox *>(u"sound"_s)->isEnabled());
        }
        lecture::Lecture heard = session.document.lecture();
        heard.assets[u"assets/a.wav"_s] = {std::make_shared<const QByteArray>("whatever")};
        lecture::Sound voice;
        voice.file = u"assets/a.wav"_s;
        auto scene = std::make_shared<lecture::Scene>(*heard.scenes.front());
        scene->sounds.push_back(std::make_shared<const lecture::Sound>(std::move(voice)));
        heard.scenes.front() = scene;
        session.document.open(heard, {});
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        auto *sound = part<QCheckBox>(dialog, u"sound"_s);
        auto *format = part<QComboBox>(dialog, u"format"_s);
        QVERIFY(sound->isEnabled() && sound->isChecked());
        const QString with = part<QLabel>(dialog, u"summary"_s)->text();
        QTest::mouseClick(sound, Qt::LeftButton, {}, QPoint(8, sound->height() / 2));
        QVERIFY(!sound->isChecked());
        QVERIFY(with != part<QLabel>(dialog, u"summary"_s)->text()); // it is smaller
        QVERIFY(!requestsOf(dialog.choice(), heard).front().settings.hasSound);
        choose(*format, static_cast<int>(media::Format::Gif));
        QVERIFY(!sound->isEnabled());
        choose(*format, static_cast<int>(media::Format::WebM));
        QVERIFY(sound->isEnabled() && !sound->isChecked());
        remember(dialog.choice(), 16.0 / 9);
        QVERIFY(!rememberedChoice(16.0 / 9).hasSound);
        // What is wrong with the file is told before the export is.
        auto *problems = part<QLabel>(dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->toolTip().contains(u"assets/a.wav"_s), longest);
        QVERIFY(problems->text().contains(u"assets/a.wav"_s) && problems->text().contains(u"must leave them out"_s));
        QVERIFY(!problems->text().contains(u"missing from the picture"_s));
    }

    void whatIsHeardIsAskedOnce()
    {
        Session session(registry());
        lecture::Lecture heard = templateNamed(u"circle-area"_s);
        heard.assets[u"assets/a.wav"_s] = {std::make_shared<const QByteArray>("whatever")};
        lecture::Sound voice;
        voice.file = u"assets/a.wav"_s;
        const QString scene = heard.scenes.front()->id;
        heard = lecture::withSound(heard, scene, 0, std::move(voice)).value();
        session.document.open(heard, {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        // It is about the lecture as it was when it opened, so that no key that is typed looks at all sounds again.
        QVERIFY(session.document.edit(
            u"Delete"_s, [&](const lecture::Lecture &lecture) { return lecture::withoutSound(lecture, scene, 0); }));
        QTest::keyClicks(part<QLineEdit>(dialog, u"name"_s), u"film"_s);
        QVERIFY(part<QCheckBox>(dialog, u"sound"_s)->isEnabled());
        part<QPushButton>(dialog, u"export"_s)->click();
        QCOMPARE(queue.jobs().back().request.lecture.scenes.front()->sounds.size(), size_t(1));
        queue.cancelAll();
        finish(queue);
    }

    void itAsksBeforeAFileIsReplaced()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        write(path(u"a.mp4"_s), "old video");
        const auto prepare = [&](ExportDialog &dialog) {
            dialog.show();
            part<QSpinBox>(dialog, u"width"_s)->setValue(32);
            part<QSpinBox>(dialog, u"height"_s)->setValue(18);
            part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
            part<QLineEdit>(dialog, u"name"_s)->setText(u"a"_s);
            part<QPushButton>(dialog, u"export"_s)->click();
        };
        ExportDialog kept(session, queue);
        prepare(kept);
        QVERIFY(kept.isVisible());
        QCOMPARE(queue.rowCount(), 0);
        QVERIFY(part<QLabel>(kept, u"replacing"_s)->text().contains(u"a.mp4"_s));
        part<QPushButton>(kept, u"keepBoth"_s)->click();
        QCOMPARE(queue.jobs().back().request.settings.path, path(u"a 2.mp4"_s));
        ExportDialog replaced(session, queue);
        prepare(replaced);
        part<QPushButton>(replaced, u"replace"_s)->click();
        QCOMPARE(queue.jobs().back().request.settings.path, path(u"a.mp4"_s));
        queue.cancelAll();
        finish(queue);
    }

    void problemsOfTheLectureAreToldAndDoNotBlock()
    {
        Session session(registry());
        lecture::Lecture broken = templateNamed(u"circle-area"_s);
        const QString scene = broken.scenes.front()->id;
        graph::Node lost;
        lost.id = u"lost"_s;
        lost.type = u"elsewhere.mystery"_s;
        const auto edited = lecture::withNode(broken, scene, lost);
        QVERIFY(edited);
        session.document.open(*edited, {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        auto *problems = part<QLabel>(dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->isVisible(), longest);
        QVERIFY(problems->toolTip().contains(u"mystery"_s));
        QVERIFY(part<QPushButton>(dialog, u"export"_s)->isEnabled());
    }

    void everyControlHasANameAndAHint()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        for (const QWidget *widget : dialog.findChildren<QWidget *>()) {
            // Parts of fields and lists that open are Qt's.
            if (widget->objectName().startsWith(u"qt_"_s) || widget->window() != &dialog
                || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            const auto *box = qobject_cast<const QCheckBox *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (box && !box->text().isEmpty()),
                     qPrintable(widget->objectName()));
        }
    }

    void theProgramAsksBeforeItEndsWhileExporting()
    {
        ExportQueue queue(registry());
        QVERIFY(mayEndExports(queue, nullptr));
        const int id = queue.add(endless(path(u"long.mp4"_s)));
        const auto answer = [](QMessageBox::ButtonRole role) {
            QTimer::singleShot(0, qApp, [role] {
                auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
                for (QAbstractButton *button : box->buttons()) {
                    if (box->buttonRole(button) == role)
                        button->click();
                }
            });
        };
        answer(QMessageBox::RejectRole);
        QVERIFY(!mayEndExports(queue, nullptr));
        QVERIFY(queue.isBusy());
        answer(QMessageBox::DestructiveRole);
        QVERIFY(mayEndExports(queue, nullptr));
        finish(queue);
        QCOMPARE(queue.job(id)->state, JobState::Cancelled);
    }

    /// For looking at: LECTOGRAPH_SHOTS names a folder.
    void looks()
    {
        const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOTS");
        if (folder.isEmpty())
            return;
        for (const auto &[name, theme] : {std::pair(u"dark"_s, darkTheme()), std::pair(u"light"_s, lightTheme())}) {
            for (const QString &language : interfaceLanguages()) {
                applyTheme(*qApp, theme);
                useLanguage(*qApp, language);
                QSettings().clear();
                const auto save = [&, tag = name + u'-' + language](QWidget &widget, const QString &what) {
                    QTest::qWait(100);
                    widget.grab().save(QDir(folder).filePath(what + u'-' + tag + u".png"_s));
                };
                Session session(registry());
                session.document.open(templateNamed(u"transformer-architecture"_s), {});
                session.preview.setLanguage(language);
                ExportQueue queue(registry());
                ExportDialog dialog(session, queue);
                dialog.show();
                part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
                save(dialog, u"dialog"_s);
                choose(*part<QComboBox>(dialog, u"scope"_s), static_cast<int>(ExportChoice::Scope::Scenes));
                part<QSpinBox>(dialog, u"width"_s)->setValue(1921);
                save(dialog, u"dialog-odd"_s);
                part<QSpinBox>(dialog, u"width"_s)->setValue(32);
                part<QSpinBox>(dialog, u"height"_s)->setValue(18);
                part<QLineEdit>(dialog, u"name"_s)->setText(u"a"_s);
                write(path(u"a.mp4"_s), "old");
                part<QPushButton>(dialog, u"export"_s)->click();
                save(dialog, u"dialog-replacing"_s);

                QueuePanel panel(queue);
                panel.resize(620, 300);
                panel.show();
                save(panel, u"queue-empty"_s);
                queue.add(shortAndSmall(path(u"no/such/circle.mp4"_s)));
                queue.add(shortAndSmall(path(u"done.mp4"_s)));
                finish(queue);
                const int running = queue.add(endless(path(u"long.mp4"_s)));
                queue.add(shortAndSmall(path(u"later.mp4"_s)));
                QTRY_VERIFY_WITH_TIMEOUT(queue.job(running)->progress.done > 60, longest);
                save(panel, u"queue"_s);
            }
        }
        applyTheme(*qApp, darkTheme());
        useLanguage(*qApp, u"en"_s);
    }

    void estimatesLearn()
    {
        const media::ExportSettings settings{
            .path = path(u"a.mp4"_s), .size = {1000, 1000}, .rate = {30, 1}, .hasSound = false};
        const Estimate guess = estimateOf(1000, settings);
        QVERIFY(!guess.isFromExperience && guess.seconds > 0 && guess.bytes > 0);
        write(settings.path, QByteArray(500'000, 'x'));
        media::ExportReport report;
        report.output = settings.path;
        report.frames = 500;
        report.wallSeconds = 20;
        learnFrom(report, settings);
        const Estimate known = estimateOf(1000, settings);
        QVERIFY(known.isFromExperience);
        QVERIFY(qAbs(known.seconds - 40) < 2);
        QVERIFY(qAbs(known.bytes - 1e6) < 1e4);
        media::ExportSettings other = settings;
        other.hasSound = true;
        QVERIFY(qAbs(estimateOf(1000, other).bytes - 1e6 - 1000 / 30.0 * 24'000) < 1e4);
        other.path = path(u"a.gif"_s);
        QVERIFY(!estimateOf(1000, other).isFromExperience);
    }

    void timesAndSizesReadWell()
    {
        QCOMPARE(waitText(0.2), u"1 s"_s);
        QCOMPARE(waitText(72), u"1 min 12 s"_s);
        QCOMPARE(waitText(7500), u"2 h 5 min"_s);
        QCOMPARE(playingTimeText(240), u"4:00 min"_s);
        QCOMPARE(playingTimeText(59.98), u"1:00 min"_s);
        QCOMPARE(playingTimeText(12.54), u"12.5 s"_s);
        QCOMPARE(sizeText(23.4e6), u"23 MB"_s);
        QCOMPARE(sizeText(3.46e6), u"3.5 MB"_s);
        QCOMPARE(fileNameOf(u"..a/b:c%d. "_s), u"a-b-c-d"_s);
        QCOMPARE(fileNameOf(u" "_s), u"lecture"_s);
    }
};

QTEST_MAIN(TestEditorExporting)
#include "tst_editor_exporting.moc"
