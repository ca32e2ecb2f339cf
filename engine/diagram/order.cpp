// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/order.h"

#include "base/hash.h"
#include "diagram/counter.h"

#include <algorithm>

namespace lectograph::diagram {

namespace {

using Layers = List<List<int>>;

class Sorter
{
public:
    explicit Sorter(Mesh &mesh)
        : m_mesh(mesh), m_place(listOf(mesh.nodes.count(), 0)), m_wires(listOf<List<int>>(mesh.layers.count()))
    {
        for (int i = 0; i < mesh.wires.count(); ++i)
            m_wires[mesh.nodes[mesh.wires[i].low].layer].add(i);
        for (const List<int> &layer : mesh.layers)
            number(layer);
    }

    void sort()
    {
        exchange();
        m_best = m_mesh.layers;
        m_least = crossings();
        sweep();
        // Other beginnings lead elsewhere; large diagrams have no time for them.
        constexpr int mostBeginnings = 12;
        constexpr int mostNodes = 2'000;
        const int beginnings = std::min(mostBeginnings, mostNodes / std::max(1, m_mesh.nodes.count()));
        for (int beginning = 1; beginning <= beginnings && m_least > 0; ++beginning) {
            scatter(static_cast<quint64>(beginning));
            sweep();
        }
        restore(m_best);
    }

private:
    /// Sweeps up and down, as long as that helps.
    void sweep()
    {
        int fruitless = 0;
        for (int sweep = 0; sweep < 24 && fruitless < 4 && m_least > 0; ++sweep) {
            const int count = m_mesh.layers.count();
            for (int i = 1; i < count; ++i)
                sortByMean(sweep % 2 == 0 ? i : count - 1 - i, sweep % 2 == 0);
            const Layers swept = m_mesh.layers; // exchanges improve only copies: they make sweeps stop too early
            exchange();
            const long long now = crossings();
            if (now < m_least) {
                m_least = now;
                m_best = m_mesh.layers;
                fruitless = 0;
            } else {
                ++fruitless;
            }
            restore(swept);
        }
    }

    /// An order that has nothing to do with others; what is added at the end does not change it.
    void scatter(quint64 seed)
    {
        for (int i = 0; i < m_mesh.layers.count(); ++i) {
            if (m_mesh.isOrdered[i])
                continue;
            List<int> &layer = m_mesh.layers[i];
            std::ranges::stable_sort(layer, {}, [&](int node) {
                return std::pair(m_mesh.nodes[node].zone, base::Hash(seed).add(node).value());
            });
            number(layer);
        }
    }

    void number(const List<int> &layer)
    {
        for (int i = 0; i < layer.count(); ++i)
            m_place[layer[i]] = i;
    }

    void restore(const Layers &layers)
    {
        m_mesh.layers = layers;
        for (const List<int> &layer : layers)
            number(layer);
    }

    double placeBelow(const Wire &wire) const { return m_place[wire.low] + m_mesh.outletBelow(wire).fraction; }
    double placeAbove(const Wire &wire) const { return m_place[wire.high] + m_mesh.outletAbove(wire).fraction; }

    long long crossings() const
    {
        long long all = 0;
        for (int gap = 0; gap + 1 < m_mesh.layers.count(); ++gap)
            all += crossingsAbove(gap);
        return all;
    }

    /// Inversions, counted while sorting (Barth, Mutzel and Jünger 2004).
    long long crossingsAbove(int gap) const
    {
        std::vector<std::pair<double, double>> ends;
        for (const int wire : m_wires[gap])
            ends.emplace_back(placeBelow(m_mesh.wires[wire]), placeAbove(m_mesh.wires[wire]));
        std::ranges::sort(ends);
        std::vector<double> high;
        high.reserve(ends.size());
        for (const auto &end : ends)
            high.push_back(end.second);
        Counter seen(high);
        long long all = 0;
        for (int i = 0; i < static_cast<int>(high.size()); ++i) {
            const double end = high[static_cast<std::size_t>(i)];
            all += i - seen.upTo(end);
            seen.add(end, 1);
        }
        return all;
    }

    void sortByMean(int layer, bool fromBelow)
    {
        if (m_mesh.isOrdered[layer])
            return;
        List<int> &nodes = m_mesh.layers[layer];
        std::vector<std::pair<double, int>> keys;
        for (const int node : nodes) {
            const List<int> &wires = fromBelow ? m_mesh.nodes[node].below : m_mesh.nodes[node].above;
            double sum = 0;
            for (const int wire : wires)
                sum += fromBelow ? placeBelow(m_mesh.wires[wire]) : placeAbove(m_mesh.wires[wire]);
            keys.emplace_back(wires.empty() ? -1 : sum / static_cast<double>(wires.size()), node);
        }
        // Nodes without neighbours there keep their places; the others are sorted among theirs.
        std::vector<std::pair<double, int>> linked;
        std::ranges::copy_if(keys, std::back_inserter(linked), [](const auto &key) { return key.first >= -0.5; });
        std::ranges::stable_sort(linked, [&](const auto &a, const auto &b) {
            const int zoneA = m_mesh.nodes[a.second].zone;
            const int zoneB = m_mesh.nodes[b.second].zone;
            return zoneA != zoneB ? zoneA < zoneB : a.first < b.first;
        });
        auto next = linked.begin();
        for (int i = 0; i < nodes.count(); ++i) {
            if (keys[static_cast<std::size_t>(i)].first >= -0.5)
                nodes[i] = (next++)->second;
        }
        std::ranges::stable_sort(nodes, {}, [&](int node) { return m_mesh.nodes[node].zone; });
        number(nodes);
    }

    /// The places to which a node has wires below or above it, in their order.
    void findEnds(int node, bool below, std::vector<double> &ends) const
    {
        ends.clear();
        for (const int wire : below ? m_mesh.nodes[node].below : m_mesh.nodes[node].above)
            ends.push_back(below ? placeBelow(m_mesh.wires[wire]) : placeAbove(m_mesh.wires[wire]));
        if (ends.size() > 1)
            std::ranges::sort(ends);
    }

    /// Crossings between the wires of two neighbours, the first of which is on the left, minus those if exchanged.
    long long gain(int left, int right, bool below)
    {
        findEnds(left, below, m_leftEnds);
        findEnds(right, below, m_rightEnds);
        const auto count = std::ssize(m_rightEnds);
        std::ptrdiff_t less = 0;
        std::ptrdiff_t notMore = 0;
        long long result = 0;
        for (const double one : m_leftEnds) {
            while (less < count && m_rightEnds[static_cast<std::size_t>(less)] < one)
                ++less;
            while (notMore < count && m_rightEnds[static_cast<std::size_t>(notMore)] <= one)
                ++notMore;
            result += less - (count - notMore);
        }
        return result;
    }

    void exchange()
    {
        for (int round = 0; round < 16; ++round) {
            bool improved = false;
            for (int number = 0; number < m_mesh.layers.count(); ++number) {
                List<int> &layer = m_mesh.layers[number];
                for (int i = 0; i + 1 < layer.count() && !m_mesh.isOrdered[number]; ++i) {
                    const int left = layer[i];
                    const int right = layer[i + 1];
                    if (m_mesh.nodes[left].zone != m_mesh.nodes[right].zone)
                        continue;
                    if (gain(left, right, true) + gain(left, right, false) <= 0)
                        continue;
                    std::swap(layer[i], layer[i + 1]);
                    m_place[left] = i + 1;
                    m_place[right] = i;
                    improved = true;
                }
            }
            if (!improved)
                break;
        }
    }

    Mesh &m_mesh;
    List<int> m_place;              ///< of each node in its layer
    Layers m_wires;                 ///< by the layer of their lower end
    std::vector<double> m_leftEnds; ///< of two neighbours that are compared
    std::vector<double> m_rightEnds;
    Layers m_best;
    long long m_least = 0; ///< crossings of the best order
};

} // namespace

void uncross(Mesh &mesh)
{
    Sorter(mesh).sort();
}

} // namespace lectograph::diagram
