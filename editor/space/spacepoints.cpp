// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/spacepoints.h"

#include "editor/space/spacescene.h"
#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

base::Transform frameOfSelected(Session &session, const StageCast &cast)
{
    const std::vector<const Actor *> actors = actorsOf(cast.actors(), cast.selected());
    const bool arePinned = std::ranges::all_of(actors, [](const Actor *actor) { return actor->isPinned; });
    return arePinned ? frameOf(session.preview.picture()) : base::Transform();
}

std::vector<StagePoint> pointsInSpace(Session &session, const StageCast &cast)
{
    const QStringList selected = session.selection.nodes().size() == 1 ? cast.selected() : QStringList();
    const Actor *actor = selected.isEmpty() ? nullptr : findActor(cast.actors(), selected.front());
    if (!actor || session.playhead.isPlaying())
        return {};
    std::vector<StagePoint> points = stagePointsOf(session, *actor);
    const base::Transform frame = frameOfSelected(session, cast);
    for (StagePoint &point : points)
        point.at = frame.map(point.at);
    return points;
}

std::optional<StagePoint> pointUnder(const std::vector<StagePoint> &points, const Projection &by, const QPointF &at)
{
    std::optional<StagePoint> nearest;
    double least = 8; // pixels
    for (const StagePoint &point : points) {
        const auto on = by.toWidget(point.at, false);
        const double away = on ? std::hypot(on->x() - at.x(), on->y() - at.y()) : least;
        if (away < least) {
            least = away;
            nearest = point;
        }
    }
    return nearest;
}

std::unique_ptr<GizmoDrag> dragOfPointInSpace(Session &session, const StageCast &cast, const StagePoint &point,
                                              const Projection &by, const QPointF &at)
{
    const base::Transform frame = frameOfSelected(session, cast);
    StagePoint own = point;
    own.at = frame.inverted().map(point.at);
    auto drag = dragOfPoint(session, cast.actors(), cast.selected().front(), own, frame);
    drag->start(Gizmo(by, point.at), partOf(point), at);
    return drag;
}

void paintPoints(QPainter &painter, const std::vector<StagePoint> &points, const Projection &by)
{
    constexpr double radius = 5;
    for (const StagePoint &point : points) {
        if (const auto at = by.toWidget(point.at, false)) {
            painter.setPen(QPen(theme().accent, 2));
            painter.setBrush(point.isAtBlock ? theme().accent : theme().onAccent);
            painter.drawEllipse(*at, radius, radius);
        }
    }
}

} // namespace lectograph::editor
