// SPDX-License-Identifier: GPL-3.0-or-later
#include "slices.h"

#include "blocks/table.h"
#include "shape/outlines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::charts {

using namespace Qt::StringLiterals;

namespace {

constexpr double pi = std::numbers::pi;

bool holds(const std::vector<Slice> &pie, const Slice &slice)
{
    return std::ranges::find(pie, slice.name, &Slice::name) != pie.end();
}

/// Where a slice of a pie would begin in another one that has none of its name: behind the one before it; where both go
/// and come there, what goes stands before what comes.
double placeIn(const std::vector<Slice> &pie, const std::vector<Slice> &other, std::size_t index, bool isComing)
{
    auto behind = other.begin();
    for (std::size_t i = index; i-- > 0;) {
        const auto found = std::ranges::find(other, pie[i].name, &Slice::name);
        if (found != other.end()) {
            behind = found + 1;
            break;
        }
    }
    while (isComing && behind != other.end() && !holds(pie, *behind))
        ++behind;
    return behind == other.begin() ? 0 : (behind - 1)->from + (behind - 1)->sweep;
}

void appendLine(std::vector<QPointF> &points, const QPointF &to)
{
    const QPointF from = points.back();
    points.insert(points.end(), {from + (to - from) / 3, from + 2 * (to - from) / 3, to});
}

/// Clockwise from the top; angles of outlines run the other way, from the right.
double angleOf(double share)
{
    return pi / 2 - 2 * pi * share;
}

std::vector<QPointF> arcPoints(double radius, double from, double sweep)
{
    const shape::Path arc = shape::arc(radius, angleOf(from), -2 * pi * sweep);
    return arc.isEmpty() ? std::vector{slicePoint(radius, from)} : arc.contours().front().points;
}

} // namespace

std::vector<Slice> slicesOf(const QStringList &names, const std::vector<double> &numbers, const SliceWishes &wishes)
{
    const QStringList parts = blocks::partNames(names);
    std::vector<Slice> slices;
    double sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!(numbers[i] > 0) || !std::isfinite(numbers[i]))
            continue;
        const auto index = static_cast<qsizetype>(i);
        slices.push_back({.name = names.value(index), .part = parts.value(index), .color = i, .number = numbers[i]});
        sum += numbers[i];
    }
    for (Slice &slice : slices)
        slice.share = slice.number / sum;
    const auto isSmall = [&](const Slice &slice) { return slice.share < wishes.leastShare; };
    if (wishes.order == "largest first"_L1)
        std::ranges::stable_sort(slices, std::greater{}, &Slice::number);
    if (std::ranges::any_of(slices, isSmall)) {
        Slice rest{.name = wishes.otherName, .part = wishes.otherName, .color = numbers.size()};
        for (const Slice &slice : slices) {
            rest.number += isSmall(slice) ? slice.number : 0;
            rest.share += isSmall(slice) ? slice.share : 0;
        }
        std::erase_if(slices, isSmall);
        slices.push_back(rest);
    }
    double from = 0;
    for (Slice &slice : slices) {
        slice.from = from;
        slice.sweep = slice.share;
        from += slice.share;
    }
    return slices;
}

std::vector<Slice> slicesBetween(const std::vector<Slice> &before, const std::vector<Slice> &after, double share)
{
    std::vector<Slice> slices;
    for (std::size_t i = 0; i < after.size(); ++i) {
        Slice slice = after[i];
        const auto old = std::ranges::find(before, slice.name, &Slice::name);
        const Slice none{.from = placeIn(after, before, i, true)};
        const Slice &start = old == before.end() ? none : *old;
        slice.presence = old == before.end() ? share : 1;
        slice.number = std::lerp(start.number, slice.number, share);
        slice.share = std::lerp(start.share, slice.share, share);
        slice.from = std::lerp(start.from, slice.from, share);
        slice.sweep = std::lerp(start.sweep, slice.sweep, share);
        slice.color = old == before.end() ? slice.color : old->color;
        slices.push_back(slice);
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        Slice slice = before[i];
        if (holds(after, slice))
            continue;
        slice.presence = 1 - share;
        slice.from = std::lerp(slice.from, placeIn(before, after, i, false), share);
        slice.number *= 1 - share;
        slice.share *= 1 - share;
        slice.sweep *= 1 - share;
        slices.push_back(slice);
    }
    return slices;
}

QPointF slicePoint(double radius, double share)
{
    return {radius * std::cos(angleOf(share)), radius * std::sin(angleOf(share))};
}

shape::Path slicePath(double inner, double outer, double from, double sweep, double gap)
{
    if (sweep >= 1 - 1e-9)
        return shape::sector(inner, outer, pi / 2, -2 * pi);
    sweep = std::max(sweep, 1e-6); // so that its sides can be told apart
    const double half = pi * sweep;
    // In shares of the circle: how far a side moves at this radius, at most so that the sides meet.
    const auto inset = [&](double radius) {
        return std::min(std::asin(std::min(1.0, gap / 2 / radius)) / (2 * pi), 0.49 * sweep);
    };
    std::vector<QPointF> points = arcPoints(outer, from + inset(outer), sweep - 2 * inset(outer));
    const double corner = gap / 2 / std::sin(std::min(half, pi / 2)); // where the moved sides cross
    if (inner > corner) {
        std::vector<QPointF> back = arcPoints(inner, from + inset(inner), sweep - 2 * inset(inner));
        std::ranges::reverse(back);
        appendLine(points, back.front());
        points.insert(points.end(), back.begin() + 1, back.end());
    } else {
        appendLine(points, slicePoint(std::min(std::max(corner, inner), 0.98 * outer), from + sweep / 2));
    }
    appendLine(points, points.front());
    return shape::Path({shape::Contour{std::move(points), true}});
}

std::vector<double> spreadHeights(const std::vector<double> &wanted, const std::vector<double> &sizes, double gap)
{
    // Labels that would touch form one block, whose middle is the mean of what its labels want.
    struct Block
    {
        double middle = 0;
        double size = 0;
        std::size_t count = 0;
    };
    std::vector<Block> stack;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        Block block{wanted[i], sizes[i], 1};
        while (!stack.empty() && stack.back().middle - stack.back().size / 2 < block.middle + block.size / 2 + gap) {
            const Block &upper = stack.back();
            const double size = upper.size + gap + block.size;
            // The middles of both, as they would stand in the common block.
            const double fromUpper = upper.middle + upper.size / 2 - size / 2;
            const double fromLower = block.middle - block.size / 2 + size / 2;
            const auto count = static_cast<double>(upper.count + block.count);
            block.middle = (fromUpper * static_cast<double>(upper.count) + fromLower * static_cast<double>(block.count))
                / count;
            block.size = size;
            block.count += upper.count;
            stack.pop_back();
        }
        stack.push_back(block);
    }
    std::vector<double> heights;
    std::size_t index = 0;
    for (const Block &block : stack) {
        double top = block.middle + block.size / 2;
        for (std::size_t i = 0; i < block.count; ++i, ++index) {
            heights.push_back(top - sizes[index] / 2);
            top -= sizes[index] + gap;
        }
    }
    return heights;
}

} // namespace lectograph::charts
