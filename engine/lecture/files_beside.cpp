// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/files_beside.h"

#include "base/hash.h"
#include "lecture/entry_name.h"
#include "lecture/sentence.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// Without links; empty if it does not exist.
QString realFolder(const QString &folder)
{
    return QFileInfo(folder).canonicalFilePath();
}

QString folderBeside(const QString &lecturePath)
{
    const QFileInfo info(lecturePath);
    return info.isDir() || lecturePath.endsWith(u'/') ? lecturePath : info.path();
}

} // namespace

base::Result<base::FileContent> FilesBeside::file(const QString &name) const
{
    if (const auto good = checkEntryName(name); !good)
        return base::failure(good.error().what, Sentence::tr("Name a file in the folder of the lecture."));
    const QString path = m_folder + u'/' + name;
    {
        const std::scoped_lock lock(m_mutex);
        m_asked.emplace(name, path);
    }
    const QString real = QFileInfo(path).canonicalFilePath();
    if (real.isEmpty())
        return base::failure(Sentence::tr("There is no file “%1” beside the lecture.").arg(name),
                             Sentence::tr("Copy it into the folder %1, or choose another file.").arg(m_folder));
    if (!real.startsWith(realFolder(m_folder) + u'/'))
        return base::failure(Sentence::tr("“%1” is a link that leads out of the lecture's folder.").arg(name),
                             Sentence::tr("Put the file itself in its place."));
    return base::FileContent::at(real);
}

QString FilesBeside::nameOf(const QString &path) const
{
    const QString folder = realFolder(m_folder);
    const QString real = QFileInfo(path).canonicalFilePath();
    if (folder.isEmpty() || !real.startsWith(folder + u'/'))
        return {};
    const QString name = real.sliced(folder.size() + 1);
    return checkEntryName(name) && isBeside(name) ? name : QString();
}

quint64 FilesBeside::hash() const
{
    const std::scoped_lock lock(m_mutex);
    base::Hash hash;
    hash.add(m_folder); // files of another lecture may have the same names
    for (const auto &[name, path] : m_asked) {
        const QFileInfo info(path);
        hash.add(name).add(info.size()).add(info.exists() ? info.lastModified().toMSecsSinceEpoch() : qint64(-1));
    }
    return hash.value();
}

std::shared_ptr<const FilesBeside> filesBeside(const QString &path)
{
    return path.isEmpty() ? nullptr : std::make_shared<const FilesBeside>(folderBeside(path));
}

} // namespace lectograph::lecture
