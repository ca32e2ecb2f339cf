// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/cycles.h"

#include <algorithm>

namespace lectograph::graph {

namespace {

/// A depth-first search that records the depth below each node.
class Walk
{
public:
    Walk(int nodeCount, const EachNext &eachNext)
        : m_eachNext(eachNext), m_marks(static_cast<std::size_t>(nodeCount)), m_heights(m_marks.size())
    {
        for (int node = 0; node < nodeCount; ++node) {
            if (m_marks[static_cast<std::size_t>(node)] == Mark::New)
                visit(node);
        }
    }

    Cycles found;

private:
    enum class Mark { New, Open, Done };

    void visit(int node)
    {
        const auto at = static_cast<std::size_t>(node);
        if (static_cast<int>(m_path.size()) >= longestChain) { // cut, so its depth does not matter
            found.tooDeep.push_back(node);
            m_marks[at] = Mark::Done;
            return;
        }
        m_marks[at] = Mark::Open;
        m_path.push_back(node);
        m_eachNext(node, [&](int next) { step(node, next); });
        m_path.pop_back();
        m_marks[at] = Mark::Done;
        if (m_heights[at] >= longestChain) {
            found.tooDeep.push_back(node);
            m_heights[at] = 0;
        }
    }

    void step(int node, int next)
    {
        Mark &mark = m_marks[static_cast<std::size_t>(next)];
        if (mark == Mark::New)
            visit(next);
        if (mark == Mark::Open) {
            found.circles.emplace_back(std::ranges::find(m_path, next), m_path.end());
            return;
        }
        int &height = m_heights[static_cast<std::size_t>(node)];
        height = std::max(height, m_heights[static_cast<std::size_t>(next)] + 1);
    }

    const EachNext &m_eachNext;
    std::vector<Mark> m_marks;
    std::vector<int> m_heights;
    std::vector<int> m_path;
};

} // namespace

Cycles findCycles(int nodeCount, const EachNext &eachNext)
{
    return std::move(Walk(nodeCount, eachNext).found);
}

} // namespace lectograph::graph
