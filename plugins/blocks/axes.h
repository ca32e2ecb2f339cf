// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axis_ticks.h"
#include "graph/row.h"
#include "graph/setting.h"
#include "shape/shape.h"

#include <functional>

namespace lectograph::blocks {

// Axes of charts and of function plots: their properties, and how they are drawn around an area.

/// The keys of one axis, so that a chart with two has both.
struct AxisKeys
{
    std::string_view title, scale, limits, least, most, ticks, numbers;
    std::string_view titleName, scaleName, limitsName, leastName, mostName, ticksName, numbersName;
};
extern const AxisKeys xAxisKeys; ///< "xTitle", "xScale", "xLimits", "xLeast", "xMost", "xTicks", "xNumbers"
extern const AxisKeys yAxisKeys;

/// What the properties say where they are not changed.
struct AxisPresets
{
    std::string_view scale = "linear";
    /// Of graph/choices.h; without "automatic", which stands for what the data is, if a chart has no such thing.
    std::string_view scales =
        "linear|log10=Logarithmic, base 10|log2=Logarithmic, base 2|loge=Logarithmic, base e|dates";
    std::string_view limits = "automatic"; ///< or "both", "least", "most"
    double least = 0;
    double most = 10;
};
/// "xTitle", "xLimits", "xLeast", "xMost", "xScale", "xTicks", "xNumbers", or the same of y.
graph::PropertyTable axisProperties(const AxisKeys &keys, const AxisPresets &presets = {});
/// "size", "axisColour", "gridLines": of both axes.
graph::PropertyTable axisStyleProperties(std::string_view gridLines = "values");

/// What the properties of an axis say.
struct AxisSettings
{
    QString title;
    QString scale;
    std::optional<double> least; ///< where the limits are own ones
    std::optional<double> most;
    int ticks = 0; ///< about so many; 0: as many as have room
    bool hasTicks = true;
    NumberFormat numbers = NumberFormat::Automatic;

    /// As the scale is asked for; nothing but the kind and the base of a logarithmic one.
    AxisScale kind() const;
};
AxisSettings axisSettings(const graph::Inputs &inputs, const AxisKeys &keys);
/// The scale for numbers: with the limits, kind and ticks of the settings. `length` of the axis, in scene units.
base::Result<AxisScale> scaleOf(const AxisSettings &settings, NumberRange data, bool isUpright, double length,
                                bool withZero = false, bool isTight = false);

/// How axes look.
struct AxesStyle
{
    base::Color line;  ///< of the axes and their ticks
    base::Color words; ///< of numbers and names
    base::Color title;
    double size = 24;
    double width = 2;
    double em = 0.27; ///< of the numbers and names, in scene units
};
/// Those of axisStyleProperties().
AxesStyle axesStyle(const graph::Inputs &inputs, const graph::Context &context);

/// Of the strokes at an axis, in scene units.
inline constexpr double axisTickLength = 0.08;

/// Where an axis stands.
struct AxisPlace
{
    bool isUpright = false;
    double length = 8;
    double across = 0;    ///< where its line is: the y of an x axis
    double wordsFrom = 0; ///< where its numbers begin, below or to the left; usually at the border of the area
    double gridFrom = 0;  ///< the extent of its grid lines; none if both are equal
    double gridTo = 0;
    bool hasLine = true;
    bool hasMarks = true;     ///< short strokes at the ticks
    bool marksAcross = false; ///< these cross the line
    double namesWidth = 0;    ///< of names beside an upright axis, which have lines of that width at most; 0: of any
    bool titleTurned = false; ///< of an upright axis: beside it, read from below; otherwise above it
    bool wordsRight = false;  ///< of an upright axis: ticks and numbers to the right of it
};

/// An axis in parts, since the data is drawn between: the group “grid”, and a group with “line”, “ticks”, “labels” and
/// “title”. Ticks, labels and lines of the grid are named by what is written there, those between by their numbers.
struct DrawnAxis
{
    shape::Shape grid;
    shape::Shape axis;
    base::Box words; ///< of numbers and names, without the title
};

/// How many labels have room on an axis of this length.
int ticksWanted(const AxisSettings &settings, bool isUpright, double length, double em);
/// The ticks of a scale whose labels do not collide, measured: numbers become fewer, names are never left out.
std::vector<AxisTick> fittingTicks(const AxisScale &scale, const AxisSettings &settings, const AxisPlace &place,
                                   const AxesStyle &style, const graph::Context &context);
/// Names that are too wide for their bands stand on several lines, or else turned by 45°.
DrawnAxis drawnAxis(const AxisScale &scale, const std::vector<AxisTick> &ticks, const QString &title,
                    const AxisPlace &place, const AxesStyle &style, const graph::Context &context);

/// How much lower the words of the axis below have to stand so that they do not touch those of the upright one.
double cornerDrop(const DrawnAxis &below, const DrawnAxis &upright, const AxesStyle &style);

/// A text of a chart, with formulas between dollar signs where it has any, centred on its ink.
shape::Shape chartText(const QString &text, double size, const base::Color &color, const graph::Context &context,
                       double wrapWidth = 0);
/// A number that animations count with, in the font of the texts; the edge given by `anchor` is at x = 0.
shape::Shape chartNumber(double value, int decimals, double size, const base::Color &color, const QString &unit,
                         double anchor, const graph::Context &context);
/// The name of a part for a text: without slashes and not empty.
QString partName(const QString &text);

} // namespace lectograph::blocks
