// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"
#include "shape/style.h"

namespace lectograph::diagrams {

/// Where links hop over others: for each link the points, on its horizontal pieces.
std::vector<std::vector<QPointF>> hopsOf(const Model &model, const Placed &placed);

struct LineLook
{
    shape::Style style;
    double corner = 0.1;
    double tip = 0.15; ///< length of a head
    double hop = 0.06; ///< radius
    double dash = 0;   ///< length of dashes and of the gaps between them; 0: none
};

/// A link up to a share of its length: parts “line”, “tip” and “startTip”.
std::vector<shape::Shape> drawnLink(const ItemLink &link, const Way &way, const std::vector<QPointF> &hops,
                                    const LineLook &look, double share);

/// With corners of this radius, or less where there is no room.
shape::Path roundedWay(const std::vector<QPointF> &points, double corner, const std::vector<QPointF> &hops = {},
                       double hop = 0);

} // namespace lectograph::diagrams
