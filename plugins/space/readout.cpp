// SPDX-License-Identifier: GPL-3.0-or-later
#include "readout.h"

#include "blocks/label.h"
#include "blocks/rows.h"
#include "graph/row.h"
#include "shape/layout.h"
#include "typeset/formula.h"

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using shape::Shape;

graph::PropertyTable readoutProperties(int decimals)
{
    return {
        row::boolean("showNumber", true, "The number beside the label").titled("Computed number"),
        blocks::decimalsRow(decimals),
    };
}

Result<Shape> readoutOf(double value, const QString &unit, const graph::Inputs &inputs, const graph::Context &context)
{
    if (!inputs.boolean("showNumber"))
        return blocks::labelOf(inputs, context);
    shape::Style style;
    style.fill = style.stroke = inputs.color("labelColour");
    style.strokeWidth = 0;
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = inputs.integer("decimals");
    numeral.size = inputs.number("labelSize");
    numeral.unit = unit;
    const Shape number = typeset::number(numeral, style).edited([](shape::Part &part) { part.name = u"number"_s; });
    const QString &label = inputs.text("label");
    std::vector<Shape> parts{number};
    if (!label.isEmpty()) {
        const auto set = typeset::mixed(
            label + u" ="_s, blocks::textStyle(inputs.number("labelSize"), inputs.color("labelColour"), context));
        if (!set)
            return base::within(u"label"_s, set.error());
        for (const QString &warning : set->warnings)
            context.warn(warning);
        // Digits stand on their lower edge, as letters on the baseline.
        constexpr double gap = 0.25; // in ems of size 48
        const double lift = number.bounds().min.y - set->baseline;
        const double left = number.bounds().min.x - set->shape.bounds().max.x - gap * inputs.number("labelSize") / 48;
        parts.insert(parts.begin(), shape::shifted(set->shape, {left, lift, 0}).edited([](shape::Part &part) {
            part.name = u"label"_s;
        }));
    }
    const Shape all = shape::group(std::move(parts));
    return shape::shifted(all, -all.bounds().centre());
}

} // namespace lectograph::space
