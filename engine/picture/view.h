// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QPointF>
#include <QRect>

#include <optional>

namespace lectograph::picture {

/// What a picture's camera does to points at a size in pixels: worked out once, then used for every point.
///
/// The frame fills the width exactly, or the height if it would not fit; what is left over is background. Things nearer
/// to the eye than a fiftieth of its distance from the frame are not seen.
class View
{
public:
    /// Of the camera, or for pinned things of the frame at rest.
    View(const Picture &picture, const QSize &size, bool pinned);

    /// Camera coordinates of a point of the scene: x to the right, y up from the frame's centre, z the distance in
    /// front of the eye.
    base::Vec3 seen(const base::Vec3 &point) const;
    base::Vec3 seenDirection(const base::Vec3 &direction) const;
    /// Pixels of a point in camera coordinates, y down; its z must be at least nearest().
    QPointF pixel(const base::Vec3 &seen) const
    {
        const double k = m_pixelsPerUnit * m_distance / seen.z;
        return {m_middle.x() + seen.x * k, m_middle.y() - seen.y * k};
    }
    /// The point of the plane at height `z` that is seen at a pixel: the way back. Nothing if the plane is seen edge-on or
    /// lies behind the eye.
    std::optional<base::Vec3> pointAt(const QPointF &pixel, double z = 0) const;
    double nearest() const { return m_distance / 50; }
    /// Pixels for one scene unit `depth` in front of the eye.
    double scaleAt(double depth) const { return m_pixelsPerUnit * m_distance / depth; }
    /// Pixels for one stroke unit (0.01 scene unit) there; the camera's zoom is left out for `screenWidth`.
    double strokeUnitAt(double depth, bool screenWidth) const
    {
        return scaleAt(depth) * (screenWidth ? 0.01 / m_zoom : 0.01);
    }
    /// The camera looks straight at the plane z = 0.
    bool isFlat() const { return m_flat; }
    /// Pixels that the frame covers, within the picture's size.
    const QRect &frame() const { return m_frame; }
    /// Equal for views that show everything alike.
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

/// The flat placement in pixels, as toPixels() gives it, for a view that was made before.
base::Transform toPixels(const View &view, const base::Transform &place);

/// Neither camera nor placement needs perspective.
inline bool isFlat(const View &view, const Item &item)
{
    return view.isFlat() && item.place.isFlat();
}

/// Every number of the item and of the view is finite, and every point of it near enough for doubles to know its pixel.
/// Pens leave out what is not.
bool isWithinReach(const View &view, const Item &item);

/// Positions in `picture.items` in the order in which they are drawn: their own, unless something is seen in
/// perspective. Then from back to front by the depth of the centre, equally deep ones in their own order, and pinned
/// ones last.
std::vector<int> drawingOrder(const Picture &picture);

} // namespace lectograph::picture
