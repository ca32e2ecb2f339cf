// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axes.h"

namespace lectograph::charts {

/// The axes of an area: numbers below and to the left of it, a line below, ticks beside it only where it is
/// logarithmic.
struct PlotAxes
{
    shape::Shape grid;
    shape::Shape x;
    shape::Shape y;
};

/// `gridLines` is "none", "values" or "both". The words of the axes do not touch each other.
PlotAxes plotAxes(const blocks::PlotPlane &plane, const blocks::AxisSettings &x, const blocks::AxisSettings &y,
                  const QString &gridLines, const blocks::AxesStyle &style, const graph::Context &context);

} // namespace lectograph::charts
