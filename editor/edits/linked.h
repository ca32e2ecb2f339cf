// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <QStringList>

#include <functional>

/// Links between nodes as found in properties: a link as the value of a property, or as an element of a list.
namespace lectograph::editor {

using IsNode = std::function<bool(const QString &node)>;

/// Whether the value is a single link to a node that `is` accepts.
bool linksTo(const QJsonValue &json, const IsNode &is);
/// Whether the properties contain such a link.
bool holdLinkTo(const QJsonObject &properties, const IsNode &is);
/// Replaces each value, and each element of a list, by the result of `change`; undefined removes it.
QJsonObject withEachValue(QJsonObject properties, const std::function<QJsonValue(const QJsonValue &)> &change);
/// The properties without such links; a list keeps its other elements.
QJsonObject withoutLinks(QJsonObject properties, const IsNode &is);
/// The nodes that a node links to.
QStringList linkedBy(const graph::Node &node);

} // namespace lectograph::editor
