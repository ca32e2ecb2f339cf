// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/key_clipboard.h"

#include "editor/edits/lookup.h"
#include "editor/language/timelinewords.h"
#include "editor/language/translated.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

namespace {

QJsonObject ownerJson(const lecture::Scene &scene, const PropertyPlace &owner)
{
    const auto place = owner.clip ? lecture::placeOf(scene, *owner.clip) : std::nullopt;
    if (!place)
        return {{u"node"_s, owner.node}};
    const timeline::Clip &clip = *lecture::clipAt(scene, *place);
    QJsonArray indices;
    for (const int index : place->indices)
        indices.append(index);
    return {{u"track"_s, place->track}, {u"indices"_s, indices}, {u"type"_s, clip.type}, {u"target"_s, clip.target}};
}

/// What was copied, if it is in this scene.
std::optional<PropertyPlace> ownerHere(const lecture::Scene &scene, const QJsonObject &owner)
{
    if (const QString node = owner.value(u"node"_s).toString(); !node.isEmpty())
        return nodeOf(scene, node) ? std::optional(PropertyPlace{scene.id, node, {}, {}}) : std::nullopt;
    lecture::ClipPlace place{owner.value(u"track"_s).toInt(-1), {}};
    for (const QJsonValue &index : owner.value(u"indices"_s).toArray())
        place.indices.push_back(index.toInt());
    const timeline::Clip *clip = place.indices.empty() ? nullptr : lecture::clipAt(scene, place);
    if (!clip || clip->type != owner.value(u"type"_s).toString() || clip->target != owner.value(u"target"_s).toString())
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

/// Why these values mean nothing to the property.
Result<void> fit(const graph::PropertySpec &spec, const std::vector<Keyframe> &keys)
{
    for (const Keyframe &key : keys) {
        if (const auto value = graph::parseProperty(spec, key.value, {}); !value)
            return tl::unexpected(value.error());
    }
    return {};
}

/// Has the property, free to have keyframes, and these values mean something there.
bool takes(const Lecture &lecture, const PropertyPlace &place, const std::vector<Keyframe> &keys,
           const timeline::Registry &registry)
{
    const auto spec = specOf(lecture, place, registry);
    return spec && kindOf(writtenAt(lecture, place)) != PropertyKind::Linked && fit(*spec, keys);
}

/// Adds them to each of the places.
Result<KeysEdit> withKeysAddedTo(KeysEdit edit, const std::vector<PropertyPlace> &places,
                                 const std::vector<Keyframe> &keys)
{
    for (const PropertyPlace &place : places) {
        auto with = withKeysAdded(edit.lecture, place, keys);
        if (!with)
            return with;
        edit.lecture = std::move(with->lecture);
        std::ranges::move(with->keys, std::back_inserter(edit.keys));
    }
    return edit;
}

} // namespace

QJsonArray copiedKeys(const Lecture &lecture, const QString &sceneId, const std::vector<KeyPlace> &keys, Time origin)
{
    const lecture::Scene *scene = sceneOf(lecture, sceneId);
    QJsonArray copied;
    for (const KeysOfProperty &property : byProperty(sceneId, keys)) {
        const std::vector<Keyframe> selected = later(selectedOf(lecture, property), Time() - origin);
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
    Result<KeysEdit> result = KeysEdit{lecture, {}};
    for (std::size_t s = 0; s < sources.size(); ++s) {
        const std::optional<PropertyPlace> own = ownerHere(**scene, sources[s]);
        std::vector<PropertyPlace> wanted;
        if (oneToOne)
            wanted = {owners[s]};
        else if (sources.size() == 1)
            wanted = owners;
        for (const QJsonValue &entry : copied) {
            if (entry[u"owner"_s].toObject() != sources[s])
                continue;
            const std::vector<Keyframe> keys = later(keyframesOf(entry), at);
            const QString property = entry[u"property"_s].toString();
            std::vector<PropertyPlace> into;
            for (PropertyPlace place : wanted) {
                place.key = property;
                if (takes(result->lecture, place, keys, registry))
                    into.push_back(std::move(place));
            }
            if (into.empty() && own) {
                const PropertyPlace place{own->scene, own->node, own->clip, property};
                if (kindOf(writtenAt(result->lecture, place)) != PropertyKind::Linked)
                    into.push_back(place);
            }
            result = withKeysAddedTo(std::move(*result), into, keys);
            if (!result)
                return result;
        }
    }
    if (result->keys.empty() && !copied.isEmpty())
        return base::failure(TimelineWords::tr("The copied keyframes fit nothing that is selected."),
                             TimelineWords::tr("Select a clip or a block that has the same property."));
    return result;
}

Result<KeysEdit> withKeysPastedInto(const Lecture &lecture, const QJsonArray &copied, Time at,
                                    const std::vector<PropertyPlace> &targets,
                                    const std::optional<PropertyPlace> &current, const timeline::Registry &registry)
{
    Result<KeysEdit> result = KeysEdit{lecture, {}};
    for (const QJsonValue &entry : copied) {
        std::vector<PropertyPlace> into;
        std::ranges::copy_if(targets, std::back_inserter(into), [&](const PropertyPlace &target) {
            return target.key == entry[u"property"_s].toString();
        });
        if (copied.size() == 1 && current)
            into = {*current};
        const std::vector<Keyframe> keys = later(keyframesOf(entry), at);
        for (const PropertyPlace &place : into) {
            const auto spec = specOf(lecture, place, registry);
            if (const auto fits = spec ? fit(*spec, keys) : Result<void>(); !fits)
                return tl::unexpected(fits.error());
        }
        result = withKeysAddedTo(std::move(*result), into, keys);
        if (!result)
            return result;
    }
    if (result->keys.empty())
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
