// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace lectograph::trees {

/// Where a label stands: in a lane of one side of the axis, and from where to where.
struct LanePlace
{
    bool isAbove = true;
    int lane = 0; ///< 0 is next to the axis
    double left = 0;
    double right = 0;
};

/// Gives labels places without overlaps, one after the other in order of time: an interval colouring in which the line from
/// a label to its point on the axis crosses no other label either.
class Lanes
{
public:
    /// With flags, all labels stand beside their lines instead of at their ends, so that those of one time have room too.
    Lanes(double from, double to, bool areBothSides, bool areFlags)
        : m_from(from), m_to(to), m_areBothSides(areBothSides), m_areFlags(areFlags)
    {}

    /// For a label of this width whose line is at x. Nothing if no lane has room.
    std::optional<LanePlace> add(double x, double width);

private:
    struct Taken
    {
        LanePlace place;
        double x;
    };
    std::vector<double> startsOf(double x, double width) const;
    bool isFree(const LanePlace &place, double x) const;

    double m_from;
    double m_to;
    bool m_areBothSides;
    bool m_areFlags;
    std::vector<Taken> m_taken;
};

} // namespace lectograph::trees
