// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curve_edits.h"

#include "editor/curves/bezier_fit.h"
#include "editor/curves/curve.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using graph::Handle;
using graph::ValueType;
using lecture::Lecture;

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("lectograph::editor", text);
}

double secondsOf(const QJsonValue &key)
{
    return key.toObject().value(u"at"_s).toDouble();
}

/// Without the rounding of a sum: 1.3, not 1.2999999999999998.
double within(const graph::PropertySpec &spec, double value)
{
    return std::clamp(std::round(value * 1e9) / 1e9, spec.min, spec.max);
}

QJsonValue shiftedValue(const QJsonValue &json, const graph::PropertySpec &spec, const KeyShift &shift)
{
    switch (spec.type) {
    case ValueType::Number: return within(spec, json.toDouble() + shift.value);
    case ValueType::Integer: return std::round(within(spec, json.toDouble() + shift.value));
    case ValueType::Vector: break;
    default: return json;
    }
    const auto parsed = graph::parseProperty(spec, json, {});
    if (!parsed || shift.component < 0)
        return json;
    QJsonArray numbers = toJson(*parsed).toArray();
    if (shift.component >= numbers.size())
        return json;
    numbers.replace(shift.component, within(spec, numbers.at(shift.component).toDouble() + shift.value));
    // A point in the plane stays written as one.
    if (json.toArray().size() == 2 && shift.component < 2)
        numbers.removeLast();
    return numbers;
}

struct Moving
{
    QJsonObject key;
    bool isPicked = false;
};

/// Puts them in order of time; those that are not picked give way to those that are.
void settle(std::vector<Moving> &keys)
{
    std::vector<double> taken;
    for (const Moving &one : keys) {
        if (one.isPicked)
            taken.push_back(secondsOf(one.key));
    }
    std::ranges::sort(taken);
    std::erase_if(keys, [&](const Moving &one) {
        constexpr double same = 0.0005;
        const double at = secondsOf(one.key);
        const auto next = std::ranges::lower_bound(taken, at - same);
        return !one.isPicked && next != taken.end() && *next < at + same;
    });
    std::ranges::stable_sort(keys, {}, [](const Moving &one) { return secondsOf(one.key); });
}

Result<void> store(EditedKeys &edited, const PropertyPlace &place, const std::vector<Moving> &keys)
{
    QJsonArray json;
    for (const Moving &one : keys) {
        if (one.isPicked)
            edited.keys.push_back(keyPlace(place, static_cast<int>(json.size())));
        json.append(one.key);
    }
    auto next = withKeyframes(edited.lecture, place, json);
    if (!next)
        return tl::unexpected(next.error());
    edited.lecture = std::move(*next);
    return {};
}

QJsonArray handleJson(const Handle &handle)
{
    return {handle.seconds, handle.value};
}

/// Does `edit` to each picked keyframe and the next one (null after the last).
template <class Edit>
Result<Lecture> withSegments(const Lecture &lecture, const std::vector<PickedKeys> &picked, const Edit &edit)
{
    Result<Lecture> result = lecture;
    for (const PickedKeys &one : picked) {
        QJsonArray keys = keysOf(writtenAt(lecture, one.place));
        for (const int index : one.indices) {
            if (index < 0 || index >= keys.size())
                continue;
            QJsonObject from = keys.at(index).toObject();
            QJsonObject to = keys.at(index + 1).toObject();
            const bool isLast = index + 1 == keys.size();
            edit(one.place, from, isLast ? nullptr : &to);
            keys.replace(index, from);
            if (!isLast)
                keys.replace(index + 1, to);
        }
        result = withKeyframes(*result, one.place, keys);
        if (!result)
            return result;
    }
    return result;
}

} // namespace

std::vector<PickedKeys> byProperty(const QString &scene, const std::vector<KeyPlace> &keys)
{
    std::vector<PickedKeys> grouped;
    for (const KeyPlace &key : keys) {
        const PropertyPlace place = propertyPlace(scene, key);
        auto found = std::ranges::find(grouped, place, &PickedKeys::place);
        if (found == grouped.end())
            found = grouped.insert(grouped.end(), {place, {}});
        found->indices.push_back(key.index);
    }
    for (PickedKeys &one : grouped)
        std::ranges::sort(one.indices);
    return grouped;
}

Result<EditedKeys> withShiftedKeys(const Lecture &lecture, const std::vector<PickedKeys> &picked, const KeyShift &shift,
                                   const timeline::Registry &registry)
{
    double seconds = shift.seconds;
    for (const PickedKeys &one : picked) {
        const QJsonArray keys = keysOf(writtenAt(lecture, one.place));
        for (const int index : one.indices)
            seconds = std::max(seconds, -secondsOf(keys.at(index)));
    }
    EditedKeys edited{lecture, {}};
    for (const PickedKeys &one : picked) {
        const auto spec = specOf(lecture, one.place, registry);
        std::vector<Moving> keys;
        int index = 0;
        for (const QJsonValue &json : keysOf(writtenAt(lecture, one.place))) {
            Moving moving{json.toObject(), std::ranges::binary_search(one.indices, index)};
            if (moving.isPicked) {
                if (seconds != 0)
                    moving.key.insert(u"at"_s, Time::fromSeconds(secondsOf(json) + seconds).seconds());
                if (shift.value != 0 && spec)
                    moving.key.insert(u"value"_s, shiftedValue(moving.key.value(u"value"_s), *spec, shift));
            }
            keys.push_back(std::move(moving));
            ++index;
        }
        settle(keys);
        if (const auto done = store(edited, one.place, keys); !done)
            return tl::unexpected(done.error());
    }
    return edited;
}

Result<Lecture> withoutKeys(const Lecture &lecture, const std::vector<PickedKeys> &picked)
{
    Result<Lecture> result = lecture;
    for (const PickedKeys &one : picked) {
        for (auto index = one.indices.rbegin(); result && index != one.indices.rend(); ++index)
            result = withoutKeyframe(*result, one.place, *index);
    }
    return result;
}

Result<Lecture> withHandle(const Lecture &lecture, const PropertyPlace &place, int index, Side side, Handle handle,
                           bool alone)
{
    QJsonArray keys = keysOf(writtenAt(lecture, place));
    const int neighbour = side == Side::Out ? index + 1 : index - 1;
    if (index < 0 || index >= keys.size() || neighbour < 0 || neighbour >= keys.size())
        return base::failure(translated("There is no such keyframe."));
    const double length = std::abs(secondsOf(keys.at(neighbour)) - secondsOf(keys.at(index)));
    handle.seconds = side == Side::Out ? std::clamp(handle.seconds, 0.0, length)
                                       : std::clamp(handle.seconds, -length, 0.0);
    QJsonObject key = keys.at(index).toObject();
    key.insert(side == Side::Out ? u"out"_s : u"in"_s, handleJson(handle));
    const QString otherSide = side == Side::Out ? u"in"_s : u"out"_s;
    const auto other = handleIn(key, otherSide);
    if (other && !alone && std::abs(handle.seconds) > 1e-9) {
        // The same slope on both sides, the other one's reach in time as it was: no kink in the motion.
        key.insert(otherSide, handleJson(Handle{other->seconds, other->seconds * handle.value / handle.seconds}));
    }
    keys.replace(index, key);
    return withKeyframes(lecture, place, keys);
}

Result<Lecture> withSegmentEase(const Lecture &lecture, const std::vector<PickedKeys> &picked, const QString &ease)
{
    if (!ease.isEmpty()) {
        if (const auto parsed = base::Easing::parse(ease); !parsed)
            return tl::unexpected(parsed.error());
    }
    return withSegments(lecture, picked, [&](const PropertyPlace &, QJsonObject &from, QJsonObject *to) {
        if (ease.isEmpty())
            from.remove(u"ease"_s);
        else
            from.insert(u"ease"_s, ease);
        from.remove(u"out"_s);
        if (to)
            to->remove(u"in"_s);
    });
}

Result<Lecture> withSegmentHandles(const Lecture &lecture, const std::vector<PickedKeys> &picked,
                                   const timeline::Registry &registry)
{
    return withSegments(lecture, picked, [&](const PropertyPlace &place, QJsonObject &from, QJsonObject *to) {
        const auto spec = specOf(lecture, place, registry);
        if (!to || !spec || (from.contains(u"out"_s) && to->contains(u"in"_s)))
            return;
        const auto easing = base::Easing::parse(from.value(u"ease"_s).toString(u"smooth"_s));
        const bool hasShape = easing && !easing->returnsToStart() && easing->text() != u"hold";
        const UnitBezier unit = hasShape ? bezierLike(*easing, lecture.dialect) : UnitBezier{{0.5, 0}, {0.5, 1}};
        if (spec->type != ValueType::Number) {
            from.insert(u"ease"_s, toText(unit));
            return;
        }
        const double length = secondsOf(*to) - secondsOf(from);
        const double rise = to->value(u"value"_s).toDouble() - from.value(u"value"_s).toDouble();
        // "hold" counts even where there are handles.
        if (!hasShape)
            from.remove(u"ease"_s);
        if (!from.contains(u"out"_s))
            from.insert(u"out"_s, handleJson(Handle{unit.first.x() * length, unit.first.y() * rise}));
        if (!to->contains(u"in"_s))
            to->insert(u"in"_s, handleJson(Handle{(unit.second.x() - 1) * length, (unit.second.y() - 1) * rise}));
    });
}

Result<Lecture> withClipEase(const Lecture &lecture, const QString &sceneId,
                             const std::vector<lecture::ClipPlace> &clips, const QString &ease)
{
    Result<Lecture> result = lecture;
    for (const lecture::ClipPlace &place : clips) {
        // From the lecture as it has become: one clip may be inside another that is picked as well.
        const auto scene = std::ranges::find(result->scenes, sceneId,
                                             [](const lecture::ScenePtr &one) { return one->id; });
        const timeline::Clip *clip = scene == result->scenes.end() ? nullptr : clipAt(**scene, place);
        if (!clip)
            return base::failure(translated("There is no clip at this place."));
        timeline::Clip changed = *clip;
        changed.ease = ease;
        result = lecture::withClip(*result, sceneId, place, std::move(changed));
        if (!result)
            break;
    }
    return result;
}

QString segmentEase(const QJsonArray &keys, int index)
{
    const QJsonObject from = keys.at(index).toObject();
    const QJsonObject to = keys.at(index + 1).toObject();
    const QString ease = from.value(u"ease"_s).toString(u"smooth"_s);
    const auto out = handleIn(from, u"out"_s);
    const auto in = handleIn(to, u"in"_s);
    const double length = secondsOf(to) - secondsOf(from);
    const double rise = to.value(u"value"_s).toDouble() - from.value(u"value"_s).toDouble();
    if (ease == u"hold" || (!out && !in) || length <= 0 || std::abs(rise) < 1e-12)
        return ease;
    const Handle first = out.value_or(Handle{});
    const Handle second = in.value_or(Handle{});
    return toText(
        {{first.seconds / length, first.value / rise}, {1 + second.seconds / length, 1 + second.value / rise}});
}

QByteArray toClipboard(const Lecture &lecture, const std::vector<PickedKeys> &picked)
{
    double first = std::numeric_limits<double>::infinity();
    for (const PickedKeys &one : picked) {
        const QJsonArray keys = keysOf(writtenAt(lecture, one.place));
        for (const int index : one.indices)
            first = std::min(first, secondsOf(keys.at(index)));
    }
    QJsonArray properties;
    for (const PickedKeys &one : picked) {
        const QJsonArray keys = keysOf(writtenAt(lecture, one.place));
        QJsonArray copied;
        for (const int index : one.indices) {
            QJsonObject key = keys.at(index).toObject();
            key.insert(u"at"_s, secondsOf(key) - first);
            copied.append(key);
        }
        properties.append(QJsonObject{{u"property"_s, one.place.key}, {u"keys"_s, copied}});
    }
    return QJsonDocument(QJsonObject{{u"properties"_s, properties}}).toJson(QJsonDocument::Compact);
}

Result<EditedKeys> withPastedKeys(const Lecture &lecture, const QByteArray &clipboard, Time time,
                                  const std::vector<PropertyPlace> &targets,
                                  const std::optional<PropertyPlace> &current, const timeline::Registry &registry)
{
    EditedKeys edited{lecture, {}};
    const QJsonArray properties = QJsonDocument::fromJson(clipboard).object().value(u"properties"_s).toArray();
    for (const QJsonValue &property : properties) {
        std::vector<PropertyPlace> into;
        for (const PropertyPlace &target : targets) {
            if (target.key == property.toObject().value(u"property"_s).toString())
                into.push_back(target);
        }
        if (properties.size() == 1 && current)
            into = {*current};
        for (const PropertyPlace &place : into) {
            const auto spec = specOf(lecture, place, registry);
            std::vector<Moving> keys;
            for (const QJsonValue &key : keysOf(writtenAt(edited.lecture, place)))
                keys.push_back({key.toObject(), false});
            for (const QJsonValue &copied : property.toObject().value(u"keys"_s).toArray()) {
                QJsonObject key = copied.toObject();
                if (spec) {
                    if (const auto fits = graph::parseProperty(*spec, key.value(u"value"_s), {}); !fits)
                        return tl::unexpected(fits.error());
                }
                key.insert(u"at"_s, Time::fromSeconds(time.seconds() + secondsOf(key)).seconds());
                keys.push_back({key, true});
            }
            settle(keys);
            if (const auto done = store(edited, place, keys); !done)
                return tl::unexpected(done.error());
        }
    }
    if (edited.keys.empty()) {
        return base::failure(translated("The copied keyframes belong to another property."),
                             translated("Choose a curve on the left first, then paste again."));
    }
    return edited;
}

} // namespace lectograph::editor
