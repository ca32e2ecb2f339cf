// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/row.h"

// Rows that several animations have.
namespace lectograph::plugins::motion {

/// "colour" that something gets.
row::Row newColourRow(std::string_view preset);
/// "opacity" that something gets.
row::Row newOpacityRow(double preset);
/// "centre" and "height": what the camera sees at the end.
row::Row newCentreRow();
row::Row newHeightRow();

} // namespace lectograph::plugins::motion
