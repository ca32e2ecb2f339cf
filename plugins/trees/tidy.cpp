// SPDX-License-Identifier: GPL-3.0-or-later
#include "tidy.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <ranges>
#include <span>

namespace lectograph::trees {

namespace {

/// How far a subtree reaches to both sides of its root, by levels from that of the root on.
struct Reach
{
    double left = 0;
    double right = 0;
    bool isUsed = true; ///< no box on this level: leaves may stand further down than their parents' children
};
using Contour = std::vector<Reach>;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// How far the root of `right` has to be from that of `left`.
double distanceBetween(const Contour &left, const Contour &right, double gap)
{
    double distance = 0;
    for (std::size_t level = 0; level < std::min(left.size(), right.size()); ++level) {
        if (left[level].isUsed && right[level].isUsed)
            distance = std::max(distance, left[level].right - right[level].left + (level == 0 ? gap : 2 * gap));
    }
    return distance;
}

void widen(Contour &contour, const Contour &by, double shift)
{
    contour.resize(std::max(contour.size(), by.size()), Reach{0, 0, false});
    for (std::size_t level = 0; level < by.size(); ++level) {
        if (!by[level].isUsed)
            continue;
        Reach &reach = contour[level];
        const Reach shifted{by[level].left + shift, by[level].right + shift, true};
        reach = reach.isUsed ? Reach{std::min(reach.left, shifted.left), std::max(reach.right, shifted.right), true}
                             : shifted;
    }
}

Contour mirrored(Contour contour)
{
    for (Reach &reach : contour)
        reach = {-reach.right, -reach.left, reach.isUsed};
    return contour;
}

/// Each as far to the left as those before it allow.
std::vector<double> packed(std::span<const Contour> contours, double gap)
{
    std::vector<double> places;
    Contour all;
    for (const Contour &contour : contours) {
        const double place = places.empty() ? 0 : distanceBetween(all, contour, gap);
        widen(all, contour, place);
        places.push_back(place);
    }
    return places;
}

/// The mean of packing to the left and to the right. Both keep all distances, so the mean keeps them too.
std::vector<double> spread(const std::vector<Contour> &contours, double gap)
{
    std::vector<double> fromLeft = packed(contours, gap);
    std::vector<Contour> turned;
    for (const Contour &contour : std::views::reverse(contours))
        turned.push_back(mirrored(contour));
    const std::vector<double> fromRight = packed(turned, gap);
    const double width = fromLeft.empty() ? 0 : fromLeft.back();
    for (std::size_t i = 0; i < fromLeft.size(); ++i)
        fromLeft[i] = (fromLeft[i] + width - fromRight[fromLeft.size() - 1 - i]) / 2;
    return fromLeft;
}

std::vector<int> levelsOf(const std::vector<TreeBox> &boxes, bool alignedLeaves)
{
    std::vector<int> levels;
    int last = 0;
    for (const TreeBox &box : boxes) {
        levels.push_back(box.level);
        last = std::max(last, box.level);
    }
    for (std::size_t i = 0; alignedLeaves && i < boxes.size(); ++i) {
        if (boxes[i].children.empty())
            levels[i] = last;
    }
    return levels;
}

/// The middles of the levels, one below the other.
std::vector<double> depthsOf(const std::vector<TreeBox> &boxes, const std::vector<int> &levels, double gap)
{
    std::vector<double> heights;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        heights.resize(std::max(heights.size(), at(levels[i]) + 1));
        heights[at(levels[i])] = std::max(heights[at(levels[i])], boxes[i].size.height());
    }
    std::vector<double> depths;
    double y = 0;
    for (const double height : heights) {
        depths.push_back(y + height / 2);
        y += height + gap;
    }
    return depths;
}

Contour contourOf(const TreeBox &box, int level)
{
    const double half = box.size.width() / 2;
    Contour contour(at(level) + 1, Reach{0, 0, false});
    contour.back() = {-half, half, true};
    return contour;
}

/// Sums of what is below, never less than the box itself.
std::vector<double> weightsOf(const std::vector<TreeBox> &boxes, double gap)
{
    std::vector<double> weights(boxes.size());
    for (std::size_t i = boxes.size(); i-- > 0;) {
        double below = 0;
        for (const int child : boxes[i].children)
            below += weights[at(child)];
        weights[i] = std::max(below, std::hypot(boxes[i].size.width(), boxes[i].size.height()) + gap);
    }
    return weights;
}

} // namespace

std::vector<QPointF> tidyTree(const std::vector<TreeBox> &boxes, const TreeGaps &gaps)
{
    const std::vector<int> levels = levelsOf(boxes, gaps.alignedLeaves);
    const std::vector<double> depths = depthsOf(boxes, levels, gaps.levels);
    std::vector<Contour> contours(boxes.size());
    std::vector<double> offsets(boxes.size()); // from the parent
    const auto placed = [&](const std::vector<int> &siblings) {
        std::vector<Contour> each;
        for (const int sibling : siblings)
            each.push_back(std::move(contours[at(sibling)]));
        const std::vector<double> places = spread(each, gaps.siblings);
        const double middle = places.empty() ? 0 : (places.front() + places.back()) / 2;
        Contour all;
        for (std::size_t i = 0; i < siblings.size(); ++i) {
            offsets[at(siblings[i])] = places[i] - middle;
            widen(all, each[i], places[i] - middle);
        }
        return all;
    };
    std::vector<int> roots;
    for (std::size_t i = boxes.size(); i-- > 0;) {
        Contour own = contourOf(boxes[i], levels[i] - boxes[i].level);
        Contour below = placed(boxes[i].children);
        below.insert(below.begin(), Reach{0, 0, false});
        widen(own, below, 0);
        contours[i] = std::move(own);
        if (boxes[i].parent < 0)
            roots.insert(roots.begin(), static_cast<int>(i));
    }
    placed(roots);
    std::vector<QPointF> places;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const double from = boxes[i].parent < 0 ? 0 : places[at(boxes[i].parent)].x();
        places.emplace_back(from + offsets[i], depths[at(levels[i])]);
    }
    return places;
}

std::vector<QPointF> radialTree(const std::vector<TreeBox> &boxes, const TreeGaps &gaps)
{
    constexpr double turn = 2 * std::numbers::pi;
    const std::vector<double> weights = weightsOf(boxes, gaps.siblings);
    struct Wedge
    {
        double from;
        double to;
    };
    double rootWeight = 0;
    int rootCount = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].parent < 0) {
            rootWeight += weights[i];
            ++rootCount;
        }
    }
    const int first = rootCount == 1 ? 0 : 1; // the circle of the roots: none for a single one
    std::vector<Wedge> wedges(boxes.size());
    std::vector<double> begun(boxes.size());
    double roots = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].parent < 0) {
            wedges[i] = {roots, roots + turn * weights[i] / rootWeight};
            roots = wedges[i].to;
        } else {
            const std::size_t parent = at(boxes[i].parent);
            double siblings = 0;
            for (const int child : boxes[parent].children)
                siblings += weights[at(child)];
            const double width = (wedges[parent].to - wedges[parent].from) * weights[i] / siblings;
            wedges[i] = {begun[parent], begun[parent] + width};
            begun[parent] = wedges[i].to;
        }
        begun[i] = wedges[i].from;
    }
    struct Placed
    {
        double angle;
        double room; ///< the diameter of a circle around the box
    };
    std::vector<std::vector<Placed>> circles;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const std::size_t circle = at(boxes[i].level + first);
        circles.resize(std::max(circles.size(), circle + 1));
        circles[circle].push_back(
            {(wedges[i].from + wedges[i].to) / 2, std::hypot(boxes[i].size.width(), boxes[i].size.height())});
    }
    std::vector<double> radii;
    double before = 0;
    for (std::size_t circle = 0; circle < circles.size(); ++circle) {
        std::vector<Placed> &row = circles[circle];
        std::ranges::sort(row, {}, &Placed::angle);
        double room = 0;
        for (const Placed &each : row)
            room = std::max(room, each.room);
        double radius = circle == 0 ? 0 : radii.back() + (before + room) / 2 + gaps.levels;
        for (std::size_t i = 0; circle > 0 && row.size() > 1 && i < row.size(); ++i) {
            const Placed &next = row[(i + 1) % row.size()];
            const double between = std::fmod(next.angle - row[i].angle + turn, turn);
            const double chord = 2 * std::sin(std::min(between, turn - between) / 2);
            radius = std::max(radius, ((row[i].room + next.room) / 2 + gaps.siblings) / std::max(chord, 1e-3));
        }
        radii.push_back(radius);
        before = room;
    }
    std::vector<QPointF> places;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const double angle = (wedges[i].from + wedges[i].to) / 2;
        const double radius = radii[at(boxes[i].level + first)];
        places.emplace_back(radius * std::sin(angle), -radius * std::cos(angle));
    }
    return places;
}

} // namespace lectograph::trees
