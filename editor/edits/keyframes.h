// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "graph/keyframes.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>
#include <vector>

/// The keyframes of a property as a file has them: {"keys": [{"at", "value", "ease", "out", "in"}, …]}. The engine's
/// graph::Keyframes are what such a list means.
namespace lectograph::editor {

/// Keyframes nearer to each other than so many seconds are at the same time: files do not have all their digits.
inline constexpr double sameTime = 0.0005;

struct Keyframe
{
    double seconds = 0; ///< of the scene
    QJsonValue value;
    QString ease; ///< to the next keyframe; empty: the usual one
    std::optional<graph::Handle> out = {};
    std::optional<graph::Handle> in = {};
    /// The object that it was read from: what did not change is written back as it was, unknown members included.
    QJsonObject written = {};

    QString easing() const { return ease.isEmpty() ? QStringLiteral("smooth") : ease; }
    bool holds() const { return ease == QLatin1String("hold"); }
    /// To the nearest flick.
    void moveTo(double time) { seconds = base::Time::fromSeconds(time).seconds(); }
    void scaleHandles(double time, double value = 1);
};

/// The list itself; empty if the property has none.
QJsonArray keysOf(const QJsonValue &written);
bool hasKeyframes(const QJsonValue &written);
/// In the order of the file, which is that of time.
std::vector<Keyframe> keyframesOf(const QJsonValue &written);
std::optional<Keyframe> keyframeOf(const QJsonValue &written, int index);
/// The index of the keyframe at `time`, or −1.
int keyAt(const std::vector<Keyframe> &keys, base::Time time);

QJsonArray toJson(const std::vector<Keyframe> &keys);
/// These instead of what is written, in order of time.
QJsonValue withKeyframes(const QJsonValue &written, std::vector<Keyframe> keys);
/// The value at a time of the scene: in place of the keyframe there, or as a new one. A constant becomes keyframes.
QJsonValue withKeyframe(const QJsonValue &written, base::Time time, const QJsonValue &value);
/// With what `keep` says yes to. The value of the last one stays as a constant, so that nothing jumps to the default.
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
/// With `change` done to each value. The order stays.
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

/// A keyframe while others of its property are moved or added.
struct MovingKeyframe
{
    Keyframe key;
    std::optional<double> from; ///< the time that it had, if it is one of those
};
struct SettledKeyframes
{
    std::vector<Keyframe> keys; ///< in order of time
    std::vector<int> now;       ///< the index that each has got, or of the one that it gave way to; −1: gone
};
/// Of keyframes that come to the same time the last one that moved there stays, with those that it came with; the others,
/// and what was there, give way.
SettledKeyframes settled(const std::vector<MovingKeyframe> &keys);

} // namespace lectograph::editor
