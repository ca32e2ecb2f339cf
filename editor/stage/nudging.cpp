// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/nudging.h"

#include "editor/edits/camera_edits.h"
#include "editor/language/translated.h"
#include "editor/manipulation/manipulation.h"
#include "editor/manipulation/stage_edits.h"
#include "editor/session/session.h"
#include "editor/stage/cameradrag.h"
#include "editor/stage/cameraview.h"
#include "editor/stage/guides.h"

#include <QKeyEvent>

#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

std::optional<Vec3> directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return Vec3{-1, 0, 0};
    case Qt::Key_Right: return Vec3{1, 0, 0};
    case Qt::Key_Up: return Vec3{0, 1, 0};
    case Qt::Key_Down: return Vec3{0, -1, 0};
    default: return std::nullopt;
    }
}

} // namespace

bool Nudging::isFor(const QKeyEvent &event) const
{
    return directionOf(event.key()) || (m_camera.isOn() && frameChangeOf(event, m_camera.frame()));
}

bool Nudging::nudge(const QKeyEvent &event, const QStringList &actors)
{
    if (m_guides.nudge(event))
        return true;
    return m_camera.isOn() ? nudgeCamera(event) : nudgeActors(event, actors);
}

bool Nudging::nudgeCamera(const QKeyEvent &event)
{
    const auto change = frameChangeOf(event, m_camera.frame());
    if (!change)
        return false;
    const PropertyPlace owner = m_camera.owner();
    const PropertyWriteMode writing = writingOf(m_session);
    const QString name = change->factor != 1 ? translated("Zoom the camera") : translated("Move the camera");
    const auto edit = [&](const lecture::Lecture &lecture) {
        return withFrameChanged(lecture, owner, *change, writing, m_session.registry());
    };
    m_nudges.run(u"%1 %2"_s.arg(name).arg(writing.time.flicks), m_session.selection,
                 [&](Gesture gesture) { m_session.document.edit(name, edit, gesture); });
    return true;
}

bool Nudging::nudgeActors(const QKeyEvent &event, const QStringList &actors)
{
    const auto direction = directionOf(event.key());
    if (!direction || actors.isEmpty() || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : 0.1;
    const PropertyWriteMode writing = writingOf(m_session);
    const auto move = [&](const lecture::Lecture &lecture) {
        const MovedNodes moved = movedTogether(lecture, writing.scene, actors, m_session.registry(), writing.time);
        return withTransforms(lecture, placingsBy(*direction * step, moved), writing, m_session.registry());
    };
    // At another time it may write another keyframe.
    m_nudges.run(u"%1 %2"_s.arg(writing.time.flicks).arg(step), m_session.selection,
                 [&](Gesture gesture) { m_session.document.edit(translated("Move"), move, gesture); });
    return true;
}

} // namespace lectograph::editor
