// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copy_offset.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Box;
using base::Vec3;

namespace {

constexpr double rasterStep = 0.25; ///< scene units between the places that are tried
constexpr double leastGap = 0.2;    ///< between the middles of two blocks that are told apart

Box movedBy(const Box &box, const QPointF &offset)
{
    const Vec3 by{offset.x(), offset.y(), 0};
    return {box.min + by, box.max + by};
}

bool areAboutAlike(const Box &one, const Box &other)
{
    const auto isNear = [](double a, double b) { return std::abs(a - b) <= 0.05 * std::max(a, b) + 1e-9; };
    return isNear(one.max.x - one.min.x, other.max.x - other.min.x)
        && isNear(one.max.y - one.min.y, other.max.y - other.min.y);
}

bool overlap(const Box &one, const Box &other)
{
    constexpr double touching = 1e-6;
    return one.min.x < other.max.x - touching && other.min.x < one.max.x - touching
        && one.min.y < other.max.y - touching && other.min.y < one.max.y - touching;
}

/// Whether copies at an offset stay in the frame where the originals are in it.
bool staysIn(const std::optional<QRectF> &frame, const Box &all, const QPointF &offset)
{
    constexpr double rounding = 1e-6;
    const auto stays = [](double low, double high, double by, double from, double to) {
        const auto isWithin = [&](double shift) {
            return low + shift >= from - rounding && high + shift <= to + rounding;
        };
        return !isWithin(0) || isWithin(by);
    };
    return !frame
        || (stays(all.min.x, all.max.x, offset.x(), frame->left(), frame->right())
            && stays(all.min.y, all.max.y, offset.y(), frame->top(), frame->bottom()));
}

std::vector<QPointF> placesAround(const QPointF &way)
{
    constexpr int reach = 60; // steps: more than a frame
    std::vector<QPointF> places;
    for (int row = -reach; row <= reach; ++row) {
        for (int column = -reach; column <= reach; ++column)
            places.push_back(way + QPointF(column, row) * rasterStep);
    }
    const auto distance = [&](const QPointF &place) {
        const QPointF by = place - way;
        return std::hypot(by.x(), by.y());
    };
    std::ranges::stable_sort(places, {}, distance);
    return places;
}

} // namespace

QPointF copyOffset(const std::vector<Box> &originals, const QPointF &way, const CopyRoom &room)
{
    Box all;
    for (const Box &box : originals)
        all.add(box);
    if (all.isEmpty())
        return way;
    const double gap = std::min(leastGap, 0.9 * std::hypot(way.x(), way.y()));
    const auto meets = [&](const QPointF &offset, const std::vector<Box> &others, const auto &isMet) {
        return std::ranges::any_of(originals, [&](const Box &original) {
            const Box copy = movedBy(original, offset);
            return std::ranges::any_of(
                others, [&](const Box &other) { return areAboutAlike(copy, other) && isMet(copy, other); });
        });
    };
    const auto covers = [gap](const Box &copy, const Box &other) {
        const Vec3 between = copy.centre() - other.centre();
        return std::hypot(between.x, between.y) < gap;
    };
    const auto isFree = [&](const QPointF &offset, bool isClear) {
        return staysIn(room.frame, all, offset) && !meets(offset, room.others, covers)
            && !(isClear && meets(offset, room.others, overlap));
    };
    const bool leadsClear = !meets(way, originals, overlap);
    if (isFree(way, leadsClear))
        return way;
    const std::vector<QPointF> places = placesAround(way);
    for (const bool isClear : {true, false}) {
        const auto found = std::ranges::find_if(places, [&](const QPointF &offset) { return isFree(offset, isClear); });
        if ((!isClear || leadsClear) && found != places.end())
            return *found;
    }
    return way;
}

} // namespace lectograph::editor
