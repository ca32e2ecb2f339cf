// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curveview.h"
#include "editor/session/liveedit.h"

class QPainter;

namespace lectograph::editor {

/// A drag in the curve editor, from press to release. Points are in pixels of the widget.
class CurveDrag
{
public:
    explicit CurveDrag(CurveView &view) : m_view(view), m_edit(view.session().document) {}
    CurveDrag(const CurveDrag &) = delete;
    CurveDrag &operator=(const CurveDrag &) = delete;
    virtual ~CurveDrag() = default;

    virtual void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) = 0;
    /// Called on release if the pointer did not move.
    virtual void click(Qt::KeyboardModifiers) {}
    /// Reverts all changes.
    void cancel() { m_edit.cancel(); }
    /// Whether it starts without a minimum distance.
    virtual bool isImmediate() const { return false; }
    /// Whether the box around the selected keyframes is shown during the drag.
    virtual bool showsBox() const { return true; }
    virtual void paint(QPainter &) const {}

protected:
    CurveView &m_view;
    LiveEdit m_edit;
};

/// Selects what is at `from` and starts to drag it, or pans the view; null if there is nothing to drag.
std::unique_ptr<CurveDrag> curveDrag(CurveView &view, const QPointF &from, Qt::KeyboardModifiers modifiers, bool pans);

} // namespace lectograph::editor
