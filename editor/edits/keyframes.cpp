// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/keyframes.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::Handle;

namespace {

std::optional<Handle> handleIn(const QJsonObject &json, QLatin1StringView side)
{
    const QJsonArray pair = json.value(side).toArray();
    return pair.size() == 2 ? std::optional(Handle{pair.at(0).toDouble(), pair.at(1).toDouble()}) : std::nullopt;
}

Keyframe keyframeIn(const QJsonObject &json)
{
    return {json.value("at"_L1).toDouble(), json.value("value"_L1),  json.value("ease"_L1).toString(),
            handleIn(json, "out"_L1),       handleIn(json, "in"_L1), json};
}

void writeHandle(QJsonObject &json, QLatin1StringView side, const std::optional<Handle> &handle)
{
    const auto before = handleIn(json, side);
    if (!handle && before)
        json.remove(side);
    else if (handle && (!before || before->seconds != handle->seconds || before->value != handle->value))
        json.insert(side, QJsonArray{handle->seconds, handle->value});
}

QJsonObject jsonOf(const Keyframe &key)
{
    QJsonObject json = key.written;
    if (json.isEmpty() || json.value("at"_L1).toDouble() != key.seconds)
        json.insert("at"_L1, key.seconds);
    if (json.value("value"_L1) != key.value)
        json.insert("value"_L1, key.value);
    if (json.value("ease"_L1).toString() != key.ease)
        key.ease.isEmpty() ? json.remove("ease"_L1) : void(json.insert("ease"_L1, key.ease));
    writeHandle(json, "out"_L1, key.out);
    writeHandle(json, "in"_L1, key.in);
    return json;
}

} // namespace

void Keyframe::scaleHandles(double time, double scale)
{
    for (auto *handle : {&out, &in}) {
        if (*handle)
            *handle = Handle{(*handle)->seconds * time, (*handle)->value * scale};
    }
}

QJsonArray keysOf(const QJsonValue &written)
{
    return written["keys"_L1].toArray();
}

bool hasKeyframes(const QJsonValue &written)
{
    return written["keys"_L1].isArray();
}

std::vector<Keyframe> keyframesOf(const QJsonValue &written)
{
    const QJsonArray json = keysOf(written);
    std::vector<Keyframe> keys;
    keys.reserve(static_cast<std::size_t>(json.size()));
    for (const QJsonValue &key : json)
        keys.push_back(keyframeIn(key.toObject()));
    return keys;
}

std::optional<Keyframe> keyframeOf(const QJsonValue &written, int index)
{
    const QJsonArray keys = keysOf(written);
    return index >= 0 && index < keys.size() ? std::optional(keyframeIn(keys.at(index).toObject())) : std::nullopt;
}

int keyAt(const std::vector<Keyframe> &keys, base::Time time)
{
    const auto found = std::ranges::find_if(
        keys, [&](const Keyframe &key) { return std::abs(key.seconds - time.seconds()) < sameTime; });
    return found == keys.end() ? -1 : static_cast<int>(found - keys.begin());
}

QJsonArray toJson(const std::vector<Keyframe> &keys)
{
    QJsonArray json;
    for (const Keyframe &key : keys)
        json.append(jsonOf(key));
    return json;
}

QJsonValue withKeyframes(const QJsonValue &written, std::vector<Keyframe> keys)
{
    std::ranges::stable_sort(keys, {}, &Keyframe::seconds);
    const QJsonArray ordered = toJson(keys);
    if (ordered == keysOf(written))
        return written;
    QJsonObject json = written.toObject();
    json.remove("link"_L1);
    json.insert("keys"_L1, ordered);
    return json;
}

QJsonValue withKeyframe(const QJsonValue &written, base::Time time, const QJsonValue &value)
{
    std::vector<Keyframe> keys = keyframesOf(written);
    if (const int index = keyAt(keys, time); index >= 0)
        keys[static_cast<std::size_t>(index)].value = value;
    else
        keys.push_back({time.seconds(), value, {}});
    return withKeyframes(written, std::move(keys));
}

SettledKeyframes settled(const std::vector<MovingKeyframe> &keys)
{
    std::vector<std::size_t> order(keys.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto secondsOf = [&](std::size_t i) { return keys[i].key.seconds; };
    std::ranges::stable_sort(order, {}, secondsOf);
    SettledKeyframes result{{}, std::vector<int>(keys.size(), -1)};
    for (auto first = order.begin(); first != order.end();) {
        const auto end = std::find_if(first, order.end(),
                                      [&](std::size_t i) { return secondsOf(i) >= secondsOf(*first) + sameTime; });
        const auto last = std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(first),
                                       [&](std::size_t i) { return keys[i].from.has_value(); });
        const bool isAnyMoved = last != std::make_reverse_iterator(first);
        const auto stays = [&](std::size_t i) {
            return !isAnyMoved || (keys[i].from && std::abs(*keys[i].from - *keys[*last].from) < sameTime);
        };
        for (auto i = first; i != end; ++i) {
            if (!stays(*i))
                continue;
            result.now[*i] = static_cast<int>(result.keys.size());
            result.keys.push_back(keys[*i].key);
        }
        for (auto i = first; i != end; ++i) {
            if (result.now[*i] < 0 && keys[*i].from)
                result.now[*i] = result.now[*last];
        }
        first = end;
    }
    return result;
}

QJsonObject withKeyframesDelayed(QJsonObject properties, double seconds)
{
    for (QJsonValueRef written : properties) {
        if (hasKeyframes(written))
            written = withEachKeyframe(
                written, [seconds](Keyframe &one) { one.seconds = std::round((one.seconds + seconds) * 1e6) / 1e6; });
    }
    return properties;
}

} // namespace lectograph::editor
