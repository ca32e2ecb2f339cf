// SPDX-License-Identifier: GPL-3.0-or-later
#include "lanes.h"

#include <algorithm>

namespace lectograph::trees {

bool Lanes::isFree(const LanePlace &place, double x) const
{
    constexpr double between = 0.2;
    constexpr double besideLine = 0.1;
    return std::ranges::none_of(m_taken, [&](const Taken &other) {
        if (other.place.isAbove != place.isAbove)
            return false;
        if (other.place.lane == place.lane)
            return other.place.left < place.right + between && place.left < other.place.right + between;
        if (other.place.lane > place.lane)
            return other.x > place.left - besideLine && other.x < place.right + besideLine;
        return x > other.place.left - besideLine && x < other.place.right + besideLine;
    });
}

/// Where the label may begin, the best first.
std::vector<double> Lanes::startsOf(double x, double width) const
{
    constexpr double besideFlag = 0.12;
    if (m_areFlags)
        return x + besideFlag + width <= m_to ? std::vector{x + besideFlag} : std::vector{x - besideFlag - width};
    std::vector<double> starts;
    for (const double share : {0.5, 0.12, 0.88})
        starts.push_back(std::clamp(x - width * share, m_from, std::max(m_from, m_to - width)));
    return starts;
}

std::optional<LanePlace> Lanes::add(double x, double width)
{
    constexpr int most = 12;
    for (int lane = 0; lane < most; ++lane) {
        for (const bool isAbove : {true, false}) {
            if (!isAbove && !m_areBothSides)
                continue;
            for (const double left : startsOf(x, width)) {
                const LanePlace place{isAbove, lane, left, left + width};
                if (isFree(place, x)) {
                    m_taken.push_back({place, x});
                    return place;
                }
            }
        }
    }
    return {};
}

} // namespace lectograph::trees
