// SPDX-License-Identifier: GPL-3.0-or-later
#include "share_bars.h"

#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;
using shape::Shape;

Shape bar(QPointF foot, double length, const BarStyle &bar, const Context &context)
{
    shape::Style style = blocks::lineStyle(bar.color, bar.strokeWidth, context.setting);
    style.fill = bar.color.withAlpha(bar.fillOpacity);
    constexpr double least = 1e-5;
    const double end = std::abs(length) < least ? least : length;
    const double half = bar.width / 2;
    QPointF corners[] = {{half, end}, {-half, end}, {-half, 0}, {half, 0}};
    for (QPointF &corner : corners)
        corner = foot + (bar.isUpright ? corner : QPointF(corner.y(), corner.x()));
    return shape::leaf(shape::polygon(corners), style, u"bar"_s);
}

graph::PropertyTable shareBarProperties()
{
    return {
        row::number("barWidth", 0.3, "Of a bar").titled("Bar thickness").atLeast(0.01).in("units"),
        row::number("spacing", 0.2, "Room between bars").atLeast(0).in("units"),
        row::number("fillOpacity", 0.7, "How opaque the bars are").between(0, 1),
        row::number("strokeWidth", 2, "Width of the bars' borders").titled("Border width").atLeast(0).in("hundredths"),
    };
}

BarStyle shareBarStyle(const Inputs &in, const base::Color &color, bool isUpright)
{
    return {color, in.number("barWidth"), in.number("fillOpacity"), in.number("strokeWidth"), isUpright};
}

Shape wordLabel(const QString &word, double size, const base::Color &color, const Context &context)
{
    const typeset::TextStyle style = blocks::textStyle(size, color, context);
    const typeset::Typeset set = typeset::text(word, style);
    for (const QString &warning : set.warnings)
        context.warn(warning);
    constexpr double halfCapital = 0.34; // in ems, of most fonts
    return shape::shifted(set.shape, {0, -set.baseline - halfCapital * style.em, 0});
}

Shape percentLabel(double share, int decimals, double size, double anchor, const base::Color &color)
{
    shape::Numeral numeral;
    numeral.value = share * 100;
    numeral.decimals = decimals;
    numeral.size = size;
    numeral.unit = u"\\%"_s;
    numeral.anchor = anchor;
    shape::Style style;
    style.fill = color;
    return typeset::number(numeral, style);
}

std::vector<double> lastRowOf(const tensor::Tensor &tensor)
{
    const tensor::Numbers all = tensor.values();
    const bool isTable = tensor.rows() > 1 && tensor.columns() > 1;
    return {all.begin() + (isTable ? tensor.size() - tensor.columns() : 0), all.end()};
}

} // namespace lectograph::charts
