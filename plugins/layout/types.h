// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::layout {

graph::NodeType group();
graph::NodeType part();
graph::NodeType parts();
graph::NodeType repeat();

graph::NodeType row();
graph::NodeType column();
graph::NodeType grid();

graph::NodeType resized();
graph::NodeType replace();
graph::NodeType mirror();
graph::NodeType recolour();
graph::NodeType reorder();

} // namespace lectograph::layout
