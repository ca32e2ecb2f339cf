// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_content.h"

#include "base/sentence.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace lectograph::base {

using namespace Qt::StringLiterals;

struct FileContent::Source
{
    QByteArray bytes; ///< unless it is a file on disk
    QString path;     ///< of that
    QDateTime modified;
};

FileContent::FileContent(QByteArray bytes)
    : m_source(std::make_shared<const Source>(Source{std::move(bytes), {}, {}})), m_size(m_source->bytes.size())
{}

Result<FileContent> FileContent::at(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // opening a pipe would wait for another program
        return failure(Sentence::tr("%1 is no file whose content could be read.").arg(path),
                       Sentence::tr("Choose another one."));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(Sentence::tr("The file %1 cannot be read.").arg(path),
                       Sentence::tr("See whether it is still there, and whether you may open it."));
    if (path.startsWith(u':'))
        return FileContent(file.readAll());
    FileContent content;
    content.m_source = std::make_shared<const Source>(Source{{}, path, info.lastModified()});
    content.m_size = file.size();
    return content;
}

Result<QByteArray> FileContent::part(qint64 from, qint64 count) const
{
    if (from < 0 || count < 0 || from > m_size || count > m_size - from)
        return failure(Sentence::tr("The file ends too early."), Sentence::tr("Download or save it again."));
    if (!m_source || m_source->path.isEmpty())
        return m_source ? m_source->bytes.sliced(from, count) : QByteArray();
    QFile file(m_source->path);
    const bool isSame = file.open(QIODevice::ReadOnly) && file.size() == m_size
        && QFileInfo(m_source->path).lastModified() == m_source->modified && file.seek(from);
    QByteArray bytes = isSame ? file.read(count) : QByteArray();
    if (!isSame || bytes.size() != count)
        return failure(Sentence::tr("The file %1 has changed while it was read.").arg(m_source->path),
                       Sentence::tr("Wait until it is written, then open the lecture again."));
    return bytes;
}

Result<QByteArray> FileContent::all(qint64 most) const
{
    if (m_size > most)
        return failure(Sentence::tr("The file is larger than %L1 MB.").arg(most / 1'000'000),
                       Sentence::tr("Make it smaller first."));
    return part(0, m_size);
}

} // namespace lectograph::base
