// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/animating.h"

#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/one_by_one.h"
#include "editor/edits/own_animations.h"
#include "editor/edits/properties.h"
#include "editor/edits/references.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "editor/operations/acted_on.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/camera.h"
#include "editor/operations/own_animations.h"
#include "editor/session/labels.h"
#include "editor/settings/lastused.h"
#include "editor/settings/settings.h"
#include "lecture/clip_place.h"
#include "lecture/types.h"
#include "lecture/visible.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

Result<ItemsEdit> withAnimation(const Lecture &lecture, const QString &scene, const NewClip &clip,
                                const QStringList &targets, const timeline::Registry &registry)
{
    NewClip one = clip;
    one.targets.assign(targets.begin(), targets.end());
    const timeline::AnimationType *type = registry.animations.find(clip.type);
    if (type && !type->roles.isEmpty())
        one.targets.resize(std::min(one.targets.size(), static_cast<std::size_t>(type->roles.size())));
    return withNewClip(lecture, scene, one, registry).map([](AddedClip &&added) {
        return ItemsEdit{std::move(added.lecture), {{added.clip}, {}, {}}};
    });
}

/// The context of an edit in a lecture with types of its own.
EditContext contextWith(const EditContext &how, const timeline::Registry &registry)
{
    return {how.scene, how.sceneStart, how.ripples, registry, how.soundLength, how.emptied};
}

/// The animation is added anyway, for targets that enter the stage later.
void tellOfAbsent(Session &session, const QStringList &targets)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    for (const QString &target : targets) {
        const QString actor = actorOfTarget(target);
        if (scene && actor != cameraOf(*scene) && std::ranges::find(scene->actors, actor) == scene->actors.end()
            && !isOnStageBefore(session.document.lecture(), scene->id, actor)) {
            const QString name = nodeLabel(session, scene->id, actor);
            Q_EMIT session.document.statusMessage(TimelineWords::tr("“%1” is not on the stage.").arg(name));
            return;
        }
    }
}

/// Whether a scene that this one continues lets the actor enter or leave.
bool comesOrGoesBefore(const Session &session, const QString &actor)
{
    const std::vector<lecture::ScenePtr> chain = lecture::chainOf(session.document.lecture(),
                                                                  session.selection.scene());
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
        bool found = false;
        lecture::eachClip(*chain[i], [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
            const timeline::AnimationType *type = session.registry().animations.find(clip.type);
            found = found
                || (type && type->presence != timeline::Presence::Keeps && actorsIn(*chain[i], clip).contains(actor));
        });
        if (found)
            return true;
    }
    return false;
}

/// What enters here for the first time is no longer seen in the scenes before, which the author may not expect.
void tellOfHidden(Session &session, const timeline::AnimationType &type, const QStringList &targets)
{
    if (type.presence != timeline::Presence::Enters && type.presence != timeline::Presence::Passes)
        return;
    const QString &scene = session.selection.scene();
    for (const QString &target : targets) {
        const graph::Node *node = session.document.node(scene, target);
        if (node && isOnStageBefore(session.document.lecture(), scene, target) && !comesOrGoesBefore(session, target)) {
            const QString name = labelOf(*node, session.registry().nodes, session.preview.languages());
            Q_EMIT session.document.statusMessage(
                TimelineWords::tr("“%1” enters here, so that the scenes before no longer show it.").arg(name));
            return;
        }
    }
}

/// The parts of the only block of the only selected clip; none if it is for a part already.
QStringList partsOfSelected(Session &session)
{
    const std::vector<const timeline::Clip *> clips = session.selectedClips();
    const auto targets = clips.size() == 1 ? targetsOf(*clips.front()) : std::vector<QString>();
    if (targets.size() != 1 || targets.front().contains(u'/') || clips.front()->isGroup())
        return {};
    const QString &actor = targets.front();
    const auto outputs = session.preview.outputsOf(actor);
    const auto *shape = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
    const graph::Node *node = session.document.node(session.selection.scene(), actor);
    return shape ? partsInTurn(*shape, node ? linesOfLongest(*node) : 0) : QStringList();
}

/// What has several items, rows or lines can let them come one after another at once.
void offerTurns(Session &session, const timeline::AnimationType &type)
{
    const bool comesOrGoes = type.presence == timeline::Presence::Enters || type.presence == timeline::Presence::Leaves;
    const QStringList parts = comesOrGoes && type.apply ? partsOfSelected(session) : QStringList();
    if (parts.size() < 2)
        return;
    Q_EMIT session.document.offered(
        TimelineWords::tr("%n part(s) at once.", nullptr, static_cast<int>(parts.size())),
        TimelineWords::tr("One after another"),
        [&session, clips = session.selection.clips()] {
            session.selection.setClips(clips);
            playInTurn(session);
        },
        [&session, scene = session.selection.scene()] { return session.selection.scene() == scene; });
}

constexpr qsizetype mostRecent = 4;

void rememberAnimation(const QString &type)
{
    setting::recentAnimations.set(withFirst(setting::recentAnimations.value(), type, mostRecent));
}

/// Whether all targets are cameras; a zoom on anything else is meant as a zoom to it.
bool isForCamera(const Session &session, const QStringList &targets)
{
    return std::ranges::all_of(targets, [&](const QString &target) {
        return isCamera(session.document.node(session.selection.scene(), actorOfTarget(target)), session.registry());
    });
}

/// Whether it leads to a block, or follows one.
bool needsShape(const timeline::AnimationType &type)
{
    return std::ranges::any_of(type.properties, &graph::PropertySpec::required);
}

QString titleOfAnimation(const Session &session, const QString &type)
{
    const timeline::AnimationType *known = session.registry().animations.find(type);
    const lecture::AnimationPtr own = known ? nullptr : ownAnimation(type);
    return known ? titleOf(*known)
        : own    ? graph::localized(own->title, session.preview.languages()).value_or(own->id)
                 : type;
}

/// Adds a camera if the scene has none. A shape that the animation needs is the first of `shown`.
bool addToCamera(Session &session, const timeline::AnimationType &type, const QStringList &shown, Time at,
                 std::optional<int> track)
{
    NewClip clip{type.id, {}, at, track};
    for (const graph::PropertySpec &spec : type.properties) {
        if (spec.required && spec.type == graph::ValueType::Shape && !shown.isEmpty())
            clip.properties.insert(base::toText(spec.key),
                                   linkTo(actorOfTarget(shown.front()), {}, shown.front().section(u'/', 1)));
    }
    const bool isDone = applyItems(session, TimelineWords::tr("Add “%1”").arg(titleOf(type)),
                                   [&](const Lecture &lecture) -> Result<ItemsEdit> {
                                       const EditContext how = editContextOf(session);
                                       const timeline::Registry &registry = session.registry();
                                       const auto with = withCamera(lecture, how.scene, registry);
                                       if (!with)
                                           return tl::unexpected(with.error());
                                       return withInserted(with->lecture, how, at, [&](const Lecture &one) {
                                           return withAnimation(one, how.scene, clip, {with->camera}, registry);
                                       });
                                   });
    if (isDone)
        rememberAnimation(type.id);
    return isDone;
}

} // namespace

QStringList selectedTargets(const Selection &selection)
{
    if (selection.nodes().size() != 1 || selection.parts().isEmpty())
        return selection.nodes();
    QStringList targets;
    for (const QString &part : selection.parts())
        targets.append(selection.nodes().front() + u'/' + part);
    return targets;
}

QStringList animationTargets(const Session &session)
{
    QStringList targets = selectedTargets(session.selection);
    for (const timeline::Clip *clip : session.selectedClips()) {
        for (const QString &target : targetsOf(*clip))
            targets.append(target);
    }
    targets.removeDuplicates();
    return targets;
}

bool addAnimation(Session &session, const QString &type, const QStringList &targets, Time at, std::optional<int> track)
{
    if (type == made::zoom && !targets.isEmpty() && !isForCamera(session, targets))
        return zoomTo(session, targets, at, track);
    const timeline::AnimationType *known = session.registry().animations.find(type);
    const bool showsNothing = targets.isEmpty() && known && needsShape(*known);
    if (known && known->isOfCamera && type != made::zoom && !showsNothing
        && (targets.isEmpty() || !isForCamera(session, targets)))
        return addToCamera(session, *known, targets, at, track);
    const lecture::AnimationPtr own = known ? nullptr : ownAnimation(type);
    const QString name = TimelineWords::tr("Add “%1”").arg(titleOfAnimation(session, type));
    const bool isDone = applyItems(session, name, [&](const Lecture &lecture) -> Result<ItemsEdit> {
        if (targets.isEmpty())
            return base::failure(
                TimelineWords::tr("Nothing is selected for this animation."),
                TimelineWords::tr("Select on the stage what it should animate, or drop it on its track."));
        const Lecture with = own ? withOwnAnimation(lecture, own) : lecture;
        const timeline::Registry &types = own ? lecture::typesOf(with, session.registry()) : session.registry();
        const EditContext how = contextWith(editContextOf(session), types);
        return withInserted(with, how, at, [&](const Lecture &one) {
            return withAnimation(one, how.scene, {type, {}, at, track}, targets, types);
        });
    });
    if (isDone) {
        rememberAnimation(type);
        if (type != changeType)
            tellOfAbsent(session, targets);
        if (known)
            tellOfHidden(session, *known, targets);
        if (known)
            offerTurns(session, *known);
    }
    return isDone;
}

bool dropAnimation(Session &session, const QString &type, const QString &target, const std::optional<base::Vec3> &point)
{
    const Time at = session.preview.localTime();
    const timeline::AnimationType *known = session.registry().animations.find(type);
    if (!target.isEmpty())
        return addAnimation(session, type, {target}, at);
    if (type == made::zoom && point)
        return zoomToPoint(session, *point, at);
    if (known && known->isOfCamera && !needsShape(*known))
        return addAnimation(session, type, {}, at);
    Q_EMIT session.document.statusMessage(
        TimelineWords::tr("“%1” needs a block: drop it on one.").arg(titleOfAnimation(session, type)));
    return false;
}

bool animateSelected(Session &session, const QString &type)
{
    return addAnimation(session, type, animationTargets(session), session.preview.localTime());
}

bool addPropertyChange(Session &session, const QStringList &nodes, const QString &key, Time at)
{
    const QString sceneId = session.selection.scene();
    const timeline::Registry &registry = session.registry();
    const Lecture &now = session.document.lecture();
    const PropertyPlace place{sceneId, nodes.value(0), {}, key};
    const auto spec = specOf(now, place, registry);
    const QJsonValue from = valueBefore(now, place, at, session.preview.languages(), registry);
    const QString label = spec ? labelOf(*spec) : key;
    return applyItems(session, TimelineWords::tr("Animate a change of %1").arg(label), [&](const Lecture &lecture) {
        const EditContext how = editContextOf(session);
        NewClip clip{QString(changeType), {}, at};
        clip.properties.insert(key, from);
        return withInserted(lecture, how, at,
                            [&](const Lecture &one) { return withAnimation(one, how.scene, clip, nodes, registry); });
    });
}

bool splitTargets(Session &session)
{
    return applyItems(session, TimelineWords::tr("Split into single clips"), [&](const Lecture &lecture) {
        return withTargetsSplit(lecture, session.selection.scene(), session.selection.clips(), session.registry())
            .map([](NewClips &&made) {
                return ItemsEdit{std::move(made.lecture), {std::move(made.clips), {}, {}}};
            });
    });
}

bool mergeClips(Session &session)
{
    return applyItems(session, TimelineWords::tr("Merge into one clip"), [&](const Lecture &lecture) {
        return withClipsMerged(lecture, session.selection.scene(), session.selection.clips(), session.registry())
            .map([](NewClips &&made) {
                return ItemsEdit{std::move(made.lecture), {std::move(made.clips), {}, {}}};
            });
    });
}

bool playInTurn(Session &session)
{
    const QStringList parts = partsOfSelected(session);
    const ClipIds clips = session.selection.clips();
    return !clips.empty() && applyItems(session, TimelineWords::tr("One after another"), [&](const Lecture &lecture) {
        return withPartsInTurn(lecture, session.selection.scene(), clips.front(), parts, session.registry())
            .map([](NewClips &&made) {
                return ItemsEdit{std::move(made.lecture), {std::move(made.clips), {}, {}}};
            });
    });
}

bool canPlayInTurn(Session &session)
{
    return partsOfSelected(session).size() > 1;
}

bool canSplitTargets(const Session &session)
{
    return std::ranges::any_of(session.selectedClips(),
                               [](const timeline::Clip *clip) { return hasSeveralTargets(*clip); });
}

bool removeSelected(Session &session)
{
    const TimelineItems items = session.selection.items();
    if (!hasSelectedItems(session))
        return true;
    const bool isDone = applyEdit(session, nameOf(ItemVerb::Delete, items), [&](const Lecture &lecture) {
        return withRemoved(lecture, editContextOf(session), items);
    });
    if (isDone)
        session.selection.clear();
    return isDone;
}

} // namespace lectograph::editor
