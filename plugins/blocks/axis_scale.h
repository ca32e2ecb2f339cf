// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "blocks/colormap.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <span>

namespace lectograph::blocks {

enum class AxisKind { Linear, Logarithmic, Categories, Dates };

/// Evenly spaced numbers: first, first + step, …
struct NiceSteps
{
    double first = 0;
    double step = 1;
    int count = 2;
    double unit = 1; ///< of which all of them are multiples: 0.5, 1.5, 2.5 of 0.5

    /// Without the rounding errors of a sum: the third of 0, 0.1, … is 0.3.
    double at(int index) const;
    double last() const { return at(count - 1); }

    friend bool operator==(const NiceSteps &, const NiceSteps &) = default;
};

/// Where numbers stand along an axis.
struct AxisScale
{
    AxisKind kind = AxisKind::Linear;
    double base = 10; ///< of a logarithmic one
    double least = 0;
    double most = 1;
    NiceSteps steps = {.count = 0}; ///< of which its ends are some; none if it has ends of another kind
    QStringList categories = {};    ///< which stand at 0, 1, 2, …, each in a band of width 1

    /// 0 at the least number, 1 at the greatest, beyond outside of them. NaN where there is no such place: 0 on a
    /// logarithmic axis.
    double share(double value) const;
    /// The number at a share.
    double value(double share) const;
    bool isLogarithmic() const { return kind == AxisKind::Logarithmic; }

    friend bool operator==(const AxisScale &, const AxisScale &) = default;
};

/// The scale on the way from one to another, with all that stands on it. Where they are of different kinds, the later
/// one.
AxisScale mixed(const AxisScale &from, const AxisScale &to, double share);

AxisScale categoryScale(const QStringList &names);

/// What the two scales of a chart make of numbers, in its own plane: the middle of the area is at 0, 0.
struct PlotPlane
{
    AxisScale x;
    AxisScale y;
    double width = 8;
    double height = 4.5;

    QPointF at(double xValue, double yValue) const;
    double xAt(double value) const { return (x.share(value) - 0.5) * width; }
    double yAt(double value) const { return (y.share(value) - 0.5) * height; }
};

/// The range of the numbers that are finite, and greater than 0 on a logarithmic axis; none: least > most.
NumberRange finiteRange(std::span<const double> values, AxisKind kind = AxisKind::Linear);

/// Days since 1 January 1970 of what is written as a date: 2018-06-11, 2018/6/11, 2018.6.11, 2018-06 or 2018.
std::optional<double> writtenDate(const QString &text);

} // namespace lectograph::blocks
