// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"
#include "graph/registry.h"

#include <QStringList>

#include <vector>

namespace lectograph::editor {

/// The author's name for the node; empty if it has none.
QString ownLabelOf(const graph::Node &node, const QStringList &languages);
/// Words from the id of the node, or the title of its type: "Bar chart 2".
QString generatedLabelOf(const graph::Node &node, const graph::NodeRegistry &types);

/// The name of a block with one of its parts: "글머리 목록 › 1번째 점"; a part that has no words stays as it is.
QString withPart(const QString &label, const QString &part);

/// The display name of a node among those that it is seen with (graph::nodeAt()): as labelOf() of names.h, but a line
/// that has neither a name nor words is called by what it joins: "Norm → Attention".
QString labelOf(const graph::Node &node, const std::vector<graph::NodePtr> &around, const graph::NodeRegistry &types,
                const QStringList &languages);

} // namespace lectograph::editor
