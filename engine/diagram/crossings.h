// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vector>

namespace lectograph::diagram {

/// How often horizontal and vertical segments of different nets cross. What links of a net have in common counts once.
int crossingsOf(const std::vector<std::vector<QPointF>> &links, const std::vector<int> &nets);

} // namespace lectograph::diagram
