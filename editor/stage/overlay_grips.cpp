// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/overlay.h"

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

QPointF unitOf(const QPointF &v, const QPointF &otherwise)
{
    const double length = std::hypot(v.x(), v.y());
    return length > 0.5 ? v / length : otherwise;
}

/// Handles keep so far from the box that there is room between them, however small it is.
double roomBeside(double extent)
{
    return 4 + std::max(0.0, (20 - extent) / 2);
}

} // namespace

std::vector<StageOverlay::Grip> StageOverlay::grips() const
{
    const auto &box = selectedBox();
    if (!box || m_session.playhead.isPlaying() || m_isTyping)
        return {};
    std::vector<Grip> all;
    const QStringList selected = m_session.selection.nodes().size() < 8 ? selectedActors() : QStringList();
    if (selected.size() == 1) {
        for (const auto &[key, point] :
             freeEnds(m_session.document.lecture(), selected.front(), writingOf(m_session), m_session.registry))
            all.push_back({.end = key, .endAt = point + movedByClips(selected.front())});
    }
    if (!all.empty())
        return all;
    all.push_back({.side = {0, 1, 0}, .isTurn = true});
    for (const double x : {-1.0, 1.0}) {
        for (const double y : {-1.0, 1.0})
            all.push_back({.side = {x, y, 0}});
    }
    const QPolygonF corners = projection().corners(box->own, box->place, box->isPinned);
    if (corners.size() != 4)
        return {};
    constexpr double least = 32; // beside the corners
    for (const double side : {-1.0, 1.0}) {
        if (QLineF(corners[0], corners[1]).length() >= least)
            all.push_back({.side = {0, side, 0}});
        if (QLineF(corners[1], corners[2]).length() >= least)
            all.push_back({.side = {side, 0, 0}});
    }
    return all;
}

Vec3 StageOverlay::movedByClips(const QString &node) const
{
    const Actor *actor = findActor(cast(), node);
    const auto outputs = m_session.preview.outputsOf(node);
    if (!actor || !outputs || outputs->empty() || !std::holds_alternative<shape::Shape>(outputs->front()))
        return {};
    const base::Box &before = std::get<shape::Shape>(outputs->front()).bounds();
    return before.isEmpty() || actor->shape.bounds().isEmpty() ? Vec3{}
                                                               : actor->shape.bounds().centre() - before.centre();
}

std::optional<QPointF> StageOverlay::gripAt(const Grip &grip) const
{
    const auto &box = selectedBox();
    if (!box || m_session.playhead.isPlaying() || m_isTyping)
        return std::nullopt;
    const Projection by = projection();
    if (!grip.end.isEmpty())
        return by.toWidget(grip.endAt, box->isPinned);
    const auto at = by.toWidget(box->at(grip.side), box->isPinned);
    const QPolygonF corners = by.corners(box->own, box->place, box->isPinned);
    if (!at || corners.size() != 4)
        return std::nullopt;
    const QPointF up = unitOf(corners[0] - corners[3], QPointF(0, -1));
    const QPointF right = unitOf(corners[1] - corners[0], QPointF(-up.y(), up.x()));
    const double across = roomBeside(QLineF(corners[0], corners[1]).length());
    const double above = roomBeside(QLineF(corners[0], corners[3]).length()) + (grip.isTurn ? 20 : 0);
    return *at + right * grip.side.x * across + up * grip.side.y * above;
}

std::optional<StageOverlay::Grip> StageOverlay::gripUnder(const QPointF &at) const
{
    constexpr double reach = 7;
    for (const Grip &grip : grips()) {
        const auto place = gripAt(grip);
        if (place && std::max(std::abs(place->x() - at.x()), std::abs(place->y() - at.y())) <= reach)
            return grip;
    }
    return std::nullopt;
}

QPolygonF StageOverlay::gripOutline() const
{
    QPolygonF outline;
    for (const Vec3 &side : {Vec3{-1, 1, 0}, Vec3{1, 1, 0}, Vec3{1, -1, 0}, Vec3{-1, -1, 0}}) {
        if (const auto at = gripAt({.side = side}))
            outline.append(*at);
    }
    return outline;
}

void StageOverlay::updateCursor(const QPointF &at)
{
    const auto grip = gripUnder(at);
    if (!grip) {
        const bool isSelected = !m_hover.isEmpty() && m_session.selection.has(m_hover);
        setCursor(isSelected ? Qt::SizeAllCursor : Qt::ArrowCursor);
        return;
    }
    if (grip->isTurn || !grip->end.isEmpty()) {
        setCursor(Qt::PointingHandCursor);
        return;
    }
    const QPointF way = *gripAt(*grip) - *gripAt({});
    const int eighth = static_cast<int>(std::lround(std::atan2(-way.y(), way.x()) / (std::atan(1.0)))) & 3;
    constexpr Qt::CursorShape shapes[] = {Qt::SizeHorCursor, Qt::SizeBDiagCursor, Qt::SizeVerCursor,
                                          Qt::SizeFDiagCursor};
    setCursor(shapes[eighth]);
}
} // namespace lectograph::editor
