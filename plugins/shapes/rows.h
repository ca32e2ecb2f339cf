// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/row.h"

// Rows that several blocks of this plugin have.
namespace lectograph::shapes {

row::Row widthRow(double preset);
row::Row heightRow(double preset);
/// "width" of a picture, 0 by default: its proportions say it.
row::Row proportionalWidthRow();
/// "arc": how far a line between two points is bent.
row::Row bendRow();

} // namespace lectograph::shapes
