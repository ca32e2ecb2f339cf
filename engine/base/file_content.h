// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

#include <memory>

namespace lectograph::base {

/// What a file contains, of which parts are read when they are needed. Copies share it; callable from any thread.
/// A file on disk is read, not mapped: while another program writes it again, a part that is gone is an error.
class FileContent
{
public:
    FileContent() = default;
    explicit FileContent(QByteArray bytes);
    /// Of a regular file, or of a resource of the program.
    static Result<FileContent> at(const QString &path);

    qint64 size() const { return m_size; }
    /// Fails if the part is not within the file, or if the file has become another one.
    Result<QByteArray> part(qint64 from, qint64 count) const;
    /// Fails if the file is larger than `most` bytes.
    Result<QByteArray> all(qint64 most) const;

private:
    struct Source;

    std::shared_ptr<const Source> m_source;
    qint64 m_size = 0;
};

} // namespace lectograph::base
