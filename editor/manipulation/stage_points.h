// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

namespace lectograph::editor {

/// A point by which an actor is drawn and that can be dragged: an end of a line, the tip of a vector, a corner.
struct StagePoint
{
    QString key;
    int item = -1;   ///< of a list of points
    double unit = 1; ///< how long the number 1 of the property is in the scene
    base::Vec3 at;   ///< in scene space
    /// From the written point to `at`: the position of the actor, and what its clips add to it.
    base::Vec3 offset;
    QString shapeKey = {}; ///< of an end that a block can take its place: the property with it
    bool isAtBlock = false;

    bool isEnd() const { return !shapeKey.isEmpty(); }
};

/// The points of an actor at the playhead. None if it is scaled, rotated, or placed beside something, because they are then
/// elsewhere than where they are written; nor a point that is linked, or one of very many.
std::vector<StagePoint> stagePointsOf(Session &session, const Actor &actor);

/// What the point of a block that is moved snaps to: steps of its axes from where it is, or of the scene.
struct UnitGrid
{
    base::Vec3 at{}; ///< of the block that is moved, in scene space
    base::Vec3 origin{};
    double step = 0.5;
};
/// The grid of half units on which a block with numbers of axes stands; nothing for other blocks.
std::optional<UnitGrid> unitGridOf(Session &session, const Actor &actor);
UnitGrid unitGridOf(const StagePoint &point);

} // namespace lectograph::editor
