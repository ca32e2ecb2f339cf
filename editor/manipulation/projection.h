// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/view.h"

#include <QPolygonF>
#include <QRect>

#include <optional>

namespace lectograph::editor {

/// What is under a pixel: from the eye onwards.
struct Ray
{
    base::Vec3 origin;
    base::Vec3 direction;
};

/// Maps scene space to the pixels of a widget with the picture in `frame`, and back: by the picture's camera or, for
/// pinned items, by the camera at rest.
class Projection
{
public:
    Projection(const picture::Picture &picture, const QRect &frame);

    const QRect &frame() const { return m_frame; }
    const picture::View &view(bool isPinned) const { return isPinned ? m_atRest : m_seen; }
    /// Nothing for points behind the camera.
    std::optional<QPointF> toWidget(const base::Vec3 &point, bool isPinned) const;
    /// The point under the pixel at height `z`.
    std::optional<base::Vec3> toScene(const QPointF &at, bool isPinned, double z = 0) const;
    /// The same in the plane z = 0, in round numbers.
    std::optional<base::Vec3> roundPoint(const QPointF &at) const;
    /// Through a pixel, for what is not pinned.
    Ray rayAt(const QPointF &at) const;
    Ray rayTo(const base::Vec3 &point) const { return {m_eye, point - m_eye}; }
    const base::Vec3 &towardsEye() const { return m_towardsEye; } ///< at right angles to the picture
    /// Scene units for a pixel at the depth of a point that is not pinned.
    double unitAt(const base::Vec3 &point) const;
    /// Pixels per scene unit in the plane z = 0.
    double unit(bool isPinned) const;
    /// The part of the plane z = 0 inside the frame; y up, so top() is the lower edge.
    QRectF seenRect(bool isPinned) const;
    /// The corners of the middle plane of `box` after `place`: top left, top right, bottom right, bottom left.
    /// Empty if one of them is behind the camera.
    QPolygonF corners(const base::Box &box, const base::Transform &place, bool isPinned) const;

private:
    QRect m_frame;
    base::Vec3 m_eye;
    base::Vec3 m_right;
    base::Vec3 m_up;
    base::Vec3 m_towardsEye;
    picture::View m_seen;
    picture::View m_atRest;
    QRectF m_restRect;   ///< the frame, for the camera at rest
    QRectF m_cameraRect; ///< what an unrotated, flat camera shows; otherwise empty
};

/// How far a pixel is from the line between two others.
double distanceToSegment(const QPointF &at, const QPointF &from, const QPointF &to);

} // namespace lectograph::editor
