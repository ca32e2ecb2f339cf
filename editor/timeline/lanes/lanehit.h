// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <QPointF>
#include <QRectF>

namespace lectograph::editor {

// Geometry of the items in the lanes, in pixels of the widget.

QRectF barRect(const TimelineView &view, const TimeRow &row, const Bar &bar);
/// A bar with where it is shown.
struct ShownBar
{
    const TimelineView &view;
    const TimeRow &row;
    const Bar &bar;
    QRectF rect = barRect(view, row, bar);

    bool isSelected() const { return view.session().selection.has(bar.item); }
};
QPointF keyPoint(const TimelineView &view, const TimeRow &row, std::size_t key);
/// The rectangle of an item; empty if it has no row.
QRectF rectOf(const TimelineView &view, const TimelineItem &item);
/// The distance from the edge of a bar within which the edge is dragged; short bars keep a body by which they can be moved.
double edgeReach(const QRectF &bar);
/// The indices of the keyframes between two pixels: first, and one past the last.
std::pair<std::size_t, std::size_t> keysBetween(const TimelineView &view, const TimeRow &row, double left,
                                                double right);
KeyPlace keyPlace(const TimeRow &row, std::size_t key);

struct LaneHit
{
    LanePart part = LanePart::Nothing;
    const TimeRow *row = nullptr; ///< valid until the rows change
    std::optional<TimelineItem> item;

    const ClipId *clip() const { return item ? std::get_if<ClipId>(&*item) : nullptr; }
    const KeyPlace *key() const { return item ? std::get_if<KeyPlace>(&*item) : nullptr; }
    const SoundId *sound() const { return item ? std::get_if<SoundId>(&*item) : nullptr; }
};
LaneHit hitAt(const TimelineView &view, const QPointF &point);

/// The items that a rectangle of the widget intersects, except on locked tracks.
TimelineItems itemsIn(const TimelineView &view, const QRectF &rect);

} // namespace lectograph::editor
