// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axes.h"

namespace lectograph::charts {

/// The area of a chart between an axis of names and one of numbers, which go in the directions that "direction", "width" and
/// "height" say: names below and numbers upwards, or names beside, from the top, and numbers to the right.
class NamedArea
{
public:
    /// The scales must live as long.
    NamedArea(const blocks::AxisScale &names, const blocks::AxisScale &values, const graph::Inputs &in,
              const graph::Context &context);

    bool isUp() const { return m_isUp; }
    double names() const { return m_names; }      ///< how long that axis is
    double edge() const { return -m_length / 2; } ///< where the names stand, along the numbers
    double unit() const;                          ///< how broad the band of a name is
    double along(double place) const;
    /// Within the area; what has no place is at its beginning.
    double valueAt(double value) const;
    bool isWithin(double value) const;
    QPointF at(double names, double values) const { return m_isUp ? QPointF(names, values) : QPointF(values, names); }

    const blocks::AxesStyle &style() const { return m_style; }
    blocks::AxisPlace valuePlace(bool hasMarks) const;
    /// Ticks at places of names.
    blocks::DrawnAxis nameAxis(std::vector<blocks::AxisTick> ticks, const QString &title, double wordsFrom,
                               bool hasLine) const;

private:
    const blocks::AxisScale &m_nameScale;
    const blocks::AxisScale &m_valueScale;
    const graph::Context &m_context;
    blocks::AxesStyle m_style;
    bool m_isUp;
    double m_names;
    double m_length;
};

} // namespace lectograph::charts
