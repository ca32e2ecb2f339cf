// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <functional>
#include <span>

/// Who is linked to whom, as it stands in properties: a link as the whole of a property, or as an element of a list.
namespace lectograph::editor {

using IsNode = std::function<bool(const QString &node)>;

/// A single link, to a node of which `is` says yes.
bool linksTo(const QJsonValue &json, const IsNode &is);
/// The properties hold such a link somewhere.
bool holdLinkTo(const QJsonObject &properties, const IsNode &is);
/// Without such links; a list keeps its other elements.
QJsonObject withoutLinks(QJsonObject properties, const IsNode &is);
/// The nodes that it is linked to.
QStringList linkedBy(const graph::Node &node);

/// How many steps of `nodes` lie below a node: 0 if it is linked to none of them, at whatever distance; otherwise one more
/// than the highest of those that it is linked to has. Nodes that feed each other in a circle count as not linked there.
class LinkDepth
{
public:
    LinkDepth(std::span<const graph::NodePtr> all, const QStringList &nodes);

    int of(const QString &node);

private:
    QHash<QString, const graph::Node *> m_all;
    QSet<QString> m_nodes;
    QHash<QString, int> m_known;
};

} // namespace lectograph::editor
