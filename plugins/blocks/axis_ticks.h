// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axis_scale.h"

#include <vector>

namespace lectograph::blocks {

/// Which ticks a range has: whether the first and last may lie within the range or have to cover it.
enum class Cover { Within, Whole };

/// The ticks of a range that read best, about as many as `wanted`: Talbot, Lin and Hanrahan, “An Extension of
/// Wilkinson's Algorithm for Positioning Tick Labels on Axes” (2010), with the weights given there.
NiceSteps niceSteps(double least, double most, int wanted, Cover cover = Cover::Within);

/// How the numbers of an axis are written.
enum class NumberFormat {
    Automatic,    ///< Short or TenThousands from 100,000 on, by the language, Powers for tiny and huge ones
    Plain,        ///< 25,000
    Percent,      ///< 0.25 as 25%
    Short,        ///< 25k, 3M, 1.2B, 4T
    TenThousands, ///< 2.5만, 3억 in Korean, 2.5万, 3亿 in Chinese
    Powers,       ///< 2.5·10⁴
};

/// All numbers of one axis as texts: with one precision, which the step needs, and one prefix.
QStringList numberLabels(std::span<const double> values, double step, NumberFormat format, const QString &language);
/// How many digits after the point a multiple of the step needs.
int decimalsOf(double step);
/// How many a number needs beside others: no more than two.
int shownDecimals(double number);

struct AxisTick
{
    double value = 0;
    QString label;       ///< empty: a minor one
    double presence = 1; ///< less while it comes or goes
};

/// The ticks within the scale: about as many with labels as wanted, and on logarithmic axes the ones between. 0: none.
std::vector<AxisTick> ticksOf(const AxisScale &scale, int wanted, NumberFormat format, const QString &language);
/// Those of two axes on the way from one to the other: common ones stay, others come or go.
std::vector<AxisTick> mixed(const std::vector<AxisTick> &from, const std::vector<AxisTick> &to, double share);

/// A scale that shows a range. Ends that are not said are nice numbers.
struct ScaleWish
{
    AxisKind kind = AxisKind::Linear;
    double base = 10;
    std::optional<double> least = {};
    std::optional<double> most = {};
    bool withZero = false; ///< of bars: where they begin
    bool isTight = false;  ///< ends that are not said are those of the data
    int wanted = 5;
};
/// The error says that an end lies before the beginning, or on a logarithmic axis at 0 or below.
base::Result<AxisScale> scaleFor(NumberRange data, const ScaleWish &wish);

} // namespace lectograph::blocks
