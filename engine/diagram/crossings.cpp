// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/crossings.h"

#include "diagram/counter.h"

#include <algorithm>
#include <map>

namespace lectograph::diagram {

namespace {

struct Stretch
{
    double at = 0;
    double from = 0;
    double to = 0;
    int net = 0;
};

/// The segments of one orientation; those of a net on one line that touch are one.
std::vector<Stretch> runsOf(const std::vector<std::vector<QPointF>> &links, const std::vector<int> &nets,
                            bool horizontal)
{
    std::map<std::pair<int, double>, std::vector<std::pair<double, double>>> lines;
    for (std::size_t link = 0; link < links.size(); ++link) {
        for (std::size_t i = 0; i + 1 < links[link].size(); ++i) {
            const QPointF a = links[link][i];
            const QPointF b = links[link][i + 1];
            if ((a.y() == b.y()) != horizontal)
                continue;
            if (horizontal)
                lines[{nets[link], a.y()}].emplace_back(std::min(a.x(), b.x()), std::max(a.x(), b.x()));
            else
                lines[{nets[link], a.x()}].emplace_back(std::min(a.y(), b.y()), std::max(a.y(), b.y()));
        }
    }
    std::vector<Stretch> result;
    for (auto &[key, parts] : lines) {
        std::ranges::sort(parts);
        for (std::size_t i = 0; i < parts.size();) {
            Stretch run{key.second, parts[i].first, parts[i].second, key.first};
            for (++i; i < parts.size() && parts[i].first <= run.to; ++i)
                run.to = std::max(run.to, parts[i].second);
            result.push_back(run);
        }
    }
    return result;
}

int crossingsBetween(const std::vector<Stretch> &rows, const std::vector<Stretch> &columns)
{
    enum What { Ends, Asks, Begins }; // in this order: a row that ends at a column does not cross it
    std::vector<std::tuple<double, What, std::size_t>> events;
    std::vector<double> heights;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        events.emplace_back(rows[i].from, Begins, i);
        events.emplace_back(rows[i].to, Ends, i);
        heights.push_back(rows[i].at);
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
        events.emplace_back(columns[i].at, Asks, i);
    std::ranges::sort(events);
    Counter open(std::move(heights));
    int result = 0;
    for (const auto &[x, what, i] : events) {
        if (what == Asks)
            result += std::max(0, open.between(columns[i].from, columns[i].to));
        else
            open.add(rows[i].at, what == Begins ? 1 : -1);
    }
    return result;
}

} // namespace

std::vector<int> netsOf(const Diagram &diagram)
{
    std::map<std::pair<int, int>, int> numbers;
    std::vector<int> result;
    for (const Link &link : diagram.links) {
        const std::pair source(link.from.block, link.from.port);
        result.push_back(numbers.try_emplace(source, static_cast<int>(numbers.size())).first->second);
    }
    return result;
}

int crossingsOf(const std::vector<std::vector<QPointF>> &links, const std::vector<int> &nets)
{
    const std::vector<Stretch> rows = runsOf(links, nets, true);
    const std::vector<Stretch> columns = runsOf(links, nets, false);
    int result = crossingsBetween(rows, columns);
    std::map<int, std::pair<std::vector<Stretch>, std::vector<Stretch>>> own;
    for (const Stretch &run : rows)
        own[run.net].first.push_back(run);
    for (const Stretch &run : columns)
        own[run.net].second.push_back(run);
    for (const auto &[net, runs] : own)
        result -= crossingsBetween(runs.first, runs.second);
    return result;
}

} // namespace lectograph::diagram
