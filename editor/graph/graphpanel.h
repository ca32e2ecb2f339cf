// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include "editor/session/actionid.h"
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

private:
    void addActions();
    void addHead(PanelHeader *head);
    QAction *add(ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                 const std::function<void()> &run);
    QMenu *arrangeMenu(QWidget *parent) const;
    void addUnlinkMenu(QMenu &menu);
    void showMenu(const QPoint &global);
    void follow();
    void enableActions();

    Session &m_session;
    GraphCanvas *m_canvas;
    std::unique_ptr<GraphCommands> m_commands;
    QLabel *m_sceneName;
    EmptyState *m_empty;
};

} // namespace lectograph::editor
