// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/zip_reader.h"

#include "base/sentence.h"

#include <zip.h>

#include <algorithm>
#include <utility>

namespace lectograph::base {

struct ZipReader::Archive
{
    Archive() = default;
    Q_DISABLE_COPY_MOVE(Archive)
    ~Archive()
    {
        if (zip)
            zip_discard(zip);
    }

    QByteArray content; ///< which libzip does not copy
    zip_t *zip = nullptr;
};

namespace {

class OpeningError
{
public:
    OpeningError() { zip_error_init(&m_error); }
    ~OpeningError() { zip_error_fini(&m_error); }
    Q_DISABLE_COPY_MOVE(OpeningError)

    zip_error_t *get() { return &m_error; }
    tl::unexpected<Error> failed() { return failure(QString::fromUtf8(zip_error_strerror(&m_error))); }

private:
    zip_error_t m_error;
};

struct CloseEntry
{
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};

tl::unexpected<Error> failed(zip_t *zip)
{
    return failure(QString::fromUtf8(zip_strerror(zip)));
}

} // namespace

ZipReader::ZipReader(std::unique_ptr<Archive> archive) : m_archive(std::move(archive)) {}
ZipReader::ZipReader(ZipReader &&) noexcept = default;
ZipReader &ZipReader::operator=(ZipReader &&) noexcept = default;
ZipReader::~ZipReader() = default;

Result<ZipReader> ZipReader::open(const QByteArray &content)
{
    auto archive = std::make_unique<Archive>();
    archive->content = content;
    OpeningError error;
    zip_source_t *source = zip_source_buffer_create(content.constData(), static_cast<zip_uint64_t>(content.size()), 0,
                                                    error.get());
    if (!source)
        return error.failed();
    archive->zip = zip_open_from_source(source, ZIP_RDONLY, error.get());
    if (!archive->zip) {
        zip_source_free(source); // otherwise it belongs to the archive
        return error.failed();
    }
    return ZipReader(std::move(archive));
}

qint64 ZipReader::count() const
{
    return zip_get_num_entries(m_archive->zip, 0);
}

Result<ZipReader::Entry> ZipReader::entry(qint64 index) const
{
    zip_t *zip = m_archive->zip;
    zip_stat_t stat;
    const auto place = static_cast<zip_uint64_t>(index);
    if (zip_stat_index(zip, place, 0, &stat) != 0 || (stat.valid & ZIP_STAT_NAME) == 0)
        return failed(zip);
    constexpr zip_uint32_t kindMask = 0170000;
    constexpr zip_uint32_t symbolicLink = 0120000;
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    zip_file_get_external_attributes(zip, place, 0, &system, &attributes);
    return Entry{QString::fromUtf8(stat.name), stat.size, stat.comp_size,
                 system == ZIP_OPSYS_UNIX && (attributes >> 16 & kindMask) == symbolicLink,
                 (stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE};
}

Result<QByteArray> ZipReader::content(qint64 index, const Entry &entry) const
{
    zip_t *zip = m_archive->zip;
    const std::unique_ptr<zip_file_t, CloseEntry> file(zip_fopen_index(zip, static_cast<zip_uint64_t>(index), 0));
    if (!file)
        return failed(zip);
    const auto size = static_cast<qsizetype>(entry.size);
    QByteArray content;
    // Grows step by step, because a small archive may declare a large `size`.
    constexpr qsizetype step = 1024 * 1024;
    while (content.size() <= size) {
        const qsizetype before = content.size();
        content.resize(std::min(before + step, size + 1));
        const zip_int64_t count = zip_fread(file.get(), content.data() + before,
                                            static_cast<zip_uint64_t>(content.size() - before));
        content.resize(before + std::max<qsizetype>(0, count));
        if (count < 0)
            return failure(QString::fromUtf8(zip_file_strerror(file.get())));
        if (count == 0)
            break;
    }
    if (content.size() != size)
        return failure(Sentence::tr("a wrong size"));
    return content;
}

} // namespace lectograph::base
