// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axis_ticks.h"

namespace lectograph::blocks {

/// The beginnings of years, months or days within a range of days since 1970, about as many as wanted. The first one,
/// and the first of each year, say the year.
std::vector<AxisTick> dateTicks(double least, double most, int wanted, const QString &language);

} // namespace lectograph::blocks
