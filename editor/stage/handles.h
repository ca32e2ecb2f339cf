// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/stagecast.h"

namespace lectograph::editor {

/// A side or corner of the selection box to scale, the handle to turn, or a free end of a line.
struct Handle
{
    base::Vec3 side{};
    bool isTurn = false;
    QString end{};      ///< the property that is that end
    base::Vec3 endAt{}; ///< in the scene
};

/// The handles of what is selected, in pixels of the widget.
class Handles
{
public:
    /// None while the film plays, or if they are not shown.
    Handles(Session &session, const StageCast &cast, const Projection &projection, bool isShown);

    const Projection &projection() const { return m_projection; }
    std::vector<Handle> all() const;
    std::optional<QPointF> at(const Handle &handle) const; ///< nothing if there is none
    std::optional<Handle> under(const QPointF &point) const;
    QPolygonF outline() const; ///< through the handles at the corners
    Qt::CursorShape cursorOf(const Handle &handle) const;

private:
    /// How far clips move a block at the playhead.
    base::Vec3 movedByClips(const QString &node) const;

    Session &m_session;
    const StageCast &m_cast;
    Projection m_projection;
    std::optional<SelectionBox> m_box;
};

} // namespace lectograph::editor
