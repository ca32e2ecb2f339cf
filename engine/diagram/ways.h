// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/level.h"

namespace lectograph::diagram {

struct Departure
{
    QPointF point;
    QPointF direction; ///< a unit vector away from the item
};

/// Finds ways between rectangles, one after the other, along the lines of a grid that passes the rectangles and the
/// ways already taken at the wanted distances (A*, Hart, Nilsson and Raphael 1968). A bend costs as much as the
/// distance between two layers, and running too near to a way of another net more than any detour.
class Ways
{
public:
    Ways(std::vector<QRectF> rects, const Spacing &spacing) : m_rects(std::move(rects)), m_spacing(spacing) {}

    /// Whether a way keeps the distance to the rectangles, but for its ends.
    bool isClear(const Points &points) const;
    /// Whether a way keeps the distance to those of other nets that were taken, wherever they run side by side.
    bool isApart(int net, const Points &points) const;
    void take(int net, const Points &points);
    std::optional<Points> find(int net, const Departure &from, const Departure &to) const;

private:
    struct Taken
    {
        int net;
        QPointF from; ///< less than `to`
        QPointF to;
    };

    std::optional<Points> findWithin(const QRectF &window, double margin, int net, const Departure &from,
                                     const Departure &to) const;

    std::vector<QRectF> m_rects;
    Spacing m_spacing;
    std::vector<Taken> m_taken;
};

} // namespace lectograph::diagram
