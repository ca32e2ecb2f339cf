// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/handles.h"

class QPainter;

namespace lectograph::editor {

/// A dot outside an edge of a block, from which a connector can be dragged.
struct ConnectDot
{
    QString node;
    QString side; ///< "left", as in the property "fromSide"
    QPointF at;   ///< in pixels of the widget

    friend bool operator==(const ConnectDot &, const ConnectDot &) = default;
};

/// The dots of the block under the pointer. They stay while the pointer is on the way to one of them.
class ConnectDots
{
public:
    /// `actor`: the one under the pointer, or empty. Only dots inside `bounds` are shown.
    void follow(const QPointF &pointer, const QString &actor, const Session &session, const std::vector<Actor> &cast,
                const Handles &handles, const QRectF &bounds);
    /// To be called when the view, the picture or the selection changes.
    void clear() { *this = {}; }

    const std::vector<ConnectDot> &all() const { return m_dots; }
    const ConnectDot *under(const QPointF &point) const; ///< null if there is none
    const std::optional<ConnectDot> &pointed() const { return m_pointed; }
    QRectF area() const; ///< of all dots; empty if there are none

    friend bool operator==(const ConnectDots &a, const ConnectDots &b)
    {
        return a.m_dots == b.m_dots && a.m_pointed == b.m_pointed;
    }

private:
    std::vector<ConnectDot> m_dots;
    std::optional<ConnectDot> m_pointed; ///< the one under the pointer
    QRectF m_reach;                      ///< the block and its dots
};

/// What the end of a line would be put at.
struct ConnectTarget
{
    QString node;
    QString side;                ///< "left", or "facing"
    std::optional<QPointF> edge; ///< the middle of that edge, in pixels of the widget; nothing for "facing"
};

/// A dot, larger if the pointer is on it.
void paintConnectDot(QPainter &painter, const QPointF &at, bool isPointed, const QColor &line, const QColor &fill);

/// Whether `outer` is a panel behind `inner`, for example.
bool isAround(const Actor &outer, const Actor &inner);
/// Whether it fills most of the frame.
bool isBackground(const Actor &actor, const Projection &projection);
/// The middle of an edge of the actor, in pixels of the widget. Edges are those of its upright bounding box, where lines
/// meet it.
std::optional<QPointF> edgeOf(const Actor &actor, const Projection &projection, const QString &side);

} // namespace lectograph::editor
