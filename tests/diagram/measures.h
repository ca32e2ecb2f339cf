// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/diagram.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace lectograph::diagram {

/// How tidy a drawing is, whoever made it: less is better.
struct Measures
{
    int crossings = 0; ///< places at which links of two nets cross
    int bends = 0;     ///< of all links, each for itself
    double area = 0;   ///< of the rectangle around everything

    Measures &operator+=(const Measures &other);
};

/// `links` as horizontal and vertical pieces; `boxes` are all blocks, groups and labels.
Measures measuresOf(const Diagram &diagram, const std::vector<std::vector<QPointF>> &links,
                    const std::vector<QRectF> &boxes);

} // namespace lectograph::diagram
