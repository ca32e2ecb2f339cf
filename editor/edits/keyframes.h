// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "graph/keyframes.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>
#include <vector>

/// Keyframes as files contain them: {"keys": [{"at", "value", "ease", "out", "in"}, …]}. graph::Keyframes are the parsed
/// form of the engine, in which values have types.
namespace lectograph::editor {

/// Keyframes closer than this, in seconds, count as simultaneous, because files contain rounded times.
inline constexpr double sameTime = 0.0005;

struct Keyframe
{
    double seconds = 0; ///< scene time
    QJsonValue value;
    QString ease; ///< to the next keyframe; empty: the default
    std::optional<graph::Handle> out = {};
    std::optional<graph::Handle> in = {};
    /// The JSON it was read from, with unknown members; unchanged members are written back as they were.
    QJsonObject written = {};

    /// As a keyframe of this property.
    QString easing(const graph::PropertySpec &spec) const { return ease.isEmpty() ? graph::easeOf(spec) : ease; }
    bool holds() const { return ease == QLatin1String("hold"); }
    /// Rounded to flicks.
    void moveTo(double time) { seconds = base::Time::fromSeconds(time).seconds(); }
    void scaleHandles(double time, double value = 1);
};

/// The JSON array, or an empty one.
QJsonArray keysOf(const QJsonValue &written);
bool hasKeyframes(const QJsonValue &written);
/// In file order, which is time order.
std::vector<Keyframe> keyframesOf(const QJsonValue &written);
std::optional<Keyframe> keyframeOf(const QJsonValue &written, int index);
/// The index of the keyframe at `time`, or −1.
int keyAt(const std::vector<Keyframe> &keys, base::Time time);

QJsonArray toJson(const std::vector<Keyframe> &keys);
/// Replaces the keyframes, sorted by time.
QJsonValue withKeyframes(const QJsonValue &written, std::vector<Keyframe> keys);
/// Sets the value of the keyframe at `time`, or adds one. A constant is replaced by keyframes.
QJsonValue withKeyframe(const QJsonValue &written, base::Time time, const QJsonValue &value);
/// Keeps the keyframes whose index satisfies `keep`. If there are none, the value of the first becomes a constant.
template <class Keep>
QJsonValue withKeyframesIf(const QJsonValue &written, const Keep &keep)
{
    const std::vector<Keyframe> before = keyframesOf(written);
    std::vector<Keyframe> after;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (keep(static_cast<int>(i)))
            after.push_back(before[i]);
    }
    if (after.size() == before.size())
        return written;
    return after.empty() ? before.front().value : withKeyframes(written, std::move(after));
}
/// Applies `change` to each keyframe, without sorting.
template <class Change>
QJsonValue withEachKeyframe(const QJsonValue &written, const Change &change)
{
    std::vector<Keyframe> keys = keyframesOf(written);
    for (Keyframe &key : keys)
        change(key);
    QJsonObject json = written.toObject();
    json.insert(QStringLiteral("keys"), toJson(keys));
    return json;
}

/// Shifts the keyframes of all properties; times are rounded to microseconds, to keep the files readable.
QJsonObject withKeyframesDelayed(QJsonObject properties, double seconds);

/// A keyframe of a property in which some are moved or added.
struct MovingKeyframe
{
    Keyframe key;
    std::optional<double> from; ///< the previous time of a moved or added one
};
struct SettledKeyframes
{
    std::vector<Keyframe> keys; ///< sorted by time
    std::vector<int> now;       ///< the new index of each, or of the moved one that replaces it; −1: removed
};
/// Resolves collisions: of simultaneous keyframes, only the last moved one is kept, and those that moved together with it
/// from the same time.
SettledKeyframes settled(const std::vector<MovingKeyframe> &keys);

} // namespace lectograph::editor
