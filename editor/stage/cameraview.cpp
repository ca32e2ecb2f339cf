// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/cameraview.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/manipulation/manipulation.h"
#include "editor/stage/frameview.h"
#include "picture/camera.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Vec3;
using picture::Camera;

namespace {

bool isUpright(const Camera &camera)
{
    return camera.right.z == 0 && camera.up.z == 0;
}

/// Half of the extent of `inner` along the axes of `outer`, and its centre there.
struct Extent
{
    QPointF centre;
    QPointF half;
};

Extent extentIn(const Camera &outer, const Camera &inner, double aspect)
{
    const Vec3 across = inner.right * (inner.height * aspect / 2);
    const Vec3 along = inner.up * (inner.height / 2);
    const Vec3 way = inner.centre - outer.centre;
    const auto reach = [&](const Vec3 &axis) {
        return std::abs(base::dot(across, axis)) + std::abs(base::dot(along, axis));
    };
    return {{base::dot(way, outer.right), base::dot(way, outer.up)}, {reach(outer.right), reach(outer.up)}};
}

/// What is fixed in the frame stands in the frame.
void unpin(picture::Item &item, const Camera &frame, double zoom)
{
    const base::Transform place{frame.right * zoom, frame.up * zoom, base::cross(frame.right, frame.up) * zoom,
                                frame.centre};
    item.place = place * item.place;
    item.pinned = false;
    item.style.strokeWidth *= zoom;
    item.style.backStrokeWidth *= zoom;
    item.hash = picture::hashOf(item);
}

} // namespace

std::optional<CameraView::Edited> CameraView::edited() const
{
    const Selection &selection = m_session.selection;
    const lecture::Scene *scene = m_session.document.scene(selection.scene());
    if (!scene || m_session.playhead.isPlaying())
        return std::nullopt;
    if (selection.nodes().size() == 1 && isCamera(nodeOf(scene, selection.nodes().front()), m_session.registry())) {
        const QString &camera = selection.nodes().front();
        return Edited{camera,
                      frameOwner(m_session.document.lecture(), *scene, camera, m_session.preview.localTime(),
                                 m_session.registry())};
    }
    const timeline::Clip *clip = selection.nodes().isEmpty() && selection.sounds().empty()
            && selection.clips().size() == 1
        ? lecture::clipOf(*scene, selection.clips().front())
        : nullptr;
    const QString camera = clip && isZoom(*clip, m_session.registry()) ? actorsIn(*scene, *clip).value(0) : QString();
    if (!isCamera(nodeOf(scene, camera), m_session.registry()))
        return std::nullopt;
    return Edited{camera, {scene->id, {}, clip->id, {}}};
}

/// Shows the frame with as much again around it, and the frame at rest if that is not far away.
Camera CameraView::worldAround(const Camera &frame) const
{
    const lecture::Lecture &lecture = m_session.document.lecture();
    const double aspect = aspectOf(lecture);
    constexpr double room = 1.5;
    constexpr double edge = 1.15;
    Camera world = frame;
    if (isUpright(frame)) {
        world.right = {1, 0, 0};
        world.up = {0, 1, 0};
    }
    world.height = lecture.frameHeight;
    const Extent own = extentIn(world, frame, aspect);
    world.height = std::max(own.half.y(), own.half.x() / aspect) * 2 * room;
    Camera rest;
    rest.height = lecture.frameHeight;
    if (!isUpright(frame))
        return world;
    const double left = std::min(-rest.height * aspect / 2, frame.centre.x - own.half.x());
    const double right = std::max(rest.height * aspect / 2, frame.centre.x + own.half.x());
    const double bottom = std::min(-rest.height / 2, frame.centre.y - own.half.y());
    const double top = std::max(rest.height / 2, frame.centre.y + own.half.y());
    const double height = std::max(top - bottom, (right - left) / aspect) * edge;
    if (height <= std::max(4 * frame.height, 2.5 * rest.height)) {
        world.centre = {(left + right) / 2, (bottom + top) / 2, frame.centre.z};
        world.height = std::max(height, world.height);
    }
    return world;
}

CameraView::State CameraView::computed() const
{
    State state;
    const auto found = edited();
    if (!found) {
        if (!m_session.playhead.isPlaying()) // afterwards it shows what it showed before
            m_world.reset();
        return state;
    }
    const lecture::Lecture &lecture = m_session.document.lecture();
    const auto shape = m_session.preview.stateOf(found->camera);
    if (!shape)
        return state;
    const picture::Picture &picture = m_session.preview.picture();
    Camera frame = picture::cameraOf(*shape, lecture.frameHeight);
    frame.fovDegrees = picture.camera.fovDegrees;
    if (found->owner.clip)
        frame = frameOfZoom(lecture, found->owner, frame, writingOf(m_session), m_session.registry()).value_or(frame);
    state.owner = found->owner;
    state.frame = frame;

    const double aspect = aspectOf(lecture);
    const bool isKept = m_world && [&] {
        if (m_isHeld)
            return true;
        const Extent extent = extentIn(*m_world, frame, aspect);
        const bool isParallel = isUpright(frame) ? isUpright(*m_world)
                                                 : m_world->right == frame.right && m_world->up == frame.up;
        const bool isLarge = frame.height > m_world->height / 40;
        return isParallel && isLarge && m_world->centre.z == frame.centre.z
            && std::abs(extent.centre.x()) + extent.half.x() <= m_world->height * aspect / 2
            && std::abs(extent.centre.y()) + extent.half.y() <= m_world->height / 2;
    }();
    if (!isKept)
        m_world = worldAround(frame);
    state.world = picture;
    state.world->camera = *m_world;
    state.world->camera.fovDegrees = frame.fovDegrees;
    for (picture::Item &item : state.world->items) {
        if (item.pinned)
            unpin(item, frame, frame.height / lecture.frameHeight);
    }
    picture::seal(*state.world);
    return state;
}

const CameraView::State &CameraView::state() const
{
    if (!m_state)
        m_state = computed();
    return *m_state;
}

const picture::Picture &CameraView::picture() const
{
    return state().world ? *state().world : m_session.preview.picture();
}

std::optional<Camera> CameraView::seen() const
{
    const Camera &now = m_session.preview.picture().camera;
    const Camera &frame = state().frame;
    const bool isSame = base::length(now.centre - frame.centre) < 1e-6 && std::abs(now.height - frame.height) < 1e-6;
    return isSame ? std::nullopt : std::optional(now);
}

void CameraView::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    forget();
}

} // namespace lectograph::editor
