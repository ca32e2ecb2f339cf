// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/writing.h"

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

QJsonObject jsonOf(const graph::Node &node)
{
    QJsonObject json = node.extra;
    insertText(json, u"type"_s, node.type);
    insertVersion(json, node.version);
    insertUnless(json, u"properties"_s, node.properties, node.properties.isEmpty());
    insertText(json, u"style"_s, node.style);
    return json;
}

void insertTargets(QJsonObject &json, const timeline::Clip &clip)
{
    if (clip.targets.empty())
        insertText(json, u"target"_s, clip.target);
    else
        insertIds(json, u"target"_s, clip.targets);
}

QJsonObject jsonOf(const timeline::Clip &clip)
{
    QJsonObject json = clip.extra;
    insertText(json, u"type"_s, clip.type);
    insertVersion(json, clip.version);
    insertTargets(json, clip);
    insertUnless(json, u"start"_s, clip.start.seconds(), clip.start == base::Time());
    insertDuration(json, clip.duration);
    insertText(json, u"ease"_s, clip.ease);
    insertUnless(json, u"lag"_s, clip.lag.value_or(0), !clip.lag);
    insertText(json, u"over"_s, clip.over);
    insertUnless(json, u"properties"_s, clip.properties, clip.properties.isEmpty());
    insertClips(json, clip.clips);
    return json;
}

QJsonObject jsonOf(const timeline::Track &track)
{
    QJsonObject json = track.extra;
    insertNamed(json, u"name"_s, track.name);
    insertClips(json, track.clips);
    return json;
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

QJsonObject jsonOf(const Transition &transition)
{
    QJsonObject json = transition.extra;
    insertText(json, u"kind"_s, transition.kind);
    insertText(json, u"direction"_s, transition.direction);
    insertTime(json, u"duration"_s, transition.duration);
    insertUnless(json, u"overlaps"_s, true, !transition.overlaps);
    return json;
}

} // namespace

void insertUnless(QJsonObject &json, const QString &key, const QJsonValue &value, bool isPreset)
{
    json.remove(key);
    if (!isPreset)
        json.insert(key, value);
}

void insertText(QJsonObject &json, const QString &key, const QString &text, const QString &preset)
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

void insertTime(QJsonObject &json, const QString &key, base::Time time)
{
    insertUnless(json, key, time.seconds(), time == base::Time());
}

void insertClips(QJsonObject &json, const std::vector<timeline::ClipPtr> &clips)
{
    QJsonArray all;
    for (const timeline::ClipPtr &clip : clips)
        all.append(jsonOf(*clip));
    insertUnless(json, u"clips"_s, all, all.isEmpty());
}

void insertNodes(QJsonObject &json, const std::vector<graph::NodePtr> &nodes)
{
    QJsonObject all;
    for (const graph::NodePtr &node : nodes)
        all.insert(node->id, jsonOf(*node));
    insertUnless(json, u"nodes"_s, all, all.isEmpty());
}

void insertIds(QJsonObject &json, const QString &key, const std::vector<QString> &ids)
{
    QJsonArray all;
    for (const QString &id : ids)
        all.append(id);
    insertUnless(json, key, all, all.isEmpty());
}

QJsonObject jsonOf(const Scene &scene)
{
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
    insertNodes(json, scene.nodes);
    insertIds(json, u"actors"_s, scene.actors);
    insertUnless(json, u"tracks"_s, tracks, tracks.isEmpty());
    insertUnless(json, u"sounds"_s, sounds, sounds.isEmpty());
    insertUnless(json, u"continues"_s, true, !scene.continues);
    insertUnless(json, u"transition"_s, jsonOf(scene.transition), scene.transition.isCut());
    return json;
}

} // namespace lectograph::lecture
