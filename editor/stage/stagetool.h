// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace lectograph::editor {

class StageOverlay;
struct Handle;

/// What a drag shows while it lasts.
struct DragFeedback
{
    std::vector<QLineF> guides = {}; ///< in scene units
    bool isPinned = false;           ///< the guides
    QString note = {};               ///< what it does, in figures
    std::optional<QRectF> band = {}; ///< the rectangle that selects, in pixels of the widget
};

/// What the mouse does on the stage from press to release; by itself nothing.
class StageTool
{
public:
    StageTool() = default;
    StageTool(const StageTool &) = delete;
    StageTool &operator=(const StageTool &) = delete;
    virtual ~StageTool() = default;

    /// The pointer leaves the place where it was pressed. False if there is nothing to drag.
    virtual bool begin() { return true; }
    virtual void moveTo(const QPointF &, Qt::KeyboardModifiers) {}
    /// Released where it was pressed.
    virtual void click(const QPointF &, Qt::KeyboardModifiers) {}
    /// As if it had not begun.
    virtual void cancel() {}
    /// It begins with the first pixel.
    virtual bool isImmediate() const { return false; }
    const DragFeedback &feedback() const { return m_feedback; }

protected:
    DragFeedback m_feedback;
};

/// Moves the view.
std::unique_ptr<StageTool> panDrag(StageOverlay &stage, const QPointF &from);
/// Selects what its rectangle touches; with Shift or Ctrl besides what is selected already.
std::unique_ptr<StageTool> bandSelection(StageOverlay &stage, const QPointF &from, Qt::KeyboardModifiers modifiers);
/// Moves what is selected; as a click it selects what is there.
std::unique_ptr<StageTool> moveDrag(StageOverlay &stage, const QPointF &from);
/// Scales or turns what is selected, or moves the end of a line.
std::unique_ptr<StageTool> handleDrag(StageOverlay &stage, const QPointF &from, const Handle &handle);

} // namespace lectograph::editor
