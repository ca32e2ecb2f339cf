// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/stagetool.h"

#include <QPointF>

#include <memory>

namespace lectograph::editor {

/// The tool of the pressed button, from the press to the release. It begins when the pointer has moved far enough.
class ToolDrag
{
public:
    /// `tool`: null for a press that does nothing.
    void press(std::unique_ptr<StageTool> tool, const QPointF &at);
    bool isOn() const { return m_tool != nullptr; }
    /// What it shows; null if it is not on.
    const DragFeedback *feedback() const { return m_tool ? &m_tool->feedback() : nullptr; }

    /// False while it has not begun.
    bool moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    /// A release, which is a click if nothing has been dragged.
    void click(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void end();
    /// Nothing more happens until end().
    void cancel();

private:
    std::unique_ptr<StageTool> m_tool;
    QPointF m_pressed;
    bool m_hasBegun = false;
};

} // namespace lectograph::editor
