// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exportqueue.h"

#include "base/background.h"
#include "base/memory.h"
#include "editor/exporting/estimate.h"
#include "media/inspection.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QTemporaryDir>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Null if there is none.
template <class Jobs>
auto *jobIn(Jobs &jobs, int id)
{
    const auto found = std::ranges::find(jobs, id, &ExportJob::id);
    return found == jobs.end() ? nullptr : &*found;
}

/// Lowers the priority of this thread and the threads that it starts, in favour of the interface.
void stepBack()
{
#ifdef Q_OS_LINUX
    setpriority(PRIO_PROCESS, 0, 10); // on Linux "this process" means this thread
#endif
}

/// One core is left to the interface.
int threadsOfExports()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

QString nameOf(const exporting::ExportRequest &request)
{
    const QFileInfo file(request.settings.path);
    // The name of a picture sequence is that of its folder.
    return file.fileName().contains(u'%') ? file.dir().dirName() : file.fileName();
}

/// The same for all spellings of a path.
QString outputOf(const exporting::ExportRequest &request)
{
    const QFileInfo file(exporting::firstFile(request.settings.path));
    const QString folder = file.dir().canonicalPath(); // empty if it has yet to be made
    return folder.isEmpty() ? QDir::cleanPath(file.absoluteFilePath()) : QDir(folder).filePath(file.fileName());
}

} // namespace

ExportQueue::ExportQueue(const timeline::Registry &registry, QObject *parent) : QObject(parent), m_registry(registry)
{
    m_inspections.setMaxThreadCount(1);
    m_samples.setMaxThreadCount(1);
}

ExportQueue::~ExportQueue()
{
    m_inspections.clear();
    m_samples.clear();
    m_sampling.request_stop();
    m_worker.request_stop();
}

int ExportQueue::add(exporting::ExportRequest request)
{
    request.settings.threads = threadsOfExports();
    std::vector<int> replaced;
    for (const ExportJob &job : m_jobs) {
        if (job.isPending() && outputOf(job.request) == outputOf(request))
            replaced.push_back(job.id);
    }
    for (const int earlier : replaced)
        cancel(earlier);
    const int id = ++m_lastId;
    const QString name = nameOf(request);
    m_jobs.push_back({.id = id, .name = name, .request = std::move(request)});
    Q_EMIT jobsChanged();
    Q_EMIT jobAdded(id);
    Q_EMIT summaryChanged(summary());
    startNext();
    return id;
}

bool ExportQueue::isPendingFor(const exporting::ExportRequest &request) const
{
    return std::ranges::any_of(m_jobs, [output = outputOf(request)](const ExportJob &job) {
        return job.isPending() && outputOf(job.request) == output;
    });
}

const ExportJob *ExportQueue::job(int id) const
{
    return jobIn(m_jobs, id);
}

void ExportQueue::cancel(int id)
{
    ExportJob *job = jobIn(m_jobs, id);
    if (job && job->state == JobState::Running) {
        m_worker.request_stop(); // also wakes a paused one
    } else if (job && job->state == JobState::Waiting) {
        job->state = JobState::Cancelled;
        touch(id);
        Q_EMIT jobFinished(id);
    }
}

void ExportQueue::setPaused(int id, bool isPaused)
{
    ExportJob *job = jobIn(m_jobs, id);
    if (!job || job->state != JobState::Running || job->isPaused == isPaused)
        return;
    job->isPaused = isPaused;
    m_gate.setClosed(isPaused);
    touch(id);
}

void ExportQueue::retry(int id)
{
    ExportJob *job = jobIn(m_jobs, id);
    if (!job || job->isPending() || isPendingFor(job->request))
        return;
    job->state = JobState::Waiting;
    job->progress = {};
    touch(id);
    startNext();
}

void ExportQueue::remove(int id)
{
    if (std::erase_if(m_jobs, [id](const ExportJob &job) { return job.id == id && job.state != JobState::Running; })) {
        Q_EMIT jobsChanged();
        Q_EMIT summaryChanged(summary());
    }
}

void ExportQueue::clearFinished()
{
    std::erase_if(m_jobs, [](const ExportJob &job) { return !job.isPending(); });
    Q_EMIT jobsChanged();
}

void ExportQueue::cancelAll()
{
    // In reverse, so that no waiting export starts when the running one stops.
    for (std::size_t row = m_jobs.size(); row-- > 0;)
        cancel(m_jobs[row].id);
}

bool ExportQueue::isBusy() const
{
    return std::ranges::any_of(m_jobs, &ExportJob::isPending);
}

QString ExportQueue::summary() const
{
    const auto count = static_cast<int>(std::ranges::count_if(m_jobs, &ExportJob::isPending));
    if (count == 0)
        return {};
    const auto running = std::ranges::find(m_jobs, JobState::Running, &ExportJob::state);
    const bool isRunning = running != m_jobs.end();
    if (isRunning && running->isPaused)
        return tr("%n export(s), paused", nullptr, count);
    const QString exports = tr("%n export(s)", nullptr, count);
    // The time of waiting exports is unknown, and that of the running one until there is a pace.
    const bool isKnown = isRunning && count == 1 && running->progress.framesPerSecond > 0;
    return isKnown ? tr("%1 · %2 left").arg(exports, roughWaitText(running->progress.secondsLeft)) : exports;
}

void ExportQueue::inspect(const lecture::Lecture &lecture, QObject *context,
                          std::function<void(const graph::Problems &)> then)
{
    m_inspections.clear();
    base::runInBackground(m_inspections, [this, lecture, asked = QPointer<QObject>(context), then = std::move(then)] {
        media::SoundSurvey survey;
        graph::Problems problems = media::inspected(lecture, m_registry, survey).all();
        QMetaObject::invokeMethod(
            this,
            [asked, then, problems = std::move(problems)] {
                if (asked)
                    then(problems);
            },
            Qt::QueuedConnection);
    });
}

void ExportQueue::sample(const exporting::ExportRequest &request, QObject *context,
                         std::function<void(const std::optional<exporting::Sample> &)> then)
{
    m_sampling.request_stop();
    m_sampling = std::stop_source();
    m_samples.clear();
    base::runInBackground(
        m_samples,
        [this, request, stop = m_sampling.get_token(), number = ++m_lastSample, asked = QPointer<QObject>(context),
         then = std::move(then)] {
            std::optional<exporting::Sample> made;
            if (!stop.stop_requested()) {
                stepBack();
                const QTemporaryDir folder;
                exporting::ExportRequest sampled = request;
                sampled.settings.threads = threadsOfExports();
                exporting::Export video(sampled, m_registry);
                const base::StopScope stopping(stop);
                // If it fails, the export will say why.
                if (const auto sample = base::withinMemory([&] { return video.sample(folder.path(), stop); }))
                    made = *sample;
            }
            QMetaObject::invokeMethod(
                this,
                [this, number, asked, then, made] {
                    if (asked && number == m_lastSample)
                        then(made);
                },
                Qt::QueuedConnection);
        });
}

void ExportQueue::startNext()
{
    if (std::ranges::any_of(m_jobs, [](const ExportJob &job) { return job.state == JobState::Running; }))
        return;
    const auto next = std::ranges::find(m_jobs, JobState::Waiting, &ExportJob::state);
    if (next == m_jobs.end())
        return;
    next->state = JobState::Running;
    m_sampling.request_stop(); // it would take cores from the export, which tells better
    m_gate.setClosed(false);
    m_worker = base::startThread(
        [this, id = next->id, request = next->request](const std::stop_token &stop) { work(stop, id, request); });
    touch(next->id);
}

void ExportQueue::work(const std::stop_token &stop, int id, const exporting::ExportRequest &request)
{
    stepBack();
    graph::Problems problems;
    const auto report = base::withinMemory([&] {
        exporting::Export video(request, m_registry);
        auto done = video.run(
            [this, id, &stop](const media::ExportProgress &progress) {
                QMetaObject::invokeMethod(
                    this, [this, id, progress] { progressed(id, progress); }, Qt::QueuedConnection);
                m_gate.pass(stop);
            },
            stop);
        problems = video.problems();
        return done;
    });
    // Evaluated here: a finished file counts as done even if it was cancelled at the last moment.
    const bool isStopped = !report && stop.stop_requested();
    QMetaObject::invokeMethod(
        this,
        [this, id, report, isStopped, problems = std::move(problems)] { finished(id, report, problems, isStopped); },
        Qt::QueuedConnection);
}

void ExportQueue::progressed(int id, const media::ExportProgress &progress)
{
    ExportJob *job = jobIn(m_jobs, id);
    if (!job || job->state != JobState::Running)
        return;
    job->progress = progress;
    touch(id);
}

void ExportQueue::finished(int id, const base::Result<media::ExportReport> &report, const graph::Problems &problems,
                           bool isStopped)
{
    ExportJob *job = jobIn(m_jobs, id);
    Q_ASSERT(job);
    job->problems = problems;
    job->isPaused = false;
    if (report) {
        job->state = JobState::Done;
        job->report = *report;
        learnFrom(*report, job->request.settings);
    } else {
        job->state = isStopped ? JobState::Cancelled : JobState::Failed;
        job->error = report.error();
    }
    touch(id);
    Q_EMIT jobFinished(id);
    startNext();
}

void ExportQueue::touch(int id)
{
    Q_EMIT jobChanged(id);
    Q_EMIT summaryChanged(summary());
}

} // namespace lectograph::editor
