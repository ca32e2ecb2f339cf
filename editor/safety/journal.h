// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>

#include <map>
#include <memory>
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
class Journal : public QObject
{
    Q_OBJECT

public:
    /// Deletes incomplete files of killed programs.
    explicit Journal(QString folder);
    /// Waits for pending writes. The files are kept.
    ~Journal() override;

    const QString &folder() const { return m_folder; }
    /// Writes in the background. While another write is running, only the latest request waits.
    void write(const lecture::Lecture &lecture, const QString &title, const QString &path, const QString &scene = {});
    void forget(); ///< deletes it, including pending writes
    void wait();   ///< until everything is on disk

    /// Unsaved work of programs that have ended, newest first.
    std::vector<Recoverable> recoverable() const;
    base::Result<lecture::Lecture> load(const QString &id) const;
    void discard(const QString &id) const;

Q_SIGNALS:
    void written();
    void failed(const lectograph::base::Error &error);

private:
    struct Entry
    {
        lecture::Lecture lecture;
        QString title;
        QString path;
        QString scene;
    };
    QString fileOf(const QString &id, const QString &ending) const;
    std::unique_ptr<QLockFile> lockOf(const QString &id) const;
    void removeFiles(const QString &id) const;
    void startNext();
    void tell(const base::Result<void> &done);
    base::Result<void> put(const Entry &entry); ///< in the background
    base::Result<void> putAssets(const lecture::Lecture &lecture);

    QString m_folder;
    QString m_id;
    std::unique_ptr<QLockFile> m_lock;
    std::shared_ptr<const Entry> m_next;
    bool m_isWriting = false;
    /// The assets on disk; accessed only while writing.
    std::map<QString, std::shared_ptr<const QByteArray>> m_assets;
    QThreadPool m_thread; ///< one thread, which keeps the order
};

} // namespace lectograph::editor
