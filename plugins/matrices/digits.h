// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "excerpt.h"
#include "shape/shape.h"

#include <functional>

namespace lectograph::matrices {

/// How numbers are written and how far apart.
struct Digits
{
    int decimals = 1;
    bool plusSign = true;
    double size = 48;
    double gapX = 0.5; ///< between columns, from the widest number that there may be
    double gapY = 0.5;
    base::Color highlight; ///< of highlighted numbers
    base::Color dots;
    std::shared_ptr<const shape::ValueColors> colors;
};

/// The presets that differ between blocks.
struct DigitPresets
{
    std::string_view positiveSmall = "BLUE_E";
    std::string_view positiveLarge = "BLUE_B";
    std::string_view negativeSmall = "RED_E";
    std::string_view negativeLarge = "RED_B";
};

/// "decimals", "plusSign", "size", "gapX", "gapY", the four colours, "range", "random", "seed".
graph::PropertyTable digitProperties(const DigitPresets &presets = {});
/// The same as a value, with the colours of "highlightColour" and "bracketColour"; the range of 0 becomes that of the
/// numbers shown.
Digits digitsOf(const graph::Inputs &inputs, const Excerpt &excerpt);
/// The size of random numbers.
double randomRange(const graph::Inputs &inputs);

/// Where the numbers stand: rows and columns of equal size around the origin.
struct Cells
{
    int rows = 0;
    int columns = 0;
    base::Box number; ///< the widest number, right-aligned at x = 0
    double pitchX = 1;
    double pitchY = 1;

    /// Between cells if the place is no whole number.
    base::Vec3 centre(double row, double column) const
    {
        return {(column - (columns - 1) / 2.0) * pitchX, ((rows - 1) / 2.0 - row) * pitchY, 0};
    }
    /// All cells from one to another, as far as their numbers reach.
    base::Box box(double firstRow, double firstColumn, double lastRow, double lastColumn) const;
    base::Box whole() const { return box(0, 0, std::max(0, rows - 1), std::max(0, columns - 1)); }
};

/// Wide enough for all numbers shown; the same while numbers change without another digit. Fails if numbers are too
/// long to be read.
base::Result<Cells> cellsOf(const Excerpt &excerpt, const Digits &digits);

/// A number in its cell, with the tags “row:R” and “column:C”.
shape::Shape entry(double value, int row, int column, const Cells &cells, const Digits &digits, bool highlighted);
/// Three dots in their cell: below each other in a row of dots, beside each other in a column, aslant in both.
shape::Shape dots(int row, int column, const Excerpt &excerpt, const Cells &cells, const Digits &digits);

/// The groups “entries” and “dots”, by rows and columns.
std::vector<shape::Shape> numbersAndDots(const Excerpt &excerpt, const Cells &cells, const Digits &digits,
                                         const std::function<bool(int row, int column)> &isHighlighted);

} // namespace lectograph::matrices
