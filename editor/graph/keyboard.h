// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

class QKeyEvent;

namespace lectograph::editor {

class GraphCanvas;

/// What keys do in a canvas.
class GraphKeyboard
{
public:
    explicit GraphKeyboard(GraphCanvas &canvas) : m_canvas(canvas) {}

    /// Keys that mean something else in the window, but here while the focus is here.
    bool takes(const QKeyEvent &event) const;
    /// False for keys that mean nothing here.
    bool press(const QKeyEvent &event);
    /// The next arrow key begins another step of the history.
    void endNudge() { m_nudge = {}; }

private:
    /// To the card that lies closest in this direction; what lies aside counts as further away.
    void walk(int key);
    void nudge(int key);

    GraphCanvas &m_canvas;
    Gesture m_nudge;
};

} // namespace lectograph::editor
