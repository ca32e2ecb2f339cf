// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/sequencerows.h"

#include "editor/edits/chain_edits.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/language/transitionnames.h"
#include "editor/operations/chains.h"
#include "lecture/sequence.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

using Get = std::function<QJsonValue(const lecture::Transition &)>;
using TransitionChange = std::function<void(lecture::Transition &, const QJsonValue &)>;

/// Null for the first scene, and for the inside of a definition.
lecture::ScenePtr laterScene(const Session &session, const QString &id)
{
    const std::vector<lecture::ScenePtr> &scenes = session.document.lecture().scenes;
    const auto found = std::ranges::find(scenes, id, [](const lecture::ScenePtr &one) { return one->id; });
    return found == scenes.end() || found == scenes.begin() ? nullptr : *found;
}

/// A row of the transition.
RowSource transitionSource(Session &session, const QString &scene, FieldSpec spec, const QJsonValue &preset,
                           const Get &get, const TransitionChange &change)
{
    RowSource source;
    source.spec = std::move(spec);
    source.read = [&session, scene, get, preset] {
        const lecture::ScenePtr document = laterScene(session, scene);
        const QJsonValue value = document ? get(document->transition) : preset;
        return Reading{.value = value, .isDefault = value == preset, .written = value};
    };
    source.write = [scene, change, preset](const Lecture &lecture, const QJsonValue &value) {
        return withTransition(lecture, scene, [&](lecture::Transition &transition) {
            change(transition, value.isUndefined() ? preset : value);
        });
    };
    return source;
}

FieldSpec choiceOf(const QString &key, const QString &label, const QString &help, const QStringList &choices,
                   QString (*name)(const QString &))
{
    FieldSpec spec = fieldSpec(key, FieldKind::Choice, label, help);
    spec.choices = choices;
    for (const QString &choice : choices)
        spec.choiceLabels.append(name(choice));
    return spec;
}

RowSource continuesSource(Session &session, const QString &scene)
{
    RowSource source;
    source.spec = fieldSpec(u"continues"_s, FieldKind::Boolean, Words::tr("Continues"),
                            Words::tr("The scene begins with the stage as the one before left it: what is there can be "
                                      "animated and linked, and the camera stays where it was"));
    source.read = [&session, scene] {
        const lecture::ScenePtr document = laterScene(session, scene);
        const bool value = document && document->continues;
        return Reading{.value = value, .isDefault = !value, .written = value};
    };
    source.write = [scene](const Lecture &lecture, const QJsonValue &value) {
        return withSceneContinued(lecture, scene, value.toBool());
    };
    source.apply = [&session, scene](const QJsonValue &value) { continueScene(session, scene, value.toBool()); };
    return source;
}

RowSource kindSource(Session &session, const QString &scene)
{
    const QString cut = lecture::transitionKinds().front();
    return transitionSource(
        session, scene,
        choiceOf(u"transition"_s, Words::tr("Transition"), Words::tr("How the scene follows the one before"),
                 lecture::transitionKinds(), &transitionName),
        cut, [cut](const lecture::Transition &one) { return one.kind.isEmpty() ? cut : one.kind; },
        [](lecture::Transition &one, const QJsonValue &value) {
            const lecture::Transition fresh = newTransition(value.toString());
            if (fresh.isCut() || one.isCut())
                one = fresh;
            one.kind = fresh.kind;
        });
}

RowSource directionSource(Session &session, const QString &scene)
{
    const QString left = lecture::transitionDirections().front();
    return transitionSource(
        session, scene,
        choiceOf(u"direction"_s, Words::tr("Direction"), Words::tr("In which direction the transition moves"),
                 lecture::transitionDirections(), &transitionDirectionName),
        left, [left](const lecture::Transition &one) { return one.direction.isEmpty() ? left : one.direction; },
        [](lecture::Transition &one, const QJsonValue &value) { one.direction = value.toString(); });
}

RowSource timeSource(Session &session, const QString &scene)
{
    FieldSpec seconds =
        secondsSpec(u"transitionDuration"_s, Words::tr("Transition time"),
                    Words::tr("How long the transition takes, at most as long as the scenes beside it"));
    seconds.min = 0.05;
    seconds.step = 0.25;
    return transitionSource(
        session, scene, seconds, 1.0, [](const lecture::Transition &one) { return one.duration.seconds(); },
        [](lecture::Transition &one, const QJsonValue &value) {
            one.duration = base::Time::fromSeconds(std::clamp(value.toDouble(), 0.0, 3600.0));
        });
}

RowSource overlapsSource(Session &session, const QString &scene)
{
    return transitionSource(
        session, scene,
        fieldSpec(u"overlaps"_s, FieldKind::Boolean, Words::tr("Both scenes play"),
                  Words::tr("The scene begins before the one before it has ended, so that the lecture becomes shorter; "
                            "otherwise the last picture of that scene stands still")),
        false, [](const lecture::Transition &one) { return one.overlaps; },
        [](lecture::Transition &one, const QJsonValue &value) { one.overlaps = value.toBool(); });
}

bool hasDirection(const lecture::Transition &transition)
{
    return transition.kind == "push"_L1 || transition.kind == "wipe"_L1;
}

} // namespace

std::vector<RowSource> sequenceSources(Session &session, const QString &scene)
{
    const lecture::ScenePtr document = laterScene(session, scene);
    if (!document)
        return {};
    std::vector<RowSource> sources{continuesSource(session, scene)};
    if (document->continues)
        return sources;
    sources.push_back(kindSource(session, scene));
    if (document->transition.isCut())
        return sources;
    if (hasDirection(document->transition))
        sources.push_back(directionSource(session, scene));
    sources.push_back(timeSource(session, scene));
    sources.push_back(overlapsSource(session, scene));
    return sources;
}

QString sequenceStructure(const Session &session, const QString &scene)
{
    const lecture::ScenePtr document = laterScene(session, scene);
    if (!document)
        return {};
    if (document->continues)
        return u"continues"_s;
    return document->transition.isCut() ? u"cut"_s : hasDirection(document->transition) ? u"moves"_s : u"fades"_s;
}

} // namespace lectograph::editor
