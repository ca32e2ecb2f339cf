// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart_data.h"

namespace lectograph::charts {

/// A bar: where it stands along the names, in bands of width 1, and from which number to which it reaches.
struct Column
{
    QString name; ///< of the category, then of the series
    QString series;
    std::size_t color = 0;
    double middle = 0;
    double thickness = 0.8;
    double from = 0;
    double to = 0;
    double number = 0; ///< that is written
    double presence = 1;
};

/// All that is drawn of one table.
struct ColumnChart
{
    std::vector<Column> columns;
    blocks::AxisScale names;
    std::vector<double> places;         ///< of the names
    std::vector<double> presences = {}; ///< of the names; empty: all are there
    blocks::AxisScale values;
    QStringList series;
    QStringList categories;
    QString corner;
    bool arePercent = false;
};

/// Bars of a table as "arrangement", "order", "thickness" and the axis say; "apart" of the way to bars beside each other.
base::Result<ColumnChart> columnChart(const ChartData &data, const graph::Inputs &in);

/// Bars pair by their names; one that comes or goes grows from the base or shrinks to it.
ColumnChart between(const ColumnChart &before, const ColumnChart &after, double share);

} // namespace lectograph::charts
