// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/jogs.h"

#include "diagram/points.h"

#include <algorithm>
#include <cmath>

namespace lectograph::diagram {

namespace {

QRectF around(const QPointF &from, const QPointF &to, double margin)
{
    return QRectF(from, to).normalized().adjusted(-margin + tiny, -margin + tiny, margin - tiny, margin - tiny);
}

bool overlap(const QRectF &a, const QRectF &b)
{
    return a.left() < b.right() && b.left() < a.right() && a.top() < b.bottom() && b.top() < a.bottom();
}

class Jogs
{
public:
    Jogs(const Diagram &diagram, Layout &layout, const std::vector<int> &nets)
        : m_diagram(diagram), m_layout(layout), m_nets(nets)
    {}

    void straighten(std::size_t link)
    {
        for (std::size_t i = 1; i + 2 < points(link).size(); ++i) {
            if (isJog(link, i) && (moveOnto(link, i, i + 1, i - 1) || moveOnto(link, i, i - 1, i + 1))) {
                points(link) = simplified(points(link));
                i = 0;
            }
        }
    }

private:
    std::vector<QPointF> &points(std::size_t link) { return m_layout.links[link]; }

    /// Whether the piece from point `i` on is short, and those before and after it lead the same way.
    bool isJog(std::size_t link, std::size_t i)
    {
        const auto &all = points(link);
        const QPointF before = all[i] - all[i - 1];
        const QPointF after = all[i + 2] - all[i + 1];
        return (all[i + 1] - all[i]).manhattanLength() < m_diagram.spacing.links
            && QPointF::dotProduct(before, after) > 0;
    }

    /// Moves the piece from point `moved` on into the line of the one from `kept` on.
    bool moveOnto(std::size_t link, std::size_t jog, std::size_t moved, std::size_t kept)
    {
        auto &all = points(link);
        if (moved == 0 || moved + 2 >= all.size())
            return false; // an end stays where it is
        const QPointF step = moved > kept ? all[jog] - all[jog + 1] : all[jog + 1] - all[jog];
        const QPointF from = all[moved] + step;
        const QPointF to = all[moved + 1] + step;
        const std::size_t beyond = moved > kept ? moved + 2 : moved - 1;
        const QPointF corner = moved > kept ? to : from;
        const QPointF old = moved > kept ? all[moved + 1] : all[moved];
        if (QPointF::dotProduct(all[beyond] - corner, all[beyond] - old) <= 0)
            return false; // it would turn back
        if (isShared(link, all[moved], all[moved + 1]) || !isClear(link, from, to) || !isClear(link, corner, old))
            return false;
        all[moved] = from;
        all[moved + 1] = to;
        return true;
    }

    /// Whether another link of the net has a piece there.
    bool isShared(std::size_t link, const QPointF &from, const QPointF &to)
    {
        return anyPiece([&](std::size_t other, const QPointF &a, const QPointF &b) {
            return other != link && m_nets[other] == m_nets[link]
                && overlap(around(from, to, 0.01), around(a, b, 0.01));
        });
    }

    bool isClear(std::size_t link, const QPointF &from, const QPointF &to)
    {
        const Spacing &spacing = m_diagram.spacing;
        const QRectF besideBlocks = around(from, to, spacing.linkBlock);
        const Link &ends = m_diagram.links[link];
        for (std::size_t block = 0; block < m_layout.blocks.size(); ++block) {
            const int number = static_cast<int>(block);
            const bool isEnd = number == ends.from.block || number == ends.to.block;
            if (overlap(isEnd ? around(from, to, 0) : besideBlocks, m_layout.blocks[block]))
                return false;
        }
        for (const QRectF &title : m_layout.titles) {
            if (!title.isEmpty() && overlap(besideBlocks, title))
                return false;
        }
        for (const QRectF &group : m_layout.groups) {
            if (overlap(besideBlocks, group) && !group.contains(besideBlocks))
                return false;
        }
        return !anyPiece([&](std::size_t other, const QPointF &a, const QPointF &b) {
            return m_nets[other] != m_nets[link] && overlap(around(from, to, spacing.links), around(a, b, tiny * 2));
        });
    }

    bool anyPiece(const auto &isMeant)
    {
        for (std::size_t other = 0; other < m_layout.links.size(); ++other) {
            for (std::size_t i = 0; i + 1 < points(other).size(); ++i) {
                if (isMeant(other, points(other)[i], points(other)[i + 1]))
                    return true;
            }
        }
        return false;
    }

    const Diagram &m_diagram;
    Layout &m_layout;
    const std::vector<int> &m_nets;
};

} // namespace

void straightenJogs(const Diagram &diagram, Layout &layout, const std::vector<int> &nets)
{
    constexpr std::size_t many = 1000; // of which nobody sees one
    if (layout.links.size() > many)
        return;
    Jogs jogs(diagram, layout, nets);
    for (std::size_t link = 0; link < layout.links.size(); ++link)
        jogs.straighten(link);
}

} // namespace lectograph::diagram
