// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/pace.h"
#include "lecture/lecture.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace lectograph::editor {

/// Unsaved work of a program that has ended.
struct Recoverable
{
    QString id;
    QString title;
    QString path; ///< of the edited file; empty if it had none yet
    QDateTime when;
    QString scene = {}; ///< which was open
};

/// A copy of one lecture in a folder, written in the background and replaced atomically. The writer holds a lock, so
/// that others can distinguish current work from interrupted work. Assets are in a separate file, which is written only
/// when they change, so that hours of sound do not delay saving a typed word.
///
/// A thread of its own decides when to write: the window's event loop may be busy for seconds while a heavy scene is
/// dragged, and its timers wait for everything else.
class Journal : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        lecture::Lecture lecture;
        QString title;
        QString path;
        QString scene = {}; ///< which is open
    };

    /// Deletes incomplete files of killed programs.
    explicit Journal(QString folder, Pace pace = {});
    /// Waits for pending writes. The files are kept.
    ~Journal() override;

    const QString &folder() const { return m_folder; }
    /// Writes the entry in the background, at the journal's pace, unless another one replaces it before.
    void keep(Entry entry);
    void forget(); ///< deletes it, including pending writes
    void wait();   ///< writes what is pending now, until everything is on disk

    /// Unsaved work of programs that have ended, newest first.
    std::vector<Recoverable> recoverable() const;
    base::Result<lecture::Lecture> load(const QString &id) const;
    void discard(const QString &id) const;

Q_SIGNALS:
    void written();
    void failed(const lectograph::base::Error &error);

private:
    QString fileOf(const QString &id, const QString &ending) const;
    std::unique_ptr<QLockFile> lockOf(const QString &id) const;
    void removeFiles(const QString &id) const;
    void tell(const base::Result<void> &done);

    // In the thread of the journal.
    void work(const std::stop_token &stop);
    void writeNext(std::unique_lock<std::mutex> &lock);
    void removeAll(std::unique_lock<std::mutex> &lock);
    base::Result<void> put(const Entry &entry);
    base::Result<void> putAssets(const lecture::Lecture &lecture);

    QString m_folder;
    QString m_id;
    std::unique_ptr<QLockFile> m_lock; ///< accessed only by the thread
    /// The assets on disk; accessed only by the thread.
    std::map<QString, std::shared_ptr<const QByteArray>> m_assets;

    std::mutex m_mutex; ///< for what follows
    std::condition_variable_any m_changed;
    std::optional<Entry> m_next;
    Due m_due;
    bool m_isUrgent = false;    ///< the next entry is due now
    bool m_isForgotten = false; ///< the files are to be deleted
    bool m_isBusy = false;

    std::jthread m_thread; ///< last, so that it ends first
};

} // namespace lectograph::editor
