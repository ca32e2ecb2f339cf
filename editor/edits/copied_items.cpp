// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copied_items.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/copied_nodes.h"
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

const QString sceneKey = u"scene"_s;
const QString blocksKey = u"actors"_s;

/// The blocks that the clips act on or link to.
QStringList blocksOf(const lecture::Scene &scene, const ClipIds &clips)
{
    QStringList blocks;
    const ClipIdSet all = withInner(scene, clips);
    lecture::eachClip(scene, [&](const timeline::Clip &clip, const QString &) {
        if (!clip.isGroup() && all.contains(clip.id))
            blocks += actorsIn(scene, clip) + linkedBy(clip.properties);
    });
    blocks.removeIf([&](const QString &block) { return !nodeOf(scene, block); });
    blocks.removeDuplicates();
    return blocks;
}

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
    m_sounds = copiedSounds(lecture, context.scene, items.sounds, extent->start, context.registry.animations);
    // Without keyframes of the clips, which are copied with them.
    const std::vector<KeyPlace> keys = keysApart(*scene, items.keys, items.clips);
    if (items.clips.empty() && keys.empty())
        return;
    QJsonObject json = copiedClips(lecture, context.scene, items.clips, extent->start, context.registry);
    m_scene = context.scene;
    m_blocks = copiesWithFiles(lecture, context.scene, blocksOf(*scene, items.clips), context.registry);
    json.insert(sceneKey, m_scene);
    if (!items.clips.empty())
        json.insert(blocksKey, jsonOf(m_blocks));
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
        QJsonObject json = QJsonDocument::fromJson((clips ? *clips : *keys).toUtf8()).object();
        isAny = !json.isEmpty();
        content.keys = json.take(clips ? u"keys"_s : u"properties"_s).toArray();
        content.clips.scene = json.take(sceneKey).toString();
        const auto *ours = qobject_cast<const CopiedItems *>(data);
        const QJsonObject blocks = json.take(blocksKey).toObject();
        content.clips.blocks = ours ? ours->m_blocks : copiesFrom(blocks);
        content.clips.clips = std::move(json);
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
