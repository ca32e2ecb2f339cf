// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <QPointF>
#include <QRectF>

namespace lectograph::editor {

// Where things are in the lanes, in pixels of the widget.

QRectF barRect(const TimelineView &view, const TimeRow &row, const Bar &bar);
QPointF keyPoint(const TimelineView &view, const TimeRow &row, std::size_t key);
/// Of a group's bar: opens and closes it. Empty if there is no room for it.
QRectF chevronRect(const QRectF &bar);
/// The indices of the keyframes between two pixels, from first to one past the last.
std::pair<std::size_t, std::size_t> keysBetween(const TimelineView &view, const TimeRow &row, double left,
                                                double right);
KeyPlace keyPlace(const TimeRow &row, std::size_t key);

struct LaneHit
{
    enum class Part { Nothing, Body, Start, End, Chevron, Key };

    Part part = Part::Nothing;
    const TimeRow *row = nullptr; ///< good until the rows change
    std::optional<lecture::ClipPlace> clip;
    std::optional<KeyPlace> key;
};
LaneHit hitAt(const TimelineView &view, const QPointF &point);

/// What a rectangle of the widget touches, in tracks that are not locked.
struct Touched
{
    std::vector<lecture::ClipPlace> clips;
    std::vector<KeyPlace> keys;
    std::vector<int> sounds;
};
Touched touched(const TimelineView &view, const QRectF &rect);

} // namespace lectograph::editor
