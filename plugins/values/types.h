// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::values {

graph::NodeType number();
graph::NodeType integer();
graph::NodeType boolean();
graph::NodeType text();
graph::NodeType colour();
graph::NodeType vector();
graph::NodeType numbers();
graph::NodeType colours();
graph::NodeType expression();
graph::NodeType choose();
graph::NodeType measure();
graph::NodeType colourMix();
graph::NodeType place();

} // namespace lectograph::values
