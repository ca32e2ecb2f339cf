// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/lanehit.h"

#include <memory>

namespace lectograph::editor {

/// A drag in the lanes, from press to release.
class LaneDrag
{
public:
    LaneDrag() = default;
    LaneDrag(const LaneDrag &) = delete;
    LaneDrag &operator=(const LaneDrag &) = delete;
    virtual ~LaneDrag() = default;

    virtual void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) = 0;
    /// As if it had not begun.
    virtual void cancel() {}
    /// The view scrolls while the pointer is beside the lanes.
    virtual bool autoScrolls() const { return true; }
    /// The rectangle of a box selection, in pixels of the widget.
    virtual std::optional<QRectF> box() const { return std::nullopt; }
};

/// What a drag that begins at `from` does, by what the pointer holds there, with what is selected.
std::unique_ptr<LaneDrag> laneDrag(TimelineView &view, const LaneHit &hit, const QPointF &from,
                                   Qt::KeyboardModifiers modifiers);
/// Scrolls the view.
std::unique_ptr<LaneDrag> panDrag(TimelineView &view, const QPointF &from);

} // namespace lectograph::editor
