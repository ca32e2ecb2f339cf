// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/bezier.h"

#include <array>

namespace lectograph::shape {

namespace {

/// Gauss–Legendre quadrature of the speed with eight points, exact for polynomials up to degree 15
/// (Abramowitz and Stegun, table 25.4).
double quadrature(const Cubic &cubic, double from, double to)
{
    static constexpr std::array<std::pair<double, double>, 4> nodes{{{0.1834346424956498, 0.3626837833783620},
                                                                     {0.5255324099163290, 0.3137066458778873},
                                                                     {0.7966664774136267, 0.2223810344533745},
                                                                     {0.9602898564975363, 0.1012285362903763}}};
    const double half = (to - from) / 2;
    const double middle = (from + to) / 2;
    double sum = 0;
    for (const auto &[node, weight] : nodes)
        sum += weight * (norm(cubic.derivative(middle - half * node)) + norm(cubic.derivative(middle + half * node)));
    return sum * half;
}

double lengthBetween(const Cubic &cubic, double from, double to, double whole, double tolerance, int depth)
{
    const double middle = (from + to) / 2;
    const double left = quadrature(cubic, from, middle);
    const double right = quadrature(cubic, middle, to);
    if (depth == 0 || std::abs(left + right - whole) <= tolerance)
        return left + right;
    return lengthBetween(cubic, from, middle, left, tolerance / 2, depth - 1)
        + lengthBetween(cubic, middle, to, right, tolerance / 2, depth - 1);
}

double lengthUpTo(const Cubic &cubic, double t)
{
    const double whole = quadrature(cubic, 0, t);
    return lengthBetween(cubic, 0, t, whole, 1e-9 * whole, 12);
}

} // namespace

QPointF Cubic::at(double t) const
{
    const double s = 1 - t;
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t);
}

QPointF Cubic::derivative(double t) const
{
    const double s = 1 - t;
    return ((b - a) * (s * s) + (c - b) * (2 * s * t) + (d - c) * (t * t)) * 3;
}

QPointF Cubic::direction(double t) const
{
    const double size = std::max({norm(b - a), norm(c - a), norm(d - a)});
    if (size == 0)
        return {};
    for (const QPointF &candidate : {derivative(t), t < 0.5 ? c - a : d - b, d - a, t < 0.5 ? b - a : d - c}) {
        if (const double l = norm(candidate); l > 1e-9 * size)
            return candidate / l;
    }
    return {};
}

std::pair<Cubic, Cubic> Cubic::split(double t) const
{
    const QPointF ab = mix(a, b, t);
    const QPointF bc = mix(b, c, t);
    const QPointF cd = mix(c, d, t);
    const QPointF abc = mix(ab, bc, t);
    const QPointF bcd = mix(bc, cd, t);
    const QPointF middle = mix(abc, bcd, t);
    return {{a, ab, abc, middle}, {middle, bcd, cd, d}};
}

Cubic Cubic::between(double from, double to) const
{
    if (from <= 0)
        return to >= 1 ? *this : split(to).first;
    const Cubic rest = split(from).second;
    return to >= 1 ? rest : rest.split((to - from) / (1 - from)).first;
}

bool Cubic::isStraight() const
{
    const QPointF chord = d - a;
    const double square = dot(chord, chord);
    if (square == 0)
        return b == a && c == a;
    const double slack = 1e-9 * square;
    for (const QPointF &handle : {b - a, c - a}) {
        const double along = dot(handle, chord);
        if (std::abs(cross(handle, chord)) > slack || along < -slack || along > square + slack)
            return false;
    }
    return true;
}

double Cubic::length() const
{
    return isStraight() ? norm(d - a) : lengthUpTo(*this, 1);
}

double Cubic::parameterAt(double wanted) const
{
    const double whole = length();
    if (wanted <= 0 || whole == 0)
        return 0;
    if (wanted >= whole)
        return 1;
    double low = 0;
    double high = 1;
    double t = wanted / whole;
    for (int i = 0; i < 60 && high - low > 1e-12; ++i) {
        const double excess = lengthUpTo(*this, t) - wanted;
        if (std::abs(excess) <= 1e-11 * whole)
            break;
        (excess > 0 ? high : low) = t;
        const double speed = norm(derivative(t));
        const double newton = speed > 0 ? t - excess / speed : low; // outside the bracket: bisection
        t = newton > low && newton < high ? newton : (low + high) / 2;
    }
    return t;
}

void extend(double a, double b, double c, double d, double &low, double &high)
{
    low = std::min({low, a, d});
    high = std::max({high, a, d});
    if (b >= low && b <= high && c >= low && c <= high)
        return; // the curve lies in the hull of its points
    // roots of the derivative p·t² + q·t + r
    const double p = d - a + 3 * (b - c);
    const double q = 2 * (a - 2 * b + c);
    const double r = b - a;
    const auto visit = [&](double t) {
        if (t > 0 && t < 1) {
            const double s = 1 - t;
            const double value = s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    };
    const double discriminant = q * q - 4 * p * r;
    if (discriminant < 0)
        return;
    const double stable = -(q + std::copysign(std::sqrt(discriminant), q)) / 2;
    if (stable != 0)
        visit(r / stable);
    if (p != 0)
        visit(stable / p);
}

} // namespace lectograph::shape
