// SPDX-License-Identifier: GPL-3.0-or-later
#include "named_area.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using blocks::AxisTick;
using graph::Context;
using graph::Inputs;

NamedArea::NamedArea(const blocks::AxisScale &names, const blocks::AxisScale &values, const Inputs &in,
                     const Context &context)
    : m_nameScale(names),
      m_valueScale(values),
      m_context(context),
      m_style(blocks::axesStyle(in, context)),
      m_isUp(in.text("direction") == "up"_L1),
      m_names(m_isUp ? in.number("width") : in.number("height")),
      m_length(m_isUp ? in.number("height") : in.number("width"))
{}

double NamedArea::unit() const
{
    return m_names / std::max(1e-9, m_nameScale.most - m_nameScale.least);
}

double NamedArea::along(double place) const
{
    const double at = (m_nameScale.share(place) - 0.5) * m_names;
    return m_isUp ? at : -at; // the first name on top
}

double NamedArea::valueAt(double value) const
{
    const double share = m_valueScale.share(value);
    return (std::clamp(std::isnan(share) ? 0 : share, 0.0, 1.0) - 0.5) * m_length;
}

bool NamedArea::isWithin(double value) const
{
    const double share = m_valueScale.share(value);
    return share >= -1e-9 && share <= 1 + 1e-9;
}

blocks::AxisPlace NamedArea::valuePlace(bool hasMarks) const
{
    const double border = -m_names / 2;
    return {.isUpright = m_isUp,
            .length = m_length,
            .across = border,
            .wordsFrom = border,
            .gridFrom = border,
            .gridTo = m_names / 2,
            .hasLine = false,
            .hasMarks = hasMarks};
}

blocks::DrawnAxis NamedArea::nameAxis(std::vector<AxisTick> ticks, const QString &title, double wordsFrom,
                                      bool hasLine) const
{
    for (AxisTick &tick : ticks)
        tick.value = m_isUp ? tick.value : m_nameScale.most - 0.5 - tick.value;
    return blocks::drawnAxis(m_nameScale, ticks, title,
                             {.isUpright = !m_isUp,
                              .length = m_names,
                              .across = edge(),
                              .wordsFrom = wordsFrom,
                              .hasLine = hasLine,
                              .hasMarks = false,
                              .namesWidth = 0.35 * m_length},
                             m_style, m_context);
}

} // namespace lectograph::charts
