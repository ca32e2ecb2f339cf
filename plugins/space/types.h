// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::space {

graph::NodeType angle();
graph::NodeType axes();
graph::NodeType brace();
graph::NodeType card();
graph::NodeType dotProduct();
graph::NodeType lossSurface();
graph::NodeType path();
graph::NodeType plane();
graph::NodeType points();
graph::NodeType solid();
graph::NodeType stack();
graph::NodeType sum();
graph::NodeType surface();
graph::NodeType vector();
graph::NodeType wall();

} // namespace lectograph::space
