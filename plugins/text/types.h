// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::text {

graph::NodeType text();
graph::NodeType mixed();
graph::NodeType formula();
graph::NodeType number();
graph::NodeType series();
graph::NodeType pieces();
graph::NodeType code();

} // namespace lectograph::text
