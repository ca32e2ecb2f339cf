// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editor/stage/projection.h"

#include <vector>

namespace lectograph::editor {

/// A node that is on stage, as it stands at the playhead.
struct Actor
{
    QString id;
    shape::Shape shape;    ///< in the scene's space; as the graph has it while the actor is not seen
    base::Box own;         ///< its bounds before `place`: upright, however it is turned
    base::Transform place; ///< of its root, into the scene
    bool isSeen = false;   ///< something of it is drawn
    bool isPinned = false;

    base::Vec3 centre() const { return place.map(own.centre()); }
};

/// Who is on stage in the open scene, back to front.
std::vector<Actor> castOf(Session &session);
const Actor *findActor(const std::vector<Actor> &cast, const QString &id);
/// Those with these ids, in their order; ids that are not on stage are left out.
std::vector<const Actor *> actorsOf(const std::vector<Actor> &cast, const QStringList &ids);

struct Hit
{
    QString node;
    QString part; ///< of the leaf that was met ("entries/3/2"); empty if that is the whole of it
};
/// The frontmost thing on whose fill or line the point is, unless something much smaller before it is within `tolerance`
/// pixels; else the nearest one within that; else what the smallest box around the point belongs to, so that one can take
/// hold of a text between its letters.
std::optional<Hit> hitAt(const std::vector<Actor> &cast, const Projection &projection, const QPointF &at,
                         double tolerance = 5);
/// Those whose boxes touch the rectangle, back to front.
QStringList actorsIn(const std::vector<Actor> &cast, const Projection &projection, const QRectF &rect);
/// Around the actors in the scene, upright.
base::Box boundsOf(const std::vector<Actor> &cast, const QStringList &nodes);

} // namespace lectograph::editor
