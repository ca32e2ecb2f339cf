// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/sheets.h"

#include <algorithm>
#include <cmath>

namespace lectograph::picture {

using base::Vec3;

namespace {

std::array<QPointF, 4> cornersOf(const QRectF &rect)
{
    return {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
}

Vec3 unit(const Vec3 &v)
{
    const double size = length(v);
    return size > 0 ? v * (1 / size) : Vec3{};
}

/// A unit vector at right angles to a unit vector.
Vec3 across(const Vec3 &v)
{
    return unit(std::abs(v.x) < 0.9 ? cross(v, {1, 0, 0}) : cross(v, {0, 1, 0}));
}

/// The convex hull of points (Andrew's monotone chain).
Outline hullOf(Outline points)
{
    const auto isLess = [](const QPointF &a, const QPointF &b) {
        return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y();
    };
    std::ranges::sort(points, isLess);
    const auto repeated = std::ranges::unique(points);
    points.erase(repeated.begin(), repeated.end());
    if (points.size() < 3)
        return points;
    Outline hull;
    const auto add = [&](const QPointF &point, std::size_t least) {
        while (hull.size() > least
               && base::cross(hull[hull.size() - 1] - hull[hull.size() - 2], point - hull[hull.size() - 1]) <= 0)
            hull.pop_back();
        hull.push_back(point);
    };
    for (const QPointF &point : points)
        add(point, 1);
    const std::size_t upper = hull.size();
    for (auto point = points.rbegin() + 1; point != points.rend(); ++point)
        add(*point, upper);
    hull.pop_back();
    return hull;
}

/// The area that an item covers, closer than its rectangle; nothing if that would have many corners.
std::optional<Outline> hullOf(const Sheet &sheet, const View &view, const Item &item)
{
    constexpr std::size_t mostPoints = 256;
    constexpr std::size_t mostCorners = 64;
    if (item.image || item.path.isEmpty())
        return std::nullopt;
    Outline points;
    const Vec3 x = view.seenDirection(item.place.x);
    const Vec3 y = view.seenDirection(item.place.y);
    for (const shape::Contour &contour : item.path.contours()) {
        if (points.size() + contour.points.size() > mostPoints)
            return std::nullopt;
        for (const QPointF &point : contour.points) {
            const Vec3 from = x * point.x() + y * point.y();
            points.emplace_back(dot(from, sheet.right), dot(from, sheet.up));
            if (!std::isfinite(points.back().x()) || !std::isfinite(points.back().y()))
                return std::nullopt;
        }
    }
    Outline hull = hullOf(std::move(points));
    return hull.size() <= mostCorners ? std::optional(hull) : std::nullopt;
}

/// Fills in what follows from the hull.
void project(Sheet &sheet, double nearest)
{
    sheet.corners.clear();
    sheet.outline.clear();
    sheet.bounds = {};
    Rect held;
    for (const QPointF &point : sheet.hull) {
        sheet.corners.push_back(sheet.point(point));
        held.add(point);
    }
    sheet.depth = sheet.point({(held.left + held.right) / 2, (held.bottom + held.top) / 2}).z;
    // Strokes reach beyond the hull, and lines have an extent only by their stroke.
    const double margin = std::max(sheet.nib, 1e-6 * (held.right - held.left + held.top - held.bottom));
    Outline widened;
    for (const QPointF &point : sheet.hull) {
        for (const QPointF &way : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)})
            widened.push_back(point + way * margin);
    }
    widened = hullOf(std::move(widened));
    // What lies before the nearest depth is not drawn.
    for (std::size_t i = 0; i < widened.size(); ++i) {
        const Vec3 a = sheet.point(widened[i]);
        const Vec3 b = sheet.point(widened[(i + 1) % widened.size()]);
        const auto add = [&](const Vec3 &point) { sheet.outline.emplace_back(point.x / point.z, point.y / point.z); };
        if (a.z >= nearest)
            add(a);
        if ((a.z >= nearest) != (b.z >= nearest))
            add(mix(a, b, (nearest - a.z) / (b.z - a.z)));
    }
    for (const QPointF &point : sheet.outline)
        sheet.bounds.add(point);
}

/// What is left of a convex outline on one side of a line: where `inside`, which is linear, is not negative.
template <class Inside>
Outline clipped(const Outline &outline, const Inside &inside)
{
    Outline kept;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const QPointF &p = outline[i];
        const QPointF &q = outline[(i + 1) % outline.size()];
        const double atP = inside(p);
        const double atQ = inside(q);
        if (atP >= 0)
            kept.push_back(p);
        if ((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0))
            kept.push_back(p + (q - p) * (atP / (atP - atQ)));
    }
    return kept;
}

/// What two convex outlines share (Sutherland and Hodgman 1974).
Outline shared(Outline a, const Outline &b)
{
    const auto turn = [&](std::size_t i) {
        return base::cross(b[(i + 1) % b.size()] - b[i], b[(i + 2) % b.size()] - b[(i + 1) % b.size()]);
    };
    double sense = 0;
    for (std::size_t i = 0; i < b.size(); ++i)
        sense += turn(i);
    for (std::size_t i = 0; i < b.size() && !a.empty(); ++i) {
        const QPointF &from = b[i];
        const QPointF along = b[(i + 1) % b.size()] - from;
        const auto inside = [&](const QPointF &point) { return base::cross(along, point - from) * sense; };
        a = clipped(a, inside);
    }
    return a;
}

/// Where b is, seen from the eye, if all of it lies on one side of a's plane.
Relation sideOf(const Sheet &b, const Sheet &a, double tolerance)
{
    double least = 0;
    double most = 0;
    for (const Vec3 &corner : b.corners) {
        const double above = a.plane.above(corner);
        least = std::min(least, above);
        most = std::max(most, above);
    }
    if (least >= -tolerance && most <= tolerance)
        return Relation::None;
    if (least < -tolerance && most > tolerance)
        return Relation::Cut;
    const bool isEyeAbove = a.plane.distance < 0;
    return (most > tolerance) == isEyeAbove ? Relation::InFront : Relation::Behind;
}

Relation opposite(Relation relation)
{
    return relation == Relation::InFront ? Relation::Behind
        : relation == Relation::Behind   ? Relation::InFront
                                         : relation;
}

/// Where b is, by the depths of both over all that they share on screen. If they cut each other there, the middle
/// decides on request.
Relation byDepth(const Sheet &b, const Sheet &a, double tolerance, bool isDecided)
{
    const Outline common = shared(a.outline, b.outline);
    // How much nearer b is, as a share of its distance. The inverse of the depth is linear over the screen, so that the
    // corners tell about all that lies between them.
    const auto nearness = [&](const QPointF &at) {
        const auto inverse = [&](const Plane &plane) {
            return dot(plane.normal, {at.x(), at.y(), 1}) / plane.distance;
        };
        const double ofA = inverse(a.plane);
        const double ofB = inverse(b.plane);
        return std::isfinite(ofA) && std::isfinite(ofB) ? (ofB - ofA) / std::max(std::abs(ofA), std::abs(ofB)) : 0;
    };
    double least = 0;
    double most = 0;
    QPointF middle;
    for (const QPointF &at : common) {
        least = std::min(least, nearness(at));
        most = std::max(most, nearness(at));
        middle += at / static_cast<double>(common.size());
    }
    if (least < -tolerance && most > tolerance) {
        if (!isDecided)
            return Relation::Cut;
        return nearness(middle) > 0 ? Relation::InFront : Relation::Behind;
    }
    return most > tolerance ? Relation::InFront : least < -tolerance ? Relation::Behind : Relation::None;
}

} // namespace

std::optional<Sheet> sheetOf(const View &view, const Item &item, int index)
{
    Sheet sheet;
    sheet.items = {index};
    sheet.origin = view.seen(item.place.origin);
    const Vec3 x = view.seenDirection(item.place.x);
    const Vec3 y = view.seenDirection(item.place.y);
    // An item without extent in one direction lies in many planes; any of them will do.
    sheet.right = length(x) > 0 ? unit(x) : length(y) > 0 ? across(unit(y)) : Vec3{1, 0, 0};
    const Vec3 normal = cross(sheet.right, y);
    sheet.plane.normal = length(normal) > 1e-12 * length(y) ? unit(normal) : across(sheet.right);
    sheet.plane.distance = dot(sheet.plane.normal, sheet.origin);
    sheet.up = cross(sheet.plane.normal, sheet.right);
    Rect held;
    for (const QPointF &corner : cornersOf(ownBounds(item))) {
        const Vec3 from = x * corner.x() + y * corner.y();
        held.add({dot(from, sheet.right), dot(from, sheet.up)});
    }
    sheet.rect = QRectF(QPointF(held.left, held.bottom), QPointF(held.right, held.top));
    sheet.nib = std::max(item.style.strokeWidth, item.style.backStrokeWidth) * 0.005;
    const double sum = sheet.plane.distance + held.left + held.right + held.bottom + held.top + sheet.nib;
    return std::isfinite(sum) ? std::optional(sheet) : std::nullopt;
}

bool merge(Sheet &sheet, const Sheet &other, double tolerance)
{
    const std::array<QPointF, 4> corners = cornersOf(other.rect);
    Rect held;
    for (const QPointF &corner : corners) {
        const Vec3 point = other.point(corner);
        if (!(std::abs(sheet.plane.above(point)) <= tolerance))
            return false;
        held.add({dot(point - sheet.origin, sheet.right), dot(point - sheet.origin, sheet.up)});
    }
    const QRectF added(QPointF(held.left, held.bottom), QPointF(held.right, held.top));
    const QRectF &had = sheet.rect;
    sheet.rect = QRectF(QPointF(std::min(had.left(), added.left()), std::min(had.top(), added.top())),
                        QPointF(std::max(had.right(), added.right()), std::max(had.bottom(), added.bottom())));
    sheet.nib = std::max(sheet.nib, other.nib);
    sheet.items.insert(sheet.items.end(), other.items.begin(), other.items.end());
    return true;
}

void outline(Sheet &sheet, const View &view, const Item *item)
{
    const auto close = item ? hullOf(sheet, view, *item) : std::nullopt;
    const std::array<QPointF, 4> corners = cornersOf(sheet.rect);
    sheet.hull = close ? *close : Outline(corners.begin(), corners.end());
    project(sheet, view.nearest());
}

void cutHull(Sheet &sheet, const Plane &plane, bool isAbove, const View &view)
{
    const auto inside = [&](const QPointF &point) { return plane.above(sheet.point(point)) * (isAbove ? 1 : -1); };
    if (Outline kept = clipped(sheet.hull, inside); !kept.empty())
        sheet.hull = std::move(kept);
    project(sheet, view.nearest());
}

bool Sheet::isLine() const
{
    Rect held;
    for (const QPointF &point : hull)
        held.add(point);
    const double width = held.right - held.left;
    const double height = held.top - held.bottom;
    return hull.size() < 3 || std::min(width, height) <= 1e-9 * std::max(width, height);
}

Relation relationOf(const Sheet &a, const Sheet &b, double tolerance, bool isDecided)
{
    if (const Relation side = sideOf(b, a, tolerance); side != Relation::Cut)
        return side;
    if (const Relation side = sideOf(a, b, tolerance); side != Relation::Cut)
        return opposite(side);
    return byDepth(b, a, 1e-6, isDecided);
}

} // namespace lectograph::picture
