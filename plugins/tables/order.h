// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content.h"

namespace lectograph::tables {

/// Where the rows below the head stand, in distances from the top of the first place downwards.
struct RowPlaces
{
    std::vector<double> tops;    ///< of each row, by its number in the cells
    std::vector<double> heights; ///< less while it is filtered out, at last 0
    std::vector<double> shown;   ///< from 0 to 1
    /// The lines between the places, whichever rows stand there: one more than there are rows.
    std::vector<double> lines;

    double height() const { return lines.empty() ? 0 : lines.back(); }
};

/// By "sortBy", "descending", "sorted", "order", "filter", "filtered" and "rowsShown": rows travel from place to place as these change.
RowPlaces placesOf(const Content &content, const std::vector<double> &heights, const graph::Inputs &in,
                   const graph::Context &context);

std::vector<int> writtenRows(const Content &content);
/// The numbers of the rows in the order of a column: numbers by size, words by letters, and empty cells last.
std::vector<int> sortedRows(const Content &content, int column, bool isDescending);

/// Which rows a condition such as “Layers > 24”, “Model = BERT” or “GPT” leaves.
std::vector<bool> keptRows(const Content &content, const QString &condition);

} // namespace lectograph::tables
