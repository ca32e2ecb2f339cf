// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/key_clipboard.h"

#include "editor/edits/lookup.h"
#include "editor/language/timelinewords.h"
#include "editor/language/translated.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString targetTextOf(const timeline::Clip &clip)
{
    const std::vector<QString> targets = targetsOf(clip);
    return QStringList(targets.begin(), targets.end()).join(u'\n');
}

QJsonObject ownerJson(const lecture::Scene &scene, const PropertyPlace &owner)
{
    const auto place = owner.clip ? lecture::placeOf(scene, *owner.clip) : std::nullopt;
    if (!place)
        return {{u"node"_s, owner.node}};
    const timeline::Clip &clip = *lecture::clipAt(scene, *place);
    QJsonArray indices;
    for (const int index : place->indices)
        indices.append(index);
    return {
        {u"track"_s, place->track}, {u"indices"_s, indices}, {u"type"_s, clip.type}, {u"target"_s, targetTextOf(clip)}};
}

/// The original owner, if it is in this scene.
std::optional<PropertyPlace> ownerHere(const lecture::Scene &scene, const QJsonObject &owner)
{
    if (const QString node = owner.value(u"node"_s).toString(); !node.isEmpty())
        return nodeOf(scene, node) ? std::optional(PropertyPlace{scene.id, node, {}, {}}) : std::nullopt;
    lecture::ClipPlace place{owner.value(u"track"_s).toInt(-1), {}};
    for (const QJsonValue &index : owner.value(u"indices"_s).toArray())
        place.indices.push_back(index.toInt());
    const timeline::Clip *clip = place.indices.empty() ? nullptr : lecture::clipAt(scene, place);
    if (!clip || clip->type != owner.value(u"type"_s).toString()
        || targetTextOf(*clip) != owner.value(u"target"_s).toString())
        return std::nullopt;
    return PropertyPlace{scene.id, {}, clip->id, {}};
}

std::vector<Keyframe> later(std::vector<Keyframe> keys, Time delta)
{
    for (Keyframe &key : keys)
        key.moveTo(key.seconds + delta.seconds());
    return keys;
}

std::vector<Keyframe> selectedOf(const Lecture &lecture, const KeysOfProperty &property)
{
    const QJsonValue written = writtenAt(lecture, property.place);
    std::vector<Keyframe> keys;
    for (const int index : property.indices) {
        if (auto key = keyframeOf(written, index))
            keys.push_back(std::move(*key));
    }
    return keys;
}

/// An error if a value is invalid for the property.
Result<void> fit(const graph::PropertySpec &spec, const std::vector<Keyframe> &keys)
{
    for (const Keyframe &key : keys) {
        if (const auto value = graph::parseProperty(spec, key.value, {}); !value)
            return tl::unexpected(value.error());
    }
    return {};
}

/// Whether the property exists, is not linked, and accepts these values.
bool takes(const Lecture &lecture, const PropertyPlace &place, const std::vector<Keyframe> &keys,
           const timeline::Registry &registry)
{
    const auto spec = specOf(lecture, place, registry);
    return spec && !isFollowing(kindOf(writtenAt(lecture, place))) && fit(*spec, keys);
}

/// Adds the keyframes to each of the places, later by what `at` says for it.
using TimeAt = std::function<Time(const PropertyPlace &)>;
Result<KeysEdit> withKeysAddedTo(KeysEdit edit, const std::vector<PropertyPlace> &places,
                                 const std::vector<Keyframe> &keys, const TimeAt &at = {})
{
    for (const PropertyPlace &place : places) {
        auto with = withKeysAdded(edit.lecture, place, later(keys, at ? at(place) : Time()));
        if (!with)
            return with;
        edit.lecture = std::move(with->lecture);
        std::ranges::move(with->keys, std::back_inserter(edit.keys));
    }
    return edit;
}

using Targets = std::function<Result<std::vector<PropertyPlace>>(const Lecture &, const QJsonValue &entry,
                                                                 const std::vector<Keyframe> &keys)>;
Result<KeysEdit> withEachPasted(const Lecture &lecture, const QJsonArray &copied, Time at, const Targets &targetsOf,
                                const timeline::Registry &registry)
{
    Result<KeysEdit> result = KeysEdit{lecture, {}};
    for (const QJsonValue &entry : copied) {
        const std::vector<Keyframe> keys = keyframesOf(entry);
        result = targetsOf(result->lecture, entry, keys).and_then([&](const std::vector<PropertyPlace> &places) {
            return withKeysAddedTo(std::move(*result), places, keys,
                                   [&](const PropertyPlace &place) { return homeTime(lecture, place, at, registry); });
        });
        if (!result)
            break;
    }
    return result;
}

} // namespace

QJsonArray copiedKeys(const Lecture &lecture, const QString &sceneId, const std::vector<KeyPlace> &keys, Time origin,
                      const timeline::Registry &registry)
{
    const lecture::Scene *scene = sceneOf(lecture, sceneId);
    QJsonArray copied;
    for (const KeysOfProperty &property : byProperty(sceneId, keys)) {
        const std::vector<Keyframe> selected = later(selectedOf(lecture, property),
                                                     Time() - homeTime(lecture, property.place, origin, registry));
        if (scene && !selected.empty())
            copied.append(QJsonObject{{u"owner"_s, ownerJson(*scene, property.place)},
                                      {u"property"_s, property.place.key},
                                      {u"keys"_s, toJson(selected)}});
    }
    return copied;
}

Result<KeysEdit> withKeysPasted(const Lecture &lecture, const QString &sceneId, const QJsonArray &copied, Time at,
                                const std::vector<PropertyPlace> &owners, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    std::vector<QJsonObject> sources;
    for (const QJsonValue &entry : copied) {
        if (std::ranges::find(sources, entry[u"owner"_s].toObject()) == sources.end())
            sources.push_back(entry[u"owner"_s].toObject());
    }
    const bool oneToOne = sources.size() > 1 && sources.size() == owners.size();
    const auto targetsOf = [&](const Lecture &now, const QJsonValue &entry,
                               const std::vector<Keyframe> &keys) -> Result<std::vector<PropertyPlace>> {
        const auto source = std::ranges::find(sources, entry[u"owner"_s].toObject());
        std::vector<PropertyPlace> into;
        if (oneToOne)
            into = {owners[static_cast<std::size_t>(source - sources.begin())]};
        else if (sources.size() == 1)
            into = owners;
        for (PropertyPlace &place : into)
            place.key = entry[u"property"_s].toString();
        std::erase_if(into, [&](const PropertyPlace &place) { return !takes(now, place, keys, registry); });
        auto own = ownerHere(**scene, *source);
        if (into.empty() && own) {
            own->key = entry[u"property"_s].toString();
            if (!isFollowing(kindOf(writtenAt(now, *own))))
                into.push_back(std::move(*own));
        }
        return into;
    };
    auto result = withEachPasted(lecture, copied, at, targetsOf, registry);
    if (result && result->keys.empty() && !copied.isEmpty())
        return base::failure(TimelineWords::tr("The copied keyframes fit nothing that is selected."),
                             TimelineWords::tr("Select a clip or a block that has the same property."));
    return result;
}

Result<KeysEdit> withKeysPastedInto(const Lecture &lecture, const QJsonArray &copied, Time at,
                                    const std::vector<PropertyPlace> &targets,
                                    const std::optional<PropertyPlace> &current, const timeline::Registry &registry)
{
    const auto targetsOf = [&](const Lecture &now, const QJsonValue &entry,
                               const std::vector<Keyframe> &keys) -> Result<std::vector<PropertyPlace>> {
        std::vector<PropertyPlace> into = targets;
        std::erase_if(into, [&](const PropertyPlace &place) { return place.key != entry[u"property"_s].toString(); });
        if (copied.size() == 1 && current)
            into = {*current};
        for (const PropertyPlace &place : into) {
            const auto spec = specOf(now, place, registry);
            if (const auto fits = spec ? fit(*spec, keys) : Result<void>(); !fits)
                return tl::unexpected(fits.error());
        }
        return into;
    };
    auto result = withEachPasted(lecture, copied, at, targetsOf, registry);
    if (result && result->keys.empty())
        return base::failure(translated("The copied keyframes belong to another property."),
                             translated("Choose a curve on the left first, then paste again."));
    return result;
}

Result<KeysEdit> withKeysRepeated(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                  Time delta)
{
    Result<KeysEdit> result = KeysEdit{lecture, {}};
    for (const KeysOfProperty &property : byProperty(scene, keys)) {
        result = withKeysAddedTo(std::move(*result), {property.place}, later(selectedOf(lecture, property), delta));
        if (!result)
            return result;
    }
    return result;
}

} // namespace lectograph::editor
