// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/arranging.h"
#include "editor/edits/clipboard.h"
#include "editor/graph/diagram.h"
#include "editor/operations/copying.h"
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
    void cutAndReconnect();
    void duplicate();
    void copy();
    void paste(PastedColors colors = PastedColors::OfTheLook);
    void toggleMuted();
    void toggleStaged(); ///< of the selected link
    void addCommentBox();
    void group();
    void ungroup();
    /// Asks for a name and saves the selection as a custom block for other lectures.
    void saveAsCustomBlock();
    void align(Qt::Edge edge);
    void distribute(Qt::Orientation orientation);
    void tidy(); ///< rearranges all blocks

private:
    QString sceneId() const { return m_session.selection.scene(); }
    const lecture::Scene *scene() const;
    std::vector<const diagram::NodeCard *> selectedCards() const;
    bool edit(const QString &name, const Document::Edit &change);
    /// An edit of the lecture in which all nodes have positions, so that nothing jumps.
    bool editPlaced(const QString &name, const Document::Edit &change);
    base::Result<lecture::Lecture> placed(const lecture::Lecture &lecture) const;
    /// The same for later.
    Document::Edit placing() const;
    void arrange(const QString &name, const std::vector<const diagram::NodeCard *> &cards, const Shifts &shifts);
    /// Copies by `offset` on canvas.
    CopyWish wish(const QString &name, const QPointF &offset) const;
    void revealFirst(); ///< of the selected cards

    Session &m_session;
    GraphCanvas &m_canvas;
    int m_pasted = 0; ///< number of pastes since the last copy
};

} // namespace lectograph::editor
