// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_content.h"

#include <QString>

#include <map>
#include <mutex>

namespace lectograph::lecture {

/// The folder in which a lecture is saved, with files that its blocks may read without the lecture carrying them:
/// large tensors and models. Callable from any thread.
class FilesBeside
{
public:
    explicit FilesBeside(QString folder) : m_folder(std::move(folder)) {}

    const QString &folder() const { return m_folder; }
    /// A regular file by its name relative to the folder; nothing outside it, and nothing hidden.
    base::Result<base::FileContent> file(const QString &name) const;
    /// The name of a file at `path`; empty if it is not in the folder, or hidden.
    QString nameOf(const QString &path) const;
    /// Of the sizes and times of all files that have been asked for: part of the cache key of what reads them.
    quint64 hash() const;

private:
    QString m_folder;
    mutable std::mutex m_mutex;
    mutable std::map<QString, QString> m_asked; ///< from name to path
};

/// The folder of a lecture that is stored at `path`: of an archive the one in which it lies, of a folder itself.
/// Null if `path` is empty.
std::shared_ptr<const FilesBeside> filesBeside(const QString &path);

/// Whether a property names a file beside the lecture, and none that it carries.
inline bool isBeside(const QString &file)
{
    return !file.isEmpty() && !file.startsWith(QLatin1String("assets/"));
}

} // namespace lectograph::lecture
