// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/keyframes.h"

#include "base/sentence.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Time;

namespace {

constexpr double mostSeconds = 360'000;

double bezier(double a, double b, double c, double d, double t)
{
    const double r = 1 - t;
    return a * r * r * r + 3 * b * r * r * t + 3 * c * r * t * t + d * t * t * t;
}

/// The cubic Bézier between two number keyframes with handles, evaluated `seconds` after `from`.
double onCurve(double from, double to, double length, Handle out, Handle in, double seconds)
{
    // Clamp the handles to the span, so that time is monotonic and there is exactly one solution.
    const double x1 = std::clamp(out.seconds, 0.0, length);
    const double x2 = std::clamp(length + in.seconds, 0.0, length);
    double low = 0;
    double high = 1;
    for (int i = 0; i < 50; ++i) {
        const double middle = (low + high) / 2;
        (bezier(0, x1, x2, length, middle) < seconds ? low : high) = middle;
    }
    return bezier(from, from + out.value, to + in.value, to, (low + high) / 2);
}

Result<std::optional<Handle>> parseHandle(const QJsonValue &json)
{
    if (json.isUndefined())
        return std::optional<Handle>();
    const QJsonArray pair = json.toArray();
    if (pair.size() != 2 || !pair[0].isDouble() || !pair[1].isDouble())
        return failure(base::Sentence::tr("A keyframe's handle is not a pair of numbers."),
                       base::Sentence::tr("Write [seconds, value]."));
    return std::optional(Handle{pair[0].toDouble(), pair[1].toDouble()});
}

Result<Keyframe> parseKeyframe(const PropertySpec &spec, const QJsonObject &json, const ReadingContext &reading)
{
    if (!json.value("at"_L1).isDouble())
        return failure(base::Sentence::tr("A keyframe has no time."),
                       base::Sentence::tr("Give it \"at\", in seconds from the start of the scene."));
    if (!(std::abs(json.value("at"_L1).toDouble()) <= mostSeconds))
        return failure(base::Sentence::tr("A keyframe lies outside every lecture."),
                       base::Sentence::tr("Keep \"at\" within a hundred hours."));
    auto value = parseProperty(spec, json.value("value"_L1), reading);
    if (!value)
        return tl::unexpected(value.error());
    auto ease = base::Easing::parse(json.value("ease"_L1).toString(easeOf(spec)));
    if (!ease)
        return tl::unexpected(ease.error());
    const auto out = parseHandle(json.value("out"_L1));
    const auto in = parseHandle(json.value("in"_L1));
    if (!out || !in)
        return tl::unexpected(out ? in.error() : out.error());
    return Keyframe{Time::fromSeconds(json.value("at"_L1).toDouble()), std::move(*value), std::move(*ease), *out, *in};
}

} // namespace

Value Keyframes::at(Time time, base::ColorMix rule, base::Dialect dialect) const
{
    const auto next = std::upper_bound(keys.begin(), keys.end(), time,
                                       [](Time t, const Keyframe &key) { return t < key.at; });
    if (next == keys.begin())
        return keys.front().value;
    if (next == keys.end())
        return keys.back().value;
    const Keyframe &from = *std::prev(next);
    const Keyframe &to = *next;
    const double length = (to.at - from.at).seconds();
    const double since = (time - from.at).seconds();
    if (!from.holds() && (from.out || to.in)) {
        const auto *a = std::get_if<double>(&from.value);
        const auto *b = std::get_if<double>(&to.value);
        if (a && b)
            return onCurve(*a, *b, length, from.out.value_or(Handle{}), to.in.value_or(Handle{}), since);
    }
    return mix(from.value, to.value, from.ease.at(since / length, dialect), rule);
}

Result<Keyframes> parseKeyframes(const PropertySpec &spec, const QJsonObject &json, const ReadingContext &reading)
{
    Keyframes keyframes;
    const QJsonArray keys = json.value("keys"_L1).toArray();
    for (qsizetype i = 0; i < keys.size(); ++i) {
        auto key = parseKeyframe(spec, keys[i].toObject(), reading);
        if (!key)
            return base::within(u"keys/%1"_s.arg(i), key.error());
        keyframes.keys.push_back(std::move(*key));
    }
    if (keyframes.keys.empty())
        return failure(base::Sentence::tr("There are no keyframes in the list."),
                       base::Sentence::tr("Add one, or write a plain value."));
    std::stable_sort(keyframes.keys.begin(), keyframes.keys.end(),
                     [](const Keyframe &a, const Keyframe &b) { return a.at < b.at; });
    return keyframes;
}

} // namespace lectograph::graph
