// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/marks.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "share_bars.h"
#include "types.h"
#include "typeset/formula.h"

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// A bar from the base line to the value.
Shape barOf(const Inputs &in, const Context &context, double value, std::size_t index, double x)
{
    const std::vector<Color> &colors = in.colors("colours");
    const Color color = colors.empty() ? context.setting.color(u"BLUE") : colors[index % colors.size()];
    const BarStyle style{color, in.number("barWidth"), in.number("fillOpacity"), in.number("strokeWidth")};
    return bar({x, 0}, value * in.number("unitHeight"), style, context);
}

/// The label on the line of all labels, which is below the base line, or below a bar with a negative value.
Shape labelled(const Inputs &in, const Shape &label, double value, double x, double top)
{
    const double bottom = std::min(0.0, value * in.number("unitHeight"));
    const base::Vec3 centre = label.bounds().centre();
    return shape::shifted(label, {x - centre.x, bottom - in.number("labelGap") - top, -centre.z})
        .edited([](shape::Part &part) { part.name = u"label"_s; });
}

/// The number in the colour of its bar, above the bar or the base line.
Shape numberOf(const Inputs &in, const Shape &bar, double value, double x)
{
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = in.integer("decimals");
    numeral.size = in.number("numberSize");
    shape::Style style;
    style.fill = bar->style.stroke;
    const Shape number = typeset::number(numeral, style);
    const double top = std::max(0.0, value * in.number("unitHeight"));
    const double baseline = top + in.number("labelGap");
    return shape::shifted(number, {x - number.bounds().centre().x, baseline - shape::textLinesOf(number)->first, 0})
        .edited([](shape::Part &part) { part.name = u"number"_s; });
}

/// The linked labels, then those of the series, at most as many as there are bars; on one base line.
std::vector<Shape> labelsOf(const Inputs &in, std::size_t count)
{
    std::vector<Shape> labels = in.shapes("labels");
    if (const Shape *series = in.shape("labelSeries")) {
        for (const Shape &label : (*series)->children)
            labels.push_back(shape::transformed(label, (*series)->placement));
    }
    labels.resize(std::min(labels.size(), count));
    return shape::onBaseline(std::move(labels));
}

double topOf(const std::vector<Shape> &labels)
{
    base::Box box;
    for (const Shape &label : labels)
        box.add(shape::lineBox(label));
    return box.isEmpty() ? 0 : box.max.y;
}

} // namespace

NodeType bars()
{
    return {
        .id = u"charts.bars"_s,
        .title = u"Bar chart"_s,
        .category = u"Charts"_s,
        .help = u"Bars on a common base line, which passes through the position; negative ones hang down. The parts "
                u"are “baseline”, "
                u"“BAR/bar”, “BAR/label” and “BAR/number”. “Chart with bars” draws tables, with axes and names."_s,
        .properties =
            {
                row::numbers("values", {1, 2, 3}, "The numbers"),
                row::number("unitHeight", 1, "Height of a bar for 1")
                    .titled("Height for the value 1")
                    .atLeast(0)
                    .in("units"),
                row::number("barWidth", 0.5, "Of a bar").atLeast(0.01).in("units"),
                row::number("spacing", 1, "Room between bars").atLeast(0).in("units"),
                row::colors("colours", {"BLUE", "ORANGE", "GREEN"}, "One for each bar, over again if there are fewer"),
                row::number("fillOpacity", 0.7, "How opaque the bars are").between(0, 1),
                row::number("strokeWidth", 4, "Width of the bars' borders")
                    .titled("Border width")
                    .atLeast(0)
                    .in("hundredths"),
                row::shapes("labels", "What stands below the bars, in order").dispensable(),
                row::shape("labelSeries",
                           "A series of formulas whose parts stand below the bars, after the labels; take the series "
                           "itself off the stage")
                    .titled("Labels from a series"),
                row::number("labelGap", 0.2, "From a bar to its label").in("units"),
                row::boolean("showNumbers", false, "The number above each bar, in its colour"),
                row::integer("decimals", 2, "Of the numbers above the bars: digits after the point").between(0, 8),
                row::number("numberSize", 24, "Type size of the numbers above the bars").between(1, 400),
                row::number("baseline", 1, "Width of the base line; 0: none")
                    .titled("Baseline width")
                    .atLeast(0)
                    .in("hundredths"),
                row::color("baselineColour", "GREY_B", "Colour of the base line"),
            },
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const std::vector<double> &values = in.numbers("values");
            const auto drawable =
                blocks::checkCount(std::ssize(values)).and_then([&] { return blocks::checkFinite(values); });
            if (!drawable)
                return tl::unexpected(drawable.error());
            const std::vector<Shape> labels = labelsOf(in, values.size());
            const double top = topOf(labels);
            const double pitch = in.number("barWidth") + in.number("spacing");
            const double half = (static_cast<double>(values.size()) - 1) / 2 * pitch;
            std::vector<Shape> parts;
            if (in.number("baseline") > 0) {
                const shape::Style line = blocks::lineStyle(in.color("baselineColour"), in.number("baseline"),
                                                            context.setting);
                const double reach = half + in.number("barWidth");
                parts.push_back(shape::leaf(shape::line({-reach, 0}, {reach, 0}), line, u"baseline"_s));
            }
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double x = static_cast<double>(i) * pitch - half;
                std::vector<Shape> pair{barOf(in, context, values[i], i, x)};
                if (i < labels.size())
                    pair.push_back(labelled(in, labels[i], values[i], x, top));
                if (in.boolean("showNumbers"))
                    pair.push_back(numberOf(in, pair.front(), values[i], x));
                parts.push_back(shape::group(std::move(pair), QString::number(i)));
            }
            return shape::group(std::move(parts));
        }),
    };
}

} // namespace lectograph::charts
