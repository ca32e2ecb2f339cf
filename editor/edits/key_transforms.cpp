// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/key_transforms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::editor {

using base::Result;
using graph::ValueType;
using lecture::Lecture;

namespace {

/// Without the rounding of a sum: 1.3, not 1.2999999999999998.
double within(const graph::PropertySpec &spec, double value)
{
    return std::clamp(std::round(value * 1e9) / 1e9, spec.min, spec.max);
}

/// A value with other numbers, each within the range of the property. Of a vector only `components`; what is no number
/// stays as it is.
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
    // A point in the plane stays written as one.
    if (isPlane)
        numbers.removeLast();
    return numbers;
}

/// As it is wanted, or as little of it as leaves each keyframe a frame of its own.
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

/// Specs are looked up once for each property, not for each of its keyframes.
class Specs
{
public:
    Specs(const Lecture &lecture, const timeline::Registry &registry) : m_lecture(lecture), m_registry(registry) {}

    const std::optional<graph::PropertySpec> &at(const PropertyPlace &place)
    {
        if (m_place != place) {
            m_place = place;
            m_spec = specOf(m_lecture, place, m_registry);
        }
        return m_spec;
    }

private:
    const Lecture &m_lecture;
    const timeline::Registry &m_registry;
    std::optional<PropertyPlace> m_place;
    std::optional<graph::PropertySpec> m_spec;
};

} // namespace

Result<KeysEdit> withKeysShifted(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                 const KeyShift &shift, const timeline::Registry &registry)
{
    double seconds = shift.seconds;
    for (const KeyPlace &key : keys)
        seconds = std::max(seconds, -secondsOf(lecture, scene, key).value_or(std::numeric_limits<double>::infinity()));
    Specs specs(lecture, registry);
    return withKeysChanged(lecture, scene, keys, [&](const PropertyPlace &place, std::size_t, Keyframe &key) {
        if (seconds != 0)
            key.moveTo(key.seconds + seconds);
        if (shift.value != 0 && specs.at(place))
            key.value = withNumbers(key.value, *specs.at(place), {shift.component},
                                    [&](double value) { return value + shift.value; });
    });
}

Result<KeysEdit> withKeysScaled(const Lecture &lecture, const QString &scene, const ScaledKeys &scaled,
                                const KeyScale &scale, const std::function<double(double)> &onFrame,
                                const timeline::Registry &registry)
{
    const double time = timeFactor(lecture, scene, scaled.keys, scale);
    Specs specs(lecture, registry);
    return withKeysChanged(lecture, scene, scaled.keys, [&](const PropertyPlace &place, std::size_t, Keyframe &key) {
        const double wanted = scale.fromSeconds + (key.seconds - scale.fromSeconds) * time;
        if (std::abs(wanted - key.seconds) > 1e-9)
            key.moveTo(std::max(0.0, onFrame(wanted)));
        if (scale.value != 1 && specs.at(place)) {
            const auto components = scaled.components.find(place);
            key.value =
                withNumbers(key.value, *specs.at(place),
                            components == scaled.components.end() ? std::vector<int>() : components->second,
                            [&](double value) { return scale.fromValue + (value - scale.fromValue) * scale.value; });
        }
        key.scaleHandles(time, scale.value);
    });
}

} // namespace lectograph::editor
