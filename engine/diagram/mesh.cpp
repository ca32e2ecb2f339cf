// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/mesh.h"

#include "diagram/ranks.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

namespace lectograph::diagram {

namespace {

constexpr double outermost = std::numeric_limits<double>::infinity();

/// Makes the mesh of a level, net by net.
class Weaver
{
public:
    explicit Weaver(const Level &level) : m_level(level) {}

    Mesh woven()
    {
        rank();
        if (m_mesh.isTooLarge)
            return std::move(m_mesh);
        m_mesh.lanes = listOf<List<Lane>>(m_level.items.count());
        m_outlets.resize(m_level.items.size());
        for (int net = 0; net < m_level.nets.count(); ++net)
            addNet(net);
        measure();
        orderFromModel();
        return std::move(m_mesh);
    }

private:
    int layerOf(const Tip &tip) const
    {
        if (tip.terminal >= 0) {
            const Terminal &terminal = m_level.terminals[tip.terminal];
            const bool isLow = isAcross(terminal.rim) ? terminal.enters : terminal.rim == Rim::Low;
            return isLow ? 0 : m_top;
        }
        return m_mesh.nodes[tip.item].layer;
    }

    /// Broad layers become several, in the order of the model; the layers above them move up.
    List<int> narrowed(const List<int> &layers, double breadth) const
    {
        List<List<int>> members = listOf<List<int>>(layers.empty() ? 0 : std::ranges::max(layers) + 1);
        for (int item = 0; item < layers.count(); ++item)
            members[layers[item]].add(item);
        List<int> result = layers;
        int layer = -1;
        for (const List<int> &layerItems : members) {
            double filled = 0;
            ++layer;
            for (const int item : layerItems) {
                const double width = m_level.items[item].size.width();
                if (filled > 0 && filled + width > breadth) {
                    filled = 0;
                    ++layer;
                }
                result[item] = layer;
                filled += width + m_level.spacing.blocks;
            }
        }
        return result;
    }

    void rank()
    {
        List<Arc> arcs;
        for (const Net &net : m_level.nets) {
            for (const Branch &branch : net.branches) {
                if (net.from.item >= 0 && branch.to.item >= 0)
                    arcs.add({net.from.item, branch.to.item});
            }
        }
        const int items = m_level.items.count();
        List<int> layers = layersOf(items, arcs, backArcs(items, arcs));
        if (m_level.maxBreadth)
            layers = narrowed(layers, *m_level.maxBreadth);
        m_top = (items > 0 ? std::ranges::max(layers) : 0) + 2;
        for (int item = 0; item < items; ++item) {
            Node node;
            node.item = item;
            node.layer = layers[item] + 1;
            m_mesh.nodes.add(node);
        }
        for (int terminal = 0; terminal < m_level.terminals.count(); ++terminal) {
            const Rim rim = m_level.terminals[terminal].rim;
            Node node;
            node.terminal = terminal;
            node.layer = layerOf({-1, -1, terminal});
            node.zone = rim == Rim::First ? -1 : rim == Rim::Last ? 1 : 0;
            node.lows.add({});
            node.highs.add({});
            m_mesh.nodes.add(node);
        }
        long long crossed = 0;
        for (const Net &net : m_level.nets) {
            int least = layerOf(net.from);
            int most = least;
            for (const Branch &branch : net.branches) {
                least = std::min(least, layerOf(branch.to));
                most = std::max(most, layerOf(branch.to));
            }
            crossed += most - least;
        }
        m_mesh.isTooLarge = crossed > maxCrossedLayers;
    }

    int nodeOf(const Tip &tip) const { return tip.item >= 0 ? tip.item : m_level.items.count() + tip.terminal; }

    Rim sideOfLane(Rim rim) const { return rim == Rim::First ? Rim::First : Rim::Last; }

    /// The outlet of a tip on the low or high rim of its node, directly or by a lane.
    int outlet(const Tip &tip, bool onHigh)
    {
        if (tip.terminal >= 0)
            return 0;
        Node &node = m_mesh.nodes[tip.item];
        const Rim rim = m_level.items[tip.item].spots[tip.spot].rim;
        const auto key = std::pair(tip.spot, onHigh);
        const auto known = m_outlets[tip.item].find(key);
        if (known != m_outlets[tip.item].end())
            return known->second;
        Outlet result;
        result.spot = tip.spot;
        if (rim != (onHigh ? Rim::High : Rim::Low)) {
            List<Lane> &lanes = m_mesh.lanes[tip.item];
            auto lane = std::ranges::find_if(lanes,
                                             [&](const Lane &one) { return one.spot == tip.spot && one.loop < 0; });
            if (lane == lanes.end()) {
                Lane made;
                made.spot = tip.spot;
                made.side = sideOfLane(rim);
                lanes.add(made);
                lane = lanes.end() - 1;
            }
            (onHigh ? lane->isHigh : lane->isLow) = true;
            result.lane = static_cast<int>(lane - lanes.begin());
            result.fraction = lane->side == Rim::First ? -0.49 : 0.49;
        }
        const int number = (onHigh ? node.highs : node.lows).add(result);
        m_outlets[tip.item].emplace(key, number);
        return number;
    }

    int connect(int net, bool back, int low, int lowOutlet, int high, int highOutlet)
    {
        Wire wire;
        wire.net = net;
        wire.goesBack = back;
        wire.low = low;
        wire.lowOutlet = lowOutlet;
        wire.high = high;
        wire.highOutlet = highOutlet;
        const int number = m_mesh.wires.add(wire);
        m_mesh.nodes[low].above.add(number);
        m_mesh.nodes[high].below.add(number);
        return number;
    }

    int passing(int net, int layer)
    {
        Node node;
        node.net = net;
        node.layer = layer;
        node.lows.add({});
        node.highs.add({});
        return m_mesh.nodes.add(node);
    }

    void addNet(int number)
    {
        const Net &net = m_level.nets[number];
        List<Course> courses = listOf<Course>(net.branches.count());
        const int start = layerOf(net.from);
        for (const bool back : {false, true}) {
            const int step = back ? -1 : 1;
            List<int> branches;
            for (int i = 0; i < net.branches.count(); ++i) {
                if ((layerOf(net.branches[i].to) - start) * step > 0)
                    branches.add(i);
            }
            std::ranges::stable_sort(branches, {}, [&](int i) { return layerOf(net.branches[i].to) * step; });
            int layer = start;
            int node = nodeOf(net.from);
            List<int> trunk; // the wires of the nodes that pass, up to here
            for (const int i : branches) {
                const Branch &branch = net.branches[i];
                const int end = layerOf(branch.to);
                for (; layer + step != end; layer += step) {
                    const int next = passing(number, layer + step);
                    trunk.add(link(number, back, node, net.from, next, {}));
                    node = next;
                }
                courses[i].wires = trunk;
                const int wire = link(number, back, node, net.from, nodeOf(branch.to), branch.to);
                courses[i].wires.add(wire);
                for (const int one : courses[i].wires)
                    ++m_mesh.wires[one].links;
                reserve(branch, courses[i], wire);
            }
        }
        for (int i = 0; i < net.branches.count(); ++i) {
            if (net.branches[i].to.item == net.from.item && net.from.item >= 0)
                courses[i].loop = loop(net.from, net.branches[i]);
        }
        m_mesh.courses.add(std::move(courses));
    }

    /// A wire from a node to the next one of the net, upwards or downwards. The tips count where a node has them.
    int link(int net, bool back, int from, const Tip &fromTip, int to, const Tip &toTip)
    {
        const int fromOutlet = m_mesh.nodes[from].isPassing() ? 0 : outlet(fromTip, !back);
        const int toOutlet = m_mesh.nodes[to].isPassing() ? 0 : outlet(toTip, back);
        return back ? connect(net, back, to, toOutlet, from, fromOutlet)
                    : connect(net, back, from, fromOutlet, to, toOutlet);
    }

    /// Makes room for the label of a link: beside the middle of its lane, or in the gap before its end.
    void reserve(const Branch &branch, const Course &course, int last)
    {
        if (branch.label.isEmpty())
            return;
        const double along = branch.label.height() + 2 * m_level.spacing.label;
        const int middle = course.wires[course.wires.count() / 2];
        Node &node = m_mesh.nodes[m_mesh.wires[middle].goesBack ? m_mesh.wires[middle].high : m_mesh.wires[middle].low];
        if (course.wires.count() > 1 && node.isPassing() && node.last == 0) {
            node.last = branch.label.width() + 2 * m_level.spacing.label;
            node.low = node.high = along / 2;
        } else {
            Wire &wire = m_mesh.wires[last];
            wire.labelAlong = along;
            if (branch.isCrowded)
                wire.labelAcross = branch.label.width() + 2 * m_level.spacing.label;
        }
    }

    int loop(const Tip &from, const Branch &branch)
    {
        const Tip &to = branch.to;
        const Item &item = m_level.items[from.item];
        const Rim leaves = item.spots[from.spot].rim;
        const Rim arrives = item.spots[to.spot].rim;
        Lane lane;
        lane.spot = from.spot;
        lane.loop = to.spot;
        const bool isFirst = (leaves == Rim::First && arrives != Rim::Last)
            || (arrives == Rim::First && leaves != Rim::Last);
        lane.side = isFirst ? Rim::First : Rim::Last;
        if ((leaves == Rim::First || arrives == Rim::First) && !isFirst)
            lane.detours = true;
        if (!branch.label.isEmpty())
            lane.room = branch.label.width() + 2 * m_level.spacing.label;
        return m_mesh.lanes[from.item].add(lane);
    }

    /// Outlets of spots in a given order, and the extents of the nodes.
    void measure()
    {
        for (int i = 0; i < m_level.items.count(); ++i) {
            Node &node = m_mesh.nodes[i];
            const Item &item = m_level.items[i];
            for (List<Outlet> *outlets : {&node.lows, &node.highs}) {
                for (Outlet &outlet : *outlets) {
                    const Spot &spot = item.spots[outlet.spot];
                    if (outlet.lane >= 0)
                        continue;
                    if (spot.offset)
                        outlet.fraction = 0.9 * *spot.offset / std::max(1e-9, item.size.width());
                    else if (spot.rank)
                        outlet.fraction = 0.8 * (outlet.spot + 0.5) / item.spots.count() - 0.4;
                }
            }
            const Spacing &spacing = m_level.spacing;
            Lines first(spacing);
            Lines last(spacing);
            int lows = 0;
            int highs = 0;
            List<Lane> &lanes = m_mesh.lanes[i];
            // The order of lanes is not known yet: those with room for a label come last, which reaches furthest.
            for (const bool hasRoom : {false, true}) {
                for (Lane &lane : lanes) {
                    if ((lane.room > 0) == hasRoom)
                        (lane.side == Rim::First ? first : last).add(lane.room);
                }
            }
            for (Lane &lane : lanes) {
                const auto track = [&](int spot) {
                    const Rim rim = item.spots[spot].rim;
                    if (rim == Rim::Low)
                        ++lows;
                    else if (rim == Rim::High || (rim == Rim::First && lane.detours))
                        ++highs;
                };
                track(lane.spot);
                if (lane.loop >= 0)
                    track(lane.loop);
                if (lane.detours)
                    first.add();
            }
            node.half = item.size.width() / 2;
            node.first = node.half + first.reach();
            node.last = node.half + last.reach();
            const auto endsIn = [&](Rim side) {
                const auto isThere = [side](const Lane &lane) { return lane.side == side; };
                const auto hasLabel = [&](const Lane &lane) { return isThere(lane) && lane.room > 0; };
                return std::ranges::any_of(lanes, isThere) && std::ranges::none_of(lanes, hasLabel);
            };
            node.endsInFirst = endsIn(Rim::First);
            node.endsInLast = endsIn(Rim::Last);
            node.low = item.size.height() / 2 + reach(lows, spacing);
            node.high = item.size.height() / 2 + reach(highs, spacing);
        }
    }

    /// The order in which a walk along the links meets the nodes, where choices are made as in the model: links that
    /// pass layers come after the others.
    void orderFromModel()
    {
        m_mesh.layers = listOf<List<int>>(m_top + 1);
        List<char> seen = listOf<char>(m_mesh.nodes.count(), 0);
        List<int> stack;
        const auto walk = [&](int start) {
            stack.add(start);
            while (!stack.empty()) {
                const int node = stack.back();
                stack.pop_back();
                if (seen[node])
                    continue;
                seen[node] = 1;
                m_mesh.layers[m_mesh.nodes[node].layer].add(node);
                List<int> next;
                for (const int wire : m_mesh.nodes[node].above)
                    next.add(m_mesh.wires[wire].high);
                std::ranges::stable_sort(next, {}, [&](int one) {
                    const Node &other = m_mesh.nodes[one];
                    return other.isPassing() ? m_mesh.nodes.count() : one;
                });
                stack.insert(stack.end(), next.rbegin(), next.rend());
            }
        };
        for (int i = m_level.items.count(); i < m_level.items.count() + m_level.terminals.count(); ++i) {
            if (m_mesh.nodes[i].zone < 0)
                walk(i);
        }
        for (int i = 0; i < m_mesh.nodes.count(); ++i) {
            if (m_mesh.nodes[i].below.empty() && m_mesh.nodes[i].zone == 0)
                walk(i);
        }
        for (int i = 0; i < m_mesh.nodes.count(); ++i)
            walk(i);
        for (List<int> &layer : m_mesh.layers)
            std::ranges::stable_sort(layer, {}, [&](int node) { return m_mesh.nodes[node].zone; });
        m_mesh.isOrdered = listOf<char>(m_mesh.layers.count(), 0);
        orderTerminals(0);
        orderTerminals(m_top);
    }

    /// As they wish, if all do.
    void orderTerminals(int number)
    {
        List<int> &layer = m_mesh.layers[number];
        const auto wishOf = [&](int node) {
            const Node &one = m_mesh.nodes[node];
            return one.zone == 0 ? m_level.terminals[one.terminal].wish : std::optional(one.zone * outermost);
        };
        if (!std::ranges::all_of(layer, [&](int node) { return wishOf(node).has_value(); }))
            return;
        std::ranges::stable_sort(layer, {}, wishOf);
        m_mesh.isOrdered[number] = !layer.empty();
    }

    const Level &m_level;
    Mesh m_mesh;
    int m_top = 0; ///< the layer of the terminals that leave
    List<std::map<std::pair<int, bool>, int>> m_outlets;
};

} // namespace

double Lines::add(double room)
{
    const double line = m_reach > 0 ? m_next : m_spacing.linkBlock;
    m_next = line + std::max(m_spacing.links, room);
    m_reach = line + room;
    return line;
}

double reach(int tracks, const Spacing &spacing)
{
    return tracks > 0 ? spacing.linkBlock + (tracks - 1) * spacing.links : 0;
}

Mesh meshOf(const Level &level)
{
    return Weaver(level).woven();
}

} // namespace lectograph::diagram
