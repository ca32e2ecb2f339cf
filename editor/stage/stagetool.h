// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/connectdots.h"

#include <QLineF>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace lectograph::editor {

class StageOverlay;

/// What a moved item snaps to, in scene units, y up.
struct SnapTargets
{
    QRectF frame;
    std::vector<QRectF> others;
    double grid = 0; ///< spacing of the grid; 0: no grid
};

struct Snapped
{
    QPointF shift;             ///< to add to the movement
    std::vector<QLineF> lines; ///< guides to show
};

/// The smallest shift, at most `reach` per axis, that aligns an edge or the centre of `moving` with an edge or the
/// centre of a target. Items have priority over the grid.
Snapped snapped(const QRectF &moving, const SnapTargets &targets, double reach);

/// What is shown during a drag.
struct DragFeedback
{
    std::vector<QLineF> guides = {};          ///< in scene units
    bool isPinned = false;                    ///< the guides
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
/// Scales or rotates the selection, or moves the end of a line.
std::unique_ptr<StageTool> handleDrag(StageOverlay &stage, const QPointF &from, const Handle &handle);

} // namespace lectograph::editor
