// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/list.h"

#include <limits>
#include <utility>
#include <vector>

namespace lectograph::diagram {

/// What stands in a row, in its order, and where its links would be straight.
struct Sliding
{
    struct Wish
    {
        double at = 0;
        int links = 0;
    };

    int number = 0; ///< of the spot or lane
    double at = 0;
    double least = 0; ///< where it is at the beginning of the row, where it is pushed together
    std::vector<Wish> wishes;
    bool slides = true;
    double reach = std::numeric_limits<double>::infinity(); ///< how far it may go from its place

    bool isFree() const { return slides && reach == std::numeric_limits<double>::infinity(); }
};

/// Slides what stands in a row. Against their least places all keep their order, between two limits.
class SlidingRow
{
public:
    /// Where it has a `breadth`, around 0, what is not straight shares its room.
    SlidingRow(std::vector<Sliding> row, double first, double last, double breadth = 0);

    /// Of the choices with the most straight links, the one that moves least.
    void slide();

    const std::vector<Sliding> &row() const { return m_row; }

    /// Where one can be, beside those that do not slide.
    std::pair<double, double> limitsOf(std::size_t number) const;

private:
    /// A place for one, with the best choices for those before it.
    struct Choice
    {
        std::size_t number = 0;
        double shift = 0; ///< from its least place
        double worth = 0;
        int before = -1;
    };

    void choose(std::size_t number, List<Choice> &choices) const;
    void apply(const List<Choice> &choices, int best);
    void spread(const std::vector<char> &isChosen, const std::vector<double> &places);

    std::vector<Sliding> m_row;
    double m_first;
    double m_last;
    double m_breadth;
};

} // namespace lectograph::diagram
