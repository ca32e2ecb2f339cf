// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/view.h"

#include <array>
#include <limits>
#include <vector>

/// Sheets: what the drawing order in space is made of (order.h). All of it is in camera coordinates, where the eye is the
/// origin.
namespace lectograph::picture {

/// All p with dot(normal, p) = distance.
struct Plane
{
    base::Vec3 normal;
    double distance = 0;

    double above(const base::Vec3 &point) const { return dot(normal, point) - distance; }
};

/// A convex polygon: in the plane of a sheet, or where the rays from the eye meet the image plane at z = 1.
using Outline = std::vector<QPointF>;

struct Rect
{
    double left = std::numeric_limits<double>::infinity();
    double right = -std::numeric_limits<double>::infinity();
    double bottom = std::numeric_limits<double>::infinity();
    double top = -std::numeric_limits<double>::infinity();

    void add(const QPointF &point)
    {
        left = std::min(left, point.x());
        right = std::max(right, point.x());
        bottom = std::min(bottom, point.y());
        top = std::max(top, point.y());
    }
    bool meets(const Rect &other) const
    {
        return left < other.right && other.left < right && bottom < other.top && other.bottom < top;
    }
};

/// Items that follow each other in one plane, and a convex area of that plane that holds them.
struct Sheet
{
    std::vector<int> items;
    Plane plane;
    base::Vec3 origin; ///< of the axes in the plane
    base::Vec3 right;
    base::Vec3 up;
    QRectF rect;
    double nib = 0;                  ///< half of the widest stroke, in scene units
    Outline hull;                    ///< the area; filled in by outline() from the rectangle or the only item
    std::vector<base::Vec3> corners; ///< of the area
    Outline outline;                 ///< of the area with its strokes, on screen
    Rect bounds;                     ///< of the outline
    double depth = 0;
    int whole = -1; ///< of the parts of a divided sheet, the same number: they cannot cover each other

    base::Vec3 point(const QPointF &at) const { return origin + right * at.x() + up * at.y(); }
    /// Whether it has no extent in one direction, so that many planes hold it.
    bool isLine() const;
};

/// A sheet of one item; nothing if it has no place that can be compared.
std::optional<Sheet> sheetOf(const View &view, const Item &item, int index);
/// Takes the other sheet's items in if they lie in this one's plane.
bool merge(Sheet &sheet, const Sheet &other, double tolerance);
/// Fills in what follows from the rectangle; `item` is the sheet's only one, or null.
void outline(Sheet &sheet, const View &view, const Item *item);
/// The hull on one side of a plane, with what follows from it.
void cutHull(Sheet &sheet, const Plane &plane, bool isAbove, const View &view);

enum class Relation : quint8 { None, Behind, InFront, Cut };

/// Where b is from a, seen from the eye. If they cut each other where both are seen, the middle decides on request.
Relation relationOf(const Sheet &a, const Sheet &b, double tolerance, bool isDecided);

} // namespace lectograph::picture
