// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <limits>
#include <vector>

namespace lectograph::diagram {

/// Smaller differences are none: rounding leaves them.
inline constexpr double tiny = 1e-6;

/// Without points that repeat the one before, or lie on the line between their neighbours.
std::vector<QPointF> simplified(const std::vector<QPointF> &points);

/// The least rectangle around points.
class Extent
{
public:
    void add(const QPointF &point)
    {
        m_left = std::min(m_left, point.x());
        m_right = std::max(m_right, point.x());
        m_bottom = std::min(m_bottom, point.y());
        m_top = std::max(m_top, point.y());
    }
    QRectF rect() const
    {
        return m_left > m_right ? QRectF() : QRectF(m_left, m_bottom, m_right - m_left, m_top - m_bottom);
    }

private:
    double m_left = std::numeric_limits<double>::infinity();
    double m_right = -std::numeric_limits<double>::infinity();
    double m_bottom = std::numeric_limits<double>::infinity();
    double m_top = -std::numeric_limits<double>::infinity();
};

/// Whether they are nearer to each other than `gap`; with none, whether they do more than touch.
inline bool areNear(const QRectF &a, const QRectF &b, double gap = 0)
{
    const double apart = gap - tiny;
    return a.left() < b.right() + apart && b.left() < a.right() + apart && a.top() < b.bottom() + apart
        && b.top() < a.bottom() + apart;
}

inline QRectF rectAround(const QPointF &centre, const QSizeF &size)
{
    return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

} // namespace lectograph::diagram
