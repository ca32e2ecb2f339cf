// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/key_edits.h"

#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"
#include "lecture/setting.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

namespace {

double atOf(const QJsonValue &key)
{
    return key.toObject().value(u"at"_s).toDouble();
}

QJsonObject movedTo(const QJsonValue &key, double seconds, double stretch = 1)
{
    QJsonObject json = key.toObject();
    json.insert(u"at"_s, Time::fromSeconds(seconds).seconds());
    for (const QString &side : {u"out"_s, u"in"_s}) {
        QJsonArray handle = json.value(side).toArray();
        if (stretch == 1 || handle.size() != 2)
            continue;
        handle.replace(0, handle.at(0).toDouble() * stretch);
        json.insert(side, handle);
    }
    return json;
}

/// The selected keyframes of one property.
struct KeysOfProperty
{
    KeyPlace first;
    QSet<int> indices;
};

std::vector<KeysOfProperty> byProperty(const std::vector<KeyPlace> &keys)
{
    std::vector<KeysOfProperty> properties;
    std::map<KeyPlace, std::size_t> numbers; // of the properties
    for (const KeyPlace &key : keys) {
        const auto [number, isNew] = numbers.try_emplace({key.node, key.clip, key.property, 0}, properties.size());
        if (isNew)
            properties.push_back({key, {}});
        properties[number->second].indices.insert(key.index);
    }
    return properties;
}

/// `change` done to every property of which keyframes are selected.
Result<Lecture> withEachSelected(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                 const std::function<QJsonValue(const QJsonValue &, const QSet<int> &indices)> &change)
{
    std::map<KeyPlace, QSet<int>> indices;
    std::vector<PropertyPlace> places;
    for (const KeysOfProperty &property : byProperty(keys)) {
        const KeyPlace &first = property.first;
        places.push_back(propertyOf(scene, first));
        indices[{first.node, first.clip, first.property, 0}] = property.indices;
    }
    return withEachProperty(lecture, places,
                            [&](const PropertyPlace &place, const QJsonValue &written) -> Result<QJsonValue> {
                                return change(written, indices.at({place.node, place.clip, place.key, 0}));
                            });
}

/// The keyframes of one property after some of them have got other times.
struct Settled
{
    QJsonArray keys;
    QHash<int, int> now; ///< the new index of each that was moved, by its old one
};

Settled settled(const QJsonArray &keys, const QHash<int, QJsonObject> &moved)
{
    struct Key
    {
        double at;
        QJsonObject json;
        int old;
        bool isMoved;
    };
    std::vector<Key> list;
    for (int i = 0; i < keys.size(); ++i) {
        const auto found = moved.constFind(i);
        const QJsonObject json = found == moved.constEnd() ? keys.at(i).toObject() : *found;
        list.push_back({atOf(json), json, i, found != moved.constEnd()});
    }
    std::ranges::stable_sort(list, {}, &Key::at);
    // Of those that share a time the last one that came there stays; a moved one stays before one that was there.
    Settled result;
    for (auto key = list.begin(); key != list.end();) {
        const auto end = std::find_if(key, list.end(), [&](const Key &one) { return one.at >= key->at + sameTime; });
        const bool isAnyMoved = std::any_of(key, end, [](const Key &one) { return one.isMoved; });
        const Key *stays = nullptr;
        for (; key != end; ++key) {
            if (!isAnyMoved) {
                result.keys.append(key->json);
                continue;
            }
            if (key->isMoved) {
                stays = &*key;
                result.now.insert(key->old, static_cast<int>(result.keys.size()));
            }
        }
        if (stays)
            result.keys.append(stays->json);
    }
    return result;
}

/// Beside those there, as if they had been moved onto them.
Result<KeysEdit> withKeysAdded(const Lecture &lecture, const PropertyPlace &place, const QJsonArray &added)
{
    QJsonArray all = keysOf(writtenAt(lecture, place));
    QHash<int, QJsonObject> fresh;
    for (const QJsonValue &key : added) {
        fresh.insert(static_cast<int>(all.size()), key.toObject());
        all.append(key);
    }
    const Settled after = settled(all, fresh);
    auto next = withKeyframes(lecture, place, after.keys);
    if (!next)
        return tl::unexpected(next.error());
    KeysEdit result{std::move(*next), {}};
    const QSet<int> indices(after.now.begin(), after.now.end());
    for (int i = 0; i < after.keys.size(); ++i) {
        if (indices.contains(i))
            result.keys.push_back({place.node, place.clip, place.key, i});
    }
    return result;
}

QJsonObject ownerJson(const lecture::Scene &scene, const KeyPlace &key)
{
    const auto place = key.clip ? lecture::placeOf(scene, *key.clip) : std::nullopt;
    if (!place)
        return {{u"node"_s, key.node}};
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

QStringList keyframedOf(const Lecture &lecture, const PropertyPlace &owner)
{
    const QJsonObject properties = propertiesAt(lecture, owner);
    QStringList keys;
    for (auto property = properties.begin(); property != properties.end(); ++property) {
        if (kindOf(property.value()) == PropertyKind::Keyframed)
            keys.append(property.key());
    }
    return keys;
}

/// Has the property, free to have keyframes, and these values mean something there.
bool takes(const Lecture &lecture, const PropertyPlace &place, const QJsonArray &keys,
           const timeline::Registry &registry)
{
    const auto spec = specOf(lecture, place, registry);
    return spec && kindOf(writtenAt(lecture, place)) != PropertyKind::Linked
        && std::all_of(keys.begin(), keys.end(), [&](const QJsonValue &key) {
               return graph::parseProperty(*spec, key.toObject().value(u"value"_s), {}).has_value();
           });
}

} // namespace

std::optional<double> secondsOf(const Lecture &lecture, const QString &scene, const KeyPlace &key)
{
    const QJsonArray keys = keysOf(writtenAt(lecture, propertyOf(scene, key)));
    if (key.index < 0 || key.index >= keys.size())
        return std::nullopt;
    return atOf(keys.at(key.index));
}

Result<KeysEdit> withKeysMoved(const Lecture &lecture, const QString &scene, const std::vector<KeyMove> &moves)
{
    std::map<KeyPlace, std::vector<std::size_t>> properties;
    KeysEdit result{lecture, {}};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const KeyPlace &key = moves[i].key;
        properties[{key.node, key.clip, key.property, 0}].push_back(i);
        result.keys.push_back(key);
    }
    std::vector<PropertyPlace> places;
    for (const auto &[property, numbers] : properties)
        places.push_back(propertyOf(scene, property));
    auto next = withEachProperty(
        lecture, places, [&](const PropertyPlace &place, const QJsonValue &written) -> Result<QJsonValue> {
            const std::vector<std::size_t> &numbers = properties.at({place.node, place.clip, place.key, 0});
            const QJsonArray before = keysOf(written);
            QHash<int, QJsonObject> moved;
            for (const std::size_t number : numbers) {
                const KeyMove &move = moves[number];
                if (move.key.index < before.size())
                    moved.insert(move.key.index,
                                 movedTo(before.at(move.key.index), std::max(0.0, move.seconds), move.stretch));
            }
            const Settled after = settled(before, moved);
            for (const std::size_t number : numbers)
                result.keys[number].index = after.now.value(moves[number].key.index, moves[number].key.index);
            return after.keys == before ? written : writtenWithKeys(written, after.keys);
        });
    if (!next)
        return tl::unexpected(next.error());
    result.lecture = std::move(*next);
    return result;
}

timeline::ClipPtr withOwnKeysAt(const timeline::ClipPtr &clip, const std::function<double(double)> &timeOf,
                                double stretch)
{
    timeline::Clip copy = *clip;
    bool isOther = false;
    for (auto property = copy.properties.begin(); property != copy.properties.end(); ++property) {
        if (kindOf(property.value()) != PropertyKind::Keyframed)
            continue;
        QJsonArray keys;
        for (const QJsonValue &key : keysOf(property.value()))
            keys.append(movedTo(key, timeOf(atOf(key)), stretch));
        QJsonObject written = property.value().toObject();
        written.insert(u"keys"_s, keys);
        isOther = isOther || written != property.value().toObject();
        property.value() = written;
    }
    for (timeline::ClipPtr &inner : copy.clips) {
        timeline::ClipPtr with = withOwnKeysAt(inner, timeOf, stretch);
        isOther = isOther || with != inner;
        inner = std::move(with);
    }
    return isOther ? std::make_shared<const timeline::Clip>(std::move(copy)) : clip;
}

std::vector<KeyPlace> keysApart(const lecture::Scene &scene, const std::vector<KeyPlace> &keys, const ClipIds &clips)
{
    std::vector<KeyPlace> apart = keys;
    const ClipIdSet all = withInner(scene, clips);
    std::erase_if(apart, [&](const KeyPlace &key) { return key.clip && all.contains(*key.clip); });
    return apart;
}

Result<Lecture> withoutKeys(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys)
{
    return withEachSelected(
        lecture, scene, keys, [](const QJsonValue &written, const QSet<int> &indices) -> QJsonValue {
            const QJsonArray before = keysOf(written);
            QJsonArray after;
            for (int i = 0; i < before.size(); ++i) {
                if (!indices.contains(i))
                    after.append(before.at(i));
            }
            if (after.size() == before.size())
                return written;
            // The value of the last one stays, so that nothing jumps to the default.
            return after.isEmpty() ? before.first().toObject().value(u"value"_s) : writtenWithKeys(written, after);
        });
}

Result<void> knownEase(const QString &ease)
{
    if (ease.isEmpty())
        return {};
    return base::Easing::parse(ease).map([](const base::Easing &) {});
}

Result<Lecture> withKeysEased(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                              const QString &ease)
{
    if (const auto known = knownEase(ease); !known)
        return tl::unexpected(known.error());
    return withEachSelected(lecture, scene, keys, [&](const QJsonValue &written, const QSet<int> &indices) {
        QJsonArray after = keysOf(written);
        for (const int index : indices) {
            if (index < 0 || index >= after.size())
                continue;
            QJsonObject key = after.at(index).toObject();
            ease.isEmpty() ? key.remove(u"ease"_s) : void(key.insert(u"ease"_s, ease));
            key.remove(u"out"_s);
            after.replace(index, key);
            if (index + 1 == after.size())
                continue;
            QJsonObject next = after.at(index + 1).toObject();
            next.remove(u"in"_s);
            after.replace(index + 1, next);
        }
        return writtenWithKeys(written, after);
    });
}

Result<Lecture> withKeyHeld(const Lecture &lecture, const PropertyPlace &place, Time at,
                            const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, place.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    const auto spec = specOf(lecture, place, registry);
    const QJsonValue written = writtenAt(lecture, place);
    if (!spec || kindOf(written) == PropertyKind::Linked)
        return base::failure(TimelineWords::tr("“%1” cannot have keyframes.").arg(place.key));
    if (keyAt(keysOf(written), at) >= 0)
        return lecture;
    const auto value = valueAt(written, *spec, at, lecture::languageOrder(lecture, lecture.language),
                               lecture::settingOf(lecture, **scene, lecture.language));
    const QJsonValue json = value ? toJson(*value) : QJsonValue(QJsonValue::Undefined);
    if (json.isUndefined())
        return base::failure(TimelineWords::tr("“%1” cannot have keyframes.").arg(place.key));
    return withKeyframe(lecture, place, at, json);
}

Result<Lecture> withKeysOf(const Lecture &lecture, const std::vector<PropertyPlace> &owners, Time at,
                           const timeline::Registry &registry)
{
    Lecture result = lecture;
    bool isAny = false;
    for (const PropertyPlace &owner : owners) {
        for (const QString &key : keyframedOf(lecture, owner)) {
            isAny = true;
            auto next = withKeyHeld(result, {owner.scene, owner.node, owner.clip, key}, at, registry);
            if (!next)
                return next;
            result = std::move(*next);
        }
    }
    if (!isAny)
        return base::failure(TimelineWords::tr("What is selected has no animated property."),
                             TimelineWords::tr("Set a first keyframe with the diamond beside a property."));
    return result;
}

QJsonArray copiedKeys(const Lecture &lecture, const QString &sceneId, const std::vector<KeyPlace> &keys, Time origin)
{
    const lecture::Scene *scene = sceneOf(lecture, sceneId);
    QJsonArray copied;
    for (const KeysOfProperty &property : byProperty(keys)) {
        const QJsonArray all = keysOf(writtenAt(lecture, propertyOf(sceneId, property.first)));
        QJsonArray selected;
        for (int i = 0; i < all.size(); ++i) {
            if (property.indices.contains(i))
                selected.append(movedTo(all.at(i), atOf(all.at(i)) - origin.seconds()));
        }
        if (scene && !selected.isEmpty())
            copied.append(QJsonObject{{u"owner"_s, ownerJson(*scene, property.first)},
                                      {u"property"_s, property.first.property},
                                      {u"keys"_s, selected}});
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
    KeysEdit result{lecture, {}};
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
            QJsonArray keys;
            for (const QJsonValue &key : entry[u"keys"_s].toArray())
                keys.append(movedTo(key, std::max(0.0, atOf(key) + at.seconds())));
            const QString property = entry[u"property"_s].toString();
            std::vector<PropertyPlace> into;
            for (PropertyPlace place : wanted) {
                place.key = property;
                if (takes(result.lecture, place, keys, registry))
                    into.push_back(std::move(place));
            }
            if (into.empty() && own) {
                const PropertyPlace place{own->scene, own->node, own->clip, property};
                if (kindOf(writtenAt(result.lecture, place)) != PropertyKind::Linked)
                    into.push_back(place);
            }
            for (const PropertyPlace &place : into) {
                auto with = withKeysAdded(result.lecture, place, keys);
                if (!with)
                    return with;
                result.lecture = std::move(with->lecture);
                std::ranges::move(with->keys, std::back_inserter(result.keys));
            }
        }
    }
    if (result.keys.empty() && !copied.isEmpty())
        return base::failure(TimelineWords::tr("The copied keyframes fit nothing that is selected."),
                             TimelineWords::tr("Select a clip or a block that has the same property."));
    return result;
}

Result<KeysEdit> withKeysRepeated(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                  Time delta)
{
    KeysEdit result{lecture, {}};
    for (const KeysOfProperty &property : byProperty(keys)) {
        const PropertyPlace place = propertyOf(scene, property.first);
        const QJsonArray all = keysOf(writtenAt(lecture, place));
        QJsonArray copies;
        for (int i = 0; i < all.size(); ++i) {
            if (property.indices.contains(i))
                copies.append(movedTo(all.at(i), std::max(0.0, atOf(all.at(i)) + delta.seconds())));
        }
        auto with = withKeysAdded(result.lecture, place, copies);
        if (!with)
            return with;
        result.lecture = std::move(with->lecture);
        std::ranges::move(with->keys, std::back_inserter(result.keys));
    }
    return result;
}

} // namespace lectograph::editor
