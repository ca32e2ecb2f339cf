// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"

#include "base/text.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/definitions.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/texts.h"
#include "editor/edits/tracks.h"
#include "editor/language/scenenames.h"
#include "editor/language/translated.h"
#include "timeline/targets.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString foreignPlaces = u"places"_s;

std::optional<QPointF> canvasIn(const QJsonValue &json)
{
    const QJsonArray at = json.toArray();
    if (at.size() != 2)
        return std::nullopt;
    return QPointF(at.at(0).toDouble(), at.at(1).toDouble());
}

QPointF besideOthers(const Scene &scene)
{
    QPointF place(0, 0);
    for (const graph::NodePtr &node : scene.nodes) {
        if (const auto at = canvasOf(*node))
            place = {std::max(place.x(), at->x() + 240), std::max(place.y(), 0.0)};
    }
    return place;
}

} // namespace

QString freeNodeId(const Lecture &lecture, const QString &scene, const QString &type)
{
    const QSet<QString> taken = takenNodeIds(lecture, scene);
    const QString definition = lecture::blockIdOf(type);
    const QString stem = definition.isEmpty() ? type.section(u'.', -1).section(u'-', 0, 0) : definition;
    QString id = stem;
    for (int number = 2; taken.contains(id); ++number)
        id = stem + QString::number(number);
    return id;
}

QString freeSceneId(const Lecture &lecture)
{
    int number = static_cast<int>(lecture.scenes.size()) + 1;
    while (sceneOf(lecture, u"scene%1"_s.arg(number)))
        ++number;
    return u"scene%1"_s.arg(number);
}

Lecture emptyLecture(const QString &language)
{
    Lecture lecture;
    lecture.language = language;
    lecture.languages = {language};
    Scene scene;
    scene.id = u"scene1"_s;
    scene.name = newSceneName(1, language);
    scene.duration = Time::fromSeconds(5);
    lecture.scenes.push_back(std::make_shared<const Scene>(std::move(scene)));
    return lecture;
}

int versionOfNew(const graph::NodeType &type)
{
    return lecture::blockIdOf(type.id).isEmpty() ? type.version : 1;
}

Result<Lecture> withBlock(const Lecture &lecture, const QString &sceneId, const NewBlock &block,
                          const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const graph::NodeType *type = registry.nodes.find(block.type);
    if (!type)
        return base::failure(translated("No plugin brings the block “%1”.").arg(block.type));
    if (const auto fine = checkNesting(lecture, sceneId, block.type); !fine)
        return tl::unexpected(fine.error());
    graph::Node node;
    node.id = block.id;
    node.type = block.type;
    node.version = versionOfNew(*type);
    if (lecture::blockIdOf(block.type).isEmpty()) {
        node.properties = firstWords(*type, languagesOf(lecture).own);
        for (const graph::PropertySpec &spec : type->properties) {
            if (const QJsonValue &initial = spec.initial; !initial.isUndefined())
                node.properties.insert(base::toText(spec.key), initial);
        }
    }
    for (auto property = block.properties.begin(); property != block.properties.end(); ++property)
        node.properties.insert(property.key(), property.value());
    const QPointF canvas = block.canvas.value_or(besideOthers(**scene));
    node.extra.insert(u"canvas"_s, QJsonArray{std::round(canvas.x()), std::round(canvas.y())});
    std::vector<QString> actors = (*scene)->actors;
    const bool isFirstCamera = isCamera(&node, registry) && !nodeOf(*scene, cameraOf(**scene));
    auto result = lecture::withNode(lecture, sceneId, std::move(node));
    if (result && isFirstCamera)
        return withCameraUsed(*result, sceneId, block.id);
    if (!result || !type->placed)
        return result;
    actors.push_back(block.id);
    return lecture::withActors(*result, sceneId, std::move(actors));
}

Result<Lecture> withOnStage(const Lecture &lecture, const QString &sceneId, const QStringList &nodes, bool isOn)
{
    return lecture::withSceneChanged(lecture, sceneId, [&](Scene &scene) -> Result<void> {
        const QSet<QString> named(nodes.begin(), nodes.end());
        QSet<QString> there(scene.actors.begin(), scene.actors.end());
        if (!isOn)
            std::erase_if(scene.actors, [&](const QString &actor) { return named.contains(actor); });
        for (const QString &node : isOn ? nodes : QStringList()) {
            if (!there.contains(node))
                scene.actors.push_back(node);
            there.insert(node);
        }
        return {};
    });
}

std::optional<QPointF> canvasOf(const graph::Node &node)
{
    return canvasIn(node.extra.value(u"canvas"_s));
}

std::optional<QPointF> foreignCanvasOf(const Scene &scene, const QString &node)
{
    return canvasIn(scene.extra.value(foreignPlaces).toObject().value(node));
}

void setForeignCanvas(Scene &scene, const QString &node, const std::optional<QPointF> &place)
{
    QJsonObject places = scene.extra.value(foreignPlaces).toObject();
    places.insert(node, place ? QJsonValue(canvasJson(*place)) : QJsonValue(QJsonValue::Undefined));
    scene.extra.insert(foreignPlaces, places.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(places));
}

QJsonArray canvasJson(const QPointF &place)
{
    return {std::round(place.x()), std::round(place.y())};
}

Result<Lecture> withLabel(const Lecture &lecture, const QString &sceneId, const QString &nodeId, const QString &name,
                          const QString &shown)
{
    return foundNode(lecture, sceneId, nodeId).and_then([&](const graph::Node *found) -> Result<Lecture> {
        graph::Node node = *found;
        node.extra.insert(u"label"_s, withName(node.extra.value(u"label"_s), shown, name, lecture));
        return node == *found ? lecture : lecture::withNode(lecture, sceneId, std::move(node));
    });
}

Result<AddedClip> withNewClip(const Lecture &lecture, const QString &sceneId, const NewClip &wanted,
                              const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const timeline::AnimationType *type = registry.animations.find(wanted.type);
    if (!type)
        return base::failure(translated("No plugin brings the animation “%1”.").arg(wanted.type));
    const auto &tracks = (*scene)->tracks;
    timeline::Clip clip;
    clip.type = wanted.type;
    clip.version = type->version;
    clip.properties = wanted.properties;
    clip.start = wanted.start;
    timeline::setTargets(clip, wanted.targets.empty() ? std::vector{wanted.target} : wanted.targets);
    const auto ofTarget = std::ranges::find_if(tracks, [&](const timeline::TrackPtr &track) {
        const QSet<QString> actors = actorsOf(track->clips);
        return std::ranges::all_of(targetsOf(clip),
                                   [&](const QString &target) { return actors.contains(actorOfTarget(target)); });
    });
    const int count = static_cast<int>(tracks.size());
    const int track = std::min(wanted.track.value_or(static_cast<int>(ofTarget - tracks.begin())), count);
    // A track without a name is labelled after its target.
    const auto into = track < count ? lecture : lecture::withTrack(lecture, sceneId, count, timeline::Track());
    const int index = track < count ? static_cast<int>(tracks[static_cast<std::size_t>(track)]->clips.size()) : 0;
    const timeline::ClipId id = clip.id;
    return into
        .and_then([&](const Lecture &with) {
            return lecture::withClip(with, sceneId, {track, {index}}, std::move(clip));
        })
        .and_then([&](const Lecture &with) { return withRoomForClips(with, sceneId, registry); })
        .map([&](Lecture &&with) {
            return AddedClip{std::move(with), id};
        });
}

Result<Lecture> withRoomForClips(const Lecture &lecture, const QString &sceneId, const timeline::Registry &registry)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *found) -> Result<Lecture> {
        if (!found->duration)
            return lecture;
        Scene scene = *found;
        scene.duration.reset();
        return withRoomUntil(lecture, sceneId, lecture::durationOf(scene, registry.animations, lecture.dialect));
    });
}

Result<Lecture> withRoomUntil(const Lecture &lecture, const QString &sceneId, base::Time end)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *found) -> Result<Lecture> {
        if (!found->duration || end <= *found->duration)
            return lecture;
        Scene scene = *found;
        scene.duration = end;
        return lecture::withScene(lecture, std::move(scene));
    });
}

} // namespace lectograph::editor
