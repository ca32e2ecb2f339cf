// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/definition.h"
#include "lecture/lecture.h"

#include <memory>
#include <vector>

namespace lectograph::lecture {

/// A block definition of the document, compiled.
struct CompiledBlock
{
    std::weak_ptr<const Block> block;
    std::vector<graph::NodeTypePtr> uses; ///< the types that it was compiled with
    graph::CompiledDefinition types;
};
using CompiledBlockMap = std::map<QString, CompiledBlock>; ///< by id

graph::Definition definitionOf(const Block &block);
/// Compiles the definitions in the order in which they need each other, and adds their types to `types`. Those that are
/// as in `before` are taken over. Definitions that use themselves are broken.
CompiledBlockMap compiledBlocks(const std::map<QString, BlockPtr> &blocks, const CompiledBlockMap &before,
                                graph::NodeRegistry &types);
/// The pseudo node with which the inside of a definition is played alone: it gives `values`, or else the defaults.
graph::NodePtr publishedNode(const QString &block, const QJsonObject &values = {});

} // namespace lectograph::lecture
