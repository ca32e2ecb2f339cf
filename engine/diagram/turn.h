// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/level.h"

namespace lectograph::diagram {

/// Turns a diagram so that its links go along y and what comes first in the model comes first in x, and back.
class Turn
{
public:
    explicit constexpr Turn(Direction direction) : m_direction(direction) {}

    QPointF toLevel(const QPointF &p) const
    {
        switch (m_direction) {
        case Direction::Up: return p;
        case Direction::Down: return {p.x(), -p.y()};
        case Direction::Right: return {-p.y(), p.x()};
        case Direction::Left: return {-p.y(), -p.x()};
        }
        return p;
    }
    QPointF fromLevel(const QPointF &p) const
    {
        switch (m_direction) {
        case Direction::Up: return p;
        case Direction::Down: return {p.x(), -p.y()};
        case Direction::Right: return {p.y(), -p.x()};
        case Direction::Left: return {-p.y(), -p.x()};
        }
        return p;
    }
    /// Either way.
    QSizeF turned(const QSizeF &size) const { return isHorizontal() ? size.transposed() : size; }
    QRectF fromLevel(const QRectF &rect) const
    {
        return QRectF(fromLevel(rect.topLeft()), fromLevel(rect.bottomRight())).normalized();
    }

    Rim rimOf(Side side) const
    {
        if (isHorizontal()) {
            if (side == Side::Top || side == Side::Bottom)
                return side == Side::Top ? Rim::First : Rim::Last;
            return (side == Side::Right) == (m_direction == Direction::Right) ? Rim::High : Rim::Low;
        }
        if (side == Side::Left || side == Side::Right)
            return side == Side::Left ? Rim::First : Rim::Last;
        return (side == Side::Top) == (m_direction == Direction::Up) ? Rim::High : Rim::Low;
    }
    Side sideOf(Rim rim) const
    {
        for (const Side side : {Side::Left, Side::Right, Side::Top, Side::Bottom}) {
            if (rimOf(side) == rim)
                return side;
        }
        return Side::Top;
    }
    /// Whether going along the links reverses the order from left to right and from top to bottom.
    bool isAgainstReading() const { return m_direction == Direction::Up || m_direction == Direction::Left; }

private:
    constexpr bool isHorizontal() const { return m_direction == Direction::Left || m_direction == Direction::Right; }

    Direction m_direction;
};

} // namespace lectograph::diagram
