// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/level.h"

#include "diagram/bars.h"
#include "diagram/detours.h"
#include "diagram/ends.h"
#include "diagram/mesh.h"
#include "diagram/order.h"
#include "diagram/places.h"
#include "diagram/points.h"
#include "diagram/straighten.h"

#include <algorithm>

namespace lectograph::diagram {

namespace {

constexpr double outside = 1e9;
constexpr int rounds = 2; ///< of moving items, and then ends and lanes, to make links straight

/// A layer, or the gap above it, along the direction.
struct Band
{
    double low = 0;
    double middle = 0;
    double high = 0;
    double firstSlot = 0; ///< of the gap above it
};

class Drawing
{
public:
    Drawing(const Level &level, Mesh mesh)
        : m_level(level),
          m_mesh(std::move(mesh)),
          m_spots(placeSpots(level, m_mesh)),
          m_x(placesAcross(m_mesh, level.spacing))
    {
        for (int round = 0; round < rounds; ++round) {
            limitEnds(level, m_mesh, m_x, m_spots);
            straighten(m_mesh, level.spacing, m_x);
            straightenEnds(level, m_mesh, m_x, m_spots);
        }
        m_crossovers = crossoversOf(m_mesh, m_x, level.spacing);
    }

    LevelLayout drawn()
    {
        stack();
        LevelLayout result;
        result.spots = m_spots;
        for (int item = 0; item < m_level.items.count(); ++item)
            result.centres.add({m_x[item], m_bands[m_mesh.nodes[item].layer].middle});
        for (int net = 0; net < m_level.nets.count(); ++net) {
            result.paths.add({});
            for (int branch = 0; branch < m_level.nets[net].branches.count(); ++branch)
                result.paths[net].add(path(net, branch));
        }
        measure(result);
        return result;
    }

private:
    double gapAbove(int layer) const
    {
        const Gap &gap = m_crossovers.gaps[layer];
        const Spacing &spacing = m_level.spacing;
        const bool isUsed = !m_mesh.layers[layer].empty() && !m_mesh.layers[layer + 1].empty();
        if (!isUsed)
            return 0;
        const bool hasTerminals = layer == 0 || layer + 2 == m_mesh.layers.count();
        const double least = hasTerminals ? spacing.linkBlock : spacing.layers;
        const bool hasLabel = gap.labelAlong > 0;
        if (gap.slots == 0) // a label stands between the block below and the head of its link
            return hasLabel ? std::max(least, gap.labelAlong + spacing.tip) : least;
        const double ends = hasLabel ? std::max(spacing.linkBlock, spacing.tip) : spacing.linkBlock;
        return std::max(least, 2 * ends + (gap.slots - 1) * spacing.links + gap.labelAlong);
    }

    void stack()
    {
        double y = 0;
        for (int i = 0; i < m_mesh.layers.count(); ++i) {
            Band band;
            double low = 0;
            double high = 0;
            for (const int node : m_mesh.layers[i]) {
                low = std::max(low, m_mesh.nodes[node].low);
                high = std::max(high, m_mesh.nodes[node].high);
            }
            band.low = y;
            band.middle = y + low;
            band.high = band.middle + high;
            y = band.high;
            if (i + 1 < m_mesh.layers.count()) {
                const Gap &gap = m_crossovers.gaps[i];
                const double height = gapAbove(i);
                const double bars = (gap.slots - 1) * m_level.spacing.links;
                band.firstSlot = y + std::max(m_level.spacing.linkBlock, (height - gap.labelAlong - bars) / 2);
                y += height;
            }
            m_bands.add(band);
        }
    }

    double slot(const Wire &wire, int number) const
    {
        return m_bands[m_mesh.nodes[wire.low].layer].firstSlot + number * m_level.spacing.links;
    }

    /// The points of a wire between its layers, from below. Where it comes from the side of the level, it ends far
    /// outside, until measure() moves the end to the border.
    void cross(int number, Points &points) const
    {
        const Wire &wire = m_mesh.wires[number];
        const Crossover &crossover = m_crossovers.wires[number];
        const auto placeOf = [this](int node, const Outlet &outlet) {
            const int zone = m_mesh.nodes[node].zone;
            return zone == 0 ? m_x[node] + outlet.offset : zone * outside;
        };
        const double low = placeOf(wire.low, m_mesh.outletBelow(wire));
        const double high = placeOf(wire.high, m_mesh.outletAbove(wire));
        if (crossover.isStraight) {
            points.emplace_back(low, m_bands[m_mesh.nodes[wire.low].layer].high);
            points.emplace_back(high, m_bands[m_mesh.nodes[wire.high].layer].low);
            return;
        }
        points.emplace_back(low, slot(wire, crossover.lowSlot));
        if (crossover.lowSlot != crossover.highSlot) {
            points.emplace_back(crossover.jog, slot(wire, crossover.lowSlot));
            points.emplace_back(crossover.jog, slot(wire, crossover.highSlot));
        }
        points.emplace_back(high, slot(wire, crossover.highSlot));
    }

    Points shifted(Points points, int item) const
    {
        for (QPointF &point : points)
            point += QPointF(m_x[item], m_bands[m_mesh.nodes[item].layer].middle);
        return points;
    }

    /// From a tip to the rim of its node, for the outlet of a wire.
    Points leave(const Tip &tip, const Wire &wire, bool isBelow) const
    {
        if (tip.terminal >= 0) {
            const int node = m_level.items.count() + tip.terminal;
            if (m_mesh.nodes[node].zone != 0)
                return {};
            return {{m_x[node], m_bands[m_mesh.nodes[node].layer].middle}};
        }
        const Outlet &outlet = isBelow ? m_mesh.outletBelow(wire) : m_mesh.outletAbove(wire);
        if (outlet.lane < 0)
            return shifted({m_spots[tip.item][tip.spot]}, tip.item);
        const Lane &lane = m_mesh.lanes[tip.item][outlet.lane];
        Points points = shifted(escape(m_level, lane, tip.item, false, m_spots[tip.item]), tip.item);
        const Band &band = m_bands[m_mesh.nodes[tip.item].layer];
        points.emplace_back(points.back().x(), isBelow ? band.high : band.low);
        return points;
    }

    Points path(int number, int branch) const
    {
        const Net &net = m_level.nets[number];
        const Tip &to = net.branches[branch].to;
        const Course &course = m_mesh.courses[number][branch];
        if (course.loop >= 0) {
            const Lane &lane = m_mesh.lanes[net.from.item][course.loop];
            Points points = escape(m_level, lane, net.from.item, false, m_spots[net.from.item]);
            Points end = escape(m_level, lane, net.from.item, true, m_spots[net.from.item]);
            points.insert(points.end(), end.rbegin(), end.rend());
            return simplified(shifted(std::move(points), net.from.item));
        }
        if (course.wires.empty())
            return {};
        const Wire &first = m_mesh.wires[course.wires.front()];
        const Wire &last = m_mesh.wires[course.wires.back()];
        Points points = leave(net.from, first, !first.goesBack);
        for (const int wire : course.wires) {
            Points between;
            cross(wire, between);
            if (first.goesBack)
                std::ranges::reverse(between);
            points.insert(points.end(), between.begin(), between.end());
        }
        const Points end = leave(to, last, last.goesBack);
        points.insert(points.end(), end.rbegin(), end.rend());
        return simplified(points);
    }

    /// The bounds of all, and what begins or ends on them.
    void measure(LevelLayout &result) const
    {
        Extent extent;
        for (int i = 0; i < m_mesh.nodes.count(); ++i) {
            const Node &node = m_mesh.nodes[i];
            if (node.zone != 0)
                continue;
            const double middle = m_bands[node.layer].middle;
            extent.add({m_x[i] - node.first, middle - node.low});
            extent.add({m_x[i] + node.last, middle + node.high});
        }
        const auto isOnSide = [&](const Tip &tip) {
            return tip.terminal >= 0 && isAcross(m_level.terminals[tip.terminal].rim);
        };
        for (int net = 0; net < m_level.nets.count(); ++net) {
            for (int branch = 0; branch < m_level.nets[net].branches.count(); ++branch) {
                Points points = result.paths[net][branch];
                if (isOnSide(m_level.nets[net].from))
                    points.erase(points.begin());
                if (isOnSide(m_level.nets[net].branches[branch].to) && !points.empty())
                    points.pop_back();
                for (const QPointF &point : points)
                    extent.add(point);
            }
        }
        result.bounds = extent.rect();
        result.terminals.resize(m_level.terminals.size());
        const auto set = [&](const Tip &tip, QPointF &end) {
            if (isOnSide(tip)) {
                const bool isFirst = m_level.terminals[tip.terminal].rim == Rim::First;
                end.setX(isFirst ? result.bounds.left() : result.bounds.right());
            }
            if (tip.terminal >= 0)
                result.terminals[tip.terminal] = end;
        };
        for (int net = 0; net < m_level.nets.count(); ++net) {
            for (int branch = 0; branch < m_level.nets[net].branches.count(); ++branch) {
                Points &points = result.paths[net][branch];
                if (points.empty())
                    continue;
                set(m_level.nets[net].from, points.front());
                set(m_level.nets[net].branches[branch].to, points.back());
                points = simplified(points);
            }
        }
    }

    const Level &m_level;
    Mesh m_mesh;
    List<List<QPointF>> m_spots;
    List<double> m_x;
    Crossovers m_crossovers;
    List<Band> m_bands;
};

} // namespace

LevelLayout arranged(const Level &level)
{
    Mesh mesh = meshOf(level);
    if (mesh.isTooLarge) {
        LevelLayout refused;
        refused.isTooLarge = true;
        return refused;
    }
    uncross(mesh);
    LevelLayout result = Drawing(level, std::move(mesh)).drawn();
    if (std::ranges::any_of(level.items, &Item::isByHand))
        return withPlaces(level, std::move(result));
    return result;
}

} // namespace lectograph::diagram
