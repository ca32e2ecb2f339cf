// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "code_listing.h"
#include "graph/property.h"
#include "graph/setting.h"
#include "typeset/monospaced.h"

#include <array>

namespace lectograph::text {

/// How much room the versions of a code, and what stands beside them, need in cells.
struct CodeExtent
{
    int columns = 0; ///< of the longest line of all versions
    int rows = 0;    ///< of the longest version
    int digits = 0;  ///< of the largest number of a line; 0: no numbers
    int notes = 0;   ///< of the longest note; 0: none
    bool hasTitle = false;
};

/// How opaque the accent is behind the lines in focus.
inline constexpr double focusBand = 0.13;

/// Sizes, in scene units, and colours of a listing. Its origin is the middle of the panel of the longest version.
struct CodeStyle
{
    typeset::CellStyle cells;
    double em = 0;
    double cell = 0;
    double pitch = 0; ///< from line to line
    double left = 0;  ///< of the first column of the code
    double top = 0;   ///< of the first line
    double padding = 0;
    double width = 0;       ///< of the panel
    double titleHeight = 0; ///< of its bar
    int visibleRows = 0;
    CodeExtent extent;
    bool screenWidth = false;

    std::array<base::Color, typeset::codeKinds> kinds;
    base::Color panel;
    base::Color line; ///< of guides and of the panel
    base::Color number;
    base::Color accent;
    base::Color inserted;
    base::Color deleted;

    double panelTop() const { return top + padding + titleHeight; }
    /// Of the panel that has so many rows.
    double panelBottom(double rows) const { return top - rows * pitch - padding; }
    double x(double column) const { return left + column * cell; }
    /// The base line of a row, counted from the top of the view.
    double baseline(double row) const { return middle(row) - 0.3 * em; }
    double middle(double row) const { return top - (row + 0.5) * pitch; }
    double noteColumn() const { return extent.columns + 3; }
};

/// "colour", "colours", "family", "size", "width", "height", "panel", "panelColours".
graph::PropertyTable codeStyleProperties();
CodeStyle codeStyleOf(const graph::Inputs &in, const graph::Context &context, const CodeExtent &extent);
/// How letters are placed in cells.
typeset::CellStyle cellStyleOf(const graph::Inputs &in, const graph::Context &context);

} // namespace lectograph::text
