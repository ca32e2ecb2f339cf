// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/snapping.h"
#include "editor/stage/connectdots.h"

#include <QString>

#include <memory>

namespace lectograph::editor {

class StageOverlay;
struct Handle;
struct Hit;

/// What is shown during a drag.
struct DragFeedback
{
    std::vector<QLineF> guides = {};          ///< in scene units
    std::vector<QLineF> gaps = {};            ///< equal distances, in scene units
    bool isPinned = false;                    ///< the guides and gaps
    QString note = {};                        ///< the change in numbers
    std::optional<QRectF> band = {};          ///< selection rectangle, in pixels of the widget
    std::optional<ConnectTarget> target = {}; ///< where the end of a line is put
};

/// A mouse tool on the stage, from press to release; the base class does nothing.
class StageTool
{
public:
    StageTool() = default;
    StageTool(const StageTool &) = delete;
    StageTool &operator=(const StageTool &) = delete;
    virtual ~StageTool() = default;

    /// Called when the pointer leaves the place of the press. False if there is nothing to drag.
    virtual bool begin() { return true; }
    virtual void moveTo(const QPointF &, Qt::KeyboardModifiers) {}
    /// Called on release if the pointer did not move.
    virtual void click(const QPointF &, Qt::KeyboardModifiers) {}
    /// Called on release if it did.
    virtual void release(const QPointF &, Qt::KeyboardModifiers) {}
    /// Restores the state before the drag.
    virtual void cancel() {}
    /// Whether it starts without a minimum distance.
    virtual bool isImmediate() const { return false; }
    const DragFeedback &feedback() const { return m_feedback; }

protected:
    DragFeedback m_feedback;
};

/// Pans the view.
std::unique_ptr<StageTool> panDrag(StageOverlay &stage, const QPointF &from);
/// Selects the actors that its rectangle touches; Shift or Ctrl adds them to the selection.
std::unique_ptr<StageTool> bandSelection(StageOverlay &stage, const QPointF &from, Qt::KeyboardModifiers modifiers);
/// Moves the selection; a click selects the actor there.
std::unique_ptr<StageTool> moveDrag(StageOverlay &stage, const QPointF &from);
/// Duplicates the selection and moves the copies; a click selects the part of the actor there.
std::unique_ptr<StageTool> duplicateDrag(StageOverlay &stage, const QPointF &from, const Hit &hit);
/// Scales or rotates the selection, or moves the end of a line.
std::unique_ptr<StageTool> handleDrag(StageOverlay &stage, const QPointF &from, const Handle &handle);

} // namespace lectograph::editor
