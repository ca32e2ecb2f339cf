// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

namespace lectograph::diagrams {

/// Between two states of a diagram, one with folded groups and one without: what both have slides, links keep their
/// right angles and stay at their blocks, and what is only in one of them grows out of the group that it is in.
Placed blended(const Model &model, const Placed &from, const Placed &to, double t);

} // namespace lectograph::diagrams
