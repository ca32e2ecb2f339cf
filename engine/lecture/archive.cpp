// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/archive.h"

#include "base/zip_reader.h"
#include "lecture/damaged_archive.h"
#include "lecture/entry_name.h"
#include "lecture/sentence.h"

#include <zip.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

struct Discard
{
    void operator()(zip_t *archive) const { zip_discard(archive); }
    void operator()(zip_source_t *source) const { zip_source_free(source); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using Source = std::unique_ptr<zip_source_t, Discard>;

class ZipError
{
public:
    ZipError() { zip_error_init(&m_error); }
    ~ZipError() { zip_error_fini(&m_error); }
    Q_DISABLE_COPY_MOVE(ZipError)

    zip_error_t *get() { return &m_error; }
    QString text() { return QString::fromUtf8(zip_error_strerror(&m_error)); }

private:
    zip_error_t m_error;
};

/// What libzip says about it is neither translated nor of use to an author.
tl::unexpected<base::Error> isDamaged(const QString &name = {})
{
    return failure(Sentence::tr("The file is damaged: a part of it is missing or was changed."),
                   Sentence::tr("Open an earlier version of the lecture, or take it from a copy."), name);
}

tl::unexpected<base::Error> tooLarge(const Limits &limits, const QString &name)
{
    return failure(Sentence::tr("The archive holds more than the %1 MiB or %2 files a lecture may have.")
                       .arg(limits.totalBytes / (1024 * 1024))
                       .arg(limits.files),
                   Sentence::tr("Open it only if you trust its author, and remove what does not belong to it."), name);
}

Result<base::ZipReader> opened(const QByteArray &zip)
{
    if (!zip.startsWith("PK")) { // libzip accepts zero bytes as an archive without files
        return failure(Sentence::tr("This file is not a lecture."),
                       Sentence::tr("Choose a file that Lectograph saved, with the suffix .lecture."));
    }
    auto archive = base::ZipReader::open(zip);
    if (!archive)
        return isDamaged();
    return archive;
}

/// Rejects links and encrypted entries.
Result<void> checkKind(const base::ZipReader::Entry &entry)
{
    if (entry.isLink) {
        return failure(Sentence::tr("“%1” is a symbolic link, which could lead out of the lecture.").arg(entry.name),
                       Sentence::tr("Put the file itself in its place."), entry.name);
    }
    if (entry.isEncrypted) {
        return failure(Sentence::tr("“%1” is protected by a password.").arg(entry.name),
                       Sentence::tr("Pack the lecture again without a password."), entry.name);
    }
    return {};
}

} // namespace

Result<Files> readArchive(const QByteArray &zip, const Limits &limits)
{
    return readDamagedArchive(zip, limits, {});
}

Result<Files> readDamagedArchive(const QByteArray &zip, const Limits &limits,
                                 const std::function<void(const QString &name)> &damaged)
{
    const auto archive = opened(zip);
    if (!archive)
        return tl::unexpected(archive.error());
    const qint64 count = archive->count();
    if (count > limits.files)
        return tooLarge(limits, {});

    Files files;
    qint64 total = 0;
    for (qint64 index = 0; index < count; ++index) {
        const auto entry = archive->entry(index);
        if (!entry)
            return isDamaged();
        const QString &name = entry->name;
        if (name.endsWith(u'/'))
            continue; // a folder: implied by the files in it
        if (const Result<void> fine = checkEntryName(name); !fine)
            return tl::unexpected(fine.error());
        if (files.contains(name)) {
            return failure(Sentence::tr("The archive holds “%1” twice.").arg(name),
                           Sentence::tr("Remove one of the two with an archive program."), name);
        }
        if (const Result<void> fine = checkKind(*entry); !fine)
            return tl::unexpected(fine.error());

        if (entry->size > static_cast<quint64>(limits.totalBytes - total)
            || entry->growsTooMuch(static_cast<quint64>(limits.harmlessBytes), static_cast<quint64>(limits.ratio)))
            return tooLarge(limits, name);
        Result<QByteArray> content = archive->content(index, *entry);
        if (!content && damaged) {
            damaged(name);
            continue;
        }
        if (!content)
            return isDamaged(name);
        total += content->size();
        files.emplace(name, *std::move(content));
    }
    return files;
}

Result<QByteArray> writeArchive(const Files &files)
{
    ZipError error;
    Source sink(zip_source_buffer_create(nullptr, 0, 0, error.get()));
    if (!sink)
        return failure(error.text());
    Archive archive(zip_open_from_source(sink.get(), ZIP_TRUNCATE, error.get()));
    if (!archive)
        return failure(error.text());
    zip_source_keep(sink.get()); // one reference belongs to the archive, the other is read from below

    for (const auto &[name, content] : files) {
        Source source(
            zip_source_buffer(archive.get(), content.constData(), static_cast<zip_uint64_t>(content.size()), 0));
        const zip_int64_t added = source
            ? zip_file_add(archive.get(), name.toUtf8().constData(), source.get(), ZIP_FL_ENC_UTF_8)
            : -1;
        if (added < 0)
            return failure(QString::fromUtf8(zip_strerror(archive.get())), {}, name);
        static_cast<void>(source.release());

        // Large contents are stored uncompressed, so that no reader rejects their compression ratio.
        const bool isLarge = content.size() > Limits().harmlessBytes;
        constexpr zip_uint32_t deflateLevel = 6;
        constexpr zip_uint16_t midnight = 0;
        constexpr zip_uint16_t firstOfJanuary1980 = 0x21;
        constexpr zip_uint32_t plainFile = 0100644u << 16;
        const auto index = static_cast<zip_uint64_t>(added);
        zip_set_file_compression(archive.get(), index, isLarge ? ZIP_CM_STORE : ZIP_CM_DEFLATE, deflateLevel);
        zip_file_set_dostime(archive.get(), index, midnight, firstOfJanuary1980, 0);
        zip_file_set_external_attributes(archive.get(), index, 0, ZIP_OPSYS_UNIX, plainFile);
    }
    if (zip_close(archive.get()) != 0)
        return failure(QString::fromUtf8(zip_strerror(archive.get())));
    static_cast<void>(archive.release());

    zip_stat_t written;
    if (zip_source_stat(sink.get(), &written) != 0 || zip_source_open(sink.get()) != 0)
        return failure(QString::fromUtf8(zip_error_strerror(zip_source_error(sink.get()))));
    QByteArray result(static_cast<qsizetype>(written.size), Qt::Uninitialized);
    const zip_int64_t count = zip_source_read(sink.get(), result.data(), written.size);
    zip_source_close(sink.get());
    if (count != result.size())
        return failure(Sentence::tr("The archive could not be put together."));
    return result;
}

} // namespace lectograph::lecture
