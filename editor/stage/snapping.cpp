// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/snapping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace lectograph::editor {

namespace {

/// A rectangle projected on one axis, with its extent on the other.
struct Span
{
    std::array<double, 3> marks; ///< both edges and the centre
    double from = 0;
    double to = 0;
};

Span alongX(const QRectF &rect)
{
    return {{rect.left(), rect.center().x(), rect.right()}, rect.top(), rect.bottom()};
}

Span alongY(const QRectF &rect)
{
    return {{rect.top(), rect.center().y(), rect.bottom()}, rect.left(), rect.right()};
}

struct Found
{
    double shift = 0;
    double at = 0;
    double from = 0;
    double to = 0;
};

void consider(std::optional<Found> &best, const Found &found, double reach)
{
    if (std::abs(found.shift) <= reach && (!best || std::abs(found.shift) < std::abs(best->shift) - 1e-9))
        best = found;
}

std::optional<Found> nearest(const Span &moving, const std::vector<Span> &targets, double grid, double reach)
{
    std::optional<Found> best;
    for (const Span &target : targets) {
        for (const double at : target.marks) {
            for (const double mark : moving.marks)
                consider(best, {at - mark, at, std::min(target.from, moving.from), std::max(target.to, moving.to)},
                         reach);
        }
    }
    if (!best && grid > 0) {
        for (const double mark : moving.marks) {
            const double at = std::round(mark / grid) * grid;
            consider(best, {at - mark, at, moving.from, moving.to}, reach);
        }
    }
    return best;
}

} // namespace

Snapped snapped(const QRectF &moving, const SnapTargets &targets, double reach)
{
    std::vector<Span> x{alongX(targets.frame)};
    std::vector<Span> y{alongY(targets.frame)};
    for (const QRectF &other : targets.others) {
        x.push_back(alongX(other));
        y.push_back(alongY(other));
    }
    Snapped result;
    const auto across = nearest(alongX(moving), x, targets.grid, reach);
    const auto up = nearest(alongY(moving), y, targets.grid, reach);
    result.shift = {across ? across->shift : 0, up ? up->shift : 0};
    if (across)
        result.lines.emplace_back(across->at, across->from, across->at, across->to);
    if (up)
        result.lines.emplace_back(up->from, up->at, up->to, up->at);
    return result;
}

} // namespace lectograph::editor
