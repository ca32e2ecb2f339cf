// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/scene_reader.h"

#include "lecture/reading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

Result<graph::NodePtr> nodeFrom(const QString &id, const QJsonObject &json, const Upgrades &upgrades)
{
    const Result<QJsonObject> current = upgrades.types.upgraded(timeline::TypeUpgrades::Kind::Node, json);
    if (!current)
        return tl::unexpected(current.error());
    Fields fields(*current);
    graph::Node node;
    node.id = id;
    node.type = fields.requiredText(u"type"_s);
    node.version = fields.version(u"version"_s);
    node.properties = fields.object(u"properties"_s);
    node.style = fields.text(u"style"_s);
    node.extra = fields.rest();
    return finished<graph::NodePtr>(fields, std::make_shared<const graph::Node>(std::move(node)));
}

void readTargets(Fields &fields, timeline::Clip &clip)
{
    const QString key = u"target"_s;
    if (!fields.isArray(key)) {
        clip.target = fields.text(key);
        return;
    }
    const QStringList targets = fields.texts(key);
    if (targets.size() == 1)
        clip.target = targets.front();
    else
        clip.targets.assign(targets.begin(), targets.end());
}

Result<timeline::ClipPtr> clipFrom(const QJsonObject &json, const Upgrades &upgrades)
{
    const Result<QJsonObject> current = upgrades.types.upgraded(timeline::TypeUpgrades::Kind::Clip, json);
    if (!current)
        return tl::unexpected(current.error());
    Fields fields(*current);
    timeline::Clip clip;
    clip.type = fields.requiredText(u"type"_s);
    clip.version = fields.version(u"version"_s);
    readTargets(fields, clip);
    clip.start = fields.time(u"start"_s).value_or(base::Time());
    clip.duration = fields.time(u"duration"_s);
    clip.ease = fields.text(u"ease"_s);
    clip.lag = fields.number(u"lag"_s, 0, 1000);
    clip.over = fields.text(u"over"_s);
    clip.properties = fields.object(u"properties"_s);
    clip.clips = clipsFrom(fields, upgrades);
    clip.extra = fields.rest();
    return finished<timeline::ClipPtr>(fields, std::make_shared<const timeline::Clip>(std::move(clip)));
}

Result<timeline::TrackPtr> trackFrom(const QJsonObject &json, const Upgrades &upgrades)
{
    Fields fields(json);
    timeline::Track track;
    track.name = fields.localizable(u"name"_s);
    track.clips = clipsFrom(fields, upgrades);
    track.extra = fields.rest();
    return finished<timeline::TrackPtr>(fields, std::make_shared<const timeline::Track>(std::move(track)));
}

Result<SoundPtr> soundFrom(const QJsonObject &json)
{
    Fields fields(json);
    Sound sound;
    sound.name = fields.localizable(u"name"_s);
    sound.file = fields.localizable(u"file"_s);
    sound.start = fields.time(u"start"_s).value_or(base::Time());
    sound.from = fields.time(u"from"_s).value_or(base::Time());
    sound.duration = fields.time(u"duration"_s);
    sound.gain = fields.number(u"gain"_s, leastGain, mostGain).value_or(0);
    sound.fadeIn = fields.time(u"fadeIn"_s).value_or(base::Time());
    sound.fadeOut = fields.time(u"fadeOut"_s).value_or(base::Time());
    sound.isMuted = fields.flag(u"muted"_s);
    sound.extra = fields.rest();
    return finished<SoundPtr>(fields, std::make_shared<const Sound>(std::move(sound)));
}

Transition transitionFrom(Fields &fields)
{
    const QString key = u"transition"_s;
    Fields inner(fields.object(key));
    Transition transition;
    transition.kind = inner.text(u"kind"_s);
    transition.direction = inner.text(u"direction"_s);
    transition.duration = inner.time(u"duration"_s).value_or(base::Time());
    transition.overlaps = inner.flag(u"overlaps"_s);
    transition.extra = inner.rest();
    if (inner.error())
        fields.fail(base::within(key, *inner.error()).value());
    return transition;
}

} // namespace

std::vector<timeline::ClipPtr> clipsFrom(Fields &fields, const Upgrades &upgrades)
{
    return objects(fields, u"clips"_s, [&](const QJsonObject &clip) { return clipFrom(clip, upgrades); });
}

std::vector<graph::NodePtr> nodesFrom(Fields &fields, const Upgrades &upgrades)
{
    std::vector<graph::NodePtr> result;
    const QJsonObject nodes = fields.object(u"nodes"_s);
    QStringList ids = nodes.keys();
    std::ranges::sort(ids);
    for (const QString &id : ids) {
        Result<graph::NodePtr> node = nodes[id].isObject()
            ? nodeFrom(id, nodes[id].toObject(), upgrades)
            : failure(Sentence::tr("A node is an object."), Sentence::tr("Write {\"type\": \"…\"}, or remove it."));
        if (!node) {
            fields.fail(base::within(u"nodes/"_s + id, node.error()).value());
            break;
        }
        result.push_back(*std::move(node));
    }
    return result;
}

QString idOfFile(const QString &file)
{
    return file.mid(file.indexOf(u'/') + 1).chopped(5);
}

Result<ScenePtr> sceneFrom(const QString &fileName, const QJsonObject &json, const Upgrades &upgrades)
{
    Fields fields(json);
    const QString fileId = idOfFile(fileName);
    Scene scene;
    scene.id = fields.text(u"id"_s, fileId);
    if (scene.id != fileId) {
        fields.fail(u"id"_s, Sentence::tr("The scene says it is “%1”, but its file is %2.").arg(scene.id, fileName),
                    Sentence::tr("Write “%1” as its id, or rename the file.").arg(fileId));
    }
    scene.name = fields.localizable(u"name"_s);
    scene.duration = fields.time(u"duration"_s);
    scene.properties = fields.object(u"properties"_s);
    scene.nodes = nodesFrom(fields, upgrades);
    const QStringList actors = fields.texts(u"actors"_s);
    scene.actors.assign(actors.begin(), actors.end());
    scene.tracks = objects(fields, u"tracks"_s, [&](const QJsonObject &track) { return trackFrom(track, upgrades); });
    scene.sounds = objects(fields, u"sounds"_s, soundFrom);
    scene.continues = fields.flag(u"continues"_s);
    scene.transition = transitionFrom(fields);
    scene.extra = fields.rest();
    return finished<ScenePtr>(fields, std::make_shared<const Scene>(std::move(scene)));
}

} // namespace lectograph::lecture
