// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/layout.h"

#include "editor/graph/diagram.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>

namespace lectograph::editor::diagram {

namespace {

constexpr double columnGap = 64;
constexpr double rowGap = 24;
constexpr double partGap = 48;        ///< between unconnected parts
constexpr double columnHeight = 1000; ///< a taller layer is split into several columns
constexpr double shelfWidth = 1600;

using Numbers = std::vector<int>;

struct Neighbours
{
    std::vector<Numbers> before;
    std::vector<Numbers> after;
};

/// Without the links that close a cycle.
Neighbours neighboursOf(int count, const std::vector<Edge> &edges)
{
    std::vector<Numbers> all(at(count));
    for (const Edge &edge : edges)
        all[at(edge.from)].push_back(edge.to);
    Neighbours result{std::vector<Numbers>(at(count)), std::vector<Numbers>(at(count))};
    enum class Mark { New, Open, Done };
    std::vector<Mark> marks(at(count), Mark::New);
    for (int start = 0; start < count; ++start) {
        if (marks[at(start)] != Mark::New)
            continue;
        std::vector<std::pair<int, std::size_t>> path{{start, 0}};
        marks[at(start)] = Mark::Open;
        while (!path.empty()) {
            const int node = path.back().first;
            if (path.back().second == all[at(node)].size()) {
                marks[at(node)] = Mark::Done;
                path.pop_back();
                continue;
            }
            const int next = all[at(node)][path.back().second++];
            if (marks[at(next)] == Mark::Open)
                continue;
            result.after[at(node)].push_back(next);
            result.before[at(next)].push_back(node);
            if (marks[at(next)] == Mark::New) {
                marks[at(next)] = Mark::Open;
                path.emplace_back(next, 0);
            }
        }
    }
    return result;
}

/// The column of each node, from the left.
Numbers layersOf(int count, const Neighbours &neighbours)
{
    Numbers waiting(at(count));
    Numbers layer(at(count), 0);
    Numbers order; // each node after those before it
    for (int node = 0; node < count; ++node) {
        waiting[at(node)] = static_cast<int>(neighbours.before[at(node)].size());
        if (waiting[at(node)] == 0)
            order.push_back(node);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int node = order[i];
        for (const int next : neighbours.after[at(node)]) {
            layer[at(next)] = std::max(layer[at(next)], layer[at(node)] + 1);
            if (--waiting[at(next)] == 0)
                order.push_back(next);
        }
    }
    for (const int node : order | std::views::reverse) { // the start of a chain is placed close to its use
        const Numbers &after = neighbours.after[at(node)];
        const auto layerOf = [&](int next) { return layer[at(next)]; };
        if (neighbours.before[at(node)].empty() && !after.empty())
            layer[at(node)] = std::ranges::min(after | std::views::transform(layerOf)) - 1;
    }
    return layer;
}

/// The connected parts, the largest first.
std::vector<Numbers> partsOf(int count, const Neighbours &neighbours)
{
    std::vector<Numbers> parts;
    std::vector<bool> seen(at(count), false);
    for (int start = 0; start < count; ++start) {
        if (seen[at(start)])
            continue;
        Numbers part{start};
        seen[at(start)] = true;
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (const auto *side : {&neighbours.before, &neighbours.after}) {
                for (const int next : (*side)[at(part[i])]) {
                    if (!seen[at(next)]) {
                        seen[at(next)] = true;
                        part.push_back(next);
                    }
                }
            }
        }
        std::ranges::sort(part);
        parts.push_back(std::move(part));
    }
    std::ranges::stable_sort(parts, std::greater(), &Numbers::size);
    return parts;
}

/// Arranges connected parts one after the other. They share the values by node, since each has nodes of its own.
class Arrangement
{
public:
    Arrangement(const std::vector<QSizeF> &sizes, const Neighbours &neighbours)
        : m_sizes(sizes),
          m_neighbours(neighbours),
          m_layers(layersOf(static_cast<int>(sizes.size()), neighbours)),
          m_rank(sizes.size(), 0),
          m_centre(sizes.size(), 0)
    {}

    /// Writes the positions of the part's nodes and returns its size.
    QSizeF place(const Numbers &part, std::vector<QPointF> &places)
    {
        const auto layerOf = [this](int node) { return m_layers[at(node)]; };
        const auto [first, last] = std::ranges::minmax(part | std::views::transform(layerOf));
        m_columns.assign(at(last - first + 1), {});
        for (const int node : part)
            m_columns[at(layerOf(node) - first)].push_back(node);
        uncross();
        splitHighColumns();
        setHeights();
        const auto topOf = [this](int node) { return m_centre[at(node)] - height(node) / 2; };
        const double top = std::ranges::min(part | std::views::transform(topOf));
        double x = 0;
        double bottom = 0;
        for (const Numbers &column : m_columns) {
            double width = 0;
            for (const int node : column) {
                places[at(node)] = {x, topOf(node) - top};
                width = std::max(width, m_sizes[at(node)].width());
                bottom = std::max(bottom, places[at(node)].y() + height(node));
            }
            x += width + columnGap;
        }
        return {x - columnGap, bottom};
    }

private:
    double height(int node) const { return m_sizes[at(node)].height(); }

    void rank(const Numbers &column)
    {
        for (std::size_t i = 0; i < column.size(); ++i)
            m_rank[at(column[i])] = static_cast<double>(i) - static_cast<double>(column.size() - 1) / 2;
    }

    /// The mean of the values of a node's neighbours; its own without neighbours.
    static double mean(int node, const std::vector<Numbers> &side, const std::vector<double> &values)
    {
        const Numbers &nodes = side[at(node)];
        if (nodes.empty())
            return values[at(node)];
        const double sum = std::accumulate(nodes.begin(), nodes.end(), 0.0,
                                           [&](double all, int one) { return all + values[at(one)]; });
        return sum / static_cast<double>(nodes.size());
    }

    /// Visits each column with the neighbours before it, from left to right, and with those after it, back again.
    template <class Visit>
    void sweep(int times, const Visit &visit)
    {
        for (int i = 0; i < times; ++i) {
            for (Numbers &column : m_columns)
                visit(column, m_neighbours.before);
            for (Numbers &column : m_columns | std::views::reverse)
                visit(column, m_neighbours.after);
        }
    }

    void uncross()
    {
        for (const Numbers &column : m_columns)
            rank(column);
        sweep(6, [this](Numbers &column, const std::vector<Numbers> &side) {
            std::ranges::stable_sort(column, {}, [&](int node) { return mean(node, side, m_rank); });
            rank(column);
        });
    }

    void splitHighColumns()
    {
        std::vector<Numbers> columns;
        for (const Numbers &column : m_columns) {
            double filled = 0;
            columns.emplace_back();
            for (const int node : column) {
                if (filled > columnHeight) {
                    columns.emplace_back();
                    filled = 0;
                }
                columns.back().push_back(node);
                filled += height(node) + rowGap;
            }
        }
        m_columns = std::move(columns);
    }

    /// Each card as close as possible to the middle of its neighbours, in the order of its column.
    void align(const Numbers &column, const std::vector<Numbers> &side)
    {
        std::vector<double> down;
        for (const int node : column)
            down.push_back(mean(node, side, m_centre));
        std::vector<double> up = down;
        const auto apart = [&](std::size_t i) { return (height(column[i]) + height(column[i + 1])) / 2 + rowGap; };
        for (std::size_t i = 0; i + 1 < column.size(); ++i)
            down[i + 1] = std::max(down[i + 1], down[i] + apart(i));
        for (std::size_t i = column.size() - 1; i > 0; --i)
            up[i - 1] = std::min(up[i - 1], up[i] - apart(i - 1));
        for (std::size_t i = 0; i < column.size(); ++i)
            m_centre[at(column[i])] = (down[i] + up[i]) / 2; // both keep the spacing, so their mean does too
    }

    void setHeights()
    {
        for (const Numbers &column : m_columns) {
            double y = 0;
            for (const int node : column) {
                m_centre[at(node)] = y + height(node) / 2;
                y += height(node) + rowGap;
            }
            for (const int node : column)
                m_centre[at(node)] -= y / 2;
        }
        sweep(4, [this](const Numbers &column, const std::vector<Numbers> &side) { align(column, side); });
    }

    const std::vector<QSizeF> &m_sizes;
    const Neighbours &m_neighbours;
    Numbers m_layers;
    std::vector<Numbers> m_columns; ///< of the part
    std::vector<double> m_rank;     ///< position in its column, relative to the middle of the column
    std::vector<double> m_centre;   ///< y
};

} // namespace

std::vector<QPointF> arranged(const std::vector<QSizeF> &sizes, const std::vector<Edge> &edges)
{
    const int count = static_cast<int>(sizes.size());
    const Neighbours neighbours = neighboursOf(count, edges);
    Arrangement arrangement(sizes, neighbours);
    std::vector<QPointF> places(sizes.size());
    double x = 0;
    double y = 0;
    double shelf = 0;
    for (const Numbers &part : partsOf(count, neighbours)) {
        const QSizeF size = arrangement.place(part, places);
        const double gap = part.size() > 1 ? partGap : rowGap;
        if (x > 0 && x + size.width() > shelfWidth) {
            x = 0;
            y += shelf + gap;
            shelf = 0;
        }
        for (const int node : part) {
            const QPointF place = places[at(node)] + QPointF(x, y);
            places[at(node)] = {std::round(place.x() / 8) * 8, std::round(place.y() / 8) * 8};
        }
        x += size.width() + gap;
        shelf = std::max(shelf, size.height());
    }
    return places;
}

} // namespace lectograph::editor::diagram
