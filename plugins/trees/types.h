// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::trees {

graph::NodeType tree();
graph::NodeType timeline();

} // namespace lectograph::trees
