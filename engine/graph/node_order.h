// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <algorithm>
#include <vector>

namespace lectograph::graph {

/// The position of the node with this id, or its insertion point: the nodes of a scene are sorted by id.
inline std::vector<NodePtr>::const_iterator placeOf(const std::vector<NodePtr> &nodes, const QString &id)
{
    return std::ranges::lower_bound(nodes, id, {}, [](const NodePtr &node) -> const QString & { return node->id; });
}

/// Returns null if there is no such node.
inline NodePtr nodeAt(const std::vector<NodePtr> &nodes, const QString &id)
{
    const auto at = placeOf(nodes, id);
    return at != nodes.end() && (*at)->id == id ? *at : nullptr;
}

} // namespace lectograph::graph
