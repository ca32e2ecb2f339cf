// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipboard.h"
#include "editor/session/session.h"

#include <QCoreApplication>

namespace lectograph::editor {

class GraphCanvas;

/// The menu and keyboard commands on the graph's selection.
class GraphCommands
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::GraphCommands)

public:
    GraphCommands(Session &session, GraphCanvas &canvas) : m_session(session), m_canvas(canvas) {}

    void selectAll();
    void remove();
    void removeAndReconnect();
    void duplicate();
    void copy();
    void paste();
    void toggleMuted();
    void toggleStaged(); ///< of the selected link
    void addCommentBox();
    void group();
    void ungroup();
    /// Asks for a name and saves the selection as a custom block for other lectures.
    void saveAsCustomBlock();
    enum class Edge { Left, Right, Top, Bottom };
    void align(Edge edge);
    void distribute(Qt::Orientation orientation);
    void tidy(); ///< rearranges all blocks

private:
    const lecture::Scene *scene() const;
    void addCopies(const QString &name, const NodeCopies &copies, const QPointF &by);

    Session &m_session;
    GraphCanvas &m_canvas;
    int m_pasted = 0; ///< number of pastes since the last copy
};

} // namespace lectograph::editor
