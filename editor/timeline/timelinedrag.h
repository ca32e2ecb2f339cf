// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace lectograph::editor {

/// A drag on the timeline, from press to release. Points are in pixels of the widget.
class TimelineDrag
{
public:
    TimelineDrag() = default;
    TimelineDrag(const TimelineDrag &) = delete;
    TimelineDrag &operator=(const TimelineDrag &) = delete;
    virtual ~TimelineDrag() = default;

    virtual void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) = 0;
    virtual void release() {}
    /// Restores the state before the drag.
    virtual void cancel() {}
    /// Whether the view scrolls while the pointer is beside the widget.
    virtual bool autoScrolls() const { return true; }
    /// The rectangle of a box selection.
    virtual std::optional<QRectF> box() const { return std::nullopt; }
};

} // namespace lectograph::editor
