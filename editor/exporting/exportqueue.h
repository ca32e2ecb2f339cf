// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/export.h"
#include "editor/exporting/pausegate.h"

#include <QAbstractListModel>
#include <QThreadPool>

#include <functional>
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
};

/// Runs exports one by one in a worker thread that leaves a core to the interface. Each has its own snapshot of the
/// lecture, so editing can continue. Lives as long as the program, which should check isBusy() before quitting.
class ExportQueue : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, StateRole, ProgressRole };

    explicit ExportQueue(const timeline::Registry &registry, QObject *parent = nullptr);
    ~ExportQueue() override;

    /// Appends an export; returns the job's id.
    int add(exporting::ExportRequest request);
    const std::vector<ExportJob> &jobs() const { return m_jobs; }
    const ExportJob *job(int id) const;
    void cancel(int id); ///< a running export stops soon, and its output is removed
    /// Pauses or resumes a running export; takes effect soon.
    void setPaused(int id, bool isPaused);
    void retry(int id);  ///< again, with the same snapshot
    void remove(int id); ///< only if it is not running
    void clearFinished();
    void cancelAll();

    bool isBusy() const; ///< any waiting or running
    /// "2 exports · 1 min 12 s left"; empty without pending exports.
    QString summary() const;

    /// Checks lectures (lecture::check) in the background, one by one, and calls `then` in this thread if `context`
    /// still exists.
    void inspect(const lecture::Lecture &lecture, QObject *context, std::function<void(const graph::Problems &)> then);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    void jobChanged(int id);
    void jobFinished(int id); ///< done, failed or cancelled
    void summaryChanged(const QString &summary);

private:
    void startNext();
    void work(const std::stop_token &stop, int id, const exporting::ExportRequest &request);
    void progressed(int id, const media::ExportProgress &progress);
    void finished(int id, const base::Result<media::ExportReport> &report, const graph::Problems &problems,
                  bool isStopped);
    void touch(std::size_t row);
    std::size_t rowOf(int id) const; ///< the number of jobs if not found

    const timeline::Registry &m_registry;
    std::vector<ExportJob> m_jobs;
    QThreadPool m_inspections;
    PauseGate m_gate;
    std::jthread m_worker;
    int m_lastId = 0;
};

} // namespace lectograph::editor
