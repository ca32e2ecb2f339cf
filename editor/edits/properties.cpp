// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/properties.h"

#include "editor/edits/clip_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/styles.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/keyframes.h"
#include "graph/placement.h"
#include "lecture/animation_types.h"
#include "lecture/clip_place.h"
#include "lecture/setting.h"
#include "lecture/visible.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <unordered_map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

void put(QJsonObject &properties, const QString &key, const QJsonValue &value)
{
    properties.insert(key, value.isNull() ? QJsonValue(QJsonValue::Undefined) : value); // undefined removes it
}

QStringList targetTypesOf(const lecture::Scene &scene, const timeline::Clip &clip)
{
    QStringList types;
    for (const QString &actor : actorsIn(scene, clip)) {
        if (const graph::Node *node = nodeOf(scene, actor))
            types.append(node->type);
    }
    types.removeDuplicates();
    return types;
}

} // namespace

std::vector<PropertyOwner> ownersAt(const Lecture &lecture, const std::vector<PropertyPlace> &places)
{
    std::map<QString, ClipIds> clips;
    for (const PropertyPlace &place : places) {
        if (place.clip)
            clips[place.scene].push_back(*place.clip);
    }
    std::unordered_map<ClipId, const timeline::Clip *> found; // ids are distinct throughout a lecture
    for (const auto &[id, its] : clips) {
        const lecture::Scene *scene = sceneOf(lecture, id);
        for (const timeline::Clip *clip : scene ? lecture::clipsOf(*scene, its) : std::vector<const timeline::Clip *>())
            found.emplace(clip->id, clip);
    }
    const auto ownerOf = [&](const PropertyPlace &place) -> PropertyOwner {
        using enum PropertyOwner::Kind;
        const lecture::Scene *scene = sceneOf(lecture, place.scene);
        if (const graph::Node *node = place.node.isEmpty() ? nullptr : nodeOf(scene, place.node))
            return {Node, node->type, node->properties};
        if (const auto clip = place.clip ? found.find(*place.clip) : found.end(); clip != found.end())
            return {Clip, clip->second->type, clip->second->properties, targetTypesOf(*scene, *clip->second)};
        if (scene && place.node.isEmpty() && !place.clip)
            return {Scene, {}, scene->properties};
        return {};
    };
    std::vector<PropertyOwner> owners;
    std::ranges::transform(places, std::back_inserter(owners), ownerOf);
    return owners;
}

graph::PropertyTable tableOf(const PropertyOwner &owner, const timeline::Registry &registry)
{
    using enum PropertyOwner::Kind;
    graph::Node node;
    node.type = owner.type;
    node.properties = owner.properties;
    if (const graph::NodeType *type = owner.kind == Node ? registry.nodes.find(node) : nullptr)
        return graph::tableOf(*type);
    if (const auto *type = owner.kind == Clip ? registry.animations.find(owner.type) : nullptr) {
        if (!type->setsProperties)
            return type->properties;
        std::vector<const graph::NodeType *> types;
        for (const QString &target : owner.targetTypes) {
            if (const graph::NodeType *its = registry.nodes.find(target))
                types.push_back(its);
        }
        return lecture::commonProperties(types);
    }
    return owner.kind == Scene ? lecture::sceneProperties() : graph::PropertyTable();
}

graph::PropertyTable tableOf(const Lecture &lecture, const PropertyPlace &owner, const timeline::Registry &registry)
{
    return tableOf(ownersAt(lecture, {owner}).front(), registry);
}

std::optional<graph::PropertySpec> specOf(const Lecture &lecture, const PropertyPlace &place,
                                          const timeline::Registry &registry)
{
    const graph::PropertyTable table = tableOf(lecture, place, registry);
    const graph::PropertySpec *spec = lecture::findSpec(table, place.key);
    return spec ? std::optional(*spec) : std::nullopt;
}

PropertyPlace propertyOf(const QString &scene, const KeyPlace &key)
{
    return {scene, key.node, key.clip, key.property};
}

KeyPlace keyPlace(const PropertyPlace &place, int index)
{
    return {place.node, place.clip, place.key, index};
}

PropertyPlace ownerOf(const QString &scene, const KeyPlace &key)
{
    return {scene, key.node, key.clip, {}};
}

QJsonObject propertiesAt(const Lecture &lecture, const PropertyPlace &owner)
{
    return ownersAt(lecture, {owner}).front().properties;
}

QJsonValue writtenAt(const Lecture &lecture, const PropertyPlace &place)
{
    return propertiesAt(lecture, place).value(place.key);
}

std::vector<QJsonValue> writtenAt(const Lecture &lecture, const std::vector<PropertyPlace> &places)
{
    std::vector<QJsonValue> values;
    const std::vector<PropertyOwner> owners = ownersAt(lecture, places);
    for (std::size_t i = 0; i < places.size(); ++i)
        values.push_back(owners[i].properties.value(places[i].key));
    return values;
}

PropertyKind kindOf(const QJsonValue &written)
{
    if (written.isUndefined() || written.isNull())
        return PropertyKind::Default;
    const QJsonObject object = written.toObject();
    if (object.value(u"link"_s).isString())
        return PropertyKind::Linked;
    if (graph::isExpression(written))
        return PropertyKind::Computed;
    if (hasKeyframes(object))
        return PropertyKind::Keyframed;
    return PropertyKind::Constant;
}

QJsonValue toJson(const graph::Value &value)
{
    const auto array = [](const auto &list) {
        QJsonArray json;
        for (const auto &element : list)
            json.append(toJson(element));
        return json;
    };
    if (const auto *number = std::get_if<double>(&value))
        return *number;
    if (const auto *integer = std::get_if<qint64>(&value))
        return *integer;
    if (const auto *boolean = std::get_if<bool>(&value))
        return *boolean;
    if (const auto *color = std::get_if<base::Color>(&value))
        return base::toText(*color);
    if (const auto *vector = std::get_if<base::Vec3>(&value))
        return QJsonArray{vector->x, vector->y, vector->z};
    if (const auto *text = std::get_if<QString>(&value))
        return *text;
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return array(*numbers);
    if (const auto *colors = std::get_if<std::vector<base::Color>>(&value))
        return array(*colors);
    if (const auto *texts = std::get_if<QStringList>(&value))
        return QJsonArray::fromStringList(*texts);
    return QJsonValue::Undefined;
}

std::optional<graph::Value> valueAt(const QJsonValue &written, const graph::PropertySpec &spec, base::Time time,
                                    const QStringList &languages, const graph::Setting &setting)
{
    const PropertyKind kind = kindOf(written);
    const graph::ReadingContext reading(languages, setting.colors);
    if (isFollowing(kind))
        return std::nullopt;
    if (kind == PropertyKind::Keyframed) {
        const auto keys = graph::parseKeyframes(spec, written.toObject(), reading);
        return keys ? std::optional(keys->at(time, setting.mix(), setting.dialect)) : std::nullopt;
    }
    const QJsonValue json = kind == PropertyKind::Default ? graph::presetOf(spec) : written;
    const auto value = graph::parseProperty(spec, json, reading);
    return value ? std::optional(*value) : std::nullopt;
}

graph::Setting settingFor(const Lecture &lecture, const lecture::Scene &scene, const PropertyWriteMode &writing)
{
    return lecture::settingOf(lecture, scene,
                              writing.languages.isEmpty() ? lecture.language : writing.languages.front());
}

base::Time homeTime(const Lecture &lecture, const PropertyPlace &place, base::Time time,
                    const timeline::Registry &registry)
{
    const auto node = place.node.isEmpty() ? std::nullopt : lecture::visibleNode(lecture, place.scene, place.node);
    return node ? time + lecture::beginAfter(lecture, *node, place.scene, registry.animations) : time;
}

std::optional<graph::Value> currentValue(const Lecture &lecture, const PropertyPlace &place,
                                         const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    const auto spec = specOf(lecture, place, registry);
    const lecture::Scene *scene = sceneOf(lecture, place.scene);
    if (!spec || !scene)
        return std::nullopt;
    const QJsonValue written = writtenAt(lecture, place);
    return valueAt(kindOf(written) == PropertyKind::Default ? presetAt(lecture, place, *spec) : written, *spec,
                   homeTime(lecture, place, writing.time, registry), writing.languages,
                   settingFor(lecture, *scene, writing));
}

Result<QJsonValue> writtenWithValue(const QJsonValue &written, const QString &property, const QJsonValue &value,
                                    const PropertyWriteMode &writing, const QJsonValue &before)
{
    const bool isKeyed = kindOf(written) == PropertyKind::Keyframed;
    if (!isKeyed && !writing.isAutoKeying)
        return value;
    const bool isKept = !isKeyed && writing.keptFrom && writing.time.seconds() > writing.keptFrom->seconds() + sameTime;
    if (!isKept)
        return writtenWithKeyframe(written, property, writing.time, value);
    return writtenWithKeyframe(written, property, *writing.keptFrom, before).and_then([&](const QJsonValue &kept) {
        return writtenWithKeyframe(kept, property, writing.time, value);
    });
}

tl::unexpected<base::Error> linkedFailure(const Lecture &lecture, const PropertyPlace &place,
                                          const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    const lecture::Scene *scene = sceneOf(lecture, place.scene);
    const auto nameOf = [&](const QString &id) {
        const graph::Node *node = nodeOf(scene, id);
        return node ? labelOf(*node, scene->nodes, registry.nodes, writing.languages) : id;
    };
    const timeline::Clip *clip = scene && place.clip ? lecture::clipOf(*scene, *place.clip) : nullptr;
    const auto spec = specOf(lecture, place, registry);
    const QString property = spec ? labelOf(*spec) : place.key;
    const QString owner = clip ? labelOf(*clip, registry.animations) : nameOf(place.node);
    const QJsonValue written = writtenAt(lecture, place);
    if (kindOf(written) == PropertyKind::Computed)
        return base::failure(translated("“%1” of “%2” is computed by an expression.").arg(property, owner),
                             translated("Change the expression in the inspector, or remove it first."));
    const QString link = written.toObject().value(u"link"_s).toString();
    return base::failure(translated("“%1” of “%2” comes from “%3”.").arg(property, owner, nameOf(nodeOfLink(link))),
                         translated("Change that block, or remove the link first."));
}

double toThousandths(double value)
{
    const double rounded = std::round(value * 1000) / 1000;
    return rounded == 0 ? 0 : rounded;
}

QJsonArray pointJson(const base::Vec3 &point)
{
    if (point.z == 0)
        return {toThousandths(point.x), toThousandths(point.y)};
    return {toThousandths(point.x), toThousandths(point.y), toThousandths(point.z)};
}

Result<Lecture> withProperty(const Lecture &lecture, const PropertyPlace &place, const QJsonValue &value)
{
    if (!place.node.isEmpty())
        return lecture::withNodeProperty(lecture, place.scene, place.node, place.key, value);
    if (!place.clip)
        return lecture::withSceneProperty(lecture, place.scene, place.key, value);
    return withClipsChanged(lecture, place.scene, {*place.clip}, [&](timeline::Clip &clip) -> Result<void> {
        put(clip.properties, place.key, value);
        return {};
    });
}

Result<Lecture> withEachProperty(const Lecture &lecture, const std::vector<PropertyPlace> &places,
                                 const PropertyChange &change)
{
    // Grouped by owner, so that each owner is copied once.
    struct Owners
    {
        std::map<QString, std::vector<const PropertyPlace *>> nodes;
        std::map<ClipId, std::vector<const PropertyPlace *>> clips;
        std::vector<const PropertyPlace *> own; ///< of the scene
    };
    std::map<QString, Owners> scenes;
    for (const PropertyPlace &place : places) {
        Owners &owners = scenes[place.scene];
        if (!place.node.isEmpty())
            owners.nodes[place.node].push_back(&place);
        else if (place.clip)
            owners.clips[*place.clip].push_back(&place);
        else
            owners.own.push_back(&place);
    }
    const auto changeAll = [&](QJsonObject &properties, const std::vector<const PropertyPlace *> &its) -> Result<void> {
        for (const PropertyPlace *place : its) {
            const auto next = change(*place, properties.value(place->key));
            if (!next)
                return tl::unexpected(next.error());
            put(properties, place->key, *next);
        }
        return {};
    };
    Lecture result = lecture;
    for (const auto &[scene, owners] : scenes) {
        std::vector<graph::Node> nodes;
        for (const auto &[id, its] : owners.nodes) {
            const auto found = foundNode(result, scene, id);
            if (!found)
                return tl::unexpected(found.error());
            graph::Node node = **found;
            if (const auto done = changeAll(node.properties, its); !done)
                return tl::unexpected(done.error());
            nodes.push_back(std::move(node));
        }
        auto next = lecture::withNodes(result, scene, std::move(nodes));
        if (next && !owners.clips.empty()) {
            ClipIds clips;
            for (const auto &[clip, its] : owners.clips)
                clips.push_back(clip);
            next = withClipsChanged(*next, scene, clips, [&, &its = owners.clips](timeline::Clip &clip) {
                return changeAll(clip.properties, its.at(clip.id));
            });
        }
        if (next && !owners.own.empty())
            next = lecture::withSceneChanged(*next, scene, [&, &its = owners.own](lecture::Scene &changed) {
                return changeAll(changed.properties, its);
            });
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

Result<QJsonValue> writtenWithKeyframe(const QJsonValue &written, const QString &property, base::Time time,
                                       const QJsonValue &value)
{
    if (kindOf(written) == PropertyKind::Computed)
        return base::failure(translated("“%1” is computed by an expression.").arg(property),
                             translated("Remove the expression first, then it can have keyframes."));
    if (isFollowing(kindOf(written)))
        return base::failure(translated("“%1” is linked.").arg(property),
                             translated("Remove the link first, then it can have keyframes."));
    return withKeyframe(written, time, value);
}

Result<Lecture> withKeyframe(const Lecture &lecture, const PropertyPlace &place, base::Time time,
                             const QJsonValue &value)
{
    return writtenWithKeyframe(writtenAt(lecture, place), place.key, time, value).and_then([&](const QJsonValue &next) {
        return withProperty(lecture, place, next);
    });
}

Result<QJsonValue> writtenWithoutKeyframe(const QJsonValue &written, int index)
{
    if (!keyframeOf(written, index))
        return base::failure(translated("There is no such keyframe."));
    return withKeyframesIf(written, [&](int i) { return i != index; });
}

QJsonValue withEachPoint(const QJsonValue &written, const std::function<QJsonArray(const QJsonArray &)> &change)
{
    const PropertyKind kind = kindOf(written);
    if (isFollowing(kind))
        return written;
    if (kind != PropertyKind::Keyframed)
        return change(written.toArray());
    return withEachKeyframe(written, [&](Keyframe &key) { key.value = change(key.value.toArray()); });
}

QJsonArray shiftedPoint(const QJsonArray &point, const QPointF &by)
{
    return {point.at(0).toDouble() + by.x(), point.at(1).toDouble() + by.y(), point.at(2).toDouble()};
}

QJsonArray roundedPoint(const QJsonArray &point)
{
    QJsonArray rounded;
    for (const QJsonValue &coordinate : point)
        rounded.append(toThousandths(coordinate.toDouble()));
    return rounded;
}

} // namespace lectograph::editor
