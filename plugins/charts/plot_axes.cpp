// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot_axes.h"

namespace lectograph::charts {

using namespace Qt::StringLiterals;

PlotAxes plotAxes(const blocks::PlotPlane &plane, const blocks::AxisSettings &x, const blocks::AxisSettings &y,
                  const QString &gridLines, const blocks::AxesStyle &style, const graph::Context &context)
{
    const double right = plane.width / 2;
    const double top = plane.height / 2;
    const double up = gridLines == "both"_L1 ? top : 0;
    const double across = gridLines == "none"_L1 ? 0 : right;
    blocks::AxisPlace below{.length = plane.width, .across = -top, .wordsFrom = -top, .gridFrom = -up, .gridTo = up};
    const blocks::AxisPlace beside{.isUpright = true,
                                   .length = plane.height,
                                   .across = -right,
                                   .wordsFrom = -right,
                                   .gridFrom = -across,
                                   .gridTo = across,
                                   .hasLine = false,
                                   .hasMarks = plane.y.isLogarithmic()};
    const auto drawnBelow = [&] {
        const auto ticks = blocks::fittingTicks(plane.x, x, below, style, context);
        return blocks::drawnAxis(plane.x, ticks, x.title, below, style, context);
    };
    const auto yTicks = blocks::fittingTicks(plane.y, y, beside, style, context);
    const auto yAxis = blocks::drawnAxis(plane.y, yTicks, y.title, beside, style, context);
    auto xAxis = drawnBelow();
    if (const double drop = blocks::cornerDrop(xAxis, yAxis, style); drop > 0) {
        below.wordsFrom -= drop;
        xAxis = drawnBelow();
    }
    return {shape::group({xAxis.grid, yAxis.grid}, u"grid"_s), xAxis.axis, yAxis.axis};
}

} // namespace lectograph::charts
