// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/diagramlinks.h"

#include "editor/edits/references.h"
#include "graph/binding.h"
#include "graph/definition.h"
#include "graph/expression_names.h"
#include "graph/node_order.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;

namespace {

/// The names of blocks in an expression.
std::vector<graph::BlockName> namesIn(const QJsonValue &written)
{
    std::vector<graph::BlockName> names;
    for (const QString &text : graph::expressionsIn(written))
        std::ranges::move(graph::blockNamesIn(text), std::back_inserter(names));
    return names;
}

} // namespace

bool hasLink(const QJsonValue &written)
{
    const auto isLink = [](const QJsonValue &v) {
        return graph::isLink(v) || !namesIn(v).empty() || !publishedInExpressions(v).isEmpty();
    };
    return isLink(written) || (written.isArray() && std::ranges::any_of(written.toArray(), isLink));
}

std::vector<Link> linksOf(const lecture::Scene &scene, const timeline::Registry &registry, const Diagram &diagram)
{
    std::vector<Link> links;
    const auto addNamed = [&](const graph::Node &node, const QString &key, const QJsonValue &written, int element) {
        QSet<QPair<QString, QString>> added; // a name may stand in an expression several times
        for (const graph::BlockName &name : namesIn(written)) {
            if (!diagram.cardOf.contains(name.node) || name.node == node.id)
                continue;
            const NodeCard &from = diagram.cards[at(diagram.cardOf.value(name.node))];
            const graph::NodePtr named = graph::nodeAt(scene.nodes, name.node);
            const graph::NodeType *type = named ? registry.nodes.find(*named) : nullptr;
            const Port &port = from.outputs[at(type ? graph::outputMeant(*type, name.member, name.isStaged) : 0)];
            if (added.contains({name.node, port.key}))
                continue;
            added.insert({name.node, port.key});
            links.push_back({.fromNode = name.node,
                             .fromPort = port.key,
                             .toNode = node.id,
                             .toKey = key,
                             .element = element,
                             .isStaged = name.isStaged,
                             .isNamed = true,
                             .type = port.type});
        }
    };
    const auto addPublished = [&](const graph::Node &node, const QString &key, const QJsonValue &written, int element) {
        const int card = diagram.cardOf.value(graph::inNode, -1);
        const QStringList names = card < 0 ? QStringList() : publishedInExpressions(written);
        for (const QString &name : QSet<QString>(names.begin(), names.end())) {
            if (const Port *port = diagram.cards[at(card)].output(name))
                links.push_back({.fromNode = graph::inNode,
                                 .fromPort = port->key,
                                 .toNode = node.id,
                                 .toKey = key,
                                 .element = element,
                                 .isNamed = true,
                                 .type = port->type});
        }
    };
    const auto add = [&](const graph::Node &node, const QString &key, const QJsonValue &written, int element) {
        addPublished(node, key, written, element);
        addNamed(node, key, written, element);
        if (!graph::isLink(written))
            return;
        const graph::LinkText text = graph::parseLink(written["link"_L1].toString());
        if (!diagram.cardOf.contains(text.node))
            return; // reported as a problem on the card
        const NodeCard &from = diagram.cards[at(diagram.cardOf.value(text.node))];
        if (const Port *port = text.port.isEmpty() ? &from.outputs.front() : from.output(text.port))
            links.push_back({.fromNode = text.node,
                             .fromPort = port->key,
                             .toNode = node.id,
                             .toKey = key,
                             .element = element,
                             .part = text.part,
                             .isStaged = written["staged"_L1].toBool(),
                             .type = port->type});
    };
    for (const graph::NodePtr &node : scene.nodes) {
        for (auto property = node->properties.begin(); property != node->properties.end(); ++property) {
            add(*node, property.key(), property.value(), -1);
            const QJsonArray list = property.value().toArray();
            for (int i = 0; i < list.size(); ++i)
                add(*node, property.key(), list[i], i);
        }
    }
    return links;
}

} // namespace lectograph::editor::diagram
