// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/layout.h"

namespace lectograph::diagram {

struct LabelPlaces
{
    std::vector<QRectF> rects; ///< by link; empty without a label
    std::vector<int> meeting;  ///< links whose label lies over something
};

/// Places the label of each link beside the longest segment that it does not share with other links of its net: at the
/// middle, if it meets no block, title, link or label there, else elsewhere along the link.
LabelPlaces labelPlaces(const Diagram &diagram, const Layout &layout, const std::vector<int> &nets);

} // namespace lectograph::diagram
