// SPDX-License-Identifier: GPL-3.0-or-later
#include "shading.h"

#include "facets.h"
#include "graph/row.h"

#include <array>
#include <cmath>
#include <map>

namespace lectograph::space {

using base::Color;
using base::Vec3;
using shape::Shape;

namespace {

constexpr double creaseCosine = 0.643; ///< of 50°

/// Twice the area of the polygon, along its normal (Newell's method).
Vec3 areaOf(std::span<const Vec3> corners)
{
    Vec3 sum;
    for (std::size_t i = 0; i < corners.size(); ++i)
        sum = sum + base::cross(corners[i] - corners[0], corners[(i + 1) % corners.size()] - corners[0]);
    return sum;
}

Vec3 middleOf(std::span<const Vec3> corners)
{
    Vec3 sum;
    for (const Vec3 &corner : corners)
        sum = sum + corner;
    return sum * (1 / static_cast<double>(corners.size()));
}

/// How much a face with this normal looks at the light: 1 straight at it, 0 along it, −1 away from it.
double facing(const Vec3 &normal, const graph::Inputs &inputs)
{
    return base::dot(unitVector(normal), unitVector(inputs.vector("light")));
}

Color lit(const Color &color, double facing, const graph::Inputs &inputs)
{
    const auto share = static_cast<float>(1 - inputs.number("shading") * (1 - facing));
    return {color.r * share, color.g * share, color.b * share, color.a};
}

/// The normals of all faces at each corner of a set of faces.
class Corners
{
public:
    explicit Corners(std::span<const Face> faces)
    {
        double reach = 0;
        for (const Face &face : faces) {
            for (const Vec3 &at : face.corners)
                reach = std::max({reach, std::abs(at.x), std::abs(at.y), std::abs(at.z)});
        }
        m_grain = std::max(reach * 1e-6, 1e-12);
        for (const Face &face : faces) {
            const Vec3 area = areaOf(face.corners);
            for (const Vec3 &at : face.corners)
                m_areas[keyOf(at)].push_back(area);
        }
    }

    /// The mean normal of the faces that meet a face smoothly at a point.
    Vec3 normalAt(const Vec3 &at, const Vec3 &area) const
    {
        Vec3 sum;
        for (const Vec3 &other : m_areas.at(keyOf(at))) {
            const double cosine = base::dot(unitVector(area), unitVector(other));
            if (std::abs(cosine) >= creaseCosine) // whichever way round its corners are
                sum = sum + other * (cosine < 0 ? -1.0 : 1.0);
        }
        return sum;
    }

private:
    using Key = std::array<double, 3>;

    Key keyOf(const Vec3 &at) const
    {
        const auto coordinate = [&](double v) { return std::round(v / m_grain) + 0.0; };
        return {coordinate(at.x), coordinate(at.y), coordinate(at.z)};
    }

    double m_grain = 1;
    std::map<Key, std::vector<Vec3>> m_areas;
};

/// The colours that change evenly over the plane and come nearest to those of all corners (least squares about the middle).
shape::Shading evenly(std::span<const QPointF> at, std::span<const Color> colors)
{
    const auto count = static_cast<double>(at.size());
    QPointF middle;
    std::array<double, 3> mean{};
    const auto channels = [](const Color &color) { return std::array<double, 3>{color.r, color.g, color.b}; };
    for (std::size_t i = 0; i < at.size(); ++i) {
        middle += at[i] / count;
        for (std::size_t c = 0; c < 3; ++c)
            mean[c] += channels(colors[i])[c] / count;
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    std::array<QPointF, 3> sums;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const QPointF p = at[i] - middle;
        xx += p.x() * p.x();
        xy += p.x() * p.y();
        yy += p.y() * p.y();
        for (std::size_t c = 0; c < 3; ++c)
            sums[c] += p * (channels(colors[i])[c] - mean[c]);
    }
    const double determinant = xx * yy - xy * xy;
    const double extent = std::sqrt(xx + yy);
    const bool hasPlane = determinant > 1e-12 * (xx + yy) * (xx + yy);
    const auto colorAt = [&](const QPointF &from) {
        std::array<float, 3> value{};
        for (std::size_t c = 0; c < 3; ++c) {
            const double x = hasPlane ? (sums[c].x() * yy - sums[c].y() * xy) / determinant : 0;
            const double y = hasPlane ? (sums[c].y() * xx - sums[c].x() * xy) / determinant : 0;
            value[c] = static_cast<float>(mean[c] + x * from.x() + y * from.y());
        }
        return Color{value[0], value[1], value[2], 1};
    };
    const QPointF right(extent, 0);
    const QPointF up(0, extent);
    return {{middle, middle + right, middle + up}, {colorAt({}), colorAt(right), colorAt(up)}};
}

Color meanOf(std::span<const Color> colors)
{
    Color mean{0, 0, 0, 0};
    const auto share = 1 / static_cast<float>(colors.size());
    for (const Color &color : colors)
        mean = {mean.r + color.r * share, mean.g + color.g * share, mean.b + color.b * share, mean.a + color.a * share};
    return mean;
}

} // namespace

graph::PropertyTable lightProperties()
{
    return {
        row::number("shading", 0.6, "How much darker faces are that look away from the light").between(0, 1),
        row::vector("light", {-0.4, 1, 0.7}, "The direction in which the light stands").titled("Light from"),
        row::boolean(
            "smooth", false,
            "Round things look round: light and colours change evenly over the faces, and only sharp edges are seen")
            .titled("Smooth shading"),
    };
}

std::vector<Shape> litFaces(std::span<const Face> faces, Body body, const shape::Style &style,
                            const graph::Inputs &inputs)
{
    const bool isSmooth = inputs.boolean("smooth");
    const Corners corners(isSmooth ? faces : std::span<const Face>());
    std::vector<Shape> shapes;
    shapes.reserve(faces.size());
    for (const Face &face : faces) {
        Vec3 area = areaOf(face.corners);
        if (body == Body::Solid && base::dot(area, middleOf(face.corners)) < 0)
            area = -area;
        shape::Style own = style;
        own.isFace = true;
        own.fill = lit(meanOf(face.colors), std::abs(facing(area, inputs)), inputs);
        Shape shape = facet(face.corners, own);
        if (isSmooth) {
            const base::Transform toPlane = shape->placement.inverted();
            std::vector<QPointF> at;
            std::vector<Color> colors;
            for (std::size_t i = 0; i < face.corners.size(); ++i) {
                const Vec3 inPlane = toPlane.map(face.corners[i]);
                at.emplace_back(inPlane.x, inPlane.y);
                const double toLight = facing(corners.normalAt(face.corners[i], area), inputs);
                colors.push_back(
                    lit(face.colors[i], body == Body::Solid ? std::max(toLight, 0.0) : std::abs(toLight), inputs));
            }
            const auto shading = std::make_shared<const shape::Shading>(evenly(at, colors));
            shape = shape.edited([&](shape::Part &part) { part.style.shading = shading; });
        }
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

} // namespace lectograph::space
