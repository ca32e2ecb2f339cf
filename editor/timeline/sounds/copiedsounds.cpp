// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/copiedsounds.h"

#include "editor/edits/mime.h"
#include "editor/language/timelinewords.h"
#include "lecture/files.h"

namespace lectograph::editor {

using base::Result;
using lecture::Lecture;

std::optional<Result<Lecture>> CopiedSounds::in(const QMimeData *data)
{
    const QString type = QString::fromLatin1(mime::sounds);
    if (!data || !data->hasFormat(type))
        return std::nullopt;
    if (const auto *ours = qobject_cast<const CopiedSounds *>(data))
        return ours->m_sounds;
    const auto files = lecture::readArchive(data->data(type));
    auto sounds = files ? lecture::fromFiles(*files) : tl::unexpected(files.error());
    if (!sounds)
        return base::failure(TimelineWords::tr("What was copied cannot be read as sounds."));
    return sounds;
}

QStringList CopiedSounds::formats() const
{
    return {QString::fromLatin1(mime::sounds)};
}

QVariant CopiedSounds::retrieveData(const QString &type, QMetaType /*asked*/) const
{
    if (!hasFormat(type))
        return {};
    const auto archive = lecture::toFiles(m_sounds).and_then(lecture::writeArchive);
    return archive ? *archive : QByteArray();
}

} // namespace lectograph::editor
