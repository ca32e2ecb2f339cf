// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/liveedit.h"
#include "editor/stage/cast.h"
#include "editor/stage/snapping.h"
#include "editor/stage/stage_edits.h"

#include <functional>

namespace lectograph::editor {

/// The box around what is selected: turned with a single actor, upright around several.
struct SelectionBox
{
    base::Box own;
    base::Transform place;
    bool isPinned = false;

    base::Vec3 at(const base::Vec3 &side) const { return place.map(own.at(side)); }
};
std::optional<SelectionBox> selectionBox(const std::vector<Actor> &cast, const QStringList &nodes);

PropertyWriteMode writingOf(Session &session);

/// One drag of what is selected, from press to release: always worked out from how things stood at the beginning, so that it
/// does not drift, and one step of the history.
class Manipulation
{
public:
    Manipulation(Session &session, const std::vector<Actor> &cast, const QStringList &nodes);

    const SelectionBox &box() const { return m_box; }
    const QRectF &startRect() const { return m_startRect; } ///< upright, in the scene
    const std::vector<QRectF> &others() const { return m_others; }

    // Each answers whether it could be done; if not, the document tells why. Nothing to do is done.
    bool move(const base::Vec3 &by);
    /// `side` is the handle that was taken, of −1, 0, 1; `to` is where it is dragged. The opposite side stays, or the centre.
    bool scale(const base::Vec3 &side, const base::Vec3 &to, bool isAboutCentre);
    bool turn(double degrees);
    /// Of a line: the property that is the end.
    bool moveEnd(const QString &key, const base::Vec3 &by);
    /// The turn of the one actor as it is written, to which whole steps are counted; 0 for several.
    double startTurn() const { return m_startTurn; }
    double factor() const { return m_factor; } ///< of the last scale()
    void cancel() { m_edit.cancel(); }         ///< everything as at the beginning

private:
    struct Start
    {
        QString node;
        base::Vec3 centre;
        bool isFree = true;
    };
    /// The free end of a line that follows otherwise.
    struct StartEnd
    {
        FreeEnd end;
        base::Vec3 at; ///< in the scene, before clips
    };
    bool apply(const QString &name, std::vector<TransformDelta> placings);
    /// What `map` makes of a point is where an end at that point goes.
    std::vector<TransformDelta> endsMoved(const std::function<base::Vec3(const base::Vec3 &)> &map) const;
    bool isBlockLength(const QString &key, double own) const;

    Session &m_session;
    LiveEdit m_edit;
    PropertyWriteMode m_writing;
    SelectionBox m_box;
    QRectF m_startRect;
    std::vector<QRectF> m_others;
    std::vector<Start> m_starts;
    std::vector<StartEnd> m_ends;
    double m_startTurn = 0;
    double m_factor = 1;
};

} // namespace lectograph::editor
