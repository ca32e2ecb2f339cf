// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curveview.h"

class QPainter;

namespace lectograph::editor {

/// A drag on the canvas of the curve editor, from press to release.
class CurveDrag
{
public:
    CurveDrag() = default;
    CurveDrag(const CurveDrag &) = delete;
    CurveDrag &operator=(const CurveDrag &) = delete;
    virtual ~CurveDrag() = default;

    virtual void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) = 0;
    /// The button is released without a move.
    virtual void click(Qt::KeyboardModifiers) {}
    /// As if it had not begun.
    virtual void cancel() {}
    /// Follows the pointer from the first pixel.
    virtual bool isImmediate() const { return false; }
    /// The box around what is selected is shown meanwhile.
    virtual bool showsBox() const { return true; }
    virtual void paint(QPainter &) const {}
};

/// What a drag that begins at `from` does, by what the pointer holds there, after it has selected that. Null: nothing.
std::unique_ptr<CurveDrag> curveDrag(CurveView &view, const QPointF &from, Qt::KeyboardModifiers modifiers);
/// Moves the canvas.
std::unique_ptr<CurveDrag> panDrag(CurveView &view, const QPointF &from);
/// Scales what is selected by a grip of the box around it.
std::unique_ptr<CurveDrag> scaleDrag(CurveView &view, ScaleBox::Grip grip, const QPointF &from);

} // namespace lectograph::editor
