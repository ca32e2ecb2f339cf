// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/key_edits.h"

#include "editor/timeline/tracks.h"
#include "editor/timeline/words.h"
#include "lecture/setting.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

namespace {

constexpr double sameTime = 0.0005; // as keyAt()

double atOf(const QJsonValue &key)
{
    return key.toObject().value(u"at"_s).toDouble();
}

QJsonObject movedTo(const QJsonValue &key, double seconds)
{
    QJsonObject json = key.toObject();
    json.insert(u"at"_s, Time::fromSeconds(std::max(0.0, seconds)).seconds());
    return json;
}

/// The picked keyframes of one property.
struct Picked
{
    KeyPlace first;
    QSet<int> indices;
};

std::vector<Picked> byProperty(const std::vector<KeyPlace> &keys)
{
    std::vector<Picked> properties;
    for (const KeyPlace &key : keys) {
        const auto found = std::ranges::find_if(properties, [&](const Picked &one) {
            return one.first.node == key.node && one.first.clip == key.clip && one.first.property == key.property;
        });
        if (found == properties.end())
            properties.push_back({key, {key.index}});
        else
            found->indices.insert(key.index);
    }
    return properties;
}

/// The keyframes of a property with some of them moved; tells the new indices of these.
QJsonArray moved(const QJsonArray &keys, const QSet<int> &picked, const std::function<double(double)> &timeOf,
                 std::vector<int> &indices)
{
    struct Key
    {
        double at;
        QJsonObject json;
        bool isPicked;
    };
    std::vector<Key> list;
    for (int i = 0; i < keys.size(); ++i) {
        if (!picked.contains(i))
            continue;
        QJsonObject json = movedTo(keys.at(i), timeOf(atOf(keys.at(i))));
        list.push_back({atOf(json), std::move(json), true});
    }
    std::ranges::stable_sort(list, {}, &Key::at);
    // Those that stay give way where they would share a time.
    const std::vector<Key> placed = list;
    for (int i = 0; i < keys.size(); ++i) {
        if (picked.contains(i))
            continue;
        const double at = atOf(keys.at(i));
        const auto next = std::ranges::lower_bound(placed, at - sameTime, {}, &Key::at);
        if (next == placed.end() || next->at >= at + sameTime)
            list.push_back({at, keys.at(i).toObject(), false});
    }
    std::ranges::stable_sort(list, {}, &Key::at);
    QJsonArray result;
    for (const Key &key : list) {
        if (key.isPicked)
            indices.push_back(static_cast<int>(result.size()));
        result.append(key.json);
    }
    return result;
}

} // namespace

PropertyPlace propertyOf(const QString &scene, const KeyPlace &key)
{
    return {scene, key.node, key.clip, key.property};
}

std::optional<double> secondsOf(const Lecture &lecture, const QString &scene, const KeyPlace &key)
{
    const QJsonArray keys = keysOf(writtenAt(lecture, propertyOf(scene, key)));
    if (key.index < 0 || key.index >= keys.size())
        return std::nullopt;
    return atOf(keys.at(key.index));
}

Result<KeysEdit> withKeysAt(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                            const std::function<double(double)> &timeOf)
{
    KeysEdit result{lecture, {}};
    for (const Picked &property : byProperty(keys)) {
        const PropertyPlace place = propertyOf(scene, property.first);
        const QJsonArray before = keysOf(writtenAt(result.lecture, place));
        std::vector<int> indices;
        const QJsonArray after = moved(before, property.indices, timeOf, indices);
        for (const int index : indices)
            result.keys.push_back({property.first.node, property.first.clip, property.first.property, index});
        if (after == before)
            continue;
        auto next = withKeyframes(result.lecture, place, after);
        if (!next)
            return tl::unexpected(next.error());
        result.lecture = std::move(*next);
    }
    return result;
}

Result<Lecture> withoutKeys(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys)
{
    Lecture result = lecture;
    for (const Picked &property : byProperty(keys)) {
        const PropertyPlace place = propertyOf(scene, property.first);
        const QJsonArray before = keysOf(writtenAt(result, place));
        QJsonArray after;
        for (int i = 0; i < before.size(); ++i) {
            if (!property.indices.contains(i))
                after.append(before.at(i));
        }
        if (after.size() == before.size())
            continue;
        // The value of the last one stays, so that nothing jumps to the default.
        auto next = after.isEmpty() ? withProperty(result, place, before.first().toObject().value(u"value"_s))
                                    : withKeyframes(result, place, after);
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

Result<Lecture> withKeysEased(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                              const QString &ease)
{
    Lecture result = lecture;
    for (const Picked &property : byProperty(keys)) {
        const PropertyPlace place = propertyOf(scene, property.first);
        QJsonArray after = keysOf(writtenAt(result, place));
        for (const int index : property.indices) {
            QJsonObject key = after.at(index).toObject();
            ease.isEmpty() ? key.remove(u"ease"_s) : void(key.insert(u"ease"_s, ease));
            after.replace(index, key);
        }
        auto next = withKeyframes(result, place, after);
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

Result<Lecture> withLaterKeysShifted(const Lecture &lecture, const QString &sceneId, Time from, Time delta)
{
    const auto scene = timelineScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    std::vector<KeyPlace> later;
    for (const graph::NodePtr &node : (*scene)->nodes) {
        for (auto property = node->properties.begin(); property != node->properties.end(); ++property) {
            const QJsonArray keys = keysOf(property.value());
            for (int i = 0; i < keys.size(); ++i) {
                if (atOf(keys.at(i)) > from.seconds() - sameTime)
                    later.push_back({node->id, {}, property.key(), i});
            }
        }
    }
    auto edit = withKeysAt(lecture, sceneId, later, [&](double at) { return at + delta.seconds(); });
    if (!edit)
        return tl::unexpected(edit.error());
    return std::move(edit->lecture);
}

Result<Lecture> withKeyHeld(const Lecture &lecture, const PropertyPlace &place, Time at,
                            const timeline::Registry &registry)
{
    const auto scene = timelineScene(lecture, place.scene);
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

Result<Lecture> withKeysOfNodes(const Lecture &lecture, const QString &sceneId, const QStringList &nodes, Time at,
                                const timeline::Registry &registry)
{
    const auto scene = timelineScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    Lecture result = lecture;
    bool isAny = false;
    for (const graph::NodePtr &node : (*scene)->nodes) {
        if (!nodes.contains(node->id))
            continue;
        for (auto property = node->properties.begin(); property != node->properties.end(); ++property) {
            if (kindOf(property.value()) != PropertyKind::Keyframed)
                continue;
            isAny = true;
            auto next = withKeyHeld(result, {sceneId, node->id, {}, property.key()}, at, registry);
            if (!next)
                return next;
            result = std::move(*next);
        }
    }
    if (!isAny)
        return base::failure(TimelineWords::tr("What is picked has no animated property."),
                             TimelineWords::tr("Set a first keyframe with the diamond beside a property."));
    return result;
}

QJsonArray copiedKeys(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys, Time origin)
{
    QJsonArray copied;
    for (const Picked &property : byProperty(keys)) {
        if (property.first.clip)
            continue;
        const QJsonArray all = keysOf(writtenAt(lecture, propertyOf(scene, property.first)));
        QJsonArray picked;
        for (int i = 0; i < all.size(); ++i) {
            if (property.indices.contains(i))
                picked.append(movedTo(all.at(i), atOf(all.at(i)) - origin.seconds()));
        }
        copied.append(QJsonObject{
            {u"node"_s, property.first.node}, {u"property"_s, property.first.property}, {u"keys"_s, picked}});
    }
    return copied;
}

Result<KeysEdit> withKeysPasted(const Lecture &lecture, const QString &sceneId, const QJsonArray &copied, Time at)
{
    const auto scene = timelineScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    KeysEdit result{lecture, {}};
    for (const QJsonValue &entry : copied) {
        const QString node = entry[u"node"_s].toString();
        const QString property = entry[u"property"_s].toString();
        const QJsonArray added = entry[u"keys"_s].toArray();
        if (!std::ranges::any_of((*scene)->nodes, [&](const graph::NodePtr &one) { return one->id == node; }))
            continue;
        const PropertyPlace place{sceneId, node, {}, property};
        const QJsonValue written = writtenAt(result.lecture, place);
        if (kindOf(written) == PropertyKind::Linked)
            continue;
        // Together with those there, as if they had been moved onto them.
        QJsonArray all = keysOf(written);
        QSet<int> fresh;
        for (const QJsonValue &key : added) {
            fresh.insert(static_cast<int>(all.size()));
            all.append(movedTo(key, atOf(key) + at.seconds()));
        }
        std::vector<int> indices;
        auto next = withKeyframes(result.lecture, place,
                                  moved(
                                      all, fresh, [](double s) { return s; }, indices));
        if (!next)
            return tl::unexpected(next.error());
        result.lecture = std::move(*next);
        for (const int index : indices)
            result.keys.push_back({node, {}, property, index});
    }
    return result;
}

} // namespace lectograph::editor
