// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

/// Links between nodes as found in properties: a link or an expression as the value of a property, or as an element of a
/// list.
namespace lectograph::editor {

using IsNode = std::function<bool(const QString &node)>;

/// Whether the value is a single link to a node that `is` accepts.
bool isLinkTo(const QJsonValue &json, const IsNode &is);
/// Whether the value is such a link, or an expression that names such a node.
bool linksTo(const QJsonValue &json, const IsNode &is);
/// Whether the properties contain such a link.
bool holdLinkTo(const QJsonObject &properties, const IsNode &is);
/// The same without expressions.
bool holdPlainLinkTo(const QJsonObject &properties, const IsNode &is);
/// Replaces each value, and each element of a list, by the result of `change`; undefined removes it.
QJsonObject withEachValue(QJsonObject properties, const std::function<QJsonValue(const QJsonValue &)> &change);
/// New ids of nodes by their old ones.
using NodeNames = std::map<QString, QString>;
/// The same link to the renamed node, or expression with it; other values are unchanged.
QJsonValue relinked(const QJsonValue &json, const NodeNames &names);
/// The properties without such links; a list keeps its other elements.
QJsonObject withoutLinks(QJsonObject properties, const IsNode &is);
/// The nodes that properties link to.
QStringList linkedBy(const QJsonObject &properties);
/// Those of them whose state on the stage is used.
QStringList stagedBy(const QJsonObject &properties);
/// The nodes that a node links to.
QStringList linkedBy(const graph::Node &node);

/// The largest number of `nodes` on any chain of links that a node depends on: 0 if it depends on none of them. In a
/// cycle, the link that closes it counts with the depth found so far.
class LinkDepth
{
public:
    /// `all` are the nodes of the scene, and outlive this.
    LinkDepth(const std::vector<graph::NodePtr> &all, const QStringList &nodes)
        : m_all(all), m_nodes(nodes.begin(), nodes.end())
    {}

    int of(const QString &node);

private:
    const std::vector<graph::NodePtr> &m_all;
    QSet<QString> m_nodes;
    QHash<QString, int> m_known;
};

} // namespace lectograph::editor
