// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/camera.h"

#include "editor/edits/camera_edits.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "editor/language/translated.h"
#include "editor/operations/animating.h"
#include "editor/operations/apply_edit.h"
#include "shape/select.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

using base::Time;

/// The bounds of a target at a time of the scene; for an actor that is not visible then, of its shape in the graph.
Result<base::Box> boxAt(Session &session, const QString &target, Time time)
{
    timeline::Score *score = session.preview.score();
    const int actor = score ? score->evaluator().indexOf(actorOfTarget(target)) : -1;
    if (actor < 0)
        return base::failure(translated("There is no “%1” in this scene.").arg(actorOfTarget(target)));
    const QString part = target.section(u'/', 1);
    const auto within = [&](const shape::Shape &whole) {
        const auto found = part.isEmpty() ? std::nullopt : std::optional(shape::selected(whole, part));
        return found && *found ? (*found)->bounds() : whole.bounds();
    };
    const Time at = session.preview.scoreTime(time);
    const auto state = score->state(actor, at);
    if (!state)
        return tl::unexpected(state.error());
    if ((*state)->pinned)
        return base::failure(translated("The camera cannot zoom to what is fixed in the frame."),
                             translated("Turn off “Pinned” of the block first."));
    if (const base::Box box = within(*state); !box.isEmpty() && !(*state)->hidden)
        return box;
    return score->evaluator().shapeOf(actor, at).map(within);
}

Result<base::Box> boxAt(Session &session, const QStringList &targets, Time time)
{
    base::Box box;
    for (const QString &target : targets) {
        const auto one = boxAt(session, target, time);
        if (!one)
            return one;
        box.add(*one);
    }
    if (box.isEmpty())
        return base::failure(translated("There is nothing to see that the camera could zoom to."));
    return box;
}

/// The time that a zoom takes.
Time zoomDuration(const Session &session)
{
    const timeline::AnimationType *type = session.registry().animations.find(made::zoom);
    return Time::fromSeconds(type ? type->seconds : 1);
}

using ZoomGoal = std::function<Result<NewZoom>(Time arrival)>;

bool addZoom(Session &session, const QString &name, Time at, std::optional<int> track, const ZoomGoal &goal)
{
    return applyItems(session, name, [&](const Lecture &lecture) -> Result<ItemsEdit> {
        const EditContext how = editContextOf(session);
        const auto scene = foundScene(lecture, how.scene);
        if (!scene)
            return tl::unexpected(scene.error());
        const Time start = zoomStart(lecture, **scene, at, session.registry());
        auto zoom = goal(start + zoomDuration(session));
        if (!zoom)
            return tl::unexpected(zoom.error());
        zoom->start = start;
        zoom->track = track;
        return withInserted(lecture, how, start, [&](const Lecture &one) -> Result<ItemsEdit> {
            return withZoom(one, how.scene, *zoom, session.registry()).map([](AddedClip &&added) {
                return ItemsEdit{std::move(added.lecture), {{added.clip}, {}, {}}};
            });
        });
    });
}

} // namespace

void addCamera(Session &session)
{
    const QString scene = session.selection.scene();
    QString camera;
    const bool isDone = applyEdit(session, translated("Add camera"), [&](const Lecture &lecture) {
        return withCamera(lecture, scene, session.registry()).map([&](SceneWithCamera &&with) {
            camera = with.camera;
            return std::move(with.lecture);
        });
    });
    if (isDone)
        session.selection.setNodes({camera});
}

void useCamera(Session &session, const QString &camera)
{
    const QString scene = session.selection.scene();
    applyEdit(session, translated("Use this camera"),
              [&](const Lecture &lecture) { return withCameraUsed(lecture, scene, camera); });
}

bool zoomTo(Session &session, const QStringList &targets, Time at, std::optional<int> track)
{
    QStringList blocks = targets;
    blocks.removeIf([&](const QString &target) {
        return isCamera(session.document.node(session.selection.scene(), actorOfTarget(target)), session.registry());
    });
    return addZoom(session, translated("Zoom to selection"), at, track, [&](Time arrival) -> Result<NewZoom> {
        if (blocks.isEmpty())
            return base::failure(translated("Nothing is selected that the camera could zoom to."),
                                 translated("Select one or several blocks on the stage first."));
        const lecture::Lecture &lecture = session.document.lecture();
        return boxAt(session, blocks, arrival).map([&](const base::Box &box) {
            const picture::Camera to = frameAround(box, session.preview.picture().camera,
                                                   lecture.frameWidth / lecture.frameHeight);
            return NewZoom{.centre = to.centre, .height = to.height, .start = {}};
        });
    });
}

bool zoomToPoint(Session &session, const base::Vec3 &point, Time at)
{
    return addZoom(session, translated("Zoom to a point"), at, {}, [&](Time) -> Result<NewZoom> {
        return NewZoom{.centre = point, .height = session.preview.picture().camera.height / 2, .start = {}};
    });
}

void zoomToSelected(Session &session)
{
    zoomTo(session, animationTargets(session), session.preview.localTime());
}

void zoomToWholeFrame(Session &session)
{
    addZoom(session, translated("Zoom back to the whole frame"), session.preview.localTime(), {},
            [](Time) -> Result<NewZoom> { return NewZoom(); });
}

} // namespace lectograph::editor
