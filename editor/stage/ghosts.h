// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

#include <QHash>
#include <QPainterPath>
#include <QRegion>

class QPainter;

namespace lectograph::editor {

/// The outline of an actor of which the picture does not show all, in pixels of the widget.
struct Ghost
{
    QString id;
    QPainterPath lines; ///< of a simple shape; of all others, such as texts, the box
    QRectF rect;
    bool isSeen = false; ///< in the picture, but not all of it is within the frame
    bool isNear = false; ///< a neighbour of what is selected
};

/// What ghosts look like on the widget: an equal version and hovered actor mean an equal look.
struct GhostMarks
{
    QRegion region = {};
    int version = 0;
    QString hovered = {};

    bool looksLike(const GhostMarks &other) const { return version == other.version && hovered == other.hovered; }
};

/// What exists on the stage but is not in the picture: actors before their entrance and after their exit, and what is
/// beyond the frame. The neighbours of what is selected are outlined, and what the pointer is over. Outlines are computed on
/// demand, and kept while the shape and the camera stay the same.
class Ghosts
{
public:
    Ghosts(Session &session, const StageCast &cast) : m_session(session), m_cast(cast) {}

    bool isShown() const { return m_cast.showsGhosts(); }
    /// Back to front. None if they are not shown, or the playhead is moving: a ghost for a moment would only flicker.
    const std::vector<Ghost> &all(const Projection &by, const QRect &bounds);
    /// What paint() covers.
    GhostMarks marks(const Projection &by, const QRect &bounds, const QString &hovered);
    /// Pale dashes within `area`; the one under the pointer is clear, and has its name. `hovered` may be any actor.
    void paint(QPainter &painter, const Projection &by, const QRect &bounds, const QRegion &area,
               const QString &hovered);
    void forget() { m_isValid = false; } ///< when the cast or the selection may have changed

private:
    struct Kept
    {
        shape::Shape shape;
        Ghost ghost;
    };
    bool areHidden() const;
    /// Around each selected actor, in pixels.
    std::vector<QRectF> neighbourhood(const Projection &by) const;
    const Ghost *find(const QString &id) const;
    QString nameOf(const QString &id) const;
    void paintName(QPainter &painter, const Ghost &ghost, const QRect &bounds) const;
    QRectF nameRect(const Ghost &ghost, const QRect &bounds) const;

    Session &m_session;
    const StageCast &m_cast;
    QHash<QString, Kept> m_kept; ///< by actor
    quint64 m_view = 0;
    QRect m_frame;
    QRect m_bounds;
    std::vector<Ghost> m_ghosts;
    bool m_isValid = false;
    int m_version = 0; ///< changes whenever they look different
};

} // namespace lectograph::editor
