// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/sliding.h"

#include "diagram/points.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::diagram {

SlidingRow::SlidingRow(std::vector<Sliding> row, double first, double last, double breadth)
    : m_row(std::move(row)), m_first(first), m_last(last), m_breadth(breadth)
{}

void SlidingRow::slide()
{
    constexpr std::size_t many = 64; // on one side, which nobody follows
    if (m_row.empty() || m_row.size() > many)
        return;
    List<Choice> choices;
    for (std::size_t i = 0; i < m_row.size(); ++i)
        choose(i, choices);
    int best = -1;
    for (int i = 0; i < choices.count(); ++i) {
        if (best < 0 || choices[i].worth > choices[best].worth)
            best = i;
    }
    if (best >= 0)
        apply(choices, best);
}

std::pair<double, double> SlidingRow::limitsOf(std::size_t number) const
{
    const Sliding &one = m_row[number];
    if (!one.isFree())
        return {one.at, one.at};
    double first = m_first;
    double last = m_last;
    for (std::size_t i = 0; i < m_row.size(); ++i) {
        const double shift = m_row[i].at - m_row[i].least;
        if (!m_row[i].slides && i < number)
            first = std::max(first, shift);
        else if (!m_row[i].slides && i > number)
            last = std::min(last, shift);
    }
    return {std::min(one.at, one.least + first), std::max(one.at, one.least + last)};
}

void SlidingRow::choose(std::size_t number, List<Choice> &choices) const
{
    constexpr double must = 1e6;
    const Sliding &one = m_row[number];
    const int known = choices.count();
    const auto consider = [&](double at, double worth) {
        Choice choice{number, at - one.least, worth - 1e-6 * std::abs(at - one.at), -1};
        double best = 0;
        for (int i = 0; i < known; ++i) {
            if (choices[i].shift > choice.shift + tiny || choices[i].worth <= best)
                continue;
            best = choices[i].worth;
            choice.before = i;
        }
        choice.worth += best;
        choices.add(choice);
    };
    std::map<double, int> links; // by place
    for (const Sliding::Wish &wish : one.wishes) {
        const double shift = wish.at - one.least;
        const bool isWithin = m_first - tiny <= shift && shift <= m_last + tiny;
        const double reach = one.slides ? one.reach : tiny;
        if (isWithin && std::abs(wish.at - one.at) < reach)
            links[wish.at] += wish.links;
    }
    for (const auto &[at, count] : links)
        consider(at, count + (one.slides ? 0 : must));
    if (!one.slides && links.empty())
        consider(one.at, must);
}

void SlidingRow::apply(const List<Choice> &choices, int best)
{
    std::vector<double> least(m_row.size(), m_first);
    std::vector<double> most(m_row.size(), m_last);
    std::vector<char> isChosen(m_row.size(), 0);
    for (; best >= 0; best = choices[best].before) {
        const Choice &choice = choices[best];
        least[choice.number] = most[choice.number] = choice.shift;
        isChosen[choice.number] = 1;
    }
    for (std::size_t i = 1; i < m_row.size(); ++i)
        least[i] = std::max(least[i], least[i - 1]);
    for (std::size_t i = m_row.size(); i-- > 1;)
        most[i - 1] = std::min(most[i - 1], most[i]);
    spread(isChosen, most);
    double before = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_row.size(); ++i) {
        Sliding &one = m_row[i];
        before = std::max({before, least[i], std::min(one.at - one.least, most[i])});
        one.at = one.least + before;
    }
}

/// Those between two that stay, or one and the end of the row, share the room there.
void SlidingRow::spread(const std::vector<char> &isChosen, const std::vector<double> &places)
{
    if (m_breadth == 0)
        return;
    double before = -m_breadth / 2;
    std::size_t first = 0;
    for (std::size_t i = 0; i <= m_row.size(); ++i) {
        const bool isEnd = i == m_row.size();
        if (!isEnd && !isChosen[i] && m_row[i].isFree())
            continue;
        const double at = isEnd ? m_breadth / 2 : isChosen[i] ? m_row[i].least + places[i] : m_row[i].at;
        const double step = (at - before) / static_cast<double>(i + 1 - first);
        for (std::size_t k = first; k < i; ++k)
            m_row[k].at = before + static_cast<double>(k + 1 - first) * step;
        before = at;
        first = i + 1;
    }
}

} // namespace lectograph::diagram
