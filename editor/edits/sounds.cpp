// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sounds.h"

#include "editor/edits/assets.h"
#include "editor/edits/lookup.h"
#include "editor/language/translated.h"
#include "graph/value.h"
#include "media/sound_reader.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostSoundBytes = 256 * 1024 * 1024;

Result<QByteArray> soundContent(const QString &path)
{
    return fileContent(path, mostSoundBytes,
                       base::failure(translated("The file is larger than 256 MB."),
                                     translated("Save it as MP3 or Opus first; that is a tenth of the size.")));
}

} // namespace

const QStringList &soundFileEndings()
{
    static const QStringList all{u"wav"_s, u"mp3"_s, u"ogg"_s, u"oga"_s, u"opus"_s, u"flac"_s, u"m4a"_s, u"aac"_s};
    return all;
}

bool isSoundFile(const QString &path)
{
    return soundFileEndings().contains(QFileInfo(path).suffix().toLower());
}

QStringList soundFilesIn(const QMimeData *data)
{
    QStringList files;
    if (!data)
        return files;
    for (const QUrl &url : data->urls()) {
        if (!url.isLocalFile() || !isSoundFile(url.toLocalFile()))
            return {};
        files.append(url.toLocalFile());
    }
    return files;
}

QString fileOf(const lecture::Sound &sound, const QStringList &languages)
{
    return graph::localized(sound.file, languages).value_or(QString());
}

QJsonValue nameOf(const lecture::Sound &sound)
{
    const auto baseName = [](const QJsonValue &file) { return QFileInfo(file.toString()).completeBaseName(); };
    if (sound.name.isObject() ? !sound.name.toObject().isEmpty() : !sound.name.toString().isEmpty())
        return sound.name;
    if (!sound.file.isObject())
        return sound.file.toString().isEmpty() ? QJsonValue() : QJsonValue(baseName(sound.file));
    QJsonObject names;
    const QJsonObject files = sound.file.toObject();
    for (auto file = files.begin(); file != files.end(); ++file)
        names.insert(file.key(), baseName(file.value()));
    return names;
}

QString labelOf(const lecture::Sound &sound, const QStringList &languages)
{
    const QString name = graph::localized(sound.name, languages).value_or(QString());
    if (!name.isEmpty())
        return name;
    const QString file = QFileInfo(fileOf(sound, languages)).completeBaseName();
    return file.isEmpty() ? translated("Sound") : file;
}

std::optional<Time> SoundLengths::of(const Lecture &lecture, const QString &file)
{
    const auto found = lecture.assets.find(file);
    if (found == lecture.assets.end() || !found->second.content)
        return std::nullopt;
    const auto [length, isNew] = m_known.try_emplace(found->second.content);
    if (isNew) {
        std::erase_if(m_known, [](const auto &one) { return one.first.expired(); });
        if (const auto reader = media::SoundReader::open(found->second.content))
            length->second = (*reader)->duration();
    }
    return length->second;
}

Result<KeptFile> withSoundFile(const Lecture &lecture, const QString &path)
{
    const auto content = soundContent(path);
    if (!content)
        return tl::unexpected(content.error());
    if (const auto reader = media::SoundReader::open(std::make_shared<const QByteArray>(*content)); !reader)
        return tl::unexpected(reader.error());
    return withFileKept(lecture, path, QFileInfo(path).suffix().toLower(), *content, u"sound"_s);
}

Result<NewSounds> withSoundFiles(const Lecture &lecture, const QString &sceneId, const QStringList &paths, Time start)
{
    NewSounds added{lecture, {}};
    SoundLengths lengths;
    for (const QString &path : paths) {
        auto kept = withSoundFile(added.lecture, path);
        if (!kept)
            return base::within(QFileInfo(path).fileName(), kept.error());
        const auto scene = foundScene(kept->lecture, sceneId);
        if (!scene)
            return tl::unexpected(scene.error());
        lecture::Sound sound;
        sound.name = QFileInfo(path).completeBaseName();
        sound.file = kept->file;
        sound.start = start;
        added.sounds.push_back(sound.id);
        const int index = static_cast<int>((*scene)->sounds.size());
        auto with = lecture::withSound(kept->lecture, sceneId, index, std::move(sound));
        if (!with)
            return tl::unexpected(with.error());
        added.lecture = std::move(*with);
        if (path != paths.back())
            start = start + lengths.of(added.lecture, kept->file).value_or(Time());
    }
    return added;
}

} // namespace lectograph::editor
