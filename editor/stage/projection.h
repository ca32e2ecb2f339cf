// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/view.h"

#include <QPolygonF>
#include <QRect>

#include <optional>

namespace lectograph::editor {

/// From the scene to the pixels of a widget in which the frame takes `frame`, and back: as the picture's camera sees it, or
/// for pinned things as the frame at rest.
class Projection
{
public:
    Projection(const picture::Picture &picture, const QRect &frame);

    const QRect &frame() const { return m_frame; }
    const picture::View &view(bool isPinned) const { return isPinned ? m_atRest : m_seen; }
    /// Nothing behind the eye.
    std::optional<QPointF> toWidget(const base::Vec3 &point, bool isPinned) const;
    /// The point at height `z` that is seen there.
    std::optional<base::Vec3> toScene(const QPointF &at, bool isPinned, double z = 0) const;
    /// Pixels for one scene unit in the plane z = 0.
    double unit(bool isPinned) const;
    /// What of the plane z = 0 the frame shows; y up, so that top() is the lower border.
    QRectF seenRect(bool isPinned) const;
    /// The corners of the flat box through the middle of `box` once it is placed: top left, top right, bottom right, bottom
    /// left. Empty if one of them is behind the eye.
    QPolygonF corners(const base::Box &box, const base::Transform &place, bool isPinned) const;

private:
    QRect m_frame;
    picture::View m_seen;
    picture::View m_atRest;
    QRectF m_restRect;   ///< the frame at rest
    QRectF m_cameraRect; ///< what an upright, flat camera shows; otherwise empty
};

} // namespace lectograph::editor
