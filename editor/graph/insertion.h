// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/showngraph.h"

namespace lectograph::editor {

class GraphCanvas;

/// Adding blocks to the graph, also into a link under them.
namespace diagram {

QPointF snapped(const QPointF &point);
/// The link under the card of `node`, if the node is unlinked and fits in between; −1: none.
int insertionFor(const GraphCanvas &canvas, const QString &node);

/// The link under a point into which a block of this type fits; −1: none.
int insertionAt(const GraphCanvas &canvas, const QPointF &point, const graph::NodeType &type);

/// Adds the block with its header under the point, and inserts it into the link there if it fits.
void addBlock(GraphCanvas &canvas, const QString &type, const QPointF &point);
/// Adds a custom block by the path of its file.
void addCustom(GraphCanvas &canvas, const QString &path, const QPointF &point);

} // namespace diagram

} // namespace lectograph::editor
