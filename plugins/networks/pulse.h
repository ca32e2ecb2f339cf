// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

namespace lectograph::networks {

/// How far passes have come: forwards through the columns and backwards again, one beat for each column. Within a beat all
/// links before the column are travelled at once, and its nodes fill at the end.
struct Pulse
{
    double forward = 0;
    double backward = 0;
    std::size_t columns = 0;

    /// The part of a link that is lit, in shares of its length.
    struct Travel
    {
        double tail = 0;
        double head = 0;

        bool isSeen() const { return head > tail; }
    };

    /// How full the nodes of a column are, from 0 to 1.
    double filled(std::size_t column) const { return share(forward - static_cast<double>(column) - way, 1 - way); }
    /// 1 when a column has just been filled, and 0 again when the next one is.
    double glow(std::size_t column) const
    {
        return filled(column) * (1 - share(forward - static_cast<double>(column) - 1, way));
    }
    /// How far the backward pass has changed a column.
    double reached(std::size_t column) const { return share(backward - beatsBack(column) - way, 1 - way); }
    /// The links between a column and the next one.
    Travel travel(std::size_t gap) const { return travelled(forward - static_cast<double>(gap) - 1); }
    Travel travelBack(std::size_t gap) const { return travelled(backward - beatsBack(gap)); }
    /// How far the backward pass has come over these links, from their end.
    double passedBack(std::size_t gap) const { return share(backward - beatsBack(gap), way); }

private:
    static constexpr double way = 0.7;    ///< the part of a beat in which links are travelled
    static constexpr double length = 0.3; ///< of what is lit

    static double share(double beats, double of) { return std::clamp(beats / of, 0.0, 1.0); }
    static Travel travelled(double beats)
    {
        const double at = beats / way * (1 + length);
        return {std::clamp(at - length, 0.0, 1.0), std::clamp(at, 0.0, 1.0)};
    }
    double beatsBack(std::size_t column) const
    {
        return static_cast<double>(columns) - 1 - static_cast<double>(column);
    }
};

} // namespace lectograph::networks
