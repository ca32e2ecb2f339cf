// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

#include <memory>

namespace lectograph::base {

/// Reads the entries of an untrusted zip archive one by one. Its errors say only what is wrong with the archive: what it
/// is for, and what to do, is known to the caller, who also limits sizes and names.
class ZipReader
{
public:
    struct Entry
    {
        QString name;
        quint64 size = 0;   ///< as the archive declares it
        quint64 packed = 0; ///< bytes in the archive
        bool isLink = false;
        bool isEncrypted = false;

        /// Whether so little becomes so much that only an attack does: more than `harmless` bytes, `ratio` times packed.
        bool growsTooMuch(quint64 harmless, quint64 ratio) const { return size > harmless && size / ratio > packed; }
    };

    static Result<ZipReader> open(const QByteArray &content);
    ZipReader(ZipReader &&) noexcept;
    ZipReader &operator=(ZipReader &&) noexcept;
    ~ZipReader();

    qint64 count() const;
    Result<Entry> entry(qint64 index) const;
    /// Unpacks an entry; fails if it is not exactly as large as declared.
    Result<QByteArray> content(qint64 index, const Entry &entry) const;

private:
    struct Archive;
    explicit ZipReader(std::unique_ptr<Archive> archive);

    std::unique_ptr<Archive> m_archive;
};

} // namespace lectograph::base
