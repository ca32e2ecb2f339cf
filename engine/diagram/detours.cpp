// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/detours.h"

#include "diagram/points.h"
#include "diagram/ways.h"

#include <algorithm>
#include <cmath>

namespace lectograph::diagram {

namespace {

/// The nearest centre to `wish` at which an item of this size is away from all others.
QPointF freePlace(const QPointF &wish, const QSizeF &size, const std::vector<QRectF> &others, double gap)
{
    QPointF best = wish;
    double least = -1;
    const auto consider = [&](const QPointF &centre) {
        const double far = (centre - wish).manhattanLength();
        if (least >= 0 && far >= least)
            return;
        const QRectF rect = rectAround(centre, size);
        if (std::ranges::any_of(others, [&](const QRectF &other) { return areNear(rect, other, gap); }))
            return;
        best = centre;
        least = far;
    };
    consider(wish);
    for (const QRectF &other : others) {
        const double left = other.left() - gap - size.width() / 2;
        const double right = other.right() + gap + size.width() / 2;
        const double low = other.top() - gap - size.height() / 2;
        const double high = other.bottom() + gap + size.height() / 2;
        for (const double x : {left, wish.x(), right}) {
            for (const double y : {low, wish.y(), high})
                consider({x, y});
        }
    }
    return best;
}

class Settler
{
public:
    Settler(const Level &level, LevelLayout layout) : m_level(level), m_layout(std::move(layout)) {}

    LevelLayout settled()
    {
        shift();
        moveItems();
        findWays();
        return std::move(m_layout);
    }

private:
    QRectF rectOf(int item) const { return rectAround(m_layout.centres[item], m_level.items[item].size); }

    /// All moves so that the first item with a place is there.
    void shift()
    {
        int first = 0;
        while (first < m_level.items.count() && !m_level.items[first].place)
            ++first;
        if (first == m_level.items.count())
            return;
        const QPointF by = *m_level.items[first].place - m_layout.centres[first];
        for (QPointF &centre : m_layout.centres)
            centre += by;
        for (QPointF &terminal : m_layout.terminals)
            terminal += by;
        for (auto &paths : m_layout.paths) {
            for (Points &points : paths) {
                for (QPointF &point : points)
                    point += by;
            }
        }
        m_layout.bounds.translate(by);
    }

    void moveItems()
    {
        const Spacing &spacing = m_level.spacing;
        const int count = m_level.items.count();
        m_moved = listOf<char>(count, 0);
        List<int> placed;
        for (int item = 0; item < count; ++item) {
            const Item &own = m_level.items[item];
            if (!own.isByHand())
                continue;
            const QPointF centre = m_layout.centres[item];
            m_layout.centres[item] = own.place.value_or(centre + own.offset.value_or(QPointF()));
            m_moved[item] = (m_layout.centres[item] - centre).manhattanLength() > tiny;
            if (std::ranges::any_of(placed, [&](int other) { return areNear(rectOf(item), rectOf(other)); }))
                m_layout.overlapping.add(item);
            placed.add(item);
        }
        const double gap = std::max(spacing.blocks, 2 * spacing.linkBlock + spacing.links);
        for (int item = 0; item < count; ++item) {
            const auto isInTheWay = [&](int other) { return areNear(rectOf(item), rectOf(other), spacing.blocks); };
            if (m_level.items[item].isByHand() || std::ranges::none_of(placed, isInTheWay))
                continue;
            std::vector<QRectF> others;
            for (int other = 0; other < count; ++other) {
                if (other != item)
                    others.push_back(rectOf(other));
            }
            m_layout.centres[item] = freePlace(m_layout.centres[item], m_level.items[item].size, others, gap);
            m_moved[item] = 1;
        }
    }

    /// Links whose ends and way have stayed keep it; the others look for one between all.
    void findWays()
    {
        const Spacing &spacing = m_level.spacing;
        Extent extent;
        std::vector<QRectF> rects;
        for (int item = 0; item < m_level.items.count(); ++item) {
            rects.push_back(rectOf(item));
            const double around = 2 * spacing.linkBlock;
            extent.add(rects.back().topLeft() - QPointF(around, around));
            extent.add(rects.back().bottomRight() + QPointF(around, around));
        }
        extent.add(m_layout.bounds.topLeft());
        extent.add(m_layout.bounds.bottomRight());
        m_layout.bounds = extent.rect();
        for (int i = 0; i < m_level.terminals.count(); ++i)
            m_layout.terminals[i] = onBorder(i);

        Ways ways(rects, spacing);
        List<std::pair<int, int>> open;
        for (int net = 0; net < m_level.nets.count(); ++net) {
            for (int branch = 0; branch < m_level.nets[net].branches.count(); ++branch) {
                const Tip &to = m_level.nets[net].branches[branch].to;
                const Points &points = m_layout.paths[net][branch];
                if (hasMoved(m_level.nets[net].from) || hasMoved(to) || !ways.isClear(points))
                    open.add({net, branch});
                else
                    ways.take(net, points);
            }
        }
        for (const auto &[net, branch] : open) {
            const Departure from = departure(m_level.nets[net].from);
            const Departure to = departure(m_level.nets[net].branches[branch].to);
            const std::optional<Points> found = ways.find(net, from, to);
            if (!found)
                m_layout.lost.add({net, branch});
            m_layout.paths[net][branch] =
                simplified(found.value_or(Points{from.point, {from.point.x(), to.point.y()}, to.point}));
            ways.take(net, m_layout.paths[net][branch]);
        }
        for (const auto &[net, branch] : open) {
            if (!ways.isApart(net, m_layout.paths[net][branch]))
                m_layout.close.add({net, branch});
        }
        // A way may have gone round all others: what crosses the border begins there.
        Extent outer;
        outer.add(m_layout.bounds.topLeft());
        outer.add(m_layout.bounds.bottomRight());
        for (const auto &paths : m_layout.paths) {
            for (const Points &points : paths) {
                for (const QPointF &point : points)
                    outer.add(point);
            }
        }
        m_layout.bounds = outer.rect();
        for (int i = 0; i < m_level.terminals.count(); ++i)
            m_layout.terminals[i] = onBorder(i);
    }

    bool hasMoved(const Tip &tip) const { return tip.item < 0 || m_moved[tip.item]; }

    QPointF onBorder(int terminal) const
    {
        QPointF point = m_layout.terminals[terminal];
        const QRectF &bounds = m_layout.bounds;
        switch (m_level.terminals[terminal].rim) {
        case Rim::Low: point.setY(bounds.top()); break;
        case Rim::High: point.setY(bounds.bottom()); break;
        case Rim::First: point.setX(bounds.left()); break;
        case Rim::Last: point.setX(bounds.right()); break;
        }
        return point;
    }

    Departure departure(const Tip &tip) const
    {
        const auto outwards = [](Rim rim) {
            switch (rim) {
            case Rim::Low: return QPointF(0, -1);
            case Rim::High: return QPointF(0, 1);
            case Rim::First: return QPointF(-1, 0);
            case Rim::Last: return QPointF(1, 0);
            }
            return QPointF();
        };
        if (tip.terminal >= 0)
            return {m_layout.terminals[tip.terminal], -outwards(m_level.terminals[tip.terminal].rim)};
        const QPointF point = m_layout.centres[tip.item] + m_layout.spots[tip.item][tip.spot];
        return {point, outwards(m_level.items[tip.item].spots[tip.spot].rim)};
    }

    const Level &m_level;
    LevelLayout m_layout;
    List<char> m_moved;
};

} // namespace

LevelLayout withPlaces(const Level &level, LevelLayout layout)
{
    return Settler(level, std::move(layout)).settled();
}

} // namespace lectograph::diagram
