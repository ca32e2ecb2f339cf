// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/projection.h"
#include "editor/session/session.h"
#include "editor/settings/settings.h"

#include <vector>

namespace lectograph::editor {

/// A node on stage, with its state at the playhead.
struct Actor
{
    QString id;
    shape::Shape shape;    ///< in scene space; while the actor is not visible, what it would look like
    base::Box own;         ///< bounds in its own space, before `place`: not affected by rotation
    base::Transform place; ///< from its own space to the scene
    bool isSeen = false;   ///< some of it is drawn
    bool isGhost = false;  ///< nothing of it is drawn, but its outline is shown
    bool isPinned = false;
    bool isMaster = false; ///< drawn over every scene: selected by a click, but not together with what a box surrounds

    bool isReachable() const { return isSeen || isGhost; } ///< with the pointer
    /// The keyboard also reaches what is hidden now, of which only the outline is shown once it is selected.
    bool isReachableByKey() const { return isReachable() || !own.isEmpty(); }
    base::Vec3 centre() const { return place.map(own.centre()); }
    QPolygonF corners(const Projection &by) const { return by.corners(own, place, isPinned); }
};

/// The node's state at the playhead.
Actor actorOf(Session &session, const QString &id);
base::Box boxOf(const QRectF &rect);
/// The bounds of the visible actors, to which others snap.
std::vector<QRectF> rectsOfSeen(const std::vector<Actor> &cast);
/// Its extent in the plane; y up, so top() is the lower edge. Null if it is empty.
QRectF rectOf(const base::Box &box);
const Actor *findActor(const std::vector<Actor> &cast, const QString &id);
/// The actors with these ids, in the order of the ids; skips ids that are not on stage.
std::vector<const Actor *> actorsOf(const std::vector<Actor> &cast, const QStringList &ids);

struct Hit
{
    QString node;
    QString part;          ///< path of the leaf that was hit ("entries/3/2"); empty if that is the whole actor
    bool isInside = false; ///< not on its fill or stroke, but within its box
};
/// The frontmost actor with the point on its fill or stroke, unless a much smaller one in front of it is within
/// `tolerance` pixels; else the nearest one within `tolerance`; else the one with the smallest box around the point, so
/// that a text can be grabbed between its letters. Auxiliary lines, such as the dashed ones of a sum, leave their ends
/// to the lines that begin or end there. Ghosts come after all actors that are seen, except in the empty space between
/// the lines of those.
std::optional<Hit> hitAt(const std::vector<Actor> &cast, const Projection &projection, const QPointF &at,
                         double tolerance = 5);
/// The reachable actors whose boxes intersect the rectangle, back to front.
QStringList actorsIn(const std::vector<Actor> &cast, const Projection &projection, const QRectF &rect);
/// The axis-aligned bounding box of the actors, in scene space.
base::Box boundsOf(const std::vector<Actor> &cast, const QStringList &nodes);

/// The box around the selection: rotated with a single actor, axis-aligned around several.
struct SelectionBox
{
    base::Box own;
    base::Transform place;
    bool isPinned = false;

    base::Vec3 at(const base::Vec3 &side) const { return place.map(own.at(side)); }
    QPolygonF corners(const Projection &by) const { return by.corners(own, place, isPinned); }
};
std::optional<SelectionBox> selectionBox(const std::vector<Actor> &cast, const QStringList &nodes);

/// The actors of the open scene at the playhead, back to front, and the selected ones among them: computed on demand,
/// and cached until forget().
class StageCast
{
public:
    explicit StageCast(Session &session) : m_session(session) {}

    const std::vector<Actor> &actors() const;
    QStringList selected() const; ///< the selected nodes that are on stage
    /// Those that the keyboard reaches: first the ones that the pointer does too, then those that are hidden now.
    QStringList reachable() const;
    /// The one after an actor among these, or before it; empty if there is none. Of no actor: the first, or the last.
    QString neighbour(const QString &id, bool isNext) const;
    const std::optional<SelectionBox> &selectedBox() const;
    /// Texts at rest that are partly beyond the frame, as lecture::check() reports them.
    const std::vector<Actor> &cutTexts() const;
    /// Actors that are wholly outside of the frame, where no camera looks, and stay there: nothing moves them or makes
    /// use of them.
    const std::vector<Actor> &outside() const;
    void forget();
    /// Whether actors that are not seen are ghosts.
    bool showsGhosts() const { return m_showsGhosts; }
    void setShowsGhosts(bool isOn);

private:
    Session &m_session;
    bool m_showsGhosts = setting::showsGhosts.value();
    mutable std::optional<std::vector<Actor>> m_actors;
    mutable std::optional<std::vector<Actor>> m_cutTexts;
    mutable std::optional<std::vector<Actor>> m_outside;
    mutable std::optional<std::optional<SelectionBox>> m_selectedBox;
    mutable Selection::Snapshot m_selectedBoxOf; ///< the selection at that time
};

} // namespace lectograph::editor
