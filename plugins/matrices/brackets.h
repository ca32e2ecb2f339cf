// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "digits.h"

namespace lectograph::matrices {

/// "brackets", "bracketColour".
graph::PropertyTable bracketProperties();

/// The group “brackets” with “left” and “right”, as high as the numbers are; empty where there are none.
shape::Shape bracketsAround(const Cells &cells, const Digits &digits, const graph::Inputs &inputs);

} // namespace lectograph::matrices
