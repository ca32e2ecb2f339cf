// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/bars.h"

#include "diagram/points.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace lectograph::diagram {

namespace {

constexpr double beyond = std::numeric_limits<double>::infinity();

/// What a net has in one slot, with its ends towards both layers.
struct Bar
{
    int net = 0;
    double first = beyond;
    double last = -beyond;
    std::vector<double> lows; ///< sorted
    std::vector<double> highs;
    int slot = 0;
    int upper = -1; ///< the bar in which it goes on, when it is the lower half of a net
    int lower = -1;
    double jog = 0;

    void reach(double x)
    {
        first = std::min(first, x);
        last = std::max(last, x);
    }
};

long long countWithin(const std::vector<double> &ends, double first, double last)
{
    return std::ranges::upper_bound(ends, last) - std::ranges::lower_bound(ends, first);
}

/// The bars of one gap.
class Rack
{
public:
    explicit Rack(double spacing) : m_spacing(spacing) {}

    int add(Bar bar) { return m_bars.add(std::move(bar)); }
    /// A place at which something goes straight through.
    void pass(double x) { m_passing.push_back(x); }
    const Bar &operator[](int bar) const { return m_bars[bar]; }

    int assignSlots()
    {
        for (List<int> circle = circleOfMusts(); !circle.empty(); circle = circleOfMusts())
            split(*std::ranges::min_element(circle));
        const List<int> order = ordered();
        int slots = 0;
        for (int i = 0; i < order.count(); ++i) {
            Bar &bar = m_bars[order[i]];
            for (int j = 0; j < i; ++j) {
                const Bar &below = m_bars[order[j]];
                if (meets(below, bar) || must(order[j], order[i]))
                    bar.slot = std::max(bar.slot, below.slot + 1);
            }
            slots = std::max(slots, bar.slot + 1);
        }
        return slots;
    }

private:
    bool meets(const Bar &a, const Bar &b) const
    {
        return a.first < b.last + m_spacing - tiny && b.first < a.last + m_spacing - tiny;
    }

    bool areNear(const std::vector<double> &a, const std::vector<double> &b) const
    {
        return std::ranges::any_of(a, [&](double x) {
            const auto next = std::ranges::lower_bound(b, x - m_spacing + tiny);
            return next != b.end() && *next < x + m_spacing - tiny;
        });
    }

    /// Whether bar a has to be below b, lest an end of a from below and one of b from above run into each other.
    bool must(int a, int b) const
    {
        if (m_bars[a].net == m_bars[b].net)
            return m_bars[a].upper == b;
        return areNear(m_bars[a].lows, m_bars[b].highs);
    }

    /// Bars none of which can be the lowest.
    List<int> circleOfMusts() const
    {
        const int count = m_bars.count();
        List<List<int>> above = listOf<List<int>>(count);
        List<List<int>> below = listOf<List<int>>(count);
        for (int a = 0; a < count; ++a) {
            for (int b = 0; b < count; ++b) {
                if (a != b && must(a, b)) {
                    above[a].add(b);
                    below[b].add(a);
                }
            }
        }
        // What is left without bars that are in no circle, seen from both ends.
        List<char> gone = listOf<char>(count, 0);
        for (const bool upwards : {true, false}) {
            List<int> waiting = listOf(count, 0);
            List<int> free;
            for (int i = 0; i < count; ++i) {
                for (const int other : (upwards ? below : above)[i])
                    waiting[i] += !gone[other];
                if (!gone[i] && waiting[i] == 0)
                    free.add(i);
            }
            for (int i = 0; i < free.count(); ++i) {
                gone[free[i]] = 1;
                for (const int other : (upwards ? above : below)[free[i]]) {
                    if (!gone[other] && --waiting[other] == 0)
                        free.add(other);
                }
            }
        }
        List<int> result;
        for (int i = 0; i < count; ++i) {
            const bool isHalf = m_bars[i].upper >= 0 || m_bars[i].lower >= 0;
            if (!gone[i] && !isHalf)
                result.add(i);
        }
        return result;
    }

    void split(int number)
    {
        const double jog = freePlace(number);
        Bar upper;
        Bar &lower = m_bars[number];
        upper.net = lower.net;
        upper.highs = std::exchange(lower.highs, {jog});
        upper.lows = {jog};
        const double first = lower.first;
        const double last = lower.last;
        lower.first = lower.last = upper.first = upper.last = jog;
        for (const double x : lower.lows)
            lower.reach(x);
        for (const double x : upper.highs)
            upper.reach(x);
        if (first == -beyond)
            (lower.lows.empty() ? lower : upper).first = first;
        if (last == beyond)
            (lower.lows.empty() ? lower : upper).last = last;
        lower.jog = upper.jog = jog;
        upper.lower = number;
        const int added = m_bars.add(std::move(upper));
        m_bars[number].upper = added;
    }

    /// The place nearest to the middle of the bar that is away from all ends.
    double freePlace(int number) const
    {
        std::vector<double> taken = m_passing;
        for (const Bar &bar : m_bars) {
            taken.insert(taken.end(), bar.lows.begin(), bar.lows.end());
            taken.insert(taken.end(), bar.highs.begin(), bar.highs.end());
        }
        std::ranges::sort(taken);
        const Bar &bar = m_bars[number];
        const double first = std::max(bar.first, taken.front());
        const double last = std::min(bar.last, taken.back());
        const double middle = (first + last) / 2;
        double best = taken.back() + m_spacing;
        const auto consider = [&](double x) {
            const auto next = std::ranges::lower_bound(taken, x - m_spacing + tiny);
            const bool isFree = next == taken.end() || *next > x + m_spacing - tiny;
            if (isFree && std::abs(x - middle) < std::abs(best - middle))
                best = x;
        };
        consider(middle);
        for (const double x : taken) {
            consider(x - m_spacing);
            consider(x + m_spacing);
        }
        return best;
    }

    /// From below; of the bars that may come next, the one whose crossings with the others are fewest there.
    List<int> ordered() const
    {
        const int count = m_bars.count();
        List<List<int>> above = listOf<List<int>>(count);
        List<int> waiting = listOf(count, 0);
        List<long long> cost = listOf<long long>(count, 0); // of coming before all that are left, minus after
        const auto difference = [&](int a, int b) {
            const Bar &below = m_bars[a];
            const Bar &other = m_bars[b];
            if (below.net == other.net || !meets(below, other))
                return 0LL;
            return countWithin(below.highs, other.first, other.last) + countWithin(other.lows, below.first, below.last)
                - countWithin(below.lows, other.first, other.last) - countWithin(other.highs, below.first, below.last);
        };
        for (int a = 0; a < count; ++a) {
            for (int b = 0; b < count; ++b) {
                if (a == b)
                    continue;
                cost[a] += difference(a, b);
                if (must(a, b)) {
                    above[a].add(b);
                    ++waiting[b];
                }
            }
        }
        List<int> order;
        List<char> done = listOf<char>(count, 0);
        while (order.count() < count) {
            int next = -1;
            for (int i = 0; i < count; ++i) {
                if (!done[i] && waiting[i] <= 0 && (next < 0 || cost[i] < cost[next]))
                    next = i;
            }
            if (next < 0) // halves that still exclude each other
                next = static_cast<int>(std::ranges::find(done, 0) - done.begin());
            done[next] = 1;
            order.add(next);
            for (const int other : above[next])
                --waiting[other];
            for (int i = 0; i < count; ++i) {
                if (!done[i])
                    cost[i] -= difference(i, next);
            }
        }
        return order;
    }

    double m_spacing;
    List<Bar> m_bars;
    std::vector<double> m_passing;
};

} // namespace

Crossovers crossoversOf(const Mesh &mesh, const List<double> &x, const Spacing &spacing)
{
    Crossovers result;
    result.wires.resize(mesh.wires.size());
    result.gaps.resize(mesh.layers.size());
    List<std::map<std::pair<int, bool>, List<int>>> nets; // by gap: the wires of each part of a net
    nets.resize(mesh.layers.size());
    for (int i = 0; i < mesh.wires.count(); ++i) {
        const Wire &wire = mesh.wires[i];
        const int gap = mesh.nodes[wire.low].layer;
        nets[gap][{wire.net, wire.goesBack}].add(i);
        result.gaps[gap].labelAlong = std::max(result.gaps[gap].labelAlong, wire.labelAlong);
    }
    for (int gap = 0; gap < mesh.layers.count(); ++gap) {
        Rack rack(spacing.links);
        List<std::pair<int, const List<int> *>> bars;
        for (const auto &[key, wires] : nets[gap]) {
            Bar bar;
            bar.net = 2 * key.first + key.second;
            const auto end = [&](int node, double offset, std::vector<double> &ends) {
                const int zone = mesh.nodes[node].zone;
                const double place = zone == 0 ? x[node] + offset : zone * beyond;
                bar.reach(place);
                if (zone == 0)
                    ends.push_back(place);
            };
            for (const int wire : wires) {
                end(mesh.wires[wire].low, mesh.outletBelow(mesh.wires[wire]).offset, bar.lows);
                end(mesh.wires[wire].high, mesh.outletAbove(mesh.wires[wire]).offset, bar.highs);
            }
            if (bar.last - bar.first < tiny) {
                rack.pass(bar.first);
                continue;
            }
            std::ranges::sort(bar.lows);
            std::ranges::sort(bar.highs);
            bars.add({rack.add(std::move(bar)), &wires});
        }
        result.gaps[gap].slots = rack.assignSlots();
        for (const auto &[number, wires] : bars) {
            const Bar &bar = rack[number];
            for (const int wire : *wires) {
                Crossover &crossover = result.wires[wire];
                crossover.isStraight = false;
                crossover.lowSlot = bar.slot;
                crossover.highSlot = bar.upper >= 0 ? rack[bar.upper].slot : bar.slot;
                crossover.jog = bar.jog;
            }
        }
    }
    return result;
}

} // namespace lectograph::diagram
