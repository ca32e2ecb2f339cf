// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/animating.h"

#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/camera.h"
#include "editor/settings/settings.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

Result<ItemsEdit> withAnimation(const Lecture &lecture, const QString &scene, const NewClip &clip,
                                const QStringList &targets, const timeline::Registry &registry)
{
    NewClip one = clip;
    one.targets.assign(targets.begin(), targets.end());
    return withNewClip(lecture, scene, one, registry).map([](AddedClip &&added) {
        return ItemsEdit{std::move(added.lecture), {{added.clip}, {}, {}}};
    });
}

/// The animation is added anyway, for targets that enter the stage later.
void tellOfAbsent(Session &session, const QStringList &targets)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    for (const QString &target : targets) {
        const QString actor = actorOfTarget(target);
        if (scene && actor != cameraOf(*scene) && std::ranges::find(scene->actors, actor) == scene->actors.end()) {
            const graph::Node *node = nodeOf(*scene, actor);
            const QString name = node ? labelOf(*node, session.registry().nodes, session.preview.languages()) : actor;
            Q_EMIT session.document.statusMessage(TimelineWords::tr("“%1” is not on the stage.").arg(name));
            return;
        }
    }
}

constexpr qsizetype mostRecent = 4;

void rememberAnimation(const QString &type)
{
    QStringList recent = setting::recentAnimations.value();
    recent.removeAll(type);
    recent.prepend(type);
    setting::recentAnimations.set(recent.first(std::min(recent.size(), mostRecent)));
}

/// Whether all targets are cameras; a zoom on anything else is meant as a zoom to it.
bool isForCamera(const Session &session, const QStringList &targets)
{
    return std::ranges::all_of(targets, [&](const QString &target) {
        return isCamera(session.document.node(session.selection.scene(), actorOfTarget(target)));
    });
}

} // namespace

QStringList animationTargets(const Session &session)
{
    const Selection &selection = session.selection;
    if (selection.nodes().size() == 1 && !selection.part().isEmpty())
        return {selection.nodes().first() + u'/' + selection.part()};
    QStringList targets = selection.nodes();
    for (const timeline::Clip *clip : session.selectedClips()) {
        for (const QString &target : targetsOf(*clip))
            targets.append(target);
    }
    targets.removeDuplicates();
    return targets;
}

bool addAnimation(Session &session, const QString &type, const QStringList &targets, Time at, std::optional<int> track)
{
    if (type == zoomType && !targets.isEmpty() && !isForCamera(session, targets))
        return zoomTo(session, targets, at, track);
    const timeline::AnimationType *known = session.registry().animations.find(type);
    const QString name = TimelineWords::tr("Add “%1”").arg(known ? titleOf(*known) : type);
    const bool isDone = applyItems(session, name, [&](const Lecture &lecture) -> Result<ItemsEdit> {
        if (targets.isEmpty())
            return base::failure(
                TimelineWords::tr("Nothing is selected for this animation."),
                TimelineWords::tr("Select on the stage what it should animate, or drop it on its track."));
        const EditContext how = editContextOf(session);
        return withInserted(lecture, how, at, [&](const Lecture &one) {
            return withAnimation(one, how.scene, {type, {}, at, track}, targets, session.registry());
        });
    });
    if (isDone) {
        rememberAnimation(type);
        tellOfAbsent(session, targets);
    }
    return isDone;
}

bool removeSelected(Session &session)
{
    const TimelineItems items = session.selection.items();
    if (items.isEmpty())
        return true;
    const bool isDone = applyEdit(session, nameOf(ItemVerb::Delete, items), [&](const Lecture &lecture) {
        return withRemoved(lecture, editContextOf(session), items);
    });
    if (isDone)
        session.selection.clear();
    return isDone;
}

} // namespace lectograph::editor
