// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/handles.h"

#include "editor/manipulation/stage_edits.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

/// Gap between handles and box, larger for small boxes so that the handles stay apart.
double roomBeside(double extent)
{
    return 4 + std::max(0.0, (20 - extent) / 2);
}

} // namespace

QPointF unitOf(const QPointF &distance, const QPointF &otherwise)
{
    const double length = std::hypot(distance.x(), distance.y());
    return length > 0.5 ? distance / length : otherwise;
}

Handles::Handles(Session &session, const StageCast &cast, const Projection &projection, bool isShown)
    : m_session(session), m_cast(cast), m_projection(projection)
{
    if (isShown && !session.playhead.isPlaying())
        m_box = cast.selectedBox();
}

std::vector<Handle> Handles::all() const
{
    if (!m_box)
        return {};
    std::vector<Handle> all;
    const QStringList selected = m_session.selection.nodes().size() < 8 ? m_cast.selected() : QStringList();
    if (const Actor *actor = selected.size() == 1 ? findActor(m_cast.actors(), selected.front()) : nullptr) {
        for (StagePoint &point : stagePointsOf(m_session, *actor))
            all.push_back({.point = std::move(point)});
    }
    if (!all.empty() && all.front().point->item < 0) // a line or an arrow has no corners
        return all;
    all.push_back({.side = {0, 1, 0}, .isTurn = true});
    for (const double x : {-1.0, 1.0}) {
        for (const double y : {-1.0, 1.0})
            all.push_back({.side = {x, y, 0}});
    }
    const QPolygonF corners = m_box->corners(m_projection);
    if (corners.size() != 4)
        return {};
    constexpr double least = 32; // minimum side length for a handle between the corners
    const bool wraps = selected.size() == 1
        && hasWrapWidth(m_session.document.lecture(), m_session.selection.scene(), selected.front(),
                        m_session.registry());
    for (const double side : {-1.0, 1.0}) {
        if (QLineF(corners[0], corners[1]).length() >= least)
            all.push_back({.side = {0, side, 0}});
        if (wraps || QLineF(corners[1], corners[2]).length() >= least) // also of a text in one line
            all.push_back({.side = {side, 0, 0}});
    }
    return all;
}

std::optional<QPointF> Handles::at(const Handle &handle) const
{
    if (!m_box)
        return std::nullopt;
    if (handle.point)
        return m_projection.toWidget(handle.point->at, m_box->isPinned);
    const auto onBox = m_projection.toWidget(m_box->at(handle.side), m_box->isPinned);
    const QPolygonF corners = m_box->corners(m_projection);
    if (!onBox || corners.size() != 4)
        return std::nullopt;
    const QPointF up = unitOf(corners[0] - corners[3], QPointF(0, -1));
    const QPointF right = unitOf(corners[1] - corners[0], QPointF(-up.y(), up.x()));
    const double across = roomBeside(QLineF(corners[0], corners[1]).length());
    const double above = roomBeside(QLineF(corners[0], corners[3]).length()) + (handle.isTurn ? 20 : 0);
    return *onBox + right * handle.side.x * across + up * handle.side.y * above;
}

std::optional<Handle> Handles::under(const QPointF &point) const
{
    constexpr double reach = 7;
    std::optional<Handle> nearest;
    double least = reach;
    for (const Handle &handle : all()) {
        const auto place = at(handle);
        const double away = place ? std::max(std::abs(place->x() - point.x()), std::abs(place->y() - point.y()))
                                  : reach + 1;
        if (away < least || (away <= reach && !nearest)) {
            least = away;
            nearest = handle;
        }
    }
    return nearest;
}

bool Handles::isNear(const QPointF &point, double distance) const
{
    return std::ranges::any_of(all(), [&](const Handle &handle) {
        const auto place = at(handle);
        return place && std::hypot(place->x() - point.x(), place->y() - point.y()) < distance;
    });
}

QPolygonF Handles::outline() const
{
    QPolygonF outline;
    for (const Vec3 &side : {Vec3{-1, 1, 0}, Vec3{1, 1, 0}, Vec3{1, -1, 0}, Vec3{-1, -1, 0}}) {
        if (const auto corner = at({.side = side}))
            outline.append(*corner);
    }
    return outline;
}

Qt::CursorShape Handles::cursorOf(const Handle &handle) const
{
    if (handle.isTurn || handle.point)
        return Qt::PointingHandCursor;
    const QPointF way = *at(handle) - *at({});
    const int eighth = static_cast<int>(std::lround(std::atan2(-way.y(), way.x()) / (std::atan(1.0)))) & 3;
    constexpr Qt::CursorShape shapes[] = {Qt::SizeHorCursor, Qt::SizeBDiagCursor, Qt::SizeVerCursor,
                                          Qt::SizeFDiagCursor};
    return shapes[eighth];
}

} // namespace lectograph::editor
