// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "blocks/axes.h"
#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"

#include <QStringList>

#include <vector>

namespace lectograph::charts {

// Shared by charts of a table: a row for each category, a column for each series.

struct ChartData
{
    QStringList categories;                  ///< may be empty texts
    QStringList series;                      ///< may be empty texts
    std::vector<std::vector<double>> values; ///< [series][category]; NaN where there is no number
    QString corner;                          ///< what stands over the categories: the title of their axis
    bool arePercent = false;                 ///< all of them are written in percent
    bool isOfTable = true;
};

/// "cells", "headerRow", "headerColumn", "tensor".
graph::PropertyTable dataProperties(std::initializer_list<std::string_view> cells);
/// The tensor if there is one, otherwise the table; notes of the table become warnings.
base::Result<ChartData> chartData(const graph::Inputs &inputs, const graph::Context &context);
base::Result<ChartData> tableData(const QStringList &rows, bool headerRow, bool headerColumn,
                                  const graph::Context &context);

/// The tables in rows that empty ones divide; none if all are empty.
std::vector<QStringList> laterTables(const QStringList &rows);

/// "width", "height", "colours", "legend": of the area between the axes.
graph::PropertyTable areaProperties();
base::Color seriesColor(const graph::Inputs &inputs, std::size_t series, const graph::Context &context);

/// A row of squares with names, above `top` from `left` on; on several lines where it is wider than `width`.
shape::Shape legendAbove(const QStringList &names, const std::vector<base::Color> &colors, double left, double top,
                         double width, const blocks::AxesStyle &style, const graph::Context &context);

} // namespace lectograph::charts
