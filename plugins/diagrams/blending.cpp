// SPDX-License-Identifier: GPL-3.0-or-later
#include "blending.h"

#include <cmath>

namespace lectograph::diagrams {

namespace {

QPointF between(const QPointF &a, const QPointF &b, double t)
{
    return a + (b - a) * t;
}

QRectF between(const QRectF &a, const QRectF &b, double t)
{
    const QPointF corner = between(a.topLeft(), b.topLeft(), t);
    return {corner, QSizeF(std::lerp(a.width(), b.width(), t), std::lerp(a.height(), b.height(), t))};
}

bool isFlat(const QPointF &a, const QPointF &b)
{
    return std::abs(b.y() - a.y()) <= std::abs(b.x() - a.x());
}

/// The same way with a piece of no length more, in the middle of its longest one.
std::vector<QPointF> withStep(std::vector<QPointF> points)
{
    std::size_t longest = 1;
    const auto lengthOf = [&](std::size_t i) {
        const QPointF piece = points[i] - points[i - 1];
        return std::abs(piece.x()) + std::abs(piece.y());
    };
    for (std::size_t i = 2; i < points.size(); ++i) {
        if (lengthOf(i) > lengthOf(longest))
            longest = i;
    }
    const QPointF middle = (points[longest - 1] + points[longest]) / 2;
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(longest), {middle, middle});
    return points;
}

/// Ways with as many pieces, of the same directions where that is possible: their mean has right angles then.
std::vector<QPointF> betweenWays(std::vector<QPointF> a, std::vector<QPointF> b, double t)
{
    if (isFlat(a[0], a[1]) != isFlat(b[0], b[1])) {
        std::vector<QPointF> &shorter = a.size() < b.size() ? a : b;
        shorter.insert(shorter.begin(), shorter.front());
    }
    while (a.size() + 1 < b.size())
        a = withStep(std::move(a));
    while (b.size() + 1 < a.size())
        b = withStep(std::move(b));
    if (a.size() != b.size())
        (a.size() < b.size() ? a : b).push_back(a.size() < b.size() ? a.back() : b.back());
    std::vector<QPointF> result;
    for (std::size_t i = 0; i < a.size(); ++i)
        result.push_back(between(a[i], b[i], t));
    return result;
}

/// Where a group is in both states, and so what is inside of it in one of them.
struct Passage
{
    QRectF here;  ///< in the state that has the item
    QRectF there; ///< in the other one

    /// The place of a point when the group has gone a share of the way from there to here.
    QPointF map(const QPointF &point, double share) const
    {
        const QRectF now = between(there, here, share);
        const double s = scale(share);
        return now.center() + (point - here.center()) * s;
    }
    double scale(double share) const
    {
        const QRectF now = between(there, here, share);
        return std::min(now.width() / std::max(here.width(), 1e-9), now.height() / std::max(here.height(), 1e-9));
    }
};

std::optional<Passage> passageOf(const Model &model, const Placed &here, const Placed &there, int item)
{
    for (int at = item; at >= 0; at = model.item(at).parent) {
        const auto index = static_cast<std::size_t>(at);
        if (here.items[index] && there.items[index])
            return Passage{here.items[index]->rect, there.items[index]->rect};
    }
    return std::nullopt;
}

/// Fades in over the second half of the way.
double appearing(double share)
{
    return std::clamp(2 * share - 1, 0.0, 1.0);
}

std::optional<Spot> growing(const Model &model, const Placed &here, const Placed &there, int item, double share)
{
    const auto passage = passageOf(model, here, there, item);
    if (!passage || share <= 0)
        return std::nullopt;
    Spot spot = *here.items[static_cast<std::size_t>(item)];
    const double scale = passage->scale(share);
    const QPointF corner = passage->map(spot.rect.topLeft(), share);
    spot.rect = {corner, spot.rect.size() * scale};
    spot.title = passage->map(spot.title, share);
    spot.scale *= scale;
    spot.opacity *= appearing(share);
    return spot;
}

std::optional<Way> growing(const Model &model, const Placed &here, const Placed &there, const ItemLink &link,
                           const Way &own, double share)
{
    const auto passage = passageOf(model, here, there, link.from);
    if (!passage || share <= 0)
        return std::nullopt;
    Way way = own;
    for (QPointF &point : way.points)
        point = passage->map(point, share);
    if (way.label)
        way.label = passage->map(*way.label, share);
    way.scale *= passage->scale(share);
    way.opacity *= appearing(share);
    return way;
}

} // namespace

Placed blended(const Model &model, const Placed &from, const Placed &to, double t)
{
    Placed result;
    result.direction = to.direction;
    result.scale = std::lerp(from.scale, to.scale, t);
    for (std::size_t i = 0; i < model.items.size(); ++i) {
        const auto &a = from.items[i];
        const auto &b = to.items[i];
        std::optional<Spot> spot;
        if (a && b)
            spot = Spot{between(a->rect, b->rect, t), between(a->title, b->title, t), std::lerp(a->scale, b->scale, t),
                        1, std::lerp(a->openness, b->openness, t)};
        else if (a)
            spot = growing(model, from, to, static_cast<int>(i), 1 - t);
        else if (b)
            spot = growing(model, to, from, static_cast<int>(i), t);
        result.items.push_back(spot);
    }
    for (std::size_t i = 0; i < model.links.size(); ++i) {
        const auto &a = from.links[i];
        const auto &b = to.links[i];
        std::optional<Way> way;
        if (a && b) {
            way = Way{betweenWays(a->points, b->points, t),
                      {},
                      std::lerp(a->scale, b->scale, t),
                      std::lerp(a->opacity, b->opacity, t)};
            if (a->label && b->label)
                way->label = between(*a->label, *b->label, t);
        } else if (a) {
            way = growing(model, from, to, model.links[i], *a, 1 - t);
        } else if (b) {
            way = growing(model, to, from, model.links[i], *b, t);
        }
        result.links.push_back(way);
    }
    return result;
}

} // namespace lectograph::diagrams
