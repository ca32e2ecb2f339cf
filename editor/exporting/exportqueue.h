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
    QString name; ///< for people: the file's name
    exporting::ExportRequest request;
    JobState state = JobState::Waiting;
    bool isPaused = false; ///< while it is running
    media::ExportProgress progress = {};
    base::Error error = {};          ///< if it failed
    media::ExportReport report = {}; ///< if it is done
    graph::Problems problems = {};   ///< that the drawing met
};

/// Exports one after the other, in a thread of its own that leaves a core to the interface. Each holds its own lecture, so
/// that work on the document goes on meanwhile. It lives as long as the program, which should ask isBusy() before it ends.
class ExportQueue : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, StateRole, ProgressRole };

    explicit ExportQueue(const timeline::Registry &registry, QObject *parent = nullptr);
    ~ExportQueue() override;

    /// At the end of the queue; the answer is the job's id.
    int add(exporting::ExportRequest request);
    const std::vector<ExportJob> &jobs() const { return m_jobs; }
    const ExportJob *job(int id) const;
    void cancel(int id); ///< one that is running ends soon, and what it has written is removed
    /// One that is running soon waits, without any work, or goes on.
    void setPaused(int id, bool isPaused);
    void retry(int id);  ///< once more, with the lecture as it was
    void remove(int id); ///< one that is not running
    void clearFinished();
    void cancelAll();

    bool isBusy() const; ///< some are waiting or running
    /// "2 exports · 1 min 12 s left"; empty if none is left.
    QString summary() const;

    /// Checks a lecture (lecture::check) in the background, one after the other, and tells `then` in this thread, if
    /// `context` still lives.
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
    std::size_t rowOf(int id) const; ///< the number of jobs if there is none

    const timeline::Registry &m_registry;
    std::vector<ExportJob> m_jobs;
    QThreadPool m_inspections;
    PauseGate m_gate;
    std::jthread m_worker;
    int m_lastId = 0;
};

} // namespace lectograph::editor
