// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"
#include "editor/session/session.h"

#include <QWidget>

#include <memory>

class QLabel;
class QMenu;

namespace lectograph::editor {

class EmptyState;
class GraphCanvas;
class GraphCommands;
class PanelHeader;

/// The node graph: the scene's blocks and the links between them.
class GraphPanel : public QWidget
{
    Q_OBJECT

public:
    GraphPanel(Session &session, QWidget *parent);
    ~GraphPanel() override;

    GraphCanvas &canvas() { return *m_canvas; }

Q_SIGNALS:
    void inspectRequested(); ///< asks to show the properties of the selection
    void showRequested();    ///< an action needs the panel, which is hidden

private:
    void addActions();
    void addHead(PanelHeader *head);
    void fill(QMenu &menu, std::initializer_list<ActionId> ids) const;
    QMenu *arrangeMenu(QWidget *parent) const;
    void addUnlinkMenu(QMenu &menu);
    void showMenu(const QPoint &global);
    void showInherited(bool isShown);
    void follow();
    void enableActions();

    Session &m_session;
    GraphCanvas *m_canvas;
    std::unique_ptr<GraphCommands> m_commands;
    QLabel *m_sceneName;
    EmptyState *m_empty;
};

} // namespace lectograph::editor
