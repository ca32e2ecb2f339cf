// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/layout.h"

#include "diagram/layout.h"
#include "editor/graph/diagram.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::editor::diagram {

namespace {

constexpr double columnGap = 64;
constexpr double rowGap = 24;
constexpr double partGap = 48;        ///< between unconnected parts
constexpr double columnHeight = 1000; ///< a taller layer is split into several columns
constexpr double shelfWidth = 1600;

using Numbers = std::vector<int>;

struct Part
{
    Numbers nodes;
    std::vector<Edge> edges; ///< between positions in `nodes`
};

/// The connected parts, the largest first.
std::vector<Part> partsOf(int count, const std::vector<Edge> &edges)
{
    std::vector<Numbers> neighbours(at(count));
    for (const Edge &edge : edges) {
        neighbours[at(edge.from)].push_back(edge.to);
        neighbours[at(edge.to)].push_back(edge.from);
    }
    std::vector<Part> parts;
    Numbers partOf(at(count), -1);
    for (int start = 0; start < count; ++start) {
        if (partOf[at(start)] >= 0)
            continue;
        const int part = static_cast<int>(parts.size());
        Numbers nodes{start};
        partOf[at(start)] = part;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            for (const int next : neighbours[at(nodes[i])]) {
                if (std::exchange(partOf[at(next)], part) < 0)
                    nodes.push_back(next);
            }
        }
        std::ranges::sort(nodes);
        parts.push_back({std::move(nodes), {}});
    }
    Numbers position(at(count));
    for (const Part &part : parts) {
        for (std::size_t i = 0; i < part.nodes.size(); ++i)
            position[at(part.nodes[i])] = static_cast<int>(i);
    }
    for (const Edge &edge : edges)
        parts[at(partOf[at(edge.from)])].edges.push_back({position[at(edge.from)], position[at(edge.to)]});
    std::ranges::stable_sort(parts, std::greater(), [](const Part &part) { return part.nodes.size(); });
    return parts;
}

/// Columns of cards in their order, for a part too large to be laid out by its links.
std::vector<QPointF> inColumns(const std::vector<QSizeF> &sizes)
{
    std::vector<QPointF> places;
    double x = 0;
    double y = 0;
    double width = 0;
    for (const QSizeF &size : sizes) {
        if (y > columnHeight) {
            x += width + columnGap;
            y = width = 0;
        }
        places.emplace_back(x, y);
        y += size.height() + rowGap;
        width = std::max(width, size.width());
    }
    return places;
}

/// The top left corners of a part's cards, from 0, 0.
std::vector<QPointF> placesIn(const Part &part, const std::vector<QSizeF> &sizes)
{
    namespace layers = lectograph::diagram;
    layers::Diagram diagram;
    diagram.direction = layers::Direction::Right;
    diagram.maxBreadth = columnHeight;
    // The links of the graph are curves, which need no lanes of their own.
    diagram.spacing = {.blocks = rowGap, .layers = columnGap, .linkBlock = rowGap / 2, .links = 2, .label = 0};
    for (const QSizeF &size : sizes)
        diagram.blocks.push_back({.size = size, .ports = {}, .place = {}, .offset = {}});
    for (const Edge &edge : part.edges)
        diagram.links.push_back({.from = {edge.from}, .to = {edge.to}});
    const auto laidOut = layers::layout(diagram);
    if (!laidOut)
        return inColumns(sizes);
    double left = std::numeric_limits<double>::infinity();
    double top = -left; // y points up there
    for (const QRectF &rect : laidOut->blocks) {
        left = std::min(left, rect.left());
        top = std::max(top, rect.bottom());
    }
    std::vector<QPointF> places;
    for (const QRectF &rect : laidOut->blocks)
        places.emplace_back(rect.left() - left, top - rect.bottom());
    return places;
}

} // namespace

std::vector<QPointF> arranged(const std::vector<QSizeF> &sizes, const std::vector<Edge> &edges)
{
    std::vector<QPointF> places(sizes.size());
    double x = 0;
    double y = 0;
    double shelf = 0;
    for (const Part &part : partsOf(static_cast<int>(sizes.size()), edges)) {
        std::vector<QSizeF> cards;
        for (const int node : part.nodes)
            cards.push_back(sizes[at(node)]);
        const std::vector<QPointF> inside = part.edges.empty() ? std::vector<QPointF>(1) : placesIn(part, cards);
        QSizeF size(0, 0);
        for (std::size_t i = 0; i < inside.size(); ++i)
            size = size.expandedTo({inside[i].x() + cards[i].width(), inside[i].y() + cards[i].height()});
        const double gap = part.nodes.size() > 1 ? partGap : rowGap;
        if (x > 0 && x + size.width() > shelfWidth) {
            x = 0;
            y += shelf + gap;
            shelf = 0;
        }
        for (std::size_t i = 0; i < inside.size(); ++i) {
            const QPointF place = inside[i] + QPointF(x, y);
            places[at(part.nodes[i])] = {std::round(place.x() / 8) * 8, std::round(place.y() / 8) * 8};
        }
        x += size.width() + gap;
        shelf = std::max(shelf, size.height());
    }
    return places;
}

} // namespace lectograph::editor::diagram
