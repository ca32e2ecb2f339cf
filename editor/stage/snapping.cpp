// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/snapping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace lectograph::editor {

namespace {

struct Found
{
    double shift = 0;
    double at = 0; ///< of the guide, which reaches on the other axis
    double from = 0;
    double to = 0;
};

/// Both edges and the centre.
std::array<double, 3> marksOf(const QRectF &rect)
{
    return {rect.left(), rect.center().x(), rect.right()};
}

/// Along x, or along y if `isUp`.
std::optional<Found> nearest(const QRectF &moved, const SnapTargets &targets, double reach, bool isUp)
{
    std::optional<Found> best;
    const auto consider = [&](const Found &found) {
        if (std::abs(found.shift) <= reach && (!best || std::abs(found.shift) < std::abs(best->shift) - 1e-9))
            best = found;
    };
    const auto turned = [&](const QRectF &rect) {
        return isUp ? QRectF(rect.y(), rect.x(), rect.height(), rect.width()) : rect;
    };
    const QRectF moving = turned(moved);
    const auto alignWith = [&](const QRectF &rect) {
        const QRectF target = turned(rect);
        for (const double at : marksOf(target)) {
            for (const double mark : marksOf(moving))
                consider(
                    {at - mark, at, std::min(target.top(), moving.top()), std::max(target.bottom(), moving.bottom())});
        }
    };
    alignWith(targets.frame);
    std::ranges::for_each(targets.others, alignWith);
    if (!best && targets.grid > 0) {
        for (const double mark : marksOf(moving)) {
            const double at = std::round(mark / targets.grid) * targets.grid;
            consider({at - mark, at, moving.top(), moving.bottom()});
        }
    }
    return best;
}

} // namespace

Snapped snapped(const QRectF &moving, const SnapTargets &targets, double reach)
{
    Snapped result;
    if (const auto across = nearest(moving, targets, reach, false)) {
        result.shift.setX(across->shift);
        result.lines.emplace_back(across->at, across->from, across->at, across->to);
    }
    if (const auto up = nearest(moving, targets, reach, true)) {
        result.shift.setY(up->shift);
        result.lines.emplace_back(up->from, up->at, up->to, up->at);
    }
    return result;
}

} // namespace lectograph::editor
