// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/export.h"

#include <QObject>
#include <QThreadPool>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace lectograph::editor {

enum class JobState { Waiting, Running, Done, Failed, Cancelled };

struct ExportJob
{
    int id = 0;
    QString name; ///< display name: the file's name
    exporting::ExportRequest request;
    JobState state = JobState::Waiting;
    bool isPaused = false; ///< while running
    media::ExportProgress progress = {};
    base::Error error = {};          ///< if it failed
    media::ExportReport report = {}; ///< if it is done
    graph::Problems problems = {};   ///< found while drawing

    bool isPending() const { return state == JobState::Waiting || state == JobState::Running; }
};

/// Blocks the thread of a paused export.
class PauseGate
{
public:
    void setClosed(bool isClosed)
    {
        const std::lock_guard lock(m_mutex);
        m_isClosed = isClosed;
        m_changed.notify_all();
    }

    /// Returns when the gate is open or `stop` is requested.
    void pass(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [this] { return !m_isClosed; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_isClosed = false;
};

/// Runs exports one by one in a worker thread that leaves a core to the interface. Each has its own snapshot of the
/// lecture, so editing can continue. Lives as long as the program, which should check isBusy() before quitting.
class ExportQueue : public QObject
{
    Q_OBJECT

public:
    explicit ExportQueue(const timeline::Registry &registry, QObject *parent = nullptr);
    ~ExportQueue() override;

    /// Appends an export; returns the job's id. A pending one to the same file is cancelled, so that no two write to it.
    int add(exporting::ExportRequest request);
    /// Whether an export is pending that writes to the same file, or the same folder of pictures.
    bool isPendingFor(const exporting::ExportRequest &request) const;
    const std::vector<ExportJob> &jobs() const { return m_jobs; }
    const ExportJob *job(int id) const;
    void cancel(int id); ///< a running export stops soon, and its output is removed
    /// Pauses or resumes a running export; takes effect soon.
    void setPaused(int id, bool isPaused);
    void retry(int id);  ///< again, with the same snapshot; not while another export writes to its file
    void remove(int id); ///< only if it is not running
    void clearFinished();
    void cancelAll();

    bool isBusy() const; ///< any waiting or running
    /// "2 exports · 1 min 12 s left"; empty without pending exports.
    QString summary() const;

    /// Checks lectures (media/inspection.h) in the background, one by one, and calls `then` in this thread if `context`
    /// still exists.
    void inspect(const lecture::Lecture &lecture, QObject *context, std::function<void(const graph::Problems &)> then);
    /// Makes samples of an export in the background (Export::sample), as the export itself would be made, and calls
    /// `then` in this thread if `context` still exists; without a sample if it fails, or if an export begins that needs
    /// the cores. A new request stops the one before, of which nothing is heard any more.
    void sample(const exporting::ExportRequest &request, QObject *context,
                std::function<void(const std::optional<exporting::Sample> &)> then);

Q_SIGNALS:
    void jobsChanged(); ///< one was added or removed
    void jobAdded(int id);
    void jobChanged(int id);
    void jobFinished(int id); ///< done, failed or cancelled
    void summaryChanged(const QString &summary);

private:
    void startNext();
    void work(const std::stop_token &stop, int id, const exporting::ExportRequest &request);
    void progressed(int id, const media::ExportProgress &progress);
    void finished(int id, const base::Result<media::ExportReport> &report, const graph::Problems &problems,
                  bool isStopped);
    void touch(int id);

    const timeline::Registry &m_registry;
    std::vector<ExportJob> m_jobs;
    QThreadPool m_inspections;
    QThreadPool m_samples;
    std::stop_source m_sampling;
    int m_lastSample = 0;
    PauseGate m_gate;
    std::jthread m_worker;
    int m_lastId = 0;
};

} // namespace lectograph::editor
