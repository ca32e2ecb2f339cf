// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_text_path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::artwork {

namespace {

/// Of a curve: an arc of a quarter circle is a thirty-thousandth of its radius away.
constexpr int piecesOfCurve = 32;

QPointF onCurve(const QPointF &a, const QPointF &b, const QPointF &c, const QPointF &d, double t)
{
    const double r = 1 - t;
    return a * (r * r * r) + b * (3 * r * r * t) + c * (3 * r * t * t) + d * (t * t * t);
}

} // namespace

SvgTextPath::SvgTextPath(const QPainterPath &outline)
{
    QPointF pen;
    for (int i = 0; i < outline.elementCount(); ++i) {
        const QPainterPath::Element element = outline.elementAt(i);
        if (element.isLineTo()) {
            add(pen, element);
        } else if (element.isCurveTo() && i + 2 < outline.elementCount()) {
            const QPointF start = pen;
            const QPointF control = outline.elementAt(i + 1);
            const QPointF end = outline.elementAt(i + 2);
            for (int piece = 1; piece <= piecesOfCurve; ++piece) {
                const QPointF next = onCurve(start, element, control, end, piece / double(piecesOfCurve));
                add(pen, next);
                pen = next;
            }
            i += 2;
            continue;
        }
        pen = element;
    }
}

void SvgTextPath::add(const QPointF &from, const QPointF &to)
{
    const QPointF way = to - from;
    if (const double length = std::hypot(way.x(), way.y()); length > 0)
        m_pieces.push_back({from, to, this->length() + length});
}

std::optional<SvgTextPath::Spot> SvgTextPath::at(double distance) const
{
    if (m_pieces.empty() || !(distance >= 0) || distance > length())
        return std::nullopt;
    const auto piece = std::min(std::ranges::lower_bound(m_pieces, distance, {}, &Piece::until),
                                std::prev(m_pieces.end()));
    const double before = piece == m_pieces.begin() ? 0 : std::prev(piece)->until;
    const QPointF way = piece->to - piece->from;
    return Spot{piece->from + way * ((distance - before) / (piece->until - before)),
                std::atan2(way.y(), way.x()) * 180 / std::numbers::pi};
}

} // namespace lectograph::artwork
