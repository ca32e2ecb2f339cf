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

/// Work of a program that ended without saving it.
struct Recoverable
{
    QString id;
    QString title;
    QString path; ///< of the file that was being edited; empty if it had none yet
    QDateTime when;
};

/// A copy of one lecture in a folder, written beside the interface and replaced as a whole. Whoever writes it holds a
/// lock, so that others can tell work that goes on from work that was cut off. The assets stand in a file of their own, which
/// is written only when they are others: hours of sound must not keep a word that was typed from the disk.
class Journal : public QObject
{
    Q_OBJECT

public:
    explicit Journal(QString folder, QObject *parent = nullptr);
    /// Waits for what is being written. What was written stays.
    ~Journal() override;

    const QString &id() const { return m_id; }
    const QString &folder() const { return m_folder; }
    /// Soon. What comes while another one is being written waits; of several that wait only the last is written.
    void write(const lecture::Lecture &lecture, const QString &title, const QString &path);
    void forget(); ///< takes it away, and what is being written
    void wait();   ///< until everything is on the disk

    static std::vector<Recoverable> recoverable(const QString &folder);
    static base::Result<lecture::Lecture> load(const QString &folder, const QString &id);
    static void discard(const QString &folder, const QString &id);
    /// Takes away what programs that were killed left half done.
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
    /// Those on the disk; only for who writes.
    std::map<QString, std::shared_ptr<const QByteArray>> m_assets;
    QThreadPool m_thread; ///< one, so that all happens in order
};

} // namespace lectograph::editor
