// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/showngraph.h"

namespace lectograph::editor {

class GraphCanvas;

/// Blocks that are added to the graph, where a link runs into it.
namespace diagram {

QPointF snapped(const QPointF &point);
/// The link under the card of `node`, if that hangs on nothing yet and fits in between; −1: none.
int insertionFor(const GraphCanvas &canvas, const QString &node);

/// The link under a point into which a block of this type fits; −1: none.
int insertionAt(const GraphCanvas &canvas, const QPointF &point, const graph::NodeType &type);

/// Adds it with its header under the point, into the link that is there if it fits.
void addBlock(GraphCanvas &canvas, const QString &type, const QPointF &point);
/// A custom block, by the path of its file.
void addCustom(GraphCanvas &canvas, const QString &path, const QPointF &point);
/// At the loose end of a link.
void addLinked(GraphCanvas &canvas, const QString &type, const LooseLink &link);

} // namespace diagram

} // namespace lectograph::editor
