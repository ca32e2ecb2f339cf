// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columns.h"

#include <QPointF>

namespace lectograph::networks {

struct Labels;
struct BoxSizes;

/// Where the nodes stand: columns from left to right, each centred on y = 0.
struct Places
{
    double scale = 1;      ///< of nodes and of the gaps between them, so that the longest column fits
    double halfHeight = 0; ///< of a node
    double pitch = 0;      ///< from one node of a column to the next
    std::vector<double> x; ///< of each column
    std::vector<double> halfWidth;
    std::vector<std::vector<double>> y; ///< of each slot, from the top down: a node or the dots
    double top = 0;
    double bottom = 0;
    bool areBoxes = false;

    QPointF at(std::size_t column, std::size_t slot) const { return {x[column], y[column][slot]}; }
    /// Where a link leaves a node or reaches it that goes in this direction.
    QPointF edge(std::size_t column, std::size_t slot, const QPointF &direction) const;
};

/// "form", "nodeSize", "nodeGap", "columnGap", "height".
graph::PropertyTable placeProperties();
/// Boxes are as large as the names in them ask for.
Places placesOf(const graph::Inputs &in, const std::vector<Column> &columns, const Labels &labels,
                const BoxSizes &boxes);

} // namespace lectograph::networks
