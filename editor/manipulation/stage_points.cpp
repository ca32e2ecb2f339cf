// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/stage_points.h"

#include "base/text.h"
#include "editor/edits/control_points.h"
#include "editor/manipulation/manipulation.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;
using graph::ControlPoint;
using graph::ControlPoints;

namespace {

/// The offset that clips add to the actor's position at the playhead.
Vec3 shiftedByClips(Session &session, const Actor &actor)
{
    const auto outputs = session.preview.outputsOf(actor.id);
    if (!outputs || outputs->empty() || !std::holds_alternative<shape::Shape>(outputs->front()))
        return {};
    const base::Box &before = std::get<shape::Shape>(outputs->front()).bounds();
    return before.isEmpty() || actor.shape.bounds().isEmpty() ? Vec3{}
                                                              : actor.shape.bounds().centre() - before.centre();
}

/// The points in the graph at the playhead, with what the stage shows of other blocks.
ControlPoints pointsNow(Session &session, const Actor &actor)
{
    ControlPoints points;
    timeline::Score *score = session.preview.score();
    const int index = score ? score->evaluator().indexOf(actor.id) : -1;
    const graph::NodeType *type = index < 0 ? nullptr : score->evaluator().typeOf(index);
    if (!type || !type->controlPoints)
        return points;
    // What cannot be evaluated has no points.
    (void)score->evaluator().withInputs(
        index, session.preview.scoreTime(),
        [&](const graph::NodeType &its, const graph::Inputs &inputs, const graph::Context &) {
            if (its.controlPoints)
                points = its.controlPoints(inputs);
        });
    return points;
}

/// How the points are placed on the stage: only shifted; nothing if it is scaled or turned.
std::optional<Vec3> shiftOf(Session &session, const Actor &actor, const graph::Node &node)
{
    const lecture::Lecture &lecture = session.document.lecture();
    const PropertyWriteMode writing = writingOf(session);
    const auto value = [&](const QString &key) {
        return currentValue(lecture, {writing.scene, actor.id, {}, key}, writing, session.registry());
    };
    const auto position = value(u"position"_s);
    const Vec3 *at = position ? std::get_if<Vec3>(&*position) : nullptr;
    const bool isOnlyShifted = value(u"scale"_s) == graph::Value(1.0) && value(u"turn"_s) == graph::Value(0.0)
        && value(u"tilt"_s) == graph::Value(Vec3{}) && value(u"fitWidth"_s) == graph::Value(0.0)
        && value(u"fitHeight"_s) == graph::Value(0.0);
    if (!at || !isOnlyShifted || !standsFreely(lecture, node))
        return std::nullopt;
    return *at + shiftedByClips(session, actor);
}

} // namespace

std::vector<StagePoint> stagePointsOf(Session &session, const Actor &actor)
{
    constexpr std::size_t many = 60; // they would lie over each other
    const graph::Node *node = session.document.node(session.selection.scene(), actor.id);
    const ControlPoints points = node ? pointsNow(session, actor) : ControlPoints();
    const auto offset = points.isEmpty() || points.points.size() > many ? std::nullopt : shiftOf(session, actor, *node);
    std::vector<StagePoint> result;
    for (const ControlPoint &point : points.points) {
        if (!offset || !point.hasHandle)
            continue;
        const auto kindAt = [&](std::string_view key) { return kindOf(node->properties.value(base::toText(key))); };
        const bool isAtBlock = !point.shape.empty() && isFollowing(kindAt(point.shape));
        if (isAtBlock || !isFollowing(kindAt(point.key)))
            result.push_back({.key = base::toText(point.key),
                              .item = point.item,
                              .unit = point.unit,
                              .at = point.at + *offset,
                              .offset = *offset,
                              .shapeKey = base::toText(point.shape),
                              .isAtBlock = isAtBlock});
    }
    return result;
}

std::optional<UnitGrid> unitGridOf(Session &session, const Actor &actor)
{
    const ControlPoints points = pointsNow(session, actor);
    const graph::Node *node = session.document.node(session.selection.scene(), actor.id);
    const auto place = std::ranges::find_if(points.points,
                                            [](const ControlPoint &point) { return !point.isDifference; });
    if (!node || !points.areOnAxes || place == points.points.end())
        return std::nullopt;
    const PropertyWriteMode writing = writingOf(session);
    const auto value = currentValue(session.document.lecture(), {writing.scene, actor.id, {}, u"position"_s}, writing,
                                    session.registry());
    const Vec3 *position = value ? std::get_if<Vec3>(&*value) : nullptr;
    const Vec3 offset = (position ? *position : Vec3{}) + shiftedByClips(session, actor);
    return UnitGrid{place->at + offset, offset, 0.5 * place->unit};
}

UnitGrid unitGridOf(const StagePoint &point)
{
    return {point.at, point.offset, 0.5 * point.unit};
}

} // namespace lectograph::editor
