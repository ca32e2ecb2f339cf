// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::functions {

graph::NodeType plot();
graph::NodeType numberLine();
graph::NodeType field();

} // namespace lectograph::functions
