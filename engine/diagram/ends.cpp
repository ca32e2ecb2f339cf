// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/ends.h"

#include "diagram/places.h"
#include "diagram/sliding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace lectograph::diagram {

namespace {

constexpr double margin = 2.0 / 3; ///< of an end from the corner, where ends are 1 apart

/// Where a wire at an item would be straight, from the place of the item; nothing where it comes from the side.
std::optional<Sliding::Wish> wishOf(const Mesh &mesh, const List<double> &x, int item, const Wire &wire, bool isHigh)
{
    const Outlet &other = isHigh ? mesh.outletAbove(wire) : mesh.outletBelow(wire);
    const int there = isHigh ? wire.high : wire.low;
    if (mesh.nodes[there].zone != 0)
        return std::nullopt;
    return Sliding::Wish{x[there] + other.offset - x[item], wire.links};
}

/// The ends on a low or high rim, in their order.
std::vector<Sliding> endsOf(const Level &level, const Mesh &mesh, const List<double> &x, const List<QPointF> &spots,
                            int item, bool isHigh)
{
    const Rim rim = isHigh ? Rim::High : Rim::Low;
    const Node &node = mesh.nodes[item];
    std::map<int, Sliding> known;
    std::set<int> mains; // spots from which links lead straight to another item
    for (int spot = 0; spot < spots.count(); ++spot) {
        const Spot &one = level.items[item].spots[spot];
        if (one.rim != rim)
            continue;
        known[spot] = {spot, spots[spot].x(), 0, {}, !one.offset};
        if (one.rank) // its name stands there
            known[spot].reach = level.spacing.links;
    }
    for (const Lane &lane : mesh.lanes[item]) {
        for (const int spot : {lane.spot, lane.loop}) {
            if (const auto end = known.find(spot); end != known.end())
                end->second.slides = false;
        }
    }
    for (const int number : isHigh ? node.above : node.below) {
        const Wire &wire = mesh.wires[number];
        const Outlet &own = isHigh ? mesh.outletBelow(wire) : mesh.outletAbove(wire);
        const auto wish = wishOf(mesh, x, item, wire, isHigh);
        if (own.lane < 0 && wish)
            known.at(own.spot).wishes.push_back(*wish);
        if (own.lane < 0 && isMain(mesh, wire) && !level.items[item].spots[own.spot].isPort)
            mains.insert(own.spot);
    }
    if (mains.size() == 1) // it has the middle, and the others the room beside it
        known.at(*mains.begin()).reach = level.spacing.links;
    std::vector<Sliding> ends;
    for (auto &[spot, end] : known)
        ends.push_back(std::move(end));
    std::ranges::stable_sort(ends, {}, &Sliding::at);
    if (ends.size() == 1)
        ends.front().reach = level.spacing.links;
    return ends;
}

SlidingRow rimOf(const Level &level, const Mesh &mesh, const List<double> &x, const List<QPointF> &spots, int item,
                 bool isHigh)
{
    std::vector<Sliding> ends = endsOf(level, mesh, x, spots, item, isHigh);
    const double width = level.items[item].size.width();
    const double count = static_cast<double>(ends.size());
    const double apart = std::min(level.spacing.links, width / (count + 1));
    for (std::size_t i = 0; i < ends.size(); ++i)
        ends[i].least = (margin + static_cast<double>(i)) * apart - width / 2;
    return {std::move(ends), 0, width - (2 * margin + count - 1) * apart, width};
}

void limitEnds(const Level &level, Mesh &mesh, const List<double> &x, const List<QPointF> &spots, int item, bool isHigh)
{
    const SlidingRow ends = rimOf(level, mesh, x, spots, item, isHigh);
    for (Outlet &outlet : isHigh ? mesh.nodes[item].highs : mesh.nodes[item].lows) {
        outlet.leastOffset = outlet.mostOffset = outlet.offset;
        if (outlet.lane >= 0)
            continue;
        const auto end = std::ranges::find(ends.row(), outlet.spot, &Sliding::number);
        const auto [least, most] = ends.limitsOf(static_cast<std::size_t>(end - ends.row().begin()));
        outlet.leastOffset = least;
        outlet.mostOffset = most;
    }
}

void slideEnds(const Level &level, Mesh &mesh, const List<double> &x, List<QPointF> &spots, int item, bool isHigh)
{
    SlidingRow ends = rimOf(level, mesh, x, spots, item, isHigh);
    ends.slide();
    for (const Sliding &end : ends.row())
        spots[end.number].setX(end.at);
    for (Outlet &outlet : isHigh ? mesh.nodes[item].highs : mesh.nodes[item].lows) {
        if (outlet.lane < 0)
            outlet.offset = spots[outlet.spot].x();
    }
}

/// The lanes of one side, from the item outwards.
std::vector<Sliding> lanesOf(const Mesh &mesh, const List<double> &x, int item, Rim side)
{
    const List<Lane> &lanes = mesh.lanes[item];
    const Node &node = mesh.nodes[item];
    std::map<int, Sliding> known;
    for (int i = 0; i < lanes.count(); ++i) {
        if (lanes[i].side == side)
            known[i] = {i, lanes[i].leastOut, lanes[i].leastOut, {}, true};
        if (lanes[i].detours && side == Rim::First)
            known[i] = {i, lanes[i].leastDetourOut, lanes[i].leastDetourOut, {}, true};
    }
    const double sign = side == Rim::First ? -1 : 1;
    for (const bool isHigh : {false, true}) {
        for (const int number : isHigh ? node.above : node.below) {
            const Wire &wire = mesh.wires[number];
            const Outlet &own = isHigh ? mesh.outletBelow(wire) : mesh.outletAbove(wire);
            const auto wish = wishOf(mesh, x, item, wire, isHigh);
            if (own.lane >= 0 && lanes[own.lane].side == side && wish)
                known.at(own.lane).wishes.push_back({sign * wish->at - node.half, wish->links});
        }
    }
    std::vector<Sliding> result;
    for (auto &[lane, one] : known)
        result.push_back(std::move(one));
    std::ranges::stable_sort(result, {}, &Sliding::least);
    return result;
}

/// Draws lanes further out, by up to `room` more than they are.
void slideLanes(Mesh &mesh, const List<double> &x, int item, Rim side, double room)
{
    List<Lane> &lanes = mesh.lanes[item];
    Node &node = mesh.nodes[item];
    double &extent = side == Rim::First ? node.first : node.last;
    double &drawn = side == Rim::First ? node.drawnFirst : node.drawnLast;
    SlidingRow row(lanesOf(mesh, x, item, side), 0, room + drawn);
    row.slide();
    const double least = extent - drawn;
    extent = least;
    for (const Sliding &one : row.row()) {
        Lane &lane = lanes[one.number];
        (lane.side == side ? lane.out : lane.detourOut) = one.at;
        extent = std::max(extent, node.half + one.at + (lane.side == side ? lane.room : 0));
    }
    drawn = extent - least;
    const double sign = side == Rim::First ? -1 : 1;
    for (List<Outlet> *outlets : {&node.lows, &node.highs}) {
        for (Outlet &outlet : *outlets) {
            if (outlet.lane >= 0 && lanes[outlet.lane].side == side)
                outlet.offset = sign * (node.half + lanes[outlet.lane].out);
        }
    }
}

} // namespace

void limitEnds(const Level &level, Mesh &mesh, const List<double> &x, const List<List<QPointF>> &spots)
{
    for (const bool isHigh : {false, true}) {
        for (int item = 0; item < level.items.count(); ++item)
            limitEnds(level, mesh, x, spots[item], item, isHigh);
    }
}

void straightenEnds(const Level &level, Mesh &mesh, const List<double> &x, List<List<QPointF>> &spots)
{
    // Ends first, then beginnings, which several links may share.
    for (const bool isHigh : {false, true}) {
        for (int item = 0; item < level.items.count(); ++item)
            slideEnds(level, mesh, x, spots[item], item, isHigh);
    }
    for (const List<int> &layer : mesh.layers) {
        for (int i = 0; i < layer.count(); ++i) {
            if (!mesh.nodes[layer[i]].isItem() || mesh.lanes[layer[i]].empty())
                continue;
            const auto roomTo = [&](int left, int right) {
                if (left < 0 || right == layer.count())
                    return std::numeric_limits<double>::infinity();
                const double least = distance(mesh.nodes[layer[left]], mesh.nodes[layer[right]], level.spacing);
                return std::max(0.0, x[layer[right]] - x[layer[left]] - least);
            };
            slideLanes(mesh, x, layer[i], Rim::First, roomTo(i - 1, i));
            slideLanes(mesh, x, layer[i], Rim::Last, roomTo(i, i + 1));
        }
    }
}

} // namespace lectograph::diagram
