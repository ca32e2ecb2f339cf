// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::charts {

graph::NodeType bars();
graph::NodeType axes();
graph::NodeType curve();
graph::NodeType legend();
graph::NodeType slider();
graph::NodeType probabilities();
graph::NodeType softmaxPanel();

graph::NodeType heatmap();
graph::NodeType colorBar();
graph::NodeType numbers();
graph::NodeType dots();
graph::NodeType vectors();

// Of tables, with axes.
graph::NodeType columns();
graph::NodeType series();
graph::NodeType histogram();
graph::NodeType confusion();
graph::NodeType pie();
graph::NodeType box();
graph::NodeType radar();

} // namespace lectograph::charts
