// SPDX-License-Identifier: GPL-3.0-or-later
#include "column_chart.h"

#include "blocks/table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Inputs;

namespace {

std::vector<std::size_t> orderOf(const ChartData &data, const QString &order)
{
    std::vector<std::size_t> indices(static_cast<std::size_t>(data.categories.size()));
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    const auto sum = [&](std::size_t category) {
        double total = 0;
        for (const auto &values : data.values)
            total += std::isnan(values[category]) ? 0 : values[category];
        return total;
    };
    if (order == "largest first"_L1)
        std::ranges::stable_sort(indices, std::greater{}, sum);
    else if (order == "smallest first"_L1)
        std::ranges::stable_sort(indices, std::less{}, sum);
    return indices;
}

/// The bars of one category: beside each other, or on each other, those below 0 downwards from there.
void addColumns(ColumnChart &chart, const ChartData &data, std::size_t category, double place, bool isStacked,
                const Inputs &in)
{
    const bool isShare = in.text("arrangement") == "share"_L1;
    const double reach = in.number("thickness");
    double up = 0;
    double down = 0;
    double whole = 0;
    for (const auto &values : data.values)
        whole += std::isnan(values[category]) ? 0 : std::abs(values[category]);
    const auto count = static_cast<double>(data.values.size());
    for (std::size_t i = 0; i < data.values.size(); ++i) {
        const double given = data.values[i][category];
        if (std::isnan(given))
            continue;
        Column column;
        column.name = chart.categories[static_cast<qsizetype>(category)];
        column.series = chart.series[static_cast<qsizetype>(i)];
        column.color = data.values.size() > 1 ? i : in.boolean("colourEach") ? category : 0;
        column.number = given;
        const double value = isShare ? (whole > 0 ? given / whole : 0) : given;
        if (isStacked) {
            double &base = value < 0 ? down : up;
            column.from = base;
            column.to = base += value;
            column.middle = place;
            column.thickness = reach;
        } else {
            column.to = value;
            column.thickness = reach / count;
            column.middle = place + (static_cast<double>(i) - (count - 1) / 2) * column.thickness;
            column.thickness *= count > 1 ? 0.92 : 1;
        }
        chart.columns.push_back(column);
    }
}

Result<ColumnChart> arrangedChart(const ChartData &data, bool isStacked, const Inputs &in)
{
    ColumnChart chart;
    chart.series = blocks::partNames(data.series);
    chart.categories = blocks::partNames(data.categories);
    chart.corner = data.corner;
    chart.arePercent = data.arePercent || in.text("arrangement") == "share"_L1;
    const std::vector<std::size_t> order = orderOf(data, in.text("order"));
    chart.places.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        chart.places[order[i]] = static_cast<double>(i);
        addColumns(chart, data, order[i], static_cast<double>(i), isStacked, in);
    }
    chart.names = blocks::categoryScale(data.categories);
    blocks::NumberRange range{0, 0};
    for (const Column &column : chart.columns) {
        range.least = std::min({range.least, column.from, column.to});
        range.most = std::max({range.most, column.from, column.to});
    }
    blocks::AxisSettings settings = blocks::axisSettings(in, blocks::yAxisKeys);
    if (settings.kind().isLogarithmic()) { // bars begin at the end of the axis there
        std::vector<double> ends;
        for (const Column &column : chart.columns)
            ends.push_back(column.to);
        range = blocks::finiteRange(ends, blocks::AxisKind::Logarithmic);
    }
    const bool isUp = in.text("direction") == "up"_L1;
    const auto scale = blocks::scaleOf(settings, range, isUp, in.number(isUp ? "height" : "width"), true);
    if (!scale)
        return tl::unexpected(scale.error());
    chart.values = *scale;
    return chart;
}

auto partnerIn(const ColumnChart &chart, const Column &column)
{
    return std::ranges::find_if(
        chart.columns, [&](const Column &other) { return other.name == column.name && other.series == column.series; });
}

bool hasBars(const ColumnChart &chart, const QString &name)
{
    return std::ranges::find(chart.columns, name, &Column::name) != chart.columns.end();
}

/// A change in its stages: what goes does so first, what comes waits until the others stand, so that nothing travels through
/// what is not there yet.
struct Passage
{
    double going = 0;
    double moving = 0;
    double coming = 0;

    Passage(const ColumnChart &before, const ColumnChart &after, double share)
    {
        const auto lacks = [](const ColumnChart &chart) {
            return [&chart](const Column &column) { return partnerIn(chart, column) == chart.columns.end(); };
        };
        const double first = std::ranges::any_of(before.columns, lacks(after)) ? 0.25 : 0;
        const double last = std::ranges::any_of(after.columns, lacks(before)) ? 0.75 : 1;
        const auto part = [share](double from, double to) {
            return from < to ? std::clamp((share - from) / (to - from), 0.0, 1.0) : share;
        };
        going = part(0, first);
        moving = part(first, last);
        coming = part(last, 1);
    }
};

/// The names of both charts, each once. One without bars is where it was until these come.
void addNamesBetween(ColumnChart &chart, const ColumnChart &before, const ColumnChart &after, const Passage &passage)
{
    chart.presences.assign(chart.places.size(), 1);
    for (qsizetype i = 0; i < after.categories.size(); ++i) {
        const QString &name = after.categories[i];
        const qsizetype old = before.categories.indexOf(name);
        double &place = chart.places[static_cast<std::size_t>(i)];
        double &presence = chart.presences[static_cast<std::size_t>(i)];
        const double start = old < 0 ? place : before.places[static_cast<std::size_t>(old)];
        if (old < 0) {
            presence = passage.coming;
        } else if (hasBars(after, name) && !hasBars(before, name) && start != place) {
            presence = passage.coming > 0 ? passage.coming : 1 - passage.moving;
            place = passage.coming > 0 ? place : start;
        } else {
            place = std::lerp(start, place, passage.moving);
        }
    }
    for (qsizetype i = 0; i < before.categories.size(); ++i) {
        if (after.categories.contains(before.categories[i]))
            continue;
        chart.categories.append(before.categories[i]);
        chart.names.categories.append(before.names.categories[i]);
        chart.places.push_back(before.places[static_cast<std::size_t>(i)]);
        chart.presences.push_back(1 - passage.going);
    }
}

/// From bars on each other to the same beside each other: first they go apart, then they come down, so that no bar passes
/// through another.
ColumnChart apart(const ColumnChart &stacked, const ColumnChart &grouped, double share)
{
    const double aside = std::min(1.0, 2 * share);
    const double down = std::max(0.0, 2 * share - 1);
    ColumnChart chart = stacked;
    chart.values = blocks::mixed(stacked.values, grouped.values, down);
    for (Column &column : chart.columns) {
        const auto other = partnerIn(grouped, column);
        column.middle = std::lerp(column.middle, other->middle, aside);
        column.thickness = std::lerp(column.thickness, other->thickness, aside);
        column.from = std::lerp(column.from, other->from, down);
        column.to = std::lerp(column.to, other->to, down);
    }
    return chart;
}

} // namespace

Result<ColumnChart> columnChart(const ChartData &data, const Inputs &in)
{
    const bool isStacked = in.text("arrangement") != "grouped"_L1;
    auto chart = arrangedChart(data, isStacked, in);
    if (!chart || !isStacked || in.number("apart") <= 0)
        return chart;
    return arrangedChart(data, false, in).map([&](const ColumnChart &grouped) {
        return apart(*chart, grouped, in.number("apart"));
    });
}

ColumnChart between(const ColumnChart &before, const ColumnChart &after, double share)
{
    const Passage passage(before, after, share);
    ColumnChart chart = after;
    chart.values = blocks::mixed(before.values, after.values, passage.moving);
    chart.names.most = std::lerp(before.names.most, after.names.most, passage.moving);
    for (Column &column : chart.columns) {
        const auto old = partnerIn(before, column);
        if (old == before.columns.end()) {
            column.to = std::lerp(column.from, column.to, passage.coming);
            column.number *= passage.coming;
            column.presence = passage.coming;
            continue;
        }
        column.middle = std::lerp(old->middle, column.middle, passage.moving);
        column.thickness = std::lerp(old->thickness, column.thickness, passage.moving);
        column.from = std::lerp(old->from, column.from, passage.moving);
        column.to = std::lerp(old->to, column.to, passage.moving);
        column.number = std::lerp(old->number, column.number, passage.moving);
    }
    for (Column column : before.columns) {
        if (partnerIn(after, column) != after.columns.end())
            continue;
        column.to = std::lerp(column.to, column.from, passage.going);
        column.presence = 1 - passage.going;
        chart.columns.push_back(column);
    }
    addNamesBetween(chart, before, after, passage);
    return chart;
}

} // namespace lectograph::charts
