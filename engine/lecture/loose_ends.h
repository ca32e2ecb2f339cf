// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <QStringList>

/// What became of blocks that were linked to one that was deleted: extra["loose"] of a node names the properties that held
/// the links ("toShape"), each with the point that took its place (in "to"), or null where a shape is needed. The mark
/// means nothing any more once the property is linked again, or the end was put elsewhere: nobody has to take it away.
namespace lectograph::lecture {

/// The properties of the node that are loose.
QStringList looseEndsOf(const graph::Node &node);
/// Marks one; `point` is undefined where there is none.
void setLoose(graph::Node &node, const QString &key, const QJsonValue &point);
/// The shape that is missing stands for the whole of the block: without it there is nothing to be seen.
bool isLostWithout(const graph::Node &node, const QString &key);

} // namespace lectograph::lecture
