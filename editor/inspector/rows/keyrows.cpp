// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/keyrows.h"

#include "base/text.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/looks.h"
#include "editor/language/names.h"
#include "editor/operations/apply_edit.h"
#include "editor/session/labels.h"
#include "lecture/clip_place.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

PropertyPlace placeOf(const Session &session, const KeyPlace &key)
{
    return propertyOf(session.selection.scene(), key);
}

std::optional<Keyframe> keyframeAt(const Session &session, const KeyPlace &key)
{
    return keyframeOf(writtenAt(session.document.lecture(), placeOf(session, key)), key.index);
}

/// The property of all selected keyframes, if its values are of one kind.
std::optional<graph::PropertySpec> commonSpec(const Session &session)
{
    std::optional<graph::PropertySpec> common;
    for (const KeyPlace &key : session.selection.keys()) {
        const auto spec = specOf(session.document.lecture(), placeOf(session, key), session.registry());
        if (!spec || (common && (spec->type != common->type || spec->choices != common->choices)))
            return std::nullopt;
        common = common ? common : spec;
    }
    return common;
}

/// Reads `get` of each selected keyframe.
std::function<Reading()> readKeys(Session &session,
                                  const std::function<QJsonValue(const KeyPlace &, const Keyframe &)> &get)
{
    return [&session, get] {
        std::vector<Reading> readings;
        for (const KeyPlace &key : session.selection.keys()) {
            if (const auto keyframe = keyframeAt(session, key))
                readings.push_back({.value = get(key, *keyframe), .isDefault = true});
        }
        Reading reading = together(readings);
        reading.colors = colorNamesOf(session.document.lecture());
        for (const Reading &one : readings) {
            const QJsonArray own = one.value.toArray();
            const QJsonArray first = reading.value.toArray();
            const QString names[] = {u"x"_s, u"y"_s, u"z"_s};
            for (qsizetype i = 0; i < 3; ++i) {
                if (own.at(i).toDouble() != first.at(i).toDouble() && !reading.mixedIn.contains(names[i]))
                    reading.mixedIn.append(names[i]);
            }
        }
        return reading;
    };
}

RowSource keyTimeSource(Session &session)
{
    RowSource source;
    source.spec = secondsSpec(u"keyTime"_s, Words::tr("Time"), Words::tr("When the property has this value"));
    source.read = readKeys(session, [&session](const KeyPlace &key, const Keyframe &keyframe) {
        const auto seconds = secondsOf(session.document.lecture(), session.selection.scene(), key, session.registry());
        return QJsonValue(seconds.value_or(keyframe.seconds));
    });
    source.apply = [&session](const QJsonValue &seconds) {
        applyItems(session, Words::tr("Move keyframes"), [&](const Lecture &lecture) -> Result<ItemsEdit> {
            std::vector<KeyMove> moves;
            for (const KeyPlace &key : session.selection.keys())
                moves.push_back({key, seconds.toDouble()});
            return withKeysMoved(lecture, session.selection.scene(), moves, session.registry())
                .map([&](KeysEdit &&moved) {
                    TimelineItems items = session.selection.items();
                    items.keys = std::move(moved.keys);
                    return ItemsEdit{std::move(moved.lecture), std::move(items)};
                });
        });
    };
    return source;
}

RowSource keyValueSource(Session &session, const graph::PropertySpec &spec)
{
    RowSource source;
    source.spec = fieldSpecOf(spec);
    source.spec.key = u"keyValue"_s;
    const auto isOfProperty = [&](const KeyPlace &key) { return key.property == base::toText(spec.key); };
    if (!std::ranges::all_of(session.selection.keys(), isOfProperty))
        source.spec.label = Words::tr("Value");
    source.read = readKeys(session, [](const KeyPlace &, const Keyframe &keyframe) { return keyframe.value; });
    source.change = [&session](const Lecture &lecture, const ValueChange &change) {
        return withKeysChanged(
                   lecture, session.selection.scene(), session.selection.keys(),
                   [&](const PropertyPlace &, std::size_t, Keyframe &key) { key.value = change(key.value); })
            .map([](KeysEdit &&changed) { return std::move(changed.lecture); });
    };
    source.write = [change = source.change](const Lecture &lecture, const QJsonValue &value) {
        return value.isUndefined() ? Result<Lecture>(lecture)
                                   : change(lecture, [&](const QJsonValue &) { return value; });
    };
    return source;
}

RowSource keyEaseSource(Session &session)
{
    RowSource source;
    source.spec = fieldSpec(u"keyEase"_s, FieldKind::Easing, Words::tr("Easing"),
                            Words::tr("How it goes on from here to the next keyframe"));
    source.read = readKeys(session, [](const KeyPlace &, const Keyframe &keyframe) { return keyframe.ease; });
    source.write = [&session](const Lecture &lecture, const QJsonValue &value) {
        return withKeysEased(lecture, session.selection.scene(), session.selection.keys(), value.toString());
    };
    return source;
}

} // namespace

std::vector<RowSource> keySources(Session &session)
{
    std::vector<RowSource> sources{keyTimeSource(session)};
    if (const auto spec = commonSpec(session))
        sources.push_back(keyValueSource(session, *spec));
    sources.push_back(keyEaseSource(session));
    return sources;
}

QString keyStructure(const Session &session)
{
    QStringList parts;
    for (const KeyPlace &key : session.selection.keys())
        parts.append(
            u"key %1 %2 %3"_s.arg(key.node, key.clip ? QString::number(key.clip->number()) : QString(), key.property));
    return parts.join(u'\n');
}

QString keyOwner(const Session &session)
{
    if (session.selection.keys().empty())
        return {};
    const KeyPlace &key = session.selection.keys().front();
    const QString &scene = session.selection.scene();
    const auto spec = specOf(session.document.lecture(), placeOf(session, key), session.registry());
    const QString property = spec ? labelOf(*spec) : key.property;
    const lecture::Scene *visible = session.document.scene(scene);
    const timeline::Clip *clip = key.clip && visible ? lecture::clipOf(*visible, *key.clip) : nullptr;
    const QString owner = clip ? labelOf(*clip, session.registry().animations) : nodeLabel(session, scene, key.node);
    return owner.isEmpty() ? property : owner + u" · "_s + property;
}

} // namespace lectograph::editor
