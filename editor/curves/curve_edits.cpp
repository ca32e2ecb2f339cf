// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curve_edits.h"

#include "editor/curves/bezier_fit.h"
#include "editor/curves/curve.h"
#include "editor/curves/keylist.h"
#include "editor/edits/lookup.h"
#include "editor/language/translated.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using graph::Handle;
using lecture::Lecture;

namespace {

double secondsOf(const QJsonValue &key)
{
    return key.toObject().value(u"at"_s).toDouble();
}

QJsonArray handleJson(const Handle &handle)
{
    return {handle.seconds, handle.value};
}

/// Does `edit` to each selected keyframe and the next one (null after the last).
template <class Edit>
Result<Lecture> withSegments(const Lecture &lecture, const std::vector<SelectedKeys> &selected, const Edit &edit)
{
    Result<Lecture> result = lecture;
    for (const SelectedKeys &one : selected) {
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

std::vector<SelectedKeys> byProperty(const QString &scene, const std::vector<KeyPlace> &keys)
{
    std::vector<SelectedKeys> grouped;
    std::map<KeyPlace, std::size_t> numbers; // of the properties
    for (const KeyPlace &key : keys) {
        const auto [number, isNew] = numbers.try_emplace({key.node, key.clip, key.property, 0}, grouped.size());
        if (isNew)
            grouped.push_back({propertyPlace(scene, key), {}});
        grouped[number->second].indices.push_back(key.index);
    }
    for (SelectedKeys &one : grouped)
        std::ranges::sort(one.indices);
    return grouped;
}

Result<EditedKeys> withShiftedKeys(const Lecture &lecture, const std::vector<SelectedKeys> &selected,
                                   const KeyShift &shift, const timeline::Registry &registry)
{
    double seconds = shift.seconds;
    for (const SelectedKeys &one : selected) {
        const QJsonArray keys = keysOf(writtenAt(lecture, one.place));
        for (const int index : one.indices)
            seconds = std::max(seconds, -secondsOf(keys.at(index)));
    }
    EditedKeys edited{lecture, {}};
    for (const SelectedKeys &one : selected) {
        const auto spec = specOf(lecture, one.place, registry);
        std::vector<ListedKey> keys = listed(keysOf(writtenAt(lecture, one.place)), one.indices);
        for (ListedKey &key : keys) {
            if (!key.isSelected)
                continue;
            if (seconds != 0)
                key.json.insert(u"at"_s, Time::fromSeconds(key.seconds() + seconds).seconds());
            if (shift.value != 0 && spec)
                key.json.insert(u"value"_s,
                                withNumbers(key.json.value(u"value"_s), *spec, {shift.component},
                                            [&](double value) { return value + shift.value; }));
        }
        settle(keys);
        if (const auto done = store(edited, one.place, keys); !done)
            return tl::unexpected(done.error());
    }
    return edited;
}

Result<Lecture> withoutKeys(const Lecture &lecture, const std::vector<SelectedKeys> &selected)
{
    Result<Lecture> result = lecture;
    for (const SelectedKeys &one : selected) {
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

Result<Lecture> withSegmentHandles(const Lecture &lecture, const std::vector<SelectedKeys> &selected,
                                   const timeline::Registry &registry)
{
    return withSegments(lecture, selected, [&](const PropertyPlace &place, QJsonObject &from, QJsonObject *to) {
        const auto spec = specOf(lecture, place, registry);
        if (!to || !spec || (from.contains(u"out"_s) && to->contains(u"in"_s)))
            return;
        const auto easing = base::Easing::parse(from.value(u"ease"_s).toString(u"smooth"_s));
        const bool hasShape = easing && !easing->returnsToStart() && easing->text() != u"hold";
        const UnitBezier unit = hasShape ? bezierLike(*easing, lecture.dialect) : UnitBezier{{0.5, 0}, {0.5, 1}};
        if (spec->type != graph::ValueType::Number) {
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

QByteArray toClipboard(const Lecture &lecture, const std::vector<SelectedKeys> &selected)
{
    double first = std::numeric_limits<double>::infinity();
    for (const SelectedKeys &one : selected) {
        const QJsonArray keys = keysOf(writtenAt(lecture, one.place));
        for (const int index : one.indices)
            first = std::min(first, secondsOf(keys.at(index)));
    }
    QJsonArray properties;
    for (const SelectedKeys &one : selected) {
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
            std::vector<ListedKey> keys = listed(keysOf(writtenAt(edited.lecture, place)), {});
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
