// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/entry_name.h"
#include "lecture/files.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"
#include "lecture/sentence.h"

#include <iterator>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

void insertUnless(QJsonObject &json, const QString &key, const QJsonValue &value, bool isPreset)
{
    // A known key always comes from the value, even if `extra`, with which `json` started, has it too.
    json.remove(key);
    if (!isPreset)
        json.insert(key, value);
}

void insertText(QJsonObject &json, const QString &key, const QString &text, const QString &preset = {})
{
    insertUnless(json, key, text, text == preset);
}

void insertNamed(QJsonObject &json, const QString &key, const QJsonValue &localizable)
{
    insertUnless(json, key, localizable, localizable.isNull() || localizable.isUndefined());
}

void insertVersion(QJsonObject &json, int version)
{
    insertUnless(json, u"version"_s, version, version == 1);
}

void insertDuration(QJsonObject &json, const std::optional<base::Time> &duration)
{
    insertUnless(json, u"duration"_s, duration.value_or(base::Time()).seconds(), !duration);
}

QJsonObject jsonOf(const graph::Node &node)
{
    QJsonObject json = node.extra;
    insertText(json, u"type"_s, node.type);
    insertVersion(json, node.version);
    insertUnless(json, u"properties"_s, node.properties, node.properties.isEmpty());
    return json;
}

QJsonArray jsonOf(const std::vector<timeline::ClipPtr> &clips);

QJsonObject jsonOf(const timeline::Clip &clip)
{
    QJsonObject json = clip.extra;
    insertText(json, u"type"_s, clip.type);
    insertVersion(json, clip.version);
    insertText(json, u"target"_s, clip.target);
    insertUnless(json, u"start"_s, clip.start.seconds(), clip.start == base::Time());
    insertDuration(json, clip.duration);
    insertText(json, u"ease"_s, clip.ease);
    insertUnless(json, u"lag"_s, clip.lag.value_or(0), !clip.lag);
    insertText(json, u"over"_s, clip.over);
    insertUnless(json, u"properties"_s, clip.properties, clip.properties.isEmpty());
    insertUnless(json, u"clips"_s, jsonOf(clip.clips), clip.clips.empty());
    return json;
}

QJsonArray jsonOf(const std::vector<timeline::ClipPtr> &clips)
{
    QJsonArray array;
    for (const timeline::ClipPtr &clip : clips)
        array.append(jsonOf(*clip));
    return array;
}

QJsonObject jsonOf(const timeline::Track &track)
{
    QJsonObject json = track.extra;
    insertNamed(json, u"name"_s, track.name);
    insertUnless(json, u"clips"_s, jsonOf(track.clips), track.clips.empty());
    return json;
}

void insertTime(QJsonObject &json, const QString &key, base::Time time)
{
    insertUnless(json, key, time.seconds(), time == base::Time());
}

QJsonObject jsonOf(const Sound &sound)
{
    QJsonObject json = sound.extra;
    insertNamed(json, u"name"_s, sound.name);
    insertNamed(json, u"file"_s, sound.file);
    insertTime(json, u"start"_s, sound.start);
    insertTime(json, u"from"_s, sound.from);
    insertDuration(json, sound.duration);
    insertUnless(json, u"gain"_s, sound.gain, sound.gain == 0);
    insertTime(json, u"fadeIn"_s, sound.fadeIn);
    insertTime(json, u"fadeOut"_s, sound.fadeOut);
    insertUnless(json, u"muted"_s, sound.isMuted, !sound.isMuted);
    return json;
}

QJsonObject jsonOf(const Scene &scene)
{
    QJsonObject nodes;
    for (const graph::NodePtr &node : scene.nodes)
        nodes.insert(node->id, jsonOf(*node));
    QJsonArray actors;
    for (const QString &actor : scene.actors)
        actors.append(actor);
    QJsonArray tracks;
    for (const timeline::TrackPtr &track : scene.tracks)
        tracks.append(jsonOf(*track));
    QJsonArray sounds;
    for (const SoundPtr &sound : scene.sounds)
        sounds.append(jsonOf(*sound));

    QJsonObject json = scene.extra;
    insertText(json, u"id"_s, scene.id);
    insertNamed(json, u"name"_s, scene.name);
    insertDuration(json, scene.duration);
    insertUnless(json, u"properties"_s, scene.properties, scene.properties.isEmpty());
    insertUnless(json, u"nodes"_s, nodes, nodes.isEmpty());
    insertUnless(json, u"actors"_s, actors, actors.isEmpty());
    insertUnless(json, u"tracks"_s, tracks, tracks.isEmpty());
    insertUnless(json, u"sounds"_s, sounds, sounds.isEmpty());
    return json;
}

QJsonObject jsonOf(const Parameter &parameter)
{
    QJsonObject json = parameter.extra;
    insertText(json, u"id"_s, parameter.id);
    insertNamed(json, u"label"_s, parameter.label);
    insertText(json, u"scene"_s, parameter.scene);
    insertText(json, u"node"_s, parameter.node);
    insertText(json, u"property"_s, parameter.property);
    return json;
}

QString fileOf(const Scene &scene)
{
    return u"scenes/%1.json"_s.arg(scene.id);
}

QJsonObject documentOf(const Lecture &lecture)
{
    const Lecture preset;
    QJsonObject frame = lecture.extra.value(u"frame"_s).toObject();
    insertUnless(frame, u"width"_s, lecture.frameWidth, lecture.frameWidth == preset.frameWidth);
    insertUnless(frame, u"height"_s, lecture.frameHeight, lecture.frameHeight == preset.frameHeight);
    const base::FrameRate rate = lecture.rate;
    const QJsonValue rateJson = rate.denominator == 1
        ? QJsonValue(rate.numerator)
        : QJsonValue(u"%1/%2"_s.arg(rate.numerator).arg(rate.denominator));
    QJsonArray parameters;
    for (const Parameter &parameter : lecture.parameters)
        parameters.append(jsonOf(parameter));
    QJsonArray scenes;
    for (const ScenePtr &scene : lecture.scenes)
        scenes.append(fileOf(*scene));

    QJsonObject json = lecture.extra;
    insertText(json, u"format"_s, u"lectograph"_s);
    insertUnless(json, u"version"_s, formatVersion, false);
    insertNamed(json, u"title"_s, lecture.title);
    insertText(json, u"language"_s, lecture.language, preset.language);
    insertUnless(json, u"languages"_s, QJsonArray::fromStringList(lecture.languages),
                 lecture.languages == QStringList{lecture.language});
    insertUnless(json, u"frame"_s, frame, frame.isEmpty());
    insertUnless(json, u"rate"_s, rateJson, rate == preset.rate);
    insertText(json, u"dialect"_s, lecture.dialect == base::Dialect::Ce ? u"ce"_s : u"gl"_s, u"gl"_s);
    insertText(json, u"font"_s, lecture.font);
    insertUnless(json, u"credits"_s, lecture.credits, lecture.credits.isEmpty());
    insertUnless(json, u"parameters"_s, parameters, parameters.isEmpty());
    insertUnless(json, u"scenes"_s, scenes, scenes.isEmpty());
    return json;
}

bool isText(const QString &name)
{
    return name == u"lecture.json" || (name.startsWith(u"scenes/") && name.endsWith(u".json"));
}

/// Whether the texts can be read again. Most are too short to need a check.
Result<void> checkTexts(const Files &files, Limits limits)
{
    constexpr qint64 mostPerByte = 300; // an upper bound of the estimate: for "{},"
    constexpr qint64 leastOfValue = 2;  // "1,"
    qint64 all = 0;
    for (const auto &[name, content] : files)
        all += isText(name) ? content.size() : 0;
    for (const auto &[name, content] : files) {
        if (!isText(name)
            || (all * mostPerByte < limits.memoryBytes && content.size() < leastOfValue * limits.jsonValues))
            continue;
        const Result<MeasuredJson> again = readMeasuredJson(content, limits);
        if (!again)
            return failure(again.error().what, again.error().remedy, name);
        limits.memoryBytes -= again->memoryBytes;
    }
    return {};
}

/// Refuses to save what could not be opened again.
Result<void> checkLimits(const Files &files, const Limits &limits)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    qint64 total = 0;
    for (const auto &[name, content] : files) {
        total += content.size();
        if (isText(name) && content.size() > limits.jsonBytes) {
            return failure(Sentence::tr("This part is larger than the %1 MiB that are read again.")
                               .arg(limits.jsonBytes / mebibyte),
                           Sentence::tr("Keep large numbers in an asset, for instance a .npy file."), name);
        }
    }
    if (total > limits.totalBytes || std::ssize(files) > limits.files) {
        return failure(Sentence::tr("The lecture is larger than the %1 MiB or %2 files that are read again.")
                           .arg(limits.totalBytes / mebibyte)
                           .arg(limits.files),
                       Sentence::tr("Make its assets smaller."), u"assets"_s);
    }
    return checkTexts(files, limits);
}

} // namespace

Result<Files> toFiles(const Lecture &lecture)
{
    return toFiles(lecture, Limits());
}

Result<Files> toFiles(const Lecture &lecture, const Limits &limits)
{
    Files files{{u"lecture.json"_s, writeJson(documentOf(lecture))}};
    for (const ScenePtr &scene : lecture.scenes) {
        if (const Result<void> fine = checkSceneId(scene->id); !fine)
            return base::within(u"scenes"_s, fine.error());
        if (!files.emplace(fileOf(*scene), writeJson(jsonOf(*scene))).second) {
            return failure(Sentence::tr("Two scenes have the id “%1”.").arg(scene->id),
                           Sentence::tr("Give one of them another id."), fileOf(*scene));
        }
    }
    for (const auto *group : {&lecture.assets, &lecture.attachments}) {
        for (const auto &[name, asset] : *group) {
            if (const Result<void> fine = checkEntryName(name); !fine)
                return tl::unexpected(fine.error());
            files.emplace(name, *asset.content); // does not replace a scene of the same name
        }
    }
    if (const Result<void> fine = checkLimits(files, limits); !fine)
        return tl::unexpected(fine.error());
    return files;
}

} // namespace lectograph::lecture
