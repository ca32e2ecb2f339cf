// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/ends.h"

#include "diagram/points.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::diagram {

namespace {

/// A spot on a rim and where its links would be straight.
struct SlidingEnd
{
    int spot = 0;
    double at = 0;
    std::vector<double> wishes;
    bool slides = true;

    bool isStraight() const
    {
        return std::ranges::any_of(wishes, [this](double wish) { return std::abs(wish - at) < tiny; });
    }
    double nearest() const
    {
        return *std::ranges::min_element(wishes, {}, [this](double wish) { return std::abs(wish - at); });
    }
};

/// The ends on one rim of an item.
class SlidingRim
{
public:
    SlidingRim(const Level &level, const Mesh &mesh, const List<double> &x, const List<QPointF> &spots, int item,
               bool isHigh)
        : m_half(level.items[item].size.width() / 2), m_spacing(level.spacing.links)
    {
        const Rim rim = isHigh ? Rim::High : Rim::Low;
        const Node &node = mesh.nodes[item];
        std::map<int, SlidingEnd> ends;
        for (int spot = 0; spot < spots.count(); ++spot) {
            const Spot &one = level.items[item].spots[spot];
            if (one.rim == rim)
                ends[spot] = {spot, spots[spot].x(), {}, !one.offset};
            m_hasPorts = m_hasPorts || (one.rim == rim && one.isPort);
        }
        for (const Lane &lane : mesh.lanes[item]) {
            for (const int spot : {lane.spot, lane.loop}) {
                if (const auto end = ends.find(spot); end != ends.end())
                    end->second.slides = false;
            }
        }
        for (const int number : isHigh ? node.above : node.below) {
            const Wire &wire = mesh.wires[number];
            const Outlet &own = isHigh ? mesh.outletBelow(wire) : mesh.outletAbove(wire);
            const Outlet &other = isHigh ? mesh.outletAbove(wire) : mesh.outletBelow(wire);
            const int there = isHigh ? wire.high : wire.low;
            if (own.lane < 0 && mesh.nodes[there].zone == 0)
                ends.at(own.spot).wishes.push_back(x[there] + other.offset - x[item]);
        }
        for (auto &[spot, end] : ends)
            m_ends.push_back(std::move(end));
        std::ranges::stable_sort(m_ends, {}, &SlidingEnd::at);
        m_apart = std::min(m_spacing, 2 * m_half / (static_cast<double>(m_ends.size()) + 1));
    }

    void slide()
    {
        if (!m_hasPorts && slideAll())
            return;
        for (std::size_t i = 0; i < m_ends.size(); ++i) {
            SlidingEnd &end = m_ends[i];
            if (!end.slides || end.wishes.empty() || end.isStraight())
                continue;
            const double wish = end.nearest();
            if (std::abs(wish - end.at) < m_spacing && isFree(i, wish))
                end.at = wish;
        }
    }

    const std::vector<SlidingEnd> &ends() const { return m_ends; }

private:
    bool isFree(std::size_t i, double at) const
    {
        return std::abs(at) <= m_half - m_apart / 2 + tiny && (i == 0 || at >= m_ends[i - 1].at + m_apart - tiny)
            && (i + 1 == m_ends.size() || at <= m_ends[i + 1].at - m_apart + tiny);
    }

    /// Not one that is alone, which looks best in the middle.
    bool slideAll()
    {
        if (m_ends.size() < 2)
            return false;
        for (const SlidingEnd &end : m_ends) {
            if (!end.slides || end.wishes.size() != 1)
                return false;
        }
        const std::vector<SlidingEnd> before = m_ends;
        for (SlidingEnd &end : m_ends)
            end.at = end.wishes.front();
        for (std::size_t i = 0; i < m_ends.size(); ++i) {
            if (!isFree(i, m_ends[i].at)) {
                m_ends = before;
                return false;
            }
        }
        return true;
    }

    double m_half;
    double m_spacing;
    double m_apart = 0;
    bool m_hasPorts = false;
    std::vector<SlidingEnd> m_ends; ///< in their order
};

} // namespace

void straightenEnds(const Level &level, Mesh &mesh, const List<double> &x, List<List<QPointF>> &spots)
{
    // Ends first, then beginnings, which several links may share.
    for (const bool isHigh : {false, true}) {
        for (int item = 0; item < level.items.count(); ++item) {
            SlidingRim rim(level, mesh, x, spots[item], item, isHigh);
            rim.slide();
            for (const SlidingEnd &end : rim.ends())
                spots[item][end.spot].setX(end.at);
            for (Outlet &outlet : isHigh ? mesh.nodes[item].highs : mesh.nodes[item].lows) {
                if (outlet.lane < 0)
                    outlet.offset = spots[item][outlet.spot].x();
            }
        }
    }
}

} // namespace lectograph::diagram
