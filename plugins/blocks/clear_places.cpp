// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/clear_places.h"

#include "graph/row.h"
#include "shape/bezier.h"
#include "shape/matching.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::blocks {

using base::Vec3;

namespace {

constexpr std::size_t mostPoints = 20'000;

/// A straight or curved piece, at its beginning and on the way.
template <class At>
void addPiece(std::vector<Vec3> &points, double length, const At &at)
{
    const int steps = std::clamp(static_cast<int>(std::ceil(length / outlineStep)), 1, 1000);
    for (int i = 0; i < steps && points.size() < mostPoints; ++i)
        points.push_back(at(static_cast<double>(i) / steps));
}

void addOutline(std::vector<Vec3> &points, const shape::PlacedLeaf &leaf)
{
    for (const shape::Contour &contour : leaf.shape->path.contours()) {
        for (int i = 0; i < contour.curveCount() && points.size() < mostPoints; ++i) {
            const shape::Cubic curve = shape::curve(contour, i);
            const Vec3 corners[] = {leaf.place.map(curve.a), leaf.place.map(curve.b), leaf.place.map(curve.c),
                                    leaf.place.map(curve.d)};
            double length = 0;
            for (int k = 0; k < 3; ++k)
                length += base::length(corners[k + 1] - corners[k]);
            addPiece(points, length, [&](double t) { return leaf.place.map(curve.at(t)); });
            if (i + 1 == contour.curveCount())
                points.push_back(corners[3]);
        }
    }
}

void addEdges(std::vector<Vec3> &points, const shape::PlacedLeaf &leaf)
{
    const Vec3 corners[] = {{-0.5, -0.5, 0}, {0.5, -0.5, 0}, {0.5, 0.5, 0}, {-0.5, 0.5, 0}};
    for (std::size_t i = 0; i < std::size(corners); ++i) {
        const Vec3 from = leaf.place.map(corners[i]);
        const Vec3 to = leaf.place.map(corners[(i + 1) % std::size(corners)]);
        addPiece(points, base::length(to - from), [&](double t) { return base::mix(from, to, t); });
    }
}

} // namespace

graph::PropertyTable clearOfProperties()
{
    return {row::shapes(
                "clearOf",
                "Axes, arrows, frames and other shapes that a label does not cover where there is another place for it")
                .titled("Labels keep clear of")
                .dispensable()};
}

std::vector<Vec3> outlinePoints(std::span<const shape::Shape> shapes)
{
    std::vector<Vec3> points;
    for (const shape::Shape &shape : shapes) {
        for (const shape::PlacedLeaf &leaf : shape::leavesOf(shape)) {
            if (leaf.hidden || leaf.opacity <= 0)
                continue;
            if (leaf.shape->style.isSeen())
                addOutline(points, leaf);
            if (leaf.shape->image)
                addEdges(points, leaf);
        }
    }
    return points;
}

double coveredPoints(const LabelPlace &place, const QSizeF &label, std::span<const Vec3> points,
                     std::span<const LabelView> views)
{
    double sum = 0;
    for (const LabelView &view : views) {
        const double x = base::dot(place.at, view.right) + place.offset.x();
        const double y = base::dot(place.at, view.up) + place.offset.y();
        const auto covered = std::ranges::count_if(points, [&](const Vec3 &point) {
            return std::abs(base::dot(point, view.right) - x) < label.width() / 2
                && std::abs(base::dot(point, view.up) - y) < label.height() / 2;
        });
        sum += view.weight * static_cast<double>(covered);
    }
    return sum;
}

LabelPlace clearestPlace(std::span<const LabelPlace> places, const QSizeF &label, std::span<const Vec3> points,
                         std::span<const LabelView> views)
{
    LabelPlace best = places.front();
    double least = std::numeric_limits<double>::infinity();
    for (const LabelPlace &place : places) {
        if (const double covered = coveredPoints(place, label, points, views); covered < least) {
            least = covered;
            best = place;
        }
    }
    return best;
}

std::vector<LabelPlace> placesAlong(const Vec3 &tip, const Vec3 &brace, const Vec3 &outwards)
{
    std::vector<LabelPlace> places;
    for (const double further : {0.0, 1.0}) {
        for (const double share : {0.0, 0.25, -0.25, 0.5, -0.5})
            places.push_back({tip + brace * share + outwards * further, {}});
    }
    return places;
}

} // namespace lectograph::blocks
