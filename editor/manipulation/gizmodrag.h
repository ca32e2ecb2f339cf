// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/camera_edits.h"
#include "editor/manipulation/gizmo.h"
#include "editor/manipulation/manipulation.h"

#include <memory>

namespace lectograph::editor {

/// A drag of a gizmo, from press to release: one undo step.
class GizmoDrag
{
public:
    GizmoDrag() = default;
    GizmoDrag(const GizmoDrag &) = delete;
    GizmoDrag &operator=(const GizmoDrag &) = delete;
    virtual ~GizmoDrag() = default;

    /// `gizmo` as it was at the press.
    void start(const Gizmo &gizmo, const GizmoPart &part, const QPointF &from);
    /// Follows the pointer; `snaps`: to half units and to steps of 15°.
    void moveTo(const QPointF &at, bool snaps);
    virtual void cancel() = 0;
    const QString &note() const { return m_note; } ///< the change in numbers
    const GizmoPart &part() const { return m_part; }

protected:
    virtual void move(const base::Vec3 &by) = 0;
    virtual void turn(int axis, double degrees) = 0;

private:
    std::optional<Gizmo> m_gizmo;
    GizmoPart m_part;
    QPointF m_from;
    QString m_note;
};

/// Where a way leads that begins at `start`: near a line of the grid of half units, along the axes that it follows, it leads
/// onto the line, within `reach`.
base::Vec3 snappedWay(const base::Vec3 &start, const base::Vec3 &way, double reach);

/// Moves and turns blocks; `frame`: from the space in which they are placed to the scene.
std::unique_ptr<GizmoDrag> dragOfBlocks(Session &session, const std::vector<Actor> &cast, const QStringList &nodes,
                                        const base::Transform &frame);
/// Moves a camera, or where the zoom leads that decides its frame, and lets it walk around (ring of the axis that is up) and
/// lean (the other rings).
std::unique_ptr<GizmoDrag> dragOfCamera(Session &session, const PropertyPlace &owner, const QString &camera,
                                        int upAxis);

} // namespace lectograph::editor
