// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/quaternion.h"

#include <array>
#include <cmath>

namespace lectograph::base {
namespace {

std::array<double, 3> sizesOf(const Transform &t)
{
    return {length(t.x), length(t.y), length(t.z)};
}

/// Whether the axes are at right angles, right-handed, and long enough to have a direction.
bool isRigid(const Transform &t)
{
    constexpr double tolerance = 1e-6;
    const auto [x, y, z] = sizesOf(t);
    return x > 1e-9 && y > 1e-9 && z > 1e-9 && std::abs(dot(t.x, t.y)) <= tolerance * x * y
        && std::abs(dot(t.y, t.z)) <= tolerance * y * z && std::abs(dot(t.z, t.x)) <= tolerance * z * x
        && dot(cross(t.x, t.y), t.z) > 0;
}

} // namespace

Quaternion rotationOf(const Transform &transform)
{
    const double sizeX = length(transform.x);
    if (!(sizeX > 0))
        return {};
    const Vec3 x = transform.x * (1 / sizeX);
    const Vec3 across = transform.y - x * dot(transform.y, x);
    const double sizeY = length(across);
    if (!(sizeY > 0))
        return {};
    const Vec3 y = across * (1 / sizeY);
    const Vec3 z = cross(x, y);
    // The largest component is computed first, so that nothing is divided by almost nothing (Shepperd 1978).
    const std::array squares{1 + x.x + y.y + z.z, 1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z};
    const auto largest = std::ranges::max_element(squares);
    const double s = 2 * std::sqrt(*largest);
    switch (largest - squares.begin()) {
    case 0: return {s / 4, {(y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s}};
    case 1: return {(y.z - z.y) / s, {s / 4, (x.y + y.x) / s, (z.x + x.z) / s}};
    case 2: return {(z.x - x.z) / s, {(x.y + y.x) / s, s / 4, (y.z + z.y) / s}};
    default: return {(x.y - y.x) / s, {(z.x + x.z) / s, (y.z + z.y) / s, s / 4}};
    }
}

Transform transformOf(const Quaternion &rotation)
{
    const double w = rotation.w;
    const auto turned = [&](const Vec3 &p) {
        const Vec3 t = cross(rotation.v, p) * 2;
        return p + t * w + cross(rotation.v, t);
    };
    return {turned({1, 0, 0}), turned({0, 1, 0}), turned({0, 0, 1}), {}};
}

Quaternion slerp(const Quaternion &a, Quaternion b, double t)
{
    double cosine = a.w * b.w + dot(a.v, b.v);
    if (cosine < 0) { // the same rotation on the shorter way
        b = {-b.w, -b.v};
        cosine = -cosine;
    }
    const double angle = std::acos(std::min(cosine, 1.0));
    const double sine = std::sin(angle);
    const bool isTiny = sine < 1e-9;
    const double ofA = isTiny ? 1 - t : std::sin((1 - t) * angle) / sine;
    const double ofB = isTiny ? t : std::sin(t * angle) / sine;
    const Quaternion mixed{a.w * ofA + b.w * ofB, a.v * ofA + b.v * ofB};
    const double size = std::sqrt(mixed.w * mixed.w + dot(mixed.v, mixed.v));
    return size > 0 ? Quaternion{mixed.w / size, mixed.v * (1 / size)} : a;
}

Transform turnedMix(const Transform &a, const Transform &b, double t, const Vec3 &pivot)
{
    if (t == 0)
        return a;
    if (t == 1)
        return b;
    if (!isRigid(a) || !isRigid(b))
        return mix(a, b, t);
    const auto from = sizesOf(a);
    const auto to = sizesOf(b);
    Transform result = transformOf(slerp(rotationOf(a), rotationOf(b), t));
    // Easings may overshoot, but nothing turns inside out.
    const auto size = [&](std::size_t i) { return std::max(from[i] + (to[i] - from[i]) * t, 1e-9); };
    result.x = result.x * size(0);
    result.y = result.y * size(1);
    result.z = result.z * size(2);
    result.origin = mix(a.map(pivot), b.map(pivot), t) - result.mapDirection(pivot);
    return result;
}

} // namespace lectograph::base
