// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/connecting.h"
#include "editor/manipulation/cast.h"
#include "editor/manipulation/stage_edits.h"
#include "editor/manipulation/stage_points.h"
#include "editor/session/liveedit.h"

#include <functional>
#include <optional>

namespace lectograph::editor {

PropertyWriteMode writingOf(Session &session);

/// What a drag says: its numbers, and for when they hold.
QString withScope(const QString &note, const QString &scope);

/// One drag of the selection, from press to release. Always computed from the state at the start, so that errors do not
/// accumulate; one undo step.
class Manipulation
{
public:
    /// `continued`: of edits that belong to the same step, if any.
    Manipulation(Session &session, const std::vector<Actor> &cast, const QStringList &nodes, Gesture continued = {});

    const SelectionBox &box() const { return m_box; }
    const QRectF &startRect() const { return m_startRect; } ///< axis-aligned, in scene space
    const std::vector<QRectF> &others() const { return m_others; }

    // Each returns whether it succeeded; the document reports errors. A change of nothing restores the start state.
    bool move(const base::Vec3 &by);
    /// `side` is the dragged handle, of −1, 0, 1; `to` is its new position. The opposite side or the centre is fixed.
    bool scale(const base::Vec3 &side, const base::Vec3 &to, bool isAboutCentre);
    bool turn(double degrees);
    /// In space, about an axis of the scene through the middle of the selection.
    bool turnAbout(const base::Vec3 &axis, double degrees);
    /// Moves a point by which a block is drawn, such as the end of a line or the tip of a vector; others stay.
    bool movePoint(const StagePoint &point, const base::Vec3 &by);
    /// Puts that end at a block, or at a point.
    bool putEnd(const QString &key, const LineEnd &end);
    /// The rotation of a single actor as written, the origin for snapping to steps; 0 for several.
    double startTurn() const { return m_startTurn; }
    double factor() const { return m_factor; } ///< from the last scale()
    /// The width at which the last scale() wraps a text; nothing if it changed the size.
    std::optional<double> wrapWidth() const { return m_wrapWidth; }
    void cancel() { m_edit.cancel(); } ///< restores the state at the start
    /// Says that a change at a later time holds from the beginning; empty at the beginning, or where keyframes are written.
    QString scope() const;

private:
    struct Start
    {
        QString node;
        base::Vec3 centre;
        base::Vec3 atRest; ///< the centre before clips
        bool isFree = true;
    };
    /// A free end of a line whose other end follows a link.
    struct StartEnd
    {
        FreeEnd end;
        base::Vec3 at; ///< in scene space, before clips
    };
    bool apply(const QString &name, std::vector<TransformDelta> placings);
    Start startOf(const Actor &actor) const;
    /// Sizes or turns each about its own centre as in `own`, and moves it so that all of them keep together.
    bool transform(const QString &name, const TransformDelta &own, const base::Transform &whole);
    /// Wraps the text at this width, with the top of the opposite `side` (or of the centre) where it was.
    bool wrap(const base::Vec3 &side, double width, bool isAboutCentre);
    /// Moves each end to its position under `map`.
    std::vector<TransformDelta> endsMoved(const std::function<base::Vec3(const base::Vec3 &)> &map) const;
    template <class T>
    std::optional<T> startValue(const QString &node, const QString &key) const;

    Session &m_session;
    LiveEdit m_edit;
    PropertyWriteMode m_writing;
    SelectionBox m_box;
    QRectF m_startRect;
    std::vector<QRectF> m_others;
    std::vector<Start> m_starts;
    std::vector<StartEnd> m_ends;
    std::vector<Start> m_following; ///< what follows the others, but may be drawn by points of its own
    double m_startTurn = 0;
    double m_factor = 1;
    std::optional<double> m_wrapWidth;
};

} // namespace lectograph::editor
