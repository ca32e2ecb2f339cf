// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/outlines.h"

#include "shape/bezier.h"
#include "shape/pathops.h"

#include <array>
#include <numbers>

namespace lectograph::shape {

namespace {

using Points = std::vector<QPointF>;
constexpr double pi = std::numbers::pi;

QPointF polar(double radius, double angle)
{
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

void lineTo(Points &points, const QPointF &to)
{
    if (points.empty())
        points.push_back(to);
    else if (points.back() != to)
        append(points, Cubic::straight(points.back(), to));
}

/// Uses segments of at most 45°, with an error below five millionths of the radius.
void arcTo(Points &points, const QPointF &centre, double radius, double start, double sweep)
{
    lineTo(points, centre + polar(radius, start));
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(sweep) / (pi / 4) - 1e-9)));
    const double step = sweep / pieces;
    const double handle = 4.0 / 3 * std::tan(step / 4) * radius;
    for (int i = 0; i < pieces; ++i) {
        const double from = start + i * step;
        const double to = start + (i + 1) * step;
        const QPointF end = centre + polar(radius, to);
        const QPointF knot = points.back();
        append(points, {knot, knot + polar(handle, from + pi / 2), end - polar(handle, to + pi / 2), end});
    }
}

Path closed(Points points)
{
    return Path({{std::move(points), true}});
}

Path open(Points points)
{
    return Path({{std::move(points), false}});
}

/// Slopes at the knots of a natural or periodic cubic spline: each inner knot satisfies m₋ + 4m + m₊ = 3(p₊ − p₋).
/// (Bartels, Beatty, Barsky: An Introduction to Splines, chapter 3.)
Points naturalSlopes(std::span<const QPointF> knots)
{
    const std::size_t n = knots.size();
    std::vector<double> factor(n);
    Points slopes(n);
    factor[0] = 0.5;
    slopes[0] = 1.5 * (knots[1] - knots[0]);
    for (std::size_t i = 1; i < n; ++i) {
        const bool last = i + 1 == n;
        const QPointF right = 3 * (knots[last ? i : i + 1] - knots[i - 1]);
        factor[i] = 1 / ((last ? 2 : 4) - factor[i - 1]);
        slopes[i] = (right - slopes[i - 1]) * factor[i];
    }
    for (std::size_t i = n - 1; i-- > 0;)
        slopes[i] -= factor[i] * slopes[i + 1];
    return slopes;
}

/// Solves the periodic system as a tridiagonal one plus a rank-one correction (Sherman–Morrison).
Points periodicSlopes(std::span<const QPointF> knots)
{
    const std::size_t n = knots.size();
    const auto knot = [&](std::size_t i) { return knots[i % n]; };
    std::vector<double> factor(n);
    Points slopes(n);
    std::vector<double> correction(n);
    // The corner elements 1 turn into changes of the first and last diagonal elements: 4 + 4 and 4 + 1/4.
    const auto diagonal = [n](std::size_t i) { return i == 0 ? 8.0 : i + 1 == n ? 4.25 : 4.0; };
    for (std::size_t i = 0; i < n; ++i) {
        const QPointF right = 3 * (knot(i + 1) - knot(i + n - 1));
        const double corner = i == 0 ? -4 : i + 1 == n ? 1 : 0;
        const double pivot = 1 / (diagonal(i) - (i > 0 ? factor[i - 1] : 0));
        factor[i] = pivot;
        slopes[i] = (right - (i > 0 ? slopes[i - 1] : QPointF())) * pivot;
        correction[i] = (corner - (i > 0 ? correction[i - 1] : 0)) * pivot;
    }
    for (std::size_t i = n - 1; i-- > 0;) {
        slopes[i] -= factor[i] * slopes[i + 1];
        correction[i] -= factor[i] * correction[i + 1];
    }
    const QPointF share = (slopes[0] - slopes[n - 1] / 4) / (1 + correction[0] - correction[n - 1] / 4);
    for (std::size_t i = 0; i < n; ++i)
        slopes[i] -= share * correction[i];
    return slopes;
}

/// A stem to `tip` on one straight side, between `low` and `high` along it.
struct Stem
{
    QPointF first;
    QPointF second;
    int side = -1; ///< 0 top, 1 left, 2 bottom, 3 right; −1: no stem, because the tip is inside
};

Stem stemOf(double width, double height, double radius, const QPointF &tip)
{
    const double across = std::abs(tip.x()) / (width / 2);
    const double up = std::abs(tip.y()) / (height / 2);
    if (std::max(across, up) <= 1)
        return {};
    const bool vertical = up >= across; // through the top or bottom side
    const double side = vertical ? width : height;
    const double room = std::max(0.0, side / 2 - radius);
    const double half = std::min(side * 0.05, room);
    const double middle = std::clamp((vertical ? tip.x() : tip.y()) / 2, -std::min(side / 4, room - half),
                                     std::min(side / 4, room - half));
    if (vertical) {
        const double y = std::copysign(height / 2, tip.y());
        const double ahead = tip.y() > 0 ? -half : half; // counter-clockwise: the top side runs leftwards
        return {{middle - ahead, y}, {middle + ahead, y}, tip.y() > 0 ? 0 : 2};
    }
    const double x = std::copysign(width / 2, tip.x());
    const double ahead = tip.x() < 0 ? -half : half;
    return {{x, middle - ahead}, {x, middle + ahead}, tip.x() < 0 ? 1 : 3};
}

/// Counter-clockwise from the upper right corner, with a stem if there is one.
Path roundedBox(double width, double height, double radius, const Stem &stem, const QPointF &tip)
{
    const double x = width / 2 - radius;
    const double y = height / 2 - radius;
    const std::array<QPointF, 4> centres{{{x, y}, {-x, y}, {-x, -y}, {x, -y}}};
    Points points;
    lineTo(points, centres[0] + QPointF(0, radius));
    for (int side = 0; side < 4; ++side) {
        if (stem.side == side) {
            for (const QPointF &corner : {stem.first, tip, stem.second})
                lineTo(points, corner);
        }
        const QPointF &centre = centres[static_cast<std::size_t>(side + 1) % 4];
        if (radius > 0)
            arcTo(points, centre, radius, (side + 1) * pi / 2, pi / 2);
        else
            lineTo(points, centre);
    }
    points.back() = points.front(); // removes the rounding error of the sine
    return closed(std::move(points));
}

} // namespace

Path circle(double radius)
{
    return ellipse(2 * radius, 2 * radius);
}

Path ellipse(double width, double height)
{
    Points points;
    arcTo(points, {}, 1, 0, 2 * pi);
    points.back() = points.front();
    for (QPointF &p : points)
        p = {p.x() * width / 2, p.y() * height / 2};
    return closed(std::move(points));
}

Path arc(double radius, double start, double sweep)
{
    Points points;
    arcTo(points, {}, radius, start, sweep);
    return open(std::move(points));
}

Path sector(double innerRadius, double outerRadius, double start, double sweep)
{
    if (std::abs(sweep) >= 2 * pi) {
        Path outer = circle(outerRadius);
        if (innerRadius <= 0)
            return outer;
        return Path({outer.contours().front(), reversed(circle(innerRadius)).contours().front()});
    }
    Points points;
    arcTo(points, {}, outerRadius, start, sweep);
    if (innerRadius > 0)
        arcTo(points, {}, innerRadius, start + sweep, -sweep);
    else
        lineTo(points, {});
    return closed(std::move(points));
}

Path rectangle(double width, double height, double cornerRadius)
{
    const double radius = std::clamp(cornerRadius, 0.0, std::min(width, height) / 2);
    return roundedBox(width, height, radius, {}, {});
}

Path polygon(std::span<const QPointF> corners, bool isClosed)
{
    Points points;
    for (const QPointF &corner : corners)
        lineTo(points, corner);
    return isClosed ? closed(std::move(points)) : open(std::move(points));
}

Path regularPolygon(int corners, double radius)
{
    Points points;
    const double start = corners % 2 == 1 ? pi / 2 : 0;
    for (int i = 0; i < corners; ++i)
        lineTo(points, polar(radius, start + 2 * pi * i / corners));
    return closed(std::move(points));
}

Path star(int count, double outerRadius, double innerRadius)
{
    Points points;
    for (int i = 0; i < 2 * count; ++i)
        lineTo(points, polar(i % 2 == 0 ? outerRadius : innerRadius, pi / 2 + pi * i / count));
    return closed(std::move(points));
}

Path line(const QPointF &from, const QPointF &to, double arcAngle)
{
    const QPointF chord = to - from;
    const double half = arcAngle / 2;
    if (std::abs(std::sin(half)) < 1e-6)
        return open({from, mix(from, to, 1.0 / 3), mix(from, to, 2.0 / 3), to});
    const QPointF left(-chord.y(), chord.x());
    const QPointF centre = mix(from, to, 0.5) + left * (0.5 / std::tan(half));
    const QPointF spoke = from - centre;
    Points points;
    arcTo(points, centre, norm(spoke), std::atan2(spoke.y(), spoke.x()), arcAngle);
    points.front() = from;
    points.back() = to;
    return open(std::move(points));
}

Path smoothCurve(std::span<const QPointF> knots, bool isClosed)
{
    if (knots.size() < 3)
        return polygon(knots, false);
    const Points slopes = isClosed ? periodicSlopes(knots) : naturalSlopes(knots);
    const std::size_t n = knots.size();
    Points points;
    for (std::size_t i = 0; i + 1 < n + (isClosed ? 1 : 0); ++i) {
        const std::size_t next = (i + 1) % n;
        append(points, {knots[i], knots[i] + slopes[i] / 3, knots[next] - slopes[next] / 3, knots[next]});
    }
    return isClosed ? closed(std::move(points)) : open(std::move(points));
}

Path arrowTip(const QPointF &tip, const QPointF &direction, double length, double width)
{
    const double size = norm(direction);
    if (size == 0)
        return {};
    const QPointF along = direction / size;
    const QPointF left(-along.y() * width / 2, along.x() * width / 2);
    const QPointF base = tip - along * length;
    return polygon(std::array{tip, base + left, base - left});
}

Path filledArrow(const QPointF &from, const QPointF &to, double thickness, double tipLength, double tipWidth)
{
    const double length = norm(to - from);
    if (length == 0)
        return {};
    const QPointF along = (to - from) / length;
    const QPointF left(-along.y() / 2, along.x() / 2);
    const QPointF neck = to - along * std::min(tipLength, length);
    return polygon(std::array{to, neck + left * tipWidth, neck + left * thickness, from + left * thickness,
                              from - left * thickness, neck - left * thickness, neck - left * tipWidth});
}

Path brace(double width, double size)
{
    // Proportions of Computer Modern's under-brace: arms 0.22 of the height thick, hooks 0.82 of the height wide.
    const double end = 0.04 * size; // width of the hook ends and of the tip
    const double hook = std::min(0.82 * size, width / 4);
    const double upper = 0.11 * size; // edges of the arms
    const double lower = -upper;
    const double top = size / 2;
    const double x = width / 2;
    // The right half from the tip upwards; the left half is its mirror image.
    const std::vector<Cubic> right{
        Cubic::straight({0, -top}, {end / 2, -top}),
        Cubic{{end / 2, -top}, {0.14 * hook, -0.72 * top}, {0.4 * hook, lower}, {hook, lower}},
        Cubic::straight({hook, lower}, {x - hook, lower}),
        Cubic{{x - hook, lower}, {x - 0.45 * hook, lower}, {x - 0.02 * hook, 0.45 * top}, {x, top}},
        Cubic::straight({x, top}, {x - end, top}),
        Cubic{{x - end, top}, {x - end - 0.1 * hook, 0.8 * top}, {x - 0.4 * hook, upper}, {x - hook, upper}},
        Cubic::straight({x - hook, upper}, {hook, upper}),
        Cubic{{hook, upper}, {0.55 * hook, upper}, {0.14 * hook, 0}, {0, -0.42 * top}}};
    Points points;
    for (const Cubic &c : right)
        append(points, c);
    const auto mirrored = [](const QPointF &p) { return QPointF(-p.x(), p.y()); };
    for (std::size_t i = right.size(); i-- > 0;) {
        const Cubic &c = right[i];
        append(points, {mirrored(c.d), mirrored(c.c), mirrored(c.b), mirrored(c.a)});
    }
    return closed(std::move(points));
}

Path bracket(double height, bool left, double thickness, double depth)
{
    const double y = height / 2;
    Points corners{{depth, y},
                   {0, y},
                   {0, -y},
                   {depth, -y},
                   {depth, thickness - y},
                   {thickness, thickness - y},
                   {thickness, y - thickness},
                   {depth, y - thickness}};
    if (!left) {
        for (QPointF &corner : corners)
            corner.rx() = -corner.x();
        std::reverse(corners.begin(), corners.end()); // counter-clockwise again
    }
    return polygon(corners);
}

Path cross(double width, double height)
{
    const double x = width / 2;
    const double y = height / 2;
    return Path({line({-x, y}, {x, -y}).contours().front(), line({x, y}, {-x, -y}).contours().front()});
}

Path speechBubble(double width, double height, double cornerRadius, const QPointF &tip)
{
    const double radius = std::clamp(cornerRadius, 0.0, std::min(width, height) / 2);
    return roundedBox(width, height, radius, stemOf(width, height, radius, tip), tip);
}

Path cloud(double width, double height)
{
    // The feet of the puffs are evenly spaced on the ellipse through the corners of the box.
    const Path feet = ellipse(width * std::numbers::sqrt2, height * std::numbers::sqrt2);
    const double around = lengthOf(feet);
    const double puff = 0.45 * std::sqrt(width * height) + 0.1 * std::min(width, height);
    const int pairs = std::clamp(static_cast<int>(std::lround(around / puff / 2)), 4, 20); // odd: asymmetric
    const int count = 2 * pairs;
    Points points;
    for (int i = 0; i < count; ++i) {
        const QPointF from = pointAt(feet, (i + 0.5) / count).point;
        const QPointF to = pointAt(feet, i + 1 < count ? (i + 1.5) / count : 0.5 / count).point;
        const Path arc = line(from, to, 0.8 * pi);
        for (int k = 0; k < arc.curveCount(); ++k)
            append(points, curve(arc.contours().front(), k));
    }
    return closed(std::move(points));
}

} // namespace lectograph::shape
