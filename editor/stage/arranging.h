// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/arranging.h"
#include "editor/manipulation/cast.h"
#include "editor/manipulation/stage_edits.h"
#include "editor/session/liveedit.h"

/// Aligning, distributing and spacing the selected actors at the playhead. Blocks that follow others of the selection
/// move with these.
namespace lectograph::editor {

/// The selected actors that are moved themselves, and their bounds in scene space.
struct ArrangedActors
{
    QStringList nodes;
    std::vector<QRectF> rects;
};
ArrangedActors arrangedActors(Session &session, const std::vector<Actor> &cast);

/// Moves each actor by its shift.
base::Result<lecture::Lecture> withShifts(const lecture::Lecture &lecture, const QStringList &nodes,
                                          const Shifts &shifts, const PropertyWriteMode &writing,
                                          const timeline::Registry &registry);

/// −1 left or bottom, 0 centre, 1 right or top. Several actors align to their bounding box, a single one to the frame.
void alignSelected(Session &session, const std::vector<Actor> &cast, const QRectF &frame, std::optional<int> across,
                   std::optional<int> up);
/// Makes the gaps between three or more equal; the outermost stay.
void distributeSelected(Session &session, const std::vector<Actor> &cast, Qt::Orientation along);

/// How the selected actors are put in a row or a column: from left to right or from top to bottom, the first one stays.
struct Spacing
{
    double gap = 0.5; ///< scene units
    Qt::Orientation along = Qt::Horizontal;
    bool isCentred = false; ///< also on one line
};
/// One undo step, also for several spacings that follow each other while one is chosen.
class SpacingEdit
{
public:
    SpacingEdit(Session &session, const std::vector<Actor> &cast);

    bool isPossible() const { return m_actors.nodes.size() > 1; }
    Qt::Orientation orientation() const { return orientationOf(m_actors.rects); }
    void apply(const Spacing &spacing);
    void cancel() { m_edit.cancel(); }

private:
    Session &m_session;
    LiveEdit m_edit;
    PropertyWriteMode m_writing;
    ArrangedActors m_actors;
};

} // namespace lectograph::editor
