// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/layout.h"

namespace lectograph::diagram {

/// Where a lane of a link steps aside by less than links are apart, which looks like a slip, its pieces become one straight
/// piece if it meets nothing there and keeps its distances. `nets`: of the links.
void straightenJogs(const Diagram &diagram, Layout &layout, const std::vector<int> &nets);

} // namespace lectograph::diagram
