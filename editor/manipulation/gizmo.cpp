// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/gizmo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::editor {

using base::Vec3;

namespace {

constexpr double tipReach = 76;    // pixels, in a view that is large enough
constexpr double ringReach = 58;   // pixels, likewise
constexpr double squareFrom = 18;  // pixels from the centre …
constexpr double squareTo = 34;    // … and to its far side
constexpr double grabReach = 8;    // pixels
constexpr double middleReach = 9;  // pixels
constexpr double leastSlope = 0.1; // sine of the angle at which an axis or a plane can still be grabbed

double sizeIn(const QRect &view)
{
    constexpr double largeEnough = 420; // pixels
    constexpr double least = 0.55;      // still large enough to take hold of
    return std::clamp(std::min(view.width(), view.height()) / largeEnough, least, 1.0);
}

} // namespace

Vec3 axisOf(int axis)
{
    return {axis == 0 ? 1.0 : 0.0, axis == 1 ? 1.0 : 0.0, axis == 2 ? 1.0 : 0.0};
}

Gizmo::Gizmo(const Projection &projection, const Vec3 &centre)
    : m_projection(projection), m_centre(centre), m_unit(projection.unitAt(centre)), m_size(sizeIn(projection.frame()))
{}

double Gizmo::reach() const
{
    return tipReach * m_size;
}

bool Gizmo::isNear(const QPointF &at) const
{
    constexpr double beyond = 16; // pixels
    const auto middle = this->middle();
    return middle && std::hypot(at.x() - middle->x(), at.y() - middle->y()) <= reach() + beyond;
}

Vec3 Gizmo::normalOf(const GizmoPart &part) const
{
    return part.kind == GizmoPart::Kind::View ? m_projection.towardsEye() : axisOf(part.axis);
}

std::optional<QPointF> Gizmo::tip(int axis) const
{
    const Vec3 way = m_projection.rayTo(m_centre).direction;
    if (base::length(base::cross(way, axisOf(axis))) < leastSlope * base::length(way))
        return std::nullopt;
    return m_projection.toWidget(m_centre + axisOf(axis) * (reach() * m_unit), false);
}

QPolygonF Gizmo::square(int axis) const
{
    const Vec3 way = m_projection.rayTo(m_centre).direction;
    if (std::abs(base::dot(way, axisOf(axis))) < 2 * leastSlope * base::length(way))
        return {};
    const Vec3 a = axisOf((axis + 1) % 3) * (m_size * m_unit);
    const Vec3 b = axisOf((axis + 2) % 3) * (m_size * m_unit);
    QPolygonF corners;
    for (const auto &[x, y] :
         {std::pair{squareFrom, squareFrom}, {squareTo, squareFrom}, {squareTo, squareTo}, {squareFrom, squareTo}}) {
        const auto at = m_projection.toWidget(m_centre + a * x + b * y, false);
        if (!at)
            return {};
        corners.append(*at);
    }
    return corners;
}

QPolygonF Gizmo::ring(int axis) const
{
    constexpr int steps = 48;
    const Vec3 a = axisOf((axis + 1) % 3) * (ringReach * m_size * m_unit);
    const Vec3 b = axisOf((axis + 2) % 3) * (ringReach * m_size * m_unit);
    QPolygonF points;
    for (int i = 0; i <= steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / steps;
        if (const auto at = m_projection.toWidget(m_centre + a * std::cos(angle) + b * std::sin(angle), false))
            points.append(*at);
    }
    return points;
}

std::optional<GizmoPart> Gizmo::under(const QPointF &at) const
{
    const auto middle = this->middle();
    if (!middle)
        return std::nullopt;
    if (std::hypot(at.x() - middle->x(), at.y() - middle->y()) <= middleReach)
        return GizmoPart{GizmoPart::Kind::View};
    std::optional<GizmoPart> nearest;
    double least = grabReach;
    for (int axis = 0; axis < 3; ++axis) {
        const auto end = tip(axis);
        const double distance = end ? distanceToSegment(at, *middle, *end) : least + 1;
        if (distance < least) {
            least = distance;
            nearest = GizmoPart{GizmoPart::Kind::Axis, axis};
        }
    }
    if (nearest)
        return nearest;
    for (int axis = 0; axis < 3; ++axis) {
        if (square(axis).containsPoint(at, Qt::WindingFill))
            return GizmoPart{GizmoPart::Kind::Plane, axis};
    }
    for (int axis = 0; axis < 3; ++axis) {
        const QPolygonF points = ring(axis);
        for (qsizetype i = 1; i < points.size(); ++i) {
            const double distance = distanceToSegment(at, points.at(i - 1), points.at(i));
            if (distance < least) {
                least = distance;
                nearest = GizmoPart{GizmoPart::Kind::Ring, axis};
            }
        }
    }
    return nearest;
}

std::optional<Vec3> Gizmo::onAxis(int axis, const QPointF &at) const
{
    // The point of the axis that is nearest to the ray from the eye.
    const Ray ray = m_projection.rayAt(at);
    const Vec3 along = axisOf(axis);
    const Vec3 between = base::cross(along, ray.direction);
    const double square = base::dot(between, between);
    if (square < leastSlope * leastSlope * 0.01 * base::dot(ray.direction, ray.direction))
        return std::nullopt;
    const double way = base::dot(base::cross(ray.origin - m_centre, ray.direction), between) / square;
    return m_centre + along * way;
}

std::optional<Vec3> Gizmo::onPlane(const Vec3 &normal, const QPointF &at) const
{
    const Ray ray = m_projection.rayAt(at);
    const double slope = base::dot(ray.direction, normal);
    if (std::abs(slope) < 1e-3 * base::length(ray.direction))
        return std::nullopt;
    const double share = base::dot(m_centre - ray.origin, normal) / slope;
    return share > 0 ? std::optional(ray.origin + ray.direction * share) : std::nullopt;
}

std::optional<Vec3> Gizmo::moved(const GizmoPart &part, const QPointF &from, const QPointF &to) const
{
    if (part.kind == GizmoPart::Kind::Axis) {
        const auto start = onAxis(part.axis, from);
        const auto end = onAxis(part.axis, to);
        return start && end ? std::optional(axisOf(part.axis) * base::dot(*end - *start, axisOf(part.axis)))
                            : std::nullopt;
    }
    const Vec3 normal = normalOf(part);
    const auto start = onPlane(normal, from);
    const auto end = onPlane(normal, to);
    if (!start || !end)
        return std::nullopt;
    const Vec3 way = *end - *start;
    if (part.kind == GizmoPart::Kind::Plane) { // exactly in the plane
        const Vec3 across = axisOf((part.axis + 1) % 3);
        const Vec3 along = axisOf((part.axis + 2) % 3);
        return across * base::dot(way, across) + along * base::dot(way, along);
    }
    return way;
}

std::optional<double> Gizmo::turned(int axis, const QPointF &from, const QPointF &to) const
{
    const Vec3 normal = axisOf(axis);
    const auto start = onPlane(normal, from);
    const auto end = onPlane(normal, to);
    if (!start || !end)
        return std::nullopt;
    const Vec3 a = *start - m_centre;
    const Vec3 b = *end - m_centre;
    return std::atan2(base::dot(base::cross(a, b), normal), base::dot(a, b)) * 180 / std::numbers::pi;
}

} // namespace lectograph::editor
