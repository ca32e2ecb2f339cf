// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/straighten.h"

#include "diagram/places.h"
#include "diagram/points.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace lectograph::diagram {

namespace {

constexpr double leastGain = 1e-3;
constexpr int mostMoved = 40; ///< nodes at once

// What counts, in distances between links, if it says nothing else.
constexpr double corners = 10;      ///< of a wire that is not straight
constexpr double closeCorners = 30; ///< with a piece between them that is shorter than links are apart
constexpr double middle = 18; ///< of an item that stands in the middle of others: a little more than one straight wire
constexpr double mainLink = 1.5;  ///< of a link from item to item, against one that leads to a lane
constexpr double broader = 0.5;   ///< all may become on each side, in distances between blocks
constexpr double centring = 0.25; ///< of a way that is no longer for it, but less even, against one that is

/// A wire as it matters here.
struct Span
{
    int low = 0; ///< nodes
    int high = 0;
    double least = 0; ///< by how much the high node is to the right of the low one where the wire can be straight
    double most = 0;
    double best = 0; ///< and where it looks best
    double weight = 0;
    bool isMain = false;
};

class Straightening
{
public:
    Straightening(const Mesh &mesh, const Spacing &spacing, List<double> &x)
        : m_mesh(mesh),
          m_spacing(spacing),
          m_x(x),
          m_place(listOf(mesh.nodes.count(), 0)),
          m_balances(listOf(mesh.nodes.count(), std::array{false, false})),
          m_isDue(listOf<char>(mesh.nodes.count(), 1)),
          m_moved(listOf(mesh.nodes.count(), 0.0)),
          m_nodeStamps(listOf(mesh.nodes.count(), 0)),
          m_pieceStamps(listOf(mesh.nodes.count(), 0)),
          m_spanStamps(listOf(mesh.wires.count(), 0)),
          m_middleStamps(listOf(mesh.nodes.count(), 0))
    {
        for (const List<int> &layer : mesh.layers) {
            for (int i = 0; i < layer.count(); ++i)
                m_place[layer[i]] = i;
        }
        for (const Wire &wire : mesh.wires)
            m_spans.add(spanOf(wire));
        for (int node = 0; node < mesh.nodes.count(); ++node) {
            shareTrunks(node);
            m_balances[node] = {balances(node, false), balances(node, true)};
            m_first = std::min(m_first, x[node] - mesh.nodes[node].first);
            m_last = std::max(m_last, x[node] + mesh.nodes[node].last);
        }
        m_first -= broader * spacing.blocks;
        m_last += broader * spacing.blocks;
    }

    void run()
    {
        for (int round = 0; round < 6; ++round) {
            bool improved = false;
            for (int node = 0; node < m_mesh.nodes.count(); ++node) {
                if (std::exchange(m_isDue[node], 0) && improve(node))
                    improved = true;
            }
            if (!improved)
                break;
        }
    }

private:
    const List<int> &wiresOf(int node, bool above) const
    {
        return above ? m_mesh.nodes[node].above : m_mesh.nodes[node].below;
    }

    Span spanOf(const Wire &wire) const
    {
        const Outlet &below = m_mesh.outletBelow(wire);
        const Outlet &above = m_mesh.outletAbove(wire);
        Span span;
        span.low = wire.low;
        span.high = wire.high;
        span.least = below.leastOffset - above.mostOffset;
        span.most = below.mostOffset - above.leastOffset;
        span.best = shiftOf(m_mesh, wire);
        span.isMain = isMain(m_mesh, wire);
        span.weight = (span.isMain ? mainLink : 1) * wire.links;
        return span;
    }

    /// Of wires that leave at one place for one item, only one can be straight.
    void shareTrunks(int node)
    {
        List<std::tuple<int, int, int>> ends;
        for (const int wire : wiresOf(node, true)) {
            if (m_mesh.nodes[m_mesh.wires[wire].high].isItem())
                ends.add({m_mesh.wires[wire].lowOutlet, m_mesh.wires[wire].high, wire});
        }
        std::ranges::sort(ends);
        for (int i = 1; i < ends.count(); ++i) {
            const auto [outlet, other, wire] = ends[i];
            if (std::pair(outlet, other) == std::pair(std::get<0>(ends[i - 1]), std::get<1>(ends[i - 1])))
                m_spans[wire].weight *= 0.01;
        }
    }

    /// Whether an item looks best in the middle of several others: those that have only it on that side.
    bool balances(int node, bool above) const
    {
        int count = 0;
        for (const int wire : wiresOf(node, above)) {
            const Span &span = m_spans[wire];
            if (!span.isMain)
                continue;
            if (wiresOf(above ? span.high : span.low, !above).count() > 1)
                return false;
            ++count;
        }
        return count > 1 && m_mesh.nodes[node].isItem();
    }

    /// By how much the high node is too far to the right to be straight.
    double missed(const Span &span) const
    {
        const double by = m_x[span.high] - m_x[span.low];
        if (by < span.least - tiny)
            return by - span.least;
        return by > span.most + tiny ? by - span.most : 0;
    }

    double costOf(const Span &span) const
    {
        const double by = std::abs(missed(span));
        const double bent = by == 0 ? 0 : by < m_spacing.links ? closeCorners : corners;
        const double uneven = std::abs(m_x[span.high] - m_x[span.low] - span.best);
        return span.weight * (centring * uneven + (1 - centring) * by + bent * m_spacing.links);
    }

    /// By how much the others on a side that it balances are to the right of it, sorted.
    const std::vector<double> &sides(int node, bool above) const
    {
        m_sides.clear();
        for (const int number : wiresOf(node, above)) {
            const Span &span = m_spans[number];
            const double by = m_x[span.high] - m_x[span.low] - span.best;
            if (span.isMain)
                m_sides.push_back(above ? by : -by);
        }
        std::ranges::sort(m_sides);
        return m_sides;
    }

    bool isAmid(int node, bool above) const
    {
        const std::vector<double> &all = sides(node, above);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (std::abs(all[i] + all[all.size() - 1 - i]) > m_spacing.links / 2) // nobody sees less
                return false;
        }
        return true;
    }

    /// What is straight with a node, if need be without its own wires on one side.
    void collect(int start, std::optional<bool> without, List<int> &piece)
    {
        const int stamp = ++m_pieceStamp;
        piece.clear();
        piece.add(start);
        m_pieceStamps[start] = stamp;
        for (int i = 0; i < piece.count() && piece.count() <= mostMoved; ++i) {
            for (const bool above : {false, true}) {
                if (i == 0 && without == above)
                    continue;
                for (const int number : wiresOf(piece[i], above)) {
                    const Span &span = m_spans[number];
                    const int other = above ? span.high : span.low;
                    if (m_pieceStamps[other] == stamp || other == m_anchor || missed(span) != 0)
                        continue;
                    m_pieceStamps[other] = stamp;
                    piece.add(other);
                }
            }
        }
    }

    /// Tries to make each wire of a node straight, and to put it in the middle of others.
    bool improve(int node)
    {
        bool result = false;
        for (const bool above : {false, true}) {
            for (const int wire : wiresOf(node, above)) {
                const double by = missed(m_spans[wire]);
                m_anchor = above ? m_spans[wire].high : m_spans[wire].low;
                if (by != 0)
                    result = moveTo(node, above, above ? by : -by) || result;
                m_anchor = -1;
            }
            if (m_balances[node][above]) {
                const std::vector<double> &all = sides(node, above);
                const double off = (all.front() + all.back()) / 2;
                if (std::abs(off) > tiny)
                    result = moveTo(node, above, off) || result;
            }
        }
        return result;
    }

    /// Moves a node with all that is straight with it, or without what is so on one side, or alone.
    bool moveTo(int node, bool above, double by)
    {
        collect(node, std::nullopt, m_piece);
        if (move(by))
            return true;
        const int whole = m_piece.count();
        if (whole == 1)
            return false;
        collect(node, above, m_piece);
        if (m_piece.count() < whole && move(by))
            return true;
        if (m_piece.count() == 1)
            return false;
        m_piece = {node};
        return move(by);
    }

    bool move(double by)
    {
        if (m_piece.count() > mostMoved)
            return false;
        start(by);
        // What is in the way rarely gains by being pushed.
        if (gain() <= leastGain)
            return false;
        for (const bool withWhole : {true, false}) {
            start(by);
            if (push(by, withWhole) && (m_touched.count() == m_piece.count() || gain() > leastGain))
                return accept();
        }
        return moveFurther(by);
    }

    bool accept()
    {
        shift();
        wake();
        return true;
    }

    /// Moves what is in the way further than it must, to where one of its own wires is straight.
    bool moveFurther(double by)
    {
        start(by);
        if (!push(by, true) || m_touched.count() == m_piece.count())
            return false;
        const int sign = by > 0 ? 1 : -1;
        double least = std::numeric_limits<double>::infinity();
        int first = -1;
        for (int i = m_piece.count(); i < m_touched.count(); ++i) {
            const int node = m_touched[i];
            for (const bool above : {false, true}) {
                for (const int wire : wiresOf(node, above)) {
                    if (isTouched(above ? m_spans[wire].high : m_spans[wire].low))
                        continue;
                    const double wish = missed(m_spans[wire]) * (above ? sign : -sign);
                    const double further = wish - sign * m_moved[node];
                    if (further > tiny && further < least) {
                        least = further;
                        first = node;
                    }
                }
            }
        }
        if (first < 0)
            return false;
        const double wish = m_moved[first] + sign * least;
        start(by);
        collect(first, std::nullopt, m_pushed);
        for (const int node : m_pushed) {
            if (isTouched(node))
                return false;
        }
        for (const int node : m_pushed)
            set(node, wish);
        return push(by, true) && gain() > leastGain && accept();
    }

    void start(double by)
    {
        ++m_nodeStamp;
        m_touched.clear();
        for (const int node : m_piece)
            set(node, by);
    }

    bool isTouched(int node) const { return m_nodeStamps[node] == m_nodeStamp; }

    void set(int node, double by)
    {
        if (!isTouched(node))
            m_touched.add(node);
        m_nodeStamps[node] = m_nodeStamp;
        m_moved[node] = by;
    }

    void shift()
    {
        for (const int node : m_touched)
            m_x[node] += m_moved[node];
    }

    /// What the moves would save.
    double gain()
    {
        const double before = cost();
        const List<double> places = placesOfTouched();
        shift();
        const double after = cost();
        for (int i = 0; i < m_touched.count(); ++i)
            m_x[m_touched[i]] = places[i];
        return before - after;
    }

    List<double> placesOfTouched() const
    {
        List<double> result;
        for (const int node : m_touched)
            result.add(m_x[node]);
        return result;
    }

    /// Moves what is in the way of what moves, with all that is straight with it or without. False if there is no room.
    bool push(double by, bool withWhole)
    {
        const int sign = by > 0 ? 1 : -1;
        const int own = m_touched.count();
        for (int i = 0; i < m_touched.count(); ++i) {
            const int number = m_touched[i];
            const Node &node = m_mesh.nodes[number];
            const double at = m_x[number] + m_moved[number];
            if (at - node.first < m_first - tiny || at + node.last > m_last + tiny)
                return false;
            const List<int> &layer = m_mesh.layers[node.layer];
            const int place = m_place[number] + sign;
            if (place < 0 || place == layer.count())
                continue;
            const int other = layer[place];
            const Node &next = m_mesh.nodes[other];
            const double least = sign > 0 ? distance(node, next, m_spacing) : distance(next, node, m_spacing);
            const double need = at + sign * least - m_x[other];
            const auto isEnough = [&](int one) {
                return sign * need <= (isTouched(one) ? sign * m_moved[one] : 0) + tiny;
            };
            if (isEnough(other))
                continue;
            if (next.zone != 0 || other == m_anchor)
                return false;
            if (withWhole)
                collect(other, std::nullopt, m_pushed);
            else
                m_pushed = {other};
            for (const int one : m_pushed) {
                if (isEnough(one))
                    continue;
                // What was pushed before goes further, and so does what is in its way.
                if (isTouched(one))
                    return false;
                set(one, need);
            }
            if (m_touched.count() > mostMoved)
                return false;
        }
        return withWhole || m_touched.count() > own;
    }

    /// What has new neighbours, or new places for them, is tried again.
    void wake()
    {
        for (const int number : m_touched) {
            const Node &node = m_mesh.nodes[number];
            const List<int> &layer = m_mesh.layers[node.layer];
            m_isDue[number] = 1;
            for (const int place : {m_place[number] - 1, m_place[number] + 1}) {
                if (place >= 0 && place < layer.count())
                    m_isDue[layer[place]] = 1;
            }
            for (const int wire : node.below)
                m_isDue[m_spans[wire].low] = 1;
            for (const int wire : node.above)
                m_isDue[m_spans[wire].high] = 1;
        }
    }

    /// Of all wires at what is touched.
    double cost()
    {
        ++m_costStamp;
        double all = 0;
        for (const int number : m_touched) {
            all -= worthOfMiddles(number);
            for (const bool above : {false, true}) {
                for (const int wire : wiresOf(number, above)) {
                    if (m_spanStamps[wire] == m_costStamp)
                        continue;
                    m_spanStamps[wire] = m_costStamp;
                    all += costOf(m_spans[wire]) - worthOfMiddles(above ? m_spans[wire].high : m_spans[wire].low);
                }
            }
        }
        return all;
    }

    double worthOfMiddles(int node)
    {
        if (m_middleStamps[node] == m_costStamp)
            return 0;
        m_middleStamps[node] = m_costStamp;
        double worth = 0;
        for (const bool above : {false, true})
            worth += m_balances[node][above] && isAmid(node, above) ? middle * m_spacing.links : 0;
        return worth;
    }

    const Mesh &m_mesh;
    const Spacing &m_spacing;
    List<double> &m_x;
    List<Span> m_spans;
    List<int> m_place;
    List<std::array<bool, 2>> m_balances; ///< below and above
    List<char> m_isDue;                   ///< nodes that can be better
    double m_first = std::numeric_limits<double>::infinity();
    double m_last = -std::numeric_limits<double>::infinity();
    int m_anchor = -1; ///< what a piece moves to, which stays
    List<int> m_piece;
    List<int> m_pushed;
    List<int> m_touched;
    List<double> m_moved; ///< by how much, of what is touched
    List<int> m_nodeStamps;
    List<int> m_pieceStamps;
    List<int> m_spanStamps;
    List<int> m_middleStamps;
    int m_nodeStamp = 0;
    int m_pieceStamp = 0;
    int m_costStamp = 0;
    mutable std::vector<double> m_sides;
};

} // namespace

void straighten(const Mesh &mesh, const Spacing &spacing, List<double> &x)
{
    Straightening(mesh, spacing, x).run();
}

} // namespace lectograph::diagram
