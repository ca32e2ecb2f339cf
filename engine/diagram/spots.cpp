// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/mesh.h"

#include <algorithm>
#include <limits>
#include <map>

namespace lectograph::diagram {

namespace {

constexpr double nowhere = std::numeric_limits<double>::infinity();
constexpr double faraway = 1e9; ///< what comes round a corner leads there; loops further, the inner ones furthest

/// Places the spots of one item.
class Sides
{
public:
    Sides(const Level &level, Mesh &mesh, const List<int> &place, int item)
        : m_spacing(level.spacing),
          m_item(level.items[item]),
          m_mesh(mesh),
          m_node(mesh.nodes[item]),
          m_lanes(mesh.lanes[item]),
          m_place(place),
          m_spots(listOf<QPointF>(level.items[item].spots.count()))
    {}

    List<QPointF> placed()
    {
        placeAcross(Rim::Low, m_node.lows, false);
        placeAcross(Rim::High, m_node.highs, true);
        placeAlong(Rim::First);
        placeAlong(Rim::Last);
        numberLanes();
        for (List<Outlet> *outlets : {&m_node.lows, &m_node.highs}) {
            for (Outlet &outlet : *outlets)
                outlet.offset = outlet.lane >= 0 ? lineOf(m_lanes[outlet.lane]) : m_spots[outlet.spot].x();
        }
        return m_spots;
    }

private:
    List<int> spotsOf(Rim rim) const
    {
        List<int> result;
        for (int spot = 0; spot < m_item.spots.count(); ++spot) {
            if (m_item.spots[spot].rim == rim)
                result.add(spot);
        }
        std::ranges::stable_sort(result, {}, [&](int spot) { return m_item.spots[spot].rank.value_or(spot); });
        return result;
    }

    double lineOf(const Lane &lane) const
    {
        const double x = m_item.size.width() / 2 + lane.out;
        return lane.side == Rim::First ? -x : x;
    }

    /// In the order of what they lead to.
    void placeAcross(Rim rim, const List<Outlet> &outlets, bool isHigh)
    {
        List<int> spots = spotsOf(rim);
        const double y = (isHigh ? 1 : -1) * m_item.size.height() / 2;
        std::map<int, double> means;
        for (int i = 0; i < m_lanes.count(); ++i) {
            const Lane &lane = m_lanes[i];
            const double sign = lane.side == Rim::First ? -1 : 1;
            const double far = lane.loop >= 0 ? 2 * faraway - i : faraway;
            means[lane.spot] = sign * far;
            if (lane.loop >= 0)
                means[lane.loop] = sign * far;
        }
        std::map<int, int> mains; // how many wires lead straight to another item
        for (int i = 0; i < outlets.count(); ++i) {
            if (outlets[i].lane >= 0)
                continue;
            double sum = 0;
            int count = 0;
            for (const int number : isHigh ? m_node.above : m_node.below) {
                const Wire &wire = m_mesh.wires[number];
                if ((isHigh ? wire.lowOutlet : wire.highOutlet) != i)
                    continue;
                const int other = isHigh ? wire.high : wire.low;
                const Outlet &end = isHigh ? m_mesh.outletAbove(wire) : m_mesh.outletBelow(wire);
                sum += m_place[other] + end.fraction;
                ++count;
                mains[outlets[i].spot] += !m_mesh.nodes[other].isPassing() && end.lane < 0;
            }
            if (count > 0)
                means[outlets[i].spot] = sum / count;
        }
        double before = -nowhere;
        for (const int spot : spots)
            before = means.try_emplace(spot, before).first->second; // what has no links stays beside its neighbour
        const auto isFree = [&](int spot) { return !m_item.spots[spot].rank; };
        if (std::ranges::all_of(spots, isFree))
            std::ranges::stable_sort(spots, {}, [&](int spot) { return means[spot]; });
        const auto isMain = [&](int spot) { return !m_item.spots[spot].isPort && mains[spot] > 0; };
        const bool hasMain = std::ranges::count_if(spots, isMain) == 1;
        const int middle = hasMain ? static_cast<int>(std::ranges::find_if(spots, isMain) - spots.begin()) : -1;
        const double width = m_item.size.width();
        for (int i = 0; i < spots.count(); ++i) {
            double fraction = (i + 1.0) / (spots.count() + 1.0) - 0.5;
            if (hasMain && i <= middle)
                fraction = (i + 1.0) / (middle + 1.0) / 2 - 0.5;
            else if (hasMain)
                fraction = (i - middle + 0.0) / (spots.count() - middle + 0.0) / 2;
            m_spots[spots[i]] = {m_item.spots[spots[i]].offset.value_or(fraction * width), y};
        }
    }

    void placeAlong(Rim rim)
    {
        List<int> spots = spotsOf(rim);
        const auto isFree = [&](int spot) { return !m_item.spots[spot].rank; };
        if (std::ranges::all_of(spots, isFree)) {
            std::ranges::stable_sort(spots, {}, [&](int spot) {
                int way = 0;
                for (const Lane &lane : m_lanes) {
                    if (lane.spot == spot && lane.loop < 0)
                        way += lane.isHigh - lane.isLow;
                }
                return way;
            });
        }
        const double x = (rim == Rim::Last ? 1 : -1) * m_item.size.width() / 2;
        for (int i = 0; i < spots.count(); ++i) {
            const double fraction = (i + 1.0) / (spots.count() + 1.0) - 0.5;
            m_spots[spots[i]] = {x, m_item.spots[spots[i]].offset.value_or(fraction * m_item.size.height())};
        }
    }

    /// So that lanes of one kind do not cross each other: those of the sides nearest to the item, then loops, then
    /// those that come round a corner.
    void numberLanes()
    {
        Lines first(m_spacing);
        Lines last(m_spacing);
        int lows = 0;
        int highs = 0;
        List<int> order;
        for (int i = 0; i < m_lanes.count(); ++i)
            order.add(i);
        std::ranges::stable_sort(order, {}, [&](int i) {
            const Lane &lane = m_lanes[i];
            const Rim rim = m_item.spots[lane.spot].rim;
            const QPointF spot = m_spots[lane.spot];
            if (lane.loop >= 0)
                return std::pair(2, 0.0);
            if (rim == lane.side)
                return lane.isHigh ? std::pair(1, -spot.y()) : std::pair(0, spot.y());
            return std::pair(rim == Rim::High ? 3 : 4, lane.side == Rim::First ? spot.x() : -spot.x());
        });
        for (const int i : order) {
            Lane &lane = m_lanes[i];
            lane.out = lane.leastOut = (lane.side == Rim::First ? first : last).add(lane.room);
            const auto track = [&](int spot) {
                const Rim rim = m_item.spots[spot].rim;
                if (rim == Rim::Low)
                    return lows++;
                return rim == Rim::High || (rim == Rim::First && lane.detours) ? highs++ : -1;
            };
            lane.track = track(lane.spot);
            if (lane.loop >= 0)
                lane.loopTrack = track(lane.loop);
            if (lane.detours)
                lane.detourOut = lane.leastDetourOut = first.add();
        }
    }

    const Spacing &m_spacing;
    const Item &m_item;
    Mesh &m_mesh;
    Node &m_node;
    List<Lane> &m_lanes;
    const List<int> &m_place;
    List<QPointF> m_spots;
};

} // namespace

List<List<QPointF>> placeSpots(const Level &level, Mesh &mesh)
{
    List<int> place = listOf(mesh.nodes.count(), 0);
    for (const List<int> &layer : mesh.layers) {
        for (int i = 0; i < layer.count(); ++i)
            place[layer[i]] = i;
    }
    List<List<QPointF>> result;
    for (int item = 0; item < level.items.count(); ++item)
        result.add(Sides(level, mesh, place, item).placed());
    for (const Wire &wire : mesh.wires) {
        if (wire.labelAcross == 0)
            continue;
        const auto reserve = [&](Node &node, const Outlet &outlet) {
            if (node.zone != 0)
                return;
            const double last = wire.labelAcross + outlet.offset;
            const double first = wire.labelAcross - outlet.offset; // where lanes of the item take one side
            node.endsInLast = node.endsInLast && last <= node.last;
            node.endsInFirst = node.endsInFirst && first <= node.first;
            node.last = std::max(node.last, last);
            node.first = std::max(node.first, first);
        };
        reserve(mesh.nodes[wire.low], mesh.outletBelow(wire));
        reserve(mesh.nodes[wire.high], mesh.outletAbove(wire));
    }
    return result;
}

Points escape(const Level &level, const Lane &lane, int item, bool fromLoop, const List<QPointF> &spots)
{
    const int spot = fromLoop ? lane.loop : lane.spot;
    const int track = fromLoop ? lane.loopTrack : lane.track;
    const Rim rim = level.items[item].spots[spot].rim;
    const QSizeF half = level.items[item].size / 2;
    const double line = (half.width() + lane.out) * (lane.side == Rim::First ? -1 : 1);
    const QPointF start = spots[spot];
    if (rim == lane.side)
        return {start, {line, start.y()}};
    const double along = (half.height() + reach(track + 1, level.spacing)) * (rim == Rim::Low ? -1 : 1);
    if (rim != Rim::First)
        return {start, {start.x(), along}, {line, along}};
    const double detour = -half.width() - lane.detourOut;
    return {start, {detour, start.y()}, {detour, along}, {line, along}};
}

} // namespace lectograph::diagram
