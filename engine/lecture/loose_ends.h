// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <QStringList>

/// Marks left when a linked block is deleted: extra["loose"] of a node lists the properties that held the links
/// ("toShape"), each with the point that replaced it (in "to"), or null where a shape is required. A mark is ignored
/// once the property is linked again or the end is moved, so it need not be removed.
namespace lectograph::lecture {

/// The loose properties of the node.
QStringList looseEndsOf(const graph::Node &node);
/// Marks a property; `point` is undefined if there is none.
void setLoose(graph::Node &node, const QString &key, const QJsonValue &point);
/// Whether the block shows nothing without this shape.
bool isLostWithout(const graph::Node &node, const QString &key);

} // namespace lectograph::lecture
