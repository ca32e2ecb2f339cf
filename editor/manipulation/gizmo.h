// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/projection.h"

#include <array>
#include <optional>
#include <vector>

namespace lectograph::editor {

/// What is grabbed of a gizmo.
struct GizmoPart
{
    enum class Kind : quint8 {
        Axis,  ///< moves along the axis
        Plane, ///< moves in the plane at right angles to the axis
        View,  ///< moves in the plane that faces the viewer
        Ring   ///< turns about the axis
    };
    Kind kind = Kind::View;
    int axis = 0; ///< 0 x, 1 y, 2 z

    friend bool operator==(const GizmoPart &, const GizmoPart &) = default;
};

base::Vec3 axisOf(int axis);

/// The arrows, squares and rings around what is selected, as large on screen wherever it stands, and smaller in a small
/// view, so that they do not fill it. All arithmetic of drags counts from the press, so that errors do not add up.
class Gizmo
{
public:
    Gizmo(const Projection &projection, const base::Vec3 &centre);

    double reach() const; ///< pixels from the centre to the tip of an arrow
    /// Whether the pointer is so near that it may be on its way to a part.
    bool isNear(const QPointF &at) const;

    const base::Vec3 &centre() const { return m_centre; }
    double unit() const { return m_unit; } ///< scene units for a pixel
    std::optional<QPointF> middle() const { return m_projection.toWidget(m_centre, false); }
    /// The tip of an arrow; nothing for an axis along which the viewer looks.
    std::optional<QPointF> tip(int axis) const;
    QPolygonF square(int axis) const; ///< the handle of a plane; empty if it is edge-on
    QPolygonF ring(int axis) const;
    /// Arrows first, then squares, the middle, and rings.
    std::optional<GizmoPart> under(const QPointF &at) const;

    /// The way of the pointer from `from` to `to`, along the grabbed axis or in the plane.
    std::optional<base::Vec3> moved(const GizmoPart &part, const QPointF &from, const QPointF &to) const;
    /// The turn about the axis of the ring, counter-clockwise for who looks against the axis, −180 to 180.
    std::optional<double> turned(int axis, const QPointF &from, const QPointF &to) const;

private:
    std::optional<base::Vec3> onAxis(int axis, const QPointF &at) const;
    std::optional<base::Vec3> onPlane(const base::Vec3 &normal, const QPointF &at) const;
    base::Vec3 normalOf(const GizmoPart &part) const;

    Projection m_projection;
    base::Vec3 m_centre;
    double m_unit; ///< scene units for a pixel at the centre
    double m_size; ///< 1 in a view that is large enough
};

} // namespace lectograph::editor
