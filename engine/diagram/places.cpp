// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <ranges>

namespace lectograph::diagram {

namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();

/// How much it matters that a wire is straight: between nodes of one net, between items, from an item to a net.
enum Weight { PassingWire = 0, MainWire = 1, SideWire = 2 };

struct Bond
{
    int node = 0;     ///< in the layer before
    double shift = 0; ///< of this node's place against that one's, where the wire is straight
};

Weight weightOf(const Mesh &mesh, const Wire &wire)
{
    if (mesh.nodes[wire.low].isPassing() && mesh.nodes[wire.high].isPassing())
        return PassingWire;
    return isMain(mesh, wire) ? MainWire : SideWire;
}

/// The mesh as seen from one of the four corners: layers in the order of the run, from left to right.
struct View
{
    List<List<int>> layers;
    std::array<List<List<Bond>>, 3> bonds; ///< by weight and node
    List<double> first;                    ///< distance to the neighbour on the left; of the first in a layer: 0
};

View seen(const Mesh &mesh, const Spacing &spacing, bool downwards, bool mirrored)
{
    View view;
    view.layers = mesh.layers;
    if (downwards)
        std::ranges::reverse(view.layers);
    for (auto &bonds : view.bonds)
        bonds.resize(mesh.nodes.size());
    view.first = listOf(mesh.nodes.count(), 0.0);
    for (List<int> &layer : view.layers) {
        for (int i = 0; i + 1 < layer.count(); ++i) {
            const double least = distance(mesh.nodes[layer[i]], mesh.nodes[layer[i + 1]], spacing);
            view.first[mirrored ? layer[i] : layer[i + 1]] = least;
        }
        if (mirrored)
            std::ranges::reverse(layer);
    }
    const double sign = mirrored ? -1 : 1;
    for (const Wire &wire : mesh.wires) {
        const double shift = sign * shiftOf(mesh, wire);
        auto &bonds = view.bonds[weightOf(mesh, wire)];
        if (downwards)
            bonds[wire.low].add({wire.high, -shift});
        else
            bonds[wire.high].add({wire.low, shift});
    }
    return view;
}

/// One of the four placements.
class Run
{
public:
    explicit Run(const View &view)
        : m_view(view),
          m_root(listOf(view.first.count(), 0)),
          m_shift(listOf(view.first.count(), 0.0)),
          m_place(listOf(view.first.count(), 0))
    {
        for (int node = 0; node < m_root.count(); ++node)
            m_root[node] = node;
        for (const List<int> &layer : view.layers) {
            for (int i = 0; i < layer.count(); ++i)
                m_place[layer[i]] = i;
        }
    }

    List<double> places()
    {
        for (int i = 1; i < m_view.layers.count(); ++i)
            align(m_view.layers[i], m_view.layers[i - 1].count());
        return compacted();
    }

private:
    /// Aligns nodes with the middle of their neighbours in the layer before, so that no two alignments cross.
    void align(const List<int> &layer, int before)
    {
        List<int> partner = listOf(layer.count(), -1);
        List<char> used = listOf<char>(before, 0);
        for (const auto &bonds : m_view.bonds) {
            List<int> limit = listOf(layer.count() + 1, before);
            for (int i = layer.count() - 1; i >= 0; --i)
                limit[i] = partner[i] >= 0 ? partner[i] : limit[i + 1];
            int least = -1;
            for (int i = 0; i < layer.count(); ++i) {
                if (partner[i] >= 0) {
                    least = partner[i];
                    continue;
                }
                List<Bond> candidates = bonds[layer[i]];
                std::ranges::stable_sort(candidates, {}, [&](const Bond &bond) { return m_place[bond.node]; });
                const int count = candidates.count();
                for (int middle = (count - 1) / 2; count > 0 && middle <= count / 2; ++middle) {
                    const Bond &bond = candidates[middle];
                    const int place = m_place[bond.node];
                    if (place <= least || place >= limit[i] || used[place])
                        continue;
                    partner[i] = least = place;
                    used[place] = 1;
                    m_root[layer[i]] = m_root[bond.node];
                    m_shift[layer[i]] = m_shift[bond.node] + bond.shift;
                    break;
                }
            }
        }
    }

    /// Aligned nodes move as one, as far to the left as possible, and then to the right against their neighbours.
    List<double> compacted() const
    {
        struct Least
        {
            int node;
            double distance;
        };
        const int count = m_root.count();
        List<List<Least>> after = listOf<List<Least>>(count);
        List<List<Least>> before = listOf<List<Least>>(count);
        List<int> waiting = listOf(count, 0);
        for (const List<int> &layer : m_view.layers) {
            for (int i = 0; i + 1 < layer.count(); ++i) {
                const int a = layer[i];
                const int b = layer[i + 1];
                const double least = m_view.first[b] + m_shift[a] - m_shift[b];
                after[m_root[a]].add({m_root[b], least});
                before[m_root[b]].add({m_root[a], least});
                ++waiting[m_root[b]];
            }
        }
        List<int> order;
        for (int node = 0; node < count; ++node) {
            if (m_root[node] == node && waiting[node] == 0)
                order.add(node);
        }
        List<double> x = listOf(count, 0.0);
        for (int i = 0; i < order.count(); ++i) {
            for (const Least &least : after[order[i]]) {
                x[least.node] = std::max(x[least.node], x[order[i]] + least.distance);
                if (--waiting[least.node] == 0)
                    order.add(least.node);
            }
        }
        for (const int node : std::views::reverse(order)) {
            double most = unlimited;
            for (const Least &least : after[node])
                most = std::min(most, x[least.node] - least.distance);
            if (most < unlimited)
                x[node] = std::max(x[node], most);
        }
        List<double> result = listOf(count, 0.0);
        for (int node = 0; node < count; ++node)
            result[node] = x[m_root[node]] + m_shift[node];
        return result;
    }

    const View &m_view;
    List<int> m_root;
    List<double> m_shift; ///< against the root
    List<int> m_place;    ///< in the layer
};

} // namespace

double distance(const Node &first, const Node &second, const Spacing &spacing)
{
    const bool isBlock = first.isItem() && !first.endsInLast;
    const bool isNextBlock = second.isItem() && !second.endsInFirst;
    const double gap = isBlock && isNextBlock ? spacing.blocks
        : isBlock || isNextBlock              ? spacing.linkBlock
                                              : spacing.links;
    const double least = first.last + gap + second.first;
    return first.isItem() && second.isItem() ? std::max(least, first.half + spacing.blocks + second.half) : least;
}

bool isMain(const Mesh &mesh, const Wire &wire)
{
    const bool passes = mesh.nodes[wire.low].isPassing() || mesh.nodes[wire.high].isPassing();
    return !passes && mesh.outletBelow(wire).lane < 0 && mesh.outletAbove(wire).lane < 0;
}

double shiftOf(const Mesh &mesh, const Wire &wire)
{
    const double shift = mesh.outletBelow(wire).offset - mesh.outletAbove(wire).offset;
    const Node &low = mesh.nodes[wire.low];
    const Node &high = mesh.nodes[wire.high];
    const auto [size, larger] = std::minmax({low.first + low.last, high.first + high.last});
    const bool isBetween = isMain(mesh, wire) && low.isItem() && high.isItem();
    const bool isApart = std::abs(shift) > size / 2 && std::abs(shift) + size / 2 > larger / 2;
    return isBetween && isApart ? 0 : shift;
}

List<double> placesAcross(const Mesh &mesh, const Spacing &spacing)
{
    const int count = mesh.nodes.count();
    if (count == 0)
        return {};
    std::array<List<double>, 4> runs;
    std::array<double, 4> least{};
    std::array<double, 4> most{};
    std::size_t narrowest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool mirrored = i % 2 == 1;
        runs[i] = Run(seen(mesh, spacing, i >= 2, mirrored)).places();
        least[i] = unlimited;
        most[i] = -unlimited;
        for (int node = 0; node < count; ++node) {
            double &x = runs[i][node];
            x = mirrored ? -x : x;
            least[i] = std::min(least[i], x - mesh.nodes[node].first);
            most[i] = std::max(most[i], x + mesh.nodes[node].last);
        }
        if (most[i] - least[i] < most[narrowest] - least[narrowest])
            narrowest = i;
    }
    for (std::size_t i = 0; i < 4; ++i) {
        const double shift = i % 2 == 0 ? least[narrowest] - least[i] : most[narrowest] - most[i];
        for (double &x : runs[i])
            x += shift;
    }
    List<double> result = listOf(count, 0.0);
    for (int node = 0; node < count; ++node) {
        std::array<double, 4> all{runs[0][node], runs[1][node], runs[2][node], runs[3][node]};
        std::ranges::sort(all);
        result[node] = (all[1] + all[2]) / 2;
    }
    return result;
}

} // namespace lectograph::diagram
