// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QPointF>
#include <QRect>

#include <optional>

namespace lectograph::picture {

/// The projection of a picture's camera for a size in pixels, computed once and applied to every point.
///
/// The frame fills the width exactly, or the height if it would not fit; the remaining margins show the background.
/// Anything nearer to the eye than a fiftieth of its distance from the frame is clipped.
class View
{
public:
    /// Uses the camera, or for pinned items the default frame.
    View(const Picture &picture, const QSize &size, bool pinned);

    /// Converts a point of the scene to camera coordinates: x to the right, y up from the frame's centre, z the
    /// distance from the eye.
    base::Vec3 seen(const base::Vec3 &point) const;
    base::Vec3 seenDirection(const base::Vec3 &direction) const;
    /// Projects a point in camera coordinates to pixels, y down; its z must be at least nearest().
    QPointF pixel(const base::Vec3 &seen) const
    {
        const double k = m_pixelsPerUnit * m_distance / seen.z;
        return {m_middle.x() + seen.x * k, m_middle.y() - seen.y * k};
    }
    /// The inverse projection: the point of the plane at height `z` under a pixel. Nothing if the plane is edge-on or
    /// behind the eye.
    std::optional<base::Vec3> pointAt(const QPointF &pixel, double z = 0) const;
    double nearest() const { return m_distance / 50; }
    /// Pixels per scene unit at distance `depth` from the eye.
    double scaleAt(double depth) const { return m_pixelsPerUnit * m_distance / depth; }
    /// Pixels per stroke unit (0.01 scene unit) there; `screenWidth` ignores the camera's zoom.
    double strokeUnitAt(double depth, bool screenWidth) const
    {
        return scaleAt(depth) * (screenWidth ? 0.01 / m_zoom : 0.01);
    }
    /// Whether the camera looks straight at the plane z = 0.
    bool isFlat() const { return m_flat; }
    /// The pixels covered by the frame, within the picture's size.
    const QRect &frame() const { return m_frame; }
    /// Equal for views with the same projection.
    quint64 hash() const;

private:
    base::Vec3 m_centre;
    base::Vec3 m_right;
    base::Vec3 m_up;
    base::Vec3 m_towardsEye;
    double m_distance = 1;
    double m_pixelsPerUnit = 1;
    double m_zoom = 1;
    QPointF m_middle;
    QRect m_frame;
    bool m_flat = true;
};

/// Like picture::toPixels(), for an existing view.
base::Transform toPixels(const View &view, const base::Transform &place);

/// Whether neither camera nor placement needs perspective.
inline bool isFlat(const View &view, const Item &item)
{
    return view.isFlat() && item.place.isFlat();
}

/// Whether all numbers of the item and the view are finite and all points within the precision of pixels. Pens skip
/// other items.
bool isWithinReach(const View &view, const Item &item);

/// Whether the pixels of the item's image are drawn as squares of one colour: if the image is not smooth, and none of
/// its pixels is smaller than one of the picture.
bool isSharp(const View &view, const Item &item);

} // namespace lectograph::picture
