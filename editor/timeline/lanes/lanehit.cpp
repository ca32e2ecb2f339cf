// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanehit.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Time;

namespace {

constexpr double barHeight = 22;
constexpr double levelHeight = 24;
constexpr double keyReach = 7;
constexpr double edgeReach = 5;
constexpr double fadeHandleReach = 7;
constexpr double lineReach = 2.5;
constexpr double leastWidth = 3;

Time sceneTime(const TimelineView &view, double x)
{
    return Time::fromSeconds(view.axis().seconds(x)) - view.sceneStart();
}

} // namespace

QRectF barRect(const TimelineView &view, const TimeRow &row, const Bar &bar)
{
    const double left = view.x(bar.start);
    return {left, row.top - view.scrollY() + 3 + bar.level * levelHeight,
            std::max(leastWidth, view.x(bar.end) - left - 1), barHeight};
}

QPointF keyPoint(const TimelineView &view, const TimeRow &row, std::size_t key)
{
    return {view.axis().x(view.sceneStart().seconds() + row.keys->at[key]),
            row.top - view.scrollY() + row.height / 2.0};
}

QRectF chevronRect(const QRectF &bar)
{
    return bar.width() < 36 ? QRectF() : QRectF(bar.left() + 2, bar.top(), 18, bar.height());
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
    const TimeRow *row = nullptr;
    if (const auto *clip = std::get_if<ClipId>(&item)) {
        const Bar *bar = view.barOf(*clip, &row);
        return bar ? barRect(view, *row, *bar) : QRectF();
    }
    if (const auto *sound = std::get_if<SoundId>(&item)) {
        const SoundBar *bar = view.barOf(*sound, &row);
        return bar ? soundRect(view, *row, *bar) : QRectF();
    }
    const auto &key = std::get<KeyPlace>(item);
    row = view.rowOf(key);
    if (!row || !row->keys || key.index < 0 || static_cast<std::size_t>(key.index) >= row->keys->at.size())
        return {};
    const QPointF middle = keyPoint(view, *row, static_cast<std::size_t>(key.index));
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
        hit.part = LaneHit::Part::Key;
        hit.item = keyPlace(*hit.row, i);
    }
}

void hitClip(LaneHit &hit, const TimelineView &view, const QPointF &point)
{
    const Time right = sceneTime(view, point.x() + edgeReach);
    for (auto bar = firstBarAt(*hit.row, sceneTime(view, point.x() - edgeReach));
         bar != hit.row->bars.end() && bar->start <= right; ++bar) {
        const QRectF rect = barRect(view, *hit.row, *bar);
        if (!rect.adjusted(-1, 0, 1, 0).contains(point))
            continue;
        hit.item = bar->id();
        hit.part = LaneHit::Part::Body;
        // Short clips keep a body by which they can be moved.
        const double reach = std::min(edgeReach, rect.width() / 4);
        if (bar->clip->isGroup() && chevronRect(rect).contains(point) && point.x() > rect.left() + reach)
            hit.part = LaneHit::Part::Chevron;
        else if (point.x() < rect.left() + reach)
            hit.part = LaneHit::Part::Start;
        else if (point.x() > rect.right() - reach)
            hit.part = LaneHit::Part::End;
    }
}

LaneHit::Part soundPartAt(const TimelineView &view, const SoundBar &bar, const QRectF &rect, const QPointF &point)
{
    using enum LaneHit::Part;
    const double reach = std::min(edgeReach, rect.width() / 4);
    const double outer = std::min(reach, 3.0);
    const bool hasHandles = rect.width() >= 40;
    const auto isOn = [&](const QPointF &handle) {
        return hasHandles && std::abs(point.x() - handle.x()) <= fadeHandleReach
            && std::abs(point.y() - handle.y()) <= fadeHandleReach;
    };
    if (point.x() < rect.left() + outer)
        return Start;
    if (point.x() > rect.right() - outer)
        return End;
    if (isOn(fadeInHandle(view, rect, bar)))
        return FadeIn;
    if (isOn(fadeOutHandle(view, rect, bar)))
        return FadeOut;
    if (point.x() < rect.left() + reach)
        return Start;
    if (point.x() > rect.right() - reach)
        return End;
    const bool hasLine = hasHandles && view.session().selection.has(bar.id());
    return hasLine && std::abs(point.y() - gainLine(rect, bar.sound->gain)) <= lineReach ? Gain : Body;
}

void hitSound(LaneHit &hit, const TimelineView &view, const QPointF &point)
{
    for (const SoundBar &bar : hit.row->sounds) {
        const QRectF rect = soundRect(view, *hit.row, bar);
        if (!rect.adjusted(-1, 0, 1, 0).contains(point))
            continue;
        hit.item = bar.id();
        hit.part = soundPartAt(view, bar, rect, point);
        return;
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
    else if (hit.row->kind == RowKind::Sound)
        hitSound(hit, view, point);
    else
        hitClip(hit, view, point);
    return hit;
}

TimelineItems itemsIn(const TimelineView &view, const QRectF &rect)
{
    TimelineItems result;
    for (const TimeRow &row : view.rows()) {
        const double top = row.top - view.scrollY();
        if (top >= rect.bottom() || top + row.height <= rect.top() || row.isLocked)
            continue;
        for (const SoundBar &bar : row.sounds) {
            if (soundRect(view, row, bar).intersects(rect))
                result.sounds.push_back(bar.id());
        }
        for (auto bar = firstBarAt(row, sceneTime(view, rect.left()));
             bar != row.bars.end() && view.x(bar->start) <= rect.right(); ++bar) {
            if (barRect(view, row, *bar).intersects(rect))
                result.clips.push_back(bar->id());
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
