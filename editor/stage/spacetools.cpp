// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/spacetools.h"

#include "editor/edits/lookup.h"
#include "editor/language/translated.h"
#include "editor/manipulation/gizmodrag.h"
#include "editor/stage/overlay.h"
#include "editor/stage/pressing.h"

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

class CameraOrbit : public StageTool
{
public:
    CameraOrbit(StageOverlay &stage, const QPointF &from)
        : m_stage(stage), m_from(from), m_edit(stage.session().document)
    {
        const Session &session = stage.session();
        const QString &scene = session.selection.scene();
        const QStringList &nodes = session.selection.nodes();
        // A zoom has no direction of its own: its camera turns.
        const lecture::Scene *open = session.document.scene(scene);
        m_owner = {scene, nodes.size() == 1 ? nodes.front() : open ? cameraOf(*open) : QString(), {}, {}};
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        constexpr double degreesPerPixel = 0.25;
        QPointF by = (m_from - at) * degreesPerPixel;
        if (modifiers & Qt::ShiftModifier)
            (std::abs(by.x()) > std::abs(by.y()) ? by.ry() : by.rx()) = 0;
        const FrameChange change{.around = by.x(), .tilt = by.y()};
        Session &session = m_stage.session();
        m_edit.apply(translated("Turn the camera"), [&](const lecture::Lecture &before) {
            return withFrameChanged(before, m_owner, change, writingOf(session), session.registry());
        });
        m_feedback.note = u"%1°, %2°"_s.arg(by.x(), 0, 'f', 1).arg(by.y(), 0, 'f', 1);
    }
    void cancel() override { m_edit.cancel(); }

private:
    StageOverlay &m_stage;
    QPointF m_from;
    LiveEdit m_edit;
    PropertyPlace m_owner;
};

class GizmoTool : public StageTool
{
public:
    GizmoTool(StageOverlay &stage, const QPointF &from, const GizmoPart &part)
        : m_stage(stage), m_from(from), m_part(part)
    {}
    bool begin() override
    {
        const auto gizmo = gizmoOf(m_stage);
        if (!gizmo)
            return false;
        m_drag = dragOfBlocks(m_stage.session(), m_stage.cast(), m_stage.selectedActors(), {});
        m_drag->start(*gizmo, m_part, m_from);
        return true;
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        m_drag->moveTo(at, m_stage.snaps(modifiers));
        m_feedback.note = m_drag->note();
    }
    void click(const QPointF &at, Qt::KeyboardModifiers modifiers) override { clickThrough(m_stage, at, modifiers); }
    void cancel() override
    {
        if (m_drag)
            m_drag->cancel();
    }

private:
    StageOverlay &m_stage;
    QPointF m_from;
    GizmoPart m_part;
    std::unique_ptr<GizmoDrag> m_drag; ///< since begin()
};

} // namespace

std::optional<Gizmo> gizmoOf(const StageOverlay &stage)
{
    const Session &session = stage.session();
    if (stage.isTyping() || stage.camera().isOn() || session.playhead.isPlaying() || session.selection.nodes().isEmpty()
        || stage.picture().camera.isFlat())
        return std::nullopt;
    const auto &box = stage.stageCast().selectedBox();
    return box && !box->isPinned ? std::optional(Gizmo(stage.projection(), box->at({}))) : std::nullopt;
}

std::unique_ptr<StageTool> cameraOrbit(StageOverlay &stage, const QPointF &from)
{
    return std::make_unique<CameraOrbit>(stage, from);
}

std::unique_ptr<StageTool> spaceDrag(StageOverlay &stage, const QPointF &from, const GizmoPart &part)
{
    return std::make_unique<GizmoTool>(stage, from, part);
}

} // namespace lectograph::editor
