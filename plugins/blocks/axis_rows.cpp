// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/axes.h"
#include "blocks/label.h"
#include "blocks/rows.h"

#include <algorithm>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;

const AxisKeys xAxisKeys{.title = "xTitle",
                         .scale = "xScale",
                         .limits = "xLimits",
                         .least = "xLeast",
                         .most = "xMost",
                         .ticks = "xTicks",
                         .numbers = "xNumbers",
                         .titleName = "X axis title",
                         .scaleName = "X scale",
                         .limitsName = "X limits",
                         .leastName = "X minimum",
                         .mostName = "X maximum",
                         .ticksName = "X ticks",
                         .numbersName = "X numbers"};
const AxisKeys yAxisKeys{.title = "yTitle",
                         .scale = "yScale",
                         .limits = "yLimits",
                         .least = "yLeast",
                         .most = "yMost",
                         .ticks = "yTicks",
                         .numbers = "yNumbers",
                         .titleName = "Y axis title",
                         .scaleName = "Y scale",
                         .limitsName = "Y limits",
                         .leastName = "Y minimum",
                         .mostName = "Y maximum",
                         .ticksName = "Y ticks",
                         .numbersName = "Y numbers"};

graph::PropertyTable axisProperties(const AxisKeys &keys, const AxisPresets &presets)
{
    return {
        row::text(keys.title, "", "What is counted along the axis; empty: as the data says. $…$ is a formula")
            .titled(keys.titleName),
        row::choice(keys.scale, presets.scale, presets.scales, "How numbers are spread along the axis")
            .titled(keys.scaleName),
        row::choice(keys.limits, presets.limits,
                    "automatic=From the data|least=Own minimum|most=Own maximum|both=Own minimum and maximum",
                    "Which of its ends are those below; the others follow the data")
            .titled(keys.limitsName),
        row::number(keys.least, presets.least, "Where the axis begins, if it has a minimum of its own")
            .titled(keys.leastName),
        row::number(keys.most, presets.most, "Where the axis ends, if it has a maximum of its own")
            .titled(keys.mostName),
        row::integer(keys.ticks, 0, "About how many numbers stand at the axis; 0: as many as read well, −1: none")
            .titled(keys.ticksName)
            .between(-1, 50),
        row::choice(keys.numbers, "automatic",
                    "automatic|plain=In full|percent=In percent|short=With k, M, B, T|ten thousands=With 만, 억 or 万, "
                    "亿|powers=Powers of ten",
                    "How the numbers at the axis are written")
            .titled(keys.numbersName),
    };
}

graph::PropertyTable axisStyleProperties(std::string_view gridLines)
{
    return {
        row::choice("gridLines", gridLines, "none|values=Across the values|both=In both directions",
                    "Faint lines behind the data")
            .titled("Grid lines"),
        row::color("axisColour", "GREY_B", "Of the axes, their numbers and names").titled("Axis colour"),
        typeSizeRow(24),
        row::color("colour", "WHITE", "Colour of titles and names").titled("Colour of texts"),
    };
}

AxisScale AxisSettings::kind() const
{
    AxisScale asked;
    if (scale.startsWith("log"_L1)) {
        asked.kind = AxisKind::Logarithmic;
        asked.base = scale == "log2"_L1 ? 2 : scale == "loge"_L1 ? 2.718281828459045 : 10;
    } else if (scale == "dates"_L1) {
        asked.kind = AxisKind::Dates;
    } else if (scale == "categories"_L1) {
        asked.kind = AxisKind::Categories;
    }
    return asked;
}

AxisSettings axisSettings(const graph::Inputs &in, const AxisKeys &keys)
{
    AxisSettings settings;
    settings.title = in.text(keys.title);
    settings.scale = in.text(keys.scale);
    const QString &limits = in.text(keys.limits);
    if (limits == "least"_L1 || limits == "both"_L1)
        settings.least = in.number(keys.least);
    if (limits == "most"_L1 || limits == "both"_L1)
        settings.most = in.number(keys.most);
    settings.ticks = std::max(0, in.integer(keys.ticks));
    settings.hasTicks = in.integer(keys.ticks) >= 0;
    const QString &numbers = in.text(keys.numbers);
    settings.numbers = numbers == "plain"_L1 ? NumberFormat::Plain
        : numbers == "percent"_L1            ? NumberFormat::Percent
        : numbers == "short"_L1              ? NumberFormat::Short
        : numbers == "ten thousands"_L1      ? NumberFormat::TenThousands
        : numbers == "powers"_L1             ? NumberFormat::Powers
                                             : NumberFormat::Automatic;
    return settings;
}

int ticksWanted(const AxisSettings &settings, bool isUpright, double length, double em)
{
    if (!settings.hasTicks)
        return 0;
    if (settings.ticks > 0)
        return settings.ticks;
    // A number has room for itself and a pause in which the eye can stay.
    const double each = isUpright ? std::max(0.6, 2.4 * em) : std::max(1.2, 4.5 * em);
    return std::clamp(static_cast<int>(length / each) + 1, 3, 10);
}

base::Result<AxisScale> scaleOf(const AxisSettings &settings, NumberRange data, bool isUpright, double length,
                                bool withZero, bool isTight)
{
    const AxisScale asked = settings.kind();
    constexpr double em = 0.27;
    return scaleFor(data,
                    {.kind = asked.kind,
                     .base = asked.base,
                     .least = settings.least,
                     .most = settings.most,
                     .withZero = withZero,
                     .isTight = isTight,
                     .wanted = std::max(2, ticksWanted(settings, isUpright, length, em))});
}

AxesStyle axesStyle(const graph::Inputs &in, const graph::Context &context)
{
    AxesStyle style;
    style.line = style.words = in.color("axisColour");
    style.title = in.color("colour");
    style.size = in.number("size");
    style.em = textStyle(style.size, style.words, context).em;
    return style;
}

} // namespace lectograph::blocks
