// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lectograph::base {

/// A point or direction in scene units: x to the right, y up, z towards the viewer.
struct Vec3
{
    double x = 0;
    double y = 0;
    double z = 0;

    friend constexpr bool operator==(const Vec3 &, const Vec3 &) = default;
    friend constexpr Vec3 operator+(const Vec3 &a, const Vec3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend constexpr Vec3 operator-(const Vec3 &a, const Vec3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend constexpr Vec3 operator-(const Vec3 &a) { return {-a.x, -a.y, -a.z}; }
    friend constexpr Vec3 operator*(const Vec3 &a, double k) { return {a.x * k, a.y * k, a.z * k}; }
    friend constexpr Vec3 operator*(double k, const Vec3 &a) { return a * k; }
};

constexpr double dot(const Vec3 &a, const Vec3 &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
constexpr Vec3 cross(const Vec3 &a, const Vec3 &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/// The z component of the cross product in the plane: twice the signed area of the triangle 0, a, b.
inline double cross(const QPointF &a, const QPointF &b)
{
    return a.x() * b.y() - a.y() * b.x();
}
inline double length(const Vec3 &a)
{
    return std::sqrt(dot(a, a));
}
constexpr Vec3 mix(const Vec3 &a, const Vec3 &b, double t)
{
    return a * (1 - t) + b * t;
}

/// An affine map of space: p ↦ x·p.x + y·p.y + z·p.z + origin. The axes are the columns of its matrix.
struct Transform
{
    Vec3 x{1, 0, 0};
    Vec3 y{0, 1, 0};
    Vec3 z{0, 0, 1};
    Vec3 origin{};

    static constexpr Transform translation(const Vec3 &by) { return {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, by}; }
    static constexpr Transform scaling(double sx, double sy, double sz = 1)
    {
        return {{sx, 0, 0}, {0, sy, 0}, {0, 0, sz}, {}};
    }
    /// Counter-clockwise rotation by `radians` about the unit vector `axis` (Rodrigues' formula).
    static Transform rotation(double radians, const Vec3 &axis = {0, 0, 1});

    constexpr Vec3 map(const Vec3 &p) const { return x * p.x + y * p.y + z * p.z + origin; }
    constexpr Vec3 mapDirection(const Vec3 &p) const { return x * p.x + y * p.y + z * p.z; }
    constexpr Vec3 map(const QPointF &p) const { return x * p.x() + y * p.y() + origin; }
    /// Whether the plane z = 0 is mapped onto itself or a parallel plane.
    constexpr bool isFlat() const { return x.z == 0 && y.z == 0; }
    constexpr bool isIdentity() const { return *this == Transform{}; }
    /// Returns the inverse, or the identity if the transform is singular.
    Transform inverted() const;

    friend constexpr bool operator==(const Transform &, const Transform &) = default;
    /// Applies `b` first, then `a`.
    friend constexpr Transform operator*(const Transform &a, const Transform &b)
    {
        return {a.mapDirection(b.x), a.mapDirection(b.y), a.mapDirection(b.z), a.map(b.origin)};
    }
};

/// Point-wise linear interpolation: every point moves along a straight line.
constexpr Transform mix(const Transform &a, const Transform &b, double t)
{
    return {mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.z, b.z, t), mix(a.origin, b.origin, t)};
}

/// `inner` applied about `pivot` instead of the origin.
constexpr Transform about(const Vec3 &pivot, const Transform &inner)
{
    return Transform::translation(pivot) * inner * Transform::translation(-pivot);
}

/// An axis-aligned box; empty until a point is added.
struct Box
{
    Vec3 min{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(),
             std::numeric_limits<double>::infinity()};
    Vec3 max{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
             -std::numeric_limits<double>::infinity()};

    constexpr bool isEmpty() const { return min.x > max.x; }
    constexpr double width() const { return isEmpty() ? 0 : max.x - min.x; }
    constexpr double height() const { return isEmpty() ? 0 : max.y - min.y; }
    constexpr double depth() const { return isEmpty() ? 0 : max.z - min.z; }
    constexpr Vec3 centre() const { return isEmpty() ? Vec3{} : (min + max) * 0.5; }
    /// The centre of a face, edge or corner: each component of `side` is −1, 0 or 1.
    constexpr Vec3 at(const Vec3 &side) const
    {
        return centre() + Vec3{side.x * width() / 2, side.y * height() / 2, side.z * depth() / 2};
    }
    constexpr void add(const Vec3 &p)
    {
        min = {std::min(min.x, p.x), std::min(min.y, p.y), std::min(min.z, p.z)};
        max = {std::max(max.x, p.x), std::max(max.y, p.y), std::max(max.z, p.z)};
    }
    constexpr void add(const Box &other)
    {
        if (!other.isEmpty()) {
            add(other.min);
            add(other.max);
        }
    }
    friend constexpr bool operator==(const Box &, const Box &) = default;
};

} // namespace lectograph::base
