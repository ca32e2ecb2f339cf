// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/diagram.h"

#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/graph/layout.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/placement.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

bool hasLink(const QJsonValue &written)
{
    return graph::isLink(written)
        || (written.isArray()
            && std::ranges::any_of(written.toArray(), [](const QJsonValue &v) { return graph::isLink(v); }));
}

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
            .isList = graph::isList(spec.type),
            .isLinked = hasLink(node.properties.value(key))};
}

/// Sets the height and the positions of the ports.
void fitRows(NodeCard &card)
{
    const bool hasRows = card.outputs.size() > 1 || card.group;
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

NodeCard cardOf(const graph::Node &node, const QSet<QString> &actors, const timeline::Registry &registry,
                const QStringList &languages)
{
    NodeCard card{.id = node.id, .nodes = {node.id}, .label = labelOf(node, registry.nodes, languages)};
    card.isActor = actors.contains(node.id);
    card.isMuted = node.extra.value("muted"_L1).toBool();
    const graph::NodeType *type = registry.nodes.find(node.type);
    if (!type) {
        card.isKnown = false;
        card.title = node.type;
        for (const QString &key : node.properties.keys()) {
            if (hasLink(node.properties.value(key)))
                card.inputs.push_back(
                    {.node = node.id, .key = key, .label = vocabulary(englishLabel(key)), .isLinked = true});
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

void eachLink(const graph::Node &node,
              const std::function<void(const QJsonObject &, const QString &key, int element)> &visit)
{
    for (auto property = node.properties.begin(); property != node.properties.end(); ++property) {
        if (graph::isLink(property.value()))
            visit(property.value().toObject(), property.key(), -1);
        const QJsonArray list = property.value().toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (graph::isLink(list[i]))
                visit(list[i].toObject(), property.key(), static_cast<int>(i));
        }
    }
}

/// By node; collapsed groups change the card indices later.
std::vector<Link> linksOf(const lecture::Scene &scene, const Diagram &diagram)
{
    std::vector<Link> links;
    for (const graph::NodePtr &node : scene.nodes) {
        eachLink(*node, [&](const QJsonObject &link, const QString &key, int element) {
            const graph::LinkText text = graph::parseLink(link.value("link"_L1).toString());
            const auto from = diagram.cardOf.constFind(text.node);
            if (from == diagram.cardOf.constEnd())
                return; // reported as a problem on the card
            const NodeCard &card = diagram.cards[static_cast<std::size_t>(*from)];
            const Port *port = text.port.isEmpty() ? &card.outputs.front() : card.output(text.port);
            if (!port)
                return;
            links.push_back({.fromNode = text.node,
                             .fromPort = port->key,
                             .toNode = node->id,
                             .toKey = key,
                             .element = element,
                             .part = text.part,
                             .isStaged = link.value("staged"_L1).toBool(),
                             .type = port->type});
        });
    }
    return links;
}

bool isFree(const QRectF &rect, const std::vector<NodeCard> &cards, const Places &places)
{
    return std::ranges::none_of(cards, [&](const NodeCard &card) {
        const auto place = places.find(card.id);
        return place != places.end() && QRectF(place->second, card.rect.size()).adjusted(-8, -8, 8, 8).intersects(rect);
    });
}

/// Positions from the scene, then the remembered ones; the other nodes are arranged to the left of all these.
Places placesOf(const lecture::Scene &scene, const Diagram &diagram, const Places &remembered)
{
    Places places;
    double left = 0;
    for (const graph::NodePtr &node : scene.nodes) {
        if (const auto at = canvasOf(*node)) {
            places[node->id] = *at;
            left = std::min(left, at->x());
        }
    }
    std::vector<int> loose;
    QHash<QString, int> index;
    std::vector<QSizeF> sizes;
    for (std::size_t i = 0; i < diagram.cards.size(); ++i) {
        if (places.contains(diagram.cards[i].id))
            continue;
        index.insert(diagram.cards[i].id, static_cast<int>(loose.size()));
        loose.push_back(static_cast<int>(i));
        sizes.push_back(diagram.cards[i].rect.size());
    }
    if (loose.empty())
        return places;
    const auto nameOf = [&](int number) { return diagram.cards[at(number)].id; };
    const auto isKnown = [&](int number) { return remembered.contains(nameOf(number)); };
    if (std::ranges::all_of(loose, isKnown)) {
        for (const int number : loose)
            places[nameOf(number)] = remembered.at(nameOf(number));
        return places;
    }
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
    for (const int number : loose) {
        if (isKnown(number))
            places[nameOf(number)] = remembered.at(nameOf(number));
    }
    for (std::size_t i = 0; i < loose.size(); ++i) {
        if (isKnown(loose[i]))
            continue;
        QRectF rect(arrangement[i] + by, sizes[i]);
        while (!remembered.empty() && !isFree(rect, diagram.cards, places))
            rect.translate(0, 3 * snap);
        places[nameOf(loose[i])] = rect.topLeft();
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
    for (const QString &node : nodes) {
        const auto card = diagram.cardOf.constFind(node);
        if (card != diagram.cardOf.constEnd())
            rect = rect.united(diagram.cards[static_cast<std::size_t>(*card)].rect);
    }
    return rect;
}

/// The card of a collapsed group: one port for each link source or target outside it.
NodeCard cardOf(const Group &group, int number, const Diagram &diagram)
{
    NodeCard card{.id = u"group/%1"_s.arg(number), .group = number, .nodes = group.nodes, .label = group.title};
    card.title = translated("%1 blocks").arg(group.nodes.size());
    for (const QString &node : group.nodes) {
        const NodeCard &inner = diagram.cards[static_cast<std::size_t>(diagram.cardOf.value(node))];
        card.isActor = card.isActor || inner.isActor;
        card.type = inner.type;
    }
    const auto add = [&](std::vector<Port> &ports, const Port &port) {
        if (std::ranges::none_of(ports, [&](const Port &p) { return p.node == port.node && p.key == port.key; }))
            ports.push_back(port);
    };
    const QSet<QString> inside(group.nodes.begin(), group.nodes.end());
    for (const Link &link : diagram.links) {
        const bool fromInside = inside.contains(link.fromNode);
        const bool toInside = inside.contains(link.toNode);
        if (fromInside == toInside)
            continue;
        const QString &node = fromInside ? link.fromNode : link.toNode;
        const NodeCard &inner = diagram.cards[static_cast<std::size_t>(diagram.cardOf.value(node))];
        if (const Port *port = fromInside ? inner.output(link.fromPort) : inner.input(link.toKey)) {
            Port outer = *port;
            outer.label = fromInside && inner.outputs.size() == 1 ? inner.label : port->label;
            add(fromInside ? card.outputs : card.inputs, outer);
        }
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

int indexOf(const std::vector<Port> &ports, const QString &node, const QString &key)
{
    const auto found = std::ranges::find_if(ports, [&](const Port &p) { return p.node == node && p.key == key; });
    return found == ports.end() ? -1 : static_cast<int>(found - ports.begin());
}

void connectLinks(Diagram &diagram)
{
    for (Link &link : diagram.links) {
        link.fromCard = diagram.cardOf.value(link.fromNode, -1);
        link.toCard = diagram.cardOf.value(link.toNode, -1);
        const NodeCard &from = diagram.cards[static_cast<std::size_t>(link.fromCard)];
        const NodeCard &to = diagram.cards[static_cast<std::size_t>(link.toCard)];
        link.fromIndex = indexOf(from.outputs, link.fromNode, link.fromPort);
        link.toIndex = indexOf(to.inputs, link.toNode, link.toKey);
    }
    std::erase_if(diagram.links, [](const Link &link) { // inside a collapsed group
        return link.fromIndex < 0 || link.toIndex < 0 || link.fromCard == link.toCard;
    });
    for (const Link &link : diagram.links) {
        auto &outputs = diagram.cards[static_cast<std::size_t>(link.fromCard)].outputs;
        outputs[static_cast<std::size_t>(link.fromIndex)].isLinked = true;
    }
}

} // namespace

double heightOf(NodePreviewKind kind)
{
    switch (kind) {
    case NodePreviewKind::None: return 0;
    case NodePreviewKind::Value: return 24;
    case NodePreviewKind::Matrix: return 52;
    case NodePreviewKind::Picture: return 64;
    }
    return 0;
}

QRectF NodeCard::previewRect() const
{
    const double height = heightOf(body);
    return {rect.left() + 8, rect.bottom() - captionHeight - height, rect.width() - 16, height};
}

const Port *NodeCard::input(const QString &key) const
{
    const auto found = std::ranges::find(inputs, key, &Port::key);
    return found == inputs.end() ? nullptr : &*found;
}

const Port *NodeCard::output(const QString &key) const
{
    const auto found = std::ranges::find(outputs, key, &Port::key);
    return found == outputs.end() ? nullptr : &*found;
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

Diagram diagramOf(const lecture::Scene &scene, const timeline::Registry &registry, const QStringList &languages,
                  const Places &remembered)
{
    Diagram diagram;
    const QSet<QString> actors(scene.actors.begin(), scene.actors.end());
    for (const graph::NodePtr &node : scene.nodes) {
        diagram.cardOf.insert(node->id, static_cast<int>(diagram.cards.size()));
        diagram.cards.push_back(cardOf(*node, actors, registry, languages));
    }
    diagram.links = linksOf(scene, diagram);
    diagram.places = placesOf(scene, diagram, remembered);
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
    const graph::NodeType *type = registry.nodes.find(node.type);
    if (!type || card.group)
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

bool fits(ValueType from, ValueType to)
{
    return graph::canConvert(from, to) || (graph::isList(to) && graph::canConvert(from, graph::elementOf(to)));
}

} // namespace lectograph::editor::diagram
