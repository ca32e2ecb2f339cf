// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

class QKeyEvent;

namespace lectograph::editor {

class GraphCanvas;

/// The keyboard commands of a canvas.
class GraphKeyboard
{
public:
    explicit GraphKeyboard(GraphCanvas &canvas) : m_canvas(canvas) {}

    /// Keys that are shortcuts of the window but are handled here while the canvas has focus.
    bool takes(const QKeyEvent &event) const;
    /// False for unhandled keys.
    bool press(const QKeyEvent &event);
    /// Makes the next arrow key begin a new undo step.
    void endNudge() { m_nudge = {}; }

private:
    /// Moves to the nearest card in this direction; sideways distance counts more.
    void walk(int key);
    void nudge(int key);

    GraphCanvas &m_canvas;
    Gesture m_nudge;
};

} // namespace lectograph::editor
