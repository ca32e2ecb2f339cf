// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/tooldrag.h"

#include <QApplication>

#include <utility>

namespace lectograph::editor {

void ToolDrag::press(std::unique_ptr<StageTool> tool, const QPointF &at)
{
    m_tool = std::move(tool);
    m_pressed = at;
    m_hasBegun = false;
}

bool ToolDrag::moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (!m_tool)
        return false;
    const bool isFar = (at - m_pressed).manhattanLength() >= QApplication::startDragDistance() / 2.0;
    if (!m_hasBegun && (isFar || m_tool->isImmediate())) {
        m_hasBegun = true;
        if (!m_tool->begin())
            m_tool = std::make_unique<StageTool>();
    }
    if (m_hasBegun)
        m_tool->moveTo(at, modifiers);
    return m_hasBegun;
}

void ToolDrag::click(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (m_tool && m_hasBegun)
        m_tool->release(at, modifiers);
    else if (m_tool)
        m_tool->click(at, modifiers);
}

void ToolDrag::end()
{
    m_tool.reset();
    m_hasBegun = false;
}

void ToolDrag::cancel()
{
    m_tool->cancel();
    m_tool = std::make_unique<StageTool>();
    m_hasBegun = false;
}

} // namespace lectograph::editor
