// SPDX-License-Identifier: GPL-3.0-or-later
#include "route.h"

#include <algorithm>

namespace lectograph::shapes {

namespace {

double along(const QPointF &point, const QPointF &direction)
{
    return QPointF::dotProduct(point, direction);
}

/// Moves `point` along an axis to the coordinate of `target` in that direction.
QPointF levelled(const QPointF &point, double target, const QPointF &direction)
{
    return point + direction * (target - along(point, direction));
}

/// Both ends face the same way: out, across, and back.
std::vector<QPointF> around(const QPointF &from, const QPointF &to, const QPointF &side, double reach)
{
    const double outermost = std::max(along(from, side), along(to, side)) + reach;
    return {from, levelled(from, outermost, side), levelled(to, outermost, side), to};
}

} // namespace

std::vector<QPointF> routed(const QPointF &from, const QPointF &leaving, const QPointF &to, const QPointF &side,
                            double reach)
{
    const double turn = along(leaving, side);
    const double ahead = along(to - from, leaving);
    if (turn > 0.5)
        return around(from, to, side, reach);
    if (turn < -0.5) {
        if (ahead >= 0) { // they face each other: half-way across, or straight on
            const double middle = (along(from, leaving) + along(to, leaving)) / 2;
            return {from, levelled(from, middle, leaving), levelled(to, middle, leaving), to};
        }
        const QPointF across(-leaving.y(), leaving.x());
        const QPointF out = from + leaving * reach;
        const QPointF back = to + side * reach;
        const double middle = (along(from, across) + along(to, across)) / 2;
        return {from, out, levelled(out, middle, across), levelled(back, middle, across), back, to};
    }
    if (ahead >= 0 && along(from - to, side) >= 0)
        return {from, levelled(from, along(to, leaving), leaving), to};
    const QPointF out = from + leaving * reach;
    const QPointF before = to + side * reach;
    // Out, across to the start of the last segment, then to the target's side.
    return {from, out, levelled(out, along(before, side), side), before, to};
}

} // namespace lectograph::shapes
