// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/snapping.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr double sameGap = 0.002; ///< positions are written in thousandths

struct Found
{
    double shift = 0;
    std::optional<QLineF> guide = {};
};

/// Exchanges x and y, so that everything below is along x.
QRectF turned(const QRectF &rect)
{
    return {rect.y(), rect.x(), rect.height(), rect.width()};
}

QLineF turned(const QLineF &line)
{
    return {line.y1(), line.x1(), line.y2(), line.x2()};
}

/// Both edges and the centre.
std::array<double, 3> marksOf(const QRectF &rect)
{
    return {rect.left(), rect.center().x(), rect.right()};
}

/// A gap between two items in a row, as a line from one to the other.
QLineF gapBetween(const QRectF &left, const QRectF &right)
{
    const double from = std::max(left.top(), right.top());
    const double to = std::min(left.bottom(), right.bottom());
    return {left.right(), (from + to) / 2, right.left(), (from + to) / 2};
}

/// The items beside `moving`, and the gaps between them.
class SnapRow
{
public:
    SnapRow(const QRectF &moving, const std::vector<QRectF> &others)
    {
        std::ranges::copy_if(others, std::back_inserter(m_items), [&](const QRectF &item) {
            return item.top() < moving.bottom() && item.bottom() > moving.top();
        });
        std::ranges::sort(m_items, {}, &QRectF::left);
        const QRectF *last = nullptr; // the one that reaches farthest
        for (const QRectF &item : m_items) {
            if (last && item.left() - last->right() > sameGap)
                m_gaps.push_back(gapBetween(*last, item));
            if (!last || item.right() > last->right())
                last = &item;
        }
    }

    /// The nearest neighbour on that side, which may overlap by `reach`. Null if there is none.
    const QRectF *before(const QRectF &moving, double reach) const
    {
        const QRectF *nearest = nullptr;
        for (const QRectF &item : m_items) {
            if (item.right() <= moving.left() + reach && (!nearest || item.right() > nearest->right()))
                nearest = &item;
        }
        return nearest;
    }
    const QRectF *after(const QRectF &moving, double reach) const
    {
        const QRectF *nearest = nullptr;
        for (const QRectF &item : m_items) {
            if (item.left() >= moving.right() - reach && (!nearest || item.left() < nearest->left()))
                nearest = &item;
        }
        return nearest;
    }
    const std::vector<QLineF> &gaps() const { return m_gaps; }

private:
    std::vector<QRectF> m_items;
    std::vector<QLineF> m_gaps;
};

/// The smallest of the shifts within `reach`; of equal ones the first.
class Nearest
{
public:
    explicit Nearest(double reach) : m_reach(reach) {}

    void consider(const Found &found)
    {
        if (std::abs(found.shift) <= m_reach && (!m_best || std::abs(found.shift) < std::abs(m_best->shift) - 1e-9))
            m_best = found;
    }
    const std::optional<Found> &best() const { return m_best; }

private:
    double m_reach;
    std::optional<Found> m_best;
};

void considerGaps(Nearest &nearest, const QRectF &moving, const std::vector<QRectF> &others, double reach)
{
    const SnapRow row(moving, others);
    const QRectF *before = row.before(moving, reach);
    const QRectF *after = row.after(moving, reach);
    if (before && after && after->left() - before->right() > moving.width())
        nearest.consider({(before->right() + after->left()) / 2 - moving.center().x()});
    for (const QLineF &gap : row.gaps()) {
        if (before)
            nearest.consider({before->right() + gap.dx() - moving.left()});
        if (after)
            nearest.consider({after->left() - gap.dx() - moving.right()});
    }
}

std::optional<Found> nearestAlong(const QRectF &moving, const SnapTargets &targets, double reach)
{
    Nearest nearest(reach);
    const auto alignWith = [&](const QRectF &target) {
        const double from = std::min(target.top(), moving.top());
        const double to = std::max(target.bottom(), moving.bottom());
        for (const double at : marksOf(target)) {
            for (const double mark : marksOf(moving))
                nearest.consider({at - mark, QLineF(at, from, at, to)});
        }
    };
    alignWith(targets.frame);
    std::ranges::for_each(targets.others, alignWith);
    for (const double at : targets.guides.x) {
        for (const double mark : marksOf(moving))
            nearest.consider({at - mark, QLineF(at, moving.top(), at, moving.bottom())});
    }
    if (!moving.isNull())
        considerGaps(nearest, moving, targets.others, reach);
    if (!nearest.best() && targets.grid > 0) {
        for (const double mark : marksOf(moving)) {
            const double at = std::round(mark / targets.grid) * targets.grid;
            nearest.consider({at - mark, QLineF(at, moving.top(), at, moving.bottom())});
        }
    }
    return nearest.best();
}

/// The gaps beside an item that are equal, to each other or to gaps between others, and these.
std::vector<QLineF> equalGaps(const QRectF &moved, const std::vector<QRectF> &others)
{
    const SnapRow row(moved, others);
    std::vector<QLineF> own;
    const auto add = [&own](const QLineF &gap) {
        if (gap.dx() > sameGap)
            own.push_back(gap);
    };
    if (const QRectF *before = row.before(moved, 0))
        add(gapBetween(*before, moved));
    if (const QRectF *after = row.after(moved, 0))
        add(gapBetween(moved, *after));
    std::vector<QLineF> equal;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const auto isSame = [&](const QLineF &gap) { return std::abs(gap.dx() - own[i].dx()) <= sameGap; };
        // A gap in which the item is now has ended.
        const auto isApart = [&](const QLineF &gap) { return gap.x2() <= moved.left() || gap.x1() >= moved.right(); };
        const auto size = equal.size();
        std::ranges::copy_if(row.gaps(), std::back_inserter(equal),
                             [&](const QLineF &gap) { return isSame(gap) && isApart(gap); });
        const bool isLikeOther = i == 0 && own.size() == 2 && isSame(own[1]);
        const bool isLikeFirst = i == 1 && isSame(own[0]);
        if (equal.size() > size || isLikeOther || isLikeFirst)
            equal.push_back(own[i]);
    }
    return equal;
}

} // namespace

Snapped snapped(const QRectF &moving, const SnapTargets &targets, double reach)
{
    Snapped result;
    SnapTargets up{turned(targets.frame), {}, targets.grid, {targets.guides.y, targets.guides.x}};
    std::ranges::transform(targets.others, std::back_inserter(up.others),
                           [](const QRectF &rect) { return turned(rect); });
    if (const auto found = nearestAlong(moving, targets, reach)) {
        result.shift.setX(found->shift);
        if (found->guide)
            result.lines.push_back(*found->guide);
    }
    if (const auto found = nearestAlong(turned(moving), up, reach)) {
        result.shift.setY(found->shift);
        if (found->guide)
            result.lines.push_back(turned(*found->guide));
    }
    if (moving.isNull())
        return result;
    const QRectF moved = moving.translated(result.shift);
    result.gaps = equalGaps(moved, targets.others);
    for (const QLineF &gap : equalGaps(turned(moved), up.others))
        result.gaps.push_back(turned(gap));
    return result;
}

std::optional<QRectF> sameLength(double length, Qt::Orientation along, const std::vector<QRectF> &others, double reach)
{
    const auto distance = [&](const QRectF &other) {
        return std::abs((along == Qt::Horizontal ? other.width() : other.height()) - length);
    };
    const auto nearest = std::ranges::min_element(others, {}, distance);
    return nearest == others.end() || distance(*nearest) > reach ? std::nullopt : std::optional(*nearest);
}

double degreesAround(const QPointF &centre, const QPointF &from, const QPointF &to)
{
    const auto angle = [&](const QPointF &point) {
        return std::atan2(centre.y() - point.y(), point.x() - centre.x()) * 45 / std::atan(1.0);
    };
    return std::remainder(angle(to) - angle(from), 360);
}

double snappedTurn(double start, double degrees, bool snaps)
{
    const double whole = std::round((start + degrees) / 15) * 15;
    if (snaps && std::abs(whole - start - degrees) < 4)
        degrees = whole - start;
    return std::round(degrees * 10) / 10;
}

QLineF lengthLine(const QRectF &rect, Qt::Orientation along, double beside)
{
    // y is up, so top() is the lower edge.
    return along == Qt::Horizontal ? QLineF(rect.left(), rect.top() - beside, rect.right(), rect.top() - beside)
                                   : QLineF(rect.left() - beside, rect.top(), rect.left() - beside, rect.bottom());
}

} // namespace lectograph::editor
