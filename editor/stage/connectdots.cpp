// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/connectdots.h"

#include "editor/stage/lineends.h"
#include "graph/placement.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double dotReach = 8; // from its centre, in pixels
constexpr double besideBox = 14;
constexpr double besideHandles = 22;
constexpr double nearHandle = 14;
constexpr double pastHandle = 20;
constexpr double onTheWay = 6; // around the block and its dots

QRectF screenBoxOf(const Actor &actor, const Projection &projection)
{
    return projection.corners(actor.shape.bounds(), {}, actor.isPinned).boundingRect();
}

/// The same for the actor with this id.
bool isAround(const std::vector<Actor> &cast, const QString &outer, const Actor &inner)
{
    const Actor *actor = findActor(cast, outer);
    return actor && isAround(*actor, inner);
}

/// False over another block, which a press there is to select.
bool isUncovered(const QPointF &at, const Actor &actor, const std::vector<Actor> &blocks, const Projection &projection)
{
    const auto hit = hitAt(blocks, projection, at, 0);
    return !hit || hit->node == actor.id || isAround(blocks, hit->node, actor);
}

std::vector<ConnectDot> dotsOf(const Actor &actor, const Session &session, const std::vector<Actor> &cast,
                               const Handles &handles, const QRectF &bounds)
{
    const Projection &by = handles.projection();
    const bool isSelected = session.selection.has(actor.id);
    const QRectF box = screenBoxOf(actor, by);
    const auto centre = by.toWidget(actor.shape.bounds().centre(), actor.isPinned);
    std::vector<ConnectDot> dots;
    for (const QString &side : {u"up"_s, u"right"_s, u"down"_s, u"left"_s}) {
        const auto edge = edgeOf(actor, by, side);
        if (!centre || !edge)
            continue;
        const base::Vec3 way = graph::direction(side);
        const QPointF out = unitOf(*edge - *centre, {way.x, -way.y});
        const double extent = way.x != 0 ? box.width() : box.height();
        const double room = isSelected ? besideHandles + std::max(0.0, (20 - extent) / 2) : besideBox;
        QPointF at = *edge + out * room;
        while (isSelected && bounds.contains(at) && handles.isNear(at, nearHandle))
            at += out * pastHandle;
        if (bounds.contains(at))
            dots.push_back({actor.id, side, at});
    }
    constexpr double furthest = 100; // where the dots are, at most
    const QRectF around = box.adjusted(-furthest, -furthest, furthest, furthest);
    std::vector<Actor> blocks;
    std::ranges::copy_if(cast, std::back_inserter(blocks), [&](const Actor &one) {
        return one.isSeen && screenBoxOf(one, by).intersects(around) && !isLine(session, one.id);
    });
    std::erase_if(dots, [&](const ConnectDot &dot) { return !isUncovered(dot.at, actor, blocks, by); });
    return dots;
}

/// Not one of several selected blocks, which are dragged together.
bool canStart(const Session &session, const Actor &actor, const Projection &projection)
{
    const bool isOneOfMany = session.selection.nodes().size() > 1 && session.selection.has(actor.id);
    return actor.isSeen && !actor.shape.bounds().isEmpty() && !isBackground(actor, projection) && !isOneOfMany
        && !isLine(session, actor.id);
}

} // namespace

void paintConnectDot(QPainter &painter, const QPointF &at, bool isPointed, const QColor &line, const QColor &fill)
{
    const double radius = isPointed ? 6 : 4;
    painter.setPen(QPen(line, 1.5));
    painter.setBrush(isPointed ? line : fill);
    painter.drawEllipse(at, radius, radius);
}

bool isAround(const Actor &outer, const Actor &inner)
{
    const base::Box &a = outer.shape.bounds();
    const base::Box &b = inner.shape.bounds();
    return outer.id != inner.id && a.min.x <= b.min.x && a.min.y <= b.min.y && a.max.x >= b.max.x && a.max.y >= b.max.y;
}

bool isBackground(const Actor &actor, const Projection &projection)
{
    const QRectF box = screenBoxOf(actor, projection);
    return box.width() * box.height() > 0.6 * projection.frame().width() * projection.frame().height();
}

std::optional<QPointF> edgeOf(const Actor &actor, const Projection &projection, const QString &side)
{
    return projection.toWidget(actor.shape.bounds().at(graph::direction(side)), actor.isPinned);
}

void ConnectDots::follow(const QPointF &pointer, const QString &actor, const Session &session,
                         const std::vector<Actor> &cast, const Handles &handles, const QRectF &bounds)
{
    const Actor *shown = m_dots.empty() ? nullptr : findActor(cast, m_dots.front().node);
    const bool isOnTheWay = shown && m_reach.contains(pointer) && (actor.isEmpty() || isAround(cast, actor, *shown));
    const bool stays = shown && (under(pointer) || actor == shown->id || isOnTheWay);
    if (!stays) {
        clear();
        shown = findActor(cast, actor);
        if (!shown || !canStart(session, *shown, handles.projection()))
            return;
        m_dots = dotsOf(*shown, session, cast, handles, bounds);
        m_reach =
            screenBoxOf(*shown, handles.projection()).united(area()).adjusted(-onTheWay, -onTheWay, onTheWay, onTheWay);
    }
    const ConnectDot *pointed = under(pointer);
    m_pointed = pointed ? std::optional(*pointed) : std::nullopt;
}

const ConnectDot *ConnectDots::under(const QPointF &point) const
{
    const auto found = std::ranges::find_if(m_dots, [&](const ConnectDot &dot) {
        return std::hypot(dot.at.x() - point.x(), dot.at.y() - point.y()) <= dotReach;
    });
    return found == m_dots.end() ? nullptr : &*found;
}

QRectF ConnectDots::area() const
{
    QRectF area;
    for (const ConnectDot &dot : m_dots)
        area |= QRectF(dot.at.x() - dotReach, dot.at.y() - dotReach, 2 * dotReach, 2 * dotReach);
    return area;
}

} // namespace lectograph::editor
