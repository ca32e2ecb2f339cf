// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "base/hash.h"
#include "shape/path.h"
#include "shape/shape.h"
#include "shape/style.h"

#include <QSize>

#include <optional>
#include <vector>

namespace lectograph::picture {

/// The eye. At rest it looks along −z at the origin, and the frame of width × height fills the picture.
struct Camera
{
    base::Vec3 centre;         ///< of the frame
    base::Vec3 right{1, 0, 0}; ///< unit vectors of the frame's plane
    base::Vec3 up{0, 1, 0};
    double height = 8;      ///< of the frame in scene units
    double fovDegrees = 45; ///< vertical; the eye is ½·height / tan(½·fov) in front of the frame

    /// Looks straight at the plane z = 0, so that flat things need no perspective.
    bool isFlat() const { return right.z == 0 && up.z == 0 && centre.z == 0; }
    friend bool operator==(const Camera &, const Camera &) = default;
};

/// One thing to draw: a path with its style, or an image.
struct Item
{
    shape::Path path;
    std::shared_ptr<const shape::Raster> image; ///< in the unit square around the origin
    base::Transform place;                      ///< into the scene, or for a pinned one into the frame at rest
    shape::Style style;                         ///< opacities folded in
    double opacity = 1;                         ///< of the image
    bool pinned = false;
    quint64 hash = 0; ///< of all of the above; set by the builder

    friend bool operator==(const Item &a, const Item &b) { return a.hash == b.hash; }
};

quint64 hashOf(const Item &item);

/// What is to be drawn at one time, in drawing order, and nothing about how.
struct Picture
{
    double frameWidth = 128.0 / 9; ///< of the canvas at rest; the camera's frame has the same shape
    double frameHeight = 8;
    base::Color background;
    Camera camera;
    std::vector<Item> items;
    quint64 hash = 0; ///< of everything; set by the builder

    friend bool operator==(const Picture &a, const Picture &b) { return a.hash == b.hash; }
};

/// The tree's visible leaves, appended in drawing order: placements multiplied, opacities folded in, paths cut to
/// what is revealed.
void append(Picture &picture, const shape::Shape &shape);
/// Sets the hash; call it once all items are in.
void seal(Picture &picture);

/// How the camera sees it: scene units (or frame units, for a pinned item) to pixels, y down. Only for flat cameras and
/// flat placements; a pen that must show space projects points itself with project().
base::Transform toPixels(const Picture &picture, const Item &item, const QSize &size);
/// Pixels of a point of the scene; nothing behind the near plane.
std::optional<QPointF> project(const Picture &picture, const base::Vec3 &point, bool pinned, const QSize &size);
/// Pixels for one stroke unit at the item's place (0.01 scene unit; for screenWidth the camera's zoom is left out).
double strokeUnit(const Picture &picture, const Item &item, const QSize &size);

} // namespace lectograph::picture
