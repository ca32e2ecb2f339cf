// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/key_transforms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::editor {

using graph::ValueType;

namespace {

/// Rounded to avoid 1.2999999999999998 for 1.3.
double within(const graph::PropertySpec &spec, double value)
{
    return std::clamp(std::round(value * 1e9) / 1e9, spec.min, spec.max);
}

/// Applies `change` to a number, or to `components` of a vector, clamped to the range of the property. Other types are
/// unchanged.
QJsonValue withNumbers(const QJsonValue &json, const graph::PropertySpec &spec, const std::vector<int> &components,
                       const std::function<double(double)> &change)
{
    switch (spec.type) {
    case ValueType::Number: return within(spec, change(json.toDouble()));
    case ValueType::Integer: return std::round(within(spec, change(json.toDouble())));
    case ValueType::Vector: break;
    default: return json;
    }
    const auto parsed = graph::parseProperty(spec, json, {});
    if (!parsed)
        return json;
    QJsonArray numbers = toJson(*parsed).toArray();
    bool isPlane = json.toArray().size() == 2;
    bool isOther = false;
    for (const int component : components) {
        if (component < 0 || component >= numbers.size())
            continue;
        const double before = numbers.at(component).toDouble();
        const double after = within(spec, change(before));
        isPlane = isPlane && (component < 2 || after == before);
        isOther = isOther || after != before;
        numbers.replace(component, after);
    }
    if (!isOther)
        return json;
    // Keeps two-dimensional points two-dimensional.
    if (isPlane)
        numbers.removeLast();
    return numbers;
}

/// The factor of `scale`, limited so that keyframes stay at least a frame apart and none moves before the scene.
double timeFactor(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                  const KeyScale &scale)
{
    double least = 0;
    double most = std::numeric_limits<double>::infinity();
    const double frame = 1 / lecture.rate.perSecond();
    for (const KeysOfProperty &property : byProperty(scene, keys)) {
        const QJsonValue written = writtenAt(lecture, property.place);
        std::optional<double> before;
        for (const int index : property.indices) {
            const auto key = keyframeOf(written, index);
            if (!key)
                continue;
            if (const double early = scale.fromSeconds - key->seconds; early > 1e-9)
                most = std::min(most, scale.fromSeconds / early);
            if (before && key->seconds > *before)
                least = std::max(least, frame / (key->seconds - *before));
            before = key->seconds;
        }
    }
    return std::max(std::min(scale.time, most), std::min(least, 1.0));
}

/// Looks up each spec once, not for each keyframe.
auto cachedSpecs(const Lecture &lecture, const timeline::Registry &registry)
{
    using Spec = std::optional<graph::PropertySpec>;
    return [&, specs = std::map<PropertyPlace, Spec>()](const PropertyPlace &place) mutable -> const Spec & {
        const auto [spec, isNew] = specs.try_emplace(place);
        if (isNew)
            spec->second = specOf(lecture, place, registry);
        return spec->second;
    };
}

} // namespace

Result<KeysEdit> withKeysShifted(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                 const KeyShift &shift, const timeline::Registry &registry)
{
    double seconds = shift.seconds;
    for (const KeyPlace &key : keys)
        seconds = std::max(seconds, -secondsOf(lecture, scene, key).value_or(std::numeric_limits<double>::infinity()));
    auto specAt = cachedSpecs(lecture, registry);
    return withKeysChanged(lecture, scene, keys, [&](const PropertyPlace &place, std::size_t, Keyframe &key) {
        if (seconds != 0)
            key.moveTo(key.seconds + seconds);
        if (shift.value != 0 && specAt(place))
            key.value = withNumbers(key.value, *specAt(place), {shift.component},
                                    [&](double value) { return value + shift.value; });
    });
}

Result<KeysEdit> withKeysScaled(const Lecture &lecture, const QString &scene, const ScaledKeys &scaled,
                                const KeyScale &scale, const std::function<double(double)> &onFrame,
                                const timeline::Registry &registry)
{
    const double time = timeFactor(lecture, scene, scaled.keys, scale);
    auto specAt = cachedSpecs(lecture, registry);
    return withKeysChanged(lecture, scene, scaled.keys, [&](const PropertyPlace &place, std::size_t, Keyframe &key) {
        const double wanted = scale.fromSeconds + (key.seconds - scale.fromSeconds) * time;
        if (std::abs(wanted - key.seconds) > 1e-9)
            key.moveTo(std::max(0.0, onFrame(wanted)));
        if (scale.value != 1 && specAt(place)) {
            const auto components = scaled.components.find(place);
            key.value =
                withNumbers(key.value, *specAt(place),
                            components == scaled.components.end() ? std::vector<int>() : components->second,
                            [&](double value) { return scale.fromValue + (value - scale.fromValue) * scale.value; });
        }
        key.scaleHandles(time, scale.value);
    });
}

} // namespace lectograph::editor
