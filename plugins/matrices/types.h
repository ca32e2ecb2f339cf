// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::matrices {

graph::NodeType matrix();
graph::NodeType vector();
graph::NodeType product();
graph::NodeType bars();

} // namespace lectograph::matrices
