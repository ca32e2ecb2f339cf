// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <optional>
#include <vector>

namespace lectograph::artwork {

/// A line along which words are set (SVG 2, 11.8), as straight pieces between points of an outline.
class SvgTextPath
{
public:
    explicit SvgTextPath(const QPainterPath &outline);

    struct Spot
    {
        QPointF place;      ///< in user units
        double degrees = 0; ///< of its direction, clockwise on the page
    };
    /// At this distance from its start; nothing beyond its ends.
    std::optional<Spot> at(double distance) const;
    double length() const { return m_pieces.empty() ? 0 : m_pieces.back().until; }
    QPointF end() const { return m_pieces.empty() ? QPointF() : m_pieces.back().to; }

private:
    struct Piece
    {
        QPointF from;
        QPointF to;
        double until = 0; ///< the distance at its end; gaps between contours have no length
    };
    void add(const QPointF &from, const QPointF &to);

    std::vector<Piece> m_pieces;
};

} // namespace lectograph::artwork
