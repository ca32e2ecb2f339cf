// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/key_edits.h"

#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"
#include "editor/language/translated.h"
#include "lecture/setting.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::editor {

namespace {

/// Applies `change` to each written property of the keyframes.
Result<Lecture> withEachSelected(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                 const std::function<QJsonValue(const PropertyPlace &, const QJsonValue &written,
                                                                const std::vector<int> &indices)> &change)
{
    std::map<PropertyPlace, std::vector<int>> indices;
    std::vector<PropertyPlace> places;
    for (KeysOfProperty &property : byProperty(scene, keys)) {
        indices[property.place] = std::move(property.indices);
        places.push_back(std::move(property.place));
    }
    return withEachProperty(lecture, places,
                            [&](const PropertyPlace &place, const QJsonValue &written) -> Result<QJsonValue> {
                                return change(place, written, indices.at(place));
                            });
}

void sortUnique(std::vector<int> &indices)
{
    std::ranges::sort(indices);
    const auto repeated = std::ranges::unique(indices);
    indices.erase(repeated.begin(), repeated.end());
}

std::vector<MovingKeyframe> movingOf(const QJsonValue &written)
{
    std::vector<MovingKeyframe> moving;
    for (Keyframe &key : keyframesOf(written))
        moving.push_back({std::move(key), {}});
    return moving;
}

} // namespace

std::vector<KeysOfProperty> byProperty(const QString &scene, const std::vector<KeyPlace> &keys)
{
    std::vector<KeysOfProperty> properties;
    std::map<PropertyPlace, std::size_t> numbers; // of the properties
    for (const KeyPlace &key : keys) {
        const auto [number, isNew] = numbers.try_emplace(propertyOf(scene, key), properties.size());
        if (isNew)
            properties.push_back({number->first, {}});
        properties[number->second].indices.push_back(key.index);
    }
    for (KeysOfProperty &property : properties)
        sortUnique(property.indices);
    return properties;
}

std::optional<double> secondsOf(const Lecture &lecture, const QString &scene, const KeyPlace &key)
{
    const auto keyframe = keyframeOf(writtenAt(lecture, propertyOf(scene, key)), key.index);
    return keyframe ? std::optional(keyframe->seconds) : std::nullopt;
}

std::optional<double> secondsOf(const Lecture &lecture, const QString &scene, const KeyPlace &key,
                                const timeline::Registry &registry)
{
    const auto written = secondsOf(lecture, scene, key);
    return written ? std::optional(*written - homeTime(lecture, propertyOf(scene, key), {}, registry).seconds())
                   : std::nullopt;
}

Result<KeysEdit> withKeysChanged(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                 const KeyChange &change)
{
    std::map<PropertyPlace, std::vector<std::size_t>> numbers;
    std::vector<PropertyPlace> places;
    for (std::size_t i = 0; i < keys.size(); ++i)
        numbers[propertyOf(scene, keys[i])].push_back(i);
    for (const auto &[place, its] : numbers)
        places.push_back(place);
    std::vector<KeyPlace> now = keys;
    const auto changed = [&](const PropertyPlace &place, const QJsonValue &written) -> Result<QJsonValue> {
        std::vector<MovingKeyframe> moving = movingOf(written);
        const auto isThere = [&](int index) { return index >= 0 && index < static_cast<int>(moving.size()); };
        for (const std::size_t number : numbers.at(place)) {
            if (!isThere(keys[number].index))
                continue;
            MovingKeyframe &one = moving[static_cast<std::size_t>(keys[number].index)];
            if (one.from)
                continue;
            one.from = one.key.seconds;
            change(place, number, one.key);
        }
        SettledKeyframes after = settled(moving);
        for (const std::size_t number : numbers.at(place)) {
            int &index = now[number].index;
            index = isThere(index) ? after.now[static_cast<std::size_t>(index)] : index;
        }
        return withKeyframes(written, std::move(after.keys));
    };
    return withEachProperty(lecture, places, changed).map([&](Lecture &&next) {
        return KeysEdit{std::move(next), std::move(now)};
    });
}

Result<KeysEdit> withKeysMoved(const Lecture &lecture, const QString &scene, const std::vector<KeyMove> &moves,
                               const timeline::Registry &registry)
{
    std::vector<KeyPlace> keys;
    for (const KeyMove &move : moves)
        keys.push_back(move.key);
    std::map<QString, double> later; // how much later the scene begins than that of the node
    return withKeysChanged(lecture, scene, keys, [&](const PropertyPlace &place, std::size_t number, Keyframe &key) {
        const auto [begin, isNew] = later.try_emplace(place.node);
        if (isNew)
            begin->second = homeTime(lecture, place, {}, registry).seconds();
        key.moveTo(std::max(0.0, begin->second + moves[number].seconds));
        key.scaleHandles(moves[number].stretch);
    });
}

Result<KeysEdit> withKeysAdded(const Lecture &lecture, const PropertyPlace &place, const std::vector<Keyframe> &added)
{
    const QJsonValue written = writtenAt(lecture, place);
    std::vector<MovingKeyframe> moving = movingOf(written);
    for (const Keyframe &key : added) {
        moving.push_back({key, key.seconds});
        moving.back().key.moveTo(std::max(0.0, key.seconds));
    }
    SettledKeyframes after = settled(moving);
    std::vector<int> fresh(after.now.end() - static_cast<std::ptrdiff_t>(added.size()), after.now.end());
    sortUnique(fresh);
    std::vector<KeyPlace> keys;
    for (const int index : fresh)
        keys.push_back(keyPlace(place, index));
    return withProperty(lecture, place, withKeyframes(written, std::move(after.keys))).map([&](Lecture &&next) {
        return KeysEdit{std::move(next), std::move(keys)};
    });
}

Result<Lecture> withoutKeys(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys)
{
    return withEachSelected(
        lecture, scene, keys, [](const PropertyPlace &, const QJsonValue &written, const std::vector<int> &indices) {
            return withKeyframesIf(written, [&](int i) { return !std::ranges::binary_search(indices, i); });
        });
}

Result<Lecture> withEachSegment(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                const SegmentChange &change)
{
    return withEachSelected(
        lecture, scene, keys,
        [&](const PropertyPlace &place, const QJsonValue &written, const std::vector<int> &indices) {
            std::vector<Keyframe> all = keyframesOf(written);
            for (const int index : indices) {
                const auto i = static_cast<std::size_t>(index);
                if (index >= 0 && i < all.size())
                    change(place, all[i], i + 1 < all.size() ? &all[i + 1] : nullptr);
            }
            return withKeyframes(written, std::move(all));
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
    return knownEase(ease).and_then([&] {
        return withEachSegment(lecture, scene, keys, [&](const PropertyPlace &, Keyframe &from, Keyframe *to) {
            from.ease = ease;
            from.out.reset();
            if (to)
                to->in.reset();
        });
    });
}

Result<Lecture> withKeyHandle(const Lecture &lecture, const QString &scene, const KeyPlace &key, HandleSide side,
                              graph::Handle handle, bool alone)
{
    const PropertyPlace place = propertyOf(scene, key);
    const QJsonValue written = writtenAt(lecture, place);
    std::vector<Keyframe> keys = keyframesOf(written);
    const bool isOut = side == HandleSide::Out;
    const int count = static_cast<int>(keys.size());
    const int neighbour = isOut ? key.index + 1 : key.index - 1;
    if (key.index < 0 || key.index >= count || neighbour < 0 || neighbour >= count)
        return base::failure(translated("There is no such keyframe."));
    Keyframe &own = keys[static_cast<std::size_t>(key.index)];
    const double length = std::abs(keys[static_cast<std::size_t>(neighbour)].seconds - own.seconds);
    handle.seconds = std::clamp(handle.seconds, isOut ? 0.0 : -length, isOut ? length : 0.0);
    (isOut ? own.out : own.in) = handle;
    auto &other = isOut ? own.in : own.out;
    // The same slope on both sides gives a smooth motion; the opposite handle keeps its length in time.
    if (other && !alone && std::abs(handle.seconds) > 1e-9)
        other->value = other->seconds * handle.value / handle.seconds;
    return withProperty(lecture, place, withKeyframes(written, std::move(keys)));
}

timeline::ClipPtr withOwnKeysAt(const timeline::ClipPtr &clip, const std::function<double(double)> &timeOf,
                                double stretch)
{
    timeline::Clip copy = *clip;
    bool isOther = false;
    for (auto property = copy.properties.begin(); property != copy.properties.end(); ++property) {
        if (kindOf(property.value()) != PropertyKind::Keyframed)
            continue;
        const QJsonValue written = withEachKeyframe(property.value(), [&](Keyframe &key) {
            key.moveTo(timeOf(key.seconds));
            key.scaleHandles(stretch);
        });
        isOther = isOther || written != property.value();
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

Result<Lecture> withKeyHeld(const Lecture &lecture, const PropertyPlace &place, Time time,
                            const timeline::Registry &registry)
{
    const Time at = homeTime(lecture, place, time, registry);
    const auto scene = foundScene(lecture, place.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    const auto spec = specOf(lecture, place, registry);
    const QJsonValue written = writtenAt(lecture, place);
    if (!spec || isFollowing(kindOf(written)))
        return base::failure(TimelineWords::tr("“%1” cannot have keyframes.").arg(place.key));
    if (keyAt(keyframesOf(written), at) >= 0)
        return lecture;
    const auto value = valueAt(written, *spec, at, lecture::languageOrder(lecture, lecture.language),
                               lecture::settingOf(lecture, **scene, lecture.language));
    const QJsonValue json = value ? toJson(graph::limited(*spec, *value)) : QJsonValue(QJsonValue::Undefined);
    if (json.isUndefined())
        return base::failure(TimelineWords::tr("“%1” cannot have keyframes.").arg(place.key));
    return withKeyframe(lecture, place, at, json);
}

Result<KeysEdit> withKeysHeld(const Lecture &lecture, const std::vector<PropertyPlace> &places, Time at,
                              const timeline::Registry &registry)
{
    Result<KeysEdit> edit = KeysEdit{lecture, {}};
    for (const PropertyPlace &place : places) {
        edit = withKeyHeld(edit->lecture, place, at, registry).map([&](Lecture &&next) {
            const Time there = homeTime(next, place, at, registry);
            edit->keys.push_back(keyPlace(place, keyAt(keyframesOf(writtenAt(next, place)), there)));
            return KeysEdit{std::move(next), std::move(edit->keys)};
        });
        if (!edit)
            break;
    }
    return edit;
}

Result<Lecture> withKeysOf(const Lecture &lecture, const std::vector<PropertyPlace> &owners, Time at,
                           const timeline::Registry &registry)
{
    std::vector<PropertyPlace> places;
    for (const PropertyPlace &owner : owners) {
        const QJsonObject properties = propertiesAt(lecture, owner);
        for (auto property = properties.begin(); property != properties.end(); ++property) {
            if (kindOf(property.value()) == PropertyKind::Keyframed)
                places.push_back({owner.scene, owner.node, owner.clip, property.key()});
        }
    }
    if (places.empty())
        return base::failure(TimelineWords::tr("What is selected has no animated property."),
                             TimelineWords::tr("Set a first keyframe with the diamond beside a property."));
    return withKeysHeld(lecture, places, at, registry).map([](KeysEdit &&edit) { return std::move(edit.lecture); });
}

} // namespace lectograph::editor
