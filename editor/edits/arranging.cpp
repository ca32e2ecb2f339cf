// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/arranging.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace lectograph::editor {

namespace {

/// A rectangle along one axis.
struct Extent
{
    double start = 0;
    double end = 0;

    double length() const { return end - start; }
    double centre() const { return (start + end) / 2; }
};

Extent extentAlong(const QRectF &rect, Qt::Orientation along)
{
    return along == Qt::Horizontal ? Extent{rect.left(), rect.right()} : Extent{rect.top(), rect.bottom()};
}

QPointF shiftAlong(double by, Qt::Orientation along)
{
    return along == Qt::Horizontal ? QPointF(by, 0) : QPointF(0, by);
}

/// The indices of the rectangles by their centres.
std::vector<std::size_t> inOrder(const std::vector<QRectF> &rects, Qt::Orientation along)
{
    std::vector<std::size_t> order(rects.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return extentAlong(rects[i], along).centre(); });
    return order;
}

/// How far a rectangle moves along one axis.
double toSide(const Extent &rect, const Extent &target, std::optional<int> side)
{
    if (!side)
        return 0;
    return *side < 0 ? target.start - rect.start : *side > 0 ? target.end - rect.end : target.centre() - rect.centre();
}

} // namespace

Shifts aligned(const std::vector<QRectF> &rects, const QRectF &target, std::optional<int> x, std::optional<int> y)
{
    Shifts shifts;
    for (const QRectF &rect : rects)
        shifts.emplace_back(toSide(extentAlong(rect, Qt::Horizontal), extentAlong(target, Qt::Horizontal), x),
                            toSide(extentAlong(rect, Qt::Vertical), extentAlong(target, Qt::Vertical), y));
    return shifts;
}

Shifts distributed(const std::vector<QRectF> &rects, Qt::Orientation along, double least)
{
    if (rects.size() < 3)
        return Shifts(rects.size());
    const std::vector<std::size_t> order = inOrder(rects, along);
    double room = extentAlong(rects[order.back()], along).end - extentAlong(rects[order.front()], along).start;
    for (const QRectF &rect : rects)
        room -= extentAlong(rect, along).length();
    return spaced(rects, along, std::max(least, room / static_cast<double>(rects.size() - 1)));
}

Shifts spaced(const std::vector<QRectF> &rects, Qt::Orientation along, double gap, Fixed fixed)
{
    Shifts shifts(rects.size());
    if (rects.empty())
        return shifts;
    const std::vector<std::size_t> order = inOrder(rects, along);
    double next = extentAlong(rects[order.front()], along).start;
    for (const std::size_t i : order) {
        const Extent rect = extentAlong(rects[i], along);
        shifts[i] = shiftAlong(next - rect.start, along);
        next += rect.length() + gap;
    }
    if (fixed == Fixed::Last) {
        const QPointF back = shifts[order.back()];
        for (QPointF &shift : shifts)
            shift -= back;
    }
    return shifts;
}

Shifts together(Shifts some, const Shifts &others)
{
    std::ranges::transform(some, others, some.begin(), std::plus());
    return some;
}

Qt::Orientation orientationOf(const std::vector<QRectF> &rects)
{
    const auto spread = [&](Qt::Orientation along) {
        if (rects.empty())
            return 0.0;
        const auto [first, last] =
            std::ranges::minmax(rects, {}, [&](const QRectF &rect) { return extentAlong(rect, along).centre(); });
        return extentAlong(last, along).centre() - extentAlong(first, along).centre();
    };
    return spread(Qt::Vertical) > spread(Qt::Horizontal) ? Qt::Vertical : Qt::Horizontal;
}

QRectF boundsOf(const std::vector<QRectF> &rects)
{
    QRectF bounds;
    for (const QRectF &rect : rects)
        bounds = bounds.united(rect);
    return bounds;
}

} // namespace lectograph::editor
