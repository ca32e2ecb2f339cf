// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace lectograph::trees {

/// A box of a tree, from which arcs lead to others.
struct ArcEnd
{
    QString text;
    QString name; ///< of its part
    QPointF at;   ///< its middle
    QSizeF size;
    double shown = 1;
};

/// "arcs", "arcColour".
graph::PropertyTable arcProperties();

/// Curves between boxes that the tree does not link, beyond their edges on the side to which it grows, “FROM→TO”. Texts that
/// no box has are reported.
std::vector<shape::Shape> drawnArcs(const std::vector<ArcEnd> &ends, const graph::Inputs &in,
                                    const graph::Context &context);

} // namespace lectograph::trees
