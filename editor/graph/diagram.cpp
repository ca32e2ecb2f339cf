// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/diagram.h"

#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/linked.h"
#include "editor/graph/diagramlinks.h"
#include "editor/graph/layout.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/definition.h"
#include "graph/node_order.h"
#include "graph/placement.h"
#include "lecture/definitions.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

/// A block is of no use without a link to its inputs of these types.
bool isMostlyLinked(ValueType type)
{
    return type == ValueType::Shape || type == ValueType::Shapes || type == ValueType::Tensor;
}

NodePreviewKind previewOf(ValueType type)
{
    switch (type) {
    case ValueType::Shape:
    case ValueType::Shapes: return NodePreviewKind::Picture;
    case ValueType::Tensor: return NodePreviewKind::Matrix;
    default: return NodePreviewKind::Value;
    }
}

Port portOf(const graph::PropertySpec &spec, const graph::Node &node)
{
    const QString key = base::toText(spec.key);
    return {.node = node.id,
            .key = key,
            .label = labelOf(spec),
            .help = helpOf(spec),
            .type = spec.type,
            .isLinked = hasLink(node.properties.value(key))};
}

/// Sets the height and the positions of the ports.
void fitRows(NodeCard &card)
{
    const bool hasRows = card.outputs.size() > 1 || card.group || card.isPublished;
    const std::size_t rows = std::max(card.inputs.size(), hasRows ? card.outputs.size() : 0);
    double height = headerHeight + heightOf(card.body) + captionHeight;
    if (rows > 0)
        height += 4 + static_cast<double>(rows) * rowHeight;
    card.rect.setSize({cardWidth, std::ceil(height / snap) * snap});
    const auto rowAt = [&](std::size_t row) {
        return card.rect.top() + headerHeight + 4 + (static_cast<double>(row) + 0.5) * rowHeight;
    };
    for (std::size_t i = 0; i < card.inputs.size(); ++i)
        card.inputs[i].at = {card.rect.left(), rowAt(i)};
    for (std::size_t i = 0; i < card.outputs.size(); ++i)
        card.outputs[i].at = {card.rect.right(), hasRows ? rowAt(i) : card.rect.top() + headerHeight / 2};
}

NodeCard cardOf(const graph::Node &node, const lecture::Scene &scene, const QSet<QString> &actors,
                const timeline::Registry &registry, const QStringList &languages)
{
    NodeCard card{.id = node.id, .nodes = {node.id}, .label = labelOf(node, scene.nodes, registry.nodes, languages)};
    card.isActor = actors.contains(node.id);
    card.isMuted = node.extra.value("muted"_L1).toBool();
    const graph::NodeType *type = registry.nodes.find(node);
    if (!type) {
        card.isKnown = false;
        card.title = node.type;
        for (const QString &key : node.properties.keys()) {
            if (hasLink(node.properties.value(key)))
                card.inputs.push_back({.node = node.id, .key = key, .label = labelOfKey(key), .isLinked = true});
        }
        card.outputs.push_back({.node = node.id, .type = ValueType::Shape, .isInput = false});
        fitRows(card);
        return card;
    }
    card.title = titleOf(*type);
    card.help = helpOf(*type);
    card.type = type->outputs.front().type;
    card.body = previewOf(card.type);
    for (const graph::PropertySpec &spec : type->properties) {
        if (spec.required || isMostlyLinked(spec.type) || hasLink(node.properties.value(base::toText(spec.key))))
            card.inputs.push_back(portOf(spec, node));
    }
    for (const graph::PropertySpec &spec : type->placed ? graph::placementProperties() : graph::PropertyTable()) {
        if (hasLink(node.properties.value(base::toText(spec.key))))
            card.inputs.push_back(portOf(spec, node));
    }
    for (const graph::PortSpec &output : type->outputs)
        card.outputs.push_back({.node = node.id,
                                .key = base::toText(output.key),
                                .label = vocabulary(englishLabel(base::toText(output.key))),
                                .help = vocabulary(base::toText(output.help)),
                                .type = output.type,
                                .isInput = false});
    fitRows(card);
    return card;
}

/// The published properties of the definition whose inside the scene is; nothing if there are none.
std::optional<NodeCard> publishedCard(const lecture::Scene &scene, const timeline::Registry &registry)
{
    const QString block = lecture::blockIdOf(scene.id);
    const graph::NodeType *type = block.isEmpty() ? nullptr : registry.nodes.find(*lecture::publishedNode(block));
    if (!type || type->properties.empty())
        return std::nullopt;
    NodeCard card{.id = graph::inNode,
                  .nodes = {graph::inNode},
                  .label = publishedLabel(),
                  .title = translated("Read as “in”"),
                  .help = {}};
    card.isPublished = true;
    card.type = type->properties.front().type;
    for (const graph::PropertySpec &spec : type->properties)
        card.outputs.push_back({.node = card.id,
                                .key = base::toText(spec.key),
                                .label = labelOf(spec),
                                .help = helpOf(spec),
                                .type = spec.type,
                                .isInput = false});
    fitRows(card);
    return card;
}

/// Where the card of the published properties was put.
std::optional<QPointF> publishedPlace(const lecture::Scene &scene)
{
    return foreignCanvasOf(scene, graph::inNode);
}

const NodeCard &cardWith(const QString &node, const Diagram &diagram)
{
    return diagram.cards[at(diagram.cardOf.value(node))];
}

bool isFree(const QRectF &rect, const std::vector<NodeCard> &cards, const Places &places)
{
    return std::ranges::none_of(cards, [&](const NodeCard &card) {
        const auto place = places.find(card.id);
        return place != places.end() && QRectF(place->second, card.rect.size()).adjusted(-8, -8, 8, 8).intersects(rect);
    });
}

/// Positions from the scene, then the remembered ones; the other nodes are arranged to the left of all these.
Places placesOf(const lecture::Scene &scene, const Diagram &diagram, const Places &remembered,
                const ForeignNodes &foreign)
{
    Places places;
    double left = 0;
    for (const graph::NodePtr &node : scene.nodes) {
        if (const auto at = placeIn(scene, *node, foreign)) {
            places[node->id] = *at;
            left = std::min(left, at->x());
        }
    }
    if (const auto at = publishedPlace(scene); at && diagram.cardOf.contains(graph::inNode)) {
        places[graph::inNode] = *at;
        left = std::min(left, at->x());
    }
    std::vector<const NodeCard *> loose;
    QHash<QString, int> index;
    std::vector<QSizeF> sizes;
    for (const NodeCard &card : diagram.cards) {
        if (places.contains(card.id))
            continue;
        index.insert(card.id, static_cast<int>(loose.size()));
        loose.push_back(&card);
        sizes.push_back(card.rect.size());
    }
    const auto isKnown = [&](const NodeCard *card) { return remembered.contains(card->id); };
    for (const NodeCard *card : loose) {
        if (isKnown(card))
            places[card->id] = remembered.at(card->id);
    }
    if (std::ranges::all_of(loose, isKnown))
        return places;
    std::vector<Edge> edges;
    for (const Link &link : diagram.links) {
        const int from = index.value(link.fromNode, -1);
        const int to = index.value(link.toNode, -1);
        if (from >= 0 && to >= 0 && from != to)
            edges.push_back({from, to});
    }
    const std::vector<QPointF> arrangement = arranged(sizes, edges);
    double right = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i)
        right = std::max(right, arrangement[i].x() + sizes[i].width());
    const QPointF by(std::floor((left - 64 - right) / snap) * snap, 0);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (isKnown(loose[i]))
            continue;
        QRectF rect(arrangement[i] + by, sizes[i]);
        while (!remembered.empty() && !isFree(rect, diagram.cards, places))
            rect.translate(0, 3 * snap);
        places[loose[i]->id] = rect.topLeft();
    }
    return places;
}

void move(NodeCard &card, const QPointF &to)
{
    card.rect.moveTopLeft(to);
    fitRows(card);
}

QRectF rectAround(const QStringList &nodes, const Diagram &diagram)
{
    QRectF rect;
    for (const QString &node : nodes)
        rect = rect.united(cardWith(node, diagram).rect);
    return rect;
}

int indexOf(const std::vector<Port> &ports, const QString &node, const QString &key)
{
    const auto found = std::ranges::find_if(ports, [&](const Port &p) { return p.node == node && p.key == key; });
    return found == ports.end() ? -1 : static_cast<int>(found - ports.begin());
}

/// The card of a collapsed group: one port for each link source or target outside it.
NodeCard cardOf(const Group &group, int number, const Diagram &diagram)
{
    NodeCard card{.id = u"group/%1"_s.arg(number), .group = number, .nodes = group.nodes, .label = group.title};
    card.title = translated("%1 blocks").arg(group.nodes.size());
    for (const QString &node : group.nodes) {
        const NodeCard &inner = cardWith(node, diagram);
        card.isActor = card.isActor || inner.isActor;
        card.type = inner.type;
    }
    const QSet<QString> inside(group.nodes.begin(), group.nodes.end());
    for (const Link &link : diagram.links) {
        const bool fromInside = inside.contains(link.fromNode);
        const bool toInside = inside.contains(link.toNode);
        if (fromInside == toInside)
            continue;
        const NodeCard &inner = cardWith(fromInside ? link.fromNode : link.toNode, diagram);
        const Port *port = fromInside ? inner.output(link.fromPort) : inner.input(link.toKey);
        std::vector<Port> &ports = fromInside ? card.outputs : card.inputs;
        if (!port || indexOf(ports, port->node, port->key) >= 0)
            continue;
        ports.push_back(*port);
        if (fromInside && inner.outputs.size() == 1)
            ports.back().label = inner.label;
    }
    card.rect.moveTopLeft(rectAround(group.nodes, diagram).topLeft());
    fitRows(card);
    return card;
}

void shutGroups(Diagram &diagram)
{
    std::vector<NodeCard> shut;
    QHash<QString, QString> inside; // node → card
    for (std::size_t i = 0; i < diagram.groups.size(); ++i) {
        if (!diagram.groups[i].isCollapsed)
            continue;
        shut.push_back(cardOf(diagram.groups[i], static_cast<int>(i), diagram));
        for (const QString &node : diagram.groups[i].nodes)
            inside.insert(node, shut.back().id);
    }
    if (shut.empty())
        return;
    std::erase_if(diagram.cards, [&](const NodeCard &card) { return inside.contains(card.id); });
    diagram.cards.insert(diagram.cards.end(), shut.begin(), shut.end());
    diagram.cardOf.clear();
    for (std::size_t i = 0; i < diagram.cards.size(); ++i) {
        for (const QString &node : diagram.cards[i].nodes)
            diagram.cardOf.insert(node, static_cast<int>(i));
    }
}

void connectLinks(Diagram &diagram)
{
    for (Link &link : diagram.links) {
        link.fromCard = diagram.cardOf.value(link.fromNode, -1);
        link.toCard = diagram.cardOf.value(link.toNode, -1);
        link.fromIndex = indexOf(diagram.cards[at(link.fromCard)].outputs, link.fromNode, link.fromPort);
        link.toIndex = indexOf(diagram.cards[at(link.toCard)].inputs, link.toNode, link.toKey);
    }
    std::erase_if(diagram.links, [](const Link &link) { // inside a collapsed group
        return link.fromIndex < 0 || link.toIndex < 0 || link.fromCard == link.toCard;
    });
    for (const Link &link : diagram.links)
        diagram.cards[at(link.fromCard)].outputs[at(link.fromIndex)].isLinked = true;
}

const Port *portIn(const std::vector<Port> &ports, const QString &key)
{
    const auto found = std::ranges::find(ports, key, &Port::key);
    return found == ports.end() ? nullptr : &*found;
}

} // namespace

double heightOf(NodePreviewKind kind)
{
    constexpr double heights[] = {0, 24, 52, 64}; // of nothing, a value, a matrix and a picture
    return heights[static_cast<std::size_t>(kind)];
}

QRectF NodeCard::previewRect() const
{
    const double height = heightOf(body);
    return {rect.left() + 8, rect.bottom() - captionHeight - height, rect.width() - 16, height};
}

const Port *NodeCard::input(const QString &key) const
{
    return portIn(inputs, key);
}

const Port *NodeCard::output(const QString &key) const
{
    return portIn(outputs, key);
}

const Port *NodeCard::find(const Port &port) const
{
    return port.isInput ? input(port.key) : output(port.key);
}

QRectF Diagram::bounds() const
{
    QRectF all;
    for (const NodeCard &card : cards)
        all = all.united(card.rect);
    for (const CommentBox &frame : commentBoxes)
        all = all.united(frame.rect);
    return all;
}

ForeignNodes foreignNodesOf(const lecture::Lecture &lecture, const QString &scene, const QStringList &languages)
{
    ForeignNodes foreign;
    QHash<QString, QString> names;
    for (const lecture::VisibleNode &node : lecture::foreignNodes(lecture, scene)) {
        if (!node.scene.isEmpty() && !names.contains(node.scene))
            names.insert(node.scene, labelOf(*lecture::writtenScene(lecture, node.scene), languages));
        foreign.insert(node.node->id, {node.home, node.scene, names.value(node.scene)});
    }
    return foreign;
}

lecture::Scene withoutUnusedInherited(const lecture::Scene &scene, const ForeignNodes &foreign)
{
    const auto isInherited = [&](const QString &node) {
        const auto found = foreign.constFind(node);
        return found != foreign.constEnd() && found->home == lecture::Home::Inherited;
    };
    QSet<QString> used;
    for (const graph::NodePtr &node : scene.nodes) {
        if (isInherited(node->id))
            continue;
        for (const QString &linked : linkedBy(*node))
            used.insert(linked);
    }
    lecture::Scene shown = scene;
    std::erase_if(shown.nodes,
                  [&](const graph::NodePtr &node) { return isInherited(node->id) && !used.contains(node->id); });
    return shown;
}

std::optional<QPointF> placeIn(const lecture::Scene &scene, const graph::Node &node, const ForeignNodes &foreign)
{
    return foreign.contains(node.id) ? foreignCanvasOf(scene, node.id) : canvasOf(node);
}

Diagram diagramOf(const lecture::Scene &scene, const timeline::Registry &registry, const QStringList &languages,
                  const Places &remembered, const ForeignNodes &foreign)
{
    Diagram diagram;
    const QSet<QString> actors(scene.actors.begin(), scene.actors.end());
    for (const graph::NodePtr &node : scene.nodes) {
        diagram.cardOf.insert(node->id, static_cast<int>(diagram.cards.size()));
        diagram.cards.push_back(cardOf(*node, scene, actors, registry, languages));
        if (const auto elsewhere = foreign.constFind(node->id); elsewhere != foreign.constEnd()) {
            NodeCard &card = diagram.cards.back();
            card.home = elsewhere->home;
            card.homeScene = elsewhere->scene;
            card.homeName = elsewhere->sceneName;
        }
    }
    if (auto published = publishedCard(scene, registry)) {
        diagram.cardOf.insert(published->id, static_cast<int>(diagram.cards.size()));
        diagram.cards.push_back(std::move(*published));
    }
    diagram.links = linksOf(scene, registry, diagram);
    diagram.places = placesOf(scene, diagram, remembered, foreign);
    for (NodeCard &card : diagram.cards)
        move(card, diagram.places.at(card.id));
    for (const QJsonValue &json : scene.extra.value("frames"_L1).toArray()) {
        const QJsonArray rect = json["rect"_L1].toArray();
        diagram.commentBoxes.push_back(
            {json["title"_L1].toString(),
             QRectF(rect.at(0).toDouble(), rect.at(1).toDouble(), std::max(64.0, rect.at(2).toDouble()),
                    std::max(48.0, rect.at(3).toDouble()))});
    }
    for (const QJsonValue &json : scene.extra.value("groups"_L1).toArray()) {
        Group group{.title = json["title"_L1].toString(), .isCollapsed = json["collapsed"_L1].toBool(true)};
        for (const QJsonValue &node : json["nodes"_L1].toArray()) {
            if (diagram.cardOf.contains(node.toString()))
                group.nodes.append(node.toString());
        }
        group.isCollapsed = group.isCollapsed && !group.nodes.isEmpty();
        if (!group.nodes.isEmpty())
            group.rect = rectAround(group.nodes, diagram).adjusted(-16, -16 - frameTitleHeight, 16, 16);
        diagram.groups.push_back(std::move(group)); // empty ones too, so that the indices match the file
    }
    shutGroups(diagram);
    connectLinks(diagram);
    return diagram;
}

NodeCard opened(const NodeCard &card, const graph::Node &node, const timeline::Registry &registry, Show show,
                ValueType fitting)
{
    const graph::NodeType *type = registry.nodes.find(node);
    if (!type || card.group || card.isPublished)
        return card;
    NodeCard result = card; // ports that are always visible stay in place, so that no link jumps
    const std::size_t own = type->properties.size();
    const graph::PropertyTable table = graph::tableOf(*type);
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (card.input(base::toText(table[i].key)))
            continue;
        Port port = portOf(table[i], node);
        const bool isOftenLinked = port.type != ValueType::Choice && port.type != ValueType::Asset
            && (i < own || port.key == "position"_L1 || port.key == "beside"_L1);
        if (show == Show::Fitting ? fits(fitting, port.type) : isOftenLinked)
            result.inputs.push_back(std::move(port));
    }
    fitRows(result);
    return result;
}

QHash<int, NodeCard> madeRoom(const Diagram &diagram, int index, const NodeCard &open)
{
    constexpr double gap = 2 * snap;
    const QRectF &shut = diagram.cards[at(index)].rect;
    std::vector<int> below;
    for (int i = 0; i < static_cast<int>(diagram.cards.size()); ++i) {
        const QRectF &rect = diagram.cards[at(i)].rect;
        if (i != index && rect.top() >= shut.top() + headerHeight) // cards over its header were placed there on purpose
            below.push_back(i);
    }
    std::ranges::sort(below, {}, [&](int i) { return diagram.cards[at(i)].rect.top(); });
    QHash<int, NodeCard> moved;
    std::vector<QRectF> taken{open.rect};
    for (const int i : below) {
        NodeCard card = diagram.cards[at(i)];
        QPointF place = card.rect.topLeft();
        for (const QRectF &rect : taken) { // from top to bottom
            if (QRectF(place, card.rect.size()).intersects(rect))
                place.setY(rect.bottom() + gap);
        }
        if (place == card.rect.topLeft())
            continue;
        move(card, place);
        taken.push_back(card.rect);
        std::ranges::sort(taken, {}, [](const QRectF &rect) { return rect.top(); });
        moved.insert(i, card);
    }
    return moved;
}

} // namespace lectograph::editor::diagram
