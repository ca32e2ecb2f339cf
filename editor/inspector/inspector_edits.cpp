// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/inspector_edits.h"

#include "editor/edits/blocks.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/replaced_texts.h"
#include "editor/edits/styles.h"
#include "graph/binding.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

/// Whether it follows other blocks as a whole or in an element.
bool hasSource(const QJsonValue &value)
{
    const QJsonArray elements = value.toArray();
    const auto follows = [](const QJsonValue &one) { return isFollowing(kindOf(one)); };
    return follows(value) || std::ranges::any_of(elements, follows);
}

bool hasClipFor(const std::vector<timeline::ClipPtr> &clips, const QString &actor)
{
    return std::ranges::any_of(clips, [&](const timeline::ClipPtr &clip) { return actsOnOneOf(*clip, {actor}); });
}

} // namespace

bool isKeyframable(ValueType type)
{
    using enum ValueType;
    constexpr ValueType keyframable[] = {Number, Integer, Boolean, Color, Vector, Numbers, Colors};
    return std::ranges::find(keyframable, type) != std::end(keyframable);
}

bool isPreset(const Lecture &lecture, const PropertyPlace &place, const graph::PropertySpec &spec,
              const QJsonValue &value)
{
    const QJsonValue preset = presetAt(lecture, place, spec);
    if (value == preset)
        return true;
    if (graph::holdsTexts(spec.type))
        return isDefaultText(value, preset);
    if (spec.type == ValueType::Tensor && value.isObject()) // by language
        return false;
    const bool isColor = spec.type == ValueType::Color || spec.type == ValueType::Colors;
    if (isColor && !lecture.look.isEmpty()) // colors that are the same today need not be so in another look
        return false;
    const auto one = graph::parseProperty(spec, value, {});
    const auto other = graph::parseProperty(spec, preset, {});
    return one && other && graph::hashOf(*one) == graph::hashOf(*other);
}

Result<Lecture> withValues(const Lecture &lecture, const std::vector<PropertyPlace> &places, const SpecAt &specAt,
                           const ValueAt &valueAt, const AutoKey &autoKey)
{
    return withEachProperty(
        lecture, places, [&](const PropertyPlace &place, const QJsonValue &written) -> Result<QJsonValue> {
            const QJsonValue value = valueAt(place, written);
            if (value.isUndefined() || hasSource(value))
                return value;
            const PropertyKind kind = kindOf(written);
            if (kind == PropertyKind::Keyframed || (autoKey.isOn && !isFollowing(kind))) {
                const QJsonValue before = kind == PropertyKind::Default ? presetAt(lecture, place, specAt(place))
                                                                        : written;
                return writtenWithValue(written, place.key, value,
                                        {place.scene, autoKey.time, true, {}, autoKey.keptFrom}, before);
            }
            return isPreset(lecture, place, specAt(place), value) ? QJsonValue(QJsonValue::Undefined) : value;
        });
}

bool isGoal(const graph::PropertySpec &spec)
{
    return spec.type == ValueType::Shape && spec.required && spec.key == "to";
}

Result<Lecture> withGoalsOffStage(const Lecture &lecture, const std::vector<PropertyPlace> &goals)
{
    Result<Lecture> result = lecture;
    for (const PropertyPlace &place : goals) {
        const lecture::Scene *scene = sceneOf(*result, place.scene);
        if (!place.clip || !scene)
            continue;
        const QString goal = nodeOfLink(writtenAt(*result, place).toObject().value(u"link"_s).toString());
        const bool actsItself = std::ranges::any_of(
            scene->tracks, [&](const timeline::TrackPtr &track) { return hasClipFor(track->clips, goal); });
        if (actsItself)
            continue;
        result = withOnStage(*result, place.scene, {goal}, false);
        if (!result)
            break;
    }
    return result;
}

Result<Lecture> withKeyframeToggled(const Lecture &lecture, const std::vector<PropertyPlace> &places, Time time,
                                    const OwnValue &valueOf, bool isOn)
{
    return withEachProperty(lecture, places,
                            [&](const PropertyPlace &place, const QJsonValue &written) -> Result<QJsonValue> {
                                if (isOn)
                                    return writtenWithKeyframe(written, place.key, time, valueOf(place));
                                const int index = keyAt(keyframesOf(written), time);
                                return index < 0 ? written : writtenWithoutKeyframe(written, index);
                            });
}

Result<Lecture> withoutKeyframes(const Lecture &lecture, const std::vector<PropertyPlace> &places, const SpecAt &specAt,
                                 const OwnValue &valueOf)
{
    return withEachProperty(lecture, places, [&](const PropertyPlace &place, const QJsonValue &) -> Result<QJsonValue> {
        const QJsonValue value = valueOf(place);
        return isPreset(lecture, place, specAt(place), value) ? QJsonValue(QJsonValue::Undefined) : value;
    });
}

} // namespace lectograph::editor
