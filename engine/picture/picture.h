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

/// The camera. By default it looks along −z at the origin, and the frame of width × height fills the picture.
struct Camera
{
    base::Vec3 centre;         ///< centre of the frame
    base::Vec3 right{1, 0, 0}; ///< unit vectors of the frame's plane
    base::Vec3 up{0, 1, 0};
    double height = 8;      ///< of the frame in scene units
    double fovDegrees = 45; ///< vertical; the eye is ½·height / tan(½·fov) away from the frame

    /// Whether the camera looks straight at the plane z = 0, so that flat shapes need no perspective.
    bool isFlat() const { return right.z == 0 && up.z == 0 && centre.z == 0; }
    friend bool operator==(const Camera &, const Camera &) = default;
};

/// The distance of the eye from the camera's frame: ½·height / tan(½·fov).
double eyeDistance(const Camera &camera);

/// An item to draw: a path with its style, or an image.
struct Item
{
    shape::Path path;
    std::shared_ptr<const shape::Raster> image; ///< in the unit square around the origin
    base::Transform place;                      ///< to the scene, or for pinned items to the default frame
    shape::Style style;                         ///< with all opacities applied
    double opacity = 1;                         ///< opacity of the image
    bool pinned = false;
    quint64 hash = 0;    ///< of all the fields above; set by the builder
    bool isCopy = false; ///< lies on what it was copied from

    friend bool operator==(const Item &a, const Item &b) { return a.hash == b.hash; }
};

quint64 hashOf(const Item &item);
/// What the path and the image cover in the item's own plane, without strokes.
QRectF ownBounds(const Item &item);

struct Transition;

/// The display list of one moment, in drawing order, independent of how it is drawn.
struct Picture
{
    double frameWidth = 128.0 / 9; ///< of the default camera; the camera's frame has the same aspect ratio
    double frameHeight = 8;
    base::Color background;
    Camera camera;
    std::vector<Item> items;
    std::shared_ptr<const Transition> transition; ///< from the picture before, of which something is still seen
    quint64 hash = 0;                             ///< of everything; set by the builder

    friend bool operator==(const Picture &a, const Picture &b) { return a.hash == b.hash; }
};

/// Appends the tree's visible leaves in drawing order, with placements multiplied, opacities applied and paths cut to
/// their revealed part. The back-strokes of a text are items of their own, behind all of its glyphs.
void append(Picture &picture, const shape::Shape &shape);
/// Leaves out copies where what they were copied from is seen: two equal layers look bolder than one.
void dropCopies(Picture &picture);
/// Computes the hash; call it after adding all items.
void seal(Picture &picture);

/// Maps scene units (or frame units, for a pinned item) to pixels, y down. Only for flat cameras and flat placements;
/// in perspective, use project() per point.
base::Transform toPixels(const Picture &picture, const Item &item, const QSize &size);
/// Projects a point of the scene to pixels; nothing if it is behind the near plane.
std::optional<QPointF> project(const Picture &picture, const base::Vec3 &point, bool pinned, const QSize &size);
/// Pixels per stroke unit at the item's place (0.01 scene unit; screenWidth ignores the camera's zoom).
double strokeUnit(const Picture &picture, const Item &item, const QSize &size);

} // namespace lectograph::picture
