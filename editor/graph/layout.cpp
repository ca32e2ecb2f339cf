// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::editor::diagram {

namespace {

constexpr double columnGap = 64;
constexpr double rowGap = 24;
constexpr double partGap = 48;        ///< between unconnected parts
constexpr double columnHeight = 1000; ///< a taller layer is split into several columns
constexpr double shelfWidth = 1600;

using Numbers = std::vector<int>;

std::size_t at(int number)
{
    return static_cast<std::size_t>(number);
}

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

Numbers inOrder(int count, const Neighbours &neighbours)
{
    Numbers waiting(at(count));
    Numbers order;
    for (int node = 0; node < count; ++node) {
        waiting[at(node)] = static_cast<int>(neighbours.before[at(node)].size());
        if (waiting[at(node)] == 0)
            order.push_back(node);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const int next : neighbours.after[at(order[i])]) {
            if (--waiting[at(next)] == 0)
                order.push_back(next);
        }
    }
    return order;
}

Numbers layersOf(int count, const Neighbours &neighbours)
{
    const Numbers order = inOrder(count, neighbours);
    Numbers layer(at(count), 0);
    for (const int node : order) {
        for (const int next : neighbours.after[at(node)])
            layer[at(next)] = std::max(layer[at(next)], layer[at(node)] + 1);
    }
    for (std::size_t i = order.size(); i-- > 0;) { // the start of a chain is placed close to its use
        const int node = order[i];
        const Numbers &after = neighbours.after[at(node)];
        if (!neighbours.before[at(node)].empty() || after.empty())
            continue;
        int nearest = layer[at(after.front())];
        for (const int next : after)
            nearest = std::min(nearest, layer[at(next)]);
        layer[at(node)] = nearest - 1;
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

class Part
{
public:
    /// Working values of the layout by node; the parts share them, since each has nodes of its own.
    struct Counts
    {
        explicit Counts(std::size_t count) : rank(count, 0), centre(count, 0) {}
        std::vector<double> rank;   ///< position in its column, relative to the middle of the column
        std::vector<double> centre; ///< y
    };

    Part(const Numbers &nodes, const Numbers &layers, const Neighbours &neighbours, const std::vector<QSizeF> &sizes,
         Counts &counts)
        : m_neighbours(neighbours), m_sizes(sizes), m_rank(counts.rank), m_centre(counts.centre)
    {
        int first = layers[at(nodes.front())];
        int last = first;
        for (const int node : nodes) {
            first = std::min(first, layers[at(node)]);
            last = std::max(last, layers[at(node)]);
        }
        m_columns.resize(at(last - first + 1));
        for (const int node : nodes)
            m_columns[at(layers[at(node)] - first)].push_back(node);
        uncross();
        splitHighColumns();
        setHeights();
    }

    /// Writes the positions and returns the size.
    QSizeF place(std::vector<QPointF> &places) const
    {
        double top = std::numeric_limits<double>::max();
        for (const Numbers &column : m_columns) {
            for (const int node : column)
                top = std::min(top, m_centre[at(node)] - m_sizes[at(node)].height() / 2);
        }
        double x = 0;
        double bottom = 0;
        for (const Numbers &column : m_columns) {
            double width = 0;
            for (const int node : column) {
                const QSizeF size = m_sizes[at(node)];
                places[at(node)] = {x, m_centre[at(node)] - size.height() / 2 - top};
                width = std::max(width, size.width());
                bottom = std::max(bottom, places[at(node)].y() + size.height());
            }
            x += width + columnGap;
        }
        return {x - columnGap, bottom};
    }

private:
    void rank(const Numbers &column)
    {
        for (std::size_t i = 0; i < column.size(); ++i)
            m_rank[at(column[i])] = static_cast<double>(i) - static_cast<double>(column.size() - 1) / 2;
    }

    double mean(const Numbers &nodes, const std::vector<double> &of, double otherwise) const
    {
        if (nodes.empty())
            return otherwise;
        const double sum = std::accumulate(nodes.begin(), nodes.end(), 0.0,
                                           [&](double all, int node) { return all + of[at(node)]; });
        return sum / static_cast<double>(nodes.size());
    }

    void uncross()
    {
        for (const Numbers &column : m_columns)
            rank(column);
        const auto sortBy = [this](Numbers &column, const std::vector<Numbers> &side) {
            std::ranges::stable_sort(column, {},
                                     [&](int node) { return mean(side[at(node)], m_rank, m_rank[at(node)]); });
            rank(column);
        };
        for (int sweep = 0; sweep < 6; ++sweep) {
            for (Numbers &column : m_columns)
                sortBy(column, m_neighbours.before);
            for (std::size_t i = m_columns.size(); i-- > 0;)
                sortBy(m_columns[i], m_neighbours.after);
        }
    }

    void splitHighColumns()
    {
        std::vector<Numbers> columns;
        for (const Numbers &column : m_columns) {
            double height = 0;
            columns.emplace_back();
            for (const int node : column) {
                if (height > columnHeight) {
                    columns.emplace_back();
                    height = 0;
                }
                columns.back().push_back(node);
                height += m_sizes[at(node)].height() + rowGap;
            }
        }
        m_columns = std::move(columns);
    }

    /// Each card as close as possible to the middle of its neighbours, in the order of its column.
    void align(const Numbers &column, const std::vector<Numbers> &side)
    {
        std::vector<double> wanted;
        for (const int node : column)
            wanted.push_back(mean(side[at(node)], m_centre, m_centre[at(node)]));
        const auto apart = [&](std::size_t i) {
            return (m_sizes[at(column[i])].height() + m_sizes[at(column[i + 1])].height()) / 2 + rowGap;
        };
        std::vector<double> down = wanted;
        for (std::size_t i = 0; i + 1 < column.size(); ++i)
            down[i + 1] = std::max(down[i + 1], down[i] + apart(i));
        std::vector<double> up = wanted;
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
                m_centre[at(node)] = y + m_sizes[at(node)].height() / 2;
                y += m_sizes[at(node)].height() + rowGap;
            }
            for (const int node : column)
                m_centre[at(node)] -= y / 2;
        }
        for (int sweep = 0; sweep < 4; ++sweep) {
            for (const Numbers &column : m_columns)
                align(column, m_neighbours.before);
            for (std::size_t i = m_columns.size(); i-- > 0;)
                align(m_columns[i], m_neighbours.after);
        }
    }

    const Neighbours &m_neighbours;
    const std::vector<QSizeF> &m_sizes;
    std::vector<Numbers> m_columns;
    std::vector<double> &m_rank;
    std::vector<double> &m_centre;
};

} // namespace

std::vector<QPointF> arranged(const std::vector<QSizeF> &sizes, const std::vector<Edge> &edges)
{
    const int count = static_cast<int>(sizes.size());
    const Neighbours neighbours = neighboursOf(count, edges);
    const Numbers layers = layersOf(count, neighbours);
    std::vector<QPointF> places(sizes.size());
    Part::Counts counts(sizes.size());
    double x = 0;
    double y = 0;
    double shelf = 0;
    for (const Numbers &nodes : partsOf(count, neighbours)) {
        const QSizeF size = Part(nodes, layers, neighbours, sizes, counts).place(places);
        const double gap = nodes.size() > 1 ? partGap : rowGap;
        if (x > 0 && x + size.width() > shelfWidth) {
            x = 0;
            y += shelf + gap;
            shelf = 0;
        }
        for (const int node : nodes) {
            const QPointF place = places[at(node)] + QPointF(x, y);
            places[at(node)] = {std::round(place.x() / 8) * 8, std::round(place.y() / 8) * 8};
        }
        x += size.width() + gap;
        shelf = std::max(shelf, size.height());
    }
    return places;
}

} // namespace lectograph::editor::diagram
