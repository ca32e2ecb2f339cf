// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/diagram.h"

#include <QPointF>

#include <vector>

namespace lectograph::diagram {

/// The numbers of the nets of the links: what begins at one port, or at one block without ports, is one.
std::vector<int> netsOf(const Diagram &diagram);

/// How often horizontal and vertical segments of different nets cross. What links of a net have in common counts once.
int crossingsOf(const std::vector<std::vector<QPointF>> &links, const std::vector<int> &nets);

} // namespace lectograph::diagram
