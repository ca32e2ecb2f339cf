// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/connecting.h"

#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/followers.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/properties.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using lecture::Scene;

namespace {

/// What a new connector takes over from the latest one.
constexpr std::array lookKeys{"stroke"_L1, "strokeWidth"_L1, "strokeOpacity"_L1, "strokeGradient"_L1, "widthProfile"_L1,
                              "cap"_L1,    "join"_L1,        "tip"_L1,           "tipScale"_L1,       "startTip"_L1,
                              "endTip"_L1, "corner"_L1,      "endGap"_L1,        "labelSize"_L1,      "labelColour"_L1};

QJsonObject latestLook(const Scene &scene)
{
    QJsonObject look;
    for (const graph::NodePtr &node : scene.nodes | std::views::reverse) {
        if (node->type != made::connector)
            continue;
        for (const QLatin1StringView key : lookKeys) {
            if (const QJsonValue written = node->properties.value(key); kindOf(written) == PropertyKind::Constant)
                look.insert(key, written);
        }
        break;
    }
    return look;
}

/// Changes the properties of one end.
void putEnd(QJsonObject &properties, const QString &key, const LineEnd &end)
{
    const bool isAtBlock = !end.node.isEmpty();
    const bool isOnEdge = isAtBlock && end.side != "facing"_L1;
    const QJsonObject link{{u"link"_s, end.node}, {u"staged"_s, true}};
    properties.insert(key + u"Shape"_s, isAtBlock ? QJsonValue(link) : QJsonValue(QJsonValue::Undefined));
    properties.insert(key + u"Side"_s, isOnEdge ? QJsonValue(end.side) : QJsonValue(QJsonValue::Undefined));
}

/// The drawing order and the space of what it connects, so that the camera moves both alike.
void putBetween(QJsonObject &properties, const std::vector<const graph::Node *> &connected)
{
    const auto isPinned = [](const graph::Node *node) { return node->properties.value(u"pinned"_s).toBool(); };
    if (!connected.empty() && std::ranges::all_of(connected, isPinned))
        properties.insert(u"pinned"_s, true);
    double z = 0;
    for (const graph::Node *node : connected)
        z = std::max(z, node->properties.value(u"z"_s).toDouble());
    if (z > 0)
        properties.insert(u"z"_s, z);
}

/// A line that was moved off its blocks goes back to them; a free end stays where it is.
void putBack(graph::Node &node, const Lecture &lecture, const timeline::Registry &registry)
{
    const QString key = u"position"_s;
    const QJsonValue position = node.properties.value(key);
    if (kindOf(position) != PropertyKind::Constant)
        return;
    node.properties.remove(key);
    for (const QString &end : {u"from"_s, u"to"_s}) {
        if (!isFollowing(kindOf(node.properties.value(end + u"Shape"_s))))
            shiftPoint(node, end, {position[0].toDouble(), position[1].toDouble()}, lecture, registry);
    }
}

} // namespace

QString endKeyOf(const graph::PropertyTable &table, const QString &key)
{
    for (const QString &end : {u"from"_s, u"to"_s}) {
        const graph::PropertySpec *shape = key == end + "Shape"_L1 ? lecture::findSpec(table, key) : nullptr;
        const graph::PropertySpec *point = shape ? lecture::findSpec(table, end) : nullptr;
        if (point && shape->type == graph::ValueType::Shape && point->type == graph::ValueType::Vector)
            return end;
    }
    return {};
}

bool isLine(const graph::NodeType &type)
{
    return !endKeyOf(type.properties, u"fromShape"_s).isEmpty() && !endKeyOf(type.properties, u"toShape"_s).isEmpty();
}

QStringList connectableOf(const Scene &scene, const QStringList &nodes, const timeline::Registry &registry)
{
    QStringList connectable;
    std::ranges::copy_if(nodes, std::back_inserter(connectable), [&](const QString &id) {
        const graph::Node *node = nodeOf(scene, id);
        const graph::NodeType *type = node ? registry.nodes.find(*node) : nullptr;
        return type && type->placed && !isLine(*type);
    });
    return connectable;
}

std::optional<graph::Ends> endsOf(timeline::Score &score, const graph::PropertyTable &table, const graph::Node &line,
                                  const QString &place, base::Time at, int group)
{
    graph::Evaluator &evaluator = score.evaluator();
    const graph::Bindings bindings = evaluator.bind(table, line.properties, place, group, line.style);
    const auto values = bindings.broken ? tl::unexpected(*bindings.broken) : evaluator.values(bindings, at, at);
    return values ? std::optional(graph::endsOf(graph::Inputs(table, *values))) : std::nullopt;
}

Result<Lecture> withConnector(const Lecture &lecture, const QString &sceneId, const QString &id, const LineEnd &from,
                              const LineEnd &to, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    NewBlock block{made::connector, id, latestLook(**scene)};
    std::vector<const graph::Node *> connected;
    for (const auto &[key, end] : {std::pair(u"from"_s, &from), std::pair(u"to"_s, &to)}) {
        putEnd(block.properties, key, *end);
        if (end->node.isEmpty()) {
            block.properties.insert(key, pointJson(end->point));
            continue;
        }
        const auto node = foundNode(lecture, sceneId, end->node);
        if (!node)
            return tl::unexpected(node.error());
        connected.push_back(*node);
    }
    putBetween(block.properties, connected);
    return withBlock(lecture, sceneId, block, registry);
}

Result<ConnectedNodes> withConnected(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                                     const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const QStringList chain = connectableOf(**scene, nodes, registry);
    if (chain.size() < 2)
        return base::failure(translated("A connector needs two blocks."),
                             translated("Select the blocks in the order in which they are to be connected."));
    ConnectedNodes connected{lecture, {}};
    for (qsizetype i = 1; i < chain.size(); ++i) {
        const QString id = freeNodeId(connected.lecture, sceneId, made::connector);
        auto next = withConnector(connected.lecture, sceneId, id, {chain.at(i - 1)}, {chain.at(i)}, registry);
        if (!next)
            return tl::unexpected(next.error());
        connected.lecture = std::move(*next);
        connected.connectors.append(id);
    }
    return connected;
}

Result<Lecture> withLineEnd(const Lecture &lecture, const QString &sceneId, const QString &line, const QString &key,
                            const LineEnd &end, base::Time time, const timeline::Registry &registry)
{
    const auto found = foundNode(lecture, sceneId, line);
    if (!found)
        return tl::unexpected(found.error());
    graph::Node node = **found;
    if (!end.node.isEmpty()) {
        const Scene &scene = *sceneOf(lecture, sceneId);
        if (end.node == line || LinkDepth(scene.nodes, {line}).of(end.node) > 0) {
            const auto labelOfNode = [&](const QString &id) {
                return labelOfTarget(id, scene.nodes, registry.nodes, {lecture.language});
            };
            return base::failure(translated("“%1” already depends on “%2”: they would feed each other in a circle.")
                                     .arg(labelOfNode(end.node), labelOfNode(line)),
                                 translated("Remove one of the links between them first."));
        }
    } else {
        const QJsonValue written = node.properties.value(key);
        const auto point = kindOf(written) == PropertyKind::Keyframed
            ? writtenWithKeyframe(written, key, time, pointJson(end.point))
            : Result<QJsonValue>(pointJson(end.point));
        if (!point)
            return tl::unexpected(point.error());
        node.properties.insert(key, *point);
    }
    putEnd(node.properties, key, end);
    if (!end.node.isEmpty())
        putBack(node, lecture, registry);
    return lecture::withNode(lecture, sceneId, std::move(node));
}

} // namespace lectograph::editor
