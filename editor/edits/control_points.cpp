// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/control_points.h"

#include "base/text.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/styles.h"
#include "lecture/setting.h"

#include <algorithm>
#include <iterator>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ControlPoint;
using graph::ControlPoints;

PointReader::PointReader(const lecture::Lecture &lecture, const lecture::Scene &scene,
                         const timeline::Registry &registry, base::Time time)
    : m_scene(scene),
      m_registry(registry),
      m_setting(lecture::settingOf(lecture, scene, lecture.language)),
      m_time(time)
{}

ControlPoints PointReader::of(const QString &id)
{
    const graph::Node *node = nodeOf(m_scene, id);
    const graph::NodeType *type = node ? m_registry.nodes.find(*node) : nullptr;
    if (!type || !type->controlPoints)
        return {};
    if (!m_evaluator) {
        m_evaluator = std::make_unique<graph::Evaluator>(m_scene.nodes, m_registry.nodes, m_setting,
                                                         std::make_shared<graph::Memo>(), QString());
        m_evaluator->setStaged([this](int other, base::Time at) { return m_evaluator->shapeOf(other, at); });
    }
    ControlPoints points;
    // What cannot be evaluated has no points.
    (void)m_evaluator->withInputs(m_evaluator->indexOf(id), m_time,
                                  [&](const graph::NodeType &its, const graph::Inputs &inputs, const graph::Context &) {
                                      if (its.controlPoints)
                                          points = its.controlPoints(inputs);
                                  });
    return points;
}

bool standsFreely(const lecture::Lecture &lecture, const graph::Node &node)
{
    const QString edge = writtenOrStyled(lecture, node, u"edge"_s).toString();
    return !isFollowing(kindOf(node.properties.value(u"beside"_s))) && (edge.isEmpty() || edge == "none"_L1)
        && !isFollowing(kindOf(node.properties.value(u"position"_s)));
}

bool isFree(const graph::Node &node, const ControlPoint &point)
{
    const auto follows = [&](std::string_view key) {
        return !key.empty() && isFollowing(kindOf(node.properties.value(base::toText(key))));
    };
    return !follows(point.key) && !follows(point.shape);
}

bool areKeyedAlike(const graph::Node &node, const std::vector<ControlPoint> &points)
{
    const auto keyed = std::ranges::count_if(points, [&](const ControlPoint &point) {
        return kindOf(node.properties.value(base::toText(point.key))) == PropertyKind::Keyframed;
    });
    return keyed == 0 || keyed == std::ssize(points);
}

std::vector<MovedProperty> movedProperties(const lecture::Lecture &lecture, const graph::Node &node,
                                           const ControlPoints &points, bool withAxes)
{
    const std::vector<MovedProperty> position{{.key = u"position"_s}};
    std::vector<ControlPoint> places;
    std::ranges::copy_if(points.points, std::back_inserter(places),
                         [](const ControlPoint &point) { return !point.isDifference; });
    const bool areFree = std::ranges::all_of(places, [&](const ControlPoint &point) { return isFree(node, point); });
    const bool isKeyed = kindOf(node.properties.value(u"position"_s)) == PropertyKind::Keyframed;
    if (!points.areMoved || (points.areOnAxes && withAxes) || places.empty() || !areFree || isKeyed
        || !standsFreely(lecture, node) || !areKeyedAlike(node, places))
        return position;
    std::vector<MovedProperty> moved;
    std::ranges::transform(places, std::back_inserter(moved), [](const ControlPoint &point) {
        return MovedProperty{base::toText(point.key), point.unit};
    });
    return moved;
}

bool isAxes(const graph::Node &node, const timeline::Registry &registry)
{
    const graph::NodeType *type = registry.nodes.find(node.type);
    return type && type->isAxes;
}

} // namespace lectograph::editor
