// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/targetrows.h"

#include "base/text.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/parts.h"
#include "editor/edits/properties.h"
#include "editor/inspector/rows/clipsource.h"
#include "editor/language/names.h"
#include "editor/session/labels.h"
#include "timeline/targets.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using timeline::AnimationType;
using timeline::Clip;

namespace {

bool changesProperties(const AnimationType *type)
{
    return type && type->setsProperties;
}

/// The blocks that can be targets: those on stage and the camera; all for a clip that may change properties.
void offerTargets(FieldSpec &spec, Session &session)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    if (!scene)
        return;
    const std::vector<QString> actors = actorsOnStage(session.document.lecture(), scene->id);
    QStringList targets(actors.begin(), actors.end());
    if (const QString camera = cameraOf(*scene); !camera.isEmpty() && !targets.contains(camera))
        targets.append(camera);
    const bool isForAll = std::ranges::any_of(session.selectedClips(), [&](const Clip *clip) {
        const AnimationType *type = session.registry().animations.find(clip->type);
        return changesProperties(type) || (type && !type->roles.isEmpty());
    });
    for (const graph::NodePtr &node : isForAll ? scene->nodes : std::vector<graph::NodePtr>()) {
        if (!targets.contains(node->id))
            targets.append(node->id);
    }
    for (const QString &actor : targets) {
        spec.choices.append(actor);
        spec.choiceLabels.append(nodeLabel(session, scene->id, actor));
    }
    spec.called = [&session](const QString &actor) { // a pattern, or a block that cannot be chosen any more
        const lecture::Scene *now = session.document.scene(session.selection.scene());
        return now ? labelOfTarget(actor, now->nodes, session.registry().nodes, session.preview.languages()) : actor;
    };
}

QString firstTarget(const Clip &clip)
{
    const std::vector<QString> targets = targetsOf(clip);
    return targets.empty() ? QString() : targets.front();
}

RowSource targetSource(Session &session)
{
    FieldSpec made = fieldSpec(u"target"_s, FieldKind::Choice, Words::tr("Target"), Words::tr("What it is done to"));
    offerTargets(made, session);
    return clipSource(
        session, made,
        [](const Clip &clip, const AnimationType *) {
            return Reading{.value = actorOfTarget(firstTarget(clip)), .isDefault = true};
        },
        [](Clip &clip, const QJsonValue &value) {
            if (!value.isUndefined() && value.toString() != actorOfTarget(clip.target))
                timeline::setTargets(clip, {value.toString()});
        });
}

RowSource partSource(Session &session)
{
    FieldSpec made =
        fieldSpec(u"part"_s, FieldKind::Word, Words::tr("Part"),
                  Words::tr("Which part of the target: words of a text, a piece of a formula as it is written, "
                            "such as \\sqrt{d_k}, or the name of a part, such as entries/3; left empty, the "
                            "whole of it"));
    made.placeholder = Words::tr("The whole");
    // Of the target that the clip has by then; the blocks of a pattern are alike.
    const auto shape = [&session]() -> std::optional<shape::Shape> {
        const std::vector<const Clip *> clips = session.selectedClips();
        const lecture::Scene *scene = session.document.scene(session.selection.scene());
        const QString actor = clips.empty() || !scene ? QString() : actorsIn(*scene, *clips.front()).value(0);
        const auto outputs = session.preview.outputsOf(actor);
        const auto *found = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
        return found ? std::optional(*found) : std::nullopt;
    };
    if (const auto now = shape()) {
        made.choices = partsOf(*now);
        made.suggestions = [shape] {
            const auto shown = shape();
            return shown ? partsOf(*shown) : QStringList();
        };
        made.accept = [shape](const QString &typed) -> base::Result<QString> {
            const auto shown = shape();
            return shown ? partFrom(*shown, typed) : typed;
        };
    }
    return clipSource(
        session, made,
        [shape](const Clip &clip, const AnimationType *) {
            const QString part = timeline::targetFrom(firstTarget(clip)).part;
            const auto shown = part.isEmpty() ? std::nullopt : shape();
            return Reading{.value = shown ? partShown(*shown, part) : part, .isDefault = part.isEmpty()};
        },
        [](Clip &clip, const QJsonValue &value) {
            timeline::setTargets(clip, {textOf(timeline::Target{actorOfTarget(firstTarget(clip)), value.toString()})});
        });
}

/// Of one clip.
RowSource targetsSource(Session &session, bool hasSeveral)
{
    FieldSpec made = fieldSpec(u"targets"_s, FieldKind::Targets,
                               hasSeveral ? Words::tr("Targets") : Words::tr("More targets"),
                               Words::tr("What it is done to, in this order: the lag runs over all of them"));
    offerTargets(made, session);
    return clipSource(
        session, made,
        [](const Clip &clip, const AnimationType *) {
            QJsonArray targets;
            for (const QString &target : targetsOf(clip))
                targets.append(target);
            return Reading{.value = targets, .isDefault = true};
        },
        [](Clip &clip, const QJsonValue &value) {
            std::vector<QString> targets;
            for (const QJsonValue &target : value.toArray())
                targets.push_back(target.toString());
            if (!targets.empty())
                timeline::setTargets(clip, std::move(targets));
        });
}

RowSource roleSource(Session &session, const QString &role, std::size_t place)
{
    FieldSpec made = fieldSpec(u"role %1"_s.arg(place), FieldKind::Choice, role,
                               Words::tr("The block that takes this part in the animation"));
    made.choices = {QString()};
    made.choiceLabels = {Words::tr("Nothing")};
    offerTargets(made, session);
    return clipSource(
        session, made,
        [place](const Clip &clip, const AnimationType *) {
            const std::vector<QString> targets = targetsOf(clip);
            return Reading{.value = place < targets.size() ? actorOfTarget(targets[place]) : QString(),
                           .isDefault = true};
        },
        [place](Clip &clip, const QJsonValue &value) {
            std::vector<QString> targets = targetsOf(clip);
            targets.resize(std::max(targets.size(), place + 1));
            targets[place] = value.toString();
            clip.target.clear();
            clip.targets = std::move(targets); // places of roles stay, also if one is left
        });
}

} // namespace

std::vector<RowSource> targetSources(Session &session)
{
    const std::vector<const Clip *> clips = session.selectedClips();
    if (clips.empty())
        return {};
    const AnimationType *type = session.registry().animations.find(clips.front()->type);
    const bool areAlike = std::ranges::all_of(clips,
                                              [&](const Clip *clip) { return clip->type == clips.front()->type; });
    std::vector<RowSource> sources;
    if (type && !type->roles.isEmpty() && areAlike) {
        for (qsizetype i = 0; i < type->roles.size(); ++i)
            sources.push_back(roleSource(session, type->roles[i], static_cast<std::size_t>(i)));
        return sources;
    }
    const bool haveSeveral = std::ranges::any_of(clips, [](const Clip *clip) { return !clip->targets.empty(); });
    if (!haveSeveral) {
        sources.push_back(targetSource(session));
        if (!changesProperties(type))
            sources.push_back(partSource(session));
    }
    if (clips.size() == 1)
        sources.push_back(targetsSource(session, haveSeveral));
    return sources;
}

std::optional<RowSource> changedPropertySource(Session &session)
{
    const QString scene = session.selection.scene();
    std::vector<PropertyPlace> places;
    for (const ClipId clip : session.selection.clips())
        places.push_back({scene, {}, clip, {}});
    const std::vector<PropertyOwner> owners = ownersAt(session.document.lecture(), places);
    if (owners.empty() || !std::ranges::all_of(owners, [&](const PropertyOwner &owner) {
            return changesProperties(session.registry().animations.find(owner.type));
        }))
        return std::nullopt;
    FieldSpec made = fieldSpec(u"change"_s, FieldKind::Choice,
                               owners.front().properties.isEmpty() ? Words::tr("Changes") : Words::tr("Also changes"),
                               Words::tr("The property that becomes something else: its row then appears below"));
    made.choices = {QString()};
    made.choiceLabels = {Words::tr("Choose a property")};
    const graph::PropertyTable table = tableOf(owners.front(), session.registry());
    for (const graph::PropertySpec &spec : table) {
        const QString key = base::toText(spec.key);
        const bool isValue = spec.type != graph::ValueType::Shape && spec.type != graph::ValueType::Shapes;
        if (!isValue || owners.front().properties.contains(key))
            continue;
        made.choices.append(key);
        made.choiceLabels.append(labelOf(spec));
    }
    RowSource source = clipSource(
        session, made,
        [](const Clip &, const AnimationType *) { return Reading{.value = QString(), .isDefault = true}; }, {});
    source.write = [&session, scene, clips = session.selection.clips()](const Lecture &lecture,
                                                                        const QJsonValue &value) -> Result<Lecture> {
        const QString key = value.toString();
        if (key.isEmpty())
            return lecture;
        return withClipsChanged(lecture, scene, clips, [&](Clip &clip) -> Result<void> {
            const lecture::Scene *found = sceneOf(lecture, scene);
            const PropertyPlace place{scene, found ? actorsIn(*found, clip).value(0) : QString(), {}, key};
            clip.properties.insert(
                key, valueBefore(lecture, place, clip.start, session.preview.languages(), session.registry()));
            return {};
        });
    };
    return source;
}

} // namespace lectograph::editor
