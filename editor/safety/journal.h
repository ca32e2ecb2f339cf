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
};

/// A copy of one lecture in a folder, written in the background and replaced atomically. The writer holds a lock, so
/// that others can distinguish current work from interrupted work. Assets are in a separate file, which is written only
/// when they change, so that hours of sound do not delay saving a typed word.
class Journal : public QObject
{
    Q_OBJECT

public:
    explicit Journal(QString folder, QObject *parent = nullptr);
    /// Waits for pending writes. The files are kept.
    ~Journal() override;

    const QString &id() const { return m_id; }
    const QString &folder() const { return m_folder; }
    /// Writes in the background. While another write is running, only the latest request waits.
    void write(const lecture::Lecture &lecture, const QString &title, const QString &path);
    void forget(); ///< deletes it, including pending writes
    void wait();   ///< until everything is on disk

    static std::vector<Recoverable> recoverable(const QString &folder);
    static base::Result<lecture::Lecture> load(const QString &folder, const QString &id);
    static void discard(const QString &folder, const QString &id);
    /// Deletes incomplete files of killed programs.
    static void sweep(const QString &folder);

Q_SIGNALS:
    void written();
    void failed(const lectograph::base::Error &error);

private:
    struct Entry
    {
        lecture::Lecture lecture;
        QString title;
        QString path;
    };
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
