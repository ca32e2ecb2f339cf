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
    /// Follows the pointer; `snaps`: to half units, of the axes for what counts in these, and to steps of 15°.
    void moveTo(const QPointF &at, bool snaps);
    virtual void cancel() = 0;
    const QString &note() const { return m_note; } ///< the change in numbers, and when it holds
    const GizmoPart &part() const { return m_part; }

protected:
    /// What moves is this point instead of the middle of the gizmo.
    std::optional<UnitGrid> m_grid;

    virtual void move(const base::Vec3 &by) = 0;
    virtual void turn(int axis, double degrees) = 0;
    virtual QString scope() const { return {}; } ///< as of Manipulation

private:
    std::optional<Gizmo> m_gizmo;
    GizmoPart m_part;
    QPointF m_from;
    QString m_note;
};

/// Where a way leads that begins at `start`: near a line of the grid, along the axes that it follows, it leads onto the line,
/// within `reach`.
base::Vec3 snappedWay(const base::Vec3 &start, const base::Vec3 &way, double reach, double step = 0.5);

/// Moves and turns blocks; `frame`: from the space in which they are placed to the scene.
std::unique_ptr<GizmoDrag> dragOfBlocks(Session &session, const std::vector<Actor> &cast, const QStringList &nodes,
                                        const base::Transform &frame);
/// Where a way leads on the grid of the block that is moved: always onto its lines, so that its numbers stay round.
base::Vec3 onGrid(const UnitGrid &grid, const base::Vec3 &way);
/// How a point follows the pointer: as it is seen or, a corner, in the plane of its figure.
inline GizmoPart partOf(const StagePoint &point)
{
    return point.item < 0 ? GizmoPart{GizmoPart::Kind::View} : GizmoPart{GizmoPart::Kind::Plane, 2};
}
/// Moves one point of a block, such as the tip of a vector.
std::unique_ptr<GizmoDrag> dragOfPoint(Session &session, const std::vector<Actor> &cast, const QString &node,
                                       const StagePoint &point, const base::Transform &frame);
/// Moves a camera, or where the zoom leads that decides its frame, and lets it walk around (ring of the axis that is up) and
/// lean (the other rings).
std::unique_ptr<GizmoDrag> dragOfCamera(Session &session, const PropertyPlace &owner, const QString &camera,
                                        int upAxis);

} // namespace lectograph::editor
