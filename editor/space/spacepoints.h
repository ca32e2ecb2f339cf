// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/gizmodrag.h"

class QPainter;

/// The points by which a single selected block is drawn, such as the tip of a vector, as handles in space.
namespace lectograph::editor {

/// From the space in which the selected blocks are placed to the scene.
base::Transform frameOfSelected(Session &session, const StageCast &cast);
/// As they stand in space; none during playback or if several blocks are selected.
std::vector<StagePoint> pointsInSpace(Session &session, const StageCast &cast);
/// The nearest one within reach of the pointer.
std::optional<StagePoint> pointUnder(const std::vector<StagePoint> &points, const Projection &by, const QPointF &at);
/// A drag of the point that has begun at `at`.
std::unique_ptr<GizmoDrag> dragOfPointInSpace(Session &session, const StageCast &cast, const StagePoint &point,
                                              const Projection &by, const QPointF &at);
/// Small circles, as on the stage.
void paintPoints(QPainter &painter, const std::vector<StagePoint> &points, const Projection &by);

} // namespace lectograph::editor
