// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "tensor/tensor.h"

#include <vector>

namespace lectograph::matrices {

/// Which of `count` rows or columns are shown, in order; −1 are the dots that stand for all others.
using Shown = std::vector<int>;

/// The index that is shown at a place; −1 if there are dots or nothing.
int shownAt(const Shown &shown, int place);

enum class Dots {
    WhereNeeded, ///< where some are left out
    Always,      ///< also where all could be shown, from three on
    Never,       ///< what does not fit is left out silently
};

/// At most `most` of `count`. The dots are at `place`: from 0, or negative from the end; the ones before it are the
/// first, those after it the last.
Shown shown(int count, int most, Dots dots, int place);

/// The part of a matrix that is shown; anything else is never looked at, however large it is.
struct Excerpt
{
    tensor::Tensor tensor;
    Shown rows;
    Shown columns;

    int rowCount() const { return static_cast<int>(rows.size()); }
    int columnCount() const { return static_cast<int>(columns.size()); }
    bool isDots(int row, int column) const
    {
        return rows[static_cast<std::size_t>(row)] < 0 || columns[static_cast<std::size_t>(column)] < 0;
    }
    /// The number at a shown place that is no dots.
    double at(int row, int column) const
    {
        return tensor.at(rows[static_cast<std::size_t>(row)], columns[static_cast<std::size_t>(column)]);
    }
};

/// "dots".
graph::PropertySpec dotsSpec();
/// The place of the dots as a property, with the last but one as its default.
graph::PropertySpec dotsPlaceSpec(std::string_view key, std::string_view title, std::string_view help);

/// The dots wanted by "dots". Random numbers stand for a matrix too large to be shown, so "auto" has dots for them.
Dots dotsOf(const graph::Inputs &inputs, bool areRandom);

/// Uniform in ±`range`, from the seed of the lecture and the block.
base::Result<tensor::Tensor> randomNumbers(int rows, int columns, double range, const graph::Inputs &inputs,
                                           const graph::Context &context);

} // namespace lectograph::matrices
