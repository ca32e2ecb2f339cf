// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/plan.h"

#include "picture/in_plane.h"
#include "picture/view.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::raster {
namespace {

using picture::Item;
using picture::View;

/// Half of the widest stroke in stroke units, including joins and caps.
double reachOf(const shape::Style &style)
{
    double half = style.hasStroke() ? style.strokeWidth / 2 : 0;
    if (style.widthProfile && !style.widthProfile->empty())
        half *= std::max(0.0, *std::ranges::max_element(*style.widthProfile));
    if (style.hasBackStroke())
        half = std::max(half, style.backStrokeWidth / 2);
    const double join = style.join == shape::Join::Miter ? 4 : 1; // miter limit
    const double cap = style.cap == shape::Cap::Square ? 1.5 : 1;
    return half * std::max(join, cap);
}

/// The bounds of everything the item can touch, in pixels; empty if it is in front of the near plane or out of bounds.
QRectF extent(const Item &item, const View &view, const QSize &size)
{
    QRectF box = item.path.isEmpty() ? QRectF(-0.5, -0.5, 1, 1) : item.path.bounds();
    if (item.image)
        box = box.united(QRectF(-0.5, -0.5, 1, 1));
    if (picture::strokesLieInPlane(view, item)) { // they may come nearer to the eye than what they outline
        const double half = 2 * reachOf(item.style) * view.strokeUnitAt(1, item.style.screenWidth) / view.scaleAt(1);
        const double x = half / std::max(base::length(item.place.x), 1e-9);
        const double y = half / std::max(base::length(item.place.y), 1e-9);
        box.adjust(-x, -y, x, y);
    }
    double left = std::numeric_limits<double>::infinity();
    double top = left;
    double right = -left;
    double bottom = -left;
    double nearestDepth = left;
    bool crosses = false; // crosses the near plane
    bool visible = false;
    constexpr double most = 1e12; // beyond this, doubles cannot resolve pixels
    for (const QPointF &corner : {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}) {
        const base::Vec3 seen = view.seen(item.place.map(corner));
        if (!(std::abs(seen.x) < most && std::abs(seen.y) < most && std::abs(seen.z) < most))
            return {};
        if (seen.z < view.nearest()) {
            crosses = true;
            nearestDepth = view.nearest();
            continue;
        }
        visible = true;
        nearestDepth = std::min(nearestDepth, seen.z);
        const QPointF p = view.pixel(seen);
        left = std::min(left, p.x());
        right = std::max(right, p.x());
        top = std::min(top, p.y());
        bottom = std::max(bottom, p.y());
    }
    if (!visible)
        return {};
    if (crosses)
        return QRectF(QPointF(0, 0), size);
    const double margin = reachOf(item.style) * view.strokeUnitAt(nearestDepth, item.style.screenWidth)
        + 2.5 * shape::bleedOf(item.style);
    const QRectF all(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
    const bool sane = std::abs(all.left()) < most && std::abs(all.top()) < most && all.width() < most
        && all.height() < most;
    return sane ? all : QRectF();
}

QRect wholePixels(const QRectF &rect, const QRect &within)
{
    // Vertices of strokes are off by at most a tenth of a pixel, plus rounding to subpixels.
    constexpr double slack = 0.125;
    const auto x = [&](double v) {
        return static_cast<int>(std::clamp<double>(v, within.left() - 1, within.right() + 2));
    };
    const auto y = [&](double v) {
        return static_cast<int>(std::clamp<double>(v, within.top() - 1, within.bottom() + 2));
    };
    return QRect(QPoint(x(std::floor(rect.left() - slack)), y(std::floor(rect.top() - slack))),
                 QPoint(x(std::ceil(rect.right() + slack)) - 1, y(std::ceil(rect.bottom() + slack)) - 1))
        & within;
}

} // namespace

Plan planFor(const picture::Picture &picture, const QSize &size)
{
    const View views[2] = {View(picture, size, false), View(picture, size, true)};
    const quint64 hashes[2] = {views[0].hash(), views[1].hash()};
    Plan plan{size, views[0].frame(), picture.background, {}, {}};
    plan.steps.reserve(picture.items.size());
    picture::DrawingOrder order = picture::drawingOrder(picture);
    for (const int index : order.items) {
        const Item &item = order.item(picture, index);
        if (!picture::isWithinReach(views[item.pinned], item))
            continue;
        const QRectF rect = extent(item, views[item.pinned], size);
        const QRect bounds = rect.isEmpty() ? QRect() : wholePixels(rect, plan.frame);
        if (!bounds.isEmpty())
            plan.steps.push_back({index, base::Hash(item.hash).add(hashes[item.pinned]).value(), bounds});
    }
    plan.pieces = std::move(order.pieces);
    return plan;
}

} // namespace lectograph::raster
