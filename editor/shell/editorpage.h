// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace lectograph::editor {

class ExportQueue;
class GraphPanel;
class SpacePanel;
class PalettePanel;
class StagePanel;
class StatusBar;
struct Program;
struct Session;

/// Panel sizes and tabs, for restoring them in the next window.
struct EditorLayout
{
    QByteArray columns;
    QByteArray rows;
    int bottom = 0;
    int side = 0;
    int view = 2; ///< an EditorPage::View
    double stageShare = 560.0 / 896;
};

/// Five areas (palette, stage, graph, inspector and animations, timeline) in a fixed order, with proportions per
/// workspace.
class EditorPage : public QWidget
{
    Q_OBJECT

public:
    /// `window` owns the actions of the panels.
    EditorPage(const Program &program, QMenu *mainMenu, QMenu *workspaceMenu, QWidget *window);

    StagePanel *stage() const { return m_stage; }

    /// What is in the middle: Both are stage and graph, Space is the stage with the scene in space. A new user sees the stage.
    enum class View { Stage, Graph, Both, Space };
    void setView(View view);
    View view() const;
    /// Shows the stage and the panel beside it, graph or space, with these shares of the width, or only one of them if the
    /// other's share is 0.
    void divideColumns(int stage, int beside, int palette = 210, int inspector = 264);
    void divideRows(int upper, int lower);

    /// Of the panel with this name: "problems".
    void showTab(const QString &name);
    void showInGraph();
    void movePanelFocus(int direction);

    EditorLayout layoutState() const;
    void restoreLayout(const EditorLayout &layout);

private:
    QWidget *stageColumn(const Program &program, QWidget *window);
    QTabWidget *sidePanel();
    QTabWidget *bottomPanel(ExportQueue &exports);
    /// Checks the action of the current view.
    void followView();

    Session &m_session;
    QSplitter *m_rows = nullptr;
    QSplitter *m_columns = nullptr;
    PalettePanel *m_palette = nullptr;
    QWidget *m_stageColumn = nullptr;
    StagePanel *m_stage = nullptr;
    QStackedWidget *m_beside = nullptr; ///< the graph, or the scene in space
    GraphPanel *m_graph = nullptr;
    SpacePanel *m_space = nullptr;
    QTabWidget *m_side = nullptr;
    QTabWidget *m_bottom = nullptr;
    StatusBar *m_status = nullptr;
    double m_stageShare = EditorLayout().stageShare; ///< of the width of the stage and what is beside it
};

} // namespace lectograph::editor
