// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columns.h"
#include "places.h"

#include "shape/shape.h"

namespace lectograph::networks {

/// A text of the property `key` with formulas between dollar signs, centred on the origin.
shape::Shape textOf(const QString &text, const QString &name, const QString &key, const graph::Inputs &in,
                    const graph::Context &context);

/// Texts that have their place around the columns: the groups “names”, “counts” and “activations”, and the line “rest”.
struct Labels
{
    std::vector<shape::Shape> names;       ///< one for each column; empty shapes where there is none
    std::vector<shape::Shape> counts;      ///< the same
    std::vector<shape::Shape> activations; ///< one for each gap

    /// How wide the texts of a column are.
    double widthBelow(std::size_t column) const;
};

/// "showCounts", "showRest", "size", "colour".
graph::PropertyTable labelProperties();
Labels labelsOf(const graph::Inputs &in, const graph::Context &context, const std::vector<Column> &columns,
                const QStringList &activations);
/// The labels at their places. `rest` is how many links are not drawn.
std::vector<shape::Shape> placed(const Labels &labels, const Places &places, const std::vector<Column> &columns,
                                 double rest, const graph::Inputs &in, const graph::Context &context);

} // namespace lectograph::networks
