// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/places.h"

#include "diagram/points.h"

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

double distance(const Node &a, const Node &b, const Spacing &spacing)
{
    const double gap = a.isItem() && b.isItem() ? spacing.blocks
        : a.isItem() || b.isItem()              ? spacing.linkBlock
                                                : spacing.links;
    return a.last + gap + b.first;
}

Weight weightOf(const Mesh &mesh, const Wire &wire)
{
    const Node &low = mesh.nodes[wire.low];
    const Node &high = mesh.nodes[wire.high];
    if (low.isPassing() && high.isPassing())
        return PassingWire;
    const bool usesLane = mesh.outletBelow(wire).lane >= 0 || mesh.outletAbove(wire).lane >= 0;
    return low.isPassing() || high.isPassing() || usesLane ? SideWire : MainWire;
}

/// By how much the node above is to the right of the one below where they are aligned: their outlets, so that the wire
/// is straight. Where that would move large items far apart, as with groups that a link leaves at one end, their middles:
/// not where the smaller one stays above or below the other.
double shiftOf(const Mesh &mesh, const Wire &wire)
{
    const double shift = mesh.outletBelow(wire).offset - mesh.outletAbove(wire).offset;
    const Node &low = mesh.nodes[wire.low];
    const Node &high = mesh.nodes[wire.high];
    const auto [size, larger] = std::minmax({low.first + low.last, high.first + high.last});
    const bool isMain = weightOf(mesh, wire) == MainWire && low.isItem() && high.isItem();
    const bool isApart = std::abs(shift) > size / 2 && std::abs(shift) + size / 2 > larger / 2;
    return isMain && isApart ? 0 : shift;
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

/// Moves what is straight in one piece, where there is room, so that more wires become straight or shorter.
class Straightener
{
public:
    Straightener(const Mesh &mesh, const Spacing &spacing, List<double> &x)
        : m_mesh(mesh),
          m_spacing(spacing),
          m_x(x),
          m_place(listOf(mesh.nodes.count(), 0)),
          m_inside(listOf(mesh.nodes.count(), 0))
    {
        for (const List<int> &layer : mesh.layers) {
            for (int i = 0; i < layer.count(); ++i)
                m_place[layer[i]] = i;
        }
    }

    void run()
    {
        for (int round = 0; round < 6; ++round) {
            bool moved = false;
            for (const List<int> &piece : pieces())
                moved = move(piece) || moved;
            if (!moved)
                break;
        }
    }

private:
    double bend(const Wire &wire) const { return m_x[wire.high] - m_x[wire.low] - shiftOf(m_mesh, wire); }

    static bool isStraight(double bend) { return std::abs(bend) < tiny; }

    List<List<int>> pieces() const
    {
        List<int> piece = listOf(m_mesh.nodes.count(), -1);
        List<List<int>> result;
        for (int start = 0; start < m_mesh.nodes.count(); ++start) {
            if (piece[start] >= 0)
                continue;
            List<int> nodes{start};
            piece[start] = result.count();
            for (int i = 0; i < nodes.count(); ++i) {
                const Node &node = m_mesh.nodes[nodes[i]];
                for (const List<int> *wires : {&node.below, &node.above}) {
                    for (const int number : *wires) {
                        const Wire &wire = m_mesh.wires[number];
                        const int other = wire.low == nodes[i] ? wire.high : wire.low;
                        if (piece[other] >= 0 || !isStraight(bend(wire)))
                            continue;
                        piece[other] = result.count();
                        nodes.add(other);
                    }
                }
            }
            result.add(std::move(nodes));
        }
        return result;
    }

    /// Whether it stands in the middle of several items, which looks calmer than straight links to some of them.
    bool isBetween(int number) const
    {
        const Node &node = m_mesh.nodes[number];
        return node.isItem() && (isAmid(node.below) || isAmid(node.above));
    }

    bool isAmid(const List<int> &wires) const
    {
        List<double> bends;
        for (const int one : wires) {
            const Wire &wire = m_mesh.wires[one];
            if (weightOf(m_mesh, wire) == MainWire)
                bends.add(bend(wire));
        }
        std::ranges::sort(bends);
        for (int i = 0; i < bends.count(); ++i) {
            if (std::abs(bends[i] + bends[bends.count() - 1 - i]) > 2 * m_spacing.links) // nobody sees less
                return false;
        }
        return bends.count() > 1;
    }

    /// Nothing where all is as good as it is, in the middle of what it is linked to.
    static std::optional<double> median(std::vector<std::pair<double, double>> &wishes, double weight)
    {
        std::ranges::sort(wishes);
        double sum = 0;
        for (const auto &[wish, heavy] : wishes) {
            sum += heavy;
            if (2 * sum == weight && wish <= 0 && 0 <= wishes.back().first)
                return std::nullopt;
            if (2 * sum >= weight)
                return wish;
        }
        return std::nullopt;
    }

    bool move(const List<int> &piece)
    {
        if (std::ranges::any_of(piece, [this](int node) { return isBetween(node); }))
            return false;
        ++m_stamp;
        for (const int node : piece)
            m_inside[node] = m_stamp;
        const auto isInside = [&](int node) { return m_inside[node] == m_stamp; };
        double least = -unlimited;
        double most = unlimited;
        std::vector<std::pair<double, double>> wishes; // by how much to move, weight
        double weight = 0;
        for (const int number : piece) {
            const Node &node = m_mesh.nodes[number];
            const List<int> &layer = m_mesh.layers[node.layer];
            const int place = m_place[number];
            if (place > 0 && !isInside(layer[place - 1])) {
                const int other = layer[place - 1];
                least = std::max(least, m_x[other] + distance(m_mesh.nodes[other], node, m_spacing) - m_x[number]);
            }
            if (place + 1 < layer.count() && !isInside(layer[place + 1])) {
                const int other = layer[place + 1];
                most = std::min(most, m_x[other] - distance(node, m_mesh.nodes[other], m_spacing) - m_x[number]);
            }
            for (const List<int> *wires : {&node.below, &node.above}) {
                for (const int one : *wires) {
                    const Wire &wire = m_mesh.wires[one];
                    if (isInside(wire.low) && isInside(wire.high))
                        continue;
                    const double by = wire.high == number ? -bend(wire) : bend(wire);
                    const double heavy = weightOf(m_mesh, wire) == SideWire ? 1 : 2;
                    wishes.emplace_back(by, heavy);
                    weight += heavy;
                }
            }
        }
        if (wishes.empty())
            return false;
        const auto cost = [&](double moved) {
            double all = 0;
            for (const auto &[wish, heavy] : wishes)
                all += heavy * std::abs(wish - moved);
            return all;
        };
        double by = std::clamp(median(wishes, weight).value_or(0), std::min(least, 0.0), std::max(most, 0.0));
        if (cost(by) > cost(0) - tiny)
            by = 0;
        // One link less with a bend is worth more than shorter ones, above all where a piece between corners would be
        // short.
        const auto corners = [&](double moved) {
            double all = 0;
            for (const auto &[wish, heavy] : wishes) {
                const double bend = std::abs(wish - moved);
                if (bend > tiny)
                    all += bend < m_spacing.links ? 3 : 1;
            }
            return all;
        };
        const auto costWithCorners = [&](double moved) { return cost(moved) + 4 * m_spacing.links * corners(moved); };
        double best = by;
        for (const auto &[wish, heavy] : wishes) {
            const bool isAllowed = std::min(least, 0.0) - 1e-9 <= wish && wish <= std::max(most, 0.0) + 1e-9;
            if (isAllowed && costWithCorners(wish) < costWithCorners(best) - tiny)
                best = wish;
        }
        by = best;
        if (std::abs(by) < tiny)
            return false;
        for (const int node : piece)
            m_x[node] += by;
        return true;
    }

    const Mesh &m_mesh;
    const Spacing &m_spacing;
    List<double> &m_x;
    List<int> m_place;
    List<int> m_inside; ///< the last piece that a node was in
    int m_stamp = 0;
};

} // namespace

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
    Straightener(mesh, spacing, result).run();
    return result;
}

} // namespace lectograph::diagram
