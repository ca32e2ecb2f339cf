// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/copieditems.h"

#include "editor/edits/key_clipboard.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/language/timelinewords.h"
#include "lecture/files.h"

#include <QJsonDocument>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const QString clipsType = QString::fromLatin1(mime::clips);
const QString keysType = QString::fromLatin1(mime::keys);
const QString soundsType = QString::fromLatin1(mime::sounds);

QByteArray toText(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace

CopiedItems::CopiedItems(const Lecture &lecture, const EditContext &context, const TimelineItems &items)
{
    const auto extent = extentOf(lecture, context, items);
    const lecture::Scene *scene = sceneOf(lecture, context.scene);
    if (!extent || !scene)
        return;
    m_sounds = copiedSounds(lecture, context.scene, items.sounds, extent->start);
    // Without keyframes of the clips, which are copied with them.
    const std::vector<KeyPlace> keys = keysApart(*scene, items.keys, items.clips);
    if (items.clips.empty() && keys.empty())
        return;
    QJsonObject json = copiedClips(lecture, context.scene, items.clips, extent->start, context.registry);
    json.insert(u"keys"_s, copiedKeys(lecture, context.scene, keys, extent->start, context.registry));
    setData(clipsType, toText(json));
    if (const auto span = extentOf(lecture, context, {{}, keys, {}})) {
        // In the format of the curve editor.
        const QJsonArray curves = copiedKeys(lecture, context.scene, keys, span->start, context.registry);
        setData(keysType, toText({{u"properties"_s, curves}}));
    }
}

std::optional<Result<CopiedItems::Content>> CopiedItems::in(const QMimeData *data)
{
    Content content;
    bool isAny = false;
    const auto clips = mime::read(data, mime::clips);
    if (const auto keys = mime::read(data, mime::keys); clips || keys) { // the curve editor copies keyframes alone
        isAny = true;
        content.clips = QJsonDocument::fromJson((clips ? *clips : *keys).toUtf8()).object();
        content.keys = content.clips.take(clips ? u"keys"_s : u"properties"_s).toArray();
    }
    if (data && data->hasFormat(soundsType)) {
        isAny = true;
        if (const auto *ours = qobject_cast<const CopiedItems *>(data)) {
            content.sounds = ours->m_sounds;
        } else {
            auto sounds = lecture::readArchive(data->data(soundsType)).and_then([](const lecture::Files &files) {
                return lecture::fromFiles(files);
            });
            if (!sounds)
                return base::failure(TimelineWords::tr("What was copied cannot be read as sounds."));
            content.sounds = std::move(*sounds);
        }
    }
    return isAny ? std::optional(Result<Content>(std::move(content))) : std::nullopt;
}

QStringList CopiedItems::formats() const
{
    QStringList formats = QMimeData::formats();
    if (!m_sounds.scenes.empty())
        formats.append(soundsType);
    return formats;
}

QVariant CopiedItems::retrieveData(const QString &type, QMetaType asked) const
{
    if (type != soundsType || m_sounds.scenes.empty())
        return QMimeData::retrieveData(type, asked);
    const auto archive = lecture::toFiles(m_sounds).and_then(lecture::writeArchive);
    return archive ? *archive : QByteArray();
}

} // namespace lectograph::editor
