// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/needs.h"

#include <algorithm>

namespace lectograph::timeline {

using base::Time;
using graph::Link;

namespace {

void append(std::vector<int> &list, const std::vector<int> &more)
{
    list.insert(list.end(), more.begin(), more.end());
    std::ranges::sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

} // namespace

Needs::Needs(const graph::Evaluator &evaluator)
    : m_behind(static_cast<std::size_t>(evaluator.nodeCount())), m_always(m_behind.size()), m_now(m_behind.size())
{
    std::vector<bool> known(m_behind.size());
    const std::function<void(int)> look = [&](int node) { // terminates because the evaluator has broken all cycles
        const auto at = static_cast<std::size_t>(node);
        if (known[at])
            return;
        known[at] = true;
        std::vector<int> behind;
        evaluator.eachLink(node, [&](const Link &link) {
            look(link.node);
            const std::vector<int> &further = m_behind[static_cast<std::size_t>(link.node)];
            if (link.staged)
                behind.push_back(link.node);
            else
                behind.insert(behind.end(), further.begin(), further.end());
        });
        append(m_behind[at], behind);
    };
    for (int node = 0; node < evaluator.nodeCount(); ++node)
        look(node);
    m_always = m_behind;
}

std::vector<int> Needs::add(int actor, Time start, const graph::Bindings &bindings)
{
    if (start != m_start) {
        for (const int stirred : m_stirred)
            m_now[static_cast<std::size_t>(stirred)].clear();
        m_stirred.clear();
        m_start = start;
    }
    std::vector<int> now;
    std::vector<int> always;
    graph::eachLink(bindings, [&](const Link &link) {
        const std::vector<int> &behind = m_behind[static_cast<std::size_t>(link.node)];
        if (link.staged)
            now.push_back(link.node);
        else
            always.insert(always.end(), behind.begin(), behind.end());
    });
    if (now.empty() && always.empty())
        return {};
    std::vector<int> all = now;
    append(all, always);
    std::vector<int> circle = wayTo(actor, all);
    if (circle.empty()) {
        append(m_now[static_cast<std::size_t>(actor)], now);
        m_stirred.push_back(actor);
        append(m_always[static_cast<std::size_t>(actor)], always);
    }
    return circle;
}

/// Breadth first, so that the reported cycle is the shortest.
std::vector<int> Needs::wayTo(int actor, const std::vector<int> &from) const
{
    constexpr int unseen = -1;
    std::vector<int> cameFrom(m_now.size(), unseen);
    std::vector<int> queue;
    const auto reach = [&](const std::vector<int> &states, int by) {
        for (const int state : states) {
            if (cameFrom[static_cast<std::size_t>(state)] != unseen)
                continue;
            cameFrom[static_cast<std::size_t>(state)] = by;
            queue.push_back(state);
        }
    };
    reach(from, actor);
    for (std::size_t i = 0; i < queue.size() && queue[i] != actor; ++i) {
        reach(m_always[static_cast<std::size_t>(queue[i])], queue[i]);
        reach(m_now[static_cast<std::size_t>(queue[i])], queue[i]);
    }
    if (cameFrom[static_cast<std::size_t>(actor)] == unseen)
        return {};
    std::vector<int> way;
    for (int state = cameFrom[static_cast<std::size_t>(actor)]; state != actor;
         state = cameFrom[static_cast<std::size_t>(state)])
        way.push_back(state);
    way.push_back(actor);
    std::ranges::reverse(way);
    return way;
}

} // namespace lectograph::timeline
