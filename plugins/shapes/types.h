// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::shapes {

graph::NodeType circle();
graph::NodeType dot();
graph::NodeType ellipse();
graph::NodeType arc();
graph::NodeType sector();

graph::NodeType square();
graph::NodeType rectangle();
graph::NodeType polygon();
graph::NodeType regularPolygon();
graph::NodeType star();
graph::NodeType card();
graph::NodeType box();

graph::NodeType line();
graph::NodeType curve();
graph::NodeType arrow();
graph::NodeType filledArrow();
graph::NodeType connector();
graph::NodeType plusNode();
graph::NodeType flow();

graph::NodeType brace();
graph::NodeType bracket();
graph::NodeType surround();
graph::NodeType underline();
graph::NodeType cross();
graph::NodeType spotlight();
graph::NodeType speechBubble();
graph::NodeType cloud();

graph::NodeType grid();
graph::NodeType boolean();
graph::NodeType image();
graph::NodeType illustration();

} // namespace lectograph::shapes
