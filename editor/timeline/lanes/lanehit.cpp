// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanehit.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr double keyReach = 7;
constexpr double leastWidth = 3;

Time sceneTime(const TimelineView &view, double x)
{
    return Time::fromSeconds(view.axis().seconds(x)) - view.sceneStart();
}

} // namespace

QRectF barRect(const TimelineView &view, const TimeRow &row, const Bar &bar)
{
    const double left = view.x(bar.start);
    const double height = std::visit([](const auto &kind) { return heightOf(kind); }, bar.of);
    const double top = row.top - view.scrollY() + 3 + bar.level * levelHeight;
    return {left, top, std::max(leastWidth, view.x(bar.end) - left - 1), height};
}

double edgeReach(const QRectF &bar)
{
    return std::min(5.0, bar.width() / 4);
}

QPointF keyPoint(const TimelineView &view, const TimeRow &row, std::size_t key)
{
    return {view.axis().x(view.sceneStart().seconds() + row.keys->at[key]),
            row.top - view.scrollY() + row.height / 2.0};
}

std::pair<std::size_t, std::size_t> keysBetween(const TimelineView &view, const TimeRow &row, double left, double right)
{
    if (!row.keys)
        return {0, 0};
    const std::vector<double> &at = row.keys->at;
    const double start = view.sceneStart().seconds();
    const auto first = std::ranges::lower_bound(at, view.axis().seconds(left) - start);
    const auto last = std::upper_bound(first, at.end(), view.axis().seconds(right) - start);
    return {static_cast<std::size_t>(first - at.begin()), static_cast<std::size_t>(last - at.begin())};
}

KeyPlace keyPlace(const TimeRow &row, std::size_t key)
{
    return {row.property.node, row.property.clip, row.property.key, static_cast<int>(key)};
}

QRectF rectOf(const TimelineView &view, const TimelineItem &item)
{
    const auto *key = std::get_if<KeyPlace>(&item);
    const TimeRow *row = key ? view.rowOf(item) : nullptr;
    if (!key) {
        const Bar *bar = view.barOf(item, &row);
        return bar ? barRect(view, *row, *bar) : QRectF();
    }
    if (!row || !row->keys || key->index < 0 || static_cast<std::size_t>(key->index) >= row->keys->at.size())
        return {};
    const QPointF middle = keyPoint(view, *row, static_cast<std::size_t>(key->index));
    return {middle.x() - 6, middle.y() - 6, 12, 12};
}

namespace {

void hitKey(LaneHit &hit, const TimelineView &view, const QPointF &point)
{
    const auto [first, last] = keysBetween(view, *hit.row, point.x() - keyReach, point.x() + keyReach);
    double best = keyReach + 1;
    for (std::size_t i = first; i < last; ++i) {
        const double distance = std::abs(keyPoint(view, *hit.row, i).x() - point.x());
        if (distance >= best)
            continue;
        best = distance;
        hit.part = LanePart::Key;
        hit.item = keyPlace(*hit.row, i);
    }
}

void hitBar(LaneHit &hit, const TimelineView &view, const QPointF &point)
{
    constexpr double reach = 5;
    const Time right = sceneTime(view, point.x() + reach);
    for (auto bar = firstBarAt(*hit.row, sceneTime(view, point.x() - reach));
         bar != hit.row->bars.end() && bar->start <= right; ++bar) {
        const ShownBar shown{view, *hit.row, *bar};
        if (!shown.rect.adjusted(-1, 0, 1, 0).contains(point))
            continue;
        hit.item = bar->item;
        hit.part = std::visit([&](const auto &kind) { return partAt(shown, kind, point); }, bar->of);
    }
}

} // namespace

LaneHit hitAt(const TimelineView &view, const QPointF &point)
{
    LaneHit hit;
    hit.row = view.rowAt(static_cast<int>(std::floor(point.y())) + view.scrollY());
    if (!hit.row)
        return hit;
    if (hit.row->keys)
        hitKey(hit, view, point);
    else
        hitBar(hit, view, point);
    return hit;
}

TimelineItems itemsIn(const TimelineView &view, const QRectF &rect)
{
    TimelineItems result;
    for (const TimeRow &row : view.rows()) {
        const double top = row.top - view.scrollY();
        if (top >= rect.bottom() || top + row.height <= rect.top() || row.isLocked)
            continue;
        for (auto bar = firstBarAt(row, sceneTime(view, rect.left()));
             bar != row.bars.end() && view.x(bar->start) <= rect.right(); ++bar) {
            const bool isElsewhere = bar->sound() && !bar->sound()->isOwn(); // a box is about the open scene
            if (!isElsewhere && barRect(view, row, *bar).intersects(rect))
                add(result, bar->item);
        }
        const auto [first, last] = keysBetween(view, row, rect.left(), rect.right());
        const double middle = top + row.height / 2.0;
        if (middle < rect.top() - 4 || middle > rect.bottom() + 4)
            continue;
        for (std::size_t i = first; i < last; ++i)
            result.keys.push_back(keyPlace(row, i));
    }
    return result;
}

} // namespace lectograph::editor
