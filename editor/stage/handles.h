// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/stage_points.h"

namespace lectograph::editor {

/// A side or corner of the selection box (scales), the rotation handle, or a point by which the block is drawn.
struct Handle
{
    base::Vec3 side{};
    bool isTurn = false;
    std::optional<StagePoint> point{};
};

/// The direction of a distance in pixels; for one too short to have any, `otherwise`.
QPointF unitOf(const QPointF &distance, const QPointF &otherwise);

/// The handles of the selection, in pixels of the widget.
class Handles
{
public:
    /// No handles during playback, or if not `isShown`.
    Handles(Session &session, const StageCast &cast, const Projection &projection, bool isShown);

    const Projection &projection() const { return m_projection; }
    std::vector<Handle> all() const;
    std::optional<QPointF> at(const Handle &handle) const; ///< nothing if the handle does not exist
    std::optional<Handle> under(const QPointF &point) const;
    bool isNear(const QPointF &point, double distance) const; ///< whether a handle is closer than that
    QPolygonF outline() const;                                ///< through the corner handles
    Qt::CursorShape cursorOf(const Handle &handle) const;

private:
    Session &m_session;
    const StageCast &m_cast;
    Projection m_projection;
    std::optional<SelectionBox> m_box;
};

} // namespace lectograph::editor
