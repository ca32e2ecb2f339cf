// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/ranks.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <ranges>
#include <set>

namespace lectograph::diagram {

namespace {

/// The numbers of the arcs that leave and reach each item, without loops.
struct Incidence
{
    Incidence(int items, const List<Arc> &arcs) : out(listOf<List<int>>(items)), in(listOf<List<int>>(items))
    {
        for (int i = 0; i < arcs.count(); ++i) {
            if (arcs[i].from == arcs[i].to)
                continue;
            out[arcs[i].from].add(i);
            in[arcs[i].to].add(i);
        }
    }
    List<List<int>> out;
    List<List<int>> in;
};

/// The strongly connected component of each item (Tarjan 1972), without recursion.
List<int> circlesOf(int items, const List<Arc> &arcs, const Incidence &at)
{
    List<int> circle = listOf(items, -1);
    List<int> index = listOf(items, -1);
    List<int> low = listOf(items, 0);
    List<int> next = listOf(items, 0);
    List<int> stack;
    List<int> path;
    int seen = 0;
    int circles = 0;
    for (int start = 0; start < items; ++start) {
        if (index[start] >= 0)
            continue;
        path.add(start);
        while (!path.empty()) {
            const int item = path.back();
            if (index[item] < 0) {
                index[item] = low[item] = seen++;
                stack.add(item);
            }
            if (next[item] < at.out[item].count()) {
                const int to = arcs[at.out[item][next[item]++]].to;
                if (index[to] < 0)
                    path.add(to);
                else if (circle[to] < 0)
                    low[item] = std::min(low[item], index[to]);
                continue;
            }
            path.pop_back();
            if (!path.empty())
                low[path.back()] = std::min(low[path.back()], low[item]);
            if (low[item] != index[item])
                continue;
            for (int member = -1; member != item;) {
                member = stack.back();
                stack.pop_back();
                circle[member] = circles;
            }
            ++circles;
        }
    }
    return circle;
}

} // namespace

List<char> backArcs(int items, const List<Arc> &arcs)
{
    const Incidence at(items, arcs);
    const List<int> circle = circlesOf(items, arcs, at);
    const auto counts = [&](int arc) { return circle[arcs[arc].from] == circle[arcs[arc].to]; };
    List<int> outs = listOf(items, 0);
    List<int> ins = listOf(items, 0);
    for (int i = 0; i < arcs.count(); ++i) {
        if (arcs[i].from != arcs[i].to && counts(i)) {
            ++outs[arcs[i].from];
            ++ins[arcs[i].to];
        }
    }
    // Eades, Lin and Smyth: sinks to the end, sources to the beginning, else what has the most arcs out over those in.
    // Of several, the first of the model.
    enum Class { Sink, Source, Other };
    using Key = std::tuple<int, int, int>; // class, in − out, item
    const auto keyOf = [&](int item) {
        if (outs[item] == 0)
            return Key(Sink, 0, item);
        return ins[item] == 0 ? Key(Source, 0, item) : Key(Other, ins[item] - outs[item], item);
    };
    std::set<Key> waiting;
    for (int item = 0; item < items; ++item)
        waiting.insert(keyOf(item));
    List<int> number = listOf(items, 0);
    List<char> done = listOf<char>(items, 0);
    int first = 0;
    int last = items;
    while (!waiting.empty()) {
        const auto [kind, difference, item] = *waiting.begin();
        waiting.erase(waiting.begin());
        number[item] = kind == Sink ? --last : first++;
        done[item] = 1;
        const auto release = [&](int other, List<int> &counter) {
            if (done[other])
                return;
            waiting.erase(keyOf(other));
            --counter[other];
            waiting.insert(keyOf(other));
        };
        for (const int arc : at.out[item]) {
            if (counts(arc))
                release(arcs[arc].to, ins);
        }
        for (const int arc : at.in[item]) {
            if (counts(arc))
                release(arcs[arc].from, outs);
        }
    }
    List<char> back = listOf<char>(arcs.count(), 0);
    for (int i = 0; i < arcs.count(); ++i)
        back[i] = arcs[i].from != arcs[i].to && counts(i) && number[arcs[i].from] > number[arcs[i].to];
    return back;
}

List<int> layersOf(int items, const List<Arc> &arcs, const List<char> &back)
{
    List<Arc> forward;
    for (int i = 0; i < arcs.count(); ++i)
        forward.add(back[i] ? Arc{arcs[i].to, arcs[i].from} : arcs[i]);
    const Incidence at(items, forward);
    List<int> waiting = listOf(items, 0);
    List<int> layer = listOf(items, 0);
    List<int> order; // each item after those before it
    for (int item = 0; item < items; ++item) {
        waiting[item] = at.in[item].count();
        if (waiting[item] == 0)
            order.add(item);
    }
    for (int i = 0; i < order.count(); ++i) {
        for (const int arc : at.out[order[i]]) {
            const int to = forward[arc].to;
            layer[to] = std::max(layer[to], layer[order[i]] + 1);
            if (--waiting[to] == 0)
                order.add(to);
        }
    }
    // Longest paths leave items too low. One that has more arcs out than in goes up to the first that it leads to; this
    // frees those before it. An item with as many of both stays near those it comes from.
    for (int round = 0; round < 8; ++round) {
        bool moved = false;
        const auto move = [&](int item, int to) {
            moved = moved || layer[item] != to;
            layer[item] = to;
        };
        for (const int item : std::views::reverse(order)) {
            if (at.out[item].count() <= at.in[item].count())
                continue;
            int highest = items;
            for (const int arc : at.out[item])
                highest = std::min(highest, layer[forward[arc].to] - 1);
            move(item, highest);
        }
        for (const int item : order) {
            if (at.in[item].empty() || at.out[item].count() > at.in[item].count())
                continue;
            int lowest = 0;
            for (const int arc : at.in[item])
                lowest = std::max(lowest, layer[forward[arc].from] + 1);
            move(item, lowest);
        }
        if (!moved)
            break;
    }
    // What is linked to nothing fills rows as a square does.
    int alone = 0;
    for (int item = 0; item < items; ++item)
        alone += at.in[item].empty() && at.out[item].empty();
    const int columns = static_cast<int>(std::ceil(std::sqrt(alone)));
    const int linked = alone < items ? std::ranges::max(layer) + 1 : 0;
    const int perLayer = std::max({1, columns, linked > 0 ? (alone + linked - 1) / linked : 0});
    alone = 0;
    for (int item = 0; item < items; ++item) {
        if (at.in[item].empty() && at.out[item].empty())
            layer[item] = alone++ / perLayer;
    }
    // Layers without items are left out.
    List<int> used = layer;
    std::ranges::sort(used);
    used.erase(std::ranges::unique(used).begin(), used.end());
    for (int &one : layer)
        one = static_cast<int>(std::ranges::lower_bound(used, one) - used.begin());
    return layer;
}

} // namespace lectograph::diagram
